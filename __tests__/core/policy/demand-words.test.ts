import { describe, expect, it } from '@jest/globals'
import { ruleSetUnder } from '../../../src/core/policy/rule-set.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { effectiveOf, said, sharedName } from '../../support/policy-runs.ts'

/** All policy findings: place, severity, rule, words, and the place in the policy. */
async function words(policyText: string, manifest: string, shared?: string): Promise<string[]> {
  const { policy, problems } = await effectiveOf(policyText, shared)
  if (problems.length > 0) throw new Error(problems.map(said).join('\n'))
  const search = { jobs: 50, comparisons: false }
  const review = checkFile('a/accelerator.yml', manifest, ruleSetUnder(policy, rules), policy.thresholds, search)
  return review.findings
    .filter(({ rule }) => rule.startsWith('policy/'))
    .map(({ span, severity, rule, message, remedy, related }) => {
      const shown = related.map(({ file, span, message }) => ` [${file}:${span.line} ${message}]`).join('')
      return `${span.line}:${span.column} ${severity} ${rule}: ${message} ${remedy}${shown}`
    })
}

const h100 = 'stage: production\nhardware: { accelerator: h100-sxm, count: 64, provider: aws }\n'
const sized = `${h100}framework: pytorch
scale: { parameters: 7B, tokens: 1T, sequence_length: 4096 }
model: { architecture: transformer, precision: bf16 }
`

// The snapshot contains the reviewed words.
describe('what demands say of', () => {
  it.each([
    ['a key', 'require: [task]', h100],
    [
      'two keys',
      'require: [{ id: bill, keys: [labels.team, labels.cost-center], severity: warning, reason: Who pays. }]',
      h100,
    ],
    ['a key with nothing in it', 'require: [labels.team]', `${h100}labels: { team: "" }\n`],
    ['a section', 'require: [scale]', h100],
    [
      'what follows from others',
      'require: [name, hardware.accelerator, hardware.count, hardware.nodes, hardware.provider, hardware.topology, scale.size]',
      'stage: production\nhardware: { machine: p5.48xlarge }\n',
    ],
    [
      'what follows from a slice',
      'require: [name, hardware.accelerator, hardware.count, hardware.topology, scale.size]',
      'hardware: tpu-v5e-64\nscale: { parameters: 7B, tokens: 1T }\n',
    ],
    [
      'what follows from nothing',
      'require: [hardware.accelerator, hardware.count, hardware.nodes, hardware.provider, hardware.topology, scale.size]',
      'stage: production\n',
    ],
    [
      'a provider that nobody knows',
      'require: [hardware.provider]',
      'hardware: { accelerator: h100, provider: my-cloud }\n',
    ],
    ['a requirement of some jobs', 'require: [{ keys: task, when: job.stage == "production" }]', h100],
    ['a requirement of other jobs', 'require: [{ keys: task, when: job.stage == "prototype" }]', h100],
    ['a requirement of a stage', 'require: [{ keys: task, stage: [prototype, production] }]', h100],
    ['a requirement that is off', 'require: [{ keys: task, severity: off }]', h100],
    ['a condition on what is not declared', 'require: [{ id: bill, keys: task, when: job.labels.team == "a" }]', h100],
    [
      'a condition on what only follows',
      'limits: [{ count: 8, when: job.hardware.vendor == "nvidia" }]',
      'stage: production\n',
    ],
    [
      'a condition on a memory that is not known',
      'limits: [{ count: 8, when: job.hardware.memory_gib > 40 }]',
      'hardware: a100:16\n',
    ],
    [
      'a condition on hours that cannot be told',
      'custom: [{ id: long, when: job.sizing.hours.low > 100, message: Too long., remedy: Shorten it. }]',
      h100,
    ],
    [
      'a condition on a cost that cannot be told',
      'custom: [{ id: dear, when: job.sizing.cost.low > 100, message: Too dear. }]',
      sized,
    ],
    [
      'a condition that is off',
      'custom: [{ id: dear, when: job.sizing.cost.low > 100, message: Too dear., severity: off }]',
      h100,
    ],
    [
      'a condition that fails',
      'custom: [{ id: odd, when: 1 / (job.hardware.count - 64) > 0, message: Odd., severity: notice }]',
      h100,
    ],
    ['a limit whose condition fails', 'limits: [{ count: 8, when: 1 / (job.hardware.count - 64) > 0 }]', h100],
    [
      'a rule of its own',
      'custom: [{ id: own, when: job.hardware.count > 8, message: "More than eight.", remedy: Ask the team., reason: They are few., path: hardware.count, severity: warning }]',
      h100,
    ],
    [
      'a rule of its own without more words',
      'custom: [{ id: own, when: job.hardware.count > 8, message: "More than eight." }]',
      h100,
    ],
    ['hardware that is allowed', 'hardware: { allow: [h100, tpu] }', h100],
    [
      'hardware that is not',
      'hardware: { allow: [a100, { kind: tpu, provider: [gcp, aws] }, { machine: "p4d.*" }, { provider: azure }, { kind: other }], severity: warning, reason: Bought. }',
      h100,
    ],
    [
      'hardware on a long list',
      `hardware: { allow: [${['a100', 'a10g', 'l4', 't4', 'v100', 'h200', 'b200', 'mi300x', 'mi250x'].join(', ')}] }`,
      h100,
    ],
    [
      'hardware that may be allowed',
      'hardware: { allow: [{ accelerator: a100-80gb-sxm, provider: gcp }] }',
      'hardware: a100:8\n',
    ],
    ['hardware that the catalogue does not know', 'hardware: { allow: [h100], deny: [a100] }', 'hardware: my-card\n'],
    ['hardware that is not declared', 'hardware: { allow: [h100], deny: [a100] }', 'stage: production\n'],
    [
      'hardware at a provider that nobody knows',
      'hardware: { allow: [{ provider: aws }], deny: [{ provider: gcp }] }',
      'hardware: { accelerator: h100, provider: my-cloud }\n',
    ],
    ['hardware that is denied', 'hardware: { deny: [{ accelerator: h100, provider: aws }] }', h100],
    ['hardware that may be denied', 'hardware: { deny: [{ accelerator: h100, provider: gcp }] }', 'hardware: h100:8\n'],
    ['a machine that may be denied', 'hardware: { deny: [{ machine: "p5.*" }] }', h100],
    ['a machine that is denied', 'hardware: { deny: [{ machine: "p5.*" }] }', 'hardware: { machine: p5.48xlarge }\n'],
    [
      'a machine that is not allowed',
      'hardware: { allow: [{ machine: "p5.*" }] }',
      'hardware: { machine: p4d.24xlarge }\n',
    ],
    [
      'an accelerator that stands in no allowed machine',
      'hardware: { allow: [{ machine: "p5.*" }] }',
      'hardware: a100:8\n',
    ],
    [
      'an accelerator that may stand in an allowed machine',
      'hardware: { allow: [{ machine: "p5.*" }] }',
      'hardware: h100:8\n',
    ],
    ['a list that is off', 'hardware: { deny: [h100], severity: off }', h100],
    ['as many as are allowed', 'limits: [{ count: 64 }]', h100],
    ['one too many', 'limits: [{ id: few, count: 63, reason: They are few. }]', h100],
    ['a number that is not declared', 'limits: [{ id: few, count: 8, severity: warning }]', 'hardware: h100\n'],
    ['hours', 'limits: [{ hours: 1h }]', sized],
    ['hours that are likely too many', 'limits: [{ hours: 500h }]', sized],
    ['hours that are likely too many, as a warning', 'limits: [{ hours: 500h, severity: warning }]', sized],
    ['hours that are enough', 'limits: [{ hours: 10000h }]', sized],
    ['hours that cannot be told', 'limits: [{ id: short, hours: 1h }]', h100],
    ['chip-hours', 'limits: [{ chip_hours: 10 }]', sized],
    ['chip-hours that are likely too many', 'limits: [{ chip_hours: 30000 }]', sized],
    ['chip-hours that cannot be told', 'limits: [{ chip_hours: 10, severity: notice }]', h100],
    ['cost', 'limits: [{ cost: 10 USD }]', `${sized}operations: { price_per_chip_hour: 3 USD }\n`],
    [
      'cost that is likely too much',
      'limits: [{ cost: 100000 USD }]',
      `${sized}operations: { price_per_chip_hour: 3 USD }\n`,
    ],
    ['cost in another currency', 'limits: [{ cost: 10 USD }]', `${sized}operations: { price_per_chip_hour: 3 EUR }\n`],
    ['cost of what cannot be told', 'limits: [{ cost: 10 USD }]', h100],
    ['limits that are off', 'limits: [{ count: 1, hours: 1h, severity: off }]', sized],
    ['several jobs', 'limits: [{ count: 8 }]', 'jobs:\n  a: { hardware: h100:16 }\n  b: { hardware: h100:8 }\n'],
  ])('%s', async (_, policy, manifest) => {
    expect(await words(`${policy}\n`, manifest)).toMatchSnapshot()
  })

  it('a shared policy, whose place is told in words', async () => {
    const shared = 'require: [task]\nlimits: [{ count: 8, reason: They are few. }]\n'
    expect(await words(`extends: ${sharedName}\n`, h100, shared)).toMatchSnapshot()
  })
})
