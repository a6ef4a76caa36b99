import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { nameOf } from '../../text/folder-paths.ts'
import { isLaunch, isNear } from '../observation/attributed-observation.ts'
import type { AcceleratorObservation } from '../observation/observation.ts'
import { type Fact, factOf, onlyValue } from './agreement.ts'
import { type AttributedHardware, isProcess } from './attributed-hardware.ts'

export const isSource = (path: string): boolean => path.endsWith('.py')

/**
 * The count on which scripts near the manifest launch, if the job has no files of its own and no other launch differs.
 * One process may be a trial of any job, and a launch with an open count may be the job's.
 */
export function countAround(hardware: readonly AttributedHardware[]): {
  readonly countedKind?: AcceleratorKind
  readonly count?: Fact<number>
} {
  const launches = hardware.filter(({ observation }) => isLaunch(observation))
  const { count, kind } =
    launches.find(
      (each) => isNear(each) && each.request.count !== undefined && !isSettings(each.observation.place.path),
    )?.request ?? {}
  const agrees = ({ observation, request }: AttributedHardware): boolean =>
    observation.byDefault === undefined &&
    request.kind === kind &&
    (request.count === count ||
      (request.count === undefined && observation.perNode === count && observation.nodes === undefined))
  if (count === undefined || count < 2 || kind === undefined || !launches.every(agrees)) return {}
  return { countedKind: kind, count: factOf(count, launches) }
}

/** The hardware kind of launches near the manifest. Ignores files for one of several kinds of hardware. */
export function kindAround(hardware: readonly AttributedHardware[]): Fact<AcceleratorKind> | undefined {
  const kinds = hardware.flatMap((each) =>
    isNear(each) && each.request.kind && isLaunchFile(each.observation) ? [{ ...each, value: each.request.kind }] : [],
  )
  return kinds.some((each) => !isProcess(each)) ? onlyValue(kinds) : undefined
}

/** The launches near the manifest that name a model, if no other launch names another. */
export const modelsAround = (hardware: readonly AttributedHardware[]): readonly AttributedHardware[] =>
  alikeAround(hardware, ({ request }) =>
    request.label === undefined ? undefined : request.candidates.map(({ id }) => id).join() || undefined,
  )

/** The launches near the manifest that name a provider, if no other launch names another. */
export const placedAround = (hardware: readonly AttributedHardware[]): readonly AttributedHardware[] =>
  alikeAround(hardware, ({ request }) => request.provider?.id)

/** The launches near the manifest with a name, if all launches have the same one. */
function alikeAround(
  hardware: readonly AttributedHardware[],
  nameOf: (seen: AttributedHardware) => string | undefined,
): readonly AttributedHardware[] {
  const names = new Set(hardware.flatMap((each) => nameOf(each) ?? []))
  if (names.size !== 1) return []
  return hardware.filter((each) => isNear(each) && nameOf(each) !== undefined && isLaunchFile(each.observation))
}

/** Whether a file starts jobs. Settings contain values of other runs, so they must state a request. */
const isLaunchFile = ({ certainty, machine, place: { path } }: AcceleratorObservation): boolean =>
  (!isSource(path) || machine !== undefined) && !forSome.test(path) && (certainty === 'states' || !isSettings(path))

const isSettings = (path: string): boolean =>
  /\.(?:json|ya?ml|toml|ini|cfg|conf|env)$|\.env\.[^/.]+$/i.test(path) && !ofLauncher.test(nameOf(path))

/** Names of launcher settings, unlike program settings. A launcher starts as many processes as they say. */
const ofLauncher = /accelerate|deepspeed|fsdp|(?:^|[^a-z])(?:ds|zero)[-_]?[123]?(?=[^a-z]|$)/i

/** Words in paths of files for one of several kinds of hardware, or of files that launch no job. */
const forSome =
  /(?:^|[^a-z])(?:gpus?|cuda|nvidia|rocm|amd|dcu|npu|ascend|xpu|tpus?|xla|hpu|gaudi|neuron|trn|compose|bench\w{0,20}|dockerfile)(?=$|[^a-z])/i
