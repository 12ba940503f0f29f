## Zanim się zacznie

problem-no-seat = Nie ma miejsca { $given }; miejsca mają numery od 0 do { $last }.
problem-seat-taken = To miejsce jest zajęte; wybierz inne.
problem-already-seated = Ten gracz ma już miejsce przy tym stole.
problem-not-seated = Ten gracz nie siedzi przy tym stole; najpierw trzeba usiąść.
problem-creator-only = To może zrobić tylko osoba, która założyła stół.
problem-seats-empty = Partia może się zacząć, gdy wszystkie miejsca będą zajęte; { $seats ->
    [one] jedno jest jeszcze wolne
    [few] { $seats } są jeszcze wolne
    [many] { $seats } jest jeszcze wolnych
   *[other] { $seats } jest jeszcze wolnego
}. Zaproś kogoś albo posadź tam bota.
problem-position-fixed = Przy tym stole zaczyna się od danej pozycji, więc opcje i liczba miejsc się nie zmieniają.
problem-position-rated = Partia, która zaczyna się od danej pozycji, nie liczy się do rankingu.
problem-bot-rated = W partii rankingowej nie mogą grać własne boty; zagrajcie bez rankingu albo z innymi graczami.
problem-people-only = To jest tylko dla ludzi, nie dla botów.
problem-name-missing = Gracz potrzebuje imienia.
problem-name-of-bot = Imię „{ $given }” wygląda jak imię bota; wybierz inne.
problem-name-taken = Ktoś przy tym stole ma już imię „{ $given }”; wybierz inne.
problem-nonce = Wkład do losowania to tekst o długości od 1 do { $most } drukowalnych znaków.
problem-nonce-given = Za to miejsce dodano już coś do losowania.

## W czasie partii

problem-not-begun = Partia jeszcze się nie zaczęła.
problem-has-begun = Partia już się zaczęła.
problem-lesson-first = W tej lekcji najpierw przychodzi kolej na coś innego. We własnej grze wybierzesz, co zechcesz.
problem-is-over = Partia się skończyła.
problem-is-closed = Ten stół został zamknięty; partia nie zostanie dokończona.
problem-not-your-seat = To miejsce należy do kogoś innego.
problem-away = Na tym miejscu gra za ciebie bot; najpierw wróć do stołu.
problem-not-away = Grasz już na tym miejscu.
problem-stale = Ten wybór odpowiada na pytanie, które jest już nieaktualne; tak to wygląda teraz.
problem-not-undoable = Nie ma takiego wyboru do cofnięcia.
problem-back-asked = O powrót już ktoś prosi ({ $player }); najpierw odpowiedz na to.
problem-back-not-asked = Nikt nie prosi o nic, na co trzeba by się zgodzić.
problem-back-agreed = Twoja zgoda już jest; czekamy na pozostałych.
problem-back-rated = W partii rankingowej nie można cofnąć się dalej, niż pozwala „Cofnij”: nikt nie próbuje szczęścia drugi raz.
problem-cover-asked = O bota za nieobecnego gracza już ktoś prosi ({ $player }); najpierw odpowiedz na to.
problem-not-waited = Na tego gracza nikt teraz nie czeka.
problem-is-here = Ten gracz jest przy stole; bot nie jest potrzebny.
problem-clock-decides = Przy tym stole chodzi zegar; gdy czas się skończy, zagra bot.
problem-not-long-away = Tego gracza nie ma dopiero od niedawna; poczekaj jeszcze { $hours ->
    [0] { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
    [one] godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}.
problem-step-unknown = Nie ma kroku { $given }; kroki mają numery od 0 do { $last }.
problem-time-left = Na tym zegarze jest jeszcze czas.
problem-time-used-up = Czas na tę partię się skończył, więc to miejsce do końca prowadzi bot.
problem-others-play = Inni jeszcze grają; zamiast zamykać stół, zostaw swoje miejsce botowi.
problem-no-spectators = Ten stół jest tylko dla tych, którzy przy nim grają.

## Stół, którego nie da się odczytać

problem-broken-head = Nie da się odczytać ustawień tego stołu (wpis { $revision }): { $because }.
problem-broken-game = Ta wersja Cheeseboard nie ma gry „{ $given }” (wpis { $revision }).
problem-broken-rules = Wersji { $given } zasad gry { $game } tu nie znamy, tylko { $known } (wpis { $revision }); nowszy Cheeseboard może ją znać.
problem-broken-secret = Sekret tego stołu nie pasuje do zobowiązania (wpis { $revision }).
problem-broken-entry = Wpis { $revision } tego stołu jest uszkodzony albo zapisał go nowszy Cheeseboard: { $because }.
problem-broken-step = Wpis { $revision } tego stołu nie wynika z poprzednich: { $because }.
