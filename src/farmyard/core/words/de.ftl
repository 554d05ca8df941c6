## Options

option-seat = Wer beginnt
    .value-random = Der Zufall
option-switch =
    .value-no = Nein
    .value-yes = Ja
seat = Platz { $n }

## Players

players = { $low } bis { $high } Personen
players-only = { $high ->
    [one] { $high } Person
   *[other] { $high } Personen
}

## Bots

level-egg = Ei
    .def = das Ei
level-chick = Küken
    .def = das Küken
level-pullet = Junghenne
    .def = die Junghenne
level-hen = Henne
    .def = die Henne
level-rooster = Hahn
    .def = der Hahn
level-goose = Gans
    .def = die Gans
level-cat = Katze
    .def = die Katze
level-fox = Fuchs
    .def = der Fuchs
level-owl = Eule
    .def = die Eule
level-random = Zufall
    .def = der Zufall
plays-random = nimmt irgendetwas
level-without-compiler = spielt hier wie { FORM($below, "def") }: Zum Vorausdenken braucht es Numba, das fehlt oder abgeschaltet ist
level-getting-ready = { CAP(FORM($level, "def")) } macht sich bereit und spielt bis dahin wie { FORM($below, "def") }.
level-ready = { CAP(FORM($level, "def")) } ist bereit.

## Advice

advice-says = An deiner Stelle: { CAP(FORM($who, "def")) } { $says }.
advice-only = Etwas anderes geht hier nicht.

## The rules of a game: the title of the section on using the page

about-the-page = An diesem Tisch
