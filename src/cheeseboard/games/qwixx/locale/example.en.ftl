example-start = An empty sheet for everybody, two white dice and one of each colour.
example-order = Red 5 and 7 are crossed. What lies left of the last cross is lost, the rest is open.
example-second = The second action of the active player: a white die and a coloured one. Nothing was crossed in the first.
example-lock = Blue is locked already. The white dice show six and six: five crosses in red are enough for its last number, the one cross in yellow is not.
