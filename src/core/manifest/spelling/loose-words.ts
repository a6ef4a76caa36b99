import { readFramework } from '../../catalog/framework-phrase.ts'
import { resolveLibrary } from '../../catalog/libraries.ts'
import { resolvePhrase, resolveWord } from '../../catalog/value-spellings.ts'
import type { Node } from '../../text/document.ts'
import { isOfOtherMatters, isPassedOver, keysNamed, switchNamed } from './key-lookup.ts'
import { sayingOf, understood } from './phrases/phrases.ts'
import type { Saying } from './phrases/saying.ts'
import { listAt, scalarAt, textOf } from './read-value.ts'
import { sayingOfSwitch } from './switches.ts'

/** What a word says by itself, whatever key it stands at: it is read at the first of these that can hold it. */
const holders = [
  'hardware.spot',
  'hardware.provider',
  'hardware.accelerator',
  'hardware.interconnect',
  'task',
  'stage',
  'hardware.parallelism',
  'scale.size',
] as const

/**
 * What words say that stand where a section's keys are expected (`needs: [multi-cloud, custom CUDA kernels]`,
 * `operations: GKE, spot`). Each piece that is understood says something; the others are given back.
 */
export function looseWords(written: Node): { readonly said: Saying; readonly left: readonly Node[] } {
  const said: (readonly [string, Node])[] = []
  const left: Node[] = []
  for (const piece of piecesOf(written)) {
    const saying = sayingOfPiece(piece)
    const text = textOf(piece) ?? ''
    if (saying === undefined && (isPassedOver(text) || isOfOtherMatters(text))) continue
    if (saying === undefined) left.push(piece)
    else said.push(...saying)
  }
  return { said, left }
}

/** The items of a list; of a text, what stands between separators, unless the whole says something. */
function piecesOf(written: Node): readonly Node[] {
  if (written.kind === 'list') return written.items.flatMap((item) => (item.kind === 'scalar' ? piecesOf(item) : []))
  const text = textOf(written) ?? ''
  if (text.length > 256 || sayingOfPiece(written) !== undefined) return [written]
  const parts = text.split(/\s*(?:[,;+&]|\band\b)\s*/).filter((part) => part !== '')
  return parts.map((part) => (part === text ? written : scalarAt(written, part)))
}

function sayingOfPiece(piece: Node): Saying | undefined {
  const text = textOf(piece)
  if (text === undefined || text.length > 128) return undefined
  return (
    asNeed(piece, text) ?? asSwitch(piece, text) ?? asSoftware(piece, text) ?? asHeld(piece) ?? asModel(piece, text)
  )
}

/** A key that is true when it is named: a need, or a property of the model. */
function asNeed(piece: Node, text: string): Saying | undefined {
  const isNegated = /^(?:no|not|without|static|fixed)\b/i.test(text)
  const name = text.replace(/^(?:needs?|must be|requires?|no|not|without|has|uses?)\s+/i, '')
  const keys = keysNamed('needs', 'needs', name)
  const key =
    keys.find((each) => each.startsWith('needs.') && each !== 'needs.other_workloads') ??
    keys.find((each) => flags.has(each))
  if (key !== undefined) return [[key, scalarAt(piece, !isNegated || key === 'needs.avoid_lock_in')]]
  if (
    /^(?:variable|varying|dynamic|ragged|different)\b.*\b(?:size|shape|length|resolution)s?\b|\bof (?:varying|variable|different) (?:size|length)s?$/i.test(
      text,
    )
  )
    return [['model.dynamic_shapes', scalarAt(piece, true)]]
  return /^(?:static|fixed)[\s_-]shapes?$/i.test(text) ? [['model.dynamic_shapes', scalarAt(piece, false)]] : undefined
}

const flags: ReadonlySet<string> = new Set([
  'model.dynamic_shapes',
  'model.dynamic_control_flow',
  'model.custom_ops',
  'model.custom_kernels',
  'model.architecture_locked',
  'team.getting_started',
  'operations.saves_checkpoints',
])

function asSwitch(piece: Node, text: string): Saying | undefined {
  const said = switchNamed('', text)
  return said && sayingOfSwitch(said, piece)
}

/** `custom CUDA kernels`, `bitsandbytes`. */
function asSoftware(piece: Node, text: string): Saying | undefined {
  const [, kernels] =
    /^(?:custom |own |hand-?written )(cuda|triton|hip|pallas)(?: kernels?| ops?| code)?\b/i.exec(text) ?? []
  const kind = kernels === undefined ? undefined : resolveWord('kernels', kernels)
  if (kind !== undefined) return [['model.custom_kernels', listAt(piece, [scalarAt(piece, kind)])]]
  const library = resolveLibrary(text)
  if (library !== undefined) return [['framework.libraries', listAt(piece, [scalarAt(piece, library.id)])]]
  const read = readFramework(text)
  return read !== undefined && read.unknown.length === 0 ? sayingOf('framework.name', piece) : undefined
}

function asHeld(piece: Node): Saying | undefined {
  for (const key of holders) {
    const said = understood(key, piece)
    if (said !== undefined && said.length > 0) return said
  }
  return undefined
}

function asModel(piece: Node, text: string): Saying | undefined {
  for (const name of ['precision', 'optimizer', 'architecture'] as const) {
    const word = resolvePhrase(name, text)
    if (word !== undefined) return [[`model.${name}`, scalarAt(piece, word)]]
  }
  return undefined
}
