import type { FileReview, JobReview } from '../check.ts'
import { jsonText } from '../encode.ts'
import type { Finding } from '../finding.ts'
import type { Outcome } from '../policy.ts'
import type { AnyRule } from '../rule.ts'
import { sourceOf } from '../sources.ts'
import { version } from '../version.ts'
import { sizingReport } from './sizing.ts'

/** The versioned report of the contract, `docs/json-report.md`: never a dump of internal types. */
export function jsonReport(outcome: Outcome, rules: ReadonlyMap<string, AnyRule>): string {
  const { counts, failed, jobs } = outcome
  return `${jsonText({
    version: 1,
    tool: { name: 'accelerator-review', version },
    summary: { files: outcome.files.length, jobs, ...counts, failed },
    files: outcome.files.map((file) => fileReport(file, rules)),
  })}\n`
}

function fileReport({ path, jobs, findings }: FileReview, rules: ReadonlyMap<string, AnyRule>): object {
  return { path, jobs: jobs.map(jobReport), findings: findings.map((finding) => findingReport(finding, rules)) }
}

function jobReport({ name, line, assessment, facts, alternatives, searched }: JobReview): object {
  return {
    name,
    line,
    assessment,
    sizing: sizingReport(facts.sizing),
    alternatives: alternatives.map(({ change, set }) => ({
      change,
      set: set.map(({ path, value }) => ({ path, value })),
    })),
    // Without this, an empty list would say that there is no way to pass.
    ...(!searched && { alternativesSearched: false }),
  }
}

function findingReport(finding: Finding, rules: ReadonlyMap<string, AnyRule>): object {
  const { rule, severity, job, message, remedy, span, related } = finding
  return {
    rule,
    severity,
    ...(job !== undefined && { job }),
    message,
    remedy,
    ...span,
    related: related.map((place) => ({ path: place.file, ...place.span, message: place.message })),
    sources: (rules.get(rule)?.sources ?? []).map(sourceOf),
    help: `docs/rules/${rule}.md`,
  }
}
