lesson-welcome = Kolega musiał iść do domu, więc dograsz za niego. Duża karta jest twoja: cztery rzędy liczb, w czerwonym i żółtym rosną, w zielonym i niebieskim maleją.
lesson-order = Skreśla się od lewej do prawej. Liczby można przeskakiwać, ale to, co zostało na lewo od ostatniego skreślenia, przepada.
lesson-white = Kostki już rzucone. Najpierw każdy może skreślić sumę dwóch białych kostek: 4 + 5 = 9. Skreśl czerwoną 9, tuż za swoją ósemką.
lesson-colour = To twój rzut, więc masz też drugą akcję: jedna biała kostka plus jedna kolorowa, w rzędzie tego koloru. Biała 4 i żółta 1 dają żółtą 5. Skreśl ją.
lesson-rival = Teraz rzucił rywal, a suma białych kostek liczy się też dla ciebie: 5 + 1 = 6. Skreśl żółtą 6.
lesson-locked = Rywal miał w niebieskim pięć skreśleń, skreślił ostatnią liczbę i zamknął rząd. Niebieski jest zamknięty dla wszystkich, a jego kostka znikła.
lesson-penalty = Potem wypadło ci 2 + 3 i nic nigdzie nie pasowało. Kto rzuca i nic nie skreśli, ma chybny rzut: 5 punktów mniej. Czwarty chybny rzut kończy grę.
lesson-pass = Rywal wyrzucił 6 + 5 = 11. To przeskoczyłoby wiele liczb. To nie twój rzut, więc jeśli nic nie skreślisz, nic cię to nie kosztuje: nie skreślaj nic.
lesson-again = Znowu twój rzut: 1 + 6 = 7. Żółta 7 to kolejna liczba. Skreśl ją.
lesson-lock = Biała 1 i zielona 1 dają zieloną 2, ostatnią liczbę rzędu. Masz w zielonym pięć skreśleń, więc możesz ją skreślić i zamknąć rząd.
lesson-end = Drugi rząd jest zamknięty i gra od razu się kończy.
lesson-score = Im więcej skreśleń w rzędzie, tym więcej każde z nich jest warte; kłódka to też skreślenie. Czerwony 15, żółty 15, zielony 28, niebieski 3, dwa chybne rzuty −10: 51 punktów. Świetnie zagrane!
