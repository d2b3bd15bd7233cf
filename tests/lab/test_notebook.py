"""The notebook of the examples runs from its first cell to its last, and leaves its picture."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import casedepart

NOTEBOOK = Path(__file__).parents[2] / "examples" / "which-group.ipynb"
MOST_CELLS = 10


def test_it_answers_in_ten_cells_and_is_kept_without_outputs() -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    assert len(notebook.cells) == MOST_CELLS
    assert all(not cell.get("outputs") for cell in notebook.cells)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_every_cell_runs_and_the_answer_names_a_group(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GAMES", "12")
    # The kernel runs in another folder, and tests the same package as this process.
    monkeypatch.setenv("PYTHONPATH", str(Path(casedepart.__file__).resolve().parents[1]))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    # Fewer thoughts are enough to see that it runs.
    for cell in notebook.cells:
        cell.source = cell.source.replace('bots="shrewd"', 'bots="steady"')
    NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(tmp_path)}}).execute()
    assert "Whoever first owns all of" in notebook.cells[-1].outputs[0].text
    assert (tmp_path / "which-group.png").stat().st_size > 10_000
    assert "image/png" in notebook.cells[6].outputs[0].data, "a plot shows itself"
    assert "text/html" in notebook.cells[5].outputs[0].data, "a result shows its table"
