## study: strona i to, co mówi polecenie

study-title = { $kind ->
    [tournament] Turniej
    [balance] Balans
   *[sweep] Przegląd
}: { $game }
study-played = { $matches ->
    [one] Jedna partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
}, ziarno { $seed }.
study-partial = Badanie nie jest skończone: { $missing ->
    [one] jedną partię trzeba jeszcze rozegrać lub policzyć
    [few] { $missing } partie trzeba jeszcze rozegrać lub policzyć
    [many] { $missing } partii trzeba jeszcze rozegrać lub policzyć
   *[other] { $missing } partii trzeba jeszcze rozegrać lub policzyć
}.
study-seats = { $seats ->
    [one] jedno miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}
study-no-options = bez opcji
study-interval = ± to 95% przedział ufności.
study-bots = Jak często wygrywa każdy bot
study-ratings = Ranking
study-shares = Kto z kim wygrywa
study-strongest = { $sure ->
    [yes] Najsilniejszy jest { $bot }
   *[no] Kto jest najsilniejszy, jeszcze nie wiadomo; { $bot }
}: wygrane { $others ->
    [pair] z drugim botem
   *[all] ze wszystkimi innymi botami
} { $wins }.
study-by-seat = Co daje miejsce przy stole
study-by-order = Co daje kolejność w turze
study-advantage-note = Wygrane ponad równy udział (remis się dzieli) i punkty ponad średnią pozostałych graczy.
study-lead = punkty ponad innych
study-cases = miarodajne partie
study-figure = wartość
study-number = liczba
study-from-to = od … do
study-least = najniższa
study-median = mediana
study-most = najwyższa
study-scores = Punkty
study-winning = Punkty zwycięzców
study-winner-score = średnia punktów zwycięzcy
study-length = Długość w decyzjach
study-decisions = decyzje w partii
study-choices = Podjęte decyzje
study-rounds = rundy
study-wins-of-all = wygrane ze wszystkimi innymi
study-rating-note = Ranking w skali Elo według Bradleya i Terry’ego: 400 punktów to dziesięciokrotna siła, średnia wynosi 0.
study-first = Ile kosztuje zaczynanie? Kto jest pierwszy { $where ->
    [place] w kolejności tury
   *[seat] przy stole
}, wygrywa { $wins } ponad równy udział i prowadzi o { $points } punktu: { $verdict ->
    [strong] przewaga większa niż { $tolerance } punktów procentowych.
    [weak] strata większa niż { $tolerance } punktów procentowych.
    [fair] do { $tolerance } punktów procentowych od sprawiedliwego udziału.
   *[open] czy to do { $tolerance } punktów procentowych od sprawiedliwego udziału, powie dopiero więcej partii.
}
study-cards = Czy jakaś karta jest za silna? ({ $kind })
study-cards-strong = { $kind }: { $number ->
    [0] żadna nie jest na pewno za silna.
    [one] jedna jest za silna: { $cards }.
    [few] { $number } są za silne: { $cards }.
    [many] { $number } jest za silnych: { $cards }.
   *[other] { $number } jest za silnych: { $cards }.
}
study-cards-weak = { $kind }: { $number ->
    [0] żadna nie jest na pewno za słaba.
    [one] jedna jest za słaba: { $cards }.
    [few] { $number } są za słabe: { $cards }.
    [many] { $number } jest za słabych: { $cards }.
   *[other] { $number } jest za słabych: { $cards }.
}
study-cards-others = { $kind }: w porządku { $fair }, nierozstrzygnięte { $open }, za mało partii { $scarce }.
study-cards-note = Gracze z kartą wobec graczy przy tym samym stole bez niej: co jedyny właściciel wygrywa ponad równy udział. Zwycięzcy mają wszystkiego więcej, dlatego ocenia się różnicę przy równej liczbie kart: co daje ta zamiast innej. Za silne lub za słabe jest to, co na pewno odbiega o więcej niż { $tolerance } punktów procentowych; szansa, że { $judged ->
    [0] którykolwiek werdykt
    [one] ten jeden werdykt
    [few] którykolwiek z { $judged } werdyktów
    [many] którykolwiek z { $judged } werdyktów
   *[other] którykolwiek z { $judged } werdyktów
} jest błędny, wynosi 5 %. To pokazuje, co idzie w parze, a nie co jest czego przyczyną.
study-verdict = werdykt
study-verdict-word = { $verdict ->
    [strong] za silna
    [weak] za słaba
    [fair] w porządku
    [scarce] za mało partii
   *[open] nierozstrzygnięte
}
study-at-par = wygrane ponad równy udział przy równej liczbie kart
study-plain = wygrane ponad równy udział, jak są
study-points = punkty przy równej liczbie kart
study-part = miejsca i opcje
study-matches = partie
study-measure-wins = Wygrane ponad równy udział: { $bot }
study-measure-first = Wygrane pierwszego ponad równy udział
study-measure-score = Średnia punktów
study-measure-decisions = Decyzje w partii
study-changes = Co zmienia opcja: { $measure }
study-changes-note = Porównuje się tylko stoły, które niczym innym się nie różnią.
study-change = zmiana
study-difference = różnica
study-pairs = porównane stoły
study-left-out = { $number ->
    [one] Jedna kombinacja nie pasuje do siebie i została pominięta.
    [few] { $number } kombinacje nie pasują do siebie i zostały pominięte.
    [many] { $number } kombinacji nie pasuje do siebie i zostało pominiętych.
   *[other] { $number } kombinacji nie pasuje do siebie i zostało pominiętych.
}
study-done = Policzone partie: { $matches } z { $wanted }; { $before } z nich było już wcześniej. Strona:
study-lost-workers = { $number ->
    [one] Jedna porcja przepadła ze swoim procesem i została rozegrana ponownie.
    [few] { $number } porcje przepadły ze swoimi procesami i zostały rozegrane ponownie.
    [many] { $number } porcji przepadło ze swoimi procesami i zostało rozegranych ponownie.
   *[other] { $number } porcji przepadło ze swoimi procesami i zostało rozegranych ponownie.
}
