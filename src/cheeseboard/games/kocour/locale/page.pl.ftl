## Plansza w przeglądarce

page-bowl = Miska z myszami
page-bowl-end = Mniej niż pięć: koniec gry.
page-bust = Pech!
page-card-of = Karta kota: { $player }
page-dice-wait = Kostki zaraz będą …
page-mice = { $n ->
    [one] { $n } mysz
    [few] { $n } myszy
    [many] { $n } myszy
   *[other] { $n } myszy
}
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-pulled = kolor złapany już w tej turze
page-risk = Ryzyko
page-risk-none = jeszcze nic
page-roll = Rzucaj dalej
page-stop = Zakończ
