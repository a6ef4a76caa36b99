import type { PythonCall } from '../../../languages/python/python-calls.ts'
import type { PythonFile } from '../../../languages/python/python-file.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Observation } from '../../observation/observation.ts'
import { observeTrainer, type TrainerSettings } from '../launch/lightning-trainer.ts'
import { namesTraining } from './call-entry.ts'
import { imports } from './requested-hardware.ts'

/** What a source tells its trainer; how it computes and shares the model only where it trains. */
export function trainingSettings(file: PythonFile): Observation[] {
  const isLightning = ['lightning', 'pytorch_lightning', 'lightning_fabric'].some((name) => imports(file, name))
  const isHub = ['transformers', 'trl', 'accelerate'].some((name) => imports(file, name))
  const read = isLightning ? ofLightning : isHub ? ofHub : undefined
  const calls = read && asked.test(file.python.code) ? file.calls : []
  const seen = [...calls.flatMap((call) => read?.(file.path, call) ?? []), ...sharding(file)]
  const isOfTraining = ({ what }: Observation): boolean => what === 'precision' || what === 'sharding'
  return seen.some(isOfTraining) && !trains(file) ? seen.filter((each) => !isOfTraining(each)) : seen
}

const hubCall = /^(?:\w{0,40}TrainingArguments|(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)Config|Accelerator)$/
const asked = /\b(?:(?:SFT|DPO|GRPO|PPO|Reward|KTO|ORPO)Config|Accelerator|Trainer|Fabric)\(|TrainingArguments\(/

/** An optimizer, a backward pass, a learning rate, or what is told of them: a conversion has none. */
const training =
  /\.backward\(|\.fit\(|\boptim\b|Optimizer|\boptimizer\b|\boptax\b|learning_rate|\blr\b|TrainingArguments|\b(?:SFT|DPO|GRPO|PPO)Config\b/

const trains = ({ path, python }: PythonFile): boolean =>
  training.test(python.code) || namesTraining(path.slice(path.lastIndexOf('/') + 1))

/** A script may be one of many, and its numbers be those of a try. */
const suggested = { kind: 'suggests', numbers: 'suggests', oneNode: true } as const

/** `Trainer(…)` and `Fabric(…)` of Lightning. */
function ofLightning(path: string, call: PythonCall): Observation[] {
  if (call.isDefinition || !/^(?:Trainer|Fabric)$/.test(call.callee)) return []
  const word = (key: string): string | undefined => {
    const value = call.values.get(key)?.value
    return typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : undefined
  }
  const number = (key: string): number | undefined => {
    const value = call.values.get(key)?.value
    return (typeof value === 'object' ? value.length : wholeNumber(word(key))) || undefined
  }
  const settings = {
    ...{
      accelerator: word('accelerator'),
      devices: number('devices'),
      gpus: number('gpus'),
      nodes: number('num_nodes'),
    },
    ...{ precision: word('precision'), strategy: word('strategy') },
    usesTpuCores: number('tpu_cores') === undefined ? undefined : true,
  }
  const known = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  const line = (key: string): number => call.values.get(key)?.line ?? call.line
  // Whatever number it is given; one that is told of TPUs as well is for either.
  const isOnGpus = call.values.has('gpus') && call.values.get('gpus') === undefined && !call.values.has('tpu_cores')
  const place = { path, line: call.line }
  const gpu = isOnGpus ? [{ what: 'accelerator', kind: 'gpu', place, certainty: 'suggests' } as const] : []
  if (Object.keys(known).length === 0) return gpu
  const isDefault = ['devices', 'gpus', 'num_nodes'].some((key) => call.values.get(key)?.byDefault)
  const seen = observeTrainer(path, known as TrainerSettings, line, suggested)
  return [
    ...gpu,
    ...seen.map((each) => (isDefault && each.what === 'accelerator' ? { ...each, byDefault: true as const } : each)),
  ]
}

/** The arguments of Hugging Face's trainers, and of Accelerate. */
function ofHub(path: string, call: PythonCall): Observation[] {
  if (call.isDefinition || !hubCall.test(call.callee)) return []
  const here = { place: { path, line: call.line }, certainty: 'suggests' } as const
  const isOn = (key: string, value: string): boolean => {
    const { value: held, byDefault } = call.values.get(key) ?? {}
    return (held === true || held === value) && byDefault !== true
  }
  const precision = (['bf16', 'fp16'] as const).find((each) => isOn(each, 'True') || isOn('mixed_precision', each))
  const fsdp = call.values.get('fsdp')?.value
  return [
    ...(precision ? [{ what: 'precision', precision, ...here } as const] : []),
    ...(typeof fsdp === 'string' && /shard/.test(fsdp)
      ? [{ what: 'sharding', parallelism: 'fsdp', ...here } as const]
      : []),
  ]
}

/** What hardly a source names: the expression is slow, and need not look at the others. */
const replicaWords = ['DistributedDataParallel', 'DDP', 'jax.pmap']

function sharding({ path, python: { code, lineAt } }: PythonFile): Observation[] {
  const fsdp = /\b(?:FullyShardedDataParallel|FSDP|fully_shard)\s*\(/.exec(code)
  const replicas = replicaWords.some((word) => code.includes(word))
    ? /\b(?:DistributedDataParallel|DDP)\s*\(|\bjax\.pmap\s*\(|^[ \t]*@jax\.pmap\b/m.exec(code)
    : null
  const only = fsdp && replicas ? null : (fsdp ?? replicas)
  const start = only ? code.slice(code.lastIndexOf('\n', only.index) + 1, only.index) : ''
  if (only === null || /^[ \t]*(?:class|def)[ \t]/.test(start)) return []
  const place = { path, line: lineAt(only.index) }
  return [{ what: 'sharding', parallelism: only === fsdp ? 'fsdp' : 'data', place, certainty: 'suggests' }]
}
