import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { absoluteFolders, programName } from '../../src/edge/run/git/git-program.ts'
import { type HostedChange, withChange } from '../support/hosted-change.ts'
import { standings } from '../support/run-results.ts'
import { runCommand, workspaceOf } from '../support/runner.ts'

// Attack F10: which program runs as git.

const usual = process.env['PATH'] as string
const newFolder = (name: string): string => realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)))

/** Writes a program that records that it ran and then acts as git. Returns its folder. */
function programAt(file: string, canary: string, words = 'ran'): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "${words}" >> ${canary}\nPATH="${usual}" exec git "$@"\n`)
  chmodSync(file, 0o755)
  return dirname(file)
}

const setup = {
  program: 'bundle',
  base: { 'accelerator.yml': 'stage: someday\n' },
  head: { 'accelerator.yml': 'stage: someday\nframework: jaxx\n' },
} as const
const compared = ['existing error manifest/invalid-value job', 'new warning manifest/unknown-framework job']

/** Runs the Action with the PATH that `prepare` returns. Returns the standings, and whether its program ran. */
const started = (prepare: (folder: string, canary: string) => string): Promise<[string[], boolean]> =>
  withChange(setup, async (change: HostedChange) => {
    const canary = join(newFolder('canary'), 'ran')
    const path = prepare(realpathSync(change.checkout('full')), canary)
    const run = await change.run({ 'fail-on-new': 'true' }, { environment: { PATH: path } })
    return [standings(run), existsSync(canary)]
  })

/** Places of a program in the checkout, with the entry of the search path that leads to it. */
const ways: [name: string, place: string, entry: (folder: string) => string][] = [
  ['the folder that one stands in', 'git', () => '.'],
  ['an empty entry, which means the same', 'git', () => ''],
  ['a relative folder', 'tools/git', () => 'tools'],
  ['a relative folder with steps', 'a/git', () => './a/../a'],
  ['the checkout by its full path', 'git', (folder) => folder],
  [
    'a folder of it by its full path, as npm adds it',
    'node_modules/.bin/git',
    (folder) => `${folder}/node_modules/.bin`,
  ],
  ['a full path with steps back', 'a/git', (folder) => `/usr/bin/../..${folder}/a`],
  ['a link that leads into the checkout', 'git', (folder) => linkTo(folder, 'bin')],
  ['a program outside that is a link', 'git', (folder) => dirname(linkTo(join(folder, 'git'), 'git'))],
]

function linkTo(target: string, name: string): string {
  const link = join(newFolder('outside'), name)
  symlinkSync(target, link)
  return link
}

describe('F10 a git in the checkout', () => {
  it.each(ways)('is not started by %s', async (_, place, entry) => {
    const prepare = (folder: string, canary: string): string => {
      programAt(join(folder, place), canary)
      return `${entry(folder)}:${usual}`
    }
    expect(await started(prepare)).toEqual([compared, false])
  })

  it('is not started where there is no other: then GitHub is asked', async () => {
    expect(await started((folder, canary) => `.:${programAt(join(folder, 'git'), canary)}`)).toEqual([compared, false])
  })

  it('is not started by the command either', () => {
    const canary = join(newFolder('canary'), 'ran')
    const shared = workspaceOf({ 'base.yml': 'fail-on: never\n' })
    const git = (...words: string[]) => execFileSync('git', ['-C', shared, ...words], { encoding: 'utf8' }).trim()
    git('init', '--quiet')
    git('add', '--all')
    git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '--quiet', '--message', 'x')
    const policy = `extends: acme/policies/base.yml@${git('rev-parse', 'HEAD')}\n`
    const folder = workspaceOf({
      'train/accelerator.yml': 'stage: someday\n',
      '.github/accelerator-policy.yml': policy,
    })
    mkdirSync(join(folder, '.git'))
    for (const place of ['git', 'node_modules/.bin/git', 'train/git']) programAt(join(folder, place), canary)
    programAt(join(shared, 'git'), canary)
    const path = ['.', folder, join(folder, 'node_modules/.bin'), shared, usual].join(':')
    const words = ['check', '--policy-checkout', `acme/policies=${shared}`]
    const { status, stdout } = runCommand(join(folder, 'train'), words, { PATH: path })
    expect([status, stdout.includes('manifest/invalid-value'), existsSync(canary)]).toEqual([0, true, false])
  })
})

describe('F10 the git that is started', () => {
  it('stands outside the checkout, finds nothing in it, and may speak no protocol', async () => {
    const log = join(newFolder('log'), 'started')
    const outside = newFolder('outside')
    programAt(join(outside, 'git'), log, `$PWD|$PATH|\${GIT_ALLOW_PROTOCOL-unset}|$*`)
    let workspace = ''
    const [found] = await started((folder) => {
      workspace = folder
      mkdirSync(join(folder, 'bin'))
      return `.:${folder}/bin:${outside}:relative:${usual}`
    })
    expect(found).toEqual(compared)
    const starts = readFileSync(log, 'utf8').trimEnd().split('\n')
    const told = starts.map((line) => line.split('|'))
    expect(told.length).toBeGreaterThan(1)
    for (const [cwd, path = '', protocols, words = ''] of told) {
      expect([cwd, protocols]).toEqual([outside, ''])
      expect(path.split(':').filter((each) => !each.startsWith('/') || each.startsWith(workspace))).toEqual([])
      expect(words).toMatch(/^--git-dir=/)
      expect(words).not.toMatch(/(?:^| )-C /)
    }
  })

  it('is named in one place only', () => {
    const files = readdirSync('src', { recursive: true }).map(String)
    const naming = files.filter(
      (file) => file.endsWith('.ts') && /spawn\w*\(/.test(readFileSync(`src/${file}`, 'utf8')),
    )
    // The first runs the command that a user launches.
    expect(naming).toEqual(['edge/run/foreground-process.ts', 'edge/run/git/git.ts'])
    expect(readFileSync('src/edge/run/git/git.ts', 'utf8')).not.toMatch(/spawn\w*\(\s*['"`]/)
  })

  // The part of Windows that other systems can test: parsing a search path, and names of programs.
  it('is none of a folder that depends on where one stands, on Windows', () => {
    const path = String.raw`.;;bin;C:tools;\tools;/tools;"C:\Program Files\Git\cmd";\\server\share\bin;D:/git`
    expect(absoluteFolders(path, 'win32')).toEqual([
      String.raw`C:\Program Files\Git\cmd`,
      String.raw`\\server\share\bin`,
      'D:/git',
    ])
    expect(programName('win32')).toBe('git.exe')
    expect(absoluteFolders('.::bin:/usr/bin:~/bin', 'linux')).toEqual(['/usr/bin'])
  })
})
