## Co mówi wiele partii

study-scores = punkty
study-column-score = średnia
study-winner = zwycięzca
study-all = wszyscy
study-ahead = przewaga zwycięzcy nad drugim

study-categories = rodzaj punktów
study-column-winners = zwycięzcy
study-column-all = wszyscy
study-column-led = ktoś prowadzi
study-column-leader-wins = wygrane prowadzącego
study-column-leader-lead = przewaga prowadzącego

study-cards = wyłożony projekt
study-early-cards = projekt wyłożony do 3. rundy
study-column-taken = wzięto na rękę
study-column-played = wyłożono
study-column-wins = wygrane
study-column-lead = przewaga

study-goals = osiągnięty cel
study-column-shown = w grze
study-column-reached = osiągnięto
study-column-field-1 = 1.
study-column-field-2 = 2.
study-column-field-3 = 3.
study-column-field-4 = 4.
study-column-own = prywatny

study-missions = karta misji
study-column-tried = gracze z wypełnionym wierszem
study-tasks = wypełniony wiersz
study-column-done = wypełniono
