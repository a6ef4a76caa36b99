import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { resolveProvider } from '../../../../src/core/catalog/names/providers.ts'
import { resolveFramework, resolveLibrary } from '../../../../src/core/catalog/software/frameworks.ts'
import { imageMeaning } from '../../../../src/core/evidence/engines/packages/container-image.ts'
import { knownPackages } from '../../../../src/core/evidence/engines/packages/known-packages.ts'
import { moduleMeaning, packageMeaning } from '../../../../src/core/evidence/engines/packages/packages.ts'
import type { Observation } from '../../../../src/core/evidence/observation/observation.ts'
import { SourceFile } from '../../../../src/core/evidence/source-file.ts'
import { readers } from '../../../../src/core/evidence/tables/index.ts'

/** One file per format. */
const files: Readonly<Record<string, string>> = {
  accelerate: 'accelerate.yaml',
  axolotl: 'axolotl.yaml',
  'cluster-calls': 'launch.py',
  conda: 'environment.yml',
  deepspeed: 'ds_config.json',
  dockerfile: 'Dockerfile',
  'kernel-source': 'kernel.cu',
  lightning: 'trainer.yaml',
  maxtext: 'base.yml',
  notebook: 'explore.ipynb',
  pyproject: 'pyproject.toml',
  'python-source': 'train.py',
  requirements: 'requirements.txt',
  'setup-py': 'setup.py',
  'shell-install': 'setup.sh',
  'training-arguments': 'sft.yaml',
}

const dependencyReaders = readers.filter(({ format }) => Object.hasOwn(files, format))

/** Pieces of all formats, to build nearly valid texts. */
const pieces = [
  ...['\\', '\n', '\n', '\n  ', '\t', ' ', '- ', '\u0000', '\ud800', 'pip install ', 'conda create -n a '],
  ...`
    | torch==2.1.0+cu118 | jax[tpu] | "flash-attn>=2" | torch | ' | " | """ | # | = | : | , | ; | - | [ | ] | { | }
    | ( | ) | @ | $ | $A | {{ x }} | [project] | dependencies = [ | [tool.uv.sources] | [[package]] | name = "torch"
    | version = "2" | [packages] | pipe-parallel-size: 1 | "num_gpus": 8 | parallelism: { dp: 2, tp: 2, pp: 1 }
    | base_model: m | max_duration: 1ep | [parallelism] | data_parallel_shard_degree = 8 | fsdp_config:
    | optimizer: {} | global_train_batch_size: 8 | [options] | install_requires | extras_require | setup(
    | dependencies: | pip: | pytorch=2.0=cuda_0 | FROM nvidia/cuda:12 | FROM a AS b | RUN pip install | ARG A=1
    | ENV A=$A | <<EOF | && | --index-url | import torch | from jax import | try: | except: | def f(): | Trainer(
    | devices=8 | @triton.jit | import lightning | trainer: | accelerator: gpu | devices: 8 | distributed_type: FSDP
    | num_processes: 8 | "zero_optimization": | "stage": 3 | hardware: tpu | ici_fsdp_parallelism: 4
    | per_device_train_batch_size: 1 | bf16: true | &a | *a | ---
  `
    .split(/\s*\|\s*/)
    .slice(1)
    .map((piece) => piece.trim()),
]
const nearlyRight = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 60 })

const problemsOf = (seen: Observation, path: string, lines: number): string[] => {
  const problems: string[] = []
  if (seen.place.path !== path) problems.push('path')
  if (!Number.isInteger(seen.place.line) || seen.place.line < 1 || seen.place.line > lines) problems.push('line')
  if (seen.what === 'framework' && resolveFramework(seen.framework)?.id !== seen.framework)
    problems.push(seen.framework)
  if (seen.what === 'library' && resolveLibrary(seen.library)?.id !== seen.library) problems.push(seen.library)
  if (seen.what === 'provider' && resolveProvider(seen.provider)?.id !== seen.provider) problems.push(seen.provider)
  return problems
}

describe('readers of dependencies', () => {
  it('are all here, by the names of their files', () => {
    expect(dependencyReaders.map(({ format }) => format).sort()).toEqual(Object.keys(files))
    for (const { format, matches } of dependencyReaders) expect(matches(files[format] as string)).toBe(true)
  })

  it.each(dependencyReaders.map((reader) => [reader.format, reader] as const))(
    '%s never throws, and sees what exists, where it exists',
    (format, reader) => {
      const path = files[format] as string
      fc.assert(
        fc.property(nearlyRight, (parts) => {
          const text = parts.join('')
          const lines = text.split(/\r\n|\n|\r/).length
          expect(reader.read(new SourceFile(path, text)).flatMap((seen) => problemsOf(seen, path, lines))).toEqual([])
        }),
        { numRuns: 300 },
      )
    },
  )
})

describe('packages', () => {
  it('stand for frameworks and libraries of the catalogue', () => {
    for (const name of knownPackages.flatMap(([names]) => names.split(' '))) {
      const { framework, implies, library } = packageMeaning(name) ?? {}
      for (const id of [framework, implies]) if (id !== undefined) expect(resolveFramework(id)?.id).toBe(id)
      if (library !== undefined) expect(resolveLibrary(library)?.id).toBe(library)
    }
  })

  it('are known by any spelling', () => {
    expect(packageMeaning('Flash_Attn')).toEqual(packageMeaning('flash-attn'))
    expect(packageMeaning('mxnet_cu112mkl')).toEqual({ framework: 'mxnet', stack: 'cuda' })
    expect(packageMeaning('nvidia-dali-cuda120')).toEqual({ library: 'dali', stack: 'cuda' })
    expect(packageMeaning('jax', ['cpu'])).toEqual({ framework: 'jax' })
    expect(packageMeaning('torch.xla')?.framework).toBe('pytorch-xla')
    expect(packageMeaning('pytorch-cuda')?.stack).toBe('cuda')
    expect(moduleMeaning('optimum.habana.trainer')?.stack).toBe('gaudi')
    expect(moduleMeaning('optimum.onnxruntime')).toBeUndefined()
    expect(moduleMeaning('numba.cuda')?.library).toBe('numba-cuda')
    expect(moduleMeaning('numba.jit')).toBeUndefined()
  })

  it('tell the family that a dotted name belongs to', () => {
    const families = {
      'torchtune.models.llama3.llama3_8b': 'pytorch',
      'nemo_automodel.recipes.llm.train_ft': 'pytorch',
      'verl.trainer.main_ppo': 'pytorch',
      'nnunetv2.run.run_training': 'pytorch',
      'swift.cli.sft': 'pytorch',
      'flax.linen.Dense': 'jax',
      'MaxText.train': 'jax',
      't5x.train': 'jax',
      'tensorflow.keras.Model': 'tensorflow',
      'transformers.Trainer': undefined,
      'keras.Model': undefined,
      'my_project.train': undefined,
    }
    for (const [dotted, family] of Object.entries(families)) {
      const { framework, implies = '' } = moduleMeaning(dotted) ?? {}
      expect([dotted, resolveFramework(framework ?? implies)?.family]).toEqual([dotted, family])
    }
  })

  it('of names that every object has mean nothing', () => {
    for (const name of ['constructor', '__proto__', 'toString', '', '-', '...']) {
      expect(packageMeaning(name)).toBeUndefined()
      expect(moduleMeaning(name)).toBeUndefined()
      expect(imageMeaning(name)).toBeUndefined()
    }
  })
})
