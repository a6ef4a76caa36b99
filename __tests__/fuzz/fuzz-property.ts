import fc from 'fast-check'

/** A statement that is true for every input, and how it is tested. */
export interface FuzzProperty {
  /** Such as `manifest/layout`. Used to repeat a failure. */
  readonly name: string
  /** Its share in a run of all properties, relative to the sum of all weights. */
  readonly weight: number
  readonly run: (options: FuzzOptions) => Fuzzed
}

export interface FuzzOptions {
  readonly seed: number
  readonly cases: number
  /** The case of an earlier failure, as in its message. Only this case runs. */
  readonly path?: string
  /** Whether to report a failure unchanged, without a search for the smallest failing input, which takes minutes. */
  readonly asFound?: boolean
  /** Whether cases have no time limit. On a busy machine, times mean nothing. */
  readonly isUntimed?: boolean
  /** Called for every case. */
  readonly tried?: () => void
}

export interface Fuzzed {
  readonly cases: number
  /** Processor time of all cases. */
  readonly seconds: number
  /** The share of cases with each outcome: 0 to 1. */
  readonly shares: Readonly<Record<string, number>>
  readonly slowest: SlowestCase
}

/** The slowest case. */
export interface SlowestCase {
  /** Processor time. */
  readonly seconds: number
  /** The length of the printed input, in characters. */
  readonly size: number
  /** Repeats it, together with the seed. */
  readonly path: string
}

interface Definition<Input> {
  readonly name: string
  readonly weight: number
  readonly inputs: fc.Arbitrary<Input>
  /** Throws if the property is false. `saw` receives the outcome of the input, once for each. */
  readonly check: (input: Input, saw: (what: string) => void) => void
  /** The minimum share of cases with an outcome: a property that is never challenged proves nothing. */
  readonly least?: Readonly<Record<string, number>>
  /** Processor time, if the longest inputs take more than {@link mostSeconds}. */
  readonly mostSeconds?: number
  /** Inputs that failed before. They run first. */
  readonly examples?: readonly Input[]
}

/** The limit of processor time per case. Slower inputs hang, or will if they are slightly longer. */
const mostSeconds = 1
/** With fewer cases than this, shares mean nothing. */
const fewestForShares = 100

/** Defines a property. Running it throws at the first failing input, with the way to repeat it. */
export function fuzzProperty<Input>(definition: Definition<Input>): FuzzProperty {
  const { name, weight, inputs, check, least = {}, examples = [], mostSeconds: most = mostSeconds } = definition
  return {
    name,
    weight,
    run: ({ seed, cases, path, asFound = false, isUntimed = false, tried = () => {} }) => {
      const seen = new Map<string, number>()
      let count = 0
      let slowest: SlowestCase = { seconds: 0, size: 0, path: '' }
      const saw = (what: string): void => {
        seen.set(what, (seen.get(what) ?? 0) + 1)
      }
      const start = secondsOfProcessor()
      const details = fc.check(
        fc.property(inputs, (input) => {
          const seconds = bounded(() => check(input, saw), isUntimed ? Number.POSITIVE_INFINITY : most)
          if (seconds > slowest.seconds) slowest = { seconds, size: fc.stringify(input).length, path: `${count}` }
          count++
          tried()
        }),
        {
          seed,
          numRuns: cases,
          examples: examples.map((input): [Input] => [input]),
          ...(path !== undefined && { path }),
          endOnFailure: asFound,
        },
      )
      if (details.failed) throw new Error(failureOf(name, details))
      const shares = Object.fromEntries([...seen].map(([what, number]) => [what, number / count]))
      if (count >= fewestForShares) requireShares(name, seed, shares, least)
      return { cases: count, seconds: secondsOfProcessor() - start, shares, slowest }
    },
  }
}

/** Processor time, which excludes other programs on a busy machine. */
const secondsOfProcessor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Runs up to three times if too slow, because compilation and other load affect single runs. Returns the time. */
function bounded(run: () => void, most: number): number {
  let taken = timeOf(run)
  for (let tries = 1; tries < 3 && taken > most; tries++) taken = timeOf(run)
  if (taken > most) throw new Error(`This input takes ${taken.toFixed(1)} s of processor time.`)
  return taken
}

function timeOf(run: () => void): number {
  const start = secondsOfProcessor()
  run()
  return secondsOfProcessor() - start
}

function failureOf<Input>(name: string, details: fc.RunDetails<[Input]>): string {
  const way = `--property ${name} --seed ${details.seed} --path ${details.counterexamplePath}`
  const cause = details.errorInstance instanceof Error ? details.errorInstance.stack : String(details.errorInstance)
  return [
    `${name} does not hold. To repeat it: npx -y node@24 scripts/fuzz.js ${way}`,
    `The input: ${fc.stringify(details.counterexample?.[0])}`,
    cause,
  ].join('\n')
}

function requireShares(
  name: string,
  seed: number,
  shares: Readonly<Record<string, number>>,
  least: Readonly<Record<string, number>>,
): void {
  for (const [what, wanted] of Object.entries(least)) {
    const share = shares[what] ?? 0
    if (share < wanted)
      throw new Error(`${name}, seed ${seed}: ${percent(share)} of the cases ${what}, and ${percent(wanted)} should.`)
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
