# Glossary
#   alien = Alien (n), Aliens       to lay it = legen            to steal = klauen
#   hen = Henne (f)                 covered = beschützt          dizzy = taumeln
#   corn = Korn (n), Körner         pool = Napf (m)              bank = Sack (m)
#   saucer = Ufo (n)                part = Teil (n)              to put on = ansetzen
#   bottom left = linke Schale (f), bottom right = rechte Schale, canopy = Kuppel (f)
#   deck = Stapel (m)               discard pile = Ablage (f)    hand = Hand (f)
#   to take from the deck = ziehen  to throw away = abwerfen     card = Karte (f)
#   round = Runde (f)               turn = Zug (m)               wild card = Joker (m)
#   Broody = Glucke (f)             Twin Beaks = Doppelkorn (m)  Cheeky Chicken = Spickhuhn (n)
#   Fowl Play = Hühnerdieb (m)      Pecking Order = Hackordnung (f)
#   Rooster Booster = Turbo-Gockel (m)   Scramble = Rührei (n)
#   Wings of Desire = Himmel überm Hof (m), after the film’s title in German
#   Hen Pecked = Picknick (n)       Hypno-chicken = Hypno-Huhn (n)
#   Tractor Beam = Traktor-Strahl (m)    Alien Flu = Alien-Grippe (f)
#   Corn Star = Korn-Star (m)       All Out War = Krieg im All (m)
#   Armed to the Hen’s Teeth = Bis an den Schnabel, of „bis an die Zähne bewaffnet“

## The box

title = Chickens ’n’ Aliens
tagline = Jemand sammelt Hühner ein. Von oben.
author = den Hühnerleuten von chickensnaliens.co.uk
credit = Chickens ’n’ Aliens ist das Spiel von chickensnaliens.co.uk; in den Regeln, die wir haben, steht nicht, von wem es stammt.

## House rules

drawer-specials = Sonderkarten
drawer-finer = Feinheiten
drawer-deck = Der Stapel, Karte für Karte

option-start =
    .help = Ein Platz nach Wahl, oder der Zufall. Gegeben wird vom Platz davor.
option-fast = Ufos im Stapel
    .help = Schnelle Regeln: So viele Schalen werden in den Stapel gemischt.
    .value-no = Keine
    .value-two = Zwei
    .value-four = Vier
option-tractor_beam = Traktor-Strahl
    .help = Zwei Karten aus einer Hand, oder eine aus jeder Hand.
option-alien_flu = Alien-Grippe
    .help = Alle gelegten Aliens sind weg.
option-corn_star = Korn-Star
    .help = Alle Körner von allen anderen.
option-armed = Bis an den Schnabel
    .help = Drei Karten für alle.
option-all_out_war = Krieg im All
    .help = Alle Hände kommen auf die Ablage.
option-specials = Wie viele Sonderkarten
    .help = So viele der Sonderkarten oben werden für den Stapel ausgelost und angesagt.
option-throw_away = Abwerfen
    .help = Wenn du nicht ziehen kannst: jederzeit, oder nur, wenn du nichts spielen kannst.
    .value-judgement = Nach Belieben
    .value-strict = Nur zur Not
option-stun_stacks = Immer taumeliger
    .help = Wer taumelt, kann noch einmal hypnotisiert werden und verliert so viele Züge.
option-cheeky_public = Spicken für alle
    .help = Eine Hand, die gezeigt wird, sehen alle.
option-bank_runs_out = Der Sack kann leer werden
    .help = Die Körner sind begrenzt.
option-bank_corn = Körner im Spiel
    .help = Alle Körner, die es gibt, wenn der Sack leer werden kann; davon bekommt jedes Huhn drei.
option-max_turns = Längstes Spiel
    .help = Nach so vielen Zügen gewinnen die meisten Teile, dann Aliens, dann Körner.
option-aliens = Aliens
    .help = Aliens im Stapel.
option-broody = Glucke
    .help = Karten namens Glucke im Stapel.
option-twin_beaks = Doppelkorn
    .help = Karten namens Doppelkorn im Stapel.
option-cheeky_chicken = Spickhuhn
    .help = Karten namens Spickhuhn im Stapel.
option-fowl_play = Hühnerdieb
    .help = Karten namens Hühnerdieb im Stapel.
option-pecking_order = Hackordnung
    .help = Karten namens Hackordnung im Stapel.
option-rooster_booster = Turbo-Gockel
    .help = Karten namens Turbo-Gockel im Stapel.
option-scramble = Rührei
    .help = Karten namens Rührei im Stapel.
option-wings_of_desire = Himmel überm Hof
    .help = Karten namens Himmel überm Hof im Stapel.
option-hen_pecked = Picknick
    .help = Karten namens Picknick im Stapel.
option-hypno_chicken = Hypno-Huhn
    .help = Karten namens Hypno-Huhn im Stapel.

## Bots

plays-egg = sieht noch nicht viel
plays-chick = legt, was es legen kann
plays-hen = weiß, was wichtig ist
plays-rooster = zählt Gefahren, übersieht aber ein paar
plays-fox = zählt jede Gefahr
plays-owl = denkt in vielen Welten

## Lessons

lesson-first = Drei Aliens, ein Teil
    .about = Du lernst, wozu Körner gut sind, wie Hennen auf Aliens sitzen und wann eine Runde endet.
    .can-1 = Tu in jedem Zug genau eine Sache.
    .can-2 = Körner bezahlen Aliens. Heb dir welche auf.
    .can-3 = Wo eine Henne sitzt, wird kein Alien geklaut.
    .can-4 = Drei Aliens geben ein Teil. Drei Teile, und du fliegst.
    .farewell = Sieben Schritte, drei Minuten. Der Rest steht auf den Karten.
lesson-first-1 = Leg ein Alien vor dich hin. Das kostet dich ein Korn.
    .knows = Ein Alien aus deiner Hand kostet ein Korn.
    .instead = Das darfst du. Aber mit drei Aliens gewinnst du, also fang mit einem an.
lesson-first-2 = Aliens kann man klauen! Setz deine Glucke auf deins.
    .knows = Wo eine Henne sitzt, klaut niemand.
    .instead = Das darfst du. Aber Crisp klaut vielleicht ein Alien, auf dem keine Henne sitzt.
lesson-first-3 = Leg dein zweites Alien, mit deinem letzten Korn.
    .instead = Das darfst du. Aber du hast noch ein Korn, und auf deiner Hand wartet ein Alien.
lesson-first-4 = Crisp klaut dir eins! Spiel die Hackordnung, tippe Crisp an.
    .knows = Die Hackordnung klaut ein Alien, ganz ohne Korn.
    .instead = Das darfst du. Aber Crisp hat jetzt zwei Aliens, und das dritte gewinnt die Runde.
lesson-first-5 = Crisp hat wieder zwei. Spiel das Hypno-Huhn, tippe Crisp an.
    .knows = Wer taumelt, verliert einen Zug und eine Karte.
    .instead = Das darfst du. Aber sicherer wäre es, wenn Crisp den nächsten Zug verliert.
lesson-first-6 = Du brauchst ein Korn, der Napf ist voll. Spiel dein Rührei.
    .knows = Rührei bringt dir alle Körner aus dem Napf.
    .instead = Das darfst du. Aber ohne Korn kannst du dein drittes Alien nicht legen.
lesson-first-7 = Leg jetzt dein drittes Alien und gewinn das letzte Teil!
    .knows = Drei Aliens gewinnen ein Teil, drei Teile das Spiel.
    .instead = Das darfst du. Aber dein drittes Alien gewinnt die Runde, und damit das Spiel.

## Puzzles

puzzle-land = Ein Alien landet
    .asks = Wie kommst du drei Aliens am nächsten?
puzzle-upset = Federn fliegen
    .asks = Wen ärgerst du, und mit welcher Karte?
puzzle-turn = Dein bester Zug
    .asks = Was ist jetzt das Beste für dich?

## Cards: the title, and so many of them in mid-sentence

number = { $n ->
    [0] kein
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $n }
}
card-alien = { $n ->
    [1] ein Alien
   *[other] { number } Aliens
}
    .title = Alien
card-broody = { $n ->
    [1] eine Glucke
   *[other] { number } Glucken
}
    .title = Glucke
card-twin-beaks = { $n ->
    [1] einen Doppelkorn
   *[other] { number } Doppelkorn
}
    .title = Doppelkorn
card-cheeky-chicken = { $n ->
    [1] ein Spickhuhn
   *[other] { number } Spickhühner
}
    .title = Spickhuhn
card-fowl-play = { $n ->
    [1] einen Hühnerdieb
   *[other] { number } Hühnerdiebe
}
    .title = Hühnerdieb
card-pecking-order = { $n ->
    [1] eine Hackordnung
   *[other] { number } Hackordnungen
}
    .title = Hackordnung
card-rooster-booster = { $n ->
    [1] einen Turbo-Gockel
   *[other] { number } Turbo-Gockel
}
    .title = Turbo-Gockel
card-scramble = { $n ->
    [1] ein Rührei
   *[other] { number } Rühreier
}
    .title = Rührei
card-wings-of-desire = { $n ->
    [1] einen Himmel überm Hof
   *[other] { number } Himmel überm Hof
}
    .title = Himmel überm Hof
card-hen-pecked = { $n ->
    [1] ein Picknick
   *[other] { number } Picknicks
}
    .title = Picknick
card-hypno-chicken = { $n ->
    [1] ein Hypno-Huhn
   *[other] { number } Hypno-Hühner
}
    .title = Hypno-Huhn
card-wild = { $n ->
    [1] einen Joker
   *[other] { number } Joker
}
    .title = Joker
card-tractor-beam = { $n ->
    [1] den Traktor-Strahl
   *[other] { number } Traktor-Strahlen
}
    .title = Traktor-Strahl
card-alien-flu = { $n ->
    [1] die Alien-Grippe
   *[other] { number } Alien-Grippen
}
    .title = Alien-Grippe
card-corn-star = { $n ->
    [1] den Korn-Star
   *[other] { number } Korn-Stars
}
    .title = Korn-Star
card-armed-to-the-hens-teeth = { $n ->
    [1] „Bis an den Schnabel“
   *[other] { number } „Bis an den Schnabel“
}
    .title = Bis an den Schnabel
card-all-out-war = { $n ->
    [1] den Krieg im All
   *[other] { number } Kriege im All
}
    .title = Krieg im All
part-bottom-left = { $n ->
    [1] die linke Schale eines Ufos
   *[other] { number } linke Schalen von Ufos
}
    .title = linke Schale
    .sign = links
part-bottom-right = { $n ->
    [1] die rechte Schale eines Ufos
   *[other] { number } rechte Schalen von Ufos
}
    .title = rechte Schale
    .sign = rechts
part-canopy = die Kuppel eines Ufos
    .title = Kuppel
    .sign = Kuppel
wild-cluck-rogers = Gluck Rogers
wild-eggs-machina = Eggs Machina
wild-chick-norris = Chick Norris
as-wild = einen Joker als { FORM($card, "title") }

## Other things

bird-henny = Henny Penny
bird-noodles = Nudel
bird-paxo = Paxo McGinty
bird-floella = Floella Kornblum
cards = { $n ->
    [0] keine Karte
    [1] eine Karte
   *[other] { number } Karten
}
corn = { $n ->
    [0] kein Korn
    [1] ein Korn
   *[other] { number } Körner
}
aliens = { $n ->
    [0] kein Alien
    [1] ein Alien
   *[other] { number } Aliens
}

## A choice in words, as game files have it

say-pass = passt
say-take = zieht eine Karte
say-lay = legt ein Alien
say-play = spielt { $card }
say-play-on = spielt { $card } gegen { $victim }
say-beam-from-one = spielt { $card } gegen { $victim } ({ $cards })
say-beam-from-each = spielt { $card } gegen alle (je eine Karte)
say-throw-away = wirft { $card } ab
say-lay-bottom = setzt { $card } an
say-pick-unseen = nimmt eine verdeckte Karte
say-pick-left = nimmt die linke Schale
say-pick-right = nimmt die rechte Schale

## The question

ask-take = Du bist dran, { $name }. Zieh eine Karte.
ask-play-or-take = Du bist dran, { $name }. Spiel oder leg eine Karte, oder zieh eine.
ask-play = Du bist dran, { $name }. Spiel oder leg eine Karte, oder wirf eine ab.
ask-throw = Du bist dran, { $name }. Spielen kannst du nichts: Wirf eine Karte ab.
ask-pass = Du kannst nichts tun, { $name }. Passe.
ask-dizzy = { $who ->
    [you] Du taumelst, { $name }. Wirf eine Karte ab.
   *[they] { $name } taumelt und muss eine Karte abwerfen.
}
ask-lost = { $who ->
    [you] Du taumelst, { $name }, und hast keine Karte zum Abwerfen.
   *[they] { $name } taumelt und hat keine Karte zum Abwerfen.
}
ask-pick = { $who ->
    [you] Was nimmst du von { $victim }, { $name }?
   *[they] { $name } wählt eine Karte von { $victim }.
}
ask-thinking = { $name } überlegt.
ask-won = { $who ->
    [you] Du gewinnst { $part }! { $first } beginnt.
    [first] { $winner } gewinnt { $part }. Du beginnst, { $first }.
   *[they] { $winner } gewinnt { $part }. { $first } beginnt.
}

## Why not

why-not-nothing = So einen Zug gibt es nicht. (UF-14)
why-not-dizzy = Du taumelst: Wirf stattdessen eine Karte ab. (UF-41)
why-not-pick-first = Nimm erst eine Karte aus der Hand, in die du gegriffen hast. (UF-34)
why-not-nobody = Dort sitzt niemand.
why-not-hand = Auf deiner Hand ist keine Karte „{ FORM($card, "title") }“. (UF-14)
why-not-pass = Passen darfst du nur, wenn du nichts anderes tun kannst. (UF-R9)
why-not-full = Du hast { $held } Karten; ab fünf ziehst du keine mehr. (UF-18)
why-not-take = Es gibt keine Karte zu ziehen. (UF-R4)
why-not-lay = Du hast kein Korn, um es zu bezahlen. (UF-16)
why-not-broody = Du hast kein Alien, das noch Schutz braucht. (UF-28, UF-R12)
why-not-twin-beaks = Der Sack ist leer. (UF-R6)
why-not-cheeky-chicken = { $name } hat keine Karten. (UF-R28)
why-not-fowl-play = { $name } hat keine Karten. (UF-R7)
why-not-beam-from-one = { $name } hat keine Karten. (UF-R25)
why-not-no-alien = { $name } hat kein Alien. (UF-R7)
why-not-pecking-order = Alle Aliens von { $name } sind beschützt. (UF-28, UF-R11)
why-not-rooster-booster = Es gibt keine Karte zu ziehen. (UF-R4)
why-not-armed = Es gibt keine Karte zu ziehen. (UF-R4)
why-not-scramble = Der Napf ist leer. (UF-R7)
why-not-wings-of-desire = Die Ablage ist leer. (UF-R7)
why-not-hen-pecked = { $name } hat kein Korn. (UF-R7)
why-not-hypno-chicken = { $name } taumelt schon. (UF-R20)
why-not-beam-from-each = Sonst hat niemand eine Karte. (UF-R25)
why-not-alien-flu = Es liegt noch kein Alien. (UF-R7)
why-not-corn-star = Sonst hat niemand ein Korn. (UF-R27)
why-not-all-out-war = Niemand hat noch eine andere Karte. (UF-R24)
why-not-could-take = Zieh lieber eine Karte: Solange das geht, wird keine abgeworfen. (UF-20, UF-R8)
why-not-strict = An diesem Tisch wirfst du nur ab, wenn du nichts anderes tun kannst. (UF-R8)
why-not-lay-bottom = Diese Seite hat dein Ufo schon. (UF-X4)
why-not-pick = So eine Karte ist nicht da. (UF-X3)
why-shut-turn = Wähle erst eine Karte deiner Hand, dann, gegen wen.
why-shut-stunned = Du taumelst: Wirf stattdessen eine Karte ab.
why-shut-pick = Nimm erst eine Karte aus der Hand, in die du gegriffen hast.

## What happened: to the one who did it, to the one it was done to, and to the others

tell-pass = { $who ->
    [you] Du kannst nichts tun und passt.
   *[they] { $name } kann nichts tun und passt.
}
tell-lost = { $who ->
    [you] Du taumelst, ohne Karte zum Abwerfen: Dein Zug ist verloren.
   *[they] { $name } taumelt, ohne Karte zum Abwerfen: Der Zug ist verloren.
}
    .brief = { $who ->
        [you] Du taumelst und setzt aus.
       *[they] { $name } taumelt und setzt aus.
    }
tell-take = { $who ->
    [you] Du ziehst { $drawn }.
   *[they] { $name } zieht { $cards }.
}
tell-lay = { $who ->
    [you] Du legst ein Alien für ein Korn.
   *[they] { $name } legt ein Alien für ein Korn.
}
tell-broody = { $who ->
    [you] Du spielst { $card }: Eins deiner Aliens ist in Sicherheit.
   *[they] { $name } spielt { $card }: Ein Alien ist in Sicherheit.
}
    .brief = { $who ->
        [you] Eins deiner Aliens ist in Sicherheit.
       *[they] Ein Alien von { $name } ist in Sicherheit.
    }
tell-twin-beaks = { $who ->
    [you] Du spielst { $card }: { $corn } aus dem Sack.
   *[they] { $name } spielt { $card }: { $corn } aus dem Sack.
}
    .brief = { $who ->
        [you] Du nimmst { $corn } aus dem Sack.
       *[they] { $name } nimmt { $corn } aus dem Sack.
    }
tell-cheeky-chicken = { $who ->
    [you] Du spielst { $card }. { $victim } zeigt dir { $shown }.
    [to-you] { $name } spielt { $card } und sieht deine Hand.
   *[they] { $name } spielt { $card } und sieht die Hand von { $victim }.
}
    .brief = { $who ->
        [you] Du spielst { $card } und siehst die Hand von { $victim }.
        [to-you] { $name } sieht deine Hand.
       *[they] { $name } sieht die Hand von { $victim }.
    }
tell-cheeky-to-all = { $who ->
    [you] Du spielst { $card }. { $victim } zeigt allen { $shown }.
    [to-you] { $name } spielt { $card }. Du zeigst allen { $shown }.
   *[they] { $name } spielt { $card }. { $victim } zeigt allen { $shown }.
}
    .brief = { $who ->
        [you] { $victim } zeigt allen die Hand.
        [to-you] { $name } lässt dich allen deine Hand zeigen.
       *[they] { $victim } zeigt allen die Hand.
    }
tell-fowl-play = { $who ->
    [you] Du spielst { $card } und nimmst { $taken } von { $victims }.
    [to-you] { $name } spielt { $card } und nimmt { $taken } von dir.
   *[they] { $name } spielt { $card } und nimmt { $taken } von { $victims }.
}
    .brief = { $who ->
        [you] Du nimmst { $taken } von { $victims }.
        [to-you] { $name } nimmt dir { $taken }.
       *[they] { $name } nimmt { $taken } von { $victims }.
    }
tell-beam-from-each = { $who ->
    [you] Du spielst { $card } gegen alle und nimmst { $each }.
   *[they] { $name } spielt { $card } gegen alle und nimmt { $each }.
}
    .brief = { $who ->
        [you] Du nimmst von allen eine Karte.
        [to-you] { $name } nimmt dir { $taken }.
       *[they] { $name } nimmt von allen eine Karte.
    }
from = { $who ->
    [you] { $card } von dir
   *[they] { $card } von { $victim }
}
tell-reach = { $who ->
    [you] Du spielst { $card } und greifst in die Hand von { $prey }.
    [to-you] { $name } spielt { $card } und greift in deine Hand.
   *[they] { $name } spielt { $card } und greift in die Hand von { $prey }.
}
tell-pick = { $who ->
    [you] Du nimmst { $taken } von { $victims }.
    [to-you] { $name } nimmt { $taken } von dir.
   *[they] { $name } nimmt { $taken } von { $victims }.
}
tell-pecking-order = { $who ->
    [you] Du spielst { $card }: Ein Alien von { $victim } läuft über.
    [to-you] { $name } spielt { $card }: Ein Alien von dir läuft über.
   *[they] { $name } spielt { $card }: Ein Alien von { $victim } läuft über.
}
    .brief = { $who ->
        [you] Ein Alien von { $victim } läuft zu dir über.
        [to-you] Ein Alien läuft von dir zu { $name } über.
       *[they] Ein Alien läuft von { $victim } zu { $name } über.
    }
tell-rooster-booster = { $who ->
    [you] Du spielst { $card } und ziehst { $drawn }.
   *[they] { $name } spielt { $card } und zieht { $cards }.
}
    .brief = { $who ->
        [you] Du ziehst { $drawn }.
       *[they] { $name } zieht { $cards }.
    }
tell-scramble = { $who ->
    [you] Du spielst { $card } und leerst den Napf: { $corn }.
   *[they] { $name } spielt { $card } und leert den Napf: { $corn }.
}
    .brief = { $who ->
        [you] Du leerst den Napf: { $corn }.
       *[they] { $name } leert den Napf: { $corn }.
    }
tell-wings-of-desire = { $who ->
    [you] Du spielst { $card } und nimmst { $top } von der Ablage.
   *[they] { $name } spielt { $card } und nimmt { $top } von der Ablage.
}
    .brief = { $who ->
        [you] Du nimmst { $top } von der Ablage.
       *[they] { $name } nimmt { $top } von der Ablage.
    }
tell-hen-pecked = { $who ->
    [you] Du spielst { $card }: ein Korn von { $victim }.
    [to-you] { $name } spielt { $card }: ein Korn von dir.
   *[they] { $name } spielt { $card }: ein Korn von { $victim }.
}
tell-hypno-chicken = { $who ->
    [you] Du spielst { $card }: { $victim } taumelt jetzt.
    [to-you] { $name } spielt { $card }: Du taumelst jetzt.
   *[they] { $name } spielt { $card }: { $victim } taumelt jetzt.
}
    .brief = { $who ->
        [you] { $victim } taumelt jetzt.
        [to-you] { $name } bringt dich zum Taumeln.
       *[they] { $name } bringt { $victim } zum Taumeln.
    }
tell-alien-flu = { $who ->
    [you] Du spielst { $card }. Alle Aliens sind weg: { $losses }.
   *[they] { $name } spielt { $card }. Alle Aliens sind weg: { $losses }.
}
    .brief = { $who ->
        [you] Du spielst { $card }: Alle Aliens sind weg.
       *[they] { $name } spielt { $card }: Alle Aliens sind weg.
    }
tell-corn-star = { $who ->
    [you] Du spielst { $card }: { $corn }, alles, was die anderen hatten.
    [to-you] { $name } spielt { $card }: { $corn }, deine und alle der anderen.
   *[they] { $name } spielt { $card }: { $corn }, alles, was die anderen hatten.
}
    .brief = { $who ->
        [you] Du spielst { $card }: { $corn } von den anderen.
        [to-you] { $name } spielt { $card }: { $corn }, auch deine.
       *[they] { $name } spielt { $card }: { $corn } von den anderen.
    }
tell-corn-of-one = { $who ->
    [you] Du spielst { $card }: { $corn }, alles von { $victim }.
    [to-you] { $name } spielt { $card }: { $corn }, alles von dir.
   *[they] { $name } spielt { $card }: { $corn }, alles von { $victim }.
}
    .brief = { $who ->
        [you] Du nimmst { $victim } { $corn }.
        [to-you] { $name } nimmt dir { $corn }.
       *[they] { $name } nimmt { $victim } { $corn }.
    }
tell-armed = { $who ->
    [you] Du spielst { $card }. Du ziehst { $drawn }; { $others }.
    [to-you] { $name } spielt { $card }. Du ziehst { $drawn }; { $others }.
   *[they] { $name } spielt { $card }. { $others }.
}
    .brief = { $who ->
        [you] Du spielst { $card }: Alle ziehen.
       *[they] { $name } spielt { $card }: Alle ziehen.
    }
draws = { $name } zieht { cards }
draw-alike = { $names } ziehen je { cards }
tell-all-out-war = { $who ->
    [you] Du spielst { $card }. Alle Hände sind weg: { $losses }.
   *[they] { $name } spielt { $card }. Alle Hände sind weg: { $losses }.
}
    .brief = { $who ->
        [you] Du spielst { $card }: Alle Hände sind weg.
       *[they] { $name } spielt { $card }: Alle Hände sind weg.
    }
tell-throw-away = { $who ->
    [you] Du wirfst { $card } ab.
   *[they] { $name } wirft { $card } ab.
}
tell-dizzy = { $who ->
    [you] Du taumelst und wirfst { $card } ab.
   *[they] { $name } taumelt und wirft { $card } ab.
}
tell-lay-bottom = { $who ->
    [you] Du setzt { $card } an.
   *[they] { $name } setzt { $card } an.
}
tell-reshuffled = Die Ablage wird gemischt und ist jetzt der Stapel.
tell-round = { $who ->
    [you] Drei Aliens: Du gewinnst die Runde und { $part }.
   *[they] Drei Aliens: { $name } gewinnt die Runde und { $part }.
}
tell-take-off = Das Ufo ist komplett!
tell-stopped = Es ist zu spät zum Weiterspielen.
tell-next-round = Der Tisch wird geräumt, samt Napf. { $who ->
    [first] { $dealer } gibt je fünf Karten, und du beginnst.
    [dealer] Du gibst je fünf Karten, und { $first } beginnt.
   *[they] { $dealer } gibt je fünf Karten, und { $first } beginnt.
}

## The end

heading-saucer-parts = Ufoteile
heading-aliens = Aliens
heading-corn = Körner
heading-in-hand = auf der Hand
outcome-won = { $who ->
    [you] Du gewinnst, { $name }: Dein Ufo hebt ab!
   *[they] { $name } gewinnt: Das Ufo hebt ab!
}
outcome-stopped = Es ist zu spät zum Weiterspielen. { $who ->
    [you] Du bist am weitesten und gewinnst, { $name }!
   *[they] { $name } ist am weitesten und gewinnt!
}
outcome-shared = Es ist zu spät zum Weiterspielen. { $who ->
    [you] Du teilst den Sieg mit { $others }.
   *[they] { $others } teilen den Sieg.
}

## The table as text

sketch-middle = Stapel: { $stock }{ $top }.  Napf: { $pool } Körner.  Sack: { $bank }.
sketch-top = , obenauf { $part }
sketch-endless = nie leer
sketch-discards = Ablage, die oberste zuerst: { $cards }.
sketch-deeper = Darunter, in beliebiger Folge: { $cards }.
sketch-seat = { $name } ({ $bird }): Ufo { $parts }, Aliens { $aliens }, Körner { $corn }, Karten { $held }{ $more }
sketch-dizzy = , taumelt
sketch-known = ; du weißt von { $cards }
sketch-in-sight = ; zu sehen: { $cards }
sketch-covered = { $mark } ist ein Alien, auf dem eine Henne sitzt.
sketch-hand = Deine Hand: { $cards }
sketch-none = keine

## The page

unit-corn = Körner
unit-in-hand = auf der Hand
label-sky = Der Nachthimmel
label-card = { CAP(FORM($card, "title")) }
label-ship = { $bird }: { $parts }
label-no-part = noch kein Teil
label-alien = Alien
label-alien-under-hen = Alien, von einer Henne beschützt
label-alien-under-wild = Alien, von einem Joker beschützt
name-deck = Stapel
name-played = Ablage
name-pool = Napf
name-bank = Sack
label-deck = Stapel, { $n } Karten
label-take-one = Zieh eine Karte
label-hand-full = Zieh eine Karte: jetzt nicht, du hast { $n }
label-fan-out = Ablage: { $top } auf { $n } Karten. Auffächern
label-endless-corn = Körner ohne Ende
label-corn-left = Körner übrig
label-hypnotised = taumelt
label-here = Tu es hier
label-knows = { $name } hat { $held } Karten; du kennst { $known } davon
label-in-hand = Karten auf der Hand
label-hand = Deine Hand
label-copies = { $card }, { $n }-mal
label-no-hand = Keine Hand
no-cards = Deine Hand ist leer.
watching = Du schaust zu. Die Hände bleiben verdeckt.
go-pass = Passen
go-throw-it-away = Wirf sie ab
go-throw-away = Abwerfen
go-put-back = Behalten
go-another = Andere Karte
go-everybody = Eine aus jeder Hand
go-close = Schließen
pile-fan = Ablage: { $n }
pile-label = Die Karten der Ablage, die oberste zuerst
pile-top-first = Die oberste zuerst
paw-fan = Die Hand von { $name }
paw-label = Was du von der Hand von { $name } kennst
paw-known = Bekannt
paw-more = { $n ->
    [one] Eine weitere ist dir unbekannt.
   *[other] { $n } weitere sind dir unbekannt.
}

## The slip: what happened last, what each card does, and to whom

slip-a-card = Eine Karte
slip-new-turn = Ein neuer Zug
slip-dealt = Je fünf Karten
slip-dealt-say = Drei Körner, noch kein Ufo.
slip-pick = Von { $name }
slip-pick-say = Ein Ufoteil schimmert durch. Welche Karte nimmst du?
slip-unseen = Verdeckte Karte
slip-whom = { $card }: Wen?
slip-as = { $card } als …
held = { $card } spielen? Tippe deine Hälfte an.
held-aimed = { $card }: Wen? Tippe ein Ufo an.
held-wild = { $card }: Als welche der zehn?
does-alien = Ein Korn in den Napf.
    .go = Legen
does-broody = Eine Henne auf eins deiner Aliens: Niemand kann es klauen.
    .go = Glucken lassen
does-twin-beaks = Zwei Körner aus dem Sack.
    .go = Zwei Körner
does-cheeky-chicken = Sieh dir eine Hand an.
does-fowl-play = Nimm eine Karte, ohne sie zu sehen.
does-pecking-order = Nimm ein Alien, auf dem keine Henne sitzt.
does-rooster-booster = Zwei Karten vom Stapel.
    .go = Zwei ziehen
does-scramble = Alle Körner aus dem Napf.
    .go = Napf leeren
does-wings-of-desire = Tausch sie gegen die oberste Karte der Ablage.
    .go = Tauschen
does-hen-pecked = Nimm jemandem ein Korn weg.
does-hypno-chicken = Statt des nächsten Zugs wird eine Karte abgeworfen.
does-wild = Gilt als blaue Karte nach Wahl.
does-tractor-beam = Zwei Karten aus einer Hand, oder eine aus jeder Hand.
does-alien-flu = Alle Aliens sind weg, mitsamt den Hennen darauf.
    .go = Hatschi!
does-corn-star = Alle Körner von allen anderen.
    .go = Alles her!
does-armed-to-the-hens-teeth = Drei Karten vom Stapel für alle.
    .go = Zu den Waffen!
does-all-out-war = Alle Hände kommen auf die Ablage.
    .go = Krieg!
does-bottom-left = Ein Ufoteil. Setz es an, dann ist es sicher.
    .go = Ansetzen
does-bottom-right = Ein Ufoteil. Setz es an, dann ist es sicher.
    .go = Ansetzen
no-more-corn = keins
no-more-cards = keine Karte
no-more-aliens = keins
no-more-turns = taumelt
no-more-covered = beschützt

## Advice: what a choice brings

goal = Drei Aliens geben ein Teil. Drei Teile, und du fliegst.
win-round = Das ist dein drittes Alien: Du gewinnst die Runde und { $part }.
win-game = Das ist dein drittes Alien: Du gewinnst das letzte Teil deines Ufos, und das Spiel.
gain-pass = Etwas anderes kannst du nicht tun.
gain-first = Das ist dein erstes Alien. Mit dreien gewinnst du die Runde.
gain-second = Das ist dein zweites Alien. Nur eins fehlt noch, und du gewinnst die Runde.
gain-broody = Eine Henne sitzt auf einem deiner Aliens, und niemand kann es klauen.
gain-all-covered = Dann sitzen Hennen auf all deinen Aliens, und niemand kann dir eins klauen.
gain-twin-beaks = Du bekommst { $corn } aus dem Sack und hast dann { $mine }.
gain-a-hand = { $n ->
    [1] Du siehst die einzige Karte von { $victim } und weißt, was dich erwartet.
   *[other] Du siehst die { number } Karten von { $victim } und weißt, was dich erwartet.
}
gain-one-card = { $n ->
    [1] Du bekommst die einzige Karte von { $victim }.
   *[other] Du bekommst eine der { number } Karten von { $victim }.
}
gain-two-cards = { $n ->
    [1] Du bekommst die einzige Karte von { $victim }.
    [2] Du bekommst beide Karten von { $victim }.
   *[other] Du bekommst zwei der { number } Karten von { $victim }.
}
gain-pecking-order = Du bekommst ein Alien von { $victim }, ohne ein Korn zu zahlen. Dann hast du { $mine }, und { $victim } hat { $theirs }.
gain-rooster-booster = Du ziehst auf einen Schlag { $cards } und hast dann { $held }.
gain-scramble = Du leerst den Napf ({ $corn }) und hast dann { $mine }.
gain-wings-of-desire = Du nimmst { $top } von der Ablage: { $use }.
gain-hen-pecked = Du bekommst ein Korn von { $victim }. Dann hast du { $mine }, und { $victim } hat { $theirs }.
gain-hypno-chicken = { $victim } verliert den nächsten Zug und muss eine Karte abwerfen.
gain-no-card-to-lose = { $victim } verliert den nächsten Zug.
gain-dizzier = { $victim } taumelt schon und verliert noch einen Zug mehr.
gain-beam-from-each = { $n ->
    [1] Du bekommst eine Karte von { $victims }.
   *[other] Du bekommst je eine Karte von { $victims }.
}
gain-alien-flu = Alle Aliens sind weg, und niemand verliert mehr als { $name }: { $losses }.
gain-any-flu = Alle Aliens sind weg: { $losses }.
gain-corn-star = Du bekommst alles von { $victims }, { $corn }, und hast dann { $mine }.
gain-armed = Du ziehst { $cards } und hast dann { $held }.
gain-all-out-war = Alle Hände sind weg: { $losses }.
gain-lay-bottom = Die { FORM($part, "title") } sitzt sicher an deinem Ufo, das dann { $n ->
    [1] eins seiner drei Teile
    [2] zwei seiner drei Teile
   *[3] alle drei Teile
} hat.
loses-aliens = { $who ->
    [you] du verlierst { aliens }
   *[they] { $name } verliert { aliens }
}
loses-cards = { $who ->
    [you] du verlierst { cards }
   *[they] { $name } verliert { cards }
}
take-empty = Du hast keine Karte, also brauchst du eine neue.
take-top = { CAP($part) } liegt oben auf dem Stapel. Deinem Ufo fehlt sie noch.
take-top-spare = { CAP($part) } liegt oben auf dem Stapel. Dein Ufo hat sie schon, aber so bekommt sie niemand sonst.
take-no-corn = Du hast kein Korn, um ein Alien zu legen. Die neue Karte verschafft dir vielleicht eins.
take-hidden = Solange ein Alien auf deiner Hand ist, kann es niemand mit einer Hackordnung klauen. Vielleicht hilft dir erst eine neue Karte.
take-no-alien = Du hast kein Alien auf der Hand. Die neue Karte ist vielleicht eins.
take-more = Du hast { $held }. Mit einer neuen hast du mehr Auswahl.
throw-dizzy = Du taumelst, also muss eine deiner Karten weg.
throw-full = Du hast { $held }, und ab fünf ziehst du keine mehr.
throw-room = Du hast { $held }. Wirf eine ab, dann kannst du im nächsten Zug eine neue ziehen.
throw-bare = Es gibt keine Karte zu ziehen.
throw-several = Du hast { $card }; eine Karte davon kannst du entbehren.
throw-useless = Für { $card } hast du gerade keine Verwendung.
throw-has-part = Diese Schale hat dein Ufo schon.
throw-least = Auf { $card } kannst du am ehesten verzichten.
pick-unseen = { $n ->
    [1] { $victim } hat eine Karte, die du nicht siehst, und vielleicht ist sie mehr wert.
   *[other] { $victim } hat { number } Karten, die du nicht siehst, und eine davon ist vielleicht mehr wert.
}
pick-has-parts = Dein Ufo hat dieses Teil schon, also nimm eine Karte, die du nicht siehst.
pick-part = Deinem Ufo fehlt noch die { FORM($part, "title") }. Du kannst sie in einem späteren Zug ansetzen.
pick-spare = Dein Ufo hat die { FORM($part, "title") } schon, aber so bekommt sie niemand sonst.
use-alien = Du kannst es für ein Korn legen
use-broody = Sie schützt ein Alien von dir vor Dieben
use-twin-beaks = Er bringt zwei Körner aus dem Sack
use-cheeky-chicken = Es zeigt dir eine fremde Hand
use-fowl-play = Er bringt dir eine Karte aus einer fremden Hand
use-pecking-order = Sie klaut ein Alien, auf dem keine Henne sitzt
use-rooster-booster = Er bringt zwei Karten vom Stapel
use-scramble = Es bringt alle Körner aus dem Napf
use-wings-of-desire = Du kannst ihn später gegen eine andere Karte der Ablage tauschen
use-hen-pecked = Es bringt ein Korn von jemandem
use-hypno-chicken = Es kostet jemanden einen Zug
use-wild = Er gilt als blaue Karte nach Wahl
use-tractor-beam = Er bringt zwei Karten aus einer Hand, oder eine aus jeder
use-alien-flu = Sie fegt alle Aliens weg
use-corn-star = Er bringt alle Körner der anderen
use-armed-to-the-hens-teeth = Das bringt drei Karten vom Stapel
use-all-out-war = Er fegt alle Hände leer
use-part = Deinem Ufo fehlt sie noch
use-spare-part = So bekommt sie niemand sonst

## Advice: what may come of it

next-lay-third = Du hast noch ein Alien und ein Korn dafür, also könntest du mit dem nächsten Zug gewinnen.
next-steal-third = Du hast { $card }, also könntest du mit dem nächsten Zug ein Alien klauen und gewinnen.
next-look-at-leader = So erfährst du, ob { $victim } als Nächstes an ein drittes Alien kommen könnte.
next-rob-leader = { $n ->
    [1] Vielleicht ist es genau die, die { $victim } für ein drittes Alien braucht.
   *[other] Vielleicht sind es genau die, die { $victim } für ein drittes Alien braucht.
}
next-stops = { $victim } hat zwei Aliens, kann aber in diesem Zug kein drittes legen oder klauen.
next-known = { $held ->
    [1] Du kennst sie schon: { $cards }.
   *[other] Davon kennst du schon { $cards }.
}
next-aliens = Du hast { $aliens } auf der Hand, und jedes Alien kostet ein Korn.
next-corn = Jedes Alien kostet ein Korn.
next-no-corn = Ohne Korn kann { $victim } kein Alien legen.
cost-corn = { $n ->
    [0] Das kostet ein Korn, dein letztes.
   *[other] Das kostet ein Korn: Dann hast du noch { corn }.
}
cost-next-round = Das kostet ein Korn: In die nächste Runde gehst du { $n ->
    [0] ganz ohne Korn
    [1] mit einem Korn
   *[other] mit { number } Körnern
}.
cost-wild = Das kostet einen Joker, der auch als jede andere blaue Karte gelten könnte.
cost-armed = Aber auch alle anderen bekommen Karten.
cost-look = Das bringt dir keine Karte, kein Korn und kein Alien.
cost-look-of-all = Aber alle sehen diese Hand, nicht nur du.
cost-pile = Jemand könnte sich { $card } mit einem Himmel überm Hof von der Ablage holen.
danger-lays-third = Du weißt: { $name } hat ein Alien auf der Hand und könnte damit die Runde gewinnen.
danger-steals-third = Du weißt: { $name } hat { $card } und könnte damit ein Alien klauen und die Runde gewinnen.
danger-leader = { $name } hat zwei Aliens und könnte mit noch einem die Runde gewinnen.
danger-steals = Du weißt: { $name } hat { $card } und könnte dir ein Alien klauen.
danger-bare = { $laid ->
    [1] Auf deinem Alien sitzt keine Henne: Jemand könnte es mit einer Hackordnung oder einem Joker klauen.
   *[other] { $n ->
        [1] Auf einem deiner Aliens sitzt keine Henne: Jemand könnte es mit einer Hackordnung oder einem Joker klauen.
       *[other] Auf { number } deiner Aliens sitzt keine Henne: Jemand könnte eins mit einer Hackordnung oder einem Joker klauen.
    }
}

## Options that do not go together

deck-too-small = der Stapel hätte { $cards } Karten; zu { $seats } braucht man { $needed } zum Beginnen
bank-too-small = zu { $seats } sind es mindestens { $least } Körner im Spiel, nicht { $bank }

## The printed box

paper-parts = Ufoteile
paper-bottoms = Ufo-Unterteile der schnellen Regeln
paper-corn = Körner
paper-mats = { $n } Spielpläne, zwei auf einem Bogen

## What each rule says that these messages and the rules cite

law-UF-14 = In deinem Zug tust du genau eine Sache: eine Karte spielen, ein Alien legen, eine Karte ziehen oder eine abwerfen.
law-UF-16 = Ein Alien aus der Hand kostet ein Korn; wer kein Korn hat, legt keins.
law-UF-18 = Eine Karte ziehst du nur, solange du weniger als fünf auf der Hand hast.
law-UF-20 = Eine Karte wird nur dann ohne Wirkung abgeworfen, wenn du keine ziehen kannst.
law-UF-28 = Die Glucke sitzt auf einem Alien, das vor dir liegt, und dieses kann mit der Hackordnung nicht geklaut werden.
law-UF-34 = Der Hühnerdieb nimmt eine Karte aus einer fremden Hand, ohne hinzusehen. Was auf dem Tisch liegt, bekommt er nicht.
law-UF-41 = Wer hypnotisiert ist, hat beim nächsten Mal keinen gewöhnlichen Zug, sondern wirft eine Karte ab.
law-UF-R1 = Wie viele Karten es von jeder gibt, steht oben bei den blauen und roten Karten. Ein Tisch kann diese Zahlen ändern.
law-UF-R2 = Ein Tisch spielt mit allen fünf roten Karten, mit einigen oder mit keiner. Nennt er nur die Anzahl, entscheidet der Zufall, welche es sind, und alle erfahren es.
law-UF-R3 = Wird eine Karte gebraucht und der Stapel ist leer, wird die Ablage gemischt und zum neuen Stapel. Nur ihre oberste Karte bleibt liegen.
law-UF-R4 = Ist nichts mehr zu ziehen, kann niemand eine Karte nehmen. Eine Karte, die mehrere austeilt, gibt der Reihe nach so viele, wie da sind.
law-UF-R6 = Der Sack wird nie leer, außer der Tisch hat die Körner begrenzt. Dann gibt das Doppelkorn, was noch da ist, und ist nichts da, kann man es nicht spielen.
law-UF-R7 = Eine Karte, die nichts bewirken würde, kann man nicht spielen. Bewirkt sie einen Teil dessen, was sie sagt, genügt das.
law-UF-R8 = Abwerfen darfst du nur, wenn du keine Karte ziehen kannst: mit fünf oder mehr auf der Hand, oder wenn nichts zu ziehen ist. Ein strenger Tisch verlangt, dass du auch nichts spielen kannst.
law-UF-R9 = Du passt nur, wenn du gar nichts tun kannst.
law-UF-R10 = Alle Aliens vor dir zählen, auch die geklauten.
law-UF-R11 = Sitzt bei jemandem auf jedem Alien eine Henne, kann die Hackordnung dort nicht gespielt werden.
law-UF-R12 = Eine Henne je Alien: Die Glucke braucht ein eigenes Alien, auf dem noch keine sitzt.
law-UF-R13 = Ein Joker, der als Glucke gespielt wird, bleibt wie eine Henne auf dem Alien. Ist das Alien weg, ist er wieder ein Joker.
law-UF-R17 = Eine blind genommene Karte bestimmt der Zufall, und nur die beiden Beteiligten wissen, welche es war.
law-UF-R19 = Wer taumelt, sucht sich die Karte zum Abwerfen aus, auch ein Alien, und tut in diesem Zug sonst nichts.
law-UF-R20 = Wer schon taumelt, kann nicht noch einmal hypnotisiert werden, ehe das vorbei ist, außer der Tisch erlaubt es.
law-UF-R24 = Krieg im All leert alle Hände, auch deine; Aliens und Körner bleiben. Irgendwo muss noch wenigstens eine andere Karte auf einer Hand sein.
law-UF-R25 = Der Traktor-Strahl nimmt zwei Karten aus einer Hand oder eine aus jeder anderen. Wo weniger sind, nimmt er, was da ist, und leere Hände werden übergangen.
law-UF-R26 = Geht der Stapel bei Bis an den Schnabel aus, wird die Ablage gemischt und weiter ausgeteilt. Wer zuletzt dran ist, bekommt vielleicht weniger.
law-UF-R27 = Den Korn-Star kann man nur spielen, wenn jemand anders Körner hat.
law-UF-R28 = Mit dem Spickhuhn siehst nur du die Hand, und die muss wenigstens eine Karte haben. Ein Tisch kann sie allen zeigen lassen.
law-UF-R29 = Das Ufo gewinnst du Teil für Teil: linke Schale, dann rechte Schale, dann Kuppel.
law-UF-R32 = Damit kein Spiel ewig dauert, endet es nach so vielen Zügen, wie für den Tisch gewählt sind. Dann gewinnen die meisten Teile, danach die meisten Aliens, danach die meisten Körner; sonst teilt man den Platz.
law-UF-R33 = Wer beginnt, entscheidet der Zufall, wenn der Tisch niemanden bestimmt hat.
law-UF-R39 = Das dritte Teil beendet das Spiel sofort: Es wird nichts mehr abgeräumt oder neu gegeben.
law-UF-X3 = Bei den schnellen Regeln sind die Schalen Karten wie andere: Man kann sie ziehen, aus einer Hand nehmen oder abwerfen. Alle sehen sie, also darf man sie auch gezielt nehmen.
law-UF-X4 = Bei den schnellen Regeln setzt du eine Schale als ganzen Zug bei deiner Henne an, frühestens im Zug, nachdem du sie bekommen hast. Dort ist sie sicher, und jede Seite hat nur einmal Platz.
