import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/scripts/script-hardware.ts'

const read = (text: string, path = 'run.sh') =>
  reader.mayHold?.(text) === false
    ? []
    : reader.read(path, text).map(({ place, certainty, what, ...seen }) => ({ line: place.line, ...seen }))

describe('what a script can only be for', () => {
  it.each([
    ['nvidia-smi', { kind: 'gpu', vendor: 'nvidia' }],
    ['N=$(nvidia-smi --list-gpus | wc -l)', { kind: 'gpu', vendor: 'nvidia' }],
    ['srun /opt/rocm/bin/rocm-smi --showuse', { kind: 'gpu', vendor: 'amd' }],
    ['hl-smi', { kind: 'other', vendor: 'intel' }],
    ['neuron-top', { kind: 'other', vendor: 'aws' }],
    ['module load gcc/12 cuda/12.1', { kind: 'gpu', vendor: 'nvidia' }],
    ['module add rocm/6.0', { kind: 'gpu', vendor: 'amd' }],
    ['ml craype-accel-amd-gfx90a', { kind: 'gpu', vendor: 'amd' }],
    ['export TPU_VISIBLE_CHIPS=0,1', { kind: 'tpu', vendor: 'google' }],
    ['PT_HPU_LAZY_MODE=1 python train.py', { kind: 'other', vendor: 'intel' }],
    ['CUDA_VISIBLE_DEVICES=0,1 python train.py', { kind: 'gpu' }],
    ['CUDA_VISIBLE_DEVICES=$gpu_id python train.py', { kind: 'gpu' }],
    ['accelerate launch --multi_gpu train.py', { kind: 'gpu' }],
    ['export MIOPEN_DISABLE_CACHE=1', { kind: 'gpu', vendor: 'amd' }],
    ['HSA_OVERRIDE_GFX_VERSION=9.0.0 python train.py', { kind: 'gpu', vendor: 'amd' }],
    ['source /sw/modules-rocm624.sh', { kind: 'gpu', vendor: 'amd' }],
    ['conda activate train_rocm624', { kind: 'gpu', vendor: 'amd' }],
    ['python train.py --use_tpu=True', { kind: 'tpu', vendor: 'google' }],
    ['python train.py --use_tpu true', { kind: 'tpu', vendor: 'google' }],
    ['singularity exec /images/team-rocm-6.2.sif python a.py', { kind: 'gpu', vendor: 'amd' }],
    ['IMAGE=/x/cuda12.sqsh\nsrun --container-image=$IMAGE python a.py', { kind: 'gpu', vendor: 'nvidia' }],
  ])('%s', (text, hardware) => {
    expect(read(text)).toContainEqual(expect.objectContaining({ ...hardware }))
  })

  it.each([
    ['echo nvidia-smi'],
    ['# N=$(nvidia-smi -L)'],
    ['N=$(my-nvidia-smi)'],
    ['if command -v nvidia-smi; then true; fi'],
    ['which rocm-smi'],
    ['./my-nvidia-smi'],
    ['module list cuda'],
    ['module load cudahelper'],
    ['CUDA_VISIBLE_DEVICES= python train.py'],
    ['CUDA_VISIBLE_DEVICES=-1 python train.py'],
    ['CUDA_VISIBLE_DEVICES=$1 python train.py'],
    ['echo train_rocm624'],
    ['source rocm.sh'],
    ['python train.py --use_tpu=False'],
    ['python train.py --use_tpu $USE'],
    ['# module load rocm'],
    ['singularity exec team.sif python a.py'],
  ])('nothing: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('is, of an image that names its framework, that too, with its line', () => {
    expect(read('#!/bin/bash\nsingularity run jax-rocm-6.sif\n')).toEqual([
      { line: 2, framework: 'jax', how: 'image' },
      { line: 2, kind: 'gpu', vendor: 'amd' },
    ])
  })

  it('is not AMD for the accelerators of Hygon, which run the same software', () => {
    expect(read('export MIOPEN_FIND_MODE=3\n', 'train_dcu.sh')).toEqual([])
    expect(read('export MIOPEN_FIND_MODE=3\n', 'train_dcut.sh')).toHaveLength(1)
  })

  it('is never more than suggested', () => {
    expect(reader.read('run.sh', 'nvidia-smi\nmodule load rocm\n').map(({ certainty }) => certainty)).toEqual([
      'suggests',
      'suggests',
    ])
  })

  it('is AWS’s chip where PyTorch/XLA is told its devices there', () => {
    const bounds = 'export TPU_CHIPS_PER_HOST_BOUNDS=32\n'
    expect(read(bounds)).toEqual([expect.objectContaining({ kind: 'tpu' })])
    expect(read(`export NEURON_RT_NUM_CORES=32\n${bounds}`)).toEqual([])
  })
})
