"""Work on a Dask cluster: a piece whose worker is lost is done again by another, and counted once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import casedepart
from casedepart.sim.executors import ExecutorError, Piece, Result

if TYPE_CHECKING:
    from distributed import Client

PATIENCE = 10
"""How long, in seconds, to wait for the scheduler and for a first worker."""


@dataclass(frozen=True)
class Cluster:
    """The workers of a Dask scheduler; each must have this build of casedepart."""

    address: str

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        from distributed import as_completed

        client = self.connect()
        try:
            self.check_workers(client)
            # Not pure: a piece is work to be done now, and no result of an earlier run is to be handed out for it.
            waiting = {client.submit(work, piece, pure=False): place for place, piece in enumerate(pieces)}
            for done in as_completed(list(waiting), loop=client.loop):
                # What came in is let go of at the workers too: a long run needs no more memory than a short one.
                yield waiting.pop(done), self.result(done.result)
        finally:
            # Closing gives up whatever has not come in: nobody waits for it any more.
            client.close()

    def connect(self) -> Client:
        """Reach the scheduler."""
        from distributed import Client

        try:
            return Client(self.address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ExecutorError(
                f"no Dask scheduler answers at {self.address}: start one with `dask scheduler`, "
                "and give its address as tcp://HOST:PORT"
            ) from error

    def check_workers(self, client: Client) -> None:
        """Some worker must be there, and all must play by the same rules."""
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise ExecutorError(
                f"the Dask cluster at {self.address} has no worker: start one with `dask worker {self.address}`"
            ) from error
        for worker, build in self.result(lambda: client.run(version_here)).items():
            if build != version_here():
                raise ExecutorError(
                    f"worker {worker} has casedepart {build}, here it is {version_here()}: "
                    "install the same build everywhere"
                )

    def result(self, ask: Callable[[], Result]) -> Result:
        """What the cluster answers; told in words where it cannot."""
        from distributed import KilledWorker

        try:
            return ask()
        except KilledWorker as error:
            raise ExecutorError(
                f"several workers of the cluster at {self.address} were lost over the same piece of work: "
                "their logs say why; run the command again to go on"
            ) from error
        except ModuleNotFoundError as error:
            raise ExecutorError(
                f"the workers of the cluster at {self.address} lack {error.name}: "
                "install the same casedepart there, with its extras lab and cluster"
            ) from error
        except OSError as error:
            raise ExecutorError(f"the cluster at {self.address} was lost: {error}") from error


def version_here() -> str:
    """Asked of each worker: its version, and the fingerprints of its rules and its bots."""
    return f"{casedepart.__version__} (rules {casedepart.rules_fingerprint()}, bots {casedepart.bots_fingerprint()})"
