import type { JobDeclaration } from '../manifest/schema.ts'
import { remembered } from '../text/remembered.ts'
import { JobIndex } from './job-index.ts'
import type { Run } from './run.ts'

/** A job of a manifest, and its place. */
export interface DeclaredJob {
  readonly path: string
  readonly line: number
  readonly name: string
  readonly declaration: JobDeclaration
  /** The manifest has errors, so the declaration is only partly known. */
  readonly hasErrors: boolean
}

/** Runs of one name that belong to no job. */
export interface UnjoinedRuns {
  readonly name: string
  readonly runs: number
  /** The jobs that they may belong to. Empty if no job has the name. */
  readonly jobs: readonly string[]
}

export interface JoinedRuns {
  /** Jobs with runs, in the order of the manifests. */
  readonly ofJobs: readonly (readonly [DeclaredJob, readonly Run[]])[]
  readonly unjoined: readonly UnjoinedRuns[]
}

/** Joins runs to jobs by name. */
export function joinedRuns(runs: readonly Run[], jobs: readonly DeclaredJob[]): JoinedRuns {
  const index = new JobIndex(jobs)
  const jobsOf = remembered((name: string) => index.jobsOf(name))
  return joinedBy(runs, jobs, ({ name }) => jobsOf(name))
}

/** Joins only the runs of one name, to this job whatever its name. */
export const runsNamed = (runs: readonly Run[], name: string, job: DeclaredJob): JoinedRuns =>
  joinedBy(runs, [job], (run) => (run.name === name || run.id === name ? [job] : []))

function joinedBy(
  runs: readonly Run[],
  jobs: readonly DeclaredJob[],
  jobsOf: (run: Run) => readonly DeclaredJob[],
): JoinedRuns {
  const joined = new Map<DeclaredJob, Run[]>(jobs.map((job) => [job, []]))
  const unjoined = new Map<string, UnjoinedRuns>()
  for (const run of runs) {
    const [job, ...others] = jobsOf(run)
    if (job !== undefined && others.length === 0) joined.get(job)?.push(run)
    else unjoined.set(run.name, withOneMore(unjoined.get(run.name), run, job === undefined ? [] : [job, ...others]))
  }
  return { ofJobs: [...joined].filter(([, ofJob]) => ofJob.length > 0), unjoined: [...unjoined.values()] }
}

const withOneMore = (known: UnjoinedRuns | undefined, { name }: Run, jobs: readonly DeclaredJob[]): UnjoinedRuns => ({
  name,
  runs: (known?.runs ?? 0) + 1,
  jobs: known?.jobs ?? jobs.map((job) => `${job.name} (${job.path})`),
})
