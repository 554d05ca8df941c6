## Options

option-seat = Who starts
    .value-random = Luck
option-switch =
    .value-no = No
    .value-yes = Yes
seat = Seat { $n }

## Players

players = { $low } to { $high } players
players-only = { $high ->
    [one] { $high } player
   *[other] { $high } players
}

## Bots

level-egg = Egg
level-chick = Chick
level-pullet = Pullet
level-hen = Hen
level-rooster = Rooster
level-goose = Goose
level-cat = Cat
level-fox = Fox
level-owl = Owl
level-random = Random
plays-random = picks anything
level-without-compiler = plays like the { $below } here: to search it needs Numba, which is missing or turned off
level-getting-ready = The { $level } is getting ready to search, and plays like the { $below } until then.
level-ready = The { $level } is ready.

## Advice

advice-says = In your place the { $who } { $says }.
advice-only = Nothing else can be done here.

## The rules of a game: the title of the section on using the page

about-the-page = At this table
