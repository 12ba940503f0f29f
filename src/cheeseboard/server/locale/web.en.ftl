## Requests

problem-sign-in = Come in first: a guest needs nothing but a name.
problem-signed-in = You are here already; log out first to come in as somebody else.
problem-signed-out = You have logged out; come in again to go on.
problem-no-such-page = There is nothing at this address.
problem-not-built = The page was not built here; “make client” builds it. The terminal and the API work without it.
problem-wrong-method = This cannot be asked for in this way.
problem-bad-request = What was sent could not be understood ({ $because }).
problem-bad-place = That is no place in a list: before is the “next” of an earlier page; leave it out to begin with the first.
problem-too-large = This is too large; at most { $most } bytes may be sent at once.
problem-wrong-origin = This request came from a page of another site and was not carried out.
problem-header-missing = This request lacks the header “{ $header }”, which keeps other sites out.
problem-too-many = That was too often; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-missing = This is not there (any more).
problem-taken = Somebody else was quicker; look how things stand and try again.
problem-not-saved = This was not saved, because the database cannot be reached just now; try again in a moment.
problem-fault = Something went wrong here; that is a fault of ours. Try again later.

## People

problem-account-taken = There is an account “{ $given }” already; choose another name.
problem-account-form = An account’s name has 1 to { $most } printable characters, with no spaces around it.
problem-password-form = A password has { $least } to { $most } characters.
problem-wrong-login = There is no account of this name with this password.
problem-has-account = You have an account already.

## Accounts and bots

problem-no-account = You are a guest and have no password; register first.
problem-wrong-password = This is not your password.
problem-merged = You have logged in; connect again to go on with your account.
problem-wrong-token = This token is not valid (any more); the bot’s owner can renew it.
problem-too-many-bots = You have { $most ->
    [one] one bot
   *[other] { $most } bots
} already, and more are not possible; remove one first.

## Tables

problem-invitation-gone = This invitation is not valid any more; ask for a new one.
problem-seat-missing = Say which of your seats you want to hand over.
problem-only-players = This is only for those who played at this table.
problem-hint-rated = In a rated match there is no advice; everybody plays on their own.
problem-hint-lost = No advice came this time; try again in a moment.
problem-review-lost = The review broke off; try again in a moment, what is done is kept.
problem-not-over = The match is still going on; wait until it is over.

## Sockets

problem-too-fast = That is too fast; at most { $most ->
    [one] one message
   *[other] { $most } messages
} a second can be taken.
problem-too-slow = The connection was too slow and was closed; come back, nothing is lost.
problem-too-many-sockets = There are { $most } connections open from your address already; close some of them.
problem-line-form = A line of chat needs some text that can be printed.
problem-muted-enough = You have muted { $most } people and tables already; listen to some of them again first.
