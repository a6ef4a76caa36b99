// The fleet page: filters, tiles, jobs that need action, and the table of jobs, drawn from the data in the page. It
// makes no requests.

import { csvFleet } from '../../src/core/fleet/csv.ts'
import { gravestOrder } from '../../src/core/fleet/gravest-word.ts'
import type { JobRow } from '../../src/core/fleet/job-row.ts'
import { Sum } from '../../src/core/fleet/totals.ts'
import { amount, moneyFigure, numberOf } from '../../src/core/text/wording.ts'
import { button, byId, element } from '../element.ts'
import { ordered, Table } from '../table.ts'
import { barsOf, type Measure } from './bars.ts'
import { actOn } from './cards.ts'
import { showChanges } from './changes.ts'
import { type Filter, facetsOf, passes } from './filters.ts'
import { columns, detailsOf, fleet, groupings, jobs } from './jobs.ts'
import { showLists } from './lists.ts'
import { tilesOf } from './tiles.ts'

const measures: readonly Measure[] = [
  { name: 'jobs', of: () => 1, words: amount },
  { name: 'accelerators', of: ({ count }) => count, words: amount },
  { name: 'usual chip-hours', of: ({ likelyChipHours }) => likelyChipHours, words: amount },
  ...fleet.total.cost.flatMap(({ currency, per }): Measure[] => {
    const isIt = ({ cost }: JobRow): boolean => cost?.currency === currency && (cost.per ?? 'run') === per
    const of = `in ${currency} a ${per}`
    const words = moneyFigure
    return [
      { name: `usual cost ${of}`, of: (row) => (isIt(row) ? row.cost?.likely : undefined), words },
      { name: `what offers save ${of}`, of: (row) => (isIt(row) ? row.saves : undefined), words },
    ]
  }),
]

const knownFor = ({ of }: Measure, rows: readonly JobRow[]): number =>
  rows.filter((row) => of(row) !== undefined).length

/** The usual cost that is known for the most jobs, because the page is mainly about spending. */
const usualMeasure =
  measures
    .filter((each) => each.name.startsWith('usual cost') && jobs.some((row) => (each.of(row) ?? 0) > 0))
    .sort((a, b) => knownFor(b, jobs) - knownFor(a, jobs))[0]?.name ?? 'jobs'

/** The view is in the address, so that a link shows the same. */
interface View extends Filter {
  readonly bars: string
  readonly sort: string
}

const noFilter = { verdict: '', only: [], words: '' }

const facets = new Set(jobs.flatMap(facetsOf))

function viewIn(fragment: string): View {
  const said = new URLSearchParams(fragment.slice(1))
  const word = (name: string): string => said.get(name) ?? ''
  return {
    verdict: gravestOrder.find((verdict) => verdict === word('verdict')) ?? '',
    only: said.getAll('only').filter((facet) => facets.has(facet)),
    words: word('words'),
    bars: measures.find(({ name }) => name === word('bars'))?.name ?? usualMeasure,
    sort: columns.some(({ name }) => name === word('sort').replace(/^-/, '')) ? word('sort') : '',
  }
}

/** Whether a view is not what its address asks for. Each part that the page does not have is left out. */
function isDamaged(fragment: string): boolean {
  const [asked, read] = [new URLSearchParams(fragment.slice(1)), viewIn(fragment)]
  return [...asked].some(([name, word]) =>
    name === 'only' ? !read.only.includes(word) : word !== '' && read[name as keyof View] !== word,
  )
}

const damaged =
  'This link is damaged, or of another fleet: filters that this page does not have are left out. Ask for it again.'

function addressOf({ only, ...words }: View): string {
  const said = new URLSearchParams(only.map((each) => ['only', each]))
  for (const [name, word] of Object.entries(words)) if (word !== '' && word !== usualMeasure) said.set(name, word)
  return said.size === 0 ? '#' : `#${said}`
}

/** For a page that is a local file. */
const copiedOfFile =
  'The link is copied: it shows these filters. It leads to a file of this machine: put the page where others can open it.'

const redWords = 'Red is what jobs with a mismatch cost, not what is wasted.'

const verdict = byId<HTMLSelectElement>('verdict')
const only = byId<HTMLSelectElement>('only')
const words = byId<HTMLInputElement>('words')
const measure = byId<HTMLSelectElement>('measure')
const table = new Table(byId('jobs'), columns, detailsOf, (by) => {
  change({ sort: view.sort === by ? `-${by}` : view.sort === `-${by}` ? '' : by })
})

let view = viewIn(location.hash)
let shown: readonly JobRow[] = []

/** Each change of the view can be undone with the browser's Back. Typing on is no change of its own. */
function change(changed: Partial<View>, isTypingOn = false): void {
  view = { ...view, ...changed }
  history[isTypingOn ? 'replaceState' : 'pushState'](null, '', addressOf(view))
  draw()
}

const andOnly = (facet: string): readonly string[] => [...new Set([...view.only, facet])]

function draw(): void {
  verdict.value = view.verdict
  measure.value = view.bars
  only.value = ''
  if (words.value !== view.words) words.value = view.words
  shown = jobs.filter((row) => passes(row, view))
  const sum = new Sum()
  for (const row of shown) sum.add(row)
  const { total } = sum
  byId('sums').textContent =
    shown.length === jobs.length ? '' : `${amount(shown.length)} of ${numberOf(jobs.length, 'job')} shown`
  byId('chosen').replaceChildren(
    ...view.only.map((facet) =>
      button(`${facet} ×`, () => change({ only: view.only.filter((each) => each !== facet) }), {
        'aria-label': `No longer only ${facet}`,
      }),
    ),
  )
  const isFiltered = shown.length < jobs.length
  // Sums of no jobs would read as unknown.
  byId('tiles').replaceChildren(...(isFiltered && shown.length === 0 ? [] : tilesOf(total, shown)))
  showChanges(view, isFiltered)
  showLists(shown, isFiltered)
  byId('act').replaceChildren(...actOn(shown))
  drawBars()
  byId('none').hidden = shown.length > 0
  for (const id of ['jobs', 'where']) byId(id).hidden = shown.length === 0
  table.show(ordered(shown, columns, view.sort), view.sort)
}

function drawBars(): void {
  const chosen = measures.find(({ name }) => name === view.bars) ?? (measures[0] as Measure)
  const bars = Object.entries(groupings).flatMap(
    ([name, nameOf]) =>
      barsOf(name, shown, nameOf, chosen, (value) => {
        change({ only: andOnly(`${name}: ${value}`) })
        // The chips are far above the bars. The focus scrolls to the new one.
        byId('chosen').querySelector<HTMLElement>('button:last-child')?.focus()
      }) ?? [],
  )
  byId('charts').replaceChildren(...bars)
  const known = knownFor(chosen, shown)
  byId('known').textContent = [
    ...(known === shown.length
      ? []
      : [`Known for ${amount(known)} of ${numberOf(shown.length, 'job')}: ${chosen.name}.`]),
    ...(known > 0 && bars.length === 0 ? [`No bars: ${chosen.name} comes to 0.`] : []),
    ...(chosen.name.startsWith('usual cost') ? [redWords] : []),
  ].join(' ')
}

const options = (facets: readonly string[]): HTMLOptionElement[] =>
  facets.map((facet) => element('option', { value: facet }, facet))
only.append(element('option', { value: '' }, 'choose …'), ...options([...facets].sort()))
measure.append(...options(measures.map(({ name }) => name)))

verdict.addEventListener('change', () => change({ verdict: verdict.value }))
only.addEventListener('change', () => change({ only: andOnly(only.value) }))
words.addEventListener('input', () => change({ words: words.value }, view.words !== '' && words.value !== ''))
measure.addEventListener('change', () => change({ bars: measure.value }))
byId('all').addEventListener('click', () => change(noFilter))
byId('share').addEventListener('click', async () => {
  const said = await navigator.clipboard.writeText(location.href).then(
    () => (location.protocol === 'file:' ? copiedOfFile : 'The link is copied: it shows these filters.'),
    () => 'The browser does not let this page copy: the address of this window shows these filters.',
  )
  byId('sums').textContent = said
})
byId('csv').addEventListener('click', () => {
  // Excel reads a text as UTF-8 only with a byte order mark.
  const text = new Blob(
    ['\uFEFF', ...csvFleet({ jobs: ordered(shown, columns, view.sort), teamLabel: fleet.teamLabel })],
    {
      type: 'text/csv',
    },
  )
  const link = element('a', { href: URL.createObjectURL(text), download: `jobs-${fleet.date}.csv` })
  link.click()
  URL.revokeObjectURL(link.href)
})
addEventListener('popstate', () => {
  view = viewIn(location.hash)
  draw()
  if (isDamaged(location.hash)) byId('sums').textContent = damaged
})
draw()
if (isDamaged(location.hash)) byId('sums').textContent = damaged
document.body.dataset['ready'] = ''
