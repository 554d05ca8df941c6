# Glossary
#   alien = alien (m)               to lay it = poser            to steal = voler
#   hen = poule (f)                 covered = couvé              dizzy = avoir le tournis
#   corn = grain (m)                pool = gamelle (f)           bank = sac (m)
#   saucer = soucoupe (f)           part = pièce (f)             to put on = monter
#   bottom left = coque gauche (f), bottom right = coque droite, canopy = dôme (m)
#   deck = pioche (f)               discard pile = défausse (f)  hand = main (f)
#   to take from the deck = piocher to throw away = défausser    card = carte (f)
#   round = manche (f)              turn = tour (m)              wild card = joker (m)
#   Broody = Couveuse (f)           Twin Beaks = Twin Becs (m)   Cheeky Chicken = Poule culottée (f)
#   Fowl Play = Vol-au-vent (m)     Pecking Order = Prise de bec (f)
#   Rooster Booster = Coq en stock (m)   Scramble = Omelette (f)
#   Wings of Desire = Ailes du désir (f pl), the film’s title in French
#   Hen Pecked = Pique-nique (m)    Hypno-chicken = Hypno-poule (f)
#   Tractor Beam = Rayon tracteur (m)    Alien Flu = Grippe stellaire (f)
#   Corn Star = Graine de star (f)  All Out War = Guerre des ailes (f)
#   Armed to the Hen’s Teeth = Armées jusqu’au bec, of « armé jusqu’aux dents »
# A name never stands after “de”: things are taken « à Ada » and lie « chez Ada ».

## The box

title = Chickens ’n’ Aliens
tagline = Quelqu’un ramasse les poules. Par le haut.
author = les éleveurs de poules de chickensnaliens.co.uk
credit = Chickens ’n’ Aliens est le jeu de chickensnaliens.co.uk ; les règles que nous avons ne disent pas qui l’a inventé.

## House rules

drawer-specials = Cartes spéciales
drawer-finer = Détails
drawer-deck = La pioche, carte par carte

option-start =
    .help = Une place au choix, ou le hasard. La place d’avant donne les cartes.
option-fast = Soucoupes dans la pioche
    .help = Règles rapides : ce nombre de coques est mélangé à la pioche.
    .value-no = Aucune
    .value-two = Deux
    .value-four = Quatre
option-tractor_beam = Rayon tracteur
    .help = Deux cartes d’une main, ou une de chaque main.
option-alien_flu = Grippe stellaire
    .help = Tous les aliens posés disparaissent.
option-corn_star = Graine de star
    .help = Tous les grains de tous les autres.
option-armed = Armées jusqu’au bec
    .help = Trois cartes pour tout le monde.
option-all_out_war = Guerre des ailes
    .help = Toutes les mains vont à la défausse.
option-specials = Combien de spéciales
    .help = Parmi les cartes spéciales ci-dessus, ce nombre est tiré pour la pioche, et annoncé.
option-throw_away = Défausser
    .help = Quand tu ne peux pas piocher : à ta guise, ou seulement si tu ne peux rien jouer.
    .value-judgement = À ta guise
    .value-strict = Si rien d’autre
option-stun_stacks = Double tournis
    .help = Qui a le tournis peut l’attraper encore, et perd autant de tours.
option-cheeky_public = Culotté pour tous
    .help = Une main montrée est montrée à tout le monde.
option-bank_runs_out = Le sac peut se vider
    .help = Les grains sont limités.
option-bank_corn = Grains dans le jeu
    .help = Tous les grains du jeu, si le sac peut se vider ; chaque poule en reçoit trois.
option-max_turns = Partie la plus longue
    .help = Au bout de ce nombre de tours, on compare les pièces, puis les aliens, puis les grains.
option-aliens = Aliens
    .help = Cartes Alien dans la pioche.
option-broody = Couveuse
    .help = Cartes Couveuse dans la pioche.
option-twin_beaks = Twin Becs
    .help = Cartes Twin Becs dans la pioche.
option-cheeky_chicken = Poule culottée
    .help = Cartes Poule culottée dans la pioche.
option-fowl_play = Vol-au-vent
    .help = Cartes Vol-au-vent dans la pioche.
option-pecking_order = Prise de bec
    .help = Cartes Prise de bec dans la pioche.
option-rooster_booster = Coq en stock
    .help = Cartes Coq en stock dans la pioche.
option-scramble = Omelette
    .help = Cartes Omelette dans la pioche.
option-wings_of_desire = Ailes du désir
    .help = Cartes Ailes du désir dans la pioche.
option-hen_pecked = Pique-nique
    .help = Cartes Pique-nique dans la pioche.
option-hypno_chicken = Hypno-poule
    .help = Cartes Hypno-poule dans la pioche.

## Bots

plays-egg = ne voit pas encore grand-chose
plays-chick = pose tout ce qui se pose
plays-hen = va à l’essentiel
plays-rooster = compte les menaces, mais en oublie
plays-fox = compte chaque menace
plays-owl = pense dans bien des mondes

## Lessons

lesson-first = Trois aliens, une pièce
    .about = Tu apprends à quoi servent les grains, comment une poule couve un alien et quand finit une manche.
    .can-1 = Fais une seule chose à chaque tour.
    .can-2 = Les grains paient les aliens. Gardes-en.
    .can-3 = Un alien couvé ne se vole pas.
    .can-4 = Trois aliens, une pièce. Trois pièces, et tu décolles.
    .farewell = Sept étapes, trois minutes. Le reste est écrit sur les cartes.
lesson-first-1 = Pose un alien devant toi. Ça te coûte un grain.
    .knows = Un alien de ta main coûte un grain.
    .instead = Tu peux. Mais on gagne avec trois aliens, alors commence par un.
lesson-first-2 = Un alien, ça se vole ! Mets ta Couveuse sur le tien.
    .knows = Là où une poule couve, personne ne vole.
    .instead = Tu peux. Mais Crisp peut voler un alien que personne ne couve.
lesson-first-3 = Pose ton deuxième alien, avec ton dernier grain.
    .instead = Tu peux. Mais il te reste un grain, et un alien attend dans ta main.
lesson-first-4 = Crisp t’en vole un ! Joue la Prise de bec et touche Crisp.
    .knows = La Prise de bec vole un alien, sans payer de grain.
    .instead = Tu peux. Mais Crisp a deux aliens maintenant, et le troisième gagne la manche.
lesson-first-5 = Crisp en a encore deux. Joue l’Hypno-poule et touche Crisp.
    .knows = Qui a le tournis perd un tour et une carte.
    .instead = Tu peux. Mais ce serait plus sûr si Crisp perdait son prochain tour.
lesson-first-6 = Il te faut un grain, la gamelle est pleine. Joue l’Omelette.
    .knows = L’Omelette te donne tous les grains de la gamelle.
    .instead = Tu peux. Mais sans grain, pas de troisième alien.
lesson-first-7 = Pose ton troisième alien et gagne la dernière pièce !
    .knows = Trois aliens gagnent une pièce, trois pièces la partie.
    .instead = Tu peux. Mais ton troisième alien gagne la manche, et la partie avec elle.

## Puzzles

puzzle-land = Un alien atterrit
    .asks = Comment t’approcher le plus des trois aliens ?
puzzle-upset = Ça va voler
    .asks = Qui embêtes-tu, et avec quelle carte ?
puzzle-turn = Ton meilleur tour
    .asks = Que peux-tu faire de mieux maintenant ?

## Cards: the title, and so many of them in mid-sentence

number = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $n }
}
card-alien = { $n ->
    [1] un alien
   *[other] { number } aliens
}
    .title = alien
card-broody = { $n ->
    [1] une Couveuse
   *[other] { number } Couveuses
}
    .title = Couveuse
card-twin-beaks = { $n ->
    [1] un Twin Becs
   *[other] { number } Twin Becs
}
    .title = Twin Becs
card-cheeky-chicken = { $n ->
    [1] une Poule culottée
   *[other] { number } Poules culottées
}
    .title = Poule culottée
card-fowl-play = { $n ->
    [1] un Vol-au-vent
   *[other] { number } Vol-au-vent
}
    .title = Vol-au-vent
card-pecking-order = { $n ->
    [1] une Prise de bec
   *[other] { number } Prises de bec
}
    .title = Prise de bec
card-rooster-booster = { $n ->
    [1] un Coq en stock
   *[other] { number } Coqs en stock
}
    .title = Coq en stock
card-scramble = { $n ->
    [1] une Omelette
   *[other] { number } Omelettes
}
    .title = Omelette
card-wings-of-desire = { $n ->
    [1] les Ailes du désir
   *[other] { number } Ailes du désir
}
    .title = Ailes du désir
card-hen-pecked = { $n ->
    [1] un Pique-nique
   *[other] { number } Pique-niques
}
    .title = Pique-nique
card-hypno-chicken = { $n ->
    [1] une Hypno-poule
   *[other] { number } Hypno-poules
}
    .title = Hypno-poule
card-wild = { $n ->
    [1] un joker
   *[other] { number } jokers
}
    .title = joker
card-tractor-beam = { $n ->
    [1] le Rayon tracteur
   *[other] { number } Rayons tracteurs
}
    .title = Rayon tracteur
card-alien-flu = { $n ->
    [1] la Grippe stellaire
   *[other] { number } Grippes stellaires
}
    .title = Grippe stellaire
card-corn-star = { $n ->
    [1] la Graine de star
   *[other] { number } Graines de star
}
    .title = Graine de star
card-armed-to-the-hens-teeth = { $n ->
    [1] « Armées jusqu’au bec »
   *[other] { number } « Armées jusqu’au bec »
}
    .title = Armées jusqu’au bec
card-all-out-war = { $n ->
    [1] la Guerre des ailes
   *[other] { number } Guerres des ailes
}
    .title = Guerre des ailes
part-bottom-left = { $n ->
    [1] la coque gauche d’une soucoupe
   *[other] { number } coques gauches de soucoupe
}
    .title = coque gauche
    .sign = gauche
part-bottom-right = { $n ->
    [1] la coque droite d’une soucoupe
   *[other] { number } coques droites de soucoupe
}
    .title = coque droite
    .sign = droite
part-canopy = le dôme d’une soucoupe
    .title = dôme
    .sign = dôme
wild-cluck-rogers = Coq Rogers
wild-eggs-machina = Œufs Machina
wild-chick-norris = Chick Norris
as-wild = un joker en { FORM($card, "title") }

## Other things

bird-henny = Henny Penny
bird-noodles = Nouille
bird-paxo = Paxo McGinty
bird-floella = Floella Bleuet
cards = { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { number } cartes
}
corn = { $n ->
    [0] aucun grain
    [1] un grain
   *[other] { number } grains
}
    .has = { $n ->
        [0] n’a plus de grain
        [1] a un grain
       *[other] a { number } grains
    }
aliens = { $n ->
    [0] aucun alien
    [1] un alien
   *[other] { number } aliens
}
    .has = { $n ->
        [0] n’a plus d’alien
        [1] a un alien
       *[other] a { number } aliens
    }

## A choice in words, as game files have it

say-pass = passe
say-take = pioche une carte
say-lay = pose un alien
say-play = joue { $card }
say-play-on = joue { $card } contre { $victim }
say-beam-from-one = joue { $card } contre { $victim } ({ $cards })
say-beam-from-each = joue { $card } contre tout le monde (une carte par main)
say-throw-away = défausse { $card }
say-lay-bottom = monte { $card }
say-pick-unseen = prend une carte cachée
say-pick-left = prend la coque gauche
say-pick-right = prend la coque droite

## The question

ask-take = À toi, { $name }. Pioche une carte.
ask-play-or-take = À toi, { $name }. Joue ou pose une carte, ou pioches-en une.
ask-play = À toi, { $name }. Joue ou pose une carte, ou défausses-en une.
ask-throw = À toi, { $name }. Tu ne peux rien jouer : défausse une carte.
ask-pass = Tu ne peux rien faire, { $name }. Passe.
ask-dizzy = { $who ->
    [you] Tu as le tournis, { $name }. Défausse une carte.
   *[they] { $name } a le tournis et doit défausser une carte.
}
ask-lost = { $who ->
    [you] Tu as le tournis, { $name }, et aucune carte à défausser.
   *[they] { $name } a le tournis, et aucune carte à défausser.
}
ask-pick = { $who ->
    [you] Que prends-tu à { $victim }, { $name } ?
   *[they] { $name } choisit une carte chez { $victim }.
}
ask-thinking = { $name } réfléchit.
ask-won = { $who ->
    [you] Tu gagnes { $part } ! { $first } commence.
    [first] { $winner } gagne { $part }. Tu commences, { $first }.
   *[they] { $winner } gagne { $part }. { $first } commence.
}

## Why not

why-not-nothing = Ce coup n’existe pas. (UF-14)
why-not-dizzy = Tu as le tournis : défausse plutôt une carte. (UF-41)
why-not-pick-first = Prends d’abord une carte dans la main où tu fouilles. (UF-34)
why-not-nobody = Personne n’est assis là.
why-not-hand = Tu n’as pas de carte « { FORM($card, "title") } ». (UF-14)
why-not-pass = Tu ne passes que si tu ne peux rien faire d’autre. (UF-R9)
why-not-full = Tu as { $held } cartes ; à partir de cinq, on ne pioche plus. (UF-18)
why-not-take = Il n’y a rien à piocher. (UF-R4)
why-not-lay = Tu n’as pas de grain pour le payer. (UF-16)
why-not-broody = Tu n’as aucun alien à couver. (UF-28, UF-R12)
why-not-twin-beaks = Le sac est vide. (UF-R6)
why-not-cheeky-chicken = { $name } n’a pas de cartes. (UF-R28)
why-not-fowl-play = { $name } n’a pas de cartes. (UF-R7)
why-not-beam-from-one = { $name } n’a pas de cartes. (UF-R25)
why-not-no-alien = { $name } n’a pas d’alien. (UF-R7)
why-not-pecking-order = Tous les aliens chez { $name } sont couvés. (UF-28, UF-R11)
why-not-rooster-booster = Il n’y a rien à piocher. (UF-R4)
why-not-armed = Il n’y a rien à piocher. (UF-R4)
why-not-scramble = La gamelle est vide. (UF-R7)
why-not-wings-of-desire = La défausse est vide. (UF-R7)
why-not-hen-pecked = { $name } n’a pas de grain. (UF-R7)
why-not-hypno-chicken = { $name } a déjà le tournis. (UF-R20)
why-not-beam-from-each = Personne d’autre n’a de carte. (UF-R25)
why-not-alien-flu = Aucun alien n’est posé. (UF-R7)
why-not-corn-star = Personne d’autre n’a de grain. (UF-R27)
why-not-all-out-war = Il n’y a plus d’autre carte en main. (UF-R24)
why-not-could-take = Pioche plutôt : on ne défausse pas tant qu’on peut piocher. (UF-20, UF-R8)
why-not-strict = À cette table, tu ne défausses que si tu ne peux rien faire d’autre. (UF-R8)
why-not-lay-bottom = Ta soucoupe a déjà ce côté. (UF-X4)
why-not-pick = Cette carte n’est pas là. (UF-X3)
why-shut-turn = Choisis d’abord une carte de ta main, puis contre qui.
why-shut-stunned = Tu as le tournis : défausse plutôt une carte.
why-shut-pick = Prends d’abord une carte dans la main où tu fouilles.

## What happened: to the one who did it, to the one it was done to, and to the others

tell-pass = { $who ->
    [you] Tu ne peux rien faire : tu passes.
   *[they] { $name } ne peut rien faire et passe.
}
tell-lost = { $who ->
    [you] Tu as le tournis, et rien à défausser : ton tour est perdu.
   *[they] { $name } a le tournis, et rien à défausser : son tour est perdu.
}
    .brief = { $who ->
        [you] Tu as le tournis et passes ton tour.
       *[they] { $name } a le tournis et passe son tour.
    }
tell-take = { $who ->
    [you] Tu pioches { $drawn }.
   *[they] { $name } pioche { $cards }.
}
tell-lay = { $who ->
    [you] Tu poses un alien pour un grain.
   *[they] { $name } pose un alien pour un grain.
}
tell-broody = { $who ->
    [you] Tu joues { $card } : un de tes aliens est à l’abri.
   *[they] { $name } joue { $card } : un alien est à l’abri.
}
    .brief = { $who ->
        [you] Un de tes aliens est à l’abri.
       *[they] { $name } met un alien à l’abri.
    }
tell-twin-beaks = { $who ->
    [you] Tu joues { $card } : { $corn } du sac.
   *[they] { $name } joue { $card } : { $corn } du sac.
}
    .brief = { $who ->
        [you] Tu prends { $corn } dans le sac.
       *[they] { $name } prend { $corn } dans le sac.
    }
tell-cheeky-chicken = { $who ->
    [you] Tu joues { $card }. { $victim } te montre { $shown }.
    [to-you] { $name } joue { $card } et voit ta main.
   *[they] { $name } joue { $card } et jette un œil chez { $victim }.
}
    .brief = { $who ->
        [you] Tu joues { $card } et jettes un œil chez { $victim }.
        [to-you] { $name } voit ta main.
       *[they] { $name } jette un œil chez { $victim }.
    }
tell-cheeky-to-all = { $who ->
    [you] Tu joues { $card }. { $victim } montre à tout le monde { $shown }.
    [to-you] { $name } joue { $card }. Tu montres à tout le monde { $shown }.
   *[they] { $name } joue { $card }. { $victim } montre à tout le monde { $shown }.
}
    .brief = { $who ->
        [you] { $victim } montre sa main à tout le monde.
        [to-you] { $name } te fait montrer ta main.
       *[they] { $victim } montre sa main à tout le monde.
    }
tell-fowl-play = { $who ->
    [you] Tu joues { $card } et prends { $taken } à { $victims }.
    [to-you] { $name } joue { $card } et te prend { $taken }.
   *[they] { $name } joue { $card } et prend { $taken } à { $victims }.
}
    .brief = { $who ->
        [you] Tu prends { $taken } à { $victims }.
        [to-you] { $name } te prend { $taken }.
       *[they] { $name } prend { $taken } à { $victims }.
    }
tell-beam-from-each = { $who ->
    [you] Tu joues { $card } contre tout le monde : { $each }.
   *[they] { $name } joue { $card } contre tout le monde : { $each }.
}
    .brief = { $who ->
        [you] Tu prends une carte à tout le monde.
        [to-you] { $name } te prend { $taken }.
       *[they] { $name } prend une carte à tout le monde.
    }
from = { $who ->
    [you] { $card } chez toi
   *[they] { $card } chez { $victim }
}
tell-reach = { $who ->
    [you] Tu joues { $card } et fouilles chez { $prey }.
    [to-you] { $name } joue { $card } et fouille dans ta main.
   *[they] { $name } joue { $card } et fouille chez { $prey }.
}
tell-pick = { $who ->
    [you] Tu prends { $taken } à { $victims }.
    [to-you] { $name } te prend { $taken }.
   *[they] { $name } prend { $taken } à { $victims }.
}
tell-pecking-order = { $who ->
    [you] Tu joues { $card } et voles un alien à { $victim }.
    [to-you] { $name } joue { $card } et te vole un alien.
   *[they] { $name } joue { $card } et vole un alien à { $victim }.
}
    .brief = { $who ->
        [you] Tu voles un alien à { $victim }.
        [to-you] { $name } te vole un alien.
       *[they] { $name } vole un alien à { $victim }.
    }
tell-rooster-booster = { $who ->
    [you] Tu joues { $card } et pioches { $drawn }.
   *[they] { $name } joue { $card } et pioche { $cards }.
}
    .brief = { $who ->
        [you] Tu pioches { $drawn }.
       *[they] { $name } pioche { $cards }.
    }
tell-scramble = { $who ->
    [you] Tu joues { $card } et vides la gamelle : { $corn }.
   *[they] { $name } joue { $card } et vide la gamelle : { $corn }.
}
    .brief = { $who ->
        [you] Tu vides la gamelle : { $corn }.
       *[they] { $name } vide la gamelle : { $corn }.
    }
tell-wings-of-desire = { $who ->
    [you] Tu joues { $card } et prends { $top } dans la défausse.
   *[they] { $name } joue { $card } et prend { $top } dans la défausse.
}
    .brief = { $who ->
        [you] Tu prends { $top } dans la défausse.
       *[they] { $name } prend { $top } dans la défausse.
    }
tell-hen-pecked = { $who ->
    [you] Tu joues { $card } et prends un grain à { $victim }.
    [to-you] { $name } joue { $card } et te prend un grain.
   *[they] { $name } joue { $card } et prend un grain à { $victim }.
}
tell-hypno-chicken = { $who ->
    [you] Tu joues { $card } : { $victim } a le tournis.
    [to-you] { $name } joue { $card } : tu as le tournis.
   *[they] { $name } joue { $card } : { $victim } a le tournis.
}
    .brief = { $who ->
        [you] { $victim } a le tournis.
        [to-you] { $name } te donne le tournis.
       *[they] { $name } donne le tournis à { $victim }.
    }
tell-alien-flu = { $who ->
    [you] Tu joues { $card }. Il n’y a plus aucun alien : { $losses }.
   *[they] { $name } joue { $card }. Il n’y a plus aucun alien : { $losses }.
}
    .brief = { $who ->
        [you] Tu joues { $card } : plus aucun alien.
       *[they] { $name } joue { $card } : plus aucun alien.
    }
tell-corn-star = { $who ->
    [you] Tu joues { $card } : { $corn }, tout ce qu’avaient les autres.
    [to-you] { $name } joue { $card } : { $corn }, les tiens et ceux de tous les autres.
   *[they] { $name } joue { $card } : { $corn }, tout ce qu’avaient les autres.
}
    .brief = { $who ->
        [you] Tu joues { $card } : { $corn } pris aux autres.
        [to-you] { $name } joue { $card } : { $corn }, dont les tiens.
       *[they] { $name } joue { $card } : { $corn } pris aux autres.
    }
tell-corn-of-one = { $who ->
    [you] Tu joues { $card } et prends tout à { $victim } : { $corn }.
    [to-you] { $name } joue { $card } et te prend tout : { $corn }.
   *[they] { $name } joue { $card } et prend tout à { $victim } : { $corn }.
}
    .brief = { $who ->
        [you] Tu prends { $corn } à { $victim }.
        [to-you] { $name } te prend { $corn }.
       *[they] { $name } prend { $corn } à { $victim }.
    }
tell-armed = { $who ->
    [you] Tu joues { $card }. Pour toi { $drawn } ; { $others }.
    [to-you] { $name } joue { $card }. Pour toi { $drawn } ; { $others }.
   *[they] { $name } joue { $card }. { $others }.
}
    .brief = { $who ->
        [you] Tu joues { $card } : tout le monde pioche.
       *[they] { $name } joue { $card } : tout le monde pioche.
    }
draws = { $n ->
    [0] { $name } ne pioche rien
   *[other] { $name } pioche { cards }
}
draw-alike = { $names } piochent { cards } par tête
tell-all-out-war = { $who ->
    [you] Tu joues { $card }. Toutes les mains sont vides : { $losses }.
   *[they] { $name } joue { $card }. Toutes les mains sont vides : { $losses }.
}
    .brief = { $who ->
        [you] Tu joues { $card } : plus personne n’a de main.
       *[they] { $name } joue { $card } : plus personne n’a de main.
    }
tell-throw-away = { $who ->
    [you] Tu défausses { $card }.
   *[they] { $name } défausse { $card }.
}
tell-dizzy = { $who ->
    [you] Tu as le tournis et défausses { $card }.
   *[they] { $name } a le tournis et défausse { $card }.
}
tell-lay-bottom = { $who ->
    [you] Tu montes { $card }.
   *[they] { $name } monte { $card }.
}
tell-reshuffled = La défausse est mélangée et devient la pioche.
tell-round = { $who ->
    [you] Trois aliens : tu gagnes la manche et { $part }.
   *[they] Trois aliens : { $name } gagne la manche et { $part }.
}
tell-take-off = La soucoupe est complète !
tell-stopped = Il est trop tard pour continuer.
tell-next-round = On vide la table, gamelle comprise. { $who ->
    [first] { $dealer } donne cinq cartes par tête, et tu commences.
    [dealer] Tu donnes cinq cartes par tête, et { $first } commence.
   *[they] { $dealer } donne cinq cartes par tête, et { $first } commence.
}

## The end

heading-saucer-parts = pièces
heading-aliens = aliens
heading-corn = grains
heading-in-hand = en main
outcome-won = { $who ->
    [you] Tu gagnes, { $name } : ta soucoupe décolle !
   *[they] { $name } gagne : la soucoupe décolle !
}
outcome-stopped = Il est trop tard pour continuer. { $who ->
    [you] Tu es en tête et tu gagnes, { $name } !
   *[they] { $name } est en tête et gagne !
}
outcome-shared = Il est trop tard pour continuer. { $who ->
    [you] Tu partages la victoire avec { $others }.
   *[they] { $others } partagent la victoire.
}

## The table as text

sketch-middle = Pioche : { $stock }{ $top }.  Gamelle : { $pool } grains.  Sac : { $bank }.
sketch-top = , dessus { $part }
sketch-endless = jamais vide
sketch-discards = Défausse, à partir du dessus : { $cards }.
sketch-deeper = Dessous, dans le désordre : { $cards }.
sketch-seat = { $name } ({ $bird }) : soucoupe { $parts }, aliens { $aliens }, grains { $corn }, cartes { $held }{ $more }
sketch-dizzy = , a le tournis
sketch-known = {" "}; tu connais { $cards }
sketch-in-sight = {" "}; en vue { $cards }
sketch-covered = { $mark } est un alien couvé par une poule.
sketch-hand = Ta main : { $cards }
sketch-none = rien

## The page

unit-corn = grains
unit-in-hand = en main
label-sky = Le ciel de nuit
label-card = { CAP(FORM($card, "title")) }
label-ship = { $bird } : { $parts }
label-no-part = encore aucune pièce
label-alien = Alien
label-alien-under-hen = Alien, couvé par une poule
label-alien-under-wild = Alien, couvé par un joker
name-deck = Pioche
name-played = Défausse
name-pool = Gamelle
name-bank = Sac
label-deck = Pioche, { $n } cartes
label-take-one = Pioche une carte
label-hand-full = Pioche une carte : pas maintenant, tu en as { $n }
label-fan-out = Défausse : { $top } sur { $n } cartes. Étaler
label-endless-corn = Des grains sans fin
label-corn-left = Grains restants
label-hypnotised = a le tournis
label-here = Fais-le ici
label-knows = { $name } a { $held } cartes ; tu en connais { $known }
label-in-hand = cartes en main
label-hand = Ta main
label-copies = { $card }, { $n } fois
label-no-hand = Pas de main
no-cards = Ta main est vide.
watching = Tu regardes. Les mains restent cachées.
go-pass = Passer
go-throw-it-away = Défausse-la
go-throw-away = Défausser
go-put-back = Reposer
go-another = Autre carte
go-everybody = Une de chaque main
go-close = Fermer
pile-fan = Défausse : { $n }
pile-label = Les cartes de la défausse, à partir du dessus
pile-top-first = À partir du dessus
paw-fan = Chez { $name }
paw-label = Les cartes que tu connais chez { $name }
paw-known = Connues
paw-more = { $n ->
    [one] Une autre t’est inconnue.
   *[other] { $n } autres te sont inconnues.
}

## The slip: what happened last, what each card does, and to whom

slip-a-card = Une carte
slip-new-turn = Un nouveau tour
slip-dealt = Cinq cartes par tête
slip-dealt-say = Trois grains, pas encore de soucoupe.
slip-pick = Chez { $name }
slip-pick-say = Une pièce de soucoupe transparaît. Quelle carte prends-tu ?
slip-unseen = Une carte cachée
slip-whom = { $card } : qui ?
slip-as = { $card } en…
held = Jouer { $card } ? Touche ta moitié.
held-aimed = { $card } : contre qui ? Touche une soucoupe.
held-wild = { $card } : en laquelle des dix ?
does-alien = Un grain dans la gamelle.
    .go = Poser
does-broody = Une poule sur un de tes aliens : personne ne peut le voler.
    .go = Qu’elle couve !
does-twin-beaks = Deux grains du sac.
    .go = Deux grains
does-cheeky-chicken = Regarde une main.
does-fowl-play = Prends une carte sans la voir.
does-pecking-order = Prends un alien que personne ne couve.
does-rooster-booster = Deux cartes de la pioche.
    .go = Piocher deux
does-scramble = Tous les grains de la gamelle.
    .go = Tout casser
does-wings-of-desire = Échange-la contre le dessus de la défausse.
    .go = Échanger
does-hen-pecked = Prends un grain à quelqu’un.
does-hypno-chicken = Le prochain tour est perdu, et une carte avec.
does-wild = Vaut n’importe quelle carte bleue. Choisis.
does-tractor-beam = Deux cartes d’une main, ou une de chaque main.
does-alien-flu = Tous les aliens disparaissent, et les poules dessus.
    .go = Atchoum !
does-corn-star = Tous les grains de tous les autres.
    .go = Tout pour moi
does-armed-to-the-hens-teeth = Trois cartes de la pioche pour tout le monde.
    .go = Aux armes !
does-all-out-war = Toutes les mains vont à la défausse.
    .go = La guerre !
does-bottom-left = Une pièce de soucoupe. Monte-la, elle sera à l’abri.
    .go = Monter
does-bottom-right = Une pièce de soucoupe. Monte-la, elle sera à l’abri.
    .go = Monter
no-more-corn = aucun
no-more-cards = rien
no-more-aliens = aucun
no-more-turns = tournis
no-more-covered = couvés

## Advice: what a choice brings

goal = Trois aliens, une pièce. Trois pièces, et tu décolles.
win-round = C’est ton troisième alien : tu gagnes la manche et { $part }.
win-game = C’est ton troisième alien : tu gagnes la dernière pièce de ta soucoupe, et la partie.
gain-pass = Tu ne peux rien faire d’autre.
gain-first = C’est ton premier alien. Avec trois, tu gagnes la manche.
gain-second = C’est ton deuxième alien. Plus qu’un, et tu gagnes la manche.
gain-broody = Une poule couve un de tes aliens, et personne ne peut le voler.
gain-all-covered = Tous tes aliens sont alors couvés, et personne ne peut t’en voler.
gain-twin-beaks = Tu prends { $corn } dans le sac, et tu as alors { $mine }.
gain-a-hand = { $n ->
    [1] { $victim } te montre sa seule carte, et tu sais à quoi t’attendre.
   *[other] { $victim } te montre ses { number } cartes, et tu sais à quoi t’attendre.
}
gain-one-card = { $n ->
    [1] Tu prends à { $victim } sa seule carte.
   *[other] Tu prends à { $victim } une de ses { number } cartes.
}
gain-two-cards = { $n ->
    [1] Tu prends à { $victim } sa seule carte.
    [2] Tu prends à { $victim } ses deux cartes.
   *[other] Tu prends à { $victim } deux de ses { number } cartes.
}
gain-pecking-order = Tu prends un alien à { $victim } sans payer de grain. Tu as alors { $mine }, et { $victim } { FORM($theirs, "has") }.
gain-rooster-booster = Tu pioches { $cards } d’un coup, et tu as alors { $held }.
gain-scramble = Tu vides la gamelle ({ $corn }), et tu as alors { $mine }.
gain-wings-of-desire = Tu prends { $top } dans la défausse : { $use }.
gain-hen-pecked = Tu prends un grain à { $victim }. Tu as alors { $mine }, et { $victim } { FORM($theirs, "has") }.
gain-hypno-chicken = { $victim } perd son prochain tour et doit défausser une carte.
gain-no-card-to-lose = { $victim } perd son prochain tour.
gain-dizzier = { $victim } a déjà le tournis, et perd un tour de plus.
gain-beam-from-each = { $n ->
    [1] Tu prends une carte à { $victims }.
   *[other] Tu prends une carte par main : { $victims }.
}
gain-alien-flu = Tous les aliens disparaissent, surtout chez { $name } : { $losses }.
gain-any-flu = Tous les aliens disparaissent : { $losses }.
gain-corn-star = Tu prends tout à { $victims }, { $corn }, et tu as alors { $mine }.
gain-armed = Tu pioches { $cards }, et tu as alors { $held }.
gain-all-out-war = Toutes les mains disparaissent : { $losses }.
gain-lay-bottom = La { FORM($part, "title") } est à l’abri sur ta soucoupe, qui a alors { $n ->
    [1] une de ses trois pièces
    [2] deux de ses trois pièces
   *[3] ses trois pièces
}.
loses-aliens = { $who ->
    [you] { $n ->
        [0] tu ne perds rien
       *[other] tu perds { aliens }
    }
   *[they] { $name } perd { aliens }
}
loses-cards = { $who ->
    [you] { $n ->
        [0] tu ne perds rien
       *[other] tu perds { cards }
    }
   *[they] { $name } perd { cards }
}
take-empty = Tu n’as plus de carte, il t’en faut donc une.
take-top = { CAP($part) } est sur le dessus de la pioche. Elle manque encore à ta soucoupe.
take-top-spare = { CAP($part) } est sur le dessus de la pioche. Ta soucoupe l’a déjà, mais ainsi personne d’autre ne l’aura.
take-no-corn = Tu n’as pas de grain pour poser un alien. La nouvelle carte t’en donnera peut-être.
take-hidden = Tant qu’un alien est dans ta main, aucune Prise de bec ne peut le voler. Une nouvelle carte peut t’aider d’abord.
take-no-alien = Tu n’as pas d’alien en main. La nouvelle carte en est peut-être un.
take-more = Tu as { $held }. Une de plus te laisse plus de choix.
throw-dizzy = Tu as le tournis, et une de tes cartes doit partir.
throw-full = Tu as { $held }, et à partir de cinq on ne pioche plus.
throw-room = Tu as { $held }. Défausses-en une, et tu pourras piocher au prochain tour.
throw-bare = Il n’y a rien à piocher.
throw-several = Tu as { $card }, et une de moins te suffit.
throw-useless = Tu ne pourrais rien faire avec { $card } maintenant.
throw-has-part = Ta soucoupe a déjà cette coque.
throw-least = { CAP($card) } : c’est ce qui te manquera le moins.
pick-unseen = { $n ->
    [1] { $victim } a une carte que tu ne vois pas, et elle vaut peut-être mieux.
   *[other] { $victim } a { number } cartes que tu ne vois pas, et l’une d’elles vaut peut-être mieux.
}
pick-has-parts = Ta soucoupe a déjà cette pièce, prends donc une carte que tu ne vois pas.
pick-part = La { FORM($part, "title") } manque encore à ta soucoupe. Tu pourras la monter plus tard.
pick-spare = Ta soucoupe a déjà la { FORM($part, "title") }, mais ainsi personne d’autre ne l’aura.
use-alien = tu peux le poser pour un grain
use-broody = elle protège un de tes aliens des vols
use-twin-beaks = il donne deux grains du sac
use-cheeky-chicken = elle te montre une main
use-fowl-play = il donne une carte d’une main
use-pecking-order = elle vole un alien que personne ne couve
use-rooster-booster = il donne deux cartes de la pioche
use-scramble = elle donne tous les grains de la gamelle
use-wings-of-desire = tu pourras les échanger plus tard contre une autre carte de la défausse
use-hen-pecked = il prend un grain à quelqu’un
use-hypno-chicken = elle fait perdre un tour à quelqu’un
use-wild = il vaut n’importe quelle carte bleue
use-tractor-beam = il prend deux cartes d’une main, ou une de chaque main
use-alien-flu = elle balaie tous les aliens
use-corn-star = elle prend tous les grains des autres
use-armed-to-the-hens-teeth = cela donne trois cartes de la pioche
use-all-out-war = elle balaie toutes les mains
use-part = elle manque encore à ta soucoupe
use-spare-part = ainsi personne d’autre ne l’aura

## Advice: what may come of it

next-lay-third = Tu as un autre alien et le grain qu’il faut : tu pourrais gagner au prochain tour.
next-steal-third = Tu as { $card } : tu pourrais voler un alien et gagner au prochain tour.
next-look-at-leader = Tu sauras ainsi si { $victim } peut avoir un troisième alien au prochain tour.
next-rob-leader = C’est peut-être ce qu’il faut à { $victim } pour un troisième alien.
next-stops = { $victim } a deux aliens, mais ne peut ni poser ni voler le troisième à ce tour-là.
next-known = { $held ->
    [1] Tu sais laquelle : { $cards }.
   *[other] Tu sais que parmi elles il y a { $cards }.
}
next-aliens = Tu as { $aliens } en main, et poser un alien coûte un grain.
next-corn = Poser un alien coûte un grain.
next-no-corn = Sans grain, { $victim } ne peut pas poser d’alien.
cost-corn = { $n ->
    [0] Ça coûte un grain, ton dernier.
    [1] Ça coûte un grain : il t’en reste un.
   *[other] Ça coûte un grain : il t’en reste { number }.
}
cost-next-round = Ça coûte un grain : tu commences la manche suivante { $n ->
    [0] sans grain
    [1] avec un grain
   *[other] avec { number } grains
}.
cost-wild = Ça coûte un joker, qui vaudrait aussi toute autre carte bleue.
cost-armed = Mais tous les autres piochent aussi.
cost-look = Ça ne te donne ni carte, ni grain, ni alien.
cost-look-of-all = Mais tout le monde voit cette main, pas seulement toi.
cost-pile = Quelqu’un pourrait prendre { $card } dans la défausse avec les Ailes du désir.
danger-lays-third = Tu le sais : { $name } a un alien en main, et pourrait gagner la manche en le posant.
danger-steals-third = Tu le sais : { $name } a { $card }, et pourrait voler un alien et gagner la manche.
danger-leader = { $name } a deux aliens, et pourrait gagner la manche avec un de plus.
danger-steals = Tu le sais : { $name } a { $card }, et pourrait te voler un alien.
danger-bare = { $laid ->
    [1] Aucune poule ne couve ton alien : quelqu’un pourrait le voler avec une Prise de bec ou un joker.
   *[other] { $n ->
        [1] Un de tes aliens n’est pas couvé : quelqu’un pourrait le voler avec une Prise de bec ou un joker.
       *[other] De tes aliens, { number } ne sont pas couvés : quelqu’un pourrait en voler un avec une Prise de bec ou un joker.
    }
}

## Options that do not go together

deck-too-small = la pioche aurait { $cards } cartes ; à { $seats }, il en faut { $needed } pour commencer
bank-too-small = à { $seats }, il faut au moins { $least } grains dans la partie, pas { $bank }

## The printed box

paper-parts = Pièces de soucoupes
paper-bottoms = Bas de soucoupe des règles rapides
paper-corn = Grains
paper-mats = { $n } plateaux, deux par feuille

## What each rule says that these messages and the rules cite

law-UF-14 = À ton tour, tu fais une seule chose : jouer une carte, poser un alien, piocher une carte ou en défausser une.
law-UF-16 = Un alien posé de la main coûte un grain ; sans grain, on n’en pose pas.
law-UF-18 = Tu ne pioches une carte que si tu en as moins de cinq en main.
law-UF-20 = On ne défausse une carte sans effet que si l’on ne peut pas en piocher une.
law-UF-28 = La Couveuse couve un alien posé devant toi, et celui-là ne peut pas être pris avec Prise de bec.
law-UF-34 = Vol-au-vent prend une carte dans la main de quelqu’un, sans regarder. Rien de ce qui est sur la table ne se prend ainsi.
law-UF-41 = Après une Hypno-poule, on n’a pas de vrai tour la fois suivante : on défausse une carte.
law-UF-R1 = Les listes des cartes bleues et rouges, plus haut, disent combien il y en a. Une table peut changer ces nombres.
law-UF-R2 = Une table joue avec les cinq cartes rouges, avec quelques-unes ou sans. Si elle ne dit que le nombre, le hasard décide lesquelles, et tout le monde l’apprend.
law-UF-R3 = Quand il faut une carte et que la pioche est vide, la défausse est mélangée et devient la pioche. Seule sa carte du dessus reste en place.
law-UF-R4 = Quand il n’y a plus rien à piocher, personne ne peut prendre de carte. Une carte qui en distribue plusieurs donne ce qu’il y a, à tour de rôle.
law-UF-R6 = Le sac ne se vide jamais, sauf si la table a limité les grains. Twin Becs donne alors ce qui reste, et ne se joue pas quand il n’y a plus rien.
law-UF-R7 = Une carte qui ne ferait rien ne se joue pas. Il suffit qu’elle fasse une partie de ce qu’elle dit.
law-UF-R8 = Tu ne défausses que si tu ne peux pas piocher : avec cinq cartes ou plus en main, ou quand il n’y a rien à piocher. Une table plus sévère demande que tu ne puisses rien jouer non plus.
law-UF-R9 = Tu ne passes que si tu ne peux rien faire du tout.
law-UF-R10 = Tous les aliens devant toi comptent, même ceux que tu as pris aux autres.
law-UF-R11 = Si une poule couve chaque alien de quelqu’un, Prise de bec ne se joue pas contre cette personne.
law-UF-R12 = Une poule par alien : la Couveuse demande un alien à toi que personne ne couve encore.
law-UF-R13 = Un joker joué en Couveuse reste sur l’alien comme une poule. Quand l’alien part, il redevient un joker.
law-UF-R17 = Une carte prise à l’aveugle est choisie par le hasard, et seules les deux personnes concernées savent laquelle.
law-UF-R19 = Qui a le tournis choisit la carte à défausser, même un alien, et ne fait rien d’autre à ce tour.
law-UF-R20 = On n’hypnotise pas qui a déjà le tournis avant que ce soit fini, sauf si la table le permet.
law-UF-R24 = Guerre des ailes vide toutes les mains, la tienne aussi ; aliens et grains restent. Il faut au moins une autre carte dans une main.
law-UF-R25 = Rayon tracteur prend deux cartes d’une main ou une de chaque autre. Où il y en a moins, il prend ce qu’il y a, et les mains vides sont sautées.
law-UF-R26 = Si la pioche se vide pendant Armées jusqu’au bec, on mélange la défausse et on continue. Les derniers servis peuvent en recevoir moins.
law-UF-R27 = Graine de star ne se joue que si quelqu’un d’autre a des grains.
law-UF-R28 = Avec Poule culottée, personne d’autre que toi ne voit la main, qui doit avoir au moins une carte. Une table peut la faire montrer à tous.
law-UF-R29 = La soucoupe se gagne pièce par pièce : coque gauche, puis coque droite, puis dôme.
law-UF-R32 = Pour qu’aucune partie ne dure toujours, elle s’arrête après le nombre de tours choisi pour la table. Le plus de pièces gagne alors, puis d’aliens, puis de grains ; à égalité, on partage la place.
law-UF-R33 = Le hasard désigne qui commence, sauf si la table a choisi quelqu’un.
law-UF-R39 = La troisième pièce finit aussitôt la partie : on ne ramasse ni ne redonne rien.
law-UF-X3 = Dans les règles rapides, les coques sont des cartes comme les autres : on peut les piocher, les prendre dans une main ou les défausser. Tout le monde les voit, on peut donc en viser une.
law-UF-X4 = Dans les règles rapides, monter une coque près de ta poule prend tout ton tour, au plus tôt celui d’après l’avoir reçue. Elle y est à l’abri, et chaque côté n’a qu’une place.
