## The settings of a table

drawer-table = Pace, time, advice and talk
option-table_tempo = Pace
    .help = How fast scarecrows move, and how long the end of a turn stays in view.
    .value-calm = Calm
    .value-usual = Usual
    .value-quick = Quick
option-table_clock = Clock
    .help = Time for each move, or in total for each player. You may ask for more once a turn.
    .value-none = None
    .value-30s = 30 s a decision
    .value-2m = 2 min a decision
    .value-bank10m = 10 min a seat
    .value-bank30m = 30 min a seat
    .value-1d = 1 day a decision
    .value-3d = 3 days a decision
option-table_time_up = When time is up
    .help = A scarecrow makes this one move, or the player passes.
    .value-scarecrow = A scarecrow decides
    .value-pass = It goes by
option-table_patience = Waiting for people who are away
    .help = If someone is away longer than this, a scarecrow plays for them until they are back.
    .value-none = For ever
    .value-1m = A minute
    .value-5m = 5 minutes
    .value-1d = A day
option-table_coach = Advice
    .help = A button says what the strongest scarecrow would do in your place, and why. It knows what you have seen, and nothing else.
    .value-alone = Against scarecrows only
    .value-yes = For everybody
    .value-no = No
option-table_talk = Free talk
    .help = Everybody has a few sayings. With this, those who play can write to each other as well.


## Titles of pages

title-hall = Farmyard: table games for friends
title-page = { $what } – Farmyard
title-table = { $game }, table “{ $name }” – Farmyard
title-replay = Looking back: { $game }, “{ $name }” – Farmyard
title-last-moves = Last moves: { $game }, “{ $name }” – Farmyard
title-shuffle = The shuffle of table “{ $name }” – Farmyard
title-rules = { $game }: rules – Farmyard
title-new = A new table: { $game } – Farmyard
title-learn = Learn – Farmyard
title-lesson = { $game }: { $lesson } – Farmyard
title-review = Review: { $name } – Farmyard

## Refusals of a whole request

not-for-all = The figures of this server are read on the machine it runs on.
no-page = There is nothing at this address. The hall is one click away.
no-table = The link may be old, or the table was cleared away. Nothing of yours is lost.
too-many-tables = You already have as many open tables as one person may have. Finish one of them first.
no-game = There is no game of that name on the shelf.
no-daily = This game has no deal of the day.
wrong-way = That link does not work like that. The hall is one click away.
cross-site = That came from another site, so nothing has changed. Try it from this page.
too-long = That was too long to read, so nothing has changed.
busy = It is busy here right now. Please try again in a minute.
too-fast = That was too much at once. Wait a moment, then try again.
no-lot = The extra randomness can be at most 64 letters, digits, dashes or underscores.
two-lengths = That gives its length twice, so nothing has changed.
unreadable = We could not understand that, so nothing has changed.
too-many-watchers = There is no standing room left at this table: too many are watching. Try again in a while.
not-stored = Your move could not be saved, so it was not made. Please try again.
not-read = The table could not be read from the database. Please try again.
old-rules = This table was begun under older rules that no longer fit, so it cannot go on.
newer-rules = This table was begun under newer rules than this server has: bring it up to date.
broken-table = This table is damaged. It is kept, but it cannot be played.
our-fault = Something went wrong on our side. Your table is as it was; please try again.
no-table-headline = This table is not here
headline-400 = That was not understood
headline-403 = Not allowed
headline-404 = This is not here
headline-405 = That does not work
headline-409 = Not now
headline-413 = Too long
headline-429 = Not so fast
headline-500 = A wheel came off
headline-503 = Please try again

## Refusals at a table

stale = The game has moved on. Here is how it looks now.
already = That move is already on the table.
not-seated = You are watching this table. Only those who sit at it can play.
time-is-up = Your time is up: the turn goes on without you.
over = This game is over.
not-started = This table is still waiting for its players.
loading = The table is being set up. It will be ready in a moment.
unfinished = Almost: there is one more thing to pick.
no-chair = That chair is not free.
not-your-chair = You cannot look from that chair.
not-full = Some chairs are still free.
playing = The game has begun, so the chairs stay as they are.
not-over = There is a new game when this one is over.
cannot-undo = That cannot be taken back: something was seen since, or somebody has moved.
curtain = First say who is holding the screen.
closed = This table was closed, since nothing had happened for a long time. It can be looked at.
rests = The game is paused, so nothing has changed.
kept-for-you = A scarecrow keeps your chair. Take it back first.
nothing-kept = No chair is kept for you at this table.
nothing-to-take-back = You have not decided anything yet.
no-pause = The game is not paused.
not-host = Only the person who opened this table can change its pace.
no-such-pace = The pace can be calm, usual or quick.
nothing-shown = There is nothing to look at right now.
not-alone = Others are still looking. The game goes on in a moment.
nothing-asked = There is no question for you right now.
another-question = Your answer was to another question. Here is what is asked now.
which-question = A yes or no needs the number of its question, as “asks” gives it.
already-asked = Another question is open. Wait for the answers.
not-all-answered = Not everybody has answered, so nothing has changed.
no-more-time = You can ask for more time once a turn, if the table has a clock.
no-advice = Nobody gives advice at this table.
no-talk = There is no free talk at this table. Pick one of the sayings.
nothing-said = There was nothing to say.

## A new table

few-or-many = { $same ->
    [yes] { $title } needs { $most } players.
   *[no] { $title } needs { $fewest } to { $most } players.
}
start-seat = Nobody sits on the chair chosen under “{ $title }”.
no-such-value = “{ $title }” can be { $possible }.
not-for-so-many = “{ $title }”: “{ $label }” is not for { $seats ->
    [1] one player
   *[other] { $seats } players
}.
two-of-me = You can sit on one chair only. Make the others guests.
no-level = There is no bot of that kind.
no-seating = There is no way to sit like that.
as-in-the-box = as in the box
no-clock = no clock

## The waiting table

chair-mine = that’s you
chair-opener = laid this table
chair-sits = sits here
chair-guest = at this screen
chair-bot = a scarecrow
chair-open = for a friend or a bot
free-chair = Free chair
dealt = The cards are being dealt.
begins-in = { $seconds ->
    [0] The game begins when one of you says so.
    [one] We begin in one second.
   *[other] We begin in { $seconds } seconds.
}

## Beside the game

has-left = { $name } has left. A scarecrow keeps the chair.
is-gone = { $name } is away. A scarecrow keeps the chair.
is-back = { $name } is back.
takes-more-time = { $name } takes more time.
pause-begins = There is a pause, as { $name } asked.
pause-ends = { $name } ends the pause.
pace-is = The pace is { $pace } now.
asks-advice = { $name } asks for advice.
went-back = { $name } took a move back; everyone agreed.
plays-again = { $name } plays again. Come along?{ $people ->
    [1] {""}
    [2] {""}
   *[other] { $come ->
        [0] {""}
        [one] {" "}{ $come } of { $people } is there.
       *[other] {" "}{ $come } of { $people } are there.
    }
}
asks-back = { $name } would like to take a move back. What you saw, you cannot unsee.
asks-pause = { $name } asks for a pause.
waits-for = Waiting for a yes from { $names }.
said-no = { $name } would rather not.
not-your-turn = It is { $name }’s turn.
late-decisions = { $number ->
    [0] No decision
    [1] One decision
   *[other] { $number } decisions
} took longer than the clock allows.
time-left-d = { $n } d
time-left-h = { $n } h
time-left-min = { $n } min
watching = { $name } (watching)
watcher = Somebody who watches
next-opened = The next game is laid. Come along?
paused = There is a pause.
deserted = Everybody has left. The scarecrows rest until somebody comes back.
kept = A scarecrow keeps your chair.
around = At this table
emote-hello = Good day!
emote-well = Well played!
emote-thanks = Thank you.
emote-oops = Oh, muck.
emote-ha = Ha!
emote-wait = Let me think.
emote-hurry = The cows want milking.
emote-bye = Good night.

## Looking back

eyes-of = { $name }’s eyes
move-of = { $n } of { $last }
no-game-file = That is no game file that can be replayed here: { $why }.
game-of-memory = Remembering is a part of this game. It can be looked back at when it is over.
nothing-happened = Nothing has happened yet. Go back to the table.
the-deal = The deal. Press play, or go one move on.
eyes-closed = You can look through that player’s eyes once the game is over.
not-over-yet = You can try another line from here once this game is over.
nothing-left = There is nothing left to choose there.
file-later = The game file holds every hidden card, so it can be had when the game is over.
file-forgotten = This game file is not remembered any more. Open it again in the hall.
no-file = Choose a game file first.
no-text = That is not a text, so it is no game file.
from-file = A saved game
watchers-eyes = A watcher’s eyes
watcher-short = A watcher
fair = How a shuffle is sealed
keys = Keys

## The hall

wait-for-you = { $n ->
    [0] It is your turn
    [one] { $names } is waiting
   *[other] { $names } are waiting
}
thinks = { $name } is thinking
open-chairs = { $number ->
    [0] Everybody is here
    [one] One chair is free
   *[other] { $number } chairs are free
}
company = { $n ->
    [0] alone
   *[other] with { $names }
}
result = { $names } { $n ->
    [one] won
   *[other] drew
}, { $counts } { $counted }
result-best = { $names } { $n ->
    [one] won
   *[other] drew
}, with { $counts } { $counted }
count-to = to
result-won-alone = Won, { $count } { $counted }
result-lost-alone = Not won, { $count } { $counted }
hall-last = Last: { $title }. { $says }
deal-of = Today’s deal, { DATE($date, "MMMMd") }
day = { DATE($date, "MMMEd") }
you = You
hall-closed = Closed, since nothing happened for long
hall-finished = Finished
hall-open = Open
hall-loading = Being set up

## Lessons and reviews

lesson-learner = { $name }: that is you
lesson-scarecrow = { $name } is a scarecrow and plays with you
lesson-minutes = { $n ->
    [one] About a minute.
   *[other] About { $n } minutes.
}
lesson-step = Step { $step } of { $steps }
that-is = That is { $game }!
play-first-game = Play a first game
how-reviewed = Chances in 100 if everybody played on at random from there, from what each could see, give or take { $points }. What good players would have made of it is not known.
from-to = from { $first } to { $last }
cost = Move { $move } cost { $value }
cost-between = Move { $move } cost { $value } ({ $low } to { $high })
did = { $who ->
    [you] { $name } (you) { $says }.
   *[they] { $name } { $says }.
}
part-own = Own choices
part-others = The others’ choices
part-luck = Luck
lesson-left = Look around as long as you like.
lesson-not-there = We could not find that lesson.
first-game = First game
review-not-over = A game is reviewed when it is over: a review would tell what is still hidden.
review-no-compiler = A review needs Numba, which is not installed on this server.
review-failed = This game could not be reviewed. Try again.
review-too-long = This game is too long to look for its costliest choices here; farmyard review does it.
review-none-costly = No choice was surely worse than another.
review-not-told-apart = Nor can play and luck be told apart in a game of this length.
