"""The verdict on a game file: every check in a sentence, and whether the whole is proven."""

from typing import NamedTuple

from farmyard.core.chance.fairness import Check, checks

MARKS = {True: "yes", False: "NO", None: "-"}
ALL_IN_ALL = {
    True: "Nothing in this file is wrong.",
    None: "Nothing that could be checked is wrong; what is marked - could not be.",
    False: "This file does not hold what it promises.",
}
CHECKED = {
    ("commitment", True): "The secret is the one that was promised before the deal.",
    ("commitment", False): "The secret is not the one that was promised, or is not in the file.",
    ("key", True): "The dice come from the secret and every seat’s contribution.",
    ("key", False): "The dice do not come from the secret and the contributions.",
    ("kinds", True): "Nobody but people has added anything to the shuffle.",
    ("kinds", False): "A guest or a scarecrow has added to the shuffle: the dealer could try lots.",
    (
        "kinds",
        None,
    ): "Which seats were scarecrows was not sealed then: the dealer could try lots for them.",
    (
        "asked",
        True,
    ): "What everybody was asked first, which browsers keep, follows from the dice.",
    ("asked", False): "What everybody was asked first is not what this game would have asked.",
    ("asked", None): "The rules have changed: what everybody was asked first cannot be compared.",
    ("settled", True): "The dice come from them by the game’s own choice among deals.",
    ("settled", False): "The dice do not come from them by the game’s own choice among deals.",
    ("renewed", True): "The dice after the branch come from the secret and the contributions.",
    ("renewed", False): "The dice after the branch are not of secret and contributions, or unused.",
    (
        "position",
        False,
    ): "This game was laid out by hand, not dealt: no seal can promise its cards.",
    ("left", True): "The dice before it are those of the sealed game that was left there.",
    ("left", False): "The dice before it are not those of the game that the file says was left.",
    (
        "left",
        None,
    ): "The game that was left there is not named, or was not sealed as games are now.",
    ("branch", None): "Whoever laid the branch could see all that lay there: that is no fair deal.",
    ("unsealed", None): "This game was not sealed: its dice replay, but nobody promised them.",
    ("seed", True): "The dice come from the seed.",
    ("seed", False): "The dice do not come from the seed.",
    ("daily", True): "This is the deal of its day.",
    ("daily", False): "This is not the deal of its day.",
    ("foreseen", None): "Whoever knew the seed or the day could foresee everything.",
    ("replay", True): "Every decision was possible when it was made.",
    ("replay", False): "A decision could not have been made: this is another game.",
    ("over", True): "The game was played to its end.",
    ("over", None): "The game was not played to its end.",
    ("words", True): "The file’s words and results are those of the game.",
    ("words", False): "The file’s words or results are not those of the game.",
}


class Verdict(NamedTuple):
    """The outcome of the checks of a game file; as text, a line for each and one for the whole."""

    checks: tuple[Check, ...]

    @property
    def proven(self) -> bool | None:
        """True if every check holds, False if one fails, None if one cannot be decided."""
        said = {each.holds for each in self.checks}
        return False if False in said else None if None in said else True

    @property
    def sentences(self) -> list[str]:
        """The outcome of each check in a sentence, in English."""
        return [CHECKED[each.name, each.holds] for each in self.checks]

    def __str__(self) -> str:
        """Write a line for each check, with its mark, and what the whole comes to."""
        marks = [MARKS[each.holds] for each in self.checks]
        found = zip(marks, self.sentences, strict=True)
        lines = [f"{mark:4} {sentence}" for mark, sentence in found]
        return "\n".join([*lines, ALL_IN_ALL[self.proven]])


def verdict_on(text: str) -> Verdict:
    """Run every check on a game file; raise `GameFileError` if the text is none."""
    return Verdict(tuple(checks(text)))
