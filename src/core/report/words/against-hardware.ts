import { type Finding, type Severity, severities } from '../../finding/finding.ts'
import type { Assessment, Reason, Verdict } from '../../review/assessment.ts'

/** The parts of a finding that decide whether it is against a job's hardware. */
interface ReportedFinding {
  readonly rule: string
  readonly severity: Severity
  readonly job?: string
  readonly message: string
  readonly waived?: unknown
}

/** Most severe first, waived findings last. */
export const byGravity = <Found extends Pick<ReportedFinding, 'severity' | 'waived'>>(
  findings: readonly Found[],
): Found[] =>
  findings.toSorted(
    (a, b) =>
      Number(a.waived !== undefined) - Number(b.waived !== undefined) ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )

interface Judged {
  readonly name: string
  readonly assessment: { readonly against?: readonly { readonly reason: string }[] }
}

/**
 * The most severe finding against the hardware itself, rather than its declaration or the policy. Otherwise the first
 * reason against it.
 */
export function reasonAgainst(findings: readonly ReportedFinding[], { name, assessment }: Judged): string | undefined {
  const found = findings.filter(
    ({ job, rule, severity, waived }) =>
      job === name && severity !== 'notice' && waived === undefined && !/^(?:evidence|manifest|policy)\//.test(rule),
  )
  return byGravity(found)[0]?.message ?? assessment.against?.[0]?.reason
}

/** The reasons against a job that none of its findings gives. */
export function reasonsBesideFindings(
  { findings }: { readonly findings: readonly Pick<Finding, 'rule' | 'job' | 'parts'>[] },
  { name, assessment }: { readonly name: string; readonly assessment: Pick<Assessment, 'against'> },
): readonly Reason[] {
  const own = findings.filter(({ job }) => job === name)
  const found = new Set(own.flatMap((finding) => [finding, ...(finding.parts ?? [])].map(({ rule }) => rule)))
  return assessment.against.filter(({ rule }) => !found.has(rule))
}

/** The plain-text sign of a verdict. */
export const verdictMark: Readonly<Record<Verdict, string>> = {
  mismatch: '✗',
  questionable: '!',
  undecided: '?',
  fit: '✓',
}
