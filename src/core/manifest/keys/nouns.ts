import type { Counted } from './key.ts'

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

/** A number and what its noun counts: `8 nodes`. */
export function withNoun(text: string): { readonly number: string; readonly counts: Counted } | undefined {
  if (text.length > 64) return undefined
  const bare = text.replace(/\s+(?:per \w+|each|in total|in all|total|global|overall)$/i, '')
  const [, number, noun = ''] =
    /^[~≈]?\s*([\d.,_]+(?:e\d+)?\s?(?:[kmbtq]|thousand|million|billion|trillion)?)[\s-]+([a-z][a-z ]{1,24})$/i.exec(
      bare,
    ) ?? []
  return number === undefined ? undefined : { number: number.trim(), counts: countedBy(noun.toLowerCase()) ?? 'other' }
}

/** Every hardware noun is checked; of the others only those that mean another key. */
const strict: ReadonlySet<Counted> = new Set(['accelerators', 'nodes', 'slices', 'chip-hours'])

/** Whether the noun after a number counts something else than the key. A unit never changes the key. */
export function countsOther(text: string, of: Counted): boolean {
  const counts = withNoun(text)?.counts
  return counts !== undefined && counts !== of && (counts !== 'other' || strict.has(of))
}
