import { byPlace, type Finding } from '../finding/finding.ts'
import type { PolicyFinding } from '../policy/policy.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { FileReview } from './check.ts'

/** Adds findings about policies and waivers, each at its place. */
export function withPolicyFindings(
  reviews: readonly FileReview[],
  findings: readonly PolicyFinding[],
  { severityInFile }: RuleSet,
  texts: ReadonlyMap<string, string>,
): FileReview[] {
  const byFile = new Map<string, Finding[]>()
  const remote = new Set<string>()
  for (const { rule, severity: own, message, remedy, origin } of findings) {
    const severity = severityInFile?.(rule, own) ?? own
    if (severity === 'off') continue
    const finding: Finding = { rule, severity, message, remedy, span: origin.span, path: [], related: [] }
    byFile.set(origin.file, [...(byFile.get(origin.file) ?? []), finding])
    if (!origin.isLocal) remote.add(origin.file)
  }
  const known = reviews.map((file): FileReview => {
    const own = byFile.get(file.path)
    byFile.delete(file.path)
    return own === undefined ? file : { ...file, findings: [...file.findings, ...own].sort(byPlace) }
  })
  const others = [...byFile].map(([path, own]): FileReview => {
    const isElsewhere = remote.has(path)
    return {
      path,
      text: texts.get(path) ?? '',
      jobs: [],
      findings: own.sort(byPlace),
      searches: 0,
      ...(isElsewhere && { isElsewhere }),
    }
  })
  return [...known, ...others]
}
