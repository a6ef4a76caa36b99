import { describe, expect, it } from '@jest/globals'
import type { Annotation } from '../../../src/core/report/formats/annotations.ts'
import {
  type CheckAnnotation,
  checkAnnotations,
  missingAnnotations,
} from '../../../src/edge/github/check-annotations.ts'
import { checkRunMark, ownCheckRun } from '../../../src/edge/github/own-check-run.ts'

const annotation = (change: Partial<Annotation> = {}): Annotation => ({
  ...{ severity: 'warning', file: 'accelerator.yml', title: 'Rule', message: 'Message.' },
  ...{ span: { line: 4, column: 3, endLine: 4, endColumn: 9 }, ...change },
})
const taken = (change: Partial<Annotation> = {}): CheckAnnotation | undefined =>
  checkAnnotations([annotation(change)])[0]

describe('an annotation', () => {
  it('is of a file, or is none', () => {
    expect(checkAnnotations([annotation(), annotation({ file: undefined as never })])).toEqual([
      {
        ...{ path: 'accelerator.yml', start_line: 4, end_line: 4, start_column: 3, end_column: 8 },
        ...{ annotation_level: 'warning', title: 'Rule', message: 'Message.' },
      },
    ])
  })

  it.each([
    [
      { line: 4, column: 3, endLine: 6, endColumn: 2 },
      { start_line: 4, end_line: 6 },
    ],
    [
      { line: 4, column: 3, endLine: 3, endColumn: 9 },
      { start_line: 4, end_line: 4, start_column: 3, end_column: 8 },
    ],
    [
      { line: 4, column: 3, endLine: 4, endColumn: 3 },
      { start_line: 4, end_line: 4, start_column: 3, end_column: 3 },
    ],
  ])('of %j stands at %j', (span, place) => {
    const { path: _, annotation_level: __, title: ___, message: ____, ...found } = taken({ span }) ?? {}
    expect(found).toEqual(place)
  })

  it.each([
    ['error', 'failure'],
    ['warning', 'warning'],
    ['notice', 'notice'],
  ] as const)('of %s is of level %s', (severity, level) => {
    expect(taken({ severity })?.annotation_level).toBe(level)
  })

  it('keeps to the length that GitHub takes, and no character is cut in two', () => {
    expect(taken({ title: 'x'.repeat(255) })?.title).toBe('x'.repeat(255))
    expect(taken({ title: 'x'.repeat(256) })?.title).toBe(`${'x'.repeat(253)} …`)
    expect(taken({ message: 'é'.repeat(32_000) })?.message).toBe('é'.repeat(32_000))
    for (const more of ['', 'x', 'xx', 'xxx']) {
      const message = taken({ message: `${more}${'🚀'.repeat(16_000)}` })?.message ?? ''
      if (more === '') expect(message).not.toContain('…')
      else {
        expect(message).toMatch(/^x+(?:🚀)+ …$/u)
        const bytes = new TextEncoder().encode(message).length
        expect(bytes).toBeLessThanOrEqual(64_000)
        expect(bytes).toBeGreaterThan(63_990)
      }
    }
  })

  it('keeps its line breaks, and brings no command', () => {
    expect(taken({ message: 'One.\nTwo.' })?.message).toBe('One.\nTwo.')
    expect(taken({ title: 'a\n::error::b', message: 'x\n::error::y' })).not.toMatchObject({
      title: expect.stringMatching(/\n|^::/m),
      message: expect.stringMatching(/^::/m),
    })
  })
})

describe('what is missing', () => {
  const one = taken() as CheckAnnotation
  const without = ({ start_column: _, end_column: __, ...rest }: CheckAnnotation) => rest

  it.each<[string, number, number, number]>([
    ['nothing', 1, 1, 0],
    ['all', 2, 0, 2],
    ['as many as it lacks', 3, 1, 2],
    ['nothing', 1, 3, 0],
  ])('is %s of %s alike, %s of which are there', (_, wanted, present, expected) => {
    expect(missingAnnotations(Array(wanted).fill(one), Array(present).fill(without(one)))).toHaveLength(expected)
  })

  it.each<[string, Partial<CheckAnnotation>, boolean]>([
    ['path', { path: 'b.yml' }, true],
    ['line', { start_line: 3 }, true],
    ['end', { end_line: 9 }, true],
    ['level', { annotation_level: 'notice' }, true],
    ['title', { title: 'Other' }, true],
    ['message', { message: 'Other.' }, true],
    // GitHub trims white space.
    ['blanks around', { message: ' Message.\n' }, false],
  ])('is one with another %s', (_, change, isMissing) => {
    expect(missingAnnotations([one], [without({ ...one, ...change })])).toEqual(isMissing ? [one] : [])
  })
})

describe('a check run', () => {
  const run = (mark: string | null | undefined) => ({
    ...{ id: 5, external_id: mark, conclusion: 'failure' },
    output: { title: undefined, summary: null, annotations_count: 3 },
  })

  it('of this configuration is known by its mark', () => {
    const mark = checkRunMark('k1', { id: 12, attempt: 3 })
    expect(ownCheckRun(run(mark), 'k1')).toEqual({
      ...{ id: 5, run: { id: 12, attempt: 3 }, conclusion: 'failure', title: null, summary: null, annotationCount: 3 },
    })
    expect(ownCheckRun(run(mark), 'k12')).toBeUndefined()
  })

  it.each([undefined, null, '', '12.3', 'accelerator-review:k1:', 'accelerator-review:superseded'])(
    'marked %j is none',
    (mark) => {
      expect(ownCheckRun(run(mark), 'k1')).toBeUndefined()
    },
  )
})
