import { readFileSync } from 'node:fs'
import type { ActionRun } from './runner.ts'

/** The result of a run: nothing of this may depend on what GitHub does. */
export function essence({ status, outputs, commands }: ActionRun): string {
  const { report: _, sarif: __, ...reported } = outputs
  return JSON.stringify({ status, reported, commands }, null, 1)
}

/** The findings as `new error rule job`, with those of the base that are gone, in the order of the report. */
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
