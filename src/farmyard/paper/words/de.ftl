# Glossary: sheet = Bogen (m), box = Schachtel (f), piece = Teil (n), back = Rückseite (f)

## The first sheet

sheet-subtitle = Die Schachtel zum Drucken und Ausschneiden
sheet-contents = In dieser Schachtel
sheet-scale = 100 %
sheet-scale-means = Schalte „an Seite anpassen“ aus. Der Balken unten muss fünf Zentimeter lang sein.
sheet-sides = Beidseitig
sheet-sides-means = Wende das Papier an der langen Kante. Dann treffen sich Vorder- und Rückseiten.
sheet-card = Festes Papier
sheet-card-means = 200 Gramm für Karten und Plättchen, gewöhnliches Papier für alles andere.
sheet-cut = Schere
sheet-cut-means = Schneide von Marke zu Marke. Runde die Ecken mit einer Münze.
sheet-bar = fünf Zentimeter
sheet-love = Aus Liebe gemacht, nicht zu verkaufen

## All sheets

sheet-front = Vorderseite
sheet-back = Rückseite
sheet-rules = Die Regeln
sheet-page = Seite

## The pieces of the box

pieces = { $n ->
    [one] 1 Teil
   *[other] { $n } Teile
}
