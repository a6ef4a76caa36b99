import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { draftOf } from '../../../src/core/draft/pasted.ts'

const read = (text: string) => {
  const draft = draftOf(text)
  return draft && { readAs: draft.readAs, ...parse(draft.manifest) }
}

describe('a draft of what is pasted', () => {
  it.each([
    [
      'Fine-tune Llama 3.1 8B with LoRA in PyTorch on 8 H100 GPUs, 100M tokens.',
      {
        readAs: 'a sentence',
        task: 'fine-tuning',
        framework: { name: 'pytorch' },
        model: { name: 'Llama 3.1 8B', method: 'lora' },
        scale: { tokens: '100M' },
        hardware: { accelerator: 'h100', count: 8 },
      },
    ],
    [
      'We train a 13B model on 4x A100-80GB',
      {
        readAs: 'a sentence',
        scale: { parameters: '13B' },
        hardware: { accelerator: 'a100-80gb', count: 4 },
      },
    ],
    [
      'sbatch --nodes=4 --gres=gpu:h100:8 --time=24:00:00 train.sh',
      { readAs: 'a command or a script', hardware: { accelerator: 'h100', count: 32 } },
    ],
    [
      'torchrun --nnodes 2 --nproc_per_node 8 train.py --bf16 --per_device_train_batch_size 4',
      {
        readAs: 'a command or a script',
        framework: { name: 'pytorch' },
        model: { precision: 'bf16' },
        scale: { micro_batch_size: 4 },
        hardware: { accelerator: 'gpu', count: 16 },
      },
    ],
    [
      'resources:\n  accelerators: H100:8\n  cloud: gcp\nnum_nodes: 2\nrun: |\n  torchrun --nproc_per_node 8 train.py\n',
      {
        readAs: 'a configuration',
        framework: { name: 'pytorch' },
        hardware: { accelerator: 'h100', count: 16, provider: 'gcp' },
      },
    ],
    [
      '{"zero_optimization":{"stage":3},"bf16":{"enabled":true},"train_batch_size":256}',
      {
        readAs: 'a configuration',
        framework: { name: 'pytorch', libraries: ['deepspeed'] },
        model: { precision: 'bf16' },
        scale: { global_batch_size: 256 },
        hardware: { parallelism: 'zero-3' },
      },
    ],
    [
      'Pre-training on 1.25 trillion tokens, a 1.5 B model on a TPU v5e-64, with qLoRA.',
      {
        readAs: 'a sentence',
        task: 'pretraining',
        model: { method: 'qlora' },
        scale: { parameters: '1.5B', tokens: '1.25T' },
        hardware: { accelerator: 'tpu-v5e', count: 64 },
      },
    ],
    [
      'finetune (Qwen2.5-7B); 3.75M tokens; on H100.',
      {
        readAs: 'a sentence',
        task: 'fine-tuning',
        model: { name: 'Qwen2.5-7B' },
        scale: { tokens: '3.75M' },
        hardware: { accelerator: 'h100' },
      },
    ],
    [
      'We pretrain Llama 3.1 8B. On H100.',
      { readAs: 'a sentence', task: 'pretraining', model: { name: 'Llama 3.1 8B' }, hardware: { accelerator: 'h100' } },
    ],
    [
      '8xH100, 70B tokens',
      { readAs: 'a sentence', scale: { tokens: '70B' }, hardware: { accelerator: 'h100', count: 8 } },
    ],
    ['8xH100, 70Btokens', { readAs: 'a sentence', hardware: { accelerator: 'h100', count: 8 } }],
    [
      'I want to fine-tune llama 3 8b on 2 H100',
      {
        readAs: 'a sentence',
        task: 'fine-tuning',
        model: { name: 'llama 3 8b' },
        hardware: { accelerator: 'h100', count: 2 },
      },
    ],
    [
      'Fine-tune mistral 7b on two A100 80GB on AWS with lora',
      {
        readAs: 'a sentence',
        task: 'fine-tuning',
        model: { name: 'mistral 7b', method: 'lora' },
        hardware: { accelerator: 'a100-80gb', count: 2, provider: 'aws' },
      },
    ],
    [
      'pretrain a 7B model in bf16 on a single T4 for 3 epochs of 50k samples, batch size 8 per device, 4096 sequence length',
      {
        readAs: 'a sentence',
        task: 'pretraining',
        model: { precision: 'bf16' },
        scale: { parameters: '7B', epochs: 3, samples: '50k', micro_batch_size: 8, sequence_length: 4096 },
        hardware: { accelerator: 'T4', count: 1 },
      },
    ],
    [
      'Serve llama 70b to 1000 users with 4 nodes of 8 H100, global batch size of 64',
      {
        readAs: 'a sentence',
        task: 'inference',
        scale: { parameters: '70b', users: 1000, global_batch_size: 64 },
        hardware: { accelerator: 'h100', count: 32 },
      },
    ],
    [
      '#SBATCH --gres=gpu:h100:8\nsrun python train.py --model_name_or_path meta-llama/Llama-3.1-70B --bf16 True\n',
      {
        readAs: 'a command or a script',
        model: { name: 'meta-llama/Llama-3.1-70B', precision: 'bf16' },
        hardware: { accelerator: 'h100', count: 8 },
      },
    ],
    [
      'gcloud compute tpus tpu-vm create x --type v5litepod --topology 4x4 --spot\npython train.py\n',
      {
        readAs: 'a command or a script',
        hardware: { accelerator: 'tpu-v5e', count: 16, topology: '4x4', provider: 'gcp', spot: true },
      },
    ],
    [
      'import torch\nfrom transformers import Trainer\nmodel = torch.compile(net.to(torch.bfloat16)).cuda()\nTrainer(model).train()\n',
      { readAs: 'a program', framework: { name: 'pytorch', libraries: ['transformers'] } },
    ],
    [
      'base_model: "my: model"\nadapter: lora\ndatasets: [{ path: a }]\n',
      { readAs: 'a configuration', model: { method: 'lora' } },
    ],
    [
      'torchrun --nproc_per_node=8 pretrain.py --use-distributed-optimizer --tensor-model-parallel-size 4\n',
      {
        readAs: 'a command or a script',
        framework: { name: 'pytorch' },
        hardware: { accelerator: 'gpu', count: 8, parallelism: { tensor: 4, zero: 1 } },
      },
    ],
    [
      'import torch\nfrom torch.distributed.fsdp import FullyShardedDataParallel as FSDP\nmodel = FSDP(net)\nloss.backward()\n',
      { readAs: 'a program', framework: { name: 'pytorch' }, hardware: { parallelism: 'fsdp' } },
    ],
    [
      'scale: { parameters: 8B, micro_batch_size: 1 }\nmodel: { optimizer: adamw }\n',
      { readAs: 'a configuration', scale: { parameters: 8e9, micro_batch_size: 1 }, model: { optimizer: 'adamw' } },
    ],
  ])('says what %s says', (text, draft) => {
    expect(read(text)).toEqual(draft)
  })

  it('says of which of several launches it is', () => {
    const [first, second] = ['sbatch --gres=gpu:h100:8 a.sh\n', 'sbatch --gres=gpu:a100:4 b.sh\n']
    expect(draftOf(`${first}${second}`)?.taken).toMatch(/^It starts 2 jobs; the draft is of the first, of line 1\./)
    expect(draftOf(first)?.taken).toBeUndefined()
  })

  it('says which numbers of a sentence were not read', () => {
    expect(draftOf('Train Llama 3.1 8B on 2 H100, lr 1e-4, for two weeks')?.unread).toBe(
      'Not read: "lr 1e-4", "2 weeks".',
    )
    expect(draftOf(`8xH100, ${'x1 '.repeat(30)}${', y2'.repeat(9)}`)?.unread).toBe(
      `Not read: "${'x1 '.repeat(13)}…"${', "y2"'.repeat(4)}, …`,
    )
    expect(draftOf('Train Llama 3.1 8B on 2 H100')?.unread).toBeUndefined()
  })

  it('gives no count where two accelerators have one', () => {
    expect(read('Train Llama 3.1 8B on 2 H100 and evaluate it on 4 A100')).not.toHaveProperty('hardware')
  })

  it('is a text that a person reads', () => {
    expect(draftOf('Fine-tune Llama 3.1 8B with LoRA in PyTorch on 8 H100 GPUs.')?.manifest).toBe(
      `# Drafted from what was pasted. Correct it, and add what is missing.
task: fine-tuning
model:
  name: "Llama 3.1 8B"
  method: lora
framework:
  name: pytorch
hardware:
  accelerator: h100
  count: 8
`,
    )
  })

  it('is of a text up to a length', () => {
    const text = (length: number): string => '8xH100'.padEnd(length, '\n')
    expect([read(text(100_000)), read(text(100_001))]).toEqual([expect.anything(), undefined])
    // A model is looked for at its beginning.
    expect(read(`8xH100 ${'x '.repeat(1_000)} Llama 3.1 8B`)).not.toHaveProperty('model')
  })

  it.each([
    'framework: pytorch\nhardware: h100:8\n',
    'framework: pytorch\nmodel: { name: Qwen2.5-7B, optimizer: adam-8bit, activation_checkpointing: none }\nhardware: h100:8\n',
    'framework: pytorch\nscale:\n  parameters: seventy billion\n   tokens: 2B\nhardware: h100:8\n',
    'hardware: h100:8\nscale: { parameters: 8B, micro_batch_size: 1 }\n',
    'hardware: h100:8\nmodel: { optimizer: adamw, name: Qwen/Qwen2.5-7B }\nmicro_batch_size: 1\nsequence_length: 5\n',
    'jobs:\n  a: { hardware: h100:8 }\n  b: { hardware: h100:8, scale: { parameters: 8B, micro_batch_size: 1 }, model: { optimizer: adamw } }\n',
    'hardware: h100:8\nmodel: { name: Qwen2.5-7B }\n',
    'hardware: h100:8\nscale: { tokens: 2B }\n',
    'hardware: h100:8\nstage: production\n',
    'jobs:\n  a: {}\n  b: { hardware: h100:8, framework: jax }\n',
    'note: we use 8 H100\n',
    'we use 8 H100\n  epochs: 3\n',
    'task fine-tuning, 3B tokens',
    'hello world',
    '',
    'x'.repeat(200_000),
    '[model]\nflavor = "70B"\n',
    '\u0000\ud800',
  ])('is not made of %j', (text) => {
    expect(read(text)).toBeUndefined()
  })
})
