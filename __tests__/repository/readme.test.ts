import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { runCommand, workspaceOf } from '../support/runner.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const installing = readFileSync(new URL('../../docs/installing.md', import.meta.url), 'utf8')
const blocks = (language: string, page = readme): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text as string)

/** A command, the sentence below it that names its exit status, and its output. */
const session = /^```sh\n(.*?)^```\n\n(.*?\bstatus (\d)\b.*?)\n\n```text\n(.*?)^```/gms
const sessions = [...readme.matchAll(session)].map(([, lines, , status, shown]) => ({
  lines: (lines as string).trim(),
  status: Number(status),
  shown: (shown as string).split('\n').filter((line) => line !== ''),
}))

describe('the first screen of the README', () => {
  const address = 'git clone https://github.com/accelerator-review/accelerator-review '
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** The files of the working tree as a repository to clone, with nothing installed. */
  function publishedTree(): string {
    const tree = join(folder, 'published')
    const git = (words: readonly string[], cwd = root) => execFileSync('git', words, { cwd, encoding: 'utf8' })
    const names = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0')
    for (const name of names.filter((each) => each !== '' && existsSync(join(root, each))))
      cpSync(join(root, name), join(tree, name), { verbatimSymlinks: true })
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com']
    git(['init', '--quiet'], tree)
    git(['add', '--all', '--force'], tree)
    git([...author, 'commit', '--quiet', '--message', 'Publish'], tree)
    return tree
  }

  it('runs in a clone with nothing installed, line by line, and prints what is shown', () => {
    expect(sessions.map(({ status }) => status)).toEqual([0, 1])
    expect(sessions[0]?.lines.startsWith(address)).toBe(true)
    const clone = `git clone --quiet '${publishedTree()}' accelerator-review `
    let cwd = folder
    for (const { lines, status, shown } of sessions) {
      const env = { PATH: process.env['PATH'], HOME: folder }
      const run = spawnSync('sh', ['-c', lines.replace(address, clone)], { cwd, env, encoding: 'utf8' })
      expect([run.stderr, run.status]).toEqual(['', status])
      expectShown(shown, run.stdout)
      cwd = join(folder, 'accelerator-review')
    }
    expect(existsSync(join(cwd, 'node_modules'))).toBe(false)
  }, 60_000)

  it('ends with a command that npm knows, since there is a script to test', () => {
    expect(readme).toContain("Then `npm cit`, npm's short name for `npm clean-install-test`")
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(scripts.test).toContain('jest')
  })
})

/** Every shown line occurs in the output, in this order. Only … means omitted lines. */
function expectShown(shown: readonly string[], stdout: string): void {
  const parts = shown.join('\n').split(/^…\n/m)
  const printed = stdout.split('\n').filter((line) => line !== '')
  const text = `${printed.join('\n')}\n`
  let from = 0
  for (const [index, part] of parts.entries()) {
    const wanted = part.endsWith('\n') ? part : `${part}\n`
    const at = text.indexOf(wanted, from)
    expect([wanted, index === 0 ? at : at >= from]).toEqual([wanted, index === 0 ? 0 : true])
    from = at + wanted.length
  }
  expect(text.slice(from)).toBe('')
}

describe('the README', () => {
  it('has manifests that hold, and a workflow whose inputs exist', () => {
    const [workflow] = blocks('yaml').filter((block) => block.startsWith('name:'))
    const manifests = blocks('yaml').filter((block) => !/^(?:extends|name):/.test(block))
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

  it('has badges of workflows that run on main, and publish their result', () => {
    const badges = [...readme.matchAll(/^\[!\[.*$/gm)].join().match(/(?<=\()https:[^)]+/g)
    expect(badges).toHaveLength(4)
    const workflow = (name: string) => parse(readFileSync(join(root, '.github/workflows', name), 'utf8'))
    for (const address of badges?.slice(0, 2) ?? []) expect(address).toContain('/actions/workflows/ci.yml')
    for (const address of badges?.slice(2) ?? []) expect(address).toContain('github.com/accelerator-review/accel')
    for (const name of ['ci.yml', 'scorecard.yml']) expect(workflow(name).on.push.branches).toEqual(['main'])
    const steps: readonly { readonly with?: object }[] = workflow('scorecard.yml').jobs.scorecard.steps
    expect(steps.map((step) => step.with)).toContainEqual(expect.objectContaining({ publish_results: true }))
  })

  it('has a hook that exists', () => {
    const [config] = blocks('yaml', installing)
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

  it('says of what needs a release that there is none yet', () => {
    const [before, after] = readme.split(/^## With a release$/m)
    const needsRelease = /\bnpx\b|npm install|uses: accelerator-review|@v\d/
    expect(before).not.toMatch(needsRelease)
    expect(after).toMatch(/^\n\nNothing is published yet/)
    expect(after).toMatch(needsRelease)
  })

  it('is short, and so is what the tour prints', () => {
    expect(readme.split('\n').length - 1).toBeLessThanOrEqual(200)
    expect(runCommand(root, ['check', 'examples/tour']).stdout.split('\n').length - 1).toBeLessThan(70)
  })

  it('links to pages that exist', () => {
    for (const [, target] of readme.matchAll(/\]\((?!https:)([^)#]+)\)/g)) {
      expect(() => readFileSync(new URL(`../../${target}`, import.meta.url))).not.toThrow()
    }
  })
})
