## The box

title = Oxy Soxy
tagline = Strong bullocks win cows, fine cows win bullocks.
author = Marco Teubner
credit = Oxy Soxy (Ochsen soxen) is a game by Marco Teubner, first published by Nürnberger-Spielkarten-Verlag in 2008.

## House rules

option-start =
    .help = The biggest oaf: a seat of your choice, or luck.
option-adjacency = Neighbours
    .help = Put an animal on any free square, or never side by side with another.
    .value-free = Welcome
    .value-forbidden = Forbidden
option-tie = A tie blocks a line
    .help = Only a tie in the sex that is scored, or one in either sex.
    .value-scored_sex = Scored sex
    .value-either_sex = Either sex
option-score_cards = Score cards of each sex
    .help = Two each, or one each for a fast game.
    .value-1 = One
    .value-2 = Two

## Bots

plays-egg = takes what comes along
plays-chick = waits for a good line
plays-pullet = lays anywhere, but scores with care
plays-hen = looks one move ahead, at one or two boxes
plays-rooster = looks one move ahead, at few boxes
plays-goose = looks one move ahead, at some boxes
plays-cat = looks one move ahead, but misses much
plays-fox = looks one move ahead
plays-owl = thinks the meadow through

## Lessons

lesson-first = Strong in a row
    .about = You learn why a bullock lies beside a cow, and when to play a score card.
    .can-1 = Your bullocks are the strongest: take the cows.
    .can-2 = Your cows are the finest: take the bullocks.
    .can-3 = Look before you score: anybody may win.
    .can-4 = The last score card is played: most points win.
    .farewell = Six steps, three minutes. The rest is good timing.
lesson-first-1 = Touch your bullock 7. Then touch square C2.
    .knows = Put an animal on any free square. Then you draw one.
    .instead = You may lay it there. In row 2 it would help your bullock 3, though.
    .but-1 = A cow is fine. But row 2 has a cow already, and wants bullocks.
    .but-2 = Look first: that line would be Crisp’s, and your score card gone.
lesson-first-2 = Your bullocks make 10, Crisp’s make 8. Score row 2!
    .knows = A bullock score wins the cows of a line.
    .instead = You may do that. But there is a cow worth 9 in row 2, and now she is yours.
    .but-1 = Look first who has the finest cow there. It is Crisp!
lesson-first-3 = The cow came to you. Now lay your cow 10 on D4.
    .knows = A line needs one of each sort to be scored.
    .instead = You may. But in row 4 lies a bullock worth 10, and no cow to win him.
lesson-first-4 = Your cow is the finest in row 4. Play a cow score!
    .knows = A cow score wins the bullocks of a line.
    .instead = You may. But your cow score wins ten points in row 4.
lesson-first-5 = Row 3 is a tie: 6 and 6. Your bullock 1 on E3 breaks it.
    .knows = With a tie at the top, nobody can score.
    .instead = You may. But one small animal in row 3, and you are ahead of Crisp.
lesson-first-6 = 7 beats 6, and two cows look on. Play your last score!
    .knows = The last score card of all ends the game.
    .instead = You may. But nine points wait in row 3, and then you have won.

## Puzzles

puzzle-line = Win this line
    .asks = Which line do you score, and with which card?
puzzle-place = Where does it graze?
    .asks = Which animal goes where, so that you have the best chance to win?

## Things

beast = { $sex } { $value }
coloured-beast = { $colour } { $sex } { $value }
line = { $kind } { $sign }
most = { $sex ->
    [bullock] strongest
   *[cow] finest
}
points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}

## A choice in words, as game files have it

say-lay = puts { $beast } on { $square }
say-score = plays a { $sex } score on { $line }
say-burn = burns a { $sex } score card
say-pass = passes

## The question

ask-both = Your turn, { $name }. Put an animal on the meadow, or score a line.
ask-lay = Your turn, { $name }. Put an animal on the meadow.
ask-must-lay = Your turn, { $name }. No score cards left: put an animal on the meadow.
ask-empty = { $who ->
    [you] Your hand is empty, { $name }. Score a line.
   *[they] { $name } has an empty hand and must score a line.
}
ask-full = { $who ->
    [you] No square is free, { $name }. Score a line.
   *[they] No square is free: { $name } must score a line.
}
ask-burn = { $who ->
    [you] No line can be scored, { $name }. Burn a score card.
   *[they] { $name } cannot score any line and must burn a score card.
}
ask-pass = { $who ->
    [you] There is nothing you can do, { $name }. Pass.
   *[they] There is nothing { $name } can do but pass.
}
ask-thinking = { $name } is thinking it over.

## Why not

why-not-hand = There is no { $beast } in your hand. (OS-10)
why-not-taken = { $square } is taken: the { $lying } is there. (OS-11)
why-not-neighbours = Not on { $square }: an animal stands next to it, and neighbours are forbidden at this table. (OS-R1)
why-not-no-card = You have no { $sex } score card left. (OS-07)
why-not-bare = Nothing to score: { $line } is empty. (OS-31)
why-not-one-sex = No { $missing } in { $line }: it takes one of each sex. (OS-31)
why-not-tie = A tie in { $line }, { $best } to { $best }: no { $sex }s are { most }. (OS-30, OS-R6)
why-not-other-tie = The { $other }s of { $line } are tied, { $best } to { $best }, and at this table that blocks both. (OS-R6)
why-not-burn = A score card is burnt only if you can neither put an animal down nor score a line. (OS-R8)
why-not-pass = You may pass only if there is nothing else you can do. (OS-R9)
why-not-nothing = There is no such thing to do. (OS-10)

## What happened

tell-lay = { $who ->
    [you] You put { $beast } on { $square }.
   *[they] { $name } puts { $beast } on { $square }.
}
tell-lay-and-draw = You put { $beast } on { $square } and draw { $drawn }.
tell-score = { $who ->
    [you] You play a { $sex } score on { $line }: { $winner_is ->
        [you] your
       *[they] { $winner }’s
    } { $sex }s are { most } and win the { $other }s, { points }.
   *[they] { $name } plays a { $sex } score on { $line }: { $winner_is ->
        [you] your
       *[they] { $winner }’s
    } { $sex }s are { most } and win the { $other }s, { points }.
}
    .brief = { $who ->
        [you] You score { $line }: { $winner_is ->
            [you] you win
           *[they] { $winner } wins
        } { points }.
       *[they] { $name } scores { $line }: { $winner_is ->
            [you] you win
           *[they] { $winner } wins
        } { points }.
    }
tell-burn = { $who ->
    [you] You burn a { $sex } score card: no line can be scored.
   *[they] { $name } burns a { $sex } score card: no line can be scored.
}
tell-pass = { $who ->
    [you] You pass: there is nothing you can do.
   *[they] { $name } passes.
}
tell-end = That was the last score card.

## The end

heading-points = points
heading-bullocks = bullocks captured
heading-cows = cows captured
outcome-won = { $who ->
    [you] You win with { points }, { $name }!
   *[they] { $name } wins with { points }!
}
outcome-shared = { $who ->
    [you] You share the win with { $others }: { points } each.
   *[they] { $others } share the win: { points } each.
}

## The table as text

sketch-seat = { $mark }  { $name }: { $points } points; score cards: { $bullock } bullock, { $cow } cow; { $held } in hand, { $left } in the pile
sketch-hand = Your hand: { $cards }
sketch-card = { $beast }
sketch-no-card = no card

## The page

unit-points = points
unit-pile = in the pile
mark-bullock = bullock score cards left
mark-cow = cow score cards left
label-line = { CAP($line) }
label-meadow = The meadow
label-beast = { $name }’s { $sex } { $value }, row { $row }, column { $column }
label-free = Free square, row { $row }, column { $column }
label-hand = Your hand
label-held = { CAP($beast) }
label-held-say = { CAP($beast) }: touch a square.
label-card = { $sex ->
    [bullock] Bullock score
   *[cow] Cow score
}
label-card-left = { label-card } card, { $left } left
label-card-say = { label-card }: touch a row’s number or a column’s letter.
label-choice = Your choice
label-burn = Burn a { $sex } score
label-pass = Let the others go on
label-no-hand = No hand
watching = You are watching. Hands stay hidden.
slip-lines = Lines
slip-none = No line can be scored yet. Touch a row’s number or a column’s letter to see why.
slip-of = { CAP($line) }, if scored
slip-beats = beats
slip-points = points
slip-takes = takes the { $other }s
slip-go = Score
slip-gives = Give { $winner } { points }
    .brief = Give
slip-gives-say = That gives { $winner } { points }. Really?
slip-no-winner = No { $sex } here.
slip-tied = A tie at { $total }: no score.
slip-no-prize = No { $other } to win.
slip-blocked = A tie among the { $other }s blocks it.

## Advice

gain-mine = Your { $sex }s are { most } in { $line } and win its { $other }s now: { points }.
gain-other = No line is better for you. This one gives { $winner } { points }.
gain-grows = Then a { $sex } score on { $line } would bring you { points }, not { $before }.
gain-opens = Then a { $sex } score on { $line } would bring you { points }.
gain-spoils = { $name } could win { points } on { $line } now, and could not after this.
gain-waits = No line is worth a score card yet, and this keeps yours for a better one.
cost = { $cards ->
    [1] It costs your last score card.
   *[other] It costs one of your { $cards } score cards.
}
risk-threat = Next, { $name } could win { points } on { $line }.
goal = Strong bullocks win cows, fine cows win bullocks.

## The printed box

paper-deck = { $colour ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
}
paper-beast = { $sex ->
    [bullock] Bullock
   *[cow] Cow
} { $value }
paper-meadow = Meadow cards

## What each rule says that these messages and the rules cite

law-OS-07 = Everybody begins with the same number of score cards for bullocks as for cows: two of each, or one in the fast game. Each is used once.
law-OS-10 = A turn is one card: an animal from your hand, or a score card.
law-OS-11 = An animal goes on a square where no other lies; a daisy does not count.
law-OS-30 = A line cannot be scored while the highest total is shared.
law-OS-31 = A line can be scored only if at least one bullock and one cow lie in it.
law-OS-R1 = Any free square will do, and other animals may lie beside it. A table can forbid neighbours.
law-OS-R5 = Luck decides who is the biggest oaf and begins, unless the table has chosen somebody.
law-OS-R6 = Only a tie for the highest total blocks a line, and only among the animals being scored. A table can decide that a tie among the others blocks it too.
law-OS-R8 = If you can neither put an animal down nor score a line, you put one score card of your choice away. The meadow stays as it is.
law-OS-R9 = You pass only when you have no score card left and can put no animal down. The others play on.
law-OS-R15 = If scoring is all you can do, you must, even if only others gain by it.
law-OS-R16 = How many score cards of each sort a player has left is known to all.
law-OS-R19 = Equal points at the end share the place, and on top the victory.
law-OS-R22 = Everybody has two score cards for bullocks and two for cows; for a fast game a table can play with one of each.
