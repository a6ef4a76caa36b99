import { inFull } from '../../text/wording.ts'
import { defineRule, type Facts } from '../rule.ts'

type Hardware = Facts['hardware']
type Degrees = Exclude<NonNullable<Hardware['declared']['parallelism']>, string>

/** The numbers of accelerators in the manifest. Another rule reports contradictions between them. */
function counts({ count = 1, declared, name, machine }: Hardware): readonly number[] {
  const perNode = name?.count ?? machine?.count
  return [
    count,
    ...(name?.slice ? [name.slice.chips * (declared.slices ?? name.slices ?? 1)] : []),
    ...(perNode !== undefined && declared.nodes !== undefined ? [perNode * declared.nodes] : []),
  ]
}

/** Devices that a framework may see: accelerators, or the devices in each of them. */
function deviceCounts({ candidates }: Hardware, count: number): readonly number[] {
  // The eight cores of a Trainium2 appear in pairs or one by one.
  const perPart = candidates.flatMap(({ devicesPerChip }) => [devicesPerChip, 1, ...(devicesPerChip === 4 ? [8] : [])])
  return [...new Set(perPart)].map((devices) => devices * count)
}

/** The products that the degrees may mean. */
function products(degrees: Degrees): readonly number[] {
  const { data, fsdp = 1, tensor = 1, pipeline = 1, context = 1, expert = 1 } = degrees
  const partOf = (inner: number, ...outer: (number | undefined)[]): readonly number[] =>
    outer.some((degree) => degree !== undefined && degree > 1 && degree % inner === 0) ? [inner, 1] : [inner]
  // Expert ranks reuse ranks of the dense layers, or are separate ranks, depending on the framework. A data-parallel
  // degree may or may not include the ranks that shard or share a sequence.
  return [expert, 1].flatMap((experts) =>
    partOf(context, data, fsdp).flatMap((contexts) =>
      partOf(fsdp, data).map((shards) => tensor * pipeline * experts * contexts * shards * (data ?? 1)),
    ),
  )
}

function fits(degrees: Degrees, devices: number): boolean {
  // In every framework, each pipeline stage has all experts.
  if (devices % ((degrees.pipeline ?? 1) * (degrees.expert ?? 1)) !== 0) return false
  return products(degrees).some((product) =>
    degrees.data === undefined ? devices % product === 0 : devices === product,
  )
}

const order = ['data', 'fsdp', 'tensor', 'pipeline', 'context', 'expert'] as const

export default defineRule({
  id: 'hardware/parallelism-contradicts-count',
  title: 'The degrees of parallelism do not match the number of accelerators',
  severity: 'error',
  sources: ['megatron-parallelism', 'torchtitan-parallel-dims', 'tensorrt-llm-sharding'],
  check: ({ hardware, task }) => {
    const { declared, candidates, count, kind } = hardware
    const degrees = declared.parallelism
    if (typeof degrees !== 'object' || count === undefined || count < 1 || candidates.length === 0) return []
    // With a topology, a machine type says how the slice is divided, not how many chips it has.
    if (hardware.machine && declared.topology !== undefined && declared.count === undefined) return []
    // In reinforcement learning, some accelerators only run episodes; the degrees are the learner's.
    if (task === 'reinforcement-learning') return []
    if (counts(hardware).some((each) => deviceCounts(hardware, each).some((number) => fits(degrees, number)))) return []

    const devices = deviceCounts(hardware, count)
    const named = order.filter((key) => (degrees[key] ?? 1) > 1)
    const product = named.reduce((result, key) => result * (degrees[key] ?? 1), 1)
    const factors = named.map((key) => `${key} ${inFull(degrees[key] ?? 1)}`).join(' × ')
    const [one = 'data'] = named
    const written =
      named.length === 1 ? `\`${one}: ${degrees[one]}\`` : `\`parallelism\` (${factors} = ${inFull(product)})`
    const hasSeveral = candidates.every(({ devicesPerChip }) => devicesPerChip > 1)
    const most = Math.max(...devices)
    const noun = kind === 'tpu' ? 'chips' : kind === 'gpu' ? 'GPUs' : 'accelerators'
    const available = hasSeveral
      ? `${inFull(most)} devices (${inFull(count)} ${noun} of ${most / count} devices each)`
      : `${inFull(count)} ${noun}`
    const others = product / (degrees.data ?? 1)
    const copies = degrees.data === undefined ? undefined : devices.find((number) => number % others === 0)
    const countsCores =
      !hasSeveral && product === 2 * count && candidates.every(({ slices }) => slices?.suffixCounts === 'tensorcores')
    return [
      {
        at: ['hardware', 'parallelism'],
        problem:
          product > most
            ? `\`parallelism\` needs ${inFull(product)} devices (${factors}), but the job has ${available}.`
            : degrees.data === undefined
              ? `${written} does not divide ${available}.`
              : `\`parallelism\` uses only ${inFull(product)} devices (${factors}), but the job has ${available}.`,
        reason: countsCores
          ? `On ${hardware.accelerator} one chip is one device; only slice names count TensorCores, two per chip.`
          : degrees.data === undefined
            ? 'The product of the degrees must divide the number of devices; the rest is data parallelism.'
            : 'The product of the degrees must be the number of devices.',
        remedy:
          copies === undefined
            ? `Use degrees whose product ${degrees.data === undefined ? 'divides' : 'is'} ${(hasSeveral ? devices : [count]).map(inFull).join(' or ')}, or change the number of ${noun}.`
            : `Use \`data: ${copies / others}\`${hasSeveral || declared.count === undefined ? '' : `, or \`count: ${product}\``}.`,
        ...(task === 'inference' && product < most && { severity: 'warning' as const }),
      },
    ]
  },
  why: 'The product of the data, sharding, tensor, pipeline and context degrees is the number of devices; launchers reject any other number. If `data` is not declared, data parallelism fills the rest. Expert parallelism mostly reuses the ranks of the others. An accelerator with two devices (MI250X, TPU v2, v3 and TPU7x, Trainium) may be counted as one or two: any reading that fits is accepted.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 64, parallelism: { tensor: 8, pipeline: 12 } }
`,
  passes: `framework: pytorch
stage: production
hardware: { accelerator: h100, count: 96, parallelism: { tensor: 8, pipeline: 12 } }
`,
})
