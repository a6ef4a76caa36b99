import { describe, expect, it } from '@jest/globals'
import { patternLiterals } from '../support/pattern-literals.ts'
import { slowness } from '../support/slow-patterns.ts'
import { boundedPatterns } from './bounded-patterns.ts'

// What a stranger writes is matched by patterns: each of them has to be linear, or its input bounded.

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
    // Those of the two attacks that were tried first.
    [/_tpu_|[a-z]\d+\w*\.\d*(?:xlarge|metal)|gpu/],
    [/;\s*\(?\s*(?:python_|sys_)/],
    // A part that can be read in two ways, a start that is sought from every place, a word that starts it again.
    [/^(?:a+)+$/],
    [/^\s*[=v]*\s*(\d{1,6})/],
    [/\s+$/],
    [/(?:\.lock|[^/]*\.json)$/],
    [/dockerfile[^/]*$/i],
    [/rusage\[[^\]]*ngpus=/],
    [/\$\{[^}]*\}/g],
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
