import { describe, expect, it } from '@jest/globals'
import type { Answer, Answers } from '../../../src/edge/rest/answer.ts'
import { type ListedRepository, Organization } from '../../../src/edge/rest/organization.ts'
import { blobName } from '../../../src/edge/run/git/listings.ts'

const page = (json: unknown, more: Partial<Answer> = {}): Answer => ({
  ...{ status: 200, headers: {}, body: new TextEncoder().encode(JSON.stringify(json)) },
  ...more,
})
const html = page('<html>', { headers: { 'content-type': 'text/html' } })

/** An organization with GitHub's answers in order, and the requests. */
function organizationOf(...answers: readonly (Answer | Error)[]) {
  const asked: [path: string, accept: string, of: string | undefined][] = []
  const whole: boolean[] = []
  const left = [...answers]
  const get: Answers['get'] = async (path, accept, { of, isWhole } = {}) => {
    asked.push([path, accept, of])
    const next = left.shift()
    if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often')
    whole.push(isWhole?.(next) ?? true)
    return next
  }
  return { organization: new Organization({ get }, blobName), asked, whole }
}

const listed = (full_name: string, more: object = {}) => ({ full_name, fork: false, ...more })
const repository: ListedRepository = {
  name: 'acme/a',
  branch: 'main',
  isFork: false,
  isArchived: false,
  pushedAt: 'T1',
}
const json = 'application/vnd.github+json'

describe('the repositories of an organization', () => {
  const names = async (...answers: readonly Answer[]) => {
    const found = await organizationOf(...answers).organization.repositories('acme')
    return 'message' in found ? found.message : found.map(({ name }) => name)
  }
  const many = (count: number, from = 0) =>
    page(Array.from({ length: count }, (_, at) => listed(`acme/r-${1000 + from + at}`)))

  it.each<[string, object, Partial<ListedRepository>]>([
    ['nothing more', {}, {}],
    ['a fork', { fork: true }, { isFork: true }],
    ['an archived one', { archived: true, disabled: false }, { isArchived: true }],
    ['a disabled one', { archived: false, disabled: true }, { isArchived: true }],
    ['one that is neither', { archived: false, disabled: false }, {}],
    ['its branch', { default_branch: 'trunk' }, { branch: 'trunk' }],
    ['when it was pushed', { pushed_at: 'T1' }, { pushedAt: 'T1' }],
    ['that it was never pushed', { pushed_at: null }, {}],
  ])('are told with %s', async (_, more, expected) => {
    const { organization, asked } = organizationOf(page([listed('acme/a', more)]))
    const plain = { name: 'acme/a', branch: 'HEAD', isFork: false, isArchived: false }
    expect(await organization.repositories('a c/me')).toStrictEqual([{ ...plain, ...expected }])
    expect(asked).toEqual([['/orgs/a%20c%2Fme/repos?per_page=100&sort=full_name&page=1', json, undefined]])
  })

  it('are read to the first page that is not full, and stand in the order of their names, each once', async () => {
    const all = await names(many(100, 50), many(100), page([listed('acme/B'), listed('acme/a'), listed('acme/b')]))
    expect(all).toEqual(['acme/a', 'acme/b', ...Array.from({ length: 150 }, (_, at) => `acme/r-${1000 + at}`)])
    expect(await names(many(100), page([]))).toHaveLength(100)
  })

  it('are none where the pages do not end', async () => {
    const endless = Array.from({ length: 2_001 }, () => many(100))
    expect(await names(...endless)).toBe('GitHub returned an invalid answer about acme.')
  })

  it.each([
    ['of which the list is no list', page({}), 'GitHub returned an invalid answer about acme.'],
    ['of which a name leads elsewhere', page([listed('acme/../b')]), 'GitHub returned an invalid answer about acme.'],
    ['of which a name goes on', page([listed('acme/a/b')]), 'GitHub returned an invalid answer about acme.'],
    ['for which a proxy answers', html, 'GitHub returned an invalid answer about The organization acme.'],
    [
      'that is not there',
      page({}, { status: 404 }),
      'The organization acme does not exist, or the token may not read it (404).',
    ],
  ])('are none of one %s', async (_, answer, message) => expect(await names(answer)).toBe(message))

  it('are none where the connection breaks', async () => {
    const { organization } = organizationOf(new Error('reset'))
    expect(await organization.repositories('acme')).toMatchObject({ message: 'GitHub cannot be reached (reset).' })
  })
})

const shaOf = (text: string): string => blobName(new TextEncoder().encode(text), 40)

describe('the files of a repository', () => {
  const entry = (path: string, more: object = {}) => ({
    path,
    mode: '100644',
    type: 'blob',
    sha: shaOf(path),
    ...more,
  })

  it('are its plain files, and no links, folders or other repositories', async () => {
    const tree = [
      entry('accelerator.yml'),
      entry('run.sh', { mode: '100755' }),
      entry('link/accelerator.yml', { mode: '120000' }),
      entry('folder', { mode: '040000', type: 'tree' }),
      entry('other', { mode: '160000', type: 'commit' }),
      { path: 'nameless.yml', mode: '100644', type: 'blob' },
    ]
    const { organization, asked, whole } = organizationOf(page({ tree, truncated: false }))
    expect(await organization.files({ ...repository, branch: 'a/b' })).toEqual({
      blobs: new Map([
        ['accelerator.yml', shaOf('accelerator.yml')],
        ['run.sh', shaOf('run.sh')],
      ]),
      isComplete: true,
    })
    expect(asked).toEqual([['/repos/acme/a/git/trees/a%2Fb?recursive=1', json, 'T1']])
    expect(whole).toEqual([true])
  })

  it('may be a part of them', async () => {
    const { organization } = organizationOf(page({ tree: [], truncated: true }))
    expect(await organization.files(repository)).toEqual({ blobs: new Map(), isComplete: false })
  })

  it('are asked for again in each run where nobody says when it was pushed', async () => {
    const { pushedAt: _, ...unsaid } = repository
    const { organization, asked } = organizationOf(page({ tree: [], truncated: false }))
    await organization.files(unsaid)
    expect(asked[0]?.[2]).toBeUndefined()
  })

  it.each([
    ['none of one without a commit', page({}, { status: 409 }), { blobs: new Map(), isComplete: true }],
    [
      'not known of one that is not there',
      page({}, { status: 404 }),
      { status: 404, message: expect.stringContaining('acme/a does not exist') },
    ],
    ['not known after an odd answer', page({}), { message: 'GitHub returned an invalid answer about acme/a.' }],
    [
      'not known after half an answer',
      page({}, { body: new TextEncoder().encode('{"tree":') }),
      { message: 'GitHub returned an invalid answer about acme/a.' },
    ],
  ])('are %s', async (_, answer, expected) => {
    expect(await organizationOf(answer).organization.files(repository)).toMatchObject(expected)
  })

  it('are not kept where half of an answer came', async () => {
    const { organization, whole } = organizationOf(page({}, { body: new TextEncoder().encode('{"tree":') }))
    await organization.files(repository)
    expect(whole).toEqual([false])
  })
})

describe('a file of a repository', () => {
  const answered = (text: string) => page({ content: btoa(text), encoding: 'base64' })

  it('is asked for by the name of its content, and kept by it', async () => {
    const { organization, asked, whole } = organizationOf(answered('no: JSON'))
    const blob = shaOf('no: JSON')
    expect(await organization.content(repository, blob)).toEqual(new TextEncoder().encode('no: JSON'))
    expect(asked).toEqual([[`/repos/acme/a/git/blobs/${blob}`, json, blob]])
    expect(whole).toEqual([true])
  })

  it('is neither used nor kept where GitHub gives another content, or half of one', async () => {
    for (const answer of [answered('another'), page({}, { body: new TextEncoder().encode('{"content":') })]) {
      const { organization, whole } = organizationOf(answer)
      const message = 'GitHub returned an invalid answer about acme/a.'
      expect(await organization.content(repository, shaOf('no: JSON'))).toMatchObject({ message })
      expect(whole).toEqual([false])
    }
  })

  it.each([
    [page({}, { status: 401 }), 'GitHub rejects the token (401).'],
    [page({}, { status: 429 }), 'The token reached its rate limit on GitHub.'],
    [page({}, { status: 403, headers: { 'retry-after': '1' } }), 'The token reached its rate limit on GitHub.'],
    [
      page({}, { status: 403, headers: { 'x-ratelimit-remaining': '0' } }),
      'The token reached its rate limit on GitHub.',
    ],
    [
      page({}, { status: 403, headers: { 'x-ratelimit-remaining': '9' } }),
      'acme/a does not exist, or the token may not read it (403).',
    ],
    [
      page({}, { status: 404, headers: { 'x-ratelimit-remaining': '0' } }),
      'acme/a does not exist, or the token may not read it (404).',
    ],
    [page({}, { status: 500 }), 'GitHub returned an error (500).'],
    [html, 'GitHub returned an invalid answer about acme/a.'],
  ])('is not to be had after some answers', async (answer, message) => {
    expect(await organizationOf(answer).organization.content(repository, 'blob')).toMatchObject({ message })
  })
})
