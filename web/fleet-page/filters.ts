import type { JobRow } from '../../src/core/fleet/job-row.ts'
import { formerWord } from '../../src/core/fleet/whole.ts'
import { columns, fleet, type GroupedJob, groupings } from './jobs.ts'

/** The filter of the jobs. All parts and all words must match, and one of several values of a grouping. */
export interface Filter {
  readonly verdict: string
  /** Each a grouping and a value: `Team: vision`. */
  readonly only: readonly string[]
  readonly words: string
}

/** A current job, or one of an earlier report, which has fewer values. */
type FilteredJob = GroupedJob & Partial<JobRow> & Pick<JobRow, 'repository' | 'path' | 'job'>

export const facetsOf = (row: GroupedJob): string[] => [
  ...Object.entries(groupings).map(([name, nameOf]) => `${name}: ${nameOf(row)}`),
  ...Object.entries(row.labels).flatMap(([name, value]) =>
    name === fleet.teamLabel ? [] : [`label ${name}: ${value}`],
  ),
]

/** "Team", of "Team: vision". */
const kindOf = (facet: string): string => facet.slice(0, facet.indexOf(': '))

interface Sought {
  readonly facets: ReadonlySet<string>
  readonly words: string
}

/** In small letters, and with the times sign as keyboards have it: "8x h100". */
const asTyped = (words: string): string => words.toLowerCase().replaceAll('×', 'x')

/** The searchable parts of each job, cached. */
const sought = new WeakMap<FilteredJob, Sought>()

function soughtOf(row: FilteredJob): Sought {
  const known = sought.get(row)
  if (known !== undefined) return known
  const facets = facetsOf(row)
  // A job that is gone has no current verdict or columns.
  const cells = row.verdict === undefined ? [] : columns.map(({ textOf }) => textOf(row as JobRow))
  const words = [...cells, row.job, row.repository, row.path, row.reason ?? '', ...facets].join('\n')
  const made = { facets: new Set(facets), words: asTyped(words) }
  sought.set(row, made)
  return made
}

export function passes(row: FilteredJob, { verdict, only, words }: Filter): boolean {
  const of = soughtOf(row)
  const wanted = asTyped(words).split(/\s+/)
  const isOfVerdict = verdict === '' || formerWord(row) === verdict
  const isOfOnly = only.every((facet) => only.some((each) => kindOf(each) === kindOf(facet) && of.facets.has(each)))
  return isOfVerdict && isOfOnly && wanted.every((word) => of.words.includes(word))
}
