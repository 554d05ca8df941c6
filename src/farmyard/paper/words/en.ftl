## The first sheet

sheet-subtitle = The box, to print and cut
sheet-contents = In this box
sheet-scale = 100 %
sheet-scale-means = Switch off “fit to page”. The bar below must be five centimetres long.
sheet-sides = Both sides
sheet-sides-means = Turn the paper on its long edge. Fronts and backs then meet.
sheet-card = Stiff paper
sheet-card-means = 200 grams for cards and tiles, plain paper for everything else.
sheet-cut = Scissors
sheet-cut-means = Cut from mark to mark. Round the corners with a coin.
sheet-bar = five centimetres
sheet-love = Made for love; not for sale

## All sheets

sheet-front = front
sheet-back = back
sheet-rules = The rules
sheet-page = page

## The pieces of the box

pieces = { $n ->
    [one] 1 piece
   *[other] { $n } pieces
}
