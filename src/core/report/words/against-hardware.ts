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
  const [gravest] = byGravity(gravelyFound(findings, name).filter(({ rule }) => !notOfHardware.test(rule)))
  return gravest?.message ?? assessment.against?.[0]?.reason
}

/** The same, or a more severe finding of the policy. */
export function reasonAgainstJob(findings: readonly ReportedFinding[], job: Judged): string | undefined {
  const found = gravelyFound(findings, job.name)
  const ofPolicy = found.filter(({ rule }) => rule.startsWith('policy/'))
  const [gravest] = byGravity([...found.filter(({ rule }) => !notOfHardware.test(rule)), ...ofPolicy])
  return gravest?.message ?? reasonAgainst(findings, job)
}

const notOfHardware = /^(?:evidence|manifest|policy)\//

const gravelyFound = (findings: readonly ReportedFinding[], name: string): readonly ReportedFinding[] =>
  findings.filter(({ job, severity, waived }) => job === name && severity !== 'notice' && waived === undefined)

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
