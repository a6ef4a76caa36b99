import type { Accelerator, AcceleratorKind } from '../../catalog/accelerator.ts'
import { resolveFramework } from '../../catalog/frameworks.ts'
import type { Belonging } from '../observation/belonging.ts'
import { type Fact, factOf, onlyValue, type Statement, sightings } from './agreement.ts'
import { isSource, kindAround, modelsAround, placedAround } from './around-job.ts'
import { type HardwareSeen, isProcess } from './hardware-seen.ts'

/** What the files of a job suggest of its hardware without asking for it: against what is asked for, it is silent. */
export interface HardwareHints {
  readonly kind?: Fact<AcceleratorKind>
  /** Processes that are started, one for each GPU, where nothing else tells what they run on. */
  readonly processes?: Fact<'gpu'>
  readonly vendor?: Fact<Accelerator['vendor']>
  /** What all launches around the job are for, where none of its own tells. */
  readonly around?: Fact<AcceleratorKind>
  /** What tells a model, by its name. */
  readonly models: readonly HardwareSeen[]
  /** What tells a provider. */
  readonly placed: readonly HardwareSeen[]
}

/** What the launch files tell that the manifest lists, or that are called as the job is. */
export function hardwareHints(belongings: readonly Belonging[], hardware: readonly HardwareSeen[]): HardwareHints {
  const own = hardware.filter(
    ({ seen, isListed, isNamesake }) =>
      (isListed || isNamesake) && (!isSource(seen.place.path) || seen.machine !== undefined),
  )
  if (own.length === 0) {
    const [vendor, around] = [makerAround(belongings, hardware), kindAround(hardware)]
    const [models, placed] = [modelsAround(hardware), placedAround(hardware)]
    return { ...(vendor && { vendor }), ...(around && { around }), models, placed }
  }
  const telling = own.filter((each) => !isProcess(each))
  const kinds = own.flatMap((each) => (each.request.kind ? [{ ...each, value: each.request.kind }] : []))
  const [first, another] = new Set(kinds.map(({ value }) => value))
  // What is for unlike accelerators is for none of them.
  if (another !== undefined) return { models: [], placed: [] }
  const kind = telling.length > 0 ? first : undefined
  const vendor = onlyValue(vendorsOf(telling)) ?? makerAround(belongings, hardware)
  return {
    ...(kind && { kind: factOf(kind, kinds) }),
    ...(telling.length === 0 && first === 'gpu' && { processes: factOf('gpu' as const, kinds) }),
    ...(vendor && { vendor }),
    models: telling.filter(({ request }) => request.candidates.length > 0 && request.written !== undefined),
    placed: telling.filter(({ request }) => request.provider !== undefined),
  }
}

const vendorsOf = (all: readonly HardwareSeen[]): Statement<Accelerator['vendor']>[] =>
  all.flatMap((each) => (each.request.vendor ? [{ ...each, value: each.request.vendor }] : []))

/**
 * AMD or NVIDIA, where all that names a maker around the job names that one, and a script does: code for NVIDIA is run on
 * AMD as it is, and nobody loads a maker's modules, tools or drivers for another.
 */
function makerAround(
  belongings: readonly Belonging[],
  hardware: readonly HardwareSeen[],
): Fact<Accelerator['vendor']> | undefined {
  const vendor = onlyValue(vendorsOf(hardware.filter(({ how }) => how !== 'repository')))
  const own = vendor && stackOf.get(vendor.value)
  const isOther = belongings.some(({ seen }) => seen.what === 'stack' && seen.stack !== own && seen.stack !== 'cpu')
  const isOfScripts = vendor?.places.some(({ path }) => !isSource(path))
  return own !== undefined && !isOther && isOfScripts ? vendor : undefined
}

const stackOf: ReadonlyMap<Accelerator['vendor'], string> = new Map([
  ['amd', 'rocm'],
  ['nvidia', 'cuda'],
])

/** Names of programs that train, that start whatever does, or that set up its processes. */
const program =
  /(?:^|[/_.-])(?:(?:pre)?train(?:er|ing)?|(?:fine)?tun(?:e|ing)|main|run|engine|learner|solver|dist(?:ributed)?|ddp|sft|dpo|ppo)(?=[_.-]|\d)/i

/**
 * The kind of accelerator to which sources in each framework move their work, where all of them move it to one, and one
 * of them is a program that trains. What neighbours do is theirs.
 */
export function sourceKinds(belongings: readonly Belonging[]): ReadonlyMap<string, Fact<AcceleratorKind>> {
  const own = belongings.filter(({ how, seen }) => how !== 'repository' && isSource(seen.place.path))
  const families = new Map<string, Set<string>>()
  for (const { seen } of own) {
    const family = seen.what === 'framework' && seen.how === 'imported' && resolveFramework(seen.framework)?.family
    if (family) families.set(family, (families.get(family) ?? new Set()).add(seen.place.path))
  }
  const asks = sightings(own, 'accelerator').flatMap((each) =>
    each.seen.kind === undefined ? [] : [{ ...each, value: each.seen.kind }],
  )
  const found = new Map<string, Fact<AcceleratorKind>>()
  for (const [family, files] of families) {
    const here = asks.filter(({ seen }) => files.has(seen.place.path))
    const kind = onlyValue(here)
    if (kind === undefined || !kind.places.some(({ path }) => program.test(path.slice(path.lastIndexOf('/') + 1))))
      continue
    const trained = here.filter(({ seen }) => program.test(seen.place.path.slice(seen.place.path.lastIndexOf('/') + 1)))
    found.set(family, factOf(kind.value, trained))
  }
  return found
}
