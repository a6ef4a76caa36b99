import { describe, expect, it } from '@jest/globals'
import { OpenManifest } from '../../../src/core/language-service/open-manifest.ts'
import { policyOfTexts } from '../../../src/core/policy/layers/policy-of-texts.ts'
import { reportOf } from '../../../src/core/report/formats/json.ts'
import { KnownJobs } from '../../../src/core/review/alternatives/known-jobs.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { judgeOnce } from '../../../src/core/review/judge-once.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'

const misfit = (parameters: string): string =>
  `{ framework: pytorch, scale: { parameters: ${parameters}, tokens: 1T }, hardware: tpu-v5e-8 }`
const jobs = (...each: string[]): string => `jobs:\n${each.map((job, index) => `  job-${index}: ${job}\n`).join('')}`

/** How often a rule runs for each version of a text. */
function timesAsked(versions: readonly string[], known?: KnownJobs): number[] {
  let asked = 0
  const ask = (): readonly [] => {
    asked += 1
    return []
  }
  const all = ruleSet(rules)
  const counter = { id: 'test/counter', severity: 'notice', check: ask } as const
  const set = { ...all, rules: [counter, ...all.rules] }
  return versions.map((text) => {
    const before = asked
    const judge = judgeOnce(set, defaultThresholds, known?.judgements)
    checkFile('accelerator.yml', text, set, defaultThresholds, { jobs: 50, judge, known })
    return asked - before
  })
}

describe('what is known of the jobs of an earlier version', () => {
  const sizes = ['70B', '71B', '72B', '73B']
  const first = jobs(...sizes.map(misfit))

  it('leaves only the changed job to be judged and searched for', () => {
    const changed = jobs(...sizes.with(1, '90B').map(misfit))
    const [all = 0, one = 0] = timesAsked([first, changed])
    expect(all).toBeGreaterThan(40)
    expect(one).toBeGreaterThan(40)
    const [again, alone = 0, moved] = timesAsked([first, changed, `# A comment.\n\n${changed}`], new KnownJobs())
    expect([again, moved]).toEqual([all, 0])
    expect(alone).toBeGreaterThan(0)
    expect(alone).toBeLessThan(all / 2)
  })

  const policies = ['', 'custom:\n  - { id: a, message: m, when: hardware.count > 4 }\n']
  const shared = 'defaults: { framework: pytorch, hardware: { accelerator: tpu-v5e-8 } }\n'
  const inherited = `${shared}jobs: { a: { scale: { parameters: 70B, tokens: 1T } }, b: { hardware: h100:1, scale: { parameters: 70B } } }\n`
  const merged =
    'jobs:\n  a: &a { framework: pytorch, scale: { parameters: 70B, tokens: 1T }, hardware: { accelerator: tpu-v5e, count: 8 } }\n  b: { <<: *a }\n'
  const versions = [
    first,
    `# Above.\n${first}`,
    first.replace('job-1', 'other'),
    first.replace('tokens: 1T', 'tokens: 1T, tokns: 2'),
    inherited,
    inherited.replace('tpu-v5e-8', 'tpu-v5e-16'),
    inherited.replace('accelerator: tpu-v5e-8', 'accelerator: tpu-v5e-8, spot: true'),
    merged,
    merged.replace('{ <<: *a }', '{ <<: *a, hardware: { accelerator: tpu-v5e, count: 8 } }'),
    merged.replace('70B', '70 B'),
    misfit('70B'),
    misfit('70B').replace('hardware:', 'hardware :'),
    misfit('70B').replace('tpu-v5e-8', '{ accelerator: tpu-v5e, count: 8 }'),
    first,
  ]

  it.each(policies)('changes nothing of what is said, under the policy %j', (policy) => {
    const own = (path: string) => (path.endsWith('.yml') && policy !== '' ? policy : undefined)
    const effective = policyOfTexts({ own, remote: () => ({ message: '', remedy: '' }) }, { rules })
    const around = { effective, today: '2027-01-31' }
    const known = new KnownJobs()
    const said = (manifest: OpenManifest): unknown => [
      reportOf(manifest.outcome),
      manifest.edits(() => true).map(({ startLine, replacement, message }) => [startLine, replacement, message]),
    ]
    for (const text of versions) {
      const [again, alone] = [{ ...around, known }, around].map((each) =>
        said(new OpenManifest('accelerator.yml', text, each)),
      )
      expect(again).toEqual(alone)
    }
  })
})
