"""Cloud Nine: why something cannot be done, as phrases with named slots."""

from typing import Any

WHY_NOT: dict[Any, str] = {
    "nothing": "There is no such thing to do. (CN-034)",
    "over": "The trick of this turn has been laid: one a turn. (CN-R22)",
    "phase": "First do what is asked. (CN-033)",
    "hand": "Those cards are not all in your hand. (CN-050)",
    "corns": "That is more than nine eggs, and Corns lie before you. (CN-095, CN-R61)",
    "nine": "Those cards do not make nine at this level. (CN-050)",
    "nobody": "Nobody sits there. (CN-085)",
    "no gold": "There is no {gold} in your hand. (CN-037)",
    "no nests": "There are no Collective Nests in your hand. (CN-067)",
    "kind": "There is no such card in that hand. (CN-084)",
    "crowing": "The Rooster is crowing already. (CN-R51)",
    "straw": "Your Straw is still waiting for a trick: one at a time. (CN-091)",
    "lying": "Your Snake is already lying in wait: one at a time. (CN-101)",
    "anytime": "At this table a Snake is announced when somebody lays a trick. (CN-110)",
    "empty": "There is no card left to draw. (CN-R66)",
    "no hand": "There is no card to swap. (CN-R109)",
    "discard": "There is no {gold} in the discard. (CN-105)",
    "pass": "You have laid your trick: end the turn. (CN-034)",
    "end": "Lay a trick, or pass. (CN-036)",
    "draw": "That draw is over. (CN-033)",
    "snake": "There is no Snake to announce now. (CN-R71)",
    "closed": "One of those packs is empty, or a Fox sits on it. (CN-144)",
    "keep": "A card stays on its pack only when the Snake asks for it, and only the highest. "
    "(CN-199, CN-R85)",
    "gap": "A card moves from a pack of two or more into a gap. (CN-145, CN-R81)",
    "challenge": "The challenge does not ask for that now. (CN-190)",
    "one claim": "One Gold card a turn, and this one cannot be claimed now. (CN-166, CN-R93)",
    "worm": "The Worm repeats what has been met before and can be done now. (CN-195, CN-R107)",
    "must lay": "A trick is possible, so you cannot pass. (CN-170, CN-R94)",
    "rest": "First make a trick, or pass. (CN-164)",
    "resign": "First carry out the challenge. (CN-R115)",
}
