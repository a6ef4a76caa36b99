import type { AcceleratorKind } from '../../catalog/accelerator.ts'
import { nameOf } from '../../text/folder-paths.ts'
import { isLaunch, isNear } from '../observation/attributed-observation.ts'
import type { AcceleratorObservation } from '../observation/observation.ts'
import { type Fact, factOf, onlyValue } from './agreement.ts'
import { type AttributedHardware, isProcess } from './attributed-hardware.ts'

export const isSource = (path: string): boolean => path.endsWith('.py')

/**
 * The number that the scripts beside the manifest launch on, where no file is the job's own and nothing around launches
 * on another one. One process is a trial of any job, and a launch that leaves its number open may be the job's.
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

/** The kind of hardware that launches beside the manifest are for, unless they are there for some hardware among others. */
export function kindAround(hardware: readonly AttributedHardware[]): Fact<AcceleratorKind> | undefined {
  const kinds = hardware.flatMap((each) =>
    isNear(each) && each.request.kind && isLaunchFile(each.observation) ? [{ ...each, value: each.request.kind }] : [],
  )
  return kinds.some((each) => !isProcess(each)) ? onlyValue(kinds) : undefined
}

/** What names a model beside the manifest, where nothing around names another one. */
export const modelsAround = (hardware: readonly AttributedHardware[]): readonly AttributedHardware[] =>
  alikeAround(hardware, ({ request }) =>
    request.label === undefined ? undefined : request.candidates.map(({ id }) => id).join() || undefined,
  )

/** What is asked of a provider beside the manifest, where nothing around asks another one. */
export const placedAround = (hardware: readonly AttributedHardware[]): readonly AttributedHardware[] =>
  alikeAround(hardware, ({ request }) => request.provider?.id)

/** The launches beside the manifest that tell something by its name, where all that tell it around say the same. */
function alikeAround(
  hardware: readonly AttributedHardware[],
  nameOf: (seen: AttributedHardware) => string | undefined,
): readonly AttributedHardware[] {
  const names = new Set(hardware.flatMap((each) => nameOf(each) ?? []))
  if (names.size !== 1) return []
  return hardware.filter((each) => isNear(each) && nameOf(each) !== undefined && isLaunchFile(each.observation))
}

/** Whether a file starts jobs: settings hold what other runs were told, unless they ask for it in earnest. */
const isLaunchFile = ({ certainty, machine, place: { path } }: AcceleratorObservation): boolean =>
  (!isSource(path) || machine !== undefined) && !forSome.test(path) && (certainty === 'states' || !isSettings(path))

const isSettings = (path: string): boolean =>
  /\.(?:json|ya?ml|toml|ini|cfg|conf|env)$|\.env\.[^/.]+$/i.test(path) && !ofLauncher.test(nameOf(path))

/** What the settings of a launcher are called, as opposed to those of a program: it starts as many processes as they say. */
const ofLauncher = /accelerate|deepspeed|fsdp|(?:^|[^a-z])(?:ds|zero)[-_]?[123]?(?=[^a-z]|$)/i

/** Words of paths to what is for one kind of hardware of several, or what no job is launched by. */
const forSome =
  /(?:^|[^a-z])(?:gpus?|cuda|nvidia|rocm|amd|dcu|npu|ascend|xpu|tpus?|xla|hpu|gaudi|neuron|trn|compose|bench\w{0,20}|dockerfile)(?=$|[^a-z])/i
