// The page of a fleet: filters, charts and the table of jobs, drawn from the data in the page. It asks nobody for anything.
import { byId, element } from '../playground/page/element.ts'
import type { FleetReport } from '../src/core/fleet/fleet.ts'
import type { JobRow } from '../src/core/fleet/job-row.ts'
import { fleetWords } from '../src/core/fleet/total-words.ts'
import { Sum, type Total } from '../src/core/fleet/totals.ts'
import { amount, moneyFigure, numberOf } from '../src/core/text/wording.ts'
import { chartOf, type Measure } from './chart.ts'

/** More rows at once make a page slow; the filters lead to the others. */
const mostRows = 500

const fleet = JSON.parse(byId('fleet').textContent) as Omit<FleetReport, 'jobs'>
const jobs = byId('rows')
  .textContent.split('\n')
  .slice(1)
  .map((row): JobRow => JSON.parse(row))
const teamOf = ({ labels }: JobRow): string | undefined =>
  Object.hasOwn(labels, fleet.teamLabel) ? labels[fleet.teamLabel] : undefined

const groupings: Readonly<Record<string, (row: JobRow) => string | undefined>> = {
  Kind: ({ kind }) => kind,
  Accelerator: ({ accelerator }) => accelerator,
  Provider: ({ provider }) => provider,
  Stage: ({ stage }) => stage,
  Team: teamOf,
}

const measures: readonly Measure[] = [
  { name: 'jobs', of: () => 1 },
  { name: 'accelerators', of: ({ count }) => count },
  { name: 'usual chip-hours', of: ({ likelyChipHours }) => likelyChipHours },
  ...fleet.total.cost.map(({ currency, per }) => ({
    name: `usual cost in ${currency}${per === 'month' ? ' a month' : ''}`,
    of: ({ cost }: JobRow) => (cost?.currency === currency && (cost.per ?? 'run') === per ? cost.likely : undefined),
  })),
]

const columns: Readonly<Record<string, (row: JobRow) => string>> = {
  Repository: ({ repository }) => repository,
  Manifest: ({ path, line }) => `${path}:${line}`,
  Job: ({ job }) => job,
  Verdict: ({ verdict }) => verdict,
  Accelerator: ({ accelerator = '', count }) => `${count === undefined ? '' : `${count}× `}${accelerator}`,
  Provider: ({ provider = '' }) => provider,
  Stage: ({ stage = '' }) => stage,
  Team: (row) => teamOf(row) ?? '',
  'Usual chip-hours': ({ likelyChipHours }) => (likelyChipHours === undefined ? '' : amount(likelyChipHours)),
  Cost: ({ cost }) =>
    cost
      ? `${cost.likely === undefined ? '' : `about ${moneyFigure(cost.likely)}, `}${cost.amount.map(moneyFigure).join('–')} ${cost.currency}${cost.per === 'month' ? ' a month' : ''}`
      : '',
}

const labelsOf = ({ labels }: JobRow): string[] => Object.entries(labels).map(([name, value]) => `${name}: ${value}`)
const verdict = byId<HTMLSelectElement>('verdict')
const label = byId<HTMLSelectElement>('label')
const words = byId<HTMLInputElement>('words')
const measure = byId<HTMLSelectElement>('measure')

const optionsOf = (all: readonly string[]): HTMLOptionElement[] => all.map((each) => element('option', {}, each))
label.append(...optionsOf([...new Set(jobs.flatMap(labelsOf))].sort()))
measure.append(...optionsOf(measures.map(({ name }) => name)))

function isShown(row: JobRow): boolean {
  if (verdict.value !== '' && row.verdict !== verdict.value) return false
  if (label.selectedIndex > 0 && !labelsOf(row).includes(label.value)) return false
  const wanted = words.value.trim().toLowerCase()
  return wanted === '' || Object.values(columns).some((cellOf) => cellOf(row).toLowerCase().includes(wanted))
}

function draw(): void {
  const rows = jobs.filter(isShown)
  const chosen = measures.find(({ name }) => name === measure.value) ?? (measures[0] as Measure)
  const charts = Object.entries(groupings).flatMap(([name, nameOf]) => {
    const drawn = chartOf(rows, nameOf, chosen, name)
    return drawn ? [element('section', {}, element('h3', {}, name), drawn)] : []
  })
  byId('charts').replaceChildren(...charts)
  byId('known').textContent = knownWords(rows, chosen)
  byId('sums').textContent = `${numberOf(rows.length, 'job')}: ${fleetWords(totalOf(rows))}.`
  byId('jobs').replaceChildren(tableOf(rows.slice(0, mostRows)))
  byId('more').textContent =
    rows.length > mostRows ? `${rows.length - mostRows} more jobs: filter, or take the CSV.` : ''
}

function totalOf(rows: readonly JobRow[]): Total {
  const sum = new Sum()
  for (const row of rows) sum.add(row)
  return sum.total
}

/** Bars leave out the jobs of which their measure is not known; empty where there is none. */
function knownWords(rows: readonly JobRow[], { name, of }: Measure): string {
  const known = rows.filter((row) => of(row) !== undefined).length
  return known === rows.length ? '' : `Known for ${amount(known)} of ${numberOf(rows.length, 'job')}: ${name}.`
}

function tableOf(rows: readonly JobRow[]): HTMLTableElement {
  const head = Object.keys(columns).map((name) => element('th', { scope: 'col' }, name))
  const body = rows.map((row) =>
    element('tr', { class: row.verdict }, ...Object.values(columns).map((cellOf) => element('td', {}, cellOf(row)))),
  )
  return element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...body))
}

/** What somebody has to look at; nothing where there is none. */
function listOf(title: string, lines: readonly string[]): HTMLElement[] {
  if (lines.length === 0) return []
  const items = lines.map((line) => element('li', {}, line))
  return [element('details', {}, element('summary', {}, `${title} (${lines.length})`), element('ul', {}, ...items))]
}

byId('lists').append(
  ...listOf(
    'Waivers due',
    fleet.waiversDue.map(
      ({ expires, repository, path, line, rule, reason, owner }) =>
        `${expires} ${repository}: ${path}:${line} ${rule}${owner === undefined ? '' : ` (${owner})`}: ${reason}`,
    ),
  ),
  ...listOf(
    'Contradicted by the files of the repository',
    fleet.drift.map(({ repository, path, line, message }) => `${repository}: ${path}:${line} ${message}`),
  ),
  ...listOf(
    'Launch accelerators without a manifest',
    fleet.undeclared.map(
      ({ repository, launches }) =>
        `${repository}: ${launches.map(({ path, line, asksFor }) => `${asksFor} (${path}:${line})`).join(', ')}`,
    ),
  ),
  ...listOf(
    'Old reports',
    fleet.oldReports.map(({ repository, date }) => `${repository}: ${date}`),
  ),
  ...listOf(
    'Dated in the future',
    fleet.futureReports.map(({ repository, date }) => `${repository}: ${date}`),
  ),
  ...listOf(
    'Not read',
    fleet.unread.map(({ path, because }) => `${path} ${because}`),
  ),
)
for (const control of [verdict, label, measure]) control.addEventListener('change', draw)
words.addEventListener('input', draw)
draw()
document.body.dataset['ready'] = ''
