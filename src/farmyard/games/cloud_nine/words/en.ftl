## The box

title = Cloud Nine … in the henhouse
    .short = Cloud Nine
tagline = Make nine. Mind the Fox.
author = somebody whose name we do not know
credit = The rules we have of Cloud Nine do not name its author, its publisher or its year.
way-beginner = Beginners
way-full = All cards
way-solo = Alone
way-dual = Duel

## House rules

drawer-finer = Finer points
drawer-arithmetic = Arithmetic

option-mode = Game
    .help = Breeders against each other, or Success: nine packs to clear, alone or in a duel.
    .value-group = Group
    .more-group = Breeders, day by day.
    .value-solo = Alone
    .more-solo = Nine packs to clear.
    .value-dual = Duel
    .more-dual = One table, a trick a turn.
option-level = Level
    .help = Plus and minus; times as well; divided by as well; or all that against the clock.
    .value-1 = Beginner
    .value-2 = Upgraded
    .value-3 = Classic
    .value-4 = Expert
option-gold = Gold cards
    .help = Play with them, or without.
option-rounds = Days
    .help = 0: one for each player. Who starts a day has an edge, so play a multiple of the players.
    .zero = one for each player
option-start =
    .help = The seat left of the first dealer, or luck; where the dealer starts, the seat before it. It counts for nothing where luck decides each day.
option-gold_set = Gold in the box
    .help = The full Gold of the table, or the 26 cards a printed box surely holds.
    .value-full = Full
    .value-box26 = 26 cards
option-first_player = Who starts each day
    .help = The deal moves on, and the first to start is left of the dealer, or the dealer; or luck.
    .value-left_of_dealer = Left of the dealer
    .value-dealer = The dealer
    .value-random = Luck
option-zero = Zero
    .help = Whether a part of an operation may be zero.
    .value-forbid = Never
    .value-allow = Allowed
option-numbers = Numbers
    .help = Whether divisions must come out whole.
    .value-integers = Whole numbers
    .value-decimals = Decimals
    .value-fractions = Fractions
option-powers = Powers
    .help = One card may be the power of another.
option-roots = Square roots
    .help = A square root may be taken where it comes out.
option-rooster_ops = The Rooster's arithmetic
    .help = What the level knows, or every operation.
    .value-level = Of the level
    .value-all = All
option-negatives = Below zero
    .help = Whether a typed operation may pass below zero.
    .value-accept = Accepted
    .value-reject = Rejected
option-starter_draw = The first to start
    .help = Draws from the nest in the first turn alone, or in each of their turns.
    .value-once = Once
    .value-always = Always
option-round_end = The end of a day
    .help = At once, or after the turn in which it came.
    .value-immediate = At once
    .value-finish_turn = After the turn
option-bonus_out = Fifteen for an empty hand
    .help = Only if your own play emptied it, or however it came.
    .value-own_play = Own play
    .value-any = Any way
option-snake_mode = Snakes
    .help = Laid before you to lie in wait, or announced on anybody's trick.
    .value-standard = In wait
    .value-anytime = At any time
option-mystery_snake = Snake and Mystery Box
    .help = A Snake takes a box that is declared highest, or any box.
    .value-declared = Only the highest
    .value-always = Any box
option-straw_after_snake = Straw after a Snake
    .help = Straw doubles the highest card that is left, or is lost.
    .value-remaining = What is left
    .value-lost = Lost
option-corns = Corns
    .help = A trick over nine eggs is forbidden, or counts nine.
    .value-forbid = Forbidden
    .value-cap = Counts nine
option-timer_s = Clock
    .help = Seconds for a turn. As usual: none, but at level 4 there are 60.
    .value-usual = As usual
    .value-off = None
    .value-30 = 30 seconds
    .value-45 = 45 seconds
    .value-60 = 60 seconds
    .value-90 = 90 seconds
    .value-120 = 120 seconds
    .value-150 = 150 seconds
    .value-180 = 180 seconds
option-egg_counts = The Easter Egg counts
    .help = As a Gold card that was won, in a duel.
option-gold_tie = As many Gold cards
    .help = The twenty eggs for most of them go to nobody, or to both.
    .value-none = Nobody
    .value-both = Both
option-dual_pass = Passing in a duel
    .help = Only when no trick is possible, or freely.
    .value-blocked = When blocked
    .value-free = Freely
option-solvable = Only what can be won
    .help = Deals whose packs can be cleared. In the laboratory batches are dealt as they come.

## Bots

plays-egg = sees little yet
plays-chick = finds a nine here and there
plays-pullet = overlooks most of the eggs
plays-hen = overlooks an egg or two
plays-rooster = plays its Gold with care
plays-owl = plays many possible deals through in its head

## Lessons

lesson-group = In the henhouse
    .about = You learn how cards make nine, when to draw, and how a day ends.
    .can-1 = Make nine with plus and minus, and lay it.
    .can-2 = First draw a card from your neighbour.
    .can-3 = A Fox in your hand costs ten eggs in the evening.
    .can-4 = Lay off everything: 15 more eggs.
    .farewell = Seven steps, three minutes. Gold cards can wait.
lesson-group-1 = 5 and 4 make nine. Touch both cards, then lay them.
    .knows = Cards that make nine are a trick: their eggs are yours.
    .instead = That is a trick as well! For this lesson, keep those cards a little longer.
    .but-1 = You may pass. But two of your cards make nine, and bring nine eggs.
lesson-group-2 = Nine eggs for you! One trick a turn: end your turn.
lesson-group-3 = A turn begins with a card from your neighbour. Draw one.
    .knows = Draw a card, unseen, from the hand of a neighbour.
lesson-group-4 = Three cards bring more: 8 + 3 − 2. Lay them.
    .knows = A trick has up to three cards, all different.
    .instead = That is a trick as well! But try 8 + 3 − 2 now: it leaves you the right cards.
    .but-1 = You may pass. But then you draw a card, and your hand grows again.
lesson-group-5 = Thirteen more. End your turn.
lesson-group-6 = Few cards are left. Draw one from Crisp, unseen.
lesson-group-7 = 7 + 6 − 4: nine, and your hand is empty. Lay them!
    .knows = An empty hand ends the day and brings 15 more eggs.
    .instead = You may. But with 7 + 6 − 4 all your cards are gone, and the day is yours.
lesson-alone = Alone with the Foxes
    .about = You learn how packs are cleared, and what Foxes are good for.
    .can-1 = Take nines from the tops of packs.
    .can-2 = Move Foxes into gaps, off the cards below.
    .can-3 = Keep Mystery Boxes: they fit everywhere.
    .can-4 = Look before you lay: every card has to go.
    .farewell = Six steps, three minutes. With Gold there are challenges as well.
lesson-alone-1 = 5 and 4 make nine. Touch both packs, then lay them.
    .knows = A trick takes the top cards of different packs.
    .instead = That is a trick as well! But with the one in the light the table comes out.
    .but-1 = Not yet! This table can be cleared.
lesson-alone-2 = A gap! Touch the Fox that lies on a card, then the gap.
    .knows = Any top card may move into a gap, even a Fox.
    .instead = You may. But a Fox blocks its pack, and now it could make way.
    .but-1 = Not yet! There is a gap, and a Fox that could go there.
lesson-alone-3 = A nine alone is a trick, too. Take the one with more below.
    .knows = A nine alone is a trick.
    .instead = That is a trick as well! But with the one in the light the table comes out.
    .but-1 = Not yet! This table can be cleared.
    .but-2 = A nine as well! But below the other one lies a card.
    .but-3 = You may. But try the nine first: gaps are precious.
lesson-alone-4 = Three cards clear more: 10 + 8 − 9. Lay them.
    .knows = Up to three cards, all different, plus and minus.
    .instead = That is a trick as well! But with the one in the light the table comes out.
    .but-1 = Not yet! This table can be cleared.
    .but-2 = You may. But no card is in the way now.
lesson-alone-5 = A Mystery Box is any card: here an 8. Lay it with the 1.
    .knows = A Mystery Box stands for any card from 1 to 10.
    .instead = That is a trick as well! But what would then become of the 1, the 2 or the 7?
    .but-1 = Not yet! This table can be cleared.
    .but-2 = You may. But no card is in the way now.
lesson-alone-6 = 7 and 2: only Foxes will be left. Lay them!
    .knows = Only Foxes are left: the table is cleared.
    .instead = You may. But 7 and 2 are the last two cards, and they make nine.
    .but-1 = Now? Look again: 7 and 2 make nine!
lesson-dual = A duel for Gold
    .about = You learn how two share one table, and how Gold cards are won.
    .can-1 = One trick a turn, from the packs of both.
    .can-2 = Look at the challenge before you lay.
    .can-3 = Gold: five eggs each, 20 for the most.
    .can-4 = The last trick brings 15 eggs more.
    .farewell = Six steps, three minutes. Now find somebody to duel with.
lesson-dual-1 = The Rooster asks for four cards: 5 + 5 − 3 + 2. Lay them.
    .knows = Meet the challenge, and its Gold card is yours.
    .instead = That is a trick as well! But four cards win you the Rooster.
    .but-1 = Not yet! You are about to win.
lesson-dual-2 = A Gold card, five eggs! One trick a turn: end yours.
    .knows = Every Gold card brings five eggs more.
    .instead = You may. But your trick is made: let Crisp have the next turn.
    .but-1 = Not yet! You are about to win.
lesson-dual-3 = Corns ask for nine eggs at most: lay 5 and 4.
    .knows = Corns: a trick of nine eggs at most.
    .instead = That is a trick as well! But it brings more than nine eggs, and Corns stay there.
    .but-1 = Not yet! You are about to win.
    .but-2 = That wins Corns as well! But take 5 and 4 today.
lesson-dual-4 = Corns are yours. End your turn.
    .knows = One Gold card a turn, and no more.
    .instead = You may. But your trick is made: let Crisp have the next turn.
    .but-1 = Not yet! You are about to win.
lesson-dual-5 = The Rifle needs no trick: claim it. Crisp has to shoot.
    .knows = Some Gold you just claim; the other player carries it out.
    .instead = You may. But first claim the Rifle: after the last trick it is too late.
    .but-1 = Not yet! You are about to win.
lesson-dual-6 = The Easter Egg, 20 eggs! Now the last trick: 8 + 1.
    .knows = The last trick brings 15 eggs, most Gold 20.
    .instead = You may. But 8 + 1 is the last trick, and brings 15 eggs more.
    .but-1 = Not yet! You are about to win.

### Cloud Nine: every sentence and name that people read.
###
### Slots that mean the same everywhere: $name acts and $who is "you" for whom it is told; $victim is
### whom it is done to, $whom likewise. $card is 1 to 10, box, fox or nests; $gold a Gold card; $eggs,
### $cards and $golds are how many.

## Puzzles

puzzle-nine = Make nine for most eggs
    .asks = Which cards make nine and bring the most eggs?
exercise = { $operation } = 9, { $eggs } eggs

## Cards

a-card = { $card ->
    [box] a Mystery Box
    [fox] a Fox
    [nests] the Collective Nests
    [8] an 8
   *[other] a { $card }
}
the-card = { $card ->
    [box] the Mystery Box
    [fox] the Fox
    [nests] the Collective Nests
   *[other] the { $card }
}
card-bare = { $card ->
    [box] Box
    [fox] Fox
    [nests] Nests
   *[other] { $card }
}
card-label = { $card ->
    [box] Mystery Box
    [fox] Fox, ten eggs lost
    [nests] Collective Nests
   *[other] { $card }
}
gold-title = { $gold ->
    [rooster] Rooster
    [hen] Hen
    [chick] Chick
    [rifle] Rifle
    [straw] Bales of Straw
    [nest2] Individual Nests
    [worm] Worm
    [egg] Easter Egg
    [corns] Corns
   *[snake] Snake
}
a-gold = { $gold ->
    [straw] Bales of Straw
    [nest2] Individual Nests
    [corns] Corns
    [snake] a Snake
   *[other] the { gold-title }
}
some-card = a card
no-card = no card
card-alike = another like it
gold-alike = another
gold-several = { $n } × { gold-title }
eggs = { $eggs ->
    [0] no eggs
    [one] 1 egg
   *[other] { $eggs } eggs
}
cards = { $cards ->
    [0] no card
    [one] a card
   *[other] { $cards } cards
}
gold-cards = { $golds ->
    [0] no Gold card
    [one] a Gold card
    [2] two Gold cards
   *[other] { $golds } Gold cards
}
decimal-mark = .

## A trick: its operation, what its boxes stand for, the packs it comes from

nine = { $trick ->
    [nine] the 9
    [box] a Mystery Box as 9
   *[several] { $operation } = 9
}
trick = { $trick ->
    [nine] the 9
    [box] a Mystery Box as 9
   *[several] { $operation } = 9{ $boxed ->
        [0] {""}
        [one] {" "}with the box as { $boxes }
       *[other] {" "}with the boxes as { $boxes }
    }
}{ $from ->
    [0] {""}
    [one] {" "}from pack { $packs }
   *[other] {" "}from packs { $packs }
}{ $kept ->
    [0] {""}
   *[other] , leaving pack { $kept } as it is
}
for-eggs = { $plain ->
    [yes] { $kept ->
        [0] {""}
       *[other] ,
    } for { eggs }
   *[no] {""}
}

## A choice, which is also written in game files

say-lay = lays { trick }{ for-eggs }
say-pass = passes
say-end = ends the turn
say-draw = draws a card unseen
say-collective = plays the Collective Nests
say-crow = plays the Rooster
say-look = plays the Chick and looks at all hands
say-peek = plays the Chick and looks before drawing
say-straw = spreads Bales of Straw
say-lie = lays a Snake in wait
say-easter = lays the Easter Egg
say-announce = announces a Snake
say-silent = announces nothing
say-reveal = turns the Snake up
say-withdraw = withdraws the Snake
say-rifle = shoots every Fox in hand
say-trade = trades the Rifle for another Gold card
say-pick = takes { a-card }
say-give = gives { a-card } away
say-hen-all = plays the Hen and swaps hands with { $victim }
say-hen-one = plays the Hen and swaps one card with { $victim }
say-nests = plays the Individual Nests for { $victim }
say-corns = lays Corns before { $victim }
say-worm = exchanges the Worm for { a-gold }
say-move = moves { the-card } from pack { $pack } into the gap
say-hen = puts { the-card } from the top of pack { $pack } to the bottom
say-chick = looks into pack { $pack }
say-hunt = shoots the Fox on pack { $pack }
say-claim = claims { a-gold }
say-redo = meets the Worm with { a-gold }
say-go-by = passes
say-rest = ends the turn
say-resign = gives up

## The same as advice

do-move = move { the-card } from pack { $pack } into the gap
do-hen = put { the-card } from the top of pack { $pack } to the bottom
do-chick = look into pack { $pack }
do-hunt = shoot the Fox on pack { $pack }
do-claim = claim { a-gold }
do-redo = meet the Worm with { a-gold }
do-go-by = pass
do-rest = end the turn
do-resign = give up

## What is asked

ask-start = { $who ->
    [you] Your turn, { $name }. Draw a card from { $victim }.
   *[they] { $name } is to draw a card from { $victim_is ->
        [you] you
       *[they] { $victim }
    }.
}
ask-start-chick = Your turn, { $name }. Draw from { $victim }, or look first with the Chick.
ask-before = { $who ->
    [you] Make nine, { $name }, or pass and draw a card.
   *[they] { thinking }
}
ask-after = { $who ->
    [you] You have laid your trick, { $name }. Play a Gold card, or end the turn.
   *[they] { thinking }
}
ask-done = You have laid your trick, { $name }. End the turn.
ask-pick = { $who ->
    [you] You see { $victim }’s hand, { $name }. Take a card.
   *[they] { $name } looks at { $victim_is ->
        [you] your
       *[they] { $victim }’s
    } hand and takes a card.
}
ask-give = { $who ->
    [you] Which card do you give { $victim }, { $name }?
   *[they] { $name } swaps a card with { $victim_is ->
        [you] you
       *[they] { $victim }
    }.
}
ask-hen-draw = { $who ->
    [you] Draw a card from { $victim }, { $name }, or look first with the Chick.
   *[they] { $name } swaps a card with { $victim_is ->
        [you] you
       *[they] { $victim }
    }.
}
ask-hen-pick = { ask-pick }
ask-announce = { $who ->
    [you] { $player } has laid a trick, { $name }. Do you announce a Snake?
   *[they] { $player } has laid a trick. { $name } may announce a Snake.
}
ask-reveal = { $who ->
    [you] Others have announced Snakes too, { $name }. Do you turn yours up?
   *[they] Snakes are announced. { $name } decides whether to turn one up.
}
ask-table = { $who ->
    [you] Your turn, { $name }. Pick top cards that make nine.
   *[they] { thinking }
}
ask-stuck = No trick, { $name }. { $ways }
ask-rest = { $who ->
    [you] You have made your trick, { $name }. Claim a challenge, or end the turn.
   *[they] { thinking }
}
ask-second = You may make a second trick, { $name }, or end the turn.
ask-help = { $who ->
    [you] { $gold ->
        [hen] Which card on top goes to the bottom of its pack, { $name }?
        [chick] Which pack do you look into, { $name }?
       *[rifle] Which Fox do you shoot, { $name }?
    }
   *[they] { $name } carries out a challenge.
}
thinking = { $name } is thinking it over.
only-move = Move a card into the gap: touch it, then the gap.
only-dare = Carry out the challenge: touch it, then a pack.
only-claim = Claim the challenge.
only-redo = Choose what the Worm repeats.
only-go-by = Pass.
only-resign = Take something back, or give up.
can-move = move a card into the gap
can-dare = carry out the challenge
can-claim = claim the challenge
can-redo = choose what the Worm repeats
can-go-by = pass
can-resign = give up
you-can = You can { $some } or { $last }.
why-shut-fox = A Fox makes no nine, and costs ten eggs at the day’s end. The Rifle shoots him.

## What happened

tell-lay = { $who ->
    [you] You lay { trick }{ for-eggs }.
   *[they] { $name } lays { trick }{ for-eggs }.
}
    .brief = { $who ->
        [you] You lay { nine }{ for-eggs }.
       *[they] { $name } lays { nine }{ for-eggs }.
    }
tell-pass = { $who ->
    [you] You pass and draw { $drawn } from the nest.
   *[they] { $name } passes and draws a card.
}
tell-bare-pass = { $who ->
    [you] You pass.
   *[they] { $name } passes.
}
tell-end = { $who ->
    [you] You end your turn.
   *[they] { $name } ends the turn.
}
tell-draw = { $who ->
    [you] You draw { $taken } from { $victim }.
   *[they] { $whom ->
        [you] { $name } draws { $lost } from you.
       *[they] { $name } draws a card from { $victim }.
    }
}
tell-pick = { $who ->
    [you] You take { $taken } from { $victim }.
   *[they] { $whom ->
        [you] { $name } takes { $lost } from you.
       *[they] { $name } takes a card from { $victim }.
    }
}
tell-collective = { $who ->
    [you] You play the Collective Nests for { eggs }: everybody draws a card.
   *[they] { $name } plays the Collective Nests for { eggs }: everybody draws a card.
}
    .brief = { $who ->
        [you] You play the Collective Nests: everybody draws.
       *[they] { $name } plays the Collective Nests: everybody draws.
    }
tell-crow = { $who ->
    [you] Your Rooster crows: four cards at will, and values may repeat.
   *[they] { $name } lets the Rooster crow: four cards at will, and values may repeat.
}
    .brief = { $who ->
        [you] Your Rooster crows: four cards at will.
       *[they] { $name } lets the Rooster crow: four cards at will.
    }
tell-look = { $who ->
    [you] You play the Chick and see every hand.
   *[they] { $name } plays the Chick and sees every hand.
}
tell-peek = { $who ->
    [you] You play the Chick and see { $victim }’s hand: { $shown }.
   *[they] { $whom ->
        [you] { $name } plays the Chick and sees your hand.
       *[they] { $name } plays the Chick and sees { $victim }’s hand.
    }
}
    .brief = { $who ->
        [you] You play the Chick and see { $victim }’s hand.
       *[they] { $name } plays the Chick and sees { $whom ->
            [you] your
           *[they] { $victim }’s
        } hand.
    }
tell-hen-all = { $who ->
    [you] You play the Hen and swap hands with { $victim }.
   *[they] { $whom ->
        [you] { $name } plays the Hen and swaps hands with you.
       *[they] { $name } plays the Hen and swaps hands with { $victim }.
    }
}
tell-hen-one = { $who ->
    [you] You play the Hen to swap a card with { $victim }.
   *[they] { $whom ->
        [you] { $name } plays the Hen to swap a card with you.
       *[they] { $name } plays the Hen to swap a card with { $victim }.
    }
}
tell-give = { $who ->
    [you] You lay { $gift } face down for { $victim }.
   *[they] { $whom ->
        [you] { $name } lays a card face down for you.
       *[they] { $name } lays a card face down for { $victim }.
    }
}
tell-swap = { $who ->
    [you] You give { $victim } { $gift } and get { $taken }.
   *[they] { $whom ->
        [you] { $name } swaps a card with you: you get { $gift } and lose { $lost }.
       *[they] { $name } and { $victim } have swapped a card.
    }
}
    .brief = { $who ->
        [you] You have swapped a card with { $victim }.
       *[they] { $whom ->
            [you] { $name } has swapped a card with you.
           *[they] { $name } and { $victim } have swapped a card.
        }
    }
foxes-go = { $foxes ->
    [0] no Fox goes
    [one] a Fox goes
   *[other] { $foxes } Foxes go
} under the nest
tell-rifle = { $who ->
    [you] You fire the Rifle: { foxes-go }.
   *[they] { $name } fires the Rifle: { foxes-go }.
}
    .brief = { $who ->
        [you] You fire the Rifle: { foxes-go }.
       *[they] { $name } fires: { foxes-go }.
    }
tell-trade = { $who ->
    [you] You trade the Rifle for { $drawn_gold }.
   *[they] { $name } has no Fox and trades the Rifle for another Gold card.
}
    .brief = { $who ->
        [you] You trade the Rifle for { $drawn_gold }.
       *[they] { $name } trades the Rifle for another Gold card.
    }
tell-straw = { $who ->
    [you] You spread Bales of Straw: the highest card of your next trick counts double.
   *[they] { $name } spreads Bales of Straw for the next trick.
}
    .brief = { $who ->
        [you] You spread Bales of Straw for your next trick.
       *[they] { $name } spreads Bales of Straw for the next trick.
    }
tell-nests = { $who ->
    [you] You play the Individual Nests: { $victim } draws { cards }.
   *[they] { $whom ->
        [you] { $name } plays the Individual Nests for you.
       *[they] { $name } plays the Individual Nests: { $victim } draws { cards }.
    }
}
tell-own-nests = { $who ->
    [you] You play the Individual Nests and draw { $drawn }.
   *[they] { $name } plays the Individual Nests and draws { cards }.
}
tell-corns = { $who ->
    [you] You lay Corns before { $victim }: no trick over nine eggs.
   *[they] { $whom ->
        [you] { $name } lays Corns before you: no trick over nine eggs.
       *[they] { $name } lays Corns before { $victim }: no trick over nine eggs.
    }
}
tell-corns-cap = { $who ->
    [you] You lay Corns before { $victim }: a trick counts nine eggs at most.
   *[they] { $whom ->
        [you] { $name } lays Corns before you: a trick counts nine eggs at most.
       *[they] { $name } lays Corns before { $victim }: a trick counts nine eggs at most.
    }
}
tell-lie = { $who ->
    [you] You lay a Snake in wait.
   *[they] { $name } lays a Snake in wait.
}
tell-easter = { $who ->
    [you] You lay the Easter Egg and draw { $drawn_gold }.
   *[they] { $name } lays the Easter Egg and draws { gold-cards }.
}
tell-worm = { $who ->
    [you] You exchange the Worm for { a-gold }.
   *[they] { $name } exchanges the Worm for { a-gold }.
}
tell-announce = { $who ->
    [you] You announce a Snake.
   *[they] { $name } has decided.
}
tell-silent = { $who ->
    [you] You announce nothing.
   *[they] { $name } has decided.
}
tell-reveal = { $who ->
    [you] You turn your Snake up.
   *[they] { $name } has decided.
}
tell-withdraw = { $who ->
    [you] You withdraw your Snake.
   *[they] { $name } has decided.
}
tell-answer = { $who ->
    [you] You have decided.
   *[they] { $name } has decided.
}
tell-move = { $who ->
    [you] You move { the-card } from pack { $pack } into the gap.
   *[they] { $name } moves { the-card } from pack { $pack } into the gap.
}
tell-hen = { $who ->
    [you] You put { the-card } from the top of pack { $pack } to the bottom.
   *[they] { $name } puts { the-card } from the top of pack { $pack } to the bottom.
}
tell-chick = { $who ->
    [you] You look into pack { $pack }: { $shown }.
   *[they] { $name } looks into pack { $pack }.
}
    .brief = { $who ->
        [you] You look into pack { $pack }.
       *[they] { $name } looks into pack { $pack }.
    }
tell-hunt = { $who ->
    [you] You shoot the Fox on pack { $pack }.
   *[they] { $name } shoots the Fox on pack { $pack }.
}
tell-claim = { $who ->
    [you] You claim { a-gold }.
   *[they] { $name } claims { a-gold }.
}
tell-claim-nests = { $who ->
    [you] You claim Individual Nests: { $victim } may lay two tricks in the next turn.
   *[they] { $whom ->
        [you] { $name } claims Individual Nests: you may lay two tricks in your next turn.
       *[they] { $name } claims Individual Nests: { $victim } may lay two tricks in the next turn.
    }
}
tell-claim-straw = { $who ->
    [you] You claim Bales of Straw: the highest card of { $victim }’s next trick counts double.
   *[they] { $whom ->
        [you] { $name } claims Bales of Straw: the highest card of your next trick counts double.
       *[they] { $name } claims Bales of Straw: the highest card of { $victim }’s next trick counts double.
    }
}
tell-redo = { $who ->
    [you] You meet the Worm with { a-gold }.
   *[they] { $name } meets the Worm with { a-gold }.
}
tell-go-by = { tell-bare-pass }
tell-rest = { tell-end }
tell-resign = { $who ->
    [you] You give up.
   *[they] { $name } gives up.
}

## What came of it

tell-brings = { $who ->
    [you] That brings you { eggs }.
   *[they] That brings { $name } { eggs }.
}
tell-keeps = { $who ->
    [you] You keep { eggs }.
   *[they] { $name } keeps { eggs }.
}
tell-theft = { $who ->
    [you] Your Snake takes { the-card }: { eggs } for you.
   *[they] { $whom ->
        [you] { $name }’s Snake takes { the-card } from you.
       *[they] { $name }’s Snake takes { the-card }.
    }
}
tell-doubled = The Straw doubles { the-card }.
tell-in-vain = The Straw doubles nothing.
tell-drew = You draw { $drawn }.
tell-gone = { $who ->
    [you] Your Snake has caught nothing and is gone.
   *[they] { $name }’s Snake has caught nothing.
}
tell-snakes-up = Snakes are announced by { $names }.
tell-turned-up = Turned up: { $snakes }.
snake-of = Snake { $n } ({ $name })
tell-withdrawn = { $names } { $n ->
    [one] withdraws the Snake.
   *[other] withdraw their Snakes.
}
tell-no-snakes = No Snake strikes.
tell-met = { $who ->
    [you] You have met the challenge: { a-gold }.
   *[they] { $name } has met the challenge: { a-gold }.
}
tell-found = { $who ->
    [you] You find the Easter Egg: 20 eggs.
   *[they] { $name } finds the Easter Egg: 20 eggs.
}
tell-begins = { $who ->
    [you] You begin and draw { $drawn } from the nest.
   *[they] { $name } begins and draws from the nest.
}
closing-nest = The nest is empty: the day ends with this turn.
closing-taken = { $victim } has no card left: the day ends with this turn.
closing-none = The day ends with this turn.
day-over-nest = The last card of the nest is drawn, and the day is over: { $harvest }.
day-over-out = The last card is laid off, and the day is over: { $harvest }.
day-over-taken = A hand is empty, and the day is over: { $harvest }.
day-over-drawn = { $whom ->
    [you] You have no card left, and the day is over: { $harvest }.
   *[they] { $victim } has no card left, and the day is over: { $harvest }.
}
day-over-cleared = Only Foxes are left, and the round is over: { $harvest }.
day-over-stuck = Two turns have gone by with nothing done, and the round is over: { $harvest }.
day-over-resigned = The round is over: { $harvest }.
alone-over-cleared = The henhouse is empty: nothing but Foxes is left.
alone-over-resigned = The round is over, with { left-over } left.
harvest-first = { $name } gets { eggs }{ $account }
harvest-next = { $name } { $eggs ->
    [0] none
   *[other] { $eggs }
}{ $account }
account = {" "}({ $earned })
earned-tricks = { $mode ->
    [duel] { $eggs } for tricks
   *[group] { $eggs } in the pile
}
earned-gold = { $eggs } for Gold cards
earned-most-gold = { $eggs } for the most Gold cards
earned-out = { $mode ->
    [duel] { $eggs } for the last trick
   *[group] { $eggs } for the empty hand
}
earned-egg = { $mode ->
    [duel] { $eggs } for the last challenge
   *[group] { $eggs } for the Easter Egg
}
earned-foxes = { $foxes ->
    [1] { $eggs } for a Fox
   *[other] { $eggs } for { $foxes } Foxes
}
left-over = { cards }{ $challenges ->
    [0] {""}
    [one] {" "}and a challenge
   *[other] {" "}and { $challenges } challenges
}

## Why not

why-not-nothing = There is no such thing to do. (CN-034)
why-not-over = The trick of this turn has been laid: one a turn. (CN-R22)
why-not-phase = First do what is asked. (CN-033)
why-not-hand = Those cards are not all in your hand. (CN-050)
why-not-corns = That is more than nine eggs, and Corns lie before you. (CN-095, CN-R61)
why-not-nine = Those cards do not make nine at this level. (CN-050)
why-not-nobody = Nobody sits there. (CN-085)
why-not-no-gold = There is no { gold-title } in your hand. (CN-037)
why-not-no-nests = There are no Collective Nests in your hand. (CN-067)
why-not-kind = There is no such card in that hand. (CN-084)
why-not-crowing = The Rooster is crowing already. (CN-R51)
why-not-straw = Your Straw is still waiting for a trick: one at a time. (CN-091)
why-not-lying = Your Snake is already lying in wait: one at a time. (CN-101)
why-not-anytime = At this table a Snake is announced when somebody lays a trick. (CN-110)
why-not-empty = There is no card left to draw. (CN-R66)
why-not-no-hand = There is no card to swap. (CN-R109)
why-not-discard = There is no { gold-title } in the discard. (CN-105)
why-not-pass = You have laid your trick: end the turn. (CN-034)
why-not-end = Lay a trick, or pass. (CN-036)
why-not-draw = That draw is over. (CN-033)
why-not-snake = There is no Snake to announce now. (CN-R71)
why-not-closed = One of those packs is empty, or a Fox sits on it. (CN-144)
why-not-keep = A card stays on its pack only when the Snake asks for it, and only the highest. (CN-199, CN-R85)
why-not-gap = A card moves from a pack of two or more into a gap. (CN-145, CN-R81)
why-not-challenge = The challenge does not ask for that now. (CN-190)
why-not-one-claim = One Gold card a turn, and this one cannot be claimed now. (CN-166, CN-R93)
why-not-worm = The Worm repeats what has been met before and can be done now. (CN-195, CN-R107)
why-not-must-lay = A trick is possible, so you cannot pass. (CN-170, CN-R94)
why-not-rest = First make a trick, or pass. (CN-164)
why-not-resign = First carry out the challenge. (CN-R115)

## The end

outcome-won = { $who ->
    [you] You win with { eggs }, { $name }!
   *[they] { $name } wins with { eggs }!
}
outcome-shared = { $who ->
    [you] You share the win with { $others }: { eggs } each.
   *[they] { $all } share the win: { eggs } each.
}
outcome-resigned = { $who ->
    [you] You win, { $name }: { $loser } has given up.
   *[they] { $name } wins: { $loser } has given up.
}
outcome-cleared = { $who ->
    [you] You have cleared the henhouse, { $name }: { eggs } of 224{ met-of }!
   *[they] { $name } has cleared the henhouse: { eggs } of 224{ met-of }!
}
outcome-lost = { $who ->
    [you] Not this time, { $name }: { left-over } left.
   *[they] Not this time: { $name } has left { left-over }.
}
outcome-tables = { $who ->
    [you] { $days ->
        [2] Both
       *[other] All { $days }
    } tables are played, { $name }: { left-of-tables } left.
   *[they] { $name } has played { $days ->
        [2] both
       *[other] all { $days }
    } tables: { left-of-tables } left.
}
left-of-tables = { $left ->
    [0] nothing was
    [one] one card or challenge was
   *[other] { $left } cards and challenges were
}
met-of = { $every ->
    [0] {""}
   *[other] { $egg ->
        [yes] {" "}and 20 for the Easter Egg
       *[no] {""}
    }, with { $met } of { $every } challenges met
}

## The score table

heading-in-all = in all
heading-days-before = days before
heading-last-day = last day
heading-pile = pile
heading-at-its-end = at its end
heading-rounds-before = rounds before
heading-tricks = tricks
heading-gold = Gold
heading-bonuses = bonuses
heading-eggs = eggs
heading-challenges = challenges
heading-cards-left = cards left
met-so-many = { $met } of { $every }

## The table as text

sketch-day = Day { $day } of { $days }.  Nest: { $left ->
    [one] 1 card
   *[other] { $left } cards
}.  { $gold ->
    [no] {""}
   *[yes] Nest of Gold: { $gold_left }.{"  "}
}Level { $level }.
sketch-discard = Gold discard: { $golds }.
sketch-seat = { $name }: { $total } in all, { $eggs } today; { $held } in hand, { $golden } Gold
sketch-seat-success = { $name }: { $total } in all, { $eggs } this round; Gold: { $golds }
sketch-before-seat = ; lying in front: { $things }
sketch-hand = Your hand: { $cards }
sketch-gold-hand = Your Gold: { $golds }
sketch-seen = You know that { $name } holds: { $cards }
sketch-looking = { $name }’s hand: { $cards }
sketch-last-trick = Last trick: { $operation } = 9, by { $name }.
sketch-lying = On the table: { $operation } = 9, by { $name }.
sketch-round = Round { $day } of { $days }.  Level { $level }.
sketch-challenge = Challenge: { a-gold }.  After it: { $left }.
sketch-worm-as = The Worm is to be met with: { a-gold }.
sketch-pack = pack
sketch-top = on top
sketch-under = under it
sketch-known = You know of pack { $pack }, from the bottom: { $cards }.

## On the page: cards, and what a Gold card does

label-copy = { $label }, the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] ninth
} of { $n }
label-in-hand = in hand
label-gold = Gold
label-moon = Day { $day } of { $days }. The moon grows.
label-draw-from = Draw a card from { $name }
label-hand-of = { $name }’s hand
does-rooster = Four cards in this turn’s trick, whatever the operation, and values may repeat.
does-hen = Swap whole hands with a breeder, or one card each. Then touch whom.
does-chick = See all hands once. Or wait: before you draw, see that hand and choose.
does-chick-drawing = See the hand before you draw, and choose the card.
does-rifle = All your Foxes go under the nest. Without a Fox, it buys another Gold card.
does-straw = The highest card of your next trick counts double.
does-nest2 = Somebody draws two cards at once. Touch whom; it may be yourself.
does-worm = Exchange it for a Gold card that has been played.
does-egg = Five eggs at the end of the day, and two Gold cards at once.
does-corns = Somebody’s next trick may bring nine eggs at most. Touch whom.
does-snake = It steals the highest card of the next trick that another breeder makes.
does-snake-anytime = Keep it: when somebody lays a trick you are asked whether to announce it.
does-nests = Everybody draws a card, you last. It brings you an egg for each breeder.
deed-rooster = Let it crow
deed-chick = See all hands
deed-chick-drawing = Look, then choose
deed-rifle = Fire the Rifle
deed-straw = Spread the straw
deed-egg = Lay the Easter Egg
deed-snake = Lay it in wait
deed-nests = Share out the nests
label-way-all = Whole hands
label-way-one = One card

## The line

note-robbed = { $card ->
    [box] { $name }’s Snake will take your box.
   *[other] { $name }’s Snake will take your { $card }.
}
note-doubled = The { $card } counts double.
note-boxes = { $boxes ->
    [one] The box brings none.
   *[other] The boxes bring none.
}
note-meets = It meets the challenge: { gold-title }.
label-laid-by = { $who ->
    [you] You laid this
   *[they] { $name } laid this
}
label-stolen-by = taken by { $name }’s Snake
label-stays = stays on its pack
label-counts-double = counts double
line-nine = { $operation } = 9. Lay the trick.
line-over = { $alone ->
    [yes] { $value }: { $away } too many.
   *[no] { $operation } = { $value }: { $away } too many.
}
line-under = { $alone ->
    [yes] { $value } so far: { $away } more to make nine.
   *[no] { $operation } = { $value }: { $away } more to make nine.
}
line-no-sign = Those cards make nothing at this level.
line-fox = A Fox cannot be part of a trick.
fault-empty = Type an operation, such as 8 + 5 − 4.
fault-long = That is too long to be reckoned.
fault-strange = There is a sign in it that means nothing here.
fault-unfinished = A number, a sign or a bracket is missing.
fault-card = There are only cards from 1 to 10.
fault-whole = Cards are whole numbers, from 1 to 10.
fault-sign = This table does not play with one of those signs.
fault-zero = No part of an operation may be zero.
fault-negative = No part of an operation may be below zero.
fault-uneven = That division does not come out whole.
fault-root = That root does not come out.
fault-power = A power is a whole number from 1 to 10.
fault-many = A trick has four cards at most.
fault-undivided = Four cards need a division, or a Rooster.
fault-twice = No value may stand there twice without a Rooster.
typed-valued = { $value } in all. { $fault }
typed-claimed = { $operation } is { $value }, not { $claimed }.
typed-not-held = That makes nine, but you do not hold those cards.
typed-not-on-top = That makes nine, but those cards do not lie on top.
typed-not-now = That makes nine, but it cannot be laid now.
typed-corns = That makes nine, but Corns lie before you: nine eggs at most.

## Hints, and a day that is over

hint-trick = { $tricks ->
    [0] No, there is no trick now.
   *[other] Yes, there is a trick.
}
hint-step = { $operation } = 9, for { eggs }
hint-step-alone = { the-card } alone, for { eggs }
hint-shown = One of them: { $step }.
hint-best = The best: { $step }.
hint-may-close = But no way to the end was found behind it: it may close the table.
hint-none = No trick is asked of you now.
oracle-not-alone = The oracle speaks only to those who play alone.
oracle-step = The oracle, which sees every card: { $step }.
oracle-none = Even with all cards known, no way to the end was found.
missed-no-day = No day is over yet.
missed-nothing = Nobody missed a better trick on the last day.
missed = { $name } missed { $operation } = 9, for { eggs }, { $more } more.

## Success

dare-rooster = Make a trick of four cards. Values may repeat in it.
dare-hen = Put the top card of a pack to its bottom.
dare-chick = Look at all cards of one pack.
dare-rifle = Remove a Fox that lies on top.
dare-straw = The next trick has its highest card doubled.
dare-nest2 = A second trick in the next turn.
dare-worm = Touch the challenge you do again.
dare-egg = The row is finished.
dare-corns = Make a trick that brings nine eggs at most.
dare-snake = Make a trick whose highest card stays on its pack.
dare-as-worm = To meet the Worm: { $does }
dare-claim-hen = Claim it: { dare-done-hen }
dare-claim-chick = Claim it: { dare-done-chick }
dare-claim-rifle = Claim it: { dare-done-rifle }
dare-claim-straw = Claim it: { $name }’s next trick has its highest card doubled.
dare-claim-nest2 = Claim it: { $name } may make a second trick next turn.
dare-done-hen = { $name } puts the top card of a pack to its bottom.
dare-done-chick = { $name } looks into a pack.
dare-done-rifle = { $name } removes a Fox.
label-all-met = Every challenge is met.
label-won-one = One Gold card a turn. The next one counts from the next turn on.
label-pack = Pack { $n }: { card-label }, { $left ->
    [0] nothing under it
    [one] 1 card under it
   *[other] { $left } cards under it
}
label-gap = Pack { $n }: a gap
label-keeps = { $card ->
    [box] The Snake keeps the box on pack { $n }
   *[other] The Snake keeps the { $card } on pack { $n }
}
label-keep = { $card ->
    [box] Keep the box
   *[other] Keep the { $card }
}
label-second-trick = a second trick
account-rounds-before = Rounds before
account-tricks = Tricks
account-gold-each = Gold, { $worth } each
account-most-of-gold = Most Gold, { $worth }
account-last-challenge = Last challenge, { $worth }
account-last-trick = Last trick, { $worth }
account-in-all = In all
account-level = level
account-ahead = { $name } so far
account-to-come = to come

## Reasons for a trick, a draw or a pass that is advised

gain-lay-only = It is the only trick you can lay, and it brings you { eggs }.
gain-lay-most = It brings you { eggs }, and none of your { $n } tricks brings more.
gain-lay-out = It is your whole hand: you get { eggs }, and 15 more for laying off all your cards.
gain-lay-out-bare = It is your whole hand: you get { eggs }, and the day ends.
gain-lay-less-left = It brings you { eggs }. Another trick would bring { $most }, but this one keeps cards for a trick of { $left } later.
gain-lay-less-box = It brings you { eggs }. Another trick would bring { $most }, but this one keeps a Mystery Box for later.
gain-lay-less-more = It brings you { eggs }. Another trick would bring { $most }, but this one keeps more cards in your hand.
gain-lay-less-few = It brings you { eggs }. Another trick would bring { $most }, but this one brings you nearer to an empty hand.
gain-lay-less = It brings you { eggs }. Another trick would bring { $most }, but this one keeps other cards for later.
gain-lay-left = From the cards you keep you could then make nine again, for { eggs }.
risk-lay-snake = { $name }’s Snake takes { the-card } from it.
risk-lay-anytime = Somebody may announce a Snake and take { the-card }.
risk-lay-one = You keep only one card. { $name } may draw it next, and that ends the day.
risk-foxes = { $foxes ->
    [one] You still hold a Fox, which costs 10 eggs when the day ends.
   *[other] You still hold { $foxes } Foxes, and each costs 10 eggs when the day ends.
}
gain-draw-start = A card from { $name } gives you more ways to make nine.
gain-draw-hen = You get a card of { $name } in place of the one you gave.
risk-draw-fox = It may be a Fox, which costs 10 eggs when the day ends.
risk-draw-last = It is the last card { $name } holds, and taking it ends the day.
gain-peek = { $cards ->
    [one] With the Chick you see the card before you take it.
   *[other] With the Chick you see all { cards } of { $name } and take the one you like best.
}
risk-peek = Then the Chick is used up.
gain-pick-better = With it you can make nine for { eggs }, not { $before }.
gain-pick-first = With it you can make nine, for { eggs }.
gain-pick-box = A Mystery Box stands for any value from 1 to 10.
gain-pick-nests = It brings you { eggs } when you play it, one for each breeder.
gain-pick-number = It is worth { eggs } in a trick.
gain-pick-fox = There is nothing better to take.
risk-pick-fox = A Fox costs 10 eggs when the day ends.
gain-give-fox = You are rid of a Fox, which would cost you 10 eggs.
gain-give-same = Without it you can still make nine for { eggs }.
gain-give-plain = You can best do without it.
risk-give = { $name } gets it, and may use it.
gain-pass-none = You cannot make nine now, and passing brings you a card from the nest.
gain-pass-keep = You could make nine for { eggs } now, but you save those cards and draw another.
gain-pass-bare = There is nothing better to do now.
risk-pass-last = { $foxes ->
    [0] It is the last card of the nest, and the day ends.
    [one] It is the last card of the nest, and the day ends while you hold a Fox.
   *[other] It is the last card of the nest, and the day ends while you hold { $foxes } Foxes.
}
risk-pass-fox = The new card may be a Fox, which costs 10 eggs when the day ends.
gain-end-gold = You keep { $golds } for a better moment.
gain-end-plain = You have laid your trick, and nothing else helps you now.

## Reasons for a Gold card, or for the Collective Nests

own-cards = { $cards ->
    [0] your empty hand
    [one] your card
   *[other] your { $cards } cards
}
own-foxes = { $foxes ->
    [one] your Fox
   *[other] your { $foxes } Foxes
}
gain-collective = They bring you { eggs }, one for each breeder.
risk-collective = { $cards ->
    [0] Everybody draws a card, and with the last one of the nest the day ends.
    [one] Everybody draws a card, and 1 card is left in the nest.
   *[other] Everybody draws a card, and { $cards } cards are left in the nest.
}
gain-crow = With the Rooster your best trick brings { eggs }, not { $before }.
gain-crow-first = With the Rooster you can make nine, for { eggs }.
gain-crow-plain = This turn four cards may make nine, and values may repeat.
risk-crow = The Rooster is silent again after this turn.
gain-straw = With the Straw your best trick brings { eggs }, not { $before }.
gain-straw-plain = The highest card of your next trick counts double.
risk-straw-plain = A Mystery Box that is higher spoils it.
gain-rifle = { $foxes ->
    [one] You are rid of your Fox, which would cost you 10 eggs.
   *[other] You are rid of your { $foxes } Foxes, which would cost you { $costs } eggs.
}
gain-trade = You hold no Fox, so another Gold card can help you more.
risk-trade = You cannot choose which one you get.
gain-look = You see what everybody holds now.
risk-look = The hands change with every turn.
gain-easter = It brings you 5 eggs when the day ends, and { gold-cards } at once.
gain-lie = It steals the highest card of the next trick that another breeder lays.
risk-lie = If nobody lays a trick before your next turn, it is gone.
gain-announce = Your Snake may take { the-card } from this trick.
risk-announce = Somebody may announce a stronger Snake.
gain-silent = You keep your Snake for a trick with a higher card.
risk-silent = You get nothing from this trick.
gain-reveal = If yours is the strongest Snake turned up, you get { the-card }.
risk-reveal = It is used up, even if another Snake is stronger.
gain-withdraw = You keep your Snake, for another one may be stronger.
risk-withdraw = Another Snake takes the card.
gain-hen-all = You get { $theirs } of { $name } for { own-cards }.
gain-hen-all-foxes = { $name } gets { own-foxes }, and you get { $theirs } for { own-cards }.
gain-hen-all-more = You get { $theirs } of { $name } for { own-cards }, and more cards make more tricks.
gain-hen-all-less = You get { $theirs } of { $name } for { own-cards }, and fewer are sooner laid off.
risk-hen-all = You do not choose what you get.
gain-hen-one = You can give { $name } a card you do not need, and get another one for it.
gain-hen-one-foxes = You can give { $name } a Fox, and get another card for it.
risk-hen-one = The card you get may be no better.
gain-own-nests = Two more cards give you more ways to make nine.
risk-own-nests = One of them may be a Fox.
risk-own-nests-end = The nest runs out with them, and the day ends.
gain-nests = { $name } has { $theirs } left, and two more make it harder to lay off the whole hand.
risk-nests = They may be good cards.
gain-corns = { $name }’s next trick may bring no more than 9 eggs.
gain-corns-lead = { $name } is ahead of all others with { eggs }, and may then bring no more than 9 with the next trick.
risk-corns = They are gone after that turn.
gain-worm = You get back { a-gold }, the most useful of the Gold cards that have been played.
gain-worm-rifle = With the Rifle you can get rid of { own-foxes }.

## Reasons at the packs, alone or in a duel

gain-clears = It takes { cards } off the packs.
gain-clears-and-meets = It takes { cards } off the packs and meets the challenge: { a-gold }.
gain-brings-most = It brings you { eggs }, and no other trick here brings more.
gain-brings-less = It brings you { eggs }. Another trick would bring { $most }, but would turn up other cards for { $name }.
gain-wins = It brings you { eggs }. It also wins you { a-gold } and 5 eggs for that card.
gain-wins-last = It brings you { eggs }. It also wins you { a-gold } and 5 eggs for that card, and 20 for the last challenge.
gain-end-cleared = After it only Foxes are left.
gain-end-won = After it only Foxes are left, and you have won.
gain-end-duel = After it only Foxes are left: the round is over, and you get 15 eggs more.
gain-gaps = { $n ->
    [one] Pack { $packs } is then empty, and a card can be moved into that gap.
   *[other] Packs { $packs } are then empty, and cards can be moved into those gaps.
}
gain-no-box = It uses no Mystery Box, so that stays for later.
gain-turns-up = Then { $cards } will turn up.
risk-boxes = { $boxes ->
    [one] It spends a Mystery Box, which could stand for any value later.
   *[other] It spends { $boxes } Mystery Boxes, which could stand for any value later.
}
risk-unknown = You do not know yet what will turn up.
risk-next = { $name } plays next, on the cards that turn up.
gain-move = The card under it turns up, and can be used as well.
gain-move-fox = The Fox leaves pack { $pack }, and the card under it can be used.
risk-move = Then that gap is filled.
gain-hen = Another card turns up on pack { $pack }.
gain-hen-alone = It is the only card there, so nothing is lost.
gain-chick = You will know all cards of pack { $pack }.
gain-hunt = The Fox no longer blocks pack { $pack }.
gain-hunt-alone = The Fox is gone, and pack { $pack } becomes a gap.
gain-meets = That meets the challenge: { a-gold }.
gain-claim = You win { a-gold } and 5 eggs for it{ $last ->
    [yes] , and 20 for the last challenge
   *[no] {""}
}. Then you have { $mine ->
    [one] 1 Gold card
   *[other] { $mine } Gold cards
} and { $name } has { $theirs ->
    [0] none
   *[other] { $theirs }
}.
risk-claim-hen = { $name } may put the top card of a pack to its bottom.
risk-claim-chick = { $name } may look into a pack.
risk-claim-rifle = { $name } may remove a Fox.
risk-claim-straw = The highest card of { $name }’s next trick counts double.
risk-claim-nest2 = { $name } may lay two tricks in the next turn.
gain-redo = That way the Worm is met, with { a-gold } once more.
gain-blocked = No trick is possible now.
gain-go-by = You leave the tricks on the table for now.
risk-go-by = If nobody does anything in two turns, the round ends.
gain-rest = You have laid your trick, and nothing else is worth doing now.
gain-resign = There is little hope of winning any more.
risk-resign = The game is over at once.

## Page: seat

page-has-stolen = has stolen the { $label }

## Page: success

page-row = The row
page-wait-turn = Wait a turn
page-take-them-away = Take them away
page-nine-packs = Nine packs
page-challenges = Challenges
page-met = { $met } met
page-challenge = The challenge: { $label }
page-now = Now: { $label }
page-claim = Claim it
page-do-again-for-worm = Do again, for the Worm
page-do-again = Do again: { $label }
page-known-below = Known below
page-line = Your line
page-nine-lay-or-go-on = Nine! Lay it, or go on.
page-box-as = { $label } as { $value }
sign-plus = plus
sign-minus = minus
sign-times = times
sign-over = divided by
sign-open = bracket opens
sign-close = bracket closes
sign-equals = equals
sign-power = to the power of
sign-root = square root of
page-make-nine = Make nine
page-how-stands = How it stands
page-on-table = on the table
page-foxes-may-stay = Foxes may stay
page-take-away = to take away
page-foxes-stay = { $foxes } Foxes stay
page-need-hint = Need a hint?
page-oracle = The oracle
page-oracle-peeks-hidden-cards = Oracle (peeks at hidden cards)
page-learning-aids = Learning aids
page-give-up = Give up
page-yes-give-up = Yes, give up
page-pairs-make-nine = Pairs that make nine

## Page: table

page-trick = A trick?
page-there-trick = Is there a trick?
page-best = The best
page-show-best = Show the best
page-nest = Your nest
page-nests = Nests
page-table = At the table
page-lay-trick = Lay the trick
page-colours-pairs = Colours of the pairs
page-type-operation = Type the operation
page-hints = Hints
page-what-was-missed-after = What was missed, after each day
page-shade-what-cannot-become = Shade what cannot become nine
page-fox = Fox
page-put-back = { $label }, put back
page-touch-cards-make-nine = Touch cards that make nine.
page-step-by-step = : step by step
page-show-one = Show one
page-type-an-operation = Type an operation
page-nine = Is it nine?
page-pass = Pass
page-draw = and draw
page-end-turn = End the turn
page-trick-2 = Your trick
page-snake = The Snake
page-clear = Clear
page-line-2 = the line
page-put-on-cloud = Put it on the cloud
page-henhouse = The henhouse
page-day = Day { $day } of { $days }
page-nest-eggs = Nest of Eggs
page-gold-played = Gold played
page-gold-played-look = Gold played: look at it
page-eggs-today = eggs today
page-day-over = The day is over
page-day-over-2 = Day { $day } is over
page-card = { $says }: card { $i }
page-copies = { $label }, { $copies } of them
page-announce-snake = Announce a Snake
page-announce-nothing = Announce nothing
page-turn-up = Turn it up
page-withdraw = Withdraw it
page-signs-deeds = Signs and deeds
page-hand = Your hand
page-no-hand = No hand
page-are-watching-hands-stay = You are watching. Hands stay hidden.
page-put-back-2 = Put back
page-gold-has-been-played = Gold that has been played
page-close = Close
page-what-was-missed-on = What was missed on day { $looks_back }?
page-what-chick-saw = What the Chick saw

## The goal

goal-group = Make nine out of cards. Each egg on them is yours.
goal-solo = Clear the table until only Foxes are left.
goal-dual = Make nines from the packs. Each egg on them is yours.

## The printed box

paper-flesh = Cards
paper-gold = Gold cards
paper-signs = The Owl, signs and brackets
paper-scores = Score sheets, two on a page
paper-day = Day
paper-eggs = Eggs
paper-level = Level
paper-date = Date
paper-count = When the day is over
paper-count-tricks = Count the eggs of your tricks.
paper-count-easter = Easter Egg: 5 more.
paper-count-fox = Each Fox in your hand: 10 less.
paper-count-out = Out before the nest is used up: 15 more.
paper-count-zero = Below 0 is 0.

## What each rule says that these messages and the rules cite

law-CN-033 = Drawing from your right-hand neighbour comes first in your turn, and nobody may leave it out. Only a Chick that looks into that hand comes before it.
law-CN-034 = After the draw you may lay one trick. When it is laid, you end the turn.
law-CN-036 = Without a trick you draw a card from the nest, and your turn is over.
law-CN-037 = In your turn you may play as many of your Gold cards as you like.
law-CN-050 = A trick is made of cards whose values make exactly nine, by the arithmetic of your level.
law-CN-067 = Collective Nests are played in your own turn, before or after the trick and besides it.
law-CN-084 = To swap one card with the Hen, you lay a card of yours face down for somebody and then draw one from that hand unseen.
law-CN-085 = The Hen may be played on anybody else at the table.
law-CN-091 = Only one Straw at a time may wait for your next trick.
law-CN-095 = Whoever has Corns before them may lay a trick of no more than nine eggs.
law-CN-101 = Only one of your Snakes at a time may lie in wait.
law-CN-105 = The Worm is exchanged for any card you see in the Gold discard.
law-CN-110 = At a table with Snakes at any time, a Snake may strike at anybody’s trick, when it is laid. It steals the highest card.
law-CN-144 = A Fox on top blocks its pack: nothing of it can be used.
law-CN-145 = When a pack is used up, the top card of another may be moved into the gap, even a Fox.
law-CN-164 = In a duel you take turns: one trick each time, then the packs are turned up.
law-CN-166 = In a duel at most one Gold card is won in a turn.
law-CN-170 = In a duel, whoever can make no trick, or runs out of time, leaves the turn to the other.
law-CN-190 = The challenges are met one after the other, in the order of the Gold row.
law-CN-195 = For the Worm you meet once more a challenge that has been met already, by whomever.
law-CN-199 = For the Snake you make a trick whose highest card stays on its pack.
law-CN-R6 = Whoever has most eggs over all days wins; with equal sums the victory is shared.
law-CN-R10 = No part of the sum may be zero, not even on the way. A table can allow it.
law-CN-R12 = Every division must come out whole, unless the table plays with decimals or fractions.
law-CN-R18 = A single nine is a trick by itself, and so is a single Mystery Box.
law-CN-R20 = You need not say what a Mystery Box stands for: the table chooses the value that is best for you.
law-CN-R22 = One trick a turn is the rule. In a duel a claimed card of Individual Nests can give the other a second one.
law-CN-R30 = Whoever begins the day draws from the nest in the very first turn, later from the neighbour like everybody. A table can choose the nest for every turn of theirs.
law-CN-R51 = A Rooster crows until the end of the turn in which it is played. A second one in the same turn would add nothing.
law-CN-R54 = The Snake takes its card first; then Straw doubles the highest of what is left. A table can decide that the Straw is lost.
law-CN-R58 = Of several Snakes the one laid first strikes, and only one for each trick. Your own Snake never bites you.
law-CN-R61 = With Corns before you the cards of a trick may carry nine eggs at most, counted as you lay them. A table can let you lay more and count nine.
law-CN-R66 = A Rifle hunts all the Foxes of your hand; without any you trade it for another Gold card, if there is one to draw. The Foxes go under the nest, and may come back from there.
law-CN-R71 = With Snakes at any time everybody else is asked at each trick. If several announce one, they all choose in secret to show it or to take it back; the strongest shown steals, and all that were shown are used up.
law-CN-R81 = A card moves into a gap only from a pack of two or more, as often as there are gaps. Nobody has to.
law-CN-R85 = The Snake’s challenge takes a trick of at least two cards, as its highest stays. In a duel that card brings no eggs.
law-CN-R93 = Hen, Chick, Rifle, Straw and Individual Nests are claimed before or after the trick, once a turn, and the other player has the use of them.
law-CN-R94 = In a duel you pass only when no trick is possible, or when a clock is running. Two turns in a row without a trick and without a Gold card end the round.
law-CN-R107 = The Worm may repeat Rooster, Corns or Snake only while a trick that meets it is still possible in this turn.
law-CN-R109 = Without a card in hand you have none to swap with the Hen; swapping whole hands is still allowed.
law-CN-R115 = Nobody can give up in a duel while the other is carrying out the challenge.
