## study: stránka a co říká příkaz

study-title = { $kind ->
    [tournament] Turnaj
    [balance] Vyváženost
   *[sweep] Přehled
}: { $game }
study-played = { $matches ->
    [one] Jedna partie
    [few] { $matches } partie
    [many] { $matches } partie
   *[other] { $matches } partií
}, semínko { $seed }.
study-partial = Studie není dokončena: { $missing ->
    [one] zbývá sehrát nebo započítat jednu partii
    [few] zbývá sehrát nebo započítat { $missing } partie
    [many] zbývá sehrát nebo započítat { $missing } partie
   *[other] zbývá sehrát nebo započítat { $missing } partií
}.
study-seats = { $seats ->
    [one] jedno místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}
study-no-options = bez voleb
study-interval = ± je 95% interval spolehlivosti.
study-bots = Jak často který bot vyhrává
study-ratings = Rating
study-shares = Kdo poráží koho
study-strongest = { $sure ->
    [yes] Nejsilnější je { $bot }
   *[no] Kdo je nejsilnější, ještě není rozhodnuto; { $bot }
}: výhry proti { $others ->
    [pair] druhému botovi
   *[all] všem ostatním botům
} { $wins }.
study-by-seat = Co dává místo u stolu
study-by-order = Co dává pořadí na tahu
study-advantage-note = Výhry nad rovný podíl (remíza se dělí) a body nad průměr ostatních hráčů.
study-lead = body nad ostatní
study-cases = vypovídající partie
study-figure = hodnota
study-number = počet
study-from-to = od … do
study-least = nejnižší
study-median = medián
study-most = nejvyšší
study-scores = Body
study-winning = Body vítězů
study-winner-score = průměr bodů vítěze
study-length = Délka v rozhodnutích
study-decisions = rozhodnutí v partii
study-choices = Učiněná rozhodnutí
study-rounds = kola
study-wins-of-all = výhry proti všem ostatním
study-rating-note = Rating na Elově stupnici podle Bradleyho a Terryho: 400 bodů je desetinásobná síla, průměr je 0.
study-first = Co stojí začínat? Kdo je první { $where ->
    [place] v pořadí na tahu
   *[seat] u stolu
}, vyhrává { $wins } nad rovný podíl a vede o { $points } bodu: { $verdict ->
    [strong] výhoda větší než { $tolerance } procentních bodů.
    [weak] nevýhoda větší než { $tolerance } procentních bodů.
    [fair] do { $tolerance } procentních bodů od spravedlivého podílu.
   *[open] zda je to do { $tolerance } procentních bodů od spravedlivého podílu, řekne až více partií.
}
study-cards = Je některá karta příliš silná? ({ $kind })
study-cards-strong = { $kind }: { $number ->
    [0] žádná není s jistotou příliš silná.
    [one] jedna je příliš silná: { $cards }.
    [few] { $number } jsou příliš silné: { $cards }.
    [many] { $number } je příliš silných: { $cards }.
   *[other] { $number } je příliš silných: { $cards }.
}
study-cards-weak = { $kind }: { $number ->
    [0] žádná není s jistotou příliš slabá.
    [one] jedna je příliš slabá: { $cards }.
    [few] { $number } jsou příliš slabé: { $cards }.
    [many] { $number } je příliš slabých: { $cards }.
   *[other] { $number } je příliš slabých: { $cards }.
}
study-cards-others = { $kind }: v pořádku { $fair }, nerozhodnuto { $open }, příliš málo partií { $scarce }.
study-cards-note = Hráči s kartou proti hráčům u téhož stolu bez ní: co jediný majitel vyhrává nad rovný podíl. Vítězové mívají všeho víc, proto se posuzuje rozdíl při stejném počtu karet: co dává tato místo jiné. Příliš silné nebo slabé je to, co je s jistotou dál než { $tolerance } procentních bodů od spravedlivého podílu; šance, že { $judged ->
    [0] je kterýkoli verdikt
    [one] je ten jediný verdikt
    [few] je kterýkoli ze { $judged } verdiktů
    [many] je kterýkoli z { $judged } verdiktů
   *[other] je kterýkoli z { $judged } verdiktů
} mylný, je 5 %. Ukazuje to, co jde spolu, ne co je příčinou čeho.
study-verdict = verdikt
study-verdict-word = { $verdict ->
    [strong] příliš silná
    [weak] příliš slabá
    [fair] v pořádku
    [scarce] příliš málo partií
   *[open] nerozhodnuto
}
study-at-par = výhry nad rovný podíl při stejném počtu karet
study-plain = výhry nad rovný podíl tak, jak jsou
study-points = body při stejném počtu karet
study-part = místa a volby
study-matches = partie
study-measure-wins = Výhry nad rovný podíl: { $bot }
study-measure-first = Výhry prvního nad rovný podíl
study-measure-score = Průměr bodů
study-measure-decisions = Rozhodnutí v partii
study-changes = Co mění volba: { $measure }
study-changes-note = Porovnávají se jen stoly, které se v ničem jiném neliší.
study-change = změna
study-difference = rozdíl
study-pairs = porovnané stoly
study-left-out = { $number ->
    [one] Jedna kombinace k sobě nejde a byla vynechána.
    [few] { $number } kombinace k sobě nejdou a byly vynechány.
    [many] { $number } kombinace k sobě nejde a byla vynechána.
   *[other] { $number } kombinací k sobě nejde a bylo vynecháno.
}
study-done = Započítané partie: { $matches } z { $wanted }; { $before } z nich tu bylo už dřív. Stránka:
study-lost-workers = { $number ->
    [one] Jedna dávka se ztratila i se svým procesem a sehrála se znovu.
    [few] { $number } dávky se ztratily i se svými procesy a sehrály se znovu.
    [many] { $number } dávky se ztratilo i se svými procesy a sehrálo se znovu.
   *[other] { $number } dávek se ztratilo i se svými procesy a sehrálo se znovu.
}
