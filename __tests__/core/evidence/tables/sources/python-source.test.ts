import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/sources/python-source.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'train.py') => observationLines(reader, path, text)
const frameworks = (text: string, path = 'train.py') => observationLinesOf('framework', reader, path, text)
const libraries = (text: string) => observationLinesOf('library', reader, 'train.py', text)
const kernels = (text: string) => observationLinesOf('kernel', reader, 'train.py', text)
const accelerators = (text: string) => observationLinesOf('accelerator', reader, 'train.py', text)

describe('imports', () => {
  it('tell frameworks and libraries', () => {
    const text = `import os, torch
from flash_attn.bert_padding import (
    pad_input,  # a comment
    unpad_input,
)
import numpy as np; import deepspeed
from transformers import AutoModel
`
    expect(read(text)).toEqual([
      '1? framework pytorch imported',
      '2? library flash-attention imported',
      '6? library deepspeed imported',
      '7? library transformers imported',
    ])
    expect(frameworks('import jax.numpy as jnp\nfrom flax import nnx\nimport haiku as hk\n')).toEqual([
      '1? framework jax imported',
      '2? framework flax imported',
      '3? framework haiku imported',
    ])
    expect(frameworks('import paddle\n')).toEqual(['1? framework paddlepaddle imported'])
    expect(frameworks('import lightning as L\n')).toEqual(['1? framework pytorch-lightning imported'])
    expect(frameworks('from peft import LoraConfig\n')).toEqual(['1? framework pytorch imported'])
    expect(frameworks('import keras\nimport transformers\n')).toEqual(['1? framework keras imported'])
  })

  it('are optional where the code can do without', () => {
    const text = `import torch
try:
    import flash_attn
except ImportError:
    flash_attn = None
if is_available():
    import xformers.ops
def quantize():
    import bitsandbytes as bnb
if TYPE_CHECKING: from vllm import LLM
class A:
    import cupy
if __name__ == "__main__":
    import deepspeed
`
    expect(libraries(text)).toEqual([
      '3? library flash-attention imported optional',
      '7? library xformers imported optional',
      '9? library bitsandbytes imported optional',
      '10? library vllm imported optional',
      '12? library cupy imported',
      '14? library deepspeed imported',
    ])
  })

  it('bind once they stand at the top anywhere', () => {
    expect(libraries('try:\n  import triton\nexcept ImportError:\n  pass\nimport triton\n')).toEqual([
      '5? library triton imported',
    ])
  })

  it('tell no framework that is guarded, and a lazy one only where no other is imported', () => {
    expect(frameworks('try:\n  import torch\nexcept ImportError:\n  torch = None\n')).toEqual([])
    expect(frameworks('def f():\n  import torch\n  torch.nn.Linear(1, 1)\n')).toEqual(['2? framework pytorch imported'])
    expect(frameworks('import jax\ndef f():\n  import torch\n  torch.nn.Linear(1, 1)\n')).toEqual([
      '1? framework jax imported',
    ])
  })

  it('of PyTorch tell nothing where weights are only read and written', () => {
    const move = "import torch\nweights = torch.load('a.pt')\ntorch.save(weights, 'b.pt')\n"
    expect(frameworks(move, 'a2b.py')).toEqual([])
    expect(frameworks(`${move}model = torch.nn.Linear(1, 1)\n`)).toEqual(['1? framework pytorch imported'])
    expect(frameworks(`${move}from transformers import Trainer\n`)).toEqual(['1? framework pytorch imported'])
    expect(frameworks(`${move}from torch.optim import SGD\n`)).toEqual(['1? framework pytorch imported'])
    expect(frameworks('import torch\nx = torch.tensor([1])\n')).toEqual(['1? framework pytorch imported'])
  })

  it('are not looked for in strings and comments', () => {
    const text = `"""
import torch
"""
# import jax
text = '''
from tensorflow import keras
'''
print("import mxnet")
path = r"C:\\"
quote = 'it\\'s'
import mindspore
`
    expect(frameworks(text)).toEqual(['11? framework mindspore imported'])
  })

  it('of relative modules and of lookalikes tell nothing', () => {
    expect(read('from .torch import nn\nfrom . import jax\nimport torchlight\nimport_torch = 1\n')).toEqual([])
  })
})

describe('frameworks that only serve another one', () => {
  it('TensorFlow reads the data of JAX', () => {
    const data = 'import tensorflow as tf\nds = tf.data.Dataset.range(8).map(lambda x: tf.io.decode_jpeg(x))\n'
    expect(frameworks(data)).toEqual([])
    expect(frameworks('import tensorflow as tf\nmodel = tf.keras.Sequential()\n')).toHaveLength(1)
    expect(frameworks('from tensorflow.keras import layers\n')).toHaveLength(1)
  })

  it('PyTorch loads data and writes logs', () => {
    expect(frameworks('from torch.utils.data import DataLoader\nimport jax\n')).toEqual(['2? framework jax imported'])
    expect(frameworks('import torch\nimport jax\nweights = torch.load("w")\n')).toEqual(['2? framework jax imported'])
    expect(frameworks('import torch\nimport jax\nloss.backward()\n')).toHaveLength(2)
  })

  it('a conversion is no training', () => {
    const text = 'import torch\nimport tensorflow as tf\ntf.keras.Model\ntorch.nn.Module\n'
    expect(frameworks(text, 'scripts/convert_checkpoint.py')).toEqual([])
    expect(frameworks(text)).toHaveLength(2)
  })
})

describe('kernels', () => {
  it('in Triton', () => {
    const kernel = '@triton.jit\ndef kernel(x):\n  pass\n'
    expect(kernels(`import triton\nimport triton.language as tl\n\n${kernel}`)).toEqual(['4! kernel triton'])
    expect(kernels(`try:\n  import triton\nexcept ImportError:\n  pass\n${kernel}`)).toEqual(['5? kernel triton'])
    expect(kernels('import triton\n')).toEqual([])
    expect(kernels(`import torch\n"""\n${kernel}"""\n`)).toEqual([])
  })

  it('in CUDA', () => {
    const setup =
      'from torch.utils.cpp_extension import CUDAExtension\nsetup(ext_modules=[CUDAExtension("a", ["a.cu"])])\n'
    expect(kernels(setup)).toEqual(['2! kernel cuda'])
    expect(kernels(`from torch.utils.cpp_extension import CppExtension\n${setup}`)).toEqual(['3? kernel cuda'])
    expect(kernels('from torch.utils.cpp_extension import load\nload("a", sources=["a.cpp", "csrc/a.cu"])\n')).toEqual([
      '2? kernel cuda',
    ])
    expect(kernels('from torch.utils.cpp_extension import load_inline\nload_inline("a", cuda_sources=src)\n')).toEqual([
      '2! kernel cuda',
    ])
    expect(kernels('from torch.utils.cpp_extension import load\nload("a", sources=["a.cpp"])\n')).toEqual([])
  })

  it('in Pallas', () => {
    const call = 'out = pl.pallas_call(kernel)(x)\n'
    expect(kernels(`from jax.experimental.pallas import tpu as pltpu\n${call}`)).toEqual(['1! kernel pallas-tpu'])
    expect(kernels(`from jax.experimental.pallas import mosaic_gpu as plgpu\n${call}`)).toEqual([
      '1! kernel pallas-gpu',
    ])
    expect(kernels(`import jax.experimental.pallas.triton as plt\n${call}`)).toEqual(['1! kernel pallas-gpu'])
    expect(kernels('from jax.experimental.pallas.ops.tpu import flash_attention\n')).toEqual(['1? kernel pallas-tpu'])
    expect(kernels(`from jax.experimental import pallas as pl\n${call}`)).toEqual([])
  })

  it('in NKI', () => {
    expect(kernels('import neuronxcc.nki as nki\n@nki.jit\ndef f(x): pass\n')).toEqual(['2! kernel nki'])
  })
})

describe('hardware', () => {
  it('is suggested by what the code asks its framework for', () => {
    expect(accelerators('import torch\nmodel.cuda()\n')).toEqual(['2? accelerator gpu'])
    const trainer = (gpus: string) =>
      accelerators(`import pytorch_lightning as pl\nfit(pl.Trainer(log=a(), ${gpus}))\n`)
    expect(trainer('gpus=gpus')).toEqual(['2? accelerator gpu'])
    for (const none of ['gpus=None', 'gpus=0', 'ngpus=4', 'gpus==4']) expect(trainer(none)).toEqual([])
    expect(accelerators('import torch\nfit(Trainer(gpus=gpus))\n')).toEqual([])
    expect(accelerators("import torch\ndevice = 'cuda' if torch.cuda.is_available() else 'cpu'\n")).toEqual([
      '2? accelerator gpu',
    ])
    expect(accelerators("import torch\ndist.init_process_group('nccl')\n")).toEqual(['2? accelerator gpu'])
    expect(accelerators('import torch\nif torch.cuda.is_available(): pass\n')).toEqual([])
    expect(accelerators('import tensorflow as tf\nstrategy = tf.distribute.TPUStrategy(resolver)\n')).toEqual([
      '2? accelerator tpu google',
    ])
    expect(accelerators('import tensorflow as tf\nstrategy = tf.distribute.MirroredStrategy()\n')).toEqual([
      '2? accelerator gpu',
    ])
    expect(accelerators("import tensorflow as tf\nwith tf.device('/gpu:%d' % n): pass\n")).toEqual([
      '2? accelerator gpu',
    ])
    expect(accelerators("import tensorflow as tf\nwith tf.device('/device:GPU:0'): pass\n")).toEqual([
      '2? accelerator gpu',
    ])
    expect(accelerators("import jax\ndevices = jax.devices('tpu')\n")).toEqual(['2? accelerator tpu google'])
    expect(accelerators("import jax\nn = jax.local_device_count(backend='gpu')\n")).toEqual(['2? accelerator gpu'])
    expect(accelerators("import jax\nlog(f'TPUs: {jax.device_count()}')\n")).toEqual([])
    expect(accelerators("import jax\nlog(f'devices: {jax.device_count()}, no TPUs')\n")).toEqual([])
  })

  it('is none where CUDA is only seeded, or a processor or a TPU is placed on', () => {
    expect(accelerators('import torch\ntorch.cuda.manual_seed_all(7)\n')).toEqual([])
    expect(accelerators("import tensorflow as tf\nwith tf.device('/cpu:0'): pass\n")).toEqual([])
    expect(accelerators("import tensorflow as tf\ne = TPUEstimator(a)\nwith tf.device('/gpu:0'): pass\n")).toEqual([
      '2? accelerator tpu google',
    ])
    expect(accelerators("import jax\nname = '/gpu:0'\n")).toEqual([])
  })

  it('is none where the code serves several kinds', () => {
    expect(accelerators("import torch\ndevice = 'cuda' if a else 'xla'\n")).toEqual([])
    expect(accelerators('import torch\nmodel.cuda()\nx = torch.xpu.device_count()\n')).toEqual([])
    expect(accelerators('import torch\ntry:\n  import torch_npu\nexcept ImportError: pass\nmodel.cuda()\n')).toEqual([])
    expect(accelerators("import jax\na = jax.devices('gpu')\nb = jax.devices('tpu')\n")).toEqual([])
  })

  it('of PyTorch/XLA is a TPU only where one is spoken of', () => {
    const text = 'import torch_xla.core.xla_model as xm\ndevice = xm.xla_device()\n'
    expect(accelerators(text)).toEqual([])
    expect(accelerators(`${text}os.environ["PJRT_DEVICE"] = "TPU"\n`)).toEqual(['2? accelerator tpu google'])
    expect(accelerators(`${text}tpu = True\nneuron_cores = 32\n`)).toEqual([])
    expect(accelerators(`${text}outputs = model(x)\nsave("Output")\n`)).toEqual([])
    expect(accelerators(`${text}useTPU = True\n`)).toEqual(['2? accelerator tpu google'])
    expect(read(text).slice(0, 2)).toEqual(['1? framework pytorch-xla imported', '1? library torch-xla imported'])
  })

  it('is another where a package is made for nothing else', () => {
    expect(accelerators('import mlx.core as mx\n')).toEqual(['1? accelerator other'])
    expect(accelerators('import torch\nimport torch_npu\n')).toEqual(['2? accelerator other'])
    expect(accelerators('try:\n  import torch_npu\nexcept ImportError: pass\n')).toEqual([])
  })

  it('has a stack of its own at Neuron and Gaudi', () => {
    expect(read('import torch_neuronx\n')).toContain('1? stack neuron')
    expect(read('import habana_frameworks.torch.core as htcore\n')).toContain('1? stack gaudi')
    expect(read('from optimum.habana import GaudiTrainer\n')).toContain('1? stack gaudi')
    expect(read('try:\n  import habana_frameworks\nexcept ImportError: pass\n')).toEqual([
      '2? library optimum-habana imported optional',
    ])
  })
})

describe('settings in code', () => {
  it('of a trainer', () => {
    const text = `import lightning as L
trainer = L.Trainer(
    accelerator="gpu",
    devices=8,
    num_nodes=4,
    precision="bf16-mixed",
    strategy="fsdp",
    callbacks=[Checkpoint(devices=2)],
)
trainer.fit(model)
`
    expect(read(text)).toEqual([
      '1? framework pytorch-lightning imported',
      '1? library lightning imported',
      '2? framework pytorch-lightning configured',
      '3? accelerator gpu perNode=8 nodes=4 count=32',
      '4? setting scale.gradient_accumulation_steps value=1 Lightning',
      '6? setting model.precision bf16',
      '7? setting hardware.parallelism fsdp',
    ])
  })

  it('that are computed tell no number', () => {
    const text =
      'import pytorch_lightning as pl\npl.Trainer(gpus=args.gpus, devices=2 * n, accelerator=name, precision=f"{p}")\n'
    expect(accelerators(text)).toEqual(['2? accelerator gpu'])
    expect(accelerators(text.replace('devices=', 'tpu_cores='))).toEqual([])
    expect(observationLinesOf('setting', reader, 'a.py', text)).toEqual([])
    expect(accelerators('from transformers import Trainer\nTrainer(accelerator="gpu", devices=8)\n')).toEqual([])
  })

  it('of the parallelism', () => {
    const sharding = (text: string) => observationLinesOf('sharding', reader, 'a.py', `${text}loss.backward()\n`)
    expect(sharding('import torch\nmodel = DDP(model)\n')).toEqual(['2? sharding data'])
    expect(sharding('import torch\nmodel = FullyShardedDataParallel(model)\n')).toEqual(['2? sharding fsdp'])
    expect(sharding('import torch\nm = FSDP(m) if shard else DDP(m)\n')).toEqual([])
    expect(sharding('import jax\nstep = jax.pmap(step)\n')).toEqual(['2? sharding data'])
    expect(sharding('import torch\nclass DDP(Module):\n  pass\n')).toEqual([])
  })
})

describe('a source that does not train', () => {
  it('tells neither precision nor sharding', () => {
    const convert = 'import lightning as L\ntrainer = L.Trainer(devices=2, precision="bf16")\nmodel = DDP(model)\n'
    const told = (text: string) => read(text, 'a.py').filter((line) => /precision|sharding/.test(line))
    expect(told(convert)).toEqual([])
    const both = ['2? setting model.precision bf16', '3? sharding data']
    expect(told(`${convert}trainer.fit(model)\n`)).toEqual(both)
  })

  it('is told by the arguments of trainers that it has a learning rate', () => {
    const hub = (words: string) =>
      read(`from transformers import TrainingArguments\nargs = TrainingArguments("out", ${words})\n`)
        .slice(1)
        .filter((line) => !line.endsWith('the transformers Trainer'))
    expect(hub('bf16=True, fsdp="full_shard auto_wrap"')).toEqual([
      '2? setting model.precision bf16',
      '2? setting hardware.parallelism fsdp',
    ])
    expect(hub('fp16=False, bf16=args.bf16, fsdp=""')).toEqual([])
    const accelerator = 'from accelerate import Accelerator\na = Accelerator(mixed_precision="fp16")\n'
    expect(read(accelerator, 'a.py')).toEqual(['1? framework pytorch imported', '1? library accelerate imported'])
    expect(read(`${accelerator}a.backward(loss)\n`)).toContain('2? setting model.precision fp16')
  })
})

describe('sources that are none', () => {
  it.each([
    'import torch\nx = """never closed\nimport jax\n',
    'import (torch\nimport jax\n'.repeat(3),
    'from torch import (\n',
    "import torch\nx = '\\",
    'def def import import from from\ntorch',
    '@triton.jit\nimport triton @triton.jit',
    'Trainer(lightning\n'.repeat(50),
  ])('%j', (text) => {
    expect(() => read(text)).not.toThrow()
  })
})

describe('sources for more than one kind of hardware', () => {
  it('name both where they have a strategy for each', () => {
    const text = `import tensorflow as tf

strategy = tf.distribute.TPUStrategy(resolver) if use_tpu else tf.distribute.MirroredStrategy()
`
    expect(accelerators(text)).toEqual(['3? accelerator tpu google', '3? accelerator gpu'])
  })

  it('are for AMD as well where they ask for its build of PyTorch', () => {
    const text = 'import torch\n\nif torch.version.hip is None:\n    build()\n'
    expect(accelerators(text)).toEqual(['3? accelerator gpu amd'])
    expect(accelerators(text.replace('hip', 'cuda'))).toEqual([])
  })

  it('say nothing of where the job trains when PyTorch only stands beside JAX', () => {
    const text = 'import torch\n\nx = torch.tensor([1], device="cuda")\n'
    expect(accelerators(text)).toEqual(['3? accelerator gpu'])
    expect(accelerators(`import jax\n${text}`)).toEqual([])
  })
})
