import { describe, expect, it } from '@jest/globals'
import { Answers } from '../../../src/edge/lsp/answers.ts'
import { OpenFiles } from '../../../src/edge/lsp/open-files.ts'
import type { Host, Repository } from '../../../src/edge/lsp/repository.ts'

const uri = 'file:///accelerator.yml'
const policyUri = 'file:///.github/accelerator-policy.yml'
const misfit = 'framework: pytorch\nscale: { parameters: 70B, tokens: 1T }\nhardware: tpu-v5e-8\n'

const repository: Repository = {
  pathOf: (of) => of.slice('file:///'.length),
  uriOf: (path) => `file:///${path}`,
  policyFiles: { own: async () => undefined, remote: async () => ({ message: '', remedy: '' }) },
  evidenceFor: async () => undefined,
  forget: () => {},
}
const host: Host = { repositoryOf: () => repository, today: () => '2026-11-28' }

/** Answers about a manifest, and a policy where there is one. */
function opened(manifest: string, policy?: string): Answers {
  const files = new OpenFiles(host)
  if (policy !== undefined) files.open(policyUri, 1, policy)
  files.open(uri, 1, manifest)
  return new Answers(files, host)
}

describe('a look at a manifest', () => {
  it('is the whole of what there is to see', async () => {
    const look = await opened(misfit).look(uri)
    expect(look?.report.files[0]?.jobs[0]?.assessment.verdict).toBe('mismatch')
    expect(look?.job).toBe(look?.report.files[0]?.jobs[0]?.name)
    expect(look?.actions.map(({ title }) => title)).toContainEqual(expect.stringContaining('instead of TPU v5e-8'))
    expect(await opened(misfit).look('file:///other/accelerator.yml')).toBeNull()
  })

  it('is under the default policy where the own one is faulty, and says so', async () => {
    const look = await opened(misfit, 'fail-on: sometimes\n').look(uri)
    expect(look?.policyProblems.map(({ origin }) => origin.file)).toEqual(['.github/accelerator-policy.yml'])
    expect(look?.report.files[0]?.jobs).toHaveLength(1)
  })

  it('is at the worst of many jobs, unless another is asked for', async () => {
    const sound = 'framework: pytorch\nscale: { parameters: 1B, tokens: 1B }\nhardware: h100:8\n'
    const jobOf = (text: string): string => text.trim().split('\n').join(', ')
    const both = opened(`jobs:\n  good: { ${jobOf(sound)} }\n  bad: { ${jobOf(misfit)} }\n`)
    expect([(await both.look(uri))?.job, (await both.look(uri, 'good'))?.job]).toEqual(['bad', 'good'])
  })
})
