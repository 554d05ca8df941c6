# Glossary
#   table = Tisch (m)            seat, chair = Platz (m)      hall = Hof (m)        scarecrow = Vogelscheuche (f)
#   to lay a table = einen Tisch decken                       to sit down = Platz nehmen
#   log = Verlauf (m)            move = Zug (m)               look back = Rückblick (m)
#   review = Analyse (f)         lesson = Lektion (f)         advice = Rat (m)      pace = Tempo (n)
#   seal = Siegel (n)            shuffle = Mischen (n)        deal = Ausgabe (f)    today’s deal = Spiel des Tages (n)
#   line (of the net) = Verbindung (f)                        game file = Spieldatei (f)

## The settings of a table

drawer-table = Tempo, Zeit, Rat und Gespräch
option-table_tempo = Tempo
    .help = Wie schnell Vogelscheuchen ziehen und wie lange das Ende eines Zuges zu sehen ist.
    .value-calm = Ruhig
    .value-usual = Normal
    .value-quick = Flott
    .value-ear = Zum Zuhören
    .value-ear-quick = Zum Zuhören, flott
option-table_clock = Uhr
    .help = Zeit für jeden Zug oder für alle Züge zusammen. Einmal pro Zug darf man um mehr bitten.
    .value-none = Keine
    .value-30s = 30 s pro Zug
    .value-2m = 2 min pro Zug
    .value-bank10m = 10 min pro Platz
    .value-bank30m = 30 min pro Platz
    .value-1d = 1 Tag pro Zug
    .value-3d = 3 Tage pro Zug
option-table_time_up = Wenn die Zeit um ist
    .help = Eine Vogelscheuche macht diesen einen Zug, oder es wird gepasst.
    .value-scarecrow = Vogelscheuche zieht
    .value-pass = Passen
option-table_patience = Warten auf Abwesende
    .help = Wer länger fort ist, für den spielt eine Vogelscheuche, bis er wieder da ist.
    .value-none = Immer
    .value-1m = 1 Minute
    .value-5m = 5 Minuten
    .value-1d = 1 Tag
option-table_coach = Rat
    .help = Ein Knopf sagt, was die stärkste Vogelscheuche an deiner Stelle täte, und warum. Sie weiß, was du gesehen hast, und sonst nichts.
    .value-alone = Nur gegen Vogelscheuchen
    .value-yes = Für alle
    .value-no = Nein
option-table_talk = Freies Gespräch
    .help = Ein paar Sprüche haben alle. Hiermit können sich alle am Tisch auch schreiben.

## Titles of pages

title-hall = Farmyard: Brettspiele mit Freunden
title-page = { $what } – Farmyard
title-table = { $game }, Tisch „{ $name }“ – Farmyard
title-replay = Rückblick: { $game }, „{ $name }“ – Farmyard
title-last-moves = Letzte Züge: { $game }, „{ $name }“ – Farmyard
title-shuffle = Das Mischen am Tisch „{ $name }“ – Farmyard
title-rules = { $game }: Regeln – Farmyard
title-new = Ein neuer Tisch: { $game } – Farmyard
title-learn = Lernen – Farmyard
title-lesson = { $game }: { $lesson } – Farmyard
title-review = Analyse: { $name } – Farmyard

## Refusals of a whole request

not-for-all = Die Zahlen dieses Servers liest man auf dem Rechner, auf dem er läuft.
no-page = Unter dieser Adresse ist nichts. Zum Hof ist es ein Klick.
no-table = Der Link ist vielleicht alt, oder der Tisch wurde abgeräumt. Von dir ist nichts verloren.
too-many-tables = Du hast schon so viele offene Tische, wie man haben darf. Spiel erst einen zu Ende.
no-game = Ein Spiel dieses Namens steht nicht im Regal.
no-daily = Für dieses Spiel gibt es kein Spiel des Tages.
wrong-way = So geht dieser Link nicht. Zum Hof ist es ein Klick.
cross-site = Das kam von einer anderen Seite, darum ist nichts geschehen. Versuch es von dieser Seite aus.
too-long = Das war zu lang zum Lesen, darum ist nichts geschehen.
busy = Hier ist gerade viel los. Versuch es in einer Minute noch einmal.
too-fast = Das war zu viel auf einmal. Warte kurz und versuch es dann noch einmal.
no-lot = Der zusätzliche Zufall hat höchstens 64 Buchstaben, Ziffern, Binde- oder Unterstriche.
two-lengths = Das gibt seine Länge doppelt an, darum ist nichts geschehen.
no-cookies = Dieser Browser behält keine Cookies, darum wüssten wir nicht, welcher Platz deiner ist. Erlaube sie für diese Seite und versuch es noch einmal.
unreadable = Das haben wir nicht verstanden, darum ist nichts geschehen.
too-many-watchers = An diesem Tisch ist kein Stehplatz mehr frei: Zu viele schauen zu. Versuch es später noch einmal.
not-stored = Das ließ sich nicht speichern, es hat sich also nichts geändert. Versuch es noch einmal.
not-read = Das ließ sich nicht aus der Datenbank lesen. Versuch es noch einmal.
old-rules = Dieser Tisch begann unter älteren Regeln, die nicht mehr passen. Er kann nicht weitergehen.
newer-rules = Dieser Tisch begann unter neueren Regeln, als dieser Server kennt: Bring ihn auf den neuesten Stand.
broken-table = Dieser Tisch ist beschädigt. Er bleibt erhalten, lässt sich aber nicht spielen.
our-fault = Bei uns ist etwas schiefgegangen. Dein Tisch steht, wie er stand; versuch es noch einmal.
no-table-headline = Diesen Tisch gibt es hier nicht
headline-400 = Nicht verstanden
headline-403 = Nicht erlaubt
headline-404 = Das gibt es hier nicht
headline-405 = So geht das nicht
headline-409 = Jetzt nicht
headline-413 = Zu lang
headline-429 = Nicht so schnell
headline-500 = Ein Rad ist ab
headline-503 = Bitte noch einmal

## Refusals at a table

busy = Hier wird gerade so viel gespielt, dass der Server nicht nachkommt. Dein Zug gilt nicht: Versuch es gleich noch einmal.
stale = Das Spiel ist weitergegangen. So steht es jetzt.
already = Dieser Zug liegt schon auf dem Tisch.
not-seated = Du schaust hier zu. Spielen kann nur, wer am Tisch sitzt.
time-is-up = Deine Zeit ist um: Der Zug geht ohne dich weiter.
over = Dieses Spiel ist zu Ende.
not-started = Dieser Tisch wartet noch auf Mitspielende.
loading = Der Tisch wird gedeckt. Gleich ist er fertig.
unfinished = Fast: Eins ist noch zu wählen.
no-chair = Dieser Platz ist nicht frei.
not-your-chair = Von diesem Platz aus kannst du nicht schauen.
not-full = Noch sind Plätze frei.
playing = Das Spiel hat begonnen, die Plätze bleiben, wie sie sind.
not-over = Ein neues Spiel gibt es, wenn dieses zu Ende ist.
cannot-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas gesehen oder gezogen.
curtain = Sag erst, wer den Bildschirm hält.
closed = Dieser Tisch wurde geschlossen, weil lange nichts geschah. Ansehen kann man ihn.
rests = Das Spiel macht Pause, darum ist nichts geschehen.
kept-for-you = Eine Vogelscheuche hält deinen Platz. Nimm ihn erst zurück.
nothing-kept = An diesem Tisch wird kein Platz für dich gehalten.
nothing-to-take-back = Du hast noch nichts entschieden.
no-pause = Das Spiel macht keine Pause.
not-host = Das Tempo ändert nur, wer diesen Tisch gedeckt hat.
no-such-pace = Das Tempo ist ruhig, normal oder flott.
nothing-shown = Gerade gibt es nichts anzusehen.
not-alone = Andere schauen noch. Gleich geht es weiter.
nothing-asked = Gerade wirst du nichts gefragt.
another-question = Deine Antwort galt einer anderen Frage. Das hier wird jetzt gefragt.
which-question = Ein Ja oder Nein braucht die Nummer seiner Frage, wie „asks“ sie nennt.
already-asked = Eine andere Frage ist offen. Warte die Antworten ab.
not-all-answered = Nicht alle haben geantwortet, darum ist nichts geschehen.
no-more-time = Um mehr Zeit bittest du einmal pro Zug, wenn der Tisch eine Uhr hat.
no-advice = An diesem Tisch gibt niemand Rat.
no-talk = An diesem Tisch gibt es kein freies Gespräch. Nimm einen der Sprüche.
nothing-said = Es gab nichts zu sagen.

## A new table

few-or-many = { $same ->
    [yes] Für { $title } braucht es { $most } Personen.
   *[no] Für { $title } braucht es { $fewest } bis { $most } Personen.
}
start-seat = Auf dem Platz, der unter „{ $title }“ gewählt ist, sitzt niemand.
no-such-value = „{ $title }“ kann sein: { $possible }.
not-for-so-many = „{ $title }“: „{ $label }“ geht nicht { $seats ->
    [1] allein
   *[other] zu { $seats }
}.
two-of-me = Du kannst nur auf einem Platz sitzen. Mach die anderen zu Gästen.
no-level = So eine Vogelscheuche gibt es nicht.
no-seating = So kann man nicht sitzen.
as-in-the-box = wie in der Schachtel
no-clock = ohne Uhr

## The waiting table

chair-mine = das bist du
chair-opener = hat diesen Tisch gedeckt
chair-sits = sitzt hier
chair-guest = an diesem Bildschirm
chair-bot = eine Vogelscheuche
chair-open = für Freunde oder eine Vogelscheuche
free-chair = Freier Platz
dealt = Die Karten werden ausgeteilt.
begins-in = { $seconds ->
    [0] Das Spiel beginnt, wenn jemand von euch es sagt.
    [one] Wir beginnen in einer Sekunde.
   *[other] Wir beginnen in { $seconds } Sekunden.
}

## Beside the game

has-left = { $name } geht. Eine Vogelscheuche hält den Platz.
is-gone = { $name } ist fort. Eine Vogelscheuche hält den Platz.
is-back = { $name } ist wieder da.
takes-more-time = { $name } nimmt sich mehr Zeit.
pause-begins = Pause: { $name } hat darum gebeten.
pause-ends = { $name } beendet die Pause.
pace-is = Das Tempo ist jetzt { $pace ->
    [calm] ruhig
    [quick] flott
   *[usual] normal
}.
asks-advice = { $name } fragt um Rat.
went-back = { $name } hat einen Zug zurückgenommen; alle waren einverstanden.
plays-again = { $name } spielt noch einmal. Kommst du mit?{ $people ->
    [1] {""}
    [2] {""}
   *[other] { $come ->
        [0] {""}
        [one] {" "}{ $come } von { $people } ist da.
       *[other] {" "}{ $come } von { $people } sind da.
    }
}
asks-back = { $name } möchte einen Zug zurücknehmen. Was du gesehen hast, vergisst du nicht.
asks-pause = { $name } bittet um eine Pause.
waits-for = Warten auf ein Ja von { $names }.
said-no = { $name } möchte lieber nicht.
not-your-turn = { $name } ist am Zug.
late-decisions = { $number ->
    [0] Keine Entscheidung hat
    [1] Eine Entscheidung hat
   *[other] { $number } Entscheidungen haben
} länger gedauert, als die Uhr erlaubt.
time-left-d = { $n } T
time-left-h = { $n } Std
time-left-min = { $n } min
watching = { $name } (schaut zu)
watcher = Jemand, der zuschaut
next-opened = Das nächste Spiel ist gedeckt. Kommst du mit?
paused = Es ist Pause.
deserted = Alle sind gegangen. Die Vogelscheuchen ruhen, bis jemand wiederkommt.
kept = Eine Vogelscheuche hält deinen Platz.
around = An diesem Tisch
emote-hello = Hallo!
emote-well = Gut gespielt!
emote-thanks = Danke.
emote-oops = So ein Mist.
emote-ha = Ha!
emote-wait = Lass mich überlegen.
emote-hurry = Die Kühe wollen gemolken werden.
emote-bye = Gute Nacht.

## Looking back

eyes-of = Mit den Augen von { $name }
move-of = { $n } von { $last }
no-game-file = Das ist keine Spieldatei, die sich hier nachspielen lässt: { $why }.
game-of-memory = Merken gehört zu diesem Spiel. Den Rückblick gibt es, wenn es zu Ende ist.
nothing-happened = Noch ist nichts geschehen. Geh zurück an den Tisch.
the-deal = Die Ausgabe. Lass es laufen oder geh einen Zug weiter.
eyes-closed = Mit diesen Augen schaust du, wenn das Spiel zu Ende ist.
not-over-yet = Von hier aus kannst du anders spielen, wenn dieses Spiel zu Ende ist.
nothing-left = Dort gibt es nichts mehr zu wählen.
file-later = Die Spieldatei enthält jede verdeckte Karte. Es gibt sie, wenn das Spiel zu Ende ist.
file-forgotten = Diese Spieldatei haben wir vergessen. Öffne sie auf dem Hof noch einmal.
no-file = Wähle erst eine Spieldatei.
no-text = Das ist kein Text, also keine Spieldatei.
from-file = Ein gespeichertes Spiel
watchers-eyes = Mit den Augen der Zuschauer
watcher-short = Zuschauer
fair = Wie das Mischen versiegelt wird
keys = Tasten

## The hall

wait-for-you = { $n ->
    [0] Du bist dran
    [one] { $names } wartet
   *[other] { $names } warten
}
thinks = { $name } überlegt
open-chairs = { $number ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $number } Plätze sind frei
}
company = { $n ->
    [0] allein
   *[other] mit { $names }
}
result = { $n ->
    [one] { $who ->
        [you] Du hast gewonnen
       *[they] { $names } hat gewonnen
    }
   *[other] Unentschieden: { $names }
}, { $scores }
scores-one = { $first } { $counted }
scores-two = { $first } zu { $second } { $counted }
scores-more = { $first } { $counted } (die anderen: { $others })
result-won-alone = Gewonnen, { $count } { $counted }
result-lost-alone = Nicht gewonnen, { $count } { $counted }
hall-last = Zuletzt: { $title }. { $says }
deal-of = Spiel des Tages, { DATE($date, "MMMMd") }
day = { DATE($date, "MMMEd") }
you = Du
hall-closed = Geschlossen, weil lange nichts geschah
hall-finished = Zu Ende
hall-open = Offen
hall-loading = Wird gedeckt

## Lessons and reviews

lesson-learner = { $name }: Das bist du
lesson-scarecrow = { $name } ist eine Vogelscheuche und spielt mit dir
lesson-minutes = { $n ->
    [one] Etwa eine Minute.
   *[other] Etwa { $n } Minuten.
}
lesson-step = Schritt { $step } von { $steps }
that-is = Das ist { $game }!
play-first-game = Ein erstes Spiel
how-reviewed = Chancen von 100, wenn alle von dort an aufs Geratewohl weiterspielten, nach dem, was sie sehen konnten, im Mittel auf ± { $points }. Was gute Spieler daraus gemacht hätten, ist nicht bekannt.
how-searched = Chancen von 100, wie eine Suche im Spiel sie aus der Sicht jedes Platzes sieht, im Mittel auf ± { $points }. Bessere Spieler haben vielleicht mehr gesehen.
from-to = von { $first } auf { $last }
cost = Zug { $move } kostete { chances }
cost-between = Zug { $move } kostete { chances } ({ $low } bis { $high })
chances = { $value ->
    [one] 1 Chance
   *[other] { $value } Chancen
} von 100
did = { $who ->
    [you] { $name } (du) { $says }.
   *[they] { $name } { $says }.
}
part-own = Eigene Züge
part-others = Züge der anderen
part-luck = Glück
lesson-left = Schau dich um, solange du magst.
lesson-not-there = Diese Lektion haben wir nicht gefunden.
first-game = Erstes Spiel
review-not-over = Die Analyse gibt es, wenn ein Spiel zu Ende ist: Sie würde verraten, was noch verdeckt ist.
review-no-compiler = Die Analyse braucht Numba, das auf diesem Server fehlt.
review-failed = Dieses Spiel ließ sich nicht analysieren. Versuch es noch einmal.
review-too-long = Dieses Spiel ist zu lang, um hier nach den teuersten Zügen zu suchen; farmyard review tut es.
review-none-costly = Kein Zug war sicher schlechter als ein anderer.
review-not-told-apart = Können und Glück lassen sich in einem so langen Spiel nicht trennen.

## Page: advice

advice-why = Warum?
advice-gain = Was es bringt
advice-risk = Was es kosten kann
advice-knows = Der Rat kennt nur, was du gesehen hast, und sonst nichts.
advice-thanks = Danke
advice-do = Mach das

## Page: around

your-chair = Dein Platz
chair-is-kept = Eine Vogelscheuche spielt für dich weiter und weiß, was du wusstest.
take-chair-back = Platz zurücknehmen
your-name = Dein Name
save = Speichern
say-something = Sag etwas
the-pause = Die Pause
pause-means = Die Uhr steht, und niemand zieht.
go-on = Weiter
if-all-agree = Wenn alle einverstanden sind
agreeing-means = Die anderen werden auf ihren Seiten gefragt. Ein Nein genügt; Vogelscheuchen sagen immer ja.
back-to-my-last = Zurück zu meinem letzten Zug
a-pause = Eine Pause
leave-table = Den Tisch verlassen
leaving-means = Eine Vogelscheuche hält deinen Platz. Komm über den Link zurück, und er ist mit einem Tippen wieder deiner.
which-scarecrow = Welche Vogelscheuche?
pace-means = Wie schnell Vogelscheuchen ziehen und wie lange das Ende eines Zuges zu sehen ist, für alle hier.
customs-here = Was hier gilt
back-to-table = Zurück an den Tisch

## Page: bench

table-named = Tisch „{ $name }“
starts-when-full = Das Spiel beginnt, wenn alle Plätze besetzt sind. Vogelscheuchen füllen die Lücken.
this-table = Dieser Tisch
sit = Platz nehmen
in-chair = auf Platz { $seat }
bot = Vogelscheuche
stand-up = Aufstehen
ready = bereit
invite = Einladen
link-only-here = Dieser Link geht nur auf diesem Rechner. Für die Handys im Haus starte Farmyard mit
link-as-qr = Der Link als QR-Code
link-means = Halte ein Handy davor oder schick den Link.
copy-the-link = Den Link kopieren
label-deal = Die Ausgabe
wait = Warten
begin-now = Jetzt beginnen
fill-and-start = Mit Vogelscheuchen füllen und beginnen
stay-and-watch = Bleib und schau zu.
anyone-may-sit = Wer den Link hat, darf einen freien Platz nehmen.
sit-or-watch = Setz dich, oder bleib und schau zu.
deal-is-sealed = Die Ausgabe ist versiegelt: { $promise }

## Page: curtain

label-curtain = Der Vorhang
curtain-turn = { $name } ist dran
curtain-pass = Gib den Bildschirm weiter. Nicht spicken, { $from }.
curtain-pass-first = Gib den Bildschirm weiter. Nicht spicken.
curtain-is-me = Ich bin { $name }

## Page: end

watch-next = Zuschauen
come-along = Ja, ich komme mit
heading-rank = Rang
heading-emblem = Zeichen
heading-name = Name
see-table = Den Tisch sehen
look-back = Rückblick
review = Analyse
share = Teilen
play-again = Noch einmal
to-hall = Zum Hof

## Page: error

error-code = Fehler { $code }

## Page: fair-check

fair-wait = Das Mischen war vor der Ausgabe versiegelt.
fair-good = Es wurde fair gemischt: Dein Browser hat es geprüft.
fair-seal-holds-but-game = Das Siegel hält, doch dieses Spiel wählt unter Ausgaben, was ein Browser nicht prüfen kann: farmyard verify kann es.
fair-game-continues-an-earlier = Dieses Spiel setzt ein früheres fort. Von dort an sind seine Würfe versiegelt, und dein Browser hat sie geprüft.
fair-seal-holds-who-sat = Das Siegel hält; wer wo saß, war noch nicht versiegelt, als dieser Tisch gedeckt wurde.
fair-seal-holds-but-browser = Das Siegel hält, doch dieser Browser war nicht dabei, als es entstand.
fair-seal-holds-but-browser-too = Das Siegel hält, doch dieser Browser sah nicht, was zuerst gefragt wurde, und kann die Karten nicht vergleichen.
fair-not-seal-were-shown = Das ist NICHT das Siegel, das dir gezeigt wurde: Das Mischen hält NICHT, was versprochen war.
fair-what-browser-added = Auch dein Browser hat mitgemischt.
fair-was-dealt-as-were = Die Karten kamen so, wie es angekündigt war.
fair-others-sat-here-than = Hier saßen andere, als dir gezeigt wurde: Das Mischen hält NICHT, was versprochen war.
fair-not-game-were-shown = Das ist NICHT das Spiel, das dir gezeigt wurde: Das Mischen hält NICHT, was versprochen war.
fair-what-browser-added-not = Was dieser Browser dazugab, ist NICHT darin: Das Mischen hält NICHT, was versprochen war.
fair-shuffle-does-not-hold = Achtung: So war das Mischen NICHT versprochen.
fair-browser-can-check-over = Dieser Browser kann es nur über https prüfen.
fair-how = Wie das geht

## Page: fair

fair-title = Faires Mischen
fair-nobody-chose-cards-table = Niemand hat die Karten am Tisch „{ $name }“ ausgesucht, auch dieser Server nicht. Vor der Ausgabe zog er ein Geheimnis und veröffentlichte dessen Siegel, das SHA-256 des Geheimnisses. Wer Platz nahm, gab eine Zeile Zufall dazu. Aus beidem kommen die Karten.
fair-seal = Das Siegel
fair-what-each-seat-added = Was jeder Platz dazugab
fair-nothing = nichts
fair-secret = Das Geheimnis
fair-check-without-us-save = Um es ohne uns zu prüfen, speichere die
fair-game-file = Spieldatei
fair-give = und gib sie
fair-or-few-lines = oder den wenigen Zeilen von
fair-which-need-nothing-but = , die nichts als Python brauchen.
fair-secret-told-when-game = Das Geheimnis wird verraten, wenn das Spiel zu Ende ist. Dann können alle prüfen, dass es zum Siegel passt und dass die Karten daraus kommen.
fair-deal-same-for-everybody = Das ist das Spiel vom { $day }, für alle dasselbe. Seine Karten kommen allein aus dem Datum; wer es schon gespielt hat, kennt sie.
fair-table-was-laid-before = Dieser Tisch wurde gedeckt, bevor das Mischen versiegelt wurde. Es gibt nichts zu prüfen.
fair-game-went-on-from = Dieses Spiel ging von einem weiter, das zu Ende war. Was damals auf dem Tisch lag, lag wieder da; alles, was seither gewürfelt oder gezogen wurde, kommt aus diesem Siegel.
fair-taking-back-move-never = Wer einen Zug zurücknimmt, würfelt nie neu: Der nächste Wurf ist der, der es gewesen wäre.
to-table = An den Tisch

## Page: first-time

first-time = Dein erstes Spiel { $short }?
first-time-offers = Ein Spiel dauert etwa { $minutes } Minuten. Die Lektion dauert { $minutes2 } und zeigt dir Zug um Zug, wie es geht.
your-name-at-table = Dein Name am Tisch
learn-first = Erst lernen
play-at-once = Gleich spielen

## Page: getting-ready

getting-ready = Die Karten werden ausgelegt. Beim ersten Mal dauert es ein paar Sekunden.

## Page: hall

your-turn = Du bist dran
watch = Zuschauen
play-now = Spielen
hide-to-game = zu { $title }
hide-at-table = am Tisch { $name }
motto = Brettspiele mit Freunden. Unsere Bots, die Vogelscheuchen, springen ein.
label-your-tables = Deine Tische, deine Züge zuerst
more-of-yours = Noch { $more } von dir
below-shelf = offen, unter dem Regal
show-them = Zeigen
label-shelf = Das Regal
label-look-inside = { $title }: hineinschauen
label-look-inside-new = { $title }, neu für dich: hineinschauen
new-to-you = Neu für dich
facts-players = Personen
facts-minutes = { $minutes } min
learn-it = Lernen
more = Mehr
hide-of-game = zu { $title }
learn-by-playing = Beim Spielen lernen
other-ways = Andere Arten, { $title } zu spielen
rules = Regeln
earlier-tables = Frühere Tische
label-which-box = Welches Spiel
all-tables = Alle { $earlier }
show-more = { $earlier } weitere
open-game-file = Spieldatei öffnen
game-file-means = Ein gespeichertes Spiel kannst du noch einmal ansehen, von jedem Platz aus.
made-for-love = Aus Freude gemacht. Mit den Verlagen der Spiele nicht verbunden.
invented-by = { $title } ist von { $author }.
every-shuffle = Jedes Mischen ist versiegelt, bevor ausgeteilt wird: wie

## Page: learn

learn-about = Lerne die Spiele vom Hof: erste Spiele von wenigen Minuten, mit Begleitung.
label-home = Farmyard, zurück zum Hof
learn-motto = Lektionen von drei, vier Minuten. Du spielst, die Eule schaut zu.
label-done = Was du geschafft hast
of-lessons = von { $total } Lektionen
learn-any-order = Jede Lektion steht für sich. Fang an, wo du magst.
label-lesson-of = { $title }: die Lektion

## Page: lesson

lesson-next-known = Das kommt als Nächstes
lesson-back = Zurück zur Lektion
show-me = Zeig es mir
lesson-about = { $title }, das erste Spiel: { $title2 }.
label-the-lesson = Die Lektion
label-lesson = Lektion
lesson-leave = Lektion verlassen
label-players = Am Tisch
try-this = Versuch das
lesson-known = Was du weißt
lesson-step-back = Einen Schritt zurück
lesson-show-move = Zeig mir den Zug der Lektion
lesson-keep-mine = Meinen behalten und umsehen
lets-go = Los geht’s
all-lessons = Alle Lektionen
next-lesson = Nächste Lektion
once-more = Noch einmal

## Page: log

what-happened = Was geschah
to-last-moves = ‹ Letzte Züge
close = Schließen
label-log = Was geschah, der Reihe nach
log-sealed = Fair gemischt, versiegelt: { $promise }
label-talk = Was gesagt wird
label-write = Schreib an den Tisch
say = Sagen

## Page: mine

my-games = Meine Spiele
label-rounds = Rund um die Tische
label-history = Was du gespielt hast
label-show = Zeigen
show-all = Alle { $n }
show-won = Gewonnen { $n }
show-other = Nicht gewonnen { $n }
show-off = Abgebrochen { $n }
by-game = Nach Spiel
by-company = Nach Runde
you-won = du hast gewonnen
won-of = { $won } von { $n } gewonnen
of = { $won } von { $n }
end-won = Gewonnen
end-shared = Erster Platz, geteilt
end-winner = { $name } hat gewonnen
end-lost = Nicht gewonnen
end-place = { $rank ->
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] { $rank }. Platz
}
mine-row = { $game }, { $scores }.
mine-row-off = { $game }, kein Ergebnis.
mine-lasted = { $time }, { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
mine-today = Heute
mine-day = { DATE($date, "yMMMMEEEEd") }
earlier-games = { $n ->
    [one] Ein früheres Spiel
   *[other] { $n } frühere Spiele
}
newest-games = Zu den neuesten
none-of-these = Keine Spiele dieser Art.
nothing-laid = Noch nichts gelegt
nothing-laid-means = Hier stehen die Spiele, die du in diesem Browser zu Ende spielst: wer gewonnen hat, mit wem, und wie es stand.
to-the-shelf = Zum Regal
take-along = Mitnehmen
take-along-means = Deine Spiele, dein Name und deine Plätze, auch auf deinem Handy.
show-code = Code zeigen
show-new-code = Neuen Code zeigen
code-means = Richte dein anderes Gerät auf diesen Code oder öffne dort den Link. Wer ihn öffnet, sitzt auf deinem Platz; zeig ihn also sonst niemandem.
code-left = { $n ->
    [0] Er gilt nicht mehr.
    [one] Er gilt einmal, noch eine Minute.
   *[other] Er gilt einmal, noch { $n } Minuten.
}
code-out = Ein Code von dir ist unterwegs. Er wird nur einmal gezeigt; zeig einen neuen, dann gilt der alte nicht mehr.
code-used = { $name } ist jetzt auf dem anderen Gerät, und hier.
code-none = Kein Code von dir ist unterwegs.
code-gone = Dieser Code wurde benutzt oder zerrissen, oder seine zehn Minuten sind um. Zeig auf dem ersten Gerät einen neuen.
label-code = Code zum Scannen: Er bringt dich auf ein anderes Gerät
label-code-link = Link, den du auf dem anderen Gerät öffnest
tear-up = Zerreißen
to-my-games = Zu meinen Spielen
carry-here = Hier als { $name } weitermachen?
carry-means = Dieser Browser und der, der den Code gezeigt hat, sehen dann beide die Karten von { $name } und spielen auf den Plätzen von { $name }. Der Code gilt einmal.
carry-own = Deine eigenen Spiele als { $name } bleiben zurück: Niemand sonst sieht sie oder spielt für dich. Eine Stunde lang macht dich „Rückgängig“ unter „Meine Spiele“ wieder zu { $name }.
carry-stays = { $n ->
    [one] Einer deiner Tische wartet auf andere, oder ihr spielt dort. Er bleibt auf jeden Fall zurück, und nach dieser Stunde kannst du in diesem Browser dort nicht mehr mitspielen.
   *[other] { $n } deiner Tische warten auf andere, oder ihr spielt dort. Sie bleiben auf jeden Fall zurück, und nach dieser Stunde kannst du in diesem Browser dort nicht mehr mitspielen.
}
carry-bring = Auch meine eigenen Spiele mitbringen
carry-bring-means = { $n ->
    [one] Ein Spiel, das zu Ende ist oder bei dem sonst niemand mitspielt: Der andere Browser von { $name } sieht es dann auch und kann es spielen.
   *[other] { $n } Spiele, die zu Ende sind oder bei denen sonst niemand mitspielt: Der andere Browser von { $name } sieht sie dann auch und kann sie spielen.
}
carry-two = { $name } aus diesem Browser saß schon mit { $other } an einem Tisch. Ihr seid also zwei, und nichts wurde geändert. Lösche erst die Spiele dieses Browsers oder öffne den Link in einem anderen.
carry-same = Dieser Browser ist schon { $name }. Öffne den Link auf einem anderen Gerät.
carry-go = Weiter als { $name }
undo-head = Dieser Browser war { $name }
undo-means = Eine Stunde lang kann er wieder { $name } sein, und die mitgebrachten Spiele gehen zurück. Was seither als { $other } gespielt wurde, bleibt bei { $other }.
undo-take = Rückgängig
undo-gone = Es gibt nichts rückgängig zu machen, oder die Stunde ist um.
sign-out-head = Andere Browser
sign-out-means = Ein Gerät verliehen oder verloren? Danach gehören deine Plätze und Spiele nur noch diesem Browser. Benachrichtigungen enden überall; schalte sie hier neu ein.
sign-out = Meine anderen Browser abmelden
keep-copy = Eine Kopie behalten
keep-copy-means = { $n ->
    [one] Dein beendetes Spiel als Datei, die Farmyard öffnet und jeder Editor auch; in einem ZIP-Archiv.
   *[other] Alle { $n } beendeten Spiele, jedes als Datei, die Farmyard öffnet und jeder Editor auch; in einem ZIP-Archiv.
}
download = Herunterladen
list-head = Meine Spiele bei Farmyard
list-unread = keine Datei: nach Regeln gespielt, die dieser Server nicht mehr hat
erase = Löschen
erase-means = Deine Spiele, deinen Namen und deine Nummer. Die anderen behalten ihre Spiele.
erase-all = Alles löschen
erase-sure = { $n ->
    [0] Deinen Namen und deine Tische löschen?
    [one] Dein eines Spiel löschen?
   *[other] Deine { $n } Spiele löschen?
}
erase-what = Deine Spiele, deine Tage in Folge und dein Name verschwinden von diesem Server, für jedes Gerät, auf dem du bist. An Tischen mit anderen steht auf deinem Platz dann „{ $somebody }“, und sie behalten ihre Spiele; Tische, die nur deine waren, werden gelöscht.
erase-running = { $n ->
    [one] Ein Tisch ist nicht zu Ende: { $names }. Eine Vogelscheuche übernimmt dort deinen Platz.
   *[other] { $n } Tische sind nicht zu Ende: { $names }. Vogelscheuchen übernehmen dort deine Plätze.
}
erase-copy = Das lässt sich nicht zurücknehmen. Vorher eine Kopie?
erase-waiting = Das lässt sich nicht zurücknehmen.
keep-them = Behalten
erase-now = { $n ->
    [0] Alles löschen
    [one] Ein Spiel löschen
   *[other] { $n } Spiele löschen
}
somebody = Jemand

## Page: moves

move-back = Einen Zug zurück
move-on = Einen Zug weiter
label-last-moves = Was seit deinem letzten Zug geschah
back-to-now = Zurück zu jetzt
your-turn-back-to-now = Du bist dran: zurück zu jetzt

## Page: new

seat-me = Ich
seat-friend = Freund
seat-guest = Gast
seat-none = Leer
new-about = Decke einen Tisch für { $title }. { $tagline } { $players }, { $minutes } Minuten.
label-rule-behind = Die Regel hinter „{ $title }“
rule = Regel
label-one-less = { $title }: eins weniger
label-one-more = { $title }: eins mehr
new-table = Ein neuer Tisch
new-box = { $short }, { $minutes } Minuten
another-game = Anderes Spiel
which-game = Welches Spiel
who-sits = Wer nimmt Platz?
a-friend = Eingeladen
friend-means = öffnet deinen Link
a-guest = Ein Gast
no-one = Niemand
no-one-means = Platz weggestellt
label-seat = Platz { $i }
chair-kept = Der Platz bleibt frei, bis jemand kommt.
label-guest-name = Name des Gastes auf Platz { $i }
guest-name = Name des Gastes
label-how-clever = Wie schlau ist { $scarecrow }?
one-more-chair = Noch ein Platz
house-rules = Hausregeln
drawer-changed = { $changed } geändert
friend-chair = Eingeladene kommen über einen Link; der folgt gleich.
friends-only-here = Eingeladene können ihn nur auf diesem Rechner öffnen. Für Handys starte Farmyard mit
start-game = Spiel beginnen
sealed-as = Versiegelt: { $commitment }.
seal-title = Das Siegel dieser Ausgabe
seal-means = Es ist das SHA-256 eines Geheimnisses, das am Ende des Spiels verraten wird, damit alle das Mischen prüfen können.

## Page: puzzles

puzzles = Rätsel
puzzle = Rätsel
title-puzzle = { $puzzle }: { $game } – Farmyard
puzzle-not-there = Dieses Rätsel haben wir nicht gefunden.
puzzle-easy = Leicht
puzzle-middle = Mittel
puzzle-hard = Schwer
puzzle-on = Richtig! Weiter so.
puzzle-other = Es geht noch besser.
puzzle-other-means = Nimm es zurück und versuch es noch einmal, oder lass es dir von der Eule zeigen.
puzzle-again = Noch ein Versuch
puzzle-solved = Gelöst!
puzzle-missed = Das ist die Lösung.
puzzle-watch = Schau zuerst genau zu.
puzzle-watch-again = Noch einmal zuschauen
puzzle-rated = Deine Wertung ist jetzt { $rating }.
next-puzzle = Nächstes Rätsel
all-puzzles = Alle Rätsel
puzzle-own = Ein Moment aus deinem Spiel
puzzle-own-asks = Was wäre besser gewesen?
solve-again = Noch einmal lösen
back-to-review = Zurück zur Analyse
puzzle-of-day = Rätsel des Tages
puzzle-solve = Lösen
puzzles-about = Rätsel aus den Spielen vom Hof: eine Stellung, eine beste Antwort, und warum.
puzzles-motto = Eine Stellung, eine beste Antwort, zwei Minuten.
label-puzzles-of = { $title }: ein Rätsel
puzzles-count = { $n ->
    [one] ein Rätsel
   *[other] { $n } Rätsel
}
puzzles-mine = { $solved } von { $tried } beim ersten Versuch gelöst.
puzzles-none-yet = Noch keines versucht.
puzzles-rating = Deine Wertung ist { $rating }.
run-begin = Drei Minuten
run-done = Drei Minuten { $game }: { $n } von { $tried } auf Anhieb gelöst. Dein Bestes ist { $best }.
class = Eine Klasse
class-about = Kinder öffnen einen Link und geben ihren Namen ein; eine Liste zeigt, wie viele Rätsel jedes gelöst hat. Nach einem Tag ist alles gelöscht.
class-begin = Eine Klasse beginnen
class-means = Gib deinen Namen ein: Er steht in der Liste, die alle in der Klasse sehen, und ist nach einem Tag gelöscht.
class-join = Komm herein
class-leads = Zeig das der Klasse, oder schick den Link. Die Liste zählt Rätsel, die auf Anhieb gelöst wurden.
class-link = Der Link der Klasse
class-solved = { $n ->
    [0] Noch ist niemand da
    [one] Ein Kind ist da
   *[other] { $n } Kinder sind da
}
class-full = Diese Klasse ist voll.
class-not-there = Diese Klasse ist vorbei, oder ihr Link ist nicht vollständig.
puzzles-run = { $n } in Folge, jedes beim ersten Versuch gelöst

## Page: review

review-better = Besser:
see-on-table = Auf dem Tisch ansehen
review-of = Analyse: { $name }
review-busy = Das Spiel wird durchgesehen
review-busy-means = Es dauert höchstens eine Minute, wenn kein anderes davor ist. Du kannst gehen und wiederkommen: Es bleibt beim Spiel.
label-how-far = Wie weit es ist
review-curves = Wer gewinnen würde, Zug um Zug
review-in-100 = : { $says } von 100
review-luck = Können und Glück
review-certain = Bis zum Ende ausgerechnet: sicher falsch
review-costliest = Die teuersten Züge

## Page: rules

why = warum?
rules-by-number = Die Regeln nach Nummern
rules-about = Die Regeln von { $title }, wie es hier gespielt wird. { $tagline }
print-page = Seite drucken
rules-pictures = Das Spiel in Bildern
show-before = Vorher
show-after = Nachher
picture-before = Vorher: { $says }
picture-after = Nachher: { $title }
lay-table = Einen Tisch decken

## Page: sealing

fair-nobody-chooses-cards-table = Niemand sucht hier die Karten eines Tisches aus, auch dieser Server nicht. Vor der Ausgabe zieht er ein Geheimnis und veröffentlicht dessen Siegel, das SHA-256 des Geheimnisses. Wer Platz nimmt, gibt eine Zeile Zufall dazu. Aus beidem kommen die Karten.
fair-secret-told-when-game-here = Das Geheimnis wird verraten, wenn das Spiel zu Ende ist. Dann können alle prüfen, dass es zum Siegel passt und dass die Karten daraus kommen: Der Browser tut es am Ende eines Spiels von selbst, und
fair-or-script = oder das kurze Programm
fair-do-from-saved-game = tun es mit einer gespeicherten Spieldatei.
fair-each-table-has-page = Jeder Tisch hat eine eigene Seite mit seinem Siegel und dem, was jeder Platz dazugab: Der Verlauf beginnt mit einem Link dorthin.

## Page: seat

seat-kept = , gehalten von einer Vogelscheuche
seat-place = { $rank ->
    [1] liegt vorn
    [2] auf Platz zwei
    [3] auf Platz drei
   *[other] auf Platz { $rank }
}
change-name = Name ändern
label-choose = { $name } wählen

## Page: strip

yes = Ja
no = Nein

## Page: table

try-now = Jetzt versuchen
label-voice = Was geschieht
label-around = Was man an diesem Tisch tun kann
label-rules-of = Die Regeln von { $title }
read-to-me = Lies mir vor
sound = Ton
light = Licht
copy-link = Link kopieren

## Page: tape

to-beginning = Zum Anfang
to-end = Zum Ende
looking-back = Rückblick
play-reel = Abspielen
label-move = Zug
move-says = Zug { $says }
label-marks = Was auffiel
mark-says = Zug { $n }: { $says }
go = Los
speed-usual = Tempo: wie gespielt
label-eyes-files = { $says }: Augen und Dateien
whose-eyes = Mit wessen Augen?
what-if-means = Von hier als { $who } gegen Vogelscheuchen weiterspielen
what-if = Was wäre, wenn?
copy-link-to-move = Link zu diesem Zug kopieren
save-game-file = Spieldatei speichern

## Page: today

todays-deals = Spiele des Tages
deal-title = { $game }, { $way }
leaf-weekday = { DATE($date, "EEEE") }
leaf-month = { DATE($date, "LLLL") }
leaf = { DATE($date, "EEEE") }, { DATE($date, "MMMMd") }
short-weekday = { DATE($date, "EEEEEE") }
label-your-days = Deine Tage
days-running = { $n ->
    [0] Leg heute ein Ei
    [one] Ein Tag am Stück
    [2] Zwei Tage am Stück
    [3] Drei Tage am Stück
    [4] Vier Tage am Stück
    [5] Fünf Tage am Stück
    [6] Sechs Tage am Stück
    [7] Sieben Tage am Stück
   *[other] { $n } Tage am Stück
}
longest-row = Deine längste Reihe: { $n }. Ein Spiel am Tag legt das Ei.
week-played = { $n ->
    [0] Diese Woche noch keins gespielt
   *[other] Gespielt: { $days }
}
next-deals = Neue Spiele in { $hours } h { $minutes }.
you-against = Du gegen { $names }
you-alone = Du allein gegen die Karten
broken-off = abgebrochen
place-won = Gewonnen
place = { $rank ->
    [1] Erster Platz, geteilt
   *[other] { $rank }.
}
result-place-won = Gewonnen, { $count }
result-place = { $rank ->
    [1] Erster Platz von { $seats }, geteilt, { $count }
   *[other] { $rank }. von { $seats }, { $count }
}
play-deal = Spielen
play-one = Spielen
not-yet-played = Noch nicht gespielt
begun-deal = Auf dem Tisch
first-try-counts = der erste Versuch zählt
your-first-try = dein erster Versuch
hen-sleeps = Eine Henne sitzt schlafend auf den Eiern
same-for-everybody = Für alle dasselbe Spiel. Beim ersten Versuch gibt es keinen Rat, und was dir etwas gezeigt hat, lässt sich nicht zurücknehmen.
deal-level = Jede Vogelscheuche spielt als „{ $level }“.
others-played = { $n ->
    [0] Sonst hat es hier noch keiner gespielt.
    [one] Außer dir wurde es hier einmal gespielt.
   *[other] { $n } andere haben es hier gespielt.
} Wie es ausging, steht hier nach deinem ersten Versuch.
how-others-did = { $n ->
    [one] Außer dir war hier noch niemand fertig.
   *[other] { $n } haben es hier gespielt. { $better ->
        [0] Nichts war besser.
        [one] Ein Ergebnis war besser.
       *[other] { $better } Ergebnisse waren besser.
    }
}
step-told = { $n } bei { $step }{ $own ->
    [yes] , du dabei
   *[no] {""}
}
steps-told = Erste Versuche: { $told }
step-to = bis { $number }
step-from = ab { $number }
each-egg = Jedes Ei ist ein erster Versuch.
share-head = Farmyard, { DATE($date, "MMMMd") }
share-result = { $title }: { $result }.
share-row = { $row }.
copy-this = Kopieren
share-this = Teilen
try-again = Noch einmal
later-tries = Spätere Versuche, die nicht zählen: { $results }
no-solution = Für dieses Spiel wurde keine Lösung gefunden.
the-solution = Die Lösung
yesterday-of = Gestern: { $title }
yesterday-done = Dein erster Versuch: { $result }.
yesterday-missed = Dieses hast du nicht gespielt.

## Page: zones

last-moves = Letzte Züge
watchers = , { $watchers } { $watchers ->
    [one] schaut zu
   *[other] schauen zu
}
label-goal = Worum es geht
label-goal-away = Das Ziel ausblenden
label-table = Tisch
label-log-button = Verlauf: was geschah
log = Verlauf
take-back = Zurück
label-advice = Rat: { $title } fragen
menu = Menü
hide-seconds = Sekunden
hide-for-turn = für diesen Zug
more-time = Mehr Zeit
i-have-looked = Gesehen
to-result = Das Ergebnis

## Page: keys

keys-at-table = An einem Tisch
key-tab = Tab
    .does = zur nächsten Gruppe: deine Hand, der Plan, die Plätze, die Knöpfe, der Verlauf
key-arrows = Pfeile
    .does = innerhalb einer Gruppe
key-digits = 1 bis 9
    .does = zu dieser Karte; auf einem Plan zu dieser Reihe, dann zu diesem Feld darin
key-enter = Enter
    .does = wählen
key-escape = Escape
    .does = zurücklegen, was du gewählt hast
key-h = h
    .does = zu deiner Hand
key-b = b
    .does = zum Plan
key-p = p
    .does = zu den Plätzen
key-m = m
    .does = zum Menü
key-l = l
    .does = zum Verlauf
key-a = a
    .does = zu dem, was du gefragt wirst; noch einmal: zu dem, was sonst zu wählen ist
key-w = w
    .does = durchgehen, was seit deinem letzten Zug geschah; Pfeile gehen weiter, Escape führt zurück
key-v = v
    .does = um Rat fragen, wo der Tisch es erlaubt
key-e = e
    .does = noch einmal sagen, was zuletzt geschah
key-t = t
    .does = sagen, wer dran ist und was gefragt wird
key-s = s
    .does = sagen, wie es steht
key-o = o
    .does = sagen, was du hast
key-c = c
    .does = sagen, wie viel Zeit bleibt
key-y = y
    .does = Vogelscheuchen warten, bis alles vorgelesen ist
key-help = ?
    .does = diese Tasten
letters = Buchstaben als Tastenkürzel

## Page: layout

about-farmyard = Farmyard: fünf Brettspiele für Freunde, und für Vogelscheuchen, wenn die Freunde zu tun haben. Im Browser, ohne Konto.

## Said by scripts, which put things into {places}

script-kept = Gespeichert. Es geht los, sobald die Verbindung wieder da ist.
script-table-offline = Du bist offline. Versuch es wieder, wenn die Verbindung da ist.
script-offline-page = Du bist offline, darum lässt sich diese Seite gerade nicht zeigen.
script-why = { why }
script-unheard = Das ging nicht.
script-lesson-unloaded = Das ließ sich nicht laden. Versuch es noch einmal.
script-table-unanswered = Keine Verbindung: Deine Antwort ging nicht hinaus. Antworte noch einmal, wenn sie wieder da ist.
script-table-unheard = Die Verbindung ist abgerissen. Vielleicht ist deine letzte Nachricht nicht angekommen.
script-table-move-kept = Dein Zug ist aufgehoben. Er geht hinaus, sobald die Verbindung wieder da ist.
script-table-still-no-line = Noch keine Verbindung. Dein Platz bleibt dir.
script-table-line-down = Keine Verbindung. Neuer Versuch in {"{seconds}"} s.
script-table-line-back = Wieder da.
script-table-nothing-yet = Noch ist nichts geschehen.
script-table-ear = Spielst du nach Gehör? Drück y, dann warten die Vogelscheuchen, bis alles vorgelesen ist.
script-table-no-clock = An diesem Tisch gibt es keine Uhr.
script-learn-done = geschafft
script-learn-step = Schritt {"{step}"} von {"{steps}"}
script-new-changed = {"{changed}"} geändert
script-new-one-friend = Als Nächstes kommt der Link für eine Person.
script-new-friends = Als Nächstes kommt der Link für {"{friends}"} Personen.
script-new-nobody-invited = Niemand ist eingeladen: Das Spiel beginnt sofort.
script-new-get-link = Link holen
script-new-start-game = Spiel beginnen
script-replay-play = Abspielen
script-replay-rest = Anhalten
script-replay-speed-usual = Tempo: wie gespielt
script-replay-speed = Tempo: {"{speed}"}-mal so schnell
script-table-your-turn = Du bist dran – {"{title}"}
script-light-auto = Licht: wie draußen
script-light-noon = Licht: Mittag
script-light-dusk = Licht: Abend
script-sound-on = Ton: an
script-sound-off = Ton: aus
script-link-of-table = Der Link zu diesem Tisch
script-copied = Kopiert

## The languages

language = Sprache

## Said by style sheets

talk-of = { $name }:
status-turn = Du bist dran, { $name }.
status-yours = Du bist dran.
ear-over = Mit Tab geht es zum Ergebnis und zu „Noch einmal“.
status-over = Das Spiel ist aus.
style-me = (du)
style-you = du
style-to-play = dran
style-away = fort
style-this-move = dieser Zug

## The printed box

print-box = Die Schachtel drucken
print-means = Alles aus der Schachtel als PDF: Karten mit Rückseiten, Plättchen, die Regeln. Drucke alle Seiten beidseitig, an der langen Kante gewendet, und schneide es aus.
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-ink = Farbe
print-ink-colour = Bunt
print-ink-black = Schwarz-weiß
print-sides = Seiten
print-sides-both = Beidseitig
print-sides-one = Einseitig, zum Falten
print-backs = Rückseiten
print-backs-solid = Volle Rückseiten
print-backs-outline = Rückseiten als Umriss
print-shift = Rückseiten verrutscht?
print-shift-means = Halte einen gedruckten Bogen gegen das Licht. Um so viele Millimeter sollen die Rückseiten rücken, wenn du auf sie blickst:
print-shift-right = nach rechts
print-shift-down = nach unten
print-make = PDF erstellen
no-print = Dieses Spiel lässt sich hier nicht drucken.

## On the phone, and links in a chat

away-title = Keine Verbindung
away-means = Die Tische bleiben, wie sie sind. Sobald das Handy wieder Netz hat, spielst du da weiter, wo du warst.
away-again = Noch einmal
preview-free = { $n ->
    [one] Ein Platz ist frei bei { $title }
   *[other] { $n } Plätze sind frei bei { $title }
}
preview-full = { $title }: Alle sind da
preview-running = { $title }: Schau zu
preview-over = Rückblick: { $title }
preview-ended = Rückblick: { $title }, { $scores }

## An evening

too-many-for-game = Dieses Spiel ist für weniger Leute.
evening-title = Ein Abend: { $name }
evening-lead = { $n ->
    [one] Bisher ein Spiel. Dabei: { $names }.
   *[other] { $n } Spiele. Dabei: { $names }.
}
evening-told = { DATE($date, "yMMMMEEEEd") }. { $n ->
    [one] Ein Spiel,
   *[other] { $n } Spiele,
} { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}.
evening-now = Läuft gerade
evening-won = { $names } { $n ->
    [one] gewinnt
   *[other] gewinnen zusammen
}
evening-points = { $n }{ $half ->
    [yes] ,5
   *[no] {""}
}
evening-place = { $rank }. Platz
evening-with-points = { $name } { $points }
evening-picture = Hennen auf ihren Stangen unter den Sternen: { $guests }.
evening-table = Die Tabelle des Abends
evening-points-mean = Platz 1 von { $n }: { $n } Punkte, letzter Platz: 1. Gleiche Plätze teilen.
evening-sum = Punkte
evening-next = Was jetzt?
evening-goes-on = Der Abend geht weiter
evening-begins = { $name } hat am wenigsten Punkte und darf aussuchen.
evening-watch = Wer am Tisch sitzt, sucht das nächste Spiel aus.
evening-last = Die letzte Seite
evening-keep = Bild behalten
evening-to = Der Abend
another-game = Ein anderes Spiel
memory-winner = { $name } gewinnt { $n } Spiele.
    .head = Hahn im Korb
memory-closest = { $title }, entschieden mit { $n ->
    [0] gar keinem Vorsprung
    [one] einem Punkt
   *[other] { $n } Punkten
}.
    .head = Am knappsten
memory-longest = { $title }, { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}.
    .head = Am längsten
memory-scarecrow = { $name }, eine Vogelscheuche, gewinnt { $title }.
    .head = Wer hätte das gedacht
memory-quickest = { $title }, { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}.
    .head = Am schnellsten


## Klopfen: was Browser über Web Push erfahren

knocking = Klopfen
knock-ask = Sollen wir klopfen?
knock-ask-means = An diesem Tisch hat jeder Zug { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Zeit. Wir klopfen, wenn du dran bist, noch einmal drei Stunden vor Ablauf und wenn das Spiel zu Ende ist.
knock-quiet = Nie von zehn Uhr abends bis acht.
knock-yes = Ja, bitte klopfen
knock-no = Nein, danke
knock-off = Nicht mehr klopfen
knock-home = Erst auf den Startbildschirm
knock-home-means = Dieses Handy lässt nur Apps klopfen. Teilen, dann „Zum Home-Bildschirm“.
knock-how = Zeig mir, wie
knock-home-share = Tippe auf Teilen, das Quadrat mit dem Pfeil.
knock-home-add = Wähle „Zum Home-Bildschirm“.
knock-home-open = Öffne Farmyard von dort, und komm an diesen Tisch.
knock-shut = Die Tür ist zu
knock-shut-means = Diesem Browser wurde gesagt, er soll uns nicht klopfen lassen. Das Schloss neben der Adresse macht wieder auf.
knock-leave-shut = Lass sie zu
knock-turn = Du bist dran
knock-hours = Noch drei Stunden
knock-end = Das Spiel ist zu Ende
knock-where = { $game }, „{ $table }“. { $fact }
knock-begins = Das Spiel hat begonnen.
knock-moved = { $name } hat gezogen.
knock-scarecrow = Dann zieht eine Vogelscheuche für dich.
knock-passes = Dann verfällt dein Zug.
knock-winner = { $name } hat gewonnen.
knock-result = Schau, wie es ausgegangen ist.
knock-none = Dieser Server klopft nicht. Wer ihn betreibt, kann es einrichten: farmyard[push].
knock-keys = Das sind keine Schlüssel eines Browsers. Er sollte p256dh und auth schicken, in base64url.
knock-zone = Diese Zeitzone gibt es nicht. Sie sollte so heißen wie Europe/Berlin.
knock-endpoint = Das ist keine Adresse eines Push-Dienstes. Sie sollte mit https:// beginnen und ins Internet führen.

## Names, of which some are drawn: as many tables in every language, in one order

names-tables =
    Mist und Moneten, Unter der Eiche, Über den Draht, Die lange Wiese, Stroh und Schnur,
    Ein Hühnerzahn, Das Hintertor, Matsch am Montag, Kalter Brei, Der Wetterhahn,
    Zwei linke Stiefel, Der Ententeich, Ein Eimer Schrauben, Hinter der Scheune,
    Der alte Pflug, Brennnesselsuppe, Der letzte Heuhaufen, Mittags Regen, Die lahme Gans,
    Schon wieder Rüben, Der schiefe Zauntritt, Brot mit Schmalz, Die Zinkwanne,
    Fingerhutgasse, Eine geborgte Leiter, Die Milchkanne, Früh zum Markt, Das falsche Feld,
    Krähen im Korn, Die gute Schere
names-people =
    Ahorn, Akelei, Amsel, Apfel, Arnika, Aster, Basilikum, Beifuß, Birke, Birne, Bohne,
    Borretsch, Brombeere, Buche, Dill, Distel, Efeu, Erbse, Erle, Esche, Farn, Fenchel,
    Flachs, Fliege, Ginster, Gerste, Hafer, Haselnuss, Heide, Himbeere, Hirse, Holunder,
    Hopfen, Iris, Kamille, Kapuziner, Kastanie, Kerbel, Kirsche, Klee, Kresse, Lavendel,
    Linde, Lupine, Majoran, Malve, Mandel, Minze, Mohn, Nelke, Pappel, Pflaume, Primel,
    Quitte, Rettich, Roggen, Salbei, Schilf, Schlehe, Thymian, Weide, Wicke
names-scarecrows =
    Strohkopf, Flicken, Zausel, Lumpi, Besenstiel, Scheuch, Knopfauge, Hutzel, Heuhans

## Page: afternoon

afternoon = Ein Nachmittag
afternoon-about = Viele Tische für eine Klasse oder einen Verein: ein Link für alle, Runden mit immer anderen Leuten, und eine Seite für die Leitung.
afternoon-open = Einen Nachmittag beginnen
afternoon-means = Komm mit einem Namen herein. Wenn eine Runde beginnt, führt dich diese Seite an deinen Tisch.
afternoon-leads = Zeig allen die Wand, oder schick den Link. Diese Seite ist nur für dich: Merk dir ihre Adresse.
afternoon-link = Der Link für alle
afternoon-to-wall = Die Wand
afternoon-soon = Es geht bald los.
afternoon-next = Runde { $n } von { $rounds } beginnt bald.
afternoon-moment = Einen Moment …
afternoon-on = Runde { $n } von { $rounds }: { $game }
afternoon-left = { $n ->
    [one] Noch eine Minute
   *[other] Noch { $n } Minuten
}
afternoon-ended = Das war der Nachmittag!
afternoon-table = Tisch { $n }
afternoon-round = Runde { $n }
afternoon-away = setzt aus
afternoon-sit-out = Aussetzen
afternoon-come-back = Wieder dabei
afternoon-game = Spiel
afternoon-size = Leute an einem Tisch
afternoon-minutes = Minuten (0: ohne Ende)
afternoon-rounds = Runden insgesamt
afternoon-level = Vogelscheuchen auf freien Plätzen
afternoon-mixing = Wer trifft wen
afternoon-mixed = immer andere
afternoon-like = wer gleich gut steht
afternoon-begin-round = Runde beginnen
afternoon-end-round = Runde beenden
afternoon-move-who = Jemanden umsetzen
afternoon-move-to = Auf den Platz einer Vogelscheuche
afternoon-move = Umsetzen
afternoon-finish = Nachmittag beenden
afternoon-sheet = Ergebnisse als Tabelle
afternoon-print = Ergebnisse zum Drucken
afternoon-results = Ergebnisse eines Nachmittags
afternoon-shared = = Diesen Platz teilen sich mehrere.
afternoon-erase = Alles löschen
afternoon-to = Zum Nachmittag
afternoon-not-there = Dieser Nachmittag ist vorbei, oder sein Link ist nicht vollständig.
afternoon-full = Dieser Nachmittag ist voll.
afternoon-no-round = Gerade läuft keine Runde.
afternoon-not-here = Umsetzen lässt sich nur, wer da ist und nicht aussetzt.
afternoon-sits-there = Schon an diesem Tisch.
afternoon-no-chair = An diesem Tisch sitzt keine Vogelscheuche.
afternoon-round-is-on = Gerade läuft eine Runde.
afternoon-round-over = Diese Runde ist vorbei.
afternoon-nobody = Noch ist niemand da.
afternoon-other-seats = So gespielt braucht es eine andere Zahl von Leuten am Tisch.
