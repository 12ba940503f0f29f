## Hráči

seat-name = Hráč { $number }

## Výčty

list-two = { $first } a { $second }
list-more = { $first }, { $second }

## Zadáno je něco špatně

problem-game-unknown = Hra „{ $given }“ tu není; vyberte jednu z těchto: { $expected }.
problem-rules-unknown = Verzi { $given } pravidel hry { $game } tu neznáme, jen { $known }; novější Cheeseboard ji možná zná.
problem-option-unknown = Hra { $game } nemá volbu „{ $option }“; má tyto: { $expected }.
problem-option-value = Volba { $option } nemůže mít hodnotu „{ $given }“; vyberte jednu z těchto: { $expected }.
problem-options-clash = Volby { $options } nejdou dohromady; vyberte jen jednu z nich.
problem-options-missing = Musí být uvedeny všechny volby s hodnotami: { $expected }.
problem-option-needs = Volba { $option } potřebuje volbu { $needed }; zvolte obě, nebo žádnou.
problem-edition = Složka { $folder }, kterou uvádí { $variable }, není úplná edice Krys z Wistaru ({ $faults ->
    [one] jedna chyba
    [few] { $faults } chyby
    [many] { $faults } chyby
   *[other] { $faults } chyb
}); podívejte se na „cheeseboard edition check { $folder }“.
problem-seats = Hra { $game } je s těmito volbami { $fewest ->
    [one] { $most ->
        [one] pro jednoho hráče
        [few] pro 1 až { $most } hráče
        [many] pro 1 až { $most } hráče
       *[other] pro 1 až { $most } hráčů
    }
   *[other] { $most ->
        [one] pro jednoho hráče
        [few] pro { $fewest } až { $most } hráče
        [many] pro { $fewest } až { $most } hráče
       *[other] pro { $fewest } až { $most } hráčů
    }
}, zadáno bylo { $given }; zvolte jiný počet míst nebo jiné volby.
problem-bot-unknown = Hra { $game } nemá bota „{ $bot }“; vyberte jednoho z těchto: { $expected }.
problem-seed = Semínko „{ $given }“ nejde použít; zadejte celé číslo od 0 do 2^62 − 1.
problem-seed-not-used = Při náhodě „{ $chance }“ nemá semínko smysl; jedno z toho vynechte.
problem-chance = Náhoda „{ $given }“ tu není; vyberte jednu z těchto: { $expected }.
problem-chance-stored = Takový zdroj náhody neznáme; čekali jsme jeden z těchto, se všemi poli: { $expected }.
problem-secret = Tajemství není zapsáno šestnáctkovými číslicemi.
problem-commitment = Tajemství neodpovídá závazku: vychází { $secret }, slíbeno bylo { $commitment }.
problem-nonces-number = Férové kostky potřebují jeden příspěvek od každého hráče: { $seats }, ne { $given }.
problem-skipped = Přeskočené náhody mají vypadat takto: [[první, za poslední], …], v tomto pořadí.
problem-position = Tohle není pozice hry { $game } s tímto počtem míst a těmito volbami.
problem-order-unknown = Hra { $game } nezná trvalý pokyn „{ $given }“; zná tyto: { $expected }.
problem-seat-unknown = Místo { $given } neexistuje; místa se číslují od 0 do { $last }.
problem-names-number = Počet jmen ({ $given }) nesedí s počtem míst ({ $seats }); zadejte jedno jméno na každé místo.
problem-name = Jméno „{ $given }“ nejde použít; smí mít nejvýš { $most } tisknutelných znaků a žádnou mezeru na kraji.

## Záznam, který nejde přečíst

problem-record-cut-off = Řádek { $line }: záznam tu končí, ale mělo by následovat { $expected }; soubor je useknutý.
problem-record-expected = Řádek { $line }: čekali jsme { $expected }, je tu „{ $found }“.
problem-record-format = Řádek { $line }: záznam má formát { $given }; tato verze Cheeseboardu čte formát { $known }.
problem-record-field = Řádek { $line }: pole „{ $field }“ má vypadat takto: { $expected }.
problem-record-step = Řádek { $line }: krok má vypadat takto: { $expected }.
problem-record-head-changed = Řádky { $first } až { $line }: hlavička záznamu byla po zapsání změněna; kontrolní součet nesedí.
problem-record-changed = Řádek { $line }: tento řádek byl po zapsání změněn; kontrolní součet nesedí.
problem-record-line = Řádek { $line }: { $because }
problem-record-hidden = Řádek { $line }: krok { $step } je v tomto záznamu skrytý; otevřít jde jen úplný záznam partie.
problem-record-no-chance = Řádek { $line }: krok { $step } je náhoda, ale na řadě je volba hráče.
problem-record-refused = Řádek { $line }: krok { $step }, „{ $action }“, odporuje pravidlům ({ $rule }). { $because }
problem-record-unknown-action = Řádek { $line }: krok { $step }: { $because }
problem-record-outcome = Řádek { $line }: krok { $step }, „{ $given }“, tu nemůže nastat; čekali jsme: { $expected }.
problem-record-result = Řádek { $line }: výsledek neplyne z kroků; čekali jsme: { $expected }.
problem-record-not-text = Řádek { $line }: tohle není text v UTF-8; soubor je poškozený nebo to není záznam.

## Odmítnutí společná všem hrám

refusal-unknown-action = „{ $given }“ není tah hry { $game }; jak se tahy zapisují, ukazuje seznam možností.
refusal-no-chance = Na žádný hod ani losování se nečeká; na řadě je volba hráče.
refusal-chance-not-manual = V této partii padají kostky samy; zadávají se jen tam, kde se hází doopravdy.
refusal-chance-withheld = Další hody této partie jsou tajné, takže z tohoto záznamu nejde pokračovat.
refusal-outcome = „{ $given }“ tu nemůže padnout; čekali jsme: { $expected }.
refusal-undo-nothing = Zatím není co vzít zpět.
refusal-undo-over = Zpět to vzít nejde: partie skončila a je odkryto, co by padlo dál.
refusal-undo-chance = Zpět to vzít nejde: od té doby se házelo nebo losovalo.
refusal-undo-others = Zpět to vzít nejde: svou volbu mezitím učinil někdo další ({ $player }).
refusal-undo-revealed = Zpět to vzít nejde: tato odpověď byla poslední a odpovědi ostatních jsou už odkryté.

## Proč si bot o volbě myslí to, co si myslí

reason-only = jiná možnost není
reason-wins = výhra je skoro jistá
reason-lost = partie je skoro ztracená; tohle je největší naděje
reason-best = jednoznačně nejlepší
reason-even = podle všeho stejně dobré jako nejlepší
reason-points = víc bodů, ale méně výher
reason-worse = jednoznačně horší
reason-dropped = hned vypadalo hůř
reason-untried = na vyzkoušení nebyl čas
reason-strongest = tohle by udělal nejsilnější bot; zkoušením vychází lépe něco jiného

## the laboratory

problem-lab-missing = Chybí { $package }; nainstalujete to takto: pip install "cheeseboard[lab]"
problem-lab-payoff = Partii nelze vyplatit podle „{ $given }“; vyberte jedno z tohoto: { $expected }.
problem-lab-not-at-once = Ve hře { $game } s těmito volbami nikdo nevolí současně s ostatními; použijte cheeseboard.lab.zoo.
problem-lab-bots = { $seats ->
    [one] Zbývá jedno další místo
    [few] Zbývají { $seats } další místa
    [many] Zbývá { $seats } dalšího místa
   *[other] Zbývá { $seats } dalších míst
}, ale { $given ->
    [one] uveden je jeden bot
    [few] uvedeni jsou { $given } boti
    [many] uvedeno je { $given } bota
   *[other] uvedeno je { $given } botů
}; uveďte jednoho pro všechna místa, nebo pro každé jednoho.
problem-lab-matches = Najednou nemůže běžet „{ $given }“ partií; zadejte celé číslo od 1 do { $most }.
problem-lab-actions = Akce musí být celá čísla, jedno pro { $matches ->
    [one] jedinou partii
    [few] každou ze { $matches } partií
    [many] každou z { $matches } partie
   *[other] každou z { $matches } partií
}.
problem-lab-illegal = V partii { $match } není akce { $action } dovolena, proto se nestalo nic: { $why }
