import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parse } from 'yaml'
import { readDocument } from '../../../../src/core/languages/yaml/document-reader.ts'
import { edited } from '../../../../src/core/review/edits/edited.ts'
import type { Value } from '../../../../src/core/review/edits/written.ts'
import { changedLines, withLines } from '../../../../src/core/review/suggestions/changed-lines.ts'
import type { Path } from '../../../../src/core/text/document.ts'
import {
  keyIn,
  type Plain,
  scalar,
  sectionOf,
  sections,
  type Written,
  written,
} from '../../../support/manifest-texts.ts'

const assigned = fc
  .constantFrom(...sections)
  .chain((section) =>
    fc.oneof(
      fc.record({ path: fc.constant([section]), value: fc.oneof(sectionOf(section), scalar) }),
      fc.record({ path: keyIn(section).map((key) => [section, key]), value: scalar }),
      fc.record({ path: keyIn(section).map((key) => [section, key]), value: fc.constant(undefined) }),
    ),
  )

const asked = fc.record({ manifest: written, assigned, pick: fc.nat(5) }).map(({ manifest, assigned, pick }) => {
  const name = manifest.jobs[pick % Math.max(1, manifest.jobs.length)]
  return {
    manifest,
    name,
    path: [...(name === undefined ? [] : ['jobs', name]), ...assigned.path],
    value: assigned.value,
  }
})

const editOf = (text: string, path: Path, value: Plain | undefined): string | undefined =>
  edited(readDocument(text), [{ path, value: value as Value | undefined }])?.text

/** The result of the same assignment in a program that knows YAML. A word for a section becomes its mapping. */
function expectedOf(text: string, path: readonly string[], value: Plain | undefined): unknown {
  const file = parse(text)
  const parent = path.slice(0, -2).reduce((map, step) => map[step], file)
  const [section, key] = path.slice(-2) as [string, string]
  const inner: Record<string, string> = { hardware: 'accelerator', scale: 'size', model: 'name' }
  if (path.length % 2 === 1 || parent === undefined) {
    const map = path.slice(0, -1).reduce((map, step) => map[step], file)
    map[path.at(-1) as string] = value
    return file
  }
  const own = parent[section]
  if (own !== undefined && typeof own !== 'object') parent[section] = inner[section] ? { [inner[section]]: own } : own
  if (value === undefined) delete parent[section]?.[key]
  else parent[section] = { ...(parent[section] ?? {}), [key]: value }
  return file
}

const commentsOf = (text: string): string[] => text.match(/# ~[a-z0-9~]+/g) ?? []

describe('an edit of any manifest', () => {
  let made = 0
  let refused = 0

  it('sets the value and keeps all other values and every comment', () => {
    fc.assert(
      fc.property(asked, ({ manifest: { text }, path, value }) => {
        const after = editOf(text, path, value)
        if (after === undefined) {
          refused++
          return
        }
        made++
        if (value !== undefined) expect(parse(after)).toEqual(expectedOf(text, path, value))
        expect(commentsOf(after).sort()).toEqual(commentsOf(text).sort())
        expect(/(?<!\r)\n/.test(after)).toBe(/(?<!\r)\n/.test(text))
      }),
      { numRuns: 600, seed: 7 },
    )
    expect(made).toBeGreaterThan(400)
    expect(refused / (made + refused)).toBeLessThan(0.3)
  })

  it('takes away nothing but the key', () => {
    let taken = 0
    fc.assert(
      fc.property(asked, ({ manifest: { text }, path, value }) => {
        const before = parse(text)
        const parent = path.slice(0, -1).reduce((map, step) => map?.[step], before)
        if (value !== undefined || typeof parent !== 'object' || !Object.hasOwn(parent, path.at(-1) as string)) return
        const after = editOf(text, path, undefined)
        if (after === undefined) return
        taken++
        delete parent[path.at(-1) as string]
        expect(parse(after)).toEqual(before)
      }),
      { numRuns: 750, seed: 8 },
    )
    expect(taken).toBeGreaterThan(37)
  })

  it('leaves the lines of other jobs and of the defaults as they are', () => {
    const othersOf = ({ text, jobs }: Written, name: string): string[] =>
      text.split(/^(?=defaults:|jobs:| {2}job\d:)/m).filter((part) => !part.startsWith(`  ${name}:`) && jobs.length > 0)
    fc.assert(
      fc.property(asked, ({ manifest, name, path, value }) => {
        const after = editOf(manifest.text, path, value)
        if (after === undefined || name === undefined) return
        expect(othersOf({ ...manifest, text: after }, name).map((part) => part.trimEnd())).toEqual(
          othersOf(manifest, name).map((part) => part.replace('\ufeff', '').trimEnd()),
        )
      }),
      { numRuns: 400, seed: 9 },
    )
  })

  it('is the same as the lines that a review replaces', () => {
    fc.assert(
      fc.property(asked, ({ manifest: { text }, path, value }) => {
        const document = readDocument(text)
        const after = editOf(text, path, value)
        const lines = after === undefined ? undefined : changedLines(document.text, after)
        if (after === undefined || lines === undefined) return
        expect(withLines(document.text, lines)).toBe(after)
        expect(lines.replacement.trim()).not.toBe('')
        expect(lines.endLine).toBeGreaterThanOrEqual(lines.startLine)
        expect(lines.replacement).not.toMatch(/\r?\n$/)
      }),
      { numRuns: 500, seed: 10 },
    )
  })

  it('made again changes nothing', () => {
    fc.assert(
      fc.property(asked, ({ manifest: { text }, path, value }) => {
        const after = editOf(text, path, value)
        if (after !== undefined) expect(editOf(after, path, value)).toBe(after)
      }),
      { numRuns: 200, seed: 11 },
    )
  })
})
