example-start = Wszystkie myszy są na środku, karty kota są puste i padł pierwszy rzut.
example-two = Dwa różne kolory: po jednej myszy, ale tylko ze środka.
example-pair = Niebieska i dżoker mogą być parą niebieskich, a para łapie też z kart innych; albo są to dwa różne kolory.
example-bust = Przyciągnięte są czerwona i zielona. Jeśli następny rzut pokaże tylko je, wszystko przepada; kto kończy turę, zatrzymuje je.
