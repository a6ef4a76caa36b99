import { atLeast, byPlace, type Finding, type Severity } from '../../finding/finding.ts'
import { isManifestPath, nearMissOf } from '../../manifest/file-name.ts'
import type { Policy } from '../../policy/policy.ts'
import { ruleSetUnder } from '../../policy/rule-set.ts'
import { rules } from '../../rules/index.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import type { Withdrawn } from '../baseline/baseline.ts'
import { isUnread, pairFiles } from '../baseline/file-pairs.ts'
import { type JobPair, pairJobs } from '../baseline/job-pairs.ts'
import { lostHardware } from '../baseline/lost-hardware.ts'
import type { FileReview } from '../check.ts'

const rule = 'policy/manifest-withdrawn'

/** Whether a check may fail on what only the base declares. */
export const mayFailOnWithdrawal = (policy: Policy): boolean => mayFailOn(policy, severityOf)

/** Whether a check may fail on a finding of this severity. */
export function mayFailOn(policy: Policy, severityOf: (set: RuleSet) => Severity | 'off'): boolean {
  const severity = severityOf(ruleSetUnder(policy, rules))
  return policy.failOn.value !== 'never' && severity !== 'off' && atLeast(severity, policy.failOn.value)
}

export const severityOf = ({ severityInFile }: RuleSet): Severity | 'off' =>
  severityInFile?.(rule, 'warning') ?? 'warning'

/**
 * Jobs and manifests that a change removes, and jobs that it leaves without their hardware. Excludes what only moved or
 * is not read here.
 */
export function withdrawnFrom(
  head: readonly FileReview[],
  base: readonly FileReview[],
  renames: ReadonlyMap<string, string> = new Map(),
): Withdrawn[] {
  const pairs = pairFiles(head, base, renames)
  const hidden = new Set(pairs.flatMap((pair) => (pair.head && pair.base && isUnread(pair.head) ? pair.base.path : [])))
  const alone = new Set(base.filter(({ jobs }) => jobs.length === 1).map(({ path }) => path))
  const jobs = pairJobs(pairs).flatMap((pair): Withdrawn[] => {
    const { head: now, base } = pair
    const left = leftOf(pair)
    if (base === undefined || hidden.has(base.path) || (now !== undefined && left === undefined)) return []
    return [
      {
        path: base.path,
        job: base.job.name,
        ...(alone.has(base.path) && { isOnly: true as const }),
        hardware: base.job.facts.hardware.label,
        ...(left && { left }),
      },
    ]
  })
  const unreadable = pairs.flatMap(({ head: now, base }): Withdrawn[] =>
    now === undefined && base !== undefined && base.jobs.length === 0 && isManifestPath(base.path)
      ? [{ path: base.path }]
      : [],
  )
  return [...jobs, ...unreadable]
}

/** What is left of a job that still exists but lost its hardware. */
function leftOf({ head, base }: JobPair): Withdrawn['left'] {
  const says = head && base && lostHardware(head.job.facts.hardware, base.job.facts.hardware)
  return says && head && { path: head.path, job: head.job.name, line: head.job.line, says }
}

/**
 * Adds findings about withdrawn jobs: at the top of the existing manifest, or in a review of the deleted file, into
 * which nothing can point. `moved` maps paths of the base to current paths.
 */
export function withWithdrawn(
  head: readonly FileReview[],
  withdrawn: readonly Withdrawn[],
  moved: ReadonlyMap<string, string>,
  severity: Severity | 'off',
): FileReview[] {
  if (severity === 'off' || withdrawn.length === 0) return [...head]
  const left = new Map<string, Finding[]>()
  for (const one of withdrawn) {
    const path = one.left?.path ?? one.path
    left.set(path, [...(left.get(path) ?? []), findingOf(one, moved, severity)])
  }
  const reviews = head.map((file): FileReview => {
    const own = left.get(file.path)
    left.delete(file.path)
    return own === undefined ? file : { ...file, findings: [...own, ...file.findings].sort(byPlace) }
  })
  const gone = [...left].map(
    ([path, findings]): FileReview => ({
      path,
      text: '',
      jobs: [],
      findings,
      searches: 0,
      isElsewhere: true,
      isGone: true,
    }),
  )
  return [...reviews, ...gone]
}

const top = { line: 1, column: 1, endLine: 1, endColumn: 2 } as const

function findingOf(one: Withdrawn, moved: ReadonlyMap<string, string>, severity: Severity): Finding {
  const { path, job, isOnly, hardware, left } = one
  if (left !== undefined) return lossOf(one, left, severity)
  const now = moved.get(path)
  const what =
    job === undefined
      ? `The manifest ${path} is no longer read`
      : `The job${isOnly ? '' : ` "${job}"`} of ${path} (${hardware}) is no longer declared`
  const why = now === undefined ? '' : ` The file is now ${now}, ${whyUnread(now)}`
  return {
    rule,
    severity,
    ...(job !== undefined && { job }),
    message: `${what}, so nothing checks it.${why}`,
    remedy: 'Keep it declared while it runs; once it has ended, write so in the pull request.',
    span: top,
    path: [],
    related: [],
    standing: 'new',
  }
}

const lossWords = {
  nothing: 'no longer declares its hardware, so nothing checks it',
  kind: 'now declares only a kind of hardware, so little checks it',
}

function lossOf(
  { path, isOnly, hardware }: Withdrawn,
  { job, line, says }: NonNullable<Withdrawn['left']>,
  severity: Severity,
): Finding {
  return {
    rule,
    severity,
    job,
    message: `The job${isOnly ? '' : ` "${job}"`} of ${path} ${lossWords[says]} (${hardware} on the base branch).`,
    remedy: 'Declare its hardware while it runs; once it has ended, write so in the pull request.',
    span: { line, column: 1, endLine: line, endColumn: 2 },
    path: [],
    related: [],
    standing: 'new',
  }
}

function whyUnread(path: string): string {
  const name = nearMissOf(path)
  if (name !== undefined) return `but a manifest is called \`${name}\`.`
  return isManifestPath(path) ? 'in a folder that is not searched.' : 'which is not the name of a manifest.'
}
