import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { draftManifest, isWorthDrafting } from '../../../src/core/draft/manifest-draft.ts'
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
      { 'study.ipynb': '{"cells":[{"cell_type":"code","source":["import torch\\n"]}]}' },
      { 'run.sh': 'torchrun --nproc_per_node=8 lib/audio.py\n' },
      { 'sft.yml': 'base_model: Qwen/Qwen2.5-32B\nadapter: lora\nsequence_len: 4096\n' },
    ])
      expect([Object.keys(more), isWorthDrafting(sourceOf({ ...library, ...more }))]).toEqual([Object.keys(more), true])
  })

  it('says how many files were left out', () => {
    const config = 'base_model: Qwen/Qwen2.5-32B\nadapter: lora\nsequence_len: 4096\n'
    expect(draftOf({ 'one.yml': config, 'two.yml': config, 'three.yml': config })).toContain(
      '# the files of this job; 2 more possible files are left out\n',
    )
  })
})
