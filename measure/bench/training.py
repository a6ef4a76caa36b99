"""Models with random weights, and the measured training steps."""

import gc
import importlib
import math
import os
import platform
import resource
import statistics
import tempfile
import time
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Callable, NamedTuple

import torch
from torch import nn
from torch.nn.functional import cross_entropy
from torch.utils.checkpoint import checkpoint

from points import GRID, LORA_RANK

# As many steps as the budget allows, but at least the first of these.
TIMED_STEPS = (2, 5)
STEPS_BUDGET_SECONDS = 1.0
LEARNING_RATE = 1e-5

# "mixed" keeps weights in fp32 and computes under autocast.
WEIGHTS = {"fp32": torch.float32, "mixed": torch.float32, "bf16": torch.bfloat16}


class Library(NamedTuple):
    """A source of models: builds one for a point, draws a batch for it, and computes its loss."""

    build: Callable
    batch: Callable
    loss: Callable


def build_language_model(point):
    from transformers import AutoConfig, AutoModelForCausalLM

    config = AutoConfig.for_model(point.shape["type"], use_cache=False, **point.shape["config"])
    model = AutoModelForCausalLM.from_config(config, attn_implementation=point.attention)
    if point.method == "qlora":
        return quantised(model, point)
    if point.checkpointing:
        model.gradient_checkpointing_enable(gradient_checkpointing_kwargs={"use_reentrant": False})
    return model


def quantised(model, point):
    """The same model with a base in NF4, saved and loaded again, because libraries quantize only on loading."""
    from peft import prepare_model_for_kbit_training
    from transformers import AutoModelForCausalLM, BitsAndBytesConfig

    nf4 = BitsAndBytesConfig(
        load_in_4bit=True,
        bnb_4bit_quant_type="nf4",
        bnb_4bit_use_double_quant=True,
        bnb_4bit_compute_dtype=torch.bfloat16,
    )
    with tempfile.TemporaryDirectory() as folder:
        model.save_pretrained(folder)
        model = AutoModelForCausalLM.from_pretrained(
            folder, quantization_config=nf4, attn_implementation=point.attention, device_map={"": 0}
        )
    return prepare_model_for_kbit_training(
        model,
        use_gradient_checkpointing=point.checkpointing,
        gradient_checkpointing_kwargs={"use_reentrant": False},
    )


def draw_text(point):
    words = draw_words(point, point.shape["config"]["vocab_size"])
    return {"input_ids": words, "labels": words}


def build_vision_model(point):
    import timm

    timm.layers.set_fused_attn(point.attention == "sdpa")
    model = timm.create_model(point.shape["type"])
    model.set_grad_checkpointing(point.checkpointing)
    return model


def draw_images(point):
    images = torch.randn(point.micro_batch_size, 3, 224, 224, dtype=WEIGHTS[point.precision])
    return images, torch.randint(1000, (point.micro_batch_size,))


class PlainTransformer(nn.Module):
    """A language model in plain torch, to test the program without a library of models."""

    def __init__(self, point):
        super().__init__()
        width, vocabulary = point.shape["hidden_size"], point.shape["vocabulary"]
        self.embedding = nn.Embedding(vocabulary, width)
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(width, width // 16, 4 * width, batch_first=True, norm_first=True)
            for _ in range(point.shape["layers"])
        )
        self.head = nn.Linear(width, vocabulary, bias=False)
        self.is_checkpointing = point.checkpointing

    def forward(self, words):
        hidden = self.embedding(words)
        for layer in self.layers:
            hidden = checkpoint(layer, hidden, use_reentrant=False) if self.is_checkpointing else layer(hidden)
        return self.head(hidden)


def draw_words(point, vocabulary):
    return torch.randint(vocabulary, (point.micro_batch_size, point.sequence_length))


def draw_plain(point):
    words = draw_words(point, point.shape["vocabulary"])
    return words, words.flatten()


def loss_of_classes(model, batch):
    inputs, classes = batch
    return cross_entropy(model(inputs).float().flatten(0, -2), classes)


LIBRARIES = {
    "transformers": Library(build_language_model, draw_text, lambda model, batch: model(**batch).loss),
    "timm": Library(build_vision_model, draw_images, loss_of_classes),
    "plain": Library(PlainTransformer, draw_plain, loss_of_classes),
}


def preload(needs):
    """Imports before processes fork, so that they need not. Must not touch the accelerator."""
    if "bitsandbytes" in needs:
        # Importing it queries the accelerator, and peft imports it.
        needs = needs - {"bitsandbytes", "peft"}
    for name in needs:
        importlib.import_module(name)
    if "transformers" in needs:
        importlib.import_module("transformers").logging.set_verbosity_error()
        for kind in {shape["type"] for shape in GRID["models"].values() if shape["library"] == "transformers"}:
            importlib.import_module(f"transformers.models.{kind}.modeling_{kind}")


def is_installed(name):
    return find_spec(name) is not None


def optimizer_of(point, parameters):
    if point.optimizer == "adamw":
        return torch.optim.AdamW(parameters, lr=LEARNING_RATE)
    if point.optimizer == "sgd":
        return torch.optim.SGD(parameters, lr=LEARNING_RATE, momentum=0.9)
    if point.optimizer == "adafactor":
        return torch.optim.Adafactor(parameters, lr=LEARNING_RATE)
    from bitsandbytes.optim import AdamW8bit

    return AdamW8bit(parameters, lr=LEARNING_RATE)


def with_adapters(model, point):
    from peft import LoraConfig, get_peft_model

    return get_peft_model(
        model,
        LoraConfig(
            task_type="CAUSAL_LM",
            r=LORA_RANK,
            lora_alpha=2 * LORA_RANK,
            lora_dropout=0.05,
            target_modules="all-linear",
            # GPT-2 stores its matrices transposed.
            fan_in_fan_out=point.shape["type"] == "gpt2",
        ),
    )


@contextmanager
def made_on(device, dtype):
    """Creates new tensors on the device with the dtype, so that a model never has a second copy."""
    usual = torch.get_default_dtype()
    torch.set_default_dtype(dtype)
    try:
        with torch.device(device):
            yield
    finally:
        torch.set_default_dtype(usual)


def built(point, device):
    """The model, ready for training, and a batch for it."""
    library = LIBRARIES[point.shape["library"]]
    with made_on(device, WEIGHTS[point.precision]):
        model = library.build(point)
        require_published_size(model, point)
        if point.method != "full":
            model = with_adapters(model, point)
    with torch.device(device):
        batch = library.batch(point)
    return model.train(), batch


def require_published_size(model, point):
    parameters = sum(parameter.numel() for parameter in model.parameters())
    # Four-bit weights are packed into fewer elements.
    if point.method != "qlora" and parameters != point.shape["parameters"]:
        raise ValueError(f"{parameters} parameters were built, and {point.shape['parameters']} are published")


class CudaMemory:
    """The accelerator memory of one point, as the allocator and the driver count it.

    `idle_bytes`: the memory in use by the driver's count before this process started.
    """

    def __init__(self, idle_bytes):
        self.idle_bytes = idle_bytes

    def free(self):
        gc.collect()
        torch.cuda.empty_cache()

    def reset_peaks(self):
        torch.cuda.reset_peak_memory_stats()

    def wait(self):
        torch.cuda.synchronize()

    def peaks(self):
        free_bytes, total_bytes = torch.cuda.mem_get_info()
        # The context, loaded kernels and the libraries' own allocations: the driver's number minus the allocator's.
        runtime_bytes = total_bytes - free_bytes - self.idle_bytes - torch.cuda.memory_reserved()
        return {
            "peak_allocated_bytes": torch.cuda.max_memory_allocated(),
            "peak_reserved_bytes": torch.cuda.max_memory_reserved(),
            "peak_driver_bytes": torch.cuda.max_memory_reserved() + runtime_bytes,
            "runtime_bytes": runtime_bytes,
        }


class ProcessMemory:
    """On a CPU, nothing is comparable with an estimate of accelerator memory."""

    def free(self):
        gc.collect()

    def reset_peaks(self):
        pass

    def wait(self):
        pass

    def peaks(self):
        kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return {"measured": None, "peak_resident_bytes_of_process": 1024 * kilobytes}


def take_steps(point, model, batch, memory, device):
    """Trains for a few steps after a warm-up step. Returns the seconds and the loss of each."""
    trained = [parameter for parameter in model.parameters() if parameter.requires_grad]
    optimizer = optimizer_of(point, trained)
    loss_of = LIBRARIES[point.shape["library"]].loss
    # Trainers also use autocast for adapters in fp32 on a base in bf16.
    is_autocast = point.precision == "mixed" or point.method != "full"

    def step():
        started = time.perf_counter()
        with torch.autocast(device, dtype=torch.bfloat16, enabled=is_autocast):
            loss = loss_of(model, batch)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        memory.wait()
        return time.perf_counter() - started, loss.item()

    # The first step allocates optimizer states and loads kernels.
    step()
    memory.reset_peaks()
    fewest, most = TIMED_STEPS
    steps = [step() for _ in range(fewest)]
    while len(steps) < most and sum(seconds for seconds, _ in steps) < STEPS_BUDGET_SECONDS:
        steps.append(step())
    return steps


def measure(point, device, memory):
    """The measurements of one point, or that it ran out of memory."""
    memory.free()
    try:
        model, batch = built(point, device)
        # Frees what only building needed.
        memory.free()
        steps = take_steps(point, model, batch, memory, device)
    except RuntimeError as error:
        if not is_out_of_memory(error):
            raise
        return {"outcome": "oom"}
    step_seconds = statistics.median(seconds for seconds, _ in steps)
    return {
        "outcome": "measured",
        **memory.peaks(),
        "step_seconds": step_seconds,
        **throughput(point, step_seconds),
        "loss_is_finite": all(math.isfinite(loss) for _, loss in steps),
    }


def throughput(point, step_seconds):
    samples = point.micro_batch_size / step_seconds
    if point.sequence_length is None:
        return {"images_per_second": samples}
    return {"tokens_per_second": samples * point.sequence_length}


def is_out_of_memory(error):
    # cuBLAS and cuDNN report it in their own words.
    return isinstance(error, torch.cuda.OutOfMemoryError) or any(
        words in str(error).lower() for words in ["out of memory", "alloc_failed"]
    )


def prepare():
    """Runs once per process, before its first point."""
    # Otherwise convolutions compute in TF32 where fp32 is declared.
    torch.backends.cudnn.allow_tf32 = False
    torch.manual_seed(0)


def describe(device):
    """The device and the versions of the measurements."""
    names = ["torch", "transformers", "peft", "timm", "bitsandbytes"]
    versions = {"python": platform.python_version(), **{name: version_of(name) for name in names}}
    if device == "cpu":
        return {"device": {"name": None, "cores": os.cpu_count()}, "versions": versions}
    properties = torch.cuda.get_device_properties(0)
    return {
        "device": {"name": properties.name, "capacity_bytes": properties.total_memory},
        "versions": {**versions, "cuda": torch.version.cuda},
    }


def version_of(name):
    try:
        return version(name)
    except PackageNotFoundError:
        return None
