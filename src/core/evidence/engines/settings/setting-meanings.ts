import { nameOf } from '../../../text/folder-paths.ts'

/** What a value means for a key of the manifest. Undefined if nothing. */
export type Meaning =
  | Readonly<Record<string, string | number | boolean>>
  | ((text: string) => string | number | boolean | undefined)

/**
 * A program's names for a key of the manifest: paths from the top of its settings, separated by spaces, and their
 * meaning if the key's own parser does not know it. `a+b` is the sum of two. A path that ends in `?` counts only if
 * nothing else gives the value. With `??`, it is then a hint, such as the name of a file.
 */
export type Names = readonly [key: string, paths: string, means?: Meaning]

const stages = ['data', 'zero-1', 'zero-2', 'zero-3'] as const

/** `configs/ds_z2_config.json`, `deepspeed_zero3.yaml`: names of files may give the stage. */
export const stageInName: Meaning = (file) =>
  stages[Number(/(?:zero|_z|stage|^z)[-_]?([0-3])(?!\d)/i.exec(nameOf(file))?.[1] ?? -1)]

/** `ds_z3_offload_config.json`, `zero3_bf16_cpuoffload_all.json`: with stage 3, of everything unless it says of what. */
export const offloadInName = (what: 'parameters' | 'optimizer'): Meaning => {
  return (file) => {
    const name = nameOf(file)
    if (!/offload/i.test(name)) return undefined
    const isAll = /(?:zero|_z|stage|^z)[-_]?3(?!\d)/i.test(name) && !/optim/i.test(name)
    return what === 'optimizer' ? (/param/i.test(name) ? undefined : what) : isAll ? what : undefined
  }
}

export const stageOf: Meaning = (stage) => stages[Number(/^[0-3]$/.exec(stage)?.[0] ?? -1)]

/** `full_shard auto_wrap`, `FULL_SHARD`, or PyTorch's number for it. */
export const strategyOf: Meaning = (text) =>
  /full_shard|hybrid_shard(?!_zero2)|^[14]$/i.test(text)
    ? 'fsdp'
    : /shard_grad_op|_zero2|^[25]$/i.test(text)
      ? 'zero-2'
      : /no_shard|^3$/i.test(text)
        ? 'data'
        : undefined

export const lightningStrategy: Meaning = (text) => {
  const stage = /deepspeed_stage_([123])/i.exec(text)?.[1]
  if (stage !== undefined) return `zero-${stage}`
  return /(?:^|\.)(?:model_parallel|fsdp)/i.test(text) ? 'fsdp' : /(?:^|\.)(?:ddp|dp$)/i.test(text) ? 'data' : undefined
}

/** `torchtune.models.qwen2.lora_qwen2_0_5b`: builders are named after their model and adapters. */
const builder = /\.(?:(q?lora|dora)_)?(\w+)$/
export const modelBuilt: Meaning = (text) =>
  builder
    .exec(text)?.[2]
    ?.replace(/_([01])_([5-8]b)/, (all, whole, part) =>
      /_0_|_1_[57]b/.test(all) && !all.includes('llama') ? `_${whole}.${part}` : all,
    )

export const methodBuilt: Meaning = (text) => builder.exec(text)?.[1]?.replace('dora', 'lora') ?? 'full'

export const isOn = { true: true, false: false } as const
export const checkpoints: Meaning = (text) =>
  /^(?:true|unsloth|offload)$/i.test(text) || (/^false$/i.test(text) ? false : undefined)

/** NeMo recomputes nothing without it. */
export const granularityOf: Meaning = (text) => (text === 'null' ? false : text)

/** FSDP keeps the shards on the host, so the optimizer runs there too. */
export const offloadOfShards = (paths: string, when: RegExp = /^true$/i): readonly Names[] =>
  ['parameters', 'optimizer'].map((what) => ['hardware.offload', paths, (text) => (when.test(text) ? what : undefined)])

/** DeepSpeed has a target device for each. */
export const offloadTo = (path: string, what: string): readonly Names[] => [
  ['hardware.offload', path, { cpu: what, nvme: what }],
]

/** `train_grpo.py`, `grpo.py`, `trl grpo`, `GRPOConfig`: programs of an algorithm of reinforcement learning. */
export const learnsByReward: Meaning = (program) =>
  /^(?:(?:run|train|main)[_-])?(?:grpo|ppo|rloo)(?:config|trainer)?(?:$|[_-](?!eval|data|merge|infer|test))/i.test(
    program,
  )
    ? 'reinforcement-learning'
    : undefined

/** LLaMA-Factory's; `pt` with adapters could be called either. */
export const taskOfStage: Meaning = (stage) => (/^(?:sft|rm|dpo|kto|ppo)$/.test(stage) ? stage : undefined)
