import { readFileSync } from 'node:fs'
import type { ActionRun } from './runner.ts'

/** The parts of a run's result that must not depend on GitHub's answers. */
export function essence({ status, outputs, commands }: ActionRun): string {
  const { report: _, sarif: __, ...reported } = outputs
  return JSON.stringify({ status, reported, commands }, null, 1)
}

/** The findings as `new error rule job`, with fixed ones of the base, in the order of the report. */
export function standings({ outputs }: ActionRun): string[] {
  const report = JSON.parse(readFileSync(outputs['report'] as string, 'utf8'))
  const reported = (standing: string) => (finding: { severity: string; rule: string; job?: string }) =>
    `${standing} ${finding.severity} ${finding.rule}${finding.job === undefined ? '' : ` ${finding.job}`}`
  // biome-ignore lint/suspicious/noExplicitAny: a report is looked into here
  const found = report.files.flatMap(({ findings }: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: the same
    findings.map((finding: any) => reported(finding.standing ?? 'uncompared')(finding)),
  )
  return [...found, ...(report.difference?.fixed ?? []).map(reported('fixed'))]
}
