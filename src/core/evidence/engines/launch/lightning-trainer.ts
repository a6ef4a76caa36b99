import type { AcceleratorKind } from '../../../catalog/accelerator.ts'
import type {
  AcceleratorObservation,
  Certainty,
  Observation,
  ShardingObservation,
} from '../../observation/observation.ts'
import { precisionWord } from '../../observation/precision-word.ts'

/** How much the settings of a trainer say, of its accelerator and of their number. */
export interface Weight {
  readonly kind: Certainty
  readonly numbers: Certainty
  /** Whether it runs on one node where no number of nodes is given. */
  readonly oneNode: boolean
}

/** Whether such settings are Lightning's, and not those of another `trainer`. */
export const isLightning = (settings: TrainerSettings, schedules: boolean): boolean =>
  settings.accelerator !== undefined
    ? accelerators.has(settings.accelerator) || /^d(?:dp|p)/.test(settings.accelerator)
    : schedules

/** What a trainer is told, as far as it is a plain value. */
export interface TrainerSettings {
  readonly accelerator?: string
  readonly devices?: number
  readonly gpus?: number
  readonly usesTpuCores?: boolean
  readonly nodes?: number
  readonly precision?: string
  readonly strategy?: string
}

interface Hardware {
  readonly kind: AcceleratorKind
  readonly vendor?: NonNullable<AcceleratorObservation['vendor']>
}

/** The words of `Trainer(accelerator=…)`; null for those that name no accelerator. */
const accelerators: ReadonlyMap<string, Hardware | null> = new Map([
  ['gpu', { kind: 'gpu' }],
  ['cuda', { kind: 'gpu' }],
  ['tpu', { kind: 'tpu', vendor: 'google' }],
  ['hpu', { kind: 'other', vendor: 'intel' }],
  ['ipu', { kind: 'other' }],
  ['npu', { kind: 'other' }],
  ['mps', null],
  ['cpu', null],
  ['auto', null],
])

/** The observations that the settings of one trainer come to. `line` tells where a key stands. */
export function observeTrainer(
  path: string,
  settings: TrainerSettings,
  line: (key: string) => number,
  weight: Weight,
): Observation[] {
  const observations: Observation[] = []
  const at = (key: string, certainty: Certainty = weight.kind) => ({ place: { path, line: line(key) }, certainty })
  const { accelerator, gpus } = settings
  const key =
    accelerator !== undefined
      ? 'accelerator'
      : gpus !== undefined
        ? 'gpus'
        : settings.usesTpuCores
          ? 'tpu_cores'
          : 'devices'
  observations.push({ what: 'framework', framework: 'pytorch-lightning', how: 'configured', ...at(key, 'suggests') })
  const hardware = hardwareOf(settings)
  // On a TPU a device is a core or a chip, depending on the generation: their number is no number of chips.
  const numbers =
    hardware === null || hardware?.kind === 'tpu' ? undefined : numbersOf(settings, hardware, weight.oneNode)
  if (hardware && (numbers?.perNode === undefined || weight.kind !== weight.numbers)) {
    observations.push({ what: 'accelerator', ...hardware, ...at(key) })
  }
  if (numbers !== undefined) {
    // Nodes alone are a number that the command line or the scheduler gives as well.
    const isOfNodes = numbers.perNode === undefined
    const certainty = hardware && !isOfNodes ? weight.numbers : 'suggests'
    const place = isOfNodes
      ? 'num_nodes'
      : hardware && weight.kind === weight.numbers
        ? key
        : settings.devices === undefined
          ? key
          : 'devices'
    observations.push({ what: 'accelerator', ...hardware, ...numbers, ...at(place, certainty) })
  }
  const precision = precisionWord(settings.precision)
  if (precision !== undefined) observations.push({ what: 'precision', precision, ...at('precision') })
  const strategy = settings.strategy ?? (accelerator?.startsWith('ddp') ? accelerator : undefined)
  const parallelism = strategy === undefined ? undefined : parallelismOf(strategy)
  if (parallelism !== undefined) observations.push({ what: 'sharding', parallelism, ...at('strategy') })
  if (strategy?.startsWith('deepspeed')) {
    observations.push({ what: 'library', library: 'deepspeed', how: 'configured', ...at('strategy') })
  }
  return observations
}

/** Null where the trainer is kept from accelerators, undefined where it takes what it finds. */
function hardwareOf({ accelerator, gpus, usesTpuCores }: TrainerSettings): Hardware | null | undefined {
  const named = accelerator === undefined ? undefined : accelerators.get(accelerator)
  if (named !== undefined && accelerator !== 'auto') return named
  if (gpus !== undefined) return accelerators.get('gpu')
  return usesTpuCores === true ? accelerators.get('tpu') : undefined
}

function numbersOf(
  { devices, gpus, nodes, strategy, precision }: TrainerSettings,
  hardware: Hardware | undefined,
  oneNode: boolean,
): Pick<AcceleratorObservation, 'perNode' | 'nodes' | 'count'> | undefined {
  const perNode = devices ?? gpus
  if (perNode === undefined && nodes && hardware !== undefined) return { nodes }
  // One device of an unnamed kind may be the processor, which has no half precision and shares no data with itself.
  const mayBeProcessor = strategy === undefined || !/^(?:16|fp16|half)/.test(precision ?? '')
  if (perNode === undefined || (hardware === undefined && perNode === 1 && mayBeProcessor)) return undefined
  const count = nodes ? perNode * nodes : oneNode ? perNode : undefined
  return { perNode, ...(nodes && { nodes }), ...(count !== undefined && { count }) }
}

function parallelismOf(strategy: string): ShardingObservation['parallelism'] | undefined {
  if (/^(?:ddp|dp$)/.test(strategy)) return 'data'
  if (/^fsdp/.test(strategy)) return 'fsdp'
  const stage = /^deepspeed_stage_([123])/.exec(strategy)?.[1]
  return stage === undefined ? undefined : (`zero-${stage}` as ShardingObservation['parallelism'])
}
