import { inWords } from '../policy/demands/demand.ts'
import { nowhere } from '../policy/origin.ts'
import type { Policy } from '../policy/policy.ts'
import type { Report } from '../report/report.ts'
import type { FileReview } from '../review/check.ts'

const top = { line: 1, column: 1, endLine: 1, endColumn: 2 } as const
const mostRelated = 3

/** The finding about a folder without a required manifest, at the first file that launches something. */
export function missingManifest(
  folder: string,
  launches: NonNullable<Report['undeclared']>,
  { noManifest }: Policy,
): FileReview {
  const [first] = launches
  const path = first?.path ?? (folder === '' ? 'accelerator.yml' : `${folder}/accelerator.yml`)
  const { origin } = noManifest
  const saidBy = origin.span === nowhere ? origin.file : inWords(origin)
  const where = folder === '' ? 'Below this folder' : `Below ${folder}`
  return {
    path,
    text: '',
    jobs: [],
    findings: [
      {
        rule: 'policy/manifest-missing',
        severity: 'error',
        message: `${where} there is no accelerator.yml, and one is required: \`no-manifest: fail\` (${saidBy}).`,
        remedy: 'Declare the jobs in an `accelerator.yml`: `accelerator-review init` drafts one.',
        span: first === undefined ? top : { ...top, line: first.line, endLine: first.line },
        path: [],
        related: launches.slice(1, 1 + mostRelated).map(({ path: file, line, asksFor }) => ({
          file,
          span: { ...top, line, endLine: line },
          message: `It asks for ${asksFor}.`,
        })),
      },
    ],
    searches: 0,
    ...(first === undefined && { isElsewhere: true as const }),
  }
}
