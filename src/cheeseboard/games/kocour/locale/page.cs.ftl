## Herní plán v prohlížeči

page-bowl = Mísa s myšmi
page-bowl-end = Méně než pět: hra končí.
page-bust = Smůla!
page-card-of = Kocouří karta: { $player }
page-dice-wait = Kostky se chystají …
page-mice = { $n ->
    [one] { $n } myš
    [few] { $n } myši
    [many] { $n } myši
   *[other] { $n } myší
}
page-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
page-pulled = v tomto tahu už ulovená barva
page-risk = V sázce
page-risk-none = zatím nic
page-roll = Házet znovu
page-stop = Skončit
