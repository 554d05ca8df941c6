## The box

title = Ducks
tagline = Three of a kind are a brood. Two of a kind are an invitation.
author = you
credit = A card game to begin a game of your own with.

## House rules

option-start =
    .help = A seat of your choice, or luck.
option-shooing = Shooing ducks away
    .help = Whether a card may shoo its like from another pond.
    .value-allowed = Allowed
    .value-never = Never

## Bots

plays-egg = likes every duck
plays-chick = finishes what it has begun
plays-hen = sees your pairs as well
plays-fox = sees both
plays-owl = thinks it through

## Things

no-ducks = none

## A choice in words, as game files have it

say-settle = puts a { $duck } onto the own pond
say-shoo = shoos the { $duck } from the pond of { $other }

## The question

ask-play = { $who ->
    [you] Your turn, { $name }. Play a card: onto your pond, or to shoo its like from another.
   *[they] { $name } is choosing a card.
}
why-not-nothing = There is no such pond. (DU-02)
why-not-held = There is no { $duck } in this hand. (DU-02)
why-not-shooing = At this table no ducks are shooed away. (DU-R2)
why-not-there = No { $duck } swims on the pond of { $other }. (DU-02)

## What happened

tell-settle = { $who ->
    [you] You put a { $duck } onto your pond.
   *[they] { $name } puts out a { $duck }.
}
tell-brood = { $who ->
    [you] You put a third { $duck } onto your pond: a brood!
   *[they] { $name } puts out a third { $duck }: a brood!
}
tell-shoo = { $who ->
    [you] You shoo every { $duck } from the pond of { $other }.
   *[they] { $whose ->
        [you] { $name } shoos every { $duck } from your pond.
       *[they] { $name } shoos every { $duck } from the pond of { $other }.
    }
}

## The end

heading-broods = broods
heading-ducks = ducks
outcome-won = { $who ->
    [you] Most broods are yours: you win, { $name }!
   *[they] Most broods: { $name } wins!
}
outcome-shared = As many broods and ducks: { $names } share the water.

## The table as text

sketch-pond = { $name }: { $ducks } (broods: { $broods })
sketch-pile = Pile: { $n }
sketch-hand = Your hand: { $ducks }

## The page

label-ponds = The ponds
label-pond = The pond of { $name }: { $ducks }
label-hand = Your hand
label-no-hand = No hand
watching = You are watching: hands stay hidden.
label-pile = pile
unit-broods = broods
unit-hand = in hand

## What each rule says that these messages and the rules cite

law-DU-01 = Two to four players. Of each of five kinds of duck there are six cards; everybody is dealt four, and the rest is the pile.
law-DU-02 = Who is to move plays one card: onto the own pond, or onto another’s where ducks of the same kind swim.
law-DU-03 = Three ducks of one kind on a pond are a brood: they leave it and count at the end. Nobody can shoo them away.
law-DU-04 = A card on another’s pond shoos all ducks of its kind from there; they are out of the game, and so is the card.
law-DU-05 = Then the hand is filled up with the top card of the pile, as long as there is one.
law-DU-06 = The game ends when nobody has a card. Who has none is left out.
law-DU-07 = Most broods win; between equal ones the ducks that are left on the pond decide.
law-DU-R1 = Luck decides who begins, unless the table has chosen somebody.
law-DU-R2 = Whether cards may shoo ducks from others’ ponds at all.
