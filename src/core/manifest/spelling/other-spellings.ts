import type { Finding } from '../../finding/finding.ts'
import type { Document, Path, Range } from '../../text/document.ts'
import { list } from '../../text/wording.ts'
import { sections } from './key-lookup.ts'
import type { JobReading } from './read-job.ts'

/** So many keys are named in one notice. */
const mostNamed = 12

/** One notice per file: the keys that were read as keys of the reference, and those that were ignored. */
export function otherSpellings(
  document: Document,
  readings: readonly JobReading[],
  report: (finding: Omit<Finding, 'related'>) => void,
): void {
  const renamed = new Map<string, Range>()
  const passed = new Map<string, Range>()
  for (const { otherKeys, passedOver } of readings) {
    for (const { from, to, entry } of otherKeys) note(renamed, inOtherWords(from, to), entry.key)
    for (const { from, entry } of passedOver) note(passed, `\`${from.at(-1)}\``, entry.key)
  }
  const first = [...renamed.values(), ...passed.values()].sort(([a], [b]) => a - b)[0]
  if (first === undefined) return
  const parts = [
    ...(renamed.size > 0 ? [`${named([...renamed.keys()].sort())}.`] : []),
    ...(passed.size > 0 ? [ignored([...passed.keys()].sort())] : []),
  ]
  const keep = renamed.size + passed.size === 1 ? 'Keep the key' : 'Keep the keys'
  const remedy =
    renamed.size > 0 ? `${keep}, or run \`accelerator-review check --fix\` to write the documented names.` : `${keep}.`
  report({
    rule: 'manifest/other-spelling',
    severity: 'notice',
    message: parts.join(' '),
    remedy,
    span: document.span(first),
    path: [],
  })
}

/** A key, or the mapping in which it stands where only that is called otherwise, as the reference has it. */
function inOtherWords(from: Path, to: Path): string {
  const isInside =
    from.length > 1 && !sections.includes(String(from.at(-2))) && from.length === to.length && from.at(-1) === to.at(-1)
  const [written, meant] = isInside ? [from.slice(0, -1), to.slice(0, -1)] : [from, to]
  return `\`${written.at(-1)}\` means \`${meant.join('.')}\``
}

/** The first place of each. */
function note(places: Map<string, Range>, name: string, place: Range): void {
  if (!places.has(name)) places.set(name, place)
}

function named(names: readonly string[]): string {
  const more = names.length - mostNamed
  return list([...names.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])])
}

const ignored = (names: readonly string[]): string =>
  names.length === 1
    ? `${named(names)} is ignored; it does not affect the choice of hardware.`
    : `${named(names)} are ignored; they do not affect the choice of hardware.`
