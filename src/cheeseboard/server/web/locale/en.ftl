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
name-label = Your name
name-example = e.g. Ema
name-keep = Use this name
guest-name = Guest { $number }
game-play-bots = Play against bots
game-play-bots-of = { $game }: play against bots
game-new-table = New table
game-players = { $fewest }–{ $most } players
game-rules = Rules of the game
table-your-turn = Your turn
table-status-gathering = Gathering
table-status-playing = Being played
table-status-over = Over
table-status-closed = Closed
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

## While people gather

lobby-seats = Seats
lobby-you = (you)
lobby-beside = at the same screen
lobby-own-bot = (somebody’s own bot)
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
own-seats-label = Players at this screen
curtain-title = Hand the screen to { $name }
curtain-take = { $name } is here
prompt-choose = Choose what to do.
prompt-wait = Waiting for: { $names }
prompt-moment = Just a moment …
prompt-away = A bot is playing for you.
prompt-closed = This table was given up.
replay-at = Step { $step } of { $steps }.
replay-label = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-close = Back to now
result-label = Result
result-place = Place
result-player = Player
result-points = Points
result-rematch = Once more
result-replay = Watch the replay
sidebar-label = Beside the board
sidebar-log = What happened
sidebar-chat = Chat
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-new = new
chat-say = Say something
chat-send = Send
menu-open = Menu
menu-undo = Take back
menu-ask-back = Ask all to go a step back
menu-stand-in = Let a bot play for me
menu-come-back = Play on myself
menu-hand-over = Hand my seat to a friend
menu-replay = Replay
menu-fair = Fair dice
menu-leave = Leave the table
menu-leave-sure = A bot will play on for you; you can come back. Leave?
back-agree = Agree
back-decline = Decline
back-withdraw = Never mind
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

## Fair dice

fair-text = Before the match the server promised a secret by its fingerprint, and every player added something of their own. The dice follow from both, so nobody could choose them. When the match is over the secret is shown, and your browser checks it against the promise.
fair-lesson = In a lesson the dice are arranged beforehand, so that they show what is being taught; there is nothing to prove here. In every other match nobody can choose them, and this page proves it.
fair-commitment = The promise (SHA-256 of the secret)
fair-nonce = Added by { $name }
fair-secret = The secret
fair-secret-later = It is shown when the match is over.
fair-check = Checked in your browser
fair-fits = The secret is the one that was promised.
fair-differs = The secret is not the one that was promised!
fair-table = To the table
fair-record = The record of the match
fair-verify = The whole match, rule by rule, can be checked from the record by the command
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
review-best = There was nothing better.
review-cost = Given away: { $change }
review-lucky = Luck: { $change }
review-came = What came: { $text }
review-drawn = a draw
review-silent = There was nothing to judge in this step.
review-from = Play from here
review-steps = Steps
review-all = All steps
review-step = Step
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
back-asked = { $name } asks to go back by { $steps ->
    [one] one step
   *[other] { $steps } steps
}. All who play have to agree.
rules-found = { $number ->
    [0] Nothing was found.
    [one] One passage was found.
   *[other] { $number } passages were found.
}
history-points = { $points ->
    [one] one point
   *[other] { $points } points
}
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
lesson-bots = Play against bots now
lesson-play-on = Play this match on
lesson-first = You may do that too, and in a match of your own you choose freely. But first, so that you see what it does: { $choice }.

## Worked examples in the rulebook

example-label = Worked example
example-may = may be chosen
example-board = The board as { $name } sees it
