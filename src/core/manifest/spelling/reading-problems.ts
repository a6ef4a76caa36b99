import type { Entry, Node, Path, Range } from '../../text/document.ts'
import { list } from '../../text/wording.ts'
import type { Counted } from '../keys/key.ts'
import { allKeys } from '../keys/keys.ts'
import { countsOther, keyThatCounts, withNoun } from '../keys/nouns.ts'
import { cut } from '../problem.ts'
import { textOf } from './values/value-node.ts'

/** A mistake found before the schema sees the job, with its place in the text. */
export interface ReadingProblem {
  readonly rule: 'manifest/unknown-key' | 'manifest/invalid-value'
  readonly message: string
  readonly remedy: string
  readonly range: Range
  readonly path: Path
  /** The certain replacement. */
  readonly fix?: string
}

/** One edit away from a documented name. */
export const misspelledName = (name: string, { key }: Entry, section: string, meant: string): ReadingProblem => ({
  rule: 'manifest/unknown-key',
  message: `Unknown key "${cut(name)}" in ${section === '' ? 'a job' : `\`${section}\``}.`,
  remedy: `Did you mean "${meant}"?`,
  range: key,
  path: [...(section === '' ? [] : section.split('.')), name],
  fix: meant,
})

/** A name with several uses. */
export const ambiguousName = (name: string, { key }: Entry, meant: readonly string[]): ReadingProblem => ({
  rule: 'manifest/unknown-key',
  message: `"${cut(name)}" can mean several things.`,
  remedy: `Write ${list(
    meant.map((path) => `\`${path}\``),
    'or',
  )}.`,
  range: key,
  path: [name],
})

/** `nodes: 2` with `gpus: 8`: per node in some programs, in total in others. */
export const openCount = (
  { key }: Entry,
  name: string,
  each: number,
  nodes: number,
  called = 'nodes',
): ReadingProblem => ({
  rule: 'manifest/invalid-value',
  message: `\`${cut(name)}: ${each}\` on ${nodes} ${called} can be ${each} in all or ${each * nodes}.`,
  remedy: `Write the total: \`hardware.count: ${each}\` or \`hardware.count: ${each * nodes}\`.`,
  range: key,
  path: ['hardware', 'count'],
})

/** `count: 8 per node` without a number of nodes. */
export const openNodes = ({ node }: Entry, each: number): ReadingProblem => ({
  rule: 'manifest/invalid-value',
  message: `"${cut(textOf(node) ?? '')}" leaves open how many nodes the job has.`,
  remedy: `Write \`hardware.nodes\` beside it, or the total: \`hardware.count: ${each}\` on one node.`,
  range: node.range,
  path: ['hardware', 'nodes'],
})

/** `gpus_per_node: 64` with 8 accelerators in total. */
export const moreThanAll = ({ key }: Entry, name: string, each: number, all: number): ReadingProblem => ({
  rule: 'manifest/invalid-value',
  message: `\`${cut(name)}: ${each}\` is more than the ${all} accelerators of the job.`,
  remedy: `Write the total: \`hardware.count: ${each}\`, or \`nodes\` beside it.`,
  range: key,
  path: ['hardware', 'count'],
})

/** Workers next to declared accelerators. */
export const openWorkers = ({ key }: Entry, name: string, workers: number, each: number): ReadingProblem => ({
  ...openCount({ key } as Entry, name, workers, each),
  message: `\`${cut(name)}: ${workers}\` beside ${each} accelerators can be ${workers} in all or ${workers * each}.`,
})

/** `hardware: [A100, 32]`. */
export function listInsteadOfWord(items: readonly Node[]): ReadingProblem {
  const [first, last] = [items[0], items.at(-1)] as [Node, Node]
  return {
    rule: 'manifest/invalid-value',
    message: '`hardware` does not take a name and a number in a list.',
    remedy: `Write \`hardware: ${cut(items.map((item) => textOf(item)).join(':'))}\`.`,
    range: [first.range[0], last.range[1]],
    path: ['hardware'],
  }
}

/** `hardware: [{ gpu: A100 }, { tpu: v3-8 }]`. */
export const severalMappings = (section: string, { node }: Entry): ReadingProblem => ({
  rule: 'manifest/invalid-value',
  message: `\`${section}\` takes one mapping, and no list of them.`,
  remedy: `Write its keys without the list; declare several under \`jobs\`, each in a job of its own.`,
  range: node.range,
  path: [section],
})

/** Kinds of keys with an amount instead of a count. */
const amounts: Readonly<Record<string, string>> = { bytes: 'bytes', money: 'an amount of money' }

/** A number of something else: `count: 8 nodes`, `global_batch_size: 4M tokens`. */
export function otherUnit(path: string, written: Node): Omit<ReadingProblem, 'path'> | undefined {
  const key = allKeys.get(path)
  const text = textOf(written) ?? ''
  const found = withNoun(text)
  const of = key !== undefined && /^(?:count|amount)/.test(key.kind) && 'of' in key ? (key.of as Counted) : undefined
  if (key === undefined || found === undefined) return undefined
  const amount = amounts[key.kind]
  if (of === undefined ? amount === undefined || (found.counts ?? 'other') === 'other' : !countsOther(text, of))
    return undefined
  const { number, counts } = found
  const meant =
    path === 'scale.global_batch_size' && counts === 'tokens'
      ? 'scale.global_batch_tokens'
      : counts && keyThatCounts[counts]
  const own = of === 'other' ? 'counts something else' : `counts ${of}`
  return {
    rule: 'manifest/invalid-value',
    message:
      of === undefined
        ? `\`${path}\` takes ${amount}; "${cut(text)}" is a number of ${counts ?? 'something else'}.`
        : `\`${path}\` ${own}, but "${cut(text)}" does not.`,
    remedy:
      meant === undefined || meant === path
        ? `Write the number that \`${path}\` takes.`
        : `Write \`${meant}: ${number}\`, ${amount === undefined ? `or the number that \`${path}\` takes` : `or give \`${path}\` ${amount}`}.`,
    range: written.range,
  }
}
