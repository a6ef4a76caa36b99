import { architectureOfModelWord, resolveModel } from '../../../catalog/models/model-name.ts'
import { isTurned, resolvePhrase, resolveWord, wordsOf } from '../../../catalog/names/value-spellings.ts'
import type { Node } from '../../../text/document.ts'
import { onlyNearestWord } from '../../../text/nearest-word.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, sameOr, unread } from './saying.ts'
import { sizePiece } from './size-piece.ts'
import { taskOrStageWord } from './task-or-stage.ts'

/** What is written where a model, or its kind of network, is asked for. */
interface Phrase {
  /** The key of the reference at which it stands. */
  readonly key: string
  readonly written: Node
  readonly text: string
  /** The size in it and the words around that; absent where there is none, or nothing else. */
  readonly sized?: { readonly says: Saying | undefined; readonly rest: string }
}

/** The name of a published model, a kind of network, or a size (`7B`), alone or together (`7B transformer`). */
export function model(key: string, written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined || text.length > 256) return undefined
  const sized = sizeIn(written, text)
  const phrase: Phrase = { key, written, text, ...(sized && { sized }) }
  for (const read of readings) {
    const said = read(phrase)
    if (said !== undefined) return said
  }
  if (key === 'model.name') return [[key, written]]
  // What is near no word of the reference is what somebody calls the model, where nothing else is its name.
  return onlyNearestWord(text, wordsOf('architecture')) === undefined ? [['model.name', written, true]] : undefined
}

function sizeIn(written: Node, text: string): Phrase['sized'] {
  const [size] = /(?<![\w.])[~≈]?\d+(?:\.\d+)?\s?[mb]\b(?:\s*param(?:eter)?s?)?/i.exec(text) ?? []
  if (size === undefined) return undefined
  const rest = text
    .replace(size, ' ')
    .replace(/[\s,;()]+/g, ' ')
    .trim()
  return rest === '' ? undefined : { says: sizePiece(written, size.trim()), rest }
}

/** `transformer`: before any model is looked up, which takes its time the first time. */
function kindAlone({ written, text }: Phrase): Saying | undefined {
  const kind = resolveWord('architecture', text)
  return kind && [['model.architecture', sameOr(written, kind)]]
}

/** A checkpoint whose name says that its weights are stored in 4 bits. */
const inFourBits = /(?<![a-z\d])(?:awq|gptq|bnb[-_ ]?4bit|nf4|int4|4[-_ ]?bit|w4a16|i?q4(?:_\w{1,3}){0,2})(?![a-z\d])/i

/** A checkpoint whose name says that its weights are stored in fp8. */
const inFp8 = /(?<![a-z\d])fp8(?![a-z\d])/i

/** A published model. Where the kind of network is asked for it stands for its kind, unless it is named with its size. */
function published({ key, written, text }: Phrase): Saying | undefined {
  const known = resolveModel(text)
  // The word for a family is no model of it, whatever model is meant by it most often.
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

/** `vit-large (300M params)`, `FLUX.1-dev (12B transformer)`: the name tells more than the size and the kind do. */
function publishedWithSize({ key, written, sized }: Phrase): Saying | undefined {
  if (key !== 'model.name' || sized?.says === undefined) return undefined
  const name = withoutKind(sized.rest.split(' ')).join(' ')
  const isOneModel = resolveModel(name) !== undefined && architectureOfModelWord(name) === undefined
  return isOneModel ? [['model.name', scalarAt(written, name)], ...sized.says] : undefined
}

const withoutKind = (parts: readonly string[]): string[] =>
  parts.filter((part) => !besideNames.has(part.toLowerCase()) && resolveWord('architecture', part) === undefined)

/** `7B transformer`, `a 70M llama`. */
function kindWithSize(phrase: Phrase): Saying | undefined {
  const { key, written, sized } = phrase
  if (sized?.says === undefined || sized.rest.includes('/')) return undefined
  const kind = resolvePhrase('architecture', sized.rest) ?? architectureOfModelWord(sized.rest)
  if (kind === undefined) return undefined
  // `FastConformer-Transducer-Large` is a name in which a kind stands.
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

/** Words beside the name of a model that say of what kind it is, or nothing. */
const besideNames = new Set(['llm', 'model', 'dense', 'multimodal', 'embeddings', 'embedding', 'classifier', 'network'])

/** `mixtral 8x7b MoE`, `bge-large embeddings`. */
function nameWithWords({ written, text }: Phrase): Saying | undefined {
  const parts = text.split(/[\s,;()]+/).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 8) return undefined
  const kept = withoutKind(parts)
  const name = kept.join(' ')
  if (kept.length === 0 || kept.length === parts.length || !/\d/.test(name)) return undefined
  return resolveModel(name) && [['model.name', scalarAt(written, name)]]
}

/** `mistral-7b continued pretraining`, `FLUX.1-dev full fine-tune`: what is done with a model, behind its name. */
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

/** `small custom CNN`; of `R-GCN, custom CUDA kernels` the second part is named as not read. */
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

/** `our-inhouse-xl`: one word where a name is asked for is a name, whatever kind it tells. */
const nameAlone = ({ key, written, text }: Phrase): Saying =>
  key === 'model.name' && !/\s/.test(text) ? [['model.name', written]] : []

const kindIn = (text: string): string | undefined => resolvePhrase('architecture', text) ?? architectureInPhrase(text)

/** What a phrase may be, the surest first. */
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

/** The kind of network that a phrase names by a family of models: `SDXL unet`, `VideoMAE ViT-L`. */
function architectureInPhrase(text: string): string | undefined {
  if (isTurned(text)) return undefined
  const found = new Set(
    text.split(/[\s,;()+]+/).flatMap((part) => resolveModel(part)?.architecture ?? architectureOfModelWord(part) ?? []),
  )
  const [only, another] = found
  return another === undefined ? only : undefined
}
