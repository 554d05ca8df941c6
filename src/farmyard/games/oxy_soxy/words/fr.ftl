# Glossary
#   bullock = bœuf (m)           cow = vache (f)            animal = animal (m), bête (f)
#   meadow = pré (m)             square = case (f)          line = rangée (f)
#   row = ligne (f)              column = colonne (f)       hand, pile = main, pioche
#   score card = carte de décompte (f), bullock score = carte Bœufs (f), cow score = carte Vaches (f)
#   to score a line = décompter une rangée   to burn a card = défausser une carte

## The box

title = Oxy Soxy
tagline = Les bœufs costauds gagnent les vaches, les belles vaches les bœufs.
author = Marco Teubner
credit = Oxy Soxy (Ochsen soxen) est un jeu de Marco Teubner, paru d’abord chez Nürnberger-Spielkarten-Verlag en 2008.

## House rules

option-start =
    .help = Le plus gros balourd : une place au choix, ou le hasard.
option-adjacency = Voisins
    .help = Pose un animal sur n’importe quelle case libre, ou jamais juste à côté d’un autre.
    .value-free = Permis
    .value-forbidden = Interdits
option-tie = L’égalité bloque
    .help = Seulement une égalité chez les bêtes décomptées, ou chez les autres aussi.
    .value-scored_sex = Décomptées
    .value-either_sex = Toutes
option-score_cards = Cartes de décompte par sorte
    .help = Deux de chaque, ou une seule pour une partie rapide.
    .value-1 = Une
    .value-2 = Deux

## Bots

plays-egg = prend ce qui vient
plays-chick = attend une bonne rangée
plays-pullet = pose n’importe où, mais marque avec soin
plays-hen = prévoit un coup d’avance, sur une ou deux cases
plays-rooster = prévoit un coup d’avance, sur peu de cases
plays-goose = prévoit un coup d’avance, sur quelques cases
plays-cat = prévoit un coup d’avance, mais en manque beaucoup
plays-fox = prévoit un coup d’avance
plays-owl = lit tout le pré

## Lessons

lesson-first = Costauds en ligne
    .about = Tu apprends pourquoi un bœuf se pose à côté d’une vache, et quand jouer une carte de décompte.
    .can-1 = Tes bœufs sont les plus forts : prends les vaches.
    .can-2 = Tes vaches sont les plus belles : prends les bœufs.
    .can-3 = Regarde avant de décompter : le gain va au plus fort.
    .can-4 = Après le dernier décompte, on compte les points.
    .farewell = Six étapes, trois minutes. Le reste est affaire de flair.
lesson-first-1 = Touche ton bœuf 7. Puis la case C2.
    .knows = Pose un animal sur une case libre, puis pioches-en un.
    .instead = Tu peux. Mais sur la ligne 2 il aiderait ton bœuf 3.
    .but-1 = Une vache, pourquoi pas. Mais la ligne 2 en a déjà une et veut des bœufs.
    .but-2 = Regarde d’abord : cette rangée serait à Crisp, et ta carte serait perdue.
lesson-first-2 = Tes bœufs font 10, ceux de Crisp 8. Décompte la ligne 2 !
    .knows = Une carte Bœufs gagne les vaches de la rangée.
    .instead = Tu peux. Mais sur la ligne 2 une vache de valeur 9 est maintenant à toi.
    .but-1 = Regarde d’abord qui y a la plus belle vache. C’est Crisp !
lesson-first-3 = La vache est à toi. Pose ta vache 10 en D4.
    .knows = Il faut des deux sortes pour décompter une rangée.
    .instead = Tu peux. Mais la ligne 4 a un bœuf de valeur 10, et aucune vache pour le gagner.
lesson-first-4 = Ta vache est la plus belle de la ligne 4. Carte Vaches !
    .knows = Une carte Vaches gagne les bœufs de la rangée.
    .instead = Tu peux. Mais ta carte Vaches gagne dix points sur la ligne 4.
lesson-first-5 = Ligne 3 : 6 à 6. Ton bœuf 1 en E3 fait la différence.
    .knows = À égalité en tête, personne ne peut décompter.
    .instead = Tu peux. Mais une petite bête sur la ligne 3, et tu passes devant Crisp.
lesson-first-6 = 7 bat 6, et deux vaches regardent. Joue ta dernière carte !
    .knows = La toute dernière carte de décompte finit la partie.
    .instead = Tu peux. Mais neuf points t’attendent sur la ligne 3, et tu as gagné.

## Puzzles

puzzle-line = Gagne la rangée
    .asks = Quelle rangée décomptes-tu, et avec quelle carte ?
puzzle-place = Où va-t-il paître ?
    .asks = Quel animal va où, pour que tu aies les meilleures chances ?

## Things

beast = { $sex ->
    [bullock] le bœuf
   *[cow] la vache
} { $value }
    .bare = { $sex ->
        [bullock] bœuf
       *[cow] vache
    } { $value }
    .of = { $sex ->
        [bullock] de bœuf
       *[cow] de vache
    } { $value }
coloured-beast = { $sex ->
    [bullock] { $colour ->
        [yellow] le bœuf { $value } jaune
        [red] le bœuf { $value } rouge
        [blue] le bœuf { $value } bleu
       *[green] le bœuf { $value } vert
    }
   *[cow] { $colour ->
        [yellow] la vache { $value } jaune
        [red] la vache { $value } rouge
        [blue] la vache { $value } bleue
       *[green] la vache { $value } verte
    }
}
line = { $kind ->
    [row] ligne
   *[column] colonne
} { $sign }
points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
most = { $sex ->
    [bullock] forts
   *[cow] belles
}
beasts = { $sex ->
    [bullock] bœufs
   *[cow] vaches
}
others = { $other ->
    [bullock] bœufs
   *[cow] vaches
}
score = carte { $sex ->
    [bullock] Bœufs
   *[cow] Vaches
}

## A choice in words, as game files have it

say-lay = pose { $beast } en { $square }
say-score = joue une { score } sur la { $line }
say-burn = défausse une { score }
say-pass = passe

## The question

ask-both = À toi, { $name }. Pose un animal sur le pré ou décompte une rangée.
ask-lay = À toi, { $name }. Pose un animal sur le pré.
ask-must-lay = À toi, { $name }. Plus de carte de décompte : pose un animal.
ask-empty = { $who ->
    [you] Ta main est vide, { $name }. Décompte une rangée.
   *[they] { $name } a la main vide et doit décompter une rangée.
}
ask-full = { $who ->
    [you] Aucune case libre, { $name }. Décompte une rangée.
   *[they] Aucune case libre : { $name } doit décompter une rangée.
}
ask-burn = { $who ->
    [you] Aucune rangée ne compte, { $name }. Défausse une carte de décompte.
   *[they] { $name } ne peut rien décompter et défausse une carte de décompte.
}
ask-pass = { $who ->
    [you] Tu ne peux rien faire, { $name }. Passe.
   *[they] { $name } ne peut que passer.
}
ask-thinking = { $name } réfléchit.

## Why not

why-not-hand = Tu n’as pas { FORM($beast, "of") } en main. (OS-10)
why-not-taken = { $square } est prise : { $lying } y est. (OS-11)
why-not-neighbours = Pas en { $square } : un animal est juste à côté, et les voisins sont interdits à cette table. (OS-R1)
why-not-no-card = Tu n’as plus de { score }. (OS-07)
why-not-bare = Rien à décompter : la { $line } est vide. (OS-31)
why-not-one-sex = Pas de { $missing ->
    [bullock] bœuf
   *[cow] vache
} sur la { $line } : il faut des deux sortes. (OS-31)
why-not-tie = Égalité sur la { $line }, { $best } à { $best } : personne n’est en tête. (OS-30, OS-R6)
why-not-other-tie = Les { others } de la { $line } sont à égalité, { $best } à { $best }, et à cette table cela bloque tout. (OS-R6)
why-not-burn = Tu ne défausses une carte de décompte que si tu ne peux ni poser ni décompter. (OS-R8)
why-not-pass = Tu ne peux passer que s’il n’y a rien d’autre à faire. (OS-R9)
why-not-nothing = Ce coup n’existe pas. (OS-10)

## What happened

tell-lay = { $who ->
    [you] Tu poses { $beast } en { $square }.
   *[they] { $name } pose { $beast } en { $square }.
}
tell-lay-and-draw = Tu poses { $beast } en { $square } et pioches { $drawn }.
tell-score = { $who ->
    [you] Tu joues une { score } sur la { $line } : { $winner_is ->
        [you] tes { beasts } sont
       *[they] { $winner } a les { beasts }
    } les plus { most } et { $winner_is ->
        [you] gagnent
       *[they] gagne
    } les { others }, { points }.
   *[they] { $name } joue une { score } sur la { $line } : { $winner_is ->
        [you] tes { beasts } sont
       *[they] { $winner } a les { beasts }
    } les plus { most } et { $winner_is ->
        [you] gagnent
       *[they] gagne
    } les { others }, { points }.
}
    .brief = { $who ->
        [you] Tu décomptes la { $line } : { $winner_is ->
            [you] tu gagnes
           *[they] { $winner } gagne
        } { points }.
       *[they] { $name } décompte la { $line } : { $winner_is ->
            [you] tu gagnes
           *[they] { $winner } gagne
        } { points }.
    }
tell-burn = { $who ->
    [you] Tu défausses une { score } : aucune rangée ne peut être décomptée.
   *[they] { $name } défausse une { score } : aucune rangée ne peut être décomptée.
}
tell-pass = { $who ->
    [you] Tu passes : tu ne peux rien faire.
   *[they] { $name } passe.
}
tell-end = C’était la dernière carte de décompte.

## The end

heading-points = points
heading-bullocks = bœufs gagnés
heading-cows = vaches gagnées
outcome-won = { $who ->
    [you] Tu gagnes avec { points }, { $name } !
   *[they] { $name } gagne avec { points } !
}
outcome-shared = { $who ->
    [you] Tu partages la victoire avec { $others } : { points } chacun.
   *[they] { $others } partagent la victoire : { points } chacun.
}

## The table as text

sketch-seat = { $mark }  { $name } : { $points } points ; cartes de décompte : { $bullock } Bœufs, { $cow } Vaches ; { $held } en main, { $left } dans la pioche
sketch-hand = Ta main : { $cards }
sketch-card = { FORM($beast, "bare") }
sketch-no-card = aucune carte

## The page

unit-points = points
unit-pile = dans la pioche
mark-bullock = cartes Bœufs restantes
mark-cow = cartes Vaches restantes
label-line = { CAP($line) }
label-meadow = Le pré
label-beast = { $sex ->
    [bullock] Bœuf
   *[cow] Vache
} { $value } de { $name }, ligne { $row }, colonne { $column }
label-free = Case libre, ligne { $row }, colonne { $column }
label-hand = Ta main
label-held = { CAP(FORM($beast, "bare")) }
label-held-say = { CAP(FORM($beast, "bare")) } : touche une case.
label-card = { $sex ->
    [bullock] Carte Bœufs
   *[cow] Carte Vaches
}
label-card-left = { label-card }, encore { $left }
label-card-say = { label-card } : touche le chiffre d’une ligne ou la lettre d’une colonne.
label-choice = Ton choix
label-burn = Défausser une { score }
label-pass = Laisser jouer les autres
label-no-hand = Pas de main
watching = Tu regardes. Les mains restent cachées.
slip-lines = Rangées
slip-none = Aucune rangée ne peut encore être décomptée. Touche le chiffre d’une ligne ou la lettre d’une colonne pour voir pourquoi.
slip-of = { CAP($line) }, si on la décompte
slip-beats = bat
slip-points = points
slip-takes = prend les { others }
slip-go = Compter
slip-gives = Offrir { points } à { $winner }
    .brief = Offrir
slip-gives-say = Cela donne { points } à { $winner }. Vraiment ?
slip-no-winner = { $sex ->
    [bullock] Pas de bœuf ici.
   *[cow] Pas de vache ici.
}
slip-tied = Égalité, { $total } à { $total } : pas de décompte.
slip-no-prize = { $other ->
    [bullock] Pas de bœuf à gagner.
   *[cow] Pas de vache à gagner.
}
slip-blocked = Une égalité des { others } bloque tout.

## Advice

gain-mine = Tes { beasts } sont les plus { most } sur la { $line } et gagnent maintenant les { others } : { points }.
gain-other = Aucune rangée n’est meilleure pour toi. Celle-ci donne { points } à { $winner }.
gain-grows = Une { score } sur la { $line } te donnerait alors { points }, et non { $before }.
gain-opens = Une { score } sur la { $line } te donnerait alors { points }.
gain-spoils = { $name } pourrait gagner { points } sur la { $line } maintenant, mais plus après.
gain-waits = Aucune rangée ne vaut encore une carte de décompte ; garde la tienne pour une meilleure.
cost = { $cards ->
    [1] Cela coûte ta dernière carte de décompte.
   *[other] Cela coûte une de tes { $cards } cartes de décompte.
}
risk-threat = Ensuite, { $name } pourrait gagner { points } sur la { $line }.
goal = Les bœufs forts gagnent les vaches, les belles vaches les bœufs.

## The printed box

paper-deck = { $colour ->
    [yellow] Jaune
    [red] Rouge
    [blue] Bleu
   *[green] Vert
}
paper-beast = { $sex ->
    [bullock] Bœuf
   *[cow] Vache
} { $value }
paper-meadow = Cartes pré

## What each rule says that these messages and the rules cite

law-OS-07 = Chacun commence avec autant de cartes de décompte pour les bœufs que pour les vaches : deux de chaque, ou une dans la partie rapide. Chacune sert une fois.
law-OS-10 = Un tour, c’est une carte : un animal de ta main, ou une carte de décompte.
law-OS-11 = Un animal va sur une case où il n’y en a pas d’autre ; une pâquerette ne compte pas.
law-OS-30 = Une rangée ne se décompte pas tant que le plus haut total est partagé.
law-OS-31 = Une rangée ne se décompte que s’il s’y trouve au moins un bœuf et une vache.
law-OS-R1 = Toute case libre convient, même à côté d’autres bêtes. Une table peut interdire les voisins.
law-OS-R5 = Le hasard désigne le plus gros balourd, qui commence, sauf si la table a choisi quelqu’un.
law-OS-R6 = Seule une égalité pour le plus haut total bloque une rangée, et seulement chez les bêtes décomptées. Une table peut décider qu’une égalité chez les autres la bloque aussi.
law-OS-R8 = Si tu ne peux ni poser un animal ni décompter une rangée, tu ranges une carte de décompte de ton choix. Le pré reste tel quel.
law-OS-R9 = Tu ne passes que s’il ne te reste aucune carte de décompte et que tu ne peux poser aucun animal. Les autres continuent.
law-OS-R15 = S’il ne te reste qu’à décompter, tu dois le faire, même si seuls les autres y gagnent.
law-OS-R16 = Tout le monde sait combien de cartes de décompte de chaque sorte il reste à chacun.
law-OS-R19 = À égalité de points à la fin, on partage la place, et tout en haut la victoire.
law-OS-R22 = Chacun a deux cartes de décompte pour les bœufs et deux pour les vaches ; pour une partie rapide, une table peut n’en donner qu’une de chaque.
