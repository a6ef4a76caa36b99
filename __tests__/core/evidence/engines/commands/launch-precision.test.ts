import { describe, expect, it } from '@jest/globals'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'

const precisions = (command: string): string[] =>
  reader
    .read(new SourceFile('scripts/run.sh', `${command}\n`))
    .flatMap((seen) =>
      seen.what === 'setting' && seen.key === 'model.precision' && !seen.byDefault
        ? [`${seen.certainty} ${seen.value}`]
        : [],
    )

describe('the precision that a launch sets', () => {
  it('is that of the flag which is switched on', () => {
    expect(precisions('torchrun train.py --bf16')).toEqual(['states bf16'])
    expect(precisions('deepspeed llava/train/train_mem.py --bf16 True --tf32 True')).toEqual(['states bf16'])
    expect(precisions('torchrun finetune.py --bf16=false --fp16=true')).toEqual(['states fp16'])
    expect(precisions('accelerate launch --mixed_precision bf16 run_sft.py')).toEqual(['states bf16'])
    expect(precisions('torchrun train.py --bf16 --output_dir out')).toEqual(['states bf16'])
    expect(precisions('python qlora.py --bf16 --per_device_train_batch_size 1')).toEqual(['states bf16'])
  })

  it('is that of the setting of a trainer, whose last value counts', () => {
    expect(precisions('python -m app.main trainer.precision=16-mixed')).toEqual(['states fp16'])
    expect(precisions('python main.py fit --trainer.precision=bf16 +trainer.precision=32')).toEqual(['states fp32'])
    expect(precisions('python main.py trainer.precision=$P model.precision=16')).toEqual([])
  })

  it('is left open by contradictions, variables and defaults, and by what does not train', () => {
    for (const command of [
      'torchrun train.py --bf16 --fp16',
      'torchrun train.py --bf16 $BF16',
      'torchrun train.py --bf16 False',
      'accelerate launch --mixed_precision ${PRECISION:-bf16} train.py',
      'accelerate launch --mixed_precision no train.py',
      'torchrun evaluate.py --bf16',
      'python run.py --bf16',
    ]) {
      expect(precisions(command)).toEqual([])
    }
  })
})
