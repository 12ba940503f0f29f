## S tabulkou není něco v pořádku

problem-frame-kind = Tabulka „{ $given }“ neexistuje; zvolte jednu z: { $expected }.
problem-frame-library = Knihovnu tabulek „{ $given }“ tu neznáme; zvolte jednu z: { $expected }.
problem-frame-needs = K tabulkám je potřeba další balíček ({ $package }); nainstalujte cheeseboard[notebook].
