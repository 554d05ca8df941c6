"""The notebook in ``examples`` runs to its end, from a folder of its own."""

from pathlib import Path

import nbclient
import nbformat
import pytest

NOTEBOOK = Path(__file__).parent.parent / "examples" / "research.ipynb"


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLBACKEND", "agg")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "kept without what it prints"
    resources = {"metadata": {"path": str(tmp_path)}}
    nbclient.NotebookClient(notebook, timeout=240, resources=resources).execute()
    printed = [
        out.text for cell in notebook.cells for out in cell.get("outputs", []) if "text" in out
    ]
    assert any("decisions a game" in text for text in printed)
    assert any("'level': 'hen'" in text for text in printed)
