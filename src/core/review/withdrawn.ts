import type { Finding, Severity } from '../finding/finding.ts'
import { isManifestPath, nearMissOf } from '../manifest/file-name.ts'
import type { Withdrawn } from './baseline/baseline.ts'
import { isUnread, pairFiles } from './baseline/file-pairs.ts'
import { pairJobs } from './baseline/job-pairs.ts'
import type { FileReview } from './check.ts'

const rule = 'policy/manifest-withdrawn'

/** The jobs and manifests that a change takes away. What only moved, or is not read here, is not among them. */
export function withdrawnFrom(
  head: readonly FileReview[],
  base: readonly FileReview[],
  renames: ReadonlyMap<string, string> = new Map(),
): Withdrawn[] {
  const pairs = pairFiles(head, base, renames)
  const hidden = new Set(pairs.flatMap((pair) => (pair.head && pair.base && isUnread(pair.head) ? pair.base.path : [])))
  const alone = new Set(base.filter(({ jobs }) => jobs.length === 1).map(({ path }) => path))
  const jobs = pairJobs(pairs).flatMap(({ head: now, base }): Withdrawn[] =>
    now === undefined && base !== undefined && !hidden.has(base.path)
      ? [
          {
            path: base.path,
            job: base.job.name,
            ...(alone.has(base.path) && { isOnly: true as const }),
            hardware: base.job.facts.hardware.label,
          },
        ]
      : [],
  )
  const unreadable = pairs.flatMap(({ head: now, base }): Withdrawn[] =>
    now === undefined && base !== undefined && base.jobs.length === 0 && isManifestPath(base.path)
      ? [{ path: base.path }]
      : [],
  )
  return [...jobs, ...unreadable]
}

/**
 * The reviews of a change with what it withdraws: at the top of the manifest that is still there, else in a review of the
 * file that is gone, to which nothing can point. `moved` leads from a path of the base to where the file stands now.
 */
export function withWithdrawn(
  head: readonly FileReview[],
  withdrawn: readonly Withdrawn[],
  moved: ReadonlyMap<string, string>,
  severity: Severity | 'off',
): FileReview[] {
  if (severity === 'off' || withdrawn.length === 0) return [...head]
  const left = new Map<string, Finding[]>()
  for (const one of withdrawn) left.set(one.path, [...(left.get(one.path) ?? []), findingOf(one, moved, severity)])
  const reviews = head.map((file): FileReview => {
    const own = left.get(file.path)
    left.delete(file.path)
    return own === undefined ? file : { ...file, findings: [...own, ...file.findings] }
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

function findingOf(
  { path, job, isOnly, hardware }: Withdrawn,
  moved: ReadonlyMap<string, string>,
  severity: Severity,
): Finding {
  const now = moved.get(path)
  const what =
    job === undefined ? `The manifest ${path}` : `The job ${isOnly ? '' : `${job} `}of ${path}, on ${hardware},`
  const why = now === undefined ? '' : ` The file is ${now} now, ${whyUnread(now)}`
  return {
    rule,
    severity,
    ...(job !== undefined && { job }),
    message: `${what} is on the base branch and no longer declared here, so that nothing checks it.${why}`,
    remedy: 'Keep it declared while it runs, or say in the pull request that it has ended.',
    span: top,
    path: [],
    related: [],
    standing: 'new',
  }
}

function whyUnread(path: string): string {
  const name = nearMissOf(path)
  if (name !== undefined) return `and a manifest is called \`${name}\`.`
  return isManifestPath(path) ? 'below a folder that is not searched.' : 'which is no name of a manifest.'
}
