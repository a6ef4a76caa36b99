import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Host } from '../../../src/edge/action/host.ts'
import { runnerHost } from '../../../src/edge/action/runner-host.ts'
import { gitHubClient } from '../../../src/edge/github/live-client.ts'
import { workspaceOf } from '../../support/runner.ts'

/** What a step sees of its environment; the workspace is a new folder if none is given. */
function hostOf(environment: Readonly<Record<string, string>> = {}): Host {
  const nowhere = () => undefined
  const ways = { output: nowhere, print: nowhere, summarize: async () => undefined }
  return runnerHost({ environment, clientFor: (token, api) => gitHubClient(token, api), ...ways })
}
const inWorkspace = (files: Readonly<Record<string, string>> = {}, more = {}) => {
  const workspace = workspaceOf(files)
  return { workspace, host: hostOf({ GITHUB_WORKSPACE: workspace, ...more }) }
}

describe('the environment of a step', () => {
  it('names its inputs, its workspace and the day', () => {
    const { workspace, host } = inWorkspace({}, { 'INPUT_FAIL-ON': ' error ' })
    expect([host.input('fail-on'), host.input('policy'), host.workspace]).toEqual(['error', '', workspace])
    expect(host.today).toBe(new Date().toISOString().slice(0, 10))
    expect(hostOf().workspace).toBe(process.cwd())
  })

  it('has what the event names, and clients where it has a token', () => {
    const [head, base] = ['b'.repeat(40), 'c'.repeat(40)]
    const payload = { pull_request: { number: 1, head: { sha: head }, base: { sha: base } } }
    const event = {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: join(workspaceOf({ 'event.json': JSON.stringify(payload) }), 'event.json'),
      GITHUB_REPOSITORY: 'acme/training',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_ACTION_REPOSITORY: 'acme/accelerator-review',
      GITHUB_ACTION_REF: 'v1',
    }
    const asked = hostOf({ ...event, INPUT_TOKEN: 'secret' })
    expect(asked).toMatchObject({
      event: { name: 'pull_request', repository: 'acme/training' },
      base: { commit: base, repository: 'acme/training' },
      client: expect.anything(),
      contents: expect.anything(),
      links: {
        docs: 'https://github.com/acme/accelerator-review/blob/v1',
        files: `https://github.com/acme/training/blob/${head}`,
      },
    })
    for (const key of ['client', 'contents']) expect(hostOf(event)).not.toHaveProperty(key)
  })

  it('may name no event', () => {
    for (const path of [{}, { GITHUB_EVENT_PATH: '/not/there' }]) {
      const host = hostOf({ GITHUB_EVENT_NAME: 'push', ...path })
      expect(host).not.toHaveProperty('base')
      expect([host.links, host.event.name]).toEqual([{}, 'push'])
      expect(hostOf({ GITHUB_EVENT_NAME: 'pull_request', ...path }).event.fault).toBe('cannot be read')
    }
  })
})

describe('a report', () => {
  it('fails the run where its place is gone once it is made', () => {
    const { workspace, host } = inWorkspace()
    const gone = join(workspace, 'gone/report.json')
    expect(() => host.writeReport(gone, '')).toThrow(/^The report cannot be written: /)
  })

  it('lies in the folder of the runner, or in the workspace, unless a file is named', () => {
    const temporary = workspaceOf({})
    const { workspace, host } = inWorkspace()
    const beside = hostOf({ GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary })
    expect(host.reportPath('report-file')).toBe(join(workspace, 'accelerator-review.json'))
    expect(beside.reportPath('sarif-file')).toBe(join(temporary, 'accelerator-review.sarif'))
  })

  it('is written into the folder of its name, which is made', () => {
    const { workspace, host } = inWorkspace({}, { 'INPUT_REPORT-FILE': 'a/b/report.json' })
    const path = host.reportPath('report-file')
    expect([path, existsSync(join(workspace, 'a/b'))]).toEqual([join(workspace, 'a/b/report.json'), true])
    host.writeReport(path, '{}')
    expect(readFileSync(path, 'utf8')).toBe('{}')
  })

  it.each([
    ['outside', '../report.json', 'The input sarif-file is outside the workspace.'],
    ['behind a link that leads outside', 'link/not/there/yet.json', 'The input sarif-file is outside the workspace.'],
    ['behind a link', 'inner/report.json', 'The input sarif-file cannot be written: '],
    ['where a file stands for its folder', 'file/report.json', 'The input sarif-file cannot be written: '],
    ['where a folder stands', 'folder', 'cannot be written: it is a folder'],
  ])('is not written %s', (_, path, message) => {
    const { workspace, host } = inWorkspace({ file: '' }, { 'INPUT_SARIF-FILE': path })
    mkdirSync(join(workspace, 'folder'))
    symlinkSync(workspaceOf({}), join(workspace, 'link'))
    symlinkSync('folder', join(workspace, 'inner'))
    expect(() => host.writeReport(host.reportPath('sarif-file'), '')).toThrow(message)
  })
})

it('the folder that is checked is in the workspace', () => {
  const { workspace, host } = inWorkspace({ 'a/b': '' })
  expect([host.resolveFolder('a'), host.resolveFolder('.')]).toEqual([join(workspace, 'a'), workspace])
  expect(() => host.resolveFolder('..')).toThrow('The input working-directory is outside the workspace.')
})
