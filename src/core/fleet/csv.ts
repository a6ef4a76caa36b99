import { verdictWords } from '../report/words/verdict.ts'
import { cellText } from '../text/encode.ts'
import type { FleetReport } from './fleet.ts'
import { costIfFitted, type JobRow, labelOf, savingOf } from './job-row.ts'

/** As in the JSON report, whose module would bring the catalog into the page. */
const rounded = (value: number): number => Number(value.toPrecision(3))

type Cell = string | number | undefined
type PlainKey = { [Key in keyof JobRow]-?: JobRow[Key] extends Cell ? Key : never }[keyof JobRow]

const columns: Readonly<Record<string, (row: JobRow) => Cell>> = {
  ...plain('repository', 'commit', 'date', 'path', 'line', 'job'),
  verdict: (row) => verdictWords(row, row.policy ?? []),
  ...plain('recommended', 'accelerator', 'kind', 'vendor', 'count', 'provider', 'stage'),
  framework: ({ framework }) => framework.join(';'),
  ...plain('task', 'model', 'group'),
  labels: ({ labels }) =>
    Object.entries(labels)
      .map((pair) => pair.join('='))
      .join(';'),
  usual_chip_hours: ({ likelyChipHours }) => likelyChipHours,
  least_chip_hours: ({ chipHours }) => chipHours?.[0],
  most_chip_hours: ({ chipHours }) => chipHours?.[1],
  currency: (row) => costIfFitted(row)?.currency,
  usual_cost: ({ cost }) => cost?.likely,
  least_cost: ({ cost }) => cost?.amount[0],
  most_cost: ({ cost }) => cost?.amount[1],
  cost_per: (row) => costIfFitted(row)?.per,
  cost_prices: ({ cost }) => cost?.prices,
  memory: ({ memory }) => memory?.likely ?? memory?.verdict,
  usual_memory_gib: ({ memory }) => memory?.likelyGiB,
  capacity_gib: ({ memory }) => memory?.capacityGiB,
  evidence_files: ({ evidence }) => evidence?.files,
  compared: ({ evidence }) => evidence?.compared.join(';'),
  not_compared: ({ evidence }) => evidence?.notCompared.map(({ what }) => what).join(';'),
  waived: ({ waived }) => waived,
  waived_until: ({ waivedUntil }) => waivedUntil,
  offers_save: (row) => {
    const saving = savingOf(row)
    return saving && rounded(saving)
  },
  cost_read: ({ cost }) => cost?.read,
  ...plain('reason', 'offer'),
  offer_cost: ({ offerCost }) => offerCost,
  ...plain('errors'),
  offers: ({ offersSought, offer }) => (offer !== undefined ? 'found' : offersSought ? 'none found' : 'not looked for'),
}

/** Columns named after their key. */
function plain(...keys: readonly PlainKey[]): Record<string, (row: JobRow) => Cell> {
  return Object.fromEntries(keys.map((key) => [key, (row: JobRow) => row[key]]))
}

/** The jobs as CSV (RFC 4180), one line each, generated lazily. Unknown values are empty cells. */
export function* csvFleet({ jobs, teamLabel }: Pick<FleetReport, 'jobs' | 'teamLabel'>): Generator<string> {
  yield line([...Object.keys(columns), 'team'])
  for (const row of jobs) {
    yield line([...Object.values(columns).map((cellOf) => cellOf(row)), labelOf(row, teamLabel)].map(cell))
  }
}

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** Spreadsheets evaluate cells that start with one of these, and runners obey `::`. An apostrophe makes them text. */
const formulaSign = /^(?:[=+\-@]|\s*::)/

function cell(value: Cell): string {
  const text = cellText(String(value ?? ''))
  const inert = typeof value === 'string' && formulaSign.test(text) ? `'${text}` : text
  return /[",]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
