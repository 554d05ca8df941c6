# Glossary
#   chicken = poule (f)             piece = pion (m)            runner = fugitive (f)
#   escape = évasion (f)            marker = repère (m)         yard = cour (f)
#   Mr, Mrs Tweedy = M., Mme Tweedy, les Tweedy                 the dog = le chien
#   to command the Tweedys = mener les Tweedy
#   hut = cabane (f)                house = maison (f)          food store = réserve (f)
#   woodshed = bûcher (m)          barn = grange (f)           workshop = atelier (m)
#   Coal Bunker = soute à charbon (f)   Piematic = Tourtomatic (f)   pie = tourte (f)
#   wire = grillage (m)             Main Gate = grand portail (m)   wicket, side gate = portillon (m)
#   runway = piste (f)              Free = liberté (f), coin libre (m)
#   egg = œuf (m)                   nest = nid (m)              shop = boutique (f)
#   equipment = matériel (m)        load = butin (m)            plan = plan (m)
#   opportunity card = carte Chance (f)                         search card = carte Fouille (f)
#   pile = pile (f)                 hand = main (f)             offer = offre (f)
#   deal, trade = échange (m)       roll, throw = lancer (m)    double = double (m)
#   step = pas (m)                  round = manche (f)          turn = tour (m)

## The box

title = Chickenrun
tagline = Des œufs, des cuillères et un trou dans le grillage.
author = Susan Prescot Games
credit = Chickenrun est un jeu de Susan Prescot Games ; son plateau et ses cartes sont perdus, ceux d’ici sont de nous.
way-short = Partie courte
way-full = Partie entière
way-advanced = Jeu avancé

## House rules

drawer-rounds = Manches et pas
drawer-tweedys = Les Tweedy et le chien
drawer-escapes = Évasions
drawer-shops = Boutiques

option-target = Poules à libérer
    .help = Le premier à en libérer autant gagne.
option-max_rounds = Partie la plus longue
    .help = Après tant de manches, le plus de poules libérées gagne.
option-trading = Échanges
    .help = Des offres entre deux pions qui se rencontrent.
option-visits = Visiter les cabanes
    .help = Si l’on peut entrer dans une autre cabane : sur demande, toujours, ou jamais.
    .value-ask = Sur demande
    .value-standing = Toujours
    .value-never = Jamais
option-opportunities = Cartes Chance
    .help = Jouer avec elles, ou sans.
option-control = Qui mène les Tweedy
    .help = Le plus haut lancer, ou des enchères cachées en œufs.
    .value-roll = Un lancer
    .value-bid = Enchères cachées
option-joint = Évasions communes
    .help = Deux places peuvent réunir matériel et poules.
option-seating = Cabanes
    .help = N’importe lesquelles, ou les premières ; qui a laquelle est affaire de hasard.
    .value-random = N’importe
    .value-contiguous = Les premières
option-rotate_start = La première place tourne
    .help = À chaque manche, la place suivante commence.
option-empty_hut = Mme Tweedy à une cabane vide
    .help = Personne n’est visité, ou le dé blanc est relancé.
    .value-nobody = Personne
    .value-reroll = On relance
option-control_tie = Égalité pour mener
    .help = On relance, ou qui menait continue.
    .value-reroll = On relance
    .value-previous = Continue
option-exact_move = Pas exacts
    .help = Une poule doit faire tous ses pas.
option-replacements = Remplacements par tour
    .help = Tant de fois la poule du tour peut être remplacée ; six fois permet n’importe laquelle.
option-partner_place = Où sont les partenaires
    .help = Une évasion commune commence avec les deux au départ, ou où que soit le partenaire.
    .value-together = Au départ
    .value-anywhere = N’importe où
option-lowest = La poule la plus lente
    .help = Ce que vaut au moins un lancer après correction.
    .value-zero = Aucun pas
    .value-one = Un pas
option-visit_ends_turn = Une visite finit le tour
    .help = Après 2 ou 3, personne n’avance.
option-double_in_escape = Un double en évasion
    .help = La fugitive reste, ou change avec une poule qui attend.
    .value-keep = Reste
    .value-swap = Change
option-active_pie = La poule dehors dans la cour
    .help = Mme Tweedy la prend en dernier, ou jamais.
    .value-last = En dernier
    .value-safe = Jamais
option-cards = Usage des cartes Chance
    .help = Certaines se gardent, comme imprimé, ou toutes se jouent aussitôt.
    .value-printed = Comme imprimé
    .value-at_once = Toutes aussitôt
option-dog_start = Le chien commence
    .help = À la niche, n’importe où dehors, ou où veut le premier qui mène.
    .value-kennel = Niche
    .value-random = N’importe où
    .value-controller = Qui mène
option-catch_in_shops = Prise dans les boutiques
    .help = Les boutiques ne protègent pas.
option-catch_on_passing = Prise au passage
    .help = Une marche finit à la première victime.
option-coast_radius = La voie libre
    .help = À quelle distance du départ M. Tweedy doit être quand on annonce une évasion : pour 1, à plus d’un de ses pas ; pour 0, seulement pas dessus.
option-returns = Cartes rendues
    .help = Sur la plus petite pile, sur n’importe laquelle, ou d’où elles viennent.
    .value-smallest = Plus petite pile
    .value-random = N’importe laquelle
    .value-bought = Pile d’origine
option-open_piles = Piles ouvertes
    .help = Tous voient ce qu’ont les boutiques.
option-pay_to_look = Payer pour voir
    .help = Qui regarde a payé.
option-plan_lost = Le plan d’une évasion ratée
    .help = Est gardé, ou retourne.
    .value-kept = Gardé
    .value-returned = Retourne
option-marker_hit = M. Tweedy sur le repère
    .help = Arrête toute l’évasion, ou seulement les poules qui attendent.
    .value-all = Arrête tout
    .value-waiting = Celles qui attendent
option-chaser = Quand les dés sont relancés
    .help = Le même pion continue, ou l’un ou l’autre.
    .value-same = Le même
    .value-free = L’un ou l’autre
option-dog_reach = Portée du chien
    .help = Cases à côté de lui qui sont fermées.
option-cutters = Outils coupants
    .help = Peuvent venir de la main, ou doivent être portés.
    .value-both = Main ou portés
    .value-carried = Portés
option-bunker_new_active = Nouvelle poule après la soute
    .help = Le pion repart de sa cabane.
option-caught = Une poule prise
    .help = Reste en jeu, ou se repose.
    .value-active = Reste en jeu
    .value-rests = Se repose
option-catches = Plusieurs poules sur sa case
    .help = M. Tweedy les prend toutes, ou une au choix de qui mène.
    .value-all = Toutes
    .value-one = Une
option-tie = Autant de poules libres
    .help = L’avantage à qui a réussi plus tôt sa dernière, ou sa première, évasion comptée.
    .value-last = La dernière
    .value-first = La première
option-no_doorstep_camping = Pas de guet devant les portes
    .help = Devant une cabane, M. Tweedy ne s’arrête que pour prendre.
option-need_capped = Trop peu de poules
    .help = Toutes les poules restantes suffisent à un plan.
option-search = Les cabanes sont fouillées
    .help = Dès qu’une évasion est arrêtée, ou seulement au tour des Tweedy.
    .value-always = Dès l’arrêt
    .value-tweedys = Au tour des Tweedy
option-first_active = Premières poules
    .help = Sont montrées ensemble, ou l’une après l’autre.
    .value-together = Ensemble
    .value-in_order = Tour à tour
option-house_walk_in = M. Tweedy rentre chez lui
    .help = Et met dehors qui est dedans, ou les laisse.
    .value-arrival = Met dehors
    .value-safe = Les laisse
option-bail = Deux œufs libèrent
    .help = Toute poule de la soute, ou le pion seul.
    .value-any = Toute poule
    .value-piece = Le pion
option-kept_card = La carte gardée à l’abandon
    .help = Va en main, ou reste portée.
    .value-hand = En main
    .value-carried = Portée
option-search_takes_shown = La fouille prend le visible
    .help = Et finit ainsi l’évasion de cette cabane.
option-active_in_hut = La poule active dans sa cabane
    .help = Est prise en dernier, ou comme les autres.
    .value-last = En dernier
    .value-hut = Comme les autres

## Bots

plays-egg = voit encore peu
plays-chick = se perd en route
plays-pullet = en oublie la moitié
plays-hen = oublie une chose ou deux
plays-rooster = fait ses courses
plays-fox = les fait avec un œil sur M. Tweedy
plays-owl = déroule ses plans dans sa tête

## Lessons

lesson-walking = Marche et œufs
    .about = Tu apprends ce que donne un lancer, comment marchent les poules, et où elles sont à l’abri.
    .can-1 = De quatre à neuf : un œuf.
    .can-2 = Les pas : le lancer et le chiffre de ta poule.
    .can-3 = Chez toi, M. Tweedy ne te prend pas.
    .can-4 = Les plans sont gratuits, les cartes coûtent.
    .farewell = Dix étapes, quatre minutes. Ensuite : comment on mène les Tweedy.
lesson-walking-1 = Lance les deux dés. Un total de 4 à 9 donne aussi un œuf.
    .knows = Un total de 4 à 9 donne un œuf du nid.
    .instead = Tu peux d’abord changer de poule. Mais Abricotine suffit : lance les dés.
lesson-walking-2 = 7, et Abricotine vaut +1 : 8 pas. À la réserve !
    .knows = Avance d’autant de pas que les dés, plus le chiffre de ta poule.
    .instead = Tu peux t’arrêter où tu veux. Mais seule la réserve a des plans.
lesson-walking-3 = Les plans ne coûtent rien ici. Prends celui du dessus.
    .knows = La réserve donne un plan par visite, gratuitement.
    .instead = Tu peux le laisser. Mais il est gratuit, et presque toute évasion en demande un.
lesson-walking-4 = M. Tweedy est dehors ! Ambre est plus rapide : envoie-la.
    .knows = Avant le lancer, une autre poule peut prendre le relais.
    .instead = Elle peut y aller. Mais Ambre est plus rapide, et M. Tweedy est près.
    .but-1 = Tu peux lancer aussitôt. Mais avec Ambre, tu vas deux pas plus loin.
    .but-2 = Elle est encore plus rapide ! Mais tu en auras besoin bientôt.
lesson-walking-5 = Abricotine se repose dans la cabane. Lance les dés.
lesson-walking-6 = Dans ta cabane, il ne te prend jamais. Rentre.
    .knows = Dans ta cabane, M. Tweedy ne te prend jamais.
    .instead = Tu peux. Mais M. Tweedy renvoie chez eux ceux qu’il touche dans la cour.
lesson-walking-7 = Blanc 2, ta cabane : Mme Tweedy a pris tes œufs. Lance.
    .knows = Mme Tweedy visite la cabane du dé blanc : œufs ou poule !
    .instead = Tu peux d’abord changer de poule. Mais lance, et vois ce qui arrive.
lesson-walking-8 = Un double : Ambre se repose. Envoie Fusée.
    .knows = Après un double, une autre poule prend le relais.
    .instead = Elle peut y aller. Mais le +4 de Fusée mène à une boutique bon marché.
lesson-walking-9 = M. Tweedy est dehors, sa maison est ouverte. Entre !
    .knows = Dans la maison, une carte coûte un œuf s’il est dehors.
    .instead = Tu peux. Mais tu as un œuf, et seule la maison est si bon marché.
lesson-walking-10 = Ton plan, Descente en rappel, demande une corde. Achète-la.
    .knows = Tu vois toute la pile, et prends une carte.
    .instead = Une carte utile ! Mais c’est une corde que veut ton plan, Descente en rappel.
    .but-1 = Tu peux garder ton œuf. Mais ton plan, Descente en rappel, demande une corde.
lesson-equipment = Le matériel et les Tweedy
    .about = Tu apprends comment les cartes rentrent, et comment on mène M. Tweedy.
    .can-1 = Achète ce que veut ton plan, carte par carte.
    .can-2 = Porte chaque carte chez toi : là, elle est sûre.
    .can-3 = Qui mène envoie M. Tweedy ou le chien.
    .can-4 = Garde un œuf pour Mme Tweedy, sinon elle prend une poule.
    .farewell = Huit étapes, trois minutes. Ensuite : par-dessus le grillage !
lesson-equipment-1 = Ton plan, Petite échelle, demande une échelle. Lance.
    .knows = Chaque plan nomme les cartes qu’il demande.
    .instead = Tu peux d’abord changer de poule. Mais Abricotine va assez vite : lance.
lesson-equipment-2 = La grange vend des échelles, à huit pas. Entre.
    .knows = Une carte : 2 œufs à la grange et à l’atelier, 3 à l’abri.
    .instead = Tu peux y aller. Mais la grange a une échelle, et tu as assez d’œufs.
lesson-equipment-3 = Tu vois toute la pile. Prends l’échelle.
    .knows = Ta poule porte une carte, et M. Tweedy peut la prendre.
    .instead = Une carte utile ! Mais c’est une échelle que veut ton plan.
    .but-1 = Tu peux garder tes œufs. Mais ton plan demande une échelle.
lesson-equipment-4 = Noir 3, et tu mènes ! Approche M. Tweedy de Crisp.
    .knows = Noir 1 à 3 : M. Tweedy peut faire autant de pas.
    .instead = Tu peux. Mais Crisp porte une carte : plus M. Tweedy est près, mieux c’est.
lesson-equipment-5 = Le tour des Tweedy : neuf pas. Envoie M. Tweedy.
    .knows = Le lancer des Tweedy mène M. Tweedy ou le chien.
    .instead = Tu peux. Mais Crisp est dans la cour, et M. Tweedy peut l’atteindre.
    .but-1 = Tu peux. Mais le chien reste dehors, et Crisp est dans la cour.
lesson-equipment-6 = Touche Crisp, qui rentre et perd la carte.
    .knows = Qui est touché dans la cour rentre sans sa carte.
    .instead = Tu peux. Mais Crisp porte une carte, et M. Tweedy peut le toucher.
lesson-equipment-7 = Ton lancer est le plus haut : mène les Tweedy. Lance !
    .knows = Avant chaque manche, tous lancent : le plus haut mène.
    .instead = Tu peux d’abord changer de poule. Mais Abricotine va assez vite : lance.
lesson-equipment-8 = Porte l’échelle chez toi, où elle est sûre.
    .knows = Une carte est sûre dès qu’elle est dans ta cabane.
    .instead = Tu peux. Mais dehors, ton échelle est perdue si M. Tweedy te touche.
lesson-escape = Plans et évasion
    .about = Tu apprends où commencent les plans, comment en annoncer un, et comment semer le chien.
    .can-1 = Porte un plan et ses cartes là où il commence.
    .can-2 = Annonce-le avant ton lancer.
    .can-3 = Évite le chien : il reste dehors.
    .can-4 = Cours vers un coin libre. Quatre libres gagnent.
    .farewell = Huit étapes, trois minutes. La cour est à toi.
lesson-escape-1 = Trois sont libres. Lance : Ambre sera la quatrième !
    .knows = La première personne qui libère quatre poules gagne.
    .instead = Tu peux d’abord changer de poule. Mais Ambre est la plus rapide qui te reste.
lesson-escape-2 = Petite échelle commence au grillage de côté. Vas-y.
    .knows = Chaque plan commence à ses propres endroits.
    .instead = Tu peux. Mais Petite échelle commence au grillage de côté, et D10 est le plus près de la liberté.
lesson-escape-3 = Plan, échelle, personne près : annonce Petite échelle.
    .knows = Annonce avant le lancer, sans gardien à côté.
    .instead = Tu peux. Mais tout est prêt, et M. Tweedy est loin.
lesson-escape-4 = D’autres pourraient attendre ici. Ambre part seule.
    .knows = Si M. Tweedy touche le drapeau, tout est fini.
    .instead = Elle peut venir. Mais Petite échelle ne fait sortir qu’une poule.
lesson-escape-5 = En haut de l’échelle ! Lance.
lesson-escape-6 = Par-dessus le grillage, au nord : cours jusqu’à B5.
    .knows = Au-delà du grillage, cours vers un des quatre coins.
    .instead = Tu peux. Mais le chien arrive : chaque pas vers le coin compte.
lesson-escape-7 = Le chien est près, mais ne t’a pas touchée. Lance !
    .knows = Chien ou M. Tweedy sur ta case : à la soute à charbon.
    .instead = Tu peux renoncer avant le lancer. Mais la liberté est à cinq pas !
lesson-escape-8 = Cours vers la liberté ! Pas besoin d’un lancer exact.
    .knows = Libre est libre, même s’il reste des pas.
    .instead = Tu peux. Mais la liberté est à portée, et le chien est près.

## Puzzles

puzzle-out = Sors avant M. Tweedy
    .asks = Par où cours-tu ?
puzzle-yard = À travers la cour
    .asks = Où vas-tu avec ce lancer ?
puzzle-plan = Une chose après l’autre
    .asks = Que fais-tu maintenant ?

## Chickens: six of each hut, the slowest first

hen-dumpling = Boulette
hen-marigold = Capucine
hen-paprika = Paprika
hen-ember = Braise
hen-clementine = Clémentine
hen-firecracker = Pétarade
hen-waddles = Dandine
hen-ginnie = Ginnie
hen-apricot = Abricotine
hen-tansy = Mirabelle
hen-amber = Ambre
hen-skyrocket = Fusée
hen-puddin = Pouding
hen-primrose = Primevère
hen-buttercup = Bouton-d’or
hen-saffron = Safran
hen-dandy = Pissenlit
hen-thunderbolt = Foudre
hen-cabbage = Choupette
hen-olive = Olive
hen-fern = Fougère
hen-clover = Trèfle
hen-minty = Menthe
hen-grasshopper = Sauterelle
hen-bluebell = Clochette
hen-delft = Delft
hen-misty = Brume
hen-indigo = Indigo
hen-swift = Hirondelle
hen-kingfisher = Libellule
hen-plum = Prune
hen-heather = Bruyère
hen-violet = Violette
hen-damson = Quetsche
hen-lilac = Lilas
hen-comet = Comète
hen-nobody = une poule

## Equipment: its name, and as an object: with an article, with the definite one, and yours

kind-spoon = Cuillère
    .acc = une cuillère
    .def = la cuillère
    .your = ta cuillère
kind-bucket = Seau
    .acc = un seau
    .def = le seau
    .your = ton seau
kind-torch = Lampe
    .acc = une lampe
    .def = la lampe
    .your = ta lampe
kind-pit-prop = Étai
    .acc = un étai
    .def = l’étai
    .your = ton étai
kind-wire-cutters = Cisaille
    .acc = une cisaille
    .def = la cisaille
    .your = ta cisaille
kind-pliers = Pince
    .acc = une pince
    .def = la pince
    .your = ta pince
kind-rope = Corde
    .acc = une corde
    .def = la corde
    .your = ta corde
kind-ladder = Échelle
    .acc = une échelle
    .def = l’échelle
    .your = ton échelle
kind-plank = Planche
    .acc = une planche
    .def = la planche
    .your = ta planche
kind-overcoat = Manteau
    .acc = un manteau
    .def = le manteau
    .your = ton manteau
kind-hat = Chapeau
    .acc = un chapeau
    .def = le chapeau
    .your = ton chapeau
kind-spring = Ressort
    .acc = un ressort
    .def = le ressort
    .your = ton ressort
kind-crate = Caisse
    .acc = une caisse
    .def = la caisse
    .your = ta caisse
kind-bicycle = Vélo
    .acc = un vélo
    .def = le vélo
    .your = ton vélo
kind-tool = Cisaille ou pince
    .acc = une cisaille ou une pince
    .def = la cisaille ou pince
    .your = ta cisaille ou pince
a-kind = { FORM($kind, "acc") }

## Plans, and where each begins

plan-short-ladder = Petite échelle
    .how = Par-dessus le grillage latéral.
plan-rope-drop = Descente en rappel
    .how = Par-dessus le grillage du haut.
plan-spring-heels = Bottes à ressort
    .how = De la piste, loin dehors.
plan-borrowed-coat = Manteau d’emprunt
    .how = Par le grand portail, ouvert ou fermé ; le chien barre seulement la route.
plan-dinner-spoon = Cuillère à soupe
    .how = Sous la grange ou l’atelier.
plan-proper-hole = Trou dans les règles
    .how = À travers le grillage latéral.
plan-stilt-walk = Marche sur échasses
    .how = Par un portillon ; le chien barre seulement la route.
plan-washing-line = Corde à linge
    .how = Par-dessus le grillage du bas.
plan-shop-burrow = Trou de taupe
    .how = Sous la grange ou l’atelier.
plan-long-dig = Long tunnel
    .how = Sous ta propre cabane.
plan-catapult-cart = Chariot catapulte
    .how = De la piste, à mi-chemin dehors.
plan-the-old-crate = Le vieux coucou
    .how = De la piste, toutes à la fois.
a-plan = le plan « { $plan } »

## Escapes without a plan

escape-cut-dash = À travers le grillage
escape-gate-dash = Par le portail
escape-alone = En solitaire

## Opportunity cards, and what each does

chance-warm-straw = Paille chaude
    .what = Jusqu’à 2 œufs du nid.
chance-double-yolker = Double jaune
    .what = Jusqu’à 3 œufs du nid.
chance-egg-round = Tournée d’œufs
    .what = Un œuf de chacun des autres.
chance-rats-discount = Remise des rats
    .what = Dans une boutique : cette fois, le prix est de 1 œuf.
chance-night-delivery = Livraison de nuit
    .what = Une carte de n’importe quelle pile.
chance-forty-winks = Petit somme
    .what = Avant ton lancer : personne ne déplace les Tweedy dans cette manche.
chance-telephone = Téléphone
    .what = Avant ton lancer : M. Tweedy rentre à la maison.
chance-marrow-bone = Os à moelle
    .what = Avant ton lancer : le chien rentre à la niche.
chance-latch-left-up = Loquet ouvert
    .what = Avant ton lancer : le grand portail est ouvert.
chance-under-the-straw = Sous la paille
    .what = Quand Mme Tweedy vient chez toi : elle ne prend rien.
chance-wishbone = Os porte-bonheur
    .what = Avant ton lancer : toutes tes poules quittent la soute à charbon.
chance-quick-march = Pas de course
    .what = Avant ton lancer : 6 pas de plus.
chance-roll-call = Rassemblement
    .what = Toutes celles de la cour rentrent, avec ce qu’elles portent.

## Places: as a sentence names them, as a button does, on the sign, and what a touch says of them

square = { $at }
    .to = en { $at }
    .at = en { $at }
hut = cabane { $n }
    .to = à la cabane { $n }
    .at = dans la cabane { $n }
room-house = la maison
    .name = maison
    .to = à la maison
    .at = dans la maison
    .sign = Maison
    .hint = Du matériel pour un œuf, mais M. Tweedy habite ici.
room-food-store = la réserve
    .name = réserve
    .to = à la réserve
    .at = dans la réserve
    .sign = Réserve
    .hint = Ici les plans sont gratuits ; deux au plus.
room-woodshed = le bûcher
    .name = bûcher
    .to = au bûcher
    .at = dans le bûcher
    .sign = Bûcher
    .hint = Regarde le matériel et achète une carte.
room-barn = la grange
    .name = grange
    .to = à la grange
    .at = dans la grange
    .sign = Grange
    .hint = Regarde le matériel et achète une carte.
room-workshop = l’atelier
    .name = atelier
    .to = à l’atelier
    .at = dans l’atelier
    .sign = Atelier
    .hint = Regarde le matériel et achète une carte.
room-coal-bunker = la soute à charbon
    .name = soute à charbon
    .to = à la soute à charbon
    .at = dans la soute à charbon
    .sign = Soute
    .hint = Les poules reprises attendent ici ; deux œufs en font sortir une.
room-piematic = la Tourtomatic
    .name = Tourtomatic
    .to = à la Tourtomatic
    .at = dans la Tourtomatic
    .sign = Tourte
    .hint = Ici, les poules finissent en tourtes.

## So many of something

eggs = { $n ->
    [0] aucun œuf
    [one] 1 œuf
   *[other] { $n } œufs
}
steps = { $n ->
    [0] aucun pas
   *[other] { $n } pas
}
away = { $n ->
    [0] ici
   *[other] { $n } pas
}
cards = { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
}
chickens = { $n ->
    [0] aucune poule
    [one] 1 poule
   *[other] { $n } poules
}
nothing = rien
you-too = toi

## Choices: what somebody does (so they are written in game files as well), and what you do

say-pass = en reste là
    .you = en restes là
    .do = En rester là
say-roll = lance les dés
    .you = lances les dés
    .do = Lancer les dés
say-move = choisit d’avancer
    .you = choisis d’avancer
    .do = Avancer
say-release = choisit de libérer une poule
    .you = choisis de libérer une poule
    .do = Libérer une poule
say-draw = pioche une carte Chance
    .you = pioches une carte Chance
    .do = Piocher une carte Chance
say-cut = coupe le grillage et file vers la liberté
    .you = coupes le grillage et files vers la liberté
    .do = Couper le grillage et filer vers la liberté
say-abandon = abandonne l’évasion
    .you = abandonnes l’évasion
    .do = Abandonner l’évasion
say-pay = paie 2 œufs à la soute à charbon
    .you = paies 2 œufs à la soute à charbon
    .do = Payer 2 œufs à la soute à charbon
say-take = prend le plan du dessus
    .you = prends le plan du dessus
    .do = Prendre le plan du dessus
say-exchange = échange un plan
    .you = échanges un plan
    .do = Échanger un plan
say-tweedy = envoie M. Tweedy
    .you = envoies M. Tweedy
    .do = Envoyer M. Tweedy
say-dog = envoie le chien
    .you = envoies le chien
    .do = Envoyer le chien
say-offer = fait une offre
    .you = fais une offre
    .do = Faire une offre
say-partner-pass = y va en solitaire
    .you = y vas en solitaire
    .do = Y aller en solitaire
say-join-accept = participe à l’évasion
    .you = participes à l’évasion
    .do = Participer à l’évasion
say-join-refuse = ne participe pas
    .you = ne participes pas
    .do = Ne pas participer
say-lend-pass = n’envoie plus de poules
    .you = n’envoies plus de poules
    .do = Ne plus envoyer de poules
say-commit-pass = donne le départ
    .you = donnes le départ
    .do = Donner le départ
say-hide-pass = ne se cache pas
    .you = ne te caches pas
    .do = Ne pas se cacher
say-mouth-pass = reste sous terre
    .you = restes sous terre
    .do = Rester sous terre
say-move-pass = reste sur place
    .you = restes sur place
    .do = Rester sur place
say-visit-accept = ouvre la porte
    .you = ouvres la porte
    .do = Ouvrir la porte
say-visit-refuse = garde la porte fermée
    .you = gardes la porte fermée
    .do = Garder la porte fermée
say-discount-pass = garde la remise
    .you = gardes la remise
    .do = Garder la remise
say-look-accept = paie pour regarder
    .you = paies pour regarder
    .do = Payer pour regarder
say-look-pass = ne regarde pas
    .you = ne regardes pas
    .do = Ne pas regarder
say-buy-pass = n’achète rien
    .you = n’achètes rien
    .do = Ne rien acheter
say-loot-pass = ne prend rien
    .you = ne prends rien
    .do = Ne rien prendre
say-food-pass = ne prend pas de plan
    .you = ne prends pas de plan
    .do = Ne pas prendre de plan
say-trade-pass = ne fait pas d’offre
    .you = ne fais pas d’offre
    .do = Ne pas faire d’offre
say-give-card-none = n’offre pas de carte
    .you = n’offres pas de carte
    .do = Ne pas offrir de carte
say-give-plan-none = n’offre pas de plan
    .you = n’offres pas de plan
    .do = Ne pas offrir de plan
say-ask-card-none = ne demande pas de carte
    .you = ne demandes pas de carte
    .do = Ne pas demander de carte
say-ask-plan-none = ne demande pas de plan
    .you = ne demandes pas de plan
    .do = Ne pas demander de plan
say-reply-accept = accepte l’offre
    .you = acceptes l’offre
    .do = Accepter l’offre
say-reply-refuse = refuse l’offre
    .you = refuses l’offre
    .do = Refuser l’offre
say-black-pass = laisse M. Tweedy où il est
    .you = laisses M. Tweedy où il est
    .do = Laisser M. Tweedy où il est
say-select-pass = laisse M. Tweedy et le chien où ils sont
    .you = laisses M. Tweedy et le chien où ils sont
    .do = Laisser M. Tweedy et le chien où ils sont
say-chase-pass = { $guard ->
        [dog] laisse le chien où il est
       *[tweedy] laisse M. Tweedy où il est
    }
    .you = { $guard ->
        [dog] laisses le chien où il est
       *[tweedy] laisses M. Tweedy où il est
    }
    .do = { $guard ->
        [dog] Laisser le chien où il est
       *[tweedy] Laisser M. Tweedy où il est
    }

## Choices that name a chicken, a card, a place, a hut or a number of eggs

say-play = joue « { $card } »
    .you = joues « { $card } »
    .do = Jouer « { $card } »
say-announce = annonce « { $plan } »
    .you = annonces « { $plan } »
    .do = Annoncer « { $plan } »
say-dig = creuse encore
    .you = creuses encore
    .do = Creuser encore
say-run-free = gagne la liberté { FORM($place, "at") }
    .you = gagnes la liberté { FORM($place, "at") }
    .do = Gagner la liberté { FORM($place, "at") }
say-first-thing = fait sortir { $chicken }
    .you = fais sortir { $chicken }
    .do = Faire sortir { $chicken }
say-bidding-thing = { $n ->
        [0] ne mise aucun œuf pour mener les Tweedy
       *[other] mise { $eggs } pour mener les Tweedy
    }
    .you = { $n ->
        [0] ne mises aucun œuf pour mener les Tweedy
       *[other] mises { $eggs } pour mener les Tweedy
    }
    .do = { $n ->
        [0] Ne miser aucun œuf pour mener les Tweedy
       *[other] Miser { $eggs } pour mener les Tweedy
    }
say-dog-thing = place le chien { FORM($place, "at") }
    .you = places le chien { FORM($place, "at") }
    .do = Placer le chien { FORM($place, "at") }
say-lend-thing = envoie aussi { $chicken }
    .you = envoies aussi { $chicken }
    .do = Envoyer aussi { $chicken }
say-commit-thing = emmène { $chicken }
    .you = emmènes { $chicken }
    .do = Emmener { $chicken }
say-keep-thing = garde { FORM($kind, "def") } et abandonne le reste
    .you = gardes { FORM($kind, "def") } et abandonnes le reste
    .do = Garder { FORM($kind, "def") } et abandonner le reste
say-pie-thing = donne { $chicken } à la Tourtomatic
    .you = donnes { $chicken } à la Tourtomatic
    .do = Donner { $chicken } à la Tourtomatic
say-change-thing = fait courir { $chicken }
    .you = fais courir { $chicken }
    .do = Faire courir { $chicken }
say-release-thing = libère { $chicken }
    .you = libères { $chicken }
    .do = Libérer { $chicken }
say-discard-thing = défausse « { $card } »
    .you = défausses « { $card } »
    .do = Défausser « { $card } »
say-loot-thing = prend une carte { FORM($place, "at") }
    .you = prends une carte { FORM($place, "at") }
    .do = Prendre une carte { FORM($place, "at") }
say-loot-card-thing = prend { $thing }
    .you = prends { $thing }
    .do = Prendre { $thing }
say-runner-thing = fait courir ensuite { $chicken }
    .you = fais courir ensuite { $chicken }
    .do = Faire courir ensuite { $chicken }
say-land-thing = atterrit { FORM($place, "at") }
    .you = atterris { FORM($place, "at") }
    .do = Atterrir { FORM($place, "at") }
say-mouth-thing = ressort { FORM($place, "at") }
    .you = ressors { FORM($place, "at") }
    .do = Ressortir { FORM($place, "at") }
say-move-thing = va { FORM($place, "to") }
    .you = vas { FORM($place, "to") }
    .do = Aller { FORM($place, "to") }
say-buy-thing = achète { $thing }
    .you = achètes { $thing }
    .do = Acheter { $thing }
say-put-thing = met « { $plan } » sous la pile
    .you = mets « { $plan } » sous la pile
    .do = Mettre « { $plan } » sous la pile
say-dealing-thing = négocie avec { $hut }
    .you = négocies avec { $hut }
    .do = Négocier avec { $hut }
say-partner-thing = demande à { $hut } de participer
    .you = demandes à { $hut } de participer
    .do = Demander à { $hut } de participer
say-give-eggs-thing = { $n ->
        [0] n’offre aucun œuf
       *[other] offre { $eggs }
    }
    .you = { $n ->
        [0] n’offres aucun œuf
       *[other] offres { $eggs }
    }
    .do = { $n ->
        [0] N’offrir aucun œuf
       *[other] Offrir { $eggs }
    }
say-give-card-thing = offre { $thing }
    .you = offres { $thing }
    .do = Offrir { $thing }
say-give-plan-thing = offre « { $plan } »
    .you = offres « { $plan } »
    .do = Offrir « { $plan } »
say-ask-eggs-thing = { $n ->
        [0] ne demande aucun œuf
       *[other] demande { $eggs }
    }
    .you = { $n ->
        [0] ne demandes aucun œuf
       *[other] demandes { $eggs }
    }
    .do = { $n ->
        [0] Ne demander aucun œuf
       *[other] Demander { $eggs }
    }
say-ask-card-thing = demande { $thing }
    .you = demandes { $thing }
    .do = Demander { $thing }
say-ask-plan-thing = demande « { $plan } »
    .you = demandes « { $plan } »
    .do = Demander « { $plan } »
say-black-thing = déplace M. Tweedy { FORM($place, "to") }
    .you = déplaces M. Tweedy { FORM($place, "to") }
    .do = Déplacer M. Tweedy { FORM($place, "to") }
say-chase-thing = { $guard ->
        [dog] déplace le chien { FORM($place, "to") }
       *[tweedy] déplace M. Tweedy { FORM($place, "to") }
    }
    .you = { $guard ->
        [dog] déplaces le chien { FORM($place, "to") }
       *[tweedy] déplaces M. Tweedy { FORM($place, "to") }
    }
    .do = { $guard ->
        [dog] Déplacer le chien { FORM($place, "to") }
       *[tweedy] Déplacer M. Tweedy { FORM($place, "to") }
    }
say-catch-thing = attrape { $hut }
    .you = attrapes { $hut }
    .do = Attraper { $hut }

## Choices that others do not see

say-first-unseen = choisit sa première poule
    .you = choisis ta première poule
say-bidding-unseen = fait sa mise
    .you = fais ta mise
say-loot-card-unseen = prend une carte de nuit
    .you = prends une carte de nuit
say-buy-unseen = regarde la pile
    .you = regardes la pile
say-put-unseen = met un plan sous la pile
    .you = mets un plan sous la pile

## What happened

tell = { $who ->
    [you] Tu { FORM($deed, "you") }.
   *[they] { $name } { $deed }.
}
tell-roll = { $who ->
    [you] Tu lances
   *[they] { $name } lance
} { $aloud ->
    [1] noir { $black } et blanc { $white }
   *[0] { $black } et { $white }
}{ $egg ->
    [1]  : un œuf !
   *[0] {"."}
}
tell-no-offer = { $who ->
    [you] Finalement, tu ne fais pas d’offre.
   *[they] Finalement, { $name } ne fait pas d’offre.
}
tell-offering = { $who ->
    [you] Tu fais une offre à { $whom }.
   *[they] { $to ->
        [you] { $name } te fait une offre.
       *[they] { $name } fait une offre à { $whom }.
    }
}
tell-offer = { $who ->
    [you] Tu proposes à { $whom } : { $given } contre { $wanted }.
   *[they] { $to ->
        [you] { $name } te propose : { $given } contre { $wanted }.
       *[they] { $name } propose à { $whom } : { $given } contre { $wanted }.
    }
}
    .brief = { $who ->
        [you] Tu fais une offre à { $whom }.
       *[they] { $to ->
            [you] { $name } te fait une offre.
           *[they] { $name } fait une offre à { $whom }.
        }
    }
tell-offer-unseen = { $name } propose à { $whom } : { $given } contre { $wanted } ; les cartes, s’il y en a, restent un secret.
    .brief = { $name } propose : { $given } contre { $wanted }, et peut-être des cartes.
tell-offer-of-cards = { $name } propose à { $whom } un échange de cartes, en secret.
tell-shut-in = { $who ->
    [you] Tu ne peux pas sortir : M. Tweedy est devant ta porte.
   *[they] { $name } ne peut pas sortir : M. Tweedy est devant la porte.
}
tell-dice = Les Tweedy lancent noir { $black }, blanc { $white }.
tell-drawn = La carte est « { $card } ».
tell-first = { $n ->
    [one] La première poule
   *[other] Les premières poules
} : { $chickens }.
first-of = { $chicken } ({ $name })
tell-bids = Les mises : { $each }.
tell-bid-again = Égalité : { $names } misent de nouveau.
tell-die = Égalité, un dé tranche : { $each }.
tell-throw = Le lancer pour mener les Tweedy : { $each }.
tell-throw-again = Égalité, on relance : { $each }.
tell-tie-stays = Égalité : les Tweedy ne changent pas de mains.
amount-of = { $name } { $n }
tell-boss = { $who ->
    [you] Tu mènes les Tweedy.
   *[they] { $name } mène les Tweedy.
}
tell-gate = { $open ->
    [1] Le grand portail est ouvert.
   *[0] Le grand portail est fermé.
}
tell-over = La partie est finie.
tell-caught = { $who ->
    [you] M. Tweedy t’attrape : retour à la cabane.
   *[they] M. Tweedy attrape { $names } : retour à la cabane.
}
tell-turned-out = { $who ->
    [you] M. Tweedy entre et te renvoie de la maison à ta cabane.
   *[they] M. Tweedy entre : { $names } { $n ->
        [one] doit
       *[other] doivent
    } quitter la maison et rentrer.
}
tell-stopped = { $who ->
    [you] Ton évasion échoue !
   *[they] L’évasion menée par { $name } échoue !
}
tell-bunkered = { $n ->
    [one] { $chickens } va
   *[other] { $chickens } vont
} à la soute à charbon.
tell-pies = { $n ->
    [one] { $chickens } finit en tourte.
   *[other] { $chickens } finissent en tourtes.
}
tell-freed = { $n ->
    [one] { $chickens } est libre !
   *[other] { $chickens } sont libres !
}
tell-out = { $who ->
    [you] Tu n’as plus de poule et tu quittes la partie : œufs et cartes sont rendus.
   *[they] { $name } n’a plus de poule et quitte la partie : œufs et cartes sont rendus.
}
tell-pays = { $who ->
    [you] Tu paies { $eggs }.
   *[they] { $name } paie { $eggs }.
}
tell-gets = { $who ->
    [you] Tu reçois { $eggs }.
   *[they] { $name } reçoit { $eggs }.
}
tell-gives-egg = { $who ->
    [you] Tu donnes un œuf.
   *[they] { $name } donne un œuf.
}
tell-taken = { $who ->
    [you] Mme Tweedy te prend { $eggs } pour le nid.
   *[they] Mme Tweedy prend { $eggs } à { $name } pour le nid.
}
tell-taken-by = { $who ->
    [you] Mme Tweedy te prend { $eggs }
   *[they] Mme Tweedy prend { $eggs } à { $name }
} ; { $n ->
    [one] il est
   *[other] ils sont
} maintenant à { $taker ->
    [you] toi
   *[they] { $boss }
}.
tell-carries = { $who ->
    [you] Tu portes maintenant la carte.
   *[they] { $name } porte maintenant une carte.
}
tell-home = { $who ->
    [you] Te voilà chez toi, ton butin est à l’abri.
   *[they] { $name } est à la cabane, le butin est à l’abri.
}
tell-lost = { $who ->
    [you] Ton butin est rendu.
   *[they] Le butin porté par { $name } est rendu.
}
tell-lays = { $who ->
    [you] Tu étales { $cards }.
   *[they] { $name } étale { $cards }.
}
tell-has-cards = { $who ->
    [you] Tu as maintenant { $cards } à la cabane.
   *[they] { $name } a maintenant { $cards } à la cabane.
}
tell-hands-change = Des cartes passent entre { $names }.
tell-searched-nobody = La carte Fouille désigne la { $hut }, où personne n’habite.
tell-searched-boss = { $who ->
    [you] La carte Fouille désigne la { $hut }, la tienne
   *[they] La carte Fouille désigne la { $hut }, où habite { $name }
} : chez qui mène les Tweedy, on ne fouille pas.
tell-searched-lost = { $who ->
    [you] On fouille ta { $hut } et on rend { $cards }.
   *[they] On fouille la { $hut } ({ $name }) et on rend { $cards }.
}
tell-searched-empty = { $who ->
    [you] On fouille ta { $hut } : il n’y a rien à trouver.
   *[they] On fouille la { $hut } ({ $name }) : il n’y a rien à trouver.
}

## Questions: to whoever decides, and what the others read meanwhile

ask-first = { $who ->
    [you] { $name }, quelle poule sort la première ?
   *[they] { $name } choisit sa première poule.
}
ask-bidding = { $who ->
    [you] { $name }, combien d’œufs mises-tu pour mener les Tweedy ?
   *[they] { $name } réfléchit à sa mise.
}
ask-dog = { $who ->
    [you] { $name }, où commence le chien ?
   *[they] { $name } décide où commence le chien.
}
ask-before = { $who ->
    [you] À toi, { $name }. Lance les dés, ou fais quelque chose avant.
   *[they] { $name } va lancer les dés.
}
ask-partner = { $who ->
    [you] { $name }, avec qui t’évades-tu ?
   *[they] { $name } cherche de la compagnie.
}
ask-join = { $who ->
    [you] { $name }, { $mover } te propose de fuir ensemble. Participes-tu ?
   *[they] { $name } hésite à participer.
}
ask-lend = { $who ->
    [you] { $name }, lesquelles de tes poules partent avec ?
   *[they] { $name } décide qui part avec.
}
ask-commit = { $who ->
    [you] { $name }, quelles poules partent avec ?
   *[they] { $name } décide qui part avec.
}
ask-keep = { $who ->
    [you] { $name }, quelle carte gardes-tu ?
   *[they] { $name } décide quelle carte garder.
}
ask-hide = { $who ->
    [you] { $name }, Mme Tweedy arrive. Te caches-tu sous la paille ?
   *[they] { $name } entend venir Mme Tweedy.
}
ask-pie = { $who ->
    [you] { $name }, laquelle { $whose ->
        [you] de tes poules
       *[they] des poules chez { $victim }
    } va dans la Tourtomatic ?
   *[they] { $name } décide qui finit en tourte.
}
ask-replace = { $who ->
    [you] Un double, { $name } : choisis une nouvelle poule active.
   *[they] Un double : { $name } choisit une nouvelle poule active.
}
ask-change = { $who ->
    [you] Un double, { $name } : qui court maintenant ?
   *[they] Un double : { $name } décide qui court.
}
ask-choose = { $who ->
    [you] Dix ou plus, { $name } ! Avancer, libérer une poule ou piocher une carte ?
   *[they] Dix ou plus : { $name } décide que faire.
}
ask-release = { $who ->
    [you] { $name }, quelle poule quitte la soute à charbon ?
   *[they] { $name } décide qui quitte la soute à charbon.
}
ask-discard = { $who ->
    [you] On garde trois cartes, { $name }. Laquelle part ?
   *[they] { $name } a une carte de trop.
}
ask-loot = { $who ->
    [you] { $name }, de quelle pile prends-tu une carte ?
   *[they] { $name } sort dans la nuit.
}
ask-loot-card = { $who ->
    [you] { $name }, quelle carte prends-tu ?
   *[they] { $name } choisit une carte.
}
ask-restart = { $who ->
    [you] { $name }, choisis une nouvelle poule active.
   *[they] { $name } choisit une poule.
}
ask-runner = { $who ->
    [you] { $name }, qui court ensuite ?
   *[they] { $name } décide qui court ensuite.
}
ask-land = { $who ->
    [you] { $name }, où atterris-tu ?
   *[they] { $name } décide où atterrir.
}
ask-mouth = { $who ->
    [you] { $name }, où ressors-tu ?
   *[they] { $name } décide où ressortir.
}
ask-move = { $who ->
    [you] { $name }, où vas-tu, avec { $steps } ?
   *[they] { $name } décide où aller.
}
ask-visit = { $who ->
    [you] { $name }, { $mover } frappe à ta porte. Tu ouvres ?
   *[they] { $name } entend frapper à la porte.
}
ask-discount = { $who ->
    [you] { $name }, une carte coûte ici { $price }. Utilises-tu la remise des rats ?
   *[they] { $name } marchande.
}
ask-look = { $who ->
    [you] { $name }, paies-tu { $price } pour regarder la pile et prendre une carte ?
   *[they] { $name } compte ses œufs.
}
ask-buy = { $who ->
    [you] { $name }, qu’achètes-tu ? { $cost ->
        [0] La carte est payée.
       *[other] Une carte coûte { $price }.
    }
   *[they] { $name } regarde la pile.
}
ask-food = { $who ->
    [you] { $name }, prends-tu un plan, ou en échanges-tu un ?
   *[they] { $name } réfléchit aux plans.
}
ask-put = { $who ->
    [you] { $name }, quel plan va sous la pile ?
   *[they] { $name } réfléchit aux plans.
}
ask-trade = { $who ->
    [you] { $name }, fais-tu une offre ?
   *[they] { $name } réfléchit à une offre.
}
ask-offering = { $name } prépare une offre.
ask-dealing = { $who ->
    [you] { $name }, avec qui ?
   *[they] { ask-offering }
}
ask-give-eggs = { $who ->
    [you] { $name }, combien d’œufs offres-tu ?
   *[they] { ask-offering }
}
ask-give-card = { $who ->
    [you] { $name }, quelle carte offres-tu ?
   *[they] { ask-offering }
}
ask-give-plan = { $who ->
    [you] { $name }, quel plan offres-tu ?
   *[they] { ask-offering }
}
ask-ask-eggs = { $who ->
    [you] { $name }, combien d’œufs demandes-tu ?
   *[they] { ask-offering }
}
ask-ask-card = { $who ->
    [you] { $name }, quelle carte demandes-tu ?
   *[they] { ask-offering }
}
ask-ask-plan = { $who ->
    [you] { $name }, quel plan demandes-tu ?
   *[they] { ask-offering }
}
ask-reply = { $who ->
    [you] { $name }, acceptes-tu l’offre que te fait { $mover } ?
   *[they] { $name } pèse l’offre.
}
ask-black = { $who ->
    [you] { $name }, tu peux déplacer M. Tweedy : { $black } au plus.
   *[they] { $name } décide pour M. Tweedy.
}
ask-select = { $who ->
    [you] { $name }, M. Tweedy ou le chien, pour { $total } ?
   *[they] { $name } décide qui donne la chasse.
}
ask-chase = { $who ->
    [you] { $name }, vers où, avec { $total } ?
   *[they] { $name } décide où va la chasse.
}
ask-catch = { $who ->
    [you] { $name }, qui M. Tweedy attrape-t-il ?
   *[they] { $name } décide qui attraper.
}

## Refusals

why-not = Il n’y a rien de tel à faire maintenant. (CR-103)
why-not-before = Avant le lancer, c’est impossible pour l’instant : poule, cartes, lieu et voie libre, tout doit y être. (CR-103, CR-105)
why-not-move = C’est trop loin ({ $steps }), ou c’est fermé pour toi. (CR-036, CR-046)
why-not-buy = Ce n’est pas dans la pile. (CR-050)
why-not-black = M. Tweedy n’y arrive pas ({ $black }). (CR-064)
why-not-chase = C’est trop loin ({ $total }). (CR-068, CR-084)
why-not-pie = Elle prend dans le premier groupe qui n’est pas vide : soute, cabane, main, fugitives. (CR-094)
why-not-ask-card = Aucune poule ne porte deux cartes : qui en a une la donne contre une autre. (CR-063)
why-not-ask-plan = Personne n’a plus de deux plans : qui en a deux en donne un contre un autre. (CR-063)
why-not-reply = Tu n’as pas cela à donner. (CR-063)
why-not-empty-offer = Rien n’est encore donné ni demandé. (CR-R74)
why-not-alone = Dis avec qui tu négocies. (CR-061)
why-not-deal = Il n’y a rien de tel à échanger maintenant. (CR-063)

## The end

outcome-shared = { $names } partagent la victoire.
outcome-count = { $free ->
    [0] sans aucune poule libre
    [one] avec 1 poule libre
   *[other] avec { $free } poules libres
}
outcome-freed = { $who ->
    [you] Tu gagnes, { $name }, { outcome-count } !
   *[they] { $name } gagne { outcome-count } !
}
outcome-last = { $who ->
    [you] Tu gagnes, { $name } : il n’y a plus que toi dans la cour !
   *[they] { $name } gagne : plus personne d’autre dans la cour !
}
outcome-pies = { $who ->
    [you] Tu gagnes, { $name }, { outcome-count } !
   *[they] { $name } gagne { outcome-count } !
}
outcome-rounds = { $who ->
    [you] C’était la dernière manche : tu gagnes, { $name }, { outcome-count } !
   *[they] C’était la dernière manche : { $name } gagne { outcome-count } !
}
heading-free = libres
heading-pies = tourtes
heading-eggs = œufs
heading-equipment = matériel
heading-plans = plans

## The table as text

sketch-legend =
    T M. Tweedy, D le chien, x un repère, k la niche, # grillage, % mur, M grand portail, V portillon, F liberté,
    + seuil, . la cour, "," au-delà du grillage,
    { $rooms }
    Poules : h en main, o dehors, r au repos, b à la soute, c en fuite, L prêtée, F libre, P en tourte
sketch-round = Tour { $n }.
sketch-guards = M. Tweedy : { $tweedy }. Le chien : { $dog }.
sketch-seat = { $mark }  { $name } ({ $hut }), { FORM($place, "at") } : { $flock } ; { $eggs } ; { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $plans ->
    [one] { $plans } plan
   *[other] { $plans } plans
}
sketch-nowhere = nulle part
    .at = nulle part
sketch-flock = Tes poules : { $chickens }
sketch-own = Ton matériel : { $cards }. Tu portes : { $load }.
sketch-plan = Ton plan { $plan } : { $needs } ; { $chickens ->
    [one] une poule
   *[other] { $chickens } poules
} au moins. { $how }
sketch-card = Ta carte { $card } : { $what }

## The page: buttons

deed = { CAP(FORM($deed, "do")) }
label-roll = Lancer les dés
label-move = Avancer
label-release = Libérer une poule
label-draw = Piocher une carte
label-cut = Couper le grillage
label-abandon = Abandonner l’évasion
label-pay = Payer 2 œufs pour la soute
label-take = Prendre le plan du dessus
label-exchange = Échanger un plan
label-tweedy = M. Tweedy
label-dog = Le chien
label-offer = Pièce par pièce
label-partner-pass = En solitaire
label-join-accept = Participer
label-join-refuse = Pas cette fois
label-lend-pass = Plus de poules
label-commit-pass = En route
label-hide-accept = Se cacher sous la paille
label-hide-pass = Ne pas se cacher
label-loot-pass = Ne rien prendre
label-mouth-pass = Rester sous terre
label-move-pass = Rester
label-choose-pass = Rester
label-visit-accept = Ouvrir la porte
label-visit-refuse = Pas maintenant
label-discount-accept = Utiliser la remise
label-discount-pass = Garder la carte
label-look-accept = Payer et regarder
label-look-pass = Ne pas regarder
label-buy-pass = Ne rien acheter
label-food-pass = Pas de plan
label-trade-pass = Pas d’échange
label-give-card-none = Pas de carte
label-give-plan-none = Pas de plan
label-ask-card-none = Pas de carte
label-ask-plan-none = Pas de plan
label-reply-accept = Accepter l’offre
label-reply-refuse = Pas d’échange
label-black-pass = Le laisser là
label-select-pass = Laisser les deux
label-chase-pass = Ne pas bouger
label-announce = Annoncer { $plan }
label-play = Jouer { $card }
label-hut = { $phase ->
    [catch] Attraper { $name }
    [partner] Demander à { $name }
   *[dealing] Négocier avec { $name }
}
label-home = Chez toi
label-go-home = Rentrer, { $away }
label-dig = Creuser encore
idle-pie = Choisis une poule
idle-keep = Choisis une carte
idle-discard = Choisis une carte

## The page: what a touch says

hint-nest = Dans le nid sont les œufs que personne n’a.
hint-pies = Une poule en tourte ne revient jamais.
hint-round = La partie finit au plus tard après la manche { $most }.
hint-boss = Mène les Tweedy : déplace M. Tweedy et le chien dans cette manche.
hint-load = La poule porte une carte ; si on l’attrape, la carte est perdue.
hint-tweedy = La poule sur laquelle il s’arrête rentre et perd ce qu’elle porte.
hint-dog = Il garde les abords : personne ne passe devant lui.

## The page: standing orders, on the switch and read out

order-roll = Lance tout seul
    .label = Les dés se lancent tout seuls quand on ne pourrait que changer de poule avant
order-prowl = Il rôde
    .label = M. Tweedy et le chien s’approchent des autres tant qu’ils n’attrapent personne
order-rest = Il se repose
    .label = M. Tweedy et le chien restent où ils sont tant qu’ils n’attrapent personne

## The page: panels

panel-waiting = Les dés
panel-first = Ta première poule
panel-bidding = Ta mise
panel-dog = Où commence le chien
panel-before = Avant le lancer
panel-partner = Avec qui ?
panel-lend = Qui part avec ?
panel-commit = Qui part avec ?
panel-keep = Garde une carte
panel-pie = Dans la Tourtomatic
panel-replace = Un double
panel-change = Un double
panel-choose = Dix ou plus
panel-release = Hors de la soute
panel-discard = Une carte de trop
panel-loot = Livraison de nuit
panel-loot-card = Livraison de nuit
panel-restart = Un nouveau départ
panel-runner = La prochaine
panel-land = L’atterrissage
panel-mouth = La sortie
panel-move = Ton trajet
panel-buy = Ce qu’a la pile
panel-food = La réserve
panel-put = Sous la pile
panel-black = M. Tweedy
panel-select = M. Tweedy ou le chien
panel-chase = La chasse
panel-catch = Qui attrape-t-il ?
dice-black = noir { $n }
dice-white = blanc { $n }
dice-thrown = Noir { $black }, blanc { $white }
dice-total = { $black } + { $white } = { $total }
dice-moving = { $total } { $sign } { $number } = { $steps }
dice-marching = { $total } { $sign } { $number } + { $march } = { $steps }
dice-left = encore { $steps }
dice-none = Les dés n’ont pas encore roulé.
dice-then = { $may ->
    [1] Puis M. Tweedy peut faire { $black } pas.
   *[0] M. Tweedy reste où il est.
}

## The page: questions from others, and offers

slip-visit = { $name } frappe à ta cabane
    .says = { $chicken } peut-elle entrer ? Dedans, vous pourriez échanger.
slip-join = { $name } veut s’évader
    .says = « { $plan } » : mets-tu en commun matériel et poules ? Ce qui manque à { $name } vient de toi.
slip-hide = Mme Tweedy arrive
    .says = Sous la paille, on ne trouve personne. La carte est ensuite perdue.
slip-discount = Le prix : { $eggs }
    .says = Avec la remise des rats, c’est 1 œuf. La carte est ensuite perdue.
slip-look = Derrière le comptoir
    .says = Regarder la pile coûte { $eggs }, achat ou pas.
slip-dealing = Tu as de la compagnie
    .says = Avec qui veux-tu échanger ?
slip-reply = { $name } te fait une offre
    .says = Personne d’autre ne voit quelles cartes elle nomme.
slip-give-eggs = Une offre à { $name }
    .says = Combien d’œufs donnes-tu ?
slip-give-card = Une offre à { $name }
    .says = Quel matériel donnes-tu ?
slip-give-plan = Une offre à { $name }
    .says = Quel plan donnes-tu ?
slip-ask-eggs = Une offre à { $name }
    .says = Combien d’œufs veux-tu ?
slip-ask-card = Une offre à { $name }
    .says = Quel matériel veux-tu ? Il n’y est peut-être pas.
slip-ask-plan = Une offre à { $name }
    .says = Quel plan veux-tu ? Il n’y est peut-être pas.
deal = Un échange ?
deal-with = Un échange avec { $name } ?
deal-whom = Avec qui ?
deal-in-the-yard = Ici dehors s’échangent œufs, plans et ce que porte une poule.
deal-at-home = Qui habite la cabane échange aussi ce qui s’y trouve.
deal-last = La dernière offre de ce tour.
deal-holds = { $name } porte une carte, face cachée.
deal-give = Tu donnes
    .eggs = Œufs que tu donnes
    .card = Matériel que tu donnes
    .plan = Plan que tu donnes
deal-ask = Tu reçois
    .eggs = Œufs que tu veux
    .card = Matériel que tu veux
    .plan = Plan que tu veux
deal-no-card = Pas de carte
deal-no-plan = Pas de plan
deal-less = Un œuf de moins
deal-more = Un œuf de plus
deal-nothing-yet = encore rien
join-takes = Il faut
join-have = De cela, tu as

## The page: the yard

hut-lived-in = cabane { $n }, chez { $name }
hut-empty = cabane { $n }, vide
lit = { $guard ->
    [tweedy] M. Tweedy { FORM($place, "to") }, { $away }
    [dog] Le chien { FORM($place, "to") }, { $away }
   *[none] { $place }, { $away }
}
lit-exit = { $place }, { $away } jusqu’à la liberté
to-free = { $side ->
    [north-west] Nord-ouest
    [north-east] Nord-est
    [south-west] Sud-ouest
   *[south-east] Sud-est
}, liberté à { $n }
at-hen = { $name } : { $chicken }, { FORM($place, "at") }
at-tweedy = M. Tweedy, { FORM($place, "at") }
at-dog = Le chien, { FORM($place, "at") }
at-marker = L’évasion menée par { $name } part ici, { FORM($place, "at") } ; { $n ->
    [0] personne n’attend
    [one] 1 poule attend
   *[other] { $n } poules attendent
}
tunnel = Tunnel chez { $name } : { $depth } sur { $length }
runner = { $chicken } ({ $name }) : la liberté est à { $away }, le chien à { $dog }.
runner-chances = Les chances : { $chicken }
runner-enough = { $n } lancers sur 100 suffisent.
last-rounds = { $n } sur { $most }

## The page: what somebody has

group-active = Dehors
group-hand = En main
group-committed = En fuite
group-hut = Cabane
group-bunker = Soute
group-free = Libres
hen-card = { $chicken }, { $number }
seat-has = { $eggs }, libres : { $free } sur { $target }, { $cards ->
    [0] aucun matériel
    [one] 1 carte
   *[other] { $cards } cartes
} à la cabane, { $plans ->
    [0] aucun plan
    [one] 1 plan
   *[other] { $plans } plans
} et { $kept ->
    [0] aucune carte Chance
    [one] 1 carte Chance
   *[other] { $kept } cartes Chance
} en main
seat-loaded = porte quelque chose
seat-carries = porte { $thing }
seat-commands = mène les Tweedy
plan-announced = Annoncé.
kit-have = { $kind } : à la cabane
kit-carried = { $kind } : en route
kit-want = { $kind } : manque encore
kit-shown = { $kind } : sur la table

## Advice: where an errand leads, and why

goal-home = ta cabane
    .to = à ta cabane
    .at = dans ta cabane
goal-start = le départ de « { $plan } »
    .to = au départ de « { $plan } »
    .at = au départ de « { $plan } »
goal-wire = le grillage
    .to = au grillage
    .at = au grillage
goal-gate = le grand portail
    .to = au grand portail
    .at = au grand portail
guard-tweedy = M. Tweedy
guard-dog = le chien
number = { $n ->
    [-1] 1 pas de moins que le lancer
    [0] autant de pas que le lancer
   *[other] { $n } pas de plus que le lancer
}
why-bank = Chez toi, tu peux prendre { FORM($load, "your") } en main, puis chercher une autre carte.
why-bank-for = Pour « { $plan } », tu dois rapporter { FORM($load, "your") }.
why-first-plan = Il te faut un plan, et là-bas il ne coûte rien.
why-other-plan = Il te faut un autre plan, et là-bas il ne coûte rien.
why-shop = Pour « { $plan } », il te manque { $cards }, et { FORM($target, "at") } il y a peut-être ce qu’il faut.
why-start = Tu as tout le matériel pour « { $plan } », et le départ est { $start ->
    [S] près du grillage, sur le côté de la cour
    [T] près du grillage, en haut de la cour
    [L] près du grillage, en bas de la cour
    [G] devant le grand portail
    [W] près d’un portillon
    [R] sur la piste
    [shop] dans la grange ou l’atelier
   *[hut] dans ta propre cabane
}.
why-wire = Avec { FORM($tool, "your") }, tu peux couper le grillage et filer, sans aucun plan.
why-wait = Tu ne peux pas encore acheter ce qu’il te faut, et dans ta cabane M. Tweedy ne peut pas t’attraper.
why-gate = Le grand portail est ouvert, et tu peux filer sans aucun plan.

## Advice: dangers

danger-winks = Petit somme : aucun dé ne déplace M. Tweedy ni le chien dans cette manche.
danger-mine = Tu mènes M. Tweedy et le chien dans cette manche : personne ne peut te les envoyer.
danger-cover = Là-dedans, M. Tweedy ne peut pas t’attraper.
danger-house = Si M. Tweedy rentre, tu dois retourner à ta cabane.
danger-house-load = Si M. Tweedy rentre, tu retournes à ta cabane et tu perds { FORM($load, "your") }.
danger-close = M. Tweedy n’est qu’à { $steps }. S’il t’attrape, tu retournes à ta cabane.
danger-close-load = M. Tweedy n’est qu’à { $steps }. S’il t’attrape, tu perds { FORM($load, "your") }.
danger-near = M. Tweedy est à { $steps }. S’il t’attrape, tu retournes à ta cabane.
danger-near-load = M. Tweedy est à { $steps }. S’il t’attrape, tu perds { FORM($load, "your") }.
danger-far = M. Tweedy est à { $steps } : le danger est faible.
danger-guards-far = Le gardien le plus proche, { $guard }, est à { $steps } de ton évasion.
danger-runner = Si { $guard }, à { $steps }, tombe sur ta fugitive, toutes celles de l’évasion vont à la soute à charbon.
danger-marker = Si M. Tweedy, à { $steps }, tombe sur ton repère, toutes celles de l’évasion vont à la soute à charbon.

## Advice: on the way

go-win = Cela libère { $chicken } et te fait gagner la partie.
go-free = Cela libère { $chicken }. Tu en as alors { $count } sur les { $target } qu’il te faut.
go-free-other = Cela libère { $chicken }, poule de chez { $name }.
go-all-free = Cela libère les { $count } poules de cette évasion.
go-nearer = Il ne reste alors que { $steps } jusqu’{ FORM($target, "to") }.
go-guest = Dans la { $hut }, tu peux proposer un échange à { $name }.
go-away = Là, tu es à { $his } de M. Tweedy, et non à { $before }.
go-steps = De là, il y a { $steps } jusqu’{ FORM($target, "to") }.
go-steps-here = D’ici, il y a { $steps } jusqu’{ FORM($target, "to") }.
go-there = Tu es là où tu veux être.
go-best = Aucun lieu à ta portée n’est meilleur pour toi maintenant.
go-hidden = Ici, M. Tweedy ne peut pas t’attraper.
go-run = De là, il y a { $steps } jusqu’au coin libre le plus proche.
go-dash = Tu es hors de la cour, à { $steps } du coin libre le plus proche.
go-out = Tu es hors de la cour.
go-dig = Ton tunnel avance de { $steps }. Il reste { $left } à creuser avant la sortie.
go-dig-out = Ton tunnel est assez long pour sortir.
go-waits = Tu attends un meilleur moment pour sortir.
go-runs-on = Ta fugitive reste loin des gardiens jusqu’au prochain tour.
go-drops = Tu perds { FORM($load, "your") } : une poule qui file lâche ce qu’elle porte.

## Advice: before the roll

roll-errand = Tu veux aller { FORM($target, "to") }, à { $steps } d’ici.
roll-run = Ta fugitive est à { $steps } du coin libre le plus proche.
roll-escape = Les dés font avancer ton évasion.
roll-held = Avec dix ou plus, tu sors de la soute à charbon.
roll-egg = Un lancer de 4 à 9 t’apporte un œuf.
roll-plain = Le lancer dit jusqu’où tu peux aller.
roll-risk-eggs = Avec 2 ou 3, Mme Tweedy vient, et { $boss } reçoit de toi { $eggs }.
roll-risk-pie = Avec 2 ou 3, Mme Tweedy vient, et sans œuf tu peux perdre une poule.
before-plan = Tu as tout le matériel pour « { $plan } », et tu es au départ.
before-plan-far = Tu as tout le matériel pour « { $plan } », et M. Tweedy est à { $steps }.
before-cut = Avec { FORM($tool, "your") }, { $chicken } passe tout de suite le grillage, sans aucun plan.
before-pay-piece = Pour 2 œufs, ton pion peut quitter la soute à charbon avec ce lancer.
before-pay-other = Pour 2 œufs, une poule quitte la soute à charbon.
before-abandon = Tes poules qui attendent peuvent se reposer à la cabane au lieu d’être prises au repère.
before-abandon-near = M. Tweedy n’est qu’à { $steps } de ton repère, et tes poules qui attendent peuvent encore s’en tirer.
before-faster = { $chicken } fait { $new }, et { $old } { $before }.
before-company = Tes poules au repos reviennent en main et peuvent partir avec une évasion.
before-change = { $chicken } fait { $new }.
before-keep = Tu prends { FORM($kind, "def") } en main.
before-keep-for = Pour « { $plan } », il te faut { FORM($kind, "def") }.
risk-escape = Si M. Tweedy tombe sur le repère ou la fugitive, toutes celles de l’évasion vont à la soute à charbon et le matériel est perdu.
risk-escape-hut = Si la fugitive est prise, toutes celles de l’évasion vont à la soute à charbon et le matériel est perdu.
risk-pay = Il te reste { $eggs }, et si Mme Tweedy vient alors, tu perds une poule.
risk-pay-some = Il te reste { $eggs }.
risk-abandon = Tu ne gardes qu’une carte de matériel.
risk-abandon-cut = Tu perds l’outil.
risk-rests = { $old } se repose dans ta cabane, où Mme Tweedy peut la prendre.
risk-card = Tu ne peux jouer la carte qu’une fois.
risk-others = Les autres cartes retournent aux boutiques.
risk-commit = Si l’évasion échoue, { $chicken } aussi va à la soute à charbon.
risk-ready = Les poules qui restent ne pourront plus se joindre à elles.
risk-lend = Si l’évasion échoue, { $chicken } va à la soute à charbon. C’est { $name } qui commande.
play-forty-winks = Aucun dé ne peut lancer M. Tweedy ni le chien contre ton évasion dans cette manche.
play-telephone = M. Tweedy est à { $his } de toi et doit rentrer à la maison.
play-marrow-bone = Le chien est à { $its } de ta fugitive et doit rentrer à la niche.
play-latch-left-up = Le grand portail s’ouvre, et tu en es à { $gate }.
play-wishbone = Toutes tes poules quittent la soute à charbon sans payer : { $inside ->
    [0] aucune
    [one] 1 poule
   *[other] { $inside } poules
}.
play-quick-march = Tu peux faire 6 pas de plus dans ce tour, et la liberté est à { $free }.
play-some = C’est un bon moment pour « { $card } ».
company-next = Quand celle d’avant est libre, { $chicken } peut courir aussi.
company-rides = { $chicken } voyage avec les autres et se libère en même temps.
company-needed = Il faut { $n } poules pour « { $plan } », et avec { $chicken } cela fait { $count }.
company-enough = { $count } de tes poules partent, et les autres ne peuvent pas être prises avec elles.
company-one = Une de tes poules part, et les autres ne peuvent pas être prises avec elle.
company-alone = Toutes les poules qui se libèrent sont à toi.
company-ask = À deux, vous avez peut-être assez de poules et de matériel.
company-join = Tes poules peuvent se libérer dans l’évasion menée par { $name }.
company-refuse = Tu gardes tes poules et ton matériel pour ta propre évasion.
company-refuse-near = Il ne manque à { $name } qu’une poule libre pour gagner : n’aide pas.
company-lend = { $chicken } peut se libérer dans l’évasion menée par { $name }.
company-lend-no = Tes autres poules restent avec toi.

## Advice: shops and plans

goods-last = C’est tout ce qui manque à « { $plan } ».
goods-one = « { $plan } » en a besoin, et il manque ensuite { $rest }.
goods-tool = Coupe-fil et pince coupent le grillage : tu peux filer sans aucun plan.
goods-card = Cela peut t’aider plus tard.
goods-nothing = Dans cette pile, rien ne sert à tes plans, et tu gardes tes œufs.
goods-keep = Tu gardes tes œufs.
goods-free = Cela ne te coûte rien.
goods-pile = Dans cette pile, il y a { $thing } pour « { $plan } ».
goods-pile-tool = Dans cette pile, il y a { $thing } pour couper le grillage.
goods-pile-plain = Tu peux y prendre une carte, et elle ne coûte rien.
goods-no-loot = Aucune pile n’a ce qu’il te faut.
goods-look = Tu peux alors regarder la pile et prendre une carte.
goods-discount = Tu paies ici 1 œuf au lieu de { $price }.
goods-no-discount = Tu gardes la carte pour une boutique plus chère.
price-left = Cela coûte { $price } et te laisse { $left }, et tu dois encore le rapporter.
price-none = Cela coûte ton dernier œuf, et si Mme Tweedy vient alors, tu perds une poule.
price-nothing = Tu dois encore le rapporter chez toi.
price-look = Cela coûte { $price }, même si tu ne trouves rien d’utile.
price-discount = La carte de remise est alors perdue.
plans-first = Sans plan, tu ne peux pas réunir de matériel pour une évasion, et celui-ci est gratuit.
plans-second = Tu peux avoir deux plans, et celui-ci ne coûte rien.
plans-few = Il te reste trop peu de poules pour les plans que tu as.
plans-shut = Aucune boutique à ton prix n’a peut-être ce qu’il faut à tes plans.
plans-swap = Un autre plan te convient peut-être mieux.
plans-keep = Les plans que tu as valent d’être gardés.
plans-put-few = Il te reste trop peu de poules pour « { $plan } ».
plans-put-most = Pour « { $plan } », il te manque { $cards }, plus que pour ton autre plan.
plans-put = Pour « { $plan } », il te manque { $cards }.
plans-put-plain = C’est de « { $plan } » que tu peux le mieux te passer.
plans-risk = Tu ne peux pas choisir le plan que tu reçois.

## Advice: offers

trade-card = { $name } a peut-être { $thing }, qu’il te manque pour « { $plan } ».
trade-plan = { $name } a peut-être « { $plan } », qui te demande moins de cartes que tes propres plans.
trade-plan-only = { $name } a peut-être « { $plan } », et il te faut un plan.
trade-none = Il n’y a rien ici qu’il te faille chez les autres.
trade-with = { $name } est ici, et tu peux échanger.
trade-pay = { $name } veut quelque chose contre ce que tu demandes.
trade-no-eggs = Tu gardes tes œufs.
trade-give = Contre quelque chose, { $name } dit plus facilement oui.
trade-keep = Ce que tu n’offres pas, tu le gardes.
trade-ask = Tu peux t’en servir, et au pire { $name } dit non.
trade-ask-none = Moins tu demandes, plus { $name } dit facilement oui.
trade-risk = Si { $name } dit oui, tu paies { $eggs }.
reply-gift = Tu reçois { $got } et ne donnes rien.
reply-yes = Pour toi : { $got }, contre { $given }.
reply-needs = Pour « { $plan } », il te faut { $thing }.
reply-no = Contre { $got }, tu donnerais { $given }, et cela vaut plus pour toi.
reply-no-plain = Tu gardes ce que tu as, et { $name } ne reçoit rien de toi.
reply-no-near = Il ne manque à { $name } qu’une poule libre pour gagner : n’aide pas.
reply-last-egg = C’est ton dernier œuf, et si Mme Tweedy vient alors, tu perds une poule.

## Advice: chickens and visitors

chicken-fastest = { $chicken } est la plus rapide que tu puisses choisir. Elle fait { $number }.
chicken-other = { $chicken } fait { $number }.
chicken-from-bunker = { $chicken } quitte la soute à charbon, et c’est là que Mme Tweedy se sert d’abord.
pie-own-slow = { $chicken } est la plus lente qu’elle puisse prendre, et il te faut les rapides pour courir.
pie-own = { $chicken } est celle dont tu peux le mieux te passer.
pie-other-fast = { $chicken } est la plus rapide qu’elle puisse prendre à { $name }.
pie-other = { $name } perd { $chicken }.
pie-risk = { $chicken } est perdue pour le reste de la partie.
ten-escape = Ton évasion continue, et avec dix ou plus ta fugitive va loin.
ten-errand = Ce lancer t’emmène loin sur le chemin qui mène { FORM($target, "to") }.
ten-bunker = Le lancer te fait sortir de la soute à charbon, et tu peux continuer aussitôt.
ten-plain = Tu peux profiter de ce bon lancer pour avancer.
ten-release = Une poule quitte la soute à charbon sans aucun œuf. { $left ->
    [0] Il n’y en reste alors aucune.
    [one] Il y en reste alors 1.
   *[other] Il y en reste alors { $left }.
}
ten-draw = Une carte Chance peut apporter des œufs ou t’aider plus tard, et tu n’as pas à avancer maintenant.
ten-stays = Tu n’avances pas dans ce tour.
hide-eggs = Mme Tweedy ne trouve pas tes œufs ({ $eggs }).
hide-pie = Mme Tweedy ne peut pas prendre de poule, et tu n’as pas d’œuf pour elle.
hide-keep = Tu gardes la carte pour une visite plus grave.
hide-risk-spent = La carte est ensuite perdue.
hide-risk-eggs = Tu perds { $eggs }.
hide-risk-pie = Une de tes poules finit en tourte.
discard-double = Tu as deux fois « { $card } », et on garde trois cartes en tout.
discard-one = On garde trois cartes, et les autres t’aident sans doute mieux.
visit-open = { $name } te propose peut-être un échange, que tu peux encore refuser.
visit-shut = { $name } n’a rien à faire dans ta cabane maintenant.
visit-shut-near = Il ne manque à { $name } qu’une poule libre pour gagner : n’aide pas.
visit-risk = Dans ta cabane, { $name } ne craint pas M. Tweedy.

## Advice: Mr Tweedy and the dog

catch-stops = Là, { $guard } arrête l’évasion menée par { $name }, et toutes celles qui en sont vont à la soute à charbon.
catch-load = Là, M. Tweedy attrape { $name }, et la poule perd ce qu’elle porte.
catch-catches = Là, M. Tweedy attrape { $name }, et la poule doit rentrer à la cabane.
near-runner = Là, { $guard } est à { $steps } de la fugitive de chez { $name }.
near-marker = Là, { $guard } est à { $steps } du repère posé par { $name }.
near-load = Là, { $guard } est à { $steps } du pion joué par { $name }, qui porte une carte.
near-piece = Là, { $guard } est à { $steps } du pion joué par { $name }.
near-beside = Là, { $guard } est juste à côté du pion joué par { $name }.
near-house = Dans la maison, M. Tweedy trouve { $name }, et la poule doit rentrer à la cabane.
near-nobody = Là, { $guard } ne gêne personne mais se tient prêt pour la prochaine manche.
near-here = { $guard ->
    [dog] Le chien est bien où il est.
   *[tweedy] M. Tweedy est bien où il est.
}
near-own = Ta propre poule n’est qu’à { $steps } de là.
near-rests = Ensuite, M. Tweedy se repose à la maison.
select-stops = Avec ce lancer, { $guard } peut arrêter l’évasion menée par { $name }.
select-load = M. Tweedy peut attraper { $name }, et la poule porte une carte.
select-catches = M. Tweedy peut attraper { $name }.
select-dog-runs = Quelqu’un s’évade, et le chien peut attendre la fugitive dehors.
select-runs = M. Tweedy peut s’approcher des autres.
select-nobody = Personne n’est à portée, mais il peut s’approcher.
select-dog = Le chien peut prendre une meilleure place.
select-none = Ils sont bien où ils sont.
control-bid = La plus forte mise mène M. Tweedy et le chien dans cette manche.
control-no-bid = Tes œufs protègent tes poules de Mme Tweedy : garde-les.
control-pays = Si tu l’emportes, tu paies { $eggs }.
control-loses = C’est sans doute quelqu’un d’autre qui mène M. Tweedy et le chien.
control-dog = De là, le chien peut couper la route des coins libres aux fugitives.
caught = { $name } doit rentrer à la cabane.
caught-load = { $name } doit rentrer à la cabane, et la poule perd ce qu’elle porte.
caught-escape = L’évasion menée par { $name } s’arrête.

## Page: table

page-do = Fais-le
page-ways-out = Sorties
page-buildings-within-reach = Bâtiments à portée
page-all-there-are = { $label } : tout ce qu’il y a
page-offer = Proposer
page-what-done-by-itself = Ce qui se fait de soi-même jusqu’à ce que tu changes
page-farmyard = La cour
page-farmyard-from-above = La cour vue d’en haut
page-squares-within-reach = Cases à portée
page-buildings = Bâtiments
page-eggs-card = { $sign } : { $price } œufs la carte
page-out = dehors
page-whole-yard = Toute la cour
page-map-turn-part-yard = Carte : aller à une partie de la cour
page-one-part-back = Une partie en arrière
page-turn = Ton tour
page-reach = Portée
page-mr-tweedys-reach = Portée de M. Tweedy
page-dogs-reach = Portée du chien
page-plans-equipment = Plans et matériel
page-back-yard = Retour à la cour
page-all-there = Tout y est.
page-show-where-begins = Montrer où commence { $name }
page-where = Où
page-no-plan-yet-food = Pas encore de plan : la réserve en a.
page-equipment = Matériel
page-none-yet-shops-have = Pas encore : les boutiques en ont.
page-what-happens-by-itself = Ce qui se fait de soi-même
page-by-itself = De soi-même
page-nest = au nid
page-pies = en tourtes
page-round = Manche
page-choose = Choisis…
page-chickens = Tes poules
page-no-hand = Pas de main
page-are-watching-hands-stay = Tu regardes. Les mains restent cachées.
page-step = pas
page-steps = pas
page-out-of-game = hors du jeu
page-carried = porté
page-shown = montré

## The goal

goal = Libère { $target ->
    [1] une poule
    [2] deux poules
    [3] trois poules
   *[4] quatre poules
} avant les autres.

## The printed box

paper-chickens = Poules
paper-equipment = Cartes Matériel
paper-plans = Plans
paper-search = Cartes Fouille
paper-tokens = Œufs et marqueurs
paper-pieces = Figurines et dés
paper-tunnels = Tunnels
paper-yard = La cour
paper-yard-told = La cour sur six feuilles, et une qui montre comment l’assembler
paper-pieces-told = Six poules, M. Tweedy, le chien et deux dés
paper-tunnels-told = Six tunnels, un pour chaque poule qui creuse
paper-needs = { $kinds }.
paper-next-runs = Puis court la suivante.
paper-one-runs = Une seule court.
paper-keep = Garde-la jusqu’au bon moment.
paper-now = À jouer tout de suite.
paper-open = ouvert
paper-glue = coller : { $sheet } par-dessus
paper-together = Comment la cour s’assemble
paper-size = { $width } sur { $height } mm une fois posée. Une case fait { $square } mm.
paper-cut = Couper
paper-cut-means = Le long de l’image ; garde les languettes.
paper-join = Coller
paper-join-means = A1, A2, A3 en une rangée, puis B1, B2, B3.
paper-press = Presser
paper-press-means = La rangée B sur les languettes de la rangée A ; puis des livres dessus.
paper-begins = Les plans commencent ici
paper-tunnel-ends = Les tunnels sortent ici
paper-flight-ends = Les vols atterrissent ici
paper-fold = Les tirets sont des plis. Les figurines se plient en haut et tiennent sur leurs deux bouts.
paper-white = Blanc : ta poule
paper-black = Noir : les Tweedy
paper-dig = Pose ta poule sur la case jusqu’où tu as creusé.
paper-out-shop = Grange, atelier : dehors
paper-out-hut = Cabane : dehors

## What each rule says that these messages and the rules cite

law-CR-036 = Tu fais autant de pas que montrent les dés, corrigés du chiffre de ta poule active. Il en reste toujours au moins un, sauf si la table permet qu’il n’y en ait aucun.
law-CR-046 = Une poule dans la cour ne passe le grillage que par le grand portail ouvert, par le chemin de son plan, ou par un trou coupé.
law-CR-050 = Qui entre dans une boutique avec assez d’œufs peut regarder la pile et prendre une carte.
law-CR-061 = Tu peux échanger avec quelqu’un quand ton tour finit là où est son pion, ou en visite dans sa cabane.
law-CR-063 = Après un échange, aucune poule ne porte plus d’une carte et personne n’a plus de deux plans. On n’offre que ce que l’on a.
law-CR-064 = Si ton dé noir montre 1 à 3, qui mène les Tweedy peut faire faire à M. Tweedy jusqu’à autant de pas après ta marche.
law-CR-068 = Au tour des Tweedy, M. Tweedy marche jusqu’au total, jamais en diagonale et par les portes. Il n’entre dans aucune cabane et ne passe le grillage qu’aux portails.
law-CR-084 = Le chien reste à l’extérieur du grillage. Il n’est jamais dans un coin libre, dans un portail ou dans la cour.
law-CR-094 = Mme Tweedy prend une poule là où il y en a d’abord : la soute, la cabane, la main, celles qui courent. Qui mène les Tweedy choisit laquelle.
law-CR-103 = Pour annoncer une évasion, ton pion doit être là où le plan commence. Il te faut le plan, toutes ses cartes et la voie libre.
law-CR-105 = La voie est libre si M. Tweedy n’est ni au départ ni à un de ses pas, sauf si la table a choisi une autre distance. Pour passer par le grillage ou un portail, le chien ne doit pas non plus être sur la première case dehors.
law-CR-R74 = On peut échanger partout où, la marche finie, deux pions sont sur une même case ou dans une même pièce. Les cadeaux sont permis, mais une offre doit contenir quelque chose.
