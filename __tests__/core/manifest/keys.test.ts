import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'
import { ambiguous } from '../../../src/core/manifest/keys/containers.ts'
import { allKeys, keys, namesIn } from '../../../src/core/manifest/keys/keys.ts'
import { switches } from '../../../src/core/manifest/keys/switches.ts'
import { jobSchema, namedJobSchema } from '../../../src/core/manifest/schema.ts'
import { knownKeys } from '../../../src/core/manifest/schema-shape.ts'
import { candidates, fold } from '../../../src/core/manifest/spelling/key-lookup.ts'
import { jobKeys, type Section } from '../../../src/core/policy/condition/job-keys.ts'
import { jsonSchemaOf } from '../../../src/core/report/formats/json-schema.ts'
import { declarationOf, notReadIn, troubles } from '../../support/spelled.ts'

const page = (name: string) => readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8')
const [reference, spellings, conditions] = [page('manifest'), page('spellings'), page('policy-expressions')]
const schema = JSON.stringify(jsonSchemaOf('manifest'))
const paths = [...keys.keys()]
const variableAt = (path: string) =>
  path.split('.').reduce<unknown>((section, step) => (section as Section | undefined)?.[step], jobKeys)

it('a key of the reference means itself, whatever other names mean', () => {
  // The tables of all names would say the same.
  const section = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')))
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('.') + 1)
    const [first, ...others] = candidates(section(path), section(path), name.toUpperCase())
    expect([first, ...others]).toEqual(candidates(section(path), section(path), name))
    expect(first).toEqual({ path, onlyIfFits: false })
  }
})

describe('each key of the table', () => {
  it.each(paths)('%s is in the schemas, on the pages, and in conditions', (path) => {
    const key = keys.get(path)
    const steps = path.split('.')
    const name = steps.at(-1) as string
    expect(knownKeys(path === 'name' ? namedJobSchema : jobSchema, steps.slice(0, -1))).toContain(name)
    if (key?.kind !== 'zero-stage') expect(schema).toContain(JSON.stringify(key?.help))
    if (path !== 'name' && steps.length < 3) expect(reference).toContain(`| \`${name}\` | `)
    for (const alias of namesIn(key?.aliases)) expect(spellings).toContain(alias.name)
    const isRead = key?.variable !== 'none'
    expect(variableAt(path) !== undefined).toBe(isRead)
    if (isRead && key?.kind !== 'parallelism' && key?.kind !== 'money' && key?.kind !== 'labels')
      expect(conditions).toContain(`\`job.${path}\``)
  })
})

describe('other names', () => {
  const all = [...allKeys].flatMap(([path, { aliases }]) => namesIn(aliases).map(({ name }) => ({ name, path })))

  it('stand for one key, or for keys whose kinds of values differ', () => {
    for (const name of new Set(all.map((each) => fold(each.name)))) {
      const of = all.filter((each) => fold(each.name) === name)
      const kinds = of.map(({ path }) => {
        const key = allKeys.get(path)
        return `${key?.kind} ${key && 'words' in key ? key.words : ''}`
      })
      expect([name, new Set(kinds).size + (isOfNames(of) ? 1 : 0)]).toEqual([name, of.length])
    }
  })

  /** The catalog distinguishes machine types from accelerators. */
  const isOfNames = (of: readonly { path: string }[]): boolean =>
    of.filter(({ path }) => /hardware\.(?:machine|accelerator|provider)$/.test(path)).length > 1

  it('are none of the words that people use for several things', () => {
    const names = new Set(all.map(({ name }) => name))
    expect(Object.keys(ambiguous).filter((name) => names.has(name))).toEqual([])
    for (const path of Object.values(ambiguous).flat()) expect(keys.has(path)).toBe(true)
  })

  it('and switches say what a key can hold', () => {
    for (const said of Object.keys(switches).flatMap((each) => each.split(' '))) {
      const [path = ''] = said.split('=')
      expect(keys.has(path)).toBe(true)
    }
  })
})

describe('what decides', () => {
  it.each([
    ['num_hidden_layers: 32\nd_model: 4096', { model: { layers: 32, hidden_size: 4096 } }],
    ['model: { heads: 32, kv_heads: 8, head_dim: 128, vocabulary: 0 }', { model: { heads: 32, vocabulary: 0 } }],
    ['model: { image_size: 224x224 }', { model: { image_size: 224 } }],
    ['image_size: [384, 384]', { model: { image_size: 384 } }],
    ['image_size: 1600x900', { model: { image_size: 1200 } }],
    ['gradient_accumulation_steps: 8\nmax_steps: 100k', { scale: { gradient_accumulation_steps: 8, steps: 100_000 } }],
    ['walltime: "24:00:00"', { operations: { deadline: 24 } }],
    ['time_limit: 2d', { operations: { deadline: 48 } }],
    ['training: { mixed_precision: bf16 }', { model: { precision: 'bf16' } }],
    ['per_worker_batch_size: 4', { scale: { micro_batch_size: 4 } }],
    ['instances: 2x trn1.32xlarge', { hardware: { machine: 'trn1.32xlarge', nodes: 2 } }],
    ['hardware: { accelerator: A100, acceleratorCount: 8, replicaCount: 4 }', { hardware: { count: 32, nodes: 4 } }],
    ['training: { method: qlora }\nscale: { steps: 10 }', { model: { method: 'qlora' }, scale: { steps: 10 } }],
  ])('is read: %s', (text, declared) => {
    expect(troubles(text)).toEqual([])
    expect(notReadIn(text)).toEqual([])
    expect(declarationOf(text)).toMatchObject(declared)
  })

  it('of a shape gives the size of a transformer, and names what is assumed', () => {
    const { scale, assumptions } = declarationOf('model: { layers: 32, hidden_size: 4096, vocabulary: 32000 }')
    // 32 layers of 12 · 4096², and an embedding of 32,000 rows.
    expect(scale?.parameters).toBe(32 * 12 * 4096 ** 2 + 32_000 * 4096)
    expect(assumptions?.join()).toMatch(/by layers and hidden_size/)
    expect(declarationOf('model: { layers: 32, hidden_size: 4096 }').assumptions?.join()).toMatch(/50k words/)
    expect(declarationOf('model: { layers: 32 }').scale).toBeUndefined()
    expect(declarationOf('model: { layers: 32, hidden_size: 4096, architecture: cnn }').scale).toBeUndefined()
    expect(declarationOf('model: { layers: 2, hidden_size: 8 }\nscale: { parameters: 7B }').scale?.parameters).toBe(7e9)
  })

  it('of steps gives tokens, or samples where no length is declared', () => {
    const scale = (keysOfScale: string) => declarationOf(`scale: { ${keysOfScale} }`).scale
    expect(scale('steps: 100, global_batch_size: 8, sequence_length: 16')?.tokens).toBe(12_800)
    expect(scale('steps: 100, global_batch_tokens: 1M')?.tokens).toBe(1e8)
    expect(scale('steps: 100, global_batch_size: 8')).toEqual({ steps: 100, global_batch_size: 8, samples: 800 })
    expect(scale('steps: 100, global_batch_size: 8, tokens: 5M')?.tokens).toBe(5e6)
  })
})

describe('a verdict', () => {
  const jobIn = (text: string) => check([{ path: 'accelerator.yml', text }]).files[0]?.jobs[0]
  const assessed = (text: string) => jobIn(text)?.assessment

  it.each([
    ['framework: pytorch\nhardware: gpu\n', 'undecided', { kind: true, memory: false, time: false }],
    [
      'framework: pytorch\nstage: production\nmodel: acme/our-base\nhardware: H100:8\n',
      'undecided',
      { kind: true, memory: false, time: false },
    ],
    [
      'framework: pytorch\nstage: production\nmodel: { layers: 80 }\nhardware: H100:8\n',
      'undecided',
      { kind: true, memory: false, time: false },
    ],
    ['framework: pytorch\nstage: production\nhardware: H100:8\n', 'fit', { kind: true, memory: false, time: false }],
    [
      'framework: pytorch\nstage: production\nmodel: { layers: 80, hidden_size: 8192 }\nhardware: H100:1\n',
      'mismatch',
      { kind: true, memory: true, time: false },
    ],
  ])('says what it rests on: %s', (text, verdict, judged) => {
    expect(assessed(text)).toMatchObject({ verdict, judged })
  })

  it('is not changed by what was not read', () => {
    const sound = 'framework: pytorch\nstage: production\nhardware: H100:8\n'
    expect(assessed(`${sound}frobnication: 3\n`)).toEqual(assessed(sound))
  })

  it('names the keys that were read as others', () => {
    expect(jobIn('framework: pytorch\ngpu: H100\nmodel: { dtype: bf16 }\n')?.readAs).toEqual([
      { path: ['gpu'], as: ['hardware', 'accelerator'] },
      { path: ['model', 'dtype'], as: ['model', 'precision'] },
    ])
  })
})
