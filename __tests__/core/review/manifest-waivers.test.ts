import { describe, expect, it } from '@jest/globals'
import { readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { type ManifestsOnBase, ManifestWaivers } from '../../../src/core/review/manifest-waivers.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

const path = 'accelerator.yml'
const comment = '# accelerator-review: allow model/dynamic-shapes until 2026-12-31 because it is rewritten'
const job = (name: string, more = comment): string => `jobs:
  ${name}:
    framework: jax
    stage: production
    ${more}
    model: { dynamic_shapes: true }
    hardware: tpu-v5e-64
`
const inline = 'waiver-terms: { inline: true }\n'

/** The waivers of a manifest that apply under a policy, and the rules of their findings. */
async function counted(policy: string, text: string, onBase?: ManifestsOnBase) {
  const effective = await effectiveOf(policy)
  expect(effective.problems).toEqual([])
  const read = new ManifestWaivers(effective.policy, onBase)
  read.read(path, readDocument(text))
  return { waived: read.waivers.map(({ rule }) => rule), found: read.problems.map(({ rule }) => rule) }
}
const counts = { waived: ['model/dynamic-shapes'], found: [] }

describe('a waiver in a manifest', () => {
  it.each([
    ['counts where the policy allows it', inline, counts],
    [
      'counts beside a lock of another rule',
      `${inline}rules: { model/custom-ops: { severity: error, locked: true } }\n`,
      counts,
    ],
    ['counts for a rule that is set and not locked', `${inline}rules: { model/dynamic-shapes: error }\n`, counts],
    ['does not where the policy allows none', '', { waived: [], found: ['policy/waiver-not-allowed'] }],
    [
      'does not for a rule that the policy locks',
      `${inline}rules: { model/dynamic-shapes: { severity: warning, locked: true } }\n`,
      { waived: [], found: ['policy/waiver-not-allowed'] },
    ],
    [
      'does not for a rule that the policy never has waived',
      'waiver-terms: { inline: true, never: [model/dynamic-shapes] }\n',
      { waived: [], found: ['policy/waiver-not-allowed'] },
    ],
  ])('%s', async (_, policy, expected) => expect(await counted(policy, job('train'))).toEqual(expected))

  it.each<[string, ManifestsOnBase, typeof counts | { waived: string[]; found: string[] }]>([
    ['the base has as well', new Map([[path, job('train')]]), counts],
    ['the base has in a job of another name', new Map([[path, job('pretrain')]]), counts],
    ['the base lacks', new Map([[path, job('train', '# nothing')]]), { waived: [], found: ['policy/waiver-pending'] }],
    ['stands in a new manifest', new Map([[path, undefined]]), { waived: [], found: ['policy/waiver-pending'] }],
    ['stands in a manifest that is not known of the base', new Map(), { waived: [], found: ['policy/waiver-pending'] }],
    [
      'the base has in another manifest',
      new Map([['b.yml', job('train')]]),
      { waived: [], found: ['policy/waiver-pending'] },
    ],
  ])('counts on a pull request or not: %s', async (_, onBase, expected) => {
    expect(await counted(inline, job('train'), onBase)).toEqual(expected)
  })

  it('covers on a pull request the jobs that it covers on the base, by their names now', async () => {
    const other = job('other', '# nothing').replace('jobs:\n', '')
    const effective = await effectiveOf(inline)
    const read = new ManifestWaivers(effective.policy, new Map([[path, `${job('pretrain')}${other}`]]))
    read.read(path, readDocument(`${job('train')}${other}`))
    expect(read.waivers).toMatchObject([{ jobsOnBase: new Set(['train']) }])
  })

  it('that is wrong is told though none counts', async () => {
    const wrong = job('train', '# accelerator-review: allow model/dynamic-shapes')
    expect(await counted(inline, wrong, new Map())).toEqual({ waived: [], found: ['policy/waiver-malformed'] })
  })
})
