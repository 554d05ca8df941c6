# Glossary: sheet = feuille (f), box = boîte (f), piece = pièce (f), back = dos (m)

## The first sheet

sheet-subtitle = La boîte à imprimer et à découper
sheet-contents = Dans cette boîte
sheet-scale = 100 %
sheet-scale-means = Désactive « ajuster à la page ». La barre ci-dessous doit mesurer cinq centimètres.
sheet-sides = Recto verso
sheet-sides-means = Retourne la feuille sur le bord long. Les faces et les dos se rejoignent alors.
sheet-card = Papier fort
sheet-card-means = 200 grammes pour les cartes et les tuiles, du papier ordinaire pour le reste.
sheet-cut = Ciseaux
sheet-cut-means = Coupe de repère à repère. Arrondis les coins avec une pièce de monnaie.
sheet-bar = cinq centimètres
sheet-love = Fait par amour, pas à vendre

## All sheets

sheet-front = recto
sheet-back = verso
sheet-rules = Les règles
sheet-page = page

## The pieces of the box

pieces = { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
}
