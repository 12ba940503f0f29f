example-start = Three tiles in hand; the very first tile can only lie in the middle.
example-beside = One cheese is laid. The lit cells touch it by a side; a corner is not enough.
example-tamed = A cat beside two mice, one of each player, and milk beside the cat: it hunts no more, and both mice score for the cheese.
example-hunted = The same table before the milk was laid. As things stand the cat catches both mice, and they score nothing.
