import { documentOf } from '../../languages/yaml/document-reader.ts'
import type { Document } from '../../text/document.ts'
import type { Origin } from '../origin.ts'
import type { PolicyProblem } from '../unusable-policy.ts'
import type { PolicyLayer } from './layer.ts'
import {
  ownFile,
  type PolicyContent,
  type PolicyReading,
  parserFor,
  remoteFile,
  type Unavailable,
} from './policy-reading.ts'
import { presets } from './presets.ts'
import { isCommit, type Reference, readReference } from './reference.ts'

/** A policy file with its name: a path, or `owner/repo/path@ref`. */
export interface PolicyText {
  readonly name: string
  readonly content: PolicyContent
  /** Undefined: a file of the checked repository. */
  readonly repository?: { readonly name: string; readonly commit: string }
  readonly path: string
}

export interface PolicyChain {
  /** Earliest first: extended files come before the file that extends them. */
  readonly layers: readonly PolicyLayer[]
  readonly problems: readonly PolicyProblem[]
  /** References by tag, which can move, with the commit of each. */
  readonly tags: readonly { readonly origin: Origin; readonly reference: string; readonly commit: string }[]
}

const mostFiles = 16
const mostDepth = 8
const isReading = true

/** Reads a policy and everything it extends, each file once. Cycles, depth and number of files are bounded. */
export function* readChain(start: PolicyText): PolicyReading<PolicyChain> {
  const reader = new ChainReader()
  yield* reader.read(start, [])
  return { layers: reader.layers, problems: reader.problems, tags: reader.tags }
}

class ChainReader {
  readonly layers: PolicyLayer[] = []
  readonly problems: PolicyProblem[] = []
  readonly tags: { origin: Origin; reference: string; commit: string }[] = []
  readonly #read = new Set<string>();

  *read(text: PolicyText, above: readonly string[]): PolicyReading<void> {
    this.#read.add(text.name)
    const { content } = text
    const document = documentOf(content)
    const { readPolicy, compile } = yield* parserFor(mayHoldConditions(document))
    const { layer, problems } = readPolicy(document, text.name, text.repository === undefined, compile)
    this.problems.push(...problems.map((problem) => ({ ...problem, isReading }) as const))
    if (layer === undefined) return
    for (const { reference, origin } of layer.extends)
      yield* this.#extend(reference, origin, text, [...above, text.name])
    this.layers.push(layer)
  }

  *#extend(written: string, origin: Origin, from: PolicyText, above: readonly string[]): PolicyReading<void> {
    const refuse = (message: string, remedy: string, isPending?: true): void => {
      this.problems.push({ message, remedy, origin, isReading, ...(isPending && { isPending }) })
    }
    const reference = readReference(written, from.path.split('/').slice(0, -1).join('/'))
    if (reference.type === 'unreadable') return refuse(reference.message, reference.remedy)
    const name = nameOf(reference, from)
    if (above.includes(name))
      return refuse(
        `This policy extends itself: ${[...above, name].join(' → ')}.`,
        'Remove one `extends` of the circle.',
      )
    if (this.#read.has(name)) return
    if (above.length >= mostDepth)
      return refuse(`Policies extend each other more than ${mostDepth} levels deep.`, 'Merge some of these policies.')
    if (this.#read.size >= mostFiles)
      return refuse(`The policy extends more than ${mostFiles} files.`, 'Merge some of them.')
    const found = (yield* findPolicy(reference, name, from.repository)) ?? {
      message: `The file ${name} does not exist, so it cannot be extended.`,
      remedy: 'Fix the path; it is relative to the folder of this policy.',
    }
    if ('message' in found) return refuse(found.message, found.remedy, found.isPending)
    const { repository } = found
    if (reference.type === 'remote' && repository !== undefined && !isCommit(reference.ref))
      this.tags.push({ origin, reference: written, commit: repository.commit })
    yield* this.read(found, above)
  }
}

/** Reads the file that a reference names. Undefined: the checked repository has no such file. */
export function* findPolicy(
  reference: Reference,
  name: string,
  from?: PolicyText['repository'],
): PolicyReading<PolicyText | Unavailable | undefined> {
  if (reference.type === 'preset') {
    const content = presets[reference.name] as string
    // Findings cannot point at a preset.
    return { name, content, path: name, repository: { name: 'accelerator-review', commit: '' } }
  }
  const { path } = reference
  const isRemote = reference.type === 'remote'
  if (!isRemote && from === undefined) {
    const content = yield* ownFile(path)
    return content === undefined ? undefined : { name, content, path }
  }
  const repository = isRemote ? reference.repository : (from?.name ?? '')
  const found = yield* remoteFile(repository, path, isRemote ? reference.ref : (from?.commit ?? ''))
  return 'message' in found
    ? found
    : { name, content: found.content, path, repository: { name: repository, commit: found.commit } }
}

const conditionalSections = ['custom', 'limits', 'limit', 'require', 'required']

const mayHoldConditions = ({ root }: Document): boolean =>
  root?.kind === 'map' && conditionalSections.some((key) => root.entries.has(key))

function nameOf(reference: Reference, from: PolicyText): string {
  if (reference.type === 'preset') return reference.name
  if (reference.type === 'remote') return `${reference.repository}/${reference.path}@${reference.ref}`
  const { repository } = from
  return repository === undefined ? reference.path : `${repository.name}/${reference.path}@${repository.commit}`
}
