import { list } from '../../text/wording.ts'
import { defineRule, type Facts, type Mismatch, shownAt } from '../rule.ts'

/** No node has more GPUs. */
const mostOfNode = 16

const judgedForAnother = 'Memory, time, cost and batch size were judged for another number than the job will get.'
const remedy =
  'Declare the number over all nodes that the job is launched on, or correct the launch file; if it is of another job, list this job’s files under `evidence`.'

export default defineRule({
  id: 'evidence/count-differs',
  title: 'Another number of accelerators than the launch files ask for',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const { count, kind, declared } = hardware
    const total = evidence?.count
    // There is at least one node.
    const seen = total ?? evidence?.perNode
    if (seen === undefined)
      return [...noneOf(hardware, evidence), ...nodesDiffer(hardware, evidence?.nodes), ...notUsual(hardware, evidence)]
    if (count === undefined) return []
    if (total === undefined && count >= seen.value)
      return [...nodesDiffer(hardware, evidence?.nodes), ...ofNodeDiffers(hardware, evidence)]
    if (count === seen.value) return []
    if (evidence?.countedKind !== kind) return []
    // The shape says the same, and says it better.
    const shape = evidence?.topology
    if (hardware.topology !== undefined && shape !== undefined && shape.value !== hardware.topology) return []
    if (devicesOf(hardware, count).some((number) => (total ? number === seen.value : number >= seen.value))) return []
    // A program for TPUs is told of cores, of which a chip has one or two.
    if (kind === 'tpu' && !seen.isStated && count === seen.value * 2) return []
    const [place] = seen.places
    const asked = total === undefined ? `${seen.value} on each node` : String(seen.value)
    return [
      {
        at: ['hardware', writtenIn(declared)],
        problem: `The manifest declares ${count} accelerators, and ${place.path} asks for ${asked}.`,
        reason: judgedForAnother,
        remedy,
        related: shownAt(seen.places, total === undefined ? `asks for ${asked}` : `asks for ${asked} in all`),
        ...(!seen.isConclusive && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'The number of accelerators decides whether a model fits, how large the batch of each is and what a run costs. Counted is the total: nodes times accelerators of a node, replicas times those of a pod, the chips of a slice. It is an error where `evidence` lists the launch file or it carries the job’s name, and a warning otherwise; so it is where nothing is the job’s own and the scripts beside the manifest all launch on one number. Where a launch tells the nodes alone, they are compared with `nodes`; where it tells the number on each node alone, with what the declared nodes have each. Where the job’s own files launch it on different numbers, a warning says that it is none of them, and where they launch it on one unless they are told another, a notice says so; other launch files that ask for different numbers draw nothing.',
  fails: `# launch/train.sbatch asks for two nodes of eight GPUs
framework: pytorch
hardware: H100:8
`,
  passes: `# launch/train.sbatch asks for two nodes of eight GPUs
framework: pytorch
hardware: { accelerator: h100, count: 16 }
`,
})

/** Schedulers count the devices of a card: a MI250X is two. */
const devicesOf = ({ kind, candidates }: Facts['hardware'], count: number): number[] =>
  kind === 'gpu' ? candidates.map(({ devicesPerChip }) => devicesPerChip * count) : []

/** Where a launch tells how many GPUs of each node it takes, and the declared nodes have another number each. */
function ofNodeDiffers(hardware: Facts['hardware'], evidence: Facts['evidence']): Mismatch[] {
  const { count = 0, nodes, kind } = hardware
  const seen = evidence?.perNode
  if (seen === undefined || nodes === undefined || kind !== 'gpu' || evidence?.countedKind !== kind) return []
  const each = count / nodes
  if ([each, ...devicesOf(hardware, each)].includes(seen.value)) return []
  const [place] = seen.places
  return [
    {
      at: ['hardware', 'nodes'],
      problem: `The manifest declares ${count} accelerators on ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, and ${place.path} asks for ${seen.value} on each node.`,
      reason: judgedForAnother,
      remedy,
      related: shownAt(seen.places, `asks for ${seen.value} on each node`),
      severity: 'warning',
    },
  ]
}

/** Where the job's own files launch it on one number unless they are told another: worth a look, and no more. */
function notUsual(hardware: Facts['hardware'], evidence: Facts['evidence']): Mismatch[] {
  const { count, kind, declared } = hardware
  const seen = evidence?.defaultCount
  if (seen === undefined || count === undefined || evidence?.countedKind !== kind) return []
  if ([count, ...devicesOf(hardware, count)].includes(seen.value)) return []
  const [place] = seen.places
  return [
    {
      at: ['hardware', writtenIn(declared)],
      problem: `The manifest declares ${count} accelerators, and ${place.path} launches on ${seen.value} unless it is told otherwise.`,
      reason: 'Memory, time, cost and batch size were judged for a number that a plain start of the job does not get.',
      remedy: 'Make the number that the job is meant to get the default of its launch file, or declare the default.',
      related: shownAt(seen.places, `launches on ${seen.value} by default`),
      severity: 'notice',
    },
  ]
}

/** Where the job's own files launch it on several numbers: the declared one is none of them, nor all of them together. */
function noneOf(hardware: Facts['hardware'], evidence: Facts['evidence']): Mismatch[] {
  const { count, kind, declared } = hardware
  const seen = evidence?.counts
  if (seen === undefined || count === undefined || evidence?.countedKind !== kind) return []
  const sum = seen.value.reduce((total, number) => total + number, 0)
  const likes = [count, ...devicesOf(hardware, count)]
  if (likes.some((number) => number === sum || seen.value.includes(number))) return []
  const [place] = seen.places
  const numbers = list(seen.value.map(String), 'or')
  return [
    {
      at: ['hardware', writtenIn(declared)],
      problem: `The manifest declares ${count} accelerators, and its files launch the job on ${numbers}, such as ${place.path}.`,
      reason: judgedForAnother,
      remedy,
      related: shownAt(seen.places, `launches on ${numbers}`),
      severity: 'warning',
    },
  ]
}

/** Where a launch tells the nodes alone: they are fewer or more than declared, or too few for what is declared. */
function nodesDiffer(
  { count, nodes, kind }: Facts['hardware'],
  seen: NonNullable<Facts['evidence']>['nodes'],
): Mismatch[] {
  // The hosts of a slice are what its shape makes them.
  if (seen === undefined || kind === undefined || kind === 'tpu') return []
  const differs = nodes === undefined ? kind === 'gpu' && (count ?? 0) > seen.value * mostOfNode : nodes !== seen.value
  if (!differs) return []
  const [place] = seen.places
  const declared = nodes === undefined ? `${count} accelerators` : `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`
  const asked = `${seen.value} ${seen.value === 1 ? 'node' : 'nodes'}`
  return [
    {
      at: ['hardware', nodes === undefined ? 'count' : 'nodes'],
      problem: `The manifest declares ${declared}, and ${place.path} launches on ${asked}.`,
      reason: judgedForAnother,
      remedy:
        'Declare the nodes that the job is launched on, or correct the launch file; if it is of another job, list this job’s files under `evidence`.',
      related: shownAt(seen.places, `launches on ${asked}`),
      severity: 'warning',
    },
  ]
}

/** The key that the number was written under. */
const writtenIn = (
  declared: Facts['hardware']['declared'],
): 'count' | 'slices' | 'accelerator' | 'machine' | 'topology' =>
  (['count', 'slices', 'accelerator', 'machine', 'topology'] as const).find((key) => declared[key] !== undefined) ??
  'count'
