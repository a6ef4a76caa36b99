import fc from 'fast-check'

/** How to write one section of a job. */
interface Style {
  readonly isFlow: boolean
  readonly isTight: boolean
  readonly quote: string
  readonly comment: boolean
  readonly gap: boolean
}

export type Plain = string | number | boolean | Plain[] | { [key: string]: Plain }

const words = ['h100', 'v5e', 'tpu-v5e-64', 'gcp', 'no', '4x4', '1e3', 'H100:8', 'a b', "it's", '#1', 'x: y', '007']
export const scalar: fc.Arbitrary<string | number | boolean> = fc.oneof(
  fc.constantFrom(...words),
  fc.integer({ min: 1, max: 4096 }),
  fc.boolean(),
)
const keys = {
  hardware: ['accelerator', 'count', 'provider', 'spot', 'parallelism', 'interconnect'],
  model: ['precision', 'optimizer', 'architecture_locked'],
  scale: ['parameters', 'tokens'],
  labels: ['team', 'on', 'cost centre'],
} as const
export const sections = Object.keys(keys) as (keyof typeof keys)[]

const valueAt = (key: string): fc.Arbitrary<Plain> =>
  key === 'parallelism'
    ? fc.dictionary(fc.constantFrom('data', 'tensor', 'zero'), fc.integer({ min: 1, max: 8 }), {
        minKeys: 1,
        noNullPrototype: true,
      })
    : key === 'interconnect'
      ? fc.array(fc.constantFrom('ici', 'nvlink', 'efa'), { maxLength: 3 })
      : scalar

export const sectionOf = (section: keyof typeof keys): fc.Arbitrary<Record<string, Plain>> =>
  fc
    .uniqueArray(fc.constantFrom(...keys[section]), { minLength: 1 })
    .chain((chosen) => fc.tuple(...chosen.map((key) => valueAt(key).map((value) => [key, value] as const))))
    .map((entries) => Object.fromEntries(entries))

export const keyIn = (section: keyof typeof keys): fc.Arbitrary<string> => fc.constantFrom(...keys[section])

const style: fc.Arbitrary<Style> = fc.record({
  isFlow: fc.boolean(),
  isTight: fc.boolean(),
  quote: fc.constantFrom('', '"', "'"),
  comment: fc.boolean(),
  gap: fc.boolean(),
})

type Job = { [section: string]: Plain }

const job: fc.Arbitrary<Job> = fc
  .uniqueArray(fc.constantFrom(...sections), { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(...chosen.map((name) => fc.oneof(sectionOf(name), scalar).map((value) => [name, value] as const))),
  )
  .map((entries) => Object.fromEntries(entries))

/** A manifest as someone might write it: its text, and the paths of its jobs. */
export interface Written {
  readonly text: string
  readonly jobs: readonly string[]
}

export const written: fc.Arbitrary<Written> = fc
  .record({
    jobs: fc.array(job, { minLength: 1, maxLength: 3 }),
    isSingle: fc.boolean(),
    defaults: fc.option(job, { nil: undefined }),
    styles: fc.array(style, { minLength: 6, maxLength: 6 }),
    lineBreak: fc.constantFrom('\n', '\r\n'),
    endsInBreak: fc.boolean(),
    mark: fc.boolean(),
  })
  .map(({ jobs, isSingle, defaults, styles, lineBreak, endsInBreak, mark }) => {
    const writer = new Writer(styles)
    const many = [
      '# ~head',
      ...(defaults ? ['defaults:', ...writer.job(defaults, '  ')] : []),
      'jobs:',
      ...jobs.flatMap((each, index) => [`  job${index}: # ~job${index}`, ...writer.job(each, '    ')]),
    ]
    const lines = isSingle ? ['# ~head', ...writer.job(jobs[0] as Job, '')] : many
    const text = `${mark ? '\ufeff' : ''}${lines.join(lineBreak)}${endsInBreak ? lineBreak : ''}`
    return { text, jobs: isSingle ? [] : jobs.map((_, index) => `job${index}`) }
  })

/** Writes jobs, rotating the style of sections; every comment differs. */
class Writer {
  readonly #styles: readonly Style[]
  #at = 0
  #comments = 0

  constructor(styles: readonly Style[]) {
    this.#styles = styles
  }

  job(job: Job, indent: string): string[] {
    return Object.entries(job).flatMap(([name, value]) => {
      const style = this.#styles[this.#at++ % this.#styles.length] as Style
      return [...(style.gap ? ['', `${indent}${this.#comment()}`] : []), ...this.#entry(name, value, indent, style)]
    })
  }

  #entry(key: string, value: Plain, indent: string, style: Style): string[] {
    const comment = style.comment ? `  ${this.#comment()}` : ''
    const name = `${indent}${scalarIn(key, '')}:`
    const isBlock = typeof value === 'object' && Object.keys(value).length > 0 && !style.isFlow
    if (!isBlock) return [`${name} ${flow(value, style)}${comment}`]
    const lines = Array.isArray(value)
      ? value.map((each) => `${indent}  - ${flow(each, style)}`)
      : Object.entries(value).flatMap(([inner, each]) => this.#entry(inner, each, `${indent}  `, style))
    return [`${name}${comment}`, ...lines]
  }

  #comment = (): string => `# ~${this.#comments++}~`
}

function flow(value: Plain, style: Style): string {
  const [open, close] = style.isTight ? ['{', '}'] : ['{ ', ' }']
  if (Array.isArray(value)) return `[${value.map((each) => flow(each, style)).join(', ')}]`
  if (typeof value !== 'object') return scalarIn(value, style.quote)
  const entries = Object.entries(value).map(([key, each]) => `${scalarIn(key, '')}: ${flow(each, style)}`)
  return entries.length === 0 ? '{}' : `${open}${entries.join(', ')}${close}`
}

function scalarIn(value: string | number | boolean, quote: string): string {
  if (typeof value !== 'string') return String(value)
  if (quote === "'") return `'${value.replaceAll("'", "''")}'`
  return quote === '"' || !/^[a-zA-Z][\w:-]*$/.test(value) || /^(no|on)$/.test(value) ? JSON.stringify(value) : value
}
