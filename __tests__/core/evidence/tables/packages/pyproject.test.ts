import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/packages/pyproject.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'pyproject.toml') => observationLines(reader, path, text)

describe('pyproject', () => {
  it('reads dependencies, extras and groups, each with its line', () => {
    const text = `[build-system]
requires = ["setuptools", "torch"]

[project]
name = "trainer"
description = "torch for everybody"
keywords = ["jax", "tensorflow"]
dependencies = [
  "torch==2.5.1",
  # "jax",
  'transformers; python_version > "3.9"',
]

[project.optional-dependencies]
fast = ["flash-attn>=2.5", "deepspeed"]
test = ["jax", "tensorflow"]

[dependency-groups]
dev = ["bitsandbytes"]
`
    expect(read(text)).toEqual([
      '9! framework pytorch installed 2.5.1',
      '11! library transformers installed',
      '15? library flash-attention installed optional @fast',
      '15? library deepspeed installed optional @fast',
      '19? library bitsandbytes installed optional @dev',
    ])
  })

  it('keeps the hardware of extras apart', () => {
    const text = `[project]
dependencies = ["jax==0.7.2", "equinox"]
[project.optional-dependencies]
gpu = ["jax[cuda12]==0.7.2"]
tpu = [
  "jax[tpu]==0.7.2",
]
`
    expect(read(text)).toEqual([
      '2! framework jax installed 0.7.2',
      '2! framework equinox installed',
      '4? framework jax installed 0.7.2 @gpu',
      '4? stack cuda @gpu',
      '6? framework jax installed 0.7.2 @tpu',
      '6? stack tpu @tpu',
    ])
  })

  it('reads the indexes of uv where a package comes from them', () => {
    const uv = (sources: string) => `[project]
dependencies = ["torch==2.9.1"]
[tool.uv.sources]
${sources}
[[tool.uv.index]]
name = "pytorch-cpu"
url = "https://wheels.example/whl/cpu"
explicit = true
[[tool.uv.index]]
name = "pytorch-cu128"
url = "https://wheels.example/whl/cu128"
explicit = true
`
    const stacks = (sources: string) => observationLinesOf('stack', reader, 'pyproject.toml', uv(sources))
    expect(stacks('torch = { index = "pytorch-cu128" }')).toEqual(['11! stack cuda'])
    expect(stacks('torch = { index = "pytorch-cpu" }')).toEqual(['7! stack cpu'])
    expect(
      stacks('torch = [{ index = "pytorch-cpu", extra = "cpu" }, { index = "pytorch-cu128", extra = "gpu" }]'),
    ).toEqual(['11? stack cuda @gpu'])
    const platforms = `torch = [
  { index = "pytorch-cpu", marker = "sys_platform == 'darwin'" },
  { index = "pytorch-cu128", marker = "sys_platform == 'linux'" },
]`
    expect(stacks(platforms)).toEqual(['14! stack cuda'])
    expect(stacks('other = { index = "elsewhere" }')).toEqual([])
  })

  it('does not take a page of wheels for what is installed', () => {
    const text =
      '[project]\ndependencies = ["jax"]\n[tool.uv]\nfind-links = ["https://wheels.example/libtpu_releases.html"]\n'
    expect(observationLinesOf('stack', reader, 'pyproject.toml', text)).toEqual(['4? stack tpu'])
  })

  it('reads the tables of Poetry', () => {
    const text = `[tool.poetry.dependencies]
python = "^3.11"
torch = { version = "2.5.1+cu118", source = "torch-cu118" }
pytorch-lightning = "^2.4"
flash-attn = { version = "*", optional = true }
bitsandbytes = { version = "^0.43", markers = "sys_platform == 'linux'" }
deepspeed = [
  { version = "0.10", python = "<3.12" },
  { version = "0.15", python = ">=3.12" },
]

[tool.poetry.extras]
fast = ["flash-attn"]

[tool.poetry.group.dev.dependencies]
jax = "*"

[[tool.poetry.source]]
name = "torch-cu118"
url = "https://wheels.example/whl/cu118"
priority = "explicit"
`
    expect(read(text)).toEqual([
      '3! framework pytorch installed 2.5.1+cu118',
      '3! stack cuda',
      '4! framework pytorch-lightning installed 2.4',
      '4! library lightning installed',
      '5? library flash-attention installed optional @fast',
      '6? library bitsandbytes installed optional',
      '7! library deepspeed installed',
    ])
  })

  it('reads PDM and Pixi', () => {
    const pdm = `[project]
dependencies = ["torch"]
[tool.pdm.dev-dependencies]
train = ["deepspeed"]
[[tool.pdm.source]]
url = "https://wheels.example/whl/rocm6.2"
`
    expect(read(pdm)).toEqual([
      '2! framework pytorch installed',
      '4? library deepspeed installed optional @train',
      '6! stack rocm',
    ])
    const pixi = `[dependencies]
python = "3.12.*"
pytorch-gpu = "2.5.1"
cuda-version = "12.*"
[pypi-dependencies]
xformers = "*"
[feature.tpu.pypi-dependencies]
jax = { version = "*", extras = ["tpu"] }
`
    expect(read(pixi, 'pixi.toml')).toEqual([
      '3! framework pytorch installed 2.5.1',
      '3! stack cuda',
      '6! library xformers installed',
      '8? framework jax installed @tpu',
      '8? stack tpu @tpu',
    ])
  })

  it('suggests what only extras bring', () => {
    const text = '[project]\ndependencies = ["requests"]\n[project.optional-dependencies]\nworker = ["torch", "peft"]\n'
    expect(observationLinesOf('framework', reader, 'pyproject.toml', text)).toEqual([
      '4? framework pytorch installed @worker',
    ])
  })

  it('says nothing of what it cannot read', () => {
    expect(read('[project]\ndependencies = ["torch"')).toEqual([])
    expect(read('[project]\nname = "{{ name }}"\ndependencies = {{ torch }}\n')).toEqual([])
    expect(read('project = "torch"\n')).toEqual([])
    expect(read('[project]\ndependencies = "torch"\n[project.optional-dependencies]\na = 1\n')).toEqual([])
    expect(read('[tool]\nuv = 1\npoetry = []\npdm = "x"\npixi = 2024-01-01\n')).toEqual([])
  })
})
