import { describe, expect, it } from '@jest/globals'
import type { Answer } from '../../../src/edge/rest/answer.ts'
import { GitHubContents, type KnownFolders } from '../../../src/edge/rest/github-contents.ts'

const commit = 'c'.repeat(40)
const other = 'd'.repeat(40)
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const answer = (content: unknown, more: Partial<Answer> = {}): Answer => ({
  ...{ status: 200, headers: {}, body: bytes(typeof content === 'string' ? content : JSON.stringify(content)) },
  ...more,
})
const missing = answer({}, { status: 404 })
const refused = answer({}, { status: 401 })
const html = answer('<html>', { headers: { 'content-type': 'text/html' } })

/** Contents with GitHub's answers by path, and the requests. */
function contentsOf(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = []
  const request = async (path: string, accept: string): Promise<Answer> => {
    asked.push(`${accept.replace('application/vnd.github', '')} ${path}`)
    const given = answers[path]
    if (given === undefined) throw new Error('reset')
    return given
  }
  return { contents: new GitHubContents(request, async () => {}), asked }
}
const message = (found: unknown): string | undefined => (found as { message?: string } | undefined)?.message

const file = `/repos/acme/a/contents/b%20c/d.yml?ref=${commit}`
const trees = '/repos/acme/a/git/trees'
const listed = `${trees}/${commit}?recursive=1`
const modes = { blob: '100644', tree: '040000', commit: '160000', link: '120000' }
const entry = (path: string, sha: string, type: keyof typeof modes = 'blob') => ({
  path,
  sha,
  type: type === 'link' ? 'blob' : type,
  mode: modes[type],
})
const nameOf = ({ path = '' }: { readonly path?: string }): string => path.slice(path.indexOf('/') + 1)
const tree = (entries: object[], truncated = false) => answer({ tree: entries, truncated })
describe('a file as a commit has it', () => {
  const read = (answers: Readonly<Record<string, Answer>>) =>
    contentsOf(answers).contents.fileAt('acme/a', commit, 'b c/d.yml')

  it('is its bytes, which are asked for once', async () => {
    const { contents, asked } = contentsOf({ [file]: answer('a: 1') })
    for (const _ of [1, 2]) expect(await contents.fileAt('acme/a', commit, 'b c/d.yml')).toEqual(bytes('a: 1'))
    expect(asked).toEqual([`.raw+json ${file}`])
  })

  const [below, top] = ['f'.repeat(40), entry('b c', 'f'.repeat(40), 'tree')]
  it.each<[string, object[], string | undefined]>([
    ['nothing is', [], undefined],
    ['its folder lacks it', [top, entry('b c/d', other)], undefined],
    ['a file stands above it', [entry('b c', below)], undefined],
    ['its folder is a link', [entry('b c', below, 'link')], 'b c is a symbolic link'],
    ['its folder is a submodule', [entry('b c', below, 'commit')], 'b c is a symbolic link or a submodule'],
    ['it is a link', [top, entry('b c/d.yml', other, 'link')], 'b c/d.yml is a symbolic link'],
    ['it is', [top, entry('b c/d.yml', other)], 'invalid answer about acme/a'],
  ])('that is missing is absent or cannot be had, where in the commit %s', async (_, entries, why) => {
    const found = await read({ [file]: missing, [listed]: tree(entries) })
    if (why === undefined) expect(found).toBeUndefined()
    else expect(message(found)).toContain(why)
    // If GitHub truncates the listing, only the folders above the file are listed.
    const inside = entries.filter((each) => each !== top).map((each) => ({ ...each, path: nameOf(each) }))
    const cut = {
      [file]: missing,
      [listed]: tree([], true),
      [`${trees}/${commit}`]: tree(entries.includes(top) ? [top, entry('x', other, 'tree')] : entries),
      [`${trees}/${below}?recursive=1`]: tree(inside),
    }
    expect(await read(cut)).toEqual(found)
  })

  it.each<[Answer | undefined, string]>([
    [missing, 'GitHub does not have commit or folder cccccccccccc of acme/a, or the token may not read it.'],
    [answer('no JSON'), 'GitHub returned an invalid answer about acme/a.'],
    [html, 'GitHub returned an invalid answer about acme/a.'],
    [undefined, 'GitHub cannot be reached (reset).'],
  ])('that is missing cannot be had where nobody says what the commit has', async (given, why) => {
    expect(message(await read({ [file]: missing, ...(given && { [listed]: given }) }))).toBe(why)
  })

  it('is not to be had from a proxy, without rights or without a connection', async () => {
    expect(message(await read({ [file]: html }))).toContain('invalid answer about acme/a')
    expect(message(await read({ [file]: refused, [listed]: tree([]) }))).toBe('GitHub rejects the token (401).')
    expect(message(await read({}))).toBe('GitHub cannot be reached (reset).')
  })
})

describe('a shared policy', () => {
  const about = answer({ default_branch: 'main/x' })
  const way = `/repos/acme/a/compare/main/x...${commit}?per_page=1`
  const whole = { [file]: answer('a: 1'), '/repos/acme/a': about }
  const shared = (answers: Readonly<Record<string, Answer>>, ref = commit) =>
    contentsOf(answers).contents.sharedFile('acme/a', 'b c/d.yml', ref)

  it.each(['behind', 'identical'])('is read at a commit of its own branch: %s', async (status) => {
    expect(await shared({ ...whole, [way]: answer({ status }) })).toEqual({ content: bytes('a: 1'), commit })
  })

  it.each<[string, Readonly<Record<string, Answer>>, string]>([
    ['ahead of its branch', { ...whole, [way]: answer({ status: 'ahead' }) }, 'it may come from a fork'],
    ['beside its branch', { ...whole, [way]: answer({ status: 'diverged' }) }, 'it may come from a fork'],
    ['of nowhere', { ...whole, [way]: missing }, `${commit.slice(0, 12)} is not on the branch main/x of acme/a`],
    ['of which the answer is none', { ...whole, [way]: answer('no JSON') }, 'it may come from a fork'],
    [
      'that a refusal calls its own',
      { ...whole, [way]: answer({ status: 'behind' }, { status: 404 }) },
      'may come from a fork',
    ],
    ['that may not be asked about', { ...whole, [way]: refused }, 'GitHub rejects the token (401).'],
    ['that cannot be asked about', whole, 'GitHub cannot be reached (reset).'],
    ['of a repository that may not be read', { ...whole, '/repos/acme/a': missing }, 'acme/a does not exist'],
    ['of a repository that cannot be read', { [file]: answer('a: 1') }, 'GitHub cannot be reached (reset).'],
    ['of a repository without a branch', { ...whole, '/repos/acme/a': answer({}) }, 'invalid answer about acme/a'],
    [
      'that has no such file',
      { ...whole, [way]: answer({ status: 'behind' }), [file]: missing, [listed]: tree([]) },
      `acme/a has no file b c/d.yml at ${commit}.`,
    ],
  ])('is not read at a commit %s', async (_, answers, expected) =>
    expect(message(await shared(answers))).toContain(expected),
  )

  const [tag, branch] = ['/repos/acme/a/commits/tags/v%201', '/repos/acme/a/commits/heads/v%201']
  it('is read at the commit of a tag', async () => {
    expect(await shared({ [file]: answer('a: 1'), [tag]: answer(`${commit}\n`) }, 'v 1')).toEqual({
      content: bytes('a: 1'),
      commit,
    })
  })

  it.each<[string, Readonly<Record<string, Answer>>, string]>([
    ['whose answer is no commit', { [tag]: answer('<html>') }, 'invalid answer about acme/a'],
    ['that cannot be asked for', {}, 'GitHub cannot be reached (reset).'],
    ['that is a branch', { [tag]: missing, [branch]: answer(commit) }, 'v 1 is a branch of acme/a'],
    ['that is nothing', { [tag]: missing, [branch]: missing }, 'acme/a has no tag v 1'],
    ['that is no name', { [tag]: missing, [branch]: answer({}, { status: 422 }) }, 'acme/a has no tag v 1'],
    ['that may not be read', { [tag]: missing, [branch]: refused }, 'GitHub rejects the token (401).'],
    ['that cannot be read', { [tag]: missing }, 'GitHub cannot be reached (reset).'],
  ])('is not read at a tag %s', async (_, answers, expected) =>
    expect(message(await shared(answers, 'v 1'))).toContain(expected),
  )

  it('is told where a branch is now', async () => {
    expect(await shared({ [tag]: missing, [branch]: answer(commit) }, 'v 1')).toMatchObject({
      remedy: `Pin the commit that it points to now: @${commit}.`,
    })
    expect(await shared({ [tag]: missing, [branch]: answer('?') }, 'v 1')).toMatchObject({
      remedy: 'Pin the commit that it points to now: @SHA.',
    })
  })
})

describe('where two commits went apart', () => {
  const way = `/repos/acme/a/compare/${other}...${commit}?per_page=1`
  const mergeBase = (given?: Answer) =>
    contentsOf(given ? { [way]: given } : {}).contents.mergeBase('acme/a', other, commit)

  it('is asked for without the files', async () => {
    expect(await mergeBase(answer({ merge_base_commit: { sha: other } }))).toBe(other)
  })

  it.each([
    [missing, `GitHub does not have commit ${'d'.repeat(12)} or commit ${'c'.repeat(12)}.`],
    [refused, 'GitHub rejects the token (401).'],
    [answer({ merge_base_commit: { sha: 'main' } }), 'GitHub returned an invalid answer about acme/a.'],
    [answer({ merge_base_commit: { sha: `${other}0` } }), 'GitHub returned an invalid answer about acme/a.'],
    [undefined, 'GitHub cannot be reached (reset).'],
  ])('is not known after some answers', async (given, expected) =>
    expect(message(await mergeBase(given))).toBe(expected),
  )
})

describe('what a commit has', () => {
  const [file, folder] = ['e'.repeat(40), 'f'.repeat(40)]
  const listing = async (answers: Readonly<Record<string, Answer>>, known: KnownFolders = () => undefined) => {
    const { contents, asked } = contentsOf(answers)
    const found = await contents.listing('acme/a', commit, known)
    return { found: 'message' in found ? message(found) : [...found], asked }
  }

  it('is told by one request', async () => {
    const whole = tree([entry('a', folder, 'tree'), entry('a/b', file), entry('sub', other, 'commit')])
    const { found, asked } = await listing({ [`${trees}/${commit}?recursive=1`]: whole })
    expect(found).toEqual([
      ['a/b', { mode: '100644', id: file }],
      ['sub', { mode: '160000', id: other }],
    ])
    expect(asked).toHaveLength(1)
  })

  it('is told folder by folder where GitHub cuts it, without what is known', async () => {
    const [deep, known] = ['1'.repeat(40), '2'.repeat(40)]
    const { found, asked } = await listing(
      {
        [`${trees}/${commit}?recursive=1`]: tree([entry('x', file)], true),
        [`${trees}/${commit}`]: tree([entry('a', folder, 'tree'), entry('k', known, 'tree'), entry('x', file)]),
        [`${trees}/${folder}?recursive=1`]: tree([], true),
        [`${trees}/${folder}`]: tree([entry('b', deep, 'tree')]),
        [`${trees}/${deep}?recursive=1`]: tree([entry('c', file)]),
      },
      (id) => (id === known ? new Map([['y/z', { mode: '100644', id: file }]]) : undefined),
    )
    expect((found as [string, object][]).map(([path]) => path)).toEqual(['x', 'a/b/c', 'k/y/z'])
    expect(asked).toHaveLength(5)
  })

  it.each<[string, Readonly<Record<string, Answer>>, string]>([
    ['no such commit', { [`${trees}/${commit}?recursive=1`]: missing }, 'GitHub does not have commit or folder cccc'],
    ['no permission', { [`${trees}/${commit}?recursive=1`]: refused }, 'GitHub rejects the token (401).'],
    ['no tree', { [`${trees}/${commit}?recursive=1`]: answer({}) }, 'invalid answer'],
    ['no answer', {}, 'GitHub cannot be reached'],
    [
      'a folder that it cuts',
      { [`${trees}/${commit}?recursive=1`]: tree([], true), [`${trees}/${commit}`]: tree([], true) },
      'more files than GitHub lists',
    ],
  ])('is not known after %s', async (_, answers, expected) =>
    expect((await listing(answers)).found).toContain(expected),
  )
})

describe('a content by its name', () => {
  const address = `/repos/acme/a/git/blobs/${other}`
  const blob = (given?: Answer) => contentsOf(given ? { [address]: given } : {}).contents.blob('acme/a', other)

  it('is read from lines of base64', async () => {
    expect(await blob(answer({ content: 'aGVs\nbG8=\n', encoding: 'base64' }))).toEqual(bytes('hello'))
  })

  it.each([
    [missing, 'acme/a does not exist'],
    [answer({ content: 'x', encoding: 'none' }), 'invalid answer'],
    [undefined, 'GitHub cannot be reached'],
  ])('is not known after some answers', async (given, expected) =>
    expect(message(await blob(given))).toContain(expected),
  )
})
