import { byPlace, type Finding } from '../../finding/finding.ts'
import { readDocument } from '../../languages/yaml/document-reader.ts'
import { folderName } from '../../manifest/job-names.ts'
import { parseManifest } from '../../manifest/parse.ts'
import { locate, type Path, type Span } from '../../text/document.ts'
import { once } from '../../text/once.ts'
import { pairFiles } from '../baseline/file-pairs.ts'
import { type JobPair, pairJobs } from '../baseline/job-pairs.ts'
import type { FileReview, JobReview } from '../check.ts'
import type { BaseReviews } from '../outcome.ts'

/**
 * Moves a limit's finding to the work that grew, if more work on the same hardware exceeds the limit. The finding keeps
 * its path, by which a baseline recognizes it.
 */
export function withLimitsAtTheirCause(
  head: readonly FileReview[],
  { files, renames = new Map() }: BaseReviews,
): readonly FileReview[] {
  const causes = once(() => causesIn(pairJobs(pairFiles(head, files, renames))))
  return head.map((file) => {
    if (!file.findings.some(isOfHardware)) return file
    const places = placesIn(file, causes())
    const placed = (finding: Finding): Finding => {
      const span = isOfHardware(finding) ? places.get(finding.job) : undefined
      return span === undefined ? finding : { ...finding, span }
    }
    return { ...file, findings: file.findings.map(placed).sort(byPlace) }
  })
}

function causesIn(pairs: readonly JobPair[]): ReadonlyMap<JobReview, Path> {
  const causes = new Map<JobReview, Path>()
  for (const { head: now, base } of pairs) {
    const cause = now && base && causeOf(now.job, base.job)
    if (now && cause) causes.set(now.job, cause)
  }
  return causes
}

/** A limit on time or cost, exceeded by the declaration and not by a launch file. */
const isOfHardware = ({ rule, path, related }: Finding): boolean =>
  rule === 'policy/limit-exceeded' && path.join('.') === 'hardware' && related.length === 0

/** The first work quantity that grew on the same hardware, if the manifest itself declares it. */
function causeOf({ facts: { declaration: now } }: JobReview, { facts: { declaration: before } }: JobReview) {
  if (JSON.stringify(now.hardware) !== JSON.stringify(before.hardware)) return undefined
  const work = (['steps', 'tokens', 'epochs', 'samples'] as const).find(
    (key) => (now.scale?.[key] ?? 0) > (before.scale?.[key] ?? 0),
  )
  if (work === undefined || now.taken?.some(({ path }) => path.join('.') === `scale.${work}`)) return undefined
  return ['scale', work]
}

/** Places of these values, by job. The file is parsed again: few changes exceed a limit. */
function placesIn(
  { path, text, jobs }: FileReview,
  causes: ReadonlyMap<JobReview, Path>,
): ReadonlyMap<string | undefined, Span> {
  const document = readDocument(text)
  const declared = parseManifest(document, folderName(path)).jobs
  const places = new Map<string | undefined, Span>()
  for (const review of jobs) {
    const job = declared.find(({ name }) => name === review.name)
    const cause = causes.get(review)
    if (job && cause) places.set(job.name, locate(job.node, cause, document))
  }
  return places
}
