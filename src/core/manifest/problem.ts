import type * as z from 'zod/mini'
import { isTurned } from '../catalog/value-spellings.ts'
import type { Finding } from '../finding/finding.ts'
import { type MapNode, type Node, nodeAt, type Path } from '../text/document.ts'
import { nearestWord, onlyNearestWord } from '../text/nearest-word.ts'

/** Hears of each mistake. */
export type Report = (finding: Omit<Finding, 'related'>) => void

/** What a person is told about one schema issue. */
export interface Problem {
  readonly rule: 'manifest/unknown-key' | 'manifest/invalid-value'
  readonly message: string
  readonly remedy: string
  readonly path: Path
  /** The key is what is wrong, not its value. */
  readonly atKey: boolean
  /** What to write instead, where that is sure. */
  readonly fix?: string | number | boolean
}

type Issue = z.core.$ZodIssue

/** Words for a severity or a switch that are too far from the reference's for a spelling distance. */
const synonyms: Readonly<Record<string, string>> = {
  yes: 'true',
  no: 'false',
  on: 'true',
  off: 'false',
  warn: 'warning',
  info: 'notice',
}

/** The problems that one zod issue stands for; several where it names several keys. `whole`: what holds the keys at the top. */
export function problemOf(issue: Issue, job: MapNode, schema: z.ZodMiniType, whole = 'a job'): Problem[] {
  const path = issue.path as Path
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, path)
    return issue.keys.map((key) => unknownKey(key, path, known, whole))
  }
  const node = nodeAt(job, path)
  const name = nameOf(path)
  if (node === undefined && issue.code !== 'custom')
    return [{ rule: 'manifest/invalid-value', message: `${name} is missing.`, remedy: 'Add it.', path, atKey: false }]
  if (issue.code === 'invalid_union') return [fromUnion(issue, job, schema)]
  const value = (message: string, remedy: string): Problem => ({
    rule: 'manifest/invalid-value',
    message,
    remedy,
    path,
    atKey: false,
  })
  if (issue.code === 'custom') return [value(`${name}: ${issue.message}.`, 'Correct the value.')]
  if (issue.code === 'too_small' && node?.kind === 'list')
    return [value(`${name} is an empty list.`, 'Name at least one, or delete the key.')]
  if (node?.kind === 'scalar' && node.value === null) {
    return [value(`${name} has no value.`, `Give it one, or delete the key. ${expectation(issue)}`.trim())]
  }
  if (issue.code === 'invalid_value')
    return [
      {
        ...value(`${shown(node)} is not a value of ${name}.`, choices(node, issue.values.map(String))),
        ...fixTo(meantOf(node, issue.values.map(String)), issue.values),
      },
    ]
  if (issue.code === 'invalid_format')
    return [value(`${shown(node)} is not a ${name}.`, 'Write chips along each axis, such as 4x4 or 4x4x8.')]
  const isSwitch = issue.code === 'invalid_type' && issue.expected === 'boolean'
  const meant = isSwitch ? meantOf(node, ['true', 'false']) : undefined
  return [{ ...value(`${name} does not take ${shown(node)}.`, expectation(issue)), ...fixTo(meant, []) }]
}

function unknownKey(key: string, path: Path, known: readonly string[], whole: string): Problem {
  const place = path.length === 0 ? `in ${whole}` : `in "${path.join('.')}"`
  const suggestion = nearestWord(key, known)
  const fix = onlyNearestWord(key, known)
  const list = `Known keys here: ${known.join(', ')}.`
  return {
    rule: 'manifest/unknown-key',
    message: `Unknown key "${cut(key)}" ${place}.`,
    remedy: suggestion ? `Did you mean "${suggestion}"? ${list}` : list,
    path: [...path, key],
    atKey: true,
    ...(fix !== undefined && { fix }),
  }
}

/** Of a union's branches, the one that got furthest says what is wrong; where none did, all say what they take. */
function fromUnion(issue: Extract<Issue, { code: 'invalid_union' }>, job: MapNode, schema: z.ZodMiniType): Problem {
  const path = issue.path as Path
  const node = nodeAt(job, path)
  const deeper = issue.errors.flat().find((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys')
  if (deeper && node && node.kind !== 'scalar') {
    const [problem] = problemOf({ ...deeper, path: [...issue.path, ...deeper.path] } as Issue, job, schema)
    if (problem) return problem
  }
  const words = issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_value' ? inner.values.map(String) : []))
  const name = nameOf(path)
  if (node?.kind === 'scalar' && node.value === null) {
    return {
      rule: 'manifest/invalid-value',
      message: `${name} has no value.`,
      remedy: 'Give it one, or delete the key.',
      path,
      atKey: false,
    }
  }
  const types = [
    ...new Set(
      issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_type' ? [typeName(inner.expected)] : [])),
    ),
  ]
  const remedy = words.length > 0 ? choices(node, words, types) : `Write ${types.join(' or ') || 'another value'}.`
  return {
    rule: 'manifest/invalid-value',
    message: `${shown(node)} is not a value of ${name}.`,
    remedy,
    path,
    atKey: false,
    ...fixTo(meantOf(node, candidatesOf(words, types)), issue.errors.flat().flatMap(valuesOf)),
  }
}

const valuesOf = (issue: Issue): readonly unknown[] => (issue.code === 'invalid_value' ? issue.values : [])

/** The word meant as the value that it stands for: `true` is a boolean where no word is called so. */
function fixTo(meant: string | undefined, values: readonly unknown[]): Pick<Problem, 'fix'> {
  const value = values.find((each) => String(each) === meant) ?? (meant === undefined ? undefined : meant === 'true')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? { fix: value } : {}
}

/** The only word that can have been meant. */
function meantOf(node: Node | undefined, candidates: readonly string[]): string | undefined {
  const written = node?.kind === 'scalar' ? node.source : ''
  return isTurned(written) ? undefined : (synonymOf(written, candidates) ?? onlyNearestWord(written, candidates))
}

function synonymOf(written: string, candidates: readonly string[]): string | undefined {
  const word = written.toLowerCase()
  const synonym = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined
  return synonym !== undefined && candidates.includes(synonym) ? synonym : undefined
}

const candidatesOf = (values: readonly string[], alsoTypes: readonly string[]): readonly string[] =>
  alsoTypes.includes('true or false') ? [...values, 'true', 'false'] : values

function choices(node: Node | undefined, values: readonly string[], alsoTypes: readonly string[] = []): string {
  const written = node?.kind === 'scalar' ? node.source : ''
  const candidates = candidatesOf(values, alsoTypes)
  const suggestion = synonymOf(written, candidates) ?? nearestWord(written, candidates)
  const also = alsoTypes.length > 0 ? `, or ${alsoTypes.join(' or ')}` : ''
  const list = `Allowed: ${values.join(', ')}${also}.`
  return suggestion ? `Did you mean "${suggestion}"? ${list}` : list
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_value') return `Allowed: ${issue.values.map(String).join(', ')}.`
  return issue.code === 'invalid_type' ? `Write ${typeName(issue.expected)}.` : 'Correct the value.'
}

function typeName(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    boolean: 'true or false',
    string: 'a word',
    number: 'a number',
    array: 'a list',
    object: 'a mapping of keys',
    record: 'a mapping of keys',
  } // prettier-ignore
  return names[expected] ?? `a value of type ${expected}`
}

function shown(node: Node | undefined): string {
  if (node === undefined) return 'This'
  if (node.kind === 'list') return 'A list'
  return node.kind === 'map' ? 'A mapping' : `"${cut(node.source)}"`
}

/** The beginning of a word that a message repeats. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
const nameOf = (path: Path): string => `"${path.filter((step) => typeof step === 'string').join('.')}"`

/** The keys that a strict object at a path takes, read from the schema itself. */
export function knownKeys(schema: z.ZodMiniType, path: Path): string[] {
  let current: z.ZodMiniType | undefined = unwrap(schema)
  for (const step of path) current = unwrap(shapeOf(current)?.[String(step)] ?? eachOf(current))
  return Object.keys(shapeOf(current) ?? {})
}

/** The words that a key at a path can hold, read from the schema itself; undefined where it takes others as well. */
export function knownWords(schema: z.ZodMiniType, path: Path): string[] | undefined {
  const above = path.slice(0, -1)
  let current: z.ZodMiniType | undefined = unwrap(schema)
  for (const step of above) current = unwrap(shapeOf(current)?.[String(step)] ?? eachOf(current))
  const shape = shapeOf(current) ?? {}
  const last = String(path.at(-1))
  const words = Object.hasOwn(shape, last) ? wordsOf(shape[last]) : undefined
  return words === undefined || words.length === 0 ? undefined : words
}

interface WordDefinition {
  readonly type?: string
  readonly innerType?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly options?: readonly z.ZodMiniType[]
  readonly entries?: Readonly<Record<string, string>>
}

function wordsOf(schema: z.ZodMiniType | undefined): string[] | undefined {
  const { type, innerType, element, options, entries } = (schema?.def ?? {}) as WordDefinition
  const inner = innerType ?? element
  if (inner !== undefined) return wordsOf(inner)
  if (entries !== undefined) return Object.values(entries)
  if (type === 'boolean') return []
  const all = options?.map(wordsOf) ?? []
  return options === undefined || all.includes(undefined) ? undefined : all.flatMap((words) => words ?? [])
}

/** What each item of a list is, or each value of a mapping with free keys. */
function eachOf(schema: z.ZodMiniType | undefined): z.ZodMiniType | undefined {
  const definition = schema?.def as { element?: z.ZodMiniType; valueType?: z.ZodMiniType } | undefined
  return definition?.element ?? definition?.valueType
}

function unwrap(schema: z.ZodMiniType | undefined): z.ZodMiniType | undefined {
  const definition = schema?.def as { type?: string; innerType?: z.ZodMiniType; options?: z.ZodMiniType[] } | undefined
  if (definition?.innerType) return unwrap(definition.innerType)
  return definition?.options ? definition.options.map(unwrap).find((option) => shapeOf(option)) : schema
}

function shapeOf(schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> | undefined {
  return (schema as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape
}
