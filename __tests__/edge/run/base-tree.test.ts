import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { BaseTree } from '../../../src/core/review/change/base-tree.ts'
import { GitHubContents } from '../../../src/edge/rest/github-contents.ts'
import { baseTreeOf, type ChangeEvent, formerFiles } from '../../../src/edge/run/git/base-tree.ts'

const repository = 'acme/training'

function git(folder: string, words: readonly string[], input = ''): string {
  const env = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_TEMPLATE_DIR: '', HOME: tmpdir() }
  return execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8', env, input, stdio: 'pipe' }).trim()
}

/**
 * A model of a year of work. The feature branches off at `old`, `main` has continued since, and `merged` is what a
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

/** A checkout with the whole history, or only the commit. */
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

/** A GitHub with the origin's data, except for the given addresses. Records requests. */
function gitHub(instead: Readonly<Record<string, number | object>> = {}) {
  const asked: string[] = []
  const answer = (body: object, status = 200) => ({
    status,
    body: new TextEncoder().encode(JSON.stringify(body)),
    headers: {},
  })
  const request = async (address: string) => {
    const path = address.replace(`/repos/${repository}/`, '')
    asked.push(path)
    const [, given] = Object.entries(instead).find(([start]) => path.startsWith(start)) ?? []
    if (given !== undefined) return typeof given === 'number' ? answer({}, given) : answer(given)
    const [, one, other] = /^compare\/(\w+)\.\.\.(\w+)\?per_page=1$/.exec(path) ?? []
    if (one && other) return answer({ merge_base_commit: { sha: git(origin, ['merge-base', one, other]) } })
    const [, commit] = /^git\/trees\/(\w+)\?recursive=1$/.exec(path) ?? []
    if (commit) return answer({ tree: treeAt(commit), truncated: false })
    const [, blob] = /^git\/blobs\/(\w+)$/.exec(path) ?? []
    const content = Buffer.from(`${git(origin, ['cat-file', 'blob', blob as string])}\n`).toString('base64')
    return answer({ content, encoding: 'base64' })
  }
  return { contents: new GitHubContents(request, async () => {}), asked }
}
const treeAt = (commit: string): object[] =>
  git(origin, ['ls-tree', '-r', '-t', commit])
    .split('\n')
    .map((line) => {
      const [mode, type, sha, path] = line.split(/\s/)
      return { mode, type, sha, path }
    })

async function treeOf(...[root, event, contents]: Parameters<typeof baseTreeOf>): Promise<BaseTree> {
  const tree = await baseTreeOf(root, event, contents)
  if ('reason' in tree) throw new Error(tree.reason)
  return tree
}
const textIn = async (tree: BaseTree, path: string): Promise<string | undefined> => {
  const bytes = await tree.read(path, true)
  return bytes && new TextDecoder().decode(bytes).trim()
}

describe('where a change began', () => {
  const commit = (folder: string, parents: readonly string[], path: string): string => {
    const blob = git(folder, ['hash-object', '-w', '--stdin'], path)
    const tree = git(folder, ['mktree'], `100644 blob ${blob}\t${path}\n`)
    const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.com']
    return git(folder, [...who, 'commit-tree', '-m', path, ...parents.flatMap((each) => ['-p', each]), tree])
  }
  const emptyRepository = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'base-tree-'))
    git(folder, ['init', '--quiet'])
    return folder
  }
  const since = (folder: string, base: string, head: string) => {
    git(folder, ['update-ref', 'refs/heads/head', head])
    git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/head'])
    return baseTreeOf(folder, { repository, base, fromMergeBase: true }, undefined)
  }

  it('is the base itself where there are several merge bases, of which the author could choose one', async () => {
    const folder = emptyRepository()
    const root = commit(folder, [], 'a')
    const [main, branch] = [commit(folder, [root], 'main'), commit(folder, [root], 'branch')]
    const base = commit(folder, [main, branch], 'base')
    const head = commit(folder, [branch, main], 'head')
    expect(await since(folder, base, head)).toMatchObject({ commit: base })
    expect(await since(folder, main, commit(folder, [main], 'b'))).toMatchObject({ commit: main })
  })

  it('is unknown in a shallow checkout whose history ends before it', async () => {
    const folder = emptyRepository()
    const old = commit(folder, [], 'old')
    const start = commit(folder, [old], 'start')
    let head = start
    for (let step = 0; step < 8; step++) head = commit(folder, [head], `step${step}`)
    // The author merges a commit from before, which is closer.
    head = commit(folder, [head, old], 'head')
    git(folder, ['update-ref', 'refs/heads/main', start])
    expect(await since(folder, start, head)).toMatchObject({ commit: start })
    const shallow = mkdtempSync(join(tmpdir(), 'base-tree-'))
    const address = pathToFileURL(folder).href
    git(shallow, ['clone', '--quiet', '--depth=4', '--no-checkout', '--branch=head', address, '.'])
    git(shallow, ['fetch', '--quiet', '--depth=4', 'origin', 'main:main'])
    expect(git(shallow, ['merge-base', 'main', 'HEAD'])).toBe(old)
    expect(await since(shallow, start, head)).toHaveProperty('reason')
    git(shallow, ['fetch', '--quiet', '--unshallow', 'origin'])
    expect(await since(shallow, start, head)).toMatchObject({ commit: start })
  })
})

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
    // A path through a link has the former contents.
    expect(await textIn(tree, 'link.yml')).toBe('old')
    const content = (text: string): Uint8Array => new TextEncoder().encode(text)
    for (const path of ['job.yml', 'link.yml']) {
      expect(await tree.beside(path, content('old\n'))).toBe('same')
      expect(await tree.beside(path, content('old\r\n'))).toBe('same')
      expect(await tree.beside(path, content('new\n'))).toBe('other')
    }
    expect(await tree.beside('fresh.yml', content('fresh\n'))).toBe('absent')
  })

  it('holds what was loaded at once, without a question to git for each file', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'base-tree-')), 'clone')
    git(tmpdir(), ['clone', '--quiet', '--branch=feature', pathToFileURL(origin).href, folder])
    const tree = await treeOf(folder, pullRequest('main'), undefined)
    tree.load(['job.yml', 'gone.yml', 'none.yml'])
    rmSync(join(folder, '.git'), { recursive: true })
    expect([await textIn(tree, 'job.yml'), await textIn(tree, 'gone.yml')]).toEqual(['old', 'gone'])
    await expect(textIn(tree, 'name.yml')).rejects.toThrow('does not have it')
  })

  it('is not asked of GitHub, whatever that would say', async () => {
    const { contents, asked } = gitHub({ '': 500 })
    await treeOf(checkout('feature'), pullRequest('main'), contents)
    expect(asked).toEqual([])
  })

  // Changes of others on the base are not changes of the pull request, however old the base in the event is.
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
  const trees = (branch: Branch): string => `git/trees/${commits[branch]}?recursive=1`
  const way = (): string => `compare/${commits.main}...${commits.feature}?per_page=1`

  it.each<[Branch, boolean, Branch, boolean]>([
    // From the base, the checkout of the head contains only what was there when it branched off.
    ['feature', true, 'old', true],
    // A merge commit identifies its base.
    ['merged', true, 'main', false],
    ['merged', false, 'main', false],
    // For another commit, the base in the event is the best one known.
    ['old', true, 'main', false],
  ])(
    'of %s is compared as GitHub lists it (pull request: %s) with %s',
    async (branch, fromMergeBase, expected, isAsked) => {
      // A clone of `old` with depth one is not shallow, so the event's base must be missing in it.
      const { contents, asked } = gitHub()
      const event = { ...pullRequest('main'), fromMergeBase }
      const tree = await treeOf(checkout(branch, 'shallow'), event, contents)
      expect(tree.commit).toBe(commits[expected])
      expect(asked).toEqual([...(isAsked ? [way()] : []), trees(expected)])
      const full = await treeOf(checkout(branch), { ...push(expected), base: commits[expected] }, undefined)
      expect([tree.changed, tree.deleted]).toEqual([full.changed, full.deleted])
      expect(await textIn(tree, 'job.yml')).toBe('old')
      expect(await tree.read('fresh.yml', true)).toBeUndefined()
    },
  )

  it('asks GitHub for a content only where it may, and for no link that the checkout has', async () => {
    const { contents, asked } = gitHub()
    const tree = await treeOf(checkout('feature', 'shallow'), pullRequest('main'), contents)
    const before = asked.length
    await expect(tree.read('job.yml', false)).rejects.toThrow('fetch-depth: 0')
    expect(asked).toHaveLength(before)
    expect(await textIn(tree, 'link.yml')).toBe('old')
    expect(asked).toHaveLength(before + 1)
  })

  it('is read by GitHub so often and no further', async () => {
    const { contents } = gitHub()
    const tree = await treeOf(checkout('feature', 'shallow'), pullRequest('main'), contents)
    const read = formerFiles(tree, 1)
    expect(await read('job.yml')).toBeDefined()
    await expect(read('gone.yml')).rejects.toThrow('at most 1 files of the base (check out with fetch-depth: 0)')
  })

  it.each<[string, object | number]>([
    ['500', 500],
    ['returned different content', { content: 'eA==', encoding: 'base64' }],
  ])('does not take a failure of GitHub for an absent file: %s', async (words, given) => {
    const { contents } = gitHub({ 'git/blobs/': given })
    const tree = await treeOf(checkout('feature', 'shallow'), pullRequest('main'), contents)
    await expect(tree.read('job.yml', true)).rejects.toThrow(words)
  })

  it.each(['compare/', 'git/trees/'])('is compared with nothing where GitHub does not know %s', async (start) => {
    const { contents } = gitHub({ [start]: 404 })
    const tree = await baseTreeOf(checkout('feature', 'shallow'), pullRequest('main'), contents)
    expect(tree).toEqual({ reason: expect.stringMatching(/^GitHub does not have .*[^.]$/) })
  })

  it('asks nobody where there is no token, or nothing says what is proposed', async () => {
    const { contents, asked } = gitHub()
    const folder = checkout('feature', 'shallow')
    const { head: _, ...headless } = pullRequest('main')
    for (const [event, whom] of [[pullRequest('main')], [headless, contents]] as const)
      expect(await baseTreeOf(folder, event, whom)).toEqual({ reason: expect.stringContaining('fetch-depth: 0') })
    expect(asked).toEqual([])
  })
})

it.each(['', '0'.repeat(40)])('the first push of a branch is compared with nothing (%j)', async (base) => {
  const { contents, asked } = gitHub()
  const tree = await baseTreeOf(checkout('feature'), { ...push('old'), base }, contents)
  expect(tree).toEqual({ reason: expect.stringContaining('first push') })
  expect(asked).toEqual([])
})
