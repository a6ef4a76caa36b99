/** "7B", "1.4T", "4.19M", "572k", "4,096": a count as people say it, to three significant figures from ten thousand on. */
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
  return value >= 1000 ? Math.round(value).toLocaleString('en-US') : significant(value)
}

/** "35 %": a share from 0 to 1. */
export const percent = (share: number): string => `${significant(share * 100)} %`

/** "30 min", "36 h", "14 days": the unit in which the number is easy to hold. */
export function duration(hours: number): string {
  if (hours === 0) return 'no time'
  if (hours < 1) return `${significant(hours * 60)} min`
  if (hours < 72) return `${significant(hours)} h`
  return `${significant(hours / 24)} days`
}

/** "41.2 GiB", "768 GiB". */
export const gibibytes = (value: number): string => `${gibibyteFigure(value)} GiB`

/** The figure alone, where its unit stands elsewhere. */
export const gibibyteFigure = (value: number): string => (value < 100 ? value.toFixed(1) : value.toFixed(0))

/** "JAX", "JAX and TensorFlow", "JAX, Flax and TensorFlow"; or with another word between the last two. */
export function list(words: readonly string[], between = 'and'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${between} ${last}`
}

/** The same, to begin a sentence with. */
export const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const significant = (value: number): string => String(Number(value.toPrecision(3)))
