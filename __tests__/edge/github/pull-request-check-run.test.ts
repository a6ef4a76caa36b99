import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { withChange } from '../../support/hosted-change.ts'
import { essence } from '../../support/run-results.ts'

const path = 'accelerator.yml'
const jobs = (count: number): string =>
  Array.from({ length: count }, (_, index) => `  j${index}: { framework: mxnet, hardware: tpu-v4-32 }\n`).join('')
const many = (count: number): string => `jobs:\n${jobs(count)}`

describe('the check run', () => {
  it('holds every finding of the step, fifty a request, and belongs to the head', async () => {
    const setup = {
      base: { 'README.md': 'Before.\n' },
      head: { [path]: many(120) },
      later: { 'README.md': 'x\n' },
      program: 'bundle',
    } as const
    await withChange(setup, async (change) => {
      const run = await change.run()
      const head = change.github.sha('feature')
      expect(change.merge).not.toBe(head)
      const [check, ...others] = await change.github.checkRuns(head)
      expect(others).toEqual([])
      expect(check).toMatchObject({ name: 'Accelerator review (review)', status: 'completed', conclusion: 'failure' })
      const report = JSON.parse(readFileSync(run.outputs['report'] as string, 'utf8'))
      const found = report.files[0].findings.map(({ rule, job, line }: Record<string, string>) => [
        `${rule} · ${job}`,
        line,
      ])
      expect(found).toHaveLength(120)
      expect(check?.annotations.map(({ title, start_line: line }) => [title, line])).toEqual(found)
      const sent = change.github.calls.flatMap(({ body }) => {
        const { output } = (body ?? {}) as { output?: { annotations: unknown[] } }
        return output ? [output.annotations.length] : []
      })
      expect(sent).toEqual([50, 50, 20])
      expect(run.commands).toHaveLength(10)
      expect(run.stdout).toContain('The check run "Accelerator review (review)" holds 120 annotations.')
    })
  })

  it('is made only where the step cannot show all, and passes where the check does', async () => {
    await withChange({ base: { 'README.md': 'Before.\n' }, head: { [path]: many(10) } }, async (change) => {
      await change.run()
      expect(await change.github.checkRuns(change.github.sha('feature'))).toEqual([])
      expect(change.github.calls).toEqual([])
      await change.push({ [path]: many(11) })
      await change.run({ 'fail-on': 'never' })
      const [check] = await change.github.checkRuns(change.github.sha('feature'))
      expect([check?.conclusion, check?.annotations.length]).toEqual(['neutral', 11])
      await change.run({ annotations: 'false' }, { event: { job: 'quiet' } })
      expect(await change.github.checkRuns(change.github.sha('feature'))).toHaveLength(1)
    })
  })

  it('is written for a push and a merge queue too', async () => {
    await withChange({ base: { 'README.md': 'Before.\n' }, head: { [path]: many(11) } }, async (change) => {
      const folder = change.checkout('full', 'feature')
      await change.runOn({ name: 'push', ref: 'feature', before: 'main', job: 'a' }, folder)
      await change.runOn({ name: 'merge_group', base: 'main', head: 'feature', job: 'b' }, folder)
      const checks = await change.github.checkRuns(change.github.sha('feature'))
      expect(checks.map(({ name, annotations }) => [name, annotations.length])).toEqual([
        ['Accelerator review (a)', 11],
        ['Accelerator review (b)', 11],
      ])
    })
  })

  it('is left out with a word where the token may not write it', async () => {
    const setup = { base: { 'README.md': 'Before.\n' }, head: { [path]: many(11) } }
    const allowed = await withChange(setup, async (change) => essence(await change.run()))
    await withChange({ ...setup, github: { permissions: 'contents' } }, async (change) => {
      const run = await change.run()
      expect(essence(run)).toBe(allowed)
      expect(run.stdout).toMatch(/^The check run was left out\. .*`permissions: checks: write`/m)
      expect(run.stdout).toContain('1 more findings are in the summary')
    })
  })
})
