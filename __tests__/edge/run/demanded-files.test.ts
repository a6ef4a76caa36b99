import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { reviewFolder } from '../../../src/edge/run/review-folder.ts'
import { effectiveOf } from '../../support/policy-runs.ts'

const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'

interface Checkout {
  readonly files?: readonly string[]
  /** The targets of links, by path. */
  readonly links?: Readonly<Record<string, string>>
  /** The files that the change adds, according to git. */
  readonly brought?: readonly string[]
  readonly wants?: (path: string) => boolean
}

/** The launch files that are reported, if `launch/**` needs a manifest. */
async function named({ files = [], links = {}, brought = [], wants }: Checkout): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'demanded-'))
  const at = (path: string): string => {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    return join(root, path)
  }
  for (const path of ['a/accelerator.yml', ...files])
    writeFileSync(at(path), path.endsWith('.yml') ? sound : 'python train.py\n')
  for (const [path, target] of Object.entries(links)) symlinkSync(target, at(path))
  const effective = await effectiveOf('require: [{ id: mf, manifest_for: ["launch/**"] }]')
  const changed = new Map(brought.map((path) => [path, undefined]))
  const base = {
    commit: '',
    changed,
    deleted: [],
    read: async () => undefined,
    load: () => undefined,
    beside: async () => 'same' as const,
  }
  const outcome = await reviewFolder(root, ['a/accelerator.yml'], {
    effective,
    today: '2026-11-21',
    scope: 'all',
    base,
    ...(wants && { wants }),
  })
  return outcome.files.flatMap(({ path, findings }) =>
    findings.some(({ rule }) => rule === 'policy/manifest-missing') ? [path] : [],
  )
}

it.each<readonly [string, Checkout, readonly string[]]>([
  ['a plain file', { files: ['launch/x.sh'] }, ['launch/x.sh']],
  ['a link', { files: ['other/x.sh'], links: { 'launch/x.sh': '../other/x.sh' } }, ['launch/x.sh']],
  ['a link to nothing', { links: { 'launch/x.sh': '../other/x.sh' } }, ['launch/x.sh']],
  ['a link out of the checkout', { links: { 'launch/x.sh': '/bin/sh' } }, ['launch/x.sh']],
  ['a link to a folder in it', { files: ['other/x.sh'], links: { 'launch/sub': '../other' } }, ['launch/sub']],
  ['a link in its place', { files: ['other/x.sh'], links: { launch: 'other' } }, ['launch']],
  [
    'a submodule that the change brings',
    { files: ['launch/sub/.git', 'launch/sub/x.sh'], brought: ['launch/sub'] },
    ['launch/sub'],
  ],
  ['a submodule in its place', { files: ['launch/.git', 'launch/x.sh'], brought: ['launch'] }, ['launch']],
  [
    'what the change brings in a folder that is not searched',
    { files: ['launch/node_modules/x.sh'], brought: ['launch/node_modules/x.sh'] },
    ['launch/node_modules/x.sh'],
  ],
  ['and not what somebody installed there', { files: ['launch/node_modules/x.sh'] }, []],
  [
    'and not what lies elsewhere',
    { files: ['other/x.sh'], links: { 'b/launch': '../other' }, brought: ['other/x.sh'] },
    [],
  ],
  [
    'and no manifest that this run leaves out',
    { files: ['launch/accelerator.yml'], wants: (path) => path === 'a/accelerator.yml' },
    [],
  ],
])('a manifest is demanded for %s', async (_, checkout, expected) => {
  expect(await named(checkout)).toEqual(expected)
})
