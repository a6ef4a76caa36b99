import { describe, expect, it } from '@jest/globals'
import { reviewUnder } from '../../support/policy-runs.ts'

/** The findings of a policy's lists for eight H100 with these additional keys. */
async function found(lists: string, keys: string): Promise<string[]> {
  const manifest = `framework: pytorch\nhardware: { accelerator: H100, count: 8, ${keys} }\n`
  const { findings } = await reviewUnder(`hardware: ${lists}\n`, manifest)
  return findings
    .filter(({ rule }) => rule.startsWith('policy/'))
    .map(({ rule, severity, problem = '', message }) => `${severity} ${rule} ${problem || message}`)
}

const choice = 'provider: gcp, machine: "p5.48xlarge or p5e.48xlarge"'
const open = (list: string, why: string) => [
  `error policy/undeclared The policy's ${list} list cannot be checked: ${why} (accelerator-policy.yml:1).`,
]
const unknown = (word: string) => `the catalog does not know "${word}"`

describe('a list of hardware cannot be checked', () => {
  it.each([
    ['{ deny: [{ provider: aws }] }', 'a cloud'],
    ['{ deny: [h200] }', 'an accelerator'],
    ['{ deny: [{ machine: p5e.48xlarge }] }', 'a machine type'],
    ['{ allow: [h100] }', 'an accelerator'],
    ['{ allow: [{ provider: gcp }] }', 'a cloud'],
  ])('%s, where a name that nobody knows holds %s of it', async (lists) => {
    const [list = ''] = /allow|deny/.exec(lists) ?? []
    expect(await found(lists, choice)).toEqual(open(list, unknown('p5.48xlarge or p5e.48xlarge')))
  })

  it.each([
    ['{ deny: [{ provider: aws }] }', 'provider: gcp, region: us-east-1', '"us-east-1" is no region of Google Cloud'],
    ['{ allow: [{ provider: gcp }] }', 'provider: gcp, region: us-east-1', '"us-east-1" is no region of Google Cloud'],
    ['{ deny: [{ provider: azure }] }', 'provider: aws, region: East US 2', '"East US 2" is no region of AWS'],
    ...['aws us-east-1', 'us-east-1 (N. Virginia)', 'us-east-1,us-west-2', ' us-east-1 ', 'aws'].map(
      (region) =>
        [
          '{ deny: [{ provider: aws }] }',
          `provider: gcp, region: "${region}"`,
          `"${region}" is no region of Google Cloud`,
        ] as const,
    ),
    [
      '{ deny: [{ accelerator: h100, provider: gcp }] }',
      'provider: aws, region: us-central1-a',
      '"us-central1-a" is no region of AWS',
    ],
    [
      '{ deny: [{ provider: azure }] }',
      'provider: coreweave, region: westeurope',
      '"westeurope" is no region of CoreWeave',
    ],
    [
      '{ deny: [{ provider: azure }] }',
      'provider: on-prem, region: westeurope',
      '"westeurope" is no region of on premises',
    ],
    ['{ deny: [h200] }', 'machine: "node (H200)"', unknown('node (H200)')],
    ['{ deny: [h200] }', 'machine: my-h200-box', unknown('my-h200-box')],
    ['{ deny: [{ provider: aws }] }', 'provider: gcp, machine: p5 of AWS', unknown('p5 of AWS')],
  ])('%s with %s', async (lists, keys, why) => {
    expect(await found(lists, keys)).toEqual(open(/allow|deny/.exec(lists)?.[0] ?? '', why))
  })

  it('at its own severity', async () => {
    expect((await found('{ deny: [h200], severity: warning }', choice))[0]).toMatch(/^warning policy\/undeclared/)
  })
})

describe('a list of hardware is checked as declared', () => {
  it.each([
    ['{ deny: [h200] }', 'provider: gcp, machine: our-node'],
    ['{ allow: [{ provider: gcp }] }', 'provider: gcp, machine: our node'],
    ['{ allow: [h100] }', 'machine: "node (H100)"'],
    ['{ allow: [h100] }', 'machine: our-h100-node'],
    ['{ deny: [m2] }', 'machine: m2-node'],
    ['{ deny: [tpu] }', choice],
    ['{ deny: [{ provider: aws }] }', 'provider: gcp, region: us-central1-a'],
    ['{ deny: [{ provider: aws }] }', 'provider: gcp, region: somewhere'],
    ['{ deny: [{ provider: aws }] }', 'provider: gcp, region: "us-central1 (Iowa)"'],
    ['{ deny: [{ provider: aws }] }', 'provider: on-prem, region: us-east-1'],
    ['{ deny: [h200] }', 'provider: gcp, region: us-east-1'],
    ['{ deny: [{ accelerator: a100, provider: aws }] }', 'provider: gcp, region: us-east-1'],
  ])('%s with %s', async (lists, keys) => {
    expect(await found(lists, keys)).toEqual([])
  })
})
