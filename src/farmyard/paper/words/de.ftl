# Glossary: sheet = Bogen (m), box = Schachtel (f), piece = Teil (n), back = Rückseite (f)

## The first sheet

sheet-subtitle = Die Schachtel zum Drucken und Ausschneiden
sheet-contents = In dieser Schachtel
sheet-scale = 100 %
sheet-scale-means = Schalte „an Seite anpassen“ aus. Der Balken unten muss fünf Zentimeter lang sein.
sheet-sides = Beidseitig
sheet-sides-means = Drucke alle Seiten, beidseitig, an der langen Kante gewendet. Einige Seiten sind mit Absicht leer.
sheet-fold = Einseitig
sheet-fold-means = Falte an der gestrichelten Linie, klebe vorn und hinten zusammen, schneide erst, wenn es trocken ist.
sheet-card = Festes Papier
sheet-card-means = 200 Gramm für Karten und Plättchen, gewöhnliches Papier für alles andere.
sheet-cut = Schere
sheet-cut-means = Schneide von Marke zu Marke. Runde die Ecken mit einer Münze.
sheet-booklet = Heft
sheet-booklet-means = Die letzten Blätter sind die Regeln: falte sie in der Mitte und lege eins ins andere.
sheet-bar = fünf Zentimeter
sheet-love = Aus Liebe gemacht, nicht zu verkaufen

## All sheets

sheet-front = Vorderseite
sheet-back = Rückseite
sheet-folded = Vorder- und Rückseite zum Falten
sheet-empty = Diese Seite bleibt leer
sheet-cover = Schachtel zum Falten
sheet-cover-told = Eine Schachtel zum Falten für die Karten
sheet-cover-means = Schneide an der Linie, falte an den Strichen, klebe das Gestreifte: zuerst die Seite, dann den Boden.
sheet-rules = Die Regeln
sheet-page = Seite

## Worksheets

worksheet-name = Name
worksheet-sheet = Blatt
worksheet-answers = Lösungen

## The pieces of the box

pieces = { $n ->
    [one] { $deck }: 1 Teil
   *[other] { $deck }: { $n } Teile
}

## Refusals: the options keep their English names

cannot-choose = { $option } kann { $first } oder { $second } sein, nicht { $given }.
cannot-shift = shift sind zwei Zahlen in Millimetern, nach rechts und nach unten, zwischen -{ $most } und { $most }, etwa 1.5,0; { $given } ist das nicht.
cannot-shift-one = shift verschiebt Rückseiten, die hinter ihre Vorderseiten gedruckt werden; einseitig gedruckt gibt es keine.
