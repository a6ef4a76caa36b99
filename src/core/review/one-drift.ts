import { atLeast, type Finding, type Related } from '../finding/finding.ts'
import type { FileReview } from './check.ts'

/**
 * Merges findings about one contradiction: a finding that another one of the job includes is not reported again, but
 * its places are. Only if both have the same effect: neither is waived, both or neither are new, and the remaining one
 * is at least as severe.
 */
export function withOneFindingForEachDrift(file: FileReview): FileReview {
  const wholes = file.findings.filter(({ includes }) => includes !== undefined)
  if (wholes.length === 0) return file
  const wholeOf = (part: Finding): Finding | undefined => wholes.find((whole) => isPart(part, whole))
  return {
    ...file,
    findings: file.findings.flatMap((finding) => {
      if (wholeOf(finding) !== undefined) return []
      const parts = file.findings.filter((part) => wholeOf(part) === finding)
      return parts.length === 0 ? [finding] : [{ ...finding, parts, related: relatedOf([finding, ...parts]) }]
    }),
  }
}

/** Each line once, with the words of the first finding that names it. */
function relatedOf(findings: readonly Finding[]): Related[] {
  const related = findings.flatMap((finding) => finding.related)
  const isSame = (one: Related, other: Related): boolean => one.file === other.file && one.span.line === other.span.line
  return related.filter((each, index) => related.findIndex((other) => isSame(each, other)) === index)
}

const isPart = (part: Finding, whole: Finding): boolean =>
  part.job === whole.job &&
  whole.includes?.includes(part.rule) === true &&
  part.waived === undefined &&
  whole.waived === undefined &&
  part.standing === whole.standing &&
  atLeast(whole.severity, part.severity)
