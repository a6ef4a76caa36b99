import { describe, expect, it } from '@jest/globals'
import { reader as scheduler } from '../../../../../src/core/evidence/tables/schedulers/batch-scheduler.ts'
import { reader } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (command: string) => observationLines(reader, 'run.sh', `${command}\n`)

describe('what a command starts', () => {
  it.each([
    ['python3 -m verl.trainer.main_ppo', '1? framework pytorch configured'],
    ['srun python -m EasyLM.models.llama_train', '1? framework jax configured'],
    ['bash src/maxtext/run.sh', '1? framework jax configured'],
    ['axolotl train a.yml', '1? framework pytorch configured'],
    ['srun tune run recipe', '1? library torchtune configured'],
    ['docker run nvcr.io/nvidia/pytorch:24.05-py3 ls', '1? framework pytorch image'],
    ['srun --container-image="nvcr.io#nvidia/pytorch:20.12-py3" ls', '1? stack cuda'],
    ['N=$(nvidia-smi -L | wc -l)', '1? accelerator gpu nvidia'],
    ['module load rocm/6.0', '1? accelerator gpu amd'],
    ['CUDA_VISIBLE_DEVICES=0,1,2,3 NPROC_PER_NODE=2 swift sft', '1? accelerator gpu perNode=4 nodes=1 count=4'],
  ])('is known by its name: %s', (command, line) => {
    expect(read(command).some((seen) => seen.startsWith(line))).toBe(true)
  })

  it.each(['python -m pip list', 'which nvidia-smi', 'module list cuda', 'swift build'])(
    'is left alone: %s',
    (command) => {
      expect(read(command)).toEqual([])
    },
  )

  it('is referred to where nothing is known of it', () => {
    expect(read('python tools/data/train.py')).toEqual(['1? reference tools/data/train.py'])
  })

  it('has options of its own, which are none of the scheduler that starts it', () => {
    const asked = (command: string) => observationLines(scheduler, 'run.sh', `${command}\n`)
    expect(asked('srun -N1 all_reduce_perf -b 1M -G 1')).toEqual([])
    expect(asked('sbatch --nodes=2 -G 16 train.sh -G 1')).toEqual(['1! accelerator gpu perNode=8 nodes=2 count=16'])
  })
})
