import { accelerators } from '../../catalog/accelerators/index.ts'
import { resolveAccelerator } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import { documentedKind, resolveWord, wordsOf } from '../../catalog/names/word-lookup.ts'
import { namedJobSchema } from '../../manifest/schema.ts'
import { knownWords } from '../../manifest/schema-shape.ts'
import { excerpt } from '../../text/excerpt.ts'
import { nearestWord } from '../../text/nearest-word.ts'
import { list } from '../../text/wording.ts'
import { jobKeys } from './job-keys.ts'
import { mostCandidates } from './job-variables.ts'
import { ExpressionProblem, jobRead, type Syntax } from './syntax.ts'

/** Loop variables, with the key of the list that each iterates over. */
export type Elements = ReadonlyMap<string, string>

/** The possible values of keys that are derived or come from elsewhere in the manifest. */
const derived: Readonly<Record<string, () => readonly string[] | undefined>> = {
  'hardware.kind': () => [...new Set(accelerators.map(({ kind }) => kind))].sort(),
  'hardware.vendor': () => [...new Set(accelerators.map(({ vendor }) => vendor))].sort(),
  'hardware.parallelism.strategy': () => wordsOf('parallelism'),
  'model.custom_kernel_kinds': () => knownWords(namedJobSchema, ['model', 'custom_kernels']),
  'sizing.fits': () => ['fits', 'does-not-fit', 'unknown'],
}

const lowerCase: ReadonlySet<string> = new Set(['framework.name', 'framework.libraries', 'hardware.provider'])

/**
 * Rejects a comparison with a word that the key never has, or with an alias that is always normalized. Such a condition
 * would be always false or always true without a warning.
 */
export function impossibleWords(
  operator: string,
  left: Syntax,
  right: Syntax,
  elements: Elements,
): ExpressionProblem[] {
  const against = (key: Syntax, values: readonly Syntax[]) => wordsAgainst(keyOf(key, elements), values)
  if (operator === '==' || operator === '!=') {
    const ofLists = (key: Syntax, value: Syntax) => against(key, value.op === 'list' ? value.args : [value])
    return [...ofLists(left, right), ...ofLists(right, left)]
  }
  if (operator !== 'in') return []
  if (right.op === 'list') return against(left, right.args)
  if (right.op === 'map') return keysOfMapping(right.args, left, elements)
  return listKey(right) === undefined ? [] : against(right, [left])
}

/** The same check for the keys of a mapping that is indexed with a key of the job. */
export const keysOfMapping = (
  entries: readonly (readonly [Syntax, Syntax])[],
  index: Syntax,
  elements: Elements,
): ExpressionProblem[] =>
  wordsAgainst(
    keyOf(index, elements),
    entries.map(([key]) => key),
  )

/** The same check for a prefix, suffix or part of an accelerator's name. */
export function impossibleParts(method: string, receiver: Syntax, given: Syntax | undefined, elements: Elements) {
  if (keyOf(receiver, elements) !== 'hardware.accelerator' || given?.op !== 'value' || typeof given.args !== 'string')
    return []
  const part = given.args
  const fits: Readonly<Record<string, (id: string) => boolean>> = {
    contains: (id) => id.includes(part),
    startsWith: (id) => id.startsWith(part),
    endsWith: (id) => id.endsWith(part),
  }
  const test = Object.hasOwn(fits, method) ? fits[method] : undefined
  return test === undefined || accelerators.some(({ id }) => test(id))
    ? []
    : wordsAgainst('hardware.accelerator', [given])
}

/** The path of a list of the job. Undefined: the node is something else. */
export function listKey(node: Syntax): string | undefined {
  const steps = jobRead(node)?.steps ?? []
  const [section = '', key = ''] = steps
  const below = Object.hasOwn(jobKeys, section) ? jobKeys[section] : undefined
  const isList = typeof below === 'object' && Object.hasOwn(below, key) && below[key] === 'texts'
  return isList ? steps.join('.') : undefined
}

/** The key that a node reads, directly or through a loop variable. */
const keyOf = (node: Syntax, elements: Elements): string | undefined =>
  node.op === 'id' ? elements.get(node.args) : jobRead(node)?.steps.join('.')

function wordsAgainst(path: string | undefined, values: readonly Syntax[]): ExpressionProblem[] {
  if (path === undefined) return []
  return values.flatMap((value) => {
    const word = value.op === 'value' && typeof value.args === 'string' ? value.args : undefined
    const remedy = word === undefined ? undefined : remedyFor(path, word)
    return remedy === undefined
      ? []
      : [new ExpressionProblem(value, `\`${path}\` is never "${excerpt(word ?? '')}"`, remedy)]
  })
}

/** The replacement for a word that a key never has. Undefined: the key can have this word. */
function remedyFor(path: string, word: string): string | undefined {
  if (path === 'hardware.provider') {
    const provider = resolveProvider(word)
    if (provider !== undefined) return provider.id === word ? undefined : `Write "${provider.id}".`
  }
  if (path === 'hardware.accelerator') {
    const ids = resolveAccelerator(word)?.candidates.map(({ id }) => id) ?? []
    const isKept = ids.length === 0 || ids.length > mostCandidates
    if (isKept || ids.includes(word)) return isKept ? inLowerCase(word) : undefined
    return `Write job.hardware.accelerator.exists(x, x in accelerators("${word}")); it can be ${list(ids.slice(0, 3), 'or')}.`
  }
  if (lowerCase.has(path)) return inLowerCase(word)
  if (path.endsWith('.currency')) return /^[A-Z]{3}$/.test(word) ? undefined : 'Write its three letters, such as "USD".'
  if (path === 'hardware.topology') return topologyRemedy(word)
  if (path === 'hardware.interconnect') {
    const own = resolveWord('interconnect', word)
    return own === undefined || own === word ? undefined : `Write "${own}".`
  }
  const words = Object.hasOwn(derived, path) ? derived[path]?.() : knownWords(namedJobSchema, path.split('.'))
  if (words === undefined || words.includes(word)) return undefined
  const meant = meantBy(path, word) ?? nearestWord(word, words)
  return meant && words.includes(meant) ? `Did you mean "${meant}"?` : `Use ${list([...new Set(words)], 'or')}.`
}

const inLowerCase = (word: string): string | undefined =>
  word === word.toLowerCase() ? undefined : `Write "${word.toLowerCase()}".`

/** Normalizes the other names that a manifest may use for a word of these keys. */
function meantBy(path: string, word: string): string | undefined {
  if (path === 'hardware.parallelism.strategy') return resolveWord('parallelism', word)
  return path === 'hardware.kind' ? documentedKind(word) : undefined
}

function topologyRemedy(word: string): string | undefined {
  if (!/^\d{1,6}(?:x\d{1,6}){1,2}$/.test(word)) return 'Write the chips along each axis, such as "4x4x8".'
  const sorted = word
    .split('x')
    .toSorted((a, b) => Number(a) - Number(b))
    .join('x')
  return sorted === word ? undefined : `Write "${sorted}".`
}
