import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { acceptedDraft } from '../../../src/core/draft/accepted-draft.ts'
import { draftManifest, isWorthDrafting, type Refused } from '../../../src/core/draft/manifest-draft.ts'
import { sourceOf } from '../../support/drafts.ts'

const sbatch = (nodes: number) => `#SBATCH --nodes=${nodes}\n#SBATCH --gpus-per-node=8\nsrun python train.py\n`
const source = 'import torch\nmodel = torch.nn.Linear(1, 1)\nloss.backward()\n'

const draftOf = (files: Readonly<Record<string, string>>): string => draftManifest(sourceOf(files))

function drafted(files: Readonly<Record<string, string>>): Record<string, string[]> {
  const { jobs = {} } = parse(draftOf(files)) as { jobs?: Record<string, { evidence: string[] }> }
  return Object.fromEntries(Object.entries(jobs).map(([name, { evidence }]) => [name, evidence]))
}

/** The libraries and kernels in a draft that all its jobs share. */
function wordsOf(files: Readonly<Record<string, string>>): string[] {
  const { defaults, ...one } = parse(draftOf(files)) as Record<string, Record<string, unknown>> & {
    defaults?: typeof one
  }
  const { framework, model } = (defaults ?? one) as Record<string, { libraries?: string[]; custom_kernels?: string[] }>
  return [...(framework?.libraries ?? []), ...(model?.custom_kernels ?? [])]
}

describe('the libraries and kernels of a draft', () => {
  const tpu = '#!/bin/bash\ngcloud compute tpus tpu-vm create x --accelerator-type=v4-32\npython3 train.py\n'
  const gpu = sbatch(1).replace('--gpus-per-node=8', '--gres=gpu:a100:8')
  const jax = 'import jax\nimport optax\njax.jit(optax.adam)\n'
  const forGpus = 'jax[cuda12]\ntransformer-engine[jax]\n'
  const forTpus = 'from jax.experimental.pallas import tpu as pltpu\npltpu.VMEM\n'

  it.each([
    ['are those of its hardware', { 'run.sh': tpu, 'train.py': jax, 'gpu/requirements.txt': forGpus }, ['optax']],
    [
      'are those that its own files show, whatever runs them',
      { 'run.sh': tpu, 'train.py': jax, 'requirements.txt': forGpus },
      ['optax', 'transformer-engine'],
    ],
    [
      'are not kernels of other hardware',
      { 'run.sbatch': gpu, 'train.py': jax, 'lib/histogram.py': forTpus },
      ['optax'],
    ],
    [
      'are kernels of its hardware',
      { 'run.sh': tpu, 'train.py': jax, 'lib/histogram.py': forTpus },
      ['optax', 'pallas-tpu'],
    ],
  ])('%s', (_, files, expected) => {
    expect(wordsOf(files).sort()).toEqual(expected)
  })
})

describe('a drafted manifest', () => {
  it('has a job for each script, also where several ask for the same hardware', () => {
    const files = { 'a.sbatch': sbatch(1), 'b.sbatch': sbatch(1), 'c.sbatch': sbatch(2) }
    expect(drafted(files)).toEqual({ a: ['a.sbatch'], b: ['b.sbatch'], c: ['c.sbatch'] })
  })

  it('lists the script and the nearest files that show the framework', () => {
    const files = {
      'vision/run.sbatch': sbatch(1),
      'text/run.sbatch': sbatch(2),
      'audio/main.py': source,
      'text/train.py': source,
      'text/models/net.py': source,
      'vision/train.py': source,
    }
    expect(drafted(files)).toEqual({
      run: ['text/run.sbatch', 'text/train.py'],
      'run-2': ['vision/run.sbatch', 'vision/train.py'],
    })
  })

  it('lists no program for another kind of hardware', () => {
    const files = { 'slurm/run.sbatch': sbatch(1).replace(' python train.py', '') }
    expect(draftOf({ ...files, 'finetune_tpu.py': source })).toContain('evidence: [slurm/run.sbatch]')
    expect(draftOf({ ...files, 'finetune_gpu.py': source })).toContain('[slurm/run.sbatch, finetune_gpu.py]')
  })

  it('has one of each hardware where the scripts are many', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`run${at}.sbatch`, sbatch(1 + (at % 2))]))
    expect(Object.keys(drafted(many))).toHaveLength(2)
  })

  it('puts the largest training first, and what measures or serves last', () => {
    const files = {
      'a_eval.sbatch': sbatch(8).replace('train.py', 'eval.py'),
      'b.sbatch': sbatch(1),
      'c.sbatch': sbatch(4),
      'e.sbatch': sbatch(9).replace('train.py', 'serve.py'),
      'train.py': source,
      'eval.py': source,
      'serve.py': source,
    }
    expect(drafted(files)).toEqual({
      c: ['c.sbatch', 'train.py'],
      b: ['b.sbatch', 'train.py'],
      e: ['e.sbatch', 'serve.py'],
      'a-eval': ['a_eval.sbatch', 'eval.py'],
    })
    expect(Object.keys(drafted(files))).toEqual(['c', 'b', 'e', 'a-eval'])
    expect(parse(draftOf(files)).jobs['a-eval'].task).toBe('inference')
  })

  it('takes what a launch starts, and says twice with less, for one job', () => {
    const draft = parse(
      draftOf({
        'run.sh':
          '#!/bin/bash\n#SBATCH --nodes=2\n#SBATCH --gpus-per-node=8\n#SBATCH --partition=a100\nsrun python train.py -c conf.yaml\n',
        'conf.yaml': 'trainer:\n  accelerator: gpu\n  devices: 8\n  num_nodes: 2\n',
        'train.py': source,
      }),
    )
    expect(draft.jobs).toBeUndefined()
    expect(draft.evidence).toEqual(['run.sh', 'conf.yaml', 'train.py'])
    expect(draft.hardware).toMatchObject({ accelerator: 'a100', count: 16 })
  })

  it('lists the script that starts what asks for the hardware', () => {
    const draft = parse(
      draftOf({
        'launch.sh': 'accelerate launch --config_file eight.yaml train.py\n',
        'eight.yaml': 'compute_environment: LOCAL_MACHINE\ndistributed_type: FSDP\nnum_machines: 1\nnum_processes: 8\n',
        'train.py': source,
      }),
    )
    expect(draft.evidence).toEqual(['launch.sh', 'eight.yaml', 'train.py'])
  })

  it('names the model that files state, or hint at', () => {
    const stated = draftOf({ 'axolotl.yml': 'base_model: Qwen/Qwen2.5-32B\nadapter: lora\nsequence_len: 4096\n' })
    expect(parse(stated).model.name).toBe('Qwen/Qwen2.5-32B')
    expect(parse(stated).evidence).toEqual(['axolotl.yml'])
    const called = 'AutoModelForCausalLM.from_pretrained("google/gemma-2-9b")'
    const hinted = draftOf({
      'run.sh': 'torchrun --nproc_per_node=8 train.py\n',
      'train.py': `import torch\nfrom transformers import AutoModelForCausalLM, Trainer\nTrainer(model=${called}).train()\n`,
    })
    expect(hinted).toMatch(/^ {2}name: google\/gemma-2-9b +# train\.py:3, which only mentions it: please confirm$/m)
  })

  it('names the accelerator that only a page names', () => {
    const files = { 'README.md': 'We use 8x A100 80GB.\n', 'run.sh': 'torchrun --nproc_per_node=8 train.py\n' }
    const draft = draftOf({ ...files, 'train.py': source })
    expect(draft).toMatch(/^ {2}accelerator: a100-80gb +# README\.md:1, which only mentions it: please confirm$/m)
    expect(parse(draft).evidence).toEqual(['run.sh', 'train.py'])
  })

  it('names it beside one of another kind, and not beside another of its own', () => {
    const draft = (page: string) =>
      parse(draftOf({ 'README.md': page, 'run.sh': 'torchrun --nproc_per_node=8 train.py\n', 'train.py': source }))
    expect(draft('We use 8 V100 GPUs. It runs on a TPU v3-8 as well.\n').hardware.accelerator).toBe('v100')
    expect(draft('We use 8 V100 GPUs. It runs on an H100 as well.\n').hardware.accelerator).toBe('gpu')
  })

  it('lists what pages name, each once, where they name several of a kind', () => {
    const draft = draftOf({
      'README.md': 'We use 8 V100 GPUs.\nIt runs on H100s as well, or one H100.\n',
      'run.sh': 'torchrun --nproc_per_node=8 train.py\n',
      'train.py': source,
    })
    expect(draft).toMatch(/^ {2}accelerator: gpu .*; pages name V100 \(README\.md:1\), H100s \(README\.md:2\)$/m)
  })

  it('lists the sources that are called as what trains, before others in the framework', () => {
    const files = {
      'fid.py': source,
      'lib/distributed.py': source,
      'lib/train.py': source,
      'requirements.txt': 'torch\n',
    }
    expect(parse(draftOf(files)).evidence).toEqual(['requirements.txt', 'lib/train.py'])
  })

  it('is not made where a library is imported and nothing trains', () => {
    const library = {
      'setup.py': 'install_requires=["torch"]\n',
      'lib/audio.py': source,
      'README.md': 'Fast on an A10.\n',
    }
    expect(isWorthDrafting(sourceOf(library))).toBe(false)
    for (const more of [
      { 'lib/train.py': source },
      { 'main.py': source },
      { 'lib/run_all-2.py': source },
      { 'study.ipynb': '{"cells":[{"cell_type":"code","source":["import torch\\n"]}]}' },
      { 'run.sh': 'torchrun --nproc_per_node=8 lib/audio.py\n' },
      { 'sft.yml': 'base_model: Qwen/Qwen2.5-32B\nadapter: lora\nsequence_len: 4096\n' },
    ])
      expect([Object.keys(more), isWorthDrafting(sourceOf({ ...library, ...more }))]).toEqual([Object.keys(more), true])
  })

  it.each<readonly [string, readonly Refused[], readonly string[]]>([
    ['nothing', [], []],
    ['a key', [{ section: 'hardware', key: 'count' }], ['count', 'count']],
    ['a key of a job', [{ job: 'a', section: 'hardware', key: 'count' }], ['count']],
    ['a key of no job', [{ job: 'c', section: 'hardware', key: 'count' }], []],
    ['a key of another section', [{ section: 'framework', key: 'count' }], []],
    ['what no section has', [{ section: 'hardware', key: 'name' }], []],
    ['a section of a job', [{ job: 'b', section: 'hardware' }], ['hardware', 'accelerator', 'count']],
    ['what all share', [{ job: 'b', section: 'framework', key: 'name' }], ['framework', 'name']],
  ])('leaves out what the check refuses: %s', (_, refused, left) => {
    const files = { 'a.sbatch': sbatch(1), 'b.sbatch': sbatch(2), 'requirements.txt': 'torch\n', 'train.py': source }
    const [whole, draft] = [[], refused].map((each) => draftManifest(sourceOf(files), each).split('\n'))
    const gone = whole?.filter((line, at) => !line.startsWith('#') && line !== draft?.[at]) ?? []
    expect(gone.map((line) => line.trim().split(':')[0]).sort()).toEqual([...left].sort())
    const told = draft?.filter((line) => line.endsWith('; the check does not accept it as seen')) ?? []
    expect(told).toHaveLength(left.filter((key) => key !== 'hardware' && key !== 'framework').length)
  })

  it('is refused a key that its own files contradict', () => {
    const megatron = (gpus: number): string =>
      `#!/bin/bash\ntorchrun --nproc_per_node=${gpus} pretrain.py --use-distributed-optimizer --tensor-model-parallel-size 4 --${gpus === 8 ? 'bf16' : 'fp16'}\n`
    const llama = 'model_name: llama3.1-8b\nici_fsdp_parallelism: -1\nici_tensor_parallelism: 4\n'
    const refusal = /^# +parallelism: .*; the check does not accept it as seen$/gm
    const one = acceptedDraft(sourceOf({ 'llama.yml': llama }))
    expect([one.match(refusal)?.length, parse(one).hardware, parse(one).model.name]).toEqual([
      1,
      { accelerator: 'tpu' },
      'llama3.1-8b',
    ])
    const two = acceptedDraft(sourceOf({ 'a.sh': megatron(8), 'b.sh': megatron(4) }))
    expect(two.match(refusal)).toHaveLength(2)
    const { defaults, jobs } = parse(two)
    expect([defaults.model, jobs.a.model, jobs.b.model]).toEqual([
      undefined,
      { precision: 'bf16' },
      { precision: 'fp16' },
    ])
  })

  it('has for each of several jobs what its own files say, and what other files say for all', () => {
    const trainer = (precision: string, model: string) =>
      `base_model: ${model}\n${precision}: true\nmicro_batch_size: 1\nsequence_len: 1024\n`
    const accelerate = (count: number, config: string) =>
      `#!/bin/bash\n#SBATCH --gres=gpu:h100:${count}\naxolotl train ${config}\n`
    const draft = draftOf({
      'a.sbatch': accelerate(8, 'a.yml'),
      'b.sbatch': accelerate(4, 'b.yml'),
      'a.yml': trainer('bf16', 'org/one-1B'),
      'b.yml': trainer('fp16', 'org/two-2B'),
    })
    const { jobs } = parse(draft)
    expect([jobs.a.model, jobs.b.model]).toEqual([{ name: 'org/one-1B' }, { name: 'org/two-2B' }])
  })

  it('names the eight largest of many jobs, and how many more there are', () => {
    const many = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`r${at}.sbatch`, sbatch(at + 1)]))
    expect(Object.keys(drafted(many))).toEqual(['r9', 'r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2'])
    expect(draftOf(many)).toContain(
      '\n# 2 more places request other hardware: `accelerator-review evidence` lists them.\n',
    )
    expect(draftOf({ 'a.sbatch': sbatch(1), 'b.sbatch': sbatch(2) })).not.toContain('more places')
  })

  it('is a form where a repository shows nothing', () => {
    const draft = draftOf({ 'a.txt': 'x' })
    expect(draft).toContain('# What this training job is, and what it runs on. ')
    expect(parse(draft)).toEqual({ version: 1, task: 'training' })
    expect(draftOf({ 'a.sbatch': sbatch(1) })).toContain('# Drafted from this repository, ')
  })

  it('says how many files were left out', () => {
    const config = 'base_model: Qwen/Qwen2.5-32B\nadapter: lora\nsequence_len: 4096\n'
    expect(draftOf({ 'one.yml': config, 'two.yml': config, 'three.yml': config })).toContain(
      '# the files of this job; 2 more possible files are left out\n',
    )
    expect(draftOf({ 'one.yml': config, 'two.yml': config })).toContain('; 1 more possible file is left out\n')
    expect(draftOf({ 'one.yml': config })).toContain('# the files of this job\n')
  })
})
