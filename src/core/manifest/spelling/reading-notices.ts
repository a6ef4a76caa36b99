import type { Finding } from '../../finding/finding.ts'
import type { Document, Path, Range } from '../../text/document.ts'
import { list } from '../../text/wording.ts'
import { sections } from '../keys/keys.ts'
import type { Origin, Placed } from './job-draft.ts'
import { candidates, keysInstead } from './key-lookup.ts'
import type { JobReading } from './read-job.ts'
import { textOf } from './values/value-node.ts'

type Notice = Omit<Finding, 'related'>

/** The most keys in one notice. */
const mostNamed = 12

/** One notice per job: the keys that were not read. */
export function notReadFinding(document: Document, { notRead }: JobReading, prefix: Path): Notice | undefined {
  const [first] = notRead
  if (first === undefined) return undefined
  const names = [...new Set(notRead.map(({ from }) => `\`${from.at(-1)}\``))]
  return {
    rule: 'manifest/not-read',
    severity: 'notice',
    message: `Not read: ${named(names)}.`,
    remedy: remedyFor(notRead),
    span: document.span(first.entry.key),
    path: prefix,
  }
}

/** Reports a batch size that may be per accelerator or global. */
export function openBatchFinding(document: Document, { from, to, entry, node }: Placed, prefix: Path): Notice {
  const written = `${from.at(-1)}: ${textOf(node)}`
  return {
    rule: 'manifest/not-read',
    severity: 'notice',
    message: `Not read: whether \`${written}\` is of each accelerator. It counts for all of them together.`,
    remedy: `Declare \`scale.micro_batch_size: ${textOf(node)}\` instead if it is of each.`,
    span: document.span(entry.key),
    path: [...prefix, ...to],
  }
}

/** The keys to declare instead, according to the tables. */
function remedyFor(notRead: readonly Origin[]): string {
  const namesOf = new Map<string, Set<string>>()
  for (const { from } of notRead) {
    const instead = list(
      keysInstead(from).map((path) => `\`${path}\``),
      'or',
    )
    if (instead !== '') namesOf.set(instead, (namesOf.get(instead) ?? new Set()).add(`\`${from.at(-1)}\``))
  }
  const advice = [
    ...[...namesOf].slice(0, mostNamed).map(([instead, names]) => `${instead} instead of ${list([...names])}`),
    ...(notRead.some(isDeadline) ? ['the time that is left (`deadline: 14d`), since no date is compared'] : []),
  ]
  return advice.length === 0
    ? 'Keep what is not meant for this check; write the rest under a documented key.'
    : `Declare ${advice.join('; ')}. Keep what is not meant for this check.`
}

/** A deadline that is not read is a date, or names one. */
const isDeadline = ({ from }: Origin): boolean =>
  candidates('operations', 'operations', String(from.at(-1))).some(({ path }) => path === 'operations.deadline')

/** One notice per file: the keys with other spellings. */
export function otherSpellings(
  document: Document,
  readings: readonly JobReading[],
  report: (finding: Notice) => void,
): void {
  const renamed = new Map<string, Range>()
  for (const { from, to, entry } of readings.flatMap(({ otherKeys }) => otherKeys)) {
    const words = inOtherWords(from, to)
    if (!renamed.has(words)) renamed.set(words, entry.key)
  }
  const first = [...renamed.values()].sort(([a], [b]) => a - b)[0]
  if (first === undefined) return
  report({
    rule: 'manifest/other-spelling',
    severity: 'notice',
    message: `${named([...renamed.keys()].sort())}.`,
    remedy: 'Keep the keys, or run `accelerator-review check --fix` to write the documented names.',
    span: document.span(first),
    path: [],
  })
}

/** The canonical spelling of a key, or of its mapping if only that differs. */
function inOtherWords(from: Path, to: Path): string {
  const isInside =
    from.length > 1 &&
    !Object.hasOwn(sections, String(from.at(-2))) &&
    from.length === to.length &&
    from.at(-1) === to.at(-1)
  const [written, meant] = isInside ? [from.slice(0, -1), to.slice(0, -1)] : [from, to]
  return `\`${written.at(-1)}\` means \`${meant.join('.')}\``
}

function named(names: readonly string[]): string {
  const more = names.length - mostNamed
  return list([...names.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])])
}
