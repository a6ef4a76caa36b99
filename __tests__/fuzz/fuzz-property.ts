import fc from 'fast-check'

/** Something that holds for every input, and how it is tried. */
export interface FuzzProperty {
  /** Such as `manifest/layout`: by this a failure is repeated. */
  readonly name: string
  /** Its share in a run of all properties, in parts of the sum of all weights. */
  readonly weight: number
  readonly run: (options: FuzzOptions) => Fuzzed
}

export interface FuzzOptions {
  readonly seed: number
  readonly cases: number
  /** The case of an earlier failure, as its message names it: only that one is tried. */
  readonly path?: string
  /** Whether a failure is told as it is, and not looked through for the least input that fails, which may take minutes. */
  readonly asFound?: boolean
  /** Whether a case may take as long as it does: on a busy machine, time says nothing. */
  readonly isUntimed?: boolean
  /** Hears of every case. */
  readonly tried?: () => void
}

export interface Fuzzed {
  readonly cases: number
  /** Of processor time, everything that the cases took. */
  readonly seconds: number
  /** Of all cases, how many came to what: 0 to 1. */
  readonly shares: Readonly<Record<string, number>>
  readonly slowest: SlowestCase
}

/** The case that took longest. */
export interface SlowestCase {
  /** Of processor time. */
  readonly seconds: number
  /** Of the input as it is shown, in characters. */
  readonly size: number
  /** By this, beside the seed, it is tried again. */
  readonly path: string
}

interface Definition<Input> {
  readonly name: string
  readonly weight: number
  readonly inputs: fc.Arbitrary<Input>
  /** Throws where the property does not hold. `saw` hears what the input came to, once for each. */
  readonly check: (input: Input, saw: (what: string) => void) => void
  /** The least share of the cases that must come to something: a property that is never put to the test proves nothing. */
  readonly least?: Readonly<Record<string, number>>
  /** Of processor time, where the longest inputs take more than {@link mostSeconds}. */
  readonly mostSeconds?: number
  /** Inputs that failed once. They are tried first. */
  readonly examples?: readonly Input[]
}

/** So much processor time one case may take: what takes more hangs, or will with an input that is a little longer. */
const mostSeconds = 1
/** With fewer cases than this, shares say nothing. */
const fewestForShares = 100

/** Names a property. Running it throws at the first input that it does not hold for, with the way to repeat it. */
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

/** Of all the time that other programs take on a busy machine, nothing is counted. */
const secondsOfProcessor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Three times where the first is too long: compiling, and what else the machine does, is only part of one. Gives what it took. */
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
