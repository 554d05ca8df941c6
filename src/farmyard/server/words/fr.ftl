# Glossary
#   table = table (f)            seat, chair = place (f)      hall = cour (f)       scarecrow = épouvantail (m)
#   to lay a table = ouvrir une table                         to sit down = s’asseoir
#   log = journal (m)            move = coup (m)              look back = revoir
#   review = analyse (f)         lesson = leçon (f)           advice = conseil (m)  pace = rythme (m)
#   seal = sceau (m)             shuffle = mélange (m)        deal = donne (f)      today’s deal = donne du jour (f)
#   line (of the net) = connexion (f)                         game file = fichier de partie (m)

## The settings of a table

drawer-table = Rythme, conseil et paroles
option-table_tempo = Rythme
    .help = La vitesse des épouvantails, et le temps pendant lequel la fin d’un tour reste visible.
    .value-calm = Calme
    .value-usual = Normal
    .value-quick = Vif
    .value-ear = À l’oreille
    .value-ear-quick = À l’oreille, vif
option-table_clock = Pendule
    .help = Du temps pour chaque coup, ou en tout pour chacun. On peut en demander plus une fois par tour.
    .value-none = Aucune
    .value-30s = 30 s par coup
    .value-2m = 2 min par coup
    .value-bank10m = 10 min par place
    .value-bank30m = 30 min par place
    .value-1d = 1 jour par coup
    .value-3d = 3 jours par coup
option-table_time_up = Quand le temps est écoulé
    .help = Un épouvantail joue ce seul coup, ou le tour passe.
    .value-scarecrow = Un épouvantail joue
    .value-pass = Le tour passe
option-table_patience = Attente des absents
    .help = Si quelqu’un s’absente plus longtemps, un épouvantail joue à sa place jusqu’à son retour.
    .value-none = Toujours
    .value-1m = 1 minute
    .value-5m = 5 minutes
    .value-1d = 1 jour
option-table_coach = Conseil
    .help = Un bouton dit ce que ferait le meilleur épouvantail à ta place, et pourquoi. Il sait ce que tu as vu, et rien d’autre.
    .value-alone = Seulement contre des épouvantails
    .value-yes = Pour tous
    .value-no = Non
option-table_talk = Paroles libres
    .help = Chacun a quelques formules. Avec ceci, ceux qui jouent peuvent aussi s’écrire.

## Titles of pages

title-hall = Farmyard : jeux de société entre amis
title-page = { $what } – Farmyard
title-table = { $game }, table « { $name } » – Farmyard
title-replay = Revoir : { $game }, « { $name } » – Farmyard
title-last-moves = Derniers coups : { $game }, « { $name } » – Farmyard
title-shuffle = Le mélange de la table « { $name } » – Farmyard
title-rules = { $game } : règles – Farmyard
title-new = Une nouvelle table : { $game } – Farmyard
title-learn = Apprendre – Farmyard
title-lesson = { $game } : { $lesson } – Farmyard
title-review = Analyse : { $name } – Farmyard

## Refusals of a whole request

not-for-all = Les chiffres de ce serveur se lisent sur la machine où il tourne.
no-page = Il n’y a rien à cette adresse. La cour est à un clic.
no-table = Le lien est peut-être ancien, ou la table a été débarrassée. Tu n’as rien perdu.
too-many-tables = Tu as déjà autant de tables ouvertes qu’il est permis. Finis-en une d’abord.
no-game = Aucun jeu de ce nom n’est sur l’étagère.
no-daily = Ce jeu n’a pas de donne du jour.
wrong-way = Ce lien ne marche pas ainsi. La cour est à un clic.
cross-site = Cela venait d’un autre site : rien n’a changé. Essaie depuis cette page.
too-long = C’était trop long à lire : rien n’a changé.
busy = Il y a foule en ce moment. Réessaie dans une minute.
too-fast = C’était trop à la fois. Attends un instant, puis réessaie.
no-lot = Le hasard ajouté a au plus 64 lettres, chiffres, tirets ou traits bas.
two-lengths = Cela indique deux fois sa longueur : rien n’a changé.
no-cookies = Ce navigateur ne garde pas de cookies : nous ne saurions pas quelle place est la tienne. Autorise-les pour ce site, puis réessaie.
unreadable = Nous n’avons pas compris : rien n’a changé.
too-many-watchers = Plus de place debout à cette table : trop de gens regardent. Réessaie plus tard.
not-stored = Cela n’a pas pu être enregistré, rien n’a donc changé. Réessaie.
not-read = Cela n’a pas pu être lu dans la base de données. Réessaie.
old-rules = Cette table a commencé sous d’anciennes règles qui ne conviennent plus. Elle ne peut pas continuer.
newer-rules = Cette table a commencé sous des règles plus récentes que ce serveur : mets-le à jour.
broken-table = Cette table est abîmée. Elle est gardée, mais on ne peut pas y jouer.
our-fault = Quelque chose a mal tourné chez nous. Ta table est comme avant ; réessaie.
no-table-headline = Cette table n’est pas ici
headline-400 = Pas compris
headline-403 = Pas permis
headline-404 = Ce n’est pas ici
headline-405 = Cela ne marche pas
headline-409 = Pas maintenant
headline-413 = Trop long
headline-429 = Pas si vite
headline-500 = Une roue s’est détachée
headline-503 = Réessaie

## Refusals at a table

busy = On joue tant ici que le serveur ne suit plus. Ton coup ne compte pas : réessaie dans un instant.
stale = La partie a continué. Voici où elle en est.
already = Ce coup est déjà sur la table.
not-seated = Tu regardes cette table. Seuls ceux qui y sont assis peuvent jouer.
time-is-up = Ton temps est écoulé : le tour continue sans toi.
over = Cette partie est finie.
not-started = Cette table attend encore du monde.
loading = On prépare la table. Elle est bientôt prête.
unfinished = Presque : il reste une chose à choisir.
no-chair = Cette place n’est pas libre.
not-your-chair = Tu ne peux pas regarder depuis cette place.
not-full = Des places sont encore libres.
playing = La partie a commencé : les places restent comme elles sont.
not-over = Il y aura une nouvelle partie quand celle-ci sera finie.
cannot-undo = Cela ne peut être repris : on a vu quelque chose depuis, ou quelqu’un a joué.
curtain = Dis d’abord qui tient l’écran.
closed = Cette table a été fermée, car rien ne s’y passait. On peut encore la regarder.
rests = La partie est en pause : rien n’a changé.
kept-for-you = Un épouvantail garde ta place. Reprends-la d’abord.
nothing-kept = Aucune place n’est gardée pour toi à cette table.
nothing-to-take-back = Tu n’as encore rien décidé.
no-pause = La partie n’est pas en pause.
not-host = Seule la personne qui a ouvert cette table peut en changer le rythme.
no-such-pace = Le rythme est calme, normal ou vif.
nothing-shown = Il n’y a rien à regarder pour l’instant.
not-alone = D’autres regardent encore. La partie reprend dans un instant.
nothing-asked = Aucune question ne t’est posée en ce moment.
another-question = Ta réponse allait à une autre question. Voici ce qui est demandé.
which-question = Un oui ou un non demande le numéro de sa question, comme « asks » le donne.
already-asked = Une autre question est ouverte. Attends les réponses.
not-all-answered = Tout le monde n’a pas répondu : rien n’a changé.
no-more-time = Tu peux demander plus de temps une fois par tour, si la table a une pendule.
no-advice = Personne ne conseille à cette table.
no-talk = Pas de paroles libres à cette table. Prends une des formules.
nothing-said = Il n’y avait rien à dire.

## A new table

few-or-many = { $same ->
    [yes] { $title } se joue à { $most }.
   *[no] { $title } se joue de { $fewest } à { $most }.
}
start-seat = Personne n’est assis à la place choisie sous « { $title } ».
no-such-value = « { $title } » peut être : { $possible }.
not-for-so-many = « { $title } » : « { $label } » ne se joue pas { $seats ->
    [1] en solo
   *[other] à { $seats }
}.
two-of-me = Tu ne peux occuper qu’une place. Fais des autres des invités.
no-level = Il n’y a pas d’épouvantail de cette sorte.
no-seating = On ne peut pas s’asseoir ainsi.
as-in-the-box = comme dans la boîte
no-clock = sans pendule

## The waiting table

chair-mine = c’est toi
chair-opener = a ouvert cette table
chair-sits = est à cette place
chair-guest = sur cet écran
chair-bot = un épouvantail
chair-open = pour des amis ou un épouvantail
free-chair = Place libre
dealt = On distribue les cartes.
begins-in = { $seconds ->
    [0] La partie commence quand l’un de vous le dit.
    [one] On commence dans une seconde.
   *[other] On commence dans { $seconds } secondes.
}

## Beside the game

has-left = { $name } s’en va. Un épouvantail garde la place.
is-gone = { $name } s’absente. Un épouvantail garde la place.
is-back = { $name } est de retour.
takes-more-time = { $name } prend plus de temps.
pause-begins = Pause, à la demande de { $name }.
pause-ends = { $name } met fin à la pause.
pace-is = Le rythme est maintenant { $pace ->
    [calm] calme
    [quick] vif
   *[usual] normal
}.
asks-advice = { $name } demande conseil.
went-back = { $name } reprend un coup ; tous sont d’accord.
plays-again = { $name } rejoue. Tu viens ?{ $people ->
    [1] {""}
    [2] {""}
   *[other] { $come ->
        [0] {""}
        [one] {" "}{ $come } sur { $people } est là.
       *[other] {" "}{ $come } sur { $people } sont là.
    }
}
asks-back = { $name } voudrait reprendre un coup. Ce que tu as vu, tu le sais.
asks-pause = { $name } demande une pause.
waits-for = On attend le oui de { $names }.
said-no = { $name } préfère que non.
not-your-turn = C’est à { $name } de jouer.
late-decisions = { $number ->
    [0] Aucune décision n’a
    [1] Une décision a
   *[other] { $number } décisions ont
} pris plus de temps que la pendule ne permet.
time-left-d = { $n } j
time-left-h = { $n } h
time-left-min = { $n } min
watching = { $name } (regarde)
watcher = Quelqu’un qui regarde
next-opened = La partie suivante est prête. Tu viens ?
paused = C’est la pause.
deserted = Tout le monde s’en est allé. Les épouvantails se reposent jusqu’à ce que quelqu’un revienne.
kept = Un épouvantail garde ta place.
around = À cette table
emote-hello = Bonjour !
emote-well = Bien joué !
emote-thanks = Merci.
emote-oops = Oh, zut.
emote-ha = Ha !
emote-wait = Laisse-moi réfléchir.
emote-hurry = Les vaches attendent la traite.
emote-bye = Bonne nuit.

## Looking back

eyes-of = Par les yeux de { $name }
move-of = { $n } sur { $last }
no-game-file = Ce n’est pas un fichier de partie que l’on puisse rejouer ici : { $why }.
game-of-memory = Se souvenir fait partie de ce jeu. On pourra le revoir quand il sera fini.
nothing-happened = Rien ne s’est encore passé. Retourne à la table.
the-deal = La donne. Lance la lecture, ou avance d’un coup.
eyes-closed = Tu pourras regarder par ces yeux quand la partie sera finie.
not-over-yet = Tu pourras jouer autrement d’ici quand cette partie sera finie.
nothing-left = Il n’y a plus rien à choisir là.
file-later = Le fichier contient chaque carte cachée : tu l’auras quand la partie sera finie.
file-forgotten = Nous avons oublié ce fichier. Ouvre-le de nouveau dans la cour.
no-file = Choisis d’abord un fichier de partie.
no-text = Ce n’est pas un texte, donc pas un fichier de partie.
from-file = Une partie enregistrée
watchers-eyes = Par les yeux du public
watcher-short = Le public
fair = Comment un mélange est scellé
keys = Touches

## The hall

wait-for-you = { $n ->
    [0] C’est à toi
    [one] { $names } attend
   *[other] { $names } attendent
}
thinks = { $name } réfléchit
open-chairs = { $number ->
    [0] Tout le monde est là
    [one] Une place est libre
   *[other] { $number } places sont libres
}
company = { $n ->
    [0] en solo
   *[other] avec { $names }
}
result = { $n ->
    [one] { $who ->
        [you] Tu as gagné
       *[they] { $names } a gagné
    }
   *[other] Égalité : { $names }
}, { $scores }
scores-one = { $first } { $counted }
scores-two = { $first } à { $second } { $counted }
scores-more = { $first } { $counted } (les autres : { $others })
result-won-alone = Gagné, { $count } { $counted }
result-lost-alone = Pas gagné, { $count } { $counted }
hall-last = Dernière : { $title }. { $says }
deal-of = Donne du jour, { DATE($date, "MMMMd") }
day = { DATE($date, "MMMEd") }
you = Toi
hall-closed = Fermée, car rien ne s’y passait
hall-finished = Finie
hall-open = Ouvertes
hall-loading = On la prépare

## Lessons and reviews

lesson-learner = { $name } : c’est toi
lesson-scarecrow = { $name } est un épouvantail et joue avec toi
lesson-minutes = { $n ->
    [one] Environ une minute.
   *[other] Environ { $n } minutes.
}
lesson-step = Étape { $step } sur { $steps }
that-is = Voilà { $game } !
play-first-game = Une première partie
how-reviewed = Chances sur 100 si tous jouaient au hasard à partir de là, d’après ce que chacun pouvait voir, à { $points } près en moyenne. Ce que de bons joueurs en auraient fait, on ne le sait pas.
how-searched = Chances sur 100, telles qu’une recherche dans le jeu les voit d’après ce que chacun pouvait voir, à { $points } près en moyenne. De meilleurs joueurs en auraient peut-être vu davantage.
from-to = de { $first } à { $last }
cost = Le coup { $move } a coûté { chances }
cost-between = Le coup { $move } a coûté { chances } ({ $low } à { $high })
chances = { $value ->
    [one] { $value } chance
   *[other] { $value } chances
} sur 100
did = { $who ->
    [you] { $name } (toi) { $says }.
   *[they] { $name } { $says }.
}
part-own = Tes propres choix
part-others = Les choix des autres
part-luck = La chance
lesson-left = Regarde autour de toi aussi longtemps que tu veux.
lesson-not-there = Nous n’avons pas trouvé cette leçon.
first-game = Première partie
review-not-over = Une partie s’analyse quand elle est finie : l’analyse dirait ce qui est encore caché.
review-no-compiler = L’analyse a besoin de Numba, qui manque sur ce serveur.
review-failed = Cette partie n’a pas pu être analysée. Réessaie.
review-too-long = Cette partie est trop longue pour chercher ici ses coups les plus coûteux ; farmyard review le fait.
review-none-costly = Aucun coup n’était sûrement pire qu’un autre.
review-not-told-apart = Dans une partie si longue, on ne distingue pas le jeu de la chance.

## Page: advice

advice-why = Pourquoi ?
advice-gain = Ce que cela rapporte
advice-risk = Le risque
advice-knows = Le conseil sait ce que tu as vu, et rien d’autre.
advice-thanks = Merci
advice-do = Fais-le

## Page: around

your-chair = Ta place
chair-is-kept = Un épouvantail joue à ta place et sait ce que tu savais.
take-chair-back = Reprendre ma place
your-name = Ton nom
save = Enregistrer
say-something = Dis quelque chose
the-pause = La pause
pause-means = La pendule s’arrête et personne ne joue.
go-on = Continuer
if-all-agree = Si tous sont d’accord
agreeing-means = Les autres sont interrogés sur leurs pages. Un seul non suffit, et les épouvantails disent toujours oui.
back-to-my-last = Revenir à mon dernier choix
a-pause = Une pause
leave-table = Quitter la table
leaving-means = Un épouvantail garde ta place. Reviens par le lien, et d’un geste elle est de nouveau à toi.
which-scarecrow = Quel épouvantail ?
pace-means = La vitesse des épouvantails, et le temps pendant lequel la fin d’un tour reste visible, pour tous ici.
customs-here = Les usages d’ici
back-to-table = Retour à la table

## Page: bench

table-named = Table « { $name } »
starts-when-full = La partie commence quand toutes les places sont prises. Les épouvantails comblent les trous.
this-table = Cette table
sit = S’asseoir
in-chair = à la place { $seat }
bot = Épouvantail
stand-up = Se lever
ready = prêt
invite = Inviter
link-only-here = Ce lien ne marche que sur cet ordinateur. Pour les téléphones de la maison, lance Farmyard avec
link-as-qr = Le lien en code QR
link-means = Vise-le avec un téléphone, ou envoie le lien.
copy-the-link = Copier le lien
label-deal = La donne
wait = Attendre
begin-now = Commencer
fill-and-start = Compléter avec des épouvantails et commencer
stay-and-watch = Reste et regarde.
anyone-may-sit = Qui a le lien peut prendre une place libre.
sit-or-watch = Assieds-toi, ou reste et regarde.
deal-is-sealed = La donne est scellée : { $promise }

## Page: curtain

label-curtain = Le rideau
curtain-turn = À { $name }
curtain-pass = Passe l’écran. Ne regarde pas, { $from }.
curtain-pass-first = Passe l’écran. On ne regarde pas.
curtain-is-me = C’est moi, { $name }

## Page: end

watch-next = La regarder
come-along = Oui, je viens
heading-rank = Rang
heading-emblem = Emblème
heading-name = Nom
see-table = Voir la table
look-back = Revoir
review = Analyse
share = Partager
play-again = Rejouer
to-hall = Vers la cour

## Page: error

error-code = Erreur { $code }

## Page: fair-check

fair-wait = Le mélange était scellé avant la donne.
fair-good = Le mélange était honnête : ton navigateur l’a vérifié.
fair-seal-holds-but-game = Le sceau tient, mais ce jeu choisit parmi des donnes, ce qu’un navigateur ne peut vérifier : farmyard verify le peut.
fair-game-continues-an-earlier = Cette partie en continue une autre. À partir de là, ses dés sont scellés, et ton navigateur les a vérifiés.
fair-seal-holds-who-sat = Le sceau tient ; les places n’étaient pas encore scellées quand cette table a été ouverte.
fair-seal-holds-but-browser = Le sceau tient, mais ce navigateur n’était pas là quand il a été fait.
fair-seal-holds-but-browser-too = Le sceau tient, mais ce navigateur n’a pas vu ce qui était demandé d’abord, et ne peut comparer les cartes.
fair-not-seal-were-shown = Ce n’est PAS le sceau qui t’a été montré : le mélange ne tient PAS ce qui était promis.
fair-what-browser-added = Ton navigateur a mélangé aussi.
fair-was-dealt-as-were = La donne est celle qui t’a été montrée.
fair-others-sat-here-than = D’autres étaient assis ici que ceux qui t’ont été montrés : le mélange ne tient PAS ce qui était promis.
fair-not-game-were-shown = Ce n’est PAS la partie qui t’a été montrée : le mélange ne tient PAS ce qui était promis.
fair-what-browser-added-not = Ce que ce navigateur a ajouté n’y est PAS : le mélange ne tient PAS ce qui était promis.
fair-shuffle-does-not-hold = Attention : ce n’est PAS le mélange promis.
fair-browser-can-check-over = Ce navigateur ne peut le vérifier qu’en https.
fair-how = Comment cela marche

## Page: fair

fair-title = Un mélange honnête
fair-nobody-chose-cards-table = Personne n’a choisi les cartes de la table « { $name } », pas même ce serveur. Avant la donne, il a tiré un secret et publié son sceau, le SHA-256 du secret. Qui s’est assis a ajouté une ligne de hasard. Les cartes viennent des deux.
fair-seal = Le sceau
fair-what-each-seat-added = Ce que chaque place a ajouté
fair-nothing = rien
fair-secret = Le secret
fair-check-without-us-save = Pour le vérifier sans nous, enregistre le
fair-game-file = fichier de partie
fair-give = et donne-le à
fair-or-few-lines = , ou aux quelques lignes de
fair-which-need-nothing-but = , qui ne demandent que Python.
fair-secret-told-when-game = Le secret est dit quand la partie est finie. Chacun peut alors vérifier qu’il va avec le sceau, et que les cartes en viennent.
fair-deal-same-for-everybody = C’est la donne du { $day }, la même pour tous. Ses cartes viennent de la seule date : qui l’a déjà jouée les connaît.
fair-table-was-laid-before = Cette table a été ouverte avant que les mélanges soient scellés : il n’y a rien à vérifier.
fair-game-went-on-from = Cette partie en continue une qui était finie. Ce qui était sur la table y était de nouveau ; tout ce qui a été tiré au hasard depuis vient de ce sceau.
fair-taking-back-move-never = Reprendre un coup ne relance jamais les dés : le prochain jet est celui qui aurait été.
to-table = À la table

## Page: first-time

first-time = Ta première partie de ce jeu ?
first-time-offers = Une partie dure environ { $minutes } minutes. La leçon en prend { $minutes2 } et te montre comment jouer, coup par coup.
your-name-at-table = Ton nom à la table
learn-first = Apprendre d’abord
play-at-once = Jouer tout de suite

## Page: getting-ready

getting-ready = On étale les cartes. La première fois, cela prend quelques secondes.

## Page: hall

your-turn = À toi
watch = Regarder
play-now = Jouer
hide-to-game = à { $title }
hide-at-table = à la table { $name }
motto = Jeux de société entre amis. Les épouvantails, nos bots, complètent la tablée.
label-your-tables = Tes tables, tes tours d’abord
more-of-yours = Encore { $more } à toi
below-shelf = ouvertes, sous l’étagère
show-them = Les voir
label-shelf = L’étagère
label-look-inside = { $title } : regarder dedans
label-look-inside-new = { $title }, nouveau pour toi : regarder dedans
new-to-you = Nouveau pour toi
facts-players = joueurs
facts-minutes = { $minutes } min
learn-it = Apprendre
more = Plus
hide-of-game = du jeu { $title }
learn-by-playing = Apprendre en jouant
other-ways = Autres façons de jouer à { $title }
rules = Règles
earlier-tables = Tables passées
label-which-box = Quelle boîte
all-tables = Toutes : { $earlier }
show-more = { $earlier } de plus
open-game-file = Ouvrir un fichier
game-file-means = Une partie enregistrée peut être revue, de chaque place.
made-for-love = Fait pour le plaisir. Sans lien avec les éditeurs des jeux.
invented-by = { $title } a été inventé par { $author }.
every-shuffle = Chaque mélange est scellé avant la donne : comment

## Page: learn

learn-about = Apprends les jeux de la ferme : des premières parties guidées de quelques minutes.
label-home = Farmyard, retour à la cour
learn-motto = Des leçons de trois ou quatre minutes. Tu joues, le Hibou regarde.
label-done = Ce que tu as fait
of-lessons = sur { $total } leçons
learn-any-order = Les leçons sont indépendantes. Commence où tu veux.
label-lesson-of = { $title } : la leçon

## Page: lesson

lesson-next-known = Voici la suite
lesson-back = Retour à la leçon
show-me = Montre-moi
lesson-about = { $title }, la première partie : { $title2 }.
label-the-lesson = La leçon
label-lesson = Leçon
lesson-leave = Quitter la leçon
label-players = À la table
try-this = Essaie ceci
lesson-known = Ce que tu sais
lesson-step-back = Une étape en arrière
lesson-show-move = Montre-moi le coup de la leçon
lesson-keep-mine = Garder le mien et regarder
lets-go = Allons-y
all-lessons = Toutes les leçons
next-lesson = Leçon suivante
once-more = Encore une fois

## Page: log

what-happened = Le récit
to-last-moves = ‹ Derniers coups
close = Fermer
label-log = Ce qui s’est passé, dans l’ordre
log-sealed = Mélange honnête, scellé : { $promise }
label-talk = Ce qui se dit
label-write = Écris à la table
say = Dire

## Page: mine

my-games = Mes parties
label-rounds = Autour des tables
label-history = Parties jouées
label-show = Montrer
show-all = Toutes { $n }
show-won = Gagnées { $n }
show-other = Pas gagnées { $n }
show-off = Interrompues { $n }
by-game = Par jeu
by-company = Par compagnie
you-won = tu as gagné
won-of = { $won } { $won ->
    [one] victoire
   *[other] victoires
} sur { $n }
of = { $won } sur { $n }
end-won = Tu as gagné
end-shared = En tête à égalité
end-winner = { $name } a gagné
end-lost = Pas gagné
end-place = { $rank ->
    [2] Deuxième place
    [3] Troisième place
   *[other] { $rank }e place
}
mine-row = { $game }, { $scores }.
mine-row-off = { $game }, sans résultat.
mine-lasted = { $time }, { $n ->
    [one] une minute
   *[other] { $n } minutes
}
mine-today = Aujourd’hui
mine-day = { DATE($date, "yMMMMEEEEd") }
earlier-games = { $n ->
    [one] Une partie plus ancienne
   *[other] { $n } parties plus anciennes
}
newest-games = Vers les plus récentes
none-of-these = Aucune partie de ce genre.
nothing-laid = Rien de pondu
nothing-laid-means = Les parties que tu finis dans ce navigateur se retrouvent ici : qui a gagné, avec qui, et où l’on en était.
to-the-shelf = Vers l’étagère
take-along = À emporter
take-along-means = Tes parties, ton nom et tes places, sur ton téléphone aussi.
show-code = Montrer le code
show-new-code = Montrer un nouveau code
code-means = Vise ce code avec ton autre appareil, ou ouvres-y le lien. Qui l’ouvre s’assoit à ta place : ne le montre à personne d’autre.
code-left = { $n ->
    [0] Il ne vaut plus.
    [one] Il vaut une fois, pendant encore une minute.
   *[other] Il vaut une fois, pendant encore { $n } minutes.
}
code-out = Un code à toi est en route. Il ne se montre qu’une fois ; montres-en un nouveau, et l’ancien ne vaudra plus.
code-used = { $name } est maintenant sur l’autre appareil, et ici.
code-none = Aucun code à toi n’est en route.
code-gone = Ce code a servi ou a été déchiré, ou ses dix minutes sont passées. Montres-en un nouveau sur le premier appareil.
label-code = Code à viser : il t’amène sur un autre appareil
label-code-link = Lien à ouvrir sur l’autre appareil
tear-up = Le déchirer
to-my-games = Vers mes parties
carry-here = Continuer ici sous le nom { $name } ?
carry-means = Ce navigateur et celui qui a montré le code verront alors tous deux les cartes de { $name } et joueront à ses places. Le code vaut une fois.
carry-own = Tes propres parties, sous le nom { $name }, restent à part : personne d’autre ne les voit ni ne joue pour toi. Pendant une heure, « Annuler », dans « Mes parties », te rend le nom { $name } et ses places.
carry-stays = { $n ->
    [one] Une de tes tables attend d’autres joueurs ou se joue avec eux. Elle reste à part dans tous les cas, et passé cette heure, ce navigateur ne pourra plus y jouer.
   *[other] { $n } de tes tables attendent d’autres joueurs ou se jouent avec eux. Elles restent à part dans tous les cas, et passé cette heure, ce navigateur ne pourra plus y jouer.
}
carry-bring = Apporter aussi mes propres parties
carry-bring-means = { $n ->
    [one] Une partie finie, ou que personne d’autre ne joue : l’autre navigateur de { $name } la verra aussi et pourra y jouer.
   *[other] { $n } parties finies, ou que personne d’autre ne joue : l’autre navigateur de { $name } les verra aussi et pourra y jouer.
}
carry-two = { $name }, de ce navigateur, a déjà été à la même table que { $other }. Vous êtes donc deux, et rien n’a changé. Efface d’abord les parties de ce navigateur, ou ouvre le lien dans un autre.
carry-same = Ce navigateur est déjà { $name }. Ouvre le lien sur un autre appareil.
carry-go = Continuer : { $name }
undo-head = Ce navigateur était { $name }
undo-means = Pendant une heure, il peut redevenir { $name }, et les parties apportées repartent avec. Ce qui a été joué depuis sous le nom { $other } reste à { $other }.
undo-take = Annuler
undo-gone = Il n’y a rien à annuler, ou l’heure est passée.
sign-out-head = Autres navigateurs
sign-out-means = Un appareil prêté ou perdu ? Ensuite, tes places et tes parties ne seront plus qu’à ce navigateur. Les notifications cessent partout ; redemande-les ici.
sign-out = Déconnecter mes autres navigateurs
keep-copy = Garder une copie
keep-copy-means = { $n ->
    [one] Ta partie finie, en un fichier que Farmyard ouvre, comme tout éditeur, dans une archive ZIP.
   *[other] Tes { $n } parties finies, chacune en un fichier que Farmyard ouvre, comme tout éditeur, dans une archive ZIP.
}
download = Télécharger
list-head = Mes parties à Farmyard
list-unread = pas de fichier : jouée selon des règles que ce serveur n’a plus
erase = Effacer
erase-means = Tes parties, ton nom et ton numéro. Les autres gardent leurs parties.
erase-all = Tout effacer
erase-sure = { $n ->
    [0] Effacer ton nom et tes tables ?
    [one] Effacer ta seule partie ?
   *[other] Effacer tes { $n } parties ?
}
erase-what = Tes parties, tes jours de suite et ton nom quittent ce serveur, pour chaque appareil où tu es toi. Aux tables partagées, ta place portera « { $somebody } », et les autres gardent leurs parties ; les tables qui n’étaient qu’à toi sont supprimées.
erase-running = { $n ->
    [one] Une table n’est pas finie : { $names }. Un épouvantail y prend ta place.
   *[other] { $n } tables ne sont pas finies : { $names }. Des épouvantails y prennent tes places.
}
erase-copy = C’est sans retour. Une copie d’abord ?
erase-waiting = C’est sans retour.
keep-them = Les garder
erase-now = { $n ->
    [0] Tout effacer
    [one] Effacer une partie
   *[other] Effacer { $n } parties
}
somebody = Quelqu’un

## Page: moves

move-back = Un coup en arrière
move-on = Un coup en avant
label-last-moves = Ce qui s’est passé depuis ton dernier tour
back-to-now = Retour au présent
your-turn-back-to-now = À toi : retour au présent

## Page: new

seat-me = Moi
seat-friend = Ami
seat-guest = Invité
seat-none = Vide
new-about = Ouvre une table : { $title }. { $tagline } { $players }, { $minutes } minutes.
label-rule-behind = La règle derrière « { $title } »
rule = Règle
label-one-less = { $title } : un de moins
label-one-more = { $title } : un de plus
new-table = Une nouvelle table
new-box = { $short }, { $minutes } minutes
another-game = Autre jeu
which-game = Quel jeu
who-sits = Qui s’assied ?
a-friend = Par le lien
friend-means = ouvre ton lien
a-guest = Sur place
no-one = Personne
no-one-means = place rangée
label-seat = Place { $i }
chair-kept = La place est gardée jusqu’à ce que quelqu’un vienne.
label-guest-name = Nom de la personne à la place { $i }
guest-name = Son nom
label-how-clever = { $scarecrow } est malin à quel point ?
one-more-chair = Une place de plus
house-rules = Règles de la maison
drawer-changed = modifié : { $changed }
friend-chair = La place d’un ami est gardée par un lien, qui vient ensuite.
friends-only-here = Il ne s’ouvre que sur cet ordinateur. Pour les téléphones, lance Farmyard avec
start-game = Commencer la partie
sealed-as = Scellé : { $commitment }.
seal-title = Le sceau de cette donne
seal-means = C’est le SHA-256 d’un secret, dit quand la partie est finie, pour que chacun puisse vérifier le mélange.

## Page: puzzles

puzzles = Énigmes
puzzle = Énigme
title-puzzle = { $puzzle } : { $game } – Farmyard
puzzle-not-there = Nous n’avons pas trouvé cette énigme.
puzzle-easy = Facile
puzzle-middle = Moyen
puzzle-hard = Difficile
puzzle-on = Bien vu ! Continue.
puzzle-other = Il y a mieux à faire.
puzzle-other-means = Reprends ton choix et essaie encore, ou laisse la chouette te montrer.
puzzle-again = Essayer encore
puzzle-solved = Résolu !
puzzle-missed = Voilà la réponse.
puzzle-watch = D’abord, regarde bien.
puzzle-watch-again = Regarder encore
puzzle-rated = Ta cote est maintenant de { $rating }.
next-puzzle = Énigme suivante
all-puzzles = Toutes les énigmes
puzzle-own = Un moment de ta partie
puzzle-own-asks = Qu’aurait-il mieux valu faire ?
solve-again = Résoudre encore
back-to-review = Retour à l’analyse
puzzle-of-day = L’énigme du jour
puzzle-solve = Résoudre
puzzles-about = Des énigmes tirées des jeux de la ferme : une position, une seule meilleure réponse, et pourquoi.
puzzles-motto = Une position, une meilleure réponse, deux minutes.
label-puzzles-of = { $title } : une énigme
puzzles-count = { $n ->
    [one] une énigme
   *[other] { $n } énigmes
}
puzzles-mine = { $solved } sur { $tried } résolues du premier coup.
puzzles-none-yet = Aucune essayée encore.
puzzles-rating = Ta cote est de { $rating }.
run-begin = Trois minutes
run-done = Trois minutes de { $game } : { $n } sur { $tried } résolues du premier coup. Ton record est de { $best }.
class = Une classe
class-about = Les enfants ouvrent un lien et tapent leur nom ; une liste montre combien d’énigmes chacun a résolues. Tout est effacé au bout d’un jour.
class-begin = Commencer une classe
class-means = Tape ton nom : il sera dans la liste que voit toute la classe, et effacé au bout d’un jour.
class-join = Entrer
class-leads = Montre ceci à la classe, ou envoie le lien. La liste compte les énigmes résolues du premier coup.
class-link = Le lien de la classe
class-solved = { $n ->
    [0] Personne n’est encore là
    [one] Un enfant est là
   *[other] { $n } enfants sont là
}
class-full = Cette classe est pleine.
class-not-there = Cette classe est finie, ou son lien n’est pas complet.
puzzles-run = { $n } de suite, chacune résolue du premier coup

## Page: review

review-better = Mieux :
see-on-table = Le voir sur la table
review-of = Analyse : { $name }
review-busy = On parcourt la partie
review-busy-means = Cela prend une minute au plus, si aucune autre n’est devant. Tu peux partir et revenir : l’analyse reste avec la partie.
label-how-far = Où elle en est
review-curves = Qui gagnerait, coup par coup
review-in-100 = {" "}: { $says } sur 100
review-luck = Le jeu, et la chance
review-certain = Calculé jusqu’au bout : faux à coup sûr
review-costliest = Les coups les plus coûteux

## Page: rules

why = pourquoi ?
rules-by-number = Les règles par numéro
rules-about = Les règles du jeu { $title }, comme on y joue ici. { $tagline }
print-page = Imprimer cette page
rules-pictures = Le jeu en images
show-before = Avant
show-after = Après
picture-before = Avant : { $says }
picture-after = Après : { $title }
lay-table = Ouvrir une table

## Page: sealing

fair-nobody-chooses-cards-table = Personne ne choisit ici les cartes d’une table, pas même ce serveur. Avant une donne, il tire un secret et publie son sceau, le SHA-256 du secret. Qui s’assied ajoute une ligne de hasard. Les cartes viennent des deux.
fair-secret-told-when-game-here = Le secret est dit quand la partie est finie. Chacun peut alors vérifier qu’il va avec le sceau, et que les cartes en viennent : le navigateur le fait de lui-même à la fin d’une partie, et
fair-or-script = ou le petit programme
fair-do-from-saved-game = le font à partir d’un fichier de partie.
fair-each-table-has-page = Chaque table a sa page avec son sceau et ce que chaque place a ajouté : le journal d’une partie commence par un lien vers elle.

## Page: seat

seat-kept = , gardée par un épouvantail
seat-place = { $rank ->
    [1] en tête
    [2] en deuxième place
    [3] en troisième place
   *[other] en { $rank }e place
}
change-name = Changer de nom
label-choose = Choisir { $name }

## Page: strip

yes = Oui
no = Non

## Page: table

try-now = Réessayer
label-voice = Ce qui se passe
label-around = Ce qu’on peut faire à cette table
label-rules-of = Les règles du jeu { $title }
read-to-me = Lis-moi tout
sound = Son
light = Lumière
copy-link = Copier le lien

## Page: tape

to-beginning = Au début
to-end = À la fin
looking-back = Revoir
play-reel = Lire
label-move = Coup
move-says = Coup { $says }
label-marks = Les moments forts
mark-says = Coup { $n } : { $says }
go = Aller
speed-usual = Vitesse : comme on a joué
label-eyes-files = { $says } : yeux et fichiers
whose-eyes = Par les yeux de qui ?
what-if-means = Continuer d’ici comme { $who }, contre des épouvantails
what-if = Et si ?
copy-link-to-move = Copier le lien vers ce coup
save-game-file = Enregistrer le fichier

## Page: today

todays-deals = Donnes du jour
deal-title = { $game }, { $way }
leaf-weekday = { DATE($date, "EEEE") }
leaf-month = { DATE($date, "LLLL") }
leaf = { DATE($date, "EEEE") } { DATE($date, "MMMMd") }
short-weekday = { DATE($date, "EEEEEE") }
label-your-days = Tes jours
days-running = { $n ->
    [0] Ponds un œuf aujourd’hui
    [1] Un jour d’affilée
    [2] Deux jours d’affilée
    [3] Trois jours d’affilée
    [4] Quatre jours d’affilée
    [5] Cinq jours d’affilée
    [6] Six jours d’affilée
    [7] Sept jours d’affilée
   *[other] { $n } jours d’affilée
}
longest-row = Ta plus longue série : { $n }. Une donne par jour pond l’œuf.
week-played = { $n ->
    [0] Rien de joué cette semaine
   *[other] Joué : { $days }
}
next-deals = Nouvelles donnes dans { $hours } h { $minutes }.
you-against = Toi contre { $names }
you-alone = Toi contre les cartes
broken-off = interrompue
place-won = Gagné
place = { $rank ->
    [1] Première place, à égalité
   *[other] { $rank }e
}
result-place-won = Gagné, { $count }
result-place = { $rank ->
    [1] En tête à égalité sur { $seats }, { $count }
   *[other] { $rank }e sur { $seats }, { $count }
}
play-deal = Jouer la donne
play-one = Jouer
not-yet-played = Pas encore jouée
begun-deal = Sur la table
first-try-counts = le premier essai compte
your-first-try = ton premier essai
hen-sleeps = Une poule dort sur les œufs
same-for-everybody = La même donne pour tous. Au premier essai, pas de conseil, et on ne reprend rien de ce qui t’a montré quelque chose.
deal-level = Chaque épouvantail joue au niveau « { $level } ».
others-played = { $n ->
    [0] Personne d’autre n’y a encore joué ici.
    [1] Une autre personne de cette maison a joué.
   *[other] { $n } autres de cette maison ont joué.
} Les résultats se montrent après ton premier essai.
how-others-did = { $n ->
    [1] C’est le premier essai de cette maison.
   *[other] { $n } essais dans cette maison. { $better ->
        [0] Aucun n’a fait mieux.
        [1] Un seul a fait mieux.
       *[other] { $better } ont fait mieux.
    }
}
step-told = { $n } à { $step }{ $own ->
    [yes] , dont le tien
   *[no] {""}
}
steps-told = Premiers essais : { $told }
step-to = max. { $number }
step-from = { $number }+
each-egg = Chaque œuf est un premier essai.
share-head = Farmyard, { DATE($date, "MMMMd") }
share-result = { $title } : { $result }.
share-row = { $row }.
copy-this = Copier
share-this = Partager
try-again = Réessayer
later-tries = Essais suivants, qui ne comptent pas : { $results }
no-solution = Aucune solution n’a été trouvée pour cette donne.
the-solution = La solution
yesterday-of = Hier : { $title }
yesterday-done = Ton premier essai : { $result }.
yesterday-missed = Tu n’as pas joué celle-ci.

## Page: zones

last-moves = Derniers coups
watchers = , { $watchers } { $watchers ->
    [one] regarde
   *[other] regardent
}
label-goal = Le but du jeu
label-goal-away = Ranger le but
label-table = Table
label-log-button = Journal : ce qui s’est passé
log = Journal
take-back = Reprendre
label-advice = Conseil : demander ({ $title })
menu = Menu
hide-seconds = secondes
hide-for-turn = pour ce tour
more-time = Plus de temps
i-have-looked = J’ai vu
to-result = Le résultat

## Page: keys

keys-at-table = À une table
key-tab = Tab
    .does = au groupe suivant : ta main, le plateau, les places, les boutons, le journal
key-arrows = Flèches
    .does = dans un groupe
key-digits = 1 à 9
    .does = à cette carte ; sur un plateau à cette ligne, puis à cette case
key-enter = Entrée
    .does = choisir
key-escape = Échap
    .does = reposer ce que tu as pris
key-h = h
    .does = à ta main
key-b = b
    .does = au plateau
key-p = p
    .does = aux places
key-m = m
    .does = au menu
key-l = l
    .does = au journal
key-a = a
    .does = à ce qu’on te demande ; encore : à ce qu’on peut choisir d’autre
key-w = w
    .does = parcourir ce qui s’est passé depuis ton dernier tour ; les flèches avancent, Échap revient
key-v = v
    .does = demander conseil, là où la table le permet
key-e = e
    .does = redire ce qui vient de se passer
key-t = t
    .does = dire à qui est le tour et ce qui est demandé
key-s = s
    .does = dire où en est la partie
key-o = o
    .does = dire ce que tu as
key-c = c
    .does = dire combien de temps il reste
key-y = y
    .does = les épouvantails attendent que tout soit lu
key-help = ?
    .does = ces touches
letters = Lettres comme raccourcis

## Page: layout

about-farmyard = Farmyard : cinq jeux de société entre amis, et avec des épouvantails quand les amis sont occupés. Dans le navigateur, sans compte.

## Said by scripts, which put things into {places}

script-kept = Enregistré. Cela part au retour de la connexion.
script-table-offline = Pas de connexion. Réessaie à son retour.
script-offline-page = Pas de connexion : cette page ne peut être montrée pour l’instant.
script-why = { why }
script-unheard = Cela n’a pas pu se faire.
script-lesson-unloaded = Cela n’a pas pu se charger. Réessaie.
script-table-unanswered = Pas de connexion : ta réponse n’est pas partie. Réponds de nouveau à son retour.
script-table-unheard = La connexion s’est coupée : ton dernier message n’est peut-être pas arrivé.
script-table-move-kept = Ton coup est gardé. Il part au retour de la connexion.
script-table-still-no-line = Toujours pas de connexion. Ta place est gardée.
script-table-line-down = Pas de connexion. Nouvel essai dans {"{seconds}"} s.
script-table-line-back = De retour.
script-table-nothing-yet = Rien ne s’est encore passé.
script-table-ear = Tu joues à l’oreille ? Appuie sur y : les épouvantails attendront que tout soit lu.
script-table-no-clock = Il n’y a pas de pendule à cette table.
script-learn-done = faite
script-learn-step = étape {"{step}"} sur {"{steps}"}
script-new-changed = modifié : {"{changed}"}
script-new-one-friend = Le lien pour une personne vient ensuite.
script-new-friends = Le lien pour {"{friends}"} personnes vient ensuite.
script-new-nobody-invited = Personne n’est invité : la partie commence aussitôt.
script-new-get-link = Obtenir le lien
script-new-start-game = Commencer la partie
script-replay-play = Lire
script-replay-rest = Arrêter
script-replay-speed-usual = Vitesse : comme on a joué
script-replay-speed = Vitesse : {"{speed}"} fois plus vite
script-table-your-turn = À toi – {"{title}"}
script-light-auto = Lumière : comme dehors
script-light-noon = Lumière : midi
script-light-dusk = Lumière : soir
script-sound-on = Son : activé
script-sound-off = Son : coupé
script-link-of-table = Le lien de cette table
script-copied = Copié

## The languages

language = Langue

## Said by style sheets

talk-of = { $name } :
status-turn = À toi, { $name }.
status-yours = À toi.
ear-over = Tab mène au résultat et à « Rejouer ».
status-over = La partie est finie.
style-me = (toi)
style-you = toi
style-to-play = joue
style-away = absent
style-this-move = ce coup

## The printed box

print-box = Imprimer la boîte
print-means = Toute la boîte en PDF : les cartes avec leur dos, les tuiles, les règles. Imprime toutes les pages recto verso, retournées sur le bord long, et découpe.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Encre
print-ink-colour = Couleur
print-ink-black = Noir et blanc
print-sides = Côtés
print-sides-both = Recto verso
print-sides-one = Recto seul, à plier
print-backs = Dos
print-backs-solid = Dos pleins
print-backs-outline = Dos au trait
print-shift = Des dos décalés ?
print-shift-means = Regarde une feuille imprimée par transparence. Déplacement des dos en millimètres, quand tu les as devant toi :
print-shift-right = vers la droite
print-shift-down = vers le bas
print-make = Créer le PDF
no-print = Ce jeu ne s’imprime pas ici.

## On the phone, and links in a chat

away-title = Pas de réseau
away-means = Les tables restent telles quelles. Dès que le téléphone a du réseau, tu reprends là où tu étais.
away-again = Réessayer
preview-free = { $n ->
    [one] Une place est libre à { $title }
   *[other] { $n } places sont libres à { $title }
}
preview-full = { $title } : tout le monde est là
preview-running = { $title } : regarde la partie
preview-over = À revoir : { $title }
preview-ended = À revoir : { $title }, { $scores }

## An evening

too-many-for-game = Ce jeu se joue à moins de monde.
evening-title = Une soirée : { $name }
evening-lead = { $n ->
    [one] Une partie jusqu’ici. À la table : { $names }.
   *[other] { $n } parties. À la table : { $names }.
}
evening-told = { DATE($date, "yMMMMEEEEd") }. { $n ->
    [one] Une partie,
   *[other] { $n } parties,
} { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
evening-now = En cours
evening-won = { $names } { $n ->
    [one] gagne
   *[other] gagnent ensemble
}
evening-points = { $n }{ $half ->
    [yes] ,5
   *[no] {""}
}
evening-place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
evening-with-points = { $name } { $points }
evening-picture = Des poules sur leurs perchoirs sous les étoiles : { $guests }.
evening-table = Le tableau de la soirée
evening-points-mean = 1re place sur { $n } : { $n } points, dernière : 1. Les égalités partagent.
evening-sum = Points
evening-next = Et maintenant ?
evening-goes-on = La soirée continue
evening-begins = { $name } a le moins de points et peut choisir.
evening-watch = Qui est à la table choisit le jeu suivant.
evening-last = La dernière page
evening-keep = Garder l’image
evening-to = La soirée
another-game = Un autre jeu
memory-winner = { $name } gagne { $n } parties.
    .head = Coq du village
memory-closest = { $title }, { $n ->
    [0] sans aucun écart
    [one] à un point près
   *[other] à { $n } points près
}.
    .head = La plus serrée
memory-longest = { $title }, { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}.
    .head = La plus longue
memory-scarecrow = { $name }, un épouvantail, gagne { $title }.
    .head = Qui l’aurait cru
memory-quickest = { $title }, { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}.
    .head = La plus rapide


## Frapper : ce que les navigateurs apprennent par Web Push

knocking = Frapper à la porte
knock-ask = On frappe à ta porte ?
knock-ask-means = À cette table, chaque coup a { $days ->
    [one] un jour
   *[other] { $days } jours
}. On frappe quand c’est à toi, encore une fois trois heures avant la fin du temps, et quand la partie est finie.
knock-quiet = Jamais de dix heures du soir à huit heures du matin.
knock-yes = Oui, frappez
knock-no = Non, merci
knock-off = Ne plus frapper
knock-home = D’abord sur l’écran d’accueil
knock-home-means = Ce téléphone ne laisse frapper que les applications. Partager, puis « Sur l’écran d’accueil ».
knock-how = Montre-moi
knock-home-share = Touche Partager, le carré avec une flèche.
knock-home-add = Choisis « Sur l’écran d’accueil ».
knock-home-open = Ouvre Farmyard depuis là, et reviens à cette table.
knock-shut = La porte est fermée
knock-shut-means = On a dit à ce navigateur de ne pas nous laisser frapper. Le cadenas à côté de l’adresse la rouvre.
knock-leave-shut = Laisse-la fermée
knock-turn = À toi de jouer
knock-hours = Encore trois heures
knock-end = La partie est finie
knock-where = { $game }, « { $table } ». { $fact }
knock-begins = La partie a commencé.
knock-moved = { $name } a joué.
knock-scarecrow = Ensuite, un épouvantail joue pour toi.
knock-passes = Ensuite, ton tour passe.
knock-winner = { $name } a gagné.
knock-result = Regarde comment elle s’est terminée.
knock-none = Ce serveur ne frappe pas. Qui l’héberge peut l’installer : farmyard[push].
knock-keys = Ce ne sont pas les clés d’un navigateur. Il devrait envoyer p256dh et auth, en base64url.
knock-zone = Ce fuseau horaire n’existe pas. Il devrait s’appeler comme Europe/Paris.
knock-endpoint = Ce n’est pas l’adresse d’un service push. Elle devrait commencer par https:// et mener à Internet.

## Names, of which some are drawn: as many tables in every language, in one order

names-tables =
    Du fumier et de l’or, Sous le chêne, Par-dessus le grillage, Le grand pré,
    Paille et ficelle, Une dent de poule, Le portail du fond, Lundi de boue, Bouillie froide,
    La girouette, Deux bottes gauches, La mare aux canards, Un seau de boulons,
    Derrière la grange, La vieille charrue, Soupe d’orties, La dernière meule, Pluie à midi,
    L’oie boiteuse, Encore des navets, L’échalier de travers, Tartines au saindoux,
    La bassine en zinc, Allée des digitales, Une échelle empruntée, Le bidon de lait,
    Tôt au marché, Le mauvais champ, Des corbeaux dans le blé, Les bons ciseaux
names-people =
    Abricot, Amande, Aneth, Anis, Arnica, Aubépine, Aulne, Avoine, Basilic, Bleuet, Blé,
    Bouleau, Bourrache, Bruyère, Cerfeuil, Cerise, Châtaigne, Ciboule, Coing, Coquelicot,
    Cresson, Fenouil, Figue, Fougère, Framboise, Frêne, Genêt, Genièvre, Gentiane, Groseille,
    Guimauve, Haricot, Houblon, Iris, Jonc, Lavande, Lierre, Lin, Luzerne, Marjolaine, Mauve,
    Menthe, Merle, Millet, Mûre, Myrtille, Noisette, Orge, Ortie, Oseille, Persil, Pervenche,
    Poire, Pomme, Primevère, Prune, Radis, Roseau, Sauge, Saule, Seigle, Sureau, Thym,
    Trèfle
names-scarecrows =
    Paillasse, Chiffon, Fétu, Guenille, Balluchon, Haillon, Rapiécé, Foin-Foin,
    Croquant

## Page: afternoon

afternoon = Un après-midi
afternoon-about = Plusieurs tables pour une classe ou un club : un lien pour tous, des manches avec d’autres personnes à chaque fois, et une page pour qui anime.
afternoon-open = Commencer un après-midi
afternoon-means = Entre avec un nom. Quand une manche commence, cette page te mène à ta table.
afternoon-leads = Montre le mur à tout le monde, ou envoie le lien. Cette page n’est que pour toi : garde son adresse.
afternoon-link = Le lien pour tous
afternoon-to-wall = Le mur
afternoon-soon = Ça commence bientôt.
afternoon-next = La manche { $n } sur { $rounds } commence bientôt.
afternoon-moment = Un instant…
afternoon-on = Manche { $n } sur { $rounds } : { $game }
afternoon-left = { $n ->
    [one] Encore une minute
   *[other] Encore { $n } minutes
}
afternoon-ended = C’était l’après-midi !
afternoon-table = Table { $n }
afternoon-round = Manche { $n }
afternoon-away = fait une pause
afternoon-sit-out = Passer son tour
afternoon-come-back = De retour
afternoon-game = Jeu
afternoon-size = Personnes par table
afternoon-minutes = Minutes (0 : sans limite)
afternoon-rounds = Manches en tout
afternoon-level = Épouvantails aux places libres
afternoon-mixing = Qui rencontre qui
afternoon-mixed = toujours d’autres
afternoon-like = ceux qui se valent
afternoon-begin-round = Commencer la manche
afternoon-end-round = Finir la manche
afternoon-move-who = Déplacer quelqu’un
afternoon-move-to = À la place d’un épouvantail
afternoon-move = Déplacer
afternoon-finish = Finir l’après-midi
afternoon-sheet = Résultats en tableau
afternoon-print = Résultats à imprimer
afternoon-results = Résultats d’un après-midi
afternoon-shared = = Cette place est partagée.
afternoon-erase = Tout effacer
afternoon-to = À l’après-midi
afternoon-not-there = Cet après-midi est fini, ou son lien n’est pas complet.
afternoon-full = Cet après-midi est complet.
afternoon-no-round = Aucune manche n’est en cours.
afternoon-not-here = On ne déplace que quelqu’un qui est là et ne fait pas de pause.
afternoon-sits-there = Déjà à cette table.
afternoon-no-chair = Aucun épouvantail n’est à cette table.
afternoon-round-is-on = Une manche est en cours.
afternoon-round-over = Cette manche est finie.
afternoon-nobody = Personne n’est encore là.
afternoon-other-seats = Cette façon de jouer demande un autre nombre de personnes par table.
