"""Measures memory and time of real training steps, point by point, into a file of JSON lines.

    python3 measure/bench/measure.py --out measured.jsonl
    python3 measure/bench/measure.py --out measured.jsonl --collect measure/bench/measured.json

Points that the file already holds are passed over, so that a stopped run goes on where it was.
"""

import argparse
import json
import multiprocessing
import re
import subprocess
import time
from collections import Counter, deque
from pathlib import Path

from points import manifest_of, points_of

GIB = 2**30

# A new process takes seconds for the driver's context, and an old one keeps kernels that earlier points loaded.
POINTS_A_PROCESS = 6
# Far above any point's time. A point that hangs is abandoned.
POINT_LIMIT_SECONDS = 90
# An error that breaks this many points in a row would break all of them.
FAILURES_IN_A_ROW = 5


def main():
    options = read_options()
    if options.collect:
        collect(options.out, options.collect)
    else:
        measure_all(options)


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="JSON lines, one for each point")
    parser.add_argument("--collect", type=Path, metavar="FILE", help="write what --out holds as one JSON file")
    parser.add_argument("--grid", choices=["full", "tiny"], default="full")
    parser.add_argument("--device", choices=["cuda", "cpu"], default="cuda")
    parser.add_argument("--time-limit", type=float, default=float("inf"), metavar="SECONDS", help="begin no point later")
    parser.add_argument("--only", type=re.compile, default=re.compile(""), metavar="REGEX", help="points by their id")
    parser.add_argument("--list", action="store_true", help="name the points that are left, and stop")
    return parser.parse_args()


def measure_all(options):
    done = {row["id"] for row in read_rows(options.out) if row["outcome"] != "failed"}
    points = [point for point in points_of(options.grid) if options.only.search(point.id) and point.id not in done]
    if options.list:
        print("\n".join(point.id for point in points))
        return
    points = without_missing_libraries(points)
    print(f"{len(points)} points to measure, {len(done)} there already", flush=True)
    measure_in_turn(points, options, deadline=time.monotonic() + options.time_limit)


def without_missing_libraries(points):
    import training

    missing = {name for point in points for name in point.needs if not training.is_installed(name)}
    left_out = Counter(", ".join(sorted(point.needs & missing)) for point in points if point.needs & missing)
    for names, number in left_out.items():
        print(f"left out: {number} points, for want of {names}")
    takeable = [point for point in points if not point.needs & missing]
    training.preload({name for point in takeable for name in point.needs})
    return takeable


def measure_in_turn(points, options, deadline):
    card = read_card() if options.device == "cuda" else {}
    pending = deque(points)
    worker = None
    failures = 0
    while pending and failures < FAILURES_IN_A_ROW and time.monotonic() < deadline:
        worker = worker or Worker(options.device, card)
        point = pending.popleft()
        row = {**identity(point), **worker.measure(point)}
        row["manifest"] = manifest_of(point, row.get("device", {}).get("name"))
        append(options.out, row)
        print(f"{len(points) - len(pending)}/{len(points)}  {point.id}  {in_words(row)}", flush=True)
        failures = failures + 1 if row["outcome"] == "failed" else 0
        if row["outcome"] != "measured" or worker.points_taken == POINTS_A_PROCESS:
            worker = worker.end()
    if worker:
        worker.end()
    if pending:
        print(f"stopped with {len(pending)} points left, and {failures} failed in a row; the same command goes on")


def read_card():
    """The driver, and the memory in use on the first card before this program's processes start."""
    query = ["nvidia-smi", "--id=0", "--query-gpu=driver_version,memory.used", "--format=csv,noheader,nounits"]
    try:
        driver, used_mebibytes = subprocess.run(query, capture_output=True, text=True, check=True).stdout.split(",")
    except (OSError, subprocess.CalledProcessError):
        return {"driver": None, "idle_bytes": 0}
    return {"driver": driver, "idle_bytes": int(used_mebibytes) * 2**20}


class Worker:
    """A process that measures points. An error that breaks it does not affect later points."""

    def __init__(self, device, card):
        # A forked process need not import the libraries again.
        context = multiprocessing.get_context("fork")
        self.connection, its_end = context.Pipe()
        self.process = context.Process(target=serve, args=(its_end, device, card), daemon=True)
        self.process.start()
        its_end.close()
        self.points_taken = 0

    def measure(self, point):
        self.connection.send(point)
        self.points_taken += 1
        if not self.connection.poll(POINT_LIMIT_SECONDS):
            return failed(f"took longer than {POINT_LIMIT_SECONDS} seconds")
        try:
            row = self.connection.recv()
        except EOFError:
            return failed("the process died")
        return {**row, "points_before_in_process": self.points_taken - 1}

    def end(self):
        self.process.kill()
        self.process.join()


def serve(connection, device, card):
    import training

    training.prepare()
    memory = training.ProcessMemory() if device == "cpu" else training.CudaMemory(card["idle_bytes"])
    while True:
        point = connection.recv()
        try:
            measured = training.measure(point, device, memory)
        except Exception as error:
            measured = failed(f"{type(error).__name__}: {error}")
        about = training.describe(device)
        connection.send({**measured, **about, "driver": card.get("driver")})


def failed(error):
    return {"outcome": "failed", "error": error}


def identity(point):
    return {
        "id": point.id,
        "heldOut": point.is_held_out,
        "model": point.shape.get("published", point.model),
        "parameters": point.shape["parameters"],
        "layers": point.shape.get("layers"),
        "hiddenSize": point.shape.get("hidden_size"),
    }


def in_words(row):
    if row["outcome"] == "failed":
        return row["error"].splitlines()[0]
    if row["outcome"] == "oom":
        return "out of memory"
    memory = f"{row['peak_driver_bytes'] / GIB:.2f} GiB  " if "peak_driver_bytes" in row else ""
    return f"{memory}{row['step_seconds']:.3f} s a step"


def read_rows(file):
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def append(file, row):
    with file.open("a") as lines:
        lines.write(json.dumps(row) + "\n")


def collect(measurements, file):
    """Writes the accelerator's measurements in the format of measure/calibration/measured-memory.json."""
    latest = {row["id"]: row for row in read_rows(measurements)}
    rows = [collected(row) for _, row in sorted(latest.items()) if is_comparable(row)]
    if not rows:
        raise SystemExit(f"{measurements} holds no measurement of an accelerator")
    about = (
        "Training steps with random weights, measured by measure/bench/measure.py. GiB is 2**30 bytes; measuredGiB is "
        "what the driver counts, the others what the allocator gave out and reserved. No number of the estimates may "
        "be chosen by the rows with heldOut."
    )
    file.write_text(json.dumps({"about": about, "rows": rows}, indent=2) + "\n")
    print(f"{len(rows)} rows, {sum(row['heldOut'] for row in rows)} of them held out")


def is_comparable(row):
    return row["outcome"] != "failed" and row["device"]["name"] is not None


def collected(row):
    names = ["id", "model", "outcome", "heldOut", "parameters", "layers", "hiddenSize", "manifest"]
    versions = {"driver": row["driver"], **row["versions"]}
    return {
        **{name: row[name] for name in names if row[name] is not None},
        "source": row["device"]["name"],
        "from": ", ".join(f"{name} {version}" for name, version in versions.items() if version),
        **(collected_measurement(row) if row["outcome"] == "measured" else {}),
    }


def collected_measurement(row):
    return {
        "measuredGiB": in_gib(row["peak_driver_bytes"]),
        "what": "driver",
        "reservedGiB": in_gib(row["peak_reserved_bytes"]),
        "allocatedGiB": in_gib(row["peak_allocated_bytes"]),
        "stepSeconds": round(row["step_seconds"], 4),
        "lossIsFinite": row["loss_is_finite"],
    }


def in_gib(count):
    return round(count / GIB, 3)


if __name__ == "__main__":
    main()
