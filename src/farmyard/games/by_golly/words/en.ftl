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

plays-egg = remembers next to nothing
plays-chick = forgets most things
plays-pullet = remembers every other card
plays-hen = forgets one card in three
plays-rooster = forgets a card now and then
plays-fox = remembers everything
plays-owl = remembers everything and thinks ahead

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
    .instead = You may turn over any card. But you saw a fox: Crisp turned it up, in the light.
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

## Puzzles

puzzle-where = Where is it?
    .asks = You have seen where it lies. What do you do?
puzzle-mess = In the mess
    .asks = What is best now?

## Things

card = { $card ->
    [mess] a mess
    [shovel] a shovel
   *[other] the { $card }
}
    .bare = { $card }
    .plural = { $card ->
        [butterfly] butterflies
        [goose] geese
        [mouse] mice
        [fox] foxes
        [mess] messes
       *[other] { $card }s
    }
cards = { $n ->
    [1] { card }
    [2] two { card.plural }
   *[3] three { card.plural }
}
place = row { $row }, place { $column }
where = { " " }in { place }
card-at = { card }{ where }
so-many = { $n ->
    [0] no card
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
   *[other] { $n } cards
}
others = { $who ->
    [you] you
    [they] { $name }
   *[all] the others
}

## A choice in words, as game files have it

say-play = plays { $animal }
say-turn = turns over { $place }
say-one = lays only this { FORM($animal, "bare") } aside
say-all = lays every { FORM($animal, "bare") } aside
say-draw = draws a card from { $victim }
say-leave = leaves the turned cards as they lie
say-shuffle = shuffles the turned cards
say-shuffle-picked = shuffles the cards picked out
say-pick = picks out { $card } in { $place }

## The question

ask-play = { $who ->
    [you] Your turn, { $name }. Play an animal.
   *[they] { $name } is choosing an animal.
}
ask-turn = { $who ->
    [you] Now turn over a card. Where is { $animal }?
   *[they] { $name } looks for { $animal }.
}
ask-lucky = { $who ->
    [you] Lucky duck! How many of your { FORM($animal, "plural") } go?
   *[they] { $name } has more than one { FORM($animal, "bare") }.
}
ask-turn2 = { $who ->
    [you] A mess! Turn over one more card. Hope for a shovel.
   *[they] A mess! { $name } needs a shovel.
}
ask-draw = { $who ->
    [you] You are in the mess. From whose hand do you draw? { $owed } to go.
   *[they] { $name } is in the mess and draws from { $others }: { $owed } to go.
}
ask-shuffle = { $who ->
    [you] Shuffle the cards you turned up, or leave them as they lie?
   *[they] { $name } may shuffle the cards just turned up.
}
ask-go-on = It matches! Go on: play another animal.
ask-pick = Shuffle all the cards you turned up, pick out some of them, or leave them?
ask-pick-another = Pick another card to swap with { $cards }, or leave all as they lie.
ask-pick-more = Shuffle { $cards }, pick out more, or leave all as they lie?

## Why not

why-not-play = Not that one: there is no { FORM($animal, "bare") } in your hand. (BG-13)
why-not-turn = Not that one: it already lies face up. (BG-14)
why-not-turn2 = Not that one: it already lies face up. (BG-24, BG-R2)
why-not-lucky = Lay aside all copies, or only the one you played. (BG-R5)
why-not-shuffle = Shuffle the cards you turned up, or leave them as they lie. (BG-29, BG-30)
why-not-alone = One card alone cannot change places: pick out another. (BG-R14)
why-not-again = That one is picked out already. (BG-R14)
why-not-no-animal = There is no such animal.
why-not-no-place = There is no such place in the yard.
why-not-self = You cannot draw from your own hand. (BG-28)
why-not-empty = Nothing to draw there: that hand is empty. (BG-R9)
why-not-safe = Not that one: a last card is safe at this table. (BG-R12)
why-not-nobody = Nobody sits there.
why-shut-play = First play an animal from your hand.
why-shut-turn = { CAP($animal) } is played: now turn over a card of the yard.
why-shut-turn2 = A mess! First turn over one more card of the yard.
why-shut-lucky = First say how many of your { FORM($animal, "plural") } go.
why-shut-draw = You are in the mess: first draw a card. Choose from whom.
why-shut-shuffle = First say whether the cards you turned up are shuffled.

## What happened

tell-lay = { $who ->
    [you] You play { $animal }.
   *[they] { $name } plays { $animal }.
}
tell-match = { $who ->
    [you] You play { $animal }. { CAP(FORM($animal, "bare")) }{ $where }! Laid aside.
   *[they] { $name } plays { $animal }. { CAP(FORM($animal, "bare")) }{ $where }! Laid aside.
}
    .aloud = { $who ->
        [you] { CAP(FORM($animal, "bare")) }{ $where }! Gone.
       *[they] { $name }: { FORM($animal, "bare") }{ $where }, gone.
    }
tell-match-all = { $who ->
    [you] You play { $animal }. { CAP(FORM($animal, "bare")) }{ $where }! Lucky duck: all your { FORM($animal, "plural") } go.
   *[they] { $name } plays { $animal }. { CAP(FORM($animal, "bare")) }{ $where }! Lucky duck: all { $name }’s { FORM($animal, "plural") } go.
}
    .brief = { tell-all }
    .aloud = { $who ->
        [you] { CAP(FORM($animal, "bare")) }{ $where }! All gone.
       *[they] { $name }: all { FORM($animal, "plural") } gone{ $where }.
    }
tell-at-once = { $who ->
    [you] You play { $animal }. Its match lies face up: laid aside.
   *[they] { $name } plays { $animal }. Its match lies face up: laid aside.
}
tell-at-once-all = { $who ->
    [you] You play { $animal }. Its match lies face up! Lucky duck: all your { FORM($animal, "plural") } go.
   *[they] { $name } plays { $animal }. Its match lies face up! Lucky duck: all { $name }’s { FORM($animal, "plural") } go.
}
    .brief = { tell-all }
tell-at-once-lucky = { $who ->
    [you] You play { $animal }. Its match lies face up! And you have another.
   *[they] { $name } plays { $animal }. Its match lies face up! And there is another.
}
    .brief = { $who ->
        [you] The same card lies open! And you have another.
       *[they] The same card lies open! { $name } has another.
    }
tell-lucky = { $who ->
    [you] You play { $animal }. { CAP(FORM($animal, "bare")) }{ $where }! And you have another.
   *[they] { $name } plays { $animal }. { CAP(FORM($animal, "bare")) }{ $where }! And there is another.
}
    .brief = { $who ->
        [you] { CAP(FORM($animal, "bare")) }{ $where }! And you have another.
       *[they] { CAP(FORM($animal, "bare")) }{ $where }! { $name } has another.
    }
    .aloud = { $who ->
        [you] { CAP(FORM($animal, "bare")) }{ $where }! And you have another.
       *[they] { $name }: { FORM($animal, "bare") }{ $where }, and another.
    }
tell-miss = { $who ->
    [you] You play { $animal } and turn up { $card }{ $where }. No match.
   *[they] { $name } plays { $animal } and turns up { $card }{ $where }. No match.
}
    .brief = { $who ->
        [you] You turn up { $card }{ $where }. No match.
       *[they] { $name } turns up { $card }{ $where }. No match.
    }
    .aloud = { $who ->
        [you] { CAP($card) }{ $where }. No match.
       *[they] { $name }: { FORM($animal, "bare") }, but { FORM($card, "bare") }{ $where }.
    }
tell-mess = { $who ->
    [you] You play { $animal } and turn up a mess{ $where }.
   *[they] { $name } plays { $animal } and turns up a mess{ $where }.
}
    .brief = { $who ->
        [you] You turn up a mess{ $where }.
       *[they] { $name } turns up a mess{ $where }.
    }
    .aloud = { $who ->
        [you] A mess{ $where }!
       *[they] { $name }: a mess{ $where }.
    }
tell-one = { $who ->
    [you] You lay aside only one { FORM($animal, "bare") }.
   *[they] { $name } lays aside only one { FORM($animal, "bare") }.
}
tell-all = { $who ->
    [you] Lucky duck! All your { FORM($animal, "plural") } go.
   *[they] Lucky duck! All { $name }’s { FORM($animal, "plural") } go.
}
tell-shovel = { $who ->
    [you] A shovel{ $where }! Clean again. { CAP($animal) } comes back to you.
   *[they] A shovel{ $where }! { $name } is clean again and takes { $animal } back.
}
    .brief = { $who ->
        [you] A shovel{ $where }! You are clean again.
       *[they] A shovel{ $where }! { $name } is clean again.
    }
    .aloud = { $who ->
        [you] A shovel{ $where }! Clean again.
       *[they] { $name }: a shovel{ $where }, clean again.
    }
tell-landed = { $who ->
    [you] { CAP($card) }{ $where }: you are in the mess. Take two cards from { $others }; { $animal } comes back to you.
   *[they] { CAP($card) }{ $where }: { $name } is in the mess, and takes { $animal } back and two cards from { $others }.
}
    .brief = { $who ->
        [you] { CAP($card) }{ $where }: you are in the mess. Take two cards.
       *[they] { CAP($card) }{ $where }: { $name } is in the mess.
    }
    .aloud = { $who ->
        [you] { CAP($card) }{ $where }: you are in the mess. Take two cards from { $others }.
       *[they] { $name }: { $card }{ $where }, in the mess.
    }
tell-really = { $who ->
    [you] A second mess{ $where }! Take four cards from { $others }; { $animal } comes back to you.
   *[they] A second mess{ $where }! { $name } takes { $animal } back and four cards from { $others }.
}
    .brief = { $who ->
        [you] A second mess{ $where }! Take four cards.
       *[they] A second mess{ $where }! { $name } takes four cards.
    }
    .aloud = { $who ->
        [you] A second mess{ $where }! Take four cards from { $others }.
       *[they] { $name }: a second mess{ $where }.
    }
tell-drawn = { $who ->
    [you] You draw { $card } from { $victim }.
   *[they] { $name } draws a card from { $victim }.
}
tell-drawn-from-you = { $name } draws { $card } from you.
tell-shuffled = { $who ->
    [you] You shuffle the { $n } you turned up.
   *[they] { $name } shuffles the { $n } turned up.
}
tell-picked = { $who ->
    [you] You pick out { $cards } to be shuffled.
   *[they] { $name } picks out { $cards } to be shuffled.
}
tell-some = { $who ->
    [you] You shuffle { $cards }.
   *[they] { $name } shuffles { $cards }.
}
tell-left = { $who ->
    [you] You leave the cards as they lie.
   *[they] { $name } leaves the cards as they lie.
}
tell-back = { $who ->
    [you] { CAP($animal) } is back in your hand.
   *[they] { $name } has { $animal } back.
}
tell-no-hand = But there is no card to take.
tell-no-more = There is no other card to take.
tell-draws = { $who ->
    [you] You draw { $n } from your stack: { $cards }.
   *[they] { $name } draws { $n } from the stack.
}
    .aloud = { $who ->
        [you] You draw { $n }: { $cards }.
       *[they] Draws { $n }.
    }
tell-misses = { $who ->
    [you] You have no card in hand: you miss your turn and draw { $n }: { $cards }.
   *[they] { $name } has no card in hand, misses the turn and draws { $n }.
}
tell-draws-first = { $who ->
    [you] You have no card in hand, so first you draw { $n }: { $cards }.
   *[they] { $name } has no card in hand, and first draws { $n }.
}
tell-matched = { $who ->
    [you] You have got rid of all your cards!
   *[they] { $name } is rid of all cards!
}
tell-robbed = { $who ->
    [you] Your last card is taken: you are rid of them all!
   *[they] { $name }’s last card is taken: { $name } is rid of them all!
}
tell-closed = The yard closes for the night.

## The end

heading-left = cards left
heading-held = in hand
heading-stack = in the stack
outcome-won = { $who ->
    [you] You win, { $name }!
   *[they] { $name } wins!
}
outcome-closed = { $who ->
    [you] The yard closes. You have the fewest cards and win, { $name }!
   *[they] The yard closes. { $name } has the fewest cards and wins!
}
outcome-closed-shared = { $who ->
    [you] The yard closes. You share the win with { $others }: the fewest cards.
   *[they] The yard closes. { $others } have the fewest cards and share the win.
}

## The table as text

sketch-seat = { $name }: { $total } to go, { $held } in hand{ $laid }, { $left } in the stack
sketch-laid = , { $animal } on the table
sketch-hand = Your hand: { $cards }
sketch-no-card = no card

## The page

unit-left = to go
unit-held = in hand
label-card = { CAP(card.bare) }
label-yard = The yard
label-down = Card face down, { place }
label-remembered = { label-down }, remembered as { $known ->
    [1] { FORM($cards, "bare") }
   *[other] one of { FORM($cards, "bare") }
}
label-up = { label-card }, face up, { place }
label-picked = { label-up }, to be shuffled
label-played = Played
label-aside = { $n ->
    [0] Aside
   *[other] Aside: { $n }
}
label-stack = Your stack
label-messes = Messes face down
label-shovels = Shovels face down
label-hand = Your hand
label-choice = Your choice
label-all = { $copies ->
    [2] Both { card.plural }
   *[3] All three { card.plural }
}
label-one = Only this one
label-shuffle = { $picked ->
    [0] Shuffle all { $n }
   *[other] Shuffle these { $n }
}
label-leave = Leave them
label-no-hand = No hand
watching = You are watching. Hands stay hidden.

## Advice: what a choice brings

gain-known = You know where { $animal } lies: { $place }. So it is sure to match.
gain-known-many = You know where { $animal } lies: { $place }. { $n ->
    [2] Both { FORM($animal, "plural") }
   *[3] All three { FORM($animal, "plural") }
} in your hand can go at once.
gain-up = The match of { $animal } lies face up already, so it goes at once.
gain-stuck = The matches of all your animals lie face up already, so none of them can match now.
gain-unknown = You do not know where any of your animals lies, so try your luck with { $animal }.
gain-unknown-many = You do not know where any of your animals lies. You hold { $cards }: if you find one, all can go at once.
gain-rest-unknown = No card that you know can match now, so try your luck with { $animal }.
gain-here = You know that { $animal } lies here, so it is sure to match.
gain-last = It is the only card that you do not know, so { $animal } must be here.
gain-one-of = { CAP($animal) } is one of the { $n } cards that you do not know, and so is this one.
gain-new = The match of { $animal } lies face up already, so no other card can match. This one at least shows you something new.
gain-harmless = The match of { $animal } lies face up already, so no other card can match. Here lies { $card }: you stay clear of the mess.
gain-nothing = No card can match now, and one has to be turned over.
gain-shovel-here = You know that a shovel lies here. It gets you out of the mess, and you take no cards.
gain-shovel-unknown = You need a shovel. Both are among the { $n } cards that you do not know, and this is one of those.
gain-no-mess = You do not know where a shovel lies, but here you do not turn up the other mess.
gain-all = { $n ->
    [2] Both { FORM($animal, "plural") }
   *[3] All three { FORM($animal, "plural") }
} go at once, for one turned card.
gain-one = This { FORM($animal, "bare") } goes for good.
then-win = Then you have no card left, and you win.
then-empty = Then your hand is empty. Your turn ends, and you draw { $n } from your stack.
then-more = Then you can go on with { $cards }, for you know { $n ->
    [1] that place
   *[other] those places
} too.
gain-draw-most = Losing a card is a help. { $name } is farthest behind of the others, with { $n } to go.
gain-draw-equal = Losing a card is a help. None of the others is farther behind than { $name }, with { $n } to go.
gain-draw-some = You have to take a card from somebody, and { $name } has { $n } to go.
gain-spared = { $name } has only { $n } to go.
gain-spared-last = If you took the last card of { $name }, { $name } would win.
gain-shuffle = You hold no animal that was turned up, so you lose nothing. Once the cards are shuffled, nobody knows which of them lies where.
gain-shuffle-some = Once { $cards } are shuffled, nobody knows which of them lies where.
gain-alike = The cards picked out are all alike, so this does you no harm.
gain-pick = { CAP($card) } matches nothing in your hand. Let it change places with { $cards }, and nobody knows any more where each of them lies.
gain-pick-alone = { CAP($card) } matches nothing in your hand, so you need not know where it lies.
gain-pick-any = Let it change places with others.
gain-stays = { $n ->
    [1] But { $cards } stays where it is, for you hold one.
   *[other] But { $cards } stay where they are, for you hold them too.
}
gain-leave = You hold { $card }, and you know now that it lies in { $place }. Leave it there for your next turn.
gain-leave-many = You hold { $cards }, and you know now where they lie. Leave them there for your next turn.
gain-leave-any = Then you still know where these cards lie.

## Advice: what may come of it

risk-guess-next = After that you have to guess: you do not know where any other animal of yours lies.
risk-no-match = If it does not match, { $animal } comes back to you and your turn ends.
risk-ends = { CAP($animal) } comes back to you, and your turn ends.
risk-hidden = { $n ->
    [1] One mess is still hidden among the cards that you do not know.
   *[2] Both messes are still hidden among the cards that you do not know.
}
risk-near = { $name } has only { $n } left.
risk-animal = If it is an animal, you have to take { $few } from { $others }.
risk-other-mess = If it is an animal, you have to take { $few } from { $others }; if it is the other mess, { $many }.
risk-only-mess = If it is the other mess, you have to take { $many } from { $others }.
risk-keeps = { $n ->
    [1] But you keep one more, and it cannot match in this turn.
   *[2] But you keep two more, and they cannot match in this turn.
}
risk-taken = After that card you have { $n } to go.
risk-victim-wins = It is the last card of { $name }, who wins at once.
risk-lost = { $n ->
    [1] You will not know where { $cards } lies, either.
   *[other] You will not know where { $cards } lie, either.
}
risk-seen = But all the others have seen them, too.
risk-seen-by-one = But { $name } has seen them, too.
goal = Get rid of your cards first: find their twins.

## The printed box

paper-yard = Yard tiles
paper-animals = Animal cards

## What each rule says that these messages and the rules cite

law-BG-13 = Your turn begins with one animal of your choice from your hand, played for all to see.
law-BG-14 = After the animal you turn over one card of the yard, any that lies face down.
law-BG-24 = Whoever turns up a mess must at once turn over one more card of the yard.
law-BG-28 = After a mess you draw from other hands, never from your own. You may take from one player or from several.
law-BG-29 = Whoever has turned up a mess may, as a consolation, shuffle the cards turned up this turn among their places.
law-BG-30 = Nobody has to shuffle: the cards may be left just as they lie.
law-BG-R2 = The second card after a mess may be any card of the yard that lies face down.
law-BG-R5 = If you hold more cards of the animal you have just found, you may lay aside all of them or only the one you played. A table can agree that all go at once.
law-BG-R6 = If you keep a card whose twin already lies open, you still have to turn over a hidden card, which cannot match. A table can let the card go at once instead.
law-BG-R8 = If your hand runs empty in your turn while cards wait in your stack, your turn is over and you draw five.
law-BG-R9 = What you draw from other hands you take unseen, one card at a time, and each time you choose from whom.
law-BG-R10 = If the other hands hold too few cards, you take what there is and the rest is forgiven.
law-BG-R12 = Whoever loses the very last card to somebody else’s mess has none left and wins at once. A table can make last cards safe instead.
law-BG-R13 = If your whole hand has been taken before your turn, you miss that turn and draw at its end. A table can let you draw first and play.
law-BG-R14 = You may shuffle all the cards you turned up this turn, or at least two that you pick out before everybody’s eyes. Nobody knows afterwards which is where, you included.
law-BG-R18 = Luck decides who begins, unless the table has chosen somebody.
law-BG-R19 = So that no game lasts for ever it stops after the number of turns chosen for the table. Whoever then has the fewest cards, in hand and stack, wins; equals share the place.
