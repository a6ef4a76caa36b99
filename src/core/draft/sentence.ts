// What a sentence says of a job: "Fine-tune Llama 3 8B on two H100 at AWS for 3 epochs".

import { resolveModel } from '../catalog/models/model-name.ts'
import { readHardware } from '../catalog/names/hardware-phrase.ts'
import { readProvider } from '../catalog/names/providers.ts'
import { countedBy } from '../manifest/keys/nouns.ts'
import { candidates } from '../manifest/spelling/key-lookup.ts'
import { understood } from '../manifest/spelling/phrases/phrases.ts'
import { type Saying, unread } from '../manifest/spelling/phrases/saying.ts'
import { sizePiece } from '../manifest/spelling/phrases/size-piece.ts'
import { precision } from '../manifest/spelling/phrases/training.ts'
import { scalarAt, textOf } from '../manifest/spelling/values/value-node.ts'

export interface SentenceReading {
  /** Values by path: `scale.epochs`. None where the sentence says two. */
  readonly values: ReadonlyMap<string, string>
  /** Pieces with a number that was not understood. */
  readonly unread: readonly string[]
}

/** Longer texts are read at their beginning. */
const longestRead = 2_000
/** The most words of one phrase: "4 nodes of 8 NVIDIA H100 80 GB". */
const mostWords = 8

/** Between phrases. */
const between = /[,;:()]|\.(?= |$)| (?:on|at|in|from|with|for|using|to|by|and) /i

const numbers = 'one two three four five six seven eight nine ten'.split(' ')
const numberWord = new RegExp(`\\b(?:a single|${numbers.join('|')})\\b(?= \\S)`, 'gi')
const inDigits = (text: string): string =>
  text.replace(numberWord, (word) => String(Math.max(1, numbers.indexOf(word.toLowerCase()) + 1)))

type Said = readonly (readonly [path: string, value: string])[]

/** Reads a sentence by the readers of the manifest's phrases. */
export function readSentence(text: string): SentenceReading {
  const values = new Map<string, string>()
  const twice = new Set<string>()
  const left: string[] = []
  const line = text.slice(0, longestRead).replaceAll('\n', ', ').replace(/\s+/g, ' ')
  for (const written of inDigits(line).split(between)) {
    const piece = written.trim()
    const provider = readProvider(piece)?.provider.id
    const said = provider === undefined ? saidIn(piece.split(' '), left) : [['hardware.provider', provider] as const]
    for (const [path, value] of said) {
      if ((values.get(path) ?? value) !== value) twice.add(path)
      values.set(path, value)
    }
  }
  // Nothing tells which of two counts is that of which accelerator.
  if (twice.has('hardware.accelerator')) twice.add('hardware.count')
  for (const path of twice) values.delete(path)
  return { values, unread: left }
}

/** From left to right, the longest run of words that is understood. Adds what is not to `left`. */
function saidIn(words: readonly string[], left: string[]): Said {
  const all: Said[number][] = []
  let skipped: string[] = []
  const leave = (): void => {
    if (skipped.some((word) => /\d/.test(word))) left.push(skipped.join(' '))
    skipped = []
  }
  for (let at = 0; at < words.length; ) {
    let length = Math.min(mostWords, words.length - at)
    let said: Said | undefined
    for (; length > 0 && said === undefined; length--) said = saidBy(words.slice(at, at + length).join(' '))
    if (said === undefined) skipped.push(words[at++] ?? '')
    else {
      leave()
      all.push(...said)
      at += length + 1
    }
  }
  leave()
  return all
}

/** What one run of words says. Undefined if it is not understood. Words without a number may be of anything. */
function saidBy(phrase: string): Said | undefined {
  if (!/\d/.test(phrase)) return undefined
  if (/[a-z]/i.test(phrase) && resolveModel(phrase) !== undefined) return [['model.name', phrase]]
  return hardwareIn(phrase) ?? sizeIn(phrase) ?? namedIn(phrase) ?? precisionIn(phrase)
}

function hardwareIn(phrase: string): Said | undefined {
  const { accelerator, count, perNode, nodes, provider } = readHardware(phrase) ?? {}
  if (accelerator === undefined) return undefined
  const total = count ?? (perNode && nodes && perNode * nodes)
  return [
    ['hardware.accelerator', accelerator],
    ...(total === undefined ? [] : [['hardware.count', String(total)] as const]),
    ...(provider === undefined ? [] : [['hardware.provider', provider] as const]),
  ]
}

const at = (text: string) => scalarAt({ range: [0, 0] }, text)

const textsOf = (saying: Saying | undefined): Said | undefined =>
  saying?.flatMap(([path, node]) => (path === unread ? [] : [[path, textOf(node) ?? ''] as const]))

/** "3 epochs", "7B model". A size in bytes may be that of a device. */
const sizeIn = (phrase: string): Said | undefined =>
  /\d ?[gtp]i?b$/i.test(phrase) ? undefined : textsOf(sizePiece(at(phrase), phrase))

const namedNumber = /^([a-z][a-z_ -]{1,40}?)(?: of | is | ?= ?| )(\d[\d.,]*[kmbt]?(?: (?:per|a) \w+)?)$/i
const numberNamed = /^(\d[\d.,]*[kmbt]?) ([a-z][a-z_ -]{1,40})$/i

/** "batch size 64", "sequence length of 4096", "4096 context length", "batch size 8 per device". */
function namedIn(phrase: string): Said | undefined {
  const [, name, value] = namedNumber.exec(phrase) ?? []
  const [, number, behind] = numberNamed.exec(phrase) ?? []
  return ofKey(name, value) ?? ofKey(behind, number)
}

function ofKey(name = '', value = ''): Said | undefined {
  const found = name === '' || countedBy(name.toLowerCase()) ? [] : candidates('', '', name)
  const sure = found.filter(({ onlyIfFits }) => !onlyIfFits)
  const [key, another] = sure.length > 0 ? sure : found
  const isOpen = key === undefined || another !== undefined || !/^(?:scale|model)\./.test(key.path)
  return isOpen ? undefined : textsOf(understood(key.path, at(value)))
}

/** "bf16", "fp16 precision". */
const precisionIn = (phrase: string): Said | undefined =>
  /[a-z]/i.test(phrase) ? textsOf(precision(at(phrase))) : undefined
