import { once } from './once.ts'

/**
 * "7B", "1.4T", "4.19M", "572k", "4,096": a count as people write it, with three significant digits from ten thousand
 * on.
 */
export function amount(value: number): string {
  for (const [scale, letter] of [
    [1e15, 'Q'],
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
  ] as const) {
    if (value >= scale) return `${significant(value / scale)}${letter}`
  }
  if (value >= 1e4) return `${significant(value / 1e3)}k`
  return value >= 1000 ? inFull(Math.round(value)) : significant(value)
}

/** Loading its data takes a tenth of a start, so it writes only what {@link inFull} does not. */
const written = once(() => new Intl.NumberFormat('en-US'))

/** "12,288": a number in full, with its thousands apart. */
export function inFull(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) return written().format(value)
  const digits = String(value)
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(',')
}

/** "9600", "806,608": a number in full, from ten thousand on with its thousands apart. */
export const legible = (value: number): string => (value < 1e4 ? String(value) : inFull(value))

/** "1,900", "47", "1.2M": an estimate of money, to two digits. */
export const moneyFigure = (value: number): string =>
  value >= 995_000 ? amount(shownMoney(value)) : inDecimals(toTwoDigits(value))

/** Rounds the shortest decimal form half up, as people and `Intl` do: 1.15 to 1.2, not to the 1.1 of the binary number. */
function toTwoDigits(value: number): number {
  const [digits = '', exponent = '0'] = value.toExponential().split('e')
  const [one, two = '0', three = '0'] = digits.replace('.', '')
  return Number(`${Number(`${one}${two}`) + (three >= '5' ? 1 : 0)}e${Number(exponent) - 1}`)
}

const inDecimals = (value: number): string => (value >= 100 ? inFull(value) : String(value))

/** The number that {@link moneyFigure} shows. */
export const shownMoney = (value: number): number => Number(value.toPrecision(2))

/** "USD", "USD a month", "USD an hour": the unit of an amount of money. Costs are per run unless they say otherwise. */
export const moneyUnit = ({
  currency,
  per = 'run',
}: {
  readonly currency: string
  readonly per?: CostPeriod
}): string => `${currency}${per === 'run' ? '' : periodWords[per]}`

type CostPeriod = 'run' | 'month' | 'hour'

/** " a run", " an hour": the period of an amount of money. */
export const periodWords: Readonly<Record<CostPeriod, string>> = { run: ' a run', month: ' a month', hour: ' an hour' }

/** "1 run", "4,096 runs", "2 repositories": how many of something. */
export const numberOf = (count: number, word: string): string =>
  `${amount(count)} ${count === 1 ? word : `${word.replace(/y$/, 'ie')}s`}`

/** "35%": a share from 0 to 1. */
export const percent = (share: number): string => `${significant(share * 100)}%`

/** "30 min", "36 h", "14 days", "2.9 years": in the most readable unit. An estimate has two `figures`. */
export function duration(hours: number, figures = 3): string {
  const figure = (value: number): string => significant(value, figures)
  if (hours === 0) return 'no time'
  if (hours < 1 / 60) return `${figure(hours * 3600)} s`
  if (hours < 1) return `${figure(hours * 60)} min`
  if (hours < 72) return `${figure(hours)} h`
  return hours < 1.1 * hoursOfYear ? `${figure(hours / 24)} days` : `${figure(hours / hoursOfYear)} years`
}

/** Shorter runs are not told apart. */
export const aMinute = 1 / 60

/** "about 36 h", "less than a minute": how long a run takes. */
export const runTime = (hours: number, about: 'about' | 'at most' = 'about'): string =>
  hours < aMinute ? 'less than a minute' : `${about} ${duration(hours, 2)}`

/** "57 days (29 to 100)": an estimate and its range, in the unit of the estimate. */
export function estimatedDuration(hours: number, [least, most]: readonly [number, number]): string {
  const words = duration(hours, 2)
  const unit = hoursOfUnit[words.slice(words.indexOf(' ') + 1)] ?? 1
  return `${words} (${significant(least / unit, 2)} to ${significant(most / unit, 2)})`
}

/** "28–110 h": a range in the most readable unit of its usual value; "less than a minute" for one below that. */
export function durationRange([least, most]: readonly [number, number], usual = Math.sqrt(least * most)): string {
  if (usual < aMinute) return runTime(usual)
  const words = duration(usual, 2)
  const unit = words.slice(words.indexOf(' ') + 1)
  const figure = (hours: number): string => significant(hours / (hoursOfUnit[unit] ?? 1), 2)
  return figure(least) === figure(most) ? words : `${figure(least)}–${figure(most)} ${unit}`
}

/** "530", "1,100": a minimum, rounded up like an estimate. */
export function atLeast(value: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return inFull(Math.ceil(value / step) * step)
}

/** "41.2 GiB", "80 GiB", "768 GiB". */
export const gibibytes = (value: number): string => `${gibibyteFigure(value)} GiB`

export const gibibyteFigure = (value: number): string => legible(Number(value.toFixed(value < 100 ? 1 : 0)))

/** "JAX", "JAX and TensorFlow", "JAX, Flax and TensorFlow"; `between` replaces "and". */
export function list(words: readonly string[], between = 'and'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${between} ${last}`
}

/** "an A100", "a T4": by pronunciation, where letters before a digit or a capital are spelled out. */
export const withArticle = (name: string): string =>
  `${/^(?!MIG)(?:[AEIO]|[FHLMNRSX](?=[A-Z\d]))/.test(name) ? 'an' : 'a'} ${name}`

/** Capitalizes the first letter. */
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** "it starts" becomes "It starts."; a key at the start keeps its spelling. */
export const sentence = (clause: string): string => `${/^\w+\.\w/.test(clause) ? clause : upper(clause)}.`

const hoursOfYear = 8766

const hoursOfUnit: Readonly<Record<string, number>> = { s: 1 / 3600, min: 1 / 60, h: 1, days: 24, years: hoursOfYear }

const significant = (value: number, figures = 3): string => String(Number(value.toPrecision(figures)))
