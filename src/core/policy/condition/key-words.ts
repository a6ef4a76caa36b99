import { resolveAccelerator } from '../../catalog/accelerator-name.ts'
import { accelerators } from '../../catalog/accelerators/index.ts'
import { resolveProvider } from '../../catalog/providers.ts'
import { knownWords } from '../../manifest/problem.ts'
import { namedJobSchema } from '../../manifest/schema.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import { excerpt } from '../excerpt.ts'
import { jobKeys } from './job-keys.ts'
import { ExpressionProblem, jobRead, type Syntax } from './syntax.ts'

/** What is derived for a job, and can be none but these. */
const derived: Readonly<Record<string, () => readonly string[]>> = {
  'hardware.kind': () => [...new Set(accelerators.map(({ kind }) => kind))].sort(),
  'sizing.fits': () => ['fits', 'does-not-fit', 'unknown'],
}

/**
 * Refuses a comparison that no job can meet: with a word that the key never holds, or with a name that is read as
 * another one. Such a condition would never hold, or always, and nobody would be told.
 */
export function impossibleWords(operator: string, left: Syntax, right: Syntax): ExpressionProblem[] {
  if (operator === '==' || operator === '!=') return [...wordsAgainst(left, [right]), ...wordsAgainst(right, [left])]
  if (operator !== 'in') return []
  if (right.op === 'list') return wordsAgainst(left, right.args)
  const key = jobRead(right)
  return key !== undefined && isListKey(key.steps) ? wordsAgainst(right, [left]) : []
}

function isListKey(steps: readonly (string | undefined)[]): boolean {
  const [section = '', key = ''] = steps
  const below = Object.hasOwn(jobKeys, section) ? jobKeys[section] : undefined
  return typeof below === 'object' && Object.hasOwn(below, key) && below[key] === 'texts'
}

function wordsAgainst(key: Syntax, values: readonly Syntax[]): ExpressionProblem[] {
  const path = jobRead(key)?.steps.join('.')
  if (path === undefined) return []
  return values.flatMap((value) => {
    const word = value.op === 'value' && typeof value.args === 'string' ? value.args : undefined
    const remedy = word === undefined ? undefined : remedyFor(path, word)
    return remedy === undefined
      ? []
      : [new ExpressionProblem(value, `no job has the ${path} "${excerpt(word ?? '')}"`, remedy)]
  })
}

/** What to write instead of a word that a key never holds; undefined where it may hold it. */
function remedyFor(path: string, word: string): string | undefined {
  if (path === 'hardware.provider') {
    const provider = resolveProvider(word)
    return provider === undefined || provider.id === word ? undefined : `Write "${provider.id}".`
  }
  if (path === 'hardware.accelerator') {
    const ids = resolveAccelerator(word)?.candidates.map(({ id }) => id) ?? []
    if (ids.length === 0 || ids.includes(word)) return undefined
    return `Its name stands for ${ids.slice(0, 3).join(', ')}: write job.hardware.accelerator.exists(x, x in accelerators("${word}")).`
  }
  const words = Object.hasOwn(derived, path) ? derived[path]?.() : knownWords(namedJobSchema, path.split('.'))
  if (words === undefined || words.includes(word)) return undefined
  const meant = nearestWord(word, words)
  return meant ? `Did you mean "${meant}"?` : `It is one of ${words.join(', ')}.`
}
