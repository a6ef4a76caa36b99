import type { Finding } from '../../finding/finding.ts'
import type { FileReview, JobReview } from '../../review/check.ts'
import type { FindingBlock, SameWords } from './finding-groups.ts'
import { offerWords } from './money.ts'

/** The jobs whose offers are told with their first finding that an offer clears and that has a paragraph of its own. */
export function offersAtFindings(blocks: readonly FindingBlock[]): ReadonlyMap<SameWords, JobReview> {
  const shown = new Set<JobReview>()
  const jobs = new Map<SameWords, JobReview>()
  for (const same of blocks.flatMap(({ variants }) => variants)) {
    const [place, another] = same.places
    if (place === undefined || another !== undefined || place.finding.waived) continue
    const job = clearedJob(place.file, place.finding)
    if (job === undefined || shown.has(job)) continue
    shown.add(job)
    jobs.set(same, job)
  }
  return jobs
}

/** What would pass: the nearest change that was checked to clear the job's errors and warnings, this finding among them. */
export function nearestOffer(file: FileReview, finding: Finding): string | undefined {
  const job = clearedJob(file, finding)
  return job && allOffers(job)[0]
}

/** The changes that were checked to clear a job's errors and warnings, the nearest first. */
export const allOffers = (job: JobReview): string[] => job.alternatives.map((offer) => offerWords(job, offer))

/** The job of a finding that the job's offers clear. */
function clearedJob({ jobs }: FileReview, { job, rule, severity }: Finding): JobReview | undefined {
  if (severity === 'notice' || rule.startsWith('manifest/')) return undefined
  return jobs.find(({ name, alternatives }) => name === job && alternatives.length > 0)
}
