example-start = Plansza przed pierwszą myszą. Podświetlone pola na dole to pola startowe.
example-dice = Na M3 stoją trzy myszy, dwie jednego gracza i jedna drugiego: rzuca się za nie trzema kostkami. Pola bez własnej myszy nie można wybrać.
example-moves = Jedna zielona, jedna żółta i jedna czerwona kostka. Która mysz pójdzie w górę, a która w dół, decyduje gracz.
example-improve = Po rzucie można zagrać kartę. Poprawa rzutu bierze tyle kostek, ile gracz chce; karty, której nie ma, zagrać nie może.
