# Glossary
#   yard = basse-cour (f)        place = case (f)           row = ligne (f)
#   mess = crotte (f), in the mess = dans la crotte          shovel = pelle (f)
#   hand = main (f)              stack = pile (f)           turn = tour (m)
#   match = paire (f), the same card = la même carte        lucky duck = coup de chance (m)
#   to play = jouer              to turn over = retourner   to lay aside = écarter
#   to draw = piocher            to shuffle = mélanger      to pick out = choisir
#   to miss a turn = passer son tour    to go (cards) = partir, face up = visible
#   Forms of a card: value "le renard", .one "un renard", .no "de renard" after "pas", .bare
#   "renard", .every "tous". Names never follow "de": the elision would depend on them.

## The box

title = By Golly!
tagline = Retrouve ce que tu as en main. Et gare à la crotte.
author = Frank Nestel
credit = By Golly! (Au Backe!) est un jeu de Frank Nestel, paru d’abord chez Zoch en 2001.

## House rules

drawer-finer = Points de détail

option-start =
    .help = Une place au choix, ou le hasard.
option-lucky_duck = Coup de chance
    .help = À chaque paire, choisir si tous les animaux pareils partent, ou les faire partir toujours.
    .value-choice = Demander
    .value-auto = Toujours
option-memory_aid = Aide-mémoire
    .help = Ce que la table retient pour toi.
    .value-none = Rien
    .value-last_seen = Vu en dernier
    .value-full = Tout
option-last_card_safe = Dernière carte protégée
    .help = Personne ne gagne en se faisant prendre sa dernière carte.
option-empty_hand = Main entièrement prise
    .help = Passer son tour et piocher à la fin, ou piocher d’abord et jouer.
    .value-pass = Passer
    .value-draw_first = Piocher d’abord
option-faceup_match = Même carte déjà visible
    .help = Un animal gardé demande une carte cachée, ou part tout de suite si sa carte est visible.
    .value-no = En retourner une
    .value-instant = Part tout de suite
option-consolation = Mélange après une crotte
    .help = On mélange les cartes retournées que l’on veut, ou seulement toutes ensemble.
    .value-any = Au choix
    .value-all = Toutes ou aucune
option-max_turns = Partie la plus longue
    .help = Après autant de tours, le moins de cartes gagne.

## Bots

plays-egg = ne retient presque rien
plays-chick = oublie presque tout
plays-pullet = retient une carte sur deux
plays-hen = oublie une carte sur trois
plays-rooster = oublie une carte de temps en temps
plays-fox = retient tout
plays-owl = retient tout et pense plus loin

## Lessons

lesson-first = Retrouve ce que tu as
    .about = Tu apprends à regarder où les autres regardent, et que faire dans la crotte.
    .can-1 = Joue un animal, puis retourne son jumeau.
    .can-2 = Une paire part, et tu continues.
    .can-3 = Une crotte : retourne encore une carte, et espère.
    .can-4 = Plus aucune carte : tu gagnes.
    .farewell = Tu gagnes ! Le reste, c’est une bonne mémoire.
lesson-first-1 = Joue d’abord un animal de ta main. Prends le renard.
    .knows = Joue d’abord un animal, puis retourne une carte.
    .instead = Tu peux commencer par n’importe quel animal. Cherchons d’abord le renard.
lesson-first-2 = Retourne une carte. Personne ne les connaît : devine !
    .knows = Pas de paire : ta carte revient, et ton tour finit.
    .instead = Deviner, c’est deviner : ça valait bien l’autre. Mais continuons ensemble.
    .but-1 = Tu devines le renard du premier coup ! Quelle chance.
lesson-first-3 = As-tu vu ? Crisp a retourné un renard. Joue le tien.
    .knows = Regarde bien quand les autres retournent des cartes.
    .instead = Tu peux. Mais tu viens de voir où est le renard, et on oublie vite.
lesson-first-4 = Retourne maintenant la carte que Crisp a retournée.
    .knows = Deux pareilles : la tienne part, et tu continues.
    .instead = Tu peux retourner n’importe quelle carte. Mais le renard, tu l’as vu : dans la lumière.
lesson-first-5 = Une paire ! Ton renard part. Continue : joue une poule.
    .instead = Ça marche aussi. Mais tu as deux poules : avec une poule, il en part plus.
lesson-first-6 = La lumière a du nez. Retourne cette carte-ci.
    .instead = Tu peux deviner toi-même. Cette fois, la poule était dans la lumière.
lesson-first-7 = Une poule trouvée, deux en main : les deux peuvent partir !
    .knows = À chaque paire, tous les animaux pareils peuvent partir.
    .instead = Tu peux en garder une. Mais pourquoi ? Sans carte avant les autres, on gagne.
lesson-first-8 = Plus qu’une ! Joue l’escargot.
    .instead = Ça marche aussi. Mais voyons ce qui arrive à l’escargot.
lesson-first-9 = Retourne celle-ci, et bouche-toi le nez.
    .instead = Tu peux. Mais tu rates quelque chose qui sent fort.
lesson-first-10 = Crotte ! Une pelle te sauve ; sinon, tu prends deux cartes.
    .knows = Une crotte : retourne encore une carte. La pelle sauve.
    .instead = Pas de pelle. Alors tu prends des cartes aux autres : deux, ou quatre pour une autre crotte.
lesson-first-11 = Ouf ! Mélange les cartes retournées : le secret revient.
    .knows = Après une crotte, tu peux mélanger tes cartes retournées.
    .instead = Tu peux en choisir, ou les laisser. Mais alors tout le monde sait où sont les autres.
lesson-first-12 = Crisp vient de voir l’escargot. Joue ta dernière carte !
lesson-first-13 = Où était-il ? Ici ! Retourne-le, et tu gagnes.
    .knows = Plus aucune carte : tu gagnes.
    .instead = Tu peux retourner n’importe quelle carte. Mais Crisp t’a montré où est l’escargot.

## Puzzles

puzzle-where = Où est-il ?
    .asks = Tu as vu où il se cache. Que fais-tu ?
puzzle-mess = Dans le pétrin
    .asks = Que faire de mieux maintenant ?

## Things

card = { $card ->
    [snail] l’escargot
    [goose] l’oie
    [caterpillar] la chenille
    [hen] la poule
    [mouse] la souris
    [marten] la martre
    [mess] une crotte
    [shovel] une pelle
   *[other] le { card.bare }
}
    .one = { $card ->
        [caterpillar] une chenille
        [hen] une poule
        [goose] une oie
        [mouse] une souris
        [marten] une martre
       *[other] un { card.bare }
    }
    .no = { $card ->
        [snail] d’escargot
        [goose] d’oie
       *[other] de { card.bare }
    }
    .every = { $card ->
        [caterpillar] toutes
        [hen] toutes
        [goose] toutes
        [mouse] toutes
        [marten] toutes
       *[other] tous
    }
    .bare = { $card ->
        [worm] ver
        [snail] escargot
        [caterpillar] chenille
        [hedgehog] hérisson
        [chick] poussin
        [rooster] coq
        [hare] lièvre
        [hen] poule
        [raven] corbeau
        [goose] oie
        [drake] canard
        [butterfly] papillon
        [mouse] souris
        [fox] renard
        [marten] martre
        [mess] crotte
       *[shovel] pelle
    }
    .plural = { $card ->
        [raven] corbeaux
        [mouse] souris
       *[other] { card.bare }s
    }
cards = { $n ->
    [1] { card }
    [2] deux { card.plural }
   *[3] trois { card.plural }
}
place = ligne { $row }, case { $column }
where = { " " }en { place }
card-at = { card }{ where }
so-many = { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { so-many.number } cartes
}
    .number = { $n ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $n }
    }
others = { $who ->
    [you] toi
    [they] { $name }
   *[all] les autres
}

## A choice in words, as game files have it

say-play = joue { $animal }
say-turn = retourne la carte en { $place }
say-one = écarte seulement { FORM($animal, "one") }
say-all = écarte { FORM($animal, "every") } ses { FORM($animal, "plural") }
say-draw = pioche une carte chez { $victim }
say-leave = laisse les cartes retournées en place
say-shuffle = mélange les cartes retournées
say-shuffle-picked = mélange les cartes choisies
say-pick = choisit { $card } en { $place }

## The question

ask-play = { $who ->
    [you] À toi, { $name }. Joue un animal.
   *[they] { $name } choisit un animal.
}
ask-turn = { $who ->
    [you] Retourne maintenant une carte. Où est { $animal } ?
   *[they] { $name } cherche { $animal }.
}
ask-lucky = { $who ->
    [you] Coup de chance ! Combien de tes { FORM($animal, "plural") } partent ?
   *[they] { $name } a plus d’{ FORM($animal, "one") }.
}
ask-turn2 = { $who ->
    [you] Crotte ! Retourne encore une carte, en espérant une pelle.
   *[they] Crotte ! Il faut une pelle à { $name }.
}
ask-draw = { $who ->
    [you] Te voilà dans la crotte. Chez qui pioches-tu ? Encore { $owed }.
   *[they] { $name } est dans la crotte et pioche chez { $others } : encore { $owed }.
}
ask-shuffle = { $who ->
    [you] Mélanger les cartes retournées, ou les laisser en place ?
   *[they] { $name } peut mélanger les cartes retournées.
}
ask-go-on = Une paire ! Continue : joue un autre animal.
ask-pick = Mélanger toutes les cartes retournées, en choisir, ou les laisser ?
ask-pick-another = { CAP($cards) } change de place : choisis une autre carte, ou laisse tout.
ask-pick-more = Mélanger { $cards }, en choisir d’autres, ou tout laisser ?

## Why not

why-not-play = Impossible : tu n’as pas { FORM($animal, "no") } en main. (BG-13)
why-not-turn = Pas celle-là : elle est déjà visible. (BG-14)
why-not-turn2 = Pas celle-là : elle est déjà visible. (BG-24, BG-R2)
why-not-lucky = Écarte tous les animaux pareils, ou seulement celui que tu joues. (BG-R5)
why-not-shuffle = Mélange les cartes retournées, ou laisse-les en place. (BG-29, BG-30)
why-not-alone = Une carte seule ne change pas de place : choisis-en une autre. (BG-R14)
why-not-again = Celle-là est déjà choisie. (BG-R14)
why-not-no-animal = Cet animal n’existe pas.
why-not-no-place = Cette case n’existe pas dans la basse-cour.
why-not-self = Tu ne peux pas piocher dans ta propre main. (BG-28)
why-not-empty = Rien à piocher ici : cette main est vide. (BG-R9)
why-not-safe = Pas ici : à cette table, la dernière carte est protégée. (BG-R12)
why-not-nobody = Cette place est vide.
why-shut-play = Joue d’abord un animal de ta main.
why-shut-turn = Tu cherches { $animal } : retourne maintenant une carte de la basse-cour.
why-shut-turn2 = Crotte ! Retourne d’abord encore une carte de la basse-cour.
why-shut-lucky = Dis d’abord combien de tes { FORM($animal, "plural") } partent.
why-shut-draw = Te voilà dans la crotte : pioche d’abord une carte. Choisis chez qui.
why-shut-shuffle = Dis d’abord si les cartes retournées sont mélangées.

## What happened

tell-lay = { $who ->
    [you] Tu joues { $animal }.
   *[they] { $name } joue { $animal }.
}
tell-match = { $who ->
    [you] Tu joues { $animal }. Trouvé{ $where } ! Une carte de moins.
   *[they] { $name } joue { $animal }. Trouvé{ $where } ! Une carte de moins.
}
    .aloud = { $who ->
        [you] Trouvé : { $animal }{ $where }.
       *[they] { $name } : { FORM($animal, "bare") }{ $where }.
    }
tell-match-all = { $who ->
    [you] Tu joues { $animal }. Trouvé{ $where } ! Coup de chance : { FORM($animal, "every") } tes { FORM($animal, "plural") } partent.
   *[they] { $name } joue { $animal }. Trouvé{ $where } ! Coup de chance : { FORM($animal, "every") } ses { FORM($animal, "plural") } partent.
}
    .brief = { tell-all }
    .aloud = { $who ->
        [you] Trouvé : { $animal }{ $where }. Tout part.
       *[they] { $name } : { FORM($animal, "bare") }{ $where }. Tout part.
    }
tell-at-once = { $who ->
    [you] Tu joues { $animal }. La même carte est visible : une carte de moins.
   *[they] { $name } joue { $animal }. La même carte est visible : une carte de moins.
}
tell-at-once-all = { $who ->
    [you] Tu joues { $animal }. La même carte est visible ! Coup de chance : { FORM($animal, "every") } tes { FORM($animal, "plural") } partent.
   *[they] { $name } joue { $animal }. La même carte est visible ! Coup de chance : { FORM($animal, "every") } ses { FORM($animal, "plural") } partent.
}
    .brief = { tell-all }
tell-at-once-lucky = { $who ->
    [you] Tu joues { $animal }. La même carte est visible ! Et tu en as encore.
   *[they] { $name } joue { $animal }. La même carte est visible ! Et il y en a encore.
}
    .brief = { $who ->
        [you] La même carte est visible ! Et tu en as encore.
       *[they] La même carte est visible ! { $name } en a encore.
    }
tell-lucky = { $who ->
    [you] Tu joues { $animal }. Trouvé{ $where } ! Et tu en as encore.
   *[they] { $name } joue { $animal }. Trouvé{ $where } ! Et il y en a encore.
}
    .brief = { $who ->
        [you] Trouvé{ $where } ! Et tu en as encore.
       *[they] Trouvé{ $where } ! { $name } en a encore.
    }
    .aloud = { $who ->
        [you] Trouvé{ $where } ! Et tu en as encore.
       *[they] { $name } : { FORM($animal, "bare") }{ $where }, et encore d’autres.
    }
tell-miss = { $who ->
    [you] Tu joues { $animal } et retournes { $card }{ $where }. Pas de paire.
   *[they] { $name } joue { $animal } et retourne { $card }{ $where }. Pas de paire.
}
    .brief = { $who ->
        [you] Tu retournes { $card }{ $where }. Pas de paire.
       *[they] { $name } retourne { $card }{ $where }. Pas de paire.
    }
    .aloud = { $who ->
        [you] { CAP($card) }{ $where }. Pas de paire.
       *[they] { $name } : { FORM($animal, "bare") }, mais { FORM($card, "bare") }{ $where }.
    }
tell-mess = { $who ->
    [you] Tu joues { $animal } et retournes une crotte{ $where }.
   *[they] { $name } joue { $animal } et retourne une crotte{ $where }.
}
    .brief = { $who ->
        [you] Tu retournes une crotte{ $where }.
       *[they] { $name } retourne une crotte{ $where }.
    }
    .aloud = { $who ->
        [you] Une crotte{ $where } !
       *[they] { $name } : une crotte{ $where }.
    }
tell-one = { $who ->
    [you] Tu écartes seulement { FORM($animal, "one") }.
   *[they] { $name } écarte seulement { FORM($animal, "one") }.
}
tell-all = { $who ->
    [you] Coup de chance ! { CAP(FORM($animal, "every")) } tes { FORM($animal, "plural") } partent.
   *[they] Coup de chance ! { $name } écarte { FORM($animal, "every") } ses { FORM($animal, "plural") }.
}
tell-shovel = { $who ->
    [you] Une pelle{ $where } ! Te voilà propre. { CAP($animal) } te revient.
   *[they] Une pelle{ $where } ! C’est propre : { $name } reprend { $animal }.
}
    .brief = { $who ->
        [you] Une pelle{ $where } ! Te voilà propre.
       *[they] Une pelle{ $where } ! { $name } est propre.
    }
    .aloud = { $who ->
        [you] Une pelle{ $where } ! Te voilà propre.
       *[they] { $name } : une pelle{ $where }, tout propre.
    }
tell-landed = { $who ->
    [you] { CAP($card) }{ $where } : te voilà dans la crotte. Prends deux cartes chez { $others } ; { $animal } te revient.
   *[they] { CAP($card) }{ $where } : { $name } est dans la crotte, reprend { $animal } et prend deux cartes chez { $others }.
}
    .brief = { $who ->
        [you] { CAP($card) }{ $where } : te voilà dans la crotte. Prends deux cartes.
       *[they] { CAP($card) }{ $where } : { $name } est dans la crotte.
    }
    .aloud = { $who ->
        [you] { CAP($card) }{ $where } : te voilà dans la crotte. Prends deux cartes chez { $others }.
       *[they] { $name } : { $card }{ $where }, dans la crotte.
    }
tell-really = { $who ->
    [you] Une autre crotte{ $where } ! Prends quatre cartes chez { $others } ; { $animal } te revient.
   *[they] Une autre crotte{ $where } ! { $name } reprend { $animal } et prend quatre cartes chez { $others }.
}
    .brief = { $who ->
        [you] Une autre crotte{ $where } ! Prends quatre cartes.
       *[they] Une autre crotte{ $where } ! { $name } prend quatre cartes.
    }
    .aloud = { $who ->
        [you] Une autre crotte{ $where } ! Prends quatre cartes chez { $others }.
       *[they] { $name } : une autre crotte{ $where }.
    }
tell-drawn = { $who ->
    [you] Tu pioches { $card } chez { $victim }.
   *[they] { $name } pioche une carte chez { $victim }.
}
tell-drawn-from-you = { $name } pioche { $card } chez toi.
tell-shuffled = { $who ->
    [you] Tu mélanges les { FORM($n, "number") } cartes retournées.
   *[they] { $name } mélange les { FORM($n, "number") } cartes retournées.
}
tell-picked = { $who ->
    [you] Tu choisis de mélanger { $cards }.
   *[they] { $name } choisit de mélanger { $cards }.
}
tell-some = { $who ->
    [you] Tu mélanges { $cards }.
   *[they] { $name } mélange { $cards }.
}
tell-left = { $who ->
    [you] Tu laisses les cartes en place.
   *[they] { $name } laisse les cartes en place.
}
tell-back = { $who ->
    [you] { CAP($animal) } revient dans ta main.
   *[they] { $name } reprend { $animal }.
}
tell-no-hand = Mais il n’y a pas de carte à prendre.
tell-no-more = Il n’y a pas d’autre carte à prendre.
tell-draws = { $who ->
    [you] Tu pioches { $n } dans ta pile : { $cards }.
   *[they] { $name } pioche { $n } dans sa pile.
}
    .aloud = { $who ->
        [you] Tu pioches { $n } : { $cards }.
       *[they] Pioche { $n }.
    }
tell-misses = { $who ->
    [you] Tu n’as pas de carte en main : tu passes ton tour et pioches { $n } : { $cards }.
   *[they] { $name } n’a pas de carte en main, passe son tour et pioche { $n }.
}
tell-draws-first = { $who ->
    [you] Tu n’as pas de carte en main et pioches d’abord { $n } : { $cards }.
   *[they] { $name } n’a pas de carte en main et pioche d’abord { $n }.
}
tell-matched = { $who ->
    [you] Tu n’as plus aucune carte !
   *[they] { $name } n’a plus aucune carte !
}
tell-robbed = { $who ->
    [you] Ta dernière carte s’en va : tu n’en as plus aucune !
   *[they] { $name } perd sa dernière carte : plus aucune à jouer !
}
tell-closed = La basse-cour ferme pour la nuit.

## The end

heading-left = cartes restantes
heading-held = en main
heading-stack = dans la pile
outcome-won = { $who ->
    [you] Tu gagnes, { $name } !
   *[they] { $name } gagne !
}
outcome-closed = { $who ->
    [you] La basse-cour ferme. Tu as le moins de cartes et gagnes, { $name } !
   *[they] La basse-cour ferme. { $name } a le moins de cartes et gagne !
}
outcome-closed-shared = { $who ->
    [you] La basse-cour ferme. Tu partages la victoire avec { $others } : le moins de cartes.
   *[they] La basse-cour ferme. { $others } ont le moins de cartes et partagent la victoire.
}

## The table as text

sketch-seat = { $name } : encore { $total }, { $held } en main{ $laid }, { $left } dans la pile
sketch-laid = , { $animal } sur la table
sketch-hand = Ta main : { $cards }
sketch-no-card = aucune carte

## The page

unit-left = à jouer
unit-held = en main
label-card = { CAP(card.bare) }
label-yard = La basse-cour
label-down = Carte cachée, { place }
label-remembered = { label-down }, en mémoire : { $known ->
    [1] { FORM($cards, "bare") }
   *[other] une carte parmi { FORM($cards, "bare") }
}
label-up = { label-card } visible, { place }
label-picked = { label-up }, à mélanger
label-played = En jeu
label-aside = { $n ->
    [0] Écartées
   *[other] Écartées : { $n }
}
label-stack = Ta pile
label-messes = Crottes cachées
label-shovels = Pelles cachées
label-hand = Ta main
label-choice = Ton choix
label-all = { $copies ->
    [2] Les deux { card.plural }
   *[3] Les trois { card.plural }
}
label-one = Cette carte seulement
label-shuffle = { $picked ->
    [0] Mélanger les { $n }
   *[other] Mélanger ces { $n }
}
label-leave = Laisser en place
label-no-hand = Pas de main
watching = Tu regardes. Les mains restent cachées.

## Advice: what a choice brings

gain-known = Tu sais où est { $animal } : { $place }. La paire est sûre.
gain-known-many = Tu sais où est { $animal } : { $place }. { $n ->
    [2] Tes deux { FORM($animal, "plural") }
   *[3] Tes trois { FORM($animal, "plural") }
} peuvent partir d’un coup.
gain-up = La même carte est déjà visible : { $animal } part tout de suite.
gain-stuck = Les cartes de tous tes animaux sont déjà visibles : aucun ne peut faire la paire maintenant.
gain-unknown = Tu ne sais d’aucun de tes animaux où il est : tente ta chance avec { $animal }.
gain-unknown-many = Tu ne sais d’aucun de tes animaux où il est. Tu as { $cards } : si tu trouves cet animal, tous peuvent partir d’un coup.
gain-rest-unknown = Aucune carte que tu connais ne peut faire la paire : tente ta chance avec { $animal }.
gain-here = Tu sais que { $animal } est ici. La paire est sûre.
gain-last = C’est la seule carte que tu ne connais pas : { $animal } est forcément ici.
gain-one-of = { CAP($animal) } est parmi les { $n } cartes que tu ne connais pas, et celle-ci en fait partie.
gain-new = { CAP($animal) } est déjà visible dans la basse-cour : aucune autre carte ne peut faire la paire. Celle-ci te montre au moins du nouveau.
gain-harmless = { CAP($animal) } est déjà visible dans la basse-cour : aucune autre carte ne peut faire la paire. Ici, c’est { $card } : tu évites la crotte.
gain-nothing = Aucune carte ne peut faire la paire maintenant, et il faut en retourner une.
gain-shovel-here = Tu sais qu’il y a une pelle ici. Elle te sort de la crotte, et tu ne prends pas de carte.
gain-shovel-unknown = Il te faut une pelle. Les deux sont parmi les { $n } cartes que tu ne connais pas, et celle-ci en fait partie.
gain-no-mess = Tu ne sais pas où il y a une pelle, mais l’autre crotte n’est pas ici.
gain-all = { $n ->
    [2] Tes deux { FORM($animal, "plural") }
   *[3] Tes trois { FORM($animal, "plural") }
} partent d’un coup, pour une seule carte retournée.
gain-one = { CAP($animal) } part pour de bon.
then-win = Alors tu n’as plus de carte, et tu gagnes.
then-empty = Alors ta main est vide. Ton tour finit, et tu pioches { $n } dans ta pile.
then-more = Ensuite, tu peux jouer { $cards }, car tu connais aussi { $n ->
    [1] cette case
   *[other] ces cases
}.
gain-draw-most = Une carte de moins, ça aide. Parmi les autres, c’est { $name } qui est le plus loin du but : encore { $n } cartes.
gain-draw-equal = Une carte de moins, ça aide. Parmi les autres, c’est { $name } qui est le plus loin du but, à égalité : encore { $n } cartes.
gain-draw-some = Il faut bien prendre une carte à quelqu’un, et il en reste { $n ->
    [1] une
   *[other] { $n }
} à { $name }.
gain-spared = Il ne reste que { $n } cartes à { $name }.
gain-spared-last = Prendre à { $name } sa dernière carte, ce serait lui offrir la victoire.
gain-shuffle = Tu n’as aucun des animaux retournés, donc tu ne perds rien. Après le mélange, personne ne sait où est quoi.
gain-shuffle-some = Une fois { $cards } dans le mélange, personne ne sait où est quoi.
gain-alike = Les cartes choisies sont toutes pareilles : cela ne te coûte rien.
gain-pick = { CAP($card) } ne va avec rien dans ta main. Mélange cette carte avec { $cards }, et personne ne sait plus où est quoi.
gain-pick-alone = { CAP($card) } ne va avec rien dans ta main : tu peux oublier sa case.
gain-pick-any = Mélange cette carte avec d’autres.
gain-stays = { $n ->
    [1] Mais { $cards } reste en place, car cet animal est dans ta main.
   *[other] Mais { $cards } restent en place, car ces animaux sont dans ta main.
}
gain-leave = Tu as { $card } en main, et tu connais maintenant sa case : { $place }. Garde-la pour ton prochain tour.
gain-leave-many = Tu as { $cards } en main, et tu connais maintenant leurs cases. Garde-les pour ton prochain tour.
gain-leave-any = Alors tu sais encore où sont ces cartes.

## Advice: what may come of it

risk-guess-next = Ensuite, il faudra deviner : tu ne sais pas où sont tes autres animaux.
risk-no-match = Sans paire, { $animal } te revient et ton tour finit.
risk-ends = { CAP($animal) } te revient, et ton tour finit.
risk-hidden = { $n ->
    [1] Une crotte se cache encore parmi les cartes que tu ne connais pas.
   *[2] Les deux crottes se cachent encore parmi les cartes que tu ne connais pas.
}
risk-near = Il reste seulement { $n } à { $name }.
risk-animal = Si c’est un animal, il faut prendre { $few } chez { $others }.
risk-other-mess = Si c’est un animal, il faut prendre { $few } chez { $others } ; si c’est l’autre crotte, { $many }.
risk-only-mess = Si c’est l’autre crotte, il faut prendre { $many } chez { $others }.
risk-keeps = { $n ->
    [1] Mais tu en gardes un exemplaire, sans paire possible à ce tour.
   *[2] Mais tu en gardes deux exemplaires, sans paire possible à ce tour.
}
risk-taken = Après cette carte, il te reste { $n } cartes.
risk-victim-wins = C’est la dernière carte qui reste à { $name } : { $name } gagne aussitôt.
risk-lost = { $n ->
    [1] Toi non plus, tu ne sauras pas où est { $cards }.
   *[other] Toi non plus, tu ne sauras pas où sont { $cards }.
}
risk-seen = Mais tous les autres aussi ont vu ces cartes.
risk-seen-by-one = Mais { $name } aussi a vu ces cartes.
goal = Finis tes cartes avant tous : retrouve ce que tu as.

## The printed box

paper-yard = Tuiles de la cour
paper-animals = Cartes animaux

## What each rule says that these messages and the rules cite

law-BG-13 = Ton tour commence par un animal de ta main, au choix, joué à la vue de tous.
law-BG-14 = Après l’animal, tu retournes une carte de la basse-cour, n’importe laquelle qui est cachée.
law-BG-24 = Qui retourne une crotte doit aussitôt retourner encore une carte de la basse-cour.
law-BG-28 = Après une crotte, tu pioches dans les mains des autres, jamais dans la tienne. Tu peux tout prendre à une personne ou à plusieurs.
law-BG-29 = Qui a retourné une crotte peut, pour se consoler, mélanger entre leurs cases les cartes retournées pendant ce tour.
law-BG-30 = Rien n’oblige à mélanger : les cartes peuvent rester où elles sont.
law-BG-R2 = La deuxième carte après une crotte peut être n’importe quelle carte cachée de la basse-cour.
law-BG-R5 = Si tu as en main d’autres cartes de l’animal que tu viens de trouver, tu peux les écarter toutes ou seulement celle que tu as jouée. Une table peut décider que toutes partent d’office.
law-BG-R6 = Si tu gardes un animal dont le jumeau est déjà visible, il te faut quand même retourner une carte cachée, qui ne peut pas convenir. Une table peut le laisser partir tout de suite.
law-BG-R8 = Si ta main se vide pendant ton tour et qu’il reste des cartes dans ta pile, ton tour est fini et tu en pioches cinq.
law-BG-R9 = Dans les mains des autres, tu pioches à l’aveugle, une carte à la fois, en choisissant chaque fois chez qui.
law-BG-R10 = Si les autres mains ont trop peu de cartes, tu prends ce qu’il y a, et on te fait grâce du reste.
law-BG-R12 = Qui se fait prendre sa toute dernière carte, à cause de la crotte de quelqu’un d’autre, n’en a plus et gagne aussitôt. Une table peut aussi protéger les dernières cartes.
law-BG-R13 = Si on t’a pris toute ta main avant ton tour, tu passes ce tour et pioches à la fin. Une table peut te laisser piocher d’abord, puis jouer.
law-BG-R14 = Tu peux mélanger toutes les cartes retournées pendant ton tour, ou deux au moins que tu choisis sous les yeux de tous. Ensuite, personne ne sait laquelle est où, toi non plus.
law-BG-R18 = Le hasard désigne qui commence, sauf si la table a choisi quelqu’un.
law-BG-R19 = Pour qu’aucune partie ne dure toujours, elle s’arrête après le nombre de tours choisi pour la table. Le moins de cartes, en main et en pile, gagne alors ; à égalité, on partage la place.
