"""Chickenrun: the reasons for answers: which chicken, what to do with ten, who comes in."""

from farmyard.core.game import Reasons
from farmyard.games.chickenrun import box, state
from farmyard.games.chickenrun.advice.facts import Facts, eggs
from farmyard.games.chickenrun.advice.setting_out import moves
from farmyard.games.chickenrun.box import board
from farmyard.games.chickenrun.state import Phase, Place

CHICKENS = {
    "fastest": "{chicken} is the fastest you can choose. It moves {moves}.",
    "other": "{chicken} moves {moves}.",
}
OLD_RESTS = "{old} rests in your hut, where Mrs Tweedy may take it."
FROM_BUNKER = "{chicken} leaves the Coal Bunker, and Mrs Tweedy takes from there first."
PIES = {
    "own slow": "{chicken} is the slowest she can take, and you need the fast ones to run.",
    "own": "{chicken} is the one you can best do without.",
    "other fast": "{chicken} is {name}’s fastest that she can take.",
    "other": "{name} loses {chicken}.",
}
PIE_RISK = "{chicken} is lost for the rest of the game."
TEN = {
    "move free": "Your escape goes on, and a throw of ten or more brings your runner far.",
    "move": "This throw brings you far on the way to {target}. {why}",
    "move bunker": "The throw lets you out of the Coal Bunker, and you can walk on at once.",
    "move plain": "You can use this good throw to go on.",
    "release": "A chicken leaves the Coal Bunker without any eggs. {left}",
    "draw": "An opportunity card can bring eggs or help you later, and you need not move now.",
}
LEFT = ("Then none is left there.", "Then 1 is left there.", "Then {n} are left there.")
STAYS = "You do not move this turn."
HIDES = {
    "eggs": "Mrs Tweedy does not find your {eggs}.",
    "pie": "Mrs Tweedy cannot take a chicken, and you have no egg to give her.",
    "keep": "You keep the card for a worse visit.",
}
HIDE_RISKS = {
    "spent": "The card is used up.",
    "eggs": "You lose your {eggs}.",
    "pie": "A chicken of yours becomes a pie.",
}
DISCARDS = {
    "double": "You have two of {card}, and may keep three cards in all.",
    "one": "You may keep three cards, and the others should help you more.",
}
VISITS = {
    "open": "{name} may offer you a trade, which you can still refuse.",
    "shut": "{name} has no business in your hut now.",
    "shut near": "{name} needs only one more free chicken to win, so do not help.",
}
VISIT_RISK = "In your hut {name} is safe from Mr Tweedy."


def reasons(f: Facts) -> Reasons:
    match f.phase:
        case Phase.CHOOSE:
            return on_ten(f)
        case Phase.HIDE:
            return hiding(f)
        case Phase.PIE:
            return baking(f)
        case Phase.VISIT:
            return visiting(f)
        case Phase.DISCARD:
            return discarding(f)
        case Phase.RELEASE:
            k = f.choice - int(state.CHICKEN)
            return Reasons(FROM_BUNKER.format(chicken=f.chicken(k)))
    return chicken(f)


def chicken(f: Facts) -> Reasons:
    """The first one, another after a double, a new start, the next runner."""
    n = f.choice - int(state.CHICKEN)
    lent = f.phase == Phase.RUNNER and n >= box.SET
    owner = int(f.view.partner[f.me]) if lent else f.me
    k = n % box.SET
    source = {
        Phase.FIRST: Place.HAND,
        Phase.REPLACE: Place.HAND,
        Phase.CHANGE: Place.COMMITTED,
        Phase.RUNNER: Place.COMMITTED,
        Phase.RESTART: Place.HAND if f.flock(Place.HAND) else Place.BUNKER,
    }[f.phase]
    others = f.flock(source)
    if f.phase == Phase.RUNNER and f.view.partner[f.me] >= 0:
        others = others + f.flock(Place.LENT, int(f.view.partner[f.me]))
    kind = "fastest" if k >= max(others, default=k) else "other"
    gain = CHICKENS[kind].format(chicken=f.chicken(k, owner), moves=moves(k))
    if f.phase == Phase.REPLACE and f.active >= 0:
        return Reasons(gain, OLD_RESTS.format(old=f.chicken(f.active)))
    return Reasons(gain)


def on_ten(f: Facts) -> Reasons:
    inside = len(f.flock(Place.BUNKER))
    if f.choice == state.DRAW:
        return Reasons(TEN["draw"], STAYS)
    if f.choice == state.RELEASE:
        left = LEFT[min(max(inside - 1, 0), 2)].format(n=inside - 1)
        return Reasons(TEN["release"].format(left=left), STAYS)
    if f.escaping:
        return Reasons(TEN["move free"])
    if f.at == board.BUNKER:
        return Reasons(TEN["move bunker"])
    aim = f.aim()
    why = f.why(aim, f.at) if 0 < aim.ways[f.at] < 99 else ""
    return Reasons(TEN["move" if why else "move plain"].format(why=why, target=f.target(aim, f.at)))


def hiding(f: Facts) -> Reasons:
    worst = "eggs" if f.eggs else "pie"
    slots = {"eggs": eggs(f.eggs)}
    if f.choice == state.PASS:
        return Reasons(HIDES["keep"], HIDE_RISKS[worst].format(**slots))
    return Reasons(HIDES[worst].format(**slots), HIDE_RISKS["spent"])


def baking(f: Facts) -> Reasons:
    victim, k = int(f.view.victim), f.choice - int(state.CHICKEN)
    group = [n for n in range(box.SET) if int(f.view.chickens[victim][n]) in same_group(f, victim)]
    name = f.chicken(k, victim)
    if victim == f.me:
        kind = "own slow" if k <= min(group, default=k) else "own"
        return Reasons(PIES[kind].format(chicken=name), PIE_RISK.format(chicken=name))
    kind = "other fast" if k >= max(group, default=k) else "other"
    return Reasons(PIES[kind].format(chicken=name, name=f.names[victim]))


def same_group(f: Facts, p: int) -> tuple[int, ...]:
    """Where the chickens are that she can take now: the first of these that is not empty."""
    for place in (Place.BUNKER, Place.HUT, Place.HAND):
        if f.flock(place, p):
            return (int(place),)
    return (int(Place.ACTIVE), int(Place.COMMITTED), int(Place.LENT))


def visiting(f: Facts) -> Reasons:
    guest = int(f.view.mover)
    near = f.view.freed[guest] >= f.view.target - 1
    name = f.names[guest]
    if f.choice == state.ACCEPT:
        return Reasons(VISITS["open"].format(name=name), VISIT_RISK.format(name=name))
    return Reasons(VISITS["shut near" if near else "shut"].format(name=name))


def discarding(f: Facts) -> Reasons:
    card = f.choice - int(state.CARD)
    kind = "double" if f.view.kept[f.me][card] > 1 else "one"
    return Reasons(DISCARDS[kind].format(card=box.OPPORTUNITIES[card]))
