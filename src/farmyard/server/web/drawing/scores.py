"""The scores of a finished game in a few words."""

from farmyard.core.game_card import Card
from farmyard.core.wording.messages import ENGLISH, cached_by_language
from farmyard.server.table.results import Result
from farmyard.server.words import say

MOST_COUNTS = 4  # scores that are all told


def scores(card: Card, result: Result, own: int | None = None) -> str:
    """Return the scores of a game of two or more, the best first; of many seats only the best, or
    that of the own seat."""
    order = sorted(range(len(result.counts)), key=lambda p: result.ranks[p])
    counts, counted = [result.counts[p] for p in order], counted_in(card, result.counted)
    if len(counts) == 2:
        return say("scores-two", first=counts[0], second=counts[1], counted=counted)
    if len(counts) <= MOST_COUNTS:
        return say("scores-more", first=counts[0], counted=counted, others=tuple(counts[1:]))
    return say(
        "scores-one", first=counts[0] if own is None else result.counts[own], counted=counted
    )


@cached_by_language(None)
def counted_in(card: Card, heading: str) -> str:
    """Return the heading of the scores of a stored result, which is in English."""
    for id in card.text.ids("heading-"):
        if card.text.word(ENGLISH, id, ()) == heading:
            return card.text(id)
    return heading
