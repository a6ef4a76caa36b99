import { describe, expect, it } from '@jest/globals'
import { Answers } from '../../../src/edge/lsp/answers.ts'
import { kindOf, OpenFiles } from '../../../src/edge/lsp/open-files.ts'
import { hostWith } from '../../support/editor-host.ts'

const uri = 'file:///accelerator.yml'
const policyUri = 'file:///.github/accelerator-policy.yml'
const dynamic = 'framework: jax\nmodel: { dynamic_shapes: true }\nhardware: tpu-v5e-64\n'
const waived = `waivers: [{ rule: model/*, path: '**', expires: 2026-12-01, reason: Moved., owner: ml }]\n`
const top = { line: 0, character: 0 }

it.each([
  ['file:///accelerator.yml', 'manifest'],
  ['file:///a%20b/accelerator.yaml', 'manifest'],
  ['accelerator-policy.yml', 'policy'],
  ['file:///.github/accelerator-policy.yaml', 'policy'],
  ['file:///my-accelerator-policy.yml', undefined],
  ['file:///accelerator-policy.yml.orig', undefined],
  ['file:///README.md', undefined],
])('a file is known by its name: %s', (of, kind) => expect(kindOf(of)).toBe(kind))

describe('a question', () => {
  const answersAbout = async (of: string, text?: string) => {
    const files = new OpenFiles(hostWith())
    if (text !== undefined) files.open(of, 1, text)
    const answers = new Answers(files, hostWith())
    return [
      await answers.completions(of, top),
      await answers.hover(of, top),
      await answers.codeActions({ uri: of, range: { start: top, end: top }, diagnostics: [] }),
      await answers.codeLenses(of),
      await answers.documentSymbols(of),
      await answers.look(of),
      await answers.diagnostics(of),
    ]
  }
  const nothing = [[], null, [], [], [], null, undefined]

  it.each([
    ['a file that is not open', uri, undefined],
    ['a file of another kind', 'file:///a.yml', dynamic],
  ])('about %s has no answer', async (_, of, text) => expect(await answersAbout(of, text)).toEqual(nothing))

  it('about a file that is in no repository is answered by its text alone', async () => {
    const [completions, hover, actions, lenses, symbols, look, diagnostics] = await answersAbout(
      'untitled:/accelerator.yml',
      dynamic,
    )
    expect(completions).not.toEqual([])
    expect([hover, symbols]).toMatchObject([{ contents: {} }, [{}, {}, {}]])
    expect([actions, lenses, look, diagnostics]).toEqual([[], [], null, undefined])
  })

  it('about a policy is answered by the words of policies', async () => {
    const answers = await answersAbout(policyUri, 'rules: { model/dynamic-shapes: error }\n')
    expect(answers).toMatchObject([
      expect.arrayContaining([expect.objectContaining({ label: 'fail-on' })]),
      { contents: { value: expect.stringMatching(/^`rules`: /) } },
      [],
      [],
      [{ name: 'rules', children: [{ name: 'model/dynamic-shapes' }] }],
      null,
      [],
    ])
  })

  it("fails where a failure is nobody's input", async () => {
    const host = hostWith({ evidenceFor: () => Promise.reject(new Error('Broken.')) })
    const files = new OpenFiles(host)
    files.open(uri, 1, dynamic)
    const answers = new Answers(files, host)
    for (const asked of [answers.look(uri), answers.codeLenses(uri), answers.diagnostics(uri)])
      await expect(asked).rejects.toThrow('Broken.')
  })
})

describe('an open policy', () => {
  const told = async (policy: string): Promise<unknown[] | undefined> => {
    const files = new OpenFiles(hostWith())
    files.open(policyUri, 1, policy)
    return (await new Answers(files, hostWith()).diagnostics(policyUri))?.map(({ message }) => message)
  }

  it('is told what is wrong with it, with its waivers and with its prices', async () => {
    const wrong = 'fail-on: sometimes\n'
    expect(await told(wrong)).toEqual([expect.stringContaining('sometimes')])
    const unknown = waived.replace('model/*', 'policy/limit-exceeded, demand: most')
    expect(await told(unknown)).toEqual([expect.stringContaining('most')])
    // The demand may be in what could not be read.
    expect(await told(`${wrong}${unknown}`)).toHaveLength(1)
    const price = { provider: 'aws', accelerator: 'h100', price: '3 USD', read: '2027-11-28' }
    expect(await told(`prices: [${JSON.stringify(price)}]\n`)).toEqual([expect.stringContaining('in the future')])
    expect(await told(waived)).toEqual([])
  })
})

describe('an open manifest', () => {
  it('is checked once for each text', async () => {
    const files = new OpenFiles(hostWith())
    files.open(uri, 1, dynamic)
    const first = await files.manifest(uri)
    expect(first).toBeDefined()
    expect(await files.manifest(uri)).toBe(first)
    files.change(uri, 2, [{ text: dynamic.replace('true', 'false') }])
    const second = await files.manifest(uri)
    expect([first, second].map((each) => each?.review?.findings.map(({ rule }) => rule))).toEqual([
      expect.arrayContaining(['model/dynamic-shapes']),
      expect.not.arrayContaining(['model/dynamic-shapes']),
    ])
    files.close(uri)
    expect([files.uris, await files.manifest(uri)]).toEqual([[], undefined])
    // An editor may ask about a file that it has closed.
    files.change(uri, 3, [{ text: dynamic }])
    expect(files.uris).toEqual([])
  })

  it('is judged by the policy on disk, which is read again once a file there has changed', async () => {
    const read: string[] = []
    let policy = ''
    let forgotten = 0
    const own = async (path: string): Promise<string | undefined> => {
      read.push(path)
      return path.endsWith('.github/accelerator-policy.yml') ? policy : undefined
    }
    const files = new OpenFiles(
      hostWith({
        policyFiles: { own, remote: async () => ({ message: '', remedy: '' }) },
        forget: () => {
          forgotten += 1
        },
      }),
    )
    const rules = async () => (await files.manifest(uri))?.review?.findings.map(({ rule }) => rule)
    files.open(uri, 1, dynamic)
    expect(await rules()).toContain('model/dynamic-shapes')
    const before = read.length
    policy = 'rules: { model/dynamic-shapes: off }\n'
    files.change(uri, 2, [{ text: `${dynamic}# changed\n` }])
    expect([await rules(), read.length]).toEqual([expect.arrayContaining(['model/dynamic-shapes']), before])
    files.forget()
    expect([await rules(), forgotten]).toEqual([expect.not.arrayContaining(['model/dynamic-shapes']), 1])
  })

  it('is judged as of the day on which it is asked about', async () => {
    let today = '2026-11-30'
    const files = new OpenFiles(hostWith({}, () => today))
    files.open(policyUri, 1, waived)
    const isWaived = async (version: number): Promise<boolean | undefined> => {
      files.open(uri, version, dynamic)
      const found = (await files.manifest(uri))?.review?.findings
      return found?.some(({ rule, waived: by }) => rule === 'model/dynamic-shapes' && by !== undefined)
    }
    expect(await isWaived(1)).toBe(true)
    today = '2026-12-02'
    expect(await isWaived(2)).toBe(false)
  })

  it('is judged by what its repository shows', async () => {
    const asked: string[][] = []
    const host = hostWith({
      evidenceFor: async (path, text) => {
        asked.push([path, text])
        return undefined
      },
    })
    const files = new OpenFiles(host)
    files.open(uri, 1, dynamic)
    await files.manifest(uri)
    expect(asked).toEqual([['accelerator.yml', dynamic]])
  })
})
