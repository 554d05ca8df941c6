## While one plays

pass-on = Gib { $name } die Tastatur, dann Enter.
look-well = Schau dir den Tisch an, dann drücke Enter.
how = Tippe eine Nummer oder ein paar der Wörter. Auch: ? für Hilfe, verlauf, rat, zurück, ende.
several = Was davon?
many-more = und { $n } weitere: Tippe mehr der Wörter.
like-these = … und { $n } weitere dieser Art. Tippe ein paar der Wörter oder Zahlen, oder „liste“ für alle.
no-such = „{ $typed }“ gibt es hier nicht. Tippe eine Nummer oder ein paar der Wörter, oder ? für Hilfe.
no-number = { $n ->
    [one] Es gibt eins zu wählen: Tippe 1.
   *[other] Es gibt { $n } zu wählen, nummeriert ab 1.
}
no-help = Für dieses Spiel gibt es noch keine Hilfe.
no-advice = Für dieses Spiel gibt noch niemand Rat.
no-log = Noch ist nichts geschehen.
rule-numbers = Eine Nummer in Klammern, wie { $rule }, steht für eine Regel: Tippe sie, um die Regel zu lesen.
no-rule = Kein Text dieses Spiels nennt eine Regel { $number }.
against = Gegen { $bots }.
bot = { $title } ({ $says })
goodbye = Auf Wiedersehen. Dieses Spiel ist nicht zu Ende und wird nicht aufgehoben.
kept = Auf Wiedersehen. Das Spiel ist aufgehoben, wie es steht: Mit farmyard play --resume geht es weiter.
unfinished = Ein Spiel { $title } ist nicht zu Ende: { $names }, zuletzt gespielt { $when }. Was nun?
go-on = weiterspielen
anew = ein neues Spiel beginnen und dieses aufheben
throw-away = ein neues Spiel beginnen und dieses wegwerfen
set-aside = Ein angefangenes Spiel lässt sich nicht fortsetzen und wurde beiseitegelegt. { $why }
bye = Auf Wiedersehen.
seated = Du hast einen Platz an diesem Tisch.
watching = Kein Platz ist mehr frei: Du schaust zu.
waits = Hier: { $names }. { $n ->
    [0] Das Spiel beginnt jetzt.
    [one] Das Spiel beginnt, wenn noch eine Person Platz nimmt.
   *[other] Das Spiel beginnt, wenn noch { $n } Personen Platz nehmen.
}
keeps-chair = Auf Wiedersehen. Der Tisch hält deinen Platz frei: farmyard play --join { $link }
line-again = Die Verbindung zum Tisch war weg und ist wieder da.
on-the-page = Das geht nur auf der Seite des Tisches.
rank = Rang
name = Name
somebody = Gast

## The commands, in other words than help, log, advice, undo and quit

command-help = hilfe
command-log = verlauf
command-list = liste
command-advice = rat
command-undo = zurück
command-quit = ende
commands =
    {"**"}Während du spielst**

    - eine Nummer, oder ein paar der Wörter eines Zuges
    - `verlauf`: was bisher geschah
    - `liste`: alle Züge, wo nur einige dastehen
    - `rat`: was die stärkste Vogelscheuche an deiner Stelle täte, und warum
    - `zurück`: nimmt deinen letzten Zug zurück, wenn seither nichts gesehen wurde
    - `?`: diese Hilfe
    - `ende`: das Spiel verlassen; es wird aufgehoben
