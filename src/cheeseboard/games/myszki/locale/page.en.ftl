## The board in the browser

page-prompt-choose = Take up a tile from your hand and lay it on a lit cell.
page-prompt-first = Choose the tile that begins the table.
page-table = Table, { $n ->
    [0] no tile yet
    [one] one tile
   *[other] { $n } tiles
}
page-keys = Arrow keys go from cell to cell, with Shift they move the table. Plus and minus zoom, 0 shows everything. 1, 2 and 3 take up a tile, Enter lays it.
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-all = The whole table
page-laid = { $n } of { $all } tiles are laid.
page-where = Where to? The numbers say what it brings you.
page-lay-here = Lay it here
page-no-change = no points change
page-hand-empty = Your tiles are all laid.
page-players = Players
page-unlaid = Not laid yet
page-caught = { $n ->
    [0] none caught
    [one] one caught
   *[other] { $n } caught
}

## A laid tile

page-tile = { form-nom } at { $x },{ $y } ({ $player }).
page-points-now = { $points ->
    [0] It scores nothing as things stand.
    [one] It scores one point as things stand.
   *[other] It scores { $points } points as things stand.
}
page-points-end = { $points ->
    [0] It scores nothing.
    [one] It scores one point.
   *[other] It scores { $points } points.
}
page-caught-now = As things stand it is caught: { $catchers }.
page-caught-end = It is caught: { $catchers }.
page-fed = It has milk and hunts nobody.
page-disarmed = Mice on all four sides: it catches nobody.

## The resolution, step by step

page-steps = The resolution, step by step
page-step-back = One step back
page-step-next = Next step
page-step-begin = All tiles are laid. Now the table is resolved.
page-step-milk = Cats that touch milk fall asleep.
page-step-trap = Traps with mice on all four sides break.
page-step-cats = Cats that are awake catch the mice beside them.
page-step-traps = Traps that still work catch the mice beside them.
page-step-cheese = Every mouse that is left scores the cheese beside it.
