## Se studií není něco v pořádku

problem-study-kind = Studie „{ $given }“ neexistuje; zvolte jednu z: { $expected }.
problem-study-toml = Soubor { $file } nelze číst jako TOML: podívejte se na řádek { $line }.
problem-study-setting = { $file }: taková studie nemá nastavení „{ $given }“; má: { $expected }.
problem-study-value = { $file }: nastavení { $setting } má vypadat takto: { $expected }.
problem-study-missing = { $file }: chybí nastavení { $setting }; doplňte je, například takto: { $expected }.
problem-study-bots = { $given ->
    [one] Jeden bot není turnaj
    [few] { $given } boti nejsou turnaj
    [many] { $given } bota není turnaj
   *[other] { $given } botů není turnaj
}; jmenujte jich { $least } až { $most }.
problem-study-twice = „{ $bot }“ byl jmenován dvakrát; jmenujte různé boty, nebo dejte jednomu jiný rozpočet.
problem-study-timed = Bot „{ $bot }“ přemýšlí podle hodin, takže by jeho partie nikdo nezopakoval; dejte mu počet simulací, například search:500.
problem-study-bots-seats = { $given ->
    [one] Jeden bot je
    [few] { $given } boti jsou
    [many] { $given } bota je
   *[other] { $given } botů je
} víc než { $seats ->
    [one] jedno místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
} u stolu; jmenujte méně botů nebo více míst.
problem-study-parts = To je víc než { $most } kombinací; zvolte méně hodnot.
problem-study-needs = K tomu je potřeba další balíček ({ $package }); nainstalujte cheeseboard[study].
problem-study-ray = Na adrese { $address } není cluster Ray, který by šel použít; ověřte, že běží, a to se stejnými verzemi Pythonu a Ray jako tady.
problem-study-busy = Do složky { $folder } právě zapisuje jiná studie; počkejte na ni, nebo zvolte jinou složku pomocí --output.
problem-study-other = Ve složce { $folder } je jiná studie nebo studie jiné verze či edice; zvolte jinou složku pomocí --output, nebo nastavení, s nímž začala.
problem-study-damaged = Soubor { $file } je poškozený; smažte ho a spusťte studii znovu, sehraje, co chybí.
problem-study-engine = Některý pracovní proces hraje { $game } podle jiné verze nebo edice než tento počítač; nainstalujte všude totéž.
problem-study-lost = Pracovní proces se ztratil { $times }krát po sobě; zjistěte, zda nedochází paměť, a spusťte studii znovu, bude odtud pokračovat.
