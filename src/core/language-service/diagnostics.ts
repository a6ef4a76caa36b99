import type { Diagnostic } from 'vscode-languageserver-types'
import type { Finding, Severity } from '../finding/finding.ts'
import { nowhere } from '../policy/origin.ts'
import type { PolicyProblem } from '../policy/unusable-policy.ts'
import { docsAddress, pageAddress, rulePage } from '../report/docs-address.ts'
import { findingSentence } from '../report/words/finding-words.ts'
import type { JobReview } from '../review/check.ts'
import { keyOf } from '../review/suggestions/proof.ts'
import type { OpenManifest } from './open-manifest.ts'
import { rangeOf } from './positions.ts'
import { DiagnosticSeverity } from './protocol.ts'

/** The source that editors show for our diagnostics. */
export const source = 'accelerator-review'

/** Converts a path of the repository to the address that an editor opens. */
export type AddressOf = (path: string) => string

const severityOf: Readonly<Record<Severity, Diagnostic['severity'] & number>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  notice: DiagnosticSeverity.Information,
}

/** The findings of a manifest. Waived ones are hints, which editors show faintly. */
export function manifestDiagnostics(manifest: OpenManifest, addressOf: AddressOf): Diagnostic[] {
  const { jobs, findings } = manifest.review
  const spelled = jobs.flatMap(({ readAs }) => readAs.map(otherSpelling))
  return [...findingDiagnostics(manifest, findings, addressOf), ...spelled]
}

export function findingDiagnostics(
  { outcome: { rules } }: OpenManifest,
  findings: readonly Finding[],
  addressOf: AddressOf,
): Diagnostic[] {
  return findings.map((finding): Diagnostic => {
    const page = rulePage(finding.rule, rules)
    return {
      ...shared(finding),
      code: finding.rule,
      ...(page && { codeDescription: { href: page } }),
      message: findingSentence(withoutJob(finding)),
      ...(finding.related.length > 0 && { relatedInformation: relatedTo(finding, addressOf) }),
      // Identifies the finding for the edits that clear it.
      data: keyOf(finding),
    }
  })
}

/** A key in another spelling, which reports do not mention. */
const otherSpelling = ({ path, as, span }: JobReview['readAs'][number]): Diagnostic => ({
  range: rangeOf(span),
  severity: DiagnosticSeverity.Hint,
  source,
  code: 'manifest/other-spelling',
  message: `"${path.at(-1)}" is read as "${as.join('.')}".`,
})

/** In an editor the place identifies the job. */
const withoutJob = ({ job: _, ...finding }: Finding): Finding => finding

const shared = ({ span, severity, waived }: Finding) => ({
  range: rangeOf(span),
  severity: waived === undefined ? severityOf[severity] : DiagnosticSeverity.Hint,
  source,
})

const relatedTo = ({ related }: Finding, addressOf: AddressOf) =>
  related.map(({ file, span, message }) => ({ location: { uri: addressOf(file), range: rangeOf(span) }, message }))

const top = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } }

/** At the top of a manifest that cannot be checked, with the reason. */
export const uncheckedDiagnostic = (message: string): Diagnostic => ({
  range: top,
  severity: DiagnosticSeverity.Error,
  source,
  message: `This file is not checked: ${message}`,
})

/** At the top of every manifest while the policy is unusable. */
export function unusablePolicyDiagnostic(problems: readonly PolicyProblem[], addressOf: AddressOf): Diagnostic {
  return {
    range: top,
    severity: DiagnosticSeverity.Error,
    source,
    code: 'policy/invalid',
    codeDescription: { href: pageAddress('docs/rules/policy/invalid.md', docsAddress) as string },
    message: 'The policy is invalid: `check` refuses to run until it is fixed.',
    relatedInformation: problems.map(({ message, origin: { file, span } }) => ({
      location: { uri: addressOf(file), range: rangeOf(span) },
      message,
    })),
  }
}

/** The policy's problems in a file. Problems in extended files are shown at its top. */
export function policyDiagnostics(
  path: string,
  problems: readonly PolicyProblem[],
  addressOf: AddressOf,
): Diagnostic[] {
  return problems.map(({ message, remedy, origin, related }): Diagnostic => {
    const isHere = origin.file === path && origin.span !== nowhere
    const others = [...(isHere ? [] : [origin]), ...(related ? [related] : [])].filter(({ isLocal }) => isLocal)
    return {
      range: isHere ? rangeOf(origin.span) : top,
      severity: DiagnosticSeverity.Error,
      source,
      code: 'policy/invalid',
      message: `${origin.file === path ? '' : `${origin.file}: `}${message} ${remedy}`,
      ...(others.length > 0 && {
        relatedInformation: others.map(({ file, span }) => ({
          location: { uri: addressOf(file), range: rangeOf(span) },
          message: 'The other place.',
        })),
      }),
    }
  })
}
