import { inFull } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

const chipsOf = (topology: string): number => topology.split('x').reduce((product, side) => product * Number(side), 1)

/** Another number of chips than the topology has, and what implies it; undefined if nothing does. */
function otherwise(
  { declared, name, machine }: Hardware,
  total: number,
): { chips: number; words: string; nodes?: number } | undefined {
  const { count, nodes } = declared
  if (count !== undefined) return count === total ? undefined : { chips: count, words: `\`count\` is ${inFull(count)}` }
  const perNode = name?.count ?? machine?.count
  if (perNode === undefined) return undefined
  if (nodes !== undefined) {
    const chips = nodes * perNode
    const each = name?.count === undefined ? `of type \`${machine?.name}\`` : `with ${perNode} chips each`
    const words = `${nodes} ${nodes === 1 ? 'machine' : 'machines'} ${each} ${nodes === 1 ? 'has' : 'have'} ${inFull(chips)}`
    if (chips === total) return undefined
    return { chips, words, ...(total % perNode === 0 && { nodes: total / perNode }) }
  }
  if (name?.count !== undefined)
    return total === perNode ? undefined : { chips: perNode, words: `\`${declared.accelerator}\` requests ${perNode}` }
  // There may be several machines of the type.
  return total % perNode === 0 ? undefined : { chips: perNode, words: `one \`${machine?.name}\` has ${perNode}` }
}

function contradiction({
  declared,
  name,
  candidates,
  ...rest
}: Hardware): { problem: string; remedy: string } | undefined {
  const { topology = '', count } = declared
  const slices = declared.slices ?? name?.slices ?? 1
  const chips = chipsOf(topology)
  const shape = slices === 1 ? `\`topology: ${topology}\` has` : `${slices} slices of \`topology: ${topology}\` have`
  const known = candidates[0]?.slices?.known ?? []
  const [part] = candidates

  if (name?.slice) {
    const { slice } = name
    // Other rules report a slice that does not exist, and a count that contradicts it alone.
    if (chips === slice.chips || !slice.exists || count === chips * slices) return undefined
    const trap = slice.suffixCounts === 'tensorcores' && chips === slice.suffix
    const right = known.find((each) => each.chips === slice.chips)?.topology
    return {
      problem: `\`topology: ${topology}\` has ${inFull(chips)} chips, but ${name.label} has ${inFull(slice.chips)}${trap ? ' (its number counts TensorCores, two per chip)' : ''}.`,
      remedy: right
        ? `Set \`topology: ${right}\`, or remove \`topology\`, because the name gives the size.`
        : 'Remove `topology`, because the name gives the size.',
    }
  }

  const total = chips * slices
  const other = otherwise({ declared, name, candidates, ...rest } as Hardware, total)
  if (other === undefined) return undefined
  const trap = other.chips === 2 * total && part?.slices?.suffixCounts === 'tensorcores'
  const several =
    count !== undefined && declared.slices === undefined && other.chips > chips && other.chips % chips === 0
  const right = known.find((each) => each.chips * slices === other.chips)?.topology
  const ways = [
    ...(count === undefined ? [] : [`\`count: ${total}\``]),
    ...(other.nodes === undefined ? [] : [`\`nodes: ${other.nodes}\``]),
    ...(several ? [`\`slices: ${other.chips / chips}\` for ${inFull(other.chips)} chips`] : []),
    ...(right && !trap ? [`\`topology: ${right}\``] : []),
  ]
  return {
    problem: `${shape} ${inFull(total)} chips, but ${other.words}${trap ? ' (perhaps TensorCores, two per chip)' : ''}.`,
    remedy:
      ways.length > 0
        ? `Set ${ways.slice(0, 2).join(', or ')}.`
        : 'Choose a topology of that many chips, or remove `topology`.',
  }
}

export default defineRule({
  id: 'hardware/topology-contradicts-count',
  title: 'The topology does not match the number of chips',
  severity: 'error',
  sources: ['gke-plan-tpus', 'xpk-topologies', 'gcp-tpu-v4', 'gcp-multislice'],
  check: ({ hardware }) => {
    const { declared, kind, candidates } = hardware
    if (declared.topology === undefined || kind !== 'tpu' || candidates.length === 0) return []
    const found = contradiction(hardware)
    return found === undefined
      ? []
      : [
          {
            at: ['hardware', 'topology'],
            reason: 'The product of the dimensions is the number of chips in one slice.',
            ...found,
          },
        ]
  },
  why: 'The product of the dimensions of a topology is the number of chips in one slice; times `slices`, that is the `count`. If the two differ, the request is for other hardware than the job expects. A factor of two nearly always comes from TensorCores counted as chips: slice names of v2, v3, v4, v5p and TPU7x count two TensorCores per chip, but topologies and `count` never do.',
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v4, topology: 4x4x4, count: 128, provider: gcp }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v4, topology: 4x4x4, count: 64, provider: gcp }
`,
})
