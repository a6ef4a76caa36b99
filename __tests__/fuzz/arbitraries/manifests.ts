import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { machines } from '../../../src/core/catalog/machines/machines.ts'
import { acceleratorWords } from '../../../src/core/catalog/names/accelerator-name.ts'
import { providers } from '../../../src/core/catalog/names/providers.ts'
import { frameworks, libraries } from '../../../src/core/catalog/software/frameworks.ts'
import { unmarked } from '../../support/fixtures.ts'
import { mutated } from './mutations.ts'
import { amounts, counts, durations, money, quantityTexts, shares, sizes, type WrittenQuantity } from './quantities.ts'
import { publishedSchema, valuesOf, type Words } from './schema-values.ts'
import { acceptedText, liveText, yamlSoup } from './token-soup.ts'
import { written } from './yaml-text.ts'
import { nearly, type Value } from './yaml-value.ts'

/** Mostly from a table, sometimes an unknown word. */
const from = (words: readonly string[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: fc.string({ maxLength: 12 }) })

/** As text, or as YAML's number. Rarely not a quantity. */
const quantity = (all: fc.Arbitrary<WrittenQuantity>): fc.Arbitrary<Value> =>
  fc.oneof(
    { weight: 12, arbitrary: all.map(({ text }) => text) },
    { weight: 6, arbitrary: all.map(({ text, value }) => (value < 1e15 && Number.isInteger(value) ? value : text)) },
    { weight: 1, arbitrary: quantityTexts },
  )

const slices = ['tpu-v5e-64', 'v4-128', 'v5p-8', 'v6e-256', 'H100:8', 'A100-80GB:4', 'v5litepod-16', 'tpu7x-64', 'v4-7']
const accelerators = from([...acceleratorWords, ...slices, ...slices, ...slices, 'h100', 'a100', 'mi300x', 'trn2'])
const frameworkWords = from(frameworks.flatMap(({ id, names = [] }) => [id, ...names]))
const names = fc.oneof(
  { weight: 6, arbitrary: from(['a', 'pretrain', 'fine-tune', '7b', 'eval_2', 'constructor', 'toString', 'job']) },
  { weight: 1, arbitrary: acceptedText.map((text) => text.slice(0, 80)) },
)
const freeWords = from([
  'ml',
  'x',
  'team a',
  '1',
  'true',
  'rendering',
  'video',
  'simulation',
  'nsight',
  'pytorch-profiler',
])

/** Words that try to be syntax. Some make a file unreadable. */
const strangeWords: fc.Arbitrary<Value> = fc.oneof(
  { weight: 30, arbitrary: acceptedText },
  { weight: 1, arbitrary: liveText },
)

const words: Words = {
  name: names,
  'jobs.*': names,
  'labels.*': fc.oneof(from(['team', 'cost', 'on', '1']), strangeWords),
  'labels.*value': fc.oneof(freeWords, fc.integer(), fc.boolean(), strangeWords),
  group: fc.oneof(freeWords, strangeWords),
  evidence: from(['k8s/*.yaml', '**', 'launch/{a,b}.sh', '../x', '[a-z]*', '!(a)', '+(a|b)/**', '']),
  framework: frameworkWords,
  'framework.name': frameworkWords,
  version: fc.oneof(from(['2.9', '2.10', '1', '0.4.30']), fc.double({ noNaN: true, min: 0, max: 12 })),
  libraries: from(libraries.flatMap(({ id, names: own = [] }) => [id, ...own])),
  hardware: accelerators,
  accelerator: accelerators,
  machine: from(machines.map(({ name }) => name)),
  interconnect: from(['nvlink', 'slingshot', 'infinband', 'quadrics', '25GbE', 'ethernet-10g']),
  provider: from(providers.flatMap(({ id, names: own }) => [id, ...own])),
  region: from(['us-central1', 'us-east-1', 'eastus2', 'europe-west4-a', 'nowhere']),
  topology: from(['4x4', '2x2x2', '8x16', '16x16', '4x4x8', '3x5', '1', '0x0', '9999x9999x9999']),
  other_workloads: freeWords,
  tools: freeWords,
  model: from(['meta-llama/Llama-3.1-8B', 'resnet50', 'transformer', 'moe', 'gpt2', 'acme/support-13b', 'zz']),
  config: from(['config.json', './model/config.json', '../../../config.json', '/config.json']),
  dataset_size: quantity(sizes),
  memory: quantity(sizes),
  'peak.*': fc.constantFrom<Value[]>('bf16', 'fp16', 'fp8', 'fp32'),
  'peak.*value': fc.oneof(fc.constantFrom<Value[]>('500TFLOPS', '1.2 PFLOPS', 4e14), quantityTexts),
  ...Object.fromEntries(
    ['parameters', 'active_parameters', 'embedding_parameters', 'tokens', 'samples'].map((key) => [
      key,
      quantity(amounts),
    ]),
  ),
  ...Object.fromEntries(
    ['global_batch_tokens', 'epochs', 'flops_per_sample', 'users'].map((key) => [key, quantity(amounts)]),
  ),
  ...Object.fromEntries(
    [
      ...['global_batch_size', 'micro_batch_size', 'sequence_length', 'gradient_accumulation_steps', 'steps'],
      ...['layers', 'hidden_size', 'heads', 'kv_heads', 'head_dim', 'vocabulary', 'image_size', 'lora_rank'],
      ...['count', 'nodes', 'slices'],
    ].map((key) => [key, quantity(counts)]),
  ),
  ...Object.fromEntries(
    ['data', 'fsdp', 'tensor', 'pipeline', 'context', 'expert'].map((key) => [`parallelism.${key}`, quantity(counts)]),
  ),
  ...Object.fromEntries(
    ['optimization_time', 'queue_time', 'max_queue_time', 'deadline'].map((key) => [key, quantity(durations)]),
  ),
  utilization: quantity(shares),
  budget: quantity(money),
  monthly_budget: quantity(money),
  price_per_chip_hour: quantity(money),
}

/** Every key of the published schema, with values that fit it except for a few words. */
export const manifestValues: fc.Arbitrary<Value> = valuesOf(publishedSchema('accelerator'), words)

const root = new URL('../../../', import.meta.url)
const longestText = 4_000

function manifestsBelow(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'accelerator.yml')
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
}

/** The cases of the rules' fixtures. Each is a manifest with its name in a comment. */
function fixtureManifests(): string[] {
  const folder = new URL('__tests__/fixtures/rules/', root)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.flatMap((entry) => unmarked(readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8')).split(/^---\n/m))
}

/** Manifests in this repository. */
export const realManifests: readonly string[] = [
  ...manifestsBelow('examples/'),
  ...manifestsBelow('__tests__/fixtures/projects/'),
  ...fixtureManifests(),
].filter((text) => text.length > 0 && text.length < longestText)

/** Manifest texts: valid, nearly valid, mutated, and hopeless. */
export const manifestTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: written(manifestValues) },
  { weight: 3, arbitrary: written(nearly(manifestValues)) },
  { weight: 3, arbitrary: mutated(fc.constantFrom(...realManifests)) },
  { weight: 1, arbitrary: yamlSoup },
)

/** The same without hopeless ones. Nearly all are readable. */
export const readableManifests: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: written(nearly(manifestValues)) },
  { weight: 2, arbitrary: written(manifestValues) },
  { weight: 1, arbitrary: fc.constantFrom(...realManifests) },
)
