## The box

title = By Golly!
tagline = Turn up what you hold. Mind the muck.
author = Frank Nestel
credit = By Golly! (Au Backe!) is a game by Frank Nestel, first published by Zoch in 2001.

## House rules

drawer-finer = Finer points

option-start =
    .help = A seat of your choice, or luck.
option-lucky_duck = Lucky duck
    .help = Be asked whether all your copies go on a match, or let them always go.
    .value-choice = Ask
    .value-auto = Always
option-memory_aid = Memory aid
    .help = What the table remembers for you.
    .value-none = Nothing
    .value-last_seen = Last seen
    .value-full = Everything
option-last_card_safe = Last card is safe
    .help = Nobody wins by being robbed.
option-empty_hand = Robbed of a whole hand
    .help = Miss the turn and draw at its end, or draw first and play.
    .value-pass = Miss it
    .value-draw_first = Draw first
option-faceup_match = A match that lies up
    .help = A kept copy needs a face-down card, or goes at once if its match lies face up.
    .value-no = Turn one over
    .value-instant = Goes at once
option-consolation = Shuffling after a mess
    .help = Any of the cards turned over may be shuffled, or only all of them together.
    .value-any = Any of them
    .value-all = All or none
option-max_turns = Longest game
    .help = After so many turns the fewest cards win.

## Bots

plays-egg = remembers nothing
plays-chick = forgets most things
plays-hen = remembers a little
plays-rooster = forgets one thing in ten
plays-fox = remembers everything

## Lessons

lesson-first = Turn up what you hold
    .about = You learn to look where others look, and what to do in a mess.
    .can-1 = Play an animal, then turn over its twin.
    .can-2 = A pair is laid aside, and you go on.
    .can-3 = A mess: turn over one more, and hope.
    .can-4 = No cards left at all: you have won.
    .farewell = You have won! The rest is a good memory.
lesson-first-1 = First play an animal from your hand. Take the fox.
    .knows = Play an animal first, then turn over a card.
    .instead = You may begin with any animal. Let us look for the fox first.
lesson-first-2 = Now turn over a card of the yard. Nobody knows them: guess!
    .knows = No pair: your card comes back, and the next one plays.
    .instead = A guess is a guess, and this one was as good. Still, let us go on together.
    .but-1 = You have guessed the fox! That was luck.
lesson-first-3 = Did you see? Crisp turned up a fox. Play yours.
    .knows = Look well when others turn up cards.
    .instead = You may. But you have just seen where the fox sits, and soon you forget.
lesson-first-4 = Now turn over the card that Crisp turned up.
    .knows = Two alike: yours is laid aside, and you go on.
    .instead = You may turn over any card. But you saw a fox: Crisp turned him up, in the light.
lesson-first-5 = A pair! Your fox is gone, and you go on. Play a hen.
    .instead = That works as well. But you hold two hens, so a hen gets rid of more.
lesson-first-6 = The light has a good nose. Turn this one over.
    .instead = You may guess for yourself. The hen was in the light this time.
lesson-first-7 = You hold two hens and found one: both may go at once!
    .knows = With a pair, all your copies may go at once.
    .instead = You may keep one. But why? Whoever is rid of all cards first has won.
lesson-first-8 = Only one left! Play the snail.
    .instead = That works as well. Let us see what comes to the snail.
lesson-first-9 = Turn over this one, and hold your nose.
    .instead = You may. You have missed something smelly, though.
lesson-first-10 = A mess! A shovel saves you; anything else costs two cards.
    .knows = A mess: turn over one more. A shovel saves you.
    .instead = No shovel there. Then you take cards from others: two, or four if it is a mess again.
lesson-first-11 = Saved! Shuffle what you turned up, so that nobody knows it.
    .knows = After a mess you may shuffle what you turned up.
    .instead = You may pick out some, or leave them all. But then all know where the others sit.
lesson-first-12 = Crisp has just turned up a snail. Play yours, your last card!
lesson-first-13 = Where was it? Here! Turn it over, and you have won.
    .knows = No cards left at all: you have won.
    .instead = You may turn over any card. But Crisp has shown you where the snail sits.
