## study: the page and what the command says

study-title = { $kind ->
    [tournament] Tournament
    [balance] Balance
   *[sweep] Sweep
}: { $game }
study-played = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, seed { $seed }.
study-partial = The study is not finished: { $missing ->
    [one] one match is
   *[other] { $missing } matches are
} still to be played or counted.
study-seats = { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
study-no-options = no options
study-interval = ± is a 95 % confidence interval.
study-bots = How often each bot wins
study-ratings = Ratings
study-shares = Who beats whom
study-strongest = { $sure ->
    [yes] { $bot } is the strongest: it
   *[no] Who is the strongest is not decided yet; { $bot }
} wins { $wins } against { $others ->
    [pair] the other bot.
   *[all] all other bots.
}
study-by-seat = What a seat gives
study-by-order = What a place in the turn order gives
study-advantage-note = Wins beyond an equal share (a tie is shared), and points beyond the mean of the other players.
study-lead = points beyond the others
study-cases = matches that tell
study-figure = value
study-number = number
study-from-to = from … to
study-least = lowest
study-median = median
study-most = highest
study-scores = Scores
study-winning = Scores of the winners
study-winner-score = mean score of the winner
study-length = Length in decisions
study-decisions = decisions in a match
study-choices = Decisions made
study-rounds = rounds
study-wins-of-all = wins against all others
study-rating-note = Ratings on Elo’s scale by Bradley and Terry: 400 points are ten times the strength, and the mean is 0.
study-first = What does beginning cost? Whoever has the first { $where ->
    [place] place in the turn order
   *[seat] seat
} wins { $wins } beyond an equal share and leads by { $points } points: { $verdict ->
    [strong] an advantage of more than { $tolerance } percentage points.
    [weak] a disadvantage of more than { $tolerance } percentage points.
    [fair] within { $tolerance } percentage points of fair.
   *[open] more matches are needed to say whether that is within { $tolerance } percentage points of fair.
}
study-cards = Is a card too strong? ({ $kind })
study-cards-strong = { $kind }: { $number ->
    [0] none is surely too strong.
    [one] one is too strong: { $cards }.
   *[other] { $number } are too strong: { $cards }.
}
study-cards-weak = { $kind }: { $number ->
    [0] none is surely too weak.
    [one] one is too weak: { $cards }.
   *[other] { $number } are too weak: { $cards }.
}
study-cards-others = { $kind }: fair { $fair }, undecided { $open }, too few matches { $scarce }.
study-cards-note = Players with the card against players at the same table without it: what a lone owner wins beyond an equal share. Winners build more of everything, so what is judged is the difference at equal numbers of cards: what this one gives instead of another. Too strong or too weak is what is surely more than { $tolerance } percentage points from fair, with a chance of 5 % that any of { $judged ->
    [0] the verdicts
    [one] the one verdict
   *[other] all { $judged } verdicts
} is wrong. This shows what goes together, not what causes what.
study-verdict = verdict
study-verdict-word = { $verdict ->
    [strong] too strong
    [weak] too weak
    [fair] fair
    [scarce] too few matches
   *[open] undecided
}
study-at-par = wins beyond fair, at equal numbers of cards
study-plain = wins beyond fair, as they are
study-points = points, at equal numbers of cards
study-part = seats and options
study-matches = matches
study-measure-wins = Wins beyond an equal share: { $bot }
study-measure-first = Wins of the first beyond an equal share
study-measure-score = Mean score
study-measure-decisions = Decisions in a match
study-changes = What an option changes: { $measure }
study-changes-note = Only tables that differ in nothing else are compared.
study-change = change
study-difference = difference
study-pairs = tables compared
study-left-out = { $number ->
    [one] One combination does not go together and was left out.
   *[other] { $number } combinations do not go together and were left out.
}
study-done = { $matches } of { $wanted } matches are counted; { $before } of them were there before. The page:
study-lost-workers = { $number ->
    [one] One batch was lost with its worker and played again.
   *[other] { $number } batches were lost with their workers and played again.
}
