import type { JobPart } from '../../manifest/job-reader.ts'
import type { Placed } from '../../manifest/spelling/job-draft.ts'
import { type Node, nodeAt, type Path, toPlain } from '../../text/document.ts'
import { canonical, isSame } from '../edits/canonical.ts'

/** What one entry of a job declares in another spelling or at another place than the reference. */
export interface OtherWords {
  /** Steps below the job, as written. */
  readonly from: Path
  /** Everything that the entry declares, its own value first. */
  readonly placed: readonly [Placed, ...Placed[]]
  /** Its key changes, not only its value. */
  readonly isKey: boolean
}

/** The entries of a job that differ from the reference. Disagreements between two of them are left to their author. */
export function otherWords({ map, reading }: JobPart): OtherWords[] {
  const disputed = new Set(reading.disagreements.map(({ to }) => to.join('.')))
  const groups = new Map<string, Placed[]>()
  for (const placed of reading.values) {
    const key = JSON.stringify(placed.from)
    const group = groups.get(key)
    if (group) group.push(placed)
    else groups.set(key, [placed])
  }
  return [...groups.values()].flatMap((group) => {
    const placed = mainFirst(group)
    const [{ from }] = placed
    const written = nodeAt(map, from)
    if (written === undefined || placed.every(isImplied) || placed.some(({ to }) => disputed.has(to.join('.'))))
      return []
    if (!placed.some((each) => isElsewhere(each) || isOtherwise(each, written)) || losesNumbers(placed, written))
      return []
    return [{ from, placed, isKey: placed.some(({ to }) => !startsWith(to, from)) }]
  })
}

/** Another program's mapping that is a section of the reference under another name. */
export interface OtherSection {
  readonly from: Path
  readonly to: Path
  readonly words: readonly OtherWords[]
}

/** Mappings whose values all belong to one section that the job does not have yet. */
export function otherSections({ map, reading }: JobPart, words: readonly OtherWords[]): OtherSection[] {
  const above = words.filter(({ from }) => from.length > 1).map(({ from }) => from.slice(0, -1))
  const paths = new Map(above.map((path) => [JSON.stringify(path), path]))
  return [...paths.values()].flatMap((from) => {
    const inside = reading.values.filter((placed) => startsWith(placed.from, from))
    const to = inside.find((placed) => placed.from.length === from.length + 1)?.to.slice(0, -1) ?? []
    const isHere = to.length === from.length && startsWith(to, from.slice(0, -1)) && !startsWith(to, from)
    const isOneSection = inside.every(
      (placed) =>
        placed.to.length === to.length + 1 &&
        startsWith(placed.to, to) &&
        (placed.from.length === from.length + 1 || (placed.isPart === true && placed.from.length === from.length)),
    )
    if (!isHere || !isOneSection || nodeAt(map, to) !== undefined || nodeAt(map, from)?.kind !== 'map') return []
    return [{ from, to, words: words.filter((each) => startsWith(each.from, from)) }]
  })
}

/**
 * Whether the canonical name of a model or of software would omit a number that its author wrote, for example a version
 * (`NeMo 2.0`) or a quantization. Then it stays as written, which is valid too.
 */
function losesNumbers(placed: OtherWords['placed'], written: Node): boolean {
  if (written.kind !== 'scalar' || !placed.some(({ to }) => names.has(to.join('.')))) return false
  const rewritten = placed
    .map(({ node }) => (node.kind === 'scalar' ? node.source : JSON.stringify(toPlain(node))))
    .join(' ')
  return (written.source.match(/\d+/g) ?? []).some((number) => !rewritten.includes(number))
}

const names: ReadonlySet<string> = new Set([
  'model.name',
  'model.architecture',
  'framework.name',
  'framework.libraries',
])

const mainFirst = (group: readonly Placed[]): OtherWords['placed'] =>
  [...group].sort((a, b) => Number(a.isPart ?? false) - Number(b.isPart ?? false)) as unknown as OtherWords['placed']

/** What a mapping's presence declares: it is written once the mapping is removed. */
export const isImplied = ({ isPart, entry }: Placed): boolean => isPart === true && entry.node.kind === 'map'

/** A section's shorthand is canonical for its first value. */
const isElsewhere = ({ from, to, isPart }: Placed): boolean =>
  isPart === true ? from.join('.') !== to.join('.') : !startsWith(to, from)

export const isOtherwise = ({ node }: Pick<Placed, 'node'>, written: Node): boolean =>
  node !== written && !isSame(canonical(node), canonical(written))

export const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((step, at) => String(step) === String(path[at]))
