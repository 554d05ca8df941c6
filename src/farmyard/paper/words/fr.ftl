# Glossary: sheet = feuille (f), box = boîte (f), piece = pièce (f), back = dos (m)

## The first sheet

sheet-subtitle = La boîte à imprimer et à découper
sheet-contents = Dans cette boîte
sheet-scale = 100 %
sheet-scale-means = Désactive « ajuster à la page ». La barre ci-dessous doit mesurer cinq centimètres.
sheet-sides = Recto verso
sheet-sides-means = Imprime toutes les pages, recto verso, retournées sur le bord long. Quelques pages sont vides exprès.
sheet-fold = Recto seul
sheet-fold-means = Plie sur le trait en pointillé, colle la face contre le dos, et coupe une fois que c’est sec.
sheet-card = Papier fort
sheet-card-means = 200 grammes pour les cartes et les tuiles, du papier ordinaire pour le reste.
sheet-cut = Ciseaux
sheet-cut-means = Coupe de repère à repère. Arrondis les coins avec une pièce de monnaie.
sheet-booklet = Livret
sheet-booklet-means = Les dernières feuilles sont les règles : plie-les au milieu et glisse l’une dans l’autre.
sheet-bar = cinq centimètres
sheet-love = Fait par amour, pas à vendre

## All sheets

sheet-front = recto
sheet-back = verso
sheet-folded = recto et verso, à plier
sheet-empty = Ce côté reste vide
sheet-cover = boîte à plier
sheet-cover-told = Une boîte à plier pour les cartes
sheet-cover-means = Coupe le long du trait, plie sur les pointillés, colle ce qui est rayé : d’abord le côté, puis le fond.
sheet-rules = Les règles
sheet-page = page

## Worksheets

worksheet-name = Nom
worksheet-sheet = Feuille
worksheet-answers = Réponses

## The pieces of the box

pieces = { $n ->
    [one] { $deck } : 1 pièce
   *[other] { $deck } : { $n } pièces
}

## Refusals: the options keep their English names

cannot-choose = { $option } peut être { $first } ou { $second }, pas { $given }.
cannot-shift = shift demande deux nombres de millimètres, vers la droite et vers le bas, entre -{ $most } et { $most }, comme 1.5,0 ; { $given } ne convient pas.
cannot-shift-one = shift déplace les dos imprimés derrière leurs faces ; en recto seul, il n’y en a pas.
