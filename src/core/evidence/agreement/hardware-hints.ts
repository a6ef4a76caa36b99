import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.ts'
import { resolveFramework } from '../../catalog/software/frameworks.ts'
import { nameOf } from '../../text/folder-paths.ts'
import { present } from '../../text/present.ts'
import { type AttributedObservation, isCalledAsJob, isNear } from '../observation/attributed-observation.ts'
import { type Fact, factOf, observationsOf, onlyValue, type Statement, statementsOf } from './agreement.ts'
import { isSource, kindAround, modelsAround, placedAround } from './around-job.ts'
import { type AttributedHardware, isProcess } from './attributed-hardware.ts'

/** What the files of a job suggest about its hardware without requesting it. Requests override it. */
export interface HardwareHints {
  readonly kind?: Fact<AcceleratorKind>
  /** Started processes, one per GPU, if nothing else shows their hardware. */
  readonly processes?: Fact<'gpu'>
  readonly vendor?: Fact<Accelerator['vendor']>
  /** The kind of all launches around the job, if its own files show none. */
  readonly around?: Fact<AcceleratorKind>
  /** Observations that name a model. */
  readonly models: readonly AttributedHardware[]
  /** Observations that name a provider. */
  readonly placed: readonly AttributedHardware[]
}

/** The hints of launch files that the manifest lists or that have the job's name. */
export function hardwareHints(
  attributed: readonly AttributedObservation[],
  hardware: readonly AttributedHardware[],
): HardwareHints {
  const own = hardware.filter(
    (each) =>
      (each.attribution === 'listed' || isCalledAsJob(each)) &&
      (!isSource(each.observation.place.path) || each.observation.machine !== undefined),
  )
  if (own.length === 0) {
    const [vendor, around] = [vendorAround(attributed, hardware), kindAround(hardware)]
    const [models, placed] = [modelsAround(hardware), placedAround(hardware)]
    return present({ vendor, around, models, placed })
  }
  const specific = own.filter((each) => !isProcess(each))
  const kinds = statementsOf(own, ({ request }) => request.kind)
  const [first, another] = new Set(kinds.map(({ value }) => value))
  // Files for different kinds of accelerators suggest none of them.
  if (another !== undefined) return { models: [], placed: [] }
  const kind = specific.length > 0 ? first : undefined
  const vendor = onlyValue(vendorsOf(specific)) ?? vendorAround(attributed, hardware)
  return present({
    kind: kind && factOf(kind, kinds),
    processes: specific.length === 0 && first === 'gpu' ? factOf(first, kinds) : undefined,
    vendor,
    models: specific.filter(({ request }) => request.candidates.length > 0),
    placed: specific.filter(({ request }) => request.provider !== undefined),
  })
}

const vendorsOf = (all: readonly AttributedHardware[]): Statement<Accelerator['vendor']>[] =>
  statementsOf(all, ({ request }) => request.vendor)

/**
 * AMD or NVIDIA, if everything near the job that names a vendor names that one, and a script does. Code for NVIDIA also
 * runs on AMD, but scripts load modules, tools and drivers only for their own vendor.
 */
function vendorAround(
  attributed: readonly AttributedObservation[],
  hardware: readonly AttributedHardware[],
): Fact<Accelerator['vendor']> | undefined {
  const vendor = onlyValue(vendorsOf(hardware.filter(isNear)))
  const own = vendor && stackOf.get(vendor.value)
  const isOther = attributed.some(
    ({ observation }) => observation.what === 'stack' && observation.stack !== own && observation.stack !== 'cpu',
  )
  const isOfScripts = vendor?.places.some(({ path }) => !isSource(path))
  return own !== undefined && !isOther && isOfScripts ? vendor : undefined
}

const stackOf: ReadonlyMap<Accelerator['vendor'], string> = new Map([
  ['amd', 'rocm'],
  ['nvidia', 'cuda'],
])

/** Names of programs that train, start a training, or set up its processes. */
const program =
  /(?:^|[/_.-])(?:(?:pre)?train(?:er|ing)?|(?:fine)?tun(?:e|ing)|main|run|engine|learner|solver|dist(?:ributed)?|ddp|sft|dpo|ppo)(?=[_.-]|\d)/i

/**
 * The kind of accelerator that the sources of each framework move their work to, if all use the same kind and one of
 * them trains. Ignores neighbors.
 */
export function sourceKinds(attributed: readonly AttributedObservation[]): ReadonlyMap<string, Fact<AcceleratorKind>> {
  const own = attributed.filter((each) => isNear(each) && isSource(each.observation.place.path))
  const families = new Map<string, Set<string>>()
  for (const { observation } of own) {
    const family =
      observation.what === 'framework' &&
      observation.how === 'imported' &&
      resolveFramework(observation.framework)?.family
    if (family) families.set(family, (families.get(family) ?? new Set()).add(observation.place.path))
  }
  const requested = statementsOf(observationsOf(own, 'accelerator'), ({ observation }) => observation.kind)
  const found = new Map<string, Fact<AcceleratorKind>>()
  for (const [family, files] of families) {
    const here = requested.filter(({ observation }) => files.has(observation.place.path))
    const kind = onlyValue(here)
    const training = here.filter(({ observation }) => program.test(nameOf(observation.place.path)))
    if (kind !== undefined && training.length > 0) found.set(family, factOf(kind.value, training))
  }
  return found
}
