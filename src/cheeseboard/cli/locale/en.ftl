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
metavar-text = TEXT
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

metavar-contestants = BOT
metavar-shares = LOW,HIGH
help-arena-short = Find out which bot is stronger.
help-arena = Let every pair of bots meet in rounds: the same dice in every seating, so that neither luck nor seats favour
    anybody. Shows shares of the wins and leads with 95 % confidence intervals, and ratings of more than two bots. A bot is
    a level (see “cheeseboard games”), or a search with a budget of its own: search:500 or is-mcts:500 (rollouts a choice),
    is-mcts:0.5s (seconds). With rollouts the result is the same for the same seed, with any number of processes. With more
    than two seats one bot sits among the other’s, then the other way round. docs/bots.md tells more.
help-arena-games = The number of matches of every pair (200 by default), rounded up to whole rounds.
help-arena-seats = The number of seats (as few as the game allows).
help-arena-jobs = The number of processes that play (by default one for every core).
help-arena-sprt = Stop as soon as it is sure whether the first of two bots has at most LOW or at least HIGH percent of the
    wins, such as 50,55.
help-arena-keep = Write every round into this file; a contest that was stopped or killed goes on from there.
help-arena-plot_file = Draw the result into this file (SVG).
help-arena-example = cheeseboard arena kocour hard medium --games 1000 --seed 7
    cheeseboard arena qwixx easy medium hard is-mcts:500 --keep ladder.jsonl --plot ladder.svg
    cheeseboard arena myszki hard medium --games 20000 --sprt 50,55 --jobs 4
metavar-part = PART
help-train-short = Have bots solve and learn what they play by.
help-train = Solve and learn the numbers that the strong bots of a game play by. Seeds are fixed, so that everybody gets the
    same. Whatever is stopped or killed goes on from where it was when the command is given again. The package has
    these files already; playing needs no training.
help-train-part = Only this part (all of the game, unless you name one).
help-train-into = The folder for the files (“training” by default); figures lie beside each.
help-train-figures = Show what the files that come with the package have reached, and train nothing.
help-train-example = cheeseboard train kocour
    cheeseboard train qwixx --part qwixx-2 --into training
    cheeseboard train kocour --figures

metavar-kind = tournament|balance|sweep
metavar-address = ADDRESS
help-study-short = Answer a question about a game with many matches, here or on a cluster.
help-study = Play the matches that a file of settings (TOML) asks for, on all cores or on Ray, and write a page that answers
    with error bars. A tournament says which bot is stronger; balance says what the first place costs and which cards are
    too strong; a sweep compares options and numbers of seats. Whatever was played stays in a folder: a study that was
    stopped or killed goes on from there, with the same result. docs/study.md tells more.
help-study-config = The file that says what is studied.
help-study-output = The folder for the matches and the page (by default beside the settings, with the ending .study).
help-study-jobs = The number of processes that play (by default one for every core); the result is the same with any number.
help-study-ray = Play by way of Ray on this machine.
help-study-ray_address = Play on the Ray cluster at this address.
help-study-example = cheeseboard study balance --config wistar.toml
    cheeseboard study tournament --config ladder.toml --ray-address 10.0.0.1:6379

help-replay-short = Watch a recorded match step by step.
help-replay = Watch a recorded match step by step, forward and back. Without a terminal all steps are printed.
help-replay-example = cheeseboard replay evening.json

help-review-short = What a match was decided by.
help-review = Review a match that is over as one player lived it: what each choice gave away, how lucky each roll was, and
    where the match turned. Everything is judged by what the player knew at the time.
help-review-seat = The seat to look back from, counted from 1. By default that of the first person.
help-review-rollouts = How often each step is played on; more takes longer and is surer.
help-review-seed = The seed of the search. The same seed gives the same review.
help-review-as_json = Print all steps as JSON.
help-review-example = cheeseboard review evening.json --seat 2

help-verify-short = Check a recorded match and its dice.
help-verify = Play a recorded match again: every step must be allowed by the rules, and every roll must be the one that
    its source brings. The exit code is 1 if something does not hold, and the first wrong step is named.
help-verify-commitment = The commitment that you wrote down before the match, or at least its first 16 digits: it must be that of the
    record.
help-verify-nonces = What you added to the dice: it must be in the record, unchanged. May be given several times.
help-verify-example =
    cheeseboard verify evening.json
    cheeseboard verify evening.json --commitment 9f86d081884c7d65 --nonce 4711

help-bench-short = Measure the speed of the engine.
help-bench = Measure how fast the engine plays, copies states and starts, on one core.
help-bench-lab = Measure the laboratory only: many matches at once, against PettingZoo.
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
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
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
menu-level = Level of the bots [{ $usual }]:
menu-level-name = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
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

play-hint = Number · ? help · h hint · b board · l log · u undo · q save and leave
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
    h – a hint: what a strong bot thinks of your choices
    b – the whole board
    l – all that has happened so far
    Enter – the choices again
    u – take back the last choice made at this screen, if nobody has learned anything since
    q – save and leave; q FILE saves in that file
play-keys-orders = o – standing orders: let the game answer for you
play-keys-dice =
    Type what the dice show, face by face with spaces between; colours also by their numbers.
    u – take back the last choice
    q – save and leave; q FILE saves in that file
play-hand-over = Hand the screen to { $player }, who presses Enter.
play-orders = Standing orders answer for you, so that nobody waits for you:
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
verify-skipped = The players agreed to go back behind { $chances ->
    [one] one chance that had
   *[other] { $chances } chances that had
} come already; { $chances ->
    [one] it was
   *[other] they were
} not used again. If nobody remembers that, do not trust the dice.
verify-seeded = Reproduced: { $chances ->
    [0] no chance has come yet.
    [one] the one chance drawn from seed { $seed } is the one in the record.
   *[other] all { $chances } chances drawn from seed { $seed } are those in the record.
} A seed is no proof that nobody chose it.
verify-manual = The dice were rolled by hand: there is nothing to prove about them.
verify-recorded = The dice were taken from an earlier match: all { $chances } of them agree, and there is nothing more to prove.
verify-withheld = The secret is not in this record, so its dice cannot be checked; ask for the record once the match is over.
verify-commitment = The commitment is the one that you wrote down.
verify-nonce = What you added is in it unchanged: “{ $nonce }” ({ $names }).
verify-wrong = { $file }: step { $step } does not hold: its source brings “{ $expected }”, the record has “{ $found }”.
verify-other-commitment = { $file } does not hold: the commitment that you wrote down is not that of the record, which is { $found }.
verify-no-nonce = { $file } does not hold: nobody in the record has added “{ $nonce }”.
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
trouble-commitment = “{ $given }” is no commitment; give its 64 hexadecimal digits, or at least the first { $least }.
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
trouble-not-a-folder = { $file } is not a folder; choose another place.
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
bench-choice = a choice of a hard bot
bench-thinking = memory of a process in which a hard bot thinks
bench-compiled-to-interpreted = compiled against interpreted
bench-same-checksums = tables that play the same both ways
bench-zoo = through PettingZoo
bench-vector = many matches at once
bench-vector-to-zoo = at once, against PettingZoo
bench-import = import cheeseboard
bench-help = cheeseboard --help
bench-interpreted = The engine runs interpreted here; “make compile” makes it fast, and the goals are meant for that.
bench-no-pig = OpenSpiel is not installed, so nothing is measured against it; “make bench” installs it.
bench-no-catan = Catanatron is not installed, so nothing is measured against it; “make bench” installs it.
bench-no-lab = PettingZoo is not installed, so nothing is measured against it; install it with: pip install "cheeseboard[lab]"

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

## db

metavar-task = upgrade|backup|restore
help-db-short = Upgrade, back up or restore the server’s database.
help-db = The database of the server is the one that DATABASE_URL names, otherwise a file of SQLite’s in your data folder.
    “upgrade” brings it to this version, “backup” writes all of it into FILE while the server may run, “restore” puts such
    a file into an empty database, of either kind. The exit code is 1 if the file is damaged. docs/storage.md tells more.
help-db-replace = Let “restore” replace all that the database holds.
help-db-example = cheeseboard db backup monday.backup
    cheeseboard db upgrade
    cheeseboard db restore monday.backup

db-created = The database is ready (revision { $revision }).
db-upgraded = The database is now at revision { $revision }.
db-current = The database is at revision { $revision } already.
db-rows = rows
db-backed-up = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} now in { $file }. It holds secrets: keep it where only you can read it.
db-restored = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} restored from { $file }.
db-damaged = { $file } is no whole backup; nothing was changed. Choose another file.
trouble-db-task = “{ $given }” cannot be done with the database; choose one of: { $expected }.
trouble-db-file = Name the file: cheeseboard db { $task } FILE.
trouble-db-replace = --replace goes only with “restore”; leave it out.
trouble-db-away = The database cannot be reached or written; see that it runs and that DATABASE_URL is right, then try again.
trouble-db-newer = This is from a later version of Cheeseboard (revision { $found }; this version knows { $known }); install that version.
trouble-db-not-ours = There is something in this database that is not Cheeseboard’s; set DATABASE_URL to another one.
trouble-db-not-empty = The database is not empty and was left as it is; restore into another one, or add --replace to give up all that it holds.
trouble-db-nothing = There is nothing in the database to back up; see that DATABASE_URL is right.
trouble-db-driver = PostgreSQL needs another package; install cheeseboard[scale].
trouble-db-fault = The database did not understand what it was asked: that is a fault of Cheeseboard’s; please report it.
trouble-setting = { $variable } has a value that will not do; possible: { $expected }

## serve

metavar-host = HOST
help-serve-short = Run the server that people play on.
help-serve = Run the server that people play on with their browsers. It keeps everything in the database that DATABASE_URL
    names, otherwise in a file of SQLite’s in your data folder. Ctrl+C stops it; nothing is lost.
help-serve-host = The address to listen on (CHEESEBOARD_HOST, or 127.0.0.1: only this computer); 0.0.0.0 for all of them.
help-serve-port = The port to listen on (CHEESEBOARD_PORT, or 8000); 0 for any that is free.
help-serve-workers = How many processes serve (CHEESEBOARD_WORKERS, or 1); more than one need PostgreSQL. One that dies is started anew.
help-serve-open = Open the page in your browser, where there is a screen.
help-serve-example = cheeseboard serve
    cheeseboard serve --host 0.0.0.0 --port 8080
    cheeseboard serve --workers 4

serve-running = Cheeseboard is running at { $address } (Ctrl+C stops it).
trouble-serve-port = There is no port { $given }; choose one up to { $most }.
trouble-serve-address = The server cannot listen on { $host }, port { $port }: it is in use or not yours. Choose others with --host and --port.
trouble-serve-outdated = The database is from an older version, or empty; run cheeseboard db upgrade first.
serve-not-started = The server did not start; the lines above say why.
trouble-serve-workers = { $given } processes are too many; choose at most { $most }.
trouble-serve-alone = With SQLite a server is one process: leave --workers out, or set DATABASE_URL to a database of PostgreSQL’s.

## worker

help-worker-short = Have the bots of a large server think here.
help-worker = Have bots think in processes of their own, for all processes of a server that share a database of PostgreSQL’s
    (DATABASE_URL). Start as many as you like, on any machine; without any, the server’s own processes do it. Ctrl+C stops it;
    nothing is lost. docs/hosting.md tells more.
help-worker-processes = How many bots think at the same time (CHEESEBOARD_THINKING_PROCESSES by default, otherwise 1).
help-worker-metrics_host = The address where Prometheus finds its figures (CHEESEBOARD_METRICS_HOST, or 127.0.0.1: only this computer).
help-worker-metrics_port = The port where Prometheus finds its figures, as /metrics (CHEESEBOARD_METRICS_PORT; without one there is no such page); 0 for any that is free.
help-worker-example = cheeseboard worker
    cheeseboard worker --processes 4 --metrics-port 8001

worker-running = { $processes ->
    [one] Bots think here, one at a time (Ctrl+C stops it).
   *[other] Bots think here, { $processes } at the same time (Ctrl+C stops it).
}
worker-metrics = Its figures are at { $address }.
trouble-worker-address = The worker cannot listen on { $host }, port { $port }: it is in use or not yours. Choose others with --metrics-host and --metrics-port.
trouble-worker-alone = With SQLite bots think in the server itself; a worker needs DATABASE_URL to name a database of PostgreSQL’s.

## arena

arena-pace = { $speed } matches a second
arena-progress = { $played } of { $matches } matches, { $pace }.
arena-pair = pair
arena-share = share of the first
arena-lead = its lead
arena-one-alone = first alone
arena-other-alone = second alone
arena-rating = rating (Elo)
arena-time = time a choice
arena-means = Two even bots have 50 % each; a tie is shared. Every round has the same dice in all seatings; ± is a 95 % confidence interval over rounds.
arena-means-solo = Alone, whoever scores more with the same dice has the round. ± is a 95 % confidence interval over rounds.
arena-alone = Alone: the wins of one bot among { $seats ->
    [3] two
    [4] three
   *[other] several
} of the other, as a multiple of an equal share.
arena-sprt = Sequential test: { $verdict ->
    [high] { $bot } has at least { $high } %
    [low] { $bot } has at most { $low } %
   *[open] not decided between { $low } % and { $high } %
} (evidence { $evidence }; decided beyond ±2.94).
trouble-arena-bots = { $given ->
    [one] One bot was
   *[other] { $given } bots were
} named; name { $least } to { $most }.
trouble-arena-twice = “{ $bot }” was named twice; name different bots, or give one another budget.
trouble-arena-sprt = “{ $given }” is no test; give two percentages from above 0 to below 100, the lower first, such as 50,55.
trouble-arena-sprt-two = A sequential test is between two bots; name two, or leave --sprt out.
trouble-arena-other = { $file } holds another contest, or one of another version; choose another file, or the bots, seats, options and seed that it began with.
trouble-arena-file = { $file } is no file of a contest, or damaged in line { $line }; choose another file.
trouble-arena-busy = Another arena is writing to { $file }; wait until it is done, or choose another file.
trouble-arena-budget = “{ $bot }” takes no budget at { $game }, for it does not search; leave “{ $budget }” out, or name a search: search:500, is-mcts:0.5s.

## Reviewing

review-progress = steps
review-so-far = { $done } of { $all } steps.
review-solving = Qwixx for one is being solved first, which takes about half a minute; the result is kept for the next time.
review-unsolved = Qwixx for one has not been solved on this computer, so a search judges; its figures are less sure.
review-title = { $game }: the match of { $player }
review-step = step
review-kind = kind
review-luck = luck
review-choice = choice
review-what = what happened
review-before = before
review-change = change
review-best = better
review-sure = Only steps that surely changed something are shown; ± says how sure the figures are.
review-even = No step surely changed anything.
review-sum-choice = Given away by these choices: { $alone ->
    [yes] { $sum } points
   *[no] { $number ->
        [one] { $sum } percentage point of the chance to win, all added up
       *[other] { $sum } percentage points of the chance to win, all added up
    }
}
review-sum-chance = Brought by luck in all rolls and draws: { $alone ->
    [yes] { $sum } points (± { $margin })
   *[no] { $number ->
        [one] { $sum } percentage point of the chance to win (± { $margin })
       *[other] { $sum } percentage points of the chance to win (± { $margin })
    }
}
review-turned = { $sign } The match turned here.
review-stopped = Stopped early: the rest of the match was not looked at.
trouble-review-no-record = { $file } is no record of a match; name a file that cheeseboard play has saved.
trouble-review-not-over = The match in { $file } is not over; play it to its end with cheeseboard play --resume { $file }.
trouble-review-seat = There is no seat { $given }; choose one from 1 to { $most }.

## Hints

hint-thinking = A strong bot looks at your choices …
hint-choice = choice
hint-chance = chance to win
hint-score = final score
hint-reason = why
hint-more = … and { $number ->
    [one] one more choice that looked worse
   *[other] { $number } more choices that looked worse
}.
hint-known = The bot knows no more than you do; ± says how sure it is, at the score how far from it most matches end.

## train

train-done = { $name }: done after { $taken } steps ({ $figures }).
train-known = { $name }: done before it was stopped, and left as it is.
train-progress = { $name }: { $steps ->
    [0] { $taken } steps so far.
   *[other] { $taken } of { $steps } steps.
}
train-measuring = { $name }: measuring its figures
train-stopped = Stopped; the same command goes on from here.
train-figures = { $name }: { $figures }
trouble-train-game = Nothing is learnt for “{ $given }”; games with something to learn: { $expected }.
trouble-train-part = There is no part “{ $given }”; this game has: { $expected }.
trouble-train-file = { $file } is not what this training has left behind; delete it, or choose another folder.
