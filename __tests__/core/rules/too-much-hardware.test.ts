import { describe, expect, it } from '@jest/globals'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const set = ruleSet(rules)
const ofManifest = (text: string) => checkFile('accelerator.yml', text, set, defaultThresholds, {})
const foundIn = (text: string) => ofManifest(text).findings.map(({ rule, message }) => `${rule} ${message}`)

describe('more hardware than a job can use', () => {
  const served = (users: number) =>
    `task: inference\nframework: pytorch\nstage: production\nscale: { parameters: 110M, users: ${users}, sequence_length: 256 }\nmodel: { architecture: transformer, precision: fp16 }\nhardware: H100:8\n`

  it('is a small model on many cards, if one computes ten times what its users ask for', () => {
    expect(foundIn(served(200))).toContainEqual(
      expect.stringMatching(/^inference\/fewer-users-than-cards .*One computes ten times as much/),
    )
    expect(foundIn(served(20_000))).toEqual([])
  })

  const images = (epochs: string) =>
    `framework: pytorch\ntask: training\nstage: exploration\nscale: { parameters: 11M, samples: 50k, ${epochs} global_batch_size: 1024 }\nmodel: { architecture: resnet, image_size: 32, precision: bf16 }\nhardware: H100:64\n`

  it('is a network of convolutions whose images end in minutes at most', () => {
    expect(foundIn(images('epochs: 100,'))).toEqual([
      expect.stringMatching(/^sizing\/over-provisioned Takes at most .* on 64× H100/),
    ])
    // The number of epochs is unknown, so there is no upper limit.
    expect(foundIn(images(''))).toEqual([])
    expect(foundIn(images('epochs: 100,').replace('image_size: 32', 'image_size: 512'))).toEqual([])
  })

  const starved = (operations: string) =>
    `framework: pytorch\nstage: production\nhardware: H100:32\noperations: { utilization: 22%, ${operations} }\n`

  it('is what was measured to wait for its data', () => {
    expect(foundIn(starved('input_pipeline: unoptimized, benchmarked: true'))).toEqual([
      expect.stringContaining('operations/mostly-idle 32× H100 are busy only 22% of the time, and the input pipeline'),
    ])
    expect(foundIn(starved('input_pipeline: unoptimized'))).toEqual([])
    expect(foundIn(starved('benchmarked: true'))).toEqual([])
  })
})

it('a U-Net with checkpointing keeps a quarter of its activations, as SDXL in 24 GB', () => {
  const sdxl = (checkpointing: boolean) =>
    `framework: pytorch\ntask: fine-tuning\nscale: { parameters: 2.6B, micro_batch_size: 4 }\nmodel: { architecture: diffusion, method: lora, precision: bf16, weights_precision: bf16, image_size: 1024, activation_checkpointing: ${checkpointing} }\nhardware: L40S:1\n`
  const activationsOf = (text: string) => ofManifest(text).jobs[0]?.facts.sizing.memory?.usual?.partsGiB.activations
  expect(activationsOf(sdxl(false))).toBe(48)
  expect(activationsOf(sdxl(true))).toBe(12)
})

it.each(['caffe', 'cntk'])('%s is too old for a card whose libraries came after its last release', (framework) => {
  const on = (card: string) => foundIn(`framework: ${framework}\nstage: production\nhardware: ${card}:1\n`)
  expect(on('H100')).toContainEqual(expect.stringContaining('hardware/part-not-served'))
  expect(on('V100').filter((found) => found.includes('part-not-served'))).toEqual([])
})
