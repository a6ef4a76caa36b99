import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type ChangeSetup, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'
import { runCommand, workspaceOf } from '../support/runner.ts'

const page = readFileSync(new URL('../../docs/first-hour.md', import.meta.url), 'utf8')
const fences = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text as string)
const [manifest, policy] = fences('yaml')
const path = 'accelerator.yml'
const policyPath = '.github/accelerator-policy.yml'
const later = { 'README.md': 'Later.\n' }

/** The findings and exit status for a pull request, with the inputs of a step on the page. */
async function reviewed(setup: Pick<ChangeSetup, 'base' | 'head'>, inputs: Readonly<Record<string, string>>) {
  let seen: { readonly status: number | null; readonly told: readonly string[] } = { status: null, told: [] }
  await withChange({ ...setup, later }, async (change) => {
    const run = await change.run(inputs)
    seen = { status: run.status, told: standings(run) }
  })
  return seen
}

describe("a team's first hour", () => {
  it('begins in a new folder with one launch file, and prints what is shown', () => {
    const [, launch] = fences('sh')
    const folder = workspaceOf({ 'train.sbatch': launch as string })
    const [, words = '', printed] = /^\$ accelerator-review (.*)\n([\s\S]*)$/.exec(fences('console')[0] as string) ?? []
    expect(runCommand(folder, words.split(' ')).stdout).toBe(printed)
    expect(runCommand(folder, ['init']).status).toBe(0)
    writeFileSync(join(folder, path), manifest as string)
    const { status, stdout } = runCommand(folder, ['check'])
    expect(status).toBe(1)
    for (const told of ['about 128 of 80 GiB per device', '8-bit Adam in pure bf16', '8 accelerators instead of 1'])
      expect(stdout).toContain(told)
  })

  const declared = { base: { 'train.py': '' }, head: { [path]: manifest as string } }

  it('reports before it fails', async () => {
    const { status, told } = await reviewed(declared, { 'fail-on': 'never' })
    expect([status, told]).toEqual([0, ['new error sizing/does-not-fit job']])
  })

  it('fails on what a pull request brings, and not on what was there', async () => {
    const inputs = { 'fail-on-new': 'true' }
    expect((await reviewed(declared, inputs)).status).toBe(1)
    const standing = { base: { [path]: manifest as string }, head: { 'train.py': '' } }
    const { status, told } = await reviewed(standing, inputs)
    expect([status, told.length]).toEqual([0, 1])
    expect(told[0]).toMatch(/^existing error sizing\/does-not-fit/)
  })

  it('holds a prototype to the policy of the base, whatever the pull request does to it', async () => {
    const head = {
      [path]: 'framework: pytorch\nstage: prototype\nhardware: H100:128\n',
      [policyPath]: (policy as string).replace('count: 64', 'count: 1000'),
    }
    const { status, told } = await reviewed({ base: { [policyPath]: policy as string }, head }, {})
    expect(status).toBe(1)
    expect(told.join()).toContain('new error policy/limit-exceeded')
  })
})
