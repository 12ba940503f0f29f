example-start = All mice are in the centre, the cat cards are empty, and the first roll has come.
example-two = Two different colours: one mouse of each, but only from the centre.
example-pair = Blue and a joker can be a pair of blue, and a pair also catches from the cards of others; or they are two different colours.
example-bust = Red and green are pulled. If the next roll shows only these, all of it is lost; who stops keeps it.
