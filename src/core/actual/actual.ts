import { type Facts, gatherFacts } from '../rules/facts.ts'
import type { Thresholds } from '../rules/thresholds.ts'
import { type EndedRun, type Estimate, estimateOf, RunComparison } from './ended-run.ts'
import type { DeclaredJob, JoinedRuns, UnjoinedRuns } from './joined-runs.ts'
import { type ProposedMfu, proposedMfu } from './proposed-mfu.ts'
import type { Ending, Run, RunExport } from './run.ts'

/** A job's declaration, compared with its completed runs. */
export interface ActualJob {
  readonly path: string
  readonly line: number
  readonly job: string
  /** The hardware for people: `64× H100 SXM`. */
  readonly declared: string
  readonly accelerators?: number | undefined
  readonly utilization?: number | undefined
  readonly hasErrors: boolean
  readonly estimate?: Estimate | undefined
  /** Why there is no estimate, in words. */
  readonly notEstimated?: string | undefined
  readonly assumptions: readonly string[]
  readonly runs: readonly EndedRun[]
  /** Incomplete runs, by how they ended. */
  readonly leftOut: Readonly<Partial<Record<Ending, number>>>
}

export interface ActualReport {
  readonly format: string
  readonly runs: number
  readonly jobs: readonly ActualJob[]
  readonly unjoined: readonly UnjoinedRuns[]
  readonly mfu: ProposedMfu
  /** The policy's current value. */
  readonly policyMfu?: readonly [low: number, high: number] | undefined
  readonly assumptions: readonly string[]
}

/** Compares runs with their jobs, under a policy's thresholds. */
export function actualReport({ format, runs }: RunExport, joined: JoinedRuns, thresholds: Thresholds): ActualReport {
  const jobs = joined.ofJobs.map(([job, ofJob]) => actualJob(job, ofJob, thresholds))
  const ended = jobs.flatMap((job) => job.runs)
  return {
    format,
    runs: runs.length,
    jobs,
    unjoined: joined.unjoined,
    mfu: proposedMfu(ended.flatMap(({ mfu }) => mfu ?? [])),
    policyMfu: thresholds.mfu,
    assumptions: ended.length > 0 ? ['each run is all of the training that its job declares'] : [],
  }
}

function actualJob(job: DeclaredJob, runs: readonly Run[], thresholds: Thresholds): ActualJob {
  // Runs are compared in hours, so prices are not needed.
  const facts = gatherFacts(job.name, job.declaration, { ...thresholds, listPrices: false })
  const comparison = new RunComparison(facts)
  const estimate = estimateOf(facts)
  return {
    path: job.path,
    line: job.line,
    job: job.name,
    declared: facts.hardware.label,
    accelerators: facts.hardware.count,
    utilization: facts.operations.utilization,
    hasErrors: job.hasErrors,
    estimate,
    ...(estimate === undefined && { notEstimated: reasonOf(facts) }),
    assumptions: estimate === undefined ? [] : assumedOfTime(facts),
    runs: runs.filter(({ ending }) => ending === 'completed').map((run) => comparison.compare(run)),
    leftOut: countsOf(runs.filter(({ ending }) => ending !== 'completed')),
  }
}

/** Assumptions about memory do not matter here. */
const assumedOfTime = ({ sizing }: Facts): readonly string[] =>
  sizing.assumptions.filter((each) => !sizing.memory?.assumptions.includes(each))

function reasonOf({ task, sizing, hardware }: Facts): string {
  if (task === 'inference') return 'inference has no end'
  if (hardware.candidates.length === 0) return 'the declared accelerator is not known'
  const needs = sizing.chipHours === undefined ? sizing.needs : ['hardware.count']
  if (needs.length > 0) return `${needs.join(', ')} not declared`
  return sizing.assumptions[0] ?? 'the declared name stands for too many accelerators'
}

function countsOf(runs: readonly Run[]): ActualJob['leftOut'] {
  const counts: Partial<Record<Ending, number>> = {}
  for (const { ending } of runs) counts[ending] = (counts[ending] ?? 0) + 1
  return counts
}
