## Everywhere

skip-to-content = Go to the content
loading = Just a moment …
dismiss = Close
nav-label = Main
nav-rules = Rules
nav-me = Profile
nav-preferences = Language and looks
preference-language = Language
preference-theme = Light
preference-sound = Sound
preference-quick = No animations
theme-auto = As the system
theme-light = Day
theme-dark = Night
trouble-offline = The server cannot be reached; check your connection and try again.
trouble-fault = Something went wrong in this page; load it again.
rule-link = Rule { $rule }
nowhere-title = There is nothing here
nowhere-text = Perhaps a mouse has carried it off.
nowhere-home = To the start page

## The start page

home-title = What shall we play tonight?
home-text = Five games, fair dice, and nobody can peek. No account needed.
home-continue = Go on playing
home-games = Games
home-open-tables = Sit down with others
home-playing = Being played now
name-label = Your name
name-example = e.g. Ema
name-keep = Use this name
guest-name = Guest { $number }
home-level = Level of the bots
game-play-bots = { $level ->
    [easy] Play against easy bots
    [medium] Play against medium bots
    [hard] Play against hard bots
   *[other] Play against bots
}
game-play-bots-of = { $game }: { $level ->
    [easy] play against easy bots
    [medium] play against medium bots
    [hard] play against hard bots
   *[other] play against bots
}
game-new-table = New table
game-players = { $fewest }–{ $most } players
game-rules = Rules of the game
table-your-turn = Your turn
table-status-gathering = Gathering
table-status-playing = Being played
table-status-over = Over
table-status-closed = Closed
table-how-far = Moves so far: { $number }, set up { $since }
bot-name = Bot { $number } ({ $level })
bot-short = Bot { $number }
level-easy = easy
level-medium = medium
level-hard = hard
level-random = random
level-greedy = greedy
value-default = usual
value-triangular = the same in every colour
value-house = our own
seat-open = free
seat-number = Seat { $number }

## An invitation

join-title = You are invited
join-with = Waiting at the table: { $names }
join-sit = Sit down
join-seated = You sit at this table already; the link is for somebody else.
handed-title = A seat is handed to you
handed-from = { $name } leaves this seat to you. The match goes on, and you play on from where it stands.
handed-with = At the table: { $names }
handed-bot = Just now a bot plays there. It stops when you sit down.
handed-result = The result, and the rating if there is one, count for whoever sat here when the match began.
handed-look = Look at the match first
handed-take = Take over the seat

## While people gather

lobby-seats = Seats
lobby-you = (you)
lobby-beside = at the same screen
lobby-own-bot = (somebody’s own bot)
lobby-added = has added to the dice
lobby-kept = kept for an invited guest
lobby-kept-for = kept for { $name }
lobby-sit = Sit here
lobby-sit-beside = Somebody at this screen
lobby-put-bot = Put a bot here …
lobby-invite = Invite by a link
lobby-invite-here = Invite to this seat
lobby-code = The link as a QR code: read it with the camera of a phone
lobby-link = Whoever has this link may sit down:
lobby-copied = The link is copied.
lobby-free = Free this seat
lobby-start = Start
lobby-wait = The match begins when the host starts it.
lobby-not-full = Every seat needs somebody: invite people or let bots play.
lobby-leave = Get up
lobby-close = Give the table up
lobby-options = Options
lobby-number = Number of players
lobby-arrangement = Time and company
lobby-clock = Clock
lobby-rated = The match is rated
lobby-spectators = Others may look on
lobby-stand-in = Who plays for those who leave
dice-text = The server has promised a secret, and then the browsers of all players add something random: nobody can choose what comes.
dice-promise = The promise:
dice-copy = Copy
dice-copied = The promise is copied.
dice-explained = How to check it
dice-own = Add something of your own choosing
dice-own-text = Your browser has added something random already. If you trust a real die or a word of your own more, it takes the place of that.
dice-own-of = { $name } adds:
dice-add = Add this instead
dice-added = “{ $text }” is added to the dice.
clock-none = no clock
clock-move-30 = 30 seconds a move
clock-move-120 = 2 minutes a move
clock-match-600 = 10 minutes a match + 10 s a move
clock-match-1800 = 30 minutes a match + 20 s a move
clock-days-1 = a day a move
clock-days-3 = 3 days a move
clock-other = another clock

## The table

table-missing = This table cannot be shown
connection-lost = The connection is lost. Nothing is lost: we are trying to come back.
connection-ended = You are no longer signed in here, or the table is gone.
board-label = Board
skip-scenes = Skip
seats-label = Players
seat-turn = has to choose
seat-stood-in = A bot has played here for a while.
seat-handed = This seat was handed over.
own-seats-label = Players at this screen
curtain-title = Hand the screen to { $name }
curtain-take = { $name } is here
prompt-choose = Choose what to do.
prompt-wait = Waiting for: { $names }
prompt-moment = Just a moment …
prompt-away = A bot is playing for you.
prompt-closed = This table was given up.
prompt-abandoned = This table was closed: nobody has played here for a long time.
replay-at = Step { $step } of { $steps }.
replay-label = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-close = Back to now
replay-eyes = Seen by
replay-spectator = a spectator
from-here = Play from here
from-seat = Your seat
from-sandbox = Try it against bots
from-sandbox-note = It begins at once, with bots in all other seats.
from-sandbox-hidden = It begins at once, with bots in all other seats. You know what this seat knew then; what was hidden from it is drawn anew.
from-table = Set up a table
from-table-note = For friends and bots, with the position as it was.
from-table-hidden = For friends and bots, with the true position: what is hidden in it can be looked up in the replay.
result-label = Result
result-place = Place
result-player = Player
result-points = Points
result-rematch = Once more
result-replay = Watch the replay
result-sat-first = Ratings change for those who sat down when the match began.
result-bots = Bots: { $names }
result-shared = Who has played at seat { $number }: { $shares }
result-share-bot = bot, { $level }
rematch-gathering = A rematch is being set up.
rematch-playing = The rematch is being played.
rematch-over = The rematch is over.
rematch-join = Join it
rematch-look = Look at it
sidebar-label = Beside the board
sidebar-log = What happened
sidebar-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-new = new
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear again: { $name }
chat-mute-table = Mute this chat
chat-unmute-table = Hear this chat again
chat-table-muted = You have muted this chat.
menu-open = Menu
menu-undo = Take back
menu-back = Go back to my last choice
menu-ask-back = Ask all to go back to my last choice
menu-back-rated = In a rated match nobody goes further back than “Take back” does.
menu-rated = The match is rated.
menu-unrated = The match is not rated.
menu-not-rated = The match is not rated: in a rated one nobody has two seats, and no two bots are of the same level.
menu-stand-in = Let a bot play for me
menu-come-back = Play on myself
menu-hand-over = Hand my seat to a friend
menu-since = What happened since my last turn
menu-replay = Replay
menu-fair = Fair dice
menu-leave = Leave the table
menu-leave-sure = A bot will play on for you; you can come back. Leave?
back-agree = Agree
back-decline = Decline
back-withdraw = Never mind
back-here = Go back to here
back-ask-here = Ask all to go back to here
back-agreed = Agreed: { $names }
back-waits = Still asked: { $names }
back-look = Show where to
cover-missed = { $name } is not here; the table began to wait { $since }.
cover-level = Level of the bot
cover-do = Let a bot play
cover-ask = Ask the others to let a bot play
cover-asked = { $name } asks to let a bot ({ $level }) play for one who is not here: { $away }. They can come back at any time.
cover-here = I am here
fallback-search = Search the choices
fallback-choices = What you can do
fallback-view = What you see, as the program writes it

## Rules

rules-search = Search the rules
rules-contents = Chapters

## The profile

me-account = You have an account: { $account }.
me-guest = You are a guest. An account keeps your matches and lets you come back from any device.
me-account-name = Account
me-email-confirmed = Your e-mail address is confirmed.
me-password = Password
me-register = Create an account
me-login = Log in
me-logout = Log out
me-history = Matches that are over
me-no-history = None yet.
me-more = Show more
person-own = What others see of you
muted-title = Muted
muted-text = What they say in a chat is not shown to you, on any of your devices.
muted-none = You have muted nobody.
muted-hear = Hear again

## Fair dice

fair-text = Before the match the server promises a secret by its fingerprint. Only then do the players add something of their own, drawn by their browsers. The dice follow from both, so nobody can choose them. When the match is over the secret is shown, and your browser checks it against the promise that it has kept.
fair-lesson = In a lesson the dice are arranged beforehand, so that they show what is being taught; there is nothing to prove here. In every other match nobody can choose them, and this page proves it.
fair-commitment = The promise (SHA-256 of the secret)
fair-nonce = Added by { $name }
fair-secret = The secret
fair-secret-later = It is shown when the match is over.
fair-check = Checked in your browser
fair-fits = The secret is the one that was promised.
fair-differs = The secret is not the one that was promised!
fair-nothing = nothing
fair-bots-word = (all bots add the same)
fair-nobody = Nobody has added anything to these dice, so all depends on the server’s secret: whoever runs the server could have chosen it.
fair-kept = What this browser has kept
fair-promise-same = The promise is the very one that this browser saw before the match began.
fair-promise-late = The promise is the one that this browser saw while the match went on; it was not there when it began.
fair-promise-other = The promise is not the one that this browser saw first! The server has taken another secret.
fair-promise-unknown = This browser has not seen the promise before the end, so it cannot say whether it has stayed the same. The device on which you played can, or whoever wrote the promise down.
fair-own-same = { $name }: what was added here is in the dice, unchanged.
fair-own-other = { $name }: this browser added “{ $given }”, but the match has something else! Unless you have changed it on another device, the server has.
fair-own-unknown = { $name }: what was added did not come from this browser, so it cannot say whether it is unchanged. It may be from another device of yours, or from who had the seat before.
fair-own-none = { $name }: nothing was added, as nothing came before the start.
fair-table = To the table
fair-record = The record of the match
fair-verify = The whole match, rule by rule, can be checked from the record by the command
fair-verify-kept = It also takes the promise that you wrote down (--commitment) and what you added (--nonce).
fair-unable = This page came unencrypted, so the browser cannot check anything; open it by https.
fair-chances = Every die and every draw
fair-each = One by one
fair-came = In the record
fair-number = Number
fair-of = { $number } of 0–{ $below }
fair-checked = Checked
fair-right = follows
fair-wrong = does not follow!

## The review of a match

review-label = Review
review-begin = Review the match
review-close = Close the review
review-waits = The review waits for its turn.
review-goes-on = A bot goes through the match. You may leave and come back; what is done is kept.
review-progress = { $done } of { $total } steps
review-again = Go on with the review
review-known = Every step is judged by what you could know at the time; ± says how sure that is.
review-plot = Chance to win, step by step
review-plot-alone = Expected points, step by step
review-sum = { $number ->
    [one] { $sum } percentage point
   *[other] { $sum } percentage points
}
review-lost = Given away by your choices
review-lost-in = { $number ->
    [0] none of { $all } choices was surely worse than another
    [one] surely, in one of { $all } choices
   *[other] surely, in { $number } of { $all } choices
}
review-luck = Luck
review-luck-in = { $number ->
    [one] in one roll or draw
   *[other] in { $number } rolls and draws
}
review-turning = Turning points
review-turning-none = No single step has turned this match.
review-turning-at = Turning point { $number } of { $all }
review-back = Turning point before
review-on = Next turning point
review-chose = Your choice: { $choice }
review-better = Better: { $choice }
review-even = As good, as far as can be told: { $choice }
review-best = There was nothing better.
review-cost = Given away: { $change }
review-lucky = Luck: { $change }
review-came = What came: { $text }
review-drawn = a draw
review-silent = There was nothing to judge in this step.
review-steps = Steps
review-all = All steps
review-step = Step
review-kind-chance = Luck
review-kind-choice = Choice
review-what = What happened
review-chance = Chance to win
review-points = Expected points
review-change = Change

## Hints, and what happened meanwhile

menu-hint = Hint
hint-text = A bot has tried out the choices and advises: { $choice }
hint-list = What it thinks of the choices
hint-chance = Win: { $chance }
hint-score = Points: { $score }
hint-others = { $number ->
    [one] One more choice
   *[other] { $number } more choices
}
hint-do = Do that
hint-not-asked = There is a hint when it is your turn.
away-title = While you were away
since-title = Since your last turn
since-all = Everything since your last turn
since-nothing = Nothing has happened since your last turn.
notice-turn = { $game }: it is your turn.
notices-seen = Mark all as read
table-you = you
table-waits = Waiting for: { $names } (asked { $since })
table-waits-until = Waiting for: { $names }, time runs out { $until }

## Reminders

reminders-title = Reminders
reminders-text = When something happens at a table while you are elsewhere, the tab’s title counts it and the start page shows it. You can be told in other ways too.
reminders-browser = By this browser
reminders-browser-show = Show a notification when it is my turn, while the page is open
reminders-browser-cannot = This browser shows no notifications.
reminders-browser-denied = The browser does not allow notifications for this page; its settings can change that.
reminders-email = By e-mail
reminders-address = Your address
reminders-confirm = Send a letter to confirm it
reminders-letter = A letter with a link is on its way to { $address }.
reminders-unconfirmed = Follow the link in the letter to { $address }; until then nothing is sent there.
reminders-confirmed = { $address } is yours.
reminders-email-off = This server sends no e-mail.
reminders-webhook = By a webhook
reminders-hook-address = Address, for Slack, Discord or a program of yours
reminders-keep = Save
reminders-none = Remove
reminders-key = The key that signs what is sent:
reminders-webhook-off = This server calls no webhooks.
reminders-kinds = Of what, and how
reminders-kind-turn = It is my turn
reminders-kind-soon = My time is running out
reminders-kind-back = Somebody asks to go back
reminders-kind-over = A match is over
reminders-kind-invited = I am invited to a table
reminders-channel-tab = only here
reminders-channel-email = by e-mail too
reminders-channel-webhook = by the webhook too
reminders-wait = A message waits, in case I come by myself
reminders-every = Between two messages at least
reminders-language = Language of the messages

## Statistics and histories

stats-title = Ratings and statistics
stats-none = Play a match to the end, and it is counted here.
stats-rating = Rating
stats-rank = place { $rank }
stats-rating-plot = Rating after each rated match of { $game }, with its uncertainty
stats-day = Day
stats-points = Points on average: { $mean }, at best: { $best }
stats-places = Places
stats-place-of = place { $place } of { $players }
stats-places-plot = How often at which place in { $game }
stats-players = Players
stats-times = Times
stats-against = Wins
stats-against-plot = Share of wins in { $game }, by opponents
stats-against-people = against people
stats-against-bots = against bots
stats-against-both = against both
stats-against-nobody = alone
stats-whom = Against whom
stats-matches = Matches
stats-wins = Won

## Rankings and other people

ranking-title = Ranking
ranking-text = A rating is a belief about a strength, and ± says how sure it is. The order goes by the strength that a player almost surely has: the rating less three times ±.
ranking-none = Nobody has played a rated match of this game yet.
ranking-bot = Bot ({ $level })
person-gone = somebody who has left
person-member = Has an account; first came here on { $since }.
person-guest = A guest; first came here on { $since }.
person-bot = Somebody’s own bot, made on { $since }.
person-owner = Whose it is

## Bots of one’s own

bots-title = Bots of your own
bots-text = A program of yours can play at any table. It sees what a player at its seat sees, and nothing more.
bots-name = Name of the bot
bots-make = Make a bot
bots-token = Token of { $name }, shown this once: keep it as you would a password
bots-copy = Copy
bots-copied = The token is copied.
bots-renew = New token
bots-remove = Remove
bots-remove-sure = Remove { $name } for good
bots-how = How a bot plays
bots-how-run = Run your program with the token, such as the example of 59 lines:
bots-how-seat = Open a table and give the bot a seat there, as you would one of ours; or let it follow an invitation by itself.
bots-how-rated = Matches with bots of one’s own are not rated; everybody sees whose bot it is.
bots-how-docs = Everything else is in

## What is counted

clock-days-left = { $days ->
    [one] one day
   *[other] { $days } days
}
prompt-choices = { $number ->
    [one] One choice.
   *[other] { $number } choices.
}
prompt-over = { $number ->
    [0] The match is over.
    [one] { $names } wins!
   *[other] { $names } share the win!
}
back-asked = { $name } asks to go back to step { $step } of { $steps }. { $choices ->
    [0] Only what chance has brought would be taken back.
    [one] One choice would be taken back ({ $first }).
   *[other] { $choices } choices would be taken back, the first by { $first }.
}
result-rewinds = The match went back { $number ->
    [one] once
   *[other] { $number } times
}.
result-share = { $name } ({ $choices ->
    [one] one choice
   *[other] { $choices } choices
})
rules-found = { $number ->
    [0] Nothing was found.
    [one] One passage was found.
   *[other] { $number } passages were found.
}
history-points = { $points ->
    [one] one point
   *[other] { $points } points
}
history-stood-in = With a stand-in: { $names }
stats-summary = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, won: { $wins } ({ $share })
reminders-minutes = { $minutes ->
    [0] not at all
    [one] one minute
    [60] one hour
    [480] 8 hours
    [1440] a day
   *[other] { $minutes } minutes
}
notices-label = { $number ->
    [0] Notices
    [one] Notices: one new
   *[other] Notices: { $number } new
}
since-left-out = { $number ->
    [one] One older thing is in the log below.
   *[other] { $number } older things are in the log below.
}
away-more = { $number ->
    [one] One more thing is in the log below; the last were:
   *[other] { $number } more things are in the log below; the last were:
}
fair-all-fit = { $number ->
    [0] There was no chance in this match.
    [one] The one chance of this match follows from the secret and from what the players added.
   *[other] All { $number } chances of this match follow from the secret and from what the players added.
}
fair-some-wrong = { $number ->
    [one] One chance does not follow from the secret!
   *[other] { $number } chances do not follow from the secret!
}

## Lessons

game-learn = Learn by playing
lesson-label = Lesson
lesson-progress = Step { $place } of { $all }
lesson-next = Go on
lesson-skip = Leave the lesson
lesson-skip-sure = This lesson will be closed. You can always begin it anew.
lesson-stay = Stay
lesson-bots = Play against easy bots now
lesson-play-on = Play this match on
lesson-first = You may do that too, and in a match of your own you choose freely. But first, so that you see what it does: { $choice }.

## Worked examples in the rulebook

example-label = Worked example
example-may = may be chosen
example-board = The board as { $name } sees it
