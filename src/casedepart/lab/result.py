"""What every function of the laboratory returns: rows for a data frame, a table to read, a plot, and its provenance."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from casedepart.lab.setting import LabError
from casedepart.sim.intervals import Estimate
from casedepart.sim.libraries import require

if TYPE_CHECKING:
    import pandas as pd
    import polars as pl

    from casedepart.lab.plots import Picture

NOTE = "casedepart"
"""Under this name a Parquet file carries its provenance, as JSON."""

PLOTS = (".svg", ".png", ".pdf")
"""How the name of a plot's file may end."""

Row = dict[str, object]


@dataclass(frozen=True)
class FigureTable:
    """A table to read: in the terminal, as plain text, or as HTML in a notebook."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    remarks: Sequence[str] = ()
    sections: Sequence[int] = ()
    """Rows after which a line is drawn."""
    together: int = 0
    """So many columns after the first belong together, as those of a metric do; 0: all of them."""

    def as_text(self) -> str:
        """The table with spaces."""
        widths = [max(map(len, column)) for column in zip(self.headings, *self.rows, strict=True)]
        lines = [
            "  ".join(cell.rjust(width) if at else cell.ljust(width) for at, (cell, width) in enumerate(cells)).rstrip()
            for cells in (list(zip(row, widths, strict=True)) for row in (self.headings, *self.rows))
        ]
        return "\n".join([self.title, "", *lines, *(["", *self.remarks] if self.remarks else [])])

    def as_html(self) -> str:
        """The table as HTML."""
        head = "".join(f"<th>{escape(cell)}</th>" for cell in self.headings)
        body = "".join(
            "<tr>" + "".join(f'<td style="text-align:{"right" if at else "left"}">{escape(cell)}</td>'
                             for at, cell in enumerate(row)) + "</tr>"
            for row in self.rows
        )  # fmt: skip
        remarks = "".join(f"<p>{escape(said)}</p>" for said in self.remarks if said)
        title = f"<caption>{escape(self.title)}</caption>"
        return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{remarks}"


class Result:
    """What an experiment found. In a notebook it shows its table; `plot()` draws it, `to_polars()` gives its rows."""

    def table(self, lang: str = "en") -> FigureTable:
        """The figures to read, in a language."""
        raise NotImplementedError

    def rows(self) -> list[Row]:
        """The rows of its data frame; what did not happen is None."""
        raise NotImplementedError

    def provenance(self) -> Row:
        """Where it comes from: version, rules, edition with its digest, what was played, seed and command."""
        raise NotImplementedError

    def figures(self) -> Row:
        """The figures by the names they are known by."""
        raise NotImplementedError

    def plot(self, lang: str = "en") -> Picture:
        """The figures as a matplotlib figure, which a notebook shows and `savefig` writes."""
        raise NotImplementedError

    def as_json(self) -> Row:
        """The figures with their provenance, for `json.dumps`."""
        return {**self.figures(), "provenance": self.provenance()}

    def to_polars(self) -> pl.DataFrame:
        """The rows as a polars data frame."""
        return data_frame(self.rows())

    def to_pandas(self) -> pd.DataFrame:
        """The rows as a pandas data frame, where pandas is installed."""
        try:
            import pandas as pd
        except ModuleNotFoundError:
            raise LabError("to_pandas needs pandas, which is not installed: pip install pandas") from None
        return pd.DataFrame(self.rows())

    def write(self, path: str | Path) -> Path:
        """Write the figures (`.json`), the rows (`.parquet`) or the plot (`.svg`, `.png`, `.pdf`)."""
        path = Path(path)
        if path.suffix == ".json":
            path.write_text(json.dumps(self.as_json(), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        elif path.suffix == ".parquet":
            self.to_polars().write_parquet(path, metadata={NOTE: json.dumps(self.provenance(), ensure_ascii=False)})
        elif path.suffix in PLOTS:
            self.plot().savefig(path)
        else:
            raise LabError(f"{path}: a name ends in .json, .parquet, .svg, .png or .pdf")
        return path

    def __repr__(self) -> str:
        return self.table().as_text()

    def _repr_html_(self) -> str:
        return self.table().as_html()


def data_frame(rows: list[Row]) -> pl.DataFrame:
    """Rows as a data frame; the columns of games have the same types however few games there are."""
    require("to_polars", "polars")
    import polars as pl

    seats = pl.List(pl.Int64)
    games: dict[str, pl.DataType | type[pl.DataType]] = {
        "starter": pl.Int64,
        "winners": seats,
        "worths": seats,
        "out_at": seats,
        "out_to": seats,
    }
    return pl.DataFrame(rows, schema_overrides=games, infer_schema_length=None)


def spread(name: str, found: Estimate | None) -> Row:
    """A figure and the ends of its interval, as columns."""
    if found is None or not found.count:
        return {name: None, f"{name}_low": None, f"{name}_high": None}
    return {name: known(found.value), f"{name}_low": known(found.low), f"{name}_high": known(found.high)}


def known(value: float) -> float | None:
    """A number, or nothing where so few games leave it open."""
    return value if math.isfinite(value) else None
