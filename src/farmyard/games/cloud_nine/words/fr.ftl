### Cloud Nine en français. Le nom des choses :
###
###   trick = pli (m), nine = neuf (m), operation = opération (f), sign = signe (m)
###   nest = nid (m), Nest of Gold = nid d’Or (m), Gold card = carte Or (f),
###   Gold discard = défausse d’Or (f), egg = œuf (m), hand = main (f), level = niveau (m)
###   Mystery Box = Boîte mystère (f), box = boîte (f), Fox = Renard (m),
###   Collective Nests = Nids collectifs (m pl)
###   Rooster = Coq (m), Hen = Poule (f), Chick = Poussin (m), Rifle = Fusil (m),
###   Bales of Straw = Bottes de paille (f pl), Straw = paille (f),
###   Individual Nests = Nids individuels (m pl), Worm = Ver (m), Easter Egg = Œuf de Pâques (m),
###   Corns = Maïs (m), Snake = Serpent (m)
###   day = jour (m), journée (f); round of Success = manche (f), turn = tour (m), pass = passer
###   pack = paquet (m), gap = place vide (f), challenge = défi (m), claim = réclamer
###   henhouse = poulailler (m), oracle = oracle (m); breeders are “tout le monde”, “par personne”
###
### Slots are those of en.ftl. Names of players never follow “de”, for the elision depends on them.
### Forms: .no after “pas”, .by what brings eggs ("te rapporte 9 œufs", "ne te rapporte rien").

## The box

title = Cloud Nine … au poulailler
    .short = Cloud Nine
tagline = Fais neuf. Gare au Renard.
author = quelqu’un dont nous ignorons le nom
credit = Les règles que nous avons de Cloud Nine ne nomment ni auteur, ni éditeur, ni année.
way-beginner = Débutants
way-full = Toutes les cartes
way-solo = En solo
way-dual = Duel

## House rules

drawer-finer = Détails
drawer-arithmetic = Calcul

option-mode = Jeu
    .help = Chacun pour soi, ou Success : neuf paquets à vider, en solo ou en duel.
    .value-group = Groupe
    .more-group = L’élevage, jour après jour.
    .value-solo = En solo
    .more-solo = Neuf paquets à vider.
    .value-dual = Duel
    .more-dual = Une table, un pli par tour.
option-level = Niveau
    .help = Plus et moins ; fois aussi ; divisé aussi ; ou tout cela contre la montre.
    .value-1 = Débutant
    .value-2 = Avancé
    .value-3 = Classique
    .value-4 = Expert
option-gold = Cartes Or
    .help = Jouer avec elles, ou sans.
option-rounds = Jours
    .help = 0 : un par personne. Qui commence un jour a l’avantage : jouez un multiple de votre nombre.
    .zero = un par personne
option-start =
    .help = La place à gauche du premier donneur, ou le hasard ; si le donneur commence, la place d’avant. Ne compte pas si le hasard décide chaque jour.
option-gold_set = L’Or de la boîte
    .help = Tout l’Or du tableau, ou les 26 cartes qu’une boîte imprimée a sûrement.
    .value-full = Tout
    .value-box26 = 26 cartes
option-first_player = Qui commence le jour
    .help = La donne tourne, et c’est à la gauche du donneur de commencer, ou au donneur ; ou au hasard.
    .value-left_of_dealer = À gauche du donneur
    .value-dealer = Le donneur
    .value-random = Le hasard
option-zero = Zéro
    .help = Si une partie d’opération peut valoir zéro.
    .value-forbid = Jamais
    .value-allow = Permis
option-numbers = Nombres
    .help = Si les divisions doivent tomber juste.
    .value-integers = Entiers
    .value-decimals = Décimaux
    .value-fractions = Fractions
option-powers = Puissances
    .help = Une carte peut être la puissance d’une autre.
option-roots = Racines carrées
    .help = Une racine peut être prise là où elle tombe juste.
option-rooster_ops = Le calcul du Coq
    .help = Ce que connaît le niveau, ou toute opération.
    .value-level = Du niveau
    .value-all = Tout
option-negatives = Sous zéro
    .help = Si une opération tapée peut passer sous zéro.
    .value-accept = Accepté
    .value-reject = Refusé
option-starter_draw = Qui commence pioche
    .help = Dans le nid au premier tour seulement, ou à chacun de ses tours.
    .value-once = Une fois
    .value-always = Toujours
option-round_end = La fin d’un jour
    .help = Aussitôt, ou après le tour où elle est venue.
    .value-immediate = Aussitôt
    .value-finish_turn = Après le tour
option-bonus_out = Quinze pour une main vide
    .help = Seulement si tu l’as vidée toi-même, ou de toute façon.
    .value-own_play = Par toi-même
    .value-any = De toute façon
option-snake_mode = Serpents
    .help = Posés devant toi à l’affût, ou annoncés sur n’importe quel pli.
    .value-standard = À l’affût
    .value-anytime = À tout moment
option-mystery_snake = Serpent et Boîte mystère
    .help = Un Serpent prend une boîte annoncée la plus haute, ou n’importe laquelle.
    .value-declared = La plus haute
    .value-always = Toute boîte
option-straw_after_snake = La paille après un Serpent
    .help = La paille double la plus haute carte restante, ou est perdue.
    .value-remaining = Ce qui reste
    .value-lost = Perdue
option-corns = Maïs
    .help = Un pli de plus de neuf œufs est interdit, ou en compte neuf.
    .value-forbid = Interdit
    .value-cap = Compte neuf
option-timer_s = Pendule
    .help = Secondes par tour. Comme d’habitude : aucune, mais 60 au niveau 4.
    .value-usual = Comme d’habitude
    .value-off = Aucune
    .value-30 = 30 secondes
    .value-45 = 45 secondes
    .value-60 = 60 secondes
    .value-90 = 90 secondes
    .value-120 = 120 secondes
    .value-150 = 150 secondes
    .value-180 = 180 secondes
option-egg_counts = L’Œuf de Pâques compte
    .help = En duel, comme une carte Or gagnée.
option-gold_tie = Autant de cartes Or
    .help = Les vingt œufs pour le plus grand nombre ne vont à personne, ou aux deux.
    .value-none = Personne
    .value-both = Les deux
option-dual_pass = Passer en duel
    .help = Seulement si aucun pli n’est possible, ou librement.
    .value-blocked = Si rien ne va
    .value-free = Librement
option-solvable = Seulement ce qui se gagne
    .help = Des donnes dont les paquets peuvent être vidés. Au laboratoire, on distribue comme cela vient.

## Bots

plays-egg = voit encore peu
plays-chick = trouve un neuf par-ci par-là
plays-pullet = manque la plupart des œufs
plays-hen = manque un œuf ou deux
plays-rooster = joue son Or avec soin
plays-owl = joue dans sa tête bien des donnes possibles

## Lessons

lesson-group = Au poulailler
    .about = Tu apprends comment les cartes font neuf, quand piocher, et comment un jour finit.
    .can-1 = Fais neuf avec plus et moins, et pose.
    .can-2 = Pioche d’abord une carte à côté.
    .can-3 = Un Renard en main coûte dix œufs le soir.
    .can-4 = Pose tout : 15 œufs de plus.
    .farewell = Sept étapes, trois minutes. Les cartes Or peuvent attendre.
lesson-group-1 = 5 et 4 font neuf. Touche les deux cartes, puis pose.
    .knows = Des cartes qui font neuf sont un pli : à toi leurs œufs.
    .instead = C’est un pli aussi ! Mais pour cette leçon, garde encore un peu ces cartes.
    .but-1 = Tu peux passer. Mais deux de tes cartes font neuf et rapportent neuf œufs.
lesson-group-2 = Neuf œufs pour toi ! Un pli par tour : finis le tien.
lesson-group-3 = Un tour commence par une carte d’à côté. Pioche.
    .knows = Pioche une carte cachée dans la main d’à côté.
lesson-group-4 = Trois cartes rapportent plus : 8 + 3 − 2. Pose-les.
    .knows = Un pli a jusqu’à trois cartes, toutes différentes.
    .instead = C’est un pli aussi ! Mais essaie 8 + 3 − 2 : il te laisse les bonnes cartes.
    .but-1 = Tu peux passer. Mais alors tu pioches, et ta main grandit encore.
lesson-group-5 = Treize de plus. Finis ton tour.
lesson-group-6 = Il reste peu de cartes. Pioche chez Crisp, à l’aveugle.
lesson-group-7 = 7 + 6 − 4 : neuf, et ta main est vide. Pose-les !
    .knows = Une main vide finit le jour : 15 œufs de plus.
    .instead = Tu peux. Mais avec 7 + 6 − 4, toutes tes cartes partent, et le jour est à toi.
lesson-alone = En solo avec les Renards
    .about = Tu apprends comment on vide les paquets, et à quoi servent les Renards.
    .can-1 = Prends des neuf au-dessus des paquets.
    .can-2 = Mène les Renards dans les places vides.
    .can-3 = Garde les Boîtes mystère : elles vont partout.
    .can-4 = Regarde avant de poser : tout doit partir.
    .farewell = Six étapes, trois minutes. Avec l’Or, il y a aussi des défis.
lesson-alone-1 = 5 et 4 font neuf. Touche les deux paquets, puis pose.
    .knows = Un pli prend le dessus de paquets différents.
    .instead = C’est un pli aussi ! Mais avec celui en lumière, la table se vide.
    .but-1 = Pas encore ! Cette table peut être vidée.
lesson-alone-2 = Une place vide ! Touche le Renard posé, puis la place.
    .knows = Tout dessus va dans une place vide, même un Renard.
    .instead = Tu peux. Mais un Renard bloque son paquet, et il pourrait s’écarter.
    .but-1 = Pas encore ! Il y a une place vide, et un Renard pourrait y aller.
lesson-alone-3 = Un neuf seul est un pli. Prends celui qui couvre le plus.
    .knows = Un neuf seul est un pli.
    .instead = C’est un pli aussi ! Mais avec celui en lumière, la table se vide.
    .but-1 = Pas encore ! Cette table peut être vidée.
    .but-2 = Un neuf aussi ! Mais sous l’autre, il y a une carte.
    .but-3 = Tu peux. Mais essaie d’abord le neuf : les places vides sont précieuses.
lesson-alone-4 = Trois cartes vident plus : 10 + 8 − 9. Pose-les.
    .knows = Jusqu’à trois cartes différentes, plus et moins.
    .instead = C’est un pli aussi ! Mais avec celui en lumière, la table se vide.
    .but-1 = Pas encore ! Cette table peut être vidée.
    .but-2 = Tu peux. Mais aucune carte ne gêne maintenant.
lesson-alone-5 = Une Boîte est toute carte : ici un 8. Pose-la avec le 1.
    .knows = Une Boîte mystère vaut toute carte de 1 à 10.
    .instead = C’est un pli aussi ! Mais que deviendraient alors le 1, le 2 ou le 7 ?
    .but-1 = Pas encore ! Cette table peut être vidée.
    .but-2 = Tu peux. Mais aucune carte ne gêne maintenant.
lesson-alone-6 = 7 et 2 : il ne restera que des Renards. Pose-les !
    .knows = Plus que des Renards : la table est vidée.
    .instead = Tu peux. Mais 7 et 2 sont les deux dernières cartes, et font neuf.
    .but-1 = Maintenant ? Regarde encore : 7 et 2 font neuf !
lesson-dual = Un duel pour les cartes Or
    .about = Tu apprends comment deux partagent une table, et comment se gagnent les cartes Or.
    .can-1 = Un pli par tour, dans les paquets des deux.
    .can-2 = Regarde le défi avant de poser.
    .can-3 = L’Or : cinq œufs chacun, 20 pour le plus.
    .can-4 = Le dernier pli rapporte 15 œufs de plus.
    .farewell = Six étapes, trois minutes. Trouve maintenant avec qui te mesurer.
lesson-dual-1 = Le Coq veut quatre cartes : 5 + 5 − 3 + 2. Pose-les.
    .knows = Relève le défi, et sa carte Or est à toi.
    .instead = C’est un pli aussi ! Mais quatre cartes te gagnent le Coq.
    .but-1 = Pas encore ! Tu es près de gagner.
lesson-dual-2 = Une carte Or, cinq œufs ! Un pli par tour : finis le tien.
    .knows = Chaque carte Or rapporte cinq œufs de plus.
    .instead = Tu peux. Mais ton pli est fait : laisse Crisp jouer.
    .but-1 = Pas encore ! Tu es près de gagner.
lesson-dual-3 = Le Maïs veut neuf œufs au plus : pose 5 et 4.
    .knows = Maïs : un pli de neuf œufs au plus.
    .instead = C’est un pli aussi ! Mais il rapporte plus de neuf œufs, et le Maïs reste là.
    .but-1 = Pas encore ! Tu es près de gagner.
    .but-2 = Cela gagne le Maïs aussi ! Mais prends 5 et 4 aujourd’hui.
lesson-dual-4 = Le Maïs est à toi. Finis ton tour.
    .knows = Une carte Or par tour, pas plus.
    .instead = Tu peux. Mais ton pli est fait : laisse Crisp jouer.
    .but-1 = Pas encore ! Tu es près de gagner.
lesson-dual-5 = Le Fusil va sans pli : réclame-le. Crisp devra tirer.
    .knows = Certain Or se réclame ; l’autre joueur l’exécute.
    .instead = Tu peux. Mais réclame d’abord le Fusil : après le dernier pli, c’est trop tard.
    .but-1 = Pas encore ! Tu es près de gagner.
lesson-dual-6 = L’Œuf de Pâques, 20 œufs ! Le dernier pli : 8 + 1.
    .knows = Le dernier pli rapporte 15 œufs, le plus d’Or 20.
    .instead = Tu peux. Mais 8 + 1 est le dernier pli et rapporte 15 œufs de plus.
    .but-1 = Pas encore ! Tu es près de gagner.

## Puzzles

puzzle-nine = Neuf avec le plus d’œufs
    .asks = Quelles cartes font neuf et rapportent le plus d’œufs ?
exercise = { $operation } = 9, { $eggs } œufs

## Cards

a-card = { $card ->
    [box] une Boîte mystère
    [fox] un Renard
    [nests] les Nids collectifs
   *[other] un { $card }
}
the-card = { $card ->
    [box] la Boîte mystère
    [fox] le Renard
    [nests] les Nids collectifs
   *[other] le { $card }
}
card-bare = { $card ->
    [box] Boîte
    [fox] Renard
    [nests] Nids
   *[other] { $card }
}
card-label = { $card ->
    [box] Boîte mystère
    [fox] Renard, dix œufs perdus
    [nests] Nids collectifs
   *[other] { $card }
}
gold-title = { $gold ->
    [rooster] Coq
    [hen] Poule
    [chick] Poussin
    [rifle] Fusil
    [straw] Bottes de paille
    [nest2] Nids individuels
    [worm] Ver
    [egg] Œuf de Pâques
    [corns] Maïs
   *[snake] Serpent
}
    .no = { $gold ->
        [egg] d’Œuf de Pâques
       *[other] de { gold-title }
    }
a-gold = { $gold ->
    [hen] la Poule
    [straw] des Bottes de paille
    [nest2] des Nids individuels
    [egg] l’Œuf de Pâques
    [corns] du Maïs
    [snake] un Serpent
   *[other] le { gold-title }
}
some-card = une carte
no-card = aucune carte
card-alike = une autre pareille
gold-alike = encore un
gold-several = { $n } × { gold-title }
eggs = { $eggs ->
    [0] aucun œuf
    [one] 1 œuf
   *[other] { $eggs } œufs
}
    .by = { $eggs ->
        [0] ne te rapporte rien
       *[other] te rapporte { eggs }
    }
cards = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}
gold-cards = { $golds ->
    [0] aucune carte Or
    [one] une carte Or
    [2] deux cartes Or
   *[other] { $golds } cartes Or
}
decimal-mark = ,

## A trick: its operation, what its boxes stand for, the packs it comes from

nine = { $trick ->
    [nine] le 9
    [box] une Boîte mystère valant 9
   *[several] { $operation } = 9
}
trick = { $trick ->
    [nine] le 9
    [box] une Boîte mystère valant 9
   *[several] { $operation } = 9{ $boxed ->
        [0] {""}
        [one] {" "}avec la boîte valant { $boxes }
       *[other] {" "}avec les boîtes valant { $boxes }
    }
}{ $from ->
    [0] {""}
    [one] {" "}du paquet { $packs }
   *[other] {" "}des paquets { $packs }
}{ $kept ->
    [0] {""}
   *[other] {" "}(le paquet { $kept } reste tel quel)
}
for-eggs = { $plain ->
    [yes] { $eggs ->
        [0] {" "}sans œuf
       *[other] {" "}pour { eggs }
    }
   *[no] {""}
}

## A choice, which is also written in game files

say-lay = pose { trick }{ for-eggs }
say-pass = passe
say-end = finit son tour
say-draw = pioche une carte sans voir
say-collective = joue les Nids collectifs
say-crow = joue le Coq
say-look = joue le Poussin et regarde toutes les mains
say-peek = joue le Poussin et regarde avant de piocher
say-straw = étale des Bottes de paille
say-lie = poste un Serpent à l’affût
say-easter = pose l’Œuf de Pâques
say-announce = annonce un Serpent
say-silent = n’annonce rien
say-reveal = retourne le Serpent
say-withdraw = retire le Serpent
say-rifle = chasse tous les Renards de sa main
say-trade = échange le Fusil contre une autre carte Or
say-pick = prend { a-card }
say-give = donne { a-card }
say-hen-all = joue la Poule et échange sa main avec { $victim }
say-hen-one = joue la Poule et échange une carte avec { $victim }
say-nests = joue les Nids individuels pour { $victim }
say-corns = pose du Maïs devant { $victim }
say-worm = échange le Ver contre { a-gold }
say-move = met { the-card } du paquet { $pack } dans la place vide
say-hen = passe { the-card } du paquet { $pack } tout en dessous
say-chick = regarde dans le paquet { $pack }
say-hunt = chasse le Renard du paquet { $pack }
say-claim = réclame { a-gold }
say-redo = réussit le Ver avec { a-gold }
say-go-by = { say-pass }
say-rest = { say-end }
say-resign = abandonne

## The same as advice

do-move = mets { the-card } du paquet { $pack } dans la place vide
do-hen = passe { the-card } du paquet { $pack } tout en dessous
do-chick = regarde dans le paquet { $pack }
do-hunt = chasse le Renard du paquet { $pack }
do-claim = réclame { a-gold }
do-redo = réussis le Ver avec { a-gold }
do-go-by = passe
do-rest = finis ton tour
do-resign = abandonne

## What is asked

ask-start = { $who ->
    [you] À toi, { $name }. Pioche une carte chez { $victim }.
   *[they] { $name } va piocher une carte chez { $victim_is ->
        [you] toi
       *[they] { $victim }
    }.
}
ask-start-chick = À toi, { $name }. Pioche chez { $victim }, ou regarde d’abord avec le Poussin.
ask-before = { $who ->
    [you] Fais neuf, { $name }, ou passe et pioche une carte.
   *[they] { thinking }
}
ask-after = { $who ->
    [you] Ton pli est posé, { $name }. Joue une carte Or, ou finis ton tour.
   *[they] { thinking }
}
ask-done = Ton pli est posé, { $name }. Finis ton tour.
ask-pick = { $who ->
    [you] { $victim } te montre sa main, { $name }. Prends une carte.
   *[they] { $name } regarde chez { $victim_is ->
        [you] toi
       *[they] { $victim }
    } et prend une carte.
}
ask-give = { $who ->
    [you] Quelle carte donnes-tu à { $victim }, { $name } ?
   *[they] { $name } échange une carte avec { $victim_is ->
        [you] toi
       *[they] { $victim }
    }.
}
ask-hen-draw = { $who ->
    [you] Pioche chez { $victim }, { $name }, ou regarde d’abord avec le Poussin.
   *[they] { $name } échange une carte avec { $victim_is ->
        [you] toi
       *[they] { $victim }
    }.
}
ask-hen-pick = { ask-pick }
ask-announce = { $who ->
    [you] { $player } pose un pli, { $name }. Annonces-tu un Serpent ?
   *[they] { $player } pose un pli. { $name } peut annoncer un Serpent.
}
ask-reveal = { $who ->
    [you] Il y a d’autres Serpents, { $name }. Retournes-tu le tien ?
   *[they] Des Serpents sont annoncés. { $name } décide si l’un se retourne.
}
ask-table = { $who ->
    [you] À toi, { $name }. Fais neuf avec les cartes du dessus.
   *[they] { thinking }
}
ask-stuck = Pas de pli, { $name }. { $ways }
ask-rest = { $who ->
    [you] Ton pli est fait, { $name }. Réclame un défi, ou finis ton tour.
   *[they] { thinking }
}
ask-second = Tu peux faire un second pli, { $name }, ou finir ton tour.
ask-help = { $who ->
    [you] { $gold ->
        [hen] Quelle carte passe sous son paquet, { $name } ?
        [chick] Quel paquet regardes-tu, { $name } ?
       *[rifle] Quel Renard chasses-tu, { $name } ?
    }
   *[they] { $name } accomplit un défi.
}
thinking = { $name } réfléchit.
only-move = Mets une carte dans la place vide.
only-dare = Accomplis le défi : touche-le, puis un paquet.
only-claim = Réclame le défi.
only-redo = Choisis ce que le Ver répète.
only-go-by = Passe.
only-resign = Reprends un coup, ou abandonne.
can-move = remplir une place vide
can-dare = accomplir le défi
can-claim = réclamer le défi
can-redo = choisir ce que le Ver répète
can-go-by = passer
can-resign = abandonner
you-can = Tu peux { $some } ou { $last }.
why-shut-fox = Un Renard ne fait jamais neuf et coûte dix œufs en fin de journée. Le Fusil le chasse.

## What happened

tell-lay = { $who ->
    [you] Tu poses { trick }{ for-eggs }.
   *[they] { $name } pose { trick }{ for-eggs }.
}
    .brief = { $who ->
        [you] Tu poses { nine }{ for-eggs }.
       *[they] { $name } pose { nine }{ for-eggs }.
    }
tell-pass = { $who ->
    [you] Tu passes et pioches { $drawn } dans le nid.
   *[they] { $name } passe et pioche une carte.
}
tell-bare-pass = { $who ->
    [you] Tu passes.
   *[they] { $name } passe.
}
tell-end = { $who ->
    [you] Tu finis ton tour.
   *[they] { $name } finit son tour.
}
tell-draw = { $who ->
    [you] Tu pioches { $taken } chez { $victim }.
   *[they] { $whom ->
        [you] { $name } pioche { $lost } chez toi.
       *[they] { $name } pioche une carte chez { $victim }.
    }
}
tell-pick = { $who ->
    [you] Tu prends { $taken } chez { $victim }.
   *[they] { $whom ->
        [you] { $name } prend { $lost } chez toi.
       *[they] { $name } prend une carte chez { $victim }.
    }
}
tell-collective = { $who ->
    [you] Tu joues les Nids collectifs pour { eggs } : tout le monde pioche une carte.
   *[they] { $name } joue les Nids collectifs pour { eggs } : tout le monde pioche une carte.
}
    .brief = { $who ->
        [you] Tu joues les Nids collectifs : tout le monde pioche.
       *[they] { $name } joue les Nids collectifs : tout le monde pioche.
    }
tell-crow = { $who ->
    [you] Ton Coq chante : quatre cartes à volonté, et les valeurs peuvent se répéter.
   *[they] { $name } fait chanter le Coq : quatre cartes à volonté, et les valeurs peuvent se répéter.
}
    .brief = { $who ->
        [you] Ton Coq chante : quatre cartes à volonté.
       *[they] { $name } fait chanter le Coq : quatre cartes à volonté.
    }
tell-look = { $who ->
    [you] Tu joues le Poussin et vois toutes les mains.
   *[they] { $name } joue le Poussin et voit toutes les mains.
}
tell-peek = { $who ->
    [you] Tu joues le Poussin et regardes chez { $victim } : { $shown }.
   *[they] { $whom ->
        [you] { $name } joue le Poussin et regarde chez toi.
       *[they] { $name } joue le Poussin et regarde chez { $victim }.
    }
}
    .brief = { $who ->
        [you] Tu joues le Poussin et regardes chez { $victim }.
       *[they] { $name } joue le Poussin et regarde chez { $whom ->
            [you] toi
           *[they] { $victim }
        }.
    }
tell-hen-all = { $who ->
    [you] Tu joues la Poule et échanges ta main avec { $victim }.
   *[they] { $whom ->
        [you] { $name } joue la Poule et échange sa main avec toi.
       *[they] { $name } joue la Poule et échange sa main avec { $victim }.
    }
}
tell-hen-one = { $who ->
    [you] Tu joues la Poule pour échanger une carte avec { $victim }.
   *[they] { $whom ->
        [you] { $name } joue la Poule pour échanger une carte avec toi.
       *[they] { $name } joue la Poule pour échanger une carte avec { $victim }.
    }
}
tell-give = { $who ->
    [you] Tu poses { $gift } face cachée pour { $victim }.
   *[they] { $whom ->
        [you] { $name } pose une carte face cachée pour toi.
       *[they] { $name } pose une carte face cachée pour { $victim }.
    }
}
tell-swap = { $who ->
    [you] Tu donnes { $gift } à { $victim } et reçois { $taken }.
   *[they] { $whom ->
        [you] { $name } échange une carte avec toi : tu reçois { $gift } et perds { $lost }.
       *[they] { $name } et { $victim } échangent une carte.
    }
}
    .brief = { $who ->
        [you] Tu échanges une carte avec { $victim }.
       *[they] { $whom ->
            [you] { $name } échange une carte avec toi.
           *[they] { $name } et { $victim } échangent une carte.
        }
    }
foxes-go = { $foxes ->
    [0] aucun Renard ne va
    [one] un Renard va
   *[other] { $foxes } Renards vont
} sous le nid
tell-rifle = { $who ->
    [you] Tu tires au Fusil : { foxes-go }.
   *[they] { $name } tire au Fusil : { foxes-go }.
}
    .brief = { $who ->
        [you] Tu tires : { foxes-go }.
       *[they] { $name } tire : { foxes-go }.
    }
tell-trade = { $who ->
    [you] Tu échanges le Fusil contre { $drawn_gold }.
   *[they] { $name } n’a pas de Renard et échange le Fusil contre une autre carte Or.
}
    .brief = { $who ->
        [you] Tu échanges le Fusil contre { $drawn_gold }.
       *[they] { $name } échange le Fusil contre une autre carte Or.
    }
tell-straw = { $who ->
    [you] Tu étales des Bottes de paille : la plus haute carte de ton prochain pli compte double.
   *[they] { $name } étale des Bottes de paille pour le prochain pli.
}
    .brief = { $who ->
        [you] Tu étales des Bottes de paille pour ton prochain pli.
       *[they] { $name } étale des Bottes de paille pour le prochain pli.
    }
tell-nests = { $who ->
    [you] Tu joues les Nids individuels : { $victim } { $cards ->
        [0] ne pioche rien
       *[other] pioche { cards }
    }.
   *[they] { $whom ->
        [you] { $name } joue les Nids individuels pour toi.
       *[they] { $name } joue les Nids individuels : { $victim } { $cards ->
            [0] ne pioche rien
           *[other] pioche { cards }
        }.
    }
}
tell-own-nests = { $who ->
    [you] Tu joues les Nids individuels et pioches { $drawn }.
   *[they] { $name } joue les Nids individuels et { $cards ->
        [0] ne pioche rien
       *[other] pioche { cards }
    }.
}
tell-corns = { $who ->
    [you] Tu poses du Maïs devant { $victim } : pas de pli de plus de neuf œufs.
   *[they] { $whom ->
        [you] { $name } pose du Maïs devant toi : pas de pli de plus de neuf œufs.
       *[they] { $name } pose du Maïs devant { $victim } : pas de pli de plus de neuf œufs.
    }
}
tell-corns-cap = { $who ->
    [you] Tu poses du Maïs devant { $victim } : un pli compte neuf œufs au plus.
   *[they] { $whom ->
        [you] { $name } pose du Maïs devant toi : un pli compte neuf œufs au plus.
       *[they] { $name } pose du Maïs devant { $victim } : un pli compte neuf œufs au plus.
    }
}
tell-lie = { $who ->
    [you] Tu postes un Serpent à l’affût.
   *[they] { $name } poste un Serpent à l’affût.
}
tell-easter = { $who ->
    [you] Tu poses l’Œuf de Pâques { $golds ->
        [0] sans rien piocher
       *[other] et pioches { $drawn_gold }
    }.
   *[they] { $name } pose l’Œuf de Pâques { $golds ->
        [0] sans rien piocher
       *[other] et pioche { gold-cards }
    }.
}
tell-worm = { $who ->
    [you] Tu échanges le Ver contre { a-gold }.
   *[they] { $name } échange le Ver contre { a-gold }.
}
tell-announce = { $who ->
    [you] Tu annonces un Serpent.
   *[they] { tell-answer }
}
tell-silent = { $who ->
    [you] Tu n’annonces rien.
   *[they] { tell-answer }
}
tell-reveal = { $who ->
    [you] Tu retournes ton Serpent.
   *[they] { tell-answer }
}
tell-withdraw = { $who ->
    [you] Tu retires ton Serpent.
   *[they] { tell-answer }
}
tell-answer = { $who ->
    [you] Ton choix est fait.
   *[they] { $name } fait son choix.
}
tell-move = { $who ->
    [you] Tu mets { the-card } du paquet { $pack } dans la place vide.
   *[they] { $name } met { the-card } du paquet { $pack } dans la place vide.
}
tell-hen = { $who ->
    [you] Tu passes { the-card } du paquet { $pack } tout en dessous.
   *[they] { $name } passe { the-card } du paquet { $pack } tout en dessous.
}
tell-chick = { $who ->
    [you] Tu regardes dans le paquet { $pack } : { $shown }.
   *[they] { $name } regarde dans le paquet { $pack }.
}
    .brief = { $who ->
        [you] Tu regardes dans le paquet { $pack }.
       *[they] { $name } regarde dans le paquet { $pack }.
    }
tell-hunt = { $who ->
    [you] Tu chasses le Renard du paquet { $pack }.
   *[they] { $name } chasse le Renard du paquet { $pack }.
}
tell-claim = { $who ->
    [you] Tu réclames { a-gold }.
   *[they] { $name } réclame { a-gold }.
}
tell-claim-nests = { $who ->
    [you] Tu réclames des Nids individuels : { $victim } peut poser deux plis au prochain tour.
   *[they] { $whom ->
        [you] { $name } réclame des Nids individuels : tu peux poser deux plis à ton prochain tour.
       *[they] { $name } réclame des Nids individuels : { $victim } peut poser deux plis au prochain tour.
    }
}
tell-claim-straw = { $who ->
    [you] Tu réclames des Bottes de paille : { $victim } double la plus haute carte de son prochain pli.
   *[they] { $whom ->
        [you] { $name } réclame des Bottes de paille : tu doubles la plus haute carte de ton prochain pli.
       *[they] { $name } réclame des Bottes de paille : { $victim } double la plus haute carte de son prochain pli.
    }
}
tell-redo = { $who ->
    [you] Tu réussis le Ver avec { a-gold }.
   *[they] { $name } réussit le Ver avec { a-gold }.
}
tell-go-by = { tell-bare-pass }
tell-rest = { tell-end }
tell-resign = { $who ->
    [you] Tu abandonnes.
   *[they] { $name } abandonne.
}

## What came of it

tell-brings = { $who ->
    [you] Cela { eggs.by }.
   *[they] Cela { $eggs ->
        [0] ne rapporte rien
       *[other] rapporte { eggs }
    } à { $name }.
}
tell-keeps = { $who ->
    [you] Tu { $eggs ->
        [0] ne gardes aucun œuf
       *[other] gardes { eggs }
    }.
   *[they] { $name } { $eggs ->
        [0] ne garde aucun œuf
       *[other] garde { eggs }
    }.
}
tell-theft = { $who ->
    [you] Ton Serpent prend { the-card } : { eggs } pour toi.
   *[they] { $whom ->
        [you] { $name } te prend { the-card } avec son Serpent.
       *[they] { $name } prend { the-card } avec son Serpent.
    }
}
tell-doubled = La paille double { the-card }.
tell-in-vain = La paille ne double rien.
tell-drew = Tu pioches { $drawn }.
tell-gone = { $who ->
    [you] Ton Serpent n’attrape rien et s’en va.
   *[they] { $name } perd son Serpent, sans rien attraper.
}
tell-snakes-up = Serpents annoncés par { $names }.
tell-turned-up = { $count ->
    [one] Retourné
   *[other] Retournés
} : { $snakes }.
snake-of = Serpent { $n } ({ $name })
tell-withdrawn = { $names } { $n ->
    [one] retire son Serpent.
   *[other] retirent leurs Serpents.
}
tell-no-snakes = Aucun Serpent ne mord.
tell-met = { $who ->
    [you] Tu réussis le défi « { gold-title } ».
   *[they] { $name } réussit le défi « { gold-title } ».
}
tell-found = { $who ->
    [you] Tu trouves l’Œuf de Pâques : 20 œufs.
   *[they] { $name } trouve l’Œuf de Pâques : 20 œufs.
}
tell-begins = { $who ->
    [you] Tu commences et pioches { $drawn } dans le nid.
   *[they] { $name } commence et pioche dans le nid.
}
closing-nest = Le nid est vide : la journée finit avec ce tour.
closing-taken = { $victim } n’a plus de carte : la journée finit avec ce tour.
closing-none = La journée finit avec ce tour.
day-over-nest = Le nid est vide, et la journée est finie : { $harvest }.
day-over-out = La dernière carte est posée, et la journée est finie : { $harvest }.
day-over-taken = Une main est vide, et la journée est finie : { $harvest }.
day-over-drawn = { $whom ->
    [you] Tu n’as plus de carte, et la journée est finie : { $harvest }.
   *[they] { $victim } n’a plus de carte, et la journée est finie : { $harvest }.
}
day-over-cleared = Il ne reste que des Renards, et la manche est finie : { $harvest }.
day-over-stuck = Deux tours passent sans rien, et la manche est finie : { $harvest }.
day-over-resigned = La manche est finie : { $harvest }.
alone-over-cleared = Le poulailler est vide : il ne reste que des Renards.
alone-over-resigned = La manche est finie. Il reste : { left-over }.
harvest-first = { $name } { $eggs ->
    [0] n’obtient aucun œuf
   *[other] obtient { eggs }
}{ $account }
harvest-next = { $name } { $eggs ->
    [0] aucun
   *[other] { $eggs }
}{ $account }
account = {" "}({ $earned })
earned-tricks = { $mode ->
    [duel] { $eggs } pour les plis
   *[group] { $eggs } sur la pile
}
earned-gold = { $eggs } pour les cartes Or
earned-most-gold = { $eggs } pour le plus de cartes Or
earned-out = { $mode ->
    [duel] { $eggs } pour le dernier pli
   *[group] { $eggs } pour la main vide
}
earned-egg = { $mode ->
    [duel] { $eggs } pour le dernier défi
   *[group] { $eggs } pour l’Œuf de Pâques
}
earned-foxes = { $foxes ->
    [1] { $eggs } pour un Renard
   *[other] { $eggs } pour { $foxes } Renards
}
left-over = { cards }{ $challenges ->
    [0] {""}
    [one] {" "}et un défi
   *[other] {" "}et { $challenges } défis
}

## Why not

why-not-nothing = Il n’y a rien de tel à faire. (CN-034)
why-not-over = Le pli de ce tour est posé : un par tour. (CN-R22)
why-not-phase = Fais d’abord ce qui est demandé. (CN-033)
why-not-hand = Tu n’as pas toutes ces cartes en main. (CN-050)
why-not-corns = Cela fait plus de neuf œufs, et il y a du Maïs devant toi. (CN-095, CN-R61)
why-not-nine = Ces cartes ne font pas neuf à ce niveau. (CN-050)
why-not-nobody = Il n’y a personne à cette place. (CN-085)
why-not-no-gold = Tu n’as pas { gold-title.no } en main. (CN-037)
why-not-no-nests = Tu n’as pas de Nids collectifs en main. (CN-067)
why-not-kind = Il n’y a pas cette carte dans cette main. (CN-084)
why-not-crowing = Le Coq chante déjà. (CN-R51)
why-not-straw = Ta paille attend encore un pli : une à la fois. (CN-091)
why-not-lying = Ton Serpent est déjà à l’affût : un à la fois. (CN-101)
why-not-anytime = À cette table, un Serpent s’annonce quand quelqu’un pose un pli. (CN-110)
why-not-empty = Il n’y a plus de carte à piocher. (CN-R66)
why-not-no-hand = Il n’y a pas de carte à échanger. (CN-R109)
why-not-discard = Il n’y a pas { gold-title.no } dans la défausse. (CN-105)
why-not-pass = Ton pli est posé : finis ton tour. (CN-034)
why-not-end = Pose un pli, ou passe. (CN-036)
why-not-draw = Cette pioche est finie. (CN-033)
why-not-snake = Il n’y a pas de Serpent à annoncer. (CN-R71)
why-not-closed = Un de ces paquets est vide, ou un Renard est dessus. (CN-144)
why-not-keep = Une carte ne reste sur son paquet que si le Serpent le demande, et seulement la plus haute. (CN-199, CN-R85)
why-not-gap = Vers une place vide passe une carte d’un paquet de deux ou plus. (CN-145, CN-R81)
why-not-challenge = Le défi ne demande pas cela maintenant. (CN-190)
why-not-one-claim = Une carte Or par tour, et celle-ci ne peut pas être réclamée. (CN-166, CN-R93)
why-not-worm = Le Ver répète un défi déjà réussi et faisable maintenant. (CN-195, CN-R107)
why-not-must-lay = Un pli est possible, donc tu ne peux pas passer. (CN-170, CN-R94)
why-not-rest = Fais d’abord un pli, ou passe. (CN-164)
why-not-resign = Accomplis d’abord le défi. (CN-R115)

## The end

outcome-won = { $who ->
    [you] Tu gagnes avec { $eggs ->
        [0] 0 œuf
       *[other] { eggs }
    }, { $name } !
   *[they] { $name } gagne avec { $eggs ->
        [0] 0 œuf
       *[other] { eggs }
    } !
}
outcome-shared = { $who ->
    [you] Tu partages la victoire avec { $others } : { eggs } par personne.
   *[they] { $all } partagent la victoire : { eggs } par personne.
}
outcome-resigned = { $who ->
    [you] Tu gagnes, { $name } : { $loser } abandonne.
   *[they] { $name } gagne : { $loser } abandonne.
}
outcome-cleared = { $who ->
    [you] Le poulailler est vide, { $name } : { eggs } sur 224{ met-of } !
   *[they] { $name } vide le poulailler : { eggs } sur 224{ met-of } !
}
outcome-lost = { $who ->
    [you] Pas cette fois, { $name }. Il reste : { left-over }.
   *[they] Pas cette fois. Il reste à { $name } : { left-over }.
}
outcome-tables = { $who ->
    [you] Les { $days ->
        [2] deux
       *[other] { $days }
    } tables sont jouées, { $name }. Reste : { left-of-tables }.
   *[they] { $name } finit les { $days ->
        [2] deux
       *[other] { $days }
    } tables. Reste : { left-of-tables }.
}
left-of-tables = { $left ->
    [0] rien
    [one] une carte ou un défi
   *[other] { $left } cartes et défis
}
met-of = { $every ->
    [0] {""}
   *[other] { $egg ->
        [yes] {" "}et 20 pour l’Œuf de Pâques
       *[no] {""}
    }, avec { $met } des { $every } défis
}

## The score table

heading-in-all = en tout
heading-days-before = jours d’avant
heading-last-day = dernier jour
heading-pile = pile
heading-at-its-end = à la fin
heading-rounds-before = manches d’avant
heading-tricks = plis
heading-gold = Or
heading-bonuses = bonus
heading-eggs = œufs
heading-challenges = défis
heading-cards-left = cartes restantes
met-so-many = { $met } sur { $every }

## The table as text

sketch-day = Jour { $day } sur { $days }.  Nid : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.  { $gold ->
    [no] {""}
   *[yes] Nid d’Or : { $gold_left }.{"  "}
}Niveau { $level }.
sketch-discard = Défausse d’Or : { $golds }.
sketch-seat = { $name } : { $total } en tout, { $eggs } ce jour ; { $held } en main, { $golden } Or
sketch-seat-success = { $name } : { $total } en tout, { $eggs } cette manche ; Or : { $golds }
sketch-before-seat = {" "}; devant : { $things }
sketch-hand = Ta main : { $cards }
sketch-gold-hand = Ton Or : { $golds }
sketch-seen = Tu sais que { $name } a : { $cards }
sketch-looking = En main chez { $name } : { $cards }
sketch-last-trick = Dernier pli : { $operation } = 9, par { $name }.
sketch-lying = Sur la table : { $operation } = 9, par { $name }.
sketch-round = Manche { $day } sur { $days }.  Niveau { $level }.
sketch-challenge = Défi : { gold-title }.  Après : { $left }.
sketch-worm-as = Le Ver est à réussir avec : { gold-title }.
sketch-pack = paquet
sketch-top = dessus
sketch-under = dessous
sketch-known = Tu connais du paquet { $pack }, depuis le bas : { $cards }.

## On the page: cards, and what a Gold card does

label-copy = { $label }, { $nth } sur { $n }
label-in-hand = en main
label-gold = Or
label-moon = Jour { $day } sur { $days }. La lune grossit.
label-draw-from = Pioche une carte chez { $name }
label-hand-of = En main chez { $name }
does-rooster = Quatre cartes au pli de ce tour, quelle que soit l’opération, et les valeurs peuvent se répéter.
does-hen = Échange les mains entières, ou une seule carte. Touche ensuite avec qui.
does-chick = Vois toutes les mains. Ou attends : avant de piocher, vois la main et choisis.
does-chick-drawing = Vois la main avant de piocher, et choisis la carte.
does-rifle = Tous tes Renards vont sous le nid. Sans Renard, il achète une autre carte Or.
does-straw = La plus haute carte de ton prochain pli compte double.
does-nest2 = Quelqu’un pioche deux cartes d’un coup. Touche qui ; toi aussi, tu peux.
does-worm = Échange-le contre une carte Or déjà jouée.
does-egg = Cinq œufs en fin de journée, et deux cartes Or tout de suite.
does-corns = Le prochain pli de quelqu’un rapporte neuf œufs au plus. Touche qui.
does-snake = Il vole la plus haute carte du prochain pli de quelqu’un d’autre.
does-snake-anytime = Garde-le : quand quelqu’un pose un pli, on te demande si tu l’annonces.
does-nests = Tout le monde pioche, toi à la fin. Cela te rapporte un œuf par personne.
deed-rooster = Fais-le chanter
deed-chick = Voir les mains
deed-chick-drawing = Voir, puis choisir
deed-rifle = Tirer au Fusil
deed-straw = Étaler la paille
deed-egg = Poser l’Œuf de Pâques
deed-snake = Poster à l’affût
deed-nests = Partager les nids
label-way-all = Toute la main
label-way-one = Une carte

## The line

note-robbed = { $card ->
    [box] { $name } va prendre ta boîte avec son Serpent.
   *[other] { $name } va prendre ton { $card } avec son Serpent.
}
note-doubled = Le { $card } compte double.
note-boxes = { $boxes ->
    [one] La boîte ne rapporte rien.
   *[other] Les boîtes ne rapportent rien.
}
note-meets = Le défi « { gold-title } » est réussi.
label-laid-by = { $who ->
    [you] Ton pli
   *[they] Pli posé par { $name }
}
label-stolen-by = pris par le Serpent ({ $name })
label-stays = reste sur son paquet
label-counts-double = compte double
line-nine = { $operation } = 9. Pose le pli.
line-over = { $alone ->
    [yes] { $value } : { $away } de trop.
   *[no] { $operation } = { $value } : { $away } de trop.
}
line-under = { $alone ->
    [yes] { $value } pour l’instant : encore { $away } pour faire neuf.
   *[no] { $operation } = { $value } : encore { $away } pour faire neuf.
}
line-no-sign = Ces cartes ne font rien à ce niveau.
line-fox = Un Renard ne peut pas aller dans un pli.
fault-empty = Tape une opération, comme 8 + 5 − 4.
fault-long = C’est trop long à calculer.
fault-strange = Il y a un signe qui ne veut rien dire ici.
fault-unfinished = Il manque un nombre, un signe ou une parenthèse.
fault-card = Les cartes vont de 1 à 10.
fault-whole = Les cartes sont des nombres entiers, de 1 à 10.
fault-sign = Cette table ne joue pas avec un de ces signes.
fault-zero = Aucune partie d’une opération ne peut être nulle.
fault-negative = Aucune partie d’une opération ne peut être négative.
fault-uneven = Cette division ne tombe pas juste.
fault-root = Cette racine ne tombe pas juste.
fault-power = Un exposant est un nombre entier de 1 à 10.
fault-many = Un pli a quatre cartes au plus.
fault-undivided = Quatre cartes demandent une division, ou un Coq.
fault-twice = Sans Coq, aucune valeur ne peut se répéter.
typed-valued = { $value } en tout. { $fault }
typed-claimed = { $operation } fait { $value }, pas { $claimed }.
typed-not-held = Cela fait neuf, mais tu n’as pas ces cartes.
typed-not-on-top = Cela fait neuf, mais ces cartes ne sont pas dessus.
typed-not-now = Cela fait neuf, mais tu ne peux pas le poser maintenant.
typed-corns = Cela fait neuf, mais il y a du Maïs devant toi : neuf œufs au plus.

## Hints, and a day that is over

hint-trick = { $tricks ->
    [0] Non, il n’y a pas de pli.
   *[other] Oui, il y a un pli.
}
hint-step = { $operation } = 9, pour { eggs }
hint-step-alone = { the-card } tout seul, { $eggs ->
    [0] sans œuf
   *[other] pour { eggs }
}
hint-shown = En voici un : { $step }.
hint-best = Le mieux : { $step }.
hint-may-close = Mais aucun chemin vers la fin ne suit : la table risque de se fermer.
hint-none = On ne te demande pas de pli maintenant.
oracle-not-alone = L’oracle ne parle qu’en solitaire.
oracle-step = L’oracle, qui voit chaque carte : { $step }.
oracle-none = Même avec toutes les cartes, aucun chemin vers la fin.
missed-no-day = Aucune journée n’est encore finie.
missed-nothing = Le dernier jour, personne ne rate de meilleur pli.
missed = { $name } rate { $operation } = 9, pour { eggs }, { $more } de plus.

## Success

dare-rooster = Fais un pli de quatre cartes. Les valeurs peuvent s’y répéter.
dare-hen = Passe la carte du dessus d’un paquet tout en dessous.
dare-chick = Regarde toutes les cartes d’un paquet.
dare-rifle = Enlève un Renard qui est dessus.
dare-straw = Le prochain pli a sa plus haute carte doublée.
dare-nest2 = Un second pli au prochain tour.
dare-worm = Touche le défi que tu refais.
dare-egg = La rangée est finie.
dare-corns = Fais un pli de neuf œufs au plus.
dare-snake = Fais un pli dont la plus haute carte reste sur son paquet.
dare-as-worm = Pour réussir le Ver : { $does }
dare-claim-hen = Réclame-la : { dare-done-hen }
dare-claim-chick = Réclame-le : { dare-done-chick }
dare-claim-rifle = Réclame-le : { dare-done-rifle }
dare-claim-straw = Réclame-les : { $name } double la plus haute carte de son prochain pli.
dare-claim-nest2 = Réclame-les : { $name } peut faire un second pli au prochain tour.
dare-done-hen = { $name } passe la carte du dessus d’un paquet en dessous.
dare-done-chick = { $name } regarde dans un paquet.
dare-done-rifle = { $name } enlève un Renard.
label-all-met = Tous les défis sont réussis.
label-won-one = Une carte Or par tour. La suivante compte dès le prochain tour.
label-pack = Paquet { $n } : { card-label }, { $left ->
    [0] rien dessous
    [one] 1 carte dessous
   *[other] { $left } cartes dessous
}
label-gap = Paquet { $n } : une place vide
label-keeps = { $card ->
    [box] Le Serpent garde la boîte sur le paquet { $n }
   *[other] Le Serpent garde le { $card } sur le paquet { $n }
}
label-keep = { $card ->
    [box] Garder la boîte
   *[other] Garder le { $card }
}
label-second-trick = un second pli
account-rounds-before = Manches d’avant
account-tricks = Plis
account-gold-each = Or, { $worth } par carte
account-most-of-gold = Le plus d’Or, { $worth }
account-last-challenge = Dernier défi, { $worth }
account-last-trick = Dernier pli, { $worth }
account-in-all = En tout
account-level = égalité
account-ahead = { $name } jusqu’ici
account-to-come = à venir

## Reasons for a trick, a draw or a pass that is advised

gain-lay-only = C’est le seul pli que tu peux poser, et il { eggs.by }.
gain-lay-most = Il { eggs.by }, et aucun de tes { $n } plis ne rapporte plus.
gain-lay-out = C’est toute ta main : { eggs }, et 15 de plus pour avoir posé toutes tes cartes.
gain-lay-out-bare = C’est toute ta main : { eggs }, et la journée finit.
gain-lay-less-left = Il { eggs.by }. Un autre pli rapporterait { $most }, mais celui-ci garde des cartes pour un pli plus tard : { $left }.
gain-lay-less-box = Il { eggs.by }. Un autre pli rapporterait { $most }, mais celui-ci garde une Boîte mystère pour plus tard.
gain-lay-less-more = Il { eggs.by }. Un autre pli rapporterait { $most }, mais celui-ci te laisse plus de cartes en main.
gain-lay-less-few = Il { eggs.by }. Un autre pli rapporterait { $most }, mais celui-ci vide plus vite ta main.
gain-lay-less = Il { eggs.by }. Un autre pli rapporterait { $most }, mais celui-ci garde d’autres cartes pour plus tard.
gain-lay-left = Avec les cartes gardées, tu peux ensuite refaire neuf, pour { eggs }.
risk-lay-snake = { $name } y prend { the-card } avec son Serpent.
risk-lay-anytime = Quelqu’un peut annoncer un Serpent et prendre { the-card }.
risk-lay-one = Tu ne gardes qu’une carte. { $name } peut la piocher ensuite, et la journée finit.
risk-foxes = { $foxes ->
    [one] Tu as encore un Renard, qui coûte 10 œufs en fin de journée.
   *[other] Tu as encore { $foxes } Renards, et chacun coûte 10 œufs en fin de journée.
}
gain-draw-start = Une carte prise chez { $name } t’offre plus de façons de faire neuf.
gain-draw-hen = Tu reçois une carte prise chez { $name } à la place de la tienne.
risk-draw-fox = C’est peut-être un Renard, qui coûte 10 œufs en fin de journée.
risk-draw-last = C’est la dernière carte chez { $name }, et la prendre finit la journée.
gain-peek = { $cards ->
    [one] Avec le Poussin, tu vois la carte avant de la prendre.
   *[other] Avec le Poussin, tu vois les { $cards } cartes chez { $name } et prends celle que tu préfères.
}
risk-peek = Le Poussin est alors dépensé.
gain-pick-better = Avec elle, tu peux faire neuf pour { eggs }, au lieu de { $before }.
gain-pick-first = Avec elle, tu peux faire neuf, pour { eggs }.
gain-pick-box = Une Boîte mystère prend n’importe quelle valeur de 1 à 10.
gain-pick-nests = Joués, ils te rapportent { eggs }, un par personne.
gain-pick-number = Elle vaut { eggs } dans un pli.
gain-pick-fox = Il n’y a rien de mieux à prendre.
risk-pick-fox = Un Renard coûte 10 œufs en fin de journée.
gain-give-fox = Te voilà sans ce Renard, qui te coûterait 10 œufs.
gain-give-same = Sans elle, tu peux encore faire neuf pour { eggs }.
gain-give-plain = C’est elle qui te manque le moins.
risk-give = { $name } la reçoit, et peut s’en servir.
gain-pass-none = Tu ne peux pas faire neuf, et passer te donne une carte du nid.
gain-pass-keep = Tu pourrais faire neuf pour { eggs }, mais tu gardes ces cartes et en pioches une autre.
gain-pass-bare = Il n’y a rien de mieux à faire.
risk-pass-last = { $foxes ->
    [0] C’est la dernière carte du nid, et la journée finit.
    [one] C’est la dernière carte du nid, et la journée finit avec un Renard dans ta main.
   *[other] C’est la dernière carte du nid, et la journée finit avec { $foxes } Renards dans ta main.
}
risk-pass-fox = La nouvelle carte est peut-être un Renard, qui coûte 10 œufs en fin de journée.
gain-end-gold = Tu gardes { $golds } pour un meilleur moment.
gain-end-plain = Ton pli est posé, et rien d’autre ne t’aide maintenant.

## Reasons for a Gold card, or for the Collective Nests

own-cards = { $cards ->
    [0] ta main vide
    [one] ta carte
   *[other] tes { $cards } cartes
}
own-foxes = { $foxes ->
    [one] ton Renard
   *[other] tes { $foxes } Renards
}
gain-collective = Ils te rapportent { eggs }, un par personne.
risk-collective = { $cards ->
    [0] Tout le monde pioche une carte, et la dernière du nid finit la journée.
    [one] Tout le monde pioche une carte, et il reste 1 carte au nid.
   *[other] Tout le monde pioche une carte, et il reste { $cards } cartes au nid.
}
gain-crow = Avec le Coq, ton meilleur pli rapporte { eggs }, au lieu de { $before }.
gain-crow-first = Avec le Coq, tu peux faire neuf, pour { eggs }.
gain-crow-plain = Ce tour-ci, quatre cartes peuvent faire neuf, et les valeurs se répéter.
risk-crow = Le Coq se tait de nouveau après ce tour.
gain-straw = Avec la paille, ton meilleur pli rapporte { eggs }, au lieu de { $before }.
gain-straw-plain = La plus haute carte de ton prochain pli compte double.
risk-straw-plain = Une Boîte mystère plus haute gâche tout.
gain-rifle = { $foxes ->
    [one] Te voilà sans ce Renard, qui te coûterait 10 œufs.
   *[other] Te voilà sans ces { $foxes } Renards, qui te coûteraient { $costs } œufs.
}
gain-trade = Tu n’as pas de Renard, donc une autre carte Or t’aide mieux.
risk-trade = Tu ne choisis pas laquelle.
gain-look = Tu vois toutes les mains d’un coup.
risk-look = Les mains changent à chaque tour.
gain-easter = Il te rapporte 5 œufs en fin de journée{ $golds ->
    [0] {""}
   *[other] , et { gold-cards } tout de suite
}.
gain-lie = Il vole la plus haute carte du prochain pli de quelqu’un d’autre.
risk-lie = Si personne ne pose de pli avant ton prochain tour, il s’en va.
gain-announce = Ton Serpent peut prendre { the-card } à ce pli.
risk-announce = Quelqu’un peut annoncer un Serpent plus fort.
gain-silent = Tu gardes ton Serpent pour un pli avec une carte plus haute.
risk-silent = Tu ne prends rien à ce pli.
gain-reveal = Si ton Serpent est le plus fort, tu prends { the-card }.
risk-reveal = Il est dépensé, même si un autre Serpent est plus fort.
gain-withdraw = Tu gardes ton Serpent, car un autre est peut-être plus fort.
risk-withdraw = Un autre Serpent prend la carte.
gain-hen-all = Tu reçois { $theirs } de chez { $name } pour { own-cards }.
gain-hen-all-foxes = { $name } reçoit { own-foxes }, et tu reçois { $theirs } pour { own-cards }.
gain-hen-all-more = Tu reçois { $theirs } de chez { $name } pour { own-cards }, et plus de cartes font plus de plis.
gain-hen-all-less = Tu reçois { $theirs } de chez { $name } pour { own-cards }, et moins de cartes se posent plus vite.
risk-hen-all = Tu ne choisis pas ce que tu reçois.
gain-hen-one = Tu peux donner à { $name } une carte inutile, et en recevoir une autre.
gain-hen-one-foxes = Tu peux donner un Renard à { $name }, et recevoir une autre carte.
risk-hen-one = La carte reçue ne sera peut-être pas meilleure.
gain-own-nests = Deux cartes de plus t’offrent plus de façons de faire neuf.
risk-own-nests = L’une d’elles est peut-être un Renard.
risk-own-nests-end = Elles vident le nid, et la journée finit.
gain-nests = { $name } n’a plus que { $theirs }, et avec deux de plus, vider sa main devient plus dur.
risk-nests = Ce sont peut-être de bonnes cartes.
gain-corns = Le prochain pli posé par { $name } rapporte 9 œufs au plus.
gain-corns-lead = { $name } est en tête avec { eggs }, et son prochain pli rapporte alors 9 au plus.
risk-corns = Il s’en va après ce tour.
gain-worm = Tu reprends { a-gold }, la plus utile des cartes Or déjà jouées.
gain-worm-rifle = Avec le Fusil, tu peux chasser { own-foxes }.

## Reasons at the packs, alone or in a duel

gain-clears = Cela enlève { cards } des paquets.
gain-clears-and-meets = Cela enlève { cards } des paquets et relève le défi « { gold-title } ».
gain-brings-most = Il { eggs.by }, et aucun autre pli ici ne rapporte plus.
gain-brings-less = Il { eggs.by }. Un autre pli rapporterait { $most }, mais découvrirait d’autres cartes pour { $name }.
gain-wins = Il { eggs.by }. Tu gagnes aussi { a-gold } et 5 œufs pour cette carte.
gain-wins-last = Il { eggs.by }. Tu gagnes aussi { a-gold } et 5 œufs pour cette carte, et 20 pour le dernier défi.
gain-end-cleared = Il ne reste ensuite que des Renards.
gain-end-won = Il ne reste ensuite que des Renards, et tu gagnes.
gain-end-duel = Il ne reste ensuite que des Renards : la manche est finie, et tu reçois 15 œufs de plus.
gain-gaps = { $n ->
    [one] Le paquet { $packs } est alors vide, et une carte peut prendre sa place.
   *[other] Les paquets { $packs } sont alors vides, et des cartes peuvent prendre leur place.
}
gain-no-box = Il n’utilise pas de Boîte mystère, elle reste pour plus tard.
gain-turns-up = { $n ->
    [one] Cela découvre ensuite { $cards }.
   *[other] Cela découvre ensuite { $cards }.
}
risk-boxes = { $boxes ->
    [one] Il dépense une Boîte mystère, bonne pour toute valeur plus tard.
   *[other] Il dépense { $boxes } Boîtes mystère, bonnes pour toute valeur plus tard.
}
risk-unknown = Tu ne sais pas encore ce qui va apparaître.
risk-next = { $name } joue ensuite, avec les cartes qui apparaissent.
gain-move = La carte du dessous apparaît, et peut servir aussi.
gain-move-fox = Le Renard quitte le paquet { $pack }, et la carte du dessous peut servir.
risk-move = Cette place vide est alors prise.
gain-hen = Une autre carte apparaît sur le paquet { $pack }.
gain-hen-alone = C’est la seule carte ici, donc rien n’est perdu.
gain-chick = Tu connais alors toutes les cartes du paquet { $pack }.
gain-hunt = Le Renard ne bloque plus le paquet { $pack }.
gain-hunt-alone = Le Renard s’en va, et le paquet { $pack } devient une place vide.
gain-meets = Cela relève le défi « { gold-title } ».
gain-claim = Tu gagnes { a-gold } et 5 œufs pour cette carte{ $last ->
    [yes] , et 20 pour le dernier défi
   *[no] {""}
}. Tu as alors { $mine ->
    [one] 1 carte Or
   *[other] { $mine } cartes Or
} et { $name } { $theirs ->
    [0] aucune
   *[other] { $theirs }
}.
risk-claim-hen = { $name } peut passer la carte du dessus d’un paquet en dessous.
risk-claim-chick = { $name } peut regarder dans un paquet.
risk-claim-rifle = { $name } peut enlever un Renard.
risk-claim-straw = { $name } double la plus haute carte de son prochain pli.
risk-claim-nest2 = { $name } peut poser deux plis au prochain tour.
gain-redo = Le Ver est ainsi réussi, avec { a-gold } encore une fois.
gain-blocked = Aucun pli n’est possible maintenant.
gain-go-by = Tu laisses les plis sur la table pour l’instant.
risk-go-by = Si personne ne fait rien pendant deux tours, la manche finit.
gain-rest = Ton pli est posé, et rien d’autre n’en vaut la peine.
gain-resign = Il n’y a plus guère d’espoir de gagner.
risk-resign = La partie finit tout de suite.

## Page: seat

page-has-stolen = a volé : { $label }

## Page: success

page-row = La rangée
page-wait-turn = Attends un tour
page-take-them-away = Les enlever
page-nine-packs = Neuf paquets
page-challenges = Défis
page-met = { $met } relevés
page-challenge = Le défi : { $label }
page-now = Maintenant : { $label }
page-claim = Réclamer
page-do-again-for-worm = Encore, pour le Ver
page-do-again = Encore : { $label }
page-known-below = Connu dessous
page-line = Ta ligne
page-nine-lay-or-go-on = Neuf ! Pose-le, ou continue.
page-box-as = { $label } valant { $value }
sign-plus = plus
sign-minus = moins
sign-times = fois
sign-over = divisé par
sign-open = parenthèse ouverte
sign-close = parenthèse fermée
sign-equals = égale
sign-power = puissance
sign-root = racine de
page-make-nine = Fais neuf
page-how-stands = Où on en est
page-on-table = sur la table
page-foxes-may-stay = Les Renards peuvent rester
page-take-away = à ôter
page-foxes-stay = { $foxes } Renards restent
page-need-hint = Un indice ?
page-oracle = L’oracle
page-oracle-peeks-hidden-cards = Oracle (regarde les cartes cachées)
page-learning-aids = Aides
page-give-up = Abandonner
page-yes-give-up = Oui, abandonner
page-pairs-make-nine = Paires qui font neuf

## Page: table

page-trick = Un pli ?
page-there-trick = Y a-t-il un pli ?
page-best = Le meilleur
page-show-best = Montrer le meilleur
page-nest = Ton nid
page-nests = Nids
page-table = À la table
page-lay-trick = Poser le pli
page-colours-pairs = Couleurs des paires
page-type-operation = Taper l’opération
page-hints = Indices
page-what-was-missed-after = Ce qui a été manqué, après chaque jour
page-shade-what-cannot-become = Ombrer ce qui ne peut faire neuf
page-fox = Renard
page-put-back = { $label }, reposer
page-touch-cards-make-nine = Touche des cartes qui font neuf.
page-step-by-step = {" "}: pas à pas
page-show-one = En montrer un
page-type-an-operation = Tape une opération
page-nine = Est-ce neuf ?
page-pass = Passer
page-draw = et piocher
page-end-turn = Finir le tour
page-trick-2 = Ton pli
page-snake = Le Serpent
page-clear = Effacer
page-line-2 = la ligne
page-put-on-cloud = Poser sur le nuage
page-henhouse = Le poulailler
page-day = Jour { $day } sur { $days }
page-nest-eggs = Nid d’œufs
page-gold-played = Or joué
page-gold-played-look = Or joué : regarder
page-eggs-today = œufs ce jour
page-day-over = Le jour est fini
page-day-over-2 = Le jour { $day } est fini
page-card = { $says } : carte { $i }
page-copies = { $label }, il y en a { $copies }
page-announce-snake = Annoncer un Serpent
page-announce-nothing = Ne rien annoncer
page-turn-up = Retourner
page-withdraw = Retirer
page-signs-deeds = Signes et actions
page-hand = Ta main
page-no-hand = Pas de main
page-are-watching-hands-stay = Tu regardes. Les mains restent cachées.
page-put-back-2 = Reposer
page-gold-has-been-played = L’Or qui a été joué
page-close = Fermer
page-what-was-missed-on = Qu’a-t-on manqué le jour { $looks_back } ?
page-what-chick-saw = Ce que le Poussin a vu

## The goal

goal-group = Fais neuf avec des cartes. Leurs œufs sont à toi.
goal-solo = Vide la table : il ne doit rester que des Renards.
goal-dual = Fais neuf avec les paquets. Leurs œufs sont à toi.

## The printed box

paper-flesh = Cartes
paper-gold = Cartes Or
paper-signs = Le Hibou, signes et parenthèses
paper-scores = Feuilles de score, deux par page
paper-day = Jour
paper-eggs = Œufs
paper-level = Niveau
paper-date = Date
paper-count = Quand le jour est fini
paper-count-tricks = Compte les œufs de tes plis.
paper-count-easter = Œuf de Pâques : 5 de plus.
paper-count-fox = Chaque Renard en main : 10 de moins.
paper-count-out = Main vide avant la fin du nid : 15 de plus.
paper-count-zero = Au-dessous de 0, c’est 0.

## What each rule says that these messages and the rules cite

law-CN-033 = Piocher dans la main à ta droite vient d’abord dans ton tour, et on ne peut s’en passer. Seul un Poussin qui regarde dans cette main vient avant.
law-CN-034 = Après la pioche, tu peux poser un pli. Une fois posé, tu finis ton tour.
law-CN-036 = Sans pli, tu pioches une carte du nid, et ton tour est fini.
law-CN-037 = À ton tour, tu peux jouer autant de tes cartes Or que tu veux.
law-CN-050 = Un pli est fait de cartes dont les valeurs font exactement neuf, avec le calcul de votre niveau.
law-CN-067 = Les Nids collectifs se jouent à ton propre tour, avant ou après le pli, et en plus de lui.
law-CN-084 = Pour échanger une carte avec la Poule, tu poses une des tiennes, cachée, devant quelqu’un, puis tu en pioches une dans sa main à l’aveugle.
law-CN-085 = La Poule se joue avec n’importe quelle autre personne de la table.
law-CN-091 = Une seule Botte de paille à la fois peut attendre ton prochain pli.
law-CN-095 = Avec du Maïs devant soi, on ne pose qu’un pli de neuf œufs au plus.
law-CN-101 = Un seul de tes Serpents à la fois peut être à l’affût.
law-CN-105 = Le Ver s’échange contre n’importe quelle carte de la défausse d’Or.
law-CN-110 = À une table où les Serpents mordent à tout moment, un Serpent peut viser le pli de quelqu’un dès qu’il est posé. Il vole la plus haute carte.
law-CN-144 = Un Renard au-dessus bloque son paquet : rien n’en peut servir.
law-CN-145 = Quand un paquet est épuisé, la carte du dessus d’un autre peut aller dans la place vide, même un Renard.
law-CN-164 = En duel, on joue tour à tour : un pli chaque fois, puis les paquets se retournent.
law-CN-166 = En duel, on gagne au plus une carte Or par tour.
law-CN-170 = En duel, qui ne peut faire aucun pli, ou n’a plus de temps, laisse le tour à l’autre.
law-CN-190 = Les défis se relèvent l’un après l’autre, dans l’ordre de la rangée d’Or.
law-CN-195 = Pour le Ver, tu relèves encore une fois un défi déjà relevé, par qui que ce soit.
law-CN-199 = Pour le Serpent, tu fais un pli dont la plus haute carte reste sur son paquet.
law-CN-R6 = Qui a le plus d’œufs sur tous les jours gagne ; à égalité, on partage la victoire.
law-CN-R10 = Aucune partie de l’opération ne vaut zéro, même en chemin. Une table peut le permettre.
law-CN-R12 = Toute division doit tomber juste, sauf si la table joue avec des décimaux ou des fractions.
law-CN-R18 = Un neuf seul est déjà un pli, une Boîte mystère seule aussi.
law-CN-R20 = Pas besoin de dire ce que vaut une Boîte mystère : la table choisit la valeur la meilleure pour toi.
law-CN-R22 = Un pli par tour, c’est la règle. En duel, les Nids individuels que l’on réclame peuvent en donner un second à l’autre.
law-CN-R30 = Qui commence le jour pioche dans le nid au tout premier tour, ensuite dans la main à sa droite, comme tout le monde. Une table peut choisir le nid pour tous ses tours.
law-CN-R51 = Un Coq chante jusqu’à la fin du tour où il est joué. Un second au même tour n’ajouterait rien.
law-CN-R54 = Le Serpent prend d’abord sa carte ; puis la paille double la plus haute du reste. Une table peut décider que la paille est perdue.
law-CN-R58 = De plusieurs Serpents, le premier posé mord, et un seul par pli. Le tien ne te mord jamais.
law-CN-R61 = Avec du Maïs devant toi, un pli a au plus neuf œufs, comptés quand tu le poses. Une table peut en permettre plus et n’en compter que neuf.
law-CN-R66 = Le Fusil chasse tous les Renards de ta main ; sans Renard, tu l’échanges contre une autre carte Or, s’il en reste. Les Renards vont sous le nid, et peuvent en revenir.
law-CN-R71 = Avec les Serpents à tout moment, les autres sont interrogés à chaque pli. Si plusieurs en annoncent un, chacun choisit en secret de le montrer ou de le reprendre ; le plus fort montré vole, et tous ceux montrés sont usés.
law-CN-R81 = Une carte ne va dans une place vide que d’un paquet de deux ou plus, aussi souvent qu’il y a des places. Rien n’y oblige.
law-CN-R85 = Le défi du Serpent demande un pli d’au moins deux cartes, car la plus haute reste. En duel, cette carte ne rapporte pas d’œufs.
law-CN-R93 = Poule, Poussin, Fusil, Paille et Nids individuels se réclament avant ou après le pli, une fois par tour, et c’est l’autre qui en profite.
law-CN-R94 = En duel, on ne passe que si aucun pli n’est possible ou si une pendule tourne. Deux tours de suite sans pli et sans carte Or finissent la manche.
law-CN-R107 = Le Ver ne peut répéter Coq, Maïs ou Serpent que si un pli qui convient est encore possible à ce tour.
law-CN-R109 = Sans carte en main, tu n’en as pas à échanger avec la Poule ; échanger les mains entières reste permis.
law-CN-R115 = En duel, on ne peut pas abandonner tant que l’autre accomplit le défi.
