import { readDocument } from '../languages/yaml/document-reader.ts'
import type { Document } from '../text/document.ts'
import type { PolicyLayer, PolicyProblem } from './layer.ts'
import type { Origin } from './policy.ts'
import { presets } from './presets.ts'
import type { Compile } from './read.ts'
import { isCommit, type Reference, readReference } from './reference.ts'

/** A policy file with what it is called: its path, or `owner/repo/path@ref`. */
export interface PolicyText {
  readonly name: string
  readonly content: Uint8Array | Document
  /** Absent for a file of the repository that is checked. */
  readonly repository?: { readonly name: string; readonly commit: string }
  readonly path: string
}

/** Why a policy cannot be had: it does not exist, a permission is missing, the network fails. */
export interface Unavailable {
  readonly message: string
  readonly remedy: string
}

/** Reads policy files, wherever they are. */
export interface PolicyFiles {
  /** A file of the repository that is checked, as the revision has it that counts; undefined where there is none. */
  readonly own: (path: string) => Promise<Uint8Array | Document | undefined>
  /** A file of another repository; `commit` is the one that the ref leads to. */
  readonly remote: (
    repository: string,
    path: string,
    ref: string,
  ) => Promise<{ readonly content: Uint8Array; readonly commit: string } | Unavailable>
}

export interface PolicyChain {
  /** The furthest up first. */
  readonly layers: readonly PolicyLayer[]
  readonly problems: readonly PolicyProblem[]
  /** References by a tag, which can be moved: each with the commit that it leads to now. */
  readonly tags: readonly { readonly origin: Origin; readonly reference: string; readonly commit: string }[]
}

const mostFiles = 16
const mostDepth = 8

/** Reads a policy and all that it extends, each file once. Cycles, depth and number of files are bounded. */
export async function readChain(start: PolicyText, files: PolicyFiles): Promise<PolicyChain> {
  const reader = new ChainReader(files)
  await reader.read(start, [])
  return { layers: reader.layers, problems: reader.problems, tags: reader.tags }
}

class ChainReader {
  readonly layers: PolicyLayer[] = []
  readonly problems: PolicyProblem[] = []
  readonly tags: { origin: Origin; reference: string; commit: string }[] = []
  readonly #files: PolicyFiles
  readonly #read = new Set<string>()

  constructor(files: PolicyFiles) {
    this.#files = files
  }

  async read(text: PolicyText, above: readonly string[]): Promise<void> {
    this.#read.add(text.name)
    const document = text.content instanceof Uint8Array ? readDocument(text.content) : text.content
    const compile = await compilerFor(document)
    // Most repositories have no policy, and the schema of policies takes a while to build.
    const { readPolicy } = await import('./read.ts')
    const { layer, problems } = readPolicy(document, text.name, text.repository === undefined, compile)
    this.problems.push(...problems)
    if (layer === undefined) return
    for (const { reference, origin } of layer.extends)
      await this.#extend(reference, origin, text, [...above, text.name])
    this.layers.push(layer)
  }

  async #extend(written: string, origin: Origin, from: PolicyText, above: readonly string[]): Promise<void> {
    const refuse = (message: string, remedy: string): void => {
      this.problems.push({ message, remedy, origin })
    }
    const reference = readReference(written, from.path.split('/').slice(0, -1).join('/'))
    if (reference.type === 'unreadable') return refuse(reference.message, reference.remedy)
    const name = nameOf(reference, from)
    if (above.includes(name))
      return refuse(`This policy extends itself: ${[...above, name].join(' → ')}.`, 'Break the circle.')
    if (this.#read.has(name)) return
    if (above.length >= mostDepth)
      return refuse(`Policies extend each other more than ${mostDepth} deep.`, 'Shorten the chain.')
    if (this.#read.size >= mostFiles)
      return refuse(`More than ${mostFiles} policies are extended.`, 'Join some of them.')
    const found = await this.#find(reference, from, name)
    if ('message' in found) return refuse(found.message, found.remedy)
    const { repository } = found
    if (reference.type === 'remote' && repository !== undefined && !isCommit(reference.ref))
      this.tags.push({ origin, reference: written, commit: repository.commit })
    await this.read(found, above)
  }

  async #find(reference: Reference, from: PolicyText, name: string): Promise<PolicyText | Unavailable> {
    if (reference.type === 'preset') {
      const content = new TextEncoder().encode(presets[reference.name])
      // A preset is nobody's file here, so findings cannot point at it.
      return { name, content, path: name, repository: { name: 'accelerator-review', commit: '' } }
    }
    const { path } = reference
    const isRemote = reference.type === 'remote'
    if (!isRemote && from.repository === undefined) {
      const content = await this.#files.own(path)
      if (content !== undefined) return { name, content, path }
      return {
        message: `There is no file ${path} to extend.`,
        remedy: 'Correct the path; it starts at the folder of this policy.',
      }
    }
    const repository = isRemote ? reference.repository : (from.repository?.name ?? '')
    const found = await this.#files.remote(repository, path, isRemote ? reference.ref : (from.repository?.commit ?? ''))
    return 'message' in found
      ? found
      : { name, content: found.content, path, repository: { name: repository, commit: found.commit } }
  }
}

/** The sections that may hold conditions. Most policies have none, and what reads them is slow to load. */
const conditionalSections = ['custom', 'limits', 'limit', 'require', 'required']

async function compilerFor({ root }: Document): Promise<Compile> {
  if (root?.kind !== 'map' || !conditionalSections.some((key) => root.entries.has(key))) return noCondition
  const { compileCondition } = await import('./condition/condition.ts')
  return compileCondition
}

const noCondition: Compile = (text) => ({
  ok: false,
  message: 'No condition is read here.',
  remedy: 'Write it below `custom`, `limits` or `require`.',
  range: [0, text.length],
})

function nameOf(reference: Reference, from: PolicyText): string {
  if (reference.type === 'preset') return reference.name
  if (reference.type === 'remote') return `${reference.repository}/${reference.path}@${reference.ref}`
  const { repository } = from
  return repository === undefined ? reference.path : `${repository.name}/${reference.path}@${repository.commit}`
}
