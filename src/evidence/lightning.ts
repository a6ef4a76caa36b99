import type { AcceleratorKind } from '../catalog/accelerator.ts'
import type { Node } from '../document.ts'
import { wholeNumber } from './bounds.ts'
import type { AcceleratorSeen, Certainty, EvidenceReader, Observation, ShardingSeen } from './observation.ts'
import { precisionWord } from './precision-word.ts'
import { below, entryOf, isYamlPath, wordOf, type YamlDocument, yamlDocuments } from './yaml-documents.ts'

/** The `trainer` of Lightning: its own command line, NeMo, and Hydra's configurations. */
export const reader: EvidenceReader = {
  format: 'lightning',
  matches: (path) => isYamlPath(path),
  mayHold: isTrainer,
  read: (path, text) => yamlDocuments(text, isTrainer).flatMap((document) => readConfig(path, document)),
}

function isTrainer(text: string): boolean {
  return (
    /^[ \t]*(?:accelerator|gpus|tpu_cores|num_nodes|strategy|precision|devices)[ \t]*:/m.test(text) &&
    (/^trainer[ \t]*:/m.test(text) || /_target_[ \t]*:[ \t]*["']?[\w.]*\.Trainer\b/.test(text) || isTrainerGroup(text))
  )
}

/** A file of Hydra that only overrides values of the trainer, next to one that names its class. */
const isTrainerGroup = (text: string): boolean =>
  /^defaults[ \t]*:/m.test(text) &&
  /^accelerator[ \t]*:/m.test(text) &&
  /^(?:devices|strategy|num_nodes)[ \t]*:/m.test(text)

function readConfig(path: string, { root, lineOf }: YamlDocument): Observation[] {
  const trainer = entryOf(root, 'trainer')
  const isGroup =
    /(?:^|\.)Trainer$/.test(wordOf(below(root, '_target_')) ?? '') || entryOf(root, 'defaults') !== undefined
  const settings = trainer?.node.kind === 'map' ? trainer.node : isGroup ? root : undefined
  if (settings?.kind !== 'map') return []
  const line = (key: string): number => {
    const entry = settings.entries.get(key)
    return lineOf(entry?.key ?? trainer?.key ?? settings.range)
  }
  const told = trainerSettings((key) => settings.entries.get(key)?.node)
  const known = ['accelerator', 'devices', 'gpus', 'tpu_cores', 'num_nodes', 'strategy'].filter((key) =>
    settings.entries.has(key),
  )
  // Other programs have a `trainer` as well; only Lightning's words make it one of ours.
  if (known.length === 0 || !isLightning(told, settings.entries.has('max_epochs') || settings.entries.has('max_steps')))
    return []
  // NeMo is told its numbers on the command line; a group of Hydra is one choice among several.
  const isNemo = root.kind === 'map' && root.entries.has('exp_manager')
  const numbers = isNemo || settings === root ? 'suggests' : 'states'
  const kind = settings === root ? 'suggests' : 'states'
  return observeTrainer(path, told, line, { kind, numbers, oneNode: !isNemo })
}

/** How much the settings of a trainer say, of its accelerator and of their number. */
interface Weight {
  readonly kind: Certainty
  readonly numbers: Certainty
  /** Whether it runs on one node where no number of nodes is given. */
  readonly oneNode: boolean
}

const isLightning = (told: TrainerSettings, schedules: boolean): boolean =>
  told.accelerator !== undefined ? accelerators.has(told.accelerator) || /^d(?:dp|p)/.test(told.accelerator) : schedules

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
  readonly vendor?: NonNullable<AcceleratorSeen['vendor']>
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

function trainerSettings(value: (key: string) => Node | undefined): TrainerSettings {
  const word = (key: string): string | undefined => wordOf(value(key))?.toLowerCase()
  const accelerator = word('accelerator')
  const devices = howMany(value('devices'))
  const gpus = howMany(value('gpus'))
  const nodes = wholeNumber(word('num_nodes'))
  const precision = word('precision')
  const strategy = classOf(value('strategy')) ?? word('strategy') ?? word('distributed_backend')
  return {
    ...(accelerator !== undefined && { accelerator }),
    ...(devices !== undefined && { devices }),
    ...(gpus !== undefined && { gpus }),
    ...(howMany(value('tpu_cores')) !== undefined && { usesTpuCores: true }),
    ...(nodes !== undefined && { nodes }),
    ...(precision !== undefined && { precision }),
    ...(strategy !== undefined && { strategy }),
  }
}

/** `4`, `"4"` or `[0, 1]`; `-1` and `auto` take what is there. */
function howMany(node: Node | undefined): number | undefined {
  if (node?.kind === 'list') {
    return node.items.every((item) => wholeNumber(wordOf(item)) !== undefined) && node.items.length > 0
      ? node.items.length
      : undefined
  }
  const word = wordOf(node)
  const indexes = word === undefined ? null : /^\d{1,3}(?:,\s*\d{1,3}){1,63}$/.exec(word)
  return indexes === null ? wholeNumber(word) || undefined : indexes[0].split(',').length
}

/** A strategy that is given as a class, such as `lightning.pytorch.strategies.FSDPStrategy`. */
function classOf(node: Node | undefined): string | undefined {
  const name = wordOf(below(node, 'class_path')) ?? wordOf(below(node, '_target_'))
  return name?.slice(name.lastIndexOf('.') + 1).toLowerCase()
}

/** The observations that the settings of one trainer come to. `line` tells where a key stands. */
export function observeTrainer(
  path: string,
  told: TrainerSettings,
  line: (key: string) => number,
  weight: Weight,
): Observation[] {
  const observations: Observation[] = []
  const at = (key: string, certainty: Certainty = weight.kind) => ({ place: { path, line: line(key) }, certainty })
  const { accelerator, gpus } = told
  const key =
    accelerator !== undefined
      ? 'accelerator'
      : gpus !== undefined
        ? 'gpus'
        : told.usesTpuCores
          ? 'tpu_cores'
          : 'devices'
  observations.push({ what: 'framework', framework: 'pytorch-lightning', how: 'configured', ...at(key, 'suggests') })
  const hardware = hardwareOf(told)
  // On a TPU a device is a core or a chip, depending on the generation: their number is no number of chips.
  const numbers = hardware === null || hardware?.kind === 'tpu' ? undefined : numbersOf(told, hardware, weight.oneNode)
  if (hardware && (numbers === undefined || weight.kind !== weight.numbers)) {
    observations.push({ what: 'accelerator', ...hardware, ...at(key) })
  }
  if (numbers !== undefined) {
    const certainty = hardware ? weight.numbers : 'suggests'
    const place = hardware && weight.kind === weight.numbers ? key : told.devices === undefined ? key : 'devices'
    observations.push({ what: 'accelerator', ...hardware, ...numbers, ...at(place, certainty) })
  }
  const precision = precisionWord(told.precision)
  if (precision !== undefined) observations.push({ what: 'precision', precision, ...at('precision') })
  const strategy = told.strategy ?? (accelerator?.startsWith('ddp') ? accelerator : undefined)
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
  { devices, gpus, nodes }: TrainerSettings,
  hardware: Hardware | undefined,
  oneNode: boolean,
): Pick<AcceleratorSeen, 'perNode' | 'nodes' | 'count'> | undefined {
  const perNode = devices ?? gpus
  // One device of an unnamed kind may be the processor.
  if (perNode === undefined || (hardware === undefined && perNode === 1)) return undefined
  const count = nodes ? perNode * nodes : oneNode ? perNode : undefined
  return { perNode, ...(nodes && { nodes }), ...(count !== undefined && { count }) }
}

function parallelismOf(strategy: string): ShardingSeen['parallelism'] | undefined {
  if (/^(?:ddp|dp$)/.test(strategy)) return 'data'
  if (/^fsdp/.test(strategy)) return 'fsdp'
  const stage = /^deepspeed_stage_([123])/.exec(strategy)?.[1]
  return stage === undefined ? undefined : (`zero-${stage}` as ShardingSeen['parallelism'])
}
