import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { BaseTree } from '../../../src/core/review/base-tree.ts'
import { GitHubContents } from '../../../src/edge/rest/github-contents.ts'
import { baseTreeOf, type ChangeEvent } from '../../../src/edge/run/base-tree.ts'

const repository = 'acme/training'

function git(folder: string, words: readonly string[], input = ''): string {
  const env = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_TEMPLATE_DIR: '', HOME: tmpdir() }
  return execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', env, input, stdio: 'pipe' }).trim()
}

/**
 * What stands in for a year of work: `old` is where the feature left, `main` has gone on since, and `merged` is what a
 * runner checks out for the pull request.
 *
 *     old ─ main ─ merged
 *       └─ feature ─┘
 */
const history = `commit refs/heads/old
mark :1
committer t <t@example.com> 1750000000 +0000
data 0
M 100644 inline job.yml
data 4
old

M 100644 inline gone.yml
data 5
gone

M 100644 inline name.yml
data 40
a text that is long enough to be known.

M 120000 inline link.yml
data 7
job.yml
commit refs/heads/feature
mark :2
committer t <t@example.com> 1750000001 +0000
data 0
from :1
M 100644 inline job.yml
data 4
new

M 100644 inline fresh.yml
data 6
fresh

D gone.yml
R name.yml renamed.yml
commit refs/heads/main
mark :3
committer t <t@example.com> 1750000002 +0000
data 0
from :1
M 100644 inline theirs.yml
data 7
theirs

commit refs/heads/merged
committer t <t@example.com> 1750000003 +0000
data 0
from :3
merge :2
M 100644 inline job.yml
data 4
new

M 100644 inline fresh.yml
data 6
fresh

D gone.yml
R name.yml renamed.yml
done
`
const branches = ['old', 'feature', 'main', 'merged'] as const
type Branch = (typeof branches)[number]

let origin: string
let commits: Record<Branch, string>

beforeAll(() => {
  origin = mkdtempSync(join(tmpdir(), 'base-tree-'))
  git(origin, ['init', '--quiet'])
  git(origin, ['fast-import', '--quiet', '--done'], history)
  const [old, feature, main, merged] = git(origin, ['rev-parse', ...branches]).split('\n')
  commits = { old, feature, main, merged } as Record<Branch, string>
})

/** A checkout that holds the whole history, or nothing but the commit. */
function checkout(branch: Branch, kind: 'full' | 'shallow' = 'full'): string {
  if (kind === 'full') {
    git(origin, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
    return origin
  }
  const folder = mkdtempSync(join(tmpdir(), 'base-tree-'))
  git(folder, ['clone', '--quiet', '--depth=1', '--no-checkout', `--branch=${branch}`, pathToFileURL(origin).href, '.'])
  return folder
}

const pullRequest = (base: Branch): ChangeEvent => ({
  repository,
  base: commits[base],
  head: commits.feature,
  fromMergeBase: true,
})
const push = (base: Branch): ChangeEvent => ({ ...pullRequest(base), fromMergeBase: false })

/** A GitHub that knows one comparison and some files, and remembers what it was asked for. */
function gitHub(compared: object | number, files: Readonly<Record<string, string>> = {}) {
  const asked: string[] = []
  const answer = (status: number, body: string) => ({ status, body: new TextEncoder().encode(body), headers: {} })
  const request = async (path: string) => {
    asked.push(path)
    if (path.includes('/compare/'))
      return typeof compared === 'number' ? answer(compared, '{}') : answer(200, JSON.stringify(compared))
    const [, commit] = /\/git\/commits\/(\w+)$/.exec(path) ?? []
    if (commit !== undefined) return answer(200, JSON.stringify({ sha: commit }))
    const [, file = ''] = /\/contents\/([^?]+)/.exec(path) ?? []
    const text = files[file]
    return text === undefined ? answer(404, '{}') : answer(200, text)
  }
  return { contents: new GitHubContents(request, async () => {}), asked }
}
const comparison = (count = 0) => ({
  merge_base_commit: { sha: commits.old },
  files: [
    { filename: 'job.yml', status: 'modified' },
    { filename: 'renamed.yml', status: 'renamed', previous_filename: 'name.yml' },
    { filename: 'gone.yml', status: 'removed' },
    ...Array.from({ length: count }, (_, at) => ({ filename: `more/${at}.yml`, status: 'added' })),
  ],
})

async function treeOf(...[root, event, contents]: Parameters<typeof baseTreeOf>): Promise<BaseTree> {
  const tree = await baseTreeOf(root, event, contents)
  if ('reason' in tree) throw new Error(tree.reason)
  return tree
}
const textIn = async (tree: BaseTree, path: string): Promise<string | undefined> => {
  const bytes = await tree.read(path)
  return bytes && new TextDecoder().decode(bytes).trim()
}

describe('a checkout with its history', () => {
  it('tells what the change changes, and what stood there before', async () => {
    const tree = await treeOf(checkout('feature'), pullRequest('main'), undefined)
    expect(tree.commit).toBe(commits.old)
    expect(Object.fromEntries(tree.changed)).toEqual({
      'job.yml': 'job.yml',
      'fresh.yml': undefined,
      'renamed.yml': 'name.yml',
    })
    expect(tree.deleted).toEqual(['gone.yml'])
    expect(await textIn(tree, 'job.yml')).toBe('old')
    expect(await textIn(tree, 'fresh.yml')).toBeUndefined()
    await expect(tree.read('link.yml')).rejects.toThrow('link.yml')
  })

  it('is not asked of GitHub, whatever that would say', async () => {
    const { contents, asked } = gitHub(500)
    await treeOf(checkout('feature'), pullRequest('main'), contents)
    expect(asked).toEqual([])
  })

  // What others brought to the base is no change of the pull request, however old the base is that the event names.
  it.each<[Branch, 'of' | 'before', ChangeEvent['fromMergeBase'], Branch]>([
    ['merged', 'of', true, 'main'],
    ['merged', 'before', true, 'old'],
    ['feature', 'of', true, 'old'],
    ['merged', 'of', false, 'old'],
    ['feature', 'of', false, 'old'],
  ])('of %s, made %s the head, is compared from its merge base (%s) with %s', async (branch, made, from, expected) => {
    const head = made === 'of' ? commits.feature : commits.old
    const event = { ...pullRequest('old'), head, fromMergeBase: from }
    expect((await treeOf(checkout(branch), event, undefined)).commit).toBe(commits[expected])
  })

  it('compares a push with what stood there, also where that was left behind', async () => {
    const { commit, changed, deleted } = await treeOf(checkout('feature'), push('main'), undefined)
    expect(commit).toBe(commits.main)
    expect([...changed.keys()].sort()).toEqual(['fresh.yml', 'job.yml', 'renamed.yml'])
    expect([...deleted].sort()).toEqual(['gone.yml', 'theirs.yml'])
  })
})

describe('a checkout without history', () => {
  it.each<[Branch, boolean, Branch]>([
    // The checkout of the head holds of the base only what was there when it left.
    ['feature', true, 'old'],
    // A merge commit says what it was made on.
    ['merged', true, 'main'],
    ['merged', false, 'old'],
    // Another commit: what the event names is the best that is known.
    ['old', true, 'main'],
  ])('of %s is compared as GitHub tells (pull request: %s) with %s', async (branch, fromMergeBase, expected) => {
    // Of `old` a clone of depth one is not shallow, so the base that the event names has to be missing in it.
    const { contents, asked } = gitHub(comparison(), { 'job.yml': 'before' })
    const event = { ...pullRequest('main'), fromMergeBase }
    const tree = await treeOf(checkout(branch, 'shallow'), event, contents)
    expect(tree.commit).toBe(commits[expected])
    expect([...tree.changed]).toEqual([
      ['job.yml', 'job.yml'],
      ['renamed.yml', 'name.yml'],
    ])
    expect(tree.deleted).toEqual(['gone.yml'])
    expect(await textIn(tree, 'job.yml')).toBe('before')
    expect(await tree.read('fresh.yml')).toBeUndefined()
    expect(asked.slice(0, 2)).toEqual([
      `/repos/${repository}/compare/${commits.main}...${commits.feature}`,
      `/repos/${repository}/contents/job.yml?ref=${commits[expected]}`,
    ])
  })

  it('reads eight files of GitHub, and no ninth', async () => {
    const { contents, asked } = gitHub(comparison(), { 'job.yml': 'before' })
    const tree = await treeOf(checkout('feature', 'shallow'), pullRequest('main'), contents)
    for (let at = 1; at <= 8; at++) expect(await textIn(tree, 'job.yml')).toBe('before')
    const before = asked.length
    await expect(tree.read('other.yml')).rejects.toThrow('fetch-depth: 0')
    expect(asked).toHaveLength(before)
  })

  it('does not take a failure of GitHub for an absent file', async () => {
    const { contents } = gitHub(comparison())
    const tree = await treeOf(checkout('feature', 'shallow'), pullRequest('main'), contents)
    contents.fileAt = async () => ({ message: 'GitHub returned an error (500).', remedy: '' })
    await expect(tree.read('job.yml')).rejects.toThrow('500')
  })

  it.each<[string, () => object | number]>([
    ['GitHub does not know the commits', () => 404],
    ['GitHub lists only a part of the change', () => comparison(300)],
  ])('is compared with nothing where %s', async (_, compared) => {
    const { contents } = gitHub(compared())
    const tree = await baseTreeOf(checkout('feature', 'shallow'), pullRequest('main'), contents)
    expect(tree).toEqual({ reason: expect.stringMatching(/./) })
  })

  it('asks nobody where there is no token, or nothing says what is proposed', async () => {
    const { contents, asked } = gitHub(comparison())
    const folder = checkout('feature', 'shallow')
    const { head: _, ...headless } = pullRequest('main')
    for (const [event, whom] of [[pullRequest('main')], [headless, contents]] as const)
      expect(await baseTreeOf(folder, event, whom)).toEqual({ reason: expect.stringContaining('fetch-depth: 0') })
    expect(asked).toEqual([])
  })
})

it.each(['', '0'.repeat(40)])('the first push of a branch is compared with nothing (%j)', async (base) => {
  const { contents, asked } = gitHub(comparison())
  const tree = await baseTreeOf(checkout('feature'), { ...push('old'), base }, contents)
  expect(tree).toEqual({ reason: expect.stringContaining('first push') })
  expect(asked).toEqual([])
})
