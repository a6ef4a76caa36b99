import type { AppliedWaiver, Finding, Span } from '../../../finding/finding.ts'
import type { FileReview } from '../../../review/check.ts'
import { inertText, uriPath } from '../../../text/encode.ts'
import { findingSentence, waivedWords } from '../../words/finding-words.ts'
import { levelOf } from './sarif-rules.ts'

/** Code scanning's limit on the related places of a result. */
const mostRelated = 100

/** A finding as a `result`. `lineHash` is the hash of its line, if the file was read. */
export function sarifResult(
  finding: Finding,
  { path, isElsewhere = false }: FileReview,
  ruleIndex: number,
  lineHash: string | undefined,
): object {
  const { rule, severity, span, job, related, waived, standing } = finding
  return {
    ruleId: inertText(rule),
    ruleIndex,
    // Code scanning ignores suppressions, so a waived alert must not be an error.
    level: waived ? 'note' : levelOf(severity),
    message: { text: inertText(findingSentence(finding, isElsewhere ? path : undefined)) },
    locations: [
      {
        physicalLocation: placeOf(path, span, isElsewhere),
        ...(job !== undefined && { logicalLocations: [{ name: inertText(job), kind: 'object' }] }),
      },
    ],
    ...(related.length > 0 && {
      relatedLocations: related.slice(0, mostRelated).map((place, index) => ({
        id: index + 1,
        physicalLocation: placeOf(place.file, place.span),
        message: { text: inertText(place.message) },
      })),
    }),
    ...(lineHash !== undefined && { partialFingerprints: { primaryLocationLineHash: lineHash } }),
    // All results need it, or none: an empty list means not suppressed.
    suppressions: waived ? [suppressionOf(waived, path)] : [],
    ...(standing && { baselineState: standing === 'new' ? 'new' : 'unchanged' }),
    properties: { severity },
  }
}

/** A waiver in the manifest itself is `inSource`, one in a policy `external`. */
function suppressionOf(waived: AppliedWaiver, path: string): object {
  const { place } = waived
  const span = { line: place.line, column: 1, endLine: place.line, endColumn: 2 }
  const isInSource = place.file === path
  return {
    kind: isInSource ? 'inSource' : 'external',
    status: 'accepted',
    justification: inertText(waivedWords(waived)),
    ...(isInSource && { location: { physicalLocation: placeOf(path, span) } }),
  }
}

/** Paths outside the checked folder, such as a shared policy, are not relative to it. */
function placeOf(path: string, { line, column, endLine, endColumn }: Span, isElsewhere = false): object {
  const isBelow = !isElsewhere && !path.split('/').includes('..')
  return {
    artifactLocation: { uri: uriPath(path), ...(isBelow && { uriBaseId: '%SRCROOT%' }) },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  }
}
