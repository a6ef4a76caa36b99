import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { resolveLibrary } from '../../catalog/software/libraries.ts'
import type { Node } from '../../text/document.ts'
import { parseCount } from '../../text/quantity.ts'
import { parserOf } from '../key-schema.ts'
import type { Key } from '../keys/key.ts'
import { allKeys } from '../keys/keys.ts'
import {
  hourlyPrice,
  memory,
  ofHardware,
  quantity,
  sequenceLength,
  side,
  topology,
  zeroStage,
} from './values/quantities.ts'
import { checkpointing, customKernels, customOperations, flag, saves, shapes, spot } from './values/switches.ts'
import { type ReadValue, scalarAt, textOf } from './values/value-node.ts'
import { known, list, plain, word, words } from './values/words.ts'

/** Keys with more spellings of their values than their kind has. */
const ofKeys: Readonly<Record<string, ReadValue>> = {
  'framework.name': known((text) => resolveFramework(text) ?? resolveLibrary(text)),
  'model.custom_ops': customOperations,
  'model.dynamic_shapes': shapes,
  'model.image_size': side,
  'scale.sequence_length': sequenceLength,
  'hardware.spot': spot,
  'hardware.memory': memory,
  'operations.price_per_chip_hour': hourlyPrice,
  'operations.saves_checkpoints': saves,
}

const catalogs = {
  framework: resolveFramework,
  library: resolveLibrary,
  accelerator: resolveAccelerator,
  machine: resolveMachine,
  provider: resolveProvider,
  model: () => true,
} as const

function readerOf(key: Key): ReadValue | undefined {
  const parse = parserOf(key)
  switch (key.kind) {
    case 'count':
      return /^(?:accelerators|nodes|slices)$/.test(key.of) ? ofHardware(key) : quantity(parse ?? parseCount)
    case 'word':
    case 'parallelism':
      return word(key.kind === 'word' ? key.words : 'parallelism')
    case 'words':
      return words(key.words)
    case 'open-words':
      return words(key.words, { isOpen: true })
    case 'name':
      return key.of === 'model' ? plain : known(catalogs[key.of])
    case 'flag-or-words':
      return customKernels
    default:
      return parse === undefined ? others[key.kind] : quantity(parse)
  }
}

const others: Readonly<Partial<Record<Key['kind'], ReadValue>>> = {
  flag,
  text: plain,
  version: plain,
  list,
  topology,
  'flag-or-word': checkpointing,
  'zero-stage': zeroStage,
}

const readers = new Map([...allKeys].map(([path, key]) => [path, ofKeys[path] ?? readerOf(key)]))

/** Units in the name of a key: `deadline_days`. */
const unitsOfNames: readonly (readonly [end: RegExp, unit: string])[] = [
  [/(?:hours?|hrs?|_h)$/, 'h'],
  [/days?$/, 'd'],
  [/(?:minutes?|mins?)$/, 'min'],
  [/weeks?$/, 'w'],
  [/(?:seconds?|secs?)$/, 's'],
  [/(?:_gb|gib)$/, 'GB'],
  [/_tb$/, 'TB'],
  [/(?:_usd|dollars)$/, ' USD'],
  [/_eur(?:os)?$/, ' EUR'],
  [/(?:_b|billions?)$/, 'B'],
  [/(?:_m|millions?)$/, 'M'],
  [/(?:_t|trillions?)$/, 'T'],
  [/(?:_pct|_percent|percentage)$/, '%'],
]

/** A plain number with the unit in its key's name. */
export function withUnitOf(name: string, written: Node): Node {
  const text = textOf(written)
  const unit = unitsOfNames.find(([end]) => end.test(name.toLowerCase()))?.[1]
  return unit === undefined || text === undefined || !/^\d[\d_]*(?:\.\d+)?$/.test(text)
    ? written
    : scalarAt(written, `${text}${unit}`)
}

/** Reads the value of a canonical key (`hardware.count`) in any spelling; undefined if not understood. */
export function readValue(key: string, written: Node): Node | undefined {
  return readers.get(key)?.(written)
}
