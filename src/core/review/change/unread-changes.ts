import type { FileChanges, UnreadChange } from '../../evidence/change/file-changes.ts'
import { filesNamed, isPage } from '../../evidence/change/files-named.ts'
import type { Severity } from '../../finding/finding.ts'
import { isManifestPath } from '../../manifest/file-name.ts'
import type { Policy } from '../../policy/policy.ts'
import { ruleSetUnder } from '../../policy/rule-set.ts'
import type { Facts } from '../../rules/facts.ts'
import { rules } from '../../rules/index.ts'
import { shownAt } from '../../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../../rules/rule-set.ts'
import { excerpt } from '../../text/excerpt.ts'
import { remembered } from '../../text/remembered.ts'
import { pairFiles } from '../baseline/file-pairs.ts'
import { pairJobs } from '../baseline/job-pairs.ts'
import type { FileReview, JobReview } from '../check.ts'
import type { BaseReviews } from '../outcome.ts'
import type { TreeDifference } from './base-tree.ts'
import { pathsCompared } from './brought-launches.ts'
import { withFound } from './change-demands.ts'
import { mayFailOn } from './withdrawn.ts'

const rule = 'evidence/unread-change'

/** Whether a policy asks for changes of launch files that are not read. */
export const asksForUnreadChanges = (policy: Policy): boolean => severityOf(ruleSetUnder(policy, rules)) !== 'off'

/** Whether a check may fail on a change of a launch file that is not read. */
export const mayFailOnUnreadChange = (policy: Policy): boolean => mayFailOn(policy, severityOf)

const severityOf = ({ severityInFile }: RuleSet): Severity | 'off' => severityInFile?.(rule, 'notice') ?? 'off'

/** What a change did to the files of the repository. */
interface ChangedFiles {
  readonly tree: TreeDifference
  /** Current paths of moved files, by their paths on the base. */
  readonly moved: ReadonlyMap<string, string>
  readonly fileChanges?: FileChanges
}

/** Adds the changes that no reader notices, in the launch files of each job: listed, compared, or named by these. */
export function withUnreadChanges(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  { tree, moved, fileChanges }: ChangedFiles,
  set: RuleSet,
): readonly FileReview[] {
  const severity = severityOf(set)
  if (severity === 'off' || fileChanges === undefined) return head
  const found = new Map<JobReview, readonly JudgedMismatch[]>()
  const ofCompared = remembered((path) => fileChanges.unreadOf(path, true))
  const ofNamed = remembered((path) => fileChanges.unreadOf(path, false))
  const whatOf = (path: string, isCompared: boolean): Change => {
    if (!tree.changed.has(path)) return 'removes'
    if (tree.changed.get(path) === undefined) return 'adds'
    return isCompared ? ofCompared(path) : ofNamed(path)
  }
  const touched = [...tree.changed.keys(), ...tree.deleted].filter((path) => !isManifestPath(path)).sort()
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    if (now === undefined) continue
    const before = base === undefined ? [] : launchesOf(base.job.facts).map((path) => moved.get(path) ?? path)
    const own = [...new Set([...launchesOf(now.job.facts), ...before])]
    const from = own.filter((path) => !isPage(path))
    const launches = new Set([...from, ...filesNamed(from, { ...fileChanges, changed: touched })])
    const changed = touched.filter((path) => launches.has(path))
    const compared = new Set(from)
    const mismatches = changed.flatMap((path): JudgedMismatch[] => {
      const what = whatOf(path, compared.has(path))
      return what.length === 0 ? [] : [{ rule, severity, at: ['evidence'], ...wordsAbout(path, what) }]
    })
    if (mismatches.length > 0) found.set(now.job, mismatches)
  }
  return withFound(head, found)
}

/** The files that a job lists or is compared with. */
const launchesOf = (facts: Facts): string[] => [...(facts.evidence?.listing?.files ?? []), ...pathsCompared(facts)]

/** What a change did to a file. */
type Change = 'adds' | 'removes' | UnreadChange

const wordsAbout = (path: string, change: Change): Omit<JudgedMismatch, 'rule' | 'severity' | 'at'> => ({
  problem: `This change ${whatItDoes(path, change)}.`,
  reason: 'What it launches may differ from what is compared with this job.',
  remedy: 'Have the owners of the policy look at it, and allow it there with a waiver.',
  related: change === 'removes' ? [] : shownAt(placesIn(path, change), 'Not read as it was changed.'),
})

const placesIn = (path: string, change: Change) =>
  typeof change === 'string' ? [{ path, line: 1 }] : change.map(({ line }) => ({ path, line }))

function whatItDoes(path: string, change: Change): string {
  if (change === 'adds' || change === 'removes') return `${change} ${path}`
  if (change === 'not compared') return `writes ${path}, which is not compared with the base`
  if (change === 'no text') return `writes ${path}, whose text is not read`
  if (change === 'same text') return `moves ${path}, or changes its mode`
  const [first, another] = change
  const { text = '', isRemoved } = first ?? {}
  const line = text === '' ? 'an empty line' : `\`${excerpt(text)}\``
  const written = isRemoved ? `removes ${line} from ${path}` : `writes ${line} in ${path}`
  return `${written}${another === undefined ? '' : ', and more'}, of which not every word is read`
}
