import { type Finding, severities } from '../../../finding/finding.ts'
import type { FileReview } from '../../../review/check.ts'
import type { Outcome } from '../../../review/outcome.ts'
import { inertText, jsonText, uriPath } from '../../../text/encode.ts'
import { docsAddress } from '../../docs-address.ts'
import { version } from '../../version.ts'
import { lineHashes } from './line-hash.ts'
import { sarifResult } from './sarif-result.ts'
import { sarifRule } from './sarif-rules.ts'

export interface SarifOptions {
  /** Distinguishes analyses of the same commit: code scanning keeps one per category. */
  readonly category?: string
  /** The address of the rule pages, without a trailing slash. */
  readonly docs?: string
  /** The size of a text compressed with gzip. Undefined: the uncompressed size is used. */
  readonly gzippedBytes?: (text: string) => number
}

/** Code scanning's limits per file: results, and compressed bytes. */
const mostResults = 25_000
const mostCompressedBytes = 10_000_000

interface Found {
  readonly file: FileReview
  readonly finding: Finding
}

/**
 * The findings as SARIF 2.1.0, within the limits of GitHub's code scanning: it keeps the most severe findings, and a
 * notification reports omitted ones. Paths must be relative to the top of the repository.
 */
export function sarifReport(outcome: Outcome, options: SarifOptions = {}): string {
  const all = outcome.files.flatMap((file) => file.findings.map((finding): Found => ({ file, finding })))
  let most = Math.min(all.length, mostResults)
  for (;;) {
    const text = `${jsonText(sarifLog(mostSevere(all, most), all.length, outcome, options))}\n`
    const excess = compressedBytes(text, options) / mostCompressedBytes
    if (excess <= 1 || most === 0) return text
    most = Math.floor((most * 0.9) / excess)
  }
}

/** Small texts need no compression to be within the limit. */
const compressedBytes = (text: string, { gzippedBytes = (whole) => whole.length * 3 }: SarifOptions): number =>
  text.length * 3 <= mostCompressedBytes ? 0 : gzippedBytes(text)

/** At most this many findings, the most severe ones, in their original order. */
function mostSevere(all: readonly Found[], most: number): readonly Found[] {
  if (all.length <= most) return all
  const rank = ({ finding: { severity, waived } }: Found): number => (waived ? 9 : severities.indexOf(severity))
  const kept = new Set(all.toSorted((a, b) => rank(a) - rank(b)).slice(0, most))
  return all.filter((found) => kept.has(found))
}

function sarifLog(found: readonly Found[], total: number, { rules }: Outcome, options: SarifOptions): object {
  const { category, docs = docsAddress } = options
  const ids = [...new Set(found.map(({ finding }) => finding.rule))].sort()
  const indexes = new Map(ids.map((id, index) => [id, index]))
  return {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'accelerator-review',
            version,
            semanticVersion: version,
            informationUri: docs,
            rules: ids.map((id) => sarifRule(id, rules.get(id), docs)),
          },
        },
        automationDetails: { id: runId(category) },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The folder in which the check ran.' } } },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications(found.length, total) }],
        results: resultsOf(found, indexes),
      },
    ],
  }
}

/** The category up to the last slash. The run's name after it is empty. */
function runId(category = ''): string {
  const steps = category.split('/').filter((step) => step !== '')
  return ['accelerator-review', ...steps.map((step) => uriPath(step)), ''].join('/')
}

function notifications(shown: number, total: number): object[] {
  if (shown === total) return []
  const text = inertText(
    `${shown} of ${total} findings are in this file, the gravest: code scanning takes no more of one file.`,
  )
  return [{ level: 'warning', message: { text } }]
}

function resultsOf(found: readonly Found[], indexes: ReadonlyMap<string, number>): object[] {
  const hashes = new Map<FileReview, ReadonlyMap<number, string>>()
  return found.map(({ file, finding }) => {
    const known = hashes.get(file) ?? lineHashes(file.text)
    hashes.set(file, known)
    return sarifResult(finding, file, indexes.get(finding.rule) ?? -1, known.get(finding.span.line))
  })
}
