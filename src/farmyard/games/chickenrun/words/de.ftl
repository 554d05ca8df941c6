# Glossary
#   chicken = Huhn (n), named ones are hens: sie      piece = Figur (f)
#   runner = Ausreißerin (f)        escape = Flucht (f)         marker = Marker (m)
#   Mr, Mrs Tweedy = Herr, Frau Tweedy                the dog = der Hund
#   to command the Tweedys = die Tweedys lenken       yard = Hof (m)
#   hut = Hütte (f)                 house = Haus (n)            food store = Futterlager (n)
#   woodshed = Holzschuppen (m)     barn = Scheune (f)          workshop = Werkstatt (f)
#   Coal Bunker = Kohlenbunker (m)  Piematic = Pastetomat (m)   pie = Pastete (f)
#   wire = Zaun (m)                 Main Gate = Haupttor (n)    wicket, side gate = Seitentor (n)
#   runway = Startbahn (f)          Free = Freiheit (f), freie Ecke (f)
#   egg = Ei (n)                    nest = Nest (n)             shop = Laden (m)
#   equipment = Ausrüstung (f)      load = Beute (f)            plan = Plan (m)
#   opportunity card = Chancenkarte (f)               search card = Suchkarte (f)
#   pile = Stapel (m)               hand = Hand (f)             offer = Angebot (n)
#   deal, trade = Handel (m)        roll, throw = Wurf (m)      double = Pasch (m)
#   step = Schritt (m)              round = Runde (f)           turn = Zug (m)

## The box

title = Chickenrun
tagline = Eier, Löffel und ein Loch im Zaun.
author = Susan Prescot Games
credit = Chickenrun ist ein Spiel von Susan Prescot Games; Plan und Karten sind verschollen, die hier sind von uns.
way-short = Kurzes Spiel
way-full = Ganzes Spiel
way-advanced = Für Fortgeschrittene

## House rules

drawer-rounds = Runden und Züge
drawer-tweedys = Die Tweedys und der Hund
drawer-escapes = Fluchten
drawer-shops = Läden

option-target = Hühner zu befreien
    .help = Wer zuerst so viele befreit, gewinnt.
option-max_rounds = Längstes Spiel
    .help = Nach so vielen Runden gewinnt, wer die meisten befreit hat.
option-trading = Handel
    .help = Angebote zwischen zwei Figuren, die sich treffen.
option-visits = Besuch in Hütten
    .help = Ob man eine andere Hütte betreten darf: auf Anfrage, immer oder nie.
    .value-ask = Auf Anfrage
    .value-standing = Immer offen
    .value-never = Nie
option-opportunities = Chancenkarten
    .help = Mit ihnen spielen oder ohne.
option-control = Wer die Tweedys lenkt
    .help = Der höchste Wurf, oder verdeckte Gebote in Eiern.
    .value-roll = Ein Wurf
    .value-bid = Verdeckte Gebote
option-joint = Gemeinsame Fluchten
    .help = Zwei Plätze dürfen Ausrüstung und Hühner zusammenlegen.
option-seating = Hütten
    .help = Beliebige Hütten oder die ersten; wer welche hat, ist Zufall.
    .value-random = Beliebige
    .value-contiguous = Die ersten
option-rotate_start = Der erste Platz wandert
    .help = Jede Runde beginnt der nächste Platz.
option-empty_hut = Frau Tweedy an leerer Hütte
    .help = Niemand wird besucht, oder der weiße Würfel fällt noch einmal.
    .value-nobody = Niemand
    .value-reroll = Neuer Wurf
option-control_tie = Gleichstand beim Lenken
    .help = Der Wurf wird wiederholt, oder wer zuletzt gelenkt hat, behält es.
    .value-reroll = Neuer Wurf
    .value-previous = Bleibt
option-exact_move = Genaue Züge
    .help = Ein Huhn muss alle Schritte gehen.
option-replacements = Wechsel pro Zug
    .help = So oft darf das Huhn des Zuges freiwillig gewechselt werden; sechsmal erreicht jedes.
option-partner_place = Wo Partner stehen
    .help = Eine gemeinsame Flucht beginnt mit beiden am Start, oder wo immer der Partner steht.
    .value-together = Am Start
    .value-anywhere = Irgendwo
option-lowest = Langsamstes Huhn
    .help = Was ein Wurf nach der Anpassung mindestens wert ist.
    .value-zero = Kein Schritt
    .value-one = Ein Schritt
option-visit_ends_turn = Ein Besuch beendet den Zug
    .help = Nach 2 oder 3 zieht niemand.
option-double_in_escape = Ein Pasch auf der Flucht
    .help = Die Ausreißerin bleibt, oder tauscht mit einem wartenden Huhn.
    .value-keep = Bleibt
    .value-swap = Tauscht
option-active_pie = Das Huhn draußen auf dem Hof
    .help = Frau Tweedy nimmt es zuletzt oder nie.
    .value-last = Zuletzt
    .value-safe = Nie
option-cards = Chancenkarten spielen
    .help = Manche werden aufgehoben, wie gedruckt, oder alle gleich gespielt.
    .value-printed = Wie gedruckt
    .value-at_once = Alle gleich
option-dog_start = Der Hund beginnt
    .help = An der Hundehütte, irgendwo draußen, oder wo der erste Lenker will.
    .value-kennel = Hundehütte
    .value-random = Irgendwo
    .value-controller = Wer lenkt
option-catch_in_shops = Fang in Läden
    .help = Läden schützen nicht.
option-catch_on_passing = Fang im Vorbeigehen
    .help = Ein Gang endet beim ersten Opfer.
option-coast_radius = Freie Bahn
    .help = Wie weit Herr Tweedy vom Start weg sein muss, wenn eine Flucht angekündigt wird: bei 1 mehr als einen seiner Schritte, bei 0 nur nicht darauf.
option-returns = Zurückgelegte Karten
    .help = Auf den kleinsten Stapel, auf irgendeinen, oder woher sie kamen.
    .value-smallest = Kleinster Stapel
    .value-random = Irgendein Stapel
    .value-bought = Alter Stapel
option-open_piles = Offene Stapel
    .help = Alle sehen, was die Läden haben.
option-pay_to_look = Schauen kostet
    .help = Wer schaut, hat bezahlt.
option-plan_lost = Plan einer gescheiterten Flucht
    .help = Bleibt auf der Hand oder geht zurück.
    .value-kept = Bleibt
    .value-returned = Geht zurück
option-marker_hit = Herr Tweedy auf dem Marker
    .help = Stoppt die ganze Flucht, oder nur die wartenden Hühner.
    .value-all = Stoppt alle
    .value-waiting = Nur Wartende
option-chaser = Wenn noch einmal gewürfelt wird
    .help = Dieselbe Figur geht weiter, oder eine von beiden.
    .value-same = Dieselbe
    .value-free = Beliebig
option-dog_reach = Reichweite des Hundes
    .help = Felder neben ihm, die versperrt sind.
option-cutters = Schneidwerkzeug
    .help = Darf von der Hand kommen, oder muss getragen werden.
    .value-both = Hand oder getragen
    .value-carried = Getragen
option-bunker_new_active = Neues Huhn nach dem Bunker
    .help = Die Figur beginnt wieder in ihrer Hütte.
option-caught = Ein gefangenes Huhn
    .help = Bleibt im Zug oder ruht aus.
    .value-active = Bleibt
    .value-rests = Ruht aus
option-catches = Mehrere Hühner auf seinem Feld
    .help = Herr Tweedy fängt alle, oder eins nach Wahl dessen, der lenkt.
    .value-all = Alle
    .value-one = Eins
option-tie = Gleich viele freie Hühner
    .help = Es zählt, wessen letzte oder erste gewertete Flucht früher kam.
    .value-last = Die letzte
    .value-first = Die erste
option-no_doorstep_camping = Kein Lauern vor Hütten
    .help = Vor einer Hütte darf Herr Tweedy nur halten, um zu fangen.
option-need_capped = Zu wenige übrig
    .help = Alle übrigen Hühner genügen für einen Plan.
option-search = Hütten werden durchsucht
    .help = Immer wenn eine Flucht gestoppt wird, oder nur im Zug der Tweedys.
    .value-always = Immer
    .value-tweedys = Im Zug der Tweedys
option-first_active = Erste Hühner
    .help = Werden zusammen gezeigt, oder nacheinander.
    .value-together = Zusammen
    .value-in_order = Nacheinander
option-house_walk_in = Herr Tweedy kommt heim
    .help = Und wirft hinaus, wer drinnen ist, oder lässt sie in Ruhe.
    .value-arrival = Wirft hinaus
    .value-safe = Lässt in Ruhe
option-bail = Zwei Eier kaufen frei
    .help = Jedes Huhn im Bunker, oder nur die Figur.
    .value-any = Jedes Huhn
    .value-piece = Die Figur
option-kept_card = Behaltene Karte beim Aufgeben
    .help = Geht auf die Hand, oder wird weiter getragen.
    .value-hand = Auf die Hand
    .value-carried = Getragen
option-search_takes_shown = Durchsuchen nimmt Offenes
    .help = Und beendet so die Flucht dieser Hütte.
option-active_in_hut = Das aktive Huhn in der Hütte
    .help = Wird zuletzt genommen, oder wie eins der Hütte.
    .value-last = Zuletzt
    .value-hut = Wie alle

## Bots

plays-egg = sieht noch wenig
plays-chick = verläuft sich
plays-pullet = übersieht die Hälfte
plays-hen = übersieht das eine oder andere
plays-rooster = erledigt seine Gänge
plays-fox = erledigt sie mit einem Auge auf Herrn Tweedy
plays-owl = spielt ihre Pläne im Kopf durch

## Lessons

lesson-walking = Laufen und Eier
    .about = Du lernst, was ein Wurf bringt, wie Hühner laufen und wo sie sicher sind.
    .can-1 = Vier bis neun: ein Ei.
    .can-2 = Schritte: der Wurf und die Zahl deines Huhns.
    .can-3 = Zu Hause bist du vor Herrn Tweedy sicher.
    .can-4 = Pläne sind gratis, Karten kosten Eier.
    .farewell = Zehn Schritte, vier Minuten. Als Nächstes: wie man die Tweedys lenkt.
lesson-walking-1 = Würfle mit zwei Würfeln. Summe 4 bis 9 bringt ein Ei dazu.
    .knows = Eine Summe von 4 bis 9 bringt ein Ei aus dem Nest.
    .instead = Du darfst erst das Huhn wechseln. Aber Aprikose schafft das: Würfle.
lesson-walking-2 = Wurf 7, und Aprikose hat +1: 8 Schritte. Zum Futterlager!
    .knows = Du läufst bis zu Wurf plus Zahl deines Huhns.
    .instead = Halten darfst du, wo du willst. Aber Pläne hat nur das Futterlager.
lesson-walking-3 = Pläne kosten hier nichts. Nimm den obersten.
    .knows = Das Futterlager gibt pro Besuch einen Plan, gratis.
    .instead = Du darfst ihn liegen lassen. Aber er ist gratis, und fast jede Flucht braucht einen.
lesson-walking-4 = Herr Tweedy ist draußen! Amber ist schneller: Schick sie.
    .knows = Vor dem Wurf darf ein anderes Huhn übernehmen.
    .instead = Sie darf gehen. Aber Amber ist schneller, und Herr Tweedy ist nah.
    .but-1 = Du darfst gleich würfeln. Aber mit Amber kommst du zwei Schritte weiter.
    .but-2 = Sie ist noch schneller! Aber gleich wirst du sie brauchen.
lesson-walking-5 = Aprikose ruht jetzt in der Hütte. Würfle.
lesson-walking-6 = In deiner Hütte fängt er dich nie. Geh nach Hause.
    .knows = In deiner Hütte fängt dich Herr Tweedy nie.
    .instead = Das darfst du. Aber wen Herr Tweedy auf dem Hof trifft, den schickt er heim.
lesson-walking-7 = Weiß 2, deine Hütte: Frau Tweedy nahm alle Eier. Würfle.
    .knows = Frau Tweedy besucht die Hütte des weißen Würfels.
    .instead = Du darfst erst das Huhn wechseln. Aber würfle und sieh, was geschieht.
lesson-walking-8 = Ein Pasch: Amber muss ruhen. Schick Rakete hinaus.
    .knows = Nach einem Pasch muss ein anderes Huhn übernehmen.
    .instead = Sie darf gehen. Aber mit +4 kommt Rakete bis zu einem billigen Laden.
lesson-walking-9 = Herr Tweedy ist draußen, sein Haus ist offen. Geh hinein!
    .knows = Im Haus kostet eine Karte ein Ei, wenn er draußen ist.
    .instead = Das darfst du. Aber du hast ein Ei, und nur das Haus ist so billig.
lesson-walking-10 = Seilabgang, dein Plan, braucht ein Seil. Kauf es.
    .knows = Du siehst den ganzen Stapel und nimmst eine Karte.
    .instead = Eine nützliche Karte! Aber dein Plan, Seilabgang, braucht ein Seil.
    .but-1 = Du darfst dein Ei behalten. Aber dein Plan, Seilabgang, braucht ein Seil.
lesson-equipment = Ausrüstung und die Tweedys
    .about = Du lernst, wie Karten nach Hause kommen und wie man Herrn Tweedy lenkt.
    .can-1 = Kauf, was dein Plan braucht, Karte um Karte.
    .can-2 = Trag jede Karte heim: Dort ist sie sicher.
    .can-3 = Wer lenkt, schickt Herrn Tweedy oder den Hund.
    .can-4 = Heb Frau Tweedy ein Ei auf, sonst nimmt sie ein Huhn.
    .farewell = Acht Schritte, drei Minuten. Als Nächstes: über den Zaun!
lesson-equipment-1 = Kurze Leiter, dein Plan, braucht eine Leiter. Würfle.
    .knows = Jeder Plan nennt die Karten, die er braucht.
    .instead = Du darfst erst das Huhn wechseln. Aber Aprikose ist schnell genug: Würfle.
lesson-equipment-2 = Leitern gibt es in der Scheune, acht Schritte. Geh hinein.
    .knows = Scheune und Werkstatt kosten 2 Eier, der Schuppen 3.
    .instead = Da darfst du hin. Aber die Scheune hat eine Leiter, und du hast genug Eier.
lesson-equipment-3 = Du siehst den ganzen Stapel. Nimm die Leiter.
    .knows = Dein Huhn trägt eine Karte; Herr Tweedy kann sie nehmen.
    .instead = Eine nützliche Karte! Aber dein Plan braucht eine Leiter.
    .but-1 = Du darfst deine Eier behalten. Aber dein Plan braucht eine Leiter.
lesson-equipment-4 = Schwarz 3, und du lenkst! Zieh Herrn Tweedy näher an Crisp.
    .knows = Schwarz 1 bis 3: So viele Schritte geht Herr Tweedy.
    .instead = Das darfst du. Aber Crisp trägt eine Karte: Je näher Herr Tweedy, desto besser.
lesson-equipment-5 = Zug der Tweedys: neun Schritte. Schick Herrn Tweedy.
    .knows = Der Wurf der Tweedys bewegt Herrn Tweedy oder den Hund.
    .instead = Das darfst du. Aber Crisp ist auf dem Hof, und Herr Tweedy kann ihn erreichen.
    .but-1 = Das darfst du. Aber der Hund bleibt draußen, und Crisp ist auf dem Hof.
lesson-equipment-6 = Triff Crisp: heim mit ihm, und die Karte ist verloren.
    .knows = Wen er auf dem Hof trifft, der geht ohne Karte heim.
    .instead = Das darfst du. Aber Crisp trägt eine Karte, und Herr Tweedy kann ihn treffen.
lesson-equipment-7 = Dein Wurf war der höchste: Du lenkst die Tweedys. Würfle!
    .knows = Vor jeder Runde würfeln alle: Der höchste Wurf lenkt.
    .instead = Du darfst erst das Huhn wechseln. Aber Aprikose ist schnell genug: Würfle.
lesson-equipment-8 = Trag die Leiter heim, wo sie sicher ist.
    .knows = Sicher ist eine Karte, sobald sie in deiner Hütte ist.
    .instead = Das darfst du. Aber hier draußen ist die Leiter weg, wenn dich Herr Tweedy trifft.
lesson-escape = Pläne und Flucht
    .about = Du lernst, wo Pläne beginnen, wie man einen ankündigt und dem Hund entkommt.
    .can-1 = Bring Plan und Karten dahin, wo er beginnt.
    .can-2 = Kündige ihn vor deinem Wurf an.
    .can-3 = Halt dich vom Hund fern: Er bleibt draußen.
    .can-4 = Lauf in eine freie Ecke. Vier Freie gewinnen.
    .farewell = Acht Schritte, drei Minuten. Nun gehört der Hof dir.
lesson-escape-1 = Drei sind frei. Würfle, und Amber wird die vierte!
    .knows = Wer zuerst vier Hühner befreit, gewinnt.
    .instead = Du darfst erst das Huhn wechseln. Aber Amber ist die schnellste, die dir bleibt.
lesson-escape-2 = Kurze Leiter beginnt am Seitenzaun. Geh dorthin.
    .knows = Jeder Plan beginnt an eigenen Orten.
    .instead = Das darfst du. Aber Kurze Leiter beginnt am Seitenzaun, und D10 ist der Freiheit am nächsten.
lesson-escape-3 = Plan, Leiter, niemand nah: Kündige Kurze Leiter an.
    .knows = Kündige vor dem Wurf an, ohne Wache nebenan.
    .instead = Das darfst du. Aber alles ist bereit, und Herr Tweedy ist weit fort.
lesson-escape-4 = Hier könnten Freunde warten. Heute geht Amber allein.
    .knows = Trifft Herr Tweedy die Fahne, ist alles aus.
    .instead = Sie darf mitkommen. Aber Kurze Leiter bringt nur ein Huhn hinaus.
lesson-escape-5 = Die Leiter hinauf! Würfle.
lesson-escape-6 = Über den Zaun und nach Norden: Lauf bis B5.
    .knows = Hinter dem Zaun: Lauf in eine von vier freien Ecken.
    .instead = Das darfst du. Aber der Hund kommt: Jeder Schritt zur Ecke zählt.
lesson-escape-7 = Der Hund ist nah, hat dich aber nicht getroffen. Würfle!
    .knows = Hund oder Herr Tweedy auf deinem Feld: Kohlenbunker.
    .instead = Du darfst vor dem Wurf aufgeben. Aber zur Freiheit sind es fünf Schritte!
lesson-escape-8 = Lauf in die Freiheit! Genau werfen musst du nicht.
    .knows = Frei ist frei, auch wenn Schritte übrig sind.
    .instead = Das darfst du. Aber die Freiheit ist in Reichweite, und der Hund ist nah.

## Puzzles

puzzle-out = Raus, ehe Mr Tweedy kommt
    .asks = Wohin rennst du?
puzzle-yard = Über den Hof
    .asks = Wohin gehst du mit diesem Wurf?
puzzle-plan = Eins nach dem anderen
    .asks = Was tust du jetzt?

## Chickens: six of each hut, the slowest first

hen-dumpling = Klößchen
hen-marigold = Ringelblume
hen-paprika = Paprika
hen-ember = Glut
hen-clementine = Klementine
hen-firecracker = Knallfrosch
hen-waddles = Watschel
hen-ginnie = Ginnie
hen-apricot = Aprikose
hen-tansy = Mirabelle
hen-amber = Amber
hen-skyrocket = Rakete
hen-puddin = Pudding
hen-primrose = Primel
hen-buttercup = Butterblume
hen-saffron = Safran
hen-dandy = Pusteblume
hen-thunderbolt = Blitz
hen-cabbage = Kohlkopf
hen-olive = Olive
hen-fern = Farn
hen-clover = Kleeblatt
hen-minty = Minze
hen-grasshopper = Grashüpfer
hen-bluebell = Glöckchen
hen-delft = Delft
hen-misty = Nebel
hen-indigo = Indigo
hen-swift = Schwalbe
hen-kingfisher = Eisvogel
hen-plum = Pflaume
hen-heather = Erika
hen-violet = Viola
hen-damson = Zwetschge
hen-lilac = Flieder
hen-comet = Komet
hen-nobody = ein Huhn

## Equipment: its name, and as an object: with an article, with the definite one, and yours

kind-spoon = Löffel
    .acc = einen Löffel
    .def = den Löffel
    .your = deinen Löffel
kind-bucket = Eimer
    .acc = einen Eimer
    .def = den Eimer
    .your = deinen Eimer
kind-torch = Taschenlampe
    .acc = eine Taschenlampe
    .def = die Taschenlampe
    .your = deine Taschenlampe
kind-pit-prop = Stützbalken
    .acc = einen Stützbalken
    .def = den Stützbalken
    .your = deinen Stützbalken
kind-wire-cutters = Drahtschere
    .acc = eine Drahtschere
    .def = die Drahtschere
    .your = deine Drahtschere
kind-pliers = Zange
    .acc = eine Zange
    .def = die Zange
    .your = deine Zange
kind-rope = Seil
    .acc = ein Seil
    .def = das Seil
    .your = dein Seil
kind-ladder = Leiter
    .acc = eine Leiter
    .def = die Leiter
    .your = deine Leiter
kind-plank = Brett
    .acc = ein Brett
    .def = das Brett
    .your = dein Brett
kind-overcoat = Mantel
    .acc = einen Mantel
    .def = den Mantel
    .your = deinen Mantel
kind-hat = Hut
    .acc = einen Hut
    .def = den Hut
    .your = deinen Hut
kind-spring = Sprungfeder
    .acc = eine Sprungfeder
    .def = die Sprungfeder
    .your = deine Sprungfeder
kind-crate = Kiste
    .acc = eine Kiste
    .def = die Kiste
    .your = deine Kiste
kind-bicycle = Fahrrad
    .acc = ein Fahrrad
    .def = das Fahrrad
    .your = dein Fahrrad
kind-tool = Drahtschere oder Zange
    .acc = eine Drahtschere oder Zange
    .def = die Drahtschere oder Zange
    .your = deine Drahtschere oder Zange
a-kind = { FORM($kind, "acc") }

## Plans, and where each begins

plan-short-ladder = Kurze Leiter
    .how = Über den Zaun an der Seite.
plan-rope-drop = Seilabgang
    .how = Über den oberen Zaun.
plan-spring-heels = Sprungschuhe
    .how = Von der Startbahn, weit hinaus.
plan-borrowed-coat = Geborgter Mantel
    .how = Durchs Haupttor, offen oder zu; der Hund versperrt nur den Weg.
plan-dinner-spoon = Suppenlöffel
    .how = Unter der Scheune oder der Werkstatt.
plan-proper-hole = Ordentliches Loch
    .how = Durch den Zaun an der Seite.
plan-stilt-walk = Stelzengang
    .how = Durch ein Seitentor; der Hund versperrt nur den Weg.
plan-washing-line = Wäscheleine
    .how = Über den unteren Zaun.
plan-shop-burrow = Maulwurfsgang
    .how = Unter der Scheune oder der Werkstatt.
plan-long-dig = Langer Tunnel
    .how = Unter deiner eigenen Hütte.
plan-catapult-cart = Katapultkarren
    .how = Von der Startbahn, halb hinaus.
plan-the-old-crate = Die alte Kiste
    .how = Von der Startbahn, alle auf einmal.
a-plan = den Plan „{ $plan }“

## Escapes without a plan

escape-cut-dash = Durch den Zaun
escape-gate-dash = Durchs Tor
escape-alone = Allein

## Opportunity cards, and what each does

chance-warm-straw = Warmes Stroh
    .what = Bis zu 2 Eier aus dem Nest.
chance-double-yolker = Doppeldotter
    .what = Bis zu 3 Eier aus dem Nest.
chance-egg-round = Eierrunde
    .what = Ein Ei von jedem der anderen.
chance-rats-discount = Rattenrabatt
    .what = In einem Laden: Diesmal ist der Preis 1 Ei.
chance-night-delivery = Nachtlieferung
    .what = Eine Karte von einem Stapel nach Wahl.
chance-forty-winks = Nickerchen
    .what = Vor deinem Wurf: In dieser Runde zieht niemand die Tweedys.
chance-telephone = Telefon
    .what = Vor deinem Wurf: Herr Tweedy geht ins Haus.
chance-marrow-bone = Markknochen
    .what = Vor deinem Wurf: Der Hund geht zu seiner Hundehütte.
chance-latch-left-up = Offener Riegel
    .what = Vor deinem Wurf: Das Haupttor ist offen.
chance-under-the-straw = Unterm Stroh
    .what = Wenn Frau Tweedy zu dir kommt: Sie nimmt nichts.
chance-wishbone = Wunschknochen
    .what = Vor deinem Wurf: Alle deine Hühner verlassen den Kohlenbunker.
chance-quick-march = Eilmarsch
    .what = Vor deinem Wurf: 6 Schritte mehr.
chance-roll-call = Appell
    .what = Alle im Hof gehen heim, mit dem, was sie tragen.

## Places: as a sentence names them, as a button does, on the sign, and what a touch says of them

square = { $at }
    .to = nach { $at }
    .at = auf { $at }
    .zu = nach { $at }
hut = Hütte { $n }
    .to = in Hütte { $n }
    .at = in Hütte { $n }
    .zu = zu Hütte { $n }
room-house = das Haus
    .name = Haus
    .to = ins Haus
    .at = im Haus
    .from = aus dem Haus
    .zu = zum Haus
    .sign = Haus
    .hint = Ausrüstung für ein Ei, aber hier wohnt Herr Tweedy.
room-food-store = das Futterlager
    .name = Futterlager
    .to = ins Futterlager
    .at = im Futterlager
    .from = aus dem Futterlager
    .zu = zum Futterlager
    .sign = Lager
    .hint = Hier gibt es Pläne umsonst; höchstens zwei.
room-woodshed = der Holzschuppen
    .name = Holzschuppen
    .to = in den Holzschuppen
    .at = im Holzschuppen
    .from = aus dem Holzschuppen
    .zu = zum Holzschuppen
    .sign = Schuppen
    .hint = Sieh die Ausrüstung durch und kauf eine Karte.
room-barn = die Scheune
    .name = Scheune
    .to = in die Scheune
    .at = in der Scheune
    .from = aus der Scheune
    .zu = zur Scheune
    .sign = Scheune
    .hint = Sieh die Ausrüstung durch und kauf eine Karte.
room-workshop = die Werkstatt
    .name = Werkstatt
    .to = in die Werkstatt
    .at = in der Werkstatt
    .from = aus der Werkstatt
    .zu = zur Werkstatt
    .sign = { "Werk\u00ADstatt" }
    .hint = Sieh die Ausrüstung durch und kauf eine Karte.
room-coal-bunker = der Kohlenbunker
    .name = Kohlenbunker
    .to = in den Kohlenbunker
    .at = im Kohlenbunker
    .from = aus dem Kohlenbunker
    .zu = zum Kohlenbunker
    .sign = Bunker
    .hint = Wer auf der Flucht gefangen wird, wartet hier; zwei Eier kaufen ein Huhn frei.
room-piematic = der Pastetomat
    .name = Pastetomat
    .to = in den Pastetomaten
    .at = im Pastetomaten
    .from = aus dem Pastetomaten
    .zu = zum Pastetomaten
    .sign = Pastete
    .hint = Hier enden Hühner als Pasteten.

## So many of something

eggs = { $n ->
    [0] kein Ei
    [one] 1 Ei
   *[other] { $n } Eier
}
steps = { $n ->
    [0] keinen Schritt
    [one] 1 Schritt
   *[other] { $n } Schritte
}
    .dat = { $n ->
        [0] keinem Schritt
        [one] 1 Schritt
       *[other] { $n } Schritten
    }
away = { $n ->
    [0] hier
    [one] 1 Schritt
   *[other] { $n } Schritte
}
cards = { $n ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $n } Karten
}
chickens = { $n ->
    [0] kein Huhn
    [one] 1 Huhn
   *[other] { $n } Hühner
}
nothing = nichts
you-too = dir

## Choices: what somebody does (so they are written in game files as well), and what you do

say-pass = belässt es dabei
    .you = belässt es dabei
    .do = Dabei belassen
say-roll = würfelt
    .you = würfelst
    .do = Würfeln
say-move = will gehen
    .you = willst gehen
    .do = Gehen
say-release = will ein Huhn befreien
    .you = willst ein Huhn befreien
    .do = Ein Huhn befreien
say-draw = zieht eine Chancenkarte
    .you = ziehst eine Chancenkarte
    .do = Eine Chancenkarte ziehen
say-cut = schneidet den Zaun auf und rennt los
    .you = schneidest den Zaun auf und rennst los
    .do = Den Zaun aufschneiden und losrennen
say-abandon = bricht die Flucht ab
    .you = brichst die Flucht ab
    .do = Die Flucht abbrechen
say-pay = zahlt 2 Eier am Kohlenbunker
    .you = zahlst 2 Eier am Kohlenbunker
    .do = 2 Eier am Kohlenbunker zahlen
say-take = nimmt den obersten Plan
    .you = nimmst den obersten Plan
    .do = Den obersten Plan nehmen
say-exchange = tauscht einen Plan um
    .you = tauschst einen Plan um
    .do = Einen Plan umtauschen
say-tweedy = schickt Herrn Tweedy los
    .you = schickst Herrn Tweedy los
    .do = Herrn Tweedy losschicken
say-dog = schickt den Hund los
    .you = schickst den Hund los
    .do = Den Hund losschicken
say-offer = macht ein Angebot
    .you = machst ein Angebot
    .do = Ein Angebot machen
say-partner-pass = geht allein
    .you = gehst allein
    .do = Allein gehen
say-join-accept = macht bei der Flucht mit
    .you = machst bei der Flucht mit
    .do = Bei der Flucht mitmachen
say-join-refuse = macht nicht mit
    .you = machst nicht mit
    .do = Nicht mitmachen
say-lend-pass = schickt keine Hühner mehr mit
    .you = schickst keine Hühner mehr mit
    .do = Keine Hühner mehr mitschicken
say-commit-pass = ist startklar
    .you = bist startklar
    .do = Startklar sein
say-hide-pass = versteckt sich nicht
    .you = versteckst dich nicht
    .do = Nicht verstecken
say-mouth-pass = bleibt unter der Erde
    .you = bleibst unter der Erde
    .do = Unter der Erde bleiben
say-move-pass = bleibt stehen
    .you = bleibst stehen
    .do = Stehen bleiben
say-visit-accept = macht die Tür auf
    .you = machst die Tür auf
    .do = Die Tür aufmachen
say-visit-refuse = lässt die Tür zu
    .you = lässt die Tür zu
    .do = Die Tür zu lassen
say-discount-pass = behält den Rabatt
    .you = behältst den Rabatt
    .do = Den Rabatt behalten
say-look-accept = zahlt fürs Nachsehen
    .you = zahlst fürs Nachsehen
    .do = Fürs Nachsehen zahlen
say-look-pass = sieht nicht nach
    .you = siehst nicht nach
    .do = Nicht nachsehen
say-buy-pass = kauft nichts
    .you = kaufst nichts
    .do = Nichts kaufen
say-loot-pass = nimmt nichts
    .you = nimmst nichts
    .do = Nichts nehmen
say-food-pass = nimmt keinen Plan
    .you = nimmst keinen Plan
    .do = Keinen Plan nehmen
say-trade-pass = macht kein Angebot
    .you = machst kein Angebot
    .do = Kein Angebot machen
say-give-card-none = bietet keine Karte
    .you = bietest keine Karte
    .do = Keine Karte bieten
say-give-plan-none = bietet keinen Plan
    .you = bietest keinen Plan
    .do = Keinen Plan bieten
say-ask-card-none = verlangt keine Karte
    .you = verlangst keine Karte
    .do = Keine Karte verlangen
say-ask-plan-none = verlangt keinen Plan
    .you = verlangst keinen Plan
    .do = Keinen Plan verlangen
say-reply-accept = nimmt das Angebot an
    .you = nimmst das Angebot an
    .do = Das Angebot annehmen
say-reply-refuse = lehnt das Angebot ab
    .you = lehnst das Angebot ab
    .do = Das Angebot ablehnen
say-black-pass = lässt Herrn Tweedy stehen
    .you = lässt Herrn Tweedy stehen
    .do = Herrn Tweedy stehen lassen
say-select-pass = lässt Herrn Tweedy und den Hund in Ruhe
    .you = lässt Herrn Tweedy und den Hund in Ruhe
    .do = Herrn Tweedy und den Hund in Ruhe lassen
say-chase-pass = { $guard ->
        [dog] lässt den Hund, wo er ist
       *[tweedy] lässt Herrn Tweedy, wo er ist
    }
    .you = { $guard ->
        [dog] lässt den Hund, wo er ist
       *[tweedy] lässt Herrn Tweedy, wo er ist
    }
    .do = { $guard ->
        [dog] Den Hund liegen lassen
       *[tweedy] Herrn Tweedy stehen lassen
    }

## Choices that name a chicken, a card, a place, a hut or a number of eggs

say-play = spielt „{ $card }“
    .you = spielst „{ $card }“
    .do = „{ $card }“ spielen
say-announce = kündigt „{ $plan }“ an
    .you = kündigst „{ $plan }“ an
    .do = „{ $plan }“ ankündigen
say-dig = gräbt weiter
    .you = gräbst weiter
    .do = Weitergraben
say-run-free = rennt { FORM($place, "at") } in die Freiheit
    .you = rennst { FORM($place, "at") } in die Freiheit
    .do = { FORM($place, "at") } in die Freiheit rennen
say-first-thing = schickt { $chicken } hinaus
    .you = schickst { $chicken } hinaus
    .do = { $chicken } hinausschicken
say-bidding-thing = bietet { $eggs }, um die Tweedys zu lenken
    .you = bietest { $eggs }, um die Tweedys zu lenken
    .do = { $eggs } bieten, um die Tweedys zu lenken
say-dog-thing = stellt den Hund { FORM($place, "at") }
    .you = stellst den Hund { FORM($place, "at") }
    .do = Den Hund { FORM($place, "at") } stellen
say-lend-thing = schickt { $chicken } mit
    .you = schickst { $chicken } mit
    .do = { $chicken } mitschicken
say-commit-thing = nimmt { $chicken } mit
    .you = nimmst { $chicken } mit
    .do = { $chicken } mitnehmen
say-keep-thing = behält { FORM($kind, "def") } und gibt den Rest auf
    .you = behältst { FORM($kind, "def") } und gibst den Rest auf
    .do = { FORM($kind, "def") } behalten und den Rest aufgeben
say-pie-thing = verfüttert { $chicken } an den Pastetomaten
    .you = verfütterst { $chicken } an den Pastetomaten
    .do = { $chicken } an den Pastetomaten verfüttern
say-change-thing = lässt { $chicken } rennen
    .you = lässt { $chicken } rennen
    .do = { $chicken } rennen lassen
say-release-thing = befreit { $chicken }
    .you = befreist { $chicken }
    .do = { $chicken } befreien
say-discard-thing = wirft „{ $card }“ ab
    .you = wirfst „{ $card }“ ab
    .do = „{ $card }“ abwerfen
say-loot-thing = nimmt eine Karte { FORM($place, "from") }
    .you = nimmst eine Karte { FORM($place, "from") }
    .do = Eine Karte { FORM($place, "from") } nehmen
say-loot-card-thing = nimmt { $thing }
    .you = nimmst { $thing }
    .do = { $thing } nehmen
say-runner-thing = lässt als Nächste { $chicken } rennen
    .you = lässt als Nächste { $chicken } rennen
    .do = Als Nächste { $chicken } rennen lassen
say-land-thing = landet { FORM($place, "at") }
    .you = landest { FORM($place, "at") }
    .do = { FORM($place, "at") } landen
say-mouth-thing = kommt { FORM($place, "at") } heraus
    .you = kommst { FORM($place, "at") } heraus
    .do = { FORM($place, "at") } herauskommen
say-move-thing = geht { FORM($place, "to") }
    .you = gehst { FORM($place, "to") }
    .do = { FORM($place, "to") } gehen
say-buy-thing = kauft { $thing }
    .you = kaufst { $thing }
    .do = { $thing } kaufen
say-put-thing = legt „{ $plan }“ unter den Stapel
    .you = legst „{ $plan }“ unter den Stapel
    .do = „{ $plan }“ unter den Stapel legen
say-dealing-thing = handelt mit { $hut }
    .you = handelst mit { $hut }
    .do = Mit { $hut } handeln
say-partner-thing = bittet { $hut } mitzumachen
    .you = bittest { $hut } mitzumachen
    .do = { $hut } bitten mitzumachen
say-give-eggs-thing = bietet { $eggs }
    .you = bietest { $eggs }
    .do = { $eggs } bieten
say-give-card-thing = bietet { $thing }
    .you = bietest { $thing }
    .do = { $thing } bieten
say-give-plan-thing = bietet „{ $plan }“
    .you = bietest „{ $plan }“
    .do = „{ $plan }“ bieten
say-ask-eggs-thing = verlangt { $eggs }
    .you = verlangst { $eggs }
    .do = { $eggs } verlangen
say-ask-card-thing = verlangt { $thing }
    .you = verlangst { $thing }
    .do = { $thing } verlangen
say-ask-plan-thing = verlangt „{ $plan }“
    .you = verlangst „{ $plan }“
    .do = „{ $plan }“ verlangen
say-black-thing = schickt Herrn Tweedy { FORM($place, "to") }
    .you = schickst Herrn Tweedy { FORM($place, "to") }
    .do = Herrn Tweedy { FORM($place, "to") } schicken
say-chase-thing = { $guard ->
        [dog] schickt den Hund { FORM($place, "to") }
       *[tweedy] schickt Herrn Tweedy { FORM($place, "to") }
    }
    .you = { $guard ->
        [dog] schickst den Hund { FORM($place, "to") }
       *[tweedy] schickst Herrn Tweedy { FORM($place, "to") }
    }
    .do = { $guard ->
        [dog] Den Hund { FORM($place, "to") } schicken
       *[tweedy] Herrn Tweedy { FORM($place, "to") } schicken
    }
say-catch-thing = fängt { $hut }
    .you = fängst { $hut }
    .do = { $hut } fangen

## Choices that others do not see

say-first-unseen = hat das erste Huhn gewählt
    .you = hast das erste Huhn gewählt
say-bidding-unseen = hat geboten
    .you = hast geboten
say-loot-card-unseen = nimmt nachts eine Karte
    .you = nimmst nachts eine Karte
say-buy-unseen = sieht den Stapel durch
    .you = siehst den Stapel durch
say-put-unseen = legt einen Plan unter den Stapel
    .you = legst einen Plan unter den Stapel

## What happened

tell = { $who ->
    [you] Du { FORM($deed, "you") }.
   *[they] { $name } { $deed }.
}
tell-roll = { $who ->
    [you] Du würfelst
   *[they] { $name } würfelt
} { $aloud ->
    [1] schwarz { $black } und weiß { $white }
   *[0] { $black } und { $white }
}{ $egg ->
    [1] : ein Ei!
   *[0] {"."}
}
tell-no-offer = { $who ->
    [you] Du machst doch kein Angebot.
   *[they] { $name } macht doch kein Angebot.
}
tell-offering = { $who ->
    [you] Du machst { $whom } ein Angebot.
   *[they] { $name } macht { $whom } ein Angebot.
}
tell-offer = { $who ->
    [you] Du bietest { $whom } { $given } für { $wanted }.
   *[they] { $name } bietet { $whom } { $given } für { $wanted }.
}
    .brief = { $who ->
        [you] Du machst { $whom } ein Angebot.
       *[they] { $name } macht { $whom } ein Angebot.
    }
tell-offer-unseen = { $name } bietet { $whom } { $given } für { $wanted }; Karten, falls dabei, sehen nur die beiden.
    .brief = { $name } bietet { $whom } { $given } für { $wanted }, vielleicht mit Karten.
tell-offer-of-cards = { $name } macht { $whom } ein Angebot mit Karten, die nur die beiden sehen.
tell-shut-in = { $who ->
    [you] Du kannst nicht hinaus: Herr Tweedy steht vor deiner Tür.
   *[they] { $name } kann nicht hinaus: Herr Tweedy steht vor der Tür.
}
tell-dice = Die Tweedys würfeln schwarz { $black }, weiß { $white }.
tell-drawn = Die Karte heißt „{ $card }“.
tell-first = { $n ->
    [one] Das erste Huhn
   *[other] Die ersten Hühner
}: { $chickens }.
first-of = { $chicken } ({ $name })
tell-bids = Gebote: { $each }.
tell-bid-again = Gleichstand: { $names } bieten noch einmal.
tell-die = Gleichstand, ein Würfel entscheidet: { $each }.
tell-throw = Wurf um die Tweedys: { $each }.
tell-throw-again = Gleichstand, noch ein Wurf: { $each }.
tell-tie-stays = Gleichstand: Wer die Tweedys lenkte, lenkt sie weiter.
amount-of = { $name } { $n }
tell-boss = { $who ->
    [you] Du lenkst die Tweedys.
   *[they] { $name } lenkt die Tweedys.
}
tell-gate = { $open ->
    [1] Das Haupttor ist offen.
   *[0] Das Haupttor ist zu.
}
tell-over = Das Spiel ist aus.
tell-caught = { $who ->
    [you] Du wirst gefangen und heimgeschickt.
   *[they] { $names } { $n ->
        [one] wird
       *[other] werden
    } gefangen und heimgeschickt.
}
tell-turned-out = { $who ->
    [you] Herr Tweedy kommt herein und schickt dich aus dem Haus zu deiner Hütte.
   *[they] Herr Tweedy kommt herein und schickt { $names } aus dem Haus nach Hause.
}
tell-stopped = { $who ->
    [you] Deine Flucht ist gescheitert!
   *[they] Die Flucht von { $name } ist gescheitert!
}
tell-bunkered = { $chickens } { $n ->
    [one] kommt
   *[other] kommen
} in den Kohlenbunker.
tell-pies = { $n ->
    [one] { $chickens } ist jetzt eine Pastete.
   *[other] { $chickens } sind jetzt Pasteten.
}
tell-freed = { $chickens } { $n ->
    [one] ist
   *[other] sind
} frei!
tell-out = { $who ->
    [you] Du hast kein Huhn mehr und scheidest aus: Eier und Karten gehen zurück.
   *[they] { $name } hat kein Huhn mehr und scheidet aus: Eier und Karten gehen zurück.
}
tell-pays = { $who ->
    [you] Du zahlst { $eggs }.
   *[they] { $name } zahlt { $eggs }.
}
tell-gets = { $who ->
    [you] Du bekommst { $eggs }.
   *[they] { $name } bekommt { $eggs }.
}
tell-gives-egg = { $who ->
    [you] Du gibst ein Ei ab.
   *[they] { $name } gibt ein Ei ab.
}
tell-taken = { $who ->
    [you] Frau Tweedy bringt { $eggs } von dir ins Nest.
   *[they] Frau Tweedy bringt { $eggs } von { $name } ins Nest.
}
tell-taken-by = { $who ->
    [you] Frau Tweedy nimmt dir { $eggs } weg
   *[they] Frau Tweedy nimmt { $name } { $eggs } weg
}; jetzt { $taker ->
    [you] hast du
   *[they] hat { $boss }
} { $n ->
    [one] es
   *[other] sie
}.
tell-carries = { $who ->
    [you] Du trägst jetzt die Karte.
   *[they] { $name } trägt jetzt eine Karte.
}
tell-home = { $who ->
    [you] Daheim, und deine Beute ist sicher.
   *[they] { $name } ist daheim, und die Beute ist sicher.
}
tell-lost = { $who ->
    [you] Deine Beute geht zurück.
   *[they] Die Beute von { $name } geht zurück.
}
tell-lays = { $who ->
    [you] Du legst { $cards } offen aus.
   *[they] { $name } legt { $cards } offen aus.
}
tell-has-cards = { $who ->
    [you] Du hast jetzt { $cards } daheim.
   *[they] { $name } hat jetzt { $cards } daheim.
}
tell-hands-change = Zwischen { $names } gehen Karten hin und her.
tell-searched-nobody = Die Suchkarte zeigt { $hut }; dort wohnt niemand.
tell-searched-boss = { $who ->
    [you] Die Suchkarte zeigt { $hut }, deine eigene
   *[they] Die Suchkarte zeigt { $hut }, und dort wohnt { $name }
}: Wer die Tweedys lenkt, wird nicht durchsucht.
tell-searched-lost = { $who ->
    [you] Deine { $hut } wird durchsucht: Zurück gehen { $cards }.
   *[they] Durchsucht wird { $hut } ({ $name }): Zurück gehen { $cards }.
}
tell-searched-empty = { $who ->
    [you] Deine { $hut } wird durchsucht: Da ist nichts zu finden.
   *[they] Durchsucht wird { $hut } ({ $name }): Da ist nichts zu finden.
}

## Questions: to whoever decides, and what the others read meanwhile

ask-first = { $who ->
    [you] { $name }, welches Huhn geht zuerst hinaus?
   *[they] { $name } wählt das erste Huhn.
}
ask-bidding = { $who ->
    [you] { $name }, wie viele Eier bietest du, um die Tweedys zu lenken?
   *[they] { $name } überlegt, wie viel zu bieten ist.
}
ask-dog = { $who ->
    [you] { $name }, wo beginnt der Hund?
   *[they] { $name } entscheidet, wo der Hund beginnt.
}
ask-before = { $who ->
    [you] Du bist dran, { $name }. Würfle, oder tu vorher noch etwas.
   *[they] { $name } würfelt gleich.
}
ask-partner = { $who ->
    [you] { $name }, mit wem fliehst du?
   *[they] { $name } sucht Begleitung.
}
ask-join = { $who ->
    [you] { $name }, machst du bei der Flucht von { $mover } mit?
   *[they] { $name } überlegt mitzumachen.
}
ask-lend = { $who ->
    [you] { $name }, welche deiner Hühner gehen mit?
   *[they] { $name } entscheidet, wer mitgeht.
}
ask-commit = { $who ->
    [you] { $name }, welche Hühner gehen mit?
   *[they] { $name } entscheidet, wer mitgeht.
}
ask-keep = { $who ->
    [you] { $name }, welche Karte behältst du?
   *[they] { $name } überlegt, welche Karte bleibt.
}
ask-hide = { $who ->
    [you] { $name }, Frau Tweedy kommt. Versteckst du dich unterm Stroh?
   *[they] { $name } hört Frau Tweedy kommen.
}
ask-pie = { $who ->
    [you] { $name }, welches { $whose ->
        [you] deiner Hühner
       *[they] Huhn von { $victim }
    } kommt in den Pastetomaten?
   *[they] { $name } entscheidet, wer zur Pastete wird.
}
ask-replace = { $who ->
    [you] Ein Pasch, { $name }: Wähle ein neues aktives Huhn.
   *[they] Ein Pasch: { $name } wählt ein neues aktives Huhn.
}
ask-change = { $who ->
    [you] Ein Pasch, { $name }: Wer rennt jetzt?
   *[they] Ein Pasch: { $name } entscheidet, wer rennt.
}
ask-choose = { $who ->
    [you] Zehn oder mehr, { $name }! Gehen, ein Huhn befreien oder eine Karte ziehen?
   *[they] Zehn oder mehr: { $name } überlegt, was nun.
}
ask-release = { $who ->
    [you] { $name }, welches Huhn verlässt den Kohlenbunker?
   *[they] { $name } entscheidet, wer den Kohlenbunker verlässt.
}
ask-discard = { $who ->
    [you] Drei Karten darfst du behalten, { $name }. Welche geht?
   *[they] { $name } hat eine Karte zu viel.
}
ask-loot = { $who ->
    [you] { $name }, von welchem Stapel nimmst du eine Karte?
   *[they] { $name } ist nachts unterwegs.
}
ask-loot-card = { $who ->
    [you] { $name }, welche Karte nimmst du?
   *[they] { $name } wählt eine Karte.
}
ask-restart = { $who ->
    [you] { $name }, wähle ein neues aktives Huhn.
   *[they] { $name } wählt ein Huhn.
}
ask-runner = { $who ->
    [you] { $name }, wer rennt als Nächste?
   *[they] { $name } entscheidet, wer als Nächste rennt.
}
ask-land = { $who ->
    [you] { $name }, wo landest du?
   *[they] { $name } entscheidet, wo die Landung ist.
}
ask-mouth = { $who ->
    [you] { $name }, wo kommst du heraus?
   *[they] { $name } entscheidet, wo der Tunnel endet.
}
ask-move = { $who ->
    [you] { $name }, wohin gehst du? Du hast { $steps }.
   *[they] { $name } überlegt, wohin.
}
ask-visit = { $who ->
    [you] { $name }, { $mover } klopft bei dir. Herein?
   *[they] { $name } hört ein Klopfen an der Tür.
}
ask-discount = { $who ->
    [you] { $name }, eine Karte kostet hier { $price }. Nutzt du den Rattenrabatt?
   *[they] { $name } feilscht.
}
ask-look = { $who ->
    [you] { $name }, zahlst du { $price }, um eine Karte aus dem Stapel zu wählen?
   *[they] { $name } zählt die Eier.
}
ask-buy = { $who ->
    [you] { $name }, was kaufst du? { $cost ->
        [0] Die Karte ist bezahlt.
       *[other] Eine Karte kostet { $price }.
    }
   *[they] { $name } sieht den Stapel durch.
}
ask-food = { $who ->
    [you] { $name }, nimmst du einen Plan, oder tauschst du einen um?
   *[they] { $name } denkt über Pläne nach.
}
ask-put = { $who ->
    [you] { $name }, welcher Plan kommt unter den Stapel?
   *[they] { $name } denkt über Pläne nach.
}
ask-trade = { $who ->
    [you] { $name }, machst du ein Angebot?
   *[they] { $name } denkt über ein Angebot nach.
}
ask-offering = { $name } macht ein Angebot.
ask-dealing = { $who ->
    [you] { $name }, mit wem?
   *[they] { ask-offering }
}
ask-give-eggs = { $who ->
    [you] { $name }, wie viele Eier bietest du?
   *[they] { ask-offering }
}
ask-give-card = { $who ->
    [you] { $name }, welche Karte bietest du?
   *[they] { ask-offering }
}
ask-give-plan = { $who ->
    [you] { $name }, welchen Plan bietest du?
   *[they] { ask-offering }
}
ask-ask-eggs = { $who ->
    [you] { $name }, wie viele Eier verlangst du?
   *[they] { ask-offering }
}
ask-ask-card = { $who ->
    [you] { $name }, welche Karte verlangst du?
   *[they] { ask-offering }
}
ask-ask-plan = { $who ->
    [you] { $name }, welchen Plan verlangst du?
   *[they] { ask-offering }
}
ask-reply = { $who ->
    [you] { $name }, nimmst du das Angebot von { $mover } an?
   *[they] { $name } prüft das Angebot.
}
ask-black = { $who ->
    [you] { $name }, du darfst Herrn Tweedy um bis zu { $black } ziehen.
   *[they] { $name } entscheidet über Herrn Tweedy.
}
ask-select = { $who ->
    [you] { $name }, Herr Tweedy oder der Hund, { $total }?
   *[they] { $name } entscheidet, wer wen jagt.
}
ask-chase = { $who ->
    [you] { $name }, wohin? Du hast { $total }.
   *[they] { $name } entscheidet, wohin die Jagd geht.
}
ask-catch = { $who ->
    [you] { $name }, wen fängt Herr Tweedy?
   *[they] { $name } entscheidet, wer gefangen wird.
}

## Refusals

why-not = So etwas gibt es jetzt nicht zu tun. (CR-103)
why-not-before = Das geht vor dem Wurf jetzt nicht: Huhn, Karten und Ort müssen passen, und die Luft muss rein sein. (CR-103, CR-105)
why-not-move = Das ist mit { FORM($steps, "dat") } nicht zu erreichen, oder dir verwehrt. (CR-036, CR-046)
why-not-buy = Das liegt nicht im Stapel. (CR-050)
why-not-black = Mit { FORM($black, "dat") } kommt Herr Tweedy nicht dorthin. (CR-064)
why-not-chase = Dorthin reichen { $total } nicht. (CR-068, CR-084)
why-not-pie = Sie nimmt aus der ersten Gruppe, die nicht leer ist: Bunker, Hütte, Hand, Flucht. (CR-094)
why-not-ask-card = Kein Huhn trägt zwei Karten: Wer eine hat, gibt sie für eine andere her. (CR-063)
why-not-ask-plan = Niemand hat mehr als zwei Pläne: Wer zwei hat, gibt einen für einen anderen her. (CR-063)
why-not-reply = Das hast du gar nicht zu geben. (CR-063)
why-not-empty-offer = Noch wird nichts gegeben und nichts verlangt. (CR-R74)
why-not-alone = Sag, mit wem du handelst. (CR-061)
why-not-deal = So etwas ist jetzt nicht zu handeln. (CR-063)

## The end

outcome-shared = { $names } teilen sich den Sieg.
outcome-count = { $free ->
    [0] ohne ein freies Huhn
    [one] mit 1 freien Huhn
   *[other] mit { $free } freien Hühnern
}
outcome-freed = { $who ->
    [you] Du gewinnst { outcome-count }, { $name }!
   *[they] { $name } gewinnt { outcome-count }!
}
outcome-last = { $who ->
    [you] Du gewinnst, { $name }: Sonst ist niemand mehr im Hof!
   *[they] { $name } gewinnt: Sonst ist niemand mehr im Hof!
}
outcome-pies = { $who ->
    [you] Du gewinnst { outcome-count }, { $name }!
   *[they] { $name } gewinnt { outcome-count }!
}
outcome-rounds = { $who ->
    [you] Die letzte Runde ist vorbei: Du gewinnst { outcome-count }, { $name }!
   *[they] Die letzte Runde ist vorbei: { $name } gewinnt { outcome-count }!
}
heading-free = frei
heading-pies = Pasteten
heading-eggs = Eier
heading-equipment = Ausrüstung
heading-plans = Pläne

## The table as text

sketch-legend =
    T Herr Tweedy, D der Hund, x ein Marker, k die Hundehütte, # Zaun, % Mauer, M Haupttor, V Seitentor, F Freiheit,
    + Türschwelle, . der Hof, "," jenseits des Zauns,
    { $rooms }
    Hühner: h auf der Hand, o draußen, r ruht, b im Bunker, c auf der Flucht, L verliehen, F frei, P Pastete
sketch-round = Runde { $n }.
sketch-guards = Herr Tweedy: { $tweedy }. Der Hund: { $dog }.
sketch-seat = { $mark }  { $name } ({ $hut }), { FORM($place, "at") }: { $flock }; { $eggs }; { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $plans ->
    [one] 1 Plan
   *[other] { $plans } Pläne
}
sketch-nowhere = nirgends
    .at = nirgends
sketch-flock = Deine Hühner: { $chickens }
sketch-own = Deine Ausrüstung: { $cards }. Du trägst: { $load }.
sketch-plan = Dein Plan { $plan }: { $needs }; mindestens { $chickens ->
    [one] ein Huhn
   *[other] { $chickens } Hühner
}. { $how }
sketch-card = Deine Karte { $card }: { $what }

## The page: buttons

deed = { CAP(FORM($deed, "do")) }
label-roll = Würfeln
label-move = Gehen
label-release = Ein Huhn befreien
label-draw = Eine Karte ziehen
label-cut = Den Zaun aufschneiden
label-abandon = Die Flucht abbrechen
label-pay = 2 Eier für den Bunker
label-take = Den obersten Plan nehmen
label-exchange = Einen Plan umtauschen
label-tweedy = Herr Tweedy
label-dog = Der Hund
label-offer = Stück für Stück
label-partner-pass = Allein gehen
label-join-accept = Mitmachen
label-join-refuse = Diesmal nicht
label-lend-pass = Keine Hühner mehr
label-commit-pass = Startklar
label-hide-accept = Unterm Stroh verstecken
label-hide-pass = Nicht verstecken
label-loot-pass = Nichts nehmen
label-mouth-pass = Unter der Erde bleiben
label-move-pass = Bleiben
label-choose-pass = Bleiben
label-visit-accept = Tür aufmachen
label-visit-refuse = Jetzt nicht
label-discount-accept = Rabatt nutzen
label-discount-pass = Karte behalten
label-look-accept = Zahlen und nachsehen
label-look-pass = Nicht nachsehen
label-buy-pass = Nichts kaufen
label-food-pass = Keinen Plan nehmen
label-trade-pass = Kein Handel
label-give-card-none = Keine Karte
label-give-plan-none = Kein Plan
label-ask-card-none = Keine Karte
label-ask-plan-none = Kein Plan
label-reply-accept = Angebot annehmen
label-reply-refuse = Kein Handel
label-black-pass = Stehen lassen
label-select-pass = Beide ruhen lassen
label-chase-pass = Dort lassen
label-announce = { $plan } ankündigen
label-play = { $card } spielen
label-hut = { $phase ->
    [catch] { $name } fangen
    [partner] { $name } fragen
   *[dealing] Mit { $name } handeln
}
label-home = Nach Hause
label-go-home = Nach Hause, { $away }
label-dig = Weitergraben
idle-pie = Wähle ein Huhn
idle-keep = Wähle eine Karte
idle-discard = Wähle eine Karte

## The page: what a touch says

hint-nest = Im Nest liegen die Eier, die niemand hat.
hint-pies = Ein Huhn in der Pastete kommt nie zurück.
hint-round = Das Spiel endet spätestens nach Runde { $most }.
hint-boss = Lenkt die Tweedys: zieht in dieser Runde Herrn Tweedy und den Hund.
hint-load = Das Huhn trägt eine Karte; wird es gefangen, ist sie weg.
hint-tweedy = Wo er anhält, muss jedes Huhn heim und verliert, was es trägt.
hint-dog = Er bewacht das Gelände draußen: An ihm kommt niemand vorbei.

## The page: standing orders, on the switch and read out

order-roll = Würfelt von selbst
    .label = Die Würfel rollen von selbst, wo vorher höchstens ein Huhn zu wechseln wäre
order-prowl = Er schleicht
    .label = Herr Tweedy und der Hund gehen näher heran, solange sie niemanden kriegen
order-rest = Er ruht
    .label = Herr Tweedy und der Hund bleiben, wo sie sind, solange sie niemanden kriegen

## The page: panels

panel-waiting = Die Würfel
panel-first = Dein erstes Huhn
panel-bidding = Dein Gebot
panel-dog = Wo der Hund beginnt
panel-before = Vor dem Wurf
panel-partner = Mit wem?
panel-lend = Wer geht mit?
panel-commit = Wer geht mit?
panel-keep = Behalte eine Karte
panel-pie = In den Pastetomaten
panel-replace = Ein Pasch
panel-change = Ein Pasch
panel-choose = Zehn oder mehr
panel-release = Raus aus dem Bunker
panel-discard = Eine Karte zu viel
panel-loot = Nachtlieferung
panel-loot-card = Nachtlieferung
panel-restart = Ein neuer Anfang
panel-runner = Die Nächste
panel-land = Die Landung
panel-mouth = Der Ausgang
panel-move = Dein Weg
panel-buy = Was im Stapel ist
panel-food = Das Futterlager
panel-put = Unter den Stapel
panel-black = Herr Tweedy
panel-select = Herr Tweedy oder der Hund
panel-chase = Die Jagd
panel-catch = Wen fängt er?
dice-black = schwarz { $n }
dice-white = weiß { $n }
dice-thrown = Schwarz { $black }, weiß { $white }
dice-total = { $black } + { $white } = { $total }
dice-moving = { $total } { $sign } { $number } = { $steps }
dice-marching = { $total } { $sign } { $number } + { $march } = { $steps }
dice-left = noch { $steps }
dice-none = Noch ist nicht gewürfelt.
dice-then = { $may ->
    [1] Dann darf Herr Tweedy { $black } weit gehen.
   *[0] Herr Tweedy bleibt, wo er ist.
}

## The page: questions from others, and offers

slip-visit = { $name } klopft an deine Hütte
    .says = Darf { $chicken } herein? Drinnen könntet ihr handeln.
slip-join = { $name } will fliehen
    .says = „{ $plan }“: Legst du Ausrüstung und Hühner mit zusammen? Was { $name } fehlt, kommt von dir.
slip-hide = Frau Tweedy kommt
    .says = Unterm Stroh wird niemand gefunden. Die Karte ist dann weg.
slip-discount = Der Preis: { $eggs }
    .says = Mit dem Rattenrabatt ist es 1 Ei. Die Karte ist dann weg.
slip-look = Hinter der Theke
    .says = Den Stapel durchzusehen kostet { $eggs }, ob du kaufst oder nicht.
slip-dealing = Du triffst jemanden
    .says = Mit wem willst du handeln?
slip-reply = Ein Angebot von { $name }
    .says = Welche Karten darin vorkommen, sieht sonst niemand.
slip-give-eggs = Ein Angebot an { $name }
    .says = Wie viele Eier gibst du?
slip-give-card = Ein Angebot an { $name }
    .says = Welche Ausrüstung gibst du?
slip-give-plan = Ein Angebot an { $name }
    .says = Welchen Plan gibst du?
slip-ask-eggs = Ein Angebot an { $name }
    .says = Wie viele Eier willst du?
slip-ask-card = Ein Angebot an { $name }
    .says = Welche Ausrüstung willst du? Vielleicht ist sie gar nicht da.
slip-ask-plan = Ein Angebot an { $name }
    .says = Welchen Plan willst du? Vielleicht ist er gar nicht da.
deal = Ein Handel?
deal-with = Ein Handel mit { $name }?
deal-whom = Mit wem?
deal-in-the-yard = Hier draußen wechseln Eier, Pläne und was ein Huhn trägt.
deal-at-home = Wer in der Hütte wohnt, handelt auch mit dem, was dort liegt.
deal-last = Das letzte Angebot in diesem Zug.
deal-holds = { $name } trägt verdeckt eine Karte.
deal-give = Du gibst
    .eggs = Eier, die du gibst
    .card = Ausrüstung, die du gibst
    .plan = Plan, den du gibst
deal-ask = Du bekommst
    .eggs = Eier, die du willst
    .card = Ausrüstung, die du willst
    .plan = Plan, den du willst
deal-no-card = Keine Karte
deal-no-plan = Kein Plan
deal-less = Ein Ei weniger
deal-more = Ein Ei mehr
deal-nothing-yet = noch nichts
join-takes = Nötig ist
join-have = Davon hast du

## The page: the yard

hut-lived-in = Hütte { $n }, hier wohnt { $name }
hut-empty = Hütte { $n }, leer
lit = { $guard ->
    [tweedy] Herr Tweedy { FORM($place, "to") }, { $away }
    [dog] Der Hund { FORM($place, "to") }, { $away }
   *[none] { $place }, { $away }
}
lit-exit = { $place }, { $away } bis in die Freiheit
to-free = { $side ->
    [north-west] Nordwesten
    [north-east] Nordosten
    [south-west] Südwesten
   *[south-east] Südosten
}, { $n } bis frei
at-hen = { $name }: { $chicken }, { FORM($place, "at") }
at-tweedy = Herr Tweedy, { FORM($place, "at") }
at-dog = Der Hund, { FORM($place, "at") }
at-marker = Die Flucht von { $name } beginnt { FORM($place, "at") }; dort { $n ->
    [0] wartet niemand
    [one] wartet 1 Huhn
   *[other] warten { $n } Hühner
}
tunnel = Tunnel von { $name }: { $depth } von { $length } gegraben
runner = { $chicken } von { $name }: { $away } bis in die Freiheit, der Hund { $dog } entfernt.
runner-chances = Chancen für { $chicken }
runner-enough = { $n } von 100 Würfen reichen.
last-rounds = { $n } von { $most }

## The page: what somebody has

group-active = Draußen
group-hand = Auf der Hand
group-committed = Auf der Flucht
group-hut = Hütte
group-bunker = Bunker
group-free = Frei
hen-card = { $chicken }, { $number }
seat-has = { $eggs }, { $free } von { $target } frei, { $cards ->
    [0] keine Ausrüstung
    [one] 1 Karte
   *[other] { $cards } Karten
} daheim, { $plans ->
    [0] kein Plan
    [one] 1 Plan
   *[other] { $plans } Pläne
} und { $kept ->
    [0] keine Chancenkarte
    [one] 1 Chancenkarte
   *[other] { $kept } Chancenkarten
} auf der Hand
seat-loaded = trägt etwas
seat-carries = trägt { $thing }
seat-commands = lenkt die Tweedys
plan-announced = Angekündigt.
kit-have = { $kind }: daheim
kit-carried = { $kind }: dabei
kit-want = { $kind }: fehlt noch
kit-shown = { $kind }: liegt offen

## Advice: where an errand leads, and why

goal-home = deine Hütte
    .at = in deiner Hütte
    .zu = zu deiner Hütte
goal-start = der Start von „{ $plan }“
    .at = am Start von „{ $plan }“
    .zu = zum Start von „{ $plan }“
goal-wire = der Zaun
    .at = am Zaun
    .zu = zum Zaun
goal-gate = das Haupttor
    .at = am Haupttor
    .zu = zum Haupttor
guard-tweedy = Herr Tweedy
guard-dog = der Hund
number = { $n ->
    [-1] 1 Schritt weniger als gewürfelt
    [0] so viele Schritte wie gewürfelt
    [one] 1 Schritt mehr als gewürfelt
   *[other] { $n } Schritte mehr als gewürfelt
}
why-bank = Daheim nimmst du { FORM($load, "your") } auf die Hand und kannst die nächste Karte holen.
why-bank-for = Für „{ $plan }“ musst du { FORM($load, "your") } heimbringen.
why-first-plan = Du brauchst einen Plan, und dort kostet er nichts.
why-other-plan = Du brauchst einen anderen Plan, und dort kostet er nichts.
why-shop = Für „{ $plan }“ brauchst du noch { $cards }, und { FORM($target, "at") } gibt es das vielleicht.
why-start = Du hast alle Ausrüstung für „{ $plan }“, und los geht es { $start ->
    [S] am Zaun an der Seite des Hofs
    [T] am oberen Zaun des Hofs
    [L] am unteren Zaun des Hofs
    [G] vor dem Haupttor
    [W] an einem Seitentor
    [R] auf der Startbahn
    [shop] in der Scheune oder der Werkstatt
   *[hut] in deiner eigenen Hütte
}.
why-wire = Mit deiner { $tool } kannst du den Zaun aufschneiden und losrennen, ganz ohne Plan.
why-wait = Was du brauchst, kannst du noch nicht kaufen, und in deiner Hütte fängt dich Herr Tweedy nicht.
why-gate = Das Haupttor ist offen, und du kannst ganz ohne Plan hinausrennen.

## Advice: dangers

danger-winks = Nickerchen: In dieser Runde bewegt kein Würfel Herrn Tweedy oder den Hund.
danger-mine = Du lenkst in dieser Runde Herrn Tweedy und den Hund, also hetzt sie niemand auf dich.
danger-cover = Dort drinnen kann Herr Tweedy dich nicht fangen.
danger-house = Kommt Herr Tweedy heim, musst du zurück in deine Hütte.
danger-house-load = Kommt Herr Tweedy heim, musst du in deine Hütte und verlierst { FORM($load, "your") }.
danger-close = Herr Tweedy ist nur { $steps } entfernt. Trifft er dich, musst du in deine Hütte.
danger-close-load = Herr Tweedy ist nur { $steps } entfernt. Trifft er dich, verlierst du { FORM($load, "your") }.
danger-near = Herr Tweedy ist { $steps } entfernt. Trifft er dich, musst du in deine Hütte.
danger-near-load = Herr Tweedy ist { $steps } entfernt. Trifft er dich, verlierst du { FORM($load, "your") }.
danger-far = Herr Tweedy ist { $steps } entfernt, die Gefahr ist also klein.
danger-guards-far = Am nächsten ist { $guard }, aber noch { $steps } von deiner Flucht entfernt.
danger-runner = Erwischt { $guard } ({ $steps } entfernt) deine Ausreißerin, kommen alle aus der Flucht in den Kohlenbunker.
danger-marker = Erreicht Herr Tweedy ({ $steps } entfernt) deinen Marker, kommen alle aus der Flucht in den Kohlenbunker.

## Advice: on the way

go-win = Das befreit { $chicken }, und du gewinnst das Spiel.
go-free = Das befreit { $chicken }. Dann hast du { $count } von { $target }, die du brauchst.
go-free-other = Das befreit { $chicken } von { $name }.
go-all-free = Das befreit alle { $count } Hühner dieser Flucht.
go-nearer = Dann sind es nur noch { $steps } bis { FORM($target, "zu") }.
go-guest = Als Gast in { $hut } kannst du { $name } einen Handel anbieten.
go-away = Dort bist du { $his } von Herrn Tweedy entfernt, nicht { $before }.
go-steps = Von dort sind es { $steps } bis { FORM($target, "zu") }.
go-steps-here = Von hier sind es { $steps } bis { FORM($target, "zu") }.
go-there = Du bist, wo du sein willst.
go-best = Kein Ort, den du erreichst, ist jetzt besser für dich.
go-hidden = Hier kann Herr Tweedy dich nicht fangen.
go-run = Von dort sind es { $steps } bis zur nächsten freien Ecke.
go-dash = Du bist aus dem Hof heraus, und es sind { $steps } bis zur nächsten freien Ecke.
go-out = Du bist aus dem Hof heraus.
go-dig = Dein Tunnel wächst um { $steps }. Bis zum Ausgang bleiben { $left } zu graben.
go-dig-out = Dein Tunnel ist lang genug, um herauszukommen.
go-waits = Du wartest auf einen besseren Moment, um herauszukommen.
go-runs-on = Deine Ausreißerin bleibt bis zum nächsten Zug den Wächtern fern.
go-drops = Du verlierst { FORM($load, "your") }: Beim Hinausrennen fällt alles zu Boden.

## Advice: before the roll

roll-errand = Du willst { FORM($target, "zu") }, { $steps } von hier.
roll-run = Deine Ausreißerin hat noch { $steps } bis zur nächsten freien Ecke.
roll-escape = Die Würfel treiben deine Flucht voran.
roll-held = Mit zehn oder mehr kommst du aus dem Kohlenbunker.
roll-egg = Ein Wurf von 4 bis 9 bringt dir ein Ei.
roll-plain = Der Wurf sagt, wie weit du gehen darfst.
roll-risk-eggs = Bei 2 oder 3 kommt Frau Tweedy, und { $boss } bekommt { $eggs } von dir.
roll-risk-pie = Bei 2 oder 3 kommt Frau Tweedy, und ohne Ei kannst du ein Huhn an sie verlieren.
before-plan = Du hast alle Ausrüstung für „{ $plan }“ und stehst, wo es losgeht.
before-plan-far = Du hast alle Ausrüstung für „{ $plan }“, und Herr Tweedy ist { $steps } entfernt.
before-cut = Mit deiner { $tool } kommt { $chicken } sofort durch den Zaun, ganz ohne Plan.
before-pay-piece = Für 2 Eier darf deine Figur mit diesem Wurf aus dem Kohlenbunker.
before-pay-other = Für 2 Eier verlässt ein Huhn den Kohlenbunker.
before-abandon = Deine wartenden Hühner können in der Hütte ruhen, statt am Marker gefangen zu werden.
before-abandon-near = Herr Tweedy ist nur { $steps } von deinem Marker entfernt; noch kommen deine wartenden Hühner davon.
before-faster = { $chicken } läuft { $new }, und { $old } { $before }.
before-company = Deine ruhenden Hühner kommen wieder auf die Hand und können bei einer Flucht mitgehen.
before-change = { $chicken } läuft { $new }.
before-keep = Du nimmst { FORM($kind, "def") } auf die Hand.
before-keep-for = Für „{ $plan }“ brauchst du { FORM($kind, "def") }.
risk-escape = Trifft Herr Tweedy den Marker oder die Ausreißerin, kommen alle in den Kohlenbunker, und die Ausrüstung ist weg.
risk-escape-hut = Wird die Ausreißerin gefangen, kommen alle in den Kohlenbunker, und die Ausrüstung ist weg.
risk-pay = Dann hast du { $eggs }, und wenn Frau Tweedy kommt, verlierst du ein Huhn.
risk-pay-some = Dann hast du noch { $eggs }.
risk-abandon = Du behältst nur eine Karte der Ausrüstung.
risk-abandon-cut = Du verlierst das Werkzeug.
risk-rests = { $old } ruht in deiner Hütte, wo Frau Tweedy zugreifen kann.
risk-card = Du kannst die Karte nur einmal spielen.
risk-others = Die anderen Karten gehen zurück in die Läden.
risk-commit = Scheitert die Flucht, kommt auch { $chicken } in den Kohlenbunker.
risk-ready = Hühner, die zurückbleiben, können später nicht mehr dazukommen.
risk-lend = Scheitert die Flucht, kommt { $chicken } in den Kohlenbunker. Das Sagen hat { $name }.
play-forty-winks = In dieser Runde kann kein Würfel Herrn Tweedy oder den Hund gegen deine Flucht bewegen.
play-telephone = Herr Tweedy ist { $his } von dir entfernt und muss zurück ins Haus.
play-marrow-bone = Der Hund ist { $its } von deiner Ausreißerin entfernt und muss zurück zur Hundehütte.
play-latch-left-up = Das Haupttor geht auf, und es ist { $gate } von dir entfernt.
play-wishbone = Alle deine Hühner verlassen umsonst den Kohlenbunker: { $inside ->
    [0] keins
    [one] 1 Huhn
   *[other] { $inside } Hühner
}.
play-quick-march = Du darfst in diesem Zug 6 Schritte weiter, und die Freiheit ist { $free } entfernt.
play-some = Das ist ein guter Moment für „{ $card }“.
company-next = Ist die vor ihr frei, kann auch { $chicken } rennen.
company-rides = { $chicken } fährt mit und ist zugleich mit den anderen frei.
company-needed = „{ $plan }“ braucht { $n } Hühner, und mit { $chicken } sind es { $count }.
company-enough = { $count } deiner Hühner gehen, und die anderen kann man nicht mit ihnen fangen.
company-one = Eins deiner Hühner geht, und die anderen kann man nicht mit ihm fangen.
company-alone = Alle Hühner, die freikommen, sind deine eigenen.
company-ask = Zusammen habt ihr vielleicht genug Hühner und Ausrüstung.
company-join = Deine Hühner können mit der Flucht von { $name } freikommen.
company-refuse = Du behältst deine Hühner und deine Ausrüstung für eine eigene Flucht.
company-refuse-near = { $name } fehlt nur noch ein freies Huhn zum Sieg, also hilf nicht.
company-lend = { $chicken } kann mit der Flucht von { $name } freikommen.
company-lend-no = Deine anderen Hühner bleiben bei dir.

## Advice: shops and plans

goods-last = Mehr brauchst du für „{ $plan }“ nicht.
goods-one = Das brauchst du für „{ $plan }“, und dann nur noch { $rest }.
goods-tool = Drahtschere und Zange schneiden den Zaun auf, und du kannst ganz ohne Plan losrennen.
goods-card = Vielleicht hilft es dir später.
goods-nothing = In diesem Stapel ist nichts, was deine Pläne brauchen, und du behältst deine Eier.
goods-keep = Du behältst deine Eier.
goods-free = Es kostet dich nichts.
goods-pile = In diesem Stapel findest du { $thing } für „{ $plan }“.
goods-pile-tool = In diesem Stapel findest du { $thing } für den Zaun.
goods-pile-plain = Du darfst eine Karte davon nehmen, und sie kostet nichts.
goods-no-loot = In keinem Stapel ist, was du brauchst.
goods-look = Dann darfst du den Stapel durchsehen und eine Karte nehmen.
goods-discount = Du zahlst hier 1 Ei statt { $price }.
goods-no-discount = Du hebst die Karte für einen teureren Laden auf.
price-left = Es kostet { $price } und lässt dir { $left }, und du musst es noch heimtragen.
price-none = Es kostet dein letztes Ei, und wenn Frau Tweedy kommt, verlierst du ein Huhn.
price-nothing = Du musst es noch heimtragen.
price-look = Es kostet { $price }, auch wenn du nichts Brauchbares findest.
price-discount = Die Rabattkarte ist dann weg.
plans-first = Ohne Plan kannst du nichts für eine Flucht sammeln, und dieser kostet nichts.
plans-second = Du darfst zwei Pläne haben, und dieser kostet nichts.
plans-few = Für die Pläne, die du hast, bleiben dir zu wenige Hühner.
plans-shut = Was deine Pläne brauchen, gibt es in keinem Laden, den du bezahlen kannst.
plans-swap = Vielleicht liegt dir ein anderer Plan besser.
plans-keep = Deine Pläne zu behalten lohnt sich.
plans-put-few = Für „{ $plan }“ bleiben dir zu wenige Hühner.
plans-put-most = Für „{ $plan }“ brauchst du noch { $cards }, mehr als für deinen anderen Plan.
plans-put = Für „{ $plan }“ brauchst du noch { $cards }.
plans-put-plain = Auf „{ $plan }“ kannst du am ehesten verzichten.
plans-risk = Welchen Plan du bekommst, kannst du nicht wählen.

## Advice: offers

trade-card = { $name } hat vielleicht { $thing } für deinen Plan „{ $plan }“.
trade-plan = { $name } hat vielleicht „{ $plan }“, und dafür brauchst du weniger Karten als für deine Pläne.
trade-plan-only = { $name } hat vielleicht „{ $plan }“, und du brauchst einen Plan.
trade-none = Hier gibt es nichts, was du von den anderen brauchst.
trade-with = Du triffst hier { $name } und kannst handeln.
trade-pay = { $name } will etwas für das, was du verlangst.
trade-no-eggs = Du behältst deine Eier.
trade-give = Für eine Gegengabe sagt { $name } eher Ja.
trade-keep = Was du nicht anbietest, behältst du.
trade-ask = Du kannst es brauchen, und { $name } kann nur Nein sagen.
trade-ask-none = Je weniger du verlangst, desto eher sagt { $name } Ja.
trade-risk = Sagt { $name } Ja, zahlst du { $eggs }.
reply-gift = Du bekommst { $got } und gibst nichts.
reply-yes = Du bekommst { $got } für { $given }.
reply-needs = Für „{ $plan }“ brauchst du { $thing }.
reply-no = Für { $got } würdest du { $given } geben, und das ist dir mehr wert.
reply-no-plain = Du behältst, was du hast, und { $name } bekommt nichts von dir.
reply-no-near = { $name } fehlt nur noch ein freies Huhn zum Sieg, also hilf nicht.
reply-last-egg = Das ist dein letztes Ei, und wenn Frau Tweedy kommt, verlierst du ein Huhn.

## Advice: chickens and visitors

chicken-fastest = { $chicken } ist die Schnellste, die du wählen kannst. Sie läuft { $number }.
chicken-other = { $chicken } läuft { $number }.
chicken-from-bunker = { $chicken } verlässt den Kohlenbunker, und dort greift Frau Tweedy zuerst zu.
pie-own-slow = { $chicken } ist die Langsamste, die sie nehmen kann, und die Schnellen brauchst du zum Rennen.
pie-own = Auf { $chicken } kannst du am ehesten verzichten.
pie-other-fast = { $chicken } ist die Schnellste von { $name }, die sie nehmen kann.
pie-other = { $name } verliert { $chicken }.
pie-risk = { $chicken } ist für den Rest des Spiels verloren.
ten-escape = Deine Flucht geht weiter, und mit zehn oder mehr kommt deine Ausreißerin weit.
ten-errand = Dieser Wurf bringt dich ein gutes Stück { FORM($target, "zu") }.
ten-bunker = Der Wurf lässt dich aus dem Kohlenbunker, und du kannst gleich weitergehen.
ten-plain = Du kannst den guten Wurf nutzen, um weiterzugehen.
ten-release = Ein Huhn verlässt den Kohlenbunker, ganz ohne Eier. { $left ->
    [0] Dann ist keins mehr dort.
    [one] Dann ist noch 1 dort.
   *[other] Dann sind noch { $left } dort.
}
ten-draw = Eine Chancenkarte kann Eier bringen oder später helfen, und gehen musst du jetzt nicht.
ten-stays = In diesem Zug gehst du nicht.
hide-eggs = Frau Tweedy findet deine Eier nicht ({ $eggs }).
hide-pie = Frau Tweedy kann kein Huhn nehmen, und ein Ei für sie hast du nicht.
hide-keep = Du hebst die Karte für einen schlimmeren Besuch auf.
hide-risk-spent = Die Karte ist dann weg.
hide-risk-eggs = Du verlierst { $eggs }.
hide-risk-pie = Eins deiner Hühner wird zur Pastete.
discard-double = Du hast „{ $card }“ zweimal und darfst nur drei Karten behalten.
discard-one = Drei Karten darfst du behalten, und die anderen helfen dir eher.
visit-open = { $name } bietet dir vielleicht einen Handel an, den du immer noch ablehnen kannst.
visit-shut = { $name } hat jetzt in deiner Hütte nichts zu suchen.
visit-shut-near = { $name } fehlt nur noch ein freies Huhn zum Sieg, also hilf nicht.
visit-risk = In deiner Hütte ist { $name } vor Herrn Tweedy sicher.

## Advice: Mr Tweedy and the dog

catch-stops = Dort beendet { $guard } die Flucht von { $name }, und alle darin kommen in den Kohlenbunker.
catch-load = Dort fängt Herr Tweedy { $name }, und was das Huhn trägt, ist weg.
catch-catches = Dort fängt Herr Tweedy { $name }, und das Huhn muss zurück in die Hütte.
near-runner = Dort ist { $guard } { $steps } von der Ausreißerin von { $name } entfernt.
near-marker = Dort ist { $guard } { $steps } vom Marker von { $name } entfernt.
near-load = Dort ist { $guard } { $steps } von { $name } entfernt, und das Huhn trägt eine Karte.
near-piece = Dort ist { $guard } { $steps } von { $name } entfernt.
near-beside = Dort ist { $guard } direkt bei { $name }.
near-house = Im Haus findet Herr Tweedy { $name }, und das Huhn muss zurück in die Hütte.
near-nobody = Dort steht { $guard } niemandem im Weg, ist aber bereit für die nächste Runde.
near-here = { $guard ->
    [dog] Der Hund liegt gut, wo er ist.
   *[tweedy] Herr Tweedy steht gut, wo er ist.
}
near-own = Dein eigenes Huhn ist nur { $steps } von dort entfernt.
near-rests = Danach ruht sich Herr Tweedy im Haus aus.
select-stops = Mit diesem Wurf kann { $guard } die Flucht von { $name } beenden.
select-load = Herr Tweedy kann { $name } fangen, und das Huhn trägt eine Karte.
select-catches = Herr Tweedy kann { $name } fangen.
select-dog-runs = Jemand ist auf der Flucht, und der Hund kann draußen auf die Ausreißerin warten.
select-runs = Herr Tweedy kann den anderen näher kommen.
select-nobody = Niemand ist in Reichweite, aber er kann näher kommen.
select-dog = Der Hund kann einen besseren Platz einnehmen.
select-none = Sie stehen gut, wo sie sind.
control-bid = Das höchste Gebot lenkt in dieser Runde Herrn Tweedy und den Hund.
control-no-bid = Deine Eier schützen deine Hühner vor Frau Tweedy, also behalte sie.
control-pays = Gewinnst du, zahlst du { $eggs }.
control-loses = Herrn Tweedy und den Hund lenkt dann wahrscheinlich jemand anderes.
control-dog = Von dort kann der Hund Ausreißerinnen auf dem Weg in die freien Ecken abfangen.
caught = { $name } muss zurück in die Hütte.
caught-load = { $name } muss zurück in die Hütte, und was das Huhn trägt, ist weg.
caught-escape = Die Flucht von { $name } ist beendet.

## Page: table

page-do = Mach das
page-ways-out = Wege hinaus
page-buildings-within-reach = Gebäude in Reichweite
page-all-there-are = { $label }: alle, die es gibt
page-offer = Anbieten
page-what-done-by-itself = Was von selbst geschieht, bis du es änderst
page-farmyard = Der Hof
page-farmyard-from-above = Der Hof von oben
page-squares-within-reach = Felder in Reichweite
page-buildings = Gebäude
page-eggs-card = { $sign }: { $price } Eier pro Karte
page-out = fort
page-whole-yard = Der ganze Hof
page-map-turn-part-yard = Karte: zu einem Teil des Hofs
page-one-part-back = Einen Teil zurück
page-turn = Dein Zug
page-reach = Radius
page-mr-tweedys-reach = Reichweite von Herrn Tweedy
page-dogs-reach = Reichweite des Hundes
page-plans-equipment = Pläne und Ausrüstung
page-back-yard = Zurück zum Hof
page-all-there = Alles da.
page-show-where-begins = Zeigen, wo { $name } beginnt
page-where = Wo
page-no-plan-yet-food = Noch kein Plan: Das Futterlager hat welche.
page-equipment = Ausrüstung
page-none-yet-shops-have = Noch keine: Die Läden haben sie.
page-what-happens-by-itself = Was von selbst geschieht
page-by-itself = Von selbst
page-nest = im Nest
page-pies = in Pasteten
page-round = Runde
page-choose = Wähle…
page-chickens = Deine Hühner
page-no-hand = Keine Hand
page-are-watching-hands-stay = Du schaust zu. Die Karten bleiben verdeckt.
page-step = Schritt
page-steps = Schritte
page-out-of-game = aus dem Spiel
page-carried = getragen
page-shown = offen

## The goal

goal = Befreie { $target ->
    [1] ein Huhn
    [2] zwei Hühner
    [3] drei Hühner
   *[4] vier Hühner
}, ehe die anderen es tun.

## The printed box

paper-chickens = Hühner
paper-equipment = Ausrüstungskarten
paper-plans = Pläne
paper-search = Suchkarten
paper-tokens = Eier und Marken
paper-pieces = Figuren und Würfel
paper-tunnels = Tunnel
paper-yard = Der Hof
paper-yard-told = Der Hof auf sechs Bogen, und einer, der zeigt, wie sie zusammenkommen
paper-pieces-told = Sechs Hennen, Herr Tweedy, der Hund und zwei Würfel
paper-tunnels-told = Sechs Tunnel, je einer zum Graben
paper-needs = { $kinds }.
paper-next-runs = Dann läuft das nächste.
paper-one-runs = Nur eines läuft.
paper-keep = Behalte sie, bis du sie brauchst.
paper-now = Gilt sofort.
paper-open = offen
paper-glue = kleben: { $sheet } darüber
paper-together = So kommt der Hof zusammen
paper-size = { $width } mal { $height } mm, wenn er liegt. Ein Feld misst { $square } mm.
paper-cut = Schneiden
paper-cut-means = Am Bild entlang; die Laschen bleiben.
paper-join = Kleben
paper-join-means = A1, A2, A3 in einer Reihe, dann B1, B2, B3.
paper-press = Pressen
paper-press-means = Reihe B auf die Laschen von Reihe A; dann Bücher darauf.
paper-begins = Hier beginnen Pläne
paper-tunnel-ends = Hier enden Tunnel
paper-flight-ends = Hier landen Flüge
paper-fold = Gestrichelte Linien werden gefaltet. Figuren klappen oben um und stehen auf ihren beiden Enden.
paper-white = Weiß: deine Henne
paper-black = Schwarz: die Tweedys
paper-dig = Setze deine Henne dorthin, wie weit du gegraben hast.
paper-out-shop = Scheune, Werkstatt: hinaus
paper-out-hut = Hütte: hinaus

## What each rule says that these messages and the rules cite

law-CR-036 = Du gehst so viele Schritte, wie die Würfel zeigen, mehr oder weniger nach der Zahl deines aktiven Huhns. Ein Schritt ist immer drin, es sei denn, der Tisch erlaubt auch keinen.
law-CR-046 = Ein Huhn auf dem Hof kommt nur durch das offene Haupttor, auf dem Weg seines Plans oder durch ein geschnittenes Loch über den Zaun hinaus.
law-CR-050 = Wer mit genug Eiern einen Laden betritt, darf den Stapel durchsehen und eine Karte nehmen.
law-CR-061 = Handeln kannst du mit jemandem, wenn dein Zug dort endet, wo die andere Figur steht, oder zu Gast in einer Hütte.
law-CR-063 = Nach einem Handel darf kein Huhn mehr als eine Karte tragen und niemand mehr als zwei Pläne haben. Anbieten kannst du nur, was du hast.
law-CR-064 = Zeigt dein schwarzer Würfel 1 bis 3, darf Herr Tweedy nach deinem Zug bis zu so viele Schritte gehen; ihn führt, wer die Tweedys lenkt.
law-CR-068 = Im Zug der Tweedys geht Herr Tweedy höchstens die Summe, nie schräg und nur durch Türen. Er betritt keine Hütte und kommt nur durch Tore über den Zaun.
law-CR-084 = Der Hund bleibt draußen vor dem Zaun. Er steht nie in einer freien Ecke, in einem Tor oder auf dem Hof.
law-CR-094 = Frau Tweedy nimmt ein Huhn von dort, wo zuerst eins ist: Bunker, Hütte, Hand, zuletzt die Hühner, die laufen. Welches davon, bestimmt, wer die Tweedys lenkt.
law-CR-103 = Um eine Flucht anzukündigen, muss deine Figur dort stehen, wo der Plan beginnt. Du brauchst den Plan, alle seine Karten und freie Bahn.
law-CR-105 = Die Bahn ist frei, wenn Herr Tweedy weder am Start steht noch einen Schritt davon entfernt, falls der Tisch nichts anderes gewählt hat. Auf Wegen durch Zaun oder Tor darf auch der Hund nicht auf dem ersten Feld draußen stehen.
law-CR-R74 = Handeln kann man überall, wo nach dem Zug zwei Figuren auf einem Feld oder in einem Raum stehen. Geschenke sind erlaubt, aber ein Angebot darf nicht ganz leer sein.
