import { describe } from '@jest/globals'

/**
 * Like `describe`, for tests that need software that not every machine has. Without it they are skipped, and the run
 * ends with a line that says what to install; under CI they fail.
 */
export function describeWith(needed: string, isThere: boolean): (title: string, tests: () => void) => void {
  return (title, tests) => {
    if (isThere || process.env['CI']) describe(title, tests)
    else describe.skip(`${title} (needs ${needed})`, tests)
  }
}
