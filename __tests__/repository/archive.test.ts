import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { describeWithProgram } from '../support/programs.ts'
import { runAction, workspaceOf } from '../support/runner.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mostFiles = 30
const mostBytes = 1.3 * 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
const archive = join(folder, 'archive.tar.gz')
const unpacked = join(folder, 'unpacked')

/**
 * The archive of the working tree, as if committed, because git reads the attributes from the tree that it archives.
 * Index and objects are outside the repository, so that nothing is left in it.
 */
function makeArchive(): void {
  const git = (words: readonly string[], environment: Record<string, string> = {}): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', env: { PATH: process.env['PATH'], ...environment } })
  const pathOf = (name: string): string => resolve(root, git(['rev-parse', '--git-path', name]).trim())
  const own = {
    GIT_INDEX_FILE: join(folder, 'index'),
    GIT_OBJECT_DIRECTORY: join(folder, 'objects'),
    GIT_ALTERNATE_OBJECT_DIRECTORIES: pathOf('objects'),
  }
  copyFileSync(pathOf('index'), own.GIT_INDEX_FILE)
  mkdirSync(own.GIT_OBJECT_DIRECTORY)
  git(['add', '--all'], own)
  const tree = git(['write-tree'], own).trim()
  git(['archive', '--format=tar.gz', '--output', archive, tree], own)
}

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))

describeWithProgram('tar')('the archive that a runner downloads', () => {
  let files: string[]
  beforeAll(() => {
    makeArchive()
    mkdirSync(unpacked)
    execFileSync('tar', ['-xzf', archive, '-C', unpacked])
    files = filesBelow(unpacked)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is small', () => {
    expect(files.length).toBeLessThanOrEqual(mostFiles)
    expect(statSync(archive).size).toBeLessThanOrEqual(mostBytes)
  })

  it('holds the Action with all its parts and licences, and nothing else', () => {
    const parts = readdirSync(join(root, 'dist'), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'sources.sha256')
      .map(({ name }) => `dist/${name}`)
    expect(parts).toEqual(expect.arrayContaining(['dist/index.js', 'dist/licenses.txt', 'dist/package.json']))
    expect(files.sort()).toEqual([...parts, 'LICENSE', 'README.md', 'action.yml'].sort())
    const same = (path: string): boolean => readFileSync(join(unpacked, path)).equals(readFileSync(join(root, path)))
    expect(files.filter((path) => !same(path))).toEqual([])
  })

  it('holds code in ASCII alone: one other sign makes a text take two bytes for each', () => {
    const code = files.filter((path) => path.endsWith('.js'))
    expect(code.length).toBeGreaterThan(1)
    for (const path of code)
      expect([path, /[^\0-\x7f]/.exec(readFileSync(join(unpacked, path), 'utf8'))?.[0]]).toEqual([path, undefined])
  })

  it('is an Action that says what the one of the checkout says', () => {
    const { main } = parse(readFileSync(join(unpacked, 'action.yml'), 'utf8')).runs
    const workspace = workspaceOf({
      'accelerator.yml': readFileSync(join(root, 'examples/tour/gpu-code-on-a-tpu/accelerator.yml')),
      '.github/accelerator-policy.yml':
        'custom:\n  - id: one\n    when: job.hardware.provider.matches("g.p")\n    message: Not there.\n',
      'train.py': 'import torch\n',
    })
    const [there, here] = [runAction(workspace, {}, {}, join(unpacked, main)), runAction(workspace)]
    expect([there.status, there.stdout, there.stderr, there.summary]).toEqual([
      here.status,
      here.stdout,
      here.stderr,
      here.summary,
    ])
    expect(there.status).toBe(1)
    expect(there.outputs).toMatchObject({ verdict: 'mismatch', 'error-count': here.outputs['error-count'] })
    expect(there.stdout).toContain('policy/one')
  })
})
