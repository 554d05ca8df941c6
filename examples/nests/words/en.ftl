## The box

title = Nests
tagline = Three hens in a row, and the yard is yours. Mind the straw.
author = children everywhere
credit = Noughts and crosses is older than anybody who could be asked; the straw is new.

## House rules

option-start =
    .help = A seat of your choice, or luck.
option-row = Three in a row
    .help = Whoever has three hens in a row wins, or loses.
    .value-wins = Wins
    .value-loses = Loses

## Bots

plays-egg = likes every nest
plays-chick = sees its own two in a row
plays-hen = sees yours as well
plays-fox = likes the middle
plays-owl = thinks it through

## A choice in words, as game files have it

say-hide = hides a hen in { $nest }
say-lay = puts a hen into { $nest }

## The question

ask-hide = { $who ->
    [you] Your turn, { $name }. Hide a hen under the straw.
   *[they] { $name } is hiding a hen.
}
ask-lay = { $who ->
    [you] Your turn, { $name }. Put a hen into a free nest.
   *[they] { $name } is looking for a nest.
}
why-not-taken = A hen of { $name }’s sits in { $nest }. (NE-03)
why-not-nothing = There is no such nest. (NE-03)

## What happened

tell-hide = { $who ->
    [you] You hide a hen in { $nest }.
   *[they] { $name } hides a hen.
}
tell-lay = { $who ->
    [you] You put a hen into { $nest }.
   *[they] { $name } puts a hen into { $nest }.
}
tell-chased = { $who ->
    [you] You put a hen into { $nest }, and one that hid there chases it off!
   *[they] { $name } puts a hen into { $nest }, and one that hid there chases it off!
}
tell-hid = { $who ->
    [you] Your hidden hen was in { $nest }.
   *[they] { $name }’s hidden hen was in { $nest }.
}

## The end

heading-points = points
heading-hens = hens
outcome-won = { $who ->
    [you] Three in a row: you win, { $name }!
   *[they] Three in a row: { $name } wins!
}
outcome-shared = All nests are taken: { $names } share the yard.

## The page

label-yard = The yard
label-free = { $nest }: free
label-hen = { $nest }: { $name }’s hen
label-hidden = { $nest }: free; under the straw hides { $name }’s hen
label-both-hidden = { $nest }: free; under the straw hide hens of { $names }
unit-hens = hens

## What each rule says that these messages and the rules cite

law-NE-01 = Two players, with hens of one colour each, as many as they need; the yard has three rows of three nests.
law-NE-02 = First each, in turn, hides one hen under the straw of a nest, and nobody else may know of which. Both may choose the same one.
law-NE-03 = Then each, in turn, puts one hen into a free nest, where none is to be seen; there it stays.
law-NE-04 = If a hen of the other’s hides there, she chases the newcomer off and sits in the nest herself.
law-NE-05 = The game ends as soon as three hens of one colour sit in a row, across, down or along a diagonal: their owner has won.
law-NE-06 = It ends as well when all nests are taken: without three in a row nobody has won, and both share the first place.
law-NE-07 = Who hid in a nest is seen by all as soon as the nest is taken, and at the end.
law-NE-R1 = Luck decides who begins, unless the table has chosen somebody.
law-NE-R2 = What three in a row are worth: they win; by a house rule they lose, and the other has won.
