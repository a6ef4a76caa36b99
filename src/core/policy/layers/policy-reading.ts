import type { Document } from '../../text/document.ts'
import type { ReadPolicy } from './read.ts'
import type { Compile } from './reading/demands.ts'

/** The text of a policy: bytes or characters as they were found, or a document where there is more to say of it. */
export type PolicyContent = Uint8Array | string | Document

/** Why a policy cannot be had: it does not exist, a permission is missing, the network fails. */
export interface Unavailable {
  readonly message: string
  readonly remedy: string
  /** It is not read before a proposal is merged, which is nobody's mistake. */
  readonly isPending?: true
}

/** A file of another repository, with the commit that its reference leads to. */
export interface RemoteFile {
  readonly content: PolicyContent
  readonly commit: string
}

/** Reads policy files, wherever they are. */
export interface PolicyFiles {
  /** A file of the repository that is checked, as the revision has it that counts; undefined where there is none. */
  readonly own: (path: string) => Promise<PolicyContent | undefined>
  /** A file of another repository at a commit or a tag. */
  readonly remote: (repository: string, path: string, ref: string) => Promise<RemoteFile | Unavailable>
}

/** What turns a document into a policy, and what turns a text into a condition. */
export interface PolicyParser {
  readonly readPolicy: ReadPolicy
  readonly compile: Compile
}

/** What a reading asks for before it can go on. */
export type PolicyQuestion =
  | { readonly ask: 'own'; readonly path: string }
  | { readonly ask: 'remote'; readonly repository: string; readonly path: string; readonly ref: string }
  | { readonly ask: 'parser'; readonly conditions: boolean }

/**
 * Reads policies without touching a file: it stops at each question and goes on with the answer. So the same code runs
 * over texts that are at hand, at once, and over files that have to be fetched.
 */
export type PolicyReading<Result> = Generator<PolicyQuestion, Result, unknown>

export function* ownFile(path: string): PolicyReading<PolicyContent | undefined> {
  return (yield { ask: 'own', path }) as PolicyContent | undefined
}

export function* remoteFile(repository: string, path: string, ref: string): PolicyReading<RemoteFile | Unavailable> {
  return (yield { ask: 'remote', repository, path, ref }) as RemoteFile | Unavailable
}

/** `conditions`: whether the policy may hold any. Most hold none, and what compiles them is slow to load. */
export function* parserFor(conditions: boolean): PolicyReading<PolicyParser> {
  return (yield { ask: 'parser', conditions }) as PolicyParser
}

/** The end of a reading whose files have to be fetched. What parses policies loads at the first one. */
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

/** For a policy that has no place for a condition. */
const noCondition: Compile = (text) => ({
  ok: false,
  message: 'A condition is not allowed here.',
  remedy: 'Move it below `custom`, `limits` or `require`.',
  range: [0, text.length],
  others: [],
})
