import type { CodeAction } from 'vscode-languageserver-types'
import { severities } from '../../src/core/finding/finding.ts'
import type { PolicyProblem } from '../../src/core/policy/unusable-policy.ts'
import type { ReportFinding, ReportJob, ReportReason } from '../../src/core/report/report.ts'
import { amount } from '../../src/core/text/wording.ts'
import type { Look } from '../../src/edge/lsp/look.ts'
import { button, element, link } from './element.ts'
import { memoryBar } from './memory-bar.ts'

/** What one can do from the panel. */
export interface Deeds {
  readonly apply: (action: CodeAction) => void
  readonly goTo: (line: number, column: number) => void
  readonly show: (job: string) => void
  /** Where a document of the project is read. */
  readonly docs: string
}

const words: Readonly<Record<string, string>> = {
  fit: 'The hardware suits the job.',
  undecided: 'Too little is declared to tell.',
  questionable: 'Something speaks against the hardware.',
  mismatch: 'The hardware does not suit the job.',
}

/** All that is to be said of one job of the manifest, and of the others their verdicts. */
export function verdictOf(look: Look, deeds: Deeds): Node[] {
  const [file] = look.report.files
  const job = file?.jobs.find(({ name }) => name === look.job)
  const findings = file?.findings ?? []
  if (job === undefined) return [note('Nothing is declared yet.'), ...findingPart(findings, undefined, look, deeds)]
  return [
    ...jobChoice(file?.jobs ?? [], job, deeds),
    element(
      'p',
      { class: `verdict ${job.assessment.verdict}` },
      element('strong', {}, job.assessment.verdict),
      ` ${reasonFor(findings, job)}`,
      ...favored(job),
    ),
    ...memoryPart(job),
    ...costPart(job),
    ...(look.sizes.length > 0 ? [element('p', { class: 'sizes' }, `${upper(look.sizes.join('; '))}.`)] : []),
    ...findingPart(findings, job, look, deeds),
    ...balance(job, deeds),
    ...notJudged(job),
    ...assumed(job),
  ]
}

/** Why there is no verdict, and how to ask again. */
export const failurePart = (why: string, retry: () => void): Node[] => [
  element('p', { role: 'alert' }, why, ' ', button('Try again', retry)),
]

/** What keeps the policy from being used, with the places in its editor; empty where nothing does. */
export function policyPart(problems: readonly PolicyProblem[], goTo: Deeds['goTo']): Node[] {
  if (problems.length === 0) return []
  const items = problems.map(({ message, remedy, origin: { span } }) =>
    element(
      'li',
      { class: 'error' },
      element(
        'p',
        {},
        button(`line ${span.line}`, () => goTo(span.line, span.column), { class: 'line' }),
        ` ${message}`,
      ),
      element('p', { class: 'remedy' }, remedy),
    ),
  )
  return [
    element('h2', {}, 'The policy cannot be used'),
    note('The verdict below is that of the default policy.'),
    element('ul', { class: 'findings' }, ...items),
  ]
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const note = (text: string): HTMLElement => element('p', { class: 'note' }, text)

/** The gravest of what speaks against the hardware itself, or else what the verdict means. */
function reasonFor(findings: readonly ReportFinding[], { name, assessment: { verdict } }: ReportJob): string {
  const against = findings.filter(
    ({ job, rule, severity, waived }) =>
      job === name && severity !== 'notice' && !waived && !/^(?:evidence|manifest|policy)\//.test(rule),
  )
  return byGravity(against)[0]?.message ?? words[verdict] ?? ''
}

function favored({ assessment: { recommended, chosen } }: ReportJob): string[] {
  if (recommended === 'either' || recommended === 'other' || recommended === chosen) return []
  return [` The guidance favors ${recommended.toUpperCase()}s.`]
}

function jobChoice(jobs: readonly ReportJob[], shown: ReportJob, { show }: Deeds): Node[] {
  if (jobs.length < 2) return []
  const items = jobs.map(({ name, assessment: { verdict } }) =>
    button(`${name}: ${verdict}`, () => show(name), { class: verdict, 'aria-pressed': String(name === shown.name) }),
  )
  return [element('div', { class: 'jobs', role: 'group', 'aria-label': 'Jobs' }, ...items)]
}

/** In the usual case; what is taken for granted says whose price it is. */
function costPart({ sizing: { cost } }: ReportJob): Node[] {
  if (cost?.likely === undefined) return []
  return [note(`About ${amount(cost.likely)} ${cost.currency} a ${cost.per}.`)]
}

function memoryPart({ sizing: { memory } }: ReportJob): Node[] {
  // Without a count nobody knows over how many devices it is spread.
  if (memory?.partsGiB === undefined || memory.needs.includes('hardware.count')) return []
  return [element('h2', {}, 'Memory of one device'), memoryBar(memory.partsGiB, memory.capacityGiB)]
}

function findingPart(
  findings: readonly ReportFinding[],
  job: ReportJob | undefined,
  { actions }: Look,
  deeds: Deeds,
): Node[] {
  const own = findings.filter((finding) => finding.job === undefined || finding.job === job?.name)
  const ways = waysByFinding(own, actions)
  const items = byGravity(own).map((finding) => findingItem(finding, ways.get(finding) ?? [], deeds))
  if (items.length === 0) return job === undefined ? [] : [note('No findings.')]
  return [element('h2', {}, 'Findings'), element('ul', { class: 'findings' }, ...items)]
}

const byGravity = (findings: readonly ReportFinding[]): ReportFinding[] =>
  findings.toSorted(
    (a, b) =>
      Number(a.waived !== undefined) - Number(b.waived !== undefined) ||
      severities.indexOf(a.severity) - severities.indexOf(b.severity),
  )

/** Each edit stands once, below the gravest finding that it clears. */
function waysByFinding(findings: readonly ReportFinding[], actions: readonly CodeAction[]) {
  const ways = new Map<ReportFinding, CodeAction[]>()
  for (const action of actions) {
    const [gravest] = byGravity(findings.filter((finding) => clears(action, finding)))
    if (gravest) ways.set(gravest, [...(ways.get(gravest) ?? []), action])
  }
  return ways
}

/** The server offers only what is of the shown job, so that rule and place tell the finding. */
const clears = ({ diagnostics = [] }: CodeAction, { rule, line, column }: ReportFinding): boolean =>
  diagnostics.some(
    ({ code, range: { start } }) => code === rule && start.line === line - 1 && start.character === column - 1,
  )

function findingItem(finding: ReportFinding, fixes: readonly CodeAction[], deeds: Deeds): HTMLElement {
  const { severity, rule, message, remedy, line, column, sources, help, waived } = finding
  return element(
    'li',
    { class: waived ? 'waived' : severity },
    element(
      'p',
      {},
      element('strong', {}, waived ? 'waived' : severity),
      ' ',
      link(address(help, deeds.docs), rule),
      ' ',
      button(`line ${line}`, () => deeds.goTo(line, column), { class: 'line' }),
    ),
    element('p', {}, message),
    element('p', { class: 'remedy' }, waived ? `Waived until ${waived.expires}: ${waived.reason}` : remedy),
    ...(fixes.length > 0 ? [element('ul', { class: 'ways' }, ...fixes.map((fix) => wayItem(fix, deeds)))] : []),
    sources.length > 0
      ? element(
          'p',
          { class: 'sources' },
          'Sources: ',
          ...sources.flatMap(({ title, url }, index) => [index === 0 ? '' : '; ', link(url, title)]),
        )
      : undefined,
  )
}

const wayItem = (fix: CodeAction, { apply }: Deeds): HTMLElement =>
  element(
    'li',
    {},
    button('Apply', () => apply(fix), { 'aria-label': `Apply: ${fix.title}` }),
    ' ',
    fix.title.replaceAll('`', ''),
  )

function balance(job: ReportJob, deeds: Deeds): Node[] {
  const { for: reasonsFor, against } = job.assessment
  if (reasonsFor.length + against.length === 0) return []
  const column = (head: string, sign: string, reasons: readonly ReportReason[]): HTMLElement =>
    element(
      'section',
      { class: sign },
      element('h3', {}, `${head} (${reasons.length})`),
      element('ul', {}, ...reasons.map((each) => reasonItem(each, deeds))),
    )
  return [
    element('h2', {}, 'The balance'),
    element('div', { class: 'balance' }, column('For', 'for', reasonsFor), column('Against', 'against', against)),
  ]
}

const reasonItem = ({ rule, reason }: ReportReason, { docs }: Deeds): HTMLElement =>
  element('li', {}, `${reason} `, link(`${docs}/docs/rules/${rule}.md`, element('small', {}, rule)))

function notJudged({ assessment: { undecided }, notKnown }: ReportJob): Node[] {
  return [
    ...(notKnown.length > 0 ? [note(`Not known: ${notKnown.map(({ word }) => `"${word}"`).join(', ')}.`)] : []),
    ...(undecided.length > 0 ? [note(`To judge it better, declare ${undecided.join(', ')}.`)] : []),
  ]
}

function assumed({ sizing: { assumptions } }: ReportJob): Node[] {
  if (assumptions.length === 0) return []
  const items = assumptions.map((each) => element('li', {}, upper(each)))
  return [element('details', {}, element('summary', {}, 'What was assumed'), element('ul', {}, ...items))]
}

const address = (help: string, docs: string): string => (help.startsWith('https://') ? help : `${docs}/${help}`)
