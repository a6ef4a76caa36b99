import { resolveWord } from '../../../catalog/names/word-lookup.ts'
import type { Node } from '../../../text/document.ts'
import { showsNothing } from '../../../text/unseen-signs.ts'
import { listAt, type ReadValue, scalarAt, textOf } from './value-node.ts'
import { words } from './words.ts'

/** `auto` means on if possible. */
const yes = new Set([
  'auto',
  'true',
  'yes',
  'y',
  'on',
  '1',
  'enabled',
  'enable',
  'required',
  'needed',
  'must',
  'high',
  'always',
])
const no = new Set(['false', 'no', 'n', 'off', '0', 'disabled', 'disable', 'none', 'never', 'notrequired', 'notneeded'])

/** A boolean in any of its spellings. */
export function flagOf(node: Node): boolean | undefined {
  const text = textOf(node)
    ?.toLowerCase()
    .replaceAll(/[\s_-]/g, '')
  return text === undefined ? undefined : yes.has(text) ? true : no.has(text) ? false : undefined
}

export const flag: ReadValue = (written) => {
  const value = flagOf(written)
  if (value === undefined || (written.kind === 'scalar' && written.value === value))
    return value === undefined ? undefined : written
  return scalarAt(written, value)
}

export const shapes: ReadValue = (written) => {
  const text = textOf(written) ?? ''
  if (/^(?:dynamic|variable|varying|ragged|varies|mixed)\b/i.test(text)) return scalarAt(written, true)
  return /^(?:static|fixed|padded|constant|bucketed)\b/i.test(text) ? scalarAt(written, false) : flag(written)
}

const spotWords = new Set(['spot', 'preemptible', 'interruptible', 'preemptable', 'lowpriority', 'spotvm'])
const firmWords = new Set([
  'ondemand',
  'reserved',
  'standard',
  'dedicated',
  'committed',
  'regular',
  'normal',
  'calendar',
  'capacityblock',
  'flexstart',
])

export const spot: ReadValue = (written) => {
  const text =
    textOf(written)
      ?.toLowerCase()
      .replaceAll(/[\s_-]/g, '') ?? ''
  const isSpot = spotWords.has(text) ? true : firmWords.has(text) ? false : undefined
  return isSpot === undefined ? flag(written) : scalarAt(written, isSpot)
}

export const customKernels: ReadValue = (written) => flag(written) ?? asList(words('kernels')(written))
const asList = (node: Node | undefined): Node | undefined =>
  node === undefined || node.kind === 'list' ? node : listAt(node, [node])

export const checkpointing: ReadValue = (written) => {
  const found = flagOf(written) ?? resolveWord('checkpointing', textOf(written) ?? '')
  if (found === undefined) return undefined
  return scalarAt(written, found === 'selective' ? found : found === true || found === 'true')
}

export const saves: ReadValue = (written) => {
  const value = flag(written)
  if (value !== undefined) return value
  // A frequency or a path: either way the job writes checkpoints.
  return showsNothing(textOf(written) ?? '') ? undefined : scalarAt(written, true)
}

/** Named operations exist. */
export const customOperations: ReadValue = (written) =>
  written.kind === 'list' &&
  written.items.length > 0 &&
  written.items.every((item) => !showsNothing(textOf(item) ?? ''))
    ? scalarAt(written, true)
    : flag(written)
