import { companions, versionedFramework } from '../software/frameworks.ts'
import { type Library, resolveLibrary } from '../software/libraries.ts'
import { longestWord } from '../spelling.ts'

/** What a text in place of a framework says. */
export interface FrameworkReading {
  /**
   * Ids of frameworks in the order of the text; if none is named, the ones that the libraries imply. Empty for a
   * library that implies none, for example Ray.
   */
  readonly frameworks: readonly string[]
  /** Ids of libraries. */
  readonly libraries: readonly string[]
  /** The version of the first framework that is not a companion of another, never that of a library. */
  readonly version?: string
  /** Words that were not understood, as written, except for remarks in parentheses. */
  readonly unknown: readonly string[]
}

/** Words that connect names and name nothing. */
const joints: ReadonlySet<string> = new Set([
  ...['with', 'w/', 'and', 'on', 'on top of', 'plus', 'via', 'using', 'over', 'in', 'the', 'as'],
  ...['backend', 'back-end', 'back end', 'based', 'nightly', 'stable', 'latest', '+', '&', '/', '-'],
  // The hardware is declared elsewhere.
  ...['launch', 'launcher', 'trainer', 'gpu', 'gpus', 'tpu', 'tpus', 'multi-gpu', 'multi-node', 'distributed'],
])

/** The most words in one name, with its version. */
const longestName = 6

/**
 * Reads `PyTorch 2.4`, `JAX/Flax`, `keras 3 (jax backend)` or `megatron-lm`. Undefined if it names no known framework
 * or library; other words that were not understood are in `unknown`.
 */
export function readFramework(text: string): FrameworkReading | undefined {
  // A choice that is still open names none.
  if (text.length > longestWord || / or /i.test(text)) return undefined
  const named: Named = { frameworks: new Map(), libraries: new Map(), unknown: [] }
  if (!note(text, named)) for (const part of partsOf(text)) readPart(part, named)
  const { frameworks, libraries: used } = named
  const remarks = new Set([...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = '']) => inside.split(/[\s,;|/+]+/)))
  const unknown = named.unknown.filter((word) => !remarks.has(word))
  if (frameworks.size === 0 && used.size === 0) return undefined
  const ids = [...frameworks.keys()]
  const version = frameworks.get(ids.find((id) => !companions.has(id)) ?? ids[0] ?? '')
  return {
    frameworks: ids.length > 0 ? ids : impliedBy([...used.values()]),
    libraries: [...used.keys()],
    ...(version !== undefined && { version }),
    unknown,
  }
}

interface Named {
  /** Ids with their versions. */
  readonly frameworks: Map<string, string | undefined>
  readonly libraries: Map<string, Library>
  readonly unknown: string[]
}

/** Splits at parentheses, commas and similar, but not at a comma within a version range. */
const partsOf = (text: string): string[] =>
  text.replace(/\s+/g, ' ').split(/[;|()&{}]|,(?! ?[<>=!~])| [+/–—-] | \[|\](?= |$)/)

/** Tries the longest names first: "PyTorch Lightning 2.x" is one. */
function readPart(part: string, named: Named): void {
  const words = part.split(' ').filter((word) => word !== '')
  let at = 0
  while (at < words.length) {
    let length = Math.min(longestName, words.length - at)
    while (length > 0 && !isUnderstood(words.slice(at, at + length).join(' '), named)) length--
    if (length === 0) readCompound(words[at] ?? '', named)
    at += Math.max(length, 1)
  }
}

const isUnderstood = (phrase: string, named: Named): boolean => joints.has(phrase.toLowerCase()) || note(phrase, named)

/** `JAX/Flax`, `pytorch+deepspeed`. */
function readCompound(word: string, named: Named): void {
  const parts = word.split(/[+/,]/).filter((part) => part !== '')
  const strange = parts.filter((part) => !isUnderstood(part, named))
  if (strange.length < parts.length) named.unknown.push(...strange)
  else named.unknown.push(word)
}

/** Records what a phrase names, if it is one name. */
function note(phrase: string, { frameworks, libraries: used }: Named): boolean {
  const known = versionedFramework(phrase)
  if (known) {
    frameworks.set(known.entry.id, frameworks.get(known.entry.id) ?? known.version)
    return true
  }
  const library = resolveLibrary(phrase)
  if (library) used.set(library.id, library)
  return library !== undefined
}

function impliedBy(used: readonly Library[]): string[] {
  const bound = used.filter(({ frameworkVaries }) => frameworkVaries !== true)
  const [first] = [bound, used].map(frameworksOf).filter((ids) => ids.length > 0)
  return first ?? []
}

const frameworksOf = (used: readonly Library[]): string[] => [
  ...new Set(used.flatMap(({ framework }) => (framework === undefined ? [] : [framework]))),
]
