"""The reference of the library, built from its docstrings; ``docs/pages.py`` builds the rest.

What stands in these modules without a leading underscore is what others may build on.
"""

from pathlib import Path

PUBLIC = (
    "farmyard",
    "farmyard.core.tables.table",
    "farmyard.core.game",
    "farmyard.core.game_card",
    "farmyard.core.contract",
    "farmyard.core.hooks",
    "farmyard.core.showing.scene",
    "farmyard.core.record",
    "farmyard.core.options",
    "farmyard.core.formats.notation",
    "farmyard.core.formats.gamefile",
    "farmyard.core.catalogue",
    "farmyard.core.player",
    "farmyard.core.chance.dice",
    "farmyard.core.chance.verdict",
    "farmyard.core.cards",
    "farmyard.bots.roster",
    "farmyard.lab.players",
    "farmyard.lab.playouts",
    "farmyard.lab.batches.batch",
    "farmyard.lab.batches.numbers",
    "farmyard.lab.batches.decisions",
    "farmyard.lab.arena",
    "farmyard.lab.balance",
    "farmyard.lab.reviews.review",
    "farmyard.lab.intervals",
    "farmyard.client",
    "farmyard.adapters.pettingzoo",
    "farmyard.adapters.gymnasium",
    "farmyard.adapters.openspiel",
)


def build(folder: Path) -> None:
    """Writes a page for each public module, and one to search them."""
    from pdoc import pdoc, render

    import farmyard

    for name in farmyard.__all__:  # some come only when they are asked for
        setattr(farmyard, name, getattr(farmyard, name))
    templates = Path(__file__).parent / "templates"
    render.configure(docformat="markdown", footer_text="Farmyard", template_directory=templates)
    pdoc(*PUBLIC, "!farmyard.games", output_directory=folder)
