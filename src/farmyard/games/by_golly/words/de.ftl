# Glossary
#   yard = Hühnerhof (m)         place = Feld (n)           row = Reihe (f)
#   mess = Misthaufen (m), in the mess = im Mist             shovel = Schaufel (f)
#   hand = Hand (f)              stack = Stapel (m)         turn = Zug (m)
#   match = Paar (n), the same card = die gleiche Karte     lucky duck = Schwein gehabt
#   to play = spielen            to turn over = aufdecken   to lay aside = ablegen
#   to draw = ziehen             to shuffle = mischen       to pick out = aussuchen
#   to miss a turn = aussetzen   to be rid of = los sein    to go (cards) = wegkommen
#   Forms of a card: value "der Fuchs", .acc "den Fuchs", .one "einen Fuchs", .bare "Fuchs"

## The box

title = Au Backe!
tagline = Finde, was du auf der Hand hast. Und tritt nicht in den Mist.
author = Frank Nestel
credit = Au Backe! (englisch By Golly!) ist ein Spiel von Frank Nestel, zuerst 2001 bei Zoch erschienen.

## House rules

drawer-finer = Feinheiten

option-start =
    .help = Ein Platz nach Wahl, oder der Zufall.
option-lucky_duck = Schwein gehabt
    .help = Ob bei einem Paar alle gleichen Tiere wegkommen: fragen, oder immer.
    .value-choice = Fragen
    .value-auto = Immer
option-memory_aid = Gedächtnishilfe
    .help = Was sich der Tisch für dich merkt.
    .value-none = Nichts
    .value-last_seen = Zuletzt gesehen
    .value-full = Alles
option-last_card_safe = Letzte Karte ist sicher
    .help = Niemand gewinnt, weil die letzte Karte gezogen wird.
option-empty_hand = Ganze Hand verloren
    .help = Aussetzen und danach ziehen, oder erst ziehen und dann spielen.
    .value-pass = Aussetzen
    .value-draw_first = Erst ziehen
option-faceup_match = Gleiche Karte liegt offen
    .help = Ein behaltenes Tier braucht eine verdeckte Karte, oder es kommt gleich weg, wenn seine Karte offen liegt.
    .value-no = Eine aufdecken
    .value-instant = Kommt gleich weg
option-consolation = Mischen nach dem Mist
    .help = Gemischt werden beliebige der aufgedeckten Karten, oder nur alle zusammen.
    .value-any = Beliebige
    .value-all = Alle oder keine
option-max_turns = Längstes Spiel
    .help = Nach so vielen Zügen gewinnen die wenigsten Karten.

## Bots

plays-egg = merkt sich fast nichts
plays-chick = vergisst das meiste
plays-pullet = merkt sich jede zweite Karte
plays-hen = vergisst jede dritte Karte
plays-rooster = vergisst ab und zu eine Karte
plays-fox = merkt sich alles
plays-owl = merkt sich alles und denkt voraus

## Lessons

lesson-first = Finde, was du hast
    .about = Du lernst, bei den anderen hinzuschauen, und was im Mist zu tun ist.
    .can-1 = Spiel ein Tier, dann such seinen Zwilling im Hühnerhof.
    .can-2 = Ein Paar kommt weg, und du machst weiter.
    .can-3 = Misthaufen: Noch eine Karte aufdecken, und hoffen.
    .can-4 = Keine Karten mehr: Du hast gewonnen.
    .farewell = Du hast gewonnen! Der Rest ist ein gutes Gedächtnis.
lesson-first-1 = Spiel zuerst ein Tier aus deiner Hand. Nimm den Fuchs.
    .knows = Spiel erst ein Tier, dann deck eine Karte auf.
    .instead = Du darfst mit jedem Tier beginnen. Suchen wir zuerst den Fuchs.
lesson-first-2 = Deck nun eine Karte auf. Noch kennt sie niemand: Rate!
    .knows = Kein Paar: Die Karte kommt zurück, und dein Zug endet.
    .instead = Geraten ist geraten, und das war genauso gut. Aber gehen wir zusammen weiter.
    .but-1 = Du hast den Fuchs erraten! Das war Glück.
lesson-first-3 = Hast du gesehen? Crisp fand einen Fuchs. Spiel deinen.
    .knows = Schau gut hin, wenn andere Karten aufdecken.
    .instead = Das darfst du. Aber eben hast du den Fuchs gesehen, und bald ist es vergessen.
lesson-first-4 = Deck nun die Karte auf, die Crisp aufgedeckt hat.
    .knows = Zwei gleiche: Deine kommt weg, und du machst weiter.
    .instead = Du darfst jede Karte aufdecken. Aber du hast einen Fuchs gesehen: dort im Licht.
lesson-first-5 = Ein Paar! Dein Fuchs ist weg. Weiter: Spiel eine Henne.
    .instead = Das geht auch. Aber du hast zwei Hennen, so wirst du mehr los.
lesson-first-6 = Das Licht hat eine gute Nase. Deck diese Karte auf.
    .instead = Du darfst selbst raten. Diesmal war die Henne im Licht.
lesson-first-7 = Eine Henne gefunden, zwei auf der Hand: Beide dürfen weg!
    .knows = Bei einem Paar dürfen alle gleichen Tiere weg.
    .instead = Du darfst eine behalten. Aber wozu? Wer zuerst alle Karten los ist, hat gewonnen.
lesson-first-8 = Nur noch eine! Spiel die Schnecke.
    .instead = Das geht auch. Aber sehen wir, was der Schnecke passiert.
lesson-first-9 = Deck diese auf, und halt dir die Nase zu.
    .instead = Das darfst du. Dir ist aber etwas Übelriechendes entgangen.
lesson-first-10 = Mist! Eine Schaufel rettet dich, sonst ziehst du zwei Karten.
    .knows = Misthaufen: Deck noch eine auf. Die Schaufel rettet dich.
    .instead = Keine Schaufel. Dann nimmst du Karten von anderen: zwei, und beim zweiten Misthaufen vier.
lesson-first-11 = Gerettet! Misch die offenen Karten, so kennt sie niemand.
    .knows = Nach dem Mist darfst du die offenen Karten mischen.
    .instead = Du darfst einige aussuchen oder alle lassen. Aber dann wissen alle, wo die anderen liegen.
lesson-first-12 = Crisp fand gerade eine Schnecke. Spiel deine letzte Karte!
lesson-first-13 = Wo war sie? Hier! Deck sie auf, und du hast gewonnen.
    .knows = Keine Karten mehr: Du hast gewonnen.
    .instead = Du darfst jede Karte aufdecken. Aber Crisp hat dir die Schnecke gezeigt.

## Puzzles

puzzle-where = Wo steckt es?
    .asks = Du hast gesehen, wo es liegt. Was tust du?
puzzle-mess = In der Patsche
    .asks = Was ist jetzt das Beste?

## Things

card = { $card ->
    [worm] der Wurm
    [hedgehog] der Igel
    [chick] das Küken
    [rooster] der Hahn
    [hare] der Hase
    [raven] der Rabe
    [drake] der Erpel
    [butterfly] der Schmetterling
    [fox] der Fuchs
    [marten] der Marder
    [mess] ein Misthaufen
    [shovel] eine Schaufel
   *[other] die { card.bare }
}
    .acc = { $card ->
        [worm] den Wurm
        [hedgehog] den Igel
        [rooster] den Hahn
        [hare] den Hasen
        [raven] den Raben
        [drake] den Erpel
        [butterfly] den Schmetterling
        [fox] den Fuchs
        [marten] den Marder
        [mess] einen Misthaufen
       *[other] { card }
    }
    .one = { $card ->
        [worm] einen Wurm
        [hedgehog] einen Igel
        [chick] ein Küken
        [rooster] einen Hahn
        [hare] einen Hasen
        [raven] einen Raben
        [drake] einen Erpel
        [butterfly] einen Schmetterling
        [fox] einen Fuchs
        [marten] einen Marder
       *[other] eine { card.bare }
    }
    .bare = { $card ->
        [worm] Wurm
        [snail] Schnecke
        [caterpillar] Raupe
        [hedgehog] Igel
        [chick] Küken
        [rooster] Hahn
        [hare] Hase
        [hen] Henne
        [raven] Rabe
        [goose] Gans
        [drake] Erpel
        [butterfly] Schmetterling
        [mouse] Maus
        [fox] Fuchs
        [marten] Marder
        [mess] Misthaufen
       *[shovel] Schaufel
    }
    .plural = { $card ->
        [worm] Würmer
        [snail] Schnecken
        [caterpillar] Raupen
        [rooster] Hähne
        [hare] Hasen
        [hen] Hennen
        [raven] Raben
        [goose] Gänse
        [butterfly] Schmetterlinge
        [mouse] Mäuse
        [fox] Füchse
        [shovel] Schaufeln
       *[other] { card.bare }
    }
cards = { $n ->
    [1] { card }
    [2] zwei { card.plural }
   *[3] drei { card.plural }
}
    .acc = { $n ->
        [1] { card.acc }
       *[other] { cards }
    }
place = Reihe { $row }, Feld { $column }
where = { " " }in { place }
card-at = { card }{ where }
    .acc = { card.acc }{ where }
so-many = { $n ->
    [0] keine Karte
    [1] eine Karte
   *[other] { so-many.number } Karten
}
    .number = { $n ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $n }
    }
others = { $who ->
    [you] dir
    [they] { $name }
   *[all] den anderen
}

## A choice in words, as game files have it

say-play = spielt { FORM($animal, "acc") }
say-turn = deckt { $place } auf
say-one = legt nur { FORM($animal, "one") } ab
say-all = legt alle { FORM($animal, "plural") } ab
say-draw = zieht eine Karte von { $victim }
say-leave = lässt die aufgedeckten Karten liegen
say-shuffle = mischt die aufgedeckten Karten
say-shuffle-picked = mischt die ausgesuchten Karten
say-pick = sucht { FORM($card, "acc") } in { $place } aus

## The question

ask-play = { $who ->
    [you] Du bist dran, { $name }. Spiel ein Tier.
   *[they] { $name } sucht ein Tier aus.
}
ask-turn = { $who ->
    [you] Deck nun eine Karte auf. Wo steckt { $animal }?
   *[they] { $name } sucht { FORM($animal, "acc") }.
}
ask-lucky = { $who ->
    [you] Schwein gehabt! Wie viele deiner { FORM($animal, "plural") } kommen weg?
   *[they] { $name } hat mehr als { FORM($animal, "one") }.
}
ask-turn2 = { $who ->
    [you] Mist! Deck noch eine Karte auf. Hoffentlich eine Schaufel.
   *[they] Mist! { $name } braucht eine Schaufel.
}
ask-draw = { $who ->
    [you] Du sitzt im Mist. Aus wessen Hand ziehst du? Noch { $owed }.
   *[they] { $name } sitzt im Mist und zieht von { $others }: noch { $owed }.
}
ask-shuffle = { $who ->
    [you] Mischst du die aufgedeckten Karten, oder lässt du sie liegen?
   *[they] { $name } darf die aufgedeckten Karten mischen.
}
ask-go-on = Ein Paar! Weiter geht’s: Spiel noch ein Tier.
ask-pick = Alle aufgedeckten Karten mischen, einige aussuchen, oder alle liegen lassen?
ask-pick-another = Getauscht wird { $cards }: Such noch eine aus, oder lass alle liegen.
ask-pick-more = { CAP(FORM($cards, "acc")) } mischen, noch mehr, oder gar nicht?

## Why not

why-not-play = Das geht nicht: Du hast k{ FORM($animal, "one") } auf der Hand. (BG-13)
why-not-turn = Die nicht: Sie liegt schon offen. (BG-14)
why-not-turn2 = Die nicht: Sie liegt schon offen. (BG-24, BG-R2)
why-not-lucky = Leg alle gleichen Tiere ab, oder nur das gespielte. (BG-R5)
why-not-shuffle = Misch die aufgedeckten Karten, oder lass sie liegen. (BG-29, BG-30)
why-not-alone = Eine Karte allein kann nicht tauschen: Such noch eine aus. (BG-R14)
why-not-again = Die ist schon ausgesucht. (BG-R14)
why-not-no-animal = So ein Tier gibt es nicht.
why-not-no-place = So ein Feld gibt es im Hühnerhof nicht.
why-not-self = Aus deiner eigenen Hand kannst du nicht ziehen. (BG-28)
why-not-empty = Da gibt es nichts zu ziehen: Diese Hand ist leer. (BG-R9)
why-not-safe = Da nicht: Die letzte Karte ist an diesem Tisch sicher. (BG-R12)
why-not-nobody = Da sitzt niemand.
why-shut-play = Spiel zuerst ein Tier aus deiner Hand.
why-shut-turn = { CAP($animal) } ist gespielt: Deck nun eine Karte im Hühnerhof auf.
why-shut-turn2 = Mist! Deck zuerst noch eine Karte im Hühnerhof auf.
why-shut-lucky = Sag zuerst, wie viele deiner { FORM($animal, "plural") } wegkommen.
why-shut-draw = Du sitzt im Mist: Zieh zuerst eine Karte. Wähle, von wem.
why-shut-shuffle = Sag zuerst, ob die aufgedeckten Karten gemischt werden.

## What happened

tell-lay = { $who ->
    [you] Du spielst { FORM($animal, "acc") }.
   *[they] { $name } spielt { FORM($animal, "acc") }.
}
tell-match = { $who ->
    [you] Du spielst { FORM($animal, "acc") }. Gefunden{ $where }! Abgelegt.
   *[they] { $name } spielt { FORM($animal, "acc") }. Gefunden{ $where }! Abgelegt.
}
    .aloud = { $who ->
        [you] { CAP(FORM($animal, "bare")) }{ $where }! Weg.
       *[they] { $name }: { FORM($animal, "bare") }{ $where }, weg.
    }
tell-match-all = { $who ->
    [you] Du spielst { FORM($animal, "acc") }. Gefunden{ $where }! Schwein gehabt: Alle deine { FORM($animal, "plural") } kommen weg.
   *[they] { $name } spielt { FORM($animal, "acc") }. Gefunden{ $where }! Schwein gehabt: Alle { FORM($animal, "plural") } von { $name } kommen weg.
}
    .brief = { tell-all }
    .aloud = { $who ->
        [you] { CAP(FORM($animal, "bare")) }{ $where }! Alle weg.
       *[they] { $name }: alle { FORM($animal, "plural") } weg{ $where }.
    }
tell-at-once = { $who ->
    [you] Du spielst { FORM($animal, "acc") }. Die gleiche Karte liegt offen: abgelegt.
   *[they] { $name } spielt { FORM($animal, "acc") }. Die gleiche Karte liegt offen: abgelegt.
}
tell-at-once-all = { $who ->
    [you] Du spielst { FORM($animal, "acc") }. Die gleiche Karte liegt offen! Schwein gehabt: Alle deine { FORM($animal, "plural") } kommen weg.
   *[they] { $name } spielt { FORM($animal, "acc") }. Die gleiche Karte liegt offen! Schwein gehabt: Alle { FORM($animal, "plural") } von { $name } kommen weg.
}
    .brief = { tell-all }
tell-at-once-lucky = { $who ->
    [you] Du spielst { FORM($animal, "acc") }. Die gleiche Karte liegt offen! Und du hast noch mehr davon.
   *[they] { $name } spielt { FORM($animal, "acc") }. Die gleiche Karte liegt offen! Und es gibt noch mehr davon.
}
    .brief = { $who ->
        [you] Die gleiche Karte liegt offen! Und du hast noch mehr davon.
       *[they] Die gleiche Karte liegt offen! { $name } hat noch mehr.
    }
tell-lucky = { $who ->
    [you] Du spielst { FORM($animal, "acc") }. Gefunden{ $where }! Und du hast noch mehr davon.
   *[they] { $name } spielt { FORM($animal, "acc") }. Gefunden{ $where }! Und es gibt noch mehr davon.
}
    .brief = { $who ->
        [you] { CAP($animal) }{ $where }! Und du hast noch mehr davon.
       *[they] { CAP($animal) }{ $where }! { $name } hat noch mehr davon.
    }
    .aloud = { $who ->
        [you] { CAP(FORM($animal, "bare")) }{ $where }! Und du hast noch mehr davon.
       *[they] { $name }: { FORM($animal, "bare") }{ $where }, und noch mehr davon.
    }
tell-miss = { $who ->
    [you] Du spielst { FORM($animal, "acc") } und deckst { FORM($card, "acc") }{ $where } auf. Kein Paar.
   *[they] { $name } spielt { FORM($animal, "acc") } und deckt { FORM($card, "acc") }{ $where } auf. Kein Paar.
}
    .brief = { $who ->
        [you] { CAP($card) }{ $where }: kein Paar für dich.
       *[they] { CAP($card) }{ $where }: kein Paar für { $name }.
    }
    .aloud = { $who ->
        [you] { CAP($card) }{ $where }. Kein Paar.
       *[they] { $name }: { FORM($animal, "bare") }, aber { FORM($card, "bare") }{ $where }.
    }
tell-mess = { $who ->
    [you] Du spielst { FORM($animal, "acc") } und deckst einen Misthaufen{ $where } auf.
   *[they] { $name } spielt { FORM($animal, "acc") } und deckt einen Misthaufen{ $where } auf.
}
    .brief = { $who ->
        [you] Du deckst einen Misthaufen{ $where } auf.
       *[they] { $name } deckt einen Misthaufen{ $where } auf.
    }
    .aloud = { $who ->
        [you] Ein Misthaufen{ $where }!
       *[they] { $name }: ein Misthaufen{ $where }.
    }
tell-one = { $who ->
    [you] Du legst nur { FORM($animal, "one") } ab.
   *[they] { $name } legt nur { FORM($animal, "one") } ab.
}
tell-all = { $who ->
    [you] Schwein gehabt! Alle deine { FORM($animal, "plural") } kommen weg.
   *[they] Schwein gehabt! Alle { FORM($animal, "plural") } von { $name } kommen weg.
}
tell-shovel = { $who ->
    [you] Eine Schaufel{ $where }! Wieder sauber. { CAP($animal) } kommt zu dir zurück.
   *[they] Eine Schaufel{ $where }! { $name } ist wieder sauber und nimmt { FORM($animal, "acc") } zurück.
}
    .brief = { $who ->
        [you] Eine Schaufel{ $where }! Du bist wieder sauber.
       *[they] Eine Schaufel{ $where }! { $name } ist wieder sauber.
    }
    .aloud = { $who ->
        [you] Eine Schaufel{ $where }! Wieder sauber.
       *[they] { $name }: eine Schaufel{ $where }, wieder sauber.
    }
tell-landed = { $who ->
    [you] { CAP($card) }{ $where }: Du sitzt im Mist. Nimm zwei Karten von { $others }; { $animal } kommt zu dir zurück.
   *[they] { CAP($card) }{ $where }: { $name } sitzt im Mist, nimmt { FORM($animal, "acc") } zurück und zwei Karten von { $others }.
}
    .brief = { $who ->
        [you] { CAP($card) }{ $where }: Du sitzt im Mist. Nimm zwei Karten.
       *[they] { CAP($card) }{ $where }: { $name } sitzt im Mist.
    }
    .aloud = { $who ->
        [you] { CAP($card) }{ $where }: Du sitzt im Mist. Nimm zwei Karten von { $others }.
       *[they] { $name }: { $card }{ $where }, im Mist.
    }
tell-really = { $who ->
    [you] Noch ein Misthaufen{ $where }! Nimm vier Karten von { $others }; { $animal } kommt zu dir zurück.
   *[they] Noch ein Misthaufen{ $where }! { $name } nimmt { FORM($animal, "acc") } zurück und vier Karten von { $others }.
}
    .brief = { $who ->
        [you] Noch ein Misthaufen{ $where }! Nimm vier Karten.
       *[they] Noch ein Misthaufen{ $where }! { $name } nimmt vier Karten.
    }
    .aloud = { $who ->
        [you] Noch ein Misthaufen{ $where }! Nimm vier Karten von { $others }.
       *[they] { $name }: noch ein Misthaufen{ $where }.
    }
tell-drawn = { $who ->
    [you] Du ziehst { FORM($card, "acc") } von { $victim }.
   *[they] { $name } zieht eine Karte von { $victim }.
}
tell-drawn-from-you = { $name } zieht { FORM($card, "acc") } von dir.
tell-shuffled = { $who ->
    [you] Du mischst die { FORM($n, "number") } aufgedeckten Karten.
   *[they] { $name } mischt die { FORM($n, "number") } aufgedeckten Karten.
}
tell-picked = { $who ->
    [you] Du suchst zum Mischen { FORM($cards, "acc") } aus.
   *[they] { $name } sucht zum Mischen { FORM($cards, "acc") } aus.
}
tell-some = { $who ->
    [you] Du mischst { FORM($cards, "acc") }.
   *[they] { $name } mischt { FORM($cards, "acc") }.
}
tell-left = { $who ->
    [you] Du lässt die Karten liegen.
   *[they] { $name } lässt die Karten liegen.
}
tell-back = { $who ->
    [you] { CAP($animal) } ist wieder auf deiner Hand.
   *[they] { $name } hat { FORM($animal, "acc") } wieder.
}
tell-no-hand = Aber da ist keine Karte zu holen.
tell-no-more = Mehr Karten sind nicht zu holen.
tell-draws = { $who ->
    [you] Du ziehst { $n } von deinem Stapel: { FORM($cards, "acc") }.
   *[they] { $name } zieht { $n } vom Stapel.
}
    .aloud = { $who ->
        [you] Du ziehst { $n }: { FORM($cards, "acc") }.
       *[they] Zieht { $n }.
    }
tell-misses = { $who ->
    [you] Du hast keine Karte auf der Hand: Du setzt aus und ziehst { $n }: { FORM($cards, "acc") }.
   *[they] { $name } hat keine Karte auf der Hand, setzt aus und zieht { $n }.
}
tell-draws-first = { $who ->
    [you] Du hast keine Karte auf der Hand, also ziehst du zuerst { $n }: { FORM($cards, "acc") }.
   *[they] { $name } hat keine Karte auf der Hand und zieht zuerst { $n }.
}
tell-matched = { $who ->
    [you] Du bist alle Karten los!
   *[they] { $name } ist alle Karten los!
}
tell-robbed = { $who ->
    [you] Deine letzte Karte ist weg: Du bist alle los!
   *[they] Die letzte Karte von { $name } ist weg: { $name } ist alle los!
}
tell-closed = Der Hühnerhof schließt für die Nacht.

## The end

heading-left = Karten übrig
heading-held = auf der Hand
heading-stack = im Stapel
outcome-won = { $who ->
    [you] Du gewinnst, { $name }!
   *[they] { $name } gewinnt!
}
outcome-closed = { $who ->
    [you] Der Hühnerhof schließt. Du hast die wenigsten Karten und gewinnst, { $name }!
   *[they] Der Hühnerhof schließt. { $name } hat die wenigsten Karten und gewinnt!
}
outcome-closed-shared = { $who ->
    [you] Der Hühnerhof schließt. Du teilst den Sieg mit { $others }: die wenigsten Karten.
   *[they] Der Hühnerhof schließt. { $others } haben die wenigsten Karten und teilen den Sieg.
}

## The table as text

sketch-seat = { $name }: noch { $total }, { $held } auf der Hand{ $laid }, { $left } im Stapel
sketch-laid = , { $animal } auf dem Tisch
sketch-hand = Deine Hand: { $cards }
sketch-no-card = keine Karte

## The page

unit-left = übrig
unit-held = auf der Hand
label-card = { $card ->
    [butterfly] { "Schmetter\u00ADling" }
   *[other] { card.bare }
}
label-yard = Der Hühnerhof
label-down = Karte verdeckt, { place }
label-remembered = { label-down }, gemerkt als { $known ->
    [1] { FORM($cards, "bare") }
   *[other] eine von { $known }: { FORM($cards, "bare") }
}
label-up = { card.bare } offen, { place }
label-picked = { label-up }, wird gemischt
label-played = Gespielt
label-aside = { $n ->
    [0] Abgelegt
   *[other] Abgelegt: { $n }
}
label-stack = Dein Stapel
label-messes = Misthaufen verdeckt
label-shovels = Schaufeln verdeckt
label-hand = Deine Hand
label-choice = Deine Wahl
label-all = { $copies ->
    [2] Beide { card.plural }
   *[3] Alle drei { card.plural }
}
label-one = Nur diese Karte
label-shuffle = { $picked ->
    [0] Alle { $n } mischen
   *[other] Diese { $n } mischen
}
label-leave = Liegen lassen
label-no-hand = Keine Hand
watching = Du schaust zu. Die Karten bleiben verdeckt.

## Advice: what a choice brings

gain-known = Du weißt, wo { $animal } liegt: { $place }. Das gibt sicher ein Paar.
gain-known-many = Du weißt, wo { $animal } liegt: { $place }. { $n ->
    [2] Beide { FORM($animal, "plural") }
   *[3] Alle drei { FORM($animal, "plural") }
} auf deiner Hand können auf einmal weg.
gain-up = Die gleiche Karte liegt schon offen, darum kommt { $animal } gleich weg.
gain-stuck = Die Karten zu all deinen Tieren liegen schon offen, jetzt kann keines ein Paar werden.
gain-unknown = Du weißt von keinem deiner Tiere, wo es liegt. Versuch dein Glück: Spiel { FORM($animal, "acc") }.
gain-unknown-many = Du weißt von keinem deiner Tiere, wo es liegt. Du hast { FORM($cards, "acc") }: Findest du das Tier, können alle auf einmal weg.
gain-rest-unknown = Von den Karten, die du kennst, passt jetzt keine. Versuch dein Glück: Spiel { FORM($animal, "acc") }.
gain-here = Du weißt, dass { $animal } hier liegt. Das gibt sicher ein Paar.
gain-last = Nur diese Karte kennst du nicht, also muss { $animal } hier liegen.
gain-one-of = { CAP($animal) } ist unter den { $n } Karten, die du nicht kennst, und diese hier ist eine davon.
gain-new = { CAP($animal) } liegt schon offen im Hühnerhof, also kann keine andere Karte passen. Diese zeigt dir wenigstens etwas Neues.
gain-harmless = { CAP($animal) } liegt schon offen im Hühnerhof, also kann keine andere Karte passen. Hier liegt { $card }: So bleibst du aus dem Mist.
gain-nothing = Jetzt kann keine Karte passen, und eine musst du aufdecken.
gain-shovel-here = Du weißt, dass hier eine Schaufel liegt. Sie holt dich aus dem Mist, und du nimmst keine Karten.
gain-shovel-unknown = Du brauchst eine Schaufel. Beide sind unter den { $n } Karten, die du nicht kennst, und diese hier ist eine davon.
gain-no-mess = Du weißt nicht, wo eine Schaufel liegt, aber der andere Misthaufen ist hier nicht.
gain-all = { $n ->
    [2] Beide { FORM($animal, "plural") }
   *[3] Alle drei { FORM($animal, "plural") }
} kommen auf einmal weg, für eine aufgedeckte Karte.
gain-one = { CAP($animal) } kommt für immer weg.
then-win = Dann hast du keine Karte mehr und gewinnst.
then-empty = Dann ist deine Hand leer. Dein Zug endet, und du ziehst { $n } von deinem Stapel.
then-more = Danach kannst du { FORM($cards, "acc") } spielen, denn auch { $n ->
    [1] dieses Feld
   *[other] diese Felder
} kennst du.
gain-draw-most = Eine Karte weniger hilft. { $name } liegt von den anderen am weitesten zurück: noch { $n } Karten.
gain-draw-equal = Eine Karte weniger hilft. Von den anderen liegt niemand weiter zurück als { $name }: noch { $n } Karten.
gain-draw-some = Von irgendwem musst du eine Karte nehmen, und { $name } hat noch { $n ->
    [one] eine
   *[other] { $n }
}.
gain-spared = { $name } hat nur noch { $n } Karten.
gain-spared-last = Nähmst du { $name } die letzte Karte, wäre das der Sieg für { $name }.
gain-shuffle = Von den aufgedeckten Tieren hast du keines, also verlierst du nichts. Nach dem Mischen weiß niemand, was wo liegt.
gain-shuffle-some = Sind { $cards } gemischt, weiß niemand mehr, was wo liegt.
gain-alike = Die ausgesuchten Karten sind alle gleich, das schadet dir also nicht.
gain-pick = { CAP($card) } passt zu nichts auf deiner Hand. Misch { FORM($cards, "acc") } dazu, und niemand weiß mehr, was wo liegt.
gain-pick-alone = { CAP($card) } passt zu nichts auf deiner Hand, du musst dir das Feld nicht merken.
gain-pick-any = Misch die Karte mit anderen.
gain-stays = { $n ->
    [1] Aber { $cards } bleibt liegen, denn dieses Tier hast du auf der Hand.
   *[other] Aber { $cards } bleiben liegen, denn diese Tiere hast du auf der Hand.
}
gain-leave = Du hast { FORM($card, "acc") } auf der Hand und kennst nun das Feld: { $place }. Lass die Karte für deinen nächsten Zug dort.
gain-leave-many = Du hast { FORM($cards, "acc") } auf der Hand und kennst nun ihre Felder. Lass sie für deinen nächsten Zug dort.
gain-leave-any = Dann weißt du weiterhin, wo diese Karten liegen.

## Advice: what may come of it

risk-guess-next = Danach musst du raten: Von deinen anderen Tieren weißt du nicht, wo sie liegen.
risk-no-match = Gibt es kein Paar, kommt { $animal } zu dir zurück, und dein Zug endet.
risk-ends = { CAP($animal) } kommt zu dir zurück, und dein Zug endet.
risk-hidden = { $n ->
    [1] Unter den Karten, die du nicht kennst, steckt noch ein Misthaufen.
   *[2] Unter den Karten, die du nicht kennst, stecken noch beide Misthaufen.
}
risk-near = { $name } hat nur noch { $n }.
risk-animal = Ist es ein Tier, musst du { $few } von { $others } nehmen.
risk-other-mess = Ist es ein Tier, musst du { $few } von { $others } nehmen; ist es der andere Misthaufen, { $many }.
risk-only-mess = Ist es der andere Misthaufen, musst du { $many } von { $others } nehmen.
risk-keeps = { $n ->
    [1] Aber eins behältst du, und in diesem Zug kann es kein Paar werden.
   *[2] Aber zwei behältst du, und in diesem Zug können sie kein Paar werden.
}
risk-taken = Nach dieser Karte hast du noch { $n } Karten.
risk-victim-wins = Es ist die letzte Karte von { $name }: Damit gewinnt { $name } sofort.
risk-lost = { $n ->
    [1] Auch du weißt dann nicht, wo { $cards } liegt.
   *[other] Auch du weißt dann nicht, wo { $cards } liegen.
}
risk-seen = Aber alle anderen haben sie auch gesehen.
risk-seen-by-one = Aber { $name } hat sie auch gesehen.
goal = Werde zuerst alle Karten los: Finde, was du hast.

## The printed box

paper-yard = Hofplättchen
paper-animals = Tierkarten

## What each rule says that these messages and the rules cite

law-BG-13 = Dein Zug beginnt mit einem Tier deiner Wahl aus der Hand, für alle zu sehen.
law-BG-14 = Nach dem Tier deckst du eine Karte im Hühnerhof auf, irgendeine, die verdeckt liegt.
law-BG-24 = Wer einen Misthaufen aufdeckt, muss sofort noch eine Karte im Hühnerhof aufdecken.
law-BG-28 = Nach einem Misthaufen ziehst du aus anderen Händen, nie aus der eigenen. Du darfst bei einer Person ziehen oder bei mehreren.
law-BG-29 = Wer einen Misthaufen aufgedeckt hat, darf zum Trost die in diesem Zug aufgedeckten Karten untereinander mischen.
law-BG-30 = Niemand muss mischen: Die Karten dürfen auch liegen bleiben, wie sie sind.
law-BG-R2 = Die zweite Karte nach einem Misthaufen darf jede sein, die im Hühnerhof verdeckt liegt.
law-BG-R5 = Hast du vom gefundenen Tier noch mehr auf der Hand, darfst du alle weglegen oder nur das gespielte. Ein Tisch kann ausmachen, dass immer alle weggehen.
law-BG-R6 = Behältst du ein Tier, dessen Zwilling schon offen liegt, musst du trotzdem eine verdeckte Karte aufdecken, und die kann nicht passen. Ein Tisch kann es stattdessen gleich weggehen lassen.
law-BG-R8 = Wird deine Hand in deinem Zug leer und liegen noch Karten in deinem Stapel, ist dein Zug vorbei und du ziehst fünf.
law-BG-R9 = Aus anderen Händen ziehst du blind, eine Karte nach der anderen, und wählst jedes Mal neu, bei wem.
law-BG-R10 = Sind in den anderen Händen zu wenige Karten, nimmst du, was da ist, und der Rest bleibt dir erspart.
law-BG-R12 = Wer die allerletzte Karte an jemanden im Mist verliert, ist alle los und gewinnt sofort. Ein Tisch kann letzte Karten auch schützen.
law-BG-R13 = Ist dir vor deinem Zug die ganze Hand genommen worden, setzt du aus und ziehst am Ende des Zuges. Ein Tisch kann dich auch zuerst ziehen und dann spielen lassen.
law-BG-R14 = Mischen darfst du alle Karten, die du in diesem Zug aufgedeckt hast, oder mindestens zwei, die du vor aller Augen aussuchst. Danach weiß niemand, welche wo liegt, auch du nicht.
law-BG-R18 = Wer beginnt, entscheidet der Zufall, wenn der Tisch niemanden bestimmt hat.
law-BG-R19 = Damit kein Spiel ewig dauert, endet es nach so vielen Zügen, wie für den Tisch gewählt sind. Dann gewinnt, wer in Hand und Stapel die wenigsten Karten hat; bei Gleichstand teilt man den Platz.
