import { type Finding, severities } from '../../finding/finding.ts'
import type { FileReview } from '../../review/check.ts'
import { fails, type Outcome } from '../../review/outcome.ts'
import { waivedWords } from './finding-words.ts'

export interface PlacedFinding {
  readonly file: FileReview
  readonly finding: Finding
}

/** Findings with the same words at different places. */
export interface SameWords {
  readonly finding: Finding
  readonly places: readonly PlacedFinding[]
}

/** Findings of the same rule, severity and standing, by their words. */
export interface FindingBlock {
  /** One of them, for the shared parts. */
  readonly finding: Finding
  readonly variants: readonly SameWords[]
}

/**
 * The findings in blocks, so that each problem is read once for all jobs: failing first, then by severity, new before
 * existing, then by file. Waived ones last.
 */
export function findingBlocks(outcome: Outcome, isWanted: (finding: Finding) => boolean = () => true): FindingBlock[] {
  const blocks = new Map<string, Map<string, PlacedFinding[]>>()
  for (const file of outcome.files)
    for (const finding of file.findings.filter(isWanted)) {
      const variants = entryOf(blocks, kindOf(finding), () => new Map<string, PlacedFinding[]>())
      entryOf(variants, wordsOf(finding), () => []).push({ file, finding })
    }
  return [...blocks.values()].map(blockOf).sort((a, b) => rankOf(a.finding, outcome) - rankOf(b.finding, outcome))
}

const blockOf = (variants: ReadonlyMap<string, readonly PlacedFinding[]>): FindingBlock => {
  const same = [...variants.values()].map((places): SameWords => ({ finding: firstOf(places).finding, places }))
  return { finding: firstOf(same).finding, variants: same }
}

const firstOf = <Item>(items: readonly Item[]): Item => items[0] as Item

/** Existing and not failing: reviewers of the change can ignore it. */
export const isSettled = (finding: Finding, outcome: Outcome): boolean =>
  finding.standing === 'existing' && !fails(finding, outcome)

export const countOf = ({ variants }: FindingBlock): number =>
  variants.reduce((sum, { places }) => sum + places.length, 0)

/** Whether all wordings of a block have the same remedy, which is then shown once. */
export const hasOneRemedy = ({ variants }: FindingBlock): boolean =>
  variants.length > 1 && new Set(variants.map(({ finding }) => finding.remedy)).size === 1

const kindOf = ({ rule, severity, standing, onBase, waived }: Finding): string =>
  [rule, severity, standing, onBase, waived !== undefined].join(' ')

const wordsOf = ({ message, remedy, waived }: Finding): string =>
  JSON.stringify([message, remedy, waived && waivedWords(waived)])

function rankOf(finding: Finding, outcome: Outcome): number {
  const { severity, standing, waived } = finding
  if (waived) return severities.length * 2
  const failing = fails(finding, outcome) ? severities.length * 2 : 0
  return severities.indexOf(severity) * 2 + (standing === 'existing' ? 1 : 0) - failing
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}
