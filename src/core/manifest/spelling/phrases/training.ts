import { isTurned, resolvePhrase, resolveWord } from '../../../catalog/names/word-lookup.ts'
import type { Node } from '../../../text/document.ts'
import { scalarAt, textOf } from '../values/value-node.ts'
import { type Saying, sameOr, unread } from './saying.ts'

/** If the word says that everything has one format, also the precision of weights and optimizer. */
export function precision(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined) return undefined
  const stored = resolveWord('weights', text)
  if (stored === 'int4') return [['model.weights_precision', sameOr(written, stored)]]
  const found = resolvePhrase('precision', text)
  if (found === undefined) return precisions(written, text)
  const node = sameOr(written, found)
  const isPure = /^(?:bf16-true|16-true|pure[\s_-]?bf16|full[\s_-]?bf16)$/i.test(text)
  const all: Saying = [
    ['model.precision', node],
    ['model.weights_precision', node],
    ['model.optimizer_precision', node],
  ]
  return isPure ? all : [['model.precision', node]]
}

const ofParts: readonly (readonly [key: string, part: RegExp])[] = [
  ['model.weights_precision', /^(?:master(?:[ -]weights?| copy)?|weights|params|parameters)$/i],
  ['model.optimizer_precision', /^optimizer(?: states?)?$/i],
  ['model.precision', /^(?:compute|mixed|mixed precision|training|activations)?$/i],
]

/** `bf16 with fp32 master weights`: formats of different parts, each part once. */
function precisions(written: Node, text: string): Saying | undefined {
  if (text.length > 64) return undefined
  const declared = text.split(/[,;+&/()]| with | and /i).flatMap((each) => {
    const piece = each.trim()
    if (piece === '') return []
    const [word = '', ...rest] = piece.split(' ')
    const format = resolveWord('precision', word)
    const key = ofParts.find(([, part]) => part.test(rest.join(' ')))?.[0]
    return [format && key && ([key, scalarAt(written, format)] as const)]
  })
  const keys = declared.map((each) => (each ? each[0] : undefined))
  const isWhole = keys.includes('model.precision') && !keys.includes(undefined) && new Set(keys).size === keys.length
  return isWhole ? (declared as Saying) : undefined
}

/** `LoRA rank 32`. A reinforcement learning algorithm is a task. */
export function method(written: Node): Saying | undefined {
  const text = textOf(written)
  if (text === undefined) return undefined
  if (/^4(?:[\s-]?bits?)?$/i.test(text)) return [['model.method', scalarAt(written, 'qlora')]]
  const task = resolveWord('task', text)
  if (task !== undefined && resolveWord('method', text) === undefined) return [['task', scalarAt(written, task)]]
  const tuned = resolveWord('method', text)
  if (tuned !== undefined && /sft|fine?[\s_-]?tun/i.test(text))
    return [
      ['model.method', scalarAt(written, tuned)],
      ['task', scalarAt(written, 'fine-tuning'), true],
    ]
  const [, word, rank] = /^(q?lora)\s*\(?(?:rank|r)\s*[=:]?\s*(\d{1,4})\)?$/i.exec(text) ?? []
  if (word !== undefined)
    return [
      ['model.method', scalarAt(written, word.toLowerCase())],
      ['model.lora_rank', scalarAt(written, Number(rank))],
    ]
  return resolveWord('method', text) === undefined ? methodAmongWords(written, text) : undefined
}

/** `dreambooth lora`: the only method among other words, which are reported as not read. */
function methodAmongWords(written: Node, text: string): Saying | undefined {
  const parts = text.split(/\s+/)
  const found = parts.filter((part) => resolveWord('method', part) !== undefined)
  const [only, another] = new Set(found.map((part) => resolveWord('method', part)))
  if (only === undefined || another !== undefined || isTurned(text) || parts.length > 4) return undefined
  const others = parts.filter((part) => !found.includes(part)).join(' ')
  return [
    ['model.method', scalarAt(written, only)],
    [unread, scalarAt(written, others)],
  ]
}

/** Attention variants that share keys between heads, and say nothing about the kernel. */
const headKinds =
  /^(?:gqa|mha|mqa|mla|(?:multi[\s-]?head|grouped[\s-]?query|multi[\s-]?query|multi[\s-]?latent|self|causal|sliding|local|global|linear|full|sparse|cross)(?:[\s-]?(?:window|self))?(?:[\s-]?attention)?)$/i

export const attention = (written: Node): Saying | undefined => (headKinds.test(textOf(written) ?? '') ? [] : undefined)
