// Many ways to write the same meaning: manifests for tests of what must not depend on lines, order or layout.

import fc from 'fast-check'

export type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value }
export type Jobs = Readonly<Record<string, { readonly [key: string]: Value }>>

export interface Style {
  readonly indent: number
  /** From this depth on, mappings are in braces. */
  readonly flowFrom: number
  readonly quotes: boolean
  /** A comment or an empty line before every n-th line; none for 0. */
  readonly commentEvery: number
  /** Seed for the order of jobs and keys. */
  readonly order: number
  /** Moves what all jobs declare alike to `defaults`. */
  readonly defaults: boolean
  readonly lineBreak: string
}

export const styles: fc.Arbitrary<Style> = fc.record({
  indent: fc.integer({ min: 1, max: 4 }),
  flowFrom: fc.integer({ min: 1, max: 5 }),
  quotes: fc.boolean(),
  commentEvery: fc.integer({ min: 0, max: 3 }),
  order: fc.integer({ min: 0, max: 1000 }),
  defaults: fc.boolean(),
  lineBreak: fc.constantFrom('\n', '\r\n'),
})

export const plainStyle: Style = {
  indent: 2,
  flowFrom: 3,
  quotes: false,
  commentEvery: 0,
  order: 0,
  defaults: false,
  lineBreak: '\n',
}

const pools: Readonly<Record<string, readonly [Value, ...Value[]]>> = {
  framework: [
    'jax',
    'pytorch',
    'jaxx',
    ['jax', 'tensorfloww', 'mxnett'],
    { name: 'pytorch', version: '2.10', libraries: ['deepspeed', 'xformerz', 'bitsandbyte'] },
  ],
  stage: ['production', 'prototype', 'prod'],
  task: ['training', 'fine-tuning', 'inference', 'trainig'],
  scale: [
    'large',
    'hugee',
    { parameters: '7B', tokens: '2T', sequence_length: 4096, global_batch_size: 1000 },
    { parameters: '7BB', dataset_size: '10GB' },
  ],
  hardware: [
    'tpu-v5e-64',
    'H100:8',
    'h1000',
    { accelerator: 'a100-80gb', count: 64, provider: 'aws', parallelism: 'data' },
    { accelerator: 'tpu-v4', count: 7, provider: 'aws', cuont: 3 },
    { machine: 'a3-highgpu-8g', nodes: 2, interconnect: ['nvlink', 'iinfiniband'] },
  ],
  model: [
    { architecture: 'transformer', dynamic_shapes: true, custom_ops: true, precision: 'bf16' },
    { depth: 3, precision: 'bf61', custom_kernels: ['cuda', 'tritonn'] },
  ],
  needs: [{ edge: true, multi_cloud: true, interactive_debugging: true }],
  team: [{ xla: 'none', getting_started: true }],
  operations: [{ queue_time: '6h', utilization: '20%', budget: '100 USD' }],
  foo: ['bar'],
}

const sections = fc.record(
  Object.fromEntries(Object.entries(pools).map(([key, values]) => [key, fc.constantFrom(...values)])),
  { requiredKeys: [] },
) as fc.Arbitrary<Jobs[string]>

/** Jobs with all kinds of mistakes, some of them shared by all. */
export const jobs: fc.Arbitrary<Jobs> = fc
  .tuple(sections, fc.dictionary(fc.constantFrom('a', 'b', 'pretrain', 'eval', '7b'), sections, { minKeys: 1 }))
  .map(([shared, own]) =>
    Object.fromEntries(
      Object.entries(own).map(([name, job]) => [name, { ...job, ...shared, stage: shared['stage'] ?? 'production' }]),
    ),
  )

export function written(all: Jobs, style: Style): string {
  const { own, defaults } = style.defaults ? hoisted(all) : { own: all, defaults: {} }
  const top: Record<string, Value> = { jobs: own, ...(Object.keys(defaults).length > 0 && { defaults }) }
  const lines = block(top, 0, style)
  const { commentEvery } = style
  const spaced = lines.flatMap((line, index) =>
    commentEvery > 0 && index % commentEvery === 0 ? [index % 2 === 0 ? '# a remark' : '', line] : [line],
  )
  return `${spaced.join(style.lineBreak)}${style.lineBreak}`
}

/** Splits jobs into what all of them declare alike, and the rest. */
function hoisted(all: Jobs): { own: Jobs; defaults: Record<string, Value> } {
  const [first, ...others] = Object.values(all)
  const defaults = Object.fromEntries(
    Object.entries(first ?? {}).filter(([key, value]) =>
      others.every((other) => JSON.stringify(other[key]) === JSON.stringify(value)),
    ),
  )
  const own = Object.entries(all).map(([name, job]): [string, Jobs[string]] => [
    name,
    Object.fromEntries(Object.entries(job).filter(([key]) => !Object.hasOwn(defaults, key))),
  ])
  return { own: Object.fromEntries(own), defaults }
}

function block(map: { readonly [key: string]: Value }, depth: number, style: Style): string[] {
  return shuffled(Object.entries(map), style.order).flatMap(([key, value]) => {
    const start = `${' '.repeat(style.indent * depth)}${scalar(key, style)}:`
    const isOpen = typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
    return isOpen && depth + 1 < style.flowFrom
      ? [start, ...block(value as { [key: string]: Value }, depth + 1, style)]
      : [`${start} ${flow(value, style)}`]
  })
}

function flow(value: Value, style: Style): string {
  if (Array.isArray(value)) return `[${value.map((item) => flow(item, style)).join(', ')}]`
  if (typeof value !== 'object') return scalar(value as string | number | boolean, style)
  const entries = shuffled(Object.entries(value as { [key: string]: Value }), style.order)
  return `{ ${entries.map(([key, inner]) => `${scalar(key, style)}: ${flow(inner, style)}`).join(', ')} }`
}

const scalar = (value: string | number | boolean, { quotes }: Style): string =>
  typeof value === 'string' && (quotes || !/^[a-z][\w-]*$/i.test(value)) ? JSON.stringify(value) : String(value)

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  if (seed === 0) return [...items]
  return items
    .map((item, index) => ({ item, rank: (seed * (index + 7) * 2_654_435_761) % 1_000_003 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
