"""Messages are in the reader's language, with each thing's name in the form the sentence needs."""

import re
import sys
from pathlib import Path

import pytest

from farmyard.core.wording import messages
from farmyard.core.wording.messages import Messages, speaking
from farmyard.core.wording.slots import MessageError, Thing

EN = """
beast = { $sex ->
    [bullock] bullock
   *[cow] cow
} { $value }
put = { $who ->
    [you] You put
   *[they] { $name } puts
} { $beast } down.
won = { $names } won with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
begin = { CAP($beast) } begins.
option-start = Who starts
    .help = The biggest oaf.
only-english = Only here.
"""
DE = """
beast = { $sex ->
    [bullock] der Ochse
   *[cow] die Kuh
} { $value }
    .acc = { $sex ->
        [bullock] den Ochsen
       *[cow] die Kuh
    } { $value }
put = { $who ->
    [you] Du legst
   *[they] { $name } legt
} { FORM($beast, "acc") }.
won = { $names } gewinnen mit { $n ->
    [one] einem Punkt
   *[other] { $n } Punkten
}.
begin = { CAP($beast) } beginnt.
option-start = Wer beginnt
    .help = { $missing }
"""
BULLOCK = Thing("beast", (("sex", "bullock"), ("value", "7")))


DANA, NOAM = "\u05d3\u05e0\u05d4", "\u05e0\u05d5\u05e2\u05dd"


@pytest.fixture
def text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Messages:
    """Return the messages of a made-up game package."""
    words = tmp_path / "byre" / "words"
    words.mkdir(parents=True)
    (tmp_path / "byre" / "__init__.py").touch()
    (words / "en.ftl").write_text(EN)
    (words / "de.ftl").write_text(DE)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "byre", raising=False)
    return Messages("byre")


def test_a_message_is_worded_in_the_language_that_is_spoken(text: Messages) -> None:
    assert text("put", who="you", name="Ada", beast=BULLOCK) == "You put bullock 7 down."
    with speaking("de"):
        assert text("put", who="they", name="Ada", beast=BULLOCK) == "Ada legt den Ochsen 7."
        assert messages.language() == "de"
    assert text("put", who="they", name="Ada", beast=BULLOCK) == "Ada puts bullock 7 down."


def test_lists_and_plurals_come_from_the_locale(text: Messages) -> None:
    assert text("won", names=("Ada", "Ben", "Cleo"), n=1) == "Ada, Ben and Cleo won with 1 point."
    with speaking("de"):
        said = text("won", names=("Ada", "Ben", "Cleo"), n=2)
    assert said == "Ada, Ben und Cleo gewinnen mit 2 Punkten."


def test_an_endless_argument_is_cut(text: Messages) -> None:
    said = text("put", who="they", name="x" * 100_000, beast=BULLOCK)
    assert said.endswith("x… puts bullock 7 down.")
    assert len(said) < 1100


def test_a_thing_can_begin_a_sentence(text: Messages) -> None:
    assert text("begin", beast=BULLOCK) == "Bullock 7 begins."
    with speaking("de"):
        assert text("begin", beast=BULLOCK) == "Der Ochse 7 beginnt."


def test_what_a_language_lacks_is_said_in_english_and_logged(
    text: Messages, caplog: pytest.LogCaptureFixture
) -> None:
    with speaking("de"):
        assert text("only-english") == "Only here."
        assert text("option-start.help") == "The biggest oaf."
        assert text("option-start") == "Wer beginnt"
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    with speaking("nl"):
        assert text("only-english") == "Only here."


def test_what_english_lacks_is_an_error(text: Messages) -> None:
    with pytest.raises(MessageError, match="there is no message push"):
        text("push")
    with pytest.raises(MessageError, match=r"message put.*beast"):
        text("put", who="you", name="Ada")
    assert text.has("option-start.help")
    assert not text.has("option-start.hint")


def test_a_message_that_fluent_does_not_understand_is_said_in_english_and_its_line_logged(
    text: Messages, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = "only-english = Alleen hier.\nbegin = { $beast ->\n"
    (tmp_path / "byre" / "words" / "nl.ftl").write_text(broken)
    with speaking("nl"):
        assert text("only-english") == "Alleen hier."
        assert text("begin", beast=BULLOCK) == "Bullock 7 begins."
    assert "nl: " in caplog.text
    assert "“begin = { $beast ->”" in caplog.text


@pytest.mark.parametrize("line", ["begin = { $beast ->", "nothing that Fluent knows"])
def test_a_line_of_english_that_fluent_does_not_understand_is_an_error(
    text: Messages, tmp_path: Path, line: str
) -> None:
    (tmp_path / "byre" / "words" / "en.ftl").write_text(f"{line}\n")
    with pytest.raises(MessageError, match=re.escape(f"“{line}”")):
        text("begin", beast=BULLOCK)


def test_a_message_may_refer_to_any_other_of_its_file(text: Messages, tmp_path: Path) -> None:
    lines = (
        "begin = { -whole } and { begin.short }",
        "    .short = a { end }",
        "end = half",
        "-whole = all",
    )
    (tmp_path / "byre" / "words" / "en.ftl").write_text("\n".join(lines))
    assert text("begin") == "all and a half"
    assert text("end") == "half"


def test_names_from_right_to_left_are_kept_apart_for_browsers_alone(text: Messages) -> None:
    slots = {"names": (DANA, "Zoe", NOAM), "n": 2}
    plain = f"{DANA}, Zoe and {NOAM} won with 2 points."
    assert text("won", **slots) == plain
    with speaking("en", isolating=True):
        assert text("won", **slots) == plain.replace(DANA, f"\u2068{DANA}\u2069").replace(
            NOAM, f"\u2068{NOAM}\u2069"
        )
        assert text("put", who="they", name="Zoe", beast=BULLOCK) == "Zoe puts bullock 7 down."
    assert text("won", **slots) == plain
