## Herní plán v prohlížeči

page-abilities = Schopnosti
page-actions = Co lze udělat
page-bonus = bonus
page-brown = Kostička smí na kterýkoli úkol.
page-burrow-of = Nora: { $player }
page-chamber-bed = komora s postelí
page-chamber-free = volná komora
page-choices-here = možností zde
page-cube-gone = Kostička je pryč.
page-cube-here = Kostička tu ještě leží.
page-done-by = Splněno: { $player }.
page-doors = žetony dveří: { $n }
page-entrance = krysy u vchodu do nory: { $n }
page-explorer = Průzkumník: { $player }, { $room }
page-farm = Statek
page-fee = { $n ->
    [one] Tato kostička stojí 1 předmět.
    [few] Tato kostička stojí { $n } předměty.
    [many] Tato kostička stojí { $n } předmětu.
   *[other] Tato kostička stojí { $n } předmětů.
}
page-goals = Kolo a cíle
page-grey = Kostička smí jen na úkoly ve sklepě.
page-hand-of = Ruka: základní { $basic }, pokročilé { $advanced }
page-hidden = { $room }: { $n ->
    [one] skrytá karta úkolů
    [few] { $n } skryté karty úkolů
    [many] { $n } skryté karty úkolů
   *[other] { $n } skrytých karet úkolů
}
page-if-now = Kdyby hra skončila teď
page-known = Známé karty z ruky
page-lacks = Potřebujete { $missing }
page-mice = { $room }: { $n ->
    [one] 1 skrytá myš
    [few] { $n } skryté myši
    [many] { $n } skryté myši
   *[other] { $n } skrytých myší
}
page-mission-open = Karta úkolů „{ $mission }“: ukázat řádky
page-no-hand = V ruce nemáte žádné karty.
page-no-missions = Žádná karta úkolů ještě není odhalená.
page-no-round-mouse = Myš kola je pryč.
page-nothing-played = Zatím žádné vyložené projekty.
page-order = Pořadí hráčů
page-prompt-end = Ještě můžete provést rychlé akce; pak ukončete tah.
page-prompt-pending = { $number ->
    [1] Proveďte zbývající akci, nebo ukončete tah; můžete i rychlé akce.
   *[other] Proveďte akce svého velitele v libovolném pořadí; před každou i po ní můžete rychlé akce.
}
page-skill-agility = žeton hbitosti
page-skill-endurance = žeton výdrže
page-skill-intelligence = žeton inteligence
page-skill-perception = žeton bystrosti
page-skill-strength = žeton síly
page-space = Pole { $space }: { $main }. Bonus: { $bonus }
page-space-of = Pole { $space }: { $main }. Bonus: { $bonus }. Stojí tu velitel: { $player }
page-spectator = Díváte se: karty v rukou jsou skryté.
page-store-electricity = { $n ->
    [0] bez elektrického proudu
    [1] slabý elektrický proud
   *[other] silný elektrický proud
}
page-store-metal = kov: { $n }
page-store-movement = žetony pohybu: { $n }
page-store-wild = žetony všeumělství: { $n }
page-store-wood = dřevo: { $n }
page-symbol-agility = hbitost: { $n }
page-symbol-endurance = výdrž: { $n }
page-symbol-energy = energie: { $n }
page-symbol-intelligence = inteligence: { $n }
page-symbol-perception = bystrost: { $n }
page-symbol-strength = síla: { $n }
page-tab-burrow = Nora
page-tab-cards = Karty
page-tab-farm = Statek
page-tab-goals = Cíle
page-tab-hand = Ruka
page-tab-market = Nabídka
page-tab-missions = Úkoly
page-tab-others = Ostatní
page-tab-play = Vyložené
page-tab-score = Body
page-tab-wheel = Disk
page-tabs = Části stolu
page-tents = Stany: { $names }
page-track-bed = Postele: postaveno { $n } z { $of }
page-track-dug = Komory: vyhloubeno { $n } z { $of }
page-way = Průchod: { $one } – { $other }
page-worth = { $points } VB.
