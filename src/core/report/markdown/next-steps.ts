import type { Finding } from '../../finding/finding.ts'
import { fails, type Outcome } from '../../review/outcome.ts'
import { version } from '../version.ts'
import { folding } from './markdown-findings.ts'

/** An address that cannot hide anything. */
const plainAddress = /^https?:\/\/[\w.:-]+\/[\w./-]*$/

/** A word without special meaning in a shell and in YAML. */
const plainWord = /^[A-Za-z][\w./-]{0,199}$/

/** The most paths in the command. */
const mostPaths = 3

/** The next steps as lines of Markdown: the command with the same result, a waiver to copy, and the run. */
export function nextSteps(outcome: Outcome, { run }: { readonly run?: string }): string[] {
  const link = run !== undefined && plainAddress.test(run) ? [`[Summary of the run](${run})`] : []
  const failing = outcome.files.flatMap(({ path, findings }) =>
    findings.filter((finding) => fails(finding, outcome)).map((finding) => ({ path, finding })),
  )
  if (failing.length === 0) return link
  const paths = [...new Set(failing.map(({ path }) => path))]
  const parts = ['To see the same on your machine:', '', '```sh', commandFor(paths), '```', '', ...waiversFor(failing)]
  return [folding('Reproduce or waive', parts.join('\n').trimEnd()), '', ...link]
}

function commandFor(paths: readonly string[]): string {
  const named = paths.length <= mostPaths && paths.every((path) => plainWord.test(path)) ? paths : []
  return [`npx accelerator-review@${version} check`, ...named].join(' ')
}

/** The most waivers shown. For more findings, a team uses a baseline. */
const mostWaivers = 3

function waiversFor(failing: readonly { readonly path: string; readonly finding: Finding }[]): string[] {
  const waivers = new Set(failing.flatMap(({ path, finding }) => waiverFor(path, finding)))
  if (waivers.size === 0) return []
  const them = waivers.size === 1 ? 'it' : 'them'
  return [
    `To accept ${them} for a while, add this to the policy (\`.github/accelerator-policy.yml\`); a waiver applies once it is merged:`,
    '',
    '```yaml',
    'waivers:',
    ...[...waivers].slice(0, mostWaivers),
    '```',
  ]
}

/** Empty for findings that cannot be waived, and for names that are not plain words. */
function waiverFor(path: string, { rule, job }: Finding): string[] {
  const isWaivable = !/^(?:manifest|policy)\//.test(rule)
  if (!isWaivable || !plainWord.test(path) || !(job === undefined || plainWord.test(job))) return []
  const lines = [
    `  - rule: ${rule}`,
    `    path: ${path}`,
    ...(job === undefined ? [] : [`    job: ${job}`]),
    '    reason: WHY',
    '    owner: TEAM',
    '    expires: YYYY-MM-DD',
  ]
  return [lines.join('\n')]
}
