import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'

const lock = (version: string) => `version = 1\n\n[[package]]\nname = "torch"\nversion = "${version}"\n`
const whl = (build: string) => `https://download.pytorch.org/whl/${build}`
const cu = (build: string, option = '--index-url') => `${option} ${whl(build)}\n`

const hashes = `wheels = [\n${'    { hash = "sha256:0000000000000000000000000000000000000000000000000000000000000000" },\n'.repeat(9_000)}]\n`
const torch = '[project]\ndependencies = ["torch==2.7.0"]\n'
const poetry = (build: string, dependency: string) =>
  `[[tool.poetry.source]]\nname = "pytorch"\nurl = "${whl(build)}"\n\n[tool.poetry.dependencies]\n${dependency}\n`
const uv = (build: string, option = '', source = '') =>
  `${torch}[[tool.uv.index]]\nname = "pytorch"\nurl = "${whl(build)}"\n${option}\n[tool.uv.sources]\n${source}\n`

/** The installed software, the accelerator, and the outcome: error if certain, warning if doubtful, or nothing. */
const cases: readonly (readonly [file: string, text: string, hardware: string, outcome: string])[] = [
  // Lock files contain the release that runs.
  ['uv.lock', lock('2.5.1'), 'B200:8', 'error'],
  ['uv.lock', lock('2.6.0'), 'B200:8', 'error'],
  ['uv.lock', lock('2.7.0'), 'B200:8', ''],
  ['uv.lock', lock('2.8.0+cu126'), 'B200:8', 'error'],
  ['uv.lock', lock('2.8.0+cu128'), 'B200:8', ''],
  ['uv.lock', lock('2.5.1+cu121'), 'H100:8', ''],
  ['uv.lock', lock('1.13.1'), 'H100:8', 'error'],
  ['poetry.lock', lock('2.5.1'), 'B200:8', 'error'],
  ['poetry.lock', lock('2.7.1'), 'B200:8', ''],
  ['pylock.toml', lock('2.5.1').replace('package', 'packages'), 'B200:8', 'error'],
  ['pylock.gpu.toml', lock('2.9.0').replace('package', 'packages'), 'B200:8', ''],
  // Large projects have large lock files.
  ['uv.lock', `${lock('2.5.1')}${hashes}`, 'B200:8', 'error'],
  // Two releases for two systems: it is unknown which one runs.
  ['uv.lock', `${lock('2.5.1')}\n${lock('2.7.0').replace('version = 1\n', '')}`, 'B200:8', ''],
  ['uv.lock', 'not TOML [', 'B200:8', ''],
  // A range is certain if it ends before the first release.
  ['requirements.txt', 'torch>=2.4,<2.6\n', 'B200:8', 'error'],
  ['requirements.txt', 'torch<2.7\n', 'B200:8', 'error'],
  ['requirements.txt', 'torch<=2.6\n', 'B200:8', 'error'],
  ['requirements.txt', 'torch<=2.7\n', 'B200:8', ''],
  ['requirements.txt', 'torch<2.7.1\n', 'B200:8', ''],
  ['requirements.txt', 'torch>=2.4,<3\n', 'B200:8', ''],
  ['requirements.txt', 'torch>=2.4\n', 'B200:8', ''],
  ['requirements.txt', 'torch!=2.5\n', 'B200:8', ''],
  ['requirements.txt', 'torch~=2.4\n', 'B200:8', ''],
  ['requirements.txt', 'torch~=2.4.1\n', 'B200:8', 'error'],
  ['requirements.txt', 'torch==2.5.1\n', 'B200:8', 'error'],
  ['requirements.txt', 'torch==2.5.*\n', 'B200:8', 'error'],
  ['requirements.txt', 'torch==2.7.*\n', 'B200:8', ''],
  ['requirements.txt', 'torch>=2.0,<2.6\n', 'H100:8', ''],
  ['requirements.txt', 'torch<2\n', 'H100:8', 'error'],
  ['requirements.txt', "torch<2.6; sys_platform == 'darwin'\n", 'B200:8', ''],
  ['requirements.txt', 'jax<0.6\n', 'B200:8', ''],
  ['pyproject.toml', '[project]\ndependencies = ["torch>=2.4,<2.6"]\n', 'B200:8', 'error'],
  ['pyproject.toml', '[project]\ndependencies = ["torch>=2.4"]\n', 'B200:8', ''],
  ['pyproject.toml', '[project.optional-dependencies]\nold = ["torch<2.6"]\n', 'B200:8', ''],
  ['pyproject.toml', '[tool.poetry.dependencies]\ntorch = "^2.4"\n', 'B200:8', ''],
  ['pyproject.toml', '[tool.poetry.dependencies]\ntorch = "~2.4"\n', 'B200:8', 'error'],
  // An index decides the toolkit if no other index can be used.
  ['requirements.txt', `${cu('cu121')}torch==2.7.0\n`, 'B200:8', 'error'],
  ['requirements.txt', `${cu('cu121', '--extra-index-url')}torch==2.7.0\n`, 'B200:8', 'warning'],
  ['requirements.txt', `${cu('cu128')}torch==2.7.0\n`, 'B200:8', ''],
  ['requirements.txt', `${cu('cu121')}torch==2.5.1\n`, 'H100:8', ''],
  ['requirements.txt', 'torch==2.7.0+cu118\n', 'B200:8', 'error'],
  ['requirements.txt', `${cu('cu121')}torch\n`, 'B200:8', 'error'],
  ['requirements.txt', `${cu('cu121', '--extra-index-url')}torch\n`, 'B200:8', 'warning'],
  ['requirements.txt', `${cu('cu128')}torch\n`, 'B200:8', ''],
  ['requirements.txt', `${cu('cu128', '--extra-index-url')}torch\n`, 'B200:8', ''],
  // Poetry, uv and Pixi name it in tables. It is certain if no other can be used.
  ['pyproject.toml', poetry('cu121', 'torch = "2.7.0"'), 'B200:8', 'warning'],
  ['pyproject.toml', poetry('cu121', 'torch = { version = "2.7.0", source = "pytorch" }'), 'B200:8', 'error'],
  ['pyproject.toml', poetry('cu128', 'torch = { version = "2.7.0", source = "pytorch" }'), 'B200:8', ''],
  ['pyproject.toml', poetry('cu121', 'torch = { version = "2.5.1", source = "pytorch" }'), 'H100:8', ''],
  // Only torchvision comes from there.
  [
    'pyproject.toml',
    `${poetry('cu121', 'torch = "2.7.0"')}torchvision = { source = "pytorch" }\n`,
    'B200:8',
    'warning',
  ],
  ['pyproject.toml', uv('cu121', 'explicit = true', 'torch = { index = "pytorch" }'), 'B200:8', 'error'],
  ['pyproject.toml', uv('cu128', 'explicit = true', 'torch = { index = "pytorch" }'), 'B200:8', ''],
  ['pyproject.toml', uv('cu121', 'explicit = true'), 'B200:8', ''],
  ['pyproject.toml', uv('cu121', 'default = true'), 'B200:8', 'error'],
  ['pyproject.toml', uv('cu121'), 'B200:8', 'warning'],
  // macOS has no CUDA, and an extra is optional.
  [
    'pyproject.toml',
    uv('cu121', 'explicit = true', `torch = { index = "pytorch", marker = "sys_platform == 'darwin'" }`),
    'B200:8',
    '',
  ],
  ['pyproject.toml', uv('cu121', 'explicit = true', 'torch = { index = "pytorch", extra = "old" }'), 'B200:8', ''],
  ['pyproject.toml', `${torch}[tool.uv]\nindex-url = "${whl('cu121')}"\n`, 'B200:8', 'error'],
  ['pyproject.toml', `${torch}[tool.uv]\nextra-index-url = ["${whl('cu121')}"]\n`, 'B200:8', 'warning'],
  ['pyproject.toml', `${torch}[tool.pixi.pypi-options]\nindex-url = "${whl('cu121')}"\n`, 'B200:8', 'error'],
  ['pyproject.toml', `${torch}[tool.pixi.pypi-options]\nextra-index-urls = ["${whl('cu121')}"]\n`, 'B200:8', 'warning'],
  ['pyproject.toml', `${torch}[tool.pixi.pypi-options]\nextra-index-urls = ["${whl('cu128')}"]\n`, 'B200:8', ''],
  [
    'pixi.toml',
    `[pypi-dependencies]\ntorch = "==2.7.0"\n[pypi-options]\nindex-url = "${whl('cu121')}"\n`,
    'B200:8',
    'error',
  ],
  // More may be installed on top of an image.
  ['Dockerfile', 'FROM pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime\n', 'B200:8', 'warning'],
  ['Dockerfile', 'FROM pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime\n', 'H100:8', ''],
  ['Dockerfile', 'FROM pytorch/pytorch:2.7.1-cuda12.8-cudnn9-runtime\n', 'B200:8', ''],
  ['Dockerfile', 'FROM pytorch/pytorch:latest\n', 'B200:8', ''],
  // The tag of an image names its toolkit.
  ['Dockerfile', 'FROM pytorch/pytorch:2.7.1-cuda12.6-cudnn9-runtime\n', 'B200:8', 'warning'],
  ['Dockerfile', 'FROM mosaicml/pytorch:2.7.0_cu126-python3.12-ubuntu22.04\n', 'B200:8', 'warning'],
  ['Dockerfile', 'FROM runpod/pytorch:1.0.2-cu1281-torch280-ubuntu2404\n', 'B200:8', ''],
  ['Dockerfile', 'FROM runpod/pytorch:1.0.2-cu1281-torch280-ubuntu2404\n', 'H100:8', ''],
  ['Dockerfile', 'FROM runpod/pytorch:0.7.0-cu1241-torch240-ubuntu2204\n', 'B200:8', 'warning'],
  // The month of NVIDIA's containers identifies the toolkit, but only their framework decides the architectures.
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:24.01-py3\n', 'B200:8', 'warning'],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:24.12-py3\n', 'B200:8', 'warning'],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:25.01-py3\n', 'B200:8', ''],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:22.02-py3\n', 'H100:8', 'warning'],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:22.10-py3\n', 'H100:8', ''],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:24.01-py3\n', 'H100:8', ''],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:24.06-py3\n', 'B200:8', ''],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:24.12-py3-igpu\n', 'B200:8', ''],
  ['Dockerfile', 'FROM nvcr.io/nvidia/nemo:24.07\n', 'B200:8', ''],
  ['Dockerfile', 'FROM nvcr.io/nvidia/pytorch:24.01-py3\nRUN pip install torch==2.7.1\n', 'B200:8', ''],
  [
    'job.sbatch',
    '#SBATCH --gres=gpu:8\nsrun --container-image=nvcr.io#nvidia/pytorch:24.01-py3 python train.py\n',
    'B200:8',
    'warning',
  ],
  ['Dockerfile', 'FROM pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime\nRUN pip install torch==2.7.1\n', 'B200:8', ''],
  ['Dockerfile', 'FROM pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime\nRUN pip install -U torch\n', 'B200:8', ''],
]

describe('installed software', () => {
  it.each(cases)('%s %j on %s: %s', (path, text, hardware, outcome) => {
    const manifest = `framework: pytorch\nhardware: ${hardware}\n`
    const { files } = check([
      { path: 'accelerator.yml', text: manifest },
      { path, text },
    ])
    const found = files.flatMap(({ findings }) =>
      findings.flatMap(({ rule, severity }) => (rule === 'hardware/software-too-old' ? [severity] : [])),
    )
    expect(found.join()).toBe(outcome)
  })

  it.each([
    ['nvcr.io/nvidia/tensorflow:24.02-tf2-py3', 'H100:8', ''],
    ['nvcr.io/nvidia/tensorflow:24.02-tf2-py3', 'B200:8', 'hardware/software-too-old'],
    ['nvcr.io/nvidia/tensorflow:25.01-tf2-py3', 'B200:8', ''],
    ['tensorflow/tensorflow:2.18.0-gpu', 'B200:8', 'hardware/part-not-served'],
  ])('TensorFlow from %s on %s: %s', (image, hardware, expected) => {
    const { files } = check([
      { path: 'accelerator.yml', text: `framework: tensorflow\nhardware: ${hardware}\n` },
      { path: 'Dockerfile', text: `FROM ${image}\n` },
    ])
    const found = files.flatMap(({ findings }) => findings.map(({ rule }) => rule))
    expect(found.filter((rule) => /software|served/.test(rule)).join()).toBe(expected)
  })

  it.each([
    ['nvcr.io/nvidia/pytorch:25.06-py3', ''],
    ['nvcr.io/nvidia/pytorch:25.09-py3', 'warning'],
    ['pytorch/pytorch:2.11.0-cuda12.8-cudnn9-runtime', 'warning'],
  ])('a V100 in %s: %s', (image, expected) => {
    const { files } = check([
      { path: 'accelerator.yml', text: 'framework: pytorch\nhardware: V100:8\n' },
      { path: 'Dockerfile', text: `FROM ${image}\n` },
    ])
    const found = files.flatMap(({ findings }) => findings.filter(({ rule }) => rule === 'hardware/software-too-new'))
    expect(found.map(({ severity }) => severity).join()).toBe(expected)
  })

  it.each([
    ['>=2.4,<2.6', 1],
    ['<2.7', 1],
    ['<=2.7', 0],
    ['~=2.4', 0],
    ['~=2.4.1', 1],
    ['^2.4', 0],
    ['>=2.4', 0],
  ])('a manifest that says %s has %d errors on a B200', (version, errors) => {
    const text = `framework: { name: pytorch, version: "${version}" }\nhardware: B200:8\n`
    expect(check([{ path: 'accelerator.yml', text }]).summary.error).toBe(errors)
  })
})
