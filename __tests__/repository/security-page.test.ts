import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { legal, payloads, unreadable } from '../support/hostile.ts'

const root = new URL('../../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const page = textOf('SECURITY.md')

const rows = page
  .split('\n')
  .filter((line) => /^\| [PFOT]\d+ \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
const links = [...page.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].map(([, words, path]) => ({
  words: words as string,
  path: path as string,
}))

/** The names of tests in a file: its quoted texts, and the cases of tables. */
const namesIn = (path: string): string =>
  path.endsWith('hostile-input.test.ts')
    ? [textOf(path), ...Object.keys({ ...unreadable, ...legal, ...payloads }).map((name) => `'${name}'`)].join('\n')
    : textOf(path)

describe('the page on security', () => {
  it('has every attack once, with what happens and a test', () => {
    const ids = rows.map(([id]) => id as string)
    const counted = ['P', 'F', 'O', 'T'].flatMap((letter) =>
      ids.filter((id) => id.startsWith(letter)).map((_, index) => `${letter}${index + 1}`),
    )
    expect(ids).toEqual(counted)
    expect(ids.length).toBeGreaterThanOrEqual(60)
    for (const row of rows) {
      expect(row).toHaveLength(4)
      expect(row[2]?.length).toBeGreaterThan(3)
      expect(row[3]).toMatch(/^\[.+\]\(__tests__\/.+\.test\.ts\)$/)
    }
  })

  it.each(links.filter(({ path }) => path.startsWith('__tests__/')))(
    'names a test of $path: $words',
    ({ path, words }) => {
      expect(existsSync(new URL(path, root))).toBe(true)
      expect(["'", '"', '`'].some((quote) => namesIn(path).includes(quote + words + quote))).toBe(true)
    },
  )

  it('links to what exists', () => {
    const inRepository = links.filter(({ path }) => !path.startsWith('https://'))
    for (const { path } of inRepository) expect([path, existsSync(new URL(path, root))]).toEqual([path, true])
  })

  it('has a test for each of its promises', () => {
    const [, table = ''] = /^## What always holds\n\n(.*?)\n\n/ms.exec(page) ?? []
    const promises = table.split('\n').slice(2)
    expect(promises.map((row) => /^\| (I\d)?/.exec(row)?.[1] ?? '').filter((id) => id !== '')).toEqual([
      'I1',
      'I2',
      'I3',
      'I4',
      'I5',
      'I6',
    ])
    for (const row of promises) expect(row).toMatch(/\]\(__tests__\/\S+\.test\.ts\) \|$/)
  })

  it('T3 says what no check can promise', () => {
    expect(page).toMatch(
      /^## What is not promised\n\nWho can change the workflow can remove the step: only a \[workflow/m,
    )
    expect(textOf('docs/pull-requests.md')).toContain('Require workflows to pass before merging')
  })
})
