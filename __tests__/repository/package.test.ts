import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { dist } from '../support/dist.ts'
import { hangMilliseconds } from '../support/runner.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The allowed contents of the package: the command, the library, the schemas, and the standard package files. */
const expected = [
  /^dist\/(?:cli|core)\/(?:[\w.-]+\/)*[\w.-]+\.(?:js|d\.ts)$/,
  /^dist\/(?:cli|core)\/(?:licenses\.txt|package\.json)$/,
  /^schema\/[\w-]+\.schema\.json$/,
  /^(?:CHANGELOG\.md|LICENSE|README\.md|package\.json)$/,
]

const folder = mkdtempSync(join(tmpdir(), 'package-'))
const installed = join(folder, 'empty')
const command = join(installed, 'node_modules/.bin/accelerator-review')

/** The exit status and output of a program. From the environment, it gets only the search path. */
function run(program: string, words: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, CI: 'true' },
    timeout: hangMilliseconds,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, stdout, stderr }
}

/** npm with its own empty cache, so that everything it finds is in the package. */
const npm = (words: readonly string[], cwd: string) => run('npm', [...words, '--cache', join(folder, 'cache')], cwd)

describe('the package', () => {
  let files: string[]
  beforeAll(() => {
    mkdirSync(installed)
    const packed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root)
    const [about] = JSON.parse(packed.stdout)
    files = about.files.map(({ path }: { path: string }) => path)
    const words = ['install', '--offline', '--no-audit', '--no-fund', join(folder, about.filename)]
    expect(npm(words, installed)).toMatchObject({ status: 0 })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('holds what is expected, and nothing else', () => {
    expect(files.filter((path) => !expected.some((pattern) => pattern.test(path)))).toEqual([])
    expect(files).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'dist/cli/index.js',
        'dist/cli/licenses.txt',
        'dist/cli/package.json',
        'schema/accelerator-policy.schema.json',
        'schema/accelerator.schema.json',
      ]),
    )
  })

  it('brings no other package, and runs nothing when it is installed', () => {
    expect(readdirSync(join(installed, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'accelerator-review',
    ])
    const lock = JSON.parse(readFileSync(join(installed, 'package-lock.json'), 'utf8'))
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/accelerator-review'])
    expect(lock.packages['node_modules/accelerator-review'].hasInstallScript).toBeUndefined()
    const { scripts } = JSON.parse(
      readFileSync(join(installed, 'node_modules/accelerator-review/package.json'), 'utf8'),
    )
    const lifecycle = /^(?:pre|post)?(?:install|uninstall|prepare|pack|publish|dependencies)$|^prepublishOnly$/
    expect(Object.keys(scripts).filter((name) => lifecycle.test(name))).toEqual([])
  })

  /** The output of the installed command and of the checkout's bundle, which must be the same. */
  function saidByBoth(words: readonly string[]) {
    const said = run(command, words, root)
    expect(said).toEqual(run(process.execPath, [join(dist(), 'cli/index.js'), ...words], root))
    return said
  }

  it('is the files of the checkout, byte for byte', () => {
    const readIn = (place: string) => (path: string) => readFileSync(join(place, path), 'latin1')
    const [here, there] = [readIn(root), readIn(join(installed, 'node_modules/accelerator-review'))]
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((path) => here(path) !== there(path))).toEqual([])
  })

  // Another test checks that the bundle and the library agree on every example.
  it('says of a folder of examples what the bundle of the checkout says', () => {
    const { status, stdout } = saidByBoth(['check', 'examples/tour', '--format', 'json'])
    expect(status).toBe(1)
    expect(JSON.parse(stdout).files.length).toBe(5)
  })

  it.each([
    ['tour/first-job', 0],
    ['tour/gpu-code-on-a-tpu', 1],
    ['no-such-folder', 2],
  ] as const)('ends with the exit status of the check: %s', (name, status) => {
    expect(saidByBoth(['check', `examples/${name}`]).status).toBe(status)
  })

  it('is what the hook of pre-commit starts, with the names of changed manifests behind it', () => {
    const [hook, ...others] = parse(readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8'))
    expect(others).toEqual([])
    const changed = ['first-job/accelerator.yml', 'accelerator.yaml', 'my-accelerator.yml', 'accelerator.yml.orig']
    const given = changed.filter((path) => new RegExp(hook.files).test(path))
    expect(given).toEqual(['first-job/accelerator.yml', 'accelerator.yaml'])
    const [name, ...words] = hook.entry.split(' ')
    const started = (path: string) => run(join(installed, 'node_modules/.bin', name), [...words, path], root)
    expect(started('examples/tour/first-job/accelerator.yml')).toMatchObject({ status: 0, stderr: '' })
    expect(started('examples/tour/gpu-code-on-a-tpu/accelerator.yml')).toMatchObject({ status: 1, stderr: '' })
  })

  it('loads its parts: its version, a rule explained, the schema', () => {
    expect(run(command, ['--version'], installed)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' })
    const explained = run(command, ['explain', 'model/dynamic-shapes'], installed)
    expect(explained).toMatchObject({ status: 0, stdout: expect.stringContaining('Dynamic shapes on a TPU') })
    const published = join(installed, 'node_modules/accelerator-review/schema/accelerator.schema.json')
    expect(run(command, ['schema'], installed).stdout).toBe(readFileSync(published, 'utf8'))
  })
})
