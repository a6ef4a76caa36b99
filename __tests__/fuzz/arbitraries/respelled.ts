import { resolveAccelerator, resolveMachine } from '../../../src/core/catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../../src/core/catalog/names/providers.ts'
import { resolveFramework } from '../../../src/core/catalog/software/frameworks.ts'
import { resolveLibrary } from '../../../src/core/catalog/software/libraries.ts'
import { softwareSupport } from '../../../src/core/catalog/software/software-support.ts'
import { isMapping, type Mapping, type Value } from './yaml-value.ts'

/** Keys whose values are words of the reference, anywhere in a job. */
const enumerated = new Set(
  ['task', 'stage', 'size', 'architecture', 'precision', 'weights_precision', 'optimizer_precision', 'method']
    .concat(['optimizer', 'attention', 'activation_checkpointing', 'custom_kernels', 'kind', 'offload'])
    .concat(['interconnect', 'parallelism', 'cuda', 'xla', 'input_pipeline']),
)
/** The key of a section that a single word in its place sets. */
const shorthands: Readonly<Record<string, string>> = { framework: 'name', scale: 'size', hardware: 'accelerator' }
const sections = ['framework', 'scale', 'model', 'hardware', 'needs', 'team', 'operations', 'parallelism']

/** The same manifest in other spellings: case, separators, and extras and versions after names of software. */
export function respelled(manifest: Value, seed: number): Value {
  if (!isMapping(manifest)) return manifest
  const writer = new OtherWriter(seed)
  const isMany = 'jobs' in manifest || 'defaults' in manifest
  if (!isMany) return writer.job(manifest)
  return mapped(manifest, (key, value) => {
    if (key === 'defaults' && isMapping(value)) return [key, writer.job(value)]
    if (key !== 'jobs' || !isMapping(value)) return [key, value]
    return [key, mapped(value, (name, job) => [name, isMapping(job) ? writer.job(job) : job])]
  })
}

const mapped = (map: Mapping, change: (key: string, value: Value) => readonly [string, Value]): Mapping =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => change(key, value)))

const extras = ['', '[all]', '[cuda12]'] as const
const pins = ['', '==0.14.2', '>=1.0', ' == 2.4', '[all]', '[all]==1.2'] as const

/** Software whose releases are judged, like those of all frameworks. A pin after its name adds information. */
const judged: ReadonlySet<string> = new Set(softwareSupport().map(({ software }) => software))

class OtherWriter {
  #state: number

  constructor(seed: number) {
    this.#state = seed + 1
  }

  /** Picks one with a Lehmer generator. */
  #pick<Item>(items: readonly [Item, ...Item[]]): Item {
    this.#state = (this.#state * 48_271) % 2_147_483_647
    return items[this.#state % items.length] as Item
  }

  job = (job: Mapping): Mapping => mapped(job, (key, value) => [this.#key(key, value), this.#section(key, value)])

  #section(section: string, value: Value): Value {
    if (!sections.includes(section)) return this.#value('', section, value)
    if (isMapping(value))
      return mapped(value, (key, inner) => [this.#key(key, inner), this.#value(section, key, inner)])
    const key = shorthands[section]
    return key === undefined ? value : this.#value(section, key, value)
  }

  #value(section: string, key: string, value: Value): Value {
    if (key === 'parallelism' && isMapping(value)) return this.#section(key, value)
    if (Array.isArray(value)) return value.map((item: Value) => this.#value(section, key, item))
    if (typeof value !== 'string') return value
    if (section === 'framework' && key === 'name' && resolveFramework(value)) return this.#software(value, extras)
    const library = key === 'libraries' ? resolveLibrary(value) : undefined
    if (library) return this.#software(value, judged.has(library.id) ? extras : pins)
    const isKnown =
      (key === 'accelerator' && resolveAccelerator(value) !== undefined) ||
      (key === 'machine' && resolveMachine(value) !== undefined) ||
      (key === 'provider' && resolveProvider(value) !== undefined)
    if (isKnown) return this.#cased(value)
    return enumerated.has(key) ? this.#cased(this.#separated(value)) : value
  }

  #software(name: string, ends: typeof extras | typeof pins): string {
    return `${this.#cased(name)}${/^[a-z_-]+$/i.test(name) ? this.#pick(ends) : ''}`
  }

  /** An empty list is read only at the reference's keys. */
  #key = (key: string, value: Value): string =>
    Array.isArray(value) && value.length === 0 ? key : this.#separated(key)
  #separated = (text: string): string => text.replaceAll(/[-_ ]/g, this.#pick(['-', '_', ' ']))

  #cased(text: string): string {
    const way = this.#pick(['as it is', 'upper', 'lower', 'title'])
    if (way === 'upper') return text.toUpperCase()
    if (way === 'lower') return text.toLowerCase()
    return way === 'title' ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
  }
}
