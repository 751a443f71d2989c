"""Campaigns on a cluster with `dask.distributed`: on workers of this machine, or on those of a running scheduler.

A worker, the scheduler or the client may be killed at any time. If a worker dies, another worker runs its batch. Only
the client writes records, so that no record is lost or written twice.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from typing import Any

from scrimmage_rules.campaigns.seed_batches import BatchQueue, CampaignTask, Done, run_batch_in_child
from scrimmage_rules.kernel.errors import ScrimmageError

AHEAD = 3
"""Number of batches that the client keeps ready for each worker thread, so that no thread waits for the client."""

SECONDS = 20
"""Maximum seconds to wait for the scheduler."""


class ClusterUnreachable(ScrimmageError):
    """Error: the scheduler or its workers cannot be reached, or Dask is not installed."""


@contextmanager
def open_cluster_client(scheduler: str | None, workers: int) -> Iterator[Any]:
    """Return, as a context, a client of the scheduler at an address such as `tcp://machine:8786`, or of a new cluster
    on this machine.
    """
    try:
        from distributed import Client, LocalCluster  # noqa: PLC0415  (an extra, which most campaigns do without)
    except ImportError:
        raise ClusterUnreachable(
            "Dask is not installed; in a clone: make .venv/.cluster; elsewhere: pip install 'scrimmage-rules[campaign]'"
        ) from None
    if scheduler is None:
        local = {"n_workers": workers, "threads_per_worker": 1, "processes": True, "memory_limit": None}
        with (  # port 0 is any free port, so that two clusters of this machine do not want the same one
            LocalCluster(**local, dashboard_address="127.0.0.1:0", silence_logs=logging.CRITICAL) as made,
            Client(made) as client,
        ):
            yield client
        return
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # a lost scheduler is reported below
    try:
        client = Client(scheduler, timeout=SECONDS)
    except (OSError, ValueError) as fault:
        raise ClusterUnreachable(
            f"no scheduler answers at {scheduler}: {fault}; start one with: dask scheduler"
        ) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS)
        except TimeoutError:
            raise ClusterUnreachable(f"{scheduler} has no workers; start some with: dask worker {scheduler}") from None
        yield client


def run_on_cluster(work: CampaignTask, seeds: Sequence[int], client: Any) -> Iterator[Done]:
    """Run batches of seeds on all workers of a cluster and yield the records; raise `ClusterUnreachable` if the
    scheduler has ended.
    """
    from distributed import KilledWorker, as_completed  # noqa: PLC0415  (as above)

    waiting = BatchQueue(seeds, work.together)
    sent: dict[str, tuple[int, ...]] = {}
    flying = as_completed(loop=client.loop)
    most = AHEAD * max(1, sum(client.nthreads().values()))

    def submit_batch() -> None:
        while waiting and len(sent) < most:
            mine = waiting.take()
            future = client.submit(run_batch_in_child, work, mine, pure=False)
            sent[future.key] = mine
            flying.add(future)

    submit_batch()
    for future in flying:
        mine = sent.pop(future.key)
        try:
            done = future.result()
        except KilledWorker:
            done = None
        except (CancelledError, OSError) as fault:
            raise ClusterUnreachable(
                "the connection to the scheduler is lost; the records are saved, and the same command continues "
                "the campaign"
            ) from fault
        future.release()
        yield from waiting.requeue_lost(mine) if done is None else map(_decode_finished_batch, done)
        submit_batch()


def _decode_finished_batch(done: Any) -> Done:
    seed, records = done
    return seed, records
