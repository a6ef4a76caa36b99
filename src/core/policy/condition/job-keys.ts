import { parallelismKeys } from '../../manifest/keys/hardware.ts'
import { jobKeys as atTop, nameKey } from '../../manifest/keys/job.ts'
import type { Key, Keys, VariableType } from '../../manifest/keys/key.ts'
import { keysOfSections } from '../../manifest/keys/keys.ts'

/** The type of a job's key in a condition. `labels` is a mapping from text to text. */
export type KeyType = Exclude<VariableType, 'money'>
export interface Section {
  readonly [key: string]: KeyType | Section
}

const range: Section = { low: 'number', high: 'number' }
const money: Section = { amount: 'number', currency: 'text' }

/** The type that a condition sees for each kind of key. */
function typeOf(key: Key): VariableType {
  switch (key.kind) {
    case 'count':
    case 'count-or-none':
    case 'amount':
    case 'bytes':
    case 'duration':
    case 'share':
    case 'zero-stage':
      return 'number'
    case 'money':
    case 'labels':
      return key.kind
    case 'flag':
    case 'flag-or-word':
    case 'flag-or-words':
      return 'flag'
    case 'list':
    case 'names':
    case 'words':
    case 'open-words':
      return 'texts'
    default:
      return 'text'
  }
}

const variablesOf = (keys: Keys): Section =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([name, key]) => {
      if (key.variable === 'none' || key.kind === 'parallelism') return []
      const type = key.variable?.type ?? typeOf(key)
      return [[key.variable?.name ?? name, type === 'money' ? money : type]]
    }),
  )

const derived: Section = {
  model: { custom_kernel_kinds: 'texts' },
  hardware: {
    vendor: 'text',
    memory_gib: 'number',
    parallelism: { strategy: 'text', ...variablesOf(parallelismKeys) },
  },
  sizing: {
    fits: 'text',
    hours: { ...range, likely: 'number' },
    chip_hours: range,
    cost: { ...range, likely: 'number', currency: 'text' },
    energy_kwh: range,
  },
}

/** The keys that a condition can read below `job`: the manifest's keys, and derived values. */
export const jobKeys: Section = {
  ...variablesOf(nameKey),
  ...variablesOf(atTop),
  ...Object.fromEntries(
    Object.entries(keysOfSections).map(([name, keys]) => [
      name,
      { ...variablesOf(keys), ...(derived[name] as Section | undefined) },
    ]),
  ),
  sizing: derived['sizing'] as Section,
  // The job on the base. Conditions write it without `job`.
  base: { count: 'number', cost: 'number' },
}
