## While people gather

problem-no-seat = There is no seat { $given }; seats are numbered from 0 to { $last }.
problem-seat-taken = This seat is taken; choose another.
problem-already-seated = This person has a seat at this table already.
problem-not-seated = This person has no seat at this table; sit down first.
problem-creator-only = Only the person who set up the table may do this.
problem-seats-empty = The match can begin when every seat is taken; { $seats ->
    [one] one is
   *[other] { $seats } are
} still empty. Invite somebody or let a bot play there.
problem-position-fixed = This table begins from a position, so its options and seats stay as they are.
problem-position-rated = A match that begins from a position is not rated.
problem-bot-rated = In a rated match nobody’s own bot can play; play it unrated, or with other players.
problem-people-only = This is only for people, not for bots.
problem-name-missing = A player needs a name.
problem-name-of-bot = The name “{ $given }” looks like a bot’s; choose another.
problem-name-taken = Somebody at this table is called “{ $given }” already; choose another name.
problem-nonce = A contribution to the dice is a text of 1 to { $most } printable characters.
problem-nonce-given = This seat has added something to the dice already.

## While the match goes on

problem-not-begun = The match has not begun yet.
problem-has-begun = The match has begun already.
problem-lesson-first = In this lesson something else comes first. In a match of your own you choose freely.
problem-is-over = The match is over.
problem-is-closed = This table was closed; its match will not be finished.
problem-not-your-seat = This seat is somebody else’s.
problem-away = A bot is playing this seat for you; come back first.
problem-not-away = You are playing this seat already.
problem-stale = This choice answers a question that is no longer asked; here is how things stand now.
problem-not-undoable = There is no such choice to take back.
problem-back-asked = { $player } has asked to go back already; answer that first.
problem-back-not-asked = Nobody is asking for anything that you could agree to.
problem-back-agreed = You have agreed already; the others have yet to answer.
problem-back-rated = In a rated match one goes back no further than “Take back” does: nobody is to try their luck again.
problem-cover-asked = { $player } has asked for a bot to play for somebody who is not here; answer that first.
problem-not-waited = Nobody is waiting for this player just now.
problem-is-here = This player is here; no bot is needed.
problem-clock-decides = This table has a clock; when the time is up, a bot plays on.
problem-not-long-away = This player has not been away for long; wait { $hours ->
    [0] { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }
    [one] one more hour
   *[other] { $hours } more hours
}.
problem-step-unknown = There is no step { $given }; steps are numbered from 0 to { $last }.
problem-time-left = There is still time left on this clock.
problem-time-used-up = The time for this match is used up, so a bot plays this seat to the end.
problem-others-play = Others are still playing; leave your seat to a bot instead of closing the table.
problem-no-spectators = This table is only for those who play at it.

## A table that cannot be read

problem-broken-head = What this table was set up with cannot be read (entry { $revision }): { $because }.
problem-broken-game = This version of Cheeseboard does not have the game “{ $given }” (entry { $revision }).
problem-broken-rules = Version { $given } of the rules of { $game } is not known here, only { $known } (entry { $revision }); a newer Cheeseboard may know it.
problem-broken-secret = The secret of this table does not fit its commitment (entry { $revision }).
problem-broken-entry = Entry { $revision } of this table is damaged, or was written by a newer Cheeseboard: { $because }.
problem-broken-step = Entry { $revision } of this table does not follow from those before it: { $because }.
