import { describe, expect, it } from '@jest/globals'
import { waiverProblems } from '../../../src/core/policy/waiver/waiver-problems.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

const policy = (waiver: string, about = ''): string => `rules: { team/newcomers-on-tpu: off }
require:
  - { id: own, keys: labels.team }
  - { id: files, manifest_for: ["launch/**"] }
limits:
  - { id: c16, count: 16 }
  - { id: both, count: 16, hours: 100h }
custom: [{ id: spot, when: job.hardware.spot, message: No. }]
hardware: { allow: [gpu] }
${about}waivers: [{ reason: r, owner: o, ${waiver.includes('expires') ? '' : 'expires: 2027-01-31, '}${waiver} }]
`
async function told(waiver: string): Promise<string[]> {
  const { policy: read, problems } = await effectiveOf(policy(waiver))
  expect(problems).toEqual([])
  return waiverProblems(read, rules, '2026-11-23', true).map(({ message, remedy }) => `${message} ${remedy}`)
}

describe('a waiver that could never count', () => {
  it.each([
    // A demand of another rule.
    ['rule: policy/limit-exceeded, demand: own', 'Name its rule: policy/key-required or policy/undeclared.'],
    ['rule: policy/key-required, demand: c16', 'Name its rule: policy/limit-exceeded or policy/undeclared.'],
    ['rule: policy/limit-exceeded, demand: allow', 'policy/hardware-not-allowed'],
    ['rule: policy/key-required, demand: files', 'policy/manifest-missing'],
    ['rule: policy/limit-exceeded, demand: spot', 'policy/spot'],
    ['rule: model/dynamic-shapes, demand: c16', 'Findings of model/dynamic-shapes are never about'],
    // A ceiling.
    ['rule: policy/limit-exceeded, demand: c16, up_to: 16', 'up to 16 is within the limit'],
    ['rule: policy/limit-exceeded, demand: c16, up_to: 4', 'Set it above the limit.'],
    ['rule: policy/limit-exceeded, demand: both, up_to: 400', 'would apply to accelerators and hours'],
    ['rule: policy/limit-exceeded, up_to: 400', 'Name one `demand`'],
    ['rule: model/dynamic-shapes, up_to: 4', 'Remove `up_to`.'],
    ['rule: policy/key-required, up_to: 4', 'Remove `up_to`.'],
    // A path.
    ['rule: team/*, path: /accelerator.yml', 'Remove the leading slash: "accelerator.yml".'],
    ["rule: team/*, path: 'train\\accelerator.yml'", 'Use forward slashes: "train/accelerator.yml".'],
    ['rule: team/*, path: research', 'Write "research/**"'],
    ['rule: team/*, path: research/', 'Write "research/**"'],
    ['rule: policy/manifest-missing, path: launch/', 'Write "launch/**"'],
    // A rule.
    ['rule: team/newcomers-on-tpu', 'the rule is off'],
  ])('%s', async (waiver, expected) => {
    const problems = await told(waiver)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
  })

  it('is told with all that keeps it from counting', async () => {
    expect(await told('rule: policy/limit-exceeded, demand: c17, path: /a, expires: 2030-01-01')).toEqual([
      expect.stringContaining('2030'),
      expect.stringContaining('Did you mean "c16"?'),
      expect.stringContaining('Remove the leading slash'),
    ])
  })

  it.each([
    'rule: policy/limit-exceeded, demand: c16, up_to: 17',
    'rule: policy/*, demand: own',
    'rule: policy/undeclared, demand: c16',
    'rule: policy/hardware-not-allowed, demand: allow, up_to: 64',
    'rule: policy/manifest-missing, demand: files, path: launch/run',
    'rule: policy/spot, demand: spot, up_to: 4',
    'rule: sizing/over-budget, up_to: 1.5',
    'rule: sizing/*, up_to: 1.5',
    'rule: team/*, path: research/**',
    'rule: team/*, path: "{a,b}/accelerator.yml"',
    'rule: team/*, path: ./research/train.yml',
    'rule: team/*',
  ])('is not %s', async (waiver) => {
    expect(await told(waiver)).toEqual([])
  })
})
