## Players

seat-name = Player { $number }

## Lists

list-two = { $first } and { $second }
list-more = { $first }, { $second }

## Something given is wrong

problem-game-unknown = There is no game “{ $given }”; choose one of: { $expected }.
problem-rules-unknown = Version { $given } of the rules of { $game } is not known here, only { $known }; a newer Cheeseboard may know it.
problem-option-unknown = { $game } has no option “{ $option }”; it has: { $expected }.
problem-option-value = The option { $option } cannot be “{ $given }”; choose one of: { $expected }.
problem-options-clash = The options { $options } do not go together; choose one of them.
problem-options-missing = All options must be there with their values: { $expected }.
problem-option-needs = The option { $option } needs the option { $needed }; choose both or neither.
problem-edition = The folder { $folder } that { $variable } names is no complete edition of Rats of Wistar ({ $faults ->
    [one] one fault
   *[other] { $faults } faults
}); see “cheeseboard edition check { $folder }”.
problem-seats = { $game } with these options is for { $fewest ->
    [one] { $most ->
        [one] one player
       *[other] one to { $most } players
    }
   *[other] { $fewest } to { $most } players
}, not for { $given }; choose another number of seats or other options.
problem-bot-unknown = { $game } has no bot “{ $bot }”; choose one of: { $expected }.
problem-seed = The seed “{ $given }” will not do; give a whole number from 0 to 2^62 − 1.
problem-seed-not-used = A seed has no use where chance is “{ $chance }”; leave one of the two out.
problem-chance = There is no chance “{ $given }”; choose one of: { $expected }.
problem-chance-stored = This is no source of chance that we know; expected one of: { $expected }, with all its fields.
problem-secret = The secret is not written in hexadecimal digits.
problem-commitment = The secret does not fit the commitment: it gives { $secret }, promised was { $commitment }.
problem-nonces-number = Fair dice need one nonce from each player: { $seats }, not { $given }.
problem-skipped = The skipped chances should look like this: [[first, after the last], …], in their order.
problem-position = This is no position of { $game } with these seats and options.
problem-order-unknown = { $game } has no standing order “{ $given }”; it has: { $expected }.
problem-seat-unknown = There is no seat { $given }; seats are numbered from 0 to { $last }.
problem-names-number = { $given ->
    [one] One name was given
   *[other] { $given } names were given
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; give one name a seat.
problem-name = The name “{ $given }” will not do; use at most { $most } printable characters, with no space at either end.

## A record that cannot be read

problem-record-cut-off = Line { $line }: the record ends here, but { $expected } should follow; the file was cut off.
problem-record-expected = Line { $line }: expected { $expected }, found “{ $found }”.
problem-record-format = Line { $line }: this record has format { $given }; this version of Cheeseboard reads format { $known }.
problem-record-field = Line { $line }: the field “{ $field }” should look like this: { $expected }.
problem-record-step = Line { $line }: a step should look like this: { $expected }.
problem-record-head-changed = Lines { $first } to { $line }: the head of the record was changed after it was written; its check does not fit.
problem-record-changed = Line { $line }: this line was changed after it was written; its check does not fit.
problem-record-line = Line { $line }: { $because }
problem-record-hidden = Line { $line }: step { $step } is hidden in this record; only the full record of a match can be opened.
problem-record-no-chance = Line { $line }: step { $step } is a chance, but a player’s choice should come here.
problem-record-refused = Line { $line }: step { $step }, “{ $action }”, is against the rules ({ $rule }). { $because }
problem-record-unknown-action = Line { $line }: step { $step }: { $because }
problem-record-outcome = Line { $line }: step { $step }, “{ $given }”, cannot come here; expected: { $expected }.
problem-record-result = Line { $line }: the result does not follow from the steps; expected: { $expected }.
problem-record-not-text = Line { $line }: this is not text in UTF-8; the file is damaged or is no record.

## Refusals that any game can give

refusal-unknown-action = “{ $given }” is no action of { $game }; see the list of choices for how they are written.
refusal-no-chance = No dice or draw is being waited for; it is a player’s choice.
refusal-chance-not-manual = The dice of this match come by themselves; only a match with manual chance is told them.
refusal-chance-withheld = The rest of this match’s dice is secret, so it cannot be played on from this record.
refusal-outcome = “{ $given }” cannot come here; expected: { $expected }.
refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-over = This cannot be taken back: the match is over, and what would have come is revealed.
refusal-undo-chance = This cannot be taken back: dice were rolled or something was drawn since.
refusal-undo-others = This cannot be taken back: { $player } has made a choice since.
refusal-undo-revealed = This cannot be taken back: your answer was the last, and the others’ answers are revealed.

## Why a bot thinks what it thinks of a choice

reason-only = there is no other choice
reason-wins = the win is all but sure
reason-lost = the match is all but lost; this is the best hope
reason-best = clearly the best
reason-even = as good as any, as far as can be seen
reason-points = more points, but fewer wins
reason-worse = clearly worse
reason-dropped = looked worse at once
reason-untried = there was no time to try it
reason-strongest = what the strongest bot would do, though another choice did better when tried out

## the laboratory

problem-lab-missing = { $package } is not installed; install it with: pip install "cheeseboard[lab]"
problem-lab-payoff = A match cannot be paid by “{ $given }”; choose one of: { $expected }.
problem-lab-not-at-once = In { $game } with these options nobody chooses at once; use cheeseboard.lab.zoo instead.
problem-lab-bots = { $seats ->
    [one] There is one other seat
   *[other] There are { $seats } other seats
}, but { $given ->
    [one] one bot was
   *[other] { $given } bots were
} named; name one for all or one for each seat.
problem-lab-matches = There cannot be “{ $given }” matches at once; give a whole number from 1 to { $most }.
problem-lab-actions = The actions must be whole numbers, one for each of the { $matches ->
    [one] single match
   *[other] { $matches } matches
}.
problem-lab-illegal = In match { $match } action { $action } is not legal, so nothing was done: { $why }
