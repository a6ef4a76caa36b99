/** How a run ended, in common words for all trackers. */
export type Ending = 'completed' | 'failed' | 'timed out' | 'cancelled' | 'preempted' | 'not ended' | 'unknown'

/** A run of a job, from a tracker or scheduler. Values that the export lacks are undefined. */
export interface Run {
  readonly id?: string | undefined
  readonly name: string
  readonly ending: Ending
  readonly hours?: number | undefined
  /** For the whole run. */
  readonly accelerators?: number | undefined
  /** For the one host that the tracker saw. The run may use more. */
  readonly acceleratorsOfHost?: number | undefined
  /** The accelerators' names in the export. */
  readonly kinds: readonly string[]
  readonly utilization?: Utilization | undefined
}

/** Utilization as reported. Sources measure it differently. */
export interface Utilization {
  readonly source: string
  readonly value: number
}

/** The runs of one file, and its format. */
export interface RunExport {
  readonly format: string
  readonly runs: readonly Run[]
}

/** The mean of individual values; undefined if there are none. */
export function meanUtilization(source: string, values: readonly number[]): Utilization | undefined {
  if (values.length === 0) return undefined
  return { source, value: values.reduce((total, value) => total + value, 0) / values.length }
}
