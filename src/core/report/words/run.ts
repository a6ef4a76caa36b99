import type { SizingFacts } from '../../rules/job-sizing.ts'

/** Time, energy and cost of a job that can run: one that does not fit in memory takes none. */
export const ofRun = (facts: SizingFacts): Partial<SizingFacts> =>
  facts.memory?.verdict === 'does-not-fit' ? {} : facts
