/** A quantity in one fixed unit, or what is wrong with it. */
/** Why a text is not a quantity: a clause that repeats the text, and what was expected ("a number such as 7B"). */
interface QuantityProblem {
  readonly ok: false
  readonly problem: string
  readonly expected: string
}

export type Quantity<T> = { readonly ok: true; readonly value: T } | QuantityProblem

export interface Money {
  readonly amount: number
  /** ISO 4217, upper case. */
  readonly currency: string
}

const largest = 1e18
const mostFlops = 1e30
const countScale: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  m: 1e6,
  b: 1e9,
  g: 1e9,
  t: 1e12,
  q: 1e15,
  p: 1e15,
}
const byteScale: Readonly<Record<string, number>> = {
  '': 1,
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  pb: 1e15,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
  pib: 2 ** 50,
}
const hoursPer: ReadonlyMap<string, number> = new Map([
  ...['s', 'sec', 'second', 'seconds'].map((unit) => [unit, 1 / 3600] as const),
  ...['m', 'min', 'mins', 'minute', 'minutes'].map((unit) => [unit, 1 / 60] as const),
  ...['h', 'hr', 'hrs', 'hour', 'hours'].map((unit) => [unit, 1] as const),
  ...['d', 'day', 'days'].map((unit) => [unit, 24] as const),
  ...['w', 'wk', 'week', 'weeks'].map((unit) => [unit, 168] as const),
  ...['month', 'months'].map((unit) => [unit, 730] as const),
])
/** No quantity is longer; longer ones are refused whole, and bound the expressions below on runs of spaces. */
const longest = 64
/** Words before a limit that change nothing in it. */
const hedges =
  /^(?:~|≈|<=?|≤|(?:approx\.?|approximately|about|around|ca\.?|circa|roughly|up to|under|below|less than|no more than|not more than|max\.?|maximum|at most|within)(?![a-z]))\s*(?=\S)/i
/** A remark without numbers: `$12k total, hard stop`. A rate (`500 USD, per day`) changes the quantity. */
const remarkAfterComma =
  /, ?(?![^\d,]{0,48}(?:\/|\b(?:per|each|every|an?|hourly|daily|weekly|monthly|yearly|annually)\b))[^\d,]{1,48}$/i
const currencyBySign: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }

/** "7B", "1.3e9", "7_000_000_000", "2T" → a positive number. */
export function parseAmount(text: string): Quantity<number> {
  const parts = split(text)
  const scale = parts && countScale[parts.unit]
  if (parts === undefined || scale === undefined)
    return wrong(text, 'a number such as 7B, 500M, 1.3e9 or 7_000_000_000')
  return positive(parts.number * scale, text)
}

/** "1e22" → floating-point operations, which exceed all other quantities. */
export function parseFlops(text: string): Quantity<number> {
  const parts = split(text)
  const value = parts?.unit === '' ? parts.number : Number.NaN
  return value > 0 && value <= mostFlops ? { ok: true, value } : wrong(text, 'a number of operations such as 1e22')
}

const flopsScale: Readonly<Record<string, number>> = { g: 1e9, t: 1e12, p: 1e15, e: 1e18 }

/** "500TFLOPS", "2 PFLOP/s", "1000 TOPS" → operations per second. */
export function parseFlopsPerSecond(text: string): Quantity<number> {
  const [, number, scale] =
    (text.length <= longest && /^\s*(\d+(?:\.\d+)?)\s*([gtpe])(?:flops?|flop\/s|ops?|op\/s)\s*$/i.exec(text)) || []
  const value = Number(number) * (flopsScale[(scale ?? '').toLowerCase()] ?? Number.NaN)
  return value > 0 && value <= mostFlops ? { ok: true, value } : wrong(text, 'a peak such as 500TFLOPS or 2PFLOPS')
}

/** An existing date: "2027-01-31", kept as written. */
export function parseDay(text: string): Quantity<string> {
  const day = text.trim()
  const expected = 'a date written as year-month-day, such as 2027-01-31'
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? []
  if (year === undefined || month === undefined || date === undefined) return wrong(text, expected)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return date >= 1 && date <= days ? { ok: true, value: day } : wrong(text, 'a valid date')
}

/** A positive whole number like 64 or 1_024; scale letters are allowed if the result is whole. */
export function parseCount(text: string): Quantity<number> {
  const amount = parseAmount(text)
  if (amount.ok && Number.isInteger(amount.value)) return amount
  return wrong(text, 'a whole number above zero, such as 64 or 1_024')
}

/** A count that may be zero. */
export const parseCountOrNone = (text: string): Quantity<number> =>
  /^\s*0+\s*$/.test(text) ? { ok: true, value: 0 } : parseCount(text)

/** "10TB", "512GiB" or a plain number of bytes → bytes. */
export function parseBytes(text: string): Quantity<number> {
  const parts = split(text)
  const scale = parts && byteScale[parts.unit]
  if (parts === undefined || scale === undefined) return wrong(text, 'a size such as 10TB or 512GiB')
  return positive(parts.number * scale, text)
}

/** "90min", "6h", "14d", "1d 12h" → hours. Zero is a duration; a number without a unit is not. */
export function parseDuration(text: string): Quantity<number> {
  const expected = 'a duration with its unit, such as 90min, 6h or 14d'
  const words = text
    .trim()
    .toLowerCase()
    .replace(hedges, '')
    .replace(remarkAfterComma, '')
    .replace(/(?<=[a-z]),?(?:\s+and)?\s+(?=\d)/g, ' ')
    .replace(/\s+(?:max|wall clock|wallclock|per job)$/, '')
  if (/^0+$/.test(words)) return { ok: true, value: 0 }
  const clock = hoursOfClock(words)
  if (clock !== undefined) return { ok: true, value: clock }
  const part = /\s*(\d[\d_]*(?:\.\d+)?)[\s-]*([a-z]+)/y
  let hours = 0
  while (part.lastIndex < words.length) {
    const from = part.lastIndex
    const [, number, unit] = part.exec(words) ?? []
    const perUnit = hoursPer.get(unit as string)
    if (perUnit === undefined) return wrong(from === 0 ? text : words.slice(from), expected)
    hours += Number((number as string).replaceAll('_', '')) * perUnit
  }
  if (words === '') return wrong(text, expected)
  return hours > largest ? wrong(text, 'a shorter duration') : { ok: true, value: hours }
}

/** A scheduler's clock: "24:00:00", "3-12:00:00". */
function hoursOfClock(text: string): number | undefined {
  const [, days = '0', hours, minutes, seconds] = /^(?:(\d{1,4})-)?(\d{1,4}):(\d{2}):(\d{2})$/.exec(text) ?? []
  return hours === undefined
    ? undefined
    : Number(days) * 24 + Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600
}

/** "35%" or 0.35 → 0.35. */
export function parseShare(text: string): Quantity<number> {
  const match = text.length > longest ? null : /^\s*[~≈]?\s*(\d+(?:\.\d+)?|\.\d+)\s*(%|percent|pct)?\s*$/i.exec(text)
  if (!match) return wrong(text, 'a share from 0 to 1, or a percentage such as 35%')
  const value = Number(match[1]) / (match[2] === undefined ? 1 : 100)
  if (value <= 1) return { ok: true, value }
  const hint = match[2] === undefined && value <= 100 ? ` (for ${match[1]} percent write ${match[1]}%)` : ''
  return wrong(text, `a share from 0 to 1, or a percentage up to 100%${hint}`)
}

/** At most "20%" more, or at most "1.2x" as much → 1.2. Never below 1. */
export function parseGrowth(text: string): Quantity<number> {
  const [, number, unit] = (text.length <= longest && /^\+?(\d+(?:\.\d+)?) ?([%x×])$/i.exec(text.trim())) || []
  const factor = unit === '%' ? 1 + Number(number) / 100 : Number(number)
  return factor >= 1 && factor <= largest
    ? { ok: true, value: factor }
    : wrong(text, 'a growth such as 20%, or a multiple from 1x on such as 2x')
}

/** "20000 USD", "20k EUR", "$20,000" → an amount with its currency. */
export function parseMoney(text: string): Quantity<Money> {
  const expected = 'an amount with its currency, such as 20000 USD'
  if (text.length > longest) return wrong(text, expected)
  const trimmed = text
    .trim()
    .replace(hedges, '')
    .replace(remarkAfterComma, '')
    .replace(/^US(?=\$)/i, '')
    .replace(/\s*(?:total|in total|per run|max)$/i, '')
    .replace(/\s*(?:us )?dollars?$/i, ' USD')
    .replace(/\s*euros?$/i, ' EUR')
    .replace(/^(.*\d\s?[kmb]?)\s?([$€£])$/i, '$2$1')
  const sign = currencyBySign[trimmed[0] ?? '']
  const rest = sign === undefined ? trimmed : trimmed.slice(1)
  const match = /^(?:([A-Za-z]{3})\s+)?([\d][\d_,]*(?:\.\d+)?)\s?([kKmMbB]?)(?:\s*([A-Za-z]{3}))?$/.exec(rest.trim())
  // Several countries write `$`: a code next to the sign decides.
  const currency = (match?.[1] ?? match?.[4])?.toUpperCase() ?? sign
  if (!match || currency === undefined) return wrong(text, expected)
  const amount =
    Number((match[2] as string).replace(/[_,]/g, '')) * (countScale[(match[3] as string).toLowerCase()] as number)
  const checked = positive(amount, text)
  return checked.ok ? { ok: true, value: { amount: checked.value, currency } } : checked
}

/** Scales in words. */
const scaleWords: Readonly<Record<string, string>> = {
  thousand: 'k',
  million: 'm',
  mn: 'm',
  mio: 'm',
  billion: 'b',
  bn: 'b',
  trillion: 't',
  tn: 't',
}

/** Nouns after a number that repeat the key. */
const counted =
  /\s*-?(?:model |training |active |total |daily |monthly )?(?:param(?:eter)?s?|weights|tokens?|toks?|samples?|images?|imgs?|examples?|sequences?|seqs?|rows|records|pairs|clips|utterances|documents|docs|videos|users?|epochs?|gpus?|tpus?|cards?|chips?|cores?|accelerators?|devices?|nodes?|machines?|hosts?|instances?|servers?|slices?|flops?|bp|aa)(?: total| in total| per step| per batch| per device| per gpu| per node| each)?$/i

/** How a quantity starts. Most tried texts are names, which need no further look. */
const opensNumber = /^(?:[-+~≈.\d]|about|approx|ca|circa|roughly)/i

interface Scaled {
  readonly number: number
  /** Lower case; empty for a bare number. */
  readonly unit: string
}

function split(text: string): Scaled | undefined {
  const trimmed =
    text.length > longest ? '' : text.trim().replace(/(?<=\b(?:thousand|million|billion|trillion))s\b/i, '')
  if (!opensNumber.test(trimmed)) return undefined
  const plain = scaled(trimmed)
  return plain !== undefined && (Object.hasOwn(countScale, plain.unit) || Object.hasOwn(byteScale, plain.unit))
    ? plain
    : scaled(bare(trimmed))
}

/** `1.2 billion (mostly embedding)`. A remark with a number or a rate may change the quantity. */
const remark = /(?<=[kmbt]|thousand|million|billion|trillion)\s*\((?![^()]*\b(?:per|each|every|a)\b)[^()\d/]{1,40}\)$/i

/** A quantity without surrounding words: "about 7B active params" is "7B". */
const bare = (text: string): string =>
  text
    .replace(/^(?:~|≈|approx\.?|about|ca\.?|circa|roughly)\s*(?=[\d.])/i, '')
    .replace(/\s+(?:global|overall|total|in total|in all)$/i, '')
    .replace(remark, '')
    .replace(counted, '')
    .replace(/(?<=\d[kmbt]?) (?!hours|days|weeks|months|years|minutes|seconds)[a-z]{3,15}s$/, '')

function scaled(text: string): Scaled | undefined {
  const match =
    /^([+-]?(?:\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d[\d_]*(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,3})?)\s*-?([A-Za-z]{0,8})$/.exec(
      text,
    )
  if (!match) return undefined
  const unit = (match[2] as string).toLowerCase()
  return {
    number: Number((match[1] as string).replaceAll(/[_, ]/g, '')),
    unit: Object.hasOwn(scaleWords, unit) ? (scaleWords[unit] as string) : unit,
  }
}

function positive(value: number, text: string): Quantity<number> {
  if (!Number.isFinite(value) || value > largest) return wrong(text, 'a number up to 1e18')
  return value > 0 ? { ok: true, value } : wrong(text, 'a number above zero')
}

function wrong(text: string, expected: string): Quantity<never> {
  const shown = text.length > 40 ? `${text.slice(0, 40)}…` : text
  return { ok: false, problem: `"${shown}" is not ${expected}`, expected }
}
