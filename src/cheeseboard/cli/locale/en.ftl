## Help: plain text without variables, read without Fluent

help-usage = Usage:
help-options = Options
help-commands = Commands
help-example = Example

metavar-options = [OPTIONS]
metavar-command = COMMAND …
metavar-game = GAME
metavar-name = NAME
metavar-bot = BOT
metavar-bots = BOT,BOT…
metavar-number = NUMBER
metavar-option = OPTION[=VALUE]
metavar-file = FILE
metavar-language = en|cs|pl

help-option-language = The language of everything shown; otherwise that of CHEESEBOARD_LANGUAGE or of your locale.
help-option-help = Show this help.
help-option-version = Show the version.
help-option-json = Print JSON for other programs.
help-option-seed = A number that makes the dice, and the bots, come out the same every time.
help-option-option = An option of the game, such as risky or edition=triangular; may be repeated.

help-cheeseboard = Tabletop games in your terminal: with friends at one screen, against bots, or a million times over
    in a study. Every match can be saved, taken up again, replayed and checked.
help-cheeseboard-example = cheeseboard play
    cheeseboard play qwixx -p Ema -p Petr -b greedy
    cheeseboard play --help

help-play-short = Play in the terminal.
help-play = Play in the terminal: people at one screen, and bots. Without GAME you are asked what to play. While you
    play, ? explains your choices and the rules, u takes a choice back, q saves and leaves.
help-play-people = The name of a person at this screen; may be repeated. By default one person plays.
help-play-bots = A bot at the table; may be repeated. By default one greedy bot plays against a single person.
help-play-seats = The number of seats; those that nobody was named for go to greedy bots.
help-play-fair = Dice that can be proved fair: you see a commitment first, and the secret behind it at the end.
help-play-dice = Real dice on your table: you type what they show.
help-play-save = Save the match in this file after every choice.
help-play-resume = Go on with the match saved in this file.
help-play-example = cheeseboard play kocour -p Ema -p Petr -b greedy -o risky
    cheeseboard play qwixx -o solo --save evening.json
    cheeseboard play --resume evening.json

help-simulate-short = Let bots play many matches and compare them.
help-simulate = Let bots play many matches: scores and wins by bot and by seat, with 95 % confidence intervals. The
    bots change seats from match to match.
help-simulate-games = The number of matches (1000 by default).
help-simulate-seats = The number of seats (as many as bots are named, or as few as the game allows).
help-simulate-bots = The bots that play, separated by commas; repeated in turn until all seats are taken.
help-simulate-jobs = The number of processes that play (1 by default); the result is the same with any number.
help-simulate-cards = Show all rows of the long tables of cards and the like, not only the highest and the lowest.
help-simulate-example = cheeseboard simulate qwixx --games 10000 --seats 4 --bots greedy,random --seed 7

help-replay-short = Watch a recorded match step by step.
help-replay = Watch a recorded match step by step, forward and back. Without a terminal all steps are printed.
help-replay-example = cheeseboard replay evening.json

help-verify-short = Check a recorded match and its dice.
help-verify = Play a recorded match again: every step must be allowed by the rules, and every roll must be the one that
    its source brings. The exit code is 1 if something does not hold, and the first wrong step is named.
help-verify-example = cheeseboard verify evening.json

help-bench-short = Measure the speed of the engine.
help-bench = Measure how fast the engine plays, copies states and starts, on one core.
help-bench-example = cheeseboard bench qwixx --json

help-games-short = List the games with their options and bots.
help-games = List the games: for how many players, with which options (and the rule behind each), with which bots.
help-games-example = cheeseboard games

help-doctor-short = Check this installation.
help-doctor = Check this installation: compiled or not, Python, games, languages, terminal. The exit code is 1 if
    something is wrong.
help-doctor-example = cheeseboard doctor

## Numbers

number-group = { "," }
number-point = { "." }

## Who plays

player-name = Player { $number }
bot-name = { $bot ->
    [greedy] Greedy bot
    [random] Random bot
   *[other] Bot “{ $bot }”
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

## Setting the table

menu-title = Cheeseboard: what shall we play?
menu-game = Game [1]:
menu-options = Options:
menu-change = Number to change an option, Enter to go on:
menu-people = Your name (several, separated by commas, for several people) [Player 1]:
menu-person = Your name [Player 1]:
menu-bots = Number of bots, { $least } to { $most } [{ $least }]:
menu-number = “{ $given }” will not do; type a number from { $least } to { $most }.
option-value = { $value ->
    [on] on
    [off] off
    [default] by colour
    [triangular] triangular
   *[other] { $value }
}
answer-yes = y yes
ask-overwrite = { $file } exists. Overwrite it? [y/N]

## Playing

play-hint = Number or notation · ? help · u undo · q save and leave
play-hint-dice = What the dice show · ? help · u undo · q save and leave
play-bad-dice = “{ $given }” will not do; type the faces of { $dice ->
    [one] one die
   *[other] { $dice } dice with spaces between
}.
play-empty = Type the number of a choice; ? explains them.
play-see-rule = This is rule { $rule }; “? { $action }” shows its text.
play-rule = Rule { $rule }: { $text }
play-no-rule = There is no rule { $rule } in this game.
play-allowed = { $action }: { $text }. You may do this now.
play-choice = { $action }: { $text } (rule { $rule })
play-keys =
    Type the number of a choice, or its notation.
    ? – this help
    ? { $action } – what a choice does, or why it is refused; any notation or number will do
    ? { $rule } – the text of a rule
    u – take back the last choice made at this screen, if nobody has learned anything since
    q – save and leave; q FILE saves in that file
play-keys-orders = o – standing orders: let the game pass for you
play-keys-dice =
    Type what the dice show, face by face with spaces between; colours also by their numbers.
    u – take back the last choice
    q – save and leave; q FILE saves in that file
play-hand-over = Hand the screen to { $player }, who presses Enter.
play-orders = Standing orders answer for you when a card could be played:
play-order-none = ask me every time
play-order-set = From now on: { $order }. “o” changes it.
play-undone = Taken back: { $action }.
play-earlier = … and { $lines ->
    [one] one earlier line
   *[other] { $lines } earlier lines
}
play-sealed = Already chosen, in secret: { $players }.
play-saved = Saved in { $file }. To go on: cheeseboard play --resume { $command }
play-offer = Save the record? Type a file name, or Enter to do without:
play-kept = The record is in { $file }.

## The end

result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winner = { $player } wins!
result-winners = A tie: { $players } and { $last } share the win.
result-solo = Your result: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-reason = The match ended because { $reason }.
result-secret = The secret behind the dice was { $secret }; “cheeseboard verify FILE” checks the saved record.

## Fair dice

fair-commitment = The dice are fixed by a secret whose SHA-256 is { $commitment }.
fair-nonce = { $player }, add something of your own to the dice (Enter for something random):

## simulate

simulate-title = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }
simulate-options = Options: { $options }
simulate-rotation = The bots change seats from match to match, so no bot gains by its seat. ± is a 95 % confidence interval.
simulate-progress = matches
simulate-stopped = Stopped early: these are the matches played so far.
simulate-nothing = Stopped before the first match was over.
simulate-bot = bot
simulate-seat = seat
simulate-order = place in turn order
simulate-score = mean score
simulate-wins = wins (ties shared)
simulate-advantage = wins beyond an equal share
simulate-length = A match takes { $decisions } decisions on average; { $speed } decisions a second.
simulate-endings = How matches ended
simulate-share = share
simulate-lead = Lead: a player’s score less the mean score of the other players in the match.
simulate-telling = Long tables show the rows with the most and the fewest wins that have at least { $enough } cases; --cards shows all rows.

## replay

replay-title = { $game }, step { $step } of { $steps }
replay-start = Before the first step.
replay-chance = Chance: { $text }
replay-choice = { $player }: { $text }
replay-sealed = { $player } has sealed a choice.
replay-keys = Enter or n forward · b back · number to a step · e end · q leave
replay-number = “{ $given }” is neither a key nor a step from 0 to { $most }.
replay-over = The match is over: { $reason }. { $result }
replay-unfinished = The match is not over.

## verify

verify-rules = { $file }: { $game }, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, all within the rules.
verify-over = The match is over and its result is right.
verify-not-over = The match is not over.
verify-fair = Proved fair: the secret fits the commitment { $commitment }, and { $chances ->
    [0] no chance has come yet.
    [one] the one chance drawn from it is the one in the record.
   *[other] all { $chances } chances drawn from it are those in the record.
}
verify-seeded = Reproduced: { $chances ->
    [0] no chance has come yet.
    [one] the one chance drawn from seed { $seed } is the one in the record.
   *[other] all { $chances } chances drawn from seed { $seed } are those in the record.
} A seed is no proof that nobody chose it.
verify-manual = The dice were rolled by hand: there is nothing to prove about them.
verify-recorded = The dice were taken from an earlier match: all { $chances } of them agree, and there is nothing more to prove.
verify-withheld = The secret is not in this record, so its dice cannot be checked; ask for the record once the match is over.
verify-wrong = { $file }: step { $step } does not hold: its source brings “{ $expected }”, the record has “{ $found }”.
verify-damaged = { $file } does not hold. { $problem }

## games

games-players = { $fewest ->
    [one] { $most ->
        [one] one player
       *[other] one to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
games-option-players = with { $option }: { $players }
games-options = Options (-o)
games-bots = Bots (-b)
games-rule = rule { $rule }
games-play = To play: { $command }

## doctor

doctor-version = Cheeseboard { $version }
doctor-folder = Package
doctor-python = Python
doctor-engine = Engine
doctor-compiled = compiled by mypyc
doctor-interpreted = interpreted; “make compile” makes it many times faster
doctor-stale = these modules are older than their sources: { $modules }; run “make compile”
doctor-games = Games
doctor-game-broken = { $game } cannot be loaded: { $error }
doctor-languages = Languages
doctor-language-broken = the words of { $language } cannot be read: { $error }
doctor-terminal = Terminal
doctor-no-terminal = none (output goes to a file or a pipe)
doctor-columns = { $columns ->
    [one] one column
   *[other] { $columns } columns
}, { $colours ->
    [none] no colours
    [standard] 16 colours
    [256] 256 colours
   *[truecolor] all colours
}
doctor-extras = Extras
doctor-extra = { $extra }: { $there ->
    [yes] installed
   *[no] not installed (only needed for “bench”)
}
doctor-fine = All is well.
doctor-wrong = { $number ->
    [one] One thing needs your attention.
   *[other] { $number } things need your attention.
}

## Something given is wrong

trouble-language = There is no language “{ $given }”; choose one of: { $expected }.
trouble-language-variable = { $variable } is set to “{ $given }”; set it to one of: { $expected }, or unset it.
trouble-no-such-command = There is no command “{ $given }”; choose one of: { $expected }.
trouble-no-such-option = There is no option { $option }; see “{ $command } --help”.
trouble-missing = { $parameter } is missing; see “{ $command } --help”.
trouble-needs-value = The option { $option } needs a value; see “{ $command } --help”.
trouble-takes-no-value = The option { $option } takes no value; see “{ $command } --help”.
trouble-extra = “{ $given }” does not belong here; see “{ $command } --help”.
trouble-usage = There is something that does not belong on this command line; see “{ $command } --help”.
trouble-number = “{ $given }” will not do for { $option }; give a whole number from { $least } on.
trouble-option-form = “{ $given }” is no option; write NAME or NAME=VALUE, for example risky or edition=triangular.
trouble-too-many-players = { $given ->
    [one] One player is
   *[other] { $given } players are
} too many for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; name fewer or take more seats.
trouble-too-many-bots = { $given ->
    [one] One bot is
   *[other] { $given } bots are
} too many for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; name fewer or take more seats.
trouble-name-of-bot = “{ $given }” is how a bot is called; choose another name, or seat a bot with -b.
trouble-names-same = Two players are called “{ $given }”; give each a name of their own.
trouble-fair-or-dice = --fair and --dice do not go together: real dice need no proof. Leave one out.
trouble-resume-alone = A resumed match keeps its players, options and dice; leave the other options out.
trouble-resume-other-game = { $file } is a match of { $game }; leave the game out or choose another file.
trouble-resume-withheld = { $file } lacks the secret of its dice, so it can be replayed but not played on.
trouble-worker = A process that played matches is gone: something has ended it. Try again, with fewer --jobs if memory is short.
trouble-file-missing = There is no file { $file }; check the name.
trouble-folder-missing = There is no folder { $folder }; make it or choose another place.
trouble-file-folder = { $file } is a folder; name a file.
trouble-file-not-allowed = { $file } may not be read or written by you; choose another file or change its permissions.
trouble-file-exists = { $file } exists already and was left as it is; choose another name.
trouble-file-no-space = There is no space left for { $file }; make room or choose another place.
trouble-file-name-too-long = The file name { $file } is too long; choose a shorter one.
trouble-file-special = { $file } is no ordinary file; name a recorded match.
trouble-file-other = { $file } cannot be used ({ $code }); choose another file.

## bench

bench-working = Measuring: { $what } …
bench-game = game
bench-figure = figure
bench-measured = measured
bench-goal = goal
bench-missed = missed
bench-pig = OpenSpiel’s pig, random play in C++
bench-catan = Catanatron’s Catan, random play
bench-sampled = random play
bench-listed = random play with lists of choices
bench-sampled-to-pig = random play, against pig
bench-listed-to-pig = with lists, against pig
bench-sampled-2 = random play of two
bench-sampled-3 = random play of three
bench-sampled-to-catan = slowest, against Catanatron
bench-copy = copying a state in mid-match
bench-growth = a step after 90 tiles, against 10
bench-memory = memory of a state, for each seat
bench-match = a whole random match
bench-view = a view as JSON
bench-view-size = the largest view as JSON
bench-compiled-to-interpreted = compiled against interpreted
bench-same-checksums = tables that play the same both ways
bench-import = import cheeseboard
bench-help = cheeseboard --help
bench-interpreted = The engine runs interpreted here; “make compile” makes it fast, and the goals are meant for that.
bench-no-pig = OpenSpiel is not installed, so nothing is measured against it; “make bench” installs it.
bench-no-catan = Catanatron is not installed, so nothing is measured against it; “make bench” installs it.

## edition

metavar-deed = check|copy
metavar-folder = FOLDER
help-edition-short = Check or begin your own edition of Rats of Wistar.
help-edition = An edition of Rats of Wistar is a folder of tables. “check” tells everything that is wrong in yours, with
    file and line; the exit code is 1 if anything is. “copy” writes the tables of the house edition into a new folder, as
    a start for yours. docs/editions.md explains every table.
help-edition-example = cheeseboard edition copy my-edition
    cheeseboard edition check my-edition

edition-fine = { $folder } is a good edition. Components still marked “house”: { $house }.
edition-faults = { $number ->
    [one] One fault.
   *[other] { $number } faults.
}
edition-copied = The tables of the house edition are now in { $folder }. Change them, then run: cheeseboard edition check { $command }
trouble-edition-deed = “{ $given }” cannot be done with an edition; choose one of: { $expected }.
trouble-folder-not-empty = The folder { $folder } is not empty; choose an empty or a new one.

edition-fault-file-missing = This table is missing.
edition-fault-file-encoding = This is not text in UTF-8; save it as UTF-8.
edition-fault-file-empty = This table is empty; it begins with the names of its columns: { $expected }
edition-fault-column-missing = The column “{ $name }” is missing.
edition-fault-column-unknown = There is no column “{ $given }”; the columns are: { $expected }.
edition-fault-column-twice = The column “{ $name }” is there twice.
edition-fault-cells = Cells in this row: { $found }, columns in the table: { $expected }; the cells are separated by |.
edition-fault-cell-empty = The cell is empty; write - where there is nothing.
edition-fault-nothing = Something must stand here.
edition-fault-gap = Something is missing between two signs.
edition-fault-word = “{ $given }” is { $vocabulary ->
    [gain] nothing that can be gained, done or played
    [payment] nothing that can be paid or lost
    [count] nothing that can be counted
    [trigger] nothing that an effect can wait for
    [discount] nothing that there can be a discount on
    [odd] none of the special effects
    [type] no type of effect that may stand here
    [symbol] neither a skill nor energy
    [skill] no skill
    [deck] no deck
    [kind] no kind of project
    [cost] nothing that can be paid here
    [origin] no origin
    [place] no place
    [lock] no lock
    [section] no section of the wheel
    [players] no number of players
    [cheese] no answer
   *[room] no room
}; possible: { $expected }.
edition-fault-number = “{ $given }” will not do; write a whole number from { $least } to { $most }.
edition-fault-amount = “{ $given }” will not do; write a number from 1 to { $most } and a word, such as “2 wood”.
edition-fault-word-twice = “{ $given }” is there twice; add the numbers up.
edition-fault-twice = “{ $given }” is already in line { $line }.
edition-fault-missing = These are missing: { $missing }.
edition-fault-arrow = In “{ $given }” an arrow is missing: something, ->, something.
edition-fault-losses = “{ $given }” gives too many choices; there may be two, with “or” between them.
edition-fault-type-missing = “{ $given }” lacks the type of the effect; begin with one of these and a colon: { $expected }.
edition-fault-pattern = “{ $given }” does not go with an effect of the type “{ $type }”.
edition-fault-final = “{ $given }”: final scoring brings nothing but vp.
edition-fault-round-mouse = The mouse of the round can only be on the wheel.
edition-fault-electricity = Electricity is 1 (weak) or 2 (strong), not { $given }.
edition-fault-electricity-basic = A basic project cannot need electricity.
edition-fault-decks = There are { $basic } basic and { $advanced } advanced projects; there must be 100 and 80.
edition-fault-place = Number { $number } belongs here: { $expected }.
edition-fault-lock = Row { $row } cannot wait for row { $given }; a lock names an earlier row.
edition-fault-rising = { $given } must be more than the { $before } before it.
edition-fault-wheel-bonus = “{ $given }” is no bonus action of the wheel; possible: { $expected }.
edition-fault-wheel-twice = “{ $given }” is on this side of the section already; its bonus actions are all different.
edition-fault-wheel-space = The next space of this side is { $expected }, not { $given }.
edition-fault-wheel-sides = With { $players } players section { $section } must have one side; it has { $found }.
edition-fault-wheel-missing = With { $players } players these bonus actions are missing: { $missing }.
edition-fault-wheel-mice = With { $players } players the mouse of the round may be on the wheel once; it is there { $found } times.
edition-fault-outside = The first row, and no other, is “{ $room }” with the place “{ $place }”.
edition-fault-outside-fields = There are neither missions nor mice nor cheese outside.
edition-fault-rooms = There must be { $expected } rows, “out” and one for each room; there are { $found }.
edition-fault-cheeses = One room must have the cheese; rooms that have it: { $found }.
edition-fault-cheese-cellar = The cheese must be in the cellar.
edition-fault-fields = { $what ->
    [missions] Mission fields
   *[mice] Mouse fields
} { $place ->
    [house] in the house
   *[cellar] in the cellar
}: { $found }, but at most { $most } can be filled.
edition-fault-ways = There are { $found } ways, but only { $most } door tokens.
edition-fault-unreachable = No way leads to the room “{ $room }”.
edition-fault-way-itself = This way leads from “{ $room }” to itself.
edition-fault-way-twice = The way between “{ $one }” and “{ $other }” is already in line { $line }.
