## Options

option-seat = Qui commence
    .value-random = Le hasard
option-switch =
    .value-no = Non
    .value-yes = Oui
seat = Place { $n }

## Players

players = { $low } à { $high } joueurs
players-only = { $high ->
    [one] { $high } joueur
   *[other] { $high } joueurs
}

## Bots

level-egg = Œuf
    .def = l’Œuf
level-chick = Poussin
    .def = le Poussin
level-pullet = Poulette
    .def = la Poulette
level-hen = Poule
    .def = la Poule
level-rooster = Coq
    .def = le Coq
level-goose = Oie
    .def = l’Oie
level-cat = Chat
    .def = le Chat
level-fox = Renard
    .def = le Renard
level-owl = Hibou
    .def = le Hibou
level-random = Hasard
    .def = le Hasard
plays-random = joue n’importe quoi
level-without-compiler = joue ici comme { FORM($below, "def") } : pour réfléchir, il lui faut Numba, qui manque ou est désactivé ici
level-getting-ready = { CAP(FORM($level, "def")) } se prépare à réfléchir et joue d’ici là comme { FORM($below, "def") }.
level-ready = { CAP(FORM($level, "def")) } a fini de se préparer.

## Advice

advice-says = À ta place, { FORM($who, "def") } { $says }.
advice-only = Rien d’autre n’est possible ici.

## The rules of a game: the title of the section on using the page

about-the-page = À cette table
