import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { readDocument } from '../../src/core/languages/yaml/document-reader.ts'
import { readDirective } from '../../src/core/policy/waiver/inline-directive.ts'
import { patchMarkdown } from '../../src/core/review/suggestions/patch-markdown.ts'
import * as encoders from '../../src/core/text/encode.ts'
import { reviewComment } from '../../src/edge/github/suggestion-comment.ts'
import { withChange } from '../support/hosted-change.ts'
import { runCommand, workspaceOf } from '../support/runner.ts'
import { runCommandHere } from '../support/terminal.ts'

// Attack P25: invisible or direction-changing characters in names, paths and output.

const rangeOf = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** By code point, not by the properties that the sources use: each kind must contain these. */
const kinds: Readonly<Record<string, readonly number[]>> = {
  'soft hyphen': [0xad],
  'combining grapheme joiner': [0x34f],
  'Hangul fillers': [0x115f, 0x1160, 0x3164, 0xffa0],
  'Khmer inherent vowels': [0x17b4, 0x17b5],
  'Mongolian separators': rangeOf(0x180b, 0x180f),
  'zero-width signs': [...rangeOf(0x200b, 0x200d), 0x2060, 0xfeff],
  'direction signs': [0x61c, 0x200e, 0x200f, ...rangeOf(0x202a, 0x202e), ...rangeOf(0x2066, 0x2069)],
  'line and paragraph separators': [0x2028, 0x2029],
  'invisible operators': rangeOf(0x2061, 0x2064),
  'deprecated format signs': rangeOf(0x206a, 0x206f),
  'variation selectors': [...rangeOf(0xfe00, 0xfe0f), ...rangeOf(0xe0100, 0xe01ef)],
  'annotation signs': rangeOf(0xfff9, 0xfffb),
  'shorthand format signs': rangeOf(0x1bca0, 0x1bca3),
  'musical format signs': rangeOf(0x1d173, 0x1d17a),
  tags: rangeOf(0xe0000, 0xe007f),
  'what is reserved to be ignored': [0x2065, ...rangeOf(0xfff0, 0xfff8), 0xe0080, 0xe0fff],
}
const table = Object.entries(kinds)
const signsOf = (codes: readonly number[]): string[] => codes.map((code) => String.fromCodePoint(code))

/** One of each kind. */
const some = table.map(([kind, [code]]) => [kind, String.fromCodePoint(code as number)] as const)
const zeroWidth = '\u200b'

describe('P25 signs that nobody sees', () => {
  it.each(table)('are refused in a name, a key and a waiver: %s', (_, codes) => {
    const passed = signsOf(codes).filter((sign) => {
      const texts = [`name: tr${sign}ain\n`, `tr${sign}ain: x\n`, `labels: { team: "${sign}" }\n`]
      const isRefused = texts.every((text) => readDocument(text).problems.some(({ reason }) => reason === 'encoding'))
      const waiver = readDirective(`# accelerator-review: allow a/b until 2027-01-31 because x${sign}y`)
      return !isRefused || waiver?.ok !== false
    })
    expect(passed.map((sign) => sign.codePointAt(0)?.toString(16))).toEqual([])
  })

  it.each(table)('are refused where they are escaped, and under an anchor: %s', (_, codes) => {
    const escaped = codes.map((code) => `name: "a\\U${code.toString(16).padStart(8, '0')}b"\n`)
    const behind = signsOf(codes).map((sign) => `x: &a "a${sign}b"\nname: *a\n`)
    for (const text of [...escaped, ...behind])
      expect([text, readDocument(text).problems.map(({ reason }) => reason)]).toEqual([text, ['encoding']])
  })

  it.each(table)('come out of no encoder: %s', (_, codes) => {
    const { uriPath, jsonText, ...others } = encoders
    for (const sign of signsOf(codes)) {
      const words = `a${sign}b \`c${sign}d\``
      for (const [name, encode] of Object.entries(others)) {
        const shown = encode(words)
        const number = `&#${sign.codePointAt(0)};`
        expect([name, shown.replaceAll(zeroWidth, '').includes(sign), shown.includes(number)]).toEqual([
          name,
          false,
          false,
        ])
      }
      expect(uriPath(words)).toMatch(/^[\x20-\x7e]+$/)
      expect(jsonText({ words })).not.toContain(sign)
      expect(JSON.parse(jsonText({ words }))).toEqual({ words })
    }
  })

  it.each(table)('stand in no suggestion and no patch: %s', (_, codes) => {
    const suggestion = { path: 'a', startLine: 1, endLine: 1, message: 'm', fingerprint: 'f' }
    for (const sign of signsOf(codes)) {
      const replacement = `name: a${sign}b`
      expect(reviewComment({ ...suggestion, replacement } as Parameters<typeof reviewComment>[0])).toBeUndefined()
      expect(patchMarkdown(`--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-x\n+${replacement}\n`)).toBeUndefined()
    }
  })

  // A run shows ten annotations.
  describe.each([some.slice(0, 9), some.slice(9)])('come out of no report, from a path or a file', (...own) => {
    const text = (sign: string): string => `stage: someday # ${sign}\nlabels: { team: a }\n`
    const folder = workspaceOf(
      Object.fromEntries(own.map(([kind, sign]) => [`${kind}/tr${sign}ain/accelerator.yml`, text(sign)])),
    )
    const shownBy = new Map<string, string>()
    beforeAll(async () => {
      // One format runs in the bundle. The others come from the same findings in this process.
      for (const format of ['text', 'compact', 'json', 'sarif', 'junit', 'gitlab', 'markdown', 'github']) {
        const words = ['check', '--format', format]
        const run = format === 'text' ? runCommand(folder, words) : await runCommandHere(folder, words)
        const { status, stdout, stderr } = run
        expect([format, status, stderr]).toEqual([format, 1, ''])
        shownBy.set(format, stdout.replaceAll(zeroWidth, ''))
      }
    })

    it.each(own)('%s', (kind, sign) => {
      for (const [format, shown] of shownBy) {
        const isTold = shown.includes(format === 'sarif' ? encodeURIComponent(kind) : kind)
        expect([format, isTold, shown.includes(sign), shown.includes(`&#${sign.codePointAt(0)};`)]).toEqual([
          format,
          true,
          false,
          false,
        ])
      }
    })
  })

  it('make no two jobs that look alike, on any surface of a pull request', async () => {
    const sign = '\u3164'
    const base = { 'accelerator.yml': 'jobs:\n  train: { stage: production }\n' }
    const head = { 'accelerator.yml': `jobs:\n  train: { stage: production }\n  train${sign}: { stage: someday }\n` }
    await withChange({ base, head }, async (change) => {
      const run = await change.run({ comment: 'always', suggest: 'true', 'fail-on-new': 'true' })
      expect([run.status, run.commands[0]?.properties['line']]).toEqual([1, '3'])
      const shown = run.stdout + run.summary + JSON.stringify(await change.github.comments(1))
      expect(shown).toContain('manifest/encoding')
      expect(shown.includes(sign)).toBe(false)
    })
  })

  it('are decided on in one place', () => {
    const files = readdirSync('src', { recursive: true }).map((file) => `src/${file}`)
    // A character class with a member of such lists. Line endings in expressions are a separate question.
    const listing =
      /\[(?!\^)[^\]\n]*\\u(?:200[b-f]|202[89a-e]|206[0-9]|061c|00ad|180e|007f)|\\p\{(?:Cf|C|Default_Ignorable)/i
    const own = files.filter((file) => file.endsWith('.ts') && listing.test(readFileSync(file, 'utf8')))
    expect(own.filter((file) => !file.endsWith('/observe.ts'))).toEqual(['src/core/text/unseen-signs.ts'])
  })

  it.each(['naïve', 'Größe', '訓練', 'тренировка', 'नमस्ते', 'ทดสอบ', 'a b', 'v5e-256 · x', 'עברית', '🚀'])(
    'are not what languages are written in: %s',
    (name) => {
      expect(readDocument(`name: "${name}"\n`).problems).toEqual([])
      expect(encoders.logText(name)).toBe(name)
    },
  )
})
