/** Every pattern of the sources with unbounded input, on its worst texts. */
import { boundedPatterns } from '../../__tests__/repository/bounded-patterns.ts'
import { patternLiterals } from '../../__tests__/support/pattern-literals.ts'
import { attacksOn } from './pattern-attacks.js'

const bounded = new Set(Object.values(boundedPatterns).flat().map(String))

export const patternRows = patternLiterals()
  .filter(({ pattern }) => !bounded.has(String(pattern)))
  .flatMap(({ pattern, places }) =>
    attacksOn(pattern).flatMap(({ shown, text }) =>
      [4_000, 16_000].map((size) => ({
        name: `patterns: ${places[0]} ${pattern} on ${shown}`,
        size,
        // All matches of a global pattern, or the first match of another.
        work: (length) => {
          pattern.lastIndex = 0
          return text(length).match(pattern)
        },
      })),
    ),
  )
