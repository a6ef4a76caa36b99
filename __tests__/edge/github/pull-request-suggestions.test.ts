import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type HostedChange, withChange } from '../../support/hosted-change.ts'
import type { ActionRun } from '../../support/runner.ts'

const path = 'train/accelerator.yml'
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const misfit = 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n'
const typing = 'framework: pytorch\nstage: producton\nscale: large\nhardware: H100:8\n'
const remarks = (count: number): string => '# A remark.\n'.repeat(count)
const suggest = { suggest: 'true' }

const posted = async ({ github }: HostedChange): Promise<[string, number, string][]> =>
  (await github.reviewComments(1)).map(({ path: file, line, body }) => [file, line, replacementIn(body)])
const replacementIn = (body: string): string => /```suggestion\n([\s\S]*)\n```/.exec(body)?.[1] ?? ''
const patchIn = ({ summary }: ActionRun): string => /```diff\n([\s\S]*?)```/.exec(summary)?.[1] ?? ''

/** Checks the text that a click commits. */
async function checked(change: HostedChange, files: Record<string, string>): Promise<number | null> {
  await change.push(files)
  return (await change.run({ 'fail-on': 'warning' })).status
}

describe('a suggestion', () => {
  it('stands on the lines of the pull request, and the click that commits it clears the finding', async () => {
    await withChange({ base: { [path]: sound }, head: { [path]: misfit }, program: 'bundle' }, async (change) => {
      const run = await change.run(suggest)
      const [[file, line, replacement] = [], ...others] = await posted(change)
      expect([run.status, file, line, others]).toEqual([1, path, 3, []])
      expect(patchIn(run)).toBe('')
      const fixed = misfit
        .split('\n')
        .with(2, replacement ?? '')
        .join('\n')
      expect(await checked(change, { [path]: fixed })).toBe(0)
      await change.run(suggest)
      const [{ body } = { body: '' }] = await change.github.reviewComments(1)
      expect(body).toMatch(/\*\*Outdated:\*\*/)
      expect(body).not.toContain('```suggestion')
    })
  })

  it('is not posted again, by nobody who runs at the same time either', async () => {
    const head = { [path]: misfit, 'other/accelerator.yml': typing }
    await withChange({ base: { [path]: sound }, head, program: 'bundle' }, async (change) => {
      change.checkout('full')
      await Promise.all([1, 2, 3].map(() => change.run(suggest)))
      await change.run(suggest)
      await change.push({ 'notes.txt': 'x\n' })
      await change.run(suggest)
      expect((await posted(change)).map(([file]) => file).sort()).toEqual(['other/accelerator.yml', path])
    })
  })

  it.each([
    ['above it', `${remarks(40)}${misfit}`, `# Another remark.\n${remarks(40)}${misfit}`],
    ['below it, with a byte order mark', `\ufeff${misfit}${remarks(40)}`, `\ufeff${misfit}${remarks(41)}`],
  ])('is a patch in the summary where the difference is %s', async (_, before, head) => {
    await withChange({ base: { [path]: before }, head: { [path]: head } }, async (change) => {
      const run = await change.run(suggest)
      expect(await posted(change)).toEqual([])
      const folder = mkdtempSync(join(tmpdir(), 'patched-'))
      writeFileSync(join(folder, 'x.patch'), patchIn(run))
      mkdirSync(join(folder, 'train'))
      writeFileSync(join(folder, path), head)
      execFileSync('git', ['apply', 'x.patch'], { cwd: folder, env: { PATH: process.env['PATH'] } })
      const fixed = readFileSync(join(folder, path), 'utf8')
      rmSync(folder, { recursive: true })
      expect(await checked(change, { [path]: fixed })).toBe(0)
    })
  })

  it.each(['full', 'shallow'] as const)('is never on lines that the base has moved: %s', async (checkout) => {
    const before = `${remarks(20)}${misfit}${remarks(20)}`
    const setup = {
      base: { [path]: before, 'other/accelerator.yml': sound },
      head: { [path]: before.replace('production', 'prototype'), 'other/accelerator.yml': typing },
      // In the merge commit, the line is further down, where the diff shows another one.
      later: { [path]: `${remarks(1)}${before}` },
    }
    await withChange(setup, async (change) => {
      const run = await change.run(suggest, { checkout })
      expect(await posted(change)).toEqual([['other/accelerator.yml', 2, 'stage: production']])
      expect(run.stdout).toContain('Suggestions left to the summary: 1.')
      expect(patchIn(run)).toContain(`+++ b/${path}`)
      expect(patchIn(run)).not.toContain('other/')
      // A checkout of the head itself has the lines that GitHub shows.
      await change.run(suggest, { checkout: checkout === 'full' ? 'head' : 'shallow head' })
      expect((await posted(change)).map(([file, line]) => [file, line])).toContainEqual([path, 23])
    })
  })

  it('loses no other to one that GitHub refuses, and is then in the summary', async () => {
    const head = { 'a/accelerator.yml': typing, 'b/accelerator.yml': misfit, 'c/accelerator.yml': typing }
    await withChange({ base: { 'README.md': 'x\n' }, head }, async (change) => {
      // Both kinds, then the first of the first kind. That kind has another one.
      change.github.fault({ route: 'POST pulls/{pull_number}/reviews', kind: 'unprocessable', calls: [1, 2] })
      const run = await change.run(suggest)
      expect((await posted(change)).map(([file]) => file)).toEqual(['b/accelerator.yml', 'c/accelerator.yml'])
      expect(run.stdout).toContain('GitHub rejected 1.')
      expect(patchIn(run)).toContain('+++ b/a/accelerator.yml')
      expect(patchIn(run)).not.toContain('b/c/')
    })
  })

  it.each(['contents', 'fork', 'checks'] as const)(
    'is a patch in the summary with the permissions %s',
    async (permissions) => {
      const setup = { base: { [path]: sound }, head: { [path]: misfit }, github: { permissions } }
      await withChange(setup, async (change) => {
        const run = await change.run(suggest)
        expect([run.status, await posted(change)]).toEqual([1, []])
        expect(patchIn(run)).toContain(`+++ b/${path}`)
        expect(run.stdout).toMatch(/^(The suggestions were left out|Suggestions may be missing).*not permit/m)
      })
    },
  )

  it('is a patch in the summary of what is no pull request, and without a token', async () => {
    await withChange({ base: { [path]: sound }, head: { [path]: misfit } }, async (change) => {
      const pushed = await change.runOn(
        { name: 'push', ref: 'feature', before: 'main' },
        change.checkout('full', 'feature'),
        suggest,
      )
      const tokenless = await change.run(suggest, { environment: { INPUT_TOKEN: '' } })
      for (const run of [pushed, tokenless]) expect(patchIn(run)).toContain(`+++ b/${path}`)
      expect(change.github.calls).toEqual([])
      expect(patchIn(await change.run())).toBe('')
    })
  })

  it.each([
    ['CRLF', misfit.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\ufeff${misfit}`],
  ])('keeps %s', async (_, text) => {
    await withChange({ base: { [path]: `${text}# x\n` }, head: { [path]: text } }, async (change) => {
      await change.run(suggest)
      expect(await posted(change)).toEqual([[path, 3, expect.stringMatching(/^hardware: \S+$/)]])
    })
  })
})
