/** Every pattern of the sources that is not given bounded texts, on the texts that are worst for it. */
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
        // Of all that a pattern is used for: all matches of a global one, the first of another.
        work: (length) => {
          pattern.lastIndex = 0
          return text(length).match(pattern)
        },
      })),
    ),
  )
