"""Chickenrun: the question on the page: dice, buttons, things to choose, and dialogues."""

from collections.abc import Sequence
from typing import Any

from farmyard.core.record import NOBODY, NOTHING
from farmyard.core.wording.slots import Thing, Value, capital
from farmyard.games.chickenrun import text
from farmyard.games.chickenrun.box import EQUIPMENT, MARCH
from farmyard.games.chickenrun.page.chains import chains
from farmyard.games.chickenrun.page.hand import needs_of
from farmyard.games.chickenrun.page.lit import goal
from farmyard.games.chickenrun.page.offer import lamp, offer
from farmyard.games.chickenrun.page.parts import GO, OFFERING, PLAIN, YES_OR_NO, parts
from farmyard.games.chickenrun.page.places import runner
from farmyard.games.chickenrun.rules.moving import adjustment, steps_of
from farmyard.games.chickenrun.state import ACCEPT, PASS, ROLL, Phase, legal
from farmyard.games.chickenrun.words import things
from farmyard.games.chickenrun.words.choices import WORDS, deed
from farmyard.games.chickenrun.words.things import CARDS, ESCAPES, KINDS, PLANS, phase_word, signed

View = Any
Names = Sequence[str]

CHIPS = ("kind", "plan", "hen", "lent", "egg")
STAY = (PLAIN[int(PASS)],)
YESES = (int(ROLL), int(ACCEPT))


# -- The dice -------------------------------------------------------------------


def dice(view: View) -> dict[str, Any]:
    """Return the last throw, and what it means now."""
    black, white = max(int(view["black"]), 0), max(int(view["white"]), 0)
    seen = f"{view['rounds']}-{view['begun']}-{view['mover']}-{black}-{white}"
    return {
        "black": black,
        "white": white,
        "labels": [text("dice-black", n=black), text("dice-white", n=white)],
        "seen": seen,
        "sum": total(view, black, white) if black else text("panel-waiting"),
        "then": what_follows(view, black) if black else text("dice-none"),
    }


def total(view: View, black: int, white: int) -> str:
    """Return the throw in figures.

    For a move it comes with the number of the chicken, or as the steps that are left.
    """
    if int(view["phase"]) == Phase.MOVE:
        number = signed(int(adjustment(view, int(view["turn"]))))
        sign, number = (number[0], number[1:]) if len(number) > 1 else ("+", number)
        left, whole = int(view["allowance"]), int(steps_of(view, int(view["turn"])))
        steps = things.steps(left)
        if left < whole:
            return text("dice-left", steps=steps)
        slots: dict[str, Value] = {"total": black + white, "sign": sign, "number": number}
        if view["march"]:
            return text("dice-marching", march=MARCH, steps=steps, **slots)
        return text("dice-moving", steps=steps, **slots)
    if int(view["phase"]) in (Phase.SELECT, Phase.CHASE):
        return text("dice-total", black=black, white=white, total=black + white)
    return text("dice-thrown", black=black, white=white)


def what_follows(view: View, black: int) -> str:
    """Tell whether the black die also drives Mr Tweedy (CR-064)."""
    if int(view["phase"]) not in (Phase.CHOOSE, Phase.MOVE, Phase.BUY, Phase.FOOD, Phase.TRADE):
        return ""
    return text("dice-then", may=int(black <= 3 and not view["winks"]), black=black)


# -- What may be done -----------------------------------------------------------


def deeds(view: View, seat: int, names: Names, mine: bool) -> dict[str, Any]:
    """Return the buttons for all choices except places and the own chickens."""
    phase = Phase(int(view["phase"]))
    title = f"panel-{phase_word(phase)}"
    choices: Sequence[int] = legal(view) if mine else ()
    may_stay = mine and any(touched == STAY for _, touched in chains(view))
    stays = [int(PASS)] if may_stay else []
    deeds_first = sorted([*choices, *stays], key=lambda choice: choice == PASS)
    found = [thing(view, c, names) for c in deeds_first if goal(view, c) is None]
    shown = [each for each in found if each["shown"]]
    return {
        "title": text(title) if mine and text.has(title) else text("panel-waiting"),
        "verbs": [each for each in shown if not each["chip"]],
        "chips": [each for each in shown if each["chip"]],
        "go": go(view, phase, choices),
        "first": mine and phase == Phase.BEFORE,
    }


def thing(view: View, choice: int, names: Names) -> dict[str, Any]:
    """Return one button."""
    found = parts(view, choice)
    own_hen = found[0].startswith("hen-") and not is_of_another(view)
    return {
        "part": found[0],
        "chip": found[-1] == GO or is_chip(view, found[0]),
        "label": label(view, choice, names),
        "art": picture(found[0]),
        "deed": text("deed", deed=deed(view, choice)),
        "yes": is_the_deed(view, choice),
        "seat": int(view["lives"][int(found[0][4:])]) if found[0].startswith("hut-") else NOBODY,
        "shown": not own_hen,
    }


def is_chip(view: View, part: str) -> bool:
    """Return whether a button is one of several things of a kind to choose among."""
    return part.partition("-")[0] in CHIPS and int(view["phase"]) not in OFFERING


def is_the_deed(view: View, choice: int) -> bool:
    """Return whether a button is the emphasised one: a yes, the roll, or that all go."""
    if choice == PASS:
        return bool(int(view["phase"]) in (Phase.LEND, Phase.COMMIT))
    return choice in YESES or int(view["phase"]) in YES_OR_NO


def is_of_another(view: View) -> bool:
    """Return whether the chickens that may be chosen are those of another seat."""
    return bool(int(view["phase"]) == Phase.PIE and view["victim"] != view["turn"])


def picture(part: str) -> str:
    """Return the name of the drawing on a button of equipment; empty for other buttons."""
    kind, _, number = part.partition("-")
    return things.slug(EQUIPMENT[int(number)]) if kind == "kind" else ""


def label(view: View, choice: int, names: Names) -> str:
    """Return the label of a button: the verb, or the name of the thing."""
    phase = Phase(int(view["phase"]))
    word = int(ACCEPT) if phase in YES_OR_NO and choice != PASS else choice
    if word < len(WORDS):
        here = f"label-{phase_word(phase)}-{WORDS[word]}"
        return text(here if text.has(here) else f"label-{WORDS[word]}")
    stem, _, number = parts(view, choice)[0].partition("-")
    return named(view, phase, stem, int(number), names)


def named(view: View, phase: Phase, stem: str, n: int, names: Names) -> str:
    """Return the name of a card, a hut, a number of eggs or a chicken."""
    before = phase == Phase.BEFORE
    match stem:
        case "egg":
            return capital(text.name(things.eggs(n)))
        case "hut":
            return text("label-hut", phase=phase_word(phase), name=names[view["lives"][n]])
        case "card":
            return text("label-play", card=CARDS[n]) if before else text.name(CARDS[n])
        case "kind":
            return text.name(KINDS[n])
        case "plan":
            return text("label-announce", plan=PLANS[n]) if before else text.name(PLANS[n])
    owner = int(view["victim"] if phase == Phase.PIE else view["turn"])
    lent = int(view["partner"][owner]) if stem == "lent" else owner
    return text.name(things.chicken(view, lent, n))


def go(view: View, phase: Phase, choices: Sequence[int]) -> dict[str, Any] | None:
    """Return the button that completes a choice of two touches, if there is one."""
    if not any(parts(view, c)[-1] == GO for c in choices):
        return None
    idle = f"idle-{phase_word(phase)}"
    return {"idle": text(idle) if text.has(idle) else ""}


# -- Dialogues ------------------------------------------------------------------


def asked(view: View, names: Names) -> dict[str, Any] | None:
    """Return the dialogue over the yard: a question from another seat, or an unfinished offer."""
    phase = Phase(int(view["phase"]))
    if phase == Phase.TRADE:
        return offer(view, names)
    slip, part_by_part = f"slip-{phase_word(phase)}", phase in OFFERING
    if not text.has(slip):
        return None
    whose = "dealing" if part_by_part else "mover" if phase in FROM_ANOTHER else "turn"
    slots, q = about(view, names), int(view[whose])
    if part_by_part:
        slots["name"] = names[q]
    title, says = text(slip, **slots), text(f"{slip}.says", **slots)
    found = {"title": title, "says": says, "seat": q, "sides": sides(view, phase)}
    together = part_by_part or phase == Phase.REPLY
    light = lamp(int(view["at"][view["mover"]])) if together else None
    return {**found, "back": part_by_part, "lamp": light}


def sides(view: View, phase: Phase) -> list[tuple[str, str]]:
    """Return what is given and got, for the seat that is asked."""
    if phase in OFFERING:
        return [(text("deal-give"), side(view, "give")), (text("deal-ask"), side(view, "ask"))]
    if phase == Phase.REPLY:
        return [(text("deal-give"), side(view, "ask")), (text("deal-ask"), side(view, "give"))]
    return pooled(view) if phase == Phase.JOIN else []


def pooled(view: View) -> list[tuple[str, str]]:
    """Return what a joint escape takes, and what of it the seat that is asked could give."""
    needs = needs_of(view, int(view["turn"]), int(view["escape"][view["mover"]]))
    own = [each["name"] for each in needs if each["state"] != "want"]
    return [
        (text("join-takes"), ", ".join(each["name"] for each in needs)),
        (text("join-have"), ", ".join(own) or text.name(things.NOTHING)),
    ]


FROM_ANOTHER = (Phase.VISIT, Phase.JOIN, Phase.REPLY)


def about(view: View, names: Names) -> dict[str, Value]:
    """Return the values that the words of a question need."""
    p = int(view["mover"])
    escape = int(view["escape"][p]) if p >= 0 else NOTHING
    return {
        "name": names[p] if p >= 0 else "",
        "chicken": runner(view, p) if p >= 0 else "",
        "plan": ESCAPES[escape] if escape != NOTHING else "",
        "eggs": things.eggs(max(int(view["price"]), 0)),
    }


def side(view: View, field: str) -> str:
    """Return one side of an offer in words, as far as it has been made."""
    eggs, card = int(view[f"{field}_eggs"]), int(view[f"{field}_card"])
    plan = int(view[f"{field}_plan"])
    found: list[Thing] = [things.eggs(eggs)] if eggs > 0 else []
    found += [KINDS[card]] if card >= 0 else []
    found += [PLANS[plan]] if plan >= 0 else []
    unmade = int(view["phase"]) <= (Phase.GIVE_PLAN if field == "give" else Phase.ASK_PLAN)
    nothing = text("deal-nothing-yet") if unmade else text.name(things.NOTHING)
    return ", ".join(map(text.name, found)) or nothing


__all__ = ["asked", "deeds", "dice"]
