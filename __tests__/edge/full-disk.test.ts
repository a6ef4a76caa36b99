import { spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { dist } from '../support/dist.ts'
import { describeWith } from '../support/needs.ts'
import { actionStart, workspaceOf } from '../support/runner.ts'

const fits = `framework: pytorch
stage: production
scale: { parameters: 7B }
hardware: { accelerator: h100-sxm, count: 8 }
`

describeWith('a device that is always full, as on Linux', process.platform === 'linux')('a report that is lost', () => {
  const folder = workspaceOf({ 'accelerator.yml': fits })
  const statusOf = (words: readonly string[], env: NodeJS.ProcessEnv = { PATH: process.env['PATH'] }) => {
    const stdio = ['ignore', openSync('/dev/full', 'w'), 'ignore'] as const
    return spawnSync(process.execPath, words, { cwd: folder, env, stdio: [...stdio] }).status
  }

  it('never passes as a command', () => {
    expect(statusOf([join(dist(), 'cli/index.js'), 'check'])).toBe(2)
  })

  it('never passes as an Action', () => {
    expect(statusOf([join(dist(), 'index.js')], actionStart(folder, {}, {}).env)).toBe(2)
  })
})
