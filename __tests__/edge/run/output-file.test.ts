import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { check } from '../../../src/edge/cli/check/check.ts'
import { withChange } from '../../support/hosted-change.ts'
import { workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const written = 'framework: torch\nstage: prod\nhardware: tpu-v5e-64\n'
const misfit = 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n'

describe('a report that cannot be written is refused', () => {
  it.each([
    [['--output', 'no/such/folder/report.json']],
    [['--output', '.']],
    [['--output', 'accelerator.yml/report.json']],
    [['--write-baseline', 'no/such/folder/known.json']],
  ])('by the command, before it writes anything: %j', async (words) => {
    const folder = workspaceOf({ 'accelerator.yml': written })
    const run = runHere(check, folder, ['--fix', '--write-baseline', join(folder, 'known.json'), ...words])
    await expect(run).rejects.toThrow(/cannot be written: /)
    expect(readFileSync(join(folder, 'accelerator.yml'), 'utf8')).toBe(written)
    expect(existsSync(join(folder, 'known.json'))).toBe(false)
  })

  it.each(['report-file', 'sarif-file'])(
    'by the Action, before it posts anything: %s',
    async (input) => {
      await withChange({ base: {}, head: { 'accelerator.yml': misfit }, program: 'bundle' }, async (change) => {
        const { status, commands, summary } = await change.run({ comment: 'always', [input]: 'accelerator.yml/report' })
        expect([status, commands.map(({ data }) => data)]).toEqual([2, [expect.stringContaining('cannot be written')]])
        expect([summary, await change.github.comments(1)]).toEqual(['', []])
      })
    },
    60_000,
  )
})
