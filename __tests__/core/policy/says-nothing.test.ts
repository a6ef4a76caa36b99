import { describe, expect, it } from '@jest/globals'
import { problemsIn } from '../../support/policy-runs.ts'

describe('what a policy says to no effect', () => {
  it.each([
    ['hardware: { deny: [{ accelerator: h100, kind: tpu }] }', 'No hardware matches all of this entry.'],
    ['hardware: { allow: [{ machine: p5.48xlarge, provider: gcp }] }', 'No hardware matches all of this entry.'],
    ['hardware: { deny: [{ machine: p5.48xlarge, accelerator: a100 }] }', 'No hardware matches all of this entry.'],
    ['hardware: { reason: x }', '`hardware` lists no hardware.'],
    ['custom: [{ id: own, when: job.hardware.spot, message: " " }]', 'This rule has an empty message.'],
  ])('is refused: %s', (text, expected) => {
    expect(problemsIn(text)).toEqual([expect.stringContaining(expected)])
  })

  it.each([
    'hardware: { deny: [{ accelerator: h100, kind: gpu }] }',
    'hardware: { deny: [{ accelerator: [h100, tpu-v5e], kind: tpu }] }',
    'hardware: { deny: [{ machine: [p5.48xlarge, a3-highgpu-8g], provider: gcp }] }',
    'hardware: { deny: [{ machine: "p5*", provider: aws, accelerator: h100 }] }',
    'hardware: { deny: [{ machine: ml.p5.48xlarge, provider: amazon }] }',
  ])('is not %s', (text) => {
    expect(problemsIn(text)).toEqual([])
  })
})
