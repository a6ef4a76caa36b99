import { describe, expect, it } from '@jest/globals'
import { requestOfRunner } from '../../../../../src/core/evidence/engines/launch/runner-label.ts'

describe('runner label', () => {
  it.each([
    ['gcp-ct5lp-hightpu-8t', { machine: 'ct5lp-hightpu-8t', nodes: 1 }],
    ['aws-g5-4xlarge-plus', { machine: 'g5.4xlarge', nodes: 1 }],
    ['linux.g5.4xlarge.nvidia.gpu', { machine: 'g5.4xlarge', nodes: 1 }],
    ['aws-trn1n-32xlarge', { machine: 'trn1n.32xlarge', nodes: 1 }],
    ['BM.GPU.H100.8', { machine: 'bm.gpu.h100.8', nodes: 1 }],
    ['linux.aws.a100', { name: 'a100' }],
    ['pool-176-1800-h100-8', { name: 'h100' }],
    ['v4-8', { name: 'v4-8' }],
    ['l4-runner', { name: 'l4' }],
    ['gaudi2', { name: 'gaudi2' }],
    ['linux.8xlarge.nvidia.gpu', { kind: 'gpu', vendor: 'nvidia' }],
    ['linux.rocm.gpu.2', { kind: 'gpu', vendor: 'amd' }],
    ['linux-x86-180-8tpu', { kind: 'tpu', vendor: 'google' }],
    ['gpu', { kind: 'gpu' }],
  ])('%s', (label, wanted) => {
    expect(requestOfRunner([label])).toEqual(wanted)
  })

  it.each([
    ...['ubuntu-latest', 'ubuntu-22.04-arm', 'macos-m1-stable', 'macos-14-xlarge', 'windows-2022', 'arc-runner-set'],
    ...[
      'pool-v4',
      'v2-runner',
      'build-a2',
      'linux.24xl.spr-metal',
      'n2-standard-2',
      'linux.c7i.2xlarge',
      'aws-general-8',
    ],
  ])('%s tells nothing', (label) => {
    expect(requestOfRunner([label])).toBeUndefined()
  })

  it('takes the labels of a runner together', () => {
    expect(requestOfRunner(['self-hosted', 'gpu', 'a100'])).toEqual({ name: 'a100' })
    expect(requestOfRunner([])).toBeUndefined()
  })

  it('reads no label that nobody writes', () => {
    expect(requestOfRunner([`gpu-${'a-'.repeat(100)}`])).toBeUndefined()
  })
})
