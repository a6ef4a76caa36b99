import type { PythonFile } from '../../languages/python/python-file.ts'
import { type DocumentFormat, observeSettings } from '../engines/documents/document-reader.ts'
import { argumentsOf } from '../engines/python/call-arguments.ts'
import { imports } from '../engines/python/requested-hardware.ts'
import type { Observation } from '../observation/observation.ts'
import { format as accelerate } from './documents/configurations/accelerate.ts'
import { format as lightning } from './documents/configurations/lightning.ts'
import { format as trainingArguments } from './documents/configurations/training-arguments.ts'

/** Calls whose arguments are what a file of settings would say. */
interface TrainerCall {
  /** The source must import one of these packages. */
  readonly modules: readonly string[]
  readonly callee: RegExp
  readonly format: DocumentFormat
  readonly tells: readonly Observation['what'][]
}

const calls: readonly TrainerCall[] = [
  {
    modules: ['lightning', 'pytorch_lightning', 'lightning_fabric'],
    callee: /^(?:Trainer|Fabric)$/,
    format: lightning,
    tells: ['framework', 'library', 'accelerator', 'precision', 'sharding'],
  },
  {
    modules: ['transformers', 'trl'],
    callee: /^(?:\w{0,40}TrainingArguments|(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)Config)$/,
    format: trainingArguments,
    tells: ['precision', 'sharding'],
  },
  { modules: ['accelerate'], callee: /^Accelerator$/, format: accelerate, tells: ['precision'] },
]

const asked = /\b(?:(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)Config|Accelerator|Trainer|Fabric)\(|TrainingArguments\(/

/** What a source tells its trainer. A script may be one of many, and its numbers be those of a try. */
export function trainerSettings(file: PythonFile): Observation[] {
  const open = calls.filter(({ modules }) => modules.some((name) => imports(file, name)))
  if (open.length === 0 || !asked.test(file.python.code)) return []
  return file.calls.flatMap((call) => {
    const form = call.isDefinition ? undefined : open.find(({ callee }) => callee.test(call.callee))
    if (form === undefined || call.values.size === 0) return []
    const seen = observeSettings(form.format, file.path, argumentsOf(call), ([line]) => line)
    return seen
      .filter(({ what }) => form.tells.includes(what))
      .map((each): Observation => ({ ...each, certainty: 'suggests' }))
  })
}
