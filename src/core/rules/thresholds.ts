/** What an accelerator costs somewhere, as the organisation read it. */
export interface Price {
  /** Ids of the catalogue that it is for. */
  readonly accelerators: readonly string[]
  /** Provider id; absent: wherever it stands. */
  readonly provider?: string
  /** Absent: whether or not the machines can be taken away. */
  readonly spot?: boolean
  readonly amount: number
  readonly currency: string
  /** The day on which it was read, such as `2026-11-01`. */
  readonly read: string
}

/** Numbers that the documents leave open. Each has a default here, which an organisation's policy can set. */
export interface Thresholds {
  /** T4: the longest acceptable wait where the manifest names none. */
  readonly queueHours: number
  /** T5, C6: below this share of busy time an accelerator counts as underused. */
  readonly utilization: number
  /** T1: less tuning time than this is "no time to optimise"; the documents speak of weeks. */
  readonly optimizationHours: number
  /** C2: a batch of at least this many tokens, or this many samples, is large. */
  readonly largeBatchTokens: number
  readonly largeBatchSamples: number
  /** C3: fewer rows of matrix work than this for each chip starve the matrix units. */
  readonly rowsPerChip: number
  /** S3: a prototype on more accelerators than this has outgrown its stage. */
  readonly prototypeAccelerators: number
  /** C5, T6: from this many accelerators on, the interconnect and the energy bill are part of the choice. */
  readonly scaleOutAccelerators: number
  /** I1: from this many expected users on, serving counts as large scale. */
  readonly largeScaleUsers: number
  /** Parameters from which on a model is medium, large, massive. */
  readonly sizeByParameters: readonly [medium: number, large: number, massive: number]
  /** Training compute in FLOPs (6 · parameters · tokens) from which on a job is medium, large, massive. */
  readonly sizeByFlops: readonly [medium: number, large: number, massive: number]
  /** Data-set bytes from which on a job is medium, large, massive. */
  readonly sizeByBytes: readonly [medium: number, large: number, massive: number]
  /** The share of the peak that the organisation's own runs reach; absent: that of published runs. */
  readonly mfu?: readonly [low: number, high: number]
  /** What accelerators cost; absent where nobody says. */
  readonly prices?: readonly Price[]
}

export const defaultThresholds: Thresholds = {
  queueHours: 24,
  utilization: 0.4,
  optimizationHours: 14 * 24,
  largeBatchTokens: 1e6,
  largeBatchSamples: 4096,
  rowsPerChip: 128,
  prototypeAccelerators: 64,
  scaleOutAccelerators: 64,
  largeScaleUsers: 1e6,
  sizeByParameters: [5e8, 5e9, 1e11],
  sizeByFlops: [1e20, 1e22, 1e24],
  sizeByBytes: [1e11, 1e13, 1e15],
}
