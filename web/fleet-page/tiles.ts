import type { GravestWord } from '../../src/core/fleet/gravest-word.ts'
import type { JobRow } from '../../src/core/fleet/job-row.ts'
import { sourcesWords } from '../../src/core/fleet/total-words.ts'
import type { Total } from '../../src/core/fleet/totals.ts'
import { amount, moneyFigure, moneyUnit, numberOf } from '../../src/core/text/wording.ts'
import { element } from '../element.ts'
import { teamOf, upToTwice } from './jobs.ts'

/** The totals: jobs, wrong jobs, cost, and possible savings. Unknown values are shown as unknown, never as 0. */
export function tilesOf(total: Total, rows: readonly JobRow[]): HTMLElement[] {
  const { jobs, cost, likelyChipHours, accelerators, counted } = total
  const called = (word: GravestWord): number => total.words[word] ?? 0
  const mismatched = called('mismatch')
  const ofJobs = (known: number): string => `known for ${amount(known)} of ${numberOf(jobs, 'job')}`
  const impossible = rows.filter(({ ifFitted }) => ifFitted !== undefined).length
  const [most, ...others] = cost.toSorted((a, b) => b.jobs - a.jobs)
  const usual = (each: Total['cost'][number]): string =>
    `${each.likely.jobs === 0 ? each.amount.map(moneyFigure).join('–') : moneyFigure(each.likely.amount)} ${moneyUnit(each)}`
  const hours =
    likelyChipHours.jobs === 0
      ? 'chip-hours not known'
      : `${amount(likelyChipHours.amount)} chip-hours, ${ofJobs(likelyChipHours.jobs)}`
  return [
    tile(
      'Jobs',
      amount(jobs),
      counted === 0 ? 'accelerators not known' : `${numberOf(accelerators, 'accelerator')}, ${ofJobs(counted)}`,
    ),
    tile(
      'Mismatched',
      amount(mismatched),
      `and ${(['against the policy', 'drift', 'questionable', 'undecided'] as const).map((word) => `${amount(called(word))} ${word}`).join(', ')}`,
      mismatched > 0 ? 'mismatch' : undefined,
    ),
    most
      ? tile(
          most.per === 'month' ? 'Usual cost a month' : 'Usual cost, each job run once',
          usual(most),
          [
            sourcesWords(most.sources),
            ofJobs(most.jobs),
            ...(impossible > 0
              ? [`without ${numberOf(impossible, 'job')} that ${impossible === 1 ? 'does' : 'do'} not fit in memory`]
              : []),
            ...others.map((each) => `also ${usual(each)}, ${ofJobs(each.jobs)}`),
            hours,
          ].join('; '),
        )
      : tile('Usual cost', 'not known', hours),
    savingsTile(total, rows),
  ]
}

/** What the offers that were found would save. */
function savingsTile({ jobs, cost, offersSought }: Total, rows: readonly JobRow[]): HTMLElement {
  const saving = cost.filter(({ saves }) => saves !== undefined)
  const saves = saving.filter((each) => (each.saves?.amount ?? 0) > 0)
  const team = saves[0] && teamOfMost(rows, saves[0])
  const unfit = rows.some(({ offerCost, memory }) => offerCost !== undefined && memory?.verdict === 'does-not-fit')
  const isNone = (row: JobRow): boolean => row.offersSought && row.offer === undefined
  const cheaper = rows.filter((row) => isNone(row) && row.savingsSought).length
  const passing = rows.filter((row) => isNone(row) && !row.savingsSought).length
  const known = saving.reduce((sum, each) => sum + (each.saves?.jobs ?? 0), 0)
  return tile(
    `Offers would save${offersSought === 0 || offersSought === jobs ? '' : `, in the ${amount(offersSought)} of ${numberOf(jobs, 'job')} that ${offersSought === 1 ? 'was' : 'were'} searched`}`,
    saving.length === 0
      ? 'not known'
      : saves.map((each) => `${moneyFigure(each.saves?.amount ?? 0)} ${moneyUnit(each)}`).join(', ') || 'nothing',
    [
      offersSought === 0 ? 'not looked for' : `known for ${amount(known)} of ${amount(offersSought)}`,
      ...(cheaper > 0 ? [`nothing cheaper found for ${amount(cheaper)} ${upToTwice}`] : []),
      ...(passing > 0 ? [`nothing that passes found for ${amount(passing)}`] : []),
      ...(unfit ? ['a job that does not fit has no cost to save'] : []),
      ...(offersSought === jobs ? [] : [rows.some(({ savingsSought }) => savingsSought) ? leftOut : soughtIn]),
      ...(team === undefined ? [] : [team]),
    ].join('; '),
  )
}

/** "most in team vision: 700,000 USD". Undefined if no job with savings declares its team. */
function teamOfMost(rows: readonly JobRow[], of: Total['cost'][number]): string | undefined {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const [team, { cost, saves = 0 }] = [teamOf(row), row]
    const isIt = cost?.currency === of.currency && (cost.per ?? 'run') === of.per
    if (team !== undefined && isIt && saves > 0) sums.set(team, (sums.get(team) ?? 0) + saves)
  }
  const [most] = [...sums].sort(([, a], [, b]) => b - a)
  return most && `most in team ${most[0]}: ${moneyFigure(most[1])} ${moneyUnit(of)}`
}

const soughtIn =
  'only jobs with an error or a warning about their hardware are searched; with the option savings the others are too'
const leftOut = 'a job that passes is searched with the option savings, if its cost is known'

const tile = (name: string, figure: string, note: string, look = ''): HTMLElement =>
  element(
    'div',
    {},
    element('dt', {}, name),
    element('dd', { class: `number ${look}` }, figure),
    element('dd', { class: 'note' }, note),
  )
