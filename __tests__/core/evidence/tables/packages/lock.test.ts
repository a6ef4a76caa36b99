import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/packages/lock.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

describe('uv.lock', () => {
  const text = `version = 1

[[package]]
name = "flax"
version = "0.8.3"
dependencies = [{ name = "jax" }, { name = "tensorflow" }]

[[package]]
name = "jax"
version = "0.7.2"

[[package]]
name = "tensorflow"
version = "2.19.0"

[[package]]
name = "torch"
version = "2.9.1"
source = { registry = "https://wheels.example/whl/cpu" }

[[package]]
name = "torch"
version = "2.9.1+cu128"
source = { registry = "https://wheels.example/whl/cu128" }

[[package]]
name = "nvidia-cudnn-cu12"
version = "9.1"

[[package]]
name = "trainer"
version = "0.1.0"
source = { editable = "." }
dependencies = [{ name = "flax" }, { name = "jax", extra = ["cuda12"] }]

[package.optional-dependencies]
torch = [{ name = "torch", version = "2.9.1+cu128", source = { registry = "https://wheels.example/whl/cu128" } }]

[package.dev-dependencies]
dev = [{ name = "tensorflow" }]
`

  it('tells the versions of what the project asks for, and nothing of what came along', () => {
    expect(observationLines(reader, 'uv.lock', text)).toEqual([
      '4! framework flax installed 0.8.3',
      '9! framework jax installed 0.7.2',
      '9! stack cuda',
      '17? framework pytorch installed 2.9.1+cu128 @torch',
      '17? stack cuda @torch',
    ])
  })

  it('is not parsed where no framework stands in it', () => {
    expect(reader.mayHold?.('[[package]]\nname = "requests"\n')).toBe(false)
  })

  it('says nothing of what it cannot read', () => {
    expect(observationLines(reader, 'uv.lock', `${text}\n]]`)).toEqual([])
    expect(observationLines(reader, 'uv.lock', 'package = 1\n# \nx = """\nname = "torch"\n"""\n')).toEqual([])
  })
})

describe('poetry.lock', () => {
  it('gives versions and binds nobody, since it does not tell what was asked for', () => {
    const text = `[[package]]
name = "torch"
version = "2.1.0+cu118"
optional = false

[package.source]
type = "legacy"
url = "https://wheels.example/whl/cu118"

[[package]]
name = "triton"
version = "2.1.0"
optional = false

[[package]]
name = "jax"
version = "0.4.30"
optional = true
`
    expect(observationLines(reader, 'poetry.lock', text)).toEqual([
      '2? framework pytorch installed 2.1.0+cu118',
      '2? stack cuda',
    ])
  })
})
