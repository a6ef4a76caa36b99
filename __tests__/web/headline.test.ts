/// <reference lib="dom" />
import { describe, expect, it } from '@jest/globals'
import { Answers } from '../../src/edge/lsp/answers.ts'
import { OpenFiles } from '../../src/edge/lsp/open-files.ts'
import { headlineOf } from '../../web/playground/page/verdict.ts'
import { hostWith } from '../support/editor-host.ts'

const uri = 'file:///accelerator.yml'
const host = hostWith()

/** The headline of the playground. */
async function headline(manifest: string, policy?: string) {
  const files = new OpenFiles(host)
  if (policy !== undefined) files.open('file:///.github/accelerator-policy.yml', 1, policy)
  files.open(uri, 1, manifest)
  const look = await new Answers(files, host).look(uri)
  if (look === null) throw new Error('The manifest cannot be checked.')
  return headlineOf(look, ['59 of 96 GiB per device'])
}

describe('the headline', () => {
  const job = `framework: pytorch
stage: production
scale: { parameters: 13B, tokens: 1B, sequence_length: 4096, global_batch_size: 64 }
model: { architecture: transformer, precision: bf16 }
`
  const fit = `${job}hardware: gh200:4\n`

  it.each([
    ['no policy', fit, undefined, 'fit', /^✓ Fit: 59 of 96 GiB per device/],
    ['a limit', fit, 'limits: [{ count: 2 }]', 'mismatch', /^✗ Over the limit: The job uses 4 accelerators, but/],
    ['a list', fit, 'hardware: { deny: [gh200] }', 'mismatch', /^✗ Against the policy: 4× GH200 matches "gh200"/],
    [
      'a limit of an undecided job',
      'hardware: gh200:4\n',
      'limits: [{ count: 2 }]',
      'mismatch',
      /^✗ Undecided; over the limit: The job uses 4/,
    ],
    [
      'a limit, and hardware that does not suit',
      `${job.replace('13B', '700B')}hardware: t4:4\n`,
      'limits: [{ count: 2 }]',
      'mismatch',
      /^✗ Mismatch; over the limit: Needs at least/,
    ],
  ])('says of a job what the command says, with %s', async (_, manifest, policy, verdict, words) => {
    expect(await headline(manifest, policy)).toEqual({ verdict, words: expect.stringMatching(words) })
  })

  it('is of a job that the policy forbids before one that fits', async () => {
    const jobs = ['a', 'b'].map((name, index) => `  ${name}: { hardware: gh200:${4 * index + 2} }\n`).join('')
    const { words } = await headline(
      `defaults:\n${job.replace(/^/gm, '  ').trimEnd()}\njobs:\n${jobs}`,
      'limits: [{ count: 4 }]',
    )
    expect(words).toMatch(/^✗ Over the limit: The job uses 6/)
  })
})
