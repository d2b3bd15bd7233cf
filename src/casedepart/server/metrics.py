"""The metrics of a server, in Prometheus' form."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several processes of one server put their figures together; the library reads it from the environment."""
REGISTRY: Final = CollectorRegistry()
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

REQUESTS: Final = Counter("casedepart_requests", "HTTP requests", ("method", "path", "status"), registry=REGISTRY)
REQUEST_SECONDS: Final = Histogram(
    "casedepart_request_seconds", "Time to answer an HTTP request", registry=REGISTRY, buckets=FAST
)
MESSAGES: Final = Counter("casedepart_messages", "Messages of clients by type", ("type",), registry=REGISTRY)
REPLIES: Final = Counter("casedepart_replies", "Replies to messages by type", ("type",), registry=REGISTRY)
FAULTS: Final = Counter("casedepart_faults", "Errors told to clients by code", ("code",), registry=REGISTRY)
CHANGES: Final = Counter("casedepart_changes", "Versions written, by kind of entry", ("kind",), registry=REGISTRY)
CHANGE_SECONDS: Final = Histogram(
    "casedepart_change_seconds", "From a decision until it is durable and shown", registry=REGISTRY, buckets=FAST
)
LOST_RACES: Final = Counter("casedepart_lost_races", "Versions that another process wrote first", registry=REGISTRY)
STORE_FAILURES: Final = Counter("casedepart_store_failures", "Times the database failed", registry=REGISTRY)
THOUGHTS: Final = Counter("casedepart_thoughts", "Answers of bots, kept or too late", ("fate",), registry=REGISTRY)
WORK_SECONDS: Final = Histogram(
    "casedepart_work_seconds", "Time of work in a process of its own", ("work",), registry=REGISTRY, buckets=SLOW
)
WORKERS_LOST: Final = Counter("casedepart_workers_lost", "Processes that ended over their work", registry=REGISTRY)
LATE_SECONDS: Final = Histogram(
    "casedepart_late_seconds", "How late the event loop runs", registry=REGISTRY, buckets=FAST
)
SOCKETS: Final = Gauge("casedepart_sockets", "Open connections", registry=REGISTRY, multiprocess_mode="livesum")
WORKERS: Final = Gauge("casedepart_workers", "Processes that serve", registry=REGISTRY, multiprocess_mode="livesum")
RUNNING: Final = Gauge("casedepart_tables", "Tables in memory", registry=REGISTRY, multiprocess_mode="livesum")


def exposition() -> bytes:
    """All figures of this process, or of all processes of this server."""
    if SHARED_FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    forget_dead(Path(os.environ[SHARED_FOLDER]))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_dead(folder: Path) -> None:
    """A process that was killed has no connections and no tables any more, whatever it said last."""
    for file in folder.glob("gauge_live*.db"):
        process = int(re.sub(r"\D", "", file.name))
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
