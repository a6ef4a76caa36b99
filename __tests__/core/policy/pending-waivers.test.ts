import { describe, expect, it } from '@jest/globals'
import { policyChanges } from '../../../src/core/policy/changes/policy-changes.ts'
import { withCoverage } from '../../../src/core/policy/waiver/pending-waivers.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, ownPath, reviewUnder } from '../../support/policy-runs.ts'

const manifest = (jobs: number): string =>
  `jobs:\n${Array.from({ length: jobs }, (_, index) => `  job-${index}: { framework: jax, stage: production, model: { dynamic_shapes: true }, hardware: tpu-v5e-64 }\n`).join('')}`

const today = '2026-11-21'

/** The findings about waivers that a pull request adds to an empty policy. */
async function covered(waiver: string, jobs = 2, terms = 'waiver-terms: { max_days: 90 }\n'): Promise<string[]> {
  const { policy: base } = await effectiveOf(terms)
  const { policy: head } = await effectiveOf(`${terms}waivers: [{ reason: r, owner: o, ${waiver} }]\n`)
  const file = await reviewUnder(terms, manifest(jobs))
  const changes = policyChanges(base, head, rules, ownPath)
  return withCoverage(changes, [file], base.waiverTerms.value, today).map(({ message }) => message)
}

describe('a waiver that a pull request adds', () => {
  it('names the findings that it will cover', async () => {
    expect(await covered('rule: model/dynamic-shapes, expires: 2026-12-31')).toEqual([
      'Waiver for model/dynamic-shapes until 2026-12-31 is added (looser). After merging, it covers train/accelerator.yml:2 and train/accelerator.yml:3.',
    ])
    expect(await covered('rule: model/dynamic-shapes, job: job-1, expires: 2026-12-31')).toEqual([
      expect.stringMatching(/it covers train\/accelerator\.yml:3\.$/),
    ])
  })

  it('names their rules where it is for several', async () => {
    expect(await covered('rule: "model/*", expires: 2026-12-31', 1)).toEqual([
      expect.stringMatching(/it covers model\/dynamic-shapes at train\/accelerator\.yml:2\.$/),
    ])
  })

  it('names ten of them, and the number of the others', async () => {
    expect(await covered('rule: model/dynamic-shapes, expires: 2026-12-31', 13)).toEqual([
      expect.stringMatching(/accelerator\.yml:2, .*accelerator\.yml:11 and 3 more\.$/),
    ])
  })

  it.each([
    ['covers none of them', 'rule: team/*, expires: 2026-12-31'],
    ['ends later than the terms allow', 'rule: model/dynamic-shapes, expires: 2027-12-31'],
    ['has expired', 'rule: model/dynamic-shapes, expires: 2026-11-20'],
  ])('names none where it %s', async (_, waiver) => {
    expect(await covered(waiver)).toEqual([expect.stringMatching(/ is added \(looser\)\.$/)])
  })
})
