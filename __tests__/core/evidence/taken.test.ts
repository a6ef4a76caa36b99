import { describe, expect, it } from '@jest/globals'
import { jobIn } from '../../support/projects.ts'

/** A file per program, and the equivalent keys of a manifest. */
const programs: Readonly<Record<string, readonly [path: string, text: string, hardware: string, twin: string]>> = {
  Axolotl: [
    'train/axolotl.yml',
    `base_model: Qwen/Qwen2.5-7B
load_in_4bit: true
adapter: qlora
lora_r: 16
datasets: [{ path: data.jsonl, type: alpaca }]
sequence_len: 8192
micro_batch_size: 2
gradient_accumulation_steps: 4
num_epochs: 3
optimizer: paged_adamw_8bit
bf16: auto
tf32: true
gradient_checkpointing: true
`,
    'L40S:4',
    `model: { name: Qwen/Qwen2.5-7B, method: qlora, lora_rank: 16, optimizer: adam-8bit, precision: bf16, activation_checkpointing: true }
scale: { sequence_length: 8192, micro_batch_size: 2, gradient_accumulation_steps: 4, epochs: 3 }
`,
  ],
  'LLaMA-Factory': [
    'sft.yaml',
    `model_name_or_path: meta-llama/Llama-3.1-8B-Instruct
stage: sft
do_train: true
finetuning_type: full
deepspeed: configs/ds_z3_config.json
cutoff_len: 4096
per_device_train_batch_size: 2
per_device_eval_batch_size: 8
gradient_accumulation_steps: 8
learning_rate: 1.0e-5
num_train_epochs: 2.0
bf16: true
`,
    'H100:8',
    `task: fine-tuning
model: { name: meta-llama/Llama-3.1-8B-Instruct, method: full, precision: bf16, optimizer: adamw, activation_checkpointing: true }
scale: { sequence_length: 4096, micro_batch_size: 2, gradient_accumulation_steps: 8, epochs: 2 }
PARALLELISM: zero-3
`,
  ],
  'Axolotl without an adapter': [
    'full.yml',
    `base_model: Qwen/Qwen2.5-1.5B
adapter:
datasets: [{ path: data.jsonl, type: alpaca }]
sequence_len: 2048
micro_batch_size: 2
optimizer: adamw_torch
bf16: auto
deepspeed:
`,
    'L40S:1',
    `model: { name: Qwen/Qwen2.5-1.5B, method: full, optimizer: adamw, precision: bf16, weights_precision: bf16 }
scale: { sequence_length: 2048, micro_batch_size: 2 }
`,
  ],
  'an example of Transformers': [
    'clm.sh',
    `torchrun --nproc_per_node=4 examples/run_clm.py \\
  --model_name_or_path openai-community/gpt2-xl --do_train \\
  --per_device_train_batch_size 2 --block_size 512 \\
  --fp16 --deepspeed ds_zero3.json
`,
    'V100-32GB:4',
    `model: { name: openai-community/gpt2-xl, precision: fp16, optimizer: adamw, activation_checkpointing: false }
scale: { micro_batch_size: 2, gradient_accumulation_steps: 1, sequence_length: 512, epochs: 3 }
PARALLELISM: zero-3
`,
  ],
  "MaxText's defaults": [
    'run.sh',
    `python3 -m MaxText.train MaxText/configs/base.yml model_name=llama3-8b steps=1000 \\
  per_device_batch_size=4 gradient_accumulation_steps=2 max_target_length=8192
`,
    'tpu-v5p-64',
    `model: { name: llama3-8b, precision: bf16, weights_precision: fp32, optimizer: adamw, activation_checkpointing: true }
scale: { sequence_length: 8192, micro_batch_size: 4, gradient_accumulation_steps: 2, steps: 1000 }
PARALLELISM: fsdp
`,
  ],
  "GRPO of TRL, by one of the trainer's files": [
    'grpo.sh',
    `accelerate launch --num_processes 4 train_grpo.py \\
  --model_name_or_path Qwen/Qwen2-0.5B --bf16 --learning_rate 1e-6 \\
  --per_device_train_batch_size 4 --gradient_accumulation_steps 4 \\
  --max_prompt_length 512 --max_completion_length 1024
`,
    'A100-80GB:4',
    `task: reinforcement-learning
model: { name: Qwen/Qwen2-0.5B, precision: bf16, optimizer: adamw }
scale: { micro_batch_size: 4, gradient_accumulation_steps: 4, sequence_length: 1536 }
`,
  ],
  'constants of nanoGPT': [
    'config/train_gpt2_xl.py',
    `"""
n_layer = 2
"""
wandb_project = 'owt'
batch_size = 5
block_size = 1024
gradient_accumulation_steps = 5 * 8
n_layer = 48
n_head = 25
n_embd = 1600  # XL
max_iters = 600000
`,
    'A100-80GB:8',
    `model: { layers: 48, heads: 25, hidden_size: 1600 }
scale: { micro_batch_size: 5, sequence_length: 1024 }
`,
  ],
  DeepSpeed: [
    'ds.json',
    `{
  "train_batch_size": 256,
  "train_micro_batch_size_per_gpu": 4,
  "gradient_accumulation_steps": "auto",
  "zero_optimization": { "stage": 3, "offload_optimizer": { "device": "cpu", "pin_memory": true }, "offload_param": { "device": "nvme", "pin_memory": true } },
  "optimizer": { "type": "AdamW", "params": { "lr": 1e-4 } },
  "bf16": { "enabled": true },
  "fp16": { "enabled": "auto" }
}
`,
    'A100-80GB:8',
    `model: { precision: bf16, optimizer: adamw }
scale: { global_batch_size: 256, micro_batch_size: 4 }
OFFLOAD: [optimizer, parameters]
PARALLELISM: zero-3
`,
  ],
  torchtune: [
    'lora.yaml',
    `model:
  _component_: torchtune.models.llama3_1.lora_llama3_1_8b
  lora_rank: 8
tokenizer: { _component_: torchtune.models.llama3.llama3_tokenizer, max_seq_len: 2048 }
optimizer: { _component_: torch.optim.AdamW, fused: true, lr: 3e-4 }
batch_size: 4
epochs: 1
gradient_accumulation_steps: 8
dtype: bf16
enable_activation_checkpointing: true
batch_size_val: \${batch_size}
`,
    'H100:1',
    `model: { name: llama3_1_8b, method: lora, lora_rank: 8, optimizer: adamw, precision: bf16, weights_precision: bf16, optimizer_precision: bf16, activation_checkpointing: true }
scale: { sequence_length: 2048, micro_batch_size: 4, gradient_accumulation_steps: 8, epochs: 1 }
`,
  ],
  NeMo: [
    'gpt.yaml',
    `trainer: { devices: 8, num_nodes: 4, precision: bf16, max_steps: 50000, accelerator: gpu }
exp_manager: { create_wandb_logger: false }
model:
  micro_batch_size: 2
  global_batch_size: 256
  tensor_model_parallel_size: 4
  pipeline_model_parallel_size: 2
  encoder_seq_length: 4096
  num_layers: 32
  hidden_size: 4096
  num_attention_heads: 32
  activations_checkpoint_granularity: selective
  optim: { name: distributed_fused_adam, lr: 1e-4 }
`,
    'H100:32',
    `model: { layers: 32, hidden_size: 4096, heads: 32, precision: bf16, optimizer: adam, activation_checkpointing: selective }
scale: { sequence_length: 4096, micro_batch_size: 2, global_batch_size: 256, steps: 50000 }
PARALLELISM: { tensor: 4, pipeline: 2, zero: 1 }
`,
  ],
  Lightning: [
    'fit.yaml',
    `trainer:
  accelerator: gpu
  devices: 4
  precision: bf16-mixed
  max_epochs: 5
  accumulate_grad_batches: 2
  strategy: fsdp
model:
  class_path: project.Tuned
  init_args: { model_name: google/gemma-2-9b }
data:
  class_path: project.Data
  init_args: { batch_size: 8, max_length: 1024 }
`,
    'H100:4',
    `model: { name: google/gemma-2-9b, precision: bf16 }
scale: { sequence_length: 1024, micro_batch_size: 8, gradient_accumulation_steps: 2, epochs: 5 }
PARALLELISM: fsdp
`,
  ],
  MaxText: [
    'llama2.yml',
    `base_config: base.yml
model_name: llama2-7b
per_device_batch_size: 4
gradient_accumulation_steps: 2
max_target_length: 4096
steps: 1000
dtype: bfloat16
weight_dtype: float32
remat_policy: full
opt_type: adamw
ici_fsdp_parallelism: -1
`,
    'tpu-v5e-64',
    `model: { name: llama2-7b, precision: bf16, weights_precision: fp32, optimizer: adamw, activation_checkpointing: true }
scale: { sequence_length: 4096, micro_batch_size: 4, gradient_accumulation_steps: 2, steps: 1000 }
PARALLELISM: fsdp
`,
  ],
  'flags of a shell': [
    'run.sh',
    `#!/bin/bash
MODEL=mistralai/Mistral-7B-v0.1
torchrun --nproc_per_node=8 train_sft.py \\
  --model_name_or_path $MODEL \\
  --max_seq_length 4096 \\
  --per_device_train_batch_size 4 \\
  --gradient_accumulation_steps \${ACCUMULATION:-8} \\
  --num_train_epochs 3 --optim adamw_torch \\
  --gradient_checkpointing True \\
  --fsdp "full_shard auto_wrap" --bf16
`,
    'H100:8',
    `model: { name: mistralai/Mistral-7B-v0.1, precision: bf16, optimizer: adamw, activation_checkpointing: true }
scale: { sequence_length: 4096, micro_batch_size: 4, epochs: 3 }
PARALLELISM: fsdp
`,
  ],
}

const manifestOf = (framework: string, hardware: string, rest: string) =>
  `framework: ${framework}\nstage: production\nhardware: ${hardware}\n${rest}`

/** The manifest of a twin. Hardware becomes a mapping if the twin declares more of it. */
function twinOf(framework: string, hardware: string, twin: string): string {
  const lines = twin.split('\n')
  const inHardware = lines
    .filter((line) => /^[A-Z]+:/.test(line))
    .map((line) => line.replace(/^[A-Z]+/, (key) => key.toLowerCase()))
  const all = [`accelerator: ${hardware}`, ...inHardware].join(', ')
  return manifestOf(framework, `{ ${all} }`, lines.filter((line) => !/^[A-Z]+:/.test(line)).join('\n'))
}

const frameworkOf = (name: string) => (name.startsWith('MaxText') ? 'jax' : 'pytorch')

describe('a manifest of four lines', () => {
  it.each(Object.entries(programs))(
    'with a file of %s is sized as its full twin',
    (name, [path, text, hardware, twin]) => {
      const short = jobIn({
        'accelerator.yml': manifestOf(frameworkOf(name), hardware, `evidence: [${path}]\n`),
        [path]: text,
      })
      const full = jobIn({ 'accelerator.yml': twinOf(frameworkOf(name), hardware, twin) })
      const { taken = [], ...sizing } = short.sizing
      const assumptions = sizing.assumptions.filter(
        (each) => !/ not stated: the default| have their defaults$/.test(each),
      )
      expect({ ...sizing, assumptions }).toEqual(full.sizing)
      expect(short.declared.task).toBe(full.declared.task)
      expect(short.findings.filter(({ rule }) => rule.startsWith('evidence/'))).toEqual([])
      const lines = text.split('\n')
      expect(taken.length).toBeGreaterThan(3)
      for (const { value, from, line, byDefault } of taken) {
        expect(from).toBe(path)
        const isSum = value === 1536
        const number = typeof value === 'number' && byDefault === undefined && !isSum ? String(value) : ''
        expect(lines[line - 1]).toContain(number)
      }
    },
  )

  it.each(Object.entries(programs))('takes of %s nothing that it declares', (name, [path, text, hardware]) => {
    const { sizing } = jobIn({
      'accelerator.yml': manifestOf(
        frameworkOf(name),
        hardware,
        `scale: { micro_batch_size: 7 }\nevidence: [${path}]\n`,
      ),
      [path]: text,
    })
    expect(sizing.taken?.map((each) => each.path.join('.'))).not.toContain('scale.micro_batch_size')
  })
})

const [axolotlPath = '', axolotl = ''] = programs['Axolotl'] ?? []
const minimal = manifestOf('pytorch', 'L40S:4', `evidence: [train/*]\n`)
const takenIn = (files: Readonly<Record<string, string>>) => {
  const { sizing } = jobIn(files)
  return Object.fromEntries((sizing.taken ?? []).map(({ path, value }) => [path.join('.'), value]))
}

describe('what is taken', () => {
  it('comes from listed files alone', () => {
    expect(takenIn({ 'accelerator.yml': minimal.replace(/evidence.*\n/, ''), [axolotlPath]: axolotl })).toEqual({})
    expect(takenIn({ 'accelerator.yml': minimal, 'other/a.yml': axolotl, 'train/x.txt': '' })).toEqual({})
  })

  it('is all that DeepSpeed offloads', () => {
    const [path = '', text = ''] = programs['DeepSpeed'] ?? []
    const evidence = `evidence: [${path}]\n`
    const offload = ['optimizer', 'parameters']
    expect(takenIn({ 'accelerator.yml': manifestOf('pytorch', 'A100:8', evidence), [path]: text })).toMatchObject({
      'hardware.offload': offload,
    })
    const hardware = `{ accelerator: A100, count: 8, offload: [${offload}] }`
    const { findings } = jobIn({ 'accelerator.yml': manifestOf('pytorch', hardware, evidence), [path]: text })
    expect(findings.filter(({ rule }) => rule === 'evidence/training-differs')).toEqual([])
  })

  it('is the shape in a file of one of the models of MaxText', () => {
    const shape = 'base_emb_dim: 2048\nbase_num_query_heads: 16\nbase_num_kv_heads: 8\nbase_num_decoder_layers: 24\n'
    const taken = takenIn({
      'accelerator.yml': minimal,
      'train/own.yml': `${shape}head_dim: 128\nvocab_size: 137728\n`,
    })
    expect(taken).toEqual({
      ...{ 'model.layers': 24, 'model.hidden_size': 2048, 'model.heads': 16, 'model.kv_heads': 8 },
      ...{ 'model.head_dim': 128, 'model.vocabulary': 137_728 },
    })
  })

  it('is QLoRA where one file has the adapter and another the weights', () => {
    const trainer = [
      'from trl import SFTTrainer',
      'model = FastLanguageModel.get_peft_model(model, r=16, use_gradient_checkpointing="unsloth")',
      'trainer = SFTTrainer(model=model, max_seq_length=4096)',
    ]
    const files = {
      'accelerator.yml': minimal,
      'train/run.sh': 'python train.py --base_model unsloth/Meta-Llama-3.1-8B-Instruct-bnb-4bit\n',
      'train/train.py': `${trainer.join('\n')}\n`,
    }
    expect(takenIn(files)).toMatchObject({
      ...{ 'model.method': 'qlora', 'model.lora_rank': 16, 'model.activation_checkpointing': true },
      'scale.sequence_length': 4096,
    })
  })

  it('is a mixture of experts, of which a dense shape says nothing', () => {
    const text =
      'model_config: { name: Qwen-MoE-Base, n_layer: 6, n_embd: 512, n_head: 8, n_expert: 32 }\ntrain: { micro_batch_size: 4 }\n'
    const { sizing } = jobIn({ 'accelerator.yml': minimal, 'train/moe.yaml': text })
    const values = (sizing.taken ?? []).map(({ path, value }) => `${path.join('.')} ${value}`)
    expect(values).toContain('model.architecture moe')
    expect(values.filter((each) => each.includes('parallelism'))).toEqual([])
    expect(sizing.memory).toBeUndefined()
  })

  it('is a layer without attention, of which the shape of a transformer says nothing', () => {
    const configOf = (layer: string) =>
      `trainer: { devices: 4, precision: 16, max_epochs: 9 }\nmodel: { d_model: 32, n_layer: 2, vocab_size: 12, layer: { _name_: ${layer} } }\n`
    const jobs = ['hyena', 'mha'].map((layer) => jobIn({ 'accelerator.yml': minimal, 'train/a.yaml': configOf(layer) }))
    const [other, transformer] = jobs.map(({ sizing, findings }) => ({
      architectures: (sizing.taken ?? []).filter(({ path }) => path[1] === 'architecture').map(({ value }) => value),
      isSized: sizing.memory !== undefined,
      rules: findings.map(({ rule }) => rule).filter((rule) => rule.endsWith('differs')),
    }))
    expect(other).toEqual({ architectures: ['custom'], isSized: false, rules: [] })
    // Its small vocabulary is part of the size that it is compared by.
    expect(transformer).toEqual({ architectures: [], isSized: true, rules: [] })
  })

  it('is FSDP where torchtune offloads its shards', () => {
    const [, text = ''] = programs['torchtune'] ?? []
    const config = text.replace('lora_llama3_1_8b', 'llama3_1_8b').concat('fsdp_cpu_offload: True\n')
    expect(takenIn({ 'accelerator.yml': minimal, 'train/full.yaml': config })).toMatchObject({
      ...{ 'hardware.parallelism': 'fsdp', 'hardware.offload': ['parameters', 'optimizer'] },
    })
  })

  it('is the rank of an adapter of NeMo, and the size in the name of its file', () => {
    const peft = 'peft: { peft_scheme: lora, lora_tuning: { adapter_dim: 32 } }'
    const config = `exp_manager: {}\nmodel: { restore_from_path: models/megatron_gpt_345m.nemo, micro_batch_size: 4, ${peft} }\n`
    expect(takenIn({ 'accelerator.yml': minimal, 'train/nemo.yaml': config })).toMatchObject({
      ...{ 'model.name': 'models/megatron_gpt_345m.nemo', 'model.method': 'lora', 'model.lora_rank': 32 },
    })
  })

  it('is what splits a sequence, and the exact way to recompute', () => {
    const flags = ['--tensor-model-parallel-size 2', '--sequence-parallel', '--micro-batch-size 1', '--num-layers 40']
    const granular = ['--recompute-activations', '--recompute-granularity "selective"']
    const text = `torchrun --nproc_per_node=4 pretrain_gpt.py ${[...flags, ...granular].join(' ')}\n`
    expect(takenIn({ 'accelerator.yml': minimal, 'train/run.sh': text })).toMatchObject({
      ...{ 'hardware.parallelism.tensor': 2, 'hardware.parallelism.sequence': true },
      'model.activation_checkpointing': 'selective',
    })
    const open = text.replace('size 2', 'size $TENSOR')
    expect(Object.keys(takenIn({ 'accelerator.yml': minimal, 'train/run.sh': open })).join()).not.toMatch(/parallelism/)
  })

  it('is selective where Megatron-LM says so in short', () => {
    const text = 'torchrun --nproc_per_node=4 pretrain_gpt.py --recompute-activations --num-layers 40\n'
    expect(takenIn({ 'accelerator.yml': minimal, 'train/run.sh': text })).toMatchObject({
      'model.activation_checkpointing': 'selective',
    })
  })

  it('is what the call of a trainer says that stands alone', () => {
    const text = 'from trl import SFTTrainer\ntrainer = SFTTrainer(model=model, max_seq_length=4096)\n'
    expect(takenIn({ 'accelerator.yml': minimal, 'train/train.py': text })).toEqual({ 'scale.sequence_length': 4096 })
  })

  it('is the default of an option of a listed script, which is named as an assumption', () => {
    const script = [
      'import argparse',
      'from transformers import AutoModelForCausalLM, TrainingArguments',
      'parser.add_argument("--model-name", default="Qwen/Qwen2.5-3B-Instruct")',
      'parser.add_argument("--batch", type=int, default=4)',
      'model = AutoModelForCausalLM.from_pretrained(args.model_name)',
      'arguments = TrainingArguments(per_device_train_batch_size=args.batch, num_train_epochs=3)',
    ]
    const files = { 'accelerator.yml': minimal, 'train/train.py': `${script.join('\n')}\n` }
    const expected = { 'model.name': 'Qwen/Qwen2.5-3B-Instruct', 'scale.micro_batch_size': 4, 'scale.epochs': 3 }
    expect(takenIn(files)).toMatchObject(expected)
    expect(jobIn(files).sizing.assumptions).toContain('the options of train/train.py have their defaults')
    const launched = { ...files, 'train/run.sh': 'python train.py --per_device_train_batch_size 8 --learning_rate 1\n' }
    expect(takenIn(launched)['scale.micro_batch_size']).toBe(8)
    // It comes before the default of a program, here 8.
    const example = { ...files, 'train/run.sh': 'python run_clm.py --do_train --learning_rate 1\n' }
    expect(takenIn(example)['scale.micro_batch_size']).toBe(4)
    // Whoever starts the script may set another value, so a declared one contradicts nothing.
    const { findings } = jobIn({ ...files, 'accelerator.yml': `${minimal}scale: { micro_batch_size: 16 }\n` })
    expect(findings.filter(({ rule }) => rule.startsWith('evidence/'))).toEqual([])
  })

  describe('by the documented defaults of a program', () => {
    const command = 'python run_clm.py --model_name_or_path gpt2 --do_train --per_device_train_batch_size 2'
    const defaultsIn = (text: string, rest = '', path = 'train/run.sh') => {
      const { sizing } = jobIn({ 'accelerator.yml': `${minimal}${rest}`, [path]: text })
      return (sizing.taken ?? []).flatMap(({ path, value, byDefault }) =>
        byDefault ? [`${path.at(-1)} ${value}`] : [],
      )
    }
    const all = ['optimizer adamw', 'activation_checkpointing false', 'gradient_accumulation_steps 1', 'epochs 3']

    it.each([
      ['a command', command, all],
      ['a command whose options a variable holds', `${command} $TRAIN_ARGS`, []],
      ['a command whose options a file holds', `${command} --config more.yaml`, []],
      ['a command whose options Hydra composes', `${command} --config-name=more`, []],
      ['an option that is left open', `${command} --gradient_accumulation_steps $N --optim $O`, [all[1], all[3]]],
      ['a limit of steps', `${command} --max_steps $STEPS`, all.slice(0, 3)],
      ['an own script, which may have others', command.replace('run_clm', 'train'), [all[0], all[2]]],
      ['ms-swift, which derives the accumulation', command.replace('python run_clm.py', 'swift sft'), [all[0]]],
    ])('%s', (_, text, expected) => {
      expect(defaultsIn(`${text}\n`)).toEqual(expected)
    })

    it.each([
      ['a batch that implies the accumulation', 'scale: { global_batch_size: 64 }\n', [all[0], all[1], all[3]]],
      [
        'declared values, which contradict no default',
        'model: { optimizer: lion }\nscale: { epochs: 1 }\n',
        all.slice(1, 3),
      ],
    ])('beside %s', (_, rest, expected) => {
      expect(defaultsIn(`${command}\n`, rest)).toEqual(expected)
      const files = { 'accelerator.yml': `${minimal}${rest}`, 'train/run.sh': `${command}\n` }
      expect(jobIn(files).findings.filter(({ rule }) => rule.startsWith('evidence/'))).toEqual([])
    })

    it.each([
      ['TrainingArguments(output_dir="a", per_device_train_batch_size=2)', all],
      ['TrainingArguments(per_device_train_batch_size=2, **options)', []],
      ['SFTConfig(per_device_train_batch_size=2)', [all[0], all[2]]],
      ['prepare_model_for_kbit_training(TrainingArguments(per_device_train_batch_size=2))', [all[0], all[2]]],
    ])('in %s', (call, expected) => {
      expect(defaultsIn(`from transformers import Trainer\nTrainer(args=${call})\n`, '', 'train/train.py')).toEqual(
        expected,
      )
    })

    it('stand in for nothing that two files state differently', () => {
      const files = Object.fromEntries(
        [100, 900].map((steps) => [`train/${steps}.sh`, `${command} --max_steps ${steps}\n`] as const),
      )
      const { sizing } = jobIn({ 'accelerator.yml': minimal, ...files, 'train/run.sh': `${command}\n` })
      expect(sizing.notTaken?.map(({ path }) => path.join('.'))).toEqual(['scale.steps'])
      expect(sizing.taken?.map(({ path }) => path.join('.'))).not.toContain('scale.epochs')
    })

    it('of Axolotl keep no other copy of the weights, unless DeepSpeed does', () => {
      const full = axolotl.replace(/adapter.*\n|load_in.*\n|lora_r.*\n/g, '')
      expect(defaultsIn(full, '', 'train/a.yml')).toEqual(['weights_precision bf16', 'method full'])
      expect(defaultsIn(`${full}deepspeed: zero2.json\n`, '', 'train/a.yml')).toEqual(['method full'])
    })

    it('of MaxText split in no way beside an axis that is stated', () => {
      const text = 'python3 -m MaxText.train base.yml per_device_batch_size=1 ici_tensor_parallelism=4 steps=9\n'
      expect(defaultsIn(text).join()).not.toMatch(/parallelism/)
    })
  })

  it.each([
    ['stage: ppo\nlr: 1\nepochs: 1\n', 'reinforcement-learning'],
    ['stage: pt\nlr: 1\nepochs: 1\n', undefined],
    ['stage: train\nlr: 1\nepochs: 1\n', undefined],
    ['task: pretraining\nlr: 1\nepochs: 1\n', undefined],
    [`rl: grpo\n${axolotl}`, 'reinforcement-learning'],
  ])('is the task of %j: %s', (text, task) => {
    const files = { 'accelerator.yml': minimal, 'train/a.yml': text }
    expect(takenIn(files)['task']).toBe(task)
    const declared = { ...files, 'accelerator.yml': `task: training\n${minimal}` }
    expect(takenIn(declared)['task']).toBeUndefined()
    expect(jobIn(declared).findings.filter(({ rule }) => rule.startsWith('evidence/'))).toEqual([])
  })

  it('is nothing of the accumulation and the steps of nanoGPT, and its own program has defaults', () => {
    const [path = '', text = ''] = programs['constants of nanoGPT'] ?? []
    const files = {
      'accelerator.yml': manifestOf('pytorch', 'A100:8', `evidence: [${path}, train.py]\n`),
      [path]: text,
    }
    const own = "batch_size = 12\nblock_size = 1024\nmax_iters = 9\nexec(open('configurator.py').read())\n"
    const taken = takenIn({ ...files, 'train.py': own })
    expect(taken).toMatchObject({ 'scale.micro_batch_size': 5, 'model.layers': 48 })
    expect(Object.keys(taken)).not.toEqual(expect.arrayContaining(['scale.steps']))
    expect(takenIn({ ...files, [path]: 'batch_size = 8\nblock_size = 2\n' })).toEqual({})
  })

  it('is what a container gets as a variable', () => {
    const pod = `apiVersion: v1
kind: Pod
metadata: { name: tune }
spec:
  containers:
    - name: tune
      command: ["python", "train_sft.py", "--learning_rate", "1e-5", "--model_name_or_path", "$(MODEL)"]
      args: ["--max_seq_length", "\${LENGTH}"]
      env: [{ name: MODEL, value: Qwen/Qwen2.5-7B }, { name: LENGTH, value: "4096" }, { name: TOKEN, valueFrom: {} }]
      resources: { limits: { nvidia.com/gpu: 4 } }
`
    expect(takenIn({ 'accelerator.yml': minimal, 'train/pod.yml': pod })).toMatchObject({
      ...{ 'model.name': 'Qwen/Qwen2.5-7B', 'scale.sequence_length': 4096 },
    })
  })

  it('is what NeMo leaves out, switches off or does not split', () => {
    const nemo = (rest: string) =>
      takenIn({
        'accelerator.yml': minimal,
        'train/gpt.yml': `trainer: { max_steps: 10 }\nmodel: { micro_batch_size: 4, encoder_seq_length: 1024, ${rest} }\n`,
      })
    const degrees = 'tensor_model_parallel_size: 1, pipeline_model_parallel_size: 1'
    expect(nemo(`activations_checkpoint_granularity: null, use_flash_attention: false, ${degrees}`)).toMatchObject({
      ...{ 'model.activation_checkpointing': false, 'model.attention': 'plain', 'hardware.parallelism': 'data' },
    })
    expect(nemo('activations_checkpoint_granularity: selective')['model.activation_checkpointing']).toBe('selective')
    const strategy = 'fsdp_sharding_strategy: full'
    expect(nemo(`fsdp: false, ${strategy}, ${degrees}`)['hardware.parallelism']).toBe('data')
    expect(nemo(`fsdp: true, ${strategy}, ${degrees}`)['hardware.parallelism']).toBe('fsdp')
    expect(nemo('tensor_model_parallel_size: 1')['hardware.parallelism']).toBeUndefined()
  })

  it('is nothing for a device of DeepSpeed that is none', () => {
    const text =
      '{ "zero_optimization": { "stage": 2, "offload_optimizer": { "device": "none" } }, "train_batch_size": 8 }\n'
    const taken = takenIn({ 'accelerator.yml': minimal, 'train/ds.json': text })
    expect(taken['hardware.parallelism']).toBe('zero-2')
    expect(taken['hardware.offload']).toBeUndefined()
  })

  it('is nothing that is left to a variable, a default or the program', () => {
    const open = axolotl
      .replace('sequence_len: 8192', 'sequence_len: ${LENGTH}')
      .replace('micro_batch_size: 2', 'micro_batch_size: auto')
      .replace('num_epochs: 3', 'num_epochs: {{ epochs }}')
      .replace('optimizer: paged_adamw_8bit', 'optimizer: <your optimizer>')
    const taken = takenIn({ 'accelerator.yml': minimal, [axolotlPath]: open })
    expect(Object.keys(taken)).not.toEqual(expect.arrayContaining(['scale.sequence_length']))
    expect(taken['scale.micro_batch_size']).toBeUndefined()
    expect(taken['model.optimizer']).toBeUndefined()
  })

  it('is nothing that two files state differently', () => {
    const files = {
      'accelerator.yml': minimal,
      'train/a.yml': axolotl,
      'train/b.yml': axolotl.replace('8192', '4096').replace('7B', '32B'),
    }
    const { sizing } = jobIn(files)
    const values = sizing.notTaken?.map(({ path, values }) => [
      path.join('.'),
      ...values.map((each) => `${each.value} ${each.from}:${each.line}`),
    ])
    expect(values).toEqual([
      ['model.name', 'Qwen/Qwen2.5-7B train/a.yml:1', 'Qwen/Qwen2.5-32B train/b.yml:1'],
      ['scale.sequence_length', '8192 train/a.yml:6', '4096 train/b.yml:6'],
    ])
    expect(Object.keys(takenIn(files))).not.toContain('scale.sequence_length')
  })

  it('is counted by limits as the larger of what two files state', () => {
    const limited = (length: number) => {
      const policy = 'version: 1\nlimits:\n  - { chip_hours: 60 }\n'
      const text = axolotl.replace('num_epochs: 3', `max_steps: ${length}`)
      const files = {
        '.github/accelerator-policy.yml': policy,
        'accelerator.yml': `${minimal}scale: { global_batch_size: 64 }\n`,
        'train/a.yml': text.replace('8192', '4096'),
        'train/b.yml': text,
      }
      return jobIn(files)
        .findings.filter(({ rule }) => rule.startsWith('policy/'))
        .map(({ rule }) => rule)
    }
    expect(limited(10)).toEqual([])
    expect(limited(100_000)).toEqual(['policy/limit-exceeded'])
  })

  it.each([
    // 100 steps of 64 sequences of 8,192 tokens are 52M.
    ['50M', 100, []],
    ['5M', 100, []],
    ['100k', 100, ['training-differs']],
    ['200M', 100, ['training-differs']],
    ['40M', 100, [], 'task: pretraining\n'],
    ['5M', 100, ['training-differs'], 'task: pretraining\n'],
  ])('of steps is compared with %s tokens that are declared: %d', (tokens, steps, rules, task = '') => {
    const { findings } = jobIn({
      'accelerator.yml': `${task}${minimal}scale: { global_batch_size: 64, tokens: ${tokens} }\n`,
      [axolotlPath]: axolotl.replace('num_epochs: 3', `max_steps: ${steps}`),
    })
    const found = findings.filter(({ rule, message }) => rule === 'evidence/training-differs' && /tokens/.test(message))
    expect(found.map(({ rule }) => rule.slice('evidence/'.length))).toEqual(rules)
  })

  it('is no word of a program that is a property of every object', () => {
    const text = axolotl.replace('bf16: auto', 'bf16: constructor').replace('adapter: qlora', 'adapter: __proto__')
    const taken = takenIn({ 'accelerator.yml': minimal, [axolotlPath]: `__proto__: 1\n${text}` })
    expect(taken['model.precision']).toBeUndefined()
  })

  it('counts for the policy as declared', () => {
    const policy = 'version: 1\nrequire: [scale.sequence_length, model.optimizer]\n'
    const files = { 'accelerator.yml': minimal, '.github/accelerator-policy.yml': policy }
    const required = (all: Readonly<Record<string, string>>) =>
      jobIn(all).findings.filter(({ rule }) => rule === 'policy/key-required').length
    expect(required({ ...files, 'train/x.txt': '' })).toBe(2)
    expect(required({ ...files, [axolotlPath]: axolotl })).toBe(0)
  })
})
