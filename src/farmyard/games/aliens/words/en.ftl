## The box

title = Chickens ’n’ Aliens
tagline = Somebody is collecting hens. From above.
author = the chicken keepers of chickensnaliens.co.uk
credit = Chickens ’n’ Aliens is the game of chickensnaliens.co.uk; the rules we have do not name its author.

## House rules

drawer-specials = Special cards
drawer-finer = Finer points
drawer-deck = The deck, card by card

option-start =
    .help = A seat of your choice, or luck. The dealer sits before it.
option-fast = Saucers in the deck
    .help = Fast rules: so many bottom halves are shuffled into the deck.
    .value-no = None
    .value-two = Two
    .value-four = Four
option-tractor_beam = Tractor Beam
    .help = Two cards from one hand, or one from every hand.
option-alien_flu = Alien Flu
    .help = All aliens that have been laid are gone.
option-corn_star = Corn Star
    .help = All corn of all others.
option-armed = Armed to the Hen’s Teeth
    .help = Three cards for everybody.
option-all_out_war = All Out War
    .help = All hands go to the discard pile.
option-specials = How many specials
    .help = Of the special cards above, so many are drawn for the deck, and announced.
option-throw_away = Throwing away
    .help = When no card can be taken: whenever you like, or only if nothing can be played.
    .value-judgement = As you like
    .value-strict = Only if stuck
option-stun_stacks = Dizzier and dizzier
    .help = A chicken that is hypnotised can be hypnotised again, and loses that many turns.
option-cheeky_public = Cheeky to all
    .help = A hand shown is shown to everybody.
option-bank_runs_out = The bank can run out
    .help = Corn is limited.
option-bank_corn = Corn in the game
    .help = All corn there is, if the bank can run out; three each are dealt from it.
option-max_turns = Longest game
    .help = After so many turns most saucer parts win, then aliens, then corn.
option-aliens = Aliens
    .help = Alien cards in the deck.
option-broody = Broody
    .help = Cards called Broody in the deck.
option-twin_beaks = Twin Beaks
    .help = Cards called Twin Beaks in the deck.
option-cheeky_chicken = Cheeky Chicken
    .help = Cards called Cheeky Chicken in the deck.
option-fowl_play = Fowl Play
    .help = Cards called Fowl Play in the deck.
option-pecking_order = Pecking Order
    .help = Cards called Pecking Order in the deck.
option-rooster_booster = Rooster Booster
    .help = Cards called Rooster Booster in the deck.
option-scramble = Scramble
    .help = Cards called Scramble in the deck.
option-wings_of_desire = Wings of Desire
    .help = Cards called Wings of Desire in the deck.
option-hen_pecked = Hen Pecked
    .help = Cards called Hen Pecked in the deck.
option-hypno_chicken = Hypno-chicken
    .help = Cards called Hypno-chicken in the deck.

## Bots

plays-egg = sees little yet
plays-chick = lays whatever it can
plays-hen = keeps her priorities
plays-rooster = counts threats, but overlooks a few
plays-fox = counts every threat
plays-owl = thinks in many worlds

## Lessons

lesson-first = Three aliens, one part
    .about = You learn what corn is for, how hens sit on aliens, and when a round ends.
    .can-1 = Do one thing in each turn.
    .can-2 = Corn pays for aliens. Keep some.
    .can-3 = A hen keeps an alien from being stolen.
    .can-4 = Three aliens win a part. Three parts, and you fly.
    .farewell = Seven steps, three minutes. The rest is written on the cards.
lesson-first-1 = Lay an alien before you. It costs you one corn.
    .knows = An alien from your hand costs one corn.
    .instead = You may do that. But with three aliens you win, so begin with one.
lesson-first-2 = Aliens can be stolen! Put your Broody on yours.
    .knows = Where a hen sits, nobody steals.
    .instead = You may. But Crisp may steal an alien on which no hen sits.
lesson-first-3 = Lay your second alien, with your last corn.
    .instead = You may. But you have a corn left, and an alien waits in your hand.
lesson-first-4 = Crisp stole an alien! Play Pecking Order, then touch Crisp.
    .knows = Pecking Order steals an alien, for no corn.
    .instead = You may. But Crisp has two aliens now, and the third wins the round.
lesson-first-5 = Crisp has two again. Play Hypno-chicken, then touch Crisp.
    .knows = Who is dizzy loses a turn and a card.
    .instead = You may. But it would be safer if Crisp lost the next turn.
lesson-first-6 = You need a corn, and the pool is full. Play your Scramble.
    .knows = Scramble brings you all the corn of the pool.
    .instead = You may. But without corn you cannot lay your third alien.
lesson-first-7 = Now lay your third alien, and win the last part!
    .knows = Three aliens win a part, three parts the game.
    .instead = You may. But your third alien wins the round, and the game with it.

## Puzzles

puzzle-land = Land an alien
    .asks = How do you get nearest to three aliens?
puzzle-upset = Ruffle some feathers
    .asks = Whom do you upset, and with which card?
puzzle-turn = Your best turn
    .asks = What is the best you can do now?

## Cards: the title, and so many of them in mid-sentence

number = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
card-alien = { $n ->
    [1] an alien
   *[other] { number } aliens
}
    .title = alien
card-broody = { $n ->
    [1] Broody
   *[other] { number } Broodies
}
    .title = Broody
card-twin-beaks = { $n ->
    [1] Twin Beaks
   *[other] { number } Twin Beaks
}
    .title = Twin Beaks
card-cheeky-chicken = { $n ->
    [1] Cheeky Chicken
   *[other] { number } Cheeky Chickens
}
    .title = Cheeky Chicken
card-fowl-play = { $n ->
    [1] Fowl Play
   *[other] { number } Fowl Plays
}
    .title = Fowl Play
card-pecking-order = { $n ->
    [1] Pecking Order
   *[other] { number } Pecking Orders
}
    .title = Pecking Order
card-rooster-booster = { $n ->
    [1] Rooster Booster
   *[other] { number } Rooster Boosters
}
    .title = Rooster Booster
card-scramble = { $n ->
    [1] Scramble
   *[other] { number } Scrambles
}
    .title = Scramble
card-wings-of-desire = { $n ->
    [1] Wings of Desire
   *[other] { number } Wings of Desire
}
    .title = Wings of Desire
card-hen-pecked = { $n ->
    [1] Hen Pecked
   *[other] { number } Hen Pecked
}
    .title = Hen Pecked
card-hypno-chicken = { $n ->
    [1] Hypno-chicken
   *[other] { number } Hypno-chickens
}
    .title = Hypno-chicken
card-wild = { $n ->
    [1] a wild card
   *[other] { number } wild cards
}
    .title = wild card
card-tractor-beam = { $n ->
    [1] Tractor Beam
   *[other] { number } Tractor Beams
}
    .title = Tractor Beam
card-alien-flu = { $n ->
    [1] Alien Flu
   *[other] { number } Alien Flu
}
    .title = Alien Flu
card-corn-star = { $n ->
    [1] Corn Star
   *[other] { number } Corn Stars
}
    .title = Corn Star
card-armed-to-the-hens-teeth = { $n ->
    [1] Armed to the Hen’s Teeth
   *[other] { number } Armed to the Hen’s Teeth
}
    .title = Armed to the Hen’s Teeth
card-all-out-war = { $n ->
    [1] All Out War
   *[other] { number } All Out War
}
    .title = All Out War
part-bottom-left = { $n ->
    [1] the bottom left of a saucer
   *[other] { number } bottom lefts of saucers
}
    .title = bottom left
    .sign = left
part-bottom-right = { $n ->
    [1] the bottom right of a saucer
   *[other] { number } bottom rights of saucers
}
    .title = bottom right
    .sign = right
part-canopy = the canopy of a saucer
    .title = canopy
    .sign = canopy
wild-cluck-rogers = Cluck Rogers
wild-eggs-machina = Eggs Machina
wild-chick-norris = Chick Norris
as-wild = a wild card as { FORM($card, "title") }

## Other things

bird-henny = Henny Penny
bird-noodles = Noodles
bird-paxo = Paxo McGinty
bird-floella = Floella Cornflower
cards = { $n ->
    [0] no card
    [1] a card
   *[other] { number } cards
}
corn = { $n ->
    [0] no corn
    [1] one corn
   *[other] { number } corn
}
aliens = { $n ->
    [0] no alien
    [1] one alien
   *[other] { number } aliens
}

## A choice in words, as game files have it

say-pass = passes
say-take = takes a card
say-lay = lays an alien
say-play = plays { $card }
say-play-on = plays { $card } on { $victim }
say-beam-from-one = plays { $card } on { $victim } ({ $cards })
say-beam-from-each = plays { $card } on everybody (one card each)
say-throw-away = throws away { $card }
say-lay-bottom = puts on { $card }
say-pick-unseen = takes a card unseen
say-pick-left = takes the bottom left
say-pick-right = takes the bottom right

## The question

ask-take = Your turn, { $name }. Take a card.
ask-play-or-take = Your turn, { $name }. Play or lay a card, or take one.
ask-play = Your turn, { $name }. Play or lay a card, or throw one away.
ask-throw = Your turn, { $name }. Nothing can be played: throw a card away.
ask-pass = There is nothing you can do, { $name }. Pass.
ask-dizzy = { $who ->
    [you] You are dizzy, { $name }. Throw a card away.
   *[they] { $name } is dizzy and must throw a card away.
}
ask-lost = { $who ->
    [you] You are dizzy, { $name }, and have no card to throw away.
   *[they] { $name } is dizzy and has no card to throw away.
}
ask-pick = { $who ->
    [you] What do you take from { $victim }, { $name }?
   *[they] { $name } is choosing a card of { $victim }’s.
}
ask-thinking = { $name } is thinking it over.
ask-won = { $who ->
    [you] You win { $part }! { $first } begins.
    [first] { $winner } wins { $part }. You begin, { $first }.
   *[they] { $winner } wins { $part }. { $first } begins.
}

## Why not

why-not-nothing = There is no such thing to do. (UF-14)
why-not-dizzy = You are dizzy: throw a card away instead. (UF-41)
why-not-pick-first = First take a card from the hand you have reached into. (UF-34)
why-not-nobody = Nobody sits there.
why-not-hand = There is no { FORM($card, "title") } in your hand. (UF-14)
why-not-pass = You may pass only if there is nothing else you can do. (UF-R9)
why-not-full = You hold { $held } cards; with five or more none can be taken. (UF-18)
why-not-take = There is no card to take. (UF-R4)
why-not-lay = You have no corn to pay for it. (UF-16)
why-not-broody = You have no alien that could be covered. (UF-28, UF-R12)
why-not-twin-beaks = The bank is empty. (UF-R6)
why-not-cheeky-chicken = { $name } has no cards. (UF-R28)
why-not-fowl-play = { $name } has no cards. (UF-R7)
why-not-beam-from-one = { $name } has no cards. (UF-R25)
why-not-no-alien = { $name } has no alien. (UF-R7)
why-not-pecking-order = Every one of { $name }’s aliens is covered. (UF-28, UF-R11)
why-not-rooster-booster = There is no card to draw. (UF-R4)
why-not-armed = There is no card to draw. (UF-R4)
why-not-scramble = The pool is empty. (UF-R7)
why-not-wings-of-desire = The discard pile is empty. (UF-R7)
why-not-hen-pecked = { $name } has no corn. (UF-R7)
why-not-hypno-chicken = { $name } is dizzy already. (UF-R20)
why-not-beam-from-each = Nobody else has a card. (UF-R25)
why-not-alien-flu = No alien has been laid. (UF-R7)
why-not-corn-star = Nobody else has corn. (UF-R27)
why-not-all-out-war = There is no other card in any hand. (UF-R24)
why-not-could-take = Take a card instead: none is thrown away while you can. (UF-20, UF-R8)
why-not-strict = At this table a card is thrown away only if there is nothing else you can do. (UF-R8)
why-not-lay-bottom = Your saucer has that side already. (UF-X4)
why-not-pick = There is no such card to take. (UF-X3)
why-shut-turn = First choose a card of your hand, then whom it is for.
why-shut-stunned = You are dizzy: throw a card away instead.
why-shut-pick = First take a card from the hand you have reached into.

## What happened: to the one who did it, to the one it was done to, and to the others

tell-pass = { $who ->
    [you] There is nothing you can do: you pass.
   *[they] { $name } can do nothing and passes.
}
tell-lost = { $who ->
    [you] Dizzy, and no card to throw away: your turn is lost.
   *[they] { $name } is dizzy, with no card to throw away: the turn is lost.
}
    .brief = { $who ->
        [you] Dizzy and without a card: your turn is lost.
       *[they] { $name } is dizzy, and loses a turn.
    }
tell-take = { $who ->
    [you] You take { $drawn } from the deck.
   *[they] { $name } takes { $cards } from the deck.
}
tell-lay = { $who ->
    [you] You lay an alien for one corn.
   *[they] { $name } lays an alien for one corn.
}
tell-broody = { $who ->
    [you] You play { $card }: one of your aliens is safe.
   *[they] { $name } plays { $card }: one alien is safe.
}
    .brief = { $who ->
        [you] One of your aliens is safe.
       *[they] One of { $name }’s aliens is safe.
    }
tell-twin-beaks = { $who ->
    [you] You play { $card }: { $corn } from the bank.
   *[they] { $name } plays { $card }: { $corn } from the bank.
}
    .brief = { $who ->
        [you] You take { $corn } from the bank.
       *[they] { $name } takes { $corn } from the bank.
    }
tell-cheeky-chicken = { $who ->
    [you] You play { $card }. { $victim } shows you { $shown }.
    [to-you] { $name } plays { $card } and sees your hand.
   *[they] { $name } plays { $card } and sees { $victim }’s hand.
}
    .brief = { $who ->
        [you] You play { $card } and see { $victim }’s hand.
        [to-you] { $name } sees your hand.
       *[they] { $name } sees { $victim }’s hand.
    }
tell-cheeky-to-all = { $who ->
    [you] You play { $card }. { $victim } shows everybody { $shown }.
    [to-you] { $name } plays { $card }. You show everybody { $shown }.
   *[they] { $name } plays { $card }. { $victim } shows everybody { $shown }.
}
    .brief = { $who ->
        [you] You see { $victim }’s hand, and so does everybody.
        [to-you] { $name } makes you show your hand to everybody.
       *[they] { $name } makes { $victim } show a hand to everybody.
    }
tell-fowl-play = { $who ->
    [you] You play { $card }: { $taken } from { $victims }.
    [to-you] { $name } plays { $card }: { $taken } from you.
   *[they] { $name } plays { $card }: { $taken } from { $victims }.
}
    .brief = { $who ->
        [you] You take { $taken } from { $victims }.
        [to-you] { $name } takes { $taken } from you.
       *[they] { $name } takes { $taken } from { $victims }.
    }
tell-beam-from-each = { $who ->
    [you] You play { $card } on everybody: { $each }.
   *[they] { $name } plays { $card } on everybody: { $each }.
}
    .brief = { $who ->
        [you] You take a card from everybody.
        [to-you] { $name } takes { $taken } from you.
       *[they] { $name } takes a card from everybody.
    }
from = { $who ->
    [you] { $card } from you
   *[they] { $card } from { $victim }
}
tell-reach = { $who ->
    [you] You play { $card } and reach into { $prey }’s hand.
    [to-you] { $name } plays { $card } and reaches into your hand.
   *[they] { $name } plays { $card } and reaches into { $prey }’s hand.
}
tell-pick = { $who ->
    [you] You take { $taken } from { $victims }.
    [to-you] { $name } takes { $taken } from you.
   *[they] { $name } takes { $taken } from { $victims }.
}
tell-pecking-order = { $who ->
    [you] You play { $card }: { $victim }’s alien changes sides.
    [to-you] { $name } plays { $card }: your alien changes sides.
   *[they] { $name } plays { $card }: { $victim }’s alien changes sides.
}
    .brief = { $who ->
        [you] { $victim }’s alien comes to you.
        [to-you] { $name } takes one of your aliens.
       *[they] { $name } takes an alien from { $victim }.
    }
tell-rooster-booster = { $who ->
    [you] You play { $card }: { $drawn } from the deck.
   *[they] { $name } plays { $card }: { $cards } from the deck.
}
    .brief = { $who ->
        [you] You draw { $drawn }.
       *[they] { $name } draws { $cards }.
    }
tell-scramble = { $who ->
    [you] You play { $card }: the whole pool, { $corn }.
   *[they] { $name } plays { $card }: the whole pool, { $corn }.
}
    .brief = { $who ->
        [you] You take the whole pool, { $corn }.
       *[they] { $name } takes the whole pool, { $corn }.
    }
tell-wings-of-desire = { $who ->
    [you] You play { $card } and take { $top } from the discard pile.
   *[they] { $name } plays { $card } and takes { $top } from the discard pile.
}
    .brief = { $who ->
        [you] You take { $top } from the discard pile.
       *[they] { $name } takes { $top } from the discard pile.
    }
tell-hen-pecked = { $who ->
    [you] You play { $card }: one corn from { $victim }.
    [to-you] { $name } plays { $card }: one corn from you.
   *[they] { $name } plays { $card }: one corn from { $victim }.
}
tell-hypno-chicken = { $who ->
    [you] You play { $card } on { $victim }, who is dizzy now.
    [to-you] { $name } plays { $card } on you: you are dizzy.
   *[they] { $name } plays { $card } on { $victim }, who is dizzy now.
}
    .brief = { $who ->
        [you] { $victim } is dizzy now.
        [to-you] { $name } has made you dizzy.
       *[they] { $name } has made { $victim } dizzy.
    }
tell-alien-flu = { $who ->
    [you] You play { $card }. Every alien is gone: { $losses }.
   *[they] { $name } plays { $card }. Every alien is gone: { $losses }.
}
    .brief = { $who ->
        [you] You play { $card }: every alien is gone.
       *[they] { $name } plays { $card }: every alien is gone.
    }
tell-corn-star = { $who ->
    [you] You play { $card }: { $corn }, all that the others had.
    [to-you] { $name } plays { $card }: { $corn }, yours and all that the others had.
   *[they] { $name } plays { $card }: { $corn }, all that the others had.
}
    .brief = { $who ->
        [you] You play { $card }: { $corn } from the others.
        [to-you] { $name } plays { $card }: { $corn }, yours too.
       *[they] { $name } plays { $card }: { $corn } from the others.
    }
tell-corn-of-one = { $who ->
    [you] You play { $card }: { $corn }, all that { $victim } had.
    [to-you] { $name } plays { $card }: { $corn }, all that you had.
   *[they] { $name } plays { $card }: { $corn }, all that { $victim } had.
}
    .brief = { $who ->
        [you] You take { $corn }, all there was.
        [to-you] { $name } takes { $corn }, all that you had.
       *[they] { $name } takes { $corn } from { $victim }.
    }
tell-armed = { $who ->
    [you] You play { $card }. You draw { $drawn }; { $others }.
    [to-you] { $name } plays { $card }. You draw { $drawn }; { $others }.
   *[they] { $name } plays { $card }. { $others }.
}
    .brief = { $who ->
        [you] You play { $card }: everybody draws.
       *[they] { $name } plays { $card }: everybody draws.
    }
draws = { $name } draws { cards }
draw-alike = { $names } draw { cards } each
tell-all-out-war = { $who ->
    [you] You play { $card }. All hands are gone: { $losses }.
   *[they] { $name } plays { $card }. All hands are gone: { $losses }.
}
    .brief = { $who ->
        [you] You play { $card }: all hands are gone.
       *[they] { $name } plays { $card }: all hands are gone.
    }
tell-throw-away = { $who ->
    [you] You throw away { $card }.
   *[they] { $name } throws away { $card }.
}
tell-dizzy = { $who ->
    [you] You are dizzy and throw away { $card }.
   *[they] { $name } is dizzy and throws away { $card }.
}
tell-lay-bottom = { $who ->
    [you] You put on { $card }.
   *[they] { $name } puts on { $card }.
}
tell-reshuffled = The discard pile is shuffled and becomes the deck.
tell-round = { $who ->
    [you] Three aliens: you win the round and { $part }.
   *[they] Three aliens: { $name } wins the round and { $part }.
}
tell-take-off = The saucer is whole!
tell-stopped = It is too late to go on.
tell-next-round = The table is cleared, pool and all. { $who ->
    [first] { $dealer } deals five cards each, and you begin.
    [dealer] You deal five cards each, and { $first } begins.
   *[they] { $dealer } deals five cards each, and { $first } begins.
}

## The end

heading-saucer-parts = saucer parts
heading-aliens = aliens
heading-corn = corn
heading-in-hand = in hand
outcome-won = { $who ->
    [you] You win, { $name }: your saucer takes off!
   *[they] { $name } wins: the saucer takes off!
}
outcome-stopped = It is too late to go on. { $who ->
    [you] You have got furthest and win, { $name }!
   *[they] { $name } has got furthest and wins!
}
outcome-shared = It is too late to go on. { $who ->
    [you] You share the win with { $others }.
   *[they] { $others } share the win.
}

## The table as text

sketch-middle = Deck: { $stock }{ $top }.  Pool: { $pool } corn.  Bank: { $bank }.
sketch-top = , { $part } on top
sketch-endless = never empty
sketch-discards = Discard pile, top first: { $cards }.
sketch-deeper = Below, in any order: { $cards }.
sketch-seat = { $name } ({ $bird }): saucer { $parts }, aliens { $aliens }, { $corn } corn, { $held } in hand{ $more }
sketch-dizzy = , dizzy
sketch-known = ; you know of { $cards }
sketch-in-sight = ; in sight { $cards }
sketch-covered = { $mark } is an alien with a hen on it.
sketch-hand = Your hand: { $cards }
sketch-none = none

## The page

unit-corn = corn
unit-in-hand = in hand
label-sky = The night sky
label-card = { CAP(FORM($card, "title")) }
label-ship = { $bird }: { $parts }
label-no-part = no part yet
label-alien = Alien
label-alien-under-hen = Alien, covered by a hen
label-alien-under-wild = Alien, covered by a wild card
name-deck = Deck
name-played = Played
name-pool = Pool
name-bank = Bank
label-deck = Deck, { $n } cards
label-take-one = Take a card
label-hand-full = Take a card: not now, you hold { $n }
label-fan-out = Played: { $top } on top of { $n }. Fan them out
label-endless-corn = Corn without end
label-corn-left = Corn left
label-hypnotised = hypnotised
label-here = Do it here
label-knows = { $name } holds { $held } cards; you know { $known } of them
label-in-hand = cards in hand
label-hand = Your hand
label-copies = { $card }, { $n } of them
label-no-hand = No hand
no-cards = Your hand is empty.
watching = You are watching. Hands stay hidden.
go-pass = Pass
go-throw-it-away = Throw it away
go-throw-away = Throw away
go-put-back = Put back
go-another = Another card
go-everybody = One from every hand
go-close = Close
pile-fan = Played: { $n }
pile-label = The cards played, the top first
pile-top-first = The top first
paw-fan = { $name }’s hand
paw-label = What is known of { $name }’s hand
paw-known = Known
paw-more = { $n } more you have not seen.

## The slip: what happened last, what each card does, and to whom

slip-a-card = A card
slip-new-turn = A new turn
slip-dealt = Five cards each
slip-dealt-say = Three corn, no saucer yet.
slip-pick = From { $name }’s hand
slip-pick-say = A saucer part shows through. Which card do you take?
slip-unseen = A card unseen
slip-whom = { $card }: whom?
slip-as = { $card } as
held = Play { $card }? Touch your half.
held-aimed = { $card }: whom? Touch a saucer.
held-wild = { $card }: as which of the ten?
does-alien = One corn into the pool.
    .go = Lay it
does-broody = A hen on one of your aliens: nobody can steal it.
    .go = Let her sit
does-twin-beaks = Two corn from the bank.
    .go = Take two corn
does-cheeky-chicken = See one hand.
does-fowl-play = Take one card unseen.
does-pecking-order = Take an alien that no hen sits on.
does-rooster-booster = Two cards from the deck.
    .go = Take two
does-scramble = All corn of the pool.
    .go = Take the pool
does-wings-of-desire = Change it for the top of the discard pile.
    .go = Change
does-hen-pecked = Take one corn from another player.
does-hypno-chicken = Instead of the next turn a card is thrown away.
does-wild = Stands for any blue card. Choose one.
does-tractor-beam = Two cards from one hand, or one from every hand.
does-alien-flu = All aliens are gone, with the hens on them.
    .go = Sneeze
does-corn-star = All corn of all others.
    .go = Take it all
does-armed-to-the-hens-teeth = Three cards from the deck for everybody.
    .go = Arm all
does-all-out-war = All hands go to the discard pile.
    .go = War
does-bottom-left = Part of a saucer. Put it on, and it is safe.
    .go = Put it on
does-bottom-right = Part of a saucer. Put it on, and it is safe.
    .go = Put it on
no-more-corn = none
no-more-cards = no card
no-more-aliens = none
no-more-turns = dizzy
no-more-covered = covered

## Advice: what a choice brings

goal = Three aliens win a part. Three parts, and you fly.
win-round = This is your third alien: you win the round and { $part }.
win-game = This is your third alien: you win the last part of your saucer, and the game.
gain-pass = There is nothing else you can do.
gain-first = This is your first alien. With three you win the round.
gain-second = This is your second alien. You need only one more to win the round.
gain-broody = A hen sits on one of your aliens, and nobody can steal it.
gain-all-covered = Hens sit on all your aliens then, and nobody can steal one from you.
gain-twin-beaks = You get { $corn } from the bank, and then have { $mine }.
gain-a-hand = { $n ->
    [1] You see the only card that { $victim } holds, and know what to expect.
   *[other] You see the { number } cards that { $victim } holds, and know what to expect.
}
gain-one-card = { $n ->
    [1] You get the only card that { $victim } holds.
   *[other] You get one of the { number } cards that { $victim } holds.
}
gain-two-cards = { $n ->
    [1] You get the only card that { $victim } holds.
    [2] You get both cards that { $victim } holds.
   *[other] You get two of the { number } cards that { $victim } holds.
}
gain-pecking-order = You get an alien from { $victim } without paying corn. You then have { $mine }, and { $victim } has { $theirs }.
gain-rooster-booster = You get { $cards } from the deck at once, and then hold { $held }.
gain-scramble = You get the whole pool, { $corn }, and then have { $mine }.
gain-wings-of-desire = You get { $top } from the discard pile: { $use }.
gain-hen-pecked = You get one corn from { $victim }. You then have { $mine }, and { $victim } has { $theirs }.
gain-hypno-chicken = { $victim } loses the next turn and must throw a card away.
gain-no-card-to-lose = { $victim } loses the next turn.
gain-dizzier = { $victim } is dizzy already, and loses one turn more.
gain-beam-from-each = { $n ->
    [1] You get one card from { $victims }.
   *[other] You get one card each from { $victims }.
}
gain-alien-flu = All aliens go, and nobody loses more than { $name }: { $losses }.
gain-any-flu = All aliens go: { $losses }.
gain-corn-star = You get all the corn of { $victims }, { $corn }, and then have { $mine }.
gain-armed = You get { $cards } from the deck, and then hold { $held }.
gain-all-out-war = All hands go: { $losses }.
gain-lay-bottom = The { FORM($part, "title") } is safe on your saucer, which then has { number } of its three parts.
loses-aliens = { $who ->
    [you] you lose { aliens }
   *[they] { $name } loses { aliens }
}
loses-cards = { $who ->
    [you] you lose { cards }
   *[they] { $name } loses { cards }
}
take-empty = You hold no card, so you need a new one.
take-top = { CAP($part) } lies on top of the deck. Your saucer still lacks it.
take-top-spare = { CAP($part) } lies on top of the deck. Your saucer has it already, but this way nobody else gets it.
take-no-corn = You have no corn to lay an alien with. The new card may help you to some.
take-hidden = While an alien is in your hand, nobody can steal it with Pecking Order. A new card may help you first.
take-no-alien = You hold no alien. The new card may be one.
take-more = You hold { $held }. A new one gives you more to choose from.
throw-dizzy = You are dizzy, so one of your cards has to go.
throw-full = You hold { $held }, and with five or more you cannot take a new one.
throw-room = You hold { $held }. Throw one away, and you may take a new one in your next turn.
throw-bare = There is no card to take.
throw-several = You hold { $card }, and can do without one of them.
throw-useless = You could do nothing with { $card } now.
throw-has-part = Your saucer has its { FORM($card, "title") } already.
throw-least = Of your cards you can best do without { $card }.
pick-unseen = { $n ->
    [1] { $victim } holds one card that you do not see, and it may be worth more.
   *[other] { $victim } holds { number } cards that you do not see, and one of them may be worth more.
}
pick-has-parts = Your saucer has that part already, so take a card that you do not see.
pick-part = Your saucer still lacks the { FORM($part, "title") }. You can put it on in a later turn.
pick-spare = Your saucer has its { FORM($part, "title") } already, but this way nobody else gets it.
use-alien = you can lay it for one corn
use-broody = it keeps an alien of yours from being stolen
use-twin-beaks = it brings two corn from the bank
use-cheeky-chicken = it shows you somebody’s hand
use-fowl-play = it brings a card from somebody’s hand
use-pecking-order = it steals an alien that no hen sits on
use-rooster-booster = it brings two cards from the deck
use-scramble = it brings all corn of the pool
use-wings-of-desire = you can change it for another card of the pile later
use-hen-pecked = it brings one corn from somebody
use-hypno-chicken = it makes somebody lose a turn
use-wild = it stands for any blue card
use-tractor-beam = it brings two cards from one hand, or one from every hand
use-alien-flu = it sweeps all aliens away
use-corn-star = it brings all the corn of the others
use-armed-to-the-hens-teeth = it brings three cards from the deck
use-all-out-war = it sweeps all hands away
use-part = your saucer still lacks it
use-spare-part = this way nobody else gets it

## Advice: what may come of it

next-lay-third = You hold another alien and have the corn for it, so you could win with your next turn.
next-steal-third = You hold { $card }, so you could win with your next turn by stealing an alien.
next-look-at-leader = So you learn whether { $victim } could come by a third alien next.
next-rob-leader = { $n ->
    [1] It may be just what { $victim } needs for a third alien.
   *[other] They may be just what { $victim } needs for a third alien.
}
next-stops = { $victim } has two aliens, but cannot lay or steal the third in that turn.
next-known = { $held ->
    [1] You know that it is { $cards }.
   *[other] { $n ->
        [1] You know that { $cards } is among them.
       *[other] You know that { $cards } are among them.
    }
}
next-aliens = You hold { $aliens }, and an alien costs one corn.
next-corn = An alien costs one corn.
next-no-corn = Without corn { $victim } cannot lay an alien.
cost-corn = It costs one corn: you have { corn } left.
cost-next-round = It costs one corn: you begin the next round with { corn }.
cost-wild = It costs a wild card, which could stand for any other blue card as well.
cost-armed = But everybody else gets cards, too.
cost-look = It brings you no card, no corn and no alien.
cost-look-of-all = But everybody sees that hand, not only you.
cost-pile = Somebody could get { $card } from the discard pile with Wings of Desire.
danger-lays-third = You know that { $name } holds an alien, and could win the round by laying it.
danger-steals-third = You know that { $name } holds { $card }, and could win the round by stealing an alien with it.
danger-leader = { $name } has two aliens, and could win the round with one more.
danger-steals = You know that { $name } holds { $card }, and could steal an alien from you.
danger-bare = { $laid ->
    [1] No hen sits on your alien: somebody could steal it with Pecking Order or a wild card.
   *[other] No hen sits on { number } of your aliens: somebody could steal one with Pecking Order or a wild card.
}

## Options that do not go together

deck-too-small = the deck would have { $cards } cards; { $seats } players need { $needed } to begin
bank-too-small = bank_corn can be { $least } or more for { $seats } players, not { $bank }

## The printed box

paper-parts = Parts of saucers
paper-bottoms = Saucer bottoms of the fast rules
paper-corn = Corn
paper-mats = { $n } mats, two on a sheet

## What each rule says that these messages and the rules cite

law-UF-14 = In your turn you do exactly one thing: play a card, lay an alien, take a card, or throw one away.
law-UF-16 = An alien laid from the hand costs one corn; who has no corn lays none.
law-UF-18 = You may take a card only while you hold fewer than five.
law-UF-20 = A card is thrown away without doing anything only when you cannot take one.
law-UF-28 = Broody sits on one alien that you have laid, and that alien cannot be taken with Pecking Order.
law-UF-34 = Fowl Play takes one card from somebody’s hand, without looking. Nothing that lies on the table can be taken so.
law-UF-41 = Whoever has been hypnotised has no ordinary turn next time, but throws one card away.
law-UF-R1 = The lists of blue and red cards above say how many of each there are. A table can change these numbers.
law-UF-R2 = A table may play with all five red cards, with some of them, or with none. If it names only how many, luck decides which, and all are told.
law-UF-R3 = When a card is needed and the deck is empty, the discard pile is shuffled and becomes the deck. Only its top card stays where it is.
law-UF-R4 = When there is nothing left to draw, nobody can take a card. A card that deals several gives as many as there are, in turn.
law-UF-R6 = The bank never runs out of corn, unless the table has set a limit. Then Twin Beaks gives what is left, and cannot be played when there is none.
law-UF-R7 = A card that would do nothing cannot be played. If it does a part of what it says, that is enough.
law-UF-R8 = You may throw a card away only when you cannot take one: with five or more in hand, or with nothing to draw. A stricter table asks that you cannot play any card either.
law-UF-R9 = You pass only when there is nothing at all that you can do.
law-UF-R10 = All aliens before you count, those you have taken from others too.
law-UF-R11 = If a hen sits on every alien of a player, Pecking Order cannot be played against them.
law-UF-R12 = One hen for one alien: a Broody needs an alien of your own with no hen on it yet.
law-UF-R13 = A wild card played as a Broody stays on the alien like a hen. When the alien goes, it is a wild card again.
law-UF-R17 = A card taken unseen is chosen by luck, and only the one who takes it and the one who loses it know which it was.
law-UF-R19 = Whoever is dizzy chooses which card to throw away, an alien too, and does nothing else in that turn.
law-UF-R20 = Nobody who is dizzy can be hypnotised again before that is over, unless the table allows it.
law-UF-R24 = All Out War clears all hands, yours too; aliens and corn stay. There must be at least one other card in somebody’s hand.
law-UF-R25 = Tractor Beam takes two cards from one hand or one from every other. Where there are fewer it takes what there is, and empty hands are skipped.
law-UF-R26 = If the deck runs out during Armed to the Hen’s Teeth, the discard pile is shuffled and dealing goes on. The last to be dealt to may get fewer.
law-UF-R27 = Corn Star can be played only if somebody else has corn.
law-UF-R28 = With Cheeky Chicken you alone see the hand, which must hold at least one card. A table can have it shown to all.
law-UF-R29 = The saucer is won part by part: bottom left, then bottom right, then the canopy.
law-UF-R32 = So that no game lasts for ever it stops after the number of turns chosen for the table. Then most parts win, next most aliens, next most corn; equals share the place.
law-UF-R33 = Luck decides who starts, unless the table has chosen somebody.
law-UF-R39 = The third part ends the game at once: nothing is cleared away or dealt anew.
law-UF-X3 = In the fast rules the saucer’s halves are cards like others: they can be drawn, taken from a hand, or thrown away. All can see them, so whoever takes one may do it knowingly.
law-UF-X4 = In the fast rules you put a half of the saucer on by your hen as your whole turn, not before the turn after you got it. There it is safe, and there is room for one of each side.
