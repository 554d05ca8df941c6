## The box

title = Chickenrun
tagline = Eggs, spoons and a hole in the wire.
author = Susan Prescot Games
credit = Chickenrun is a game of Susan Prescot Games; its board and cards are lost, and those here are ours.
way-short = Short game
way-full = Full game
way-advanced = Advanced game

## House rules

drawer-rounds = Rounds and moves
drawer-tweedys = The Tweedys and the dog
drawer-escapes = Escapes
drawer-shops = Shops

option-target = Chickens to free
    .help = The first to free this many wins.
option-max_rounds = Longest game
    .help = After this many rounds, whoever has freed most wins.
option-trading = Trading
    .help = Offers between two pieces that meet.
option-visits = Visiting huts
    .help = Whether another hut may be entered: on asking, always, or never.
    .value-ask = On asking
    .value-standing = Always open
    .value-never = Never
option-opportunities = Opportunity cards
    .help = Play with them, or without.
option-control = Control of the Tweedys
    .help = By the highest throw, or by hidden bids of eggs.
    .value-roll = A throw
    .value-bid = Hidden bids
option-joint = Joint escapes
    .help = Two seats may pool equipment and chickens.
option-seating = Huts
    .help = Any huts, or the first ones; who has which is luck.
    .value-random = Any
    .value-contiguous = The first ones
option-rotate_start = First seat moves on
    .help = Each round the next seat begins.
option-empty_hut = Mrs Tweedy at an empty hut
    .help = Nobody is visited, or the white die is thrown again.
    .value-nobody = Nobody is visited
    .value-reroll = Throw again
option-control_tie = Control is tied
    .help = The tied throw again, or who had control keeps it.
    .value-reroll = Throw again
    .value-previous = Keeps it
option-exact_move = Exact moves
    .help = A chicken must use all its steps.
option-replacements = Replacements a turn
    .help = So often may a turn’s chicken be replaced by choice; six times brings in any of them.
option-partner_place = Where partners are
    .help = A joint escape begins with both at its start, or wherever the partner is.
    .value-together = At the start
    .value-anywhere = Anywhere
option-lowest = Slowest chicken
    .help = What a throw is worth at least after the adjustment.
    .value-zero = No step
    .value-one = One step
option-visit_ends_turn = A visit ends the turn
    .help = After 2 or 3 nobody moves.
option-double_in_escape = A double in an escape
    .help = The runner stays, or changes with a waiting chicken.
    .value-keep = Stays
    .value-swap = Changes
option-active_pie = The active chicken in the yard
    .help = Mrs Tweedy takes it last, or never.
    .value-last = Taken last
    .value-safe = Never taken
option-cards = Use of opportunity cards
    .help = Some are kept, as printed, or all are used at once.
    .value-printed = As printed
    .value-at_once = All at once
option-dog_start = The dog starts
    .help = At the kennel, anywhere outside, or where the first controller likes.
    .value-kennel = Kennel
    .value-random = Anywhere
    .value-controller = Controller
option-catch_in_shops = Caught in shops
    .help = Shops are no cover.
option-catch_on_passing = Caught in passing
    .help = A walk ends at the first victim.
option-coast_radius = A clear coast
    .help = How far Mr Tweedy must be from the start when an escape is announced: with 1, more than one of his steps away; with 0, just not on it.
option-returns = Cards going back
    .help = To the smallest pile, to any, or where they came from.
    .value-smallest = Smallest pile
    .value-random = Any pile
    .value-bought = Old pile
option-open_piles = Open piles
    .help = All see what the shops have.
option-pay_to_look = Paying to look
    .help = Who looks has paid.
option-plan_lost = The plan of a failed escape
    .help = Is kept, or goes back.
    .value-kept = Kept
    .value-returned = Goes back
option-marker_hit = Mr Tweedy on the marker
    .help = Stops the whole escape, or the waiting chickens alone.
    .value-all = Stops all
    .value-waiting = The waiting alone
option-chaser = When the dice are thrown again
    .help = The same piece moves on, or either.
    .value-same = The same
    .value-free = Either
option-dog_reach = Reach of the dog
    .help = Squares beside it that are shut.
option-cutters = Cutting tools
    .help = May come from the hand, or must be carried.
    .value-both = Hand or carried
    .value-carried = Carried
option-bunker_new_active = A new chicken after the bunker
    .help = The piece starts again from its hut.
option-caught = A caught chicken
    .help = Stays active, or rests.
    .value-active = Stays active
    .value-rests = Rests
option-catches = Several chickens on his square
    .help = Mr Tweedy catches all, or one of the controller’s choice.
    .value-all = All
    .value-one = One
option-tie = As many free chickens
    .help = On a tie, whoever made their last, or first, counted escape earlier wins.
    .value-last = The last
    .value-first = The first
option-no_doorstep_camping = No camping on doorsteps
    .help = Before a hut Mr Tweedy may stop only to catch.
option-need_capped = Too few left
    .help = All chickens left are enough for a plan.
option-search = Huts are searched
    .help = Whenever an escape is stopped, or on the Tweedys’ turn alone.
    .value-always = Whenever
    .value-tweedys = On the Tweedys’ turn
option-first_active = First chickens
    .help = Are shown together, or one after another.
    .value-together = Together
    .value-in_order = In turn
option-house_walk_in = Mr Tweedy walks home
    .help = And sends out who is inside, or leaves them alone.
    .value-arrival = Sends them out
    .value-safe = Leaves them
option-bail = Two eggs free
    .help = Any chicken in the bunker, or the piece alone.
    .value-any = Any chicken
    .value-piece = The piece
option-kept_card = The card kept on abandoning
    .help = Goes to the hand, or is carried on.
    .value-hand = To the hand
    .value-carried = Carried
option-search_takes_shown = A search takes what is shown
    .help = And so ends the escape of that hut.
option-active_in_hut = The active chicken in its hut
    .help = Is taken last, or as one of the hut.
    .value-last = Taken last
    .value-hut = Of the hut

## Bots

plays-egg = sees little yet
plays-chick = loses its way
plays-pullet = overlooks half of what it could do
plays-hen = overlooks a thing or two
plays-rooster = runs his errands
plays-fox = runs them with an eye on Mr Tweedy
plays-owl = plays its plans through in its head

## Lessons

lesson-walking = Walking and eggs
    .about = You learn what a throw brings, how hens walk, and where they are safe.
    .can-1 = Four to nine: an egg.
    .can-2 = Steps: the throw and your hen’s number.
    .can-3 = At home you are safe from Mr Tweedy.
    .can-4 = Plans are free, cards cost eggs.
    .farewell = Ten steps, four minutes. Next: how the Tweedys are commanded.
lesson-walking-1 = Roll the two dice. A sum of 4 to 9 brings an egg as well.
    .knows = A sum of 4 to 9 brings an egg from the nest.
    .instead = You may change your hen first. But Apricot can do this: roll the dice.
lesson-walking-2 = You rolled 7, and Apricot is a +1: 8 steps. To the food store!
    .knows = You walk up to what you rolled and your hen’s number.
    .instead = You may stop wherever you like. But only the food store has plans.
lesson-walking-3 = Plans cost nothing here. Take the top one.
    .knows = The food store gives one plan a visit, for nothing.
    .instead = You may leave it there. But it is free, and most ways out need a plan.
lesson-walking-4 = Mr Tweedy is out! Amber’s +3 is faster: send her out.
    .knows = Before you roll, another hen may take over.
    .instead = She may go. But Amber is faster, and Mr Tweedy is near.
    .but-1 = You may roll at once. But with Amber you come two steps further.
    .but-2 = She is faster still! But you will need her in a moment.
lesson-walking-5 = Apricot rests in the hut now. Roll.
lesson-walking-6 = In your own hut he never catches you. Go home.
    .knows = In your own hut Mr Tweedy never catches you.
    .instead = You may. But Mr Tweedy sends home whom he lands on in the yard.
lesson-walking-7 = White 2, your hut: Mrs Tweedy took all your eggs. Roll.
    .knows = Mrs Tweedy visits the white die’s hut: eggs, or a hen!
    .instead = You may change your hen first. But roll, and see what happens.
lesson-walking-8 = A double: Amber has to rest. Send Skyrocket out.
    .knows = After a double another hen has to take over.
    .instead = She may go. But Skyrocket’s +4 is enough to reach a cheap shop.
lesson-walking-9 = Mr Tweedy is out, so his house is open. Go in!
    .knows = A card costs one egg in the house, when he is out.
    .instead = You may. But you have one egg, and only the house is so cheap.
lesson-walking-10 = Rope Drop, your plan, needs a Rope. Buy it.
    .knows = You see the whole pile, and take one card.
    .instead = A useful card! But it is a Rope that your plan, Rope Drop, needs.
    .but-1 = You may keep your egg. But your plan, Rope Drop, needs a Rope.
lesson-equipment = Equipment and the Tweedys
    .about = You learn how cards come home, and how Mr Tweedy is commanded.
    .can-1 = Buy what your plan needs, card by card.
    .can-2 = Carry each card home: there it is safe.
    .can-3 = Whoever commands sends Mr Tweedy or the dog.
    .can-4 = Keep an egg for Mrs Tweedy, or she takes a hen.
    .farewell = Eight steps, three minutes. Next: over the wire!
lesson-equipment-1 = Short Ladder, your plan, needs a Ladder. Throw.
    .knows = Every plan names the cards that it needs.
    .instead = You may change your hen first. But Apricot is fast enough: throw the dice.
lesson-equipment-2 = The barn sells Ladders, eight steps away. Go in.
    .knows = A card costs 2 eggs in barn and workshop, 3 in the woodshed.
    .instead = You may go there. But the barn has a Ladder, and you have eggs enough.
lesson-equipment-3 = You see the whole pile. Take the Ladder.
    .knows = Your hen carries one card, and Mr Tweedy may take it.
    .instead = A useful card! But it is a Ladder that your plan needs.
    .but-1 = You may keep your eggs. But your plan needs a Ladder.
lesson-equipment-4 = Black 3, and you command! Move Mr Tweedy nearer to Crisp.
    .knows = Black 1 to 3: Mr Tweedy may go so many steps.
    .instead = You may. But Crisp carries a card: the nearer Mr Tweedy is, the better.
lesson-equipment-5 = The Tweedys’ turn: nine steps. Send Mr Tweedy.
    .knows = The Tweedys’ throw moves Mr Tweedy or the dog.
    .instead = You may. But Crisp is in the yard, and Mr Tweedy can reach him.
    .but-1 = You may. But the dog stays outside, and Crisp is in the yard.
lesson-equipment-6 = Land on Crisp, who goes home and loses the card.
    .knows = Whom he lands on in the yard goes home without a card.
    .instead = You may. But Crisp carries a card, and Mr Tweedy can land on him.
lesson-equipment-7 = You threw highest: the Tweedys are yours. Roll for your turn!
    .knows = Before each round all throw: the highest commands.
    .instead = You may change your hen first. But Apricot is fast enough: throw the dice.
lesson-equipment-8 = Carry the Ladder home, where it is safe.
    .knows = A card is safe as soon as it is in your hut.
    .instead = You may. But out here your Ladder is lost if Mr Tweedy lands on you.
lesson-escape = Plans and escape
    .about = You learn where plans begin, how to announce one, and how to outrun the dog.
    .can-1 = Bring a plan and its cards to where it begins.
    .can-2 = Announce it before your throw.
    .can-3 = Keep away from the dog: it stays outside.
    .can-4 = Run to a Free corner. Four free win.
    .farewell = Eight steps, three minutes. Now the yard is yours.
lesson-escape-1 = Three are free. Throw, and let Amber be the fourth!
    .knows = Whoever frees four chickens first wins.
    .instead = You may change your hen first. But Amber is the fastest you have left.
lesson-escape-2 = Short Ladder begins at the side wire. Go there.
    .knows = Each plan begins in places of its own.
    .instead = You may. But Short Ladder begins at the side wire, and D10 is nearest to Free.
lesson-escape-3 = Plan, Ladder, and nobody near: announce Short Ladder.
    .knows = Announce before the throw, with no guard beside you.
    .instead = You may. But all is ready, and Mr Tweedy is far away.
lesson-escape-4 = Friends’ hens could wait here too. Today Amber goes alone.
    .knows = If Mr Tweedy lands on the flag, it is all over.
    .instead = She may come along. But Short Ladder gets only one chicken out.
lesson-escape-5 = Up the ladder! Throw.
lesson-escape-6 = Over the wire, and north: run as far as B5.
    .knows = Beyond the wire, run to one of four Free corners.
    .instead = You may. But the dog is coming: every step to the corner counts.
lesson-escape-7 = The dog is close, but it has not landed on you. Throw!
    .knows = Dog or Mr Tweedy on your square: to the Coal Bunker.
    .instead = You may give up before the throw. But freedom is five steps away!
lesson-escape-8 = Run to Free! You need no exact throw.
    .knows = Free is free, even with steps left over.
    .instead = You may. But Free is within reach, and the dog is close.

## Puzzles

puzzle-out = Get out before Mr Tweedy
    .asks = Which way do you run?
puzzle-yard = Across the yard
    .asks = Where do you go with this roll?
puzzle-plan = First things first
    .asks = What do you do now?

## Chickens: six of each hut, the slowest first

hen-dumpling = Dumpling
hen-marigold = Marigold
hen-paprika = Paprika
hen-ember = Ember
hen-clementine = Clementine
hen-firecracker = Firecracker
hen-waddles = Waddles
hen-ginnie = Ginnie
hen-apricot = Apricot
hen-tansy = Tansy
hen-amber = Amber
hen-skyrocket = Skyrocket
hen-puddin = Puddin
hen-primrose = Primrose
hen-buttercup = Buttercup
hen-saffron = Saffron
hen-dandy = Dandy
hen-thunderbolt = Thunderbolt
hen-cabbage = Cabbage
hen-olive = Olive
hen-fern = Fern
hen-clover = Clover
hen-minty = Minty
hen-grasshopper = Grasshopper
hen-bluebell = Bluebell
hen-delft = Delft
hen-misty = Misty
hen-indigo = Indigo
hen-swift = Swift
hen-kingfisher = Kingfisher
hen-plum = Plum
hen-heather = Heather
hen-violet = Violet
hen-damson = Damson
hen-lilac = Lilac
hen-comet = Comet
hen-nobody = a chicken

## Equipment: its name, and with an article ("buys a Rope")

kind-spoon = Spoon
    .a = a Spoon
kind-bucket = Bucket
    .a = a Bucket
kind-torch = Torch
    .a = a Torch
kind-pit-prop = Pit Prop
    .a = a Pit Prop
kind-wire-cutters = Wire Cutters
    .a = Wire Cutters
kind-pliers = Pliers
    .a = Pliers
kind-rope = Rope
    .a = a Rope
kind-ladder = Ladder
    .a = a Ladder
kind-plank = Plank
    .a = a Plank
kind-overcoat = Overcoat
    .a = an Overcoat
kind-hat = Hat
    .a = a Hat
kind-spring = Spring
    .a = a Spring
kind-crate = Crate
    .a = a Crate
kind-bicycle = Bicycle
    .a = a Bicycle
kind-tool = Wire Cutters or Pliers
    .a = Wire Cutters or Pliers
a-kind = { FORM($kind, "a") }

## Plans, and where each begins

plan-short-ladder = Short Ladder
    .how = Over the side wire.
plan-rope-drop = Rope Drop
    .how = Over the top wire.
plan-spring-heels = Spring Heels
    .how = From the runway, far out.
plan-borrowed-coat = Borrowed Coat
    .how = Through the Main Gate, open or shut; the dog only bars the way.
plan-dinner-spoon = Dinner Spoon
    .how = Under the barn or the workshop.
plan-proper-hole = Proper Hole
    .how = Through the side wire.
plan-stilt-walk = Stilt Walk
    .how = Through a wicket; the dog only bars the way.
plan-washing-line = Washing Line
    .how = Over the low wire.
plan-shop-burrow = Shop Burrow
    .how = Under the barn or the workshop.
plan-long-dig = Long Dig
    .how = Under your own hut.
plan-catapult-cart = Catapult Cart
    .how = From the runway, halfway out.
plan-the-old-crate = The Old Crate
    .how = From the runway, all at once.
a-plan = { $plan }

## Escapes without a plan

escape-cut-dash = Through the wire
escape-gate-dash = Out of the gate
escape-alone = Alone

## Opportunity cards, and what each does

chance-warm-straw = Warm Straw
    .what = Up to 2 eggs from the nest.
chance-double-yolker = Double Yolker
    .what = Up to 3 eggs from the nest.
chance-egg-round = Egg Round
    .what = An egg from each of the others.
chance-rats-discount = Rats’ Discount
    .what = In a shop: the price is 1 egg, this time.
chance-night-delivery = Night Delivery
    .what = A card from any pile.
chance-forty-winks = Forty Winks
    .what = Before your roll: nobody moves the Tweedys this round.
chance-telephone = Telephone
    .what = Before your roll: Mr Tweedy goes to the House.
chance-marrow-bone = Marrow Bone
    .what = Before your roll: the dog goes to its kennel.
chance-latch-left-up = Latch Left Up
    .what = Before your roll: the Main Gate is open.
chance-under-the-straw = Under the Straw
    .what = When Mrs Tweedy comes to you: she takes nothing.
chance-wishbone = Wishbone
    .what = Before your roll: all your chickens leave the Coal Bunker.
chance-quick-march = Quick March
    .what = Before your roll: 6 steps more.
chance-roll-call = Roll Call
    .what = All in the yard go home, with what they carry.

## Places: as a sentence names them, as a button does, on the sign, and what a touch says of them

square = { $at }
hut = hut { $n }
room-house = the house
    .name = house
    .sign = House
    .hint = Equipment for one egg, but Mr Tweedy lives here.
room-food-store = the food store
    .name = food store
    .sign = Food
    .hint = Plans are free here; two at most.
room-woodshed = the woodshed
    .name = woodshed
    .sign = Wood
    .hint = Look through the equipment and buy one card.
room-barn = the barn
    .name = barn
    .sign = Barn
    .hint = Look through the equipment and buy one card.
room-workshop = the workshop
    .name = workshop
    .sign = Work shop
    .hint = Look through the equipment and buy one card.
room-coal-bunker = the Coal Bunker
    .name = Coal Bunker
    .sign = Coal bunker
    .hint = Chickens caught in flight wait here; two eggs let one out.
room-piematic = the Piematic
    .name = Piematic
    .sign = Piematic
    .hint = Chickens end here as pies.

## So many of something

eggs = { $n ->
    [0] no eggs
    [one] 1 egg
   *[other] { $n } eggs
}
steps = { $n ->
    [0] no step
    [one] 1 step
   *[other] { $n } steps
}
away = { $n ->
    [0] here
    [one] 1 step
   *[other] { $n } steps
}
cards = { $n ->
    [0] no cards
    [one] 1 card
   *[other] { $n } cards
}
chickens = { $n ->
    [0] no chicken
    [one] 1 chicken
   *[other] { $n } chickens
}
nothing = nothing
you-too = you

## Choices: what somebody does (so they are written in game files as well), and what you do

say-pass = leaves it at that
    .you = leave it at that
say-roll = rolls the dice
    .you = roll the dice
say-move = chooses to move
    .you = choose to move
say-release = chooses to release a chicken
    .you = choose to release a chicken
say-draw = draws an opportunity card
    .you = draw an opportunity card
say-cut = cuts the wire and dashes for freedom
    .you = cut the wire and dash for freedom
say-abandon = abandons the escape
    .you = abandon the escape
say-pay = pays 2 eggs at the Coal Bunker
    .you = pay 2 eggs at the Coal Bunker
say-take = takes the top plan
    .you = take the top plan
say-exchange = exchanges a plan
    .you = exchange a plan
say-tweedy = sends Mr Tweedy
    .you = send Mr Tweedy
say-dog = sends the dog
    .you = send the dog
say-offer = makes an offer
    .you = make an offer
say-partner-pass = goes alone
    .you = go alone
say-join-accept = joins the escape
    .you = join the escape
say-join-refuse = will not join
    .you = will not join
say-lend-pass = sends no more chickens
    .you = send no more chickens
say-commit-pass = is ready to go
    .you = are ready to go
say-hide-pass = does not hide
    .you = do not hide
say-mouth-pass = stays underground
    .you = stay underground
say-move-pass = stays
    .you = stay
say-visit-accept = opens the door
    .you = open the door
say-visit-refuse = keeps the door shut
    .you = keep the door shut
say-discount-pass = keeps the discount
    .you = keep the discount
say-look-accept = pays to look
    .you = pay to look
say-look-pass = does not look
    .you = do not look
say-buy-pass = buys nothing
    .you = buy nothing
say-loot-pass = takes nothing
    .you = take nothing
say-food-pass = takes no plan
    .you = take no plan
say-trade-pass = makes no offer
    .you = make no offer
say-give-card-none = offers no card
    .you = offer no card
say-give-plan-none = offers no plan
    .you = offer no plan
say-ask-card-none = asks for no card
    .you = ask for no card
say-ask-plan-none = asks for no plan
    .you = ask for no plan
say-reply-accept = accepts the offer
    .you = accept the offer
say-reply-refuse = refuses the offer
    .you = refuse the offer
say-black-pass = leaves Mr Tweedy where he is
    .you = leave Mr Tweedy where he is
say-select-pass = leaves Mr Tweedy and the dog where they are
    .you = leave Mr Tweedy and the dog where they are
say-chase-pass = { $guard ->
        [dog] leaves the dog where it is
       *[tweedy] leaves Mr Tweedy where he is
    }
    .you = { $guard ->
        [dog] leave the dog where it is
       *[tweedy] leave Mr Tweedy where he is
    }

## Choices that name a chicken, a card, a place, a hut or a number of eggs

say-play = plays { $card }
    .you = play { $card }
say-announce = announces { $plan }
    .you = announce { $plan }
say-dig = digs on
    .you = dig on
say-run-free = runs free at { $place }
    .you = run free at { $place }
say-first-thing = sends { $chicken } out
    .you = send { $chicken } out
say-bidding-thing = bids { $eggs } to command the Tweedys
    .you = bid { $eggs } to command the Tweedys
say-dog-thing = puts the dog on { $place }
    .you = put the dog on { $place }
say-lend-thing = sends { $chicken } along
    .you = send { $chicken } along
say-commit-thing = takes { $chicken } along
    .you = take { $chicken } along
say-keep-thing = keeps the { $kind } and abandons the rest
    .you = keep the { $kind } and abandon the rest
say-pie-thing = feeds { $chicken } to the Piematic
    .you = feed { $chicken } to the Piematic
say-change-thing = lets { $chicken } run
    .you = let { $chicken } run
say-release-thing = releases { $chicken }
    .you = release { $chicken }
say-discard-thing = discards { $card }
    .you = discard { $card }
say-loot-thing = takes a card from { $place }
    .you = take a card from { $place }
say-loot-card-thing = takes { $thing }
    .you = take { $thing }
say-runner-thing = lets { $chicken } run next
    .you = let { $chicken } run next
say-land-thing = lands on { $place }
    .you = land on { $place }
say-mouth-thing = comes out at { $place }
    .you = come out at { $place }
say-move-thing = goes to { $place }
    .you = go to { $place }
say-buy-thing = buys { $thing }
    .you = buy { $thing }
say-put-thing = puts { $plan } under the pile
    .you = put { $plan } under the pile
say-dealing-thing = deals with { $hut }
    .you = deal with { $hut }
say-partner-thing = asks { $hut } to join
    .you = ask { $hut } to join
say-give-eggs-thing = offers { $eggs }
    .you = offer { $eggs }
say-give-card-thing = offers { $thing }
    .you = offer { $thing }
say-give-plan-thing = offers { $plan }
    .you = offer { $plan }
say-ask-eggs-thing = asks for { $eggs }
    .you = ask for { $eggs }
say-ask-card-thing = asks for { $thing }
    .you = ask for { $thing }
say-ask-plan-thing = asks for { $plan }
    .you = ask for { $plan }
say-black-thing = moves Mr Tweedy to { $place }
    .you = move Mr Tweedy to { $place }
say-chase-thing = { $guard ->
        [dog] moves the dog to { $place }
       *[tweedy] moves Mr Tweedy to { $place }
    }
    .you = { $guard ->
        [dog] move the dog to { $place }
       *[tweedy] move Mr Tweedy to { $place }
    }
say-catch-thing = catches { $hut }
    .you = catch { $hut }

## Choices that others do not see

say-first-unseen = has chosen a first chicken
    .you = have chosen a first chicken
say-bidding-unseen = has made a bid
    .you = have made a bid
say-loot-card-unseen = takes a card by night
    .you = take a card by night
say-buy-unseen = looks through the pile
    .you = look through the pile
say-put-unseen = puts a plan under the pile
    .you = put a plan under the pile

## What happened

tell = { $who ->
    [you] You { FORM($deed, "you") }.
   *[they] { $name } { $deed }.
}
tell-roll = { $who ->
    [you] You roll
   *[they] { $name } rolls
} { $aloud ->
    [1] black { $black } and white { $white }
   *[0] { $black } and { $white }
}{ $egg ->
    [1] {" for an egg"}
   *[0] {""}
}.
tell-no-offer = { $who ->
    [you] You make no offer after all.
   *[they] { $name } makes no offer after all.
}
tell-offering = { $who ->
    [you] You make { $whom } an offer.
   *[they] { $name } makes { $whom } an offer.
}
tell-offer = { $who ->
    [you] You offer { $whom } { $given } for { $wanted }.
   *[they] { $name } offers { $whom } { $given } for { $wanted }.
}
    .brief = { $who ->
        [you] You make { $whom } an offer.
       *[they] { $name } makes { $whom } an offer.
    }
tell-offer-unseen = { $name } offers { $whom } { $given } for { $wanted }; cards, if any, only they see.
    .brief = { $name } offers { $whom } { $given } for { $wanted }, perhaps with cards.
tell-offer-of-cards = { $name } makes { $whom } an offer of cards, which only they see.
tell-shut-in = { $who ->
    [you] You cannot leave: Mr Tweedy stands at your door.
   *[they] { $name } cannot leave: Mr Tweedy stands at the door.
}
tell-dice = The Tweedys throw black { $black }, white { $white }.
tell-drawn = The card is { $card }.
tell-first = { $n ->
    [one] The first chicken
   *[other] The first chickens
}: { $chickens }.
first-of = { $chicken } ({ $name })
tell-bids = Bids: { $each }.
tell-bid-again = A tie: { $names } bid again.
tell-die = A tie, so a die decides: { $each }.
tell-throw = Thrown for control: { $each }.
tell-throw-again = A tie, and thrown again: { $each }.
tell-tie-stays = A tie: the Tweedys do not change hands.
amount-of = { $name } { $n }
tell-boss = { $who ->
    [you] You command the Tweedys.
   *[they] { $name } commands the Tweedys.
}
tell-gate = { $open ->
    [1] The Main Gate is open.
   *[0] The Main Gate is shut.
}
tell-over = The game is over.
tell-caught = { $who ->
    [you] You are caught and sent home.
   *[they] { $names } { $n ->
        [one] is
       *[other] are
    } caught and sent home.
}
tell-turned-out = { $who ->
    [you] Mr Tweedy comes in and sends you home from the house.
   *[they] Mr Tweedy comes in and sends { $names } home from the house.
}
tell-stopped = { $who ->
    [you] Your escape is stopped!
   *[they] { $name }’s escape is stopped!
}
tell-bunkered = { $chickens } { $n ->
    [one] goes
   *[other] go
} to the Coal Bunker.
tell-pies = { $n ->
    [one] { $chickens } is a pie.
   *[other] { $chickens } are pies.
}
tell-freed = { $chickens } { $n ->
    [one] is
   *[other] are
} free!
tell-out = { $who ->
    [you] You have no chicken left and are out: eggs and cards go back.
   *[they] { $name } has no chicken left and is out: eggs and cards go back.
}
tell-pays = { $who ->
    [you] You pay { $eggs }.
   *[they] { $name } pays { $eggs }.
}
tell-gets = { $who ->
    [you] You get { $eggs }.
   *[they] { $name } gets { $eggs }.
}
tell-gives-egg = { $who ->
    [you] You give an egg.
   *[they] { $name } gives an egg.
}
tell-taken = { $who ->
    [you] Mrs Tweedy takes your { $eggs } to the nest.
   *[they] Mrs Tweedy takes { $name }’s { $eggs } to the nest.
}
tell-taken-by = { $who ->
    [you] Mrs Tweedy takes your { $eggs }
   *[they] Mrs Tweedy takes { $name }’s { $eggs }
}; { $taker ->
    [you] you have
   *[they] { $boss } has
} { $n ->
    [one] it
   *[other] them
} now.
tell-carries = { $who ->
    [you] You carry the card now.
   *[they] { $name } carries a card now.
}
tell-home = { $who ->
    [you] Home, and your load is safe.
   *[they] { $name } is home, and the load is safe.
}
tell-lost = { $who ->
    [you] Your load goes back.
   *[they] { $name }’s load goes back.
}
tell-lays = { $who ->
    [you] You lay { $cards } open.
   *[they] { $name } lays { $cards } open.
}
tell-has-cards = { $who ->
    [you] You have { $cards } at home now.
   *[they] { $name } has { $cards } at home now.
}
tell-hands-change = Cards pass between { $names }.
tell-searched-nobody = The search card is for { $hut }, where nobody lives.
tell-searched-boss = { $who ->
    [you] The search card is for { $hut }: it is your
   *[they] The search card is for { $hut }: it is { $name }’s
}, and whoever commands the Tweedys is not searched.
tell-searched-lost = { CAP($hut) }, { $who ->
    [you] your
   *[they] { $name }’s
}, is searched: back with { $cards }.
tell-searched-empty = { CAP($hut) }, { $who ->
    [you] your
   *[they] { $name }’s
}, is searched: there is nothing to be found.

## Questions: to whoever decides, and what the others read meanwhile

ask-first = { $who ->
    [you] { $name }, which chicken goes out first?
   *[they] { $name } chooses a first chicken.
}
ask-bidding = { $who ->
    [you] { $name }, how many eggs do you bid to command the Tweedys?
   *[they] { $name } thinks about a bid.
}
ask-dog = { $who ->
    [you] { $name }, where does the dog start?
   *[they] { $name } decides where the dog starts.
}
ask-before = { $who ->
    [you] Your turn, { $name }. Roll, or do something before the roll.
   *[they] { $name } is about to roll the dice.
}
ask-partner = { $who ->
    [you] { $name }, with whom do you escape?
   *[they] { $name } looks for company.
}
ask-join = { $who ->
    [you] { $name }, will you join { $mover }’s escape?
   *[they] { $name } thinks about joining the escape.
}
ask-lend = { $who ->
    [you] { $name }, which of your chickens go along?
   *[they] { $name } decides who goes along.
}
ask-commit = { $who ->
    [you] { $name }, which chickens go along?
   *[they] { $name } decides who goes along.
}
ask-keep = { $who ->
    [you] { $name }, which card do you keep?
   *[they] { $name } decides which card to keep.
}
ask-hide = { $who ->
    [you] { $name }, Mrs Tweedy is coming. Do you hide Under the Straw?
   *[they] { $name } hears Mrs Tweedy coming.
}
ask-pie = { $who ->
    [you] { $name }, which of { $whose ->
        [you] your
       *[they] { $victim }’s
    } chickens goes into the Piematic?
   *[they] { $name } decides who becomes a pie.
}
ask-replace = { $who ->
    [you] A double, { $name }: choose a new active chicken.
   *[they] A double: { $name } chooses a new active chicken.
}
ask-change = { $who ->
    [you] A double, { $name }: who runs now?
   *[they] A double: { $name } decides who runs.
}
ask-choose = { $who ->
    [you] Ten or more, { $name }! Walk, free a chicken, or draw a card?
   *[they] Ten or more: { $name } decides what to do.
}
ask-release = { $who ->
    [you] { $name }, which chicken leaves the Coal Bunker?
   *[they] { $name } decides who leaves the Coal Bunker.
}
ask-discard = { $who ->
    [you] Three cards may be kept, { $name }. Which one goes?
   *[they] { $name } has one card too many.
}
ask-loot = { $who ->
    [you] { $name }, from which pile do you take a card?
   *[they] { $name } is out by night.
}
ask-loot-card = { $who ->
    [you] { $name }, which card do you take?
   *[they] { $name } chooses a card.
}
ask-restart = { $who ->
    [you] { $name }, choose a new active chicken.
   *[they] { $name } chooses a chicken.
}
ask-runner = { $who ->
    [you] { $name }, who runs next?
   *[they] { $name } decides who runs next.
}
ask-land = { $who ->
    [you] { $name }, where do you land?
   *[they] { $name } decides where to land.
}
ask-mouth = { $who ->
    [you] { $name }, where do you come out?
   *[they] { $name } decides where to come out.
}
ask-move = { $who ->
    [you] { $name }, where do you go? You have { $steps }.
   *[they] { $name } decides where to go.
}
ask-visit = { $who ->
    [you] { $name }, { $mover } is at your door. Come in?
   *[they] { $name } hears a knock at the door.
}
ask-discount = { $who ->
    [you] { $name }, a card costs { $price } here. Do you use the Rats’ Discount?
   *[they] { $name } haggles.
}
ask-look = { $who ->
    [you] { $name }, do you pay { $price } to look through the pile and take a card?
   *[they] { $name } counts the eggs.
}
ask-buy = { $who ->
    [you] { $name }, what do you buy? { $cost ->
        [0] The card is paid for.
       *[other] A card costs { $price }.
    }
   *[they] { $name } looks through the pile.
}
ask-food = { $who ->
    [you] { $name }, take a plan, or exchange one?
   *[they] { $name } thinks about plans.
}
ask-put = { $who ->
    [you] { $name }, which plan goes under the pile?
   *[they] { $name } thinks about plans.
}
ask-trade = { $who ->
    [you] { $name }, will you make an offer?
   *[they] { $name } thinks about an offer.
}
ask-offering = { $name } is making an offer.
ask-dealing = { $who ->
    [you] { $name }, with whom?
   *[they] { ask-offering }
}
ask-give-eggs = { $who ->
    [you] { $name }, how many eggs do you offer?
   *[they] { ask-offering }
}
ask-give-card = { $who ->
    [you] { $name }, which card do you offer?
   *[they] { ask-offering }
}
ask-give-plan = { $who ->
    [you] { $name }, which plan do you offer?
   *[they] { ask-offering }
}
ask-ask-eggs = { $who ->
    [you] { $name }, how many eggs do you ask for?
   *[they] { ask-offering }
}
ask-ask-card = { $who ->
    [you] { $name }, which card do you ask for?
   *[they] { ask-offering }
}
ask-ask-plan = { $who ->
    [you] { $name }, which plan do you ask for?
   *[they] { ask-offering }
}
ask-reply = { $who ->
    [you] { $name }, do you take { $mover }’s offer?
   *[they] { $name } weighs the offer.
}
ask-black = { $who ->
    [you] { $name }, you may move Mr Tweedy by up to { $black }.
   *[they] { $name } decides about Mr Tweedy.
}
ask-select = { $who ->
    [you] { $name }, Mr Tweedy or the dog, for { $total }?
   *[they] { $name } decides whom to chase.
}
ask-chase = { $who ->
    [you] { $name }, where to? You have { $total }.
   *[they] { $name } decides where the chase goes.
}
ask-catch = { $who ->
    [you] { $name }, whom does Mr Tweedy catch?
   *[they] { $name } decides whom to catch.
}

## Refusals

why-not = There is no such thing to do now. (CR-103)
why-not-before = Before the roll this is not possible now: chicken, cards, place and a clear coast all have to be right. (CR-103, CR-105)
why-not-move = That is not within { $steps }, or it is shut to you. (CR-036, CR-046)
why-not-buy = The pile does not hold that. (CR-050)
why-not-black = Mr Tweedy cannot get there in { $black }. (CR-064)
why-not-chase = It cannot get there in { $total }. (CR-068, CR-084)
why-not-pie = She takes from the first group that is not empty: bunker, hut, hand, runners. (CR-094)
why-not-ask-card = No chicken carries two cards: who has one gives it for another. (CR-063)
why-not-ask-plan = Nobody has more than two plans: who has two gives one for another. (CR-063)
why-not-reply = That is not yours to give. (CR-063)
why-not-empty-offer = Nothing is given and nothing is wanted yet. (CR-R74)
why-not-alone = Say with whom you deal. (CR-061)
why-not-deal = There is nothing of that kind to deal in now. (CR-063)

## The end

outcome-shared = { $names } share the win.
outcome-count = { $free ->
    [0] none
   *[other] { $free }
}
outcome-freed = { $who ->
    [you] You win, { $name }: { outcome-count } free!
   *[they] { $name } wins with { outcome-count } free!
}
outcome-last = { $who ->
    [you] You win, { $name }: the last in the yard!
   *[they] { $name } wins: the last in the yard!
}
outcome-pies = { $who ->
    [you] You win with { outcome-count } free, { $name }!
   *[they] { $name } wins with { outcome-count } free!
}
outcome-rounds = { $who ->
    [you] The last round is over: you win with { outcome-count } free, { $name }!
   *[they] The last round is over: { $name } wins with { outcome-count } free!
}
heading-free = free
heading-pies = pies
heading-eggs = eggs
heading-equipment = equipment
heading-plans = plans

## The table as text

sketch-legend =
    T Mr Tweedy, D the dog, x a marker, k the kennel, # wire, % stone wall, M Main Gate, V wicket, F Free,
    + a doorstep, . the yard, "," outside the wire,
    { $rooms }
    Chickens: h in hand, o out, r resting, b in the bunker, c escaping, L lent, F free, P in a pie
sketch-round = Round { $n }.
sketch-guards = Mr Tweedy: { $tweedy }. The dog: { $dog }.
sketch-seat = { $mark }  { $name } ({ $hut }) at { $place }: { $flock }; { $eggs }; { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $plans ->
    [one] 1 plan
   *[other] { $plans } plans
}
sketch-nowhere = no place
sketch-flock = Your chickens: { $chickens }
sketch-own = Your equipment: { $cards }. You carry: { $load }.
sketch-plan = Your plan { $plan }: { $needs }; { $chickens ->
    [one] one chicken
   *[other] { $chickens } chickens
} at least. { $how }
sketch-card = Your card { $card }: { $what }

## The page: buttons

deed = { CAP(FORM($deed, "you")) }
label-roll = Roll the dice
label-move = Move
label-release = Release a chicken
label-draw = Draw a card
label-cut = Cut the wire
label-abandon = Abandon the escape
label-pay = Pay 2 eggs for the bunker
label-take = Take the top plan
label-exchange = Exchange a plan
label-tweedy = Mr Tweedy
label-dog = The dog
label-offer = Part by part
label-partner-pass = Go alone
label-join-accept = Join the escape
label-join-refuse = Not this time
label-lend-pass = No more chickens
label-commit-pass = Ready to go
label-hide-accept = Hide Under the Straw
label-hide-pass = Do not hide
label-loot-pass = Take nothing
label-mouth-pass = Stay underground
label-move-pass = Stay
label-choose-pass = Stay
label-visit-accept = Open the door
label-visit-refuse = Not now
label-discount-accept = Use the discount
label-discount-pass = Keep the card
label-look-accept = Pay and look
label-look-pass = Do not look
label-buy-pass = Buy nothing
label-food-pass = Take no plan
label-trade-pass = No deal
label-give-card-none = No card
label-give-plan-none = No plan
label-ask-card-none = No card
label-ask-plan-none = No plan
label-reply-accept = Take the offer
label-reply-refuse = No deal
label-black-pass = Leave him there
label-select-pass = Let both rest
label-chase-pass = Stay put
label-announce = Announce { $plan }
label-play = Play { $card }
label-hut = { $phase ->
    [catch] Catch { $name }
    [partner] Ask { $name }
   *[dealing] Deal with { $name }
}
label-home = Home
label-go-home = Go home, { $away }
label-dig = Dig on
idle-pie = Choose a chicken
idle-keep = Choose a card
idle-discard = Choose a card

## The page: what a touch says

hint-nest = The nest holds the eggs that nobody has.
hint-pies = A chicken that is baked never comes back.
hint-round = The game ends after round { $most } at the latest.
hint-boss = Runs the Tweedys: moves Mr Tweedy and the dog in this round.
hint-load = The chicken carries a card; if she is caught it is lost.
hint-tweedy = Whom he lands on goes home, and loses what she carries.
hint-dog = It guards the outside: nobody runs past it.

## The page: standing orders, on the switch and read out

order-roll = Rolls by itself
    .label = The dice roll by themselves where nothing but a change of chickens could come before
order-prowl = He prowls
    .label = Mr Tweedy and the dog go nearer to others while they can get nobody
order-rest = He rests
    .label = Mr Tweedy and the dog stay where they are while they can get nobody

## The page: panels

panel-waiting = The dice
panel-first = Your first chicken
panel-bidding = Your bid
panel-dog = Where the dog starts
panel-before = Before the roll
panel-partner = With whom?
panel-lend = Who goes along?
panel-commit = Who goes along?
panel-keep = Keep one card
panel-pie = Into the Piematic
panel-replace = A double
panel-change = A double
panel-choose = Ten or more
panel-release = Out of the bunker
panel-discard = One card too many
panel-loot = Night Delivery
panel-loot-card = Night Delivery
panel-restart = A new start
panel-runner = The next runner
panel-land = Where to land
panel-mouth = Where to come out
panel-move = Your move
panel-buy = What the pile has
panel-food = The food store
panel-put = Under the pile
panel-black = Mr Tweedy
panel-select = Mr Tweedy or the dog
panel-chase = The chase
panel-catch = Whom does he catch?
dice-black = black { $n }
dice-white = white { $n }
dice-thrown = Black { $black }, white { $white }
dice-total = { $black } + { $white } = { $total }
dice-moving = { $total } { $sign } { $number } = { $steps }
dice-marching = { $total } { $sign } { $number } + { $march } = { $steps }
dice-left = { $steps } left
dice-none = Nobody has thrown yet.
dice-then = { $may ->
    [1] Then Mr Tweedy may walk { $black }.
   *[0] Mr Tweedy stays where he is.
}

## The page: questions from others, and offers

slip-visit = { $name } knocks at your hut
    .says = May { $chicken } come in? Indoors you could trade.
slip-join = { $name } wants to escape
    .says = { $plan }: will you pool equipment and chickens? What { $name } lacks comes from you.
slip-hide = Mrs Tweedy is coming
    .says = Under the Straw nobody is found. The card is used up.
slip-discount = The price is { $eggs }
    .says = With Rats’ Discount it is 1 egg. The card is used up.
slip-look = Behind the counter
    .says = To look through the pile costs { $eggs }, bought or not.
slip-dealing = You meet somebody
    .says = With whom will you deal?
slip-reply = An offer from { $name }
    .says = Nobody else sees which cards it names.
slip-give-eggs = An offer to { $name }
    .says = How many eggs do you give?
slip-give-card = An offer to { $name }
    .says = Which equipment do you give?
slip-give-plan = An offer to { $name }
    .says = Which plan do you give?
slip-ask-eggs = An offer to { $name }
    .says = How many eggs do you want?
slip-ask-card = An offer to { $name }
    .says = Which equipment do you want? They may not have it.
slip-ask-plan = An offer to { $name }
    .says = Which plan do you want? They may not have it.
deal = A deal?
deal-with = A deal with { $name }?
deal-whom = With whom?
deal-in-the-yard = Out here eggs, plans and what a chicken carries change hands.
deal-at-home = In a hut, what lies at home counts for whoever lives there.
deal-last = The last offer of this turn.
deal-holds = { $name } carries a card, face down.
deal-give = You give
    .eggs = Eggs you give
    .card = Equipment you give
    .plan = Plan you give
deal-ask = You get
    .eggs = Eggs you want
    .card = Equipment you want
    .plan = Plan you want
deal-no-card = No card
deal-no-plan = No plan
deal-less = One egg less
deal-more = One egg more
deal-nothing-yet = nothing yet
join-takes = It takes
join-have = Of that you have

## The page: the yard

hut-lived-in = hut { $n }, { $name }’s
hut-empty = hut { $n }, empty
lit = { $guard ->
    [tweedy] Mr Tweedy to { $place }, { $away }
    [dog] The dog to { $place }, { $away }
   *[none] { $place }, { $away }
}
lit-exit = { $place }, { $away } to Free
to-free = { $side ->
    [north-west] North-west
    [north-east] North-east
    [south-west] South-west
   *[south-east] South-east
}, { $n } to Free
at-hen = { $name }: { $chicken }, at { $place }
at-tweedy = Mr Tweedy, at { $place }
at-dog = The dog, at { $place }
at-marker = { $name }’s escape starts at { $place }; { $n } waiting
tunnel = { $name }’s tunnel: { $depth } of { $length } dug
runner = { $chicken } of { $name } is { $away } from Free, the dog { $dog } from her.
runner-chances = { $chicken }’s chances
runner-enough = { $n } in 100 throws are enough.
last-rounds = { $n } of { $most }

## The page: what somebody has

group-active = Out
group-hand = In hand
group-committed = Escaping
group-hut = Hut
group-bunker = Bunker
group-free = Free
hen-card = { $chicken }, { $number }
seat-has = { $eggs }, { $free } of { $target } free, { $cards ->
    [0] no equipment
    [one] 1 card
   *[other] { $cards } cards
} at home, { $plans ->
    [0] no plan
    [one] 1 plan
   *[other] { $plans } plans
} and { $kept ->
    [0] no opportunity card
    [one] 1 opportunity card
   *[other] { $kept } opportunity cards
} in hand
seat-loaded = carries something
seat-carries = carries { $thing }
seat-commands = runs the Tweedys
plan-announced = Announced.
kit-have = { $kind }: at home
kit-carried = { $kind }: carried
kit-want = { $kind }: still needed
kit-shown = { $kind }: shown

## Advice: where an errand leads, and why

goal-home = your hut
goal-start = the start of { $plan }
goal-wire = the wire
goal-gate = the Main Gate
guard-tweedy = Mr Tweedy
guard-dog = the dog
number = { $n ->
    [-1] 1 step less than the throw
    [0] as many steps as the throw
    [one] 1 step more than the throw
   *[other] { $n } steps more than the throw
}
why-bank = At home you can put your { $load } in your hand, and then fetch another card.
why-bank-for = You have to bring your { $load } home for { $plan }.
why-first-plan = You need a plan, and there a plan costs nothing.
why-other-plan = You need another plan, and there a plan costs nothing.
why-shop = { $plan } still needs { $cards }, and { $target } may have what you need.
why-start = You have all the equipment for { $plan }, which begins { $start ->
    [S] beside the wire at the side of the yard
    [T] beside the wire at the top of the yard
    [L] beside the wire at the bottom of the yard
    [G] before the Main Gate
    [W] at a side gate
    [R] on the runway
    [shop] in the barn or the workshop
   *[hut] in your own hut
}.
why-wire = With your { $tool } you can cut the wire and run, without any plan.
why-wait = You cannot buy what you need yet, and in your hut Mr Tweedy cannot catch you.
why-gate = The Main Gate is open, and you can run out without any plan.

## Advice: dangers

danger-winks = Forty Winks: no dice move Mr Tweedy or the dog this round.
danger-mine = You command Mr Tweedy and the dog this round, so nobody can send them after you.
danger-cover = In there Mr Tweedy cannot catch you.
danger-house = If Mr Tweedy comes home, you are sent back to your hut.
danger-house-load = If Mr Tweedy comes home, you are sent to your hut and lose your { $load }.
danger-close = Mr Tweedy is only { $steps } away. If he lands on you, you are sent to your hut.
danger-close-load = Mr Tweedy is only { $steps } away. If he lands on you, you lose your { $load }.
danger-near = Mr Tweedy is { $steps } away. If he lands on you, you are sent to your hut.
danger-near-load = Mr Tweedy is { $steps } away. If he lands on you, you lose your { $load }.
danger-far = Mr Tweedy is { $steps } away, so the danger is small.
danger-guards-far = The nearest guard, { $guard }, is { $steps } away from your escape.
danger-runner = If { $guard }, { $steps } away, lands on your runner, all in the escape go to the Coal Bunker.
danger-marker = If Mr Tweedy, { $steps } away, lands on your marker, all in the escape go to the Coal Bunker.

## Advice: on the way

go-win = That sets { $chicken } free and wins you the game.
go-free = That sets { $chicken } free. You then have { $count } of the { $target } you need.
go-free-other = That sets { $name }’s { $chicken } free.
go-all-free = That sets all { $count } chickens of this escape free.
go-nearer = That brings you to within { $steps } of { $target }.
go-guest = As a guest in { $hut } you can offer { $name } a trade.
go-away = There you are { $his } away from Mr Tweedy, not { $before }.
go-steps = From there it is { $steps } to { $target }.
go-steps-here = From here it is { $steps } to { $target }.
go-there = You are where you want to be.
go-best = No place that you can reach is better for you now.
go-hidden = Here Mr Tweedy cannot catch you.
go-run = From there it is { $steps } to the nearest Free corner.
go-dash = You are out of the yard, and it is { $steps } to the nearest Free corner.
go-out = You are out of the yard.
go-dig = Your tunnel grows by { $steps }. You have { $left } left to dig before its mouth.
go-dig-out = Your tunnel is long enough to come out.
go-waits = You wait for a better moment to come out.
go-runs-on = Your runner keeps away from the guards until the next turn.
go-drops = You lose your { $load }, for a chicken that runs out drops what it carries.

## Advice: before the roll

roll-errand = You want to go to { $target }, { $steps } from here.
roll-run = Your runner is { $steps } from the nearest Free corner.
roll-escape = The dice carry your escape on.
roll-held = Ten or more lets you out of the Coal Bunker.
roll-egg = A throw of 4 to 9 brings you an egg.
roll-plain = The throw tells how far you may go.
roll-risk-eggs = With 2 or 3 Mrs Tweedy comes, and { $boss } gets your { $eggs }.
roll-risk-pie = With 2 or 3 Mrs Tweedy comes, and without an egg you can lose a chicken to her.
before-plan = You have all the equipment for { $plan }, and you stand where it begins.
before-plan-far = You have all the equipment for { $plan }, and Mr Tweedy is { $steps } away.
before-cut = With your { $tool } { $chicken } gets through the wire at once, without any plan.
before-pay-piece = For 2 eggs your piece may leave the Coal Bunker with this roll.
before-pay-other = For 2 eggs a chicken leaves the Coal Bunker.
before-abandon = Your waiting chickens can rest in the hut instead of being caught at the marker.
before-abandon-near = Mr Tweedy is only { $steps } from your marker, and your waiting chickens can still get away.
before-faster = { $chicken } moves { $new }, and { $old } moves { $before }.
before-company = Your resting chickens come back to your hand, and can go along with an escape.
before-change = { $chicken } moves { $new }.
before-keep = The { $kind } goes to your hand.
before-keep-for = { $plan } needs the { $kind }.
risk-escape = If Mr Tweedy lands on the marker or the runner, all in the escape go to the Coal Bunker and the equipment is lost.
risk-escape-hut = If the runner is caught, all in the escape go to the Coal Bunker and the equipment is lost.
risk-pay = That leaves you { $eggs }, and if Mrs Tweedy comes then, you lose a chicken.
risk-pay-some = That leaves you { $eggs }.
risk-abandon = You keep only one card of the equipment.
risk-abandon-cut = You lose the tool.
risk-rests = { $old } rests in your hut, where Mrs Tweedy may take it.
risk-card = You can play the card only once.
risk-others = The other cards go back to the shops.
risk-commit = If the escape is stopped, { $chicken } goes to the Coal Bunker too.
risk-ready = Chickens that stay behind cannot join later.
risk-lend = If the escape is stopped, { $chicken } goes to the Coal Bunker. { $name } is in charge.
play-forty-winks = No dice can move Mr Tweedy or the dog against your escape this round.
play-telephone = Mr Tweedy is { $his } away from you and has to go back to the house.
play-marrow-bone = The dog is { $its } away from your runner and has to go back to its kennel.
play-latch-left-up = The Main Gate opens, and you are { $gate } away from it.
play-wishbone = All your chickens leave the Coal Bunker for nothing: { $inside ->
    [0] none
    [one] 1 chicken
   *[other] { $inside } chickens
}.
play-quick-march = You may go 6 steps further this turn, and Free is { $free } away.
play-some = This is a good moment for { $card }.
company-next = When the one before is free, { $chicken } can run too.
company-rides = { $chicken } rides along, and is free together with the others.
company-needed = { $plan } needs { $n } chickens, and { $chicken } makes it { $count }.
company-enough = { $count } of your chickens go, and the others cannot be caught with them.
company-one = One of your chickens goes, and the others cannot be caught with it.
company-alone = All the chickens that get free are your own.
company-ask = Together you may have enough chickens and equipment.
company-join = Your chickens can get free with { $name }’s escape.
company-refuse = You keep your chickens and your equipment for an escape of your own.
company-refuse-near = { $name } needs only one more free chicken to win, so do not help.
company-lend = { $chicken } can get free with { $name }’s escape.
company-lend-no = Your other chickens stay with you.

## Advice: shops and plans

goods-last = It is all that { $plan } still needs.
goods-one = { $plan } needs it, and then still needs { $rest }.
goods-tool = Wire Cutters and Pliers cut the wire, so you can run without any plan.
goods-card = It may help you later.
goods-nothing = This pile has nothing that your plans need, and you keep your eggs.
goods-keep = You keep your eggs.
goods-free = It costs you nothing.
goods-pile = That pile has { $thing }, which { $plan } needs.
goods-pile-tool = That pile has { $thing } to cut the wire with.
goods-pile-plain = You may take one card from it, and it costs nothing.
goods-no-loot = None of the piles has what you need.
goods-look = Then you may look through the pile and take one card.
goods-discount = You pay 1 egg here instead of { $price }.
goods-no-discount = You keep the card for a dearer shop.
price-left = It costs { $price } and leaves you { $left }, and you have to carry it home.
price-none = It costs your last egg, and if Mrs Tweedy comes then, you lose a chicken.
price-nothing = You still have to carry it home.
price-look = It costs { $price }, even if you find nothing useful.
price-discount = The discount card is used up.
plans-first = Without a plan you cannot gather equipment for an escape, and this one is free.
plans-second = You may hold two plans, and this one costs nothing.
plans-few = You have too few chickens left for the plans you hold.
plans-shut = No shop where you can pay now may have what your plans need.
plans-swap = Another plan may suit you better.
plans-keep = The plans you hold are worth keeping.
plans-put-few = You have too few chickens left for { $plan }.
plans-put-most = { $plan } still needs { $cards }, more cards than your other plan.
plans-put = { $plan } still needs { $cards }.
plans-put-plain = You can best do without { $plan }.
plans-risk = You cannot choose which plan you get.

## Advice: offers

trade-card = { $name } may have { $thing }, which { $plan } still needs.
trade-plan = { $name } may have { $plan }, for which you would need fewer cards than for your own plans.
trade-plan-only = { $name } may have { $plan }, and you need a plan.
trade-none = There is nothing here that you need from the others.
trade-with = You meet { $name } here, and can trade.
trade-pay = { $name } will want something for what you ask.
trade-no-eggs = You keep your eggs.
trade-give = For something in return { $name } is more likely to say yes.
trade-keep = What you do not offer you keep.
trade-ask = You can use it, and { $name } can only say no.
trade-ask-none = The less you ask for, the more likely { $name } is to say yes.
trade-risk = If { $name } says yes, you lose { $eggs }.
reply-gift = You get { $got } and give nothing.
reply-yes = You get { $got } for { $given }.
reply-needs = { $plan } needs { $thing }.
reply-no = For { $got } you would give { $given }, and that is worth more to you.
reply-no-plain = You keep what you have, and { $name } gets nothing from you.
reply-no-near = { $name } needs only one more free chicken to win, so do not help.
reply-last-egg = That is your last egg, and if Mrs Tweedy comes then, you lose a chicken.

## Advice: chickens and visitors

chicken-fastest = { $chicken } is the fastest you can choose. It moves { $number }.
chicken-other = { $chicken } moves { $number }.
chicken-from-bunker = { $chicken } leaves the Coal Bunker, and Mrs Tweedy takes from there first.
pie-own-slow = { $chicken } is the slowest she can take, and you need the fast ones to run.
pie-own = { $chicken } is the one you can best do without.
pie-other-fast = { $chicken } is { $name }’s fastest that she can take.
pie-other = { $name } loses { $chicken }.
pie-risk = { $chicken } is lost for the rest of the game.
ten-escape = Your escape goes on, and a throw of ten or more brings your runner far.
ten-errand = This throw brings you far on the way to { $target }.
ten-bunker = The throw lets you out of the Coal Bunker, and you can walk on at once.
ten-plain = You can use this good throw to go on.
ten-release = A chicken leaves the Coal Bunker without any eggs. { $left ->
    [0] Then none is left there.
    [one] Then 1 is left there.
   *[other] Then { $left } are left there.
}
ten-draw = An opportunity card can bring eggs or help you later, and you need not move now.
ten-stays = You do not move this turn.
hide-eggs = Mrs Tweedy does not find your { $eggs }.
hide-pie = Mrs Tweedy cannot take a chicken, and you have no egg to give her.
hide-keep = You keep the card for a worse visit.
hide-risk-spent = The card is used up.
hide-risk-eggs = You lose your { $eggs }.
hide-risk-pie = A chicken of yours becomes a pie.
discard-double = You have two of { $card }, and may keep three cards in all.
discard-one = You may keep three cards, and the others should help you more.
visit-open = { $name } may offer you a trade, which you can still refuse.
visit-shut = { $name } has no business in your hut now.
visit-shut-near = { $name } needs only one more free chicken to win, so do not help.
visit-risk = In your hut { $name } is safe from Mr Tweedy.

## Advice: Mr Tweedy and the dog

catch-stops = There { $guard } stops the escape of { $name }, and all in it go to the Coal Bunker.
catch-load = There Mr Tweedy catches { $name }, who loses what the chicken carries.
catch-catches = There Mr Tweedy catches { $name }, who has to go back to the hut.
near-runner = There { $guard } is { $steps } from the runner of { $name }.
near-marker = There { $guard } is { $steps } from the marker of { $name }.
near-load = There { $guard } is { $steps } from { $name }, who carries a card.
near-piece = There { $guard } is { $steps } from { $name }.
near-beside = There { $guard } is right beside { $name }.
near-house = In the house Mr Tweedy finds { $name }, who has to go back to the hut.
near-nobody = There { $guard } stands in nobody’s way but is ready for the next round.
near-here = { $guard ->
    [dog] The dog lies well where it is.
   *[tweedy] Mr Tweedy stands well where he is.
}
near-own = Your own chicken is only { $steps } from there.
near-rests = After that Mr Tweedy goes to rest in the house.
select-stops = { CAP($guard) } can stop the escape of { $name } with this throw.
select-load = Mr Tweedy can catch { $name }, who carries a card.
select-catches = Mr Tweedy can catch { $name }.
select-dog-runs = Somebody is escaping, and the dog can wait for the runner outside.
select-runs = Mr Tweedy can come nearer to the others.
select-nobody = Nobody is within reach, but he can come nearer.
select-dog = The dog can take up a better place.
select-none = They stand well where they are.
control-bid = The highest bid commands Mr Tweedy and the dog this round.
control-no-bid = Your eggs protect your chickens from Mrs Tweedy, so keep them.
control-pays = If you win, you pay { $eggs }.
control-loses = Somebody else will most likely command Mr Tweedy and the dog.
control-dog = From there the dog can meet runners on their way to the Free corners.
caught = { $name } has to go back to the hut.
caught-load = { $name } has to go back to the hut and loses what the chicken carries.
caught-escape = The escape of { $name } is stopped.

## Page: table

page-do = Do it
page-ways-out = Ways out
page-buildings-within-reach = Buildings within reach
page-all-there-are = { $label }: all there are
page-offer = Offer it
page-what-done-by-itself = What is done by itself until you say otherwise
page-farmyard = The farmyard
page-farmyard-from-above = The farmyard from above
page-squares-within-reach = Squares within reach
page-buildings = Buildings
page-eggs-card = { $sign }: { $price } eggs a card
page-out = out
page-whole-yard = The whole yard
page-map-turn-part-yard = Map: turn to a part of the yard
page-one-part-back = One part back
page-turn = Your turn
page-reach = Reach
page-mr-tweedys-reach = Mr Tweedy’s reach
page-dogs-reach = The dog’s reach
page-plans-equipment = Plans and equipment
page-back-yard = Back to the yard
page-all-there = All there.
page-show-where-begins = Show where { $name } begins
page-where = Where
page-no-plan-yet-food = No plan yet: the food store has them.
page-equipment = Equipment
page-none-yet-shops-have = None yet: the shops have it.
page-what-happens-by-itself = What happens by itself
page-by-itself = By itself
page-nest = in the nest
page-pies = in pies
page-round = Round
page-choose = Choose…
page-chickens = Your chickens
page-no-hand = No hand
page-are-watching-hands-stay = You are watching. Hands stay hidden.
page-step = step
page-steps = steps
page-out-of-game = out of the game
page-carried = carried
page-shown = shown

## The goal

goal = Free { $target ->
    [1] a chicken
    [2] two chickens
    [3] three chickens
   *[4] four chickens
} before the others free theirs.

## The printed box

paper-chickens = Chickens
paper-equipment = Equipment cards
paper-plans = Plans
paper-search = Search cards
paper-tokens = Eggs and markers
paper-pieces = Pieces and dice
paper-tunnels = Tunnels
paper-yard = The yard
paper-yard-told = The yard on six sheets, with one that shows how they come together
paper-pieces-told = Six hens, Mr Tweedy, the dog and two dice
paper-tunnels-told = Six tunnels, each for whoever digs
paper-needs = { $kinds }.
paper-next-runs = Then the next runs.
paper-one-runs = Only one runs.
paper-keep = Keep it until you need it.
paper-now = Do it at once.
paper-open = open
paper-glue = glue: { $sheet } on top
paper-together = How the yard comes together
paper-size = { $width } by { $height } mm when it lies. One square is { $square } mm.
paper-cut = Cut
paper-cut-means = Along the picture; leave the tabs.
paper-join = Glue
paper-join-means = A1, A2, A3 in a row, then B1, B2, B3.
paper-press = Press
paper-press-means = Row B on the tabs of row A; then put books on it.
paper-begins = Plans begin here
paper-tunnel-ends = Tunnels come out here
paper-flight-ends = Flights land here
paper-fold = Dashed lines are folds. Figures fold over the top and stand on their two ends.
paper-white = White: your hen
paper-black = Black: the Tweedys
paper-dig = Put your hen on the space you have dug to.
paper-out-shop = Barn, workshop: out
paper-out-hut = Hut: out

## What each rule says that these messages and the rules cite

law-CR-036 = You may move as many steps as the dice show, plus or minus the number on your active chicken. That leaves at least one step, unless the table allows none.
law-CR-046 = A chicken in the yard gets past the wire only through the open Main Gate, by the way of its plan, or through a hole that has been cut.
law-CR-050 = Whoever enters a shop with enough eggs may look through its pile and take one card.
law-CR-061 = You can trade with somebody when your turn ends where their piece stands, or as a guest in their hut.
law-CR-063 = After a trade no chicken may carry more than one card, and nobody may have more than two plans. You can offer only what you have.
law-CR-064 = If your black die shows 1 to 3, whoever commands the Tweedys may move Mr Tweedy up to so many steps after your move.
law-CR-068 = On the Tweedys’ turn Mr Tweedy may walk up to the total, never diagonally and through doors. He enters no hut, and passes the wire only at gates.
law-CR-084 = The dog stays outside the wire. It never stands in a Free corner, in a gate or in the yard.
law-CR-094 = Mrs Tweedy takes a chicken from the first of these that has one: the bunker, the hut, the hand, those that run. Whoever commands the Tweedys chooses which.
law-CR-103 = To announce an escape your piece must stand where the plan begins, you must have the plan and every card it needs, and the coast must be clear.
law-CR-105 = The coast is clear if Mr Tweedy is neither where you start nor one of his steps from it, unless the table chose another distance. For ways through wire or a gate the dog must not be on the first square outside, either.
law-CR-R74 = Trading is possible wherever your turn ends beside somebody’s piece on one square or in one room, once your move is done. Presents are allowed, but an offer must hold something.
