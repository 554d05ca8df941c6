"""The box of Chickens ’n’ Aliens: the cards of the deck, the saucers, the corn.

How many aliens and ordinary cards the real deck holds is not known: the counts below are ours
(UF-R1), and each is an option of the table.
"""

CHARACTERS = ("Henny Penny", "Noodles", "Paxo McGinty", "Floella Cornflower")  # of seats 0 to 3

ORDINARY = (  # blue
    "broody",
    "twin beaks",
    "cheeky chicken",
    "fowl play",
    "pecking order",
    "rooster booster",
    "scramble",
    "wings of desire",
    "hen pecked",
    "hypno-chicken",
)
SPECIALS = (  # red, one of each
    "tractor beam",
    "alien flu",
    "corn star",
    "armed to the hen's teeth",
    "all out war",
)
WILDS = ("Cluck Rogers", "Eggs Machina", "Chick Norris")  # yellow; all alike

CARDS = ("alien", *ORDINARY, "wild", *SPECIALS)
KINDS = len(CARDS)

ALIEN, BROODY = CARDS.index("alien"), CARDS.index("broody")
WILD = CARDS.index("wild")
TRACTOR_BEAM = CARDS.index("tractor beam")
ALL_OUT_WAR = CARDS.index("all out war")

COUNTS = {  # of the cards nobody has counted for us
    "alien": 12,
    "broody": 4,
    "twin beaks": 5,
    "cheeky chicken": 3,
    "fowl play": 4,
    "pecking order": 4,
    "rooster booster": 4,
    "scramble": 4,
    "wings of desire": 4,
    "hen pecked": 4,
    "hypno-chicken": 4,
}
MOST_ALIENS, MOST_OF_A_KIND = 20, 8  # at any table

PARTS = ("bottom left", "bottom right", "canopy")  # of a saucer
BOTTOMS = PARTS[:2]  # shuffled into the deck under the fast rules; a saucer on both sides
IN_THE_DECK = (0, 1, 2)  # of each bottom: no fast rules, two of them, four

EVERYTHING = (*CARDS, *BOTTOMS)
LARGEST_DECK = MOST_ALIENS + MOST_OF_A_KIND * len(ORDINARY) + len(WILDS) + len(SPECIALS) + 4

HAND = 5
CORN = 3  # each at the start
TO_WIN = 3  # aliens laid
A_BEAKFUL = 2  # corn for Twin Beaks
BOOST, ARMS, BEAM = 2, 3, 2  # cards: Rooster Booster, Armed to the Hen's Teeth, Tractor Beam
