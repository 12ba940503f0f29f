example-start = The board before the first mouse. The lit spaces at the bottom are where mice start.
example-dice = Three mice stand on M3, two of one player and one of the other: three dice are rolled for it. A space without a mouse of one’s own cannot be named.
example-moves = One green, one yellow and one red die. The player decides which mouse goes up and which goes down.
example-improve = After the roll a card may be played. Improve takes as many dice as one likes; a card that one does not hold cannot be played.
