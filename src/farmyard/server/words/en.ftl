## The settings of a table

drawer-table = Pace, time, advice and talk
option-table_tempo = Pace
    .help = How fast scarecrows move, and how long the end of a turn stays in view.
    .value-calm = Calm
    .value-usual = Usual
    .value-quick = Quick
    .value-ear = By ear
    .value-ear-quick = By ear, quickly
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
no-cookies = This browser keeps no cookies, so we could not tell that a chair is yours. Allow them for this site, then try again.
unreadable = We could not understand that, so nothing has changed.
too-many-watchers = There is no standing room left at this table: too many are watching. Try again in a while.
not-stored = That could not be saved, so nothing has changed. Please try again.
not-read = That could not be read from the database. Please try again.
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

busy = So much is being played here that the server cannot keep up. Your move was not made: try again in a moment.
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
}, { $scores }
scores-one = { $first } { $counted }
scores-two = { $first } to { $second } { $counted }
scores-more = { $first } { $counted } (the others: { $others })
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
how-reviewed = Chances in 100 if everybody played on at random from there, from what each could see, give or take { $points } on average. What good players would have made of it is not known.
how-searched = Chances in 100, as a search of the game sees them from what each could see, give or take { $points } on average. Better players may have seen more.
from-to = from { $first } to { $last }
cost = Move { $move } cost { chances }
cost-between = Move { $move } cost { chances } ({ $low } to { $high })
chances = { $value ->
    [one] 1 chance
   *[other] { $value } chances
} in 100
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
review-not-told-apart = Play and luck cannot be told apart in a game of this length.

## Page: advice

advice-why = Why?
advice-gain = What it gains
advice-risk = What it risks
advice-knows = The { $who } knows what you have seen, and nothing else.
advice-thanks = Thank you
advice-do = Do it

## Page: around

your-chair = Your chair
chair-is-kept = A scarecrow plays on in your place and knows what you knew.
take-chair-back = Take my chair back
your-name = Your name
save = Save
say-something = Say something
the-pause = The pause
pause-means = The clock stops and nobody moves.
go-on = Go on
if-all-agree = If everybody agrees
agreeing-means = The others are asked on their pages. One no is enough, and scarecrows always agree.
back-to-my-last = Back to my last decision
a-pause = A pause
leave-table = Leave the table
leaving-means = A scarecrow keeps your chair. Come back by the link, and it is yours again at one touch.
which-scarecrow = Which scarecrow?
pace-means = How fast scarecrows move, and how long the end of a turn stays in view, for everybody here.
customs-here = The customs here
back-to-table = Back to the table

## Page: bench

table-named = Table “{ $name }”
starts-when-full = The game starts when every chair is taken. Scarecrows can fill the gaps.
this-table = This table
sit = Sit
in-chair = in chair { $seat }
bot = Bot
stand-up = Stand up
ready = ready
invite = Invite
link-only-here = This link works on this computer only. For the phones in the house, start Farmyard with
link-as-qr = The link as a QR code
link-means = Point a phone here, or send the link.
copy-the-link = Copy the link
label-deal = The deal
wait = Wait
begin-now = Begin now
fill-and-start = Fill with scarecrows and start
stay-and-watch = Stay and watch.
anyone-may-sit = Anyone with the link may take a free chair.
sit-or-watch = Sit down, or stay and watch.
deal-is-sealed = The deal is sealed: { $promise }

## Page: curtain

label-curtain = The curtain
curtain-turn = { $name }’s turn
curtain-pass = Pass the screen. No peeping, { $from }.
curtain-pass-first = Pass the screen. No peeping.
curtain-is-me = I am { $name }

## Page: end

watch-next = Watch it
come-along = Yes, come along
heading-rank = Rank
heading-emblem = Emblem
heading-name = Name
see-table = See the table
look-back = Look back
review = Review
share = Share
play-again = Play again
to-hall = To the hall

## Page: error

error-code = Error { $code }

## Page: fair-check

fair-wait = The shuffle was sealed before the deal.
fair-good = The shuffle was fair: your browser has checked it.
fair-seal-holds-but-game = The seal holds, but this game picks among deals, which a browser cannot check: farmyard verify can.
fair-game-continues-an-earlier = This game continues an earlier one. From there on its dice are sealed, and your browser has checked them.
fair-seal-holds-who-sat = The seal holds; who sat where was not sealed when this table was laid.
fair-seal-holds-but-browser = The seal holds, but this browser was not there when it was made.
fair-seal-holds-but-browser-too = The seal holds, but this browser did not see what was asked first, and cannot compare the cards.
fair-not-seal-were-shown = This is NOT the seal that you were shown: the shuffle does NOT hold what was promised.
fair-what-browser-added = Your browser’s own chance is in it.
fair-was-dealt-as-were = It was dealt as you were shown.
fair-others-sat-here-than = Others sat here than you were shown: the shuffle does NOT hold what was promised.
fair-not-game-were-shown = This is NOT the game that you were shown: the shuffle does NOT hold what was promised.
fair-what-browser-added-not = What this browser added is NOT in it: the shuffle does NOT hold what was promised.
fair-shuffle-does-not-hold = Warning: this is NOT the shuffle that you were promised.
fair-browser-can-check-over = This browser can check it over https only.
fair-how = How that works

## Page: fair

fair-title = A fair shuffle
fair-nobody-chose-cards-table = Nobody chose the cards of table “{ $name }”, not even this server. Before the deal it drew a secret and published its seal, which is the SHA-256 of the secret. Whoever sat down added a line of chance. The cards come from both.
fair-seal = The seal
fair-what-each-seat-added = What each seat added
fair-nothing = nothing
fair-secret = The secret
fair-check-without-us-save = To check it without us, save the
fair-game-file = game file
fair-give = and give it to
fair-or-few-lines = , or to the few lines of
fair-which-need-nothing-but = , which need nothing but Python.
fair-secret-told-when-game = The secret is told when the game is over. Then everybody can check that it fits the seal, and that the cards come from it.
fair-deal-same-for-everybody = This is the deal of { $day }, the same for everybody. Its cards come from the date alone, so whoever played it before knows them.
fair-table-was-laid-before = This table was laid before shuffles were sealed, so there is nothing to check.
fair-game-went-on-from = This game went on from a game that was over. What lay on the table then lay there again; everything thrown or drawn by chance since comes from this seal.
fair-taking-back-move-never = Taking back a move never throws again: the next throw is the one it would have been.
to-table = To the table

## Page: first-time

first-time = Your first game of { $short }?
first-time-offers = A game takes about { $minutes } minutes. The lesson takes { $minutes2 }, and shows you how to play, move by move.
your-name-at-table = Your name at the table
learn-first = Learn it first
play-at-once = Play at once

## Page: getting-ready

getting-ready = The cards are being laid out. The first time takes a few seconds.

## Page: hall

your-turn = Your turn
watch = Watch
play-now = Play now
hide-to-game = to { $title }
hide-at-table = at { $name }
motto = Table games for friends. Scarecrows, our bots, fill in.
label-your-tables = Your tables, your turns first
more-of-yours = { $more } more of yours
below-shelf = open, below the shelf
show-them = Show them
label-shelf = The shelf
label-look-inside = { $title }: look inside
label-look-inside-new = { $title }, new to you: look inside
new-to-you = New to you
facts-players = players
facts-minutes = { $minutes } min
learn-it = Learn it
more = More
hide-of-game = of { $title }
learn-by-playing = Learn it by playing
other-ways = Other ways to play { $title }
rules = Rules
earlier-tables = Earlier tables
label-which-box = Which box
all-tables = All { $earlier }
show-more = Show { $earlier } more
open-game-file = Open a game file
game-file-means = A game that was saved can be looked at again, from every seat.
made-for-love = Made for love. Not connected with the games’ publishers.
invented-by = { $title } was invented by { $author }.
every-shuffle = Every shuffle is sealed before it is dealt: how

## Page: learn

learn-about = Learn the games of the farmyard: guided first games of a few minutes.
label-home = Farmyard, back to the hall
learn-motto = Lessons of three or four minutes. You play, the Owl looks on.
label-done = What you have done
of-lessons = of { $total } lessons
learn-any-order = Every lesson stands alone. Begin where you like.
label-lesson-of = { $title }: the lesson

## Page: lesson

lesson-next-known = This comes next
lesson-back = Back to the lesson
show-me = Show me
lesson-about = { $title }, the first game: { $title2 }.
label-the-lesson = The lesson
label-lesson = Lesson
lesson-leave = Leave the lesson
label-players = Players
try-this = Try this
lesson-known = What you know
lesson-step-back = One step back
lesson-show-move = Show me the lesson move
lesson-keep-mine = Keep mine and look around
lets-go = Let’s go
all-lessons = All lessons
next-lesson = The next lesson
once-more = Once more

## Page: log

what-happened = What happened
to-last-moves = ‹ Last moves
close = Close
label-log = What happened, in order
log-sealed = Fair shuffle, sealed: { $promise }
label-talk = What is said
label-write = Write to the table
say = Say

## Page: mine

my-games = My games
label-rounds = Around the tables
label-history = Games played
label-show = Show
show-all = All { $n }
show-won = Won { $n }
show-other = Not won { $n }
show-off = Broken off { $n }
by-game = By game
by-company = By company
you-won = you won
won-of = { $won } of { $n } won
of = { $won } of { $n }
end-won = You won
end-shared = Shared first
end-winner = { $name } won
end-lost = Not won
end-place = { $rank ->
    [2] Second
    [3] Third
   *[other] { $rank }th
}
mine-row = { $game }, { $scores }.
mine-row-off = { $game }, no result.
mine-lasted = { $time }, { $n ->
    [one] one minute
   *[other] { $n } minutes
}
mine-today = Today
mine-day = { DATE($date, "yMMMMEEEEd") }
earlier-games = { $n ->
    [one] One earlier game
   *[other] { $n } earlier games
}
newest-games = To the newest
none-of-these = No games of this kind.
nothing-laid = Nothing laid yet
nothing-laid-means = Games you finish are kept here for this browser: who won, with whom, and how it stood.
to-the-shelf = To the shelf
take-along = Take it along
take-along-means = Your games, your name and your seats, on your phone too.
show-code = Show the code
show-new-code = Show a new code
code-means = Point your other device at this code, or open the link there. Whoever opens it sits in your chair, so show it to nobody else.
code-left = { $n ->
    [0] It works no longer.
    [one] It works once, for one more minute.
   *[other] It works once, for the next { $n } minutes.
}
code-out = A code of yours is out. It is shown only once; show a new one, and the old one ends.
code-used = { $name } is on the other device now, and here.
code-none = No code of yours is out.
code-gone = This code has been used or torn up, or its ten minutes are over. Show a new one on the first device.
label-code = Code to scan: it carries you to another device
label-code-link = Link to open on the other device
tear-up = Tear it up
to-my-games = To my games
carry-here = Go on here as { $name }?
carry-means = This browser and the one that showed the code then both see { $name }’s cards and play { $name }’s chairs. The code works once.
carry-own = Your own games, as { $name }, stay behind: nobody else sees them or plays for you. For an hour “Undo” under “My games” makes you { $name } again.
carry-stays = { $n ->
    [one] One of your tables waits for others or is played with them. It stays behind in any case, and after that hour this browser can play there no longer.
   *[other] { $n } of your tables wait for others or are played with them. They stay behind in any case, and after that hour this browser can play there no longer.
}
carry-bring = Bring my own games too
carry-bring-means = { $n ->
    [one] One game that is over or that nobody else plays: { $name }’s other browser then sees it and can play it too.
   *[other] { $n } games that are over or that nobody else plays: { $name }’s other browser then sees them and can play them too.
}
carry-two = { $name }, who has played in this browser, has sat at a table with { $other }. So you are two people, and nothing was changed. Erase the games of this browser first, or open the link in another one.
carry-same = This browser is { $name } already. Open the link on another device.
carry-go = Go on as { $name }
undo-head = This browser was { $name }
undo-means = For an hour it can be { $name } again, and the games that came along go back. What was played as { $other } since stays with { $other }.
undo-take = Undo
undo-gone = There is nothing to undo, or the hour is over.
sign-out-head = Other browsers
sign-out-means = Lent a device, or lost one? After this your chairs and your games are this browser’s alone. Notifications end everywhere; ask for them again here.
sign-out = Sign out my other browsers
keep-copy = Keep a copy
keep-copy-means = { $n ->
    [one] The game you have finished, as a file that Farmyard opens, and so does any editor; in a ZIP archive.
   *[other] All { $n } finished games, each as a file that Farmyard opens, and so does any editor; in a ZIP archive.
}
download = Download
list-head = My games at Farmyard
list-unread = no file: it was played under rules that this server no longer has
erase = Erase
erase-means = Your games, your name and your number. Your friends keep their games.
erase-all = Erase all
erase-sure = { $n ->
    [0] Erase your name and your tables?
    [one] Erase your one game?
   *[other] Erase your { $n } games?
}
erase-what = Your history, your days in a row and your name go from this server, on every device that is you. At tables with others your chair then reads “{ $somebody }”, and they keep their games; tables of yours alone are deleted.
erase-running = { $n ->
    [one] A table is not over: { $names }. A scarecrow takes your chair there.
   *[other] { $n } tables are not over: { $names }. Scarecrows take your chairs there.
}
erase-copy = It cannot be undone. A copy first?
erase-waiting = It cannot be undone.
keep-them = Keep them
erase-now = { $n ->
    [0] Erase everything
    [one] Erase one game
   *[other] Erase { $n } games
}
somebody = Somebody

## Page: moves

move-back = One move back
move-on = One move on
label-last-moves = What happened since your last turn
back-to-now = Back to now
your-turn-back-to-now = Your turn: back to now

## Page: new

seat-me = Me
seat-friend = Friend
seat-guest = Guest
seat-none = None
new-about = Lay a table of { $title }. { $tagline } { $players }, { $minutes } minutes.
label-rule-behind = The rule behind “{ $title }”
rule = Rule
label-one-less = { $title }: one less
label-one-more = { $title }: one more
new-table = A new table
new-box = { $short }, { $minutes } minutes
another-game = Another game
which-game = Which game
who-sits = Who sits down?
a-friend = A friend
friend-means = opens your link
a-guest = A guest
no-one = No one
no-one-means = chair put away
label-seat = Seat { $i }
chair-kept = A chair is kept until somebody comes.
label-guest-name = Name of the guest in seat { $i }
guest-name = Guest’s name
label-how-clever = How clever is { $scarecrow }?
one-more-chair = One more chair
house-rules = House rules
drawer-changed = { $changed } changed
friend-chair = A chair for a friend is kept by a link, which comes next.
friends-only-here = Friends can open it on this computer only. For phones, start Farmyard with
start-game = Start the game
sealed-as = Sealed { $commitment }.
seal-title = The seal of this deal
seal-means = It is the SHA-256 of a secret that is told when the game is over, so that everybody can check the shuffle.

## Page: puzzles

puzzles = Puzzles
puzzle = Puzzle
title-puzzle = { $puzzle }: { $game } – Farmyard
puzzle-not-there = We could not find that puzzle.
puzzle-easy = Easy
puzzle-middle = Medium
puzzle-hard = Hard
puzzle-on = Right! Go on.
puzzle-other = There is a better choice.
puzzle-other-means = Take it back and try again, or let the Owl show you.
puzzle-again = Try again
puzzle-solved = Solved!
puzzle-missed = That is the answer.
puzzle-watch = First watch closely.
puzzle-watch-again = Watch again
puzzle-rated = Your rating is { $rating } now.
next-puzzle = Next puzzle
all-puzzles = All puzzles
puzzle-own = A moment of your game
puzzle-own-asks = What would have been better?
solve-again = Solve it again
back-to-review = Back to the review
puzzle-of-day = Today’s puzzle
puzzle-solve = Solve it
puzzles-about = Puzzles from the games of the farmyard: a position, one best answer, and why.
puzzles-motto = One position, one best answer, two minutes.
label-puzzles-of = { $title }: a puzzle
puzzles-count = { $n ->
    [one] one puzzle
   *[other] { $n } puzzles
}
puzzles-mine = { $solved } of { $tried } solved at the first try.
puzzles-none-yet = None tried yet.
puzzles-rating = Your rating is { $rating }.
run-begin = Three minutes
run-done = Three minutes of { $game }: { $n } of { $tried } solved at the first try. Your best is { $best }.
class = A class
class-about = Children open one link and type their names; a list shows how many puzzles each has solved. It is gone after a day.
class-begin = Begin a class
class-means = Type your name: it is on the list that the whole class sees, and is gone after a day.
class-join = Come in
class-leads = Show this to the class, or send the link. The list below counts puzzles that are solved at the first try.
class-link = The link of the class
class-solved = { $n ->
    [0] Nobody is here yet
    [one] One is here
   *[other] { $n } are here
}
class-full = This class is full.
class-not-there = That class is over, or its link is not complete.
puzzles-run = { $n } in a row, each solved at the first try

## Page: review

review-better = Better:
see-on-table = See it on the table
review-of = Review: { $name }
review-busy = The game is being gone through
review-busy-means = It takes a minute at most, if nobody else’s is before it. You can leave and come back: it is kept with the game.
label-how-far = How far it is
review-curves = Who would win, move by move
review-in-100 = : { $says } in 100
review-luck = Play, and luck
review-certain = Counted out to the end: wrong for certain
review-costliest = The costliest choices

## Page: rules

why = why?
rules-by-number = The rules by number
rules-about = The rules of { $title }, as it is played here. { $tagline }
print-page = Print this page
rules-pictures = The game in pictures
show-before = Before
show-after = After
picture-before = Before: { $says }
picture-after = After: { $title }
lay-table = Lay a table

## Page: sealing

fair-nobody-chooses-cards-table = Nobody chooses the cards of a table here, not even this server. Before a deal it draws a secret and publishes its seal, which is the SHA-256 of the secret. Whoever sits down adds a line of chance. The cards come from both.
fair-secret-told-when-game-here = The secret is told when the game is over. Then everybody can check that it fits the seal, and that the cards come from it: the browser does so by itself at the end of a game, and
fair-or-script = or the short program
fair-do-from-saved-game = do it from a saved game file.
fair-each-table-has-page = Each table has a page of its own with its seal, and with what each seat added: the log of a game begins with a link to it.

## Page: seat

seat-kept = , kept by a scarecrow
seat-place = { $rank ->
    [1] in the lead
    [2] in second place
    [3] in third place
   *[other] in { $rank }th place
}
change-name = Change name
label-choose = Choose { $name }

## Page: strip

yes = Yes
no = No

## Page: table

try-now = Try now
label-voice = What happens
label-around = What can be done at this table
label-rules-of = The rules of { $title }
read-to-me = Read to me
sound = Sound
light = Light
copy-link = Copy link

## Page: tape

to-beginning = To the beginning
to-end = To the end
looking-back = Looking back
play-reel = Play
label-move = Move
move-says = Move { $says }
label-marks = What stood out
mark-says = Move { $n }: { $says }
go = Go
speed-usual = Speed: as it was played
label-eyes-files = { $says }: eyes and files
whose-eyes = Through whose eyes?
what-if-means = Play on from here as { $who }, against scarecrows
what-if = What if?
copy-link-to-move = Copy the link to this move
save-game-file = Save the game file

## Page: today

todays-deals = Today’s deals
deal-title = { $game }, { $way }
leaf-weekday = { DATE($date, "EEEE") }
leaf-month = { DATE($date, "LLLL") }
leaf = { DATE($date, "EEEE") }, { DATE($date, "MMMMd") }
short-weekday = { DATE($date, "EEEEEE") }
label-your-days = Your days
days-running = { $n ->
    [0] Lay an egg today
    [one] One day running
    [2] Two days running
    [3] Three days running
    [4] Four days running
    [5] Five days running
    [6] Six days running
    [7] Seven days running
   *[other] { $n } days running
}
longest-row = Your longest: { $n }. One deal a day lays the egg.
week-played = { $n ->
    [0] None played this week
   *[other] Played: { $days }
}
next-deals = New deals in { $hours } h { $minutes }.
you-against = You against { $names }
you-alone = You alone, the cards against you
broken-off = broken off
place-won = Won
place = { $rank ->
    [1] Tied first
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
result-place-won = Won, { $count }
result-place = { $rank ->
    [1] Shared first of { $seats }, { $count }
    [2] 2nd of { $seats }, { $count }
    [3] 3rd of { $seats }, { $count }
   *[other] { $rank }th of { $seats }, { $count }
}
play-deal = Play the deal
play-one = Play
not-yet-played = Not played yet
begun-deal = On the table
first-try-counts = the first try counts
your-first-try = your first try
hen-sleeps = A hen sits on the eggs, asleep
same-for-everybody = The same deal for everybody. At the first try there is no advice, and nothing that showed you something can be taken back.
deal-level = Each scarecrow plays as “{ $level }”.
others-played = { $n ->
    [0] Nobody else of this house has played.
    [one] One other of this house has played.
   *[other] { $n } others of this house have played.
} How it went is shown after your first try.
how-others-did = { $n ->
    [one] You are the first of this house.
   *[other] { $n } of this house have played. { $better ->
        [0] Nobody did better.
        [one] One did better.
       *[other] { $better } did better.
    }
}
step-told = { $n } at { $step }{ $own ->
    [yes] , you among them
   *[no] {""}
}
steps-told = First tries: { $told }
step-to = to { $number }
step-from = { $number }+
each-egg = Each egg is one first try.
share-head = Farmyard, { DATE($date, "MMMMd") }
share-result = { $title }: { $result }.
share-row = { $row }.
copy-this = Copy this
share-this = Share
try-again = Try again
later-tries = Later tries, which count for nothing: { $results }
no-solution = No way to win this deal was found.
the-solution = The solution
yesterday-of = Yesterday: { $title }
yesterday-done = Your first try: { $result }.
yesterday-missed = You did not play this one.

## Page: zones

last-moves = Last moves
watchers = , { $watchers } watching
label-goal = What this game is about
label-goal-away = Put the goal away
label-table = Table
label-log-button = Log: what happened
log = Log
take-back = Take back
label-advice = Advice: ask the { $title }
menu = Menu
hide-seconds = seconds
hide-for-turn = for this turn
more-time = More time
i-have-looked = I have looked
to-result = The result

## Page: keys

keys-at-table = At a table
key-tab = Tab
    .does = to the next group: your hand, the board, the players, the buttons, the log
key-arrows = Arrows
    .does = within a group
key-digits = 1 to 9
    .does = to that card; on a board to that row, then to that place in it
key-enter = Enter
    .does = choose
key-escape = Escape
    .does = put back what you have picked
key-h = h
    .does = to your hand
key-b = b
    .does = to the board
key-p = p
    .does = to the players
key-m = m
    .does = to the menu
key-l = l
    .does = to the log
key-a = a
    .does = to what is asked of you; again: to what else can be chosen
key-w = w
    .does = step through what has happened since your last turn; arrows step, Escape is now
key-v = v
    .does = ask for advice, where the table allows it
key-e = e
    .does = say again what happened last
key-t = t
    .does = say whose turn it is and what is asked
key-s = s
    .does = say how it stands
key-o = o
    .does = say what you hold
key-c = c
    .does = say how much time is left
key-y = y
    .does = scarecrows wait until what has happened is read out
key-help = ?
    .does = these keys
letters = Letters as shortcuts

## Page: layout

about-farmyard = Farmyard: five table games for friends, and for scarecrows when friends are busy. In the browser, without an account.

## Said by scripts, which put things into {places}

script-kept = Saved. It goes when the line is back.
script-table-offline = You are offline. Try again when the line is back.
script-offline-page = You are offline, so that page cannot be shown right now.
script-why = { why }
script-unheard = That could not be done.
script-lesson-unloaded = That could not be loaded. Try again.
script-table-unanswered = The line is down: your answer was not sent. Answer again when it is back.
script-table-unheard = The line broke, and your last message may not have arrived.
script-table-move-kept = Your move is kept. It goes when the line is back.
script-table-still-no-line = Still no line. Your seat is kept.
script-table-line-down = The line is down. Trying again in {"{seconds}"} s.
script-table-line-back = Back again.
script-table-nothing-yet = Nothing has happened yet.
script-table-ear = Playing by ear? Press y, and scarecrows wait until all is read out.
script-table-no-clock = There is no clock at this table.
script-learn-done = done
script-learn-step = step {"{step}"} of {"{steps}"}
script-new-changed = {"{changed}"} changed
script-new-one-friend = A link for one friend comes next.
script-new-friends = A link for {"{friends}"} friends comes next.
script-new-nobody-invited = Nobody is invited: the game starts at once.
script-new-get-link = Get the link
script-new-start-game = Start the game
script-replay-play = Play
script-replay-rest = Rest
script-replay-speed-usual = Speed: as it was played
script-replay-speed = Speed: {"{speed}"} times as fast
script-table-your-turn = Your turn – {"{title}"}
script-light-auto = Light: as outside
script-light-noon = Light: noon
script-light-dusk = Light: dusk
script-sound-on = Sound: on
script-sound-off = Sound: off
script-link-of-table = The link of this table
script-copied = Copied

## The languages

language = Language

## Said by style sheets

talk-of = { $name }:
status-turn = Your turn, { $name }.
status-yours = Your turn.
ear-over = Tab leads to the result, and to Play again.
status-over = The game is over.
style-me = (you)
style-you = you
style-to-play = to play
style-away = away
style-this-move = this move

## The printed box

print-box = Print the box
print-means = Everything in the box as a PDF: cards with their backs, tiles, the rules. Print all pages on both sides, flipped on the long edge, and cut it out.
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Ink
print-ink-colour = Colour
print-ink-black = Black and white
print-sides = Sides
print-sides-both = Both sides
print-sides-one = One side, to fold
print-backs = Backs
print-backs-solid = Backs in full
print-backs-outline = Backs in outline
print-shift = Backs beside their place?
print-shift-means = Hold a printed sheet against the light. Millimetres by which the backs are to move, as you look at them:
print-shift-right = to the right
print-shift-down = down
print-make = Make the PDF
no-print = This game cannot be printed here.

## On the phone, and links in a chat

away-title = No line
away-means = The tables stay as they are. As soon as this phone has a line again, go on where you were.
away-again = Try again
preview-free = { $n ->
    [one] A chair is free at { $title }
   *[other] { $n } chairs are free at { $title }
}
preview-full = { $title }: everybody is here
preview-running = { $title }: look on
preview-over = Look back: { $title }
preview-ended = Look back: { $title }, { $scores }

## An evening

too-many-for-game = That game is for fewer players.
evening-title = An evening: { $name }
evening-lead = { $n ->
    [one] One game so far. At the table: { $names }.
   *[other] { $n } games. At the table: { $names }.
}
evening-told = { DATE($date, "yMMMMEEEEd") }. { $n ->
    [one] One game,
   *[other] { $n } games,
} { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
evening-now = Being played
evening-won = { $names } { $n ->
    [one] won
   *[other] won together
}
evening-points = { $n }{ $half ->
    [yes] .5
   *[no] {""}
}
evening-place = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] place { $rank }
}
evening-with-points = { $name } { $points }
evening-picture = Hens on their perches under the stars: { $guests }.
evening-table = The table of the evening
evening-points-mean = First of { $n }: { $n } points, last: 1. Equal places share.
evening-sum = Points
evening-next = What next?
evening-goes-on = The evening goes on
evening-begins = { $name } has fewest points and may choose.
evening-watch = Whoever sits at the table chooses the next game.
evening-last = The last page
evening-keep = Keep the picture
evening-to = The evening
another-game = Another game
memory-winner = { $name } won { $n } games.
    .head = Cock of the walk
memory-closest = { $title }, decided by { $n ->
    [0] nothing at all
    [one] one point
   *[other] { $n } points
}.
    .head = Closest
memory-longest = { $title }, { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}.
    .head = Longest
memory-scarecrow = { $name }, a scarecrow, won { $title }.
    .head = Who would have thought it
memory-quickest = { $title }, { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}.
    .head = Quickest


## Knocking: what browsers are told by Web Push

knocking = Knocking
knock-ask = Shall we knock?
knock-ask-means = This table gives { $days ->
    [one] a day
   *[other] { $days } days
} for each move. We knock when it is your turn, once more three hours before the end, and at the end of the game.
knock-quiet = Never from ten at night to eight.
knock-yes = Knock, please
knock-no = No, thank you
knock-off = Knock no more
knock-home = First onto the home screen
knock-home-means = This phone lets only apps knock. Share, then “Add to Home Screen”.
knock-how = Show me how
knock-home-share = Touch Share, the square with an arrow.
knock-home-add = Choose “Add to Home Screen”.
knock-home-open = Open Farmyard from there, and come to this table.
knock-shut = The door is shut
knock-shut-means = This browser was told not to let us knock. The lock beside the address opens it again.
knock-leave-shut = Leave it shut
knock-turn = Your turn
knock-hours = Three hours left
knock-end = The game is over
knock-where = { $game }, “{ $table }”. { $fact }
knock-begins = The game has begun.
knock-moved = { $name } has moved.
knock-scarecrow = Then a scarecrow moves for you.
knock-passes = Then it goes by.
knock-winner = { $name } has won.
knock-result = See how it ended.
knock-none = This server does not knock. Its host can install it: farmyard[push].
knock-keys = These are no keys of a browser. It should send its p256dh and its auth, in base64url.
knock-zone = There is no such time zone. It should be one like Europe/London.
knock-endpoint = This is no address of a push service. It should begin with https:// and lead to the Internet.

## Names, of which some are drawn: as many tables in every language, in one order

names-tables =
    Muck and brass, Under the oak, Over the wire, The long meadow, Straw and string,
    A hen’s tooth, The back gate, Mud on Monday, Cold porridge, The weather vane,
    Two left boots, The duck pond, A bucket of bolts, Behind the barn, The old plough,
    Nettle soup, The last haystack, Rain by noon, The lame goose, Turnips again,
    The crooked stile, Bread and dripping, The tin bath, Foxglove lane, A borrowed ladder,
    The milk churn, Early to market, The wrong field, Crows in the corn, The good scissors
names-people =
    Alder, Almond, Apple, Aster, Barley, Basil, Bean, Birch, Borage, Bracken, Bramble, Briar,
    Burdock, Chervil, Chestnut, Chive, Clover, Comfrey, Cowslip, Dill, Elder, Fennel, Fern,
    Flax, Furze, Gorse, Hawthorn, Hazel, Heather, Hop, Ivy, Juniper, Lavender, Linnet,
    Lovage, Mallow, Marigold, Medlar, Mint, Nettle, Oats, Parsley, Pear, Plum, Poppy,
    Primrose, Quince, Radish, Reed, Rowan, Rye, Sage, Sloe, Sorrel, Tansy, Teasel, Thistle,
    Thyme, Vetch, Willow, Wren, Yarrow
names-scarecrows =
    Hodmedod, Tattie, Crisp, Mawkin, Bogle, Gallybagger, Mommet, Wurzel, Shoyhoy

## Page: afternoon

afternoon = An afternoon
afternoon-about = Many tables for a class or a club: one link for everybody, rounds with other people each time, and one page for whoever leads.
afternoon-open = Begin an afternoon
afternoon-means = Come in by a name. When a round begins, this page leads you to your table.
afternoon-leads = Show the wall to everybody, or send the link. This page is yours alone: keep its address.
afternoon-link = The link for everybody
afternoon-to-wall = The wall
afternoon-soon = It begins soon.
afternoon-next = Round { $n } of { $rounds } begins soon.
afternoon-moment = One moment …
afternoon-on = Round { $n } of { $rounds }: { $game }
afternoon-left = { $n ->
    [one] One minute left
   *[other] { $n } minutes left
}
afternoon-ended = That was the afternoon!
afternoon-table = Table { $n }
afternoon-round = Round { $n }
afternoon-away = sits out
afternoon-sit-out = Sit out
afternoon-come-back = Back again
afternoon-game = Game
afternoon-size = People at a table
afternoon-minutes = Minutes (0: no limit)
afternoon-rounds = Rounds in all
afternoon-level = Scarecrows on spare seats
afternoon-mixing = Who meets whom
afternoon-mixed = always others
afternoon-like = those who stand alike
afternoon-begin-round = Begin the round
afternoon-end-round = End the round
afternoon-move-who = Move somebody
afternoon-move-to = To a scarecrow’s seat
afternoon-move = Move
afternoon-finish = End the afternoon
afternoon-sheet = Results as a sheet
afternoon-print = Results to print
afternoon-results = Results of an afternoon
afternoon-shared = = This place is shared.
afternoon-erase = Erase all of it
afternoon-to = To the afternoon
afternoon-not-there = That afternoon is over, or its link is not complete.
afternoon-full = This afternoon is full.
afternoon-no-round = No round is on.
afternoon-not-here = Only somebody who is here and does not sit out can be moved.
afternoon-sits-there = Already at this table.
afternoon-no-chair = No scarecrow sits at this table.
afternoon-round-is-on = A round is on.
afternoon-round-over = This round is over.
afternoon-nobody = Nobody is here yet.
afternoon-other-seats = This way to play needs another number of people at a table.
