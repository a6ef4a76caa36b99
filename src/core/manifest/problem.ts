import type * as z from 'zod/mini'
import { isTurned } from '../catalog/names/word-lookup.ts'
import { type MapNode, type Node, nodeAt, type Path } from '../text/document.ts'
import { nearestWord, nearestWords, onlyNearestWord } from '../text/nearest-word.ts'
import { list } from '../text/wording.ts'
import { examplesAt, knownKeys } from './schema-shape.ts'

/** A schema issue in words. */
export interface Problem {
  readonly rule: 'manifest/unknown-key' | 'manifest/invalid-value'
  readonly message: string
  readonly remedy: string
  readonly path: Path
  /** The key is wrong, not its value. */
  readonly atKey: boolean
  /** The replacement, if it is certain. */
  readonly fix?: string | number | boolean
}

type Issue = z.core.$ZodIssue

/** Words for severities and switches that are too far from the reference's for edit distance. */
const synonyms: Readonly<Record<string, string>> = {
  yes: 'true',
  no: 'false',
  on: 'true',
  off: 'false',
  warn: 'warning',
  info: 'notice',
}

/** The problems in one zod issue; several if it names several keys. `whole`: what contains the top-level keys. */
export function problemOf(issue: Issue, job: MapNode, schema: z.ZodMiniType, whole = 'a job'): Problem[] {
  const path = issue.path as Path
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, path)
    return issue.keys.map((key) => unknownKey(key, path, known, whole))
  }
  const node = nodeAt(job, path)
  const written = asWritten(path, job)
  const name = nameOf(written)
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
  if (issue.code === 'custom') return [value(invalidValue(node, name), `Write ${String(issue.params?.['expected'])}.`)]
  if (issue.code === 'too_small' && node?.kind === 'list')
    return [value(`${name} is an empty list.`, 'List at least one value, or delete the key.')]
  if (node?.kind === 'scalar' && node.value === null) {
    return [
      value(
        `${name} has no value.`,
        `${issue.code === 'invalid_value' ? `Use ${oneOf(issue.values.map(String))}` : 'Give it a value'}, or delete the key.`,
      ),
    ]
  }
  if (issue.code === 'invalid_value')
    return [
      {
        ...value(invalid(node, name, written), choices(node, issue.values.map(String))),
        ...fixTo(meantOf(node, issue.values.map(String)), issue.values),
      },
    ]
  if (issue.code === 'invalid_format')
    return [value(invalid(node, name), 'Write the chips along each axis, such as 4x4 or 4x4x8.')]
  const isSwitch = issue.code === 'invalid_type' && issue.expected === 'boolean'
  const meant = isSwitch ? meantOf(node, ['true', 'false']) : undefined
  return [{ ...value(invalid(node, name), expectation(issue)), ...fixTo(meant, []) }]
}

function unknownKey(key: string, path: Path, known: readonly string[], whole: string): Problem {
  const place = path.length === 0 ? `in ${whole}` : `in ${nameOf(path)}`
  const suggestion = nearestWord(key, known)
  const fix = onlyNearestWord(key, known)
  return {
    rule: 'manifest/unknown-key',
    message: `Unknown key "${cut(key)}" ${place}.`,
    remedy: suggestion ? `Did you mean "${suggestion}"?` : 'Rename it to a documented key, or delete it.',
    path: [...path, key],
    atKey: true,
    ...(fix !== undefined && { fix }),
  }
}

/** The problem in the union's branch that got furthest; if none did, what all branches accept. */
function fromUnion(issue: Extract<Issue, { code: 'invalid_union' }>, job: MapNode, schema: z.ZodMiniType): Problem {
  const path = issue.path as Path
  const node = nodeAt(job, path)
  const deeper = issue.errors.flat().find((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys')
  if (deeper && node && node.kind !== 'scalar') {
    const [problem] = problemOf({ ...deeper, path: [...issue.path, ...deeper.path] } as Issue, job, schema)
    if (problem) return problem
  }
  const words = issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_value' ? inner.values.map(String) : []))
  const written = asWritten(path, job)
  const name = nameOf(written)
  if (node?.kind === 'scalar' && node.value === null) {
    return {
      rule: 'manifest/invalid-value',
      message: `${name} has no value.`,
      remedy: 'Give it a value, or delete the key.',
      path,
      atKey: false,
    }
  }
  const types = [
    ...new Set(
      issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_type' ? [typeName(inner.expected)] : [])),
    ),
  ]
  const examples = examplesAt(schema, path)
  const otherwise = examples.length > 0 ? `a value such as ${oneOf(examples.map(String))}` : types.join(' or ')
  const remedy = words.length > 0 ? choices(node, words, types) : `Write ${otherwise || 'another value'}.`
  return {
    rule: 'manifest/invalid-value',
    message: invalid(node, name, words.length > 0 ? written : []),
    remedy,
    path,
    atKey: false,
    ...fixTo(meantOf(node, candidatesOf(words, types)), issue.errors.flat().flatMap(valuesOf)),
  }
}

const valuesOf = (issue: Issue): readonly unknown[] => (issue.code === 'invalid_value' ? issue.values : [])

/** Converts the intended word to its value: `true` is a boolean unless a word is spelled so. */
function fixTo(meant: string | undefined, values: readonly unknown[]): Pick<Problem, 'fix'> {
  const value = values.find((each) => String(each) === meant) ?? (meant === undefined ? undefined : meant === 'true')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? { fix: value } : {}
}

/** The only word that can be meant. */
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
  const synonym = synonymOf(written, candidates)
  const near = synonym !== undefined ? [synonym] : isTurned(written) ? [] : nearestWords(written, candidates)
  if (near.length === 1) return `Did you mean "${near[0]}"?`
  return `Use ${oneOf(near.length > 1 ? near : [...values, ...alsoTypes])}.`
}

const oneOf = (values: readonly string[]): string => list(values, 'or')

function expectation(issue: Issue): string {
  return `Write ${issue.code === 'invalid_type' ? typeName(issue.expected) : 'a documented value'}.`
}

function typeName(expected: string): string {
  const names: Readonly<Record<string, string>> = {
    boolean: 'true or false',
    string: 'text',
    number: 'a number',
    array: 'a list',
    object: 'a mapping of keys',
    record: 'a mapping of keys',
  } // prettier-ignore
  return names[expected] ?? `a value of type ${expected}`
}

/** `Unknown stage "prod".` for a word at the top (`path`), else the fault of a value for its key. */
function invalid(node: Node | undefined, name: string, path: Path = []): string {
  if (node?.kind === 'list' || node?.kind === 'map')
    return `${name} does not take a ${node.kind === 'list' ? 'list' : 'mapping'}.`
  return path.length === 1 && node ? `Unknown ${path[0]} "${cut(node.source)}".` : invalidValue(node, name)
}

const invalidValue = (node: Node | undefined, name: string): string =>
  `Invalid value${node?.kind === 'scalar' ? ` "${cut(node.source)}"` : ''} for ${name}.`

/** Shortens a word for a message. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
const nameOf = (path: Path): string => `\`${path.filter((step) => typeof step === 'string').join('.')}\``

/** The path without the key that a shorthand omits: `fail-on: error` is `fail-on: { value: error }`. */
function asWritten(path: Path, job: MapNode): Path {
  const above = path.slice(0, -1)
  const parent = nodeAt(job, above)
  const entry = parent?.kind === 'map' ? parent.entries.get(String(path.at(-1))) : undefined
  return entry !== undefined && entry.key === entry.node.range ? above : path
}
