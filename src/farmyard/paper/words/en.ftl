## The first sheet

sheet-subtitle = The box, to print and cut
sheet-contents = In this box
sheet-scale = 100 %
sheet-scale-means = Switch off “fit to page”. The bar below must be five centimetres long.
sheet-sides = Both sides
sheet-sides-means = Print all pages, on both sides, flipped on the long edge. Some pages are empty on purpose.
sheet-fold = One side
sheet-fold-means = Fold on the dashed line, glue front to back, and cut when it is dry.
sheet-card = Stiff paper
sheet-card-means = 200 grams for cards and tiles, plain paper for everything else.
sheet-cut = Scissors
sheet-cut-means = Cut from mark to mark. Round the corners with a coin.
sheet-booklet = Booklet
sheet-booklet-means = The last sheets are the rules: fold them in the middle, one inside the other.
sheet-bar = five centimetres
sheet-love = Made for love; not for sale

## All sheets

sheet-front = front
sheet-back = back
sheet-folded = front and back, to fold
sheet-empty = This side stays empty
sheet-cover = box to fold
sheet-cover-told = A box to fold for the cards
sheet-cover-means = Cut along the line, fold on the dashes, glue what is striped: first the side, then the bottom.
sheet-rules = The rules
sheet-page = page

## Worksheets

worksheet-name = Name
worksheet-sheet = Sheet
worksheet-answers = Answers

## The pieces of the box

pieces = { $n ->
    [one] { $deck }: 1 piece
   *[other] { $deck }: { $n } pieces
}

## Refusals: the options keep their English names

cannot-choose = { $option } can be { $first } or { $second }, not { $given }.
cannot-shift = shift is two numbers of millimetres, to the right and down, between -{ $most } and { $most }, as in 1.5,0; { $given } is not.
cannot-shift-one = shift moves backs that are printed behind their fronts; with sides one there are none.
