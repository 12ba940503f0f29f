example-start = Pusta karta dla każdego, dwie białe kostki i po jednej w każdym kolorze.
example-order = Czerwone 5 i 7 są skreślone. To, co leży na lewo od ostatniego skreślenia, przepadło, reszta jest wolna.
example-second = Druga akcja aktywnego gracza: biała kostka i kolorowa. W pierwszej nic nie skreślono.
example-lock = Niebieski jest już zamknięty. Białe kostki pokazują dwie szóstki: pięć skreśleń w czerwonym wystarcza na jego ostatnią liczbę, jedno w żółtym nie.
