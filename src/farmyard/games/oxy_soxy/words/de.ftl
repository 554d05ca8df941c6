# Glossary
#   bullock = Ochse (m)          cow = Kuh (f)              animal = Tier (n)
#   meadow = Wiese (f)           square = Feld (n)          line = Linie (f)
#   row = Reihe (f)              column = Spalte (f)        hand, pile = Hand, Stapel
#   score card = Wertungskarte (f), bullock score = Ochsenwertung (f), cow score = Kuhwertung (f)
#   to score a line = eine Linie werten      to burn a card = eine Karte abwerfen

## The box

title = Ochsen soxen
tagline = Starke Ochsen gewinnen Kühe, schöne Kühe gewinnen Ochsen.
author = Marco Teubner
credit = Ochsen soxen (englisch Oxy Soxy) ist ein Spiel von Marco Teubner, zuerst 2008 beim Nürnberger-Spielkarten-Verlag erschienen.

## House rules

option-start =
    .help = Der größte Ochse: ein Platz deiner Wahl, oder der Zufall.
option-adjacency = Nachbarn
    .help = Leg ein Tier auf jedes freie Feld, oder nie direkt neben ein anderes.
    .value-free = Erlaubt
    .value-forbidden = Verboten
option-tie = Gleichstand sperrt
    .help = Nur ein Gleichstand bei den gewerteten Tieren, oder auch einer bei den anderen.
    .value-scored_sex = Gewertete
    .value-either_sex = Alle
option-score_cards = Wertungskarten je Sorte
    .help = Je zwei, oder je eine für ein schnelles Spiel.
    .value-1 = Eine
    .value-2 = Zwei

## Bots

plays-egg = nimmt, was gerade kommt
plays-chick = wartet auf gute Linien
plays-pullet = legt irgendwohin, wertet aber mit Bedacht
plays-hen = denkt einen Zug voraus, auf ein, zwei Feldern
plays-rooster = denkt einen Zug voraus, auf wenigen Feldern
plays-goose = denkt einen Zug voraus, auf manchen Feldern
plays-cat = denkt einen Zug voraus, übersieht aber viel
plays-fox = denkt einen Zug voraus
plays-owl = denkt die Wiese zu Ende

## Lessons

lesson-first = Stark in der Reihe
    .about = Du lernst, warum ein Ochse neben einer Kuh liegt und wann du eine Wertungskarte spielst.
    .can-1 = Deine Ochsen sind am stärksten: Nimm die Kühe.
    .can-2 = Deine Kühe sind am schönsten: Nimm die Ochsen.
    .can-3 = Schau vor dem Werten: Gewinnen kann jeder.
    .can-4 = Ist die letzte Wertung gespielt, zählen die Punkte.
    .farewell = Sechs Schritte, drei Minuten. Der Rest ist das richtige Gespür.
lesson-first-1 = Tippe deinen Ochsen 7 an. Dann Feld C2.
    .knows = Leg ein Tier auf ein freies Feld und zieh eins nach.
    .instead = Das darfst du. In Reihe 2 würde es aber deinem Ochsen 3 helfen.
    .but-1 = Eine Kuh geht auch. Aber in Reihe 2 liegt schon eine, und sie will Ochsen.
    .but-2 = Schau erst hin: Die Linie bekäme Crisp, und deine Wertungskarte wäre weg.
lesson-first-2 = Deine Ochsen zählen 10, die von Crisp 8. Werte Reihe 2!
    .knows = Eine Ochsenwertung gewinnt die Kühe der Linie.
    .instead = Das darfst du. Aber in Reihe 2 liegt eine Kuh, die 9 wert ist und jetzt dir gehört.
    .but-1 = Schau erst, wer dort die schönste Kuh hat. Es ist Crisp!
lesson-first-3 = Die Kuh ist bei dir. Leg nun deine Kuh 10 auf D4.
    .knows = Gewertet wird nur, wo beide Sorten liegen.
    .instead = Das darfst du. Aber in Reihe 4 liegt ein Ochse für 10 Punkte, und keine Kuh gewinnt ihn.
lesson-first-4 = Deine Kuh ist die schönste in Reihe 4. Kuhwertung!
    .knows = Eine Kuhwertung gewinnt die Ochsen der Linie.
    .instead = Das darfst du. Aber deine Kuhwertung bringt in Reihe 4 zehn Punkte.
lesson-first-5 = Reihe 3 steht 6 zu 6. Dein Ochse 1 auf E3 ändert das.
    .knows = Bei Gleichstand an der Spitze wertet niemand.
    .instead = Das darfst du. Aber ein kleines Tier in Reihe 3, und du liegst vor Crisp.
lesson-first-6 = 7 schlägt 6, zwei Kühe sehen zu. Spiel die letzte Wertung!
    .knows = Die allerletzte Wertungskarte beendet das Spiel.
    .instead = Das darfst du. Aber in Reihe 3 warten neun Punkte, und dann hast du gewonnen.

## Puzzles

puzzle-line = Gewinn die Linie
    .asks = Welche Linie wertest du, und mit welcher Karte?
puzzle-place = Wo grast es?
    .asks = Welches Tier gehört wohin, damit du am besten stehst?

## Things

beast = { $sex ->
    [bullock] der Ochse
   *[cow] die Kuh
} { $value }
    .acc = { $sex ->
        [bullock] den Ochsen
       *[cow] die Kuh
    } { $value }
    .bare = { $sex ->
        [bullock] Ochse
       *[cow] Kuh
    } { $value }
    .none = { $sex ->
        [bullock] keinen Ochsen
       *[cow] keine Kuh
    } { $value }
coloured-beast = { $colour ->
    [yellow] { $sex ->
        [bullock] der gelbe Ochse
       *[cow] die gelbe Kuh
    }
    [red] { $sex ->
        [bullock] der rote Ochse
       *[cow] die rote Kuh
    }
    [blue] { $sex ->
        [bullock] der blaue Ochse
       *[cow] die blaue Kuh
    }
   *[green] { $sex ->
        [bullock] der grüne Ochse
       *[cow] die grüne Kuh
    }
} { $value }
line = { $kind ->
    [row] Reihe
   *[column] Spalte
} { $sign }
most = { $sex ->
    [bullock] stärksten
   *[cow] schönsten
}
points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-dat = { $points ->
    [0] keinem Punkt
    [one] 1 Punkt
   *[other] { $points } Punkten
}
beasts = { $sex ->
    [bullock] Ochsen
   *[cow] Kühe
}
others = { $other ->
    [bullock] Ochsen
   *[cow] Kühe
}
others-dat = { $other ->
    [bullock] Ochsen
   *[cow] Kühen
}
score = { $sex ->
    [bullock] Ochsenwertung
   *[cow] Kuhwertung
}

## A choice in words, as game files have it

say-lay = legt { FORM($beast, "acc") } auf { $square }
say-score = spielt eine { score } in { $line }
say-burn = wirft eine { score } ab
say-pass = passt

## The question

ask-both = Du bist dran, { $name }. Leg ein Tier auf die Wiese oder werte eine Linie.
ask-lay = Du bist dran, { $name }. Leg ein Tier auf die Wiese.
ask-must-lay = Du bist dran, { $name }. Du hast keine Wertungskarte mehr: Leg ein Tier.
ask-empty = { $who ->
    [you] Deine Hand ist leer, { $name }. Werte eine Linie.
   *[they] { $name } hat keine Tiere mehr und muss eine Linie werten.
}
ask-full = { $who ->
    [you] Kein Feld ist frei, { $name }. Werte eine Linie.
   *[they] Kein Feld ist frei: { $name } muss eine Linie werten.
}
ask-burn = { $who ->
    [you] Keine Linie zählt, { $name }. Wirf eine Wertungskarte ab.
   *[they] { $name } kann keine Linie werten und wirft eine Wertungskarte ab.
}
ask-pass = { $who ->
    [you] Du kannst nichts tun, { $name }. Passe.
   *[they] { $name } kann nur passen.
}
ask-thinking = { $name } überlegt.

## Why not

why-not-hand = Du hast { FORM($beast, "none") } auf der Hand. (OS-10)
why-not-taken = { $square } ist belegt: Dort liegt { $lying }. (OS-11)
why-not-neighbours = Nicht auf { $square }: Nebenan liegt ein Tier, und Nachbarn sind an diesem Tisch verboten. (OS-R1)
why-not-no-card = Du hast keine { score } mehr. (OS-07)
why-not-bare = Nichts zu werten: { $line } ist leer. (OS-31)
why-not-one-sex = In { $line } { $missing ->
    [bullock] liegt kein Ochse
   *[cow] liegt keine Kuh
}: Es braucht beide Sorten. (OS-31)
why-not-tie = Gleichstand in { $line }, { $best } zu { $best }: Keine { beasts } sind am { most }. (OS-30, OS-R6)
why-not-other-tie = Die { others } in { $line } stehen { $best } zu { $best }, und an diesem Tisch sperrt das beide. (OS-R6)
why-not-burn = Eine Wertungskarte wirfst du nur ab, wenn du weder legen noch werten kannst. (OS-R8)
why-not-pass = Passen darfst du nur, wenn du nichts anderes tun kannst. (OS-R9)
why-not-nothing = So einen Zug gibt es nicht. (OS-10)

## What happened

tell-lay = { $who ->
    [you] Du legst { FORM($beast, "acc") } auf { $square }.
   *[they] { $name } legt { FORM($beast, "acc") } auf { $square }.
}
tell-lay-and-draw = Du legst { FORM($beast, "acc") } auf { $square } und ziehst { FORM($drawn, "acc") }.
tell-score = { $who ->
    [you] Du spielst eine { score } in { $line }: { $winner_is ->
        [you] Deine { beasts } sind
       *[they] Die { beasts } von { $winner } sind
    } am { most } und gewinnen die { others }, { points }.
   *[they] { $name } spielt eine { score } in { $line }: { $winner_is ->
        [you] Deine { beasts } sind
       *[they] Die { beasts } von { $winner } sind
    } am { most } und gewinnen die { others }, { points }.
}
    .brief = { $who ->
        [you] Du wertest { $line }: { $winner_is ->
            [you] Du gewinnst
           *[they] { $winner } gewinnt
        } { points }.
       *[they] { $name } wertet { $line }: { $winner_is ->
            [you] Du gewinnst
           *[they] { $winner } gewinnt
        } { points }.
    }
tell-burn = { $who ->
    [you] Du wirfst eine { score } ab: Keine Linie kann gewertet werden.
   *[they] { $name } wirft eine { score } ab: Keine Linie kann gewertet werden.
}
tell-pass = { $who ->
    [you] Du passt: Du kannst nichts tun.
   *[they] { $name } passt.
}
tell-end = Das war die letzte Wertungskarte.

## The end

heading-points = Punkte
heading-bullocks = Ochsen gewonnen
heading-cows = Kühe gewonnen
outcome-won = { $who ->
    [you] Du gewinnst mit { points-dat }, { $name }!
   *[they] { $name } gewinnt mit { points-dat }!
}
outcome-shared = { $who ->
    [you] Du teilst den Sieg mit { $others }: je { points }.
   *[they] { $others } teilen den Sieg: je { points }.
}

## The table as text

sketch-seat = { $mark }  { $name }: { $points } Punkte; Wertungskarten: { $bullock } für Ochsen, { $cow } für Kühe; { $held } auf der Hand, { $left } im Stapel
sketch-hand = Deine Hand: { $cards }
sketch-card = { FORM($beast, "bare") }
sketch-no-card = keine Karte

## The page

unit-points = Punkte
unit-pile = im Stapel
mark-bullock = Ochsenwertungen übrig
mark-cow = Kuhwertungen übrig
label-line = { $line }
label-meadow = Die Wiese
label-beast = { $sex ->
    [bullock] Ochse
   *[cow] Kuh
} { $value } von { $name }, Reihe { $row }, Spalte { $column }
label-free = Freies Feld, Reihe { $row }, Spalte { $column }
label-hand = Deine Hand
label-held = { FORM($beast, "bare") }
label-held-say = { FORM($beast, "bare") }: Wähle ein Feld.
label-card = { $sex ->
    [bullock] Wertung Ochsen
   *[cow] Wertung Kühe
}
label-card-left = { label-card }, noch { $left }
label-card-say = { label-card }: Tippe die Zahl einer Reihe oder den Buchstaben einer Spalte an.
label-choice = Deine Wahl
label-burn = { score } abwerfen
label-pass = Die anderen machen weiter
label-no-hand = Keine Hand
watching = Du schaust zu. Die Karten bleiben verdeckt.
slip-lines = Linien
slip-none = Noch kann keine Linie gewertet werden. Tippe die Zahl einer Reihe oder den Buchstaben einer Spalte an und sieh, warum.
slip-of = { $line }, wenn gewertet
slip-beats = schlägt
slip-points = Punkte
slip-takes = nimmt die { others }
slip-go = Werten
slip-gives = { $winner } { points } schenken
    .brief = Schenken
slip-gives-say = Das bringt { $winner } { points }. Wirklich?
slip-no-winner = { $sex ->
    [bullock] Hier liegt kein Ochse.
   *[cow] Hier liegt keine Kuh.
}
slip-tied = Gleichstand, { $total } zu { $total }: keine Wertung.
slip-no-prize = { $other ->
    [bullock] Kein Ochse zu gewinnen.
   *[cow] Keine Kuh zu gewinnen.
}
slip-blocked = Gleichstand bei den { others-dat } sperrt.

## Advice

gain-mine = Deine { beasts } sind in { $line } am { most } und gewinnen jetzt die { others }: { points }.
gain-other = Keine Linie ist besser für dich. Diese bringt { $winner } { points }.
gain-grows = Dann brächte dir eine { score } in { $line }: { points } statt { $before }.
gain-opens = Dann brächte dir eine { score } in { $line }: { points }.
gain-spoils = { $name } könnte jetzt { points } gewinnen, in { $line }, danach nicht mehr.
gain-waits = Noch ist keine Linie eine Wertungskarte wert; so sparst du deine für eine bessere.
cost = { $cards ->
    [1] Es kostet deine letzte Wertungskarte.
   *[other] Es kostet eine deiner { $cards } Wertungskarten.
}
risk-threat = Als Nächstes könnte { $name } { points } gewinnen, in { $line }.
goal = Starke Ochsen gewinnen Kühe, schöne Kühe gewinnen Ochsen.

## The printed box

paper-deck = { $colour ->
    [yellow] Gelb
    [red] Rot
    [blue] Blau
   *[green] Grün
}
paper-beast = { $sex ->
    [bullock] Ochse
   *[cow] Kuh
} { $value }
paper-meadow = Wiesenkarten

## What each rule says that these messages and the rules cite

law-OS-07 = Alle beginnen mit gleich vielen Wertungskarten für Ochsen und für Kühe: je zwei, im schnellen Spiel je eine. Jede gilt einmal.
law-OS-10 = Ein Zug ist eine Karte: ein Tier aus deiner Hand oder eine Wertungskarte.
law-OS-11 = Ein Tier kommt auf ein Feld, auf dem noch keins liegt; ein Gänseblümchen zählt nicht.
law-OS-30 = Eine Linie kann nicht gewertet werden, solange sich mehrere die höchste Summe teilen.
law-OS-31 = Eine Linie kann nur gewertet werden, wenn mindestens ein Ochse und eine Kuh darin liegen.
law-OS-R1 = Jedes freie Feld ist recht, auch eines neben anderen Tieren. Ein Tisch kann Nachbarn verbieten.
law-OS-R5 = Wer der größte Ochse ist und beginnt, entscheidet der Zufall, wenn der Tisch niemanden bestimmt hat.
law-OS-R6 = Nur ein Gleichstand bei der höchsten Summe sperrt eine Linie, und nur bei den Tieren, die gewertet werden. Ein Tisch kann ausmachen, dass auch einer bei den anderen sie sperrt.
law-OS-R8 = Kannst du weder ein Tier legen noch eine Linie werten, legst du eine Wertungskarte deiner Wahl ab. Die Wiese bleibt, wie sie ist.
law-OS-R9 = Du passt nur, wenn du keine Wertungskarte mehr hast und kein Tier legen kannst. Die anderen spielen weiter.
law-OS-R15 = Bleibt dir nur das Werten, musst du werten, auch wenn nur andere davon haben.
law-OS-R16 = Wie viele Wertungskarten jeder Sorte jemand noch hat, wissen alle.
law-OS-R19 = Gleich viele Punkte am Ende teilen sich den Platz, ganz oben auch den Sieg.
law-OS-R22 = Alle haben zwei Wertungskarten für Ochsen und zwei für Kühe; für ein schnelles Spiel kann ein Tisch je eine nehmen.
