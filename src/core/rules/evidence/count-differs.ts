import { list, upper } from '../../text/wording.ts'
import { countsLike, devicesOf, isChangedByOthers, writtenIn } from '../declared-count.ts'
import { agreeing, defineRule, type Facts, type Mismatch, milderFor, shownAt } from '../rule.ts'

/** The most GPUs in one node. */
const mostOfNode = 16

const acceleratorsOf = (count: number): string => (count === 1 ? '1 accelerator' : `${count} accelerators`)
const checkedForDeclared = 'Memory, time, cost and batch size are checked for the declared number.'
const remedy = agreeing('Use one total over all nodes in both files')

export default defineRule({
  id: 'evidence/count-differs',
  title: 'A number of accelerators that differs from the launch files',
  severity: 'error',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const { count, kind, declared } = hardware
    if (isChangedByOthers(evidence)) return []
    const total = evidence?.count
    // A job has at least one node.
    const seen = total ?? evidence?.perNode
    if (seen === undefined)
      return [...noneOf(hardware, evidence), ...nodesDiffer(hardware, evidence?.nodes), ...notUsual(hardware, evidence)]
    if (count === undefined) return []
    if (total === undefined && count >= seen.value)
      return [...nodesDiffer(hardware, evidence?.nodes), ...ofNodeDiffers(hardware, evidence)]
    if (count === seen.value) return []
    if (evidence?.countedKind !== kind) return []
    // The topology rule reports the same mistake more precisely.
    const shape = evidence?.topology
    if (hardware.topology !== undefined && shape !== undefined && shape.value !== hardware.topology) return []
    if (devicesOf(hardware, count).some((number) => (total ? number === seen.value : number >= seen.value))) return []
    // TPU programs count cores, and a chip has one or two.
    if (kind === 'tpu' && !seen.isStated && count === seen.value * 2) return []
    const [place] = seen.places
    const asked = total === undefined ? `${seen.value} on each node` : String(seen.value)
    const verb = seen.isRemark ? 'mentions' : 'requests'
    return [
      {
        at: ['hardware', writtenIn(declared)],
        problem: `The manifest declares ${acceleratorsOf(count)}, but ${place.path} ${verb} ${asked}.`,
        reason: checkedForDeclared,
        remedy:
          total === undefined
            ? remedy
            : agreeing(`Request ${count} accelerators in ${place.path}, or declare ${seen.value} in the manifest`),
        related: shownAt(seen.places, `${upper(verb)} ${asked}${total === undefined ? '' : ' in total'}.`),
        substance: { extents: [Math.max(count / seen.value, seen.value / count)] },
        ...milderFor(seen),
      },
    ]
  },
  why: "The number of accelerators decides whether a model fits, how large each batch is and what a run costs. The rule compares totals: nodes times accelerators per node, replicas times accelerators per pod, or the chips of a slice. If a launch sets only the nodes, or only the number per node, the rule compares that number. It is an error if a file that `evidence` lists, or that carries the job's name, asks a scheduler or a cloud for another number, and otherwise a warning: so if it only starts processes (`torchrun`), which a policy can raise. It is also a warning if all scripts beside the manifest launch on one other number, or if the job's own files launch on several numbers but not the declared one. If one of them launches on the declared number and another on more, `evidence/larger-launch` reports it. A default that a launch can override is a notice. Other launch files that disagree with each other cause no finding.",
  fails: `# launch/train.sbatch asks for two nodes of eight GPUs
framework: pytorch
hardware: H100:8
`,
  passes: `# launch/train.sbatch asks for two nodes of eight GPUs
framework: pytorch
hardware: { accelerator: h100, count: 16 }
`,
})

/** A launch sets GPUs per node that differ from the declared nodes. */
function ofNodeDiffers(hardware: Facts['hardware'], evidence: Facts['evidence']): Mismatch[] {
  const { count = 0, nodes, kind } = hardware
  const seen = evidence?.perNode
  if (seen === undefined || nodes === undefined || kind !== 'gpu' || evidence?.countedKind !== kind) return []
  const each = count / nodes
  if (countsLike(hardware, each).includes(seen.value)) return []
  const [place] = seen.places
  return [
    {
      at: ['hardware', 'nodes'],
      problem: `The manifest declares ${count} accelerators on ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, but ${place.path} requests ${seen.value} on each node.`,
      reason: checkedForDeclared,
      remedy,
      related: shownAt(seen.places, `Requests ${seen.value} on each node.`),
      severity: 'warning',
    },
  ]
}

/** The job's own files launch it on another number by default: only a notice. */
function notUsual(hardware: Facts['hardware'], evidence: Facts['evidence']): Mismatch[] {
  const { count, kind, declared } = hardware
  const seen = evidence?.defaultCount
  if (seen === undefined || count === undefined || evidence?.countedKind !== kind) return []
  if (countsLike(hardware, count).includes(seen.value)) return []
  const [place] = seen.places
  return [
    {
      at: ['hardware', writtenIn(declared)],
      problem: `The manifest declares ${acceleratorsOf(count)}, but ${place.path} launches on ${seen.value} by default.`,
      reason: checkedForDeclared,
      remedy: 'Make the declared number the default of the launch file, or declare that default.',
      related: shownAt(seen.places, `Launches on ${seen.value} by default.`),
      severity: 'notice',
    },
  ]
}

/** The job's own files launch it on several numbers; the declared one is neither one of them nor their sum. */
function noneOf(hardware: Facts['hardware'], evidence: Facts['evidence']): Mismatch[] {
  const { count, kind, declared } = hardware
  const seen = evidence?.counts
  if (seen === undefined || count === undefined || evidence?.countedKind !== kind) return []
  const sum = seen.value.reduce((total, number) => total + number, 0)
  const likes = countsLike(hardware, count)
  if (likes.some((number) => number === sum || seen.value.includes(number))) return []
  const [place] = seen.places
  const numbers = list(seen.value.map(String), 'or')
  return [
    {
      at: ['hardware', writtenIn(declared)],
      problem: `The manifest declares ${acceleratorsOf(count)}, but its launch files use ${numbers} (see ${place.path}).`,
      reason: checkedForDeclared,
      remedy,
      related: shownAt(seen.places, `Launches on ${numbers}.`),
      severity: 'warning',
    },
  ]
}

/** A launch sets only the nodes: they differ from the declared ones, or are too few for the declared accelerators. */
function nodesDiffer(
  { count, nodes, kind }: Facts['hardware'],
  seen: NonNullable<Facts['evidence']>['nodes'],
): Mismatch[] {
  // The topology of a slice decides its hosts.
  if (seen === undefined || kind === undefined || kind === 'tpu') return []
  const differs = nodes === undefined ? kind === 'gpu' && (count ?? 0) > seen.value * mostOfNode : nodes !== seen.value
  if (!differs) return []
  const [place] = seen.places
  const declared = nodes === undefined ? `${count} accelerators` : `${nodes} ${nodes === 1 ? 'node' : 'nodes'}`
  const asked = `${seen.value} ${seen.value === 1 ? 'node' : 'nodes'}`
  return [
    {
      at: ['hardware', nodes === undefined ? 'count' : 'nodes'],
      problem: `The manifest declares ${declared}, but ${place.path} launches on ${asked}.`,
      reason: checkedForDeclared,
      remedy: agreeing('Use one number of nodes in both files'),
      related: shownAt(seen.places, `Launches on ${asked}.`),
      severity: 'warning',
    },
  ]
}
