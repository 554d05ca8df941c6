"""Chickenrun: what is asked, on the page: dice, verbs, things to choose, and who wants what."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY, NOTHING
from farmyard.games.chickenrun.box import EQUIPMENT, MARCH, OPPORTUNITIES, PLAN_NAMES
from farmyard.games.chickenrun.page.chains import chains
from farmyard.games.chickenrun.page.hand import art, escape_name, needs_of, signed
from farmyard.games.chickenrun.page.lit import goal
from farmyard.games.chickenrun.page.offer import lamp, offer
from farmyard.games.chickenrun.page.parts import GO, PLAIN, YES_OR_NO, legal, parts
from farmyard.games.chickenrun.page.places import counted, runner, upper
from farmyard.games.chickenrun.rules.moving import adjustment, steps_of
from farmyard.games.chickenrun.state import ABANDON, ACCEPT, CUT, NONE, PASS, ROLL, Phase
from farmyard.games.chickenrun.words import captions, in_words
from farmyard.games.chickenrun.words.captions import NOTHING as NO_THING
from farmyard.games.chickenrun.words.news import chicken

View = Any
Names = Sequence[str]

CHIPS = ("kind", "plan", "hen", "lent", "egg")
STAY = (PLAIN[int(PASS)],)
YESES = (int(ROLL), int(ACCEPT))


# -- The dice -------------------------------------------------------------------


def dice(view: View) -> dict[str, Any]:
    """The last throw, and what it means now."""
    black, white = max(int(view["black"]), 0), max(int(view["white"]), 0)
    seen = f"{view['rounds']}-{view['begun']}-{view['mover']}-{black}-{white}"
    return {
        "black": black,
        "white": white,
        "labels": [captions.DIE[0].format(n=black), captions.DIE[1].format(n=white)],
        "seen": seen,
        "sum": total(view, black, white) if black else captions.WAITING,
        "then": what_follows(view, black) if black else captions.NOT_THROWN,
    }


def total(view: View, black: int, white: int) -> str:
    """The throw in figures; for a move with the number of the chicken, or what is left of it."""
    slots: dict[str, Any] = {"black": black, "white": white, "march": MARCH}
    slots["total"] = black + white
    if view["phase"] == Phase.MOVE:
        number = signed(int(adjustment(view, int(view["turn"]))))
        sign, number = (number[0], number[1:]) if len(number) > 1 else ("+", number)
        steps, whole = int(view["allowance"]), int(steps_of(view, int(view["turn"])))
        phrase = (
            captions.LEFT
            if steps < whole
            else captions.MARCHING
            if view["march"]
            else captions.MOVING
        )
        return phrase.format(
            **slots, sign=sign, number=number, steps=counted(captions.THROWN_STEPS, steps)
        )
    if view["phase"] in (Phase.SELECT, Phase.CHASE):
        return captions.TOTAL.format(**slots)
    return captions.THROWN.format(**slots)


def what_follows(view: View, black: int) -> str:
    """The black die also drives Mr Tweedy (CR-064)."""
    if view["phase"] not in (Phase.CHOOSE, Phase.MOVE, Phase.BUY, Phase.FOOD, Phase.TRADE):
        return ""
    return (
        captions.HE_MAY.format(black=black)
        if black <= 3 and not view["winks"]
        else captions.HE_REMAINS
    )


# -- What may be done -----------------------------------------------------------


def deeds(view: View, seat: int, names: Names, mine: bool) -> dict[str, Any]:
    """Buttons for all that is no place, and none of the own chickens."""
    phase = Phase(int(view["phase"]))
    choices: Sequence[int] = legal(view) if mine else ()
    may_stay = mine and any(touched == STAY for _, touched in chains(view))
    stays = [int(PASS)] if may_stay else []
    deeds_first = sorted([*choices, *stays], key=lambda choice: choice == PASS)
    things = [thing(view, c, names) for c in deeds_first if goal(view, c) is None]
    shown = [each for each in things if each["shown"]]
    return {
        "title": captions.TITLES.get(phase, captions.WAITING) if mine else captions.WAITING,
        "verbs": [each for each in shown if not each["chip"]],
        "chips": [each for each in shown if each["chip"]],
        "go": go(view, phase, choices),
        "first": mine and phase == Phase.BEFORE,
    }


def thing(view: View, choice: int, names: Names) -> dict[str, Any]:
    """One button."""
    found = parts(view, choice)
    own_hen = found[0].startswith("hen-") and not is_of_another(view)
    return {
        "part": found[0],
        "chip": found[-1] == GO or is_chip(view, found[0]),
        "label": label(view, choice, names),
        "art": picture(found[0]),
        "deed": upper(in_words(view, choice)[0]),
        "yes": is_the_deed(view, choice),
        "seat": int(view["lives"][int(found[0][4:])]) if found[0].startswith("hut-") else NOBODY,
        "shown": not own_hen,
    }


def is_chip(view: View, part: str) -> bool:
    """Whether the button is one of several things of a kind, to be chosen among."""
    return part.partition("-")[0] in CHIPS and view["phase"] not in captions.STAGES


def is_the_deed(view: View, choice: int) -> bool:
    """Whether the page asks to be pressed there: a yes, the roll, or that all go who should."""
    if choice == PASS:
        return bool(view["phase"] in (Phase.LEND, Phase.COMMIT))
    return choice in YESES or view["phase"] in YES_OR_NO


def is_of_another(view: View) -> bool:
    """Whether the chickens that may be chosen are those of another seat."""
    return bool(view["phase"] == Phase.PIE and view["victim"] != view["turn"])


def picture(part: str) -> str:
    """The drawing on the button of a piece of equipment."""
    kind, _, number = part.partition("-")
    return art(EQUIPMENT[int(number)]) if kind == "kind" else ""


def label(view: View, choice: int, names: Names) -> str:
    """What a button says: the verb, or the name of the thing."""
    phase = Phase(int(view["phase"]))
    if phase in YES_OR_NO and choice != PASS:
        return captions.VERBS_HERE[phase, int(ACCEPT)]
    if choice in PLAIN or choice == NONE:
        return captions.VERBS_HERE.get((phase, choice), captions.VERBS[choice])
    if choice in (CUT, ABANDON):
        return captions.CUT_THE_WIRE if choice == CUT else captions.ABANDON_IT
    stem, _, number = parts(view, choice)[0].partition("-")
    return named(view, phase, stem, int(number), names)


def named(view: View, phase: Phase, stem: str, n: int, names: Names) -> str:
    """A card, a hut, a number of eggs or a chicken."""
    match stem:
        case "egg":
            return upper(counted(captions.EGGS, n))
        case "hut":
            return by_hut(phase).format(name=names[view["lives"][n]])
        case "card":
            name = OPPORTUNITIES[n]
            return captions.PLAY.format(name=name) if phase == Phase.BEFORE else name
        case "kind":
            return EQUIPMENT[n]
        case "plan":
            name = PLAN_NAMES[n]
            return captions.ANNOUNCE.format(name=name) if phase == Phase.BEFORE else name
    owner = int(view["victim"] if phase == Phase.PIE else view["turn"])
    return chicken(view, int(view["partner"][owner]) if stem == "lent" else owner, n)


def by_hut(phase: Phase) -> str:
    return {Phase.CATCH: captions.CATCH, Phase.PARTNER: captions.ASK_TO_JOIN}.get(
        phase, captions.DEAL_WITH
    )


def go(view: View, phase: Phase, choices: Sequence[int]) -> dict[str, Any] | None:
    """The deed that ends a choice of two touches, if there is one."""
    if not any(parts(view, c)[-1] == GO for c in choices):
        return None
    return {
        "idle": captions.IDLE.get(phase, captions.IDLE_ELSE),
        "place": captions.DEED.get(phase, ""),
    }


# -- Dialogues ------------------------------------------------------------------


def asked(view: View, names: Names) -> dict[str, Any] | None:
    """A question from another seat, or an offer that is being made: a slip over the yard."""
    phase = Phase(int(view["phase"]))
    if phase == Phase.TRADE:
        return offer(view, names)
    if phase in captions.STAGES:
        q = int(view["dealing"])
        title, says = captions.OFFER_TO.format(name=names[q]), captions.STAGES[phase]
    elif phase in captions.ASKED:
        q = int(view["mover"] if phase in FROM_ANOTHER else view["turn"])
        slots = about(view, names)
        title, says = (phrase.format(**slots) for phrase in captions.ASKED[phase])
    else:
        return None
    found = {"title": title, "says": says, "seat": q, "sides": sides(view, phase)}
    together = phase in captions.STAGES or phase == Phase.REPLY
    light = lamp(int(view["at"][view["mover"]])) if together else None
    return {**found, "back": phase in captions.STAGES, "lamp": light}


def sides(view: View, phase: Phase) -> list[tuple[str, str]]:
    """What is given and got, for the eyes of the one who is asked."""
    if phase in captions.STAGES:
        return [(captions.YOU_GIVE, side(view, "give")), (captions.YOU_GET, side(view, "ask"))]
    if phase == Phase.REPLY:
        return [(captions.YOU_GIVE, side(view, "ask")), (captions.YOU_GET, side(view, "give"))]
    return pooled(view) if phase == Phase.JOIN else []


def pooled(view: View) -> list[tuple[str, str]]:
    """What a joint escape takes, and what of it the seat that is asked could give."""
    needs = needs_of(view, int(view["turn"]), int(view["escape"][view["mover"]]))
    own = [each["name"] for each in needs if each["state"] != "want"]
    return [
        (captions.IT_TAKES, ", ".join(each["name"] for each in needs)),
        (captions.YOU_HAVE, ", ".join(own) or NO_THING),
    ]


FROM_ANOTHER = (Phase.VISIT, Phase.JOIN, Phase.REPLY)


def about(view: View, names: Names) -> dict[str, str]:
    """What the words of a question need."""
    p = int(view["mover"])
    escape = int(view["escape"][p]) if p >= 0 else NOTHING
    return {
        "name": names[p] if p >= 0 else "",
        "chicken": runner(view, p) if p >= 0 else "",
        "plan": escape_name(escape) if escape != NOTHING else "",
        "eggs": counted(captions.EGGS, max(int(view["price"]), 0)),
    }


def side(view: View, field: str) -> str:
    """One side of an offer, as far as it has been made."""
    eggs, card = int(view[f"{field}_eggs"]), int(view[f"{field}_card"])
    plan = int(view[f"{field}_plan"])
    found = [counted(captions.EGGS, eggs)] if eggs > 0 else []
    found += [EQUIPMENT[card]] if card >= 0 else []
    found += [PLAN_NAMES[plan]] if plan >= 0 else []
    unmade = view["phase"] <= (Phase.GIVE_PLAN if field == "give" else Phase.ASK_PLAN)
    return ", ".join(found) or (captions.NOTHING_YET if unmade else NO_THING)


__all__ = ["asked", "deeds", "dice"]
