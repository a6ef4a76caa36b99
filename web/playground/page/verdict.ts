import type { CodeAction } from 'vscode-languageserver-types'
import type { PolicyProblem } from '../../../src/core/policy/unusable-policy.ts'
import type { ReportFinding, ReportJob, ReportReason, Verdict } from '../../../src/core/report/report.ts'
import {
  byGravity,
  reasonAgainst,
  reasonAgainstJob,
  verdictMark,
} from '../../../src/core/report/words/against-hardware.ts'
import { favoredWords } from '../../../src/core/report/words/favored.ts'
import { keysToJudge } from '../../../src/core/report/words/judged.ts'
import {
  driftOf,
  gravestVerdict,
  openFindings,
  policyWords,
  withPolicy,
} from '../../../src/core/report/words/verdict.ts'
import { sentence, upper } from '../../../src/core/text/wording.ts'
import type { Look } from '../../../src/edge/lsp/look.ts'
import { button, element, link, worded } from '../../element.ts'
import type { Deeds } from './deeds.ts'
import { memoryBar } from './memory-bar.ts'
import { tilesOf } from './tiles.ts'
import { firstWays, fixItem } from './ways.ts'

const words: Readonly<Record<string, string>> = {
  fit: 'The hardware suits the job.',
  undecided: 'Too little is declared to tell.',
  questionable: 'Something speaks against the hardware.',
  mismatch: 'The hardware does not suit the job.',
}

const nothingYet =
  'Nothing is declared yet. Paste a manifest, a command or a training configuration, or choose an example.'
const noHardware = 'No accelerator is declared. Apply one of the table below, or declare your own.'

/** A plain word for a verdict if one finding explains it, otherwise the verdict itself. */
export const calledOf = (verdict: Verdict, gravestRule: string | undefined): string =>
  verdict === 'questionable' && gravestRule === 'sizing/unlikely-to-fit' ? 'unlikely to fit' : verdict

/** What the command calls a job: "over the limit", "drift". */
export function calledIn(findings: readonly ReportFinding[], job: ReportJob): string {
  const { verdict } = job.assessment
  const against = reasonAgainst(findings, job)
  const rule = findings.find(({ job: of, message }) => of === job.name && message === against)?.rule
  const isDrift = verdict !== 'fit' && driftOf(findings, job.name).length > 0
  return withPolicy(isDrift ? 'drift' : calledOf(verdict, rule), openFindings(findings, job.name))
}

const jobIn = ({ report, job: wanted }: Look): ReportJob | undefined =>
  report.files[0]?.jobs.find(({ name }) => name === wanted)

/** The findings of the shown job, and of the file outside of its jobs. */
const findingsIn = ({ report, job: wanted }: Look): readonly ReportFinding[] =>
  report.files[0]?.findings.filter(
    ({ rule, job }) => rule !== 'manifest/empty' && (job === undefined || job === wanted),
  ) ?? []

const isMistake = ({ rule, severity, waived }: ReportFinding): boolean =>
  rule.startsWith('manifest/') && severity === 'error' && !waived

/** The verdict in one paragraph, its reason first. For a job that fits, the figures. */
export function headlineOf(
  look: Look | Error | string,
  figures: readonly string[],
): { readonly verdict?: Verdict; readonly words: string } {
  if (look instanceof Error) return { words: 'Not judged.' }
  if (typeof look === 'string') return { words: look }
  const job = jobIn(look)
  const own = findingsIn(look)
  if (job === undefined) {
    const [gravest] = byGravity(own)
    return { words: gravest?.severity === 'error' ? `Not judged: ${gravest.message} ${gravest.remedy}` : nothingYet }
  }
  const { verdict, recommended, chosen, undecided } = job.assessment
  const open = openFindings(own, job.name)
  const general = verdict === 'undecided' && undecided.includes('hardware') ? noHardware : words[verdict]
  const isPraised = verdict === 'fit' && policyWords(open) === undefined
  const against = isPraised ? undefined : reasonAgainstJob(own, job)
  // Nothing to declare would settle it, so the figures say what there is.
  const isWhole = verdict === 'fit' || (verdict === 'undecided' && undecided.length === 0)
  const reason = against ?? (isWhole && figures.length > 0 ? sentence(figures.join('; ')) : general)
  const gravest = gravestVerdict(job.assessment, open)
  const favored = favoredWords({ recommended, ...(chosen && { chosen }) })
  const judged = [
    `${verdictMark[gravest]} ${upper(calledIn(own, job))}: ${reason}`,
    ...(favored ? [sentence(favored)] : []),
  ].join(' ')
  const mistakes = own.filter(isMistake)
  const [mistake] = mistakes
  if (mistake === undefined) return { verdict: gravest, words: judged }
  const many = mistakes.length === 1 ? '1 error' : `${mistakes.length} errors`
  const first = `${many} in the manifest: line ${mistake.line}: ${mistake.message}`
  return { verdict: 'mismatch', words: verdict === 'undecided' ? first : `${first} ${judged}` }
}

/** The fixes for the shown job, its figures, and all findings. */
export function verdictOf(look: Look, deeds: Deeds): Node[] {
  const job = jobIn(look)
  const own = findingsIn(look)
  const actions = look.actions.filter((action) => own.some((finding) => clears(action, finding)))
  const nearest = actions.find(({ isPreferred }) => isPreferred)
  const others = actions.filter((action) => action !== nearest)
  return [
    ...placeNote(deeds.figures),
    ...(job ? keysPart(keysToJudge(job), deeds) : []),
    ...firstWays(job, nearest, deeds),
    ...(job ? [tilesOf(job, deeds), ...memoryPart(job)] : []),
    ...findingPart(own, job, others, deeds),
  ]
}

/** "To judge it, declare framework", each key with a click. */
const keysPart = (keys: readonly string[], { declare }: Deeds): Node[] =>
  keys.length === 0
    ? []
    : [
        element(
          'p',
          {},
          'To judge it, declare',
          ...keys.flatMap((key) => [' ', button(key, () => declare(key), { class: 'line' })]),
        ),
      ]

function placeNote({ at, notAt }: Deeds['figures']): Node[] {
  if (at) return [note(`Judged and priced as if the job ran at ${at}, which Apply declares too.`)]
  if (notAt) return [note(`Not judged at ${notAt}, which cannot be declared here by a click: this is as written.`)]
  return []
}

/** The basis of the verdict. */
export function whyOf(look: Look, deeds: Deeds): Node[] {
  const job = jobIn(look)
  return job ? [...balance(job, deeds), ...notJudged(job), ...assumed(job)] : []
}

/** Why there is no verdict, with a button to retry. */
export const failurePart = (why: string, retry: () => void): Node[] => [
  element('p', { role: 'alert' }, why, ' ', button('Try again', retry)),
]

/** Why the policy is unusable, with links to the places in its editor. Empty if it is usable. */
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
        ' ',
        ...worded(message),
      ),
      element('p', { class: 'remedy' }, ...worded(remedy)),
    ),
  )
  return [
    element('h2', {}, 'The policy cannot be used'),
    note('The verdict below is that of the default policy.'),
    element('ul', { class: 'findings' }, ...items),
  ]
}

const note = (text: string): HTMLElement => element('p', { class: 'note' }, text)

function memoryPart({ sizing: { memory } }: ReportJob): Node[] {
  // Without a count, the memory per device is unknown.
  if (memory?.partsGiB === undefined || memory.needs.includes('hardware.count')) return []
  return [element('h2', {}, 'Memory of one device'), memoryBar(memory.partsGiB, memory.capacityGiB)]
}

function findingPart(
  findings: readonly ReportFinding[],
  job: ReportJob | undefined,
  actions: readonly CodeAction[],
  deeds: Deeds,
): Node[] {
  const ways = waysByFinding(findings, actions)
  const items = byGravity(findings).map((finding) => findingItem(finding, ways.get(finding) ?? [], deeds))
  if (items.length === 0) return job === undefined ? [] : [note('No findings.')]
  return [element('h2', {}, 'Findings'), element('ul', { class: 'findings' }, ...items)]
}

/** Each edit appears once, below the most severe finding that it clears. */
function waysByFinding(findings: readonly ReportFinding[], actions: readonly CodeAction[]) {
  const ways = new Map<ReportFinding, CodeAction[]>()
  for (const action of actions) {
    const [gravest] = byGravity(findings.filter((finding) => clears(action, finding)))
    if (gravest) ways.set(gravest, [...(ways.get(gravest) ?? []), action])
  }
  return ways
}

/** Rule and place identify a finding. */
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
    element('p', {}, ...worded(message)),
    element(
      'p',
      { class: 'remedy' },
      ...(waived ? [`Waived until ${waived.expires}: ${waived.reason}`] : worded(remedy)),
    ),
    ...(fixes.length > 0 ? [element('ul', { class: 'ways' }, ...fixes.map((fix) => fixItem(fix, deeds)))] : []),
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

function balance(job: ReportJob, deeds: Deeds): Node[] {
  const { for: reasonsFor, against } = job.assessment
  if (reasonsFor.length + against.length === 0) return []
  const column = (head: string, sign: string, reasons: readonly ReportReason[]): HTMLElement | undefined =>
    reasons.length === 0
      ? undefined
      : element(
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

function notJudged(job: ReportJob): Node[] {
  const { assessment, notKnown } = job
  const undecided = assessment.undecided.filter((key) => !keysToJudge(job).includes(key))
  return [
    ...(notKnown.length > 0 ? [note(`Not known: ${notKnown.map(({ word }) => `"${word}"`).join(', ')}.`)] : []),
    ...(undecided.length > 0 ? [note(`To judge it better, declare ${undecided.join(', ')}.`)] : []),
  ]
}

function assumed({ sizing: { assumptions } }: ReportJob): Node[] {
  if (assumptions.length === 0) return []
  const items = assumptions.map((each) => element('li', {}, sentence(each)))
  return [element('details', {}, element('summary', {}, 'What was assumed'), element('ul', {}, ...items))]
}

const address = (help: string, docs: string): string => (help.startsWith('https://') ? help : `${docs}/${help}`)
