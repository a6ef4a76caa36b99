import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { runActionHere } from '../../support/action-here.ts'
import { passingManifest } from '../../support/fleet-reports.ts'
import { runAction, workspaceOf } from '../../support/runner.ts'

const misfit = 'framework: mxnet\nstage: production\nhardware: tpu-v4-32\n'
const warned = 'framework: jax\nstage: production\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'

describe('the Action', () => {
  it('annotates the exact range, summarises, sets the outputs and fails on an error', () => {
    const run = runAction(
      workspaceOf({ 'a/accelerator.yml': misfit, 'b/accelerator.yml': warned, 'c/accelerator.yml': sound }),
    )
    expect(run.status).toBe(1)
    expect(run.stderr).toBe('')
    expect(run.commands.map(({ name, properties }) => [name, properties])).toEqual([
      [
        'error',
        {
          title: 'framework/no-xla-path',
          file: 'a/accelerator.yml',
          line: '1',
          endLine: '1',
          col: '1',
          endColumn: '16',
        },
      ],
      [
        'warning',
        {
          title: 'model/dynamic-shapes',
          file: 'b/accelerator.yml',
          line: '3',
          endLine: '3',
          col: '10',
          endColumn: '29',
        },
      ],
    ])
    expect(run.outputs).toMatchObject({
      verdict: 'mismatch',
      'error-count': '1',
      'warning-count': '1',
      'notice-count': '0',
      'waived-count': '0',
    })
    expect(JSON.parse(readFileSync(run.outputs['report'] as string, 'utf8')).summary.failed).toBe(true)
    expect(run.summary).toMatchSnapshot()
  })

  it.each([
    ['never', misfit, 0],
    ['error', misfit, 1],
    ['error', warned, 0],
    ['warning', warned, 1],
    ['notice', sound, 0],
  ])('with fail-on %s exits as it says', async (failOn, text, status) => {
    const run = await runActionHere(workspaceOf({ 'accelerator.yml': text }), { 'fail-on': failOn })
    expect(run.status).toBe(status)
  })

  it('passes and says so where there is no manifest', async () => {
    const run = await runActionHere(workspaceOf({ 'README.md': '' }))
    expect(run.status).toBe(0)
    expect(run.stdout).toContain('No accelerator.yml was found')
    expect(run.summary).toContain('nothing to check')
    expect(run.outputs).toMatchObject({ verdict: 'undecided', 'error-count': '0' })
  })

  it.each([
    [{ paths: 'missing/accelerator.yml' }, 'There is no file'],
    [{ paths: '../no-such-folder-beside-it' }, 'There is no file'],
    [{ 'fail-on': 'errors' }, 'it takes error, warning, notice, never'],
    [{ annotations: 'yes' }, 'it takes true, false'],
    [{ policy: '.github/accelerator-policy.yml' }, 'accelerator-policy.yml does not exist'],
  ])('refuses the inputs %j with one message', async (inputs, message) => {
    const files = workspaceOf({ 'accelerator.yml': sound })
    const run = await runActionHere(files, inputs as unknown as Record<string, string>)
    expect(run.status).toBe(2)
    expect(run.commands).toHaveLength(1)
    expect(run.commands[0]?.name).toBe('error')
    expect(run.commands[0]?.data).toContain(message)
  })

  it('looks only below the working directory, and names files from the workspace', async () => {
    const workspace = workspaceOf({ 'a/accelerator.yml': misfit, 'b/accelerator.yml': warned })
    const run = await runActionHere(workspace, { 'working-directory': 'b' })
    expect(run.commands.map(({ properties }) => properties['file'])).toEqual(['b/accelerator.yml'])
  })

  it('shows ten of each kind, the gravest first, and says what was left out', async () => {
    const jobs = Array.from({ length: 14 }, (_, index) => `  j${index}: { framework: mxnet, hardware: tpu-v4-8 }`)
    const run = await runActionHere(
      workspaceOf({ 'accelerator.yml': `jobs:\n${jobs.join('\n')}\n`, 'z/accelerator.yml': warned }),
    )
    const errors = run.commands.filter(({ name }) => name === 'error')
    // If a file has several jobs, each is named.
    expect(errors.map(({ properties }) => properties['title'])).toEqual(
      Array.from({ length: 10 }, (_, index) => `framework/no-xla-path · j${index}`),
    )
    expect(run.commands.filter(({ name }) => name === 'warning')).toHaveLength(1)
    expect(run.stdout).toContain('4 more findings are in the summary')
    expect(run.summary).toContain('4 more are only in this summary')
  })

  it('writes the report where it is told', async () => {
    const workspace = workspaceOf({ 'accelerator.yml': sound })
    await runActionHere(workspace, { 'report-file': 'out/report.json' })
    expect(existsSync(join(workspace, 'out/report.json'))).toBe(true)
  })

  it('has cheaper hardware for a job that passes in the report, if told so', async () => {
    const workspace = workspaceOf({ 'accelerator.yml': passingManifest })
    const cheaperWith = async (inputs: Readonly<Record<string, string>>) => {
      await runActionHere(workspace, { 'report-file': 'report.json', ...inputs })
      return JSON.parse(readFileSync(join(workspace, 'report.json'), 'utf8')).files[0].jobs[0].cheaper
    }
    expect([await cheaperWith({}), await cheaperWith({ savings: 'true' })]).toEqual([
      undefined,
      expect.objectContaining({ change: expect.stringMatching(/^64× A100 SXM 40 GB/) }),
    ])
  })

  it('prints no annotation when told not to, and still fails', async () => {
    const run = await runActionHere(workspaceOf({ 'accelerator.yml': misfit }), { annotations: 'false' })
    expect(run.commands).toEqual([])
    expect(run.status).toBe(1)
  })

  it('gives a fork, a push, a merge group, a schedule and a dispatch the same answer', async () => {
    const files = { 'accelerator.yml': misfit, 'b/accelerator.yml': warned }
    const head = { sha: 'b'.repeat(40), repo: { fork: true, full_name: 'stranger/training' } }
    const events: [string, object][] = [
      ['push', {}],
      ['pull_request', { pull_request: { number: 1, head, base: { sha: 'c'.repeat(40) } } }],
      ['merge_group', { merge_group: { base_sha: 'c'.repeat(40) } }],
      ['schedule', {}],
      ['workflow_dispatch', { inputs: {} }],
    ]
    const answers = new Set<string>()
    for (const [name, payload] of events) {
      const workspace = workspaceOf(files)
      const event = join(workspaceOf({}), 'event.json')
      writeFileSync(event, JSON.stringify(payload))
      const run = await runActionHere(workspace, {}, { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: event })
      const { report: _, sarif: __, ...outputs } = run.outputs
      answers.add(JSON.stringify([run.status, run.commands, outputs]))
    }
    expect(answers.size).toBe(1)
  })

  it.each([
    ['issue_comment', true],
    ['workflow_run', true],
    ['push', false],
    ['schedule', false],
  ])('says whose policy counts where the event names no branch: %s', async (name, mayBeProposed) => {
    const policy = { '.github/accelerator-policy.yml': 'fail-on: notice\n' }
    const { stdout } = await runActionHere(workspaceOf({ 'accelerator.yml': misfit, ...policy }), {}, of(name))
    expect(stdout).toContain(`Judged by the policy of the commit itself: the event \`${name}\` names no base`)
    expect(stdout.includes('If a pull request is checked out, that is its own policy.')).toBe(mayBeProposed)
    const without = await runActionHere(workspaceOf({ 'accelerator.yml': misfit }), {}, of(name))
    expect(without.stdout).not.toContain('Judged by')
  })
  const of = (name: string) => ({ GITHUB_EVENT_NAME: name })

  it('links the lines of the head commit on a pull request', async () => {
    const event = join(
      workspaceOf({
        'event.json': JSON.stringify({
          pull_request: { head: { sha: 'b'.repeat(40) }, base: { sha: 'c'.repeat(40) } },
        }),
      }),
      'event.json',
    )
    const run = await runActionHere(workspaceOf({ 'accelerator.yml': misfit }), {}, { GITHUB_EVENT_PATH: event })
    expect(run.summary).toContain(`https://github.com/acme/training/blob/${'b'.repeat(40)}/accelerator.yml#L1`)
  })

  it('declares in action.yml the inputs and outputs that it uses', () => {
    const { inputs, outputs, runs } = parse(readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8'))
    expect(Object.keys(inputs)).toEqual([
      'paths',
      'fail-on',
      'policy',
      'no-manifest',
      'token',
      'base-ref',
      'head-ref',
      'fail-on-new',
      'changed-only',
      'comment',
      'suggest',
      'savings',
      'annotations',
      'report-file',
      'sarif-file',
      'sarif-category',
      'working-directory',
    ])
    expect(Object.keys(outputs).sort()).toEqual(
      Object.keys(runAction(workspaceOf({ 'accelerator.yml': sound })).outputs).sort(),
    )
    expect(runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })
})
