/** How a run ended, in the same words for every tracker. */
export type Ending = 'completed' | 'failed' | 'timed out' | 'cancelled' | 'preempted' | 'not ended' | 'unknown'

/** What one run of a job took, as a tracker or a scheduler has it. What is not in the export is absent. */
export interface Run {
  readonly id?: string | undefined
  readonly name: string
  readonly ending: Ending
  readonly hours?: number | undefined
  /** Of the whole run. */
  readonly accelerators?: number | undefined
  /** Of the one machine that the tracker looked at, which may be one of many. */
  readonly acceleratorsOfHost?: number | undefined
  /** What the accelerators are called there. */
  readonly kinds: readonly string[]
  readonly utilization?: Utilization | undefined
}

/** How busy the accelerators were, as it is told: sources count in different ways. */
export interface Utilization {
  readonly source: string
  readonly value: number
}

/** The runs of one file, and what wrote it. */
export interface RunExport {
  readonly format: string
  readonly runs: readonly Run[]
}

/** The mean of figures that are told one by one; undefined where there is none. */
export function meanUtilization(source: string, values: readonly number[]): Utilization | undefined {
  if (values.length === 0) return undefined
  return { source, value: values.reduce((total, value) => total + value, 0) / values.length }
}
