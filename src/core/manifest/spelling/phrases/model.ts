import { architectureOfModelWord, resolveModel } from '../../../catalog/models/model-name.ts'
import { isTurned, resolvePhrase, resolveWord, wordsOf } from '../../../catalog/names/word-lookup.ts'
import type { Node } from '../../../text/document.ts'
import { onlyNearestWord } from '../../../text/nearest-word.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, sameOr, unread } from './saying.ts'
import { sizePiece } from './size-piece.ts'
import { taskOrStageWord } from './task-or-stage.ts'

/** The text of a model or architecture key. */
interface Phrase {
  /** The canonical key. */
  readonly key: string
  readonly written: Node
  readonly text: string
  /** The size in the text and the words around it; undefined without a size, or without other words. */
  readonly sized?: { readonly says: Saying | undefined; readonly rest: string }
}

/** A published model's name, an architecture, or a size (`7B`), alone or together (`7B transformer`). */
export function model(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 256) return undefined
  const sized = sizeIn(written, text)
  const phrase: Phrase = { key, written, text, ...(sized && { sized }) }
  for (const read of readings) {
    const declared = read(phrase)
    if (declared !== undefined) return declared
  }
  if (key === 'model.name') return [[key, written]]
  // Text unlike any known word is the user's own model name, unless the model has another name.
  return onlyNearestWord(text, wordsOf('architecture')) === undefined ? [['model.name', written, true]] : undefined
}

function sizeIn(written: Node, text: string): Phrase['sized'] {
  const [size] = /(?<![\w.])[~≈]?\d+(?:\.\d+)?\s?(?:[mb]|million|billion)\b(?:\s*param(?:eter)?s?)?/i.exec(text) ?? []
  if (size === undefined) return undefined
  const rest = text
    .replace(size, ' ')
    .replace(/[\s,;()]+/g, ' ')
    .trim()
  return rest === '' ? undefined : { says: sizePiece(written, size.trim()), rest }
}

/** `transformer`. Tried before the models, whose first lookup is slow. */
function kindAlone({ written, text }: Phrase): Saying | undefined {
  const kind = resolveWord('architecture', text)
  return kind && [['model.architecture', sameOr(written, kind)]]
}

/** A checkpoint name with 4-bit weights. */
const inFourBits = /(?<![a-z\d])(?:awq|gptq|bnb[-_ ]?4bit|nf4|int4|4[-_ ]?bit|w4a16|i?q4(?:_\w{1,3}){0,2})(?![a-z\d])/i

/** A checkpoint name with fp8 weights. */
const inFp8 = /(?<![a-z\d])fp8(?![a-z\d])/i

/** A published model. At the architecture key it means its architecture, unless its name includes a size. */
function published({ key, written, text }: Phrase): Saying | undefined {
  const known = resolveModel(text)
  // A family name is not a model, even if it usually means one of them.
  const isOneName = !/[,;]/.test(text)
  const family = isOneName && (known === undefined || !/\d/.test(text)) ? architectureOfModelWord(text) : undefined
  if (family !== undefined) return [['model.architecture', sameOr(written, family)]]
  if (known === undefined) return undefined
  const isName = key === 'model.name' || known.architecture === undefined || /\w\/\w{3}|\d[bm]\b/i.test(text)
  const stored = inFourBits.test(text) ? 'int4' : inFp8.test(text) ? 'fp8' : undefined
  if (isName && stored !== undefined)
    return [
      ['model.name', written],
      ['model.weights_precision', scalarAt(written, stored)],
    ]
  return isName ? [['model.name', written]] : [['model.architecture', scalarAt(written, known.architecture as string)]]
}

/** `vit-large (300M params)`, `FLUX.1-dev (12B transformer)`: the name says more than size and architecture. */
function publishedWithSize({ key, written, sized }: Phrase): Saying | undefined {
  if (key !== 'model.name' || sized?.says === undefined) return undefined
  const name = withoutKind(sized.rest.split(' ')).join(' ')
  const isOneModel = resolveModel(name) !== undefined && architectureOfModelWord(name) === undefined
  return isOneModel ? [['model.name', scalarAt(written, name)], ...sized.says] : undefined
}

const withoutKind = (parts: readonly string[]): string[] =>
  parts.filter((part) => !genericWords.has(part.toLowerCase()) && resolveWord('architecture', part) === undefined)

/** `7B transformer`, `a 70M llama`. */
function kindWithSize(phrase: Phrase): Saying | undefined {
  const { key, written, sized } = phrase
  if (sized?.says === undefined || sized.rest.includes('/')) return undefined
  const kind = resolvePhrase('architecture', sized.rest) ?? architectureOfModelWord(sized.rest)
  if (kind === undefined) return undefined
  // `FastConformer-Transducer-Large` is a name that contains an architecture.
  const isName = key === 'model.name' && /^\w+(?:-\w+){2,}$/.test(sized.rest)
  const name: Saying = isName ? [['model.name', scalarAt(written, sized.rest)]] : nameAlone(phrase)
  return [...name, ['model.architecture', scalarAt(written, kind)], ...sized.says]
}

/** `MoE 30B total / 3B active (128 experts)`. */
function totalAndActive({ written, text }: Phrase): Saying | undefined {
  const sizes = /([\d.]{1,6} ?[bt]) ?(?:params? )?total ?[,/(&]? ?([\d.]{1,6} ?b) ?(?:params? )?active/i
  const [whole, total, active] = sizes.exec(text) ?? []
  if (whole === undefined || total === undefined || active === undefined) return undefined
  const rest = text
    .replace(whole, ' ')
    .replace(/\bmoe\b|mixture of experts|[()]/gi, ' ')
    .trim()
  return [
    ['model.architecture', scalarAt(written, 'moe')],
    ['scale.parameters', scalarAt(written, total)],
    ['scale.active_parameters', scalarAt(written, active)],
    ...(rest === '' ? [] : ([[unread, scalarAt(written, rest)]] as const)),
  ]
}

const sizeAlone = ({ written, text }: Phrase): Saying | undefined => sizePiece(written, text)

/** Words next to a model's name that are its kind or add nothing. */
const genericWords = new Set([
  'llm',
  'model',
  'dense',
  'multimodal',
  'embeddings',
  'embedding',
  'classifier',
  'network',
])

/** `mixtral 8x7b MoE`, `bge-large embeddings`. */
function nameWithWords({ written, text }: Phrase): Saying | undefined {
  const parts = text.split(/[\s,;()]+/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 8) return undefined
  const kept = withoutKind(parts)
  const name = kept.join(' ')
  if (kept.length === 0 || kept.length === parts.length || !/\d/.test(name)) return undefined
  return resolveModel(name) && [['model.name', scalarAt(written, name)]]
}

/** `mistral-7b continued pretraining`, `FLUX.1-dev full fine-tune`: the task after a model's name. */
function nameWithTask({ key, written, text }: Phrase): Saying | undefined {
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length, 6); at++) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const task = resolveWord('stage', tail) === undefined ? taskOrStageWord(written, tail) : undefined
    const isModel = task !== undefined && (resolveModel(head) !== undefined || head.includes('/'))
    const named = isModel ? model(key, scalarAt(written, head)) : undefined
    if (task !== undefined && named !== undefined) return [...named, ...task]
  }
  return undefined
}

/** `34M SDXL unet`. */
function familyWithSize(phrase: Phrase): Saying | undefined {
  const { written, text, sized } = phrase
  const family = sized && !text.includes('/') ? architectureInPhrase(sized.rest) : undefined
  if (family === undefined) return undefined
  return [...nameAlone(phrase), ['model.architecture', scalarAt(written, family)], ...(sized?.says ?? [])]
}

/** `our-net (34M params)`. */
function nameWithSize({ key, written, text, sized }: Phrase): Saying | undefined {
  if (sized?.says === undefined || key !== 'model.name' || !/[,(]/.test(text)) return undefined
  return [['model.name', scalarAt(written, sized.rest.replace(/ params?$/, ''))], ...sized.says]
}

/** `small custom CNN`. In `R-GCN, custom CUDA kernels`, the second part is reported as not read. */
function kindInPhrase(phrase: Phrase): Saying | undefined {
  const { written, text } = phrase
  if (text.includes('/')) return undefined
  const kind = kindIn(text)
  if (kind === undefined) return undefined
  const others = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && kindIn(part) !== kind)
  return [
    ...nameAlone(phrase),
    ['model.architecture', scalarAt(written, kind)],
    ...others.map((part) => [unread, scalarAt(written, part)] as const),
  ]
}

/** `our-inhouse-xl`: a single word at the key for a name is a name, even if it resembles an architecture. */
const nameAlone = ({ key, written, text }: Phrase): Saying =>
  key === 'model.name' && !/\s/.test(text) ? [['model.name', written]] : []

const kindIn = (text: string): string | undefined => resolvePhrase('architecture', text) ?? architectureInPhrase(text)

/** The possible readings of a phrase, most certain first. */
const readings: readonly ((phrase: Phrase) => Saying | undefined)[] = [
  kindAlone,
  totalAndActive,
  published,
  publishedWithSize,
  kindWithSize,
  sizeAlone,
  nameWithWords,
  nameWithTask,
  familyWithSize,
  nameWithSize,
  kindInPhrase,
]

/** The architecture that a family of models in a phrase implies: `SDXL unet`, `VideoMAE ViT-L`. */
function architectureInPhrase(text: string): string | undefined {
  if (isTurned(text)) return undefined
  const found = new Set(
    text.split(/[\s,;()+]+/).flatMap((part) => resolveModel(part)?.architecture ?? architectureOfModelWord(part) ?? []),
  )
  const [only, another] = found
  return another === undefined ? only : undefined
}
