// The page's jobs, their groupings, the columns of their table, and the details of a row.

import { gravestOrder, gravestWord } from '../../src/core/fleet/gravest-word.ts'
import { costIfFitted, type JobRow, labelOf, savingOf } from '../../src/core/fleet/job-row.ts'
import type { PageData } from '../../src/core/fleet/page.ts'
import { sourcesWords } from '../../src/core/fleet/total-words.ts'
import type { Interval } from '../../src/core/report/report.ts'
import { verdictMark } from '../../src/core/report/words/against-hardware.ts'
import { isUnnamed } from '../../src/core/report/words/job-name.ts'
import { gravestVerdict, verdictWords } from '../../src/core/report/words/verdict.ts'
import { amount, gibibytes, moneyFigure, moneyUnit } from '../../src/core/text/wording.ts'
import { byId, element, link, worded } from '../element.ts'
import type { Column } from '../table.ts'

export const fleet = JSON.parse(byId('fleet').textContent) as PageData
export const jobs = byId('rows')
  .textContent.split('\n')
  .slice(1)
  .map((row): JobRow => JSON.parse(row))

const notDeclared = 'not declared'

const calledIn =
  (names: Readonly<Record<string, string>>) =>
  (written: string): string =>
    (Object.hasOwn(names, written) ? names[written] : undefined) ?? written

/** The display name of an accelerator, from its words in a report. */
export const calledName = calledIn(fleet.names)

/** The display name of a repository: the end of its path if it has no name. */
export const calledRepository = calledIn(fleet.called)

/** The display name of a job: its repository if it is unnamed. */
export const calledJob = ({ repository, path, job }: Pick<JobRow, 'repository' | 'path' | 'job'>): string =>
  isUnnamed(path, job) ? calledRepository(repository) : job

/** The parts of a job that groupings use. */
export type GroupedJob = Pick<JobRow, 'labels' | 'accelerator' | 'kind' | 'provider' | 'stage'>

const nameOf = ({ accelerator }: GroupedJob): string | undefined => accelerator && calledName(accelerator)

export const teamOf = (row: GroupedJob): string | undefined => labelOf(row, fleet.teamLabel)

export const groupings: Readonly<Record<string, (row: GroupedJob) => string>> = {
  Team: (row) => teamOf(row) ?? notDeclared,
  Accelerator: (row) => nameOf(row) ?? notDeclared,
  Kind: ({ kind = notDeclared }) => kind,
  Provider: ({ provider = notDeclared }) => provider,
  Stage: ({ stage = notDeclared }) => stage,
}

/** A run and a month, or two currencies, are not compared. */
export function unitOf(row: JobRow): string {
  const cost = costIfFitted(row)
  return cost === undefined ? '' : moneyUnit(cost)
}

/** Why a cost or hours are not shown. A run that does not fit cannot happen: the details have what it would take. */
const noFigureWords = ({ ifFitted }: { readonly ifFitted?: unknown }): string =>
  ifFitted === undefined ? 'not known' : 'does not fit'

const hoursInShort = ({ likelyChipHours: hours }: JobRow): string | undefined =>
  hours === undefined ? undefined : amount(hours)

/** "480,000 USD": the usual cost, or its range. */
export function costOf({ cost, ifFitted }: Pick<JobRow, 'cost' | 'ifFitted'>): string {
  if (cost === undefined) return noFigureWords({ ifFitted })
  const [low, high] = cost.amount
  const figure = cost.likely === undefined ? `${moneyFigure(low)}–${moneyFigure(high)}` : moneyFigure(cost.likely)
  return `${figure} ${moneyUnit(cost)}`
}

/** "1,000 chip-hours, 770 USD": what a job that does not fit would take. */
function ifFittedWords({ ifFitted }: JobRow): string | undefined {
  if (ifFitted === undefined) return undefined
  const { likelyChipHours, cost } = ifFitted
  const hours = likelyChipHours === undefined ? [] : [`${hoursOf(ifFitted)} chip-hours`]
  return [...hours, ...(cost ? [wholeCostOf({ cost })] : [])].join(', ')
}

/** "saves 2,400 USD", "costs the same", "costs 20,000 USD a month" for the whole job. Undefined if unknown. */
function gainInShort(row: JobRow): string | undefined {
  const { saves = 0, offerCost } = row
  const cost = costIfFitted(row)
  if (cost === undefined || offerCost === undefined) return undefined
  if (saves > 0) return `saves ${moneyFigure(saves)} ${moneyUnit(cost)}`
  const isSame =
    row.cost?.likely !== undefined && cost.likely !== undefined && moneyFigure(cost.likely) === moneyFigure(offerCost)
  // A job that does not fit saves nothing, even if its offer costs less.
  return isSame ? 'costs the same' : `costs ${moneyFigure(offerCost)} ${moneyUnit(cost)}`
}

/** "costs 101,000 USD more", by which such jobs are sorted below those that save. */
function moreWords(row: JobRow): string | undefined {
  const saving = savingOf(row) ?? 0
  if (saving >= 0 || gainInShort(row) === 'costs the same') return undefined
  return `costs ${moneyFigure(-saving)} ${row.cost?.currency} more`
}

/** The same with the lower cost that it replaces: "costs 20,000 USD a month instead of 380". */
export function gainOf(row: JobRow): string | undefined {
  const [gain, now] = [gainInShort(row), costIfFitted(row)?.likely]
  const isMore = now !== undefined && now < (row.offerCost ?? 0) && moneyFigure(now) !== moneyFigure(row.offerCost ?? 0)
  return gain !== undefined && isMore ? `${gain} instead of ${moneyFigure(now)}` : gain
}

/** The limit of the search for cheaper hardware. */
export const upToTwice = 'with at most twice as many accelerators'

/** Why no gain is shown. Cheaper hardware is looked for only where the present one passes. */
function noGainWords({ offersSought, savingsSought, offer }: JobRow): string {
  if (offer !== undefined) return 'not known'
  if (!offersSought) return 'not looked for'
  return savingsSought ? 'none found' : 'none that passes'
}

/** "✗ over the limit": the words of the check, with the sign of what is gravest. */
export function judgedWords(row: JobRow): string {
  const { policy = [] } = row
  return `${verdictMark[gravestVerdict(row, policy)]} ${verdictWords(row, policy)}`
}

export const columns: readonly Column<JobRow>[] = [
  { name: 'Job', textOf: calledJob },
  {
    name: 'Cost',
    about: 'Usual cost of one run, or of a month of a service',
    textOf: costOf,
    amountOf: ({ cost }) => cost?.likely ?? cost?.amount[0],
    groupOf: unitOf,
    isFigure: true,
    classOf: ({ cost }) => (cost === undefined ? 'unknown' : ''),
  },
  {
    name: 'Saving',
    about: `What the best offer would save or cost: in jobs with an error or a warning about their hardware what would pass, and with --savings in those that pass what is cheaper, ${upToTwice}`,
    // The cost now has its own column.
    textOf: (row) => moreWords(row) ?? gainInShort(row) ?? noGainWords(row),
    amountOf: savingOf,
    groupOf: unitOf,
    isFigure: true,
    classOf: (row) => (gainInShort(row) === undefined ? 'unknown' : ''),
  },
  {
    name: 'Verdict',
    textOf: judgedWords,
    amountOf: (row) => gravestOrder.indexOf(gravestWord(row)),
    classOf: gravestWord,
  },
  {
    name: 'Accelerator',
    classOf: ({ accelerator }) => (accelerator === undefined ? 'unknown' : ''),
    textOf: (row) => `${row.count === undefined ? '' : `${amount(row.count)}× `}${nameOf(row) ?? notDeclared}`,
  },
  {
    name: 'Chip-hours',
    textOf: (row) => hoursInShort(row) ?? noFigureWords(row),
    amountOf: ({ likelyChipHours }) => likelyChipHours,
    isFigure: true,
    classOf: (row) => (hoursInShort(row) === undefined ? 'unknown' : ''),
  },
  {
    name: 'Team',
    textOf: (row) => teamOf(row) ?? notDeclared,
    classOf: (row) => (teamOf(row) === undefined ? 'unknown' : ''),
  },
  {
    name: 'Repository',
    textOf: ({ repository }) => calledRepository(repository),
    titleOf: ({ repository }) => repository,
  },
]

/** A job's line in its repository, linked if the commit is known. */
export function placeOf({ repository, commit, path, line }: Pick<JobRow, 'repository' | 'commit' | 'path' | 'line'>) {
  const isNamed = commit !== undefined && /^[\w.-]+(?:\/[\w.-]+)+$/.test(repository)
  const file = path.split('/').map(encodeURIComponent).join('/')
  const address = isNamed
    ? `${fleet.server}/${repository}/blob/${encodeURIComponent(commit)}/${file}#L${line}`
    : undefined
  return link(address, `${path}:${line}`)
}

const memoryOf = ({ memory }: JobRow): string | undefined =>
  memory?.likelyGiB === undefined
    ? undefined
    : `about ${gibibytes(memory.likelyGiB)} of ${gibibytes(memory.capacityGiB)} a device`

const modelOf = ({ model, task, framework }: JobRow): string =>
  [task, ...(model === undefined ? [] : [model]), ...framework].join(', ')

const waivedOf = ({ waived, waivedUntil }: JobRow): string | undefined =>
  waived === 0 ? undefined : `${waived} waived, the first until ${waivedUntil}`

/** "1.8M USD (900,000–3.6M), at list prices of September 2026": with the range, and where the price is from. */
function wholeCostOf({ cost }: Pick<JobRow, 'cost'>): string | undefined {
  if (cost === undefined) return undefined
  const { likely, amount: range, prices, read } = cost
  const source = prices && sourcesWords([{ prices, jobs: 1, ...(read !== undefined && { read: [read, read] }) }])
  return `${costOf({ cost })}${likely === undefined ? '' : rangeOf(range, moneyFigure)}${source ? `, ${source}` : ''}`
}

function hoursOf({ likelyChipHours, chipHours }: Pick<JobRow, 'likelyChipHours' | 'chipHours'>): string | undefined {
  if (likelyChipHours === undefined) return chipHours?.map(amount).join('–')
  return `${amount(likelyChipHours)}${chipHours ? rangeOf(chipHours, amount) : ''}`
}

/** " (900,000–3.6M)". Empty if both ends read the same. */
function rangeOf(range: Interval, words: (value: number) => string): string {
  const [low, high] = range.map(words)
  return low === high ? '' : ` (${low}–${high})`
}

/** The best offer with its gain, and what it costs if that is not the gain. */
function offerOf(row: JobRow): string {
  const { offer, offerCost, saves = 0 } = row
  const [gain, cost] = [gainOf(row), costIfFitted(row)]
  if (offer === undefined) return noOfferWords(row)
  const price =
    saves > 0 && cost && offerCost !== undefined ? `, costs ${moneyFigure(offerCost)} ${moneyUnit(cost)}` : ''
  return `${offer}${gain === undefined ? '' : `; ${gain}${price}`}`
}

/** Why a job has no offer. */
export const noOfferWords = ({ offersSought, savingsSought, errors = 0 }: JobRow): string =>
  offersSought
    ? savingsSought
      ? `Nothing cheaper was found ${upToTwice}.`
      : 'No change was found that passes.'
    : `No offer was looked for${errors === 0 ? '' : ': first fix the manifest'}.`

/** The details that do not fit in a row. */
export function detailsOf(row: JobRow): HTMLElement {
  const { reason, provider, stage, kind, labels, group, date, likelyChipHours, ifFitted, policy } = row
  const said: readonly (readonly [string, string | Node | readonly (string | Node)[] | undefined])[] = [
    ['Declared in', placeOf(row)],
    ['Repository', row.repository],
    ['Reason', reason && worded(reason)],
    ['Policy', policy?.map(({ message }) => element('p', {}, ...worded(message)))],
    ['Best offer', offerOf(row)],
    ['Cost', wholeCostOf(row)],
    ['Chip-hours', hoursOf(row)],
    ['Memory', memoryOf(row)],
    ['Work', modelOf(row)],
    ['Where', [kind, provider, stage, group].filter((word) => word !== undefined).join(', ') || undefined],
    [
      'Labels',
      Object.entries(labels)
        .map((pair) => pair.join(': '))
        .join(', ') || undefined,
    ],
    [
      'Not known',
      [
        ...((likelyChipHours ?? ifFitted?.likelyChipHours) === undefined ? ['chip-hours'] : []),
        ...(costIfFitted(row) ? [] : ['cost']),
      ].join(', ') || undefined,
    ],
    ['If it fitted', ifFittedWords(row)],
    ['Waivers', waivedOf(row)],
    ['Checked', date],
  ]
  return element(
    'dl',
    {},
    ...said.flatMap(([name, what]) =>
      what === undefined ? [] : [element('dt', {}, name), element('dd', {}, ...[what].flat())],
    ),
  )
}
