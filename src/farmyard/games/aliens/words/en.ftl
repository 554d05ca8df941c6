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
