import { filesNamed, isPage } from '../evidence/files-named.ts'
import type { FileChanges, UnreadLine } from '../evidence/unread-change.ts'
import type { Severity } from '../finding/finding.ts'
import { isManifestPath } from '../manifest/file-name.ts'
import type { Policy } from '../policy/policy.ts'
import type { Facts } from '../rules/facts.ts'
import { shownAt } from '../rules/rule.ts'
import type { JudgedMismatch, RuleSet } from '../rules/rule-set.ts'
import { excerpt } from '../text/excerpt.ts'
import { remembered } from '../text/remembered.ts'
import type { TreeDifference } from './base-tree.ts'
import { pairFiles } from './baseline/file-pairs.ts'
import { pairJobs } from './baseline/job-pairs.ts'
import { pathsCompared } from './brought-launches.ts'
import { withFound } from './change-demands.ts'
import type { FileReview, JobReview } from './check.ts'
import type { BaseReviews } from './outcome.ts'
import { mayFailOn } from './withdrawn.ts'

const rule = 'evidence/unread-change'

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
  const linesIn = remembered(fileChanges.unreadLines)
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    if (now === undefined) continue
    const before = base === undefined ? [] : launchesOf(base.job.facts).map((path) => moved.get(path) ?? path)
    const own = [...new Set([...launchesOf(now.job.facts), ...before])]
    const started = filesNamed(own, { ...fileChanges, changed: tree.changed.keys() })
    const launches = new Set([...own.filter((path) => !isPage(path)), ...started])
    const changed = [...launches].filter((path) => tree.changed.has(path) && !isManifestPath(path))
    const mismatches = changed.sort().flatMap((path): JudgedMismatch[] => {
      const lines = linesIn(path)
      return lines?.length === 0
        ? []
        : [{ rule, severity, at: ['evidence'], ...wordsAbout(path, tree.changed.get(path) === undefined, lines) }]
    })
    if (mismatches.length > 0) found.set(now.job, mismatches)
  }
  return withFound(head, found)
}

/** The files that a job lists or is compared with. */
const launchesOf = (facts: Facts): string[] => [...(facts.evidence?.listing?.files ?? []), ...pathsCompared(facts)]

function wordsAbout(
  path: string,
  isNew: boolean,
  lines: readonly UnreadLine[] = [],
): Omit<JudgedMismatch, 'rule' | 'severity' | 'at'> {
  const places = lines.length === 0 ? [{ path, line: 1 }] : lines.map(({ line }) => ({ path, line }))
  return {
    problem: `This change ${whatItDoes(path, isNew, lines)}.`,
    reason: 'What it launches may differ from what is compared with this job.',
    remedy: 'Have the owners of the policy look at it, and allow it there with a waiver.',
    related: shownAt(places, 'Not read as it was changed.'),
  }
}

function whatItDoes(path: string, isNew: boolean, [first, ...others]: readonly UnreadLine[]): string {
  if (isNew) return `adds ${path}`
  if (first === undefined) return `writes ${path}, which is not compared with the base`
  if (first.text === '') return `writes ${path}, whose text is not read`
  const line = `\`${excerpt(first.text)}\``
  const does = first.isRemoved ? `removes ${line} from ${path}` : `writes ${line} in ${path}`
  return `${does}${others.length === 0 ? '' : ', and more'}, of which not every word is read`
}
