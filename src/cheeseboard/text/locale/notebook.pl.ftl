## Coś jest nie tak z tabelą

problem-frame-kind = Nie ma tabeli „{ $given }”; wybierz jedną z: { $expected }.
problem-frame-library = Nie znamy tu biblioteki tabel „{ $given }”; wybierz jedną z: { $expected }.
problem-frame-needs = Do tabel potrzebny jest inny pakiet ({ $package }); zainstaluj cheeseboard[notebook].
