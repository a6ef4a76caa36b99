import type { Document } from '../../text/document.ts'
import type { ReadPolicy } from './read.ts'
import type { Compile } from './reading/demands.ts'

/** The content of a policy: bytes or characters as found, or an already parsed document. */
export type PolicyContent = Uint8Array | string | Document

/** Why a policy is unavailable: it does not exist, a permission is missing, the network fails. */
export interface Unavailable {
  readonly message: string
  readonly remedy: string
  /** It is only read after merging. Not a mistake. */
  readonly isPending?: true
}

/** A file of another repository, with the commit of its reference. */
export interface RemoteFile {
  readonly content: PolicyContent
  readonly commit: string
}

/** Reads policy files from any source. */
export interface PolicyFiles {
  /** A file of the checked repository, at the revision that counts. Undefined: it does not exist. */
  readonly own: (path: string) => Promise<PolicyContent | undefined>
  readonly remote: (repository: string, path: string, ref: string) => Promise<RemoteFile | Unavailable>
}

/** Parses a policy, and compiles its conditions. */
export interface PolicyParser {
  readonly readPolicy: ReadPolicy
  readonly compile: Compile
}

/** What a reading needs before it can continue. */
export type PolicyQuestion =
  | { readonly ask: 'own'; readonly path: string }
  | { readonly ask: 'remote'; readonly repository: string; readonly path: string; readonly ref: string }
  | { readonly ask: 'parser'; readonly conditions: boolean }

/**
 * Reads policies without file access: it yields questions and resumes with their answers. So the same code works
 * synchronously on files in memory and asynchronously on files to fetch.
 */
export type PolicyReading<Result> = Generator<PolicyQuestion, Result, unknown>

export function* ownFile(path: string): PolicyReading<PolicyContent | undefined> {
  return (yield { ask: 'own', path }) as PolicyContent | undefined
}

export function* remoteFile(repository: string, path: string, ref: string): PolicyReading<RemoteFile | Unavailable> {
  return (yield { ask: 'remote', repository, path, ref }) as RemoteFile | Unavailable
}

/** `conditions`: whether the policy may have conditions. Most have none, and the compiler is slow to load. */
export function* parserFor(conditions: boolean): PolicyReading<PolicyParser> {
  return (yield { ask: 'parser', conditions }) as PolicyParser
}

/** Runs a reading whose files have to be fetched. The parser loads when the first file needs it. */
export async function answered<Result>(reading: PolicyReading<Result>, files: PolicyFiles): Promise<Result> {
  let step = reading.next()
  while (!step.done) step = reading.next(await answer(step.value, files))
  return step.value
}

async function answer(question: PolicyQuestion, files: PolicyFiles): Promise<unknown> {
  if (question.ask === 'own') return files.own(question.path)
  if (question.ask === 'remote') return files.remote(question.repository, question.path, question.ref)
  const { readPolicy } = await import('./read.ts')
  return {
    readPolicy,
    compile: question.conditions ? (await import('../condition/condition.ts')).compileCondition : noCondition,
  }
}

/** For a policy without conditions. */
const noCondition: Compile = (text) => ({
  ok: false,
  message: 'A condition is not allowed here.',
  remedy: 'Move it below `custom`, `limits` or `require`.',
  range: [0, text.length],
  others: [],
})
