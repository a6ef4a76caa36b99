import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/core/index.ts'

const gpt = 'model: { name: gpt2 }'
const scaleOf = (rest: string) => `scale: { sequence_length: 1024, steps: 1000, ${rest} }`

/** The tokens of a job, by its time: the same as those of a twin that declares them. */
const sizingOf = (hardware: string, scale: string, file?: string) => {
  const evidence = file === undefined ? '' : 'evidence: [train.yml]\n'
  const text = `framework: pytorch\nstage: production\nhardware: ${hardware}\n${gpt}\n${scale}\n${evidence}`
  const files = [{ path: 'accelerator.yml', text }, ...(file === undefined ? [] : [{ path: 'train.yml', text: file }])]
  const sizing = check(files, { alternatives: false }).files[0]?.jobs[0]?.sizing
  return { hours: sizing?.likelyChipHours, assumptions: sizing?.assumptions ?? [] }
}

const hoursOf = (hardware: string, batch: number) => sizingOf(hardware, scaleOf(`global_batch_size: ${batch}`)).hours

describe('the work of steps whose batch is per device', () => {
  it.each([
    ['one accelerator', '{ accelerator: a100, count: 1 }', 32],
    ['data parallelism', '{ accelerator: a100, count: 8, parallelism: fsdp }', 256],
    ['groups of devices', '{ accelerator: a100, count: 8, parallelism: { data: 2, tensor: 4 } }', 64],
  ])('is that of a global batch with %s', (_, hardware, batch) => {
    const own = sizingOf(hardware, scaleOf('micro_batch_size: 4, gradient_accumulation_steps: 8')).hours
    expect(own).toBeGreaterThan(0)
    expect(own).toBe(hoursOf(hardware, batch))
  })

  it.each([
    ['the layout is', '{ accelerator: a100, count: 8 }', 'micro_batch_size: 4, gradient_accumulation_steps: 8'],
    ['the accumulation is', '{ accelerator: a100, count: 1 }', 'micro_batch_size: 4'],
    [
      'the devices of a chip are',
      '{ accelerator: mi250x, count: 1 }',
      'micro_batch_size: 4, gradient_accumulation_steps: 8',
    ],
  ])('is open if %s open', (_, hardware, scale) => {
    expect(sizingOf(hardware, scaleOf(scale)).hours).toBeUndefined()
  })

  it('counts no accumulation that a listed configuration leaves out, and says so', () => {
    const file = 'learning_rate: 1e-5\nper_device_train_batch_size: 4\n'
    const { hours, assumptions } = sizingOf(
      '{ accelerator: a100, count: 1 }',
      scaleOf('epochs: 1').replace(', epochs: 1', ''),
      file,
    )
    expect(hours).toBe(hoursOf('{ accelerator: a100, count: 1 }', 4))
    expect(assumptions.join()).toContain('gradient_accumulation_steps not stated')
  })

  it('stays the same on other hardware', () => {
    const tooLarge = `framework: pytorch
stage: production
task: fine-tuning
model: { name: meta-llama/Llama-2-7b-hf, method: full, optimizer: adamw, precision: bf16 }
scale: { sequence_length: 2048, steps: 1000, micro_batch_size: 1, gradient_accumulation_steps: 16 }
hardware: { accelerator: a100-80gb, count: 1 }
`
    const job = check([{ path: 'accelerator.yml', text: tooLarge }]).files[0]?.jobs[0]
    const hours = job?.sizing.likelyChipHours
    const twice = job?.alternatives.find(({ change }) => change.startsWith('2 accelerators instead of 1'))
    expect(hours).toBeGreaterThan(0)
    expect(twice?.likelyChipHours).toBe(hours)
  })
})
