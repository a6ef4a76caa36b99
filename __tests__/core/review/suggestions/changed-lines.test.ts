import { describe, expect, it } from '@jest/globals'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import { type ChangedLines, changedLines, withLines } from '../../../../src/core/review/suggestions/changed-lines.ts'
import { jobChanges } from '../../../../src/core/review/suggestions/job-changes.ts'
import { lineChanges } from '../../../../src/core/review/suggestions/line-diff.ts'
import { inDiff, rightHunks, unifiedDiff } from '../../../../src/core/review/suggestions/patch.ts'

describe('the fewest lines that change', () => {
  const lines = (startLine: number, endLine: number, replacement: string): ChangedLines => ({
    startLine,
    endLine,
    replacement,
  })

  it.each<[string, string, string, ChangedLines]>([
    ['a line', 'a\nb\nc\n', 'a\nx\nc\n', lines(2, 2, 'x')],
    ['the first', 'a\nb\n', 'x\nb\n', lines(1, 1, 'x')],
    ['the last, without a break', 'a\nb', 'a\nx', lines(2, 2, 'x')],
    ['two that lie apart', 'a\nb\nc\nd\n', 'a\nx\nc\ny\n', lines(2, 4, 'x\nc\ny')],
    // A review can only replace existing lines, so a new line comes with the one before it.
    ['a new one', 'a\nb\n', 'a\nx\nb\n', lines(1, 1, 'a\nx')],
    ['a new one at the end', 'a\nb\n', 'a\nb\nx\n', lines(2, 2, 'b\nx')],
    ['a new one at the start', 'a\nb\n', 'x\na\nb\n', lines(1, 1, 'x\na')],
    ['one more of the same', 'a\na\n', 'a\na\na\n', lines(2, 2, 'a\na')],
    // Some read an empty replacement as no line, others as an empty line.
    ['one less', 'a\nb\nc\n', 'a\nc\n', lines(1, 2, 'a')],
    ['the first less', 'a\nb\n', 'b\n', lines(1, 2, 'b')],
    ['one less of the same', 'a\na\na\n', 'a\na\n', lines(2, 3, 'a')],
    ['one that becomes blank', 'a\nb\nc\n', 'a\n  \nc\n', lines(1, 2, 'a\n  ')],
    ['the first that becomes blank', 'a\nb\n', '\nb\n', lines(1, 2, '\nb')],
    ['all of it', 'a', '', lines(1, 1, '')],
    ['a line of Windows', 'a\r\nb\r\n', 'a\r\nx\r\n', lines(2, 2, 'x')],
  ])('are told of %s', (_, before, after, expected) => {
    const found = changedLines(before, after)
    expect(found).toEqual(expected)
    expect(withLines(before, expected)).toBe(after)
  })

  it('are none where nothing changes', () => {
    expect(changedLines('a\n', 'a\n')).toBeUndefined()
  })
})

describe('a diff of a file', () => {
  const diff = (before: string, after: string, path = 'a.yml') => unifiedDiff(path, before, after)?.split('\n')
  const head = ['--- a/a.yml', '+++ b/a.yml']

  it.each<[string, string, string, string[]]>([
    [
      'a line',
      '1\n2\n3\n4\n5\n6\n7\n8\n9\n',
      '1\n2\n3\n4\nx\n6\n7\n8\n9\n',
      ['@@ -2,7 +2,7 @@', ' 2', ' 3', ' 4', '-5', '+x', ' 6', ' 7', ' 8', ''],
    ],
    ['a new line', '1\n2\n', '1\nx\n2\n', ['@@ -1,2 +1,3 @@', ' 1', '+x', ' 2', '']],
    ['a line less', '1\n2\n3\n', '1\n3\n', ['@@ -1,3 +1,2 @@', ' 1', '-2', ' 3', '']],
    ['the first and the last', 'a\n1\nb\n', 'x\n1\ny\n', ['@@ -1,3 +1,3 @@', '-a', '+x', ' 1', '-b', '+y', '']],
    ['one more of the same', 'a\na\n', 'a\na\na\n', ['@@ -1,2 +1,3 @@', ' a', ' a', '+a', '']],
    [
      'the break at the end',
      'a\nb',
      'a\nb\n',
      ['@@ -1,2 +1,2 @@', ' a', '-b', '\\ No newline at end of file', '+b', ''],
    ],
  ])('shows %s', (_, before, after, expected) => {
    const [left, right, ...rest] = diff(before, after) ?? []
    expect([left, right]).toEqual(head)
    expect(rest).toEqual(expected)
  })

  it('is none where nothing changes, and names odd paths as git does', () => {
    expect(diff('a\n', 'a\n')).toBeUndefined()
    expect(diff('a\n', 'b\n', 'a b/ü"\\\u007f\u0001.yml')?.slice(0, 2)).toEqual([
      '--- "a/a b/\\303\\274\\042\\134\\177\\001.yml"',
      '+++ "b/a b/\\303\\274\\042\\134\\177\\001.yml"',
    ])
  })

  it('replaces all where there are too many lines to compare', () => {
    const many = (word: string) => [...Array.from({ length: 510 }, (_, at) => `${word}${at}\n`), 'same\n', `${word}\n`]
    const changes = lineChanges(many('a'), many('b'))
    expect(changes).toHaveLength(1024)
    expect(changes.map(({ sign }) => sign).join('')).toBe(`${'-'.repeat(512)}${'+'.repeat(512)}`)
    expect(changes[512]).toEqual({ sign: '+', line: 'b0\n' })
    const fewer = (word: string) => many(word).slice(12)
    expect(lineChanges(fewer('a'), fewer('b')).filter(({ sign }) => sign === ' ')).toEqual([
      { sign: ' ', line: 'same\n' },
    ])
  })
})

describe('the hunks of a patch', () => {
  it.each([
    ['@@ -1,2 +3,4 @@\n a\n+b\n-c\n d', [[3, 5]]],
    ['@@ -1 +3 @@\n+b', [[3, 3]]],
    [
      '@@ -10,20 +30,40 @@ def f():\n a\n@@ -100,2 +120,2 @@\n+b\n+c',
      [
        [30, 30],
        [120, 121],
      ],
    ],
    // A deleted file, a hunk without lines of the new file, and lines before any hunk.
    ['@@ -1,2 +0,0 @@\n-a\n-b', []],
    ['@@ -1,2 +1,0 @@\n-a', []],
    ['@@ -1,2 +0,1 @@\n+a\n+b', []],
    [' a\n+b', []],
    ['x @@ -1,2 +3,4 @@\n a', []],
    ['', []],
  ])('%j are the lines %j', (patch, expected) => {
    expect(rightHunks(patch).map(({ startLine, endLine }) => [startLine, endLine])).toEqual(expected)
  })

  it.each([
    [3, 5, true],
    [3, 3, true],
    [2, 3, false],
    [5, 6, false],
    [5, 10, false],
    [10, 10, true],
  ])('hold the lines %s to %s: %s', (startLine, endLine, expected) => {
    const hunks = [
      { startLine: 3, endLine: 5 },
      { startLine: 10, endLine: 10 },
    ]
    expect(inDiff({ startLine, endLine, replacement: '' }, hunks)).toBe(expected)
  })
})

describe('what is assigned in a job', () => {
  const changes = (text: string, path: readonly string[], value: unknown, declaration: object = {}) =>
    jobChanges(readDocument(text), 'a', declaration as never, [{ path, value } as never])
  const written = (text: string, value: unknown) => changes(text, ['hardware'], value)[0]?.value

  it.each([
    ['hardware: h100\n', ['hardware']],
    ['jobs: { a: { hardware: h100 } }\n', ['jobs', 'a', 'hardware']],
    ['defaults: { hardware: h100 }\n', ['jobs', 'a', 'hardware']],
  ])('in %j stands at %j', (text, path) => {
    expect(changes(text, ['hardware'], 'x')).toEqual([{ path, value: 'x' }])
  })

  it.each<[string, unknown, unknown]>([
    ['hardware: h100:8\n', { accelerator: 'a100', count: 16 }, 'a100:16'],
    ['hardware: h100:8\n', { accelerator: 'a100' }, 'a100'],
    ['framework: jax\n', { accelerator: 'a100', count: 16 }, 'a100:16'],
    // The name as written.
    ['hardware: A100:80\n', { accelerator: 'a100', count: 16 }, 'A100:16'],
    ['hardware: A100\n', { accelerator: 'a100', count: 16 }, 'A100:16'],
    ['hardware: A100:1x\n', { accelerator: 'a100', count: 16 }, 'a100:16'],
    ['hardware: { accelerator: h100 }\n', { accelerator: 'a100', count: 16 }, { accelerator: 'a100', count: 16 }],
    [
      'hardware: h100:8\n',
      { accelerator: 'a100', count: 16, provider: 'aws' },
      { accelerator: 'a100', count: 16, provider: 'aws' },
    ],
    ['hardware: h100:8\n', { accelerator: 'a100:4', count: 16 }, { accelerator: 'a100:4', count: 16 }],
    ['hardware: h100:8\n', { machine: 'm', count: 16 }, { machine: 'm', count: 16 }],
    ['hardware: h100:8\n', { accelerator: 'a100', count: undefined }, 'a100'],
    ['hardware: h100:8\n', undefined, null],
  ])('as hardware in %j, of %j, is %j', (text, value, expected) => {
    expect(written(text, value)).toEqual(expected)
  })

  it('elsewhere is not made one word', () => {
    const value = { accelerator: 'a100', count: 16 }
    expect(changes('labels: { x: y }\n', ['labels'], value)[0]?.value).toEqual(value)
    expect(changes('hardware: { labels: y }\n', ['hardware', 'labels'], value)[0]?.value).toEqual(value)
  })

  it('stays as it was written where it means the same', () => {
    const text = 'scale: { batch: 8_192, tokens: 1T }\n'
    const declaration = { scale: { batch: 8192, tokens: 1e12 } }
    expect(changes(text, ['scale', 'batch'], 8192, declaration)[0]?.value).toBe('8_192')
    expect(changes(text, ['scale', 'batch'], 9000, declaration)[0]?.value).toBe(9000)
    expect(changes(text, ['scale'], { batch: 8192, tokens: 2e12 }, declaration)[0]?.value).toEqual({
      batch: '8_192',
      tokens: 2e12,
    })
    expect(changes(text, ['scale'], { toString: 1 }, declaration)[0]?.value).toEqual({ toString: 1 })
    expect(changes(text, ['scale', 'batch'], 1, { scale: null })[0]?.value).toBe(1)
    expect(changes(text, ['scale', 'batch'], 1, { scale: 'x' })[0]?.value).toBe(1)
  })

  it('in what is no mapping is nothing', () => {
    expect(changes('- 1\n', ['hardware'], 'x')).toEqual([])
    expect(changes('', ['hardware'], 'x')).toEqual([])
  })
})
