import type { FleetReport } from '../../src/core/fleet/fleet.ts'
import type { JobRow } from '../../src/core/fleet/job-row.ts'
import type { Report, ReportFinding, ReportJob } from '../../src/core/report/report.ts'

/** The JSON that `fleet --format json` writes. */
export type FleetJson = Omit<FleetReport, 'jobs'> & { readonly jobs: readonly JobRow[] }

/** A job that waits for its network, and would cost half on half as many accelerators. */
export const wastefulManifest = `name: train
task: pretraining
framework: pytorch
stage: production
scale: { parameters: 8B, tokens: 2B, sequence_length: 4096, global_batch_size: 64 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: h100-80gb, count: 64, provider: aws, region: us-east-1, parallelism: fsdp, interconnect: ethernet }
`

/** A job that passes, for more than it would on other hardware of its provider. */
export const passingManifest = `name: train
task: pretraining
framework: pytorch
stage: production
scale: { parameters: 8B, tokens: 200B, sequence_length: 4096, global_batch_size: 512 }
model: { architecture: transformer, precision: bf16 }
hardware: { accelerator: a100-80gb, count: 64, provider: gcp, region: us-central1, parallelism: fsdp }
`

/** A job of a report with usual values, and those that a test is about. */
export const reportedJob = (
  name: string,
  { declared, ...parts }: Partial<Omit<ReportJob, 'declared'>> & { declared?: Partial<ReportJob['declared']> } = {},
): ReportJob => ({
  name,
  line: 1,
  declared: {
    framework: ['pytorch'],
    stage: 'production',
    task: 'pretraining',
    accelerator: 'h100',
    kind: 'gpu',
    vendor: 'nvidia',
    count: 8,
    provider: 'aws',
    labels: { team: 'vision' },
    group: null,
    ...declared,
  },
  notKnown: [],
  readAs: [],
  errors: 0,
  assessment: { chosen: 'gpu', recommended: 'gpu', verdict: 'fit', for: [], against: [], undecided: [] },
  sizing: { assumptions: [] },
  alternatives: [],
  ...parts,
})

export const reportedFinding = (rule: string, parts: Partial<ReportFinding> = {}): ReportFinding => ({
  rule,
  severity: 'warning',
  message: 'A message.',
  remedy: 'A remedy.',
  line: 3,
  column: 1,
  endLine: 3,
  endColumn: 2,
  related: [],
  sources: [],
  help: `docs/rules/${rule}.md`,
  ...parts,
})

export function reportText(
  origin: Pick<Report, 'repository' | 'commit' | 'date'>,
  jobs: readonly ReportJob[],
  findings: readonly ReportFinding[] = [],
  path = 'accelerator.yml',
): string {
  const summary = { files: 1, jobs: jobs.length, error: 0, warning: 0, notice: 0, waived: 0, failed: false }
  const tool = { name: 'accelerator-review', version: '0.1.0' } as const
  const report: Report = { version: 1, tool, ...origin, summary, files: [{ path, jobs, findings }] }
  return JSON.stringify(report)
}
