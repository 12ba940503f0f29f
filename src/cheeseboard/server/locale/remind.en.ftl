## Notices

notice-turn = { $game }: it is your turn.
notice-soon-minutes = { $game }: it is your turn, and your time runs out in { $n ->
    [one] a minute
   *[other] { $n } minutes
}.
notice-soon-hours = { $game }: it is your turn, and your time runs out in { $n ->
    [one] an hour
   *[other] { $n } hours
}.
notice-back = { $game }: somebody asks to go back; say whether you agree.
notice-over = { $game }: the match is over.
notice-closed = { $game }: the table was closed, and its match will not be finished.
notice-invited = { $game }: a seat is kept for you.
notice-handed = { $game }: a seat was handed over to you.

## Letters

reminder-subject = { $n ->
    [one] News from one table
   *[other] News from { $n } tables
}
reminder-players = At the table: { $players }
reminder-since = Since your last turn:
reminder-left-out = … { $n ->
    [one] one thing more before that
   *[other] { $n } things more before that
}
reminder-foot = Choose what you are told, and how often:
reminder-unsubscribe = No more e-mail:
confirm-subject = Reminders from Cheeseboard
confirm-text = Somebody, most likely you, wants Cheeseboard to send reminders to this address. If it was you, open this link:
confirm-link = Yes, send me reminders
confirm-ignore = If it was not you, do nothing: no other letter will come.

## Ending letters

unsubscribe-title = No more e-mail?
unsubscribe-ask = Cheeseboard will not write to you by e-mail any more. Reminders stay visible in the game itself.
unsubscribe-button = No more e-mail
unsubscribe-done = Done. Cheeseboard will not write to you by e-mail any more.

## What can be wrong

problem-email-form = This does not look like an e-mail address; it should look like ema@example.org.
problem-email-off = This server does not send e-mail.
problem-email-unconfirmed = There is no e-mail address of yours that you have confirmed; open the link in the letter first.
problem-email-not-sent = The letter could not be sent just now; try again later.
problem-email-refused = The mail server does not accept this address; check how it is spelt.
problem-confirmation-gone = This link is not valid any more; ask for a new letter.
problem-unsubscribe-gone = This link does not end any letters; choose in the settings what you are told.
problem-webhook-form = A webhook is an address such as https://example.org/hook, and it must not lead into a private network.
problem-webhook-off = This server does not call webhooks.
problem-webhook-missing = Say first where the webhook leads to.
