### Cloud Nine auf Deutsch. Wie die Dinge heißen:
###
###   trick = Stich (m), nine = Neun (f), operation = Rechnung (f), sign = Zeichen (n)
###   nest = Nest (n), Nest of Gold = Goldnest (n), Gold card = Goldkarte (f),
###   Gold discard = Goldablage (f), egg = Ei (n), hand = Hand (f), level = Stufe (f)
###   Mystery Box = Wunderkiste (f), box = Kiste (f), Fox = Fuchs (m),
###   Collective Nests = Sammelnester (pl)
###   Rooster = Hahn (m), Hen = Henne (f), Chick = Küken (n), Rifle = Flinte (f),
###   Bales of Straw = Strohballen (pl), Straw = Stroh (n), Individual Nests = Einzelnester (pl),
###   Worm = Wurm (m), Easter Egg = Osterei (n), Corns = Maiskörner (pl), Snake = Schlange (f)
###   day = Tag (m), round of Success = Runde (f), turn = Zug (m), pass = passen
###   pack = Stapel (m), gap = Lücke (f), challenge = Aufgabe (f), claim = beanspruchen
###   henhouse = Hühnerstall (m), oracle = Orakel (n); breeders are “alle”, “jemand”, “pro Kopf”
###
### Slots are those of en.ftl. Forms: .acc, the accusative.

## The box

title = Cloud Nine … im Hühnerstall
    .short = Cloud Nine
tagline = Mach neun. Hüte dich vor dem Fuchs.
author = jemandem, dessen Namen wir nicht kennen
credit = Die Regeln, die wir von Cloud Nine haben, nennen weder Urheber noch Verlag noch Jahr.
way-beginner = Einsteiger
way-full = Alle Karten
way-solo = Allein
way-dual = Duell

## House rules

drawer-finer = Feinheiten
drawer-arithmetic = Rechnen

option-mode = Spiel
    .help = Alle gegeneinander, oder Stapel leeren, allein oder im Duell.
    .value-group = Gruppe
    .more-group = Hühnerzucht, Tag für Tag.
    .value-solo = Allein
    .more-solo = Neun Stapel leeren.
    .value-dual = Duell
    .more-dual = Ein Tisch, ein Stich pro Zug.
option-level = Stufe
    .help = Plus und minus; auch mal; auch geteilt; oder das alles gegen die Uhr.
    .value-1 = Einsteiger
    .value-2 = Aufsteiger
    .value-3 = Klassisch
    .value-4 = Experte
option-gold = Goldkarten
    .help = Mit ihnen spielen oder ohne.
option-rounds = Tage
    .help = 0: einer pro Kopf. Wer einen Tag beginnt, ist im Vorteil; wähle also ein Vielfaches der Zahl am Tisch.
    .zero = einer pro Kopf
option-start =
    .help = Der Platz links vom ersten Geber, oder der Zufall; beginnt der Geber, der Platz davor. Zählt nicht, wenn jeden Tag der Zufall entscheidet.
option-gold_set = Gold in der Schachtel
    .help = Das ganze Gold der Tabelle, oder die 26 Karten, die eine gedruckte Schachtel sicher hat.
    .value-full = Alles
    .value-box26 = 26 Karten
option-first_player = Wer den Tag beginnt
    .help = Die Ausgabe wandert weiter, und es beginnt, wer links vom Geber sitzt, oder der Geber; oder der Zufall.
    .value-left_of_dealer = Links vom Geber
    .value-dealer = Der Geber
    .value-random = Der Zufall
option-zero = Null
    .help = Ob ein Teil einer Rechnung null sein darf.
    .value-forbid = Nie
    .value-allow = Erlaubt
option-numbers = Zahlen
    .help = Ob Teilungen aufgehen müssen.
    .value-integers = Ganze Zahlen
    .value-decimals = Dezimalzahlen
    .value-fractions = Brüche
option-powers = Potenzen
    .help = Eine Karte darf Hochzahl einer anderen sein.
option-roots = Quadratwurzeln
    .help = Eine Wurzel darf gezogen werden, wo sie aufgeht.
option-rooster_ops = Rechnen mit dem Hahn
    .help = Was die Stufe kennt, oder jede Rechenart.
    .value-level = Der Stufe
    .value-all = Alle
option-negatives = Unter null
    .help = Ob eine getippte Rechnung unter null gehen darf.
    .value-accept = Erlaubt
    .value-reject = Verboten
option-starter_draw = Wer beginnt, zieht
    .help = Nur im ersten Zug aus dem Nest, oder in jedem eigenen Zug.
    .value-once = Einmal
    .value-always = Immer
option-round_end = Ende eines Tages
    .help = Sofort, oder nach dem Zug, in dem es kam.
    .value-immediate = Sofort
    .value-finish_turn = Nach dem Zug
option-bonus_out = Fünfzehn für eine leere Hand
    .help = Nur wenn du sie selbst leer gespielt hast, oder wie auch immer es kam.
    .value-own_play = Selbst gespielt
    .value-any = Wie auch immer
option-snake_mode = Schlangen
    .help = Liegen vor dir auf der Lauer, oder werden bei jedem Stich angesagt.
    .value-standard = Auf der Lauer
    .value-anytime = Jederzeit
option-mystery_snake = Schlange und Wunderkiste
    .help = Eine Schlange nimmt eine Kiste, die als höchste angesagt ist, oder jede.
    .value-declared = Nur die höchste
    .value-always = Jede Kiste
option-straw_after_snake = Stroh nach einer Schlange
    .help = Stroh verdoppelt die höchste Karte, die bleibt, oder ist verloren.
    .value-remaining = Was bleibt
    .value-lost = Verloren
option-corns = Maiskörner
    .help = Ein Stich über neun Eier ist verboten, oder zählt neun.
    .value-forbid = Verboten
    .value-cap = Zählt neun
option-timer_s = Uhr
    .help = Sekunden pro Zug. Wie üblich: keine, auf Stufe 4 sind es 60.
    .value-usual = Wie üblich
    .value-off = Keine
    .value-30 = 30 Sekunden
    .value-45 = 45 Sekunden
    .value-60 = 60 Sekunden
    .value-90 = 90 Sekunden
    .value-120 = 120 Sekunden
    .value-150 = 150 Sekunden
    .value-180 = 180 Sekunden
option-egg_counts = Das Osterei zählt
    .help = Im Duell als gewonnene Goldkarte.
option-gold_tie = Gleich viele Goldkarten
    .help = Die zwanzig Eier für die meisten bekommt niemand, oder beide.
    .value-none = Niemand
    .value-both = Beide
option-dual_pass = Passen im Duell
    .help = Nur wenn kein Stich möglich ist, oder frei.
    .value-blocked = Wenn nichts geht
    .value-free = Frei
option-solvable = Nur was aufgeht
    .help = Nur Ausgaben, deren Stapel sich leeren lassen. Im Labor wird ausgeteilt, wie es kommt.

## Bots

plays-egg = sieht noch wenig
plays-chick = findet hier und da eine Neun
plays-pullet = übersieht die meisten Eier
plays-hen = übersieht das eine oder andere Ei
plays-rooster = spielt sein Gold mit Bedacht
plays-owl = spielt viele mögliche Verteilungen im Kopf durch

## Lessons

lesson-group = Im Hühnerstall
    .about = Du lernst, wie Karten neun ergeben, wann du ziehst und wie ein Tag endet.
    .can-1 = Mach neun mit plus und minus und leg es ab.
    .can-2 = Zieh zuerst eine Karte von nebenan.
    .can-3 = Ein Fuchs auf der Hand kostet am Abend zehn Eier.
    .can-4 = Leg alles ab: 15 Eier mehr.
    .farewell = Sieben Schritte, drei Minuten. Die Goldkarten können warten.
lesson-group-1 = 5 und 4 sind neun. Tippe beide an, dann leg sie.
    .knows = Karten, die neun ergeben, sind ein Stich: Eier für dich.
    .instead = Auch das ist ein Stich! Behalte die Karten für diese Lektion aber noch etwas.
    .but-1 = Passen darfst du. Aber zwei deiner Karten ergeben neun und bringen neun Eier.
lesson-group-2 = Neun Eier für dich! Ein Stich pro Zug: Beende ihn.
lesson-group-3 = Ein Zug beginnt mit einer Karte von nebenan. Zieh eine.
    .knows = Zieh verdeckt eine Karte aus der Hand nebenan.
lesson-group-4 = Drei Karten bringen mehr: 8 + 3 − 2. Leg sie.
    .knows = Ein Stich hat bis zu drei Karten, alle verschieden.
    .instead = Auch das ist ein Stich! Aber versuch jetzt 8 + 3 − 2: Dann bleiben dir die richtigen Karten.
    .but-1 = Passen darfst du. Aber dann ziehst du eine Karte, und deine Hand wächst wieder.
lesson-group-5 = Dreizehn mehr. Beende deinen Zug.
lesson-group-6 = Wenige Karten sind übrig. Zieh verdeckt eine von Crisp.
lesson-group-7 = 7 + 6 − 4: neun, und deine Hand ist leer. Leg sie!
    .knows = Eine leere Hand beendet den Tag, 15 Eier mehr.
    .instead = Das darfst du. Aber mit 7 + 6 − 4 sind alle Karten fort, und der Tag gehört dir.
lesson-alone = Allein mit den Füchsen
    .about = Du lernst, wie Stapel leer werden und wozu Füchse gut sind.
    .can-1 = Nimm Neunen von den Stapeln.
    .can-2 = Zieh Füchse in Lücken, fort von den Karten darunter.
    .can-3 = Spar Wunderkisten: Sie passen überall.
    .can-4 = Schau, bevor du legst: Jede Karte muss fort.
    .farewell = Sechs Schritte, drei Minuten. Mit Gold gibt es auch Aufgaben.
lesson-alone-1 = 5 und 4 sind neun. Tippe beide Stapel an, dann leg sie.
    .knows = Ein Stich nimmt oberste Karten verschiedener Stapel.
    .instead = Auch das ist ein Stich! Aber mit dem beleuchteten geht der Tisch auf.
    .but-1 = Noch nicht! Dieser Tisch lässt sich leeren.
lesson-alone-2 = Eine Lücke! Tippe den Fuchs auf einer Karte an, dann die Lücke.
    .knows = In eine Lücke darf jede oberste Karte, auch ein Fuchs.
    .instead = Das darfst du. Aber ein Fuchs versperrt seinen Stapel und könnte jetzt weichen.
    .but-1 = Noch nicht! Da ist eine Lücke, und ein Fuchs könnte hinein.
lesson-alone-3 = Auch eine Neun allein ist ein Stich. Nimm die auf der Karte.
    .knows = Eine Neun allein ist ein Stich.
    .instead = Auch das ist ein Stich! Aber mit dem beleuchteten geht der Tisch auf.
    .but-1 = Noch nicht! Dieser Tisch lässt sich leeren.
    .but-2 = Auch eine Neun! Aber unter der anderen liegt eine Karte.
    .but-3 = Das darfst du. Aber versuch zuerst die Neun: Lücken sind kostbar.
lesson-alone-4 = Drei Karten leeren mehr: 10 + 8 − 9. Leg sie.
    .knows = Bis zu drei Karten, alle verschieden, plus und minus.
    .instead = Auch das ist ein Stich! Aber mit dem beleuchteten geht der Tisch auf.
    .but-1 = Noch nicht! Dieser Tisch lässt sich leeren.
    .but-2 = Das darfst du. Aber jetzt ist keine Karte im Weg.
lesson-alone-5 = Eine Wunderkiste ist jede Karte: hier eine 8. Leg sie zur 1.
    .knows = Eine Wunderkiste steht für jede Karte von 1 bis 10.
    .instead = Auch das ist ein Stich! Aber was würde dann aus der 1, der 2 oder der 7?
    .but-1 = Noch nicht! Dieser Tisch lässt sich leeren.
    .but-2 = Das darfst du. Aber jetzt ist keine Karte im Weg.
lesson-alone-6 = 7 und 2: Dann bleiben nur Füchse. Leg sie!
    .knows = Nur Füchse sind übrig: Der Tisch ist leer.
    .instead = Das darfst du. Aber 7 und 2 sind die letzten beiden Karten und ergeben neun.
    .but-1 = Jetzt? Schau noch einmal: 7 und 2 sind neun!
lesson-dual = Ein Duell um Gold
    .about = Du lernst, wie zwei sich einen Tisch teilen und wie man Goldkarten gewinnt.
    .can-1 = Ein Stich pro Zug, von den Stapeln beider.
    .can-2 = Sieh dir die Aufgabe an, bevor du legst.
    .can-3 = Gold: je fünf Eier, 20 für das meiste.
    .can-4 = Der letzte Stich bringt 15 Eier mehr.
    .farewell = Sechs Schritte, drei Minuten. Nun such dir jemanden fürs Duell.
lesson-dual-1 = Der Hahn will vier Karten: 5 + 5 − 3 + 2. Leg sie.
    .knows = Löse die Aufgabe, und ihre Goldkarte gehört dir.
    .instead = Auch das ist ein Stich! Aber vier Karten gewinnen dir den Hahn.
    .but-1 = Noch nicht! Du bist kurz vor dem Sieg.
lesson-dual-2 = Gold, fünf Eier! Ein Stich pro Zug: Beende deinen.
    .knows = Jede Goldkarte bringt fünf Eier mehr.
    .instead = Das darfst du. Aber dein Stich ist gemacht: Lass Crisp an die Reihe.
    .but-1 = Noch nicht! Du bist kurz vor dem Sieg.
lesson-dual-3 = Die Maiskörner wollen höchstens neun Eier: Leg 5 und 4.
    .knows = Maiskörner: ein Stich von höchstens neun Eiern.
    .instead = Auch das ist ein Stich! Aber er bringt mehr als neun Eier, und die Maiskörner bleiben.
    .but-1 = Noch nicht! Du bist kurz vor dem Sieg.
    .but-2 = Auch das gewinnt die Maiskörner! Nimm heute aber 5 und 4.
lesson-dual-4 = Die Maiskörner gehören dir. Beende deinen Zug.
    .knows = Eine Goldkarte pro Zug, und nicht mehr.
    .instead = Das darfst du. Aber dein Stich ist gemacht: Lass Crisp an die Reihe.
    .but-1 = Noch nicht! Du bist kurz vor dem Sieg.
lesson-dual-5 = Die Flinte braucht keinen Stich: Nimm sie. Crisp schießt.
    .knows = Manches Gold nimmst du einfach; ausführen muss es Crisp.
    .instead = Das darfst du. Aber nimm zuerst die Flinte: Nach dem letzten Stich ist es zu spät.
    .but-1 = Noch nicht! Du bist kurz vor dem Sieg.
lesson-dual-6 = Das Osterei, 20 Eier! Nun der letzte Stich: 8 + 1.
    .knows = Der letzte Stich bringt 15 Eier, das meiste Gold 20.
    .instead = Das darfst du. Aber 8 + 1 ist der letzte Stich und bringt 15 Eier mehr.
    .but-1 = Noch nicht! Du bist kurz vor dem Sieg.

## Puzzles

puzzle-nine = Neun mit den meisten Eiern
    .asks = Welche Karten ergeben neun und bringen die meisten Eier?
exercise = { $operation } = 9, { $eggs } Eier

## Cards

a-card = { $card ->
    [box] eine Wunderkiste
    [fox] ein Fuchs
    [nests] die Sammelnester
   *[other] eine { $card }
}
    .acc = { $card ->
        [box] eine Wunderkiste
        [fox] einen Fuchs
        [nests] die Sammelnester
       *[other] eine { $card }
    }
the-card = { $card ->
    [box] die Wunderkiste
    [fox] der Fuchs
    [nests] die Sammelnester
   *[other] die { $card }
}
    .acc = { $card ->
        [box] die Wunderkiste
        [fox] den Fuchs
        [nests] die Sammelnester
       *[other] die { $card }
    }
card-bare = { $card ->
    [box] Kiste
    [fox] Fuchs
    [nests] Nester
   *[other] { $card }
}
card-label = { $card ->
    [box] Wunderkiste
    [fox] Fuchs, kostet zehn Eier
    [nests] Sammelnester
   *[other] { $card }
}
gold-title = { $gold ->
    [rooster] Hahn
    [hen] Henne
    [chick] Küken
    [rifle] Flinte
    [straw] Strohballen
    [nest2] Einzelnester
    [worm] Wurm
    [egg] Osterei
    [corns] Maiskörner
   *[snake] Schlange
}
    .no = { $gold ->
        [rooster] keinen Hahn
        [hen] keine Henne
        [chick] kein Küken
        [rifle] keine Flinte
        [straw] keine Strohballen
        [nest2] keine Einzelnester
        [worm] keinen Wurm
        [egg] kein Osterei
        [corns] keine Maiskörner
       *[snake] keine Schlange
    }
a-gold = { $gold ->
    [rooster] der Hahn
    [hen] die Henne
    [chick] das Küken
    [rifle] die Flinte
    [worm] der Wurm
    [egg] das Osterei
    [snake] eine Schlange
   *[plural] { gold-title }
}
    .acc = { $gold ->
        [rooster] den Hahn
        [worm] den Wurm
       *[alike] { a-gold }
    }
    .dat = { $gold ->
        [rooster] dem Hahn
        [hen] der Henne
        [chick] dem Küken
        [rifle] der Flinte
        [nest2] Einzelnestern
        [worm] dem Wurm
        [egg] dem Osterei
        [corns] Maiskörnern
        [snake] einer Schlange
       *[straw] Strohballen
    }
some-card = eine Karte
    .acc = eine Karte
no-card = keine Karte
    .acc = keine Karte
card-alike = noch so eine
    .acc = noch so eine
gold-alike = noch mal dasselbe
    .acc = noch mal dasselbe
gold-several = { $n } × { gold-title }
eggs = { $eggs ->
    [0] keine Eier
    [one] 1 Ei
   *[other] { $eggs } Eier
}
cards = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
}
gold-cards = { $golds ->
    [0] keine Goldkarte
    [one] eine Goldkarte
    [2] zwei Goldkarten
   *[other] { $golds } Goldkarten
}
    .acc = { gold-cards }
decimal-mark = ,

## A trick: its operation, what its boxes stand for, the packs it comes from

nine = { $trick ->
    [nine] die 9
    [box] eine Wunderkiste als 9
   *[several] { $operation } = 9
}
trick = { $trick ->
    [nine] die 9
    [box] eine Wunderkiste als 9
   *[several] { $operation } = 9{ $boxed ->
        [0] {""}
        [one] {" "}mit der Kiste als { $boxes }
       *[other] {" "}mit den Kisten als { $boxes }
    }
}{ $from ->
    [0] {""}
    [one] {" "}von Stapel { $packs }
   *[other] {" "}von den Stapeln { $packs }
}{ $kept ->
    [0] {""}
   *[other] {" "}(Stapel { $kept } bleibt, wie er ist)
}
for-eggs = { $plain ->
    [yes] { $eggs ->
        [0] {" "}ohne Eier
       *[other] {" "}für { eggs }
    }
   *[no] {""}
}

## A choice, which is also written in game files

say-lay = legt { trick }{ for-eggs }
say-pass = passt
say-end = beendet den Zug
say-draw = zieht eine Karte verdeckt
say-collective = spielt die Sammelnester
say-crow = spielt den Hahn
say-look = spielt das Küken und sieht alle Hände an
say-peek = spielt das Küken und sieht vor dem Ziehen nach
say-straw = legt Strohballen aus
say-lie = legt eine Schlange auf die Lauer
say-easter = legt das Osterei
say-announce = kündigt eine Schlange an
say-silent = kündigt nichts an
say-reveal = deckt die Schlange auf
say-withdraw = zieht die Schlange zurück
say-rifle = vertreibt alle Füchse der Hand
say-trade = tauscht die Flinte gegen eine andere Goldkarte
say-pick = nimmt { a-card.acc }
say-give = gibt { a-card.acc } ab
say-hen-all = spielt die Henne und tauscht die ganze Hand mit { $victim }
say-hen-one = spielt die Henne und tauscht eine Karte mit { $victim }
say-nests = spielt die Einzelnester für { $victim }
say-corns = legt { $victim } Maiskörner hin
say-worm = tauscht den Wurm gegen { a-gold.acc }
say-move = legt { the-card.acc } von Stapel { $pack } in die Lücke
say-hen = schiebt { the-card.acc } auf Stapel { $pack } ganz nach unten
say-chick = sieht Stapel { $pack } durch
say-hunt = vertreibt den Fuchs von Stapel { $pack }
say-claim = beansprucht { a-gold.acc }
say-redo = erfüllt den Wurm mit { a-gold.dat }
say-go-by = { say-pass }
say-rest = { say-end }
say-resign = gibt auf

## The same as advice

do-move = leg { the-card.acc } von Stapel { $pack } in die Lücke
do-hen = schieb { the-card.acc } auf Stapel { $pack } ganz nach unten
do-chick = sieh Stapel { $pack } durch
do-hunt = vertreib den Fuchs von Stapel { $pack }
do-claim = beanspruche { a-gold.acc }
do-redo = erfülle den Wurm mit { a-gold.dat }
do-go-by = passe
do-rest = beende den Zug
do-resign = gib auf

## What is asked

ask-start = { $who ->
    [you] Du bist dran, { $name }. Zieh eine Karte von { $victim }.
   *[they] { $name } zieht gleich eine Karte von { $victim_is ->
        [you] dir
       *[they] { $victim }
    }.
}
ask-start-chick = Du bist dran, { $name }. Zieh von { $victim } oder sieh erst mit dem Küken nach.
ask-before = { $who ->
    [you] Bilde eine Neun, { $name }, oder passe und zieh eine Karte.
   *[they] { thinking }
}
ask-after = { $who ->
    [you] Dein Stich liegt, { $name }. Spiel eine Goldkarte oder beende den Zug.
   *[they] { thinking }
}
ask-done = Dein Stich liegt, { $name }. Beende den Zug.
ask-pick = { $who ->
    [you] Du siehst die Hand von { $victim }, { $name }. Nimm eine Karte.
   *[they] { $name } nimmt eine Karte aus { $victim_is ->
        [you] deiner Hand
       *[they] der Hand von { $victim }
    }.
}
ask-give = { $who ->
    [you] Welche Karte gibst du { $victim }, { $name }?
   *[they] { $name } tauscht eine Karte mit { $victim_is ->
        [you] dir
       *[they] { $victim }
    }.
}
ask-hen-draw = { $who ->
    [you] Zieh eine Karte von { $victim }, { $name }, oder sieh erst mit dem Küken nach.
   *[they] { $name } tauscht eine Karte mit { $victim_is ->
        [you] dir
       *[they] { $victim }
    }.
}
ask-hen-pick = { ask-pick }
ask-announce = { $who ->
    [you] Ein Stich von { $player } liegt da, { $name }. Kündigst du eine Schlange an?
   *[they] Ein Stich von { $player } liegt da. { $name } darf eine Schlange ankündigen.
}
ask-reveal = { $who ->
    [you] Es gibt noch mehr Schlangen, { $name }. Deckst du deine auf?
   *[they] Schlangen sind angekündigt. { $name } überlegt, ob eine aufgedeckt wird.
}
ask-table = { $who ->
    [you] Du bist dran, { $name }. Bilde eine Neun aus oberen Karten.
   *[they] { thinking }
}
ask-stuck = Kein Stich, { $name }. { $ways }
ask-rest = { $who ->
    [you] Dein Stich liegt, { $name }. Beanspruche eine Aufgabe oder beende den Zug.
   *[they] { thinking }
}
ask-second = Du darfst noch einen Stich machen, { $name }, oder den Zug beenden.
ask-help = { $who ->
    [you] { $gold ->
        [hen] Welche obere Karte kommt unter ihren Stapel, { $name }?
        [chick] Welchen Stapel siehst du durch, { $name }?
       *[rifle] Welchen Fuchs vertreibst du, { $name }?
    }
   *[they] { $name } führt eine Aufgabe aus.
}
thinking = { $name } überlegt noch.
only-move = Leg eine Karte in die Lücke.
only-dare = Führ die Aufgabe aus: erst sie, dann einen Stapel.
only-claim = Beanspruche die Aufgabe.
only-redo = Wähl, was der Wurm wiederholt.
only-go-by = Passe.
only-resign = Nimm etwas zurück oder gib auf.
can-move = eine Lücke füllen
can-dare = die Aufgabe ausführen
can-claim = die Aufgabe beanspruchen
can-redo = wählen, was der Wurm wiederholt
can-go-by = passen
can-resign = aufgeben
you-can = Du kannst { $some } oder { $last }.
why-shut-fox = Ein Fuchs ergibt nie neun und kostet am Tagesende zehn Eier. Die Flinte hilft.

## What happened

tell-lay = { $who ->
    [you] Du legst { trick }{ for-eggs }.
   *[they] { $name } legt { trick }{ for-eggs }.
}
    .brief = { $who ->
        [you] Du legst { nine }{ for-eggs }.
       *[they] { $name } legt { nine }{ for-eggs }.
    }
tell-pass = { $who ->
    [you] Du passt und ziehst { FORM($drawn, "acc") } vom Nest.
   *[they] { $name } passt und zieht eine Karte.
}
tell-bare-pass = { $who ->
    [you] Du passt.
   *[they] { $name } passt.
}
tell-end = { $who ->
    [you] Du beendest deinen Zug.
   *[they] { $name } beendet den Zug.
}
tell-draw = { $who ->
    [you] Du ziehst { FORM($taken, "acc") } von { $victim }.
   *[they] { $whom ->
        [you] { $name } zieht { FORM($lost, "acc") } von dir.
       *[they] { $name } zieht eine Karte von { $victim }.
    }
}
tell-pick = { $who ->
    [you] Du nimmst { FORM($taken, "acc") } von { $victim }.
   *[they] { $whom ->
        [you] { $name } nimmt { FORM($lost, "acc") } von dir.
       *[they] { $name } nimmt eine Karte von { $victim }.
    }
}
tell-collective = { $who ->
    [you] Du spielst die Sammelnester für { eggs }: Alle ziehen eine Karte.
   *[they] { $name } spielt die Sammelnester für { eggs }: Alle ziehen eine Karte.
}
    .brief = { $who ->
        [you] Du spielst die Sammelnester: Alle ziehen.
       *[they] { $name } spielt die Sammelnester: Alle ziehen.
    }
tell-crow = { $who ->
    [you] Dein Hahn kräht: vier Karten nach Belieben, und Werte dürfen doppelt sein.
   *[they] { $name } lässt den Hahn krähen: vier Karten nach Belieben, und Werte dürfen doppelt sein.
}
    .brief = { $who ->
        [you] Dein Hahn kräht: vier Karten nach Belieben.
       *[they] { $name } lässt den Hahn krähen: vier Karten nach Belieben.
    }
tell-look = { $who ->
    [you] Du spielst das Küken und siehst alle Hände.
   *[they] { $name } spielt das Küken und sieht alle Hände.
}
tell-peek = { $who ->
    [you] Du spielst das Küken und siehst die Hand von { $victim }: { $shown }.
   *[they] { $whom ->
        [you] { $name } spielt das Küken und sieht deine Hand.
       *[they] { $name } spielt das Küken und sieht die Hand von { $victim }.
    }
}
    .brief = { $who ->
        [you] Du spielst das Küken und siehst die Hand von { $victim }.
       *[they] { $name } spielt das Küken und sieht { $whom ->
            [you] deine Hand
           *[they] die Hand von { $victim }
        }.
    }
tell-hen-all = { $who ->
    [you] Du spielst die Henne und tauschst die ganze Hand mit { $victim }.
   *[they] { $whom ->
        [you] { $name } spielt die Henne und tauscht die ganze Hand mit dir.
       *[they] { $name } spielt die Henne und tauscht die ganze Hand mit { $victim }.
    }
}
tell-hen-one = { $who ->
    [you] Du spielst die Henne, um eine Karte mit { $victim } zu tauschen.
   *[they] { $whom ->
        [you] { $name } spielt die Henne, um eine Karte mit dir zu tauschen.
       *[they] { $name } spielt die Henne, um eine Karte mit { $victim } zu tauschen.
    }
}
tell-give = { $who ->
    [you] Du legst { $victim } { FORM($gift, "acc") } verdeckt hin.
   *[they] { $whom ->
        [you] { $name } legt dir eine Karte verdeckt hin.
       *[they] { $name } legt { $victim } eine Karte verdeckt hin.
    }
}
tell-swap = { $who ->
    [you] Du gibst { $victim } { FORM($gift, "acc") } und bekommst { FORM($taken, "acc") }.
   *[they] { $whom ->
        [you] { $name } tauscht mit dir: Du bekommst { FORM($gift, "acc") } und verlierst { FORM($lost, "acc") }.
       *[they] { $name } und { $victim } tauschen eine Karte.
    }
}
    .brief = { $who ->
        [you] Du tauschst eine Karte mit { $victim }.
       *[they] { $whom ->
            [you] { $name } tauscht eine Karte mit dir.
           *[they] { $name } und { $victim } tauschen eine Karte.
        }
    }
foxes-go = { $foxes ->
    [0] Kein Fuchs kommt
    [one] Ein Fuchs kommt
   *[other] { $foxes } Füchse kommen
} unter das Nest
tell-rifle = { $who ->
    [you] Du schießt mit der Flinte: { foxes-go }.
   *[they] { $name } schießt mit der Flinte: { foxes-go }.
}
    .brief = { $who ->
        [you] Du schießt: { foxes-go }.
       *[they] { $name } schießt: { foxes-go }.
    }
tell-trade = { $who ->
    [you] Du tauschst die Flinte gegen { FORM($drawn_gold, "acc") }.
   *[they] { $name } hat keinen Fuchs und tauscht die Flinte gegen eine andere Goldkarte.
}
    .brief = { $who ->
        [you] Du tauschst die Flinte gegen { FORM($drawn_gold, "acc") }.
       *[they] { $name } tauscht die Flinte gegen eine andere Goldkarte.
    }
tell-straw = { $who ->
    [you] Du legst Strohballen aus: Die höchste Karte deines nächsten Stichs zählt doppelt.
   *[they] { $name } legt Strohballen für den nächsten Stich aus.
}
    .brief = { $who ->
        [you] Du legst Strohballen für deinen nächsten Stich aus.
       *[they] { $name } legt Strohballen für den nächsten Stich aus.
    }
tell-nests = { $who ->
    [you] Du spielst die Einzelnester: { $victim } zieht { cards }.
   *[they] { $whom ->
        [you] { $name } spielt die Einzelnester für dich.
       *[they] { $name } spielt die Einzelnester: { $victim } zieht { cards }.
    }
}
tell-own-nests = { $who ->
    [you] Du spielst die Einzelnester und ziehst { FORM($drawn, "acc") }.
   *[they] { $name } spielt die Einzelnester und zieht { cards }.
}
tell-corns = { $who ->
    [you] Du legst { $victim } Maiskörner hin: kein Stich über neun Eier.
   *[they] { $whom ->
        [you] { $name } legt dir Maiskörner hin: kein Stich über neun Eier.
       *[they] { $name } legt { $victim } Maiskörner hin: kein Stich über neun Eier.
    }
}
tell-corns-cap = { $who ->
    [you] Du legst { $victim } Maiskörner hin: Ein Stich zählt höchstens neun Eier.
   *[they] { $whom ->
        [you] { $name } legt dir Maiskörner hin: Ein Stich zählt höchstens neun Eier.
       *[they] { $name } legt { $victim } Maiskörner hin: Ein Stich zählt höchstens neun Eier.
    }
}
tell-lie = { $who ->
    [you] Du legst eine Schlange auf die Lauer.
   *[they] { $name } legt eine Schlange auf die Lauer.
}
tell-easter = { $who ->
    [you] Du legst das Osterei und ziehst { FORM($drawn_gold, "acc") }.
   *[they] { $name } legt das Osterei und zieht { gold-cards.acc }.
}
tell-worm = { $who ->
    [you] Du tauschst den Wurm gegen { a-gold.acc }.
   *[they] { $name } tauscht den Wurm gegen { a-gold.acc }.
}
tell-announce = { $who ->
    [you] Du kündigst eine Schlange an.
   *[they] { tell-answer }
}
tell-silent = { $who ->
    [you] Du kündigst nichts an.
   *[they] { tell-answer }
}
tell-reveal = { $who ->
    [you] Du deckst deine Schlange auf.
   *[they] { tell-answer }
}
tell-withdraw = { $who ->
    [you] Du ziehst deine Schlange zurück.
   *[they] { tell-answer }
}
tell-answer = { $who ->
    [you] Deine Wahl steht fest.
   *[they] Die Wahl von { $name } steht fest.
}
tell-move = { $who ->
    [you] Du legst { the-card.acc } von Stapel { $pack } in die Lücke.
   *[they] { $name } legt { the-card.acc } von Stapel { $pack } in die Lücke.
}
tell-hen = { $who ->
    [you] Du schiebst { the-card.acc } auf Stapel { $pack } ganz nach unten.
   *[they] { $name } schiebt { the-card.acc } auf Stapel { $pack } ganz nach unten.
}
tell-chick = { $who ->
    [you] Du siehst Stapel { $pack } durch: { $shown }.
   *[they] { $name } sieht Stapel { $pack } durch.
}
    .brief = { $who ->
        [you] Du siehst Stapel { $pack } durch.
       *[they] { $name } sieht Stapel { $pack } durch.
    }
tell-hunt = { $who ->
    [you] Du vertreibst den Fuchs von Stapel { $pack }.
   *[they] { $name } vertreibt den Fuchs von Stapel { $pack }.
}
tell-claim = { $who ->
    [you] Du beanspruchst { a-gold.acc }.
   *[they] { $name } beansprucht { a-gold.acc }.
}
tell-claim-nests = { $who ->
    [you] Du beanspruchst Einzelnester: { $victim } darf im nächsten Zug zwei Stiche legen.
   *[they] { $whom ->
        [you] { $name } beansprucht Einzelnester: Du darfst im nächsten Zug zwei Stiche legen.
       *[they] { $name } beansprucht Einzelnester: { $victim } darf im nächsten Zug zwei Stiche legen.
    }
}
tell-claim-straw = { $who ->
    [you] Du beanspruchst Strohballen: Im nächsten Stich von { $victim } zählt die höchste Karte doppelt.
   *[they] { $whom ->
        [you] { $name } beansprucht Strohballen: In deinem nächsten Stich zählt die höchste Karte doppelt.
       *[they] { $name } beansprucht Strohballen: Im nächsten Stich von { $victim } zählt die höchste Karte doppelt.
    }
}
tell-redo = { $who ->
    [you] Du erfüllst den Wurm mit { a-gold.dat }.
   *[they] { $name } erfüllt den Wurm mit { a-gold.dat }.
}
tell-go-by = { tell-bare-pass }
tell-rest = { tell-end }
tell-resign = { $who ->
    [you] Du gibst auf.
   *[they] { $name } gibt auf.
}

## What came of it

tell-brings = { $who ->
    [you] Das bringt dir { eggs }.
   *[they] Das bringt { $name } { eggs }.
}
tell-keeps = { $who ->
    [you] Du behältst { eggs }.
   *[they] { $name } behält { eggs }.
}
tell-theft = { $who ->
    [you] Deine Schlange holt { the-card.acc }: { eggs } für dich.
   *[they] { $whom ->
        [you] Die Schlange von { $name } nimmt dir { the-card.acc } weg.
       *[they] Die Schlange von { $name } holt { the-card.acc }.
    }
}
tell-doubled = Das Stroh verdoppelt { the-card.acc }.
tell-in-vain = Das Stroh verdoppelt nichts.
tell-drew = Du ziehst { FORM($drawn, "acc") }.
tell-gone = { $who ->
    [you] Deine Schlange geht leer aus und ist weg.
   *[they] Die Schlange von { $name } geht leer aus.
}
tell-snakes-up = Angekündigte Schlangen: { $names }.
tell-turned-up = Aufgedeckt: { $snakes }.
snake-of = Schlange { $n } ({ $name })
tell-withdrawn = { $names } { $n ->
    [one] zieht die Schlange zurück.
   *[other] ziehen ihre Schlangen zurück.
}
tell-no-snakes = Keine Schlange beißt zu.
tell-met = { $who ->
    [you] Du erfüllst die Aufgabe „{ gold-title }“.
   *[they] { $name } erfüllt die Aufgabe „{ gold-title }“.
}
tell-found = { $who ->
    [you] Du findest das Osterei: 20 Eier.
   *[they] { $name } findet das Osterei: 20 Eier.
}
tell-begins = { $who ->
    [you] Du beginnst und ziehst { FORM($drawn, "acc") } vom Nest.
   *[they] { $name } beginnt und zieht vom Nest.
}
closing-nest = Das Nest ist leer: Mit diesem Zug endet der Tag.
closing-taken = { $victim } hat keine Karte mehr: Mit diesem Zug endet der Tag.
closing-none = Mit diesem Zug endet der Tag.
day-over-nest = Das Nest ist leer, und der Tag ist vorbei: { $harvest }.
day-over-out = Die letzte Karte ist abgelegt, und der Tag ist vorbei: { $harvest }.
day-over-taken = Eine Hand ist leer, und der Tag ist vorbei: { $harvest }.
day-over-drawn = { $whom ->
    [you] Du hast keine Karte mehr, und der Tag ist vorbei: { $harvest }.
   *[they] { $victim } hat keine Karte mehr, und der Tag ist vorbei: { $harvest }.
}
day-over-cleared = Nur noch Füchse liegen da, und die Runde ist vorbei: { $harvest }.
day-over-stuck = Zwei Züge lang ist nichts geschehen, und die Runde ist vorbei: { $harvest }.
day-over-resigned = Die Runde ist vorbei: { $harvest }.
alone-over-cleared = Der Hühnerstall ist leer: Nur noch Füchse liegen da.
alone-over-resigned = Die Runde ist vorbei. Übrig: { left-over }.
harvest-first = { $name } bekommt { eggs }{ $account }
harvest-next = { $name } { $eggs ->
    [0] keine
   *[other] { $eggs }
}{ $account }
account = {" "}({ $earned })
earned-tricks = { $mode ->
    [duel] { $eggs } für Stiche
   *[group] { $eggs } auf dem Haufen
}
earned-gold = { $eggs } für Goldkarten
earned-most-gold = { $eggs } für die meisten Goldkarten
earned-out = { $mode ->
    [duel] { $eggs } für den letzten Stich
   *[group] { $eggs } für die leere Hand
}
earned-egg = { $mode ->
    [duel] { $eggs } für die letzte Aufgabe
   *[group] { $eggs } für das Osterei
}
earned-foxes = { $foxes ->
    [1] { $eggs } für einen Fuchs
   *[other] { $eggs } für { $foxes } Füchse
}
left-over = { cards }{ $challenges ->
    [0] {""}
    [one] {" "}und eine Aufgabe
   *[other] {" "}und { $challenges } Aufgaben
}

## Why not

why-not-nothing = So etwas gibt es hier nicht. (CN-034)
why-not-over = Der Stich dieses Zuges liegt schon: einer pro Zug. (CN-R22)
why-not-phase = Tu zuerst, was gefragt ist. (CN-033)
why-not-hand = Diese Karten hast du nicht alle in der Hand. (CN-050)
why-not-corns = Das sind mehr als neun Eier, und vor dir liegen Maiskörner. (CN-095, CN-R61)
why-not-nine = Diese Karten ergeben auf dieser Stufe keine Neun. (CN-050)
why-not-nobody = Dort sitzt niemand. (CN-085)
why-not-no-gold = Du hast { gold-title.no } auf der Hand. (CN-037)
why-not-no-nests = Du hast keine Sammelnester auf der Hand. (CN-067)
why-not-kind = So eine Karte ist nicht in dieser Hand. (CN-084)
why-not-crowing = Der Hahn kräht schon. (CN-R51)
why-not-straw = Dein Stroh wartet noch auf einen Stich: eins nach dem anderen. (CN-091)
why-not-lying = Deine Schlange liegt schon auf der Lauer: eine nach der anderen. (CN-101)
why-not-anytime = An diesem Tisch kündigt man Schlangen an, wenn jemand einen Stich legt. (CN-110)
why-not-empty = Zum Ziehen ist keine Karte mehr da. (CN-R66)
why-not-no-hand = Zum Tauschen ist keine Karte da. (CN-R109)
why-not-discard = In der Goldablage gibt es { gold-title.no }. (CN-105)
why-not-pass = Dein Stich liegt schon: Beende den Zug. (CN-034)
why-not-end = Leg einen Stich oder passe. (CN-036)
why-not-draw = Das Ziehen ist vorbei. (CN-033)
why-not-snake = Jetzt ist keine Schlange anzukündigen. (CN-R71)
why-not-closed = Einer dieser Stapel ist leer, oder ein Fuchs sitzt darauf. (CN-144)
why-not-keep = Eine Karte bleibt nur auf ihrem Stapel, wenn die Schlange es verlangt, und nur die höchste. (CN-199, CN-R85)
why-not-gap = In eine Lücke kommt eine Karte von einem Stapel mit mindestens zwei. (CN-145, CN-R81)
why-not-challenge = Die Aufgabe verlangt das jetzt nicht. (CN-190)
why-not-one-claim = Eine Goldkarte pro Zug, und diese kann man jetzt nicht beanspruchen. (CN-166, CN-R93)
why-not-worm = Der Wurm wiederholt, was schon erfüllt ist und jetzt möglich ist. (CN-195, CN-R107)
why-not-must-lay = Ein Stich ist möglich, also kannst du nicht passen. (CN-170, CN-R94)
why-not-rest = Mach zuerst einen Stich oder passe. (CN-164)
why-not-resign = Führ zuerst die Aufgabe aus. (CN-R115)

## The end

outcome-won = { $who ->
    [you] Du gewinnst mit { $eggs ->
        [0] 0 Eiern
        [one] einem Ei
       *[other] { $eggs } Eiern
    }, { $name }!
   *[they] { $name } gewinnt mit { $eggs ->
        [0] 0 Eiern
        [one] einem Ei
       *[other] { $eggs } Eiern
    }!
}
outcome-shared = { $who ->
    [you] Du teilst den Sieg mit { $others }: je { eggs }.
   *[they] { $all } teilen den Sieg: je { eggs }.
}
outcome-resigned = { $who ->
    [you] Du gewinnst, { $name }: { $loser } gibt auf.
   *[they] { $name } gewinnt: { $loser } gibt auf.
}
outcome-cleared = { $who ->
    [you] Der Hühnerstall ist leer, { $name }: { $eggs } von 224 Eiern{ met-of }!
   *[they] { $name } räumt den Hühnerstall leer: { $eggs } von 224 Eiern{ met-of }!
}
outcome-lost = { $who ->
    [you] Diesmal nicht, { $name }. Übrig: { left-over }.
   *[they] Diesmal nicht. Bei { $name } übrig: { left-over }.
}
outcome-tables = { $who ->
    [you] { $days ->
        [2] Beide
       *[other] Alle { $days }
    } Tische sind gespielt, { $name }. Übrig: { left-of-tables }.
   *[they] { $name } ist mit { $days ->
        [2] beiden
       *[other] allen { $days }
    } Tischen fertig. Übrig: { left-of-tables }.
}
left-of-tables = { $left ->
    [0] nichts
    [one] eine Karte oder Aufgabe
   *[other] { $left } Karten und Aufgaben
}
met-of = { $every ->
    [0] {""}
   *[other] { $egg ->
        [yes] {" "}und 20 für das Osterei
       *[no] {""}
    }, mit { $met } von { $every } Aufgaben
}

## The score table

heading-in-all = gesamt
heading-days-before = Tage zuvor
heading-last-day = letzter Tag
heading-pile = Haufen
heading-at-its-end = am Ende
heading-rounds-before = Runden zuvor
heading-tricks = Stiche
heading-gold = Gold
heading-bonuses = Extras
heading-eggs = Eier
heading-challenges = Aufgaben
heading-cards-left = Karten übrig
met-so-many = { $met } von { $every }

## The table as text

sketch-day = Tag { $day } von { $days }.  Nest: { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}.  { $gold ->
    [no] {""}
   *[yes] Goldnest: { $gold_left }.{"  "}
}Stufe { $level }.
sketch-discard = Goldablage: { $golds }.
sketch-seat = { $name }: { $total } gesamt, { $eggs } heute; { $held } auf der Hand, { $golden } Gold
sketch-seat-success = { $name }: { $total } gesamt, { $eggs } in dieser Runde; Gold: { $golds }
sketch-before-seat = ; davor liegen: { $things }
sketch-hand = Deine Hand: { $cards }
sketch-gold-hand = Dein Gold: { $golds }
sketch-seen = Du weißt, dass { $name } hält: { $cards }
sketch-looking = Hand von { $name }: { $cards }
sketch-last-trick = Letzter Stich: { $operation } = 9, von { $name }.
sketch-lying = Auf dem Tisch: { $operation } = 9, von { $name }.
sketch-round = Runde { $day } von { $days }.  Stufe { $level }.
sketch-challenge = Aufgabe: { gold-title }.  Danach: { $left }.
sketch-worm-as = Der Wurm ist zu erfüllen mit: { gold-title }.
sketch-pack = Stapel
sketch-top = oben
sketch-under = darunter
sketch-known = Von Stapel { $pack } kennst du, von unten: { $cards }.

## On the page: cards, and what a Gold card does

label-copy = { $label }, die { $nth }. von { $n }
label-in-hand = auf der Hand
label-gold = Gold
label-moon = Tag { $day } von { $days }. Der Mond wächst.
label-draw-from = Zieh eine Karte von { $name }
label-hand-of = Die Hand von { $name }
does-rooster = Vier Karten in diesem Stich, egal mit welcher Rechnung, und Werte dürfen doppelt sein.
does-hen = Tausche mit jemandem die ganze Hand oder je eine Karte. Tippe dann an, mit wem.
does-chick = Sieh einmal alle Hände. Oder warte: Sieh vor dem Ziehen die Hand an und such aus.
does-chick-drawing = Sieh die Hand an, bevor du ziehst, und such die Karte aus.
does-rifle = Deine Füchse kommen unter das Nest. Ohne Fuchs bringt sie eine andere Goldkarte.
does-straw = Die höchste Karte deines nächsten Stichs zählt doppelt.
does-nest2 = Jemand zieht sofort zwei Karten. Tippe an, wer; auch du selbst darfst es sein.
does-worm = Tausche ihn gegen eine Goldkarte, die schon gespielt ist.
does-egg = Fünf Eier am Ende des Tages und sofort zwei Goldkarten.
does-corns = Jemandes nächster Stich darf höchstens neun Eier bringen. Tippe an, wessen.
does-snake = Sie stiehlt die höchste Karte aus dem nächsten Stich von jemand anderem.
does-snake-anytime = Behalte sie: Legt jemand einen Stich, wirst du gefragt, ob du sie ankündigst.
does-nests = Alle ziehen eine Karte, du zuletzt. Das bringt dir ein Ei pro Kopf.
deed-rooster = Krähen lassen
deed-chick = Alle Hände sehen
deed-chick-drawing = Sehen und wählen
deed-rifle = Flinte abfeuern
deed-straw = Stroh auslegen
deed-egg = Osterei legen
deed-snake = Auf die Lauer legen
deed-nests = Nester verteilen
label-way-all = Ganze Hand
label-way-one = Eine Karte

## The line

note-robbed = { $card ->
    [box] Die Schlange von { $name } nimmt dir die Kiste weg.
   *[other] Die Schlange von { $name } nimmt dir die { $card } weg.
}
note-doubled = Die { $card } zählt doppelt.
note-boxes = { $boxes ->
    [one] Die Kiste bringt keine Eier.
   *[other] Die Kisten bringen keine Eier.
}
note-meets = Das erfüllt die Aufgabe „{ gold-title }“.
label-laid-by = { $who ->
    [you] Dein Stich
   *[they] Stich von { $name }
}
label-stolen-by = von der Schlange von { $name } geholt
label-stays = bleibt auf dem Stapel
label-counts-double = zählt doppelt
line-nine = { $operation } = 9. Leg den Stich.
line-over = { $alone ->
    [yes] { $value }: { $away } zu viel.
   *[no] { $operation } = { $value }: { $away } zu viel.
}
line-under = { $alone ->
    [yes] Bisher { $value }: noch { $away } bis zur Neun.
   *[no] { $operation } = { $value }: noch { $away } bis zur Neun.
}
line-no-sign = Diese Karten ergeben auf dieser Stufe nichts.
line-fox = Ein Fuchs kann nicht in einen Stich.
fault-empty = Tippe eine Rechnung, etwa 8 + 5 − 4.
fault-long = Das ist zu lang zum Rechnen.
fault-strange = Da steht ein Zeichen, das hier nichts bedeutet.
fault-unfinished = Es fehlt eine Zahl, ein Zeichen oder eine Klammer.
fault-card = Es gibt nur Karten von 1 bis 10.
fault-whole = Karten sind ganze Zahlen von 1 bis 10.
fault-sign = Eines dieser Zeichen gilt an diesem Tisch nicht.
fault-zero = Kein Teil einer Rechnung darf null sein.
fault-negative = Kein Teil einer Rechnung darf unter null sein.
fault-uneven = Diese Division geht nicht auf.
fault-root = Diese Wurzel geht nicht auf.
fault-power = Eine Hochzahl ist eine ganze Zahl von 1 bis 10.
fault-many = Ein Stich hat höchstens vier Karten.
fault-undivided = Vier Karten brauchen eine Division oder einen Hahn.
fault-twice = Ohne Hahn darf kein Wert doppelt vorkommen.
typed-valued = Insgesamt { $value }. { $fault }
typed-claimed = { $operation } ist { $value }, nicht { $claimed }.
typed-not-held = Das ergibt neun, aber diese Karten hast du nicht.
typed-not-on-top = Das ergibt neun, aber diese Karten liegen nicht oben.
typed-not-now = Das ergibt neun, aber jetzt kannst du es nicht legen.
typed-corns = Das ergibt neun, aber vor dir liegen Maiskörner: höchstens neun Eier.

## Hints, and a day that is over

hint-trick = { $tricks ->
    [0] Nein, jetzt gibt es keinen Stich.
   *[other] Ja, es gibt einen Stich.
}
hint-step = { $operation } = 9, für { eggs }
hint-step-alone = { the-card } allein, { $eggs ->
    [0] ohne Eier
   *[other] für { eggs }
}
hint-shown = Einer davon: { $step }.
hint-best = Am besten: { $step }.
hint-may-close = Dahinter fand sich aber kein Weg zum Ende: Der Tisch könnte sich schließen.
hint-none = Jetzt ist kein Stich gefragt.
oracle-not-alone = Das Orakel spricht nur, wenn du allein spielst.
oracle-step = Das Orakel, das alle Karten sieht: { $step }.
oracle-none = Selbst mit allen Karten fand sich kein Weg zum Ende.
missed-no-day = Noch ist kein Tag vorbei.
missed-nothing = Am letzten Tag hat niemand einen besseren Stich verpasst.
missed = Verpasst von { $name }: { $operation } = 9 für { eggs }, { $more } mehr.

## Success

dare-rooster = Mach einen Stich aus vier Karten. Werte dürfen darin doppelt sein.
dare-hen = Leg die obere Karte eines Stapels ganz nach unten.
dare-chick = Sieh alle Karten eines Stapels an.
dare-rifle = Vertreib einen Fuchs, der oben liegt.
dare-straw = Im nächsten Stich zählt die höchste Karte doppelt.
dare-nest2 = Ein zweiter Stich im nächsten Zug.
dare-worm = Tippe die Aufgabe an, die du wiederholst.
dare-egg = Die Reihe ist geschafft.
dare-corns = Mach einen Stich mit höchstens neun Eiern.
dare-snake = Mach einen Stich, dessen höchste Karte auf ihrem Stapel bleibt.
dare-as-worm = Für den Wurm: { $does }
dare-claim-hen = Beanspruche sie: { dare-done-hen }
dare-claim-chick = Beanspruche es: { dare-done-chick }
dare-claim-rifle = Beanspruche sie: { dare-done-rifle }
dare-claim-straw = Beanspruche sie: Im nächsten Stich von { $name } zählt die höchste Karte doppelt.
dare-claim-nest2 = Beanspruche sie: { $name } darf im nächsten Zug zwei Stiche machen.
dare-done-hen = { $name } legt die obere Karte eines Stapels nach unten.
dare-done-chick = { $name } sieht einen Stapel durch.
dare-done-rifle = { $name } vertreibt einen Fuchs.
label-all-met = Alle Aufgaben sind erfüllt.
label-won-one = Eine Goldkarte pro Zug. Die nächste zählt ab dem nächsten Zug.
label-pack = Stapel { $n }: { card-label }, { $left ->
    [0] nichts darunter
    [one] 1 Karte darunter
   *[other] { $left } Karten darunter
}
label-gap = Stapel { $n }: eine Lücke
label-keeps = { $card ->
    [box] Die Schlange behält die Kiste auf Stapel { $n }
   *[other] Die Schlange behält die { $card } auf Stapel { $n }
}
label-keep = { $card ->
    [box] Kiste behalten
   *[other] { $card } behalten
}
label-second-trick = ein zweiter Stich
account-rounds-before = Runden zuvor
account-tricks = Stiche
account-gold-each = Gold, je { $worth }
account-most-of-gold = Meistes Gold, { $worth }
account-last-challenge = Letzte Aufgabe, { $worth }
account-last-trick = Letzter Stich, { $worth }
account-in-all = Gesamt
account-level = gleichauf
account-ahead = bisher { $name }
account-to-come = noch offen

## Reasons for a trick, a draw or a pass that is advised

gain-lay-only = Es ist der einzige Stich, den du legen kannst, und er bringt dir { eggs }.
gain-lay-most = Er bringt dir { eggs }, und keiner deiner { $n } Stiche bringt mehr.
gain-lay-out = Es ist deine ganze Hand: Du bekommst { eggs } und 15 weitere, weil du alles ablegst.
gain-lay-out-bare = Es ist deine ganze Hand: Du bekommst { eggs }, und der Tag endet.
gain-lay-less-left = Er bringt dir { eggs }. Ein anderer Stich brächte { $most }, aber so bleiben Karten für einen späteren Stich: { $left }.
gain-lay-less-box = Er bringt dir { eggs }. Ein anderer Stich brächte { $most }, aber so bleibt eine Wunderkiste für später.
gain-lay-less-more = Er bringt dir { eggs }. Ein anderer Stich brächte { $most }, aber so behältst du mehr Karten auf der Hand.
gain-lay-less-few = Er bringt dir { eggs }. Ein anderer Stich brächte { $most }, aber so ist deine Hand eher leer.
gain-lay-less = Er bringt dir { eggs }. Ein anderer Stich brächte { $most }, aber so behältst du andere Karten für später.
gain-lay-left = Aus den übrigen Karten kannst du dann wieder eine Neun bilden, für { eggs }.
risk-lay-snake = Die Schlange von { $name } holt { the-card.acc } heraus.
risk-lay-anytime = Jemand könnte eine Schlange ankündigen und { the-card.acc } nehmen.
risk-lay-one = Du behältst nur eine Karte. { $name } könnte sie als Nächstes ziehen, und dann endet der Tag.
risk-foxes = { $foxes ->
    [one] Du hast noch einen Fuchs, und der kostet am Ende des Tages 10 Eier.
   *[other] Du hast noch { $foxes } Füchse, und jeder kostet am Ende des Tages 10 Eier.
}
gain-draw-start = Eine Karte von { $name } gibt dir mehr Möglichkeiten für eine Neun.
gain-draw-hen = Du bekommst eine Karte von { $name } für die, die du abgibst.
risk-draw-fox = Es könnte ein Fuchs sein, und der kostet am Ende des Tages 10 Eier.
risk-draw-last = Es ist die letzte Karte von { $name }, und nimmst du sie, endet der Tag.
gain-peek = { $cards ->
    [one] Mit dem Küken siehst du die Karte, bevor du sie nimmst.
   *[other] Mit dem Küken siehst du alle { cards } von { $name } und nimmst die, die dir am besten passt.
}
risk-peek = Dann ist das Küken verbraucht.
gain-pick-better = Damit kannst du eine Neun für { eggs } bilden, nicht nur für { $before }.
gain-pick-first = Damit kannst du eine Neun bilden, für { eggs }.
gain-pick-box = Eine Wunderkiste steht für jeden Wert von 1 bis 10.
gain-pick-nests = Sie bringen dir { eggs }, wenn du sie spielst, eins pro Kopf.
gain-pick-number = Sie ist im Stich { eggs } wert.
gain-pick-fox = Etwas Besseres gibt es nicht zu nehmen.
risk-pick-fox = Ein Fuchs kostet am Ende des Tages 10 Eier.
gain-give-fox = Du wirst einen Fuchs los, der dich 10 Eier kosten würde.
gain-give-same = Auch ohne sie kannst du eine Neun für { eggs } bilden.
gain-give-plain = Sie fehlt dir am wenigsten.
risk-give = { $name } bekommt sie und kann sie nutzen.
gain-pass-none = Du kannst jetzt keine Neun bilden, und Passen bringt dir eine Karte vom Nest.
gain-pass-keep = Du könntest jetzt eine Neun für { eggs } bilden, aber du sparst die Karten auf und ziehst eine dazu.
gain-pass-bare = Etwas Besseres gibt es jetzt nicht zu tun.
risk-pass-last = { $foxes ->
    [0] Es ist die letzte Karte vom Nest, und der Tag endet.
    [one] Es ist die letzte Karte vom Nest, und der Tag endet, während du einen Fuchs hast.
   *[other] Es ist die letzte Karte vom Nest, und der Tag endet, während du { $foxes } Füchse hast.
}
risk-pass-fox = Die neue Karte könnte ein Fuchs sein, und der kostet am Ende des Tages 10 Eier.
gain-end-gold = Du behältst { FORM($golds, "acc") } für einen besseren Moment.
gain-end-plain = Dein Stich liegt, und nichts anderes hilft dir jetzt.

## Reasons for a Gold card, or for the Collective Nests

own-cards = { $cards ->
    [0] deine leere Hand
    [one] deine Karte
   *[other] deine { $cards } Karten
}
own-foxes = { $foxes ->
    [one] deinen Fuchs
   *[other] deine { $foxes } Füchse
}
gain-collective = Sie bringen dir { eggs }, eins pro Kopf.
risk-collective = { $cards ->
    [0] Alle ziehen eine Karte, und mit der letzten vom Nest endet der Tag.
    [one] Alle ziehen eine Karte, und im Nest bleibt 1 Karte.
   *[other] Alle ziehen eine Karte, und im Nest bleiben { $cards } Karten.
}
gain-crow = Mit dem Hahn bringt dein bester Stich { eggs }, nicht { $before }.
gain-crow-first = Mit dem Hahn kannst du eine Neun bilden, für { eggs }.
gain-crow-plain = In diesem Zug gehen vier Karten, und Werte dürfen doppelt sein.
risk-crow = Nach diesem Zug schweigt der Hahn wieder.
gain-straw = Mit dem Stroh bringt dein bester Stich { eggs }, nicht { $before }.
gain-straw-plain = Die höchste Karte deines nächsten Stichs zählt doppelt.
risk-straw-plain = Eine höhere Wunderkiste verdirbt es.
gain-rifle = { $foxes ->
    [one] Du wirst deinen Fuchs los, der dich 10 Eier kosten würde.
   *[other] Du wirst deine { $foxes } Füchse los, die dich { $costs } Eier kosten würden.
}
gain-trade = Du hast keinen Fuchs, also hilft dir eine andere Goldkarte mehr.
risk-trade = Welche du bekommst, kannst du nicht wählen.
gain-look = Du siehst, was alle gerade haben.
risk-look = Die Hände ändern sich mit jedem Zug.
gain-easter = Es bringt dir 5 Eier am Ende des Tages und sofort { gold-cards }.
gain-lie = Sie stiehlt die höchste Karte aus dem nächsten Stich von jemand anderem.
risk-lie = Legt vor deinem nächsten Zug niemand einen Stich, ist sie weg.
gain-announce = Deine Schlange könnte { the-card.acc } aus diesem Stich holen.
risk-announce = Jemand könnte eine stärkere Schlange ankündigen.
gain-silent = Du sparst deine Schlange für einen Stich mit einer höheren Karte.
risk-silent = Von diesem Stich bekommst du nichts.
gain-reveal = Ist deine die stärkste aufgedeckte Schlange, bekommst du { the-card.acc }.
risk-reveal = Sie ist verbraucht, auch wenn eine andere Schlange stärker ist.
gain-withdraw = Du behältst deine Schlange, denn eine andere könnte stärker sein.
risk-withdraw = Eine andere Schlange holt die Karte.
gain-hen-all = Du bekommst { $theirs } von { $name } für { own-cards }.
gain-hen-all-foxes = { $name } bekommt { own-foxes }, und du bekommst { $theirs } für { own-cards }.
gain-hen-all-more = Du bekommst { $theirs } von { $name } für { own-cards }, und mehr Karten ergeben mehr Stiche.
gain-hen-all-less = Du bekommst { $theirs } von { $name } für { own-cards }, und weniger sind schneller abgelegt.
risk-hen-all = Du suchst nicht aus, was du bekommst.
gain-hen-one = Du kannst { $name } eine Karte geben, die du nicht brauchst, und bekommst eine andere dafür.
gain-hen-one-foxes = Du kannst { $name } einen Fuchs geben und bekommst eine andere Karte dafür.
risk-hen-one = Die neue Karte ist vielleicht nicht besser.
gain-own-nests = Zwei Karten mehr geben dir mehr Möglichkeiten für eine Neun.
risk-own-nests = Eine davon könnte ein Fuchs sein.
risk-own-nests-end = Damit ist das Nest leer, und der Tag endet.
gain-nests = { $name } hat noch { $theirs }, und mit zwei mehr ist es schwerer, alles abzulegen.
risk-nests = Es könnten gute Karten sein.
gain-corns = Der nächste Stich von { $name } darf höchstens 9 Eier bringen.
gain-corns-lead = { $name } liegt mit { $eggs ->
    [one] einem Ei
   *[other] { $eggs } Eiern
} vor allen anderen, und der nächste Stich darf dann höchstens 9 bringen.
risk-corns = Nach diesem Zug sind sie weg.
gain-worm = Du bekommst { a-gold.acc } zurück, die nützlichste der gespielten Goldkarten.
gain-worm-rifle = Mit der Flinte kannst du { own-foxes } loswerden.

## Reasons at the packs, alone or in a duel

gain-clears = Das nimmt { cards } von den Stapeln.
gain-clears-and-meets = Das nimmt { cards } von den Stapeln und erfüllt die Aufgabe „{ gold-title }“.
gain-brings-most = Er bringt dir { eggs }, und kein anderer Stich hier bringt mehr.
gain-brings-less = Er bringt dir { eggs }. Ein anderer Stich brächte { $most }, würde { $name } aber andere Karten aufdecken.
gain-wins = Er bringt dir { eggs }. Dazu gewinnst du { a-gold.acc } und 5 Eier für diese Karte.
gain-wins-last = Er bringt dir { eggs }. Dazu gewinnst du { a-gold.acc } und 5 Eier für diese Karte und 20 für die letzte Aufgabe.
gain-end-cleared = Danach liegen nur noch Füchse da.
gain-end-won = Danach liegen nur noch Füchse da, und du gewinnst.
gain-end-duel = Danach liegen nur noch Füchse da: Die Runde ist vorbei, und du bekommst 15 Eier mehr.
gain-gaps = { $n ->
    [one] Stapel { $packs } ist dann leer, und in diese Lücke kann eine Karte kommen.
   *[other] Die Stapel { $packs } sind dann leer, und in diese Lücken können Karten kommen.
}
gain-no-box = Er braucht keine Wunderkiste, die bleibt also für später.
gain-turns-up = { $n ->
    [one] Dann liegt { $cards } oben.
   *[other] Dann liegen { $cards } oben.
}
risk-boxes = { $boxes ->
    [one] Er verbraucht eine Wunderkiste, die später für jeden Wert stehen könnte.
   *[other] Er verbraucht { $boxes } Wunderkisten, die später für jeden Wert stehen könnten.
}
risk-unknown = Du weißt noch nicht, was dann oben liegt.
risk-next = { $name } spielt als Nächstes, mit den neuen oberen Karten.
gain-move = Die Karte darunter wird frei und ist auch nutzbar.
gain-move-fox = Der Fuchs verlässt Stapel { $pack }, und die Karte darunter wird nutzbar.
risk-move = Dann ist diese Lücke gefüllt.
gain-hen = Auf Stapel { $pack } wird eine andere Karte frei.
gain-hen-alone = Es ist dort die einzige Karte, also geht nichts verloren.
gain-chick = Du kennst dann alle Karten von Stapel { $pack }.
gain-hunt = Der Fuchs versperrt Stapel { $pack } nicht mehr.
gain-hunt-alone = Der Fuchs ist weg, und Stapel { $pack } wird zur Lücke.
gain-meets = Das erfüllt die Aufgabe „{ gold-title }“.
gain-claim = Du gewinnst { a-gold.acc } und 5 Eier dafür{ $last ->
    [yes] {" "}und 20 für die letzte Aufgabe
   *[no] {""}
}. Dann hast du { $mine ->
    [one] 1 Goldkarte
   *[other] { $mine } Goldkarten
} und { $name } { $theirs ->
    [0] keine
   *[other] { $theirs }
}.
risk-claim-hen = { $name } darf die obere Karte eines Stapels nach unten legen.
risk-claim-chick = { $name } darf einen Stapel durchsehen.
risk-claim-rifle = { $name } darf einen Fuchs vertreiben.
risk-claim-straw = Im nächsten Stich von { $name } zählt die höchste Karte doppelt.
risk-claim-nest2 = { $name } darf im nächsten Zug zwei Stiche legen.
gain-redo = So ist der Wurm erfüllt, noch einmal mit { a-gold.dat }.
gain-blocked = Jetzt ist kein Stich möglich.
gain-go-by = Du lässt die Stiche vorerst liegen.
risk-go-by = Tut zwei Züge lang niemand etwas, endet die Runde.
gain-rest = Dein Stich liegt, und sonst lohnt sich jetzt nichts.
gain-resign = Es gibt kaum noch Hoffnung auf den Sieg.
risk-resign = Das Spiel ist sofort vorbei.

## Page: seat

page-has-stolen = hat gestohlen: { $label }

## Page: success

page-row = Die Reihe
page-wait-turn = Einen Zug warten
page-take-them-away = Wegnehmen
page-nine-packs = Neun Stapel
page-challenges = Aufgaben
page-met = { $met } gelöst
page-challenge = Die Aufgabe: { $label }
page-now = Jetzt: { $label }
page-claim = Nehmen
page-do-again-for-worm = Noch einmal, für den Wurm
page-do-again = Noch einmal: { $label }
page-known-below = Darunter bekannt
page-line = Deine Zeile
page-nine-lay-or-go-on = Neun! Leg es ab, oder mach weiter.
page-box-as = { $label } als { $value }
sign-plus = plus
sign-minus = minus
sign-times = mal
sign-over = geteilt durch
sign-open = Klammer auf
sign-close = Klammer zu
sign-equals = gleich
sign-power = hoch
sign-root = Wurzel aus
page-make-nine = Mach neun
page-how-stands = Wie es steht
page-on-table = auf dem Tisch
page-foxes-may-stay = Füchse dürfen bleiben
page-take-away = zu tun
page-foxes-stay = { $foxes } Füchse bleiben
page-need-hint = Ein Tipp gefällig?
page-oracle = Das Orakel
page-oracle-peeks-hidden-cards = Orakel (schaut in verdeckte Karten)
page-learning-aids = Lernhilfen
page-give-up = Aufgeben
page-yes-give-up = Ja, aufgeben
page-pairs-make-nine = Paare, die neun ergeben

## Page: table

page-trick = Ein Stich?
page-there-trick = Gibt es einen Stich?
page-best = Der beste
page-show-best = Den besten zeigen
page-nest = Dein Nest
page-nests = Nester
page-table = Am Tisch
page-lay-trick = Den Stich legen
page-colours-pairs = Farben der Paare
page-type-operation = Rechnung tippen
page-hints = Tipps
page-what-was-missed-after = Was übersehen wurde, nach jedem Tag
page-shade-what-cannot-become = Abdunkeln, was nicht neun werden kann
page-fox = Fuchs
page-put-back = { $label }, zurücklegen
page-touch-cards-make-nine = Tippe Karten an, die neun ergeben.
page-step-by-step = : Schritt für Schritt
page-show-one = Zeig eins
page-type-an-operation = Tippe eine Rechnung
page-nine = Ist es neun?
page-pass = Passen
page-draw = und ziehen
page-end-turn = Zug beenden
page-trick-2 = Dein Stich
page-snake = Die Schlange
page-clear = Leeren
page-line-2 = die Zeile
page-put-on-cloud = Auf die Wolke legen
page-henhouse = Der Hühnerstall
page-day = Tag { $day } von { $days }
page-nest-eggs = Eiernest
page-gold-played = Gespieltes Gold
page-gold-played-look = Gespieltes Gold: ansehen
page-eggs-today = Eier heute
page-day-over = Der Tag ist zu Ende
page-day-over-2 = Tag { $day } ist zu Ende
page-card = { $says }: Karte { $i }
page-copies = { $label }, { $copies } davon
page-announce-snake = Schlange ansagen
page-announce-nothing = Nichts ansagen
page-turn-up = Aufdecken
page-withdraw = Zurücknehmen
page-signs-deeds = Zeichen und Taten
page-hand = Deine Hand
page-no-hand = Keine Hand
page-are-watching-hands-stay = Du schaust zu. Die Karten bleiben verdeckt.
page-put-back-2 = Zurücklegen
page-gold-has-been-played = Gold, das gespielt ist
page-close = Schließen
page-what-was-missed-on = Was wurde an Tag { $looks_back } übersehen?
page-what-chick-saw = Was das Küken sah

## The goal

goal-group = Mach neun aus Karten. Jedes Ei darauf gehört dir.
goal-solo = Leere den Tisch, bis nur Füchse übrig sind.
goal-dual = Mach Neunen aus den Stapeln. Jedes Ei darauf gehört dir.

## The printed box

paper-flesh = Karten
paper-gold = Goldkarten
paper-signs = Die Eule, Rechenzeichen und Klammern
paper-scores = Wertungsblätter, zwei auf einer Seite
paper-day = Tag
paper-eggs = Eier
paper-level = Stufe
paper-date = Datum
paper-count = Wenn der Tag vorbei ist
paper-count-tricks = Zähle die Eier deiner Stiche.
paper-count-easter = Osterei: 5 mehr.
paper-count-fox = Jeder Fuchs auf der Hand: 10 weniger.
paper-count-out = Alles los, bevor das Nest leer ist: 15 mehr.
paper-count-zero = Unter 0 ist 0.

## What each rule says that these messages and the rules cite

law-CN-033 = Zuerst ziehst du in deinem Zug aus der Hand zu deiner Rechten, und niemand darf das auslassen. Nur ein Küken, das in diese Hand schaut, kommt davor.
law-CN-034 = Nach dem Ziehen darfst du einen Stich legen. Liegt er, beendest du deinen Zug.
law-CN-036 = Ohne Stich ziehst du eine Karte aus dem Nest, und dein Zug ist vorbei.
law-CN-037 = In deinem Zug darfst du so viele deiner Goldkarten spielen, wie du willst.
law-CN-050 = Ein Stich sind Karten, deren Werte genau neun ergeben, mit dem Rechnen der gewählten Stufe.
law-CN-067 = Sammelnester spielst du in deinem eigenen Zug, vor oder nach dem Stich und zusätzlich zu ihm.
law-CN-084 = Tauschst du mit der Henne eine Karte, legst du jemandem eine deiner Karten verdeckt hin und ziehst dann blind eine aus dieser Hand.
law-CN-085 = Die Henne darfst du bei allen anderen am Tisch spielen.
law-CN-091 = Nur ein Strohballen auf einmal darf auf deinen nächsten Stich warten.
law-CN-095 = Wer Maiskörner vor sich hat, darf höchstens einen Stich von neun Eiern legen.
law-CN-101 = Nur eine deiner Schlangen auf einmal darf auf der Lauer liegen.
law-CN-105 = Der Wurm wird gegen irgendeine Karte der Goldablage getauscht.
law-CN-110 = An einem Tisch mit Schlangen jederzeit darf eine Schlange bei jedem fremden Stich zubeißen, sobald er liegt. Sie stiehlt die höchste Karte.
law-CN-144 = Ein Fuchs obenauf versperrt seinen Stapel: Nichts davon kann benutzt werden.
law-CN-145 = Ist ein Stapel aufgebraucht, darf die oberste Karte eines anderen in die Lücke, auch ein Fuchs.
law-CN-164 = Im Duell wird abwechselnd gezogen: jedes Mal ein Stich, dann werden die Stapel aufgedeckt.
law-CN-166 = Im Duell gewinnt man höchstens eine Goldkarte pro Zug.
law-CN-170 = Wer im Duell keinen Stich machen kann oder keine Zeit mehr hat, überlässt den Zug der anderen Seite.
law-CN-190 = Die Aufgaben werden eine nach der anderen gelöst, in der Reihenfolge der Goldreihe.
law-CN-195 = Für den Wurm löst du noch einmal eine Aufgabe, die schon gelöst ist, gleich von wem.
law-CN-199 = Für die Schlange machst du einen Stich, dessen höchste Karte auf ihrem Stapel bleibt.
law-CN-R6 = Wer über alle Tage die meisten Eier hat, gewinnt; bei gleicher Summe teilt man den Sieg.
law-CN-R10 = Kein Teil der Rechnung darf null sein, auch nicht unterwegs. Ein Tisch kann es erlauben.
law-CN-R12 = Jede Teilung muss aufgehen, wenn der Tisch nicht mit Dezimalzahlen oder Brüchen spielt.
law-CN-R18 = Eine einzelne Neun ist schon ein Stich, eine einzelne Wunderkiste auch.
law-CN-R20 = Du musst nicht sagen, wofür eine Wunderkiste steht: Der Tisch wählt den Wert, der für dich am besten ist.
law-CN-R22 = Ein Stich pro Zug ist die Regel. Im Duell kann eine beanspruchte Karte Einzelnester der anderen Seite einen zweiten geben.
law-CN-R30 = Wer den Tag beginnt, zieht im allerersten Zug aus dem Nest, danach wie alle aus der Hand zur Rechten. Ein Tisch kann für jeden dieser Züge das Nest wählen.
law-CN-R51 = Ein Hahn kräht bis zum Ende des Zuges, in dem er gespielt wird. Ein zweiter im selben Zug brächte nichts.
law-CN-R54 = Zuerst nimmt die Schlange ihre Karte, dann verdoppelt Stroh die höchste der übrigen. Ein Tisch kann ausmachen, dass das Stroh verloren ist.
law-CN-R58 = Von mehreren Schlangen beißt die zuerst gelegte, und pro Stich nur eine. Deine eigene beißt dich nie.
law-CN-R61 = Liegen Maiskörner vor dir, darf ein Stich so, wie du ihn legst, höchstens neun Eier haben. Ein Tisch kann auch größere erlauben und neun zählen.
law-CN-R66 = Die Flinte jagt alle Füchse deiner Hand; ohne Fuchs tauschst du sie gegen eine andere Goldkarte, wenn noch eine da ist. Die Füchse kommen unter das Nest und können von dort wiederkommen.
law-CN-R71 = Mit Schlangen jederzeit werden bei jedem Stich alle anderen gefragt. Sagen mehrere eine an, zeigen sie sie insgeheim oder nehmen sie zurück; die stärkste gezeigte stiehlt, und alle gezeigten sind verbraucht.
law-CN-R81 = In eine Lücke kommt nur eine Karte von einem Stapel mit zwei oder mehr, so oft es Lücken gibt. Niemand muss.
law-CN-R85 = Die Aufgabe der Schlange verlangt einen Stich aus mindestens zwei Karten, denn die höchste bleibt liegen. Im Duell bringt diese Karte keine Eier.
law-CN-R93 = Henne, Küken, Flinte, Stroh und Einzelnester werden vor oder nach dem Stich beansprucht, einmal pro Zug, und ihren Nutzen hat die andere Seite.
law-CN-R94 = Im Duell passt du nur, wenn kein Stich möglich ist oder wenn eine Uhr läuft. Zwei Züge hintereinander ohne Stich und ohne Goldkarte beenden die Runde.
law-CN-R107 = Der Wurm darf Hahn, Maiskörner oder Schlange nur wiederholen, solange in diesem Zug noch ein passender Stich möglich ist.
law-CN-R109 = Ohne Karte auf der Hand hast du mit der Henne keine zu tauschen; die ganze Hand zu tauschen ist trotzdem erlaubt.
law-CN-R115 = Im Duell kann niemand aufgeben, solange die andere Seite die Aufgabe ausführt.
