import type { Counted, Rate } from './key.ts'

/** Nouns by the count they express. Pods, racks and clusters are not counts of any key. */
export const nouns: Readonly<Record<Counted, RegExp>> = {
  accelerators: /^(?:gpus?|tpus?|npus?|hpus?|cards?|(?:tpu )?chips?|devices?|accelerators?)$/,
  nodes: /^(?:nodes?|machines?|hosts?|servers?|instances?|vms?|box(?:es)?)$/,
  slices: /^slices?$/,
  parameters: /^(?:(?:active|total|trainable) )?(?:param(?:eter)?s?|weights)$/,
  tokens: /^(?:training )?(?:tokens?|toks?)$/,
  samples:
    /^(?:(?:(?:training|labell?ed|unlabell?ed) )?(?:samples?|images?|examples?|rows|pairs|records|clips|utterances|videos|documents|sequences|seqs?|prompts|conversations|graphs|molecules|volumes|scans|transactions|tickets|reviews|articles|pages|frames|trajectories|episodes))$/,
  users: /^(?:(?:daily|monthly|concurrent|active) )?(?:users?)$/,
  epochs: /^(?:epochs?|passes)$/,
  steps: /^(?:(?:optimizer |training )?(?:steps?|iterations?|iters?|updates?)|micro ?batches)$/,
  layers: /^(?:layers?|blocks?)$/,
  heads: /^(?:heads?)$/,
  pixels: /^(?:px|pixels?)$/,
  'chip-hours': /^(?:(?:chip|gpu|tpu|accelerator|card|device) hours?)$/,
  operations: /^(?:flops?|operations?)$/,
  other:
    /^(?:pods?|racks?|clusters?|super ?pods?|workers?|processes|cores?|cpus?|vcpus?|threads?|stages?|replicas?|experts?)$/,
}

/** What the noun after a number counts; undefined for an unknown noun. */
export const countedBy = (noun: string): Counted | undefined =>
  (Object.keys(nouns) as Counted[]).find((counted) => nouns[counted].test(noun))

/** The key for each kind of count. */
export const keyThatCounts: Readonly<Partial<Record<Counted, string>>> = {
  accelerators: 'hardware.count',
  nodes: 'hardware.nodes',
  slices: 'hardware.slices',
  parameters: 'scale.parameters',
  tokens: 'scale.tokens',
  samples: 'scale.samples',
  users: 'scale.users',
  epochs: 'scale.epochs',
  steps: 'scale.steps',
  layers: 'model.layers',
  heads: 'model.heads',
}

/** A number and what its noun counts, undefined for an unknown noun: `8 nodes`. */
export function withNoun(text: string): { readonly number: string; readonly counts: Counted | undefined } | undefined {
  if (text.length > 64) return undefined
  const bare = text.replace(/\s+(?:per \w+|each|in total|in all|total|global|overall)$/i, '')
  const [, number, noun = ''] =
    /^[~≈]?\s*([\d.,_]+(?:e\d+)?\s?(?:[kmbtq]|thousands?|(?:[mb]|tr)illions?)?)[\s-]+(?!(?:thousand|[mb]illion|trillion)s?$)([a-z][a-z ]{1,24})$/i.exec(
      bare,
    ) ?? []
  return number === undefined ? undefined : { number: number.trim(), counts: countedBy(noun.toLowerCase()) }
}

/** Every hardware noun is checked; of the others only those that mean another key. */
const strict: ReadonlySet<Counted> = new Set(['accelerators', 'nodes', 'slices', 'chip-hours'])

/** Nouns that multiply a number. */
const multiples =
  /\d[\s-]*(?:dozens?|hundreds?|lakhs?|crores?|milliards?|(?!(?:[mb]|tr)illions?\b)[a-z]{1,12}illions?)\b/i

/**
 * Whether the noun after a number counts something else than the key, or nothing that is known. A unit never changes
 * the key. Anything may be a sample.
 */
export function countsOther(text: string, of: Counted): boolean {
  if (text.length <= 64 && multiples.test(text)) return true
  const noun = withNoun(text)
  if (noun === undefined || noun.counts === of) return false
  if (noun.counts === undefined) return of !== 'samples' && of !== 'other'
  return noun.counts !== 'other' || strict.has(of)
}

const rates: Readonly<Record<Rate, RegExp>> = {
  device: /^(?:gpu|tpu|npu|hpu|card|chip|core|device|accelerator|worker|replica|rank|process)$/,
  node: /^(?:node|host|machine|server|instance|vm|box)$/,
  step: /^(?:step|optimizer step|iteration|update|batch)$/,
  sample: /^(?:sample|sequence|example|document|image)$/,
}

/** Whether a number is for each of something, which its key is not: `60B tokens per GPU`, `8 GPUs a node`. */
export function isOtherRate(text: string, own: Rate | undefined): boolean {
  if (text.length > 64 || !/\d/.test(text)) return false
  const [found, named] =
    /(?:(?:\b(?:per|an?|every|each)[\s-]|\/\s?)([a-z]{2,12}(?:[\s-]step)?)|\beach)$/i.exec(text.trim()) ?? []
  return found !== undefined && (own === undefined || (named !== undefined && !rates[own].test(named.toLowerCase())))
}
