import { type Facts, gatherFacts } from '../../rules/facts.ts'
import { amount } from '../../text/wording.ts'

/** The keys that training time is proportional to, and how to reduce each. */
const works = {
  steps: 'Train for fewer steps',
  tokens: 'Train on fewer tokens',
  epochs: 'Train for fewer epochs',
  samples: 'Train on fewer samples',
} as const

type Work = keyof typeof works

/** A remedy with less than this share of the planned work is not realistic, so the limit alone is named. */
const leastShare = 0.05

/**
 * "Train on fewer tokens (about 100B fit in 110,000 USD)": how much of the declared work fits, checked against the
 * limit. Undefined if no key of the manifest is known to bring the job within it.
 */
export function lessWork(
  facts: Facts,
  share: number,
  { words, allows }: { readonly words: string; readonly allows: (smaller: Facts) => boolean },
): string | undefined {
  if (share < leastShare) return undefined
  for (const work of Object.keys(works) as Work[]) {
    const declared = facts.declaration.scale?.[work]
    const left = declared === undefined ? 0 : roundedDown(declared * share)
    if (declared !== undefined && left >= 1 && allows(withWork(facts, work, left / declared)))
      return `${works[work]} (about ${amount(left)} fit in ${words})`
  }
  return undefined
}

/** Two significant figures, like estimates. */
function roundedDown(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.floor(value / step) * step
}

/** The same job with a share of its work. Steps scale tokens and samples too, which may be derived from them. */
function withWork({ job, declaration, thresholds }: Facts, work: Work, share: number): Facts {
  const { scale = {} } = declaration
  const scaled = (['steps', 'tokens', 'samples', 'epochs'] as const)
    .filter((key) => key === work || (work === 'steps' && key !== 'epochs'))
    .flatMap((key) => (scale[key] === undefined ? [] : [[key, scale[key] * share]]))
  return gatherFacts(job, { ...declaration, scale: { ...scale, ...Object.fromEntries(scaled) } }, thresholds)
}
