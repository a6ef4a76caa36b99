import { readFileSync } from 'node:fs'
import type { ActionRun } from './runner.ts'

/** What a run came to: nothing of this may depend on what GitHub does. */
export function essence({ status, outputs, commands }: ActionRun): string {
  const { report: _, sarif: __, ...told } = outputs
  return JSON.stringify({ status, told, commands }, null, 1)
}

/** The findings as `new error rule job`, with those of the base that are gone, in the order of the report. */
export function standings({ outputs }: ActionRun): string[] {
  const report = JSON.parse(readFileSync(outputs['report'] as string, 'utf8'))
  const told = (standing: string) => (finding: { severity: string; rule: string; job?: string }) =>
    `${standing} ${finding.severity} ${finding.rule}${finding.job === undefined ? '' : ` ${finding.job}`}`
  // biome-ignore lint/suspicious/noExplicitAny: a report is looked into here
  const found = report.files.flatMap(({ findings }: any) =>
    // biome-ignore lint/suspicious/noExplicitAny: the same
    findings.map((finding: any) => told(finding.standing ?? 'uncompared')(finding)),
  )
  return [...found, ...(report.difference?.fixed ?? []).map(told('fixed'))]
}
