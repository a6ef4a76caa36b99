import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { runAction, runCommand, workspaceOf } from '../support/runner.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text as string)

describe('the README', () => {
  const sessions = blocks('console').map((text) => text.split('\n').filter((line) => line !== ''))

  it.each(sessions.map(([prompt, ...shown]) => [prompt?.slice(2) ?? '', shown] as const))(
    'shows what `%s` prints',
    (line, shown) => {
      const words = line
        .replace(/^node dist\/cli\/index\.js|^accelerator-review/, '')
        .trim()
        .split(' ')
      const { stdout, stderr, status } = runCommand(root, words)
      expect(stderr).toBe('')
      expect(status === 0 || status === 1).toBe(true)
      // Every line that is shown stands in the output, in this order; … is what was left out.
      let from = 0
      for (const text of shown.filter((entry) => entry !== '…')) {
        const at = stdout.indexOf(text, from)
        expect([text, at >= from]).toEqual([text, true])
        from = at + text.length
      }
    },
  )

  it('has manifests that hold, and a workflow whose inputs exist', () => {
    const [, workflow, ...others] = blocks('yaml')
    const manifests = others.filter((block) => !block.startsWith('extends:'))
    expect(manifests).toHaveLength(2)
    for (const manifest of manifests) {
      const { stdout } = runCommand(workspaceOf({ 'accelerator.yml': manifest }), ['check', '--format', 'json'])
      expect(JSON.parse(stdout).files[0].findings).toEqual([])
    }
    const step = parse(workflow as string).jobs.review.steps.at(-1)
    const { inputs } = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'))
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)))
    expect(parse(workflow as string).permissions).toEqual({ contents: 'read' })
  })

  it('has a hook that exists', () => {
    const [config] = blocks('yaml')
    const hooks = parse(readFileSync(new URL('../../.pre-commit-hooks.yaml', import.meta.url), 'utf8'))
    const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
    expect(ids(parse(config as string).repos[0].hooks)).toEqual(ids(hooks))
  })

  it('has a policy that holds', () => {
    const [policy, ...others] = blocks('yaml').filter((block) => block.startsWith('extends:'))
    expect(others).toEqual([])
    const files = {
      '.github/accelerator-policy.yml': policy as string,
      'accelerator.yml': 'framework: pytorch\nstage: prototype\nhardware: H100:512\n',
    }
    const { stdout } = runCommand(workspaceOf(files), ['check', '--format', 'json'])
    const rules = JSON.parse(stdout).files.flatMap(({ findings }: { findings: { rule: string }[] }) =>
      findings.map(({ rule }) => rule),
    )
    expect(rules).toEqual(
      expect.arrayContaining(['policy/key-required', 'policy/limit-exceeded', 'policy/frontier-runs-have-a-budget']),
    )
  })

  it('shows the rows of the real step summary', () => {
    const files = ['first-job', 'gpu-code-on-a-tpu'].map((name) => [
      `${name}/accelerator.yml`,
      readFileSync(new URL(`../../examples/${name}/accelerator.yml`, import.meta.url)),
    ])
    const { summary } = runAction(workspaceOf(Object.fromEntries(files)))
    const cells = (text: string, row: RegExp): string[][] =>
      text
        .split('\n')
        .filter((line) => row.test(line))
        .map((line) =>
          line
            .split('|')
            .slice(2, -1)
            .map((cell) => cell.trim()),
        )
    const rows = cells(summary, /^\| `/)
    expect(rows).toHaveLength(2)
    expect(cells(readme, /^> \| `/)).toEqual(rows)
  })

  it('links to pages that exist', () => {
    for (const [, target] of readme.matchAll(/\]\((?!https:)([^)#]+)\)/g)) {
      expect(() => readFileSync(new URL(`../../${target}`, import.meta.url))).not.toThrow()
    }
  })
})
