import { filesReferenced } from '../evidence/attribution/referenced-files.ts'
import type { Observation } from '../evidence/observation/observation.ts'
import type { UnreadLine } from '../evidence/unread-change.ts'
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
  readonly shown: () => Record<'now' | 'before', readonly Observation[]>
  readonly tree: TreeDifference
  /** Current paths of moved files, by their paths on the base. */
  readonly moved: ReadonlyMap<string, string>
  /** The unread lines of a changed file, by its current path. Undefined if the base has none of that name. */
  readonly unreadLines?: (path: string) => readonly UnreadLine[] | undefined
}

/** Adds the changes that no reader notices, in the launch files of each job: listed, compared, or started by these. */
export function withUnreadChanges(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
  { shown, tree, moved, unreadLines }: ChangedFiles,
  set: RuleSet,
): readonly FileReview[] {
  const severity = severityOf(set)
  if (severity === 'off' || unreadLines === undefined) return head
  const found = new Map<JobReview, readonly JudgedMismatch[]>()
  const linesIn = remembered((path) => unreadLines(path))
  for (const { head: now, base } of pairJobs(pairFiles(head, files, renames))) {
    if (now === undefined) continue
    const before = base === undefined ? [] : launchesOf(base.job.facts).map((path) => moved.get(path) ?? path)
    const own = [...new Set([...launchesOf(now.job.facts), ...before])]
    // A file of which nothing is found any more is started as before.
    const started = Object.values(shown()).flatMap((each) => [...filesReferenced(own, each)])
    const all = [...own, ...started.map((path) => moved.get(path) ?? path)]
    const changed = [...new Set(all)].filter(
      (path) => tree.changed.has(path) && !isOther.test(path) && !isManifestPath(path),
    )
    const mismatches = changed.sort().flatMap((path): JudgedMismatch[] => {
      const lines = linesIn(path)
      return lines?.length === 0 ? [] : [{ rule, severity, at: ['evidence'], ...wordsAbout(path, lines) }]
    })
    if (mismatches.length > 0) found.set(now.job, mismatches)
  }
  return withFound(head, found)
}

/** The files that a job lists or is compared with. */
const launchesOf = (facts: Facts): string[] => [...(facts.evidence?.listing?.files ?? []), ...pathsCompared(facts)]

/** Pages and pictures launch nothing. */
const isOther = /\.(?:md|mdx|markdown|rst|adoc|html?|png|svg|jpe?g|gif|pdf)$/i

function wordsAbout(path: string, lines: readonly UnreadLine[] = []): Omit<JudgedMismatch, 'rule' | 'severity' | 'at'> {
  const [first, ...others] = lines
  const more =
    others.length === 0 ? '' : `, and changes ${others.length === 1 ? 'another line' : `${others.length} other lines`}`
  return {
    problem:
      first === undefined
        ? `This change adds ${path}.`
        : `This change ${first.isRemoved ? 'removes' : 'writes'} \`${excerpt(first.text)}\` ${first.isRemoved ? 'from' : 'in'} ${path}${more}, of which not every word is read.`,
    reason: 'What it launches may differ from what is compared with this job.',
    remedy: 'Have the owners of the policy look at it, and allow it there with a waiver.',
    related: shownAt(
      lines.length === 0 ? [{ path, line: 1 }] : lines.map(({ line }) => ({ path, line })),
      'Not read as it was changed.',
    ),
  }
}
