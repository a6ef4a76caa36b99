import { linkNamed } from '../../catalog/machines/links.ts'
import { operationsKeys } from '../../manifest/keys/operations.ts'
import { usualCost } from '../../rules/estimate.ts'
import type { Facts } from '../../rules/facts.ts'
import { areComparable, type JobCost } from '../../rules/job-cost.ts'
import type { Interval } from '../../sizing/interval.ts'
import { present } from '../../text/present.ts'
import type { Money } from '../../text/quantity.ts'
import { showsNothing } from '../../text/unseen-signs.ts'
import { jobKeys, type Section } from './job-keys.ts'

/** A value of a job. A section has only the keys that are declared or derived. */
export type JobValue = string | number | boolean | readonly string[] | ReadonlyMap<string, string> | JobValues
export interface JobValues {
  readonly [key: string]: JobValue | undefined
}

/**
 * The values that conditions read: each key of `jobKeys` that is declared or can be derived. Objects have no prototype.
 * Labels are a `Map`, because users choose their names.
 */
export function jobValues(facts: Facts): JobValues {
  const { declaration, framework, scale, model, team, operations, needs } = facts
  return bare({
    name: facts.job,
    task: facts.task,
    stage: facts.stage,
    group: declaration.group,
    labels: new Map(Object.entries(declaration.labels ?? {})),
    framework: bare({
      name: framework.words.length === 0 ? undefined : frameworkWords(framework),
      version: framework.version,
      libraries: libraryWords(facts),
    }),
    scale: bare({ ...only('scale', scale), global_batch_tokens: scale.batchTokens }),
    model: bare({
      ...only('model', model),
      ...kernels(model.custom_kernels),
      // Selective recomputation counts as true.
      activation_checkpointing: model.activation_checkpointing && true,
    }),
    hardware: hardwareValues(facts),
    needs: bare(only('needs', needs)),
    team: bare(only('team', team)),
    operations: bare({ ...only('operations', operations), ...sums(operations) }),
    sizing: sizingValues(facts),
    base: facts.base && baseValues(facts.base, facts),
  })
}

/** The job on the base. It has a cost only if that is comparable with the current cost. */
function baseValues(base: Facts, { sizing }: Facts): JobValues {
  const cost = costByWord(base)
  return bare({
    count: base.hardware.count,
    cost: cost && areComparable(cost, sizing.cost) ? usualCost(cost) : undefined,
  })
}

function frameworkWords({ words, declared, families }: Facts['framework']): readonly string[] {
  return [...new Set([...words.map((word) => word.toLowerCase()), ...declared.map(({ id }) => id), ...families])]
}

function libraryWords({ declaration, framework }: Facts): readonly string[] | undefined {
  const written = declaration.framework?.libraries
  return (
    written && [...new Set([...written.map((word) => word.toLowerCase()), ...framework.libraries.map(({ id }) => id)])]
  )
}

function kernels(declared: Facts['model']['custom_kernels']): JobValues {
  if (declared === undefined) return {}
  if (typeof declared === 'boolean') return { custom_kernels: declared }
  return { custom_kernels: declared.length > 0, custom_kernel_kinds: declared }
}

/** For a word with more candidates, such as `gpu`, a condition sees only the word. */
export const mostCandidates = 6

function hardwareValues({ hardware }: Facts): JobValues {
  const { candidates, declared, machine } = hardware
  const word = declared.accelerator?.toLowerCase()
  const ids = candidates.map(({ id }) => id)
  const named = ids.length > 0 && ids.length <= mostCandidates ? ids : word === undefined ? undefined : [word]
  const { parallelism, interconnect } = declared
  return bare({
    accelerator: named,
    kind: hardware.kind,
    vendor: agreed(candidates.map(({ vendor }) => vendor)) ?? hardware.vendor,
    memory_gib: agreed(
      candidates.map(({ memoryGiB }) => (memoryGiB.confidence === 'uncertain' ? undefined : memoryGiB.value)),
    ),
    count: hardware.count,
    nodes: hardware.nodes,
    slices: declared.slices ?? hardware.name?.slices,
    machine: machine?.name ?? declared.machine,
    provider: hardware.provider?.id ?? hardware.providerWord?.toLowerCase(),
    region: declared.region,
    offload: declared.offload === undefined ? undefined : [declared.offload].flat(),
    topology: hardware.topology,
    interconnect: interconnect === undefined ? undefined : [interconnect].flat().flatMap(asLinks),
    parallelism: bare(typeof parallelism === 'object' ? parallelism : { strategy: parallelism }),
    spot: declared.spot,
  })
}

/** Conditions can fail builds, so they read only costs from a declared or configured price, not from list prices. */
const costByWord = ({ sizing: { cost } }: Facts): JobCost | undefined =>
  cost?.prices === 'list' || cost?.per === 'month' ? undefined : cost

function sizingValues(facts: Facts): JobValues {
  const { sizing } = facts
  const { memory } = sizing
  const cost = costByWord(facts)
  // An uncertain memory size must not cause a finding.
  const fits = memory === undefined || memory.uncertainCapacity ? 'unknown' : memory.verdict
  return bare({
    fits,
    hours: bare({ ...interval(sizing.hours), likely: sizing.likelyHours }),
    chip_hours: bare(interval(sizing.chipHours)),
    cost: bare(
      cost === undefined ? {} : { ...interval(cost.amount), likely: usualCost(cost), currency: cost.currency },
    ),
    energy_kwh: bare(interval(sizing.energyKWh)),
  })
}

const interval = (ends: Interval | undefined): JobValues => (ends === undefined ? {} : { low: ends[0], high: ends[1] })

/** An object for each key of money, empty if the key is not declared. */
const sums = (operations: Facts['operations']): Record<string, JobValues> =>
  Object.fromEntries(
    Object.entries(operationsKeys).flatMap(([name, { kind }]) => {
      const sum = operations[name as keyof typeof operations] as Money | undefined
      return kind === 'money' ? [[name, bare(sum === undefined ? {} : { ...sum })]] : []
    }),
  )

/** The value, if all are equal. */
const agreed = <Value>([first, ...others]: readonly (Value | undefined)[]): Value | undefined =>
  others.every((other) => other === first) ? first : undefined

function only(section: string, values: object): Record<string, JobValue | undefined> {
  const known = jobKeys[section] as Section
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => Object.hasOwn(known, key) && (typeof value !== 'object' || Array.isArray(value)),
    ),
  )
}

const bare = (values: Readonly<Record<string, JobValue | undefined>>): JobValues =>
  Object.assign(Object.create(null), present(values))

/** The paths of all declared and derived keys: keys, non-empty sections, and `labels.NAME` for each label. */
function declaredPaths(values: JobValues): ReadonlySet<string> {
  const paths = new Set<string>()
  const visit = (value: JobValue, path: string): boolean => {
    const inner: readonly (readonly [string, JobValue | undefined])[] | undefined =
      value instanceof Map
        ? [...value]
        : typeof value === 'object' && !Array.isArray(value)
          ? Object.entries(value)
          : undefined
    const holds =
      (inner === undefined && !(typeof value === 'string' && showsNothing(value))) ||
      inner
        ?.map(([key, part]) => part !== undefined && visit(part, path === '' ? key : `${path}.${key}`))
        .includes(true) === true
    if (holds && path !== '') paths.add(path)
    return holds
  }
  visit(values, '')
  return paths
}

/** A link with a rate also matches its name without the rate: `ethernet-25g` matches `ethernet`. */
const asLinks = (word: string): readonly string[] => [...new Set([linkNamed(word)?.id ?? word, word])]

/** One job as conditions see it. */
export interface JobContext {
  readonly values: JobValues
  /** The variables of the evaluation. `_declared` answers `has`. */
  readonly context: object
}

/** Cached, because many conditions read the same job. */
const contexts = new WeakMap<Facts, JobContext>()

/** The cached values and variables of a job. */
export function jobContext(facts: Facts): JobContext {
  const known = contexts.get(facts)
  if (known) return known
  const made = contextOf(jobValues(facts))
  contexts.set(facts, made)
  return made
}

export function contextOf(values: JobValues): JobContext {
  const _declared = new Map([...declaredPaths(values)].map((path) => [path, true]))
  const { base = Object.create(null), ...ofJob } = values
  const job = Object.assign(Object.create(null), ofJob, { _declared })
  return { values, context: Object.assign(Object.create(null), { job, base }) }
}
