import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']

const exact = (value: number): string => value.toLocaleString('en-US')

const chipsOf = (topology: string): number => topology.split('x').reduce((product, side) => product * Number(side), 1)

/** What else says how many chips there are, where it disagrees with the topology; undefined where nothing does. */
function otherwise({ declared, name, machine }: Hardware, total: number): { chips: number; words: string } | undefined {
  const { count, nodes } = declared
  if (count !== undefined)
    return count === total ? undefined : { chips: count, words: `\`count\` says ${exact(count)}` }
  const perNode = name?.count ?? machine?.count
  if (perNode === undefined) return undefined
  if (nodes !== undefined) {
    const chips = nodes * perNode
    const source = name?.count === undefined ? `of \`${machine?.name}\`` : 'that the name asks for'
    const words = `${nodes} ${nodes === 1 ? 'machine' : 'machines'} with the ${perNode} ${source} ${nodes === 1 ? 'makes' : 'make'} ${exact(chips)}`
    return chips === total ? undefined : { chips, words }
  }
  if (name?.count !== undefined)
    return total === perNode ? undefined : { chips: perNode, words: `the name says ${perNode}` }
  // Of a machine type there may be several.
  return total % perNode === 0
    ? undefined
    : { chips: perNode, words: `one \`${machine?.name}\` alone holds ${perNode}` }
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
  const shape = slices === 1 ? `\`topology: ${topology}\` is` : `${slices} slices of \`topology: ${topology}\` are`
  const known = candidates[0]?.slices?.known ?? []
  const [part] = candidates

  if (name?.slice) {
    const { slice } = name
    // A slice that does not exist, and a count that alone disagrees, have rules of their own.
    if (chips === slice.chips || !slice.exists || count === chips * slices) return undefined
    const trap = slice.suffixCounts === 'tensorcores' && chips === slice.suffix
    const right = known.find((each) => each.chips === slice.chips)?.topology
    return {
      problem: `\`topology: ${topology}\` is ${exact(chips)} chips, and ${name.label} has ${exact(slice.chips)}${trap ? ': its number counts TensorCores, two a chip' : ''}.`,
      remedy: right
        ? `Declare \`topology: ${right}\`, or leave \`topology\` out: the name already says the size.`
        : 'Leave `topology` out: the name already says the size.',
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
    ...(several ? [`\`slices: ${other.chips / chips}\` if there are as many slices`] : []),
    ...(right && !trap ? [`\`topology: ${right}\``] : []),
  ]
  return {
    problem: `${shape} ${exact(total)} chips, and ${other.words}${trap ? ', which is the number of its TensorCores' : ''}.`,
    remedy:
      ways.length > 0 ? `Declare ${ways.join(', or ')}.` : 'Correct whichever of the two is wrong, or leave it out.',
  }
}

export default defineRule({
  id: 'hardware/topology-contradicts-count',
  title: 'The topology and the number of chips disagree',
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
            reason: 'A topology is written in chips, so its sides multiplied are the chips of one slice.',
            ...found,
          },
        ]
  },
  why: 'The sides of a topology multiply to the chips of one slice; times `slices` that is the `count`. Where the two differ, the request asks for other hardware than the job plans with. A factor of two is nearly always TensorCores taken for chips: slice names of v2, v3, v4, v5p and TPU7x count two TensorCores a chip, topologies and `count` never do.',
  fails: `framework: jax
stage: production
hardware: { accelerator: tpu-v4, topology: 4x4x4, count: 128, provider: gcp }
`,
  passes: `framework: jax
stage: production
hardware: { accelerator: tpu-v4, topology: 4x4x4, count: 64, provider: gcp }
`,
})
