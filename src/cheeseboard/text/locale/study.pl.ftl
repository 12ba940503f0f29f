## Coś jest nie tak z badaniem

problem-study-kind = Nie ma badania „{ $given }”; wybierz jedno z: { $expected }.
problem-study-toml = Pliku { $file } nie da się odczytać jako TOML: spójrz na wiersz { $line }.
problem-study-setting = { $file }: takie badanie nie ma ustawienia „{ $given }”; ma: { $expected }.
problem-study-value = { $file }: ustawienie { $setting } powinno wyglądać tak: { $expected }.
problem-study-missing = { $file }: brakuje ustawienia { $setting }; dodaj je, na przykład tak: { $expected }.
problem-study-bots = { $given ->
    [one] Jeden bot to nie turniej
    [few] { $given } boty to nie turniej
    [many] { $given } botów to nie turniej
   *[other] { $given } bota to nie turniej
}; podaj od { $least } do { $most }.
problem-study-twice = „{ $bot }” podano dwa razy; podaj różne boty albo daj jednemu inny budżet.
problem-study-timed = Bot „{ $bot }” myśli według zegara, więc nikt nie powtórzyłby jego partii; daj mu liczbę symulacji, na przykład search:500.
problem-study-bots-seats = { $given ->
    [one] Jeden bot to
    [few] { $given } boty to
    [many] { $given } botów to
   *[other] { $given } bota to
} więcej niż { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
} przy stole; podaj mniej botów albo więcej miejsc.
problem-study-parts = To więcej niż { $most } kombinacji; wybierz mniej wartości.
problem-study-needs = Do tego potrzebny jest inny pakiet ({ $package }); zainstaluj cheeseboard[study].
problem-study-ray = Pod adresem { $address } nie ma klastra Ray, którego można użyć; sprawdź, czy działa, i to z tymi samymi wersjami Pythona i Ray co tutaj.
problem-study-busy = Do folderu { $folder } pisze właśnie inne badanie; poczekaj na nie albo wybierz inny folder przez --output.
problem-study-other = W folderze { $folder } jest inne badanie albo badanie innej wersji lub edycji; wybierz inny folder przez --output albo ustawienia, z którymi się zaczęło.
problem-study-damaged = Plik { $file } jest uszkodzony; usuń go i uruchom badanie ponownie, rozegra to, czego brakuje.
problem-study-engine = Któryś proces roboczy gra w { $game } według innej wersji lub edycji niż ten komputer; zainstaluj wszędzie to samo.
problem-study-lost = Proces roboczy przepadł { $times } razy z rzędu; sprawdź, czy nie brakuje pamięci, i uruchom badanie ponownie, pójdzie stąd dalej.
