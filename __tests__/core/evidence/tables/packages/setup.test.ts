import { describe, expect, it } from '@jest/globals'
import { reader as pipfile } from '../../../../../src/core/evidence/tables/packages/pyproject.ts'
import { reader as setupPy } from '../../../../../src/core/evidence/tables/packages/setup-py.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

describe('setup.py', () => {
  const read = (text: string) => observationLines(setupPy, 'setup.py', text)

  it('reads the literals of its lists', () => {
    const text = `from setuptools import setup

setup(
    name="trainer",
    keywords=["jax", "tensorflow"],
    classifiers=["Framework :: torch"],
    install_requires=[
        "torch>=2.0",  # "jax"
        'deepspeed==0.10' if FAST else "x",
        f"flax=={version}",
    ],
    extras_require={
        "tpu": ["torch_xla[tpu]"],
        "test": ["tensorflow"],
    },
)
`
    expect(read(text)).toEqual([
      '8! framework pytorch installed',
      '9! library deepspeed installed',
      '10? framework flax installed',
      '13? framework pytorch-xla installed @tpu',
      '13? library torch-xla installed optional @tpu',
      '13? stack tpu @tpu',
    ])
  })

  it('follows names to their lists', () => {
    const text = `REQUIRED: list = [
    "mindspore>=2.0",
]
REQUIRED += ["numpy"]
REQUIRED.append("peft")
other = ["jax"]
setup(install_requires=REQUIRED)
`
    expect(read(text)).toEqual(['2! framework mindspore installed', '5! library peft installed'])
  })

  it('says nothing of what is read, computed or quoted', () => {
    expect(read('setup(install_requires=open("requirements.txt").read())')).toEqual([])
    expect(read('"""\nsetup(install_requires=["torch"])\n"""\n# install_requires=["torch"]')).toEqual([])
    expect(read('setup(install_requires=["torch"')).toEqual([])
  })
})

describe('Pipfile', () => {
  const read = (text: string) => observationLines(pipfile, 'Pipfile', text)

  it('reads packages and the index that they come from', () => {
    const text = `[[source]]
url = "https://index.example/simple"
name = "main"

[[source]]
url = "https://wheels.example/whl/cu118"
name = "torch"

[packages]
numpy = "*"
torch = { version = "==2.1.0", index = "torch" }
flash-attn = { version = "*", markers = "sys_platform == 'linux'" }

[dev-packages]
jax = "*"
`
    expect(read(text)).toEqual([
      '6! stack cuda',
      '11! framework pytorch installed 2.1.0',
      '12? library flash-attention installed optional',
    ])
  })

  it('leaves an index aside that nothing comes from', () => {
    const text = `[[source]]
url = "https://index.example/simple"
name = "main"
[[source]]
url = "https://wheels.example/whl/rocm6.2"
name = "torch"
[packages]
torch = "==2.1.0"
`
    expect(read(text)).toEqual(['8! framework pytorch installed 2.1.0'])
  })

  it('says nothing of what it cannot read', () => {
    expect(read('[packages\ntorch = "*"')).toEqual([])
    expect(read('packages = 1\nsource = "x"')).toEqual([])
  })
})
