import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { properties } from '../fuzz/properties.ts'

const page = readFileSync(new URL('../../docs/internals/fuzzing.md', import.meta.url), 'utf8')
/** `globs/*` means all names with this prefix. */
const patterns = [...page.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) => (cell as string).match(/[\w/*-]+/g) ?? [])
const isOf = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

it('lists every property, and no other', () => {
  const names = properties.map(({ name }) => name)
  expect(names.filter((name) => !patterns.some((pattern) => isOf(name, pattern)))).toEqual([])
  expect(patterns.filter((pattern) => !names.some((name) => isOf(name, pattern)))).toEqual([])
})
