import { describe, expect, it } from '@jest/globals'
import { analyse } from 'scslre'
import { patternLiterals } from '../support/pattern-literals.ts'
import { boundedPatterns } from './bounded-patterns.ts'

// Patterns match text from strangers, so each must be linear, or its input limited. The analysis does not find every
// slow pattern; `measure/growth` also measures them.

/** An input for which a pattern takes more than linear time. Undefined if none is known. */
function slowness(pattern: RegExp): string | undefined {
  const [report] = analyse({ source: pattern.source, flags: pattern.flags }).reports
  if (report === undefined) return undefined
  return report.exponential ? 'exponential' : `polynomial (${report.type})`
}

describe('the patterns of the sources', () => {
  const literals = patternLiterals()
  const slow = literals.flatMap((literal) => {
    const how = slowness(literal.pattern)
    return how === undefined ? [] : [{ ...literal, how }]
  })
  const allowed = new Set(Object.values(boundedPatterns).flat().map(String))

  it('are all found', () => {
    expect(literals.length).toBeGreaterThan(700)
    expect(literals.some(({ places }) => places.some((place) => place.startsWith('core/evidence/')))).toBe(true)
  })

  it('are linear, or are given bounded texts', () => {
    expect(
      slow
        .filter(({ pattern }) => !allowed.has(String(pattern)))
        .map(({ pattern, places, how }) => `${places.join(' ')} ${pattern}: ${how}`),
    ).toEqual([])
  })

  it('are listed only where they are in the sources', () => {
    const known = new Set(literals.map(({ pattern }) => String(pattern)))
    expect([...allowed].filter((pattern) => !known.has(pattern))).toEqual([])
  })
})

describe('a pattern is found to be slow', () => {
  it.each([
    // The patterns of the first two attacks.
    [/_tpu_|[a-z]\d+\w*\.\d*(?:xlarge|metal)|gpu/],
    [/;\s*\(?\s*(?:python_|sys_)/],
    // An ambiguous part, a start at every position, and a word that starts it again.
    [/^(?:a+)+$/],
    [/^\s*[=v]*\s*(\d{1,6})/],
    [/\s+$/],
    [/(?:\.lock|[^/]*\.json)$/],
    [/^x.*y.*$(?<=z)/],
  ])('%s', (pattern) => {
    expect(slowness(pattern)).toBeDefined()
  })

  it.each([
    [/^[a-z]\d{1,6}(?:-\w{1,40})?$/],
    [/[a-z]\d\w{0,20}\.\d{0,4}(?:xlarge|metal)/],
    [/(?<![;&|])[;&|]+$/],
    [/^[ \t]*\S+$/m],
    [/"[^"\n]*"/g],
    [/rusage\[[^\][]*ngpus=/],
  ])('and none that is linear: %s', (pattern) => {
    expect(slowness(pattern)).toBeUndefined()
  })
})
