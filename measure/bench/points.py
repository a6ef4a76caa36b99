"""The points of the grid: the model, its settings, and the manifest that declares them."""

import itertools
import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

GRID = json.loads(Path(__file__).with_name("grid.json").read_text())
LORA_RANK = 16


@dataclass(frozen=True)
class Point:
    """One training setup to measure. `model` is a key of the grid's models. Image models have no `sequence_length`."""

    model: str
    method: str
    optimizer: str
    precision: str
    sequence_length: int | None
    micro_batch_size: int
    checkpointing: bool
    attention: str

    @property
    def shape(self):
        return GRID["models"][self.model]

    @property
    def id(self):
        size = f"{self.micro_batch_size}" + (f"x{self.sequence_length}" if self.sequence_length else "")
        kept = "checkpointing" if self.checkpointing else "all-kept"
        return "-".join([self.model, self.method, self.optimizer, self.precision, size, kept, self.attention])

    @property
    def is_held_out(self):
        """A fixed third of the points, which must not be used to choose numbers of the estimates."""
        return digest(f"held out: {self.id}") % 3 == 0

    @property
    def needs(self):
        """The libraries that this point needs, other than torch."""
        needs = set() if self.shape["library"] == "plain" else {self.shape["library"]}
        if self.method != "full":
            needs.add("peft")
        if self.method == "qlora":
            needs |= {"bitsandbytes", "accelerate"}
        if self.optimizer == "adam-8bit":
            needs.add("bitsandbytes")
        return needs


def digest(text):
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def points_of(grid):
    """All points of a grid, with models and settings mixed, so that an interrupted run leaves a balanced sample."""
    points = {point for sweep in GRID[grid] for point in points_of_sweep(sweep)}
    return sorted(points, key=lambda point: digest(point.id))


def points_of_sweep(sweep):
    sizes = sweep["micro_batch_and_sequence"]
    names = ["model", "method", "optimizer", "precision", "checkpointing", "attention"]
    for size, *values in itertools.product(sizes, *(sweep[name] for name in names)):
        micro_batch_size, sequence_length = size
        settings = dict(zip(names, values))
        yield Point(**settings, micro_batch_size=micro_batch_size, sequence_length=sequence_length)


def manifest_of(point, device_name):
    """The `accelerator.yml` of a point. On a CPU there is no accelerator to declare."""
    lines = [
        "version: 1",
        f"task: {'training' if point.method == 'full' else 'fine-tuning'}",
        "framework: { name: pytorch }",
        f"scale: {flow(scale_of(point))}",
        f"model: {flow(model_of(point))}",
    ]
    if device_name is not None:
        lines.append(f"hardware: {flow({'accelerator': device_name, 'count': 1, 'parallelism': 'none'})}")
    return "\n".join(lines) + "\n"


def scale_of(point):
    lengths = {} if point.sequence_length is None else {"sequence_length": point.sequence_length}
    # A published name determines the parameters, and with them the shape.
    counted = {} if "published" in point.shape else {"parameters": point.shape["parameters"]}
    return {**counted, **lengths, "micro_batch_size": point.micro_batch_size}


def model_of(point):
    name = point.shape.get("published")
    settings = {
        "precision": "fp32" if point.precision == "fp32" else "bf16",
        "weights_precision": "bf16" if point.precision == "bf16" else "fp32",
        "method": point.method,
        "optimizer": point.optimizer,
        "activation_checkpointing": str(point.checkpointing).lower(),
    }
    # The method implies four bits. The format of unpacked weights is not their precision.
    if point.method == "qlora":
        del settings["weights_precision"]
    if point.method != "full":
        settings["lora_rank"] = LORA_RANK
    if point.attention != "none":
        settings["attention"] = "fused" if point.attention == "sdpa" else "plain"
    return {"architecture": "transformer", **settings} if name is None else {"name": name, **settings}


def flow(mapping):
    return "{ " + ", ".join(f"{key}: {value}" for key, value in mapping.items()) + " }"
