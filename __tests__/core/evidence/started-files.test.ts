import { describe, expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { evidenceIn, jobIn } from '../../support/projects.ts'

const jobOf = (files: Readonly<Record<string, string>>) => {
  const { sizing, findings } = jobIn(files)
  const { taken: values = [], assumptions } = sizing
  const evidence = findings.filter(({ rule }) => rule.startsWith('evidence/'))
  const taken = new Map(values.map(({ path, value }) => [path.join('.'), value]))
  const lines = new Map(values.map(({ path, line }) => [path.join('.'), line]))
  return { taken, lines, assumptions, findings: evidence.map(({ rule, severity }) => `${severity} ${rule}`), evidence }
}

const checkedJobs = ({ 'accelerator.yml': text, ...others }: Readonly<Record<'accelerator.yml', string>>) =>
  checkFile('accelerator.yml', text, ruleSet(rules), defaultThresholds, { evidence: evidenceIn(others) }).jobs

const declared = (model: string, listed: string): string =>
  `framework: pytorch\nstage: production\nmodel: ${model}\nhardware: H100:8\nevidence: [${listed}]\n`

const trainer = (load: string): string => `import torch
from transformers import AutoModelForCausalLM, AutoTokenizer, Trainer, TrainingArguments
from peft import PeftModel
base = "meta-llama/Llama-3.1-8B"
${load}
Trainer(model=model, args=TrainingArguments(output_dir="out"), train_dataset=data).train()
`

const launched = (load: string, model: string) =>
  jobOf({
    'accelerator.yml': declared(model, 'run.sh'),
    'run.sh': 'torchrun --nproc_per_node=8 src/train.py\n',
    'src/train.py': trainer(load),
  }).findings

describe('the model of a file that a listed one starts', () => {
  it.each([
    ['an argument', 'model = AutoModelForCausalLM.from_pretrained(base)'],
    ['a name', 'model = AutoModelForCausalLM.from_pretrained(pretrained_model_name_or_path=base)'],
    ['unsloth', 'from unsloth import FastLanguageModel\nmodel, _ = FastLanguageModel.from_pretrained(model_name=base)'],
    [
      'adapters and a tokenizer beside it',
      'model = AutoModelForCausalLM.from_pretrained(base)\nmodel = PeftModel.from_pretrained(model, "mine")\ntokenizer = AutoTokenizer.from_pretrained("gpt2")',
    ],
  ])('is compared, and only warned of: %s', (_, load) => {
    expect(launched(load, 'meta-llama/Llama-3.1-70B')).toEqual(['warning evidence/model-differs'])
    expect(launched(load, 'meta-llama/Llama-3.1-8B-Instruct')).toEqual([])
  })

  it('is not compared where its caller gives it, or two models are loaded', () => {
    const option = 'import argparse\np = argparse.ArgumentParser()\np.add_argument("--base", default="gpt2")\n'
    const load = `${option}model = AutoModelForCausalLM.from_pretrained(p.parse_args().base)`
    expect(launched(load, 'meta-llama/Llama-3.1-70B')).toEqual([])
    const two = 'model = AutoModelForCausalLM.from_pretrained(base)\nref = AutoModelForCausalLM.from_pretrained("gpt2")'
    expect(launched(two, 'meta-llama/Llama-3.1-70B')).toEqual([])
  })

  it('gives way to what the listed file says itself', () => {
    const files = {
      'accelerator.yml': declared('meta-llama/Llama-3.1-70B', 'run.sh'),
      'run.sh': 'torchrun --nproc_per_node=8 train.py --model_name_or_path meta-llama/Llama-3.1-70B\n',
      'train.py': trainer('model = AutoModelForCausalLM.from_pretrained(base)'),
    }
    expect(jobOf(files).findings).toEqual([])
  })

  it('is that of torchvision, timm, or a SageMaker job as well', () => {
    const vision = (build: string) =>
      jobOf({
        'accelerator.yml': declared('resnet18', 'train.py'),
        'train.py': `import torch\nimport timm\nfrom torchvision import models\nmodel = ${build}\nloss.backward()\n`,
      }).findings
    expect(vision('models.resnet152(weights=None)')).toEqual(['error evidence/model-differs'])
    expect(vision('timm.create_model("resnet152", pretrained=False)')).toEqual(['error evidence/model-differs'])
    expect(vision('models.resnet18()')).toEqual([])
    const submitted = `from sagemaker.huggingface import HuggingFace
job = HuggingFace(entry_point="train.py", instance_type="ml.p5.48xlarge", instance_count=1,
    hyperparameters={"model_name_or_path": "gpt2", "epochs": 3})
job.fit()
`
    const files = { 'accelerator.yml': declared('meta-llama/Llama-3.1-8B', 'submit.py'), 'submit.py': submitted }
    expect(jobOf(files).findings).toEqual(['error evidence/model-differs'])
  })
})

const pod = (name: string, value: string) => `apiVersion: batch/v1
kind: Job
metadata: { name: tune }
spec:
  template:
    spec:
      containers:
        - image: registry.example/train-jax:1
          env: [{ name: ${name}, value: ${value} }]
          resources: { limits: { nvidia.com/gpu: 8 } }
`

describe('a variable of the environment', () => {
  it.each([
    ['MODEL_NAME', 'google/gemma-2b', ['warning evidence/model-differs']],
    ['BASE_MODEL', 'google/gemma-2b', ['warning evidence/model-differs']],
    ['MODEL_NAME', 'meta-llama/Llama-3.1-8B', []],
    ['MODEL_NAME', 'my-run', []],
    ['JUDGE_MODEL', 'google/gemma-2b', []],
  ])('%s: %s', (name, value, findings) => {
    const text = pod(name, value)
    const of = jobOf({ 'accelerator.yml': declared('meta-llama/Llama-3.1-8B', 'job.yaml'), 'job.yaml': text })
    expect(of.findings.filter((each) => each.includes('model'))).toEqual(findings)
    expect(of.taken.get('model.name')).toBeUndefined()
  })

  it('of a SkyPilot task', () => {
    const task = 'envs: { MODEL_ID: google/gemma-2b }\nresources: { accelerators: H100:8 }\nrun: python train.py\n'
    const files = { 'accelerator.yml': declared('meta-llama/Llama-3.1-8B', 'task.yaml'), 'task.yaml': task }
    expect(jobOf(files).findings).toEqual(['warning evidence/model-differs'])
  })
})

it('sets no framework by a word in the name of an image where the sources use another', () => {
  const files = {
    'accelerator.yml': declared('meta-llama/Llama-3.1-8B', 'job.yaml'),
    'job.yaml': pod('A', 'b'),
    'train.py': 'import torch\nloss.backward()\n',
  }
  expect(jobOf(files).findings).toEqual([])
})

describe('an option that a command leaves open', () => {
  const config =
    'model:\n  _component_: torchtune.models.llama3_2.llama3_2_1b\noptimizer: { _component_: torch.optim.AdamW }\nepochs: 1\nbatch_size: 1\n'
  const run = (batch: string) =>
    jobOf({
      'accelerator.yml': 'framework: pytorch\nstage: production\nhardware: H100:8\nevidence: [run.sh, one.yaml]\n',
      'run.sh': `tune run --nproc_per_node=8 full_finetune_distributed --config one.yaml ${batch}\n`,
      'one.yaml': config,
    })

  it('overrides what the configuration says, whatever it is', () => {
    expect(run('').taken.get('scale.micro_batch_size')).toBe(1)
    expect(run('batch_size=6').taken.get('scale.micro_batch_size')).toBe(6)
    expect(run('batch_size=$BATCH').taken.get('scale.micro_batch_size')).toBeUndefined()
  })

  it('has the default of its variable, which is named and held against nothing', () => {
    const { taken, assumptions } = run('batch_size=${BATCH:-6}')
    expect(taken.get('scale.micro_batch_size')).toBe(6)
    expect(assumptions).toContain('the options of run.sh have their defaults')
    const files = {
      'accelerator.yml': `${declared('gpt2', 'run.sh')}scale: { micro_batch_size: 2 }\n`,
      'run.sh': 'torchrun --nproc_per_node=8 train.py --per_device_train_batch_size ${BATCH:-6}\n',
    }
    expect(jobOf(files).findings).toEqual([])
  })
})

describe('what names say', () => {
  it.each([
    ['ds_z3_offload_config.json', 'zero-3', ['optimizer', 'parameters']],
    ['zero3_bf16_cpuoffload_params.json', 'zero-3', ['parameters']],
    ['zero2_offload_optim.json', 'zero-2', ['optimizer']],
    ['zero3.json', 'zero-3', undefined],
  ])('%s offloads', (file, stage, offload) => {
    const { taken } = jobOf({
      'accelerator.yml': 'framework: pytorch\nstage: production\nhardware: H100:8\nevidence: [run.sh]\n',
      'run.sh': `torchrun --nproc_per_node=8 train.py --deepspeed configs/${file} --learning_rate 1e-5\n`,
    })
    expect(taken.get('hardware.parallelism')).toBe(stage)
    const found = taken.get('hardware.offload')
    expect(Array.isArray(found) ? found.toSorted() : found === undefined ? undefined : [found]).toEqual(offload)
  })

  it('reads the shape in a configuration of a model', () => {
    const model = {
      model_type: 'qwen3',
      num_hidden_layers: 28,
      hidden_size: 1024,
      num_attention_heads: 16,
      vocab_size: 32000,
    }
    const { taken } = jobOf({
      'accelerator.yml': 'framework: pytorch\nstage: production\nhardware: H100:8\nevidence: [small.json]\n',
      'small.json': JSON.stringify({ ...model, torch_dtype: 'bfloat16', max_position_embeddings: 2048 }),
    })
    expect(Object.fromEntries(taken)).toMatchObject({
      'model.layers': 28,
      'model.hidden_size': 1024,
      'model.heads': 16,
      'model.vocabulary': 32000,
    })
    expect(taken.has('scale.sequence_length')).toBe(false)
  })
})

it('keeps masters beside DeepSpeed, whichever file names it, unlike a trainer alone', () => {
  const axolotl =
    'base_model: Qwen/Qwen2.5-1.5B\ndatasets: [{ path: a, type: alpaca }]\nmicro_batch_size: 2\nbf16: auto\n'
  const zero = '{ "zero_optimization": { "stage": 3 }, "train_micro_batch_size_per_gpu": "auto" }'
  const of = (listed: string) =>
    jobOf({
      'accelerator.yml': `framework: pytorch\nstage: production\nhardware: H100:8\nevidence: [${listed}]\n`,
      'a.yml': axolotl,
      'zero.json': zero,
    }).taken.get('model.weights_precision')
  expect(of('a.yml')).toBe('bf16')
  expect(of('a.yml, zero.json')).toBeUndefined()
})

describe('what is read', () => {
  const four = (listed: string, more = '') =>
    `framework: pytorch\nstage: production\nhardware: H100:4\n${more}evidence: [${listed}]\n`

  it('of a configuration that a script writes, with its lines', () => {
    const script = `#!/bin/bash
cat > zero3.json << 'EOF'
{
  "zero_optimization": { "stage": 3, "offload_optimizer": { "device": "cpu" } },
  "train_micro_batch_size_per_gpu": 2
}
EOF
cat > notes.txt << EOF
batch: 64 of them
EOF
torchrun --nproc_per_node=4 train.py --deepspeed zero3.json --learning_rate 1e-5
`
    const { taken, lines } = jobOf({ 'accelerator.yml': four('run.sh'), 'run.sh': script })
    expect(taken.get('hardware.offload')).toBe('optimizer')
    expect(taken.get('scale.micro_batch_size')).toBe(2)
    expect(lines.get('scale.micro_batch_size')).toBe(5)
  })

  it('beside a formula, whose signs are those of an escape', () => {
    const text = 'model_name_or_path: Qwen/Qwen2.5-1.5B\nsystem_prompt: "Put it in \\boxed{}."\nlearning_rate: 1e-6\n'
    const { taken, findings } = jobOf({ 'accelerator.yml': four('grpo.yaml'), 'grpo.yaml': text })
    expect(taken.get('model.name')).toBe('Qwen/Qwen2.5-1.5B')
    expect(findings).toEqual([])
  })

  it('of a model in a folder of ModelScope, with its points', () => {
    const run = 'torchrun train.py --model_name_or_path /hub/qwen/Qwen2___5-0___5B --learning_rate 1e-5\n'
    const files = { 'accelerator.yml': four('run.sh', 'model: Qwen/Qwen2.5-7B\n'), 'run.sh': run }
    expect(jobOf(files).evidence[0]?.message).toContain('(494M parameters)')
  })

  it('of layers and width, where they make another size', () => {
    const run = 'torchrun train.py --num-layers 40 --hidden-size 5120 --micro-batch-size 1 --lr 1e-4\n'
    const of = (size: string) =>
      jobOf({ 'accelerator.yml': four('run.sh', `scale: { parameters: ${size} }\n`), 'run.sh': run }).findings
    expect(of('70B')).toEqual(['error evidence/model-differs'])
    expect(of('13B')).toEqual([])
    expect(of('20B')).toEqual([])
  })

  it('of adapters that LLaVA names in its own way', () => {
    const run = 'deepspeed train_mem.py --lora_enable True --lora_r 128 --model_name_or_path lmsys/vicuna-7b-v1.5\n'
    const { taken } = jobOf({ 'accelerator.yml': four('run.sh'), 'run.sh': run })
    expect([taken.get('model.method'), taken.get('model.lora_rank')]).toEqual(['lora', 128])
  })
})

describe('an option of a command, beside a configuration that says another value', () => {
  const config =
    'model_name_or_path: Qwen/Qwen2.5-7B\nper_device_train_batch_size: 1\nmax_steps: 9000\nlearning_rate: 1e-5\n'
  const run = (more: string) => `torchrun --nproc_per_node=8 train.py ${more} --max_steps 100 --learning_rate 1e-5\n`
  const files = (script: string) => ({
    'accelerator.yml': `framework: pytorch\nstage: production\nhardware: H100:8\nscale: { global_batch_tokens: 1M }\nevidence: [run.sh, c.yaml]\n`,
    'run.sh': script,
    'c.yaml': config,
  })
  const readingsOf = (script: string) => {
    const [job] = checkedJobs(files(script))
    return job?.facts.declaration.readings?.map(({ scale }) => scale.steps)
  }

  it.each(['--config c.yaml', ''])(
    'is taken with the values that it overrides, of which limits count the largest: %j',
    (more) => {
      expect(jobOf(files(run(more))).taken.get('scale.steps')).toBe(100)
      expect(readingsOf(run(more))).toEqual([9000])
      const [job] = checkedJobs(files(run(more)))
      const steps = job?.facts.declaration.taken?.find(({ path }) => path[1] === 'steps')
      expect(steps?.over).toEqual([{ value: 9000, from: 'c.yaml', line: 3 }])
    },
  )

  it('is read behind whatever starts the program', () => {
    const taken = ['srun', 'uv run', 'timeout 5h', 'apptainer exec --nv x.sif'].map((start) => {
      const script = `${start} axolotl train c.yaml --max-steps 100\n`
      return jobOf({
        ...files(script),
        'c.yaml': 'base_model: Qwen/Qwen2.5-7B\nmicro_batch_size: 1\nmax_steps: 9000\n',
      }).taken.get('scale.steps')
    })
    expect(taken).toEqual([100, 100, 100, 100])
  })

  it.each(['-1', '0', '1000$Z', '$(cat steps)', '@steps', '$((100 * N))'])(
    'leaves the setting open if its number is %s',
    (value) => {
      const { taken } = jobOf(files(run('--config c.yaml').replace('100', value)))
      expect([taken.has('scale.steps'), taken.has('scale.micro_batch_size')]).toEqual([false, true])
    },
  )

  it('does not count an accumulation as one that it leaves open', () => {
    const tokensOf = (more: string) => {
      const script = `torchrun --nproc_per_node=8 train.py --config c.yaml ${more} --learning_rate 1e-5\n`
      const manifest =
        'framework: pytorch\nstage: production\nhardware: { accelerator: H100, count: 8, parallelism: fsdp }\nscale: { sequence_length: 4096 }\nevidence: [run.sh, c.yaml]\n'
      return checkedJobs({ ...files(script), 'accelerator.yml': manifest })[0]?.facts.scale.tokens
    }
    expect([tokensOf(''), tokensOf('--gradient_accumulation_steps $N')]).toEqual([9000 * 8 * 4096, undefined])
  })

  it('settles nothing where two commands differ', () => {
    const { taken } = jobOf(files(`${run('--config c.yaml')}${run('--config c.yaml').replace('100', '200')}`))
    expect(taken.has('scale.steps')).toBe(false)
  })

  it("is not the base file of MaxText, which has the program's defaults", () => {
    const base =
      'base_emb_dim: 2048\nbase_num_decoder_layers: 16\nmax_target_length: 2048\nici_fsdp_parallelism: 1\nopt_type: adamw\n'
    const { taken, assumptions } = jobOf({
      'accelerator.yml': 'framework: jax\nstage: production\nhardware: tpu-v4-64\nevidence: [configs/*]\n',
      'configs/base.yml': base,
      'configs/mine.yml': base.replace('16', '24').replace('opt_type: adamw\n', ''),
    })
    expect([taken.get('model.layers'), taken.get('model.optimizer')]).toEqual([24, 'adamw'])
    expect(assumptions.join()).toContain('not stated: the defaults of MaxText')
  })
})
