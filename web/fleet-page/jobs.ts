// The jobs of the page, by what they are grouped, the columns of their table and what a row opens to.

import type { JobRow } from '../../src/core/fleet/job-row.ts'
import type { PageData } from '../../src/core/fleet/page.ts'
import { verdictMark } from '../../src/core/report/words/against-hardware.ts'
import { verdictOrder, verdictWord } from '../../src/core/report/words/verdict.ts'
import { amount, gibibytes, moneyFigure } from '../../src/core/text/wording.ts'
import { byId, element, link } from '../element.ts'
import type { Column } from '../table.ts'

export const fleet = JSON.parse(byId('fleet').textContent) as PageData
export const jobs = byId('rows')
  .textContent.split('\n')
  .slice(1)
  .map((row): JobRow => JSON.parse(row))

const notDeclared = 'not declared'
const nameOf = ({ accelerator }: JobRow): string | undefined =>
  accelerator !== undefined && Object.hasOwn(fleet.names, accelerator) ? fleet.names[accelerator] : accelerator

/** Whose job it is. */
export const teamOf = ({ labels }: JobRow): string | undefined =>
  Object.hasOwn(labels, fleet.teamLabel) ? labels[fleet.teamLabel] : undefined

export const groupings: Readonly<Record<string, (row: JobRow) => string>> = {
  Team: (row) => teamOf(row) ?? notDeclared,
  Accelerator: (row) => nameOf(row) ?? notDeclared,
  Kind: ({ kind = notDeclared }) => kind,
  Provider: ({ provider = notDeclared }) => provider,
  Stage: ({ stage = notDeclared }) => stage,
}

const costOf = ({ cost }: JobRow): string => {
  if (cost === undefined) return ''
  const [low, high] = cost.amount
  const figure = cost.likely === undefined ? `${moneyFigure(low)}–${moneyFigure(high)}` : moneyFigure(cost.likely)
  return `${figure} ${unitOf(cost)}`
}
const unitOf = ({ currency, per }: NonNullable<JobRow['cost']>): string =>
  `${currency}${per === 'month' ? ' a month' : ''}`

/** "2,400 USD"; empty where it is not known. */
export const savingOf = ({ cost, saves }: JobRow): string =>
  cost === undefined || saves === undefined ? '' : saves === 0 ? 'nothing' : `${moneyFigure(saves)} ${unitOf(cost)}`

export const columns: readonly Column<JobRow>[] = [
  { name: 'Job', textOf: ({ job }) => job },
  {
    name: 'Verdict',
    textOf: (row) => `${verdictMark[row.verdict]} ${verdictWord(row)}`,
    amountOf: (row) => verdictOrder.indexOf(verdictWord(row)),
    classOf: verdictWord,
  },
  { name: 'Repository', textOf: ({ repository }) => repository },
  {
    name: 'Accelerator',
    textOf: (row) => `${row.count === undefined ? '' : `${amount(row.count)}× `}${nameOf(row) ?? ''}`,
  },
  { name: 'Team', textOf: (row) => teamOf(row) ?? '' },
  {
    name: 'Chip-hours',
    textOf: ({ likelyChipHours: hours }) => (hours === undefined ? '' : amount(hours)),
    amountOf: ({ likelyChipHours }) => likelyChipHours,
    isFigure: true,
  },
  { name: 'Cost', textOf: costOf, amountOf: ({ cost }) => cost?.likely ?? cost?.amount[0], isFigure: true },
  { name: 'Saving', textOf: savingOf, amountOf: ({ saves }) => saves, isFigure: true },
]

/** Its line in its repository, as a link where the commit is known. */
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

/** All that a row has no room for. */
export function detailsOf(row: JobRow): HTMLElement {
  const { reason, offer, provider, stage, kind, labels, group, date, likelyChipHours } = row
  const saving = savingOf(row)
  const said: readonly (readonly [string, string | Node | undefined])[] = [
    ['Declared in', placeOf(row)],
    ['Reason', reason],
    ['Best offer', offer && (saving === '' ? offer : `${offer}; saves ${saving}`)],
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
      [...(likelyChipHours === undefined ? ['chip-hours'] : []), ...(row.cost ? [] : ['cost'])].join(', ') || undefined,
    ],
    ['Waivers', waivedOf(row)],
    ['Checked', date],
  ]
  return element(
    'dl',
    {},
    ...said.flatMap(([name, what]) => (what === undefined ? [] : [element('dt', {}, name), element('dd', {}, what)])),
  )
}
