import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  Hover,
  Position,
} from 'vscode-languageserver-types'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { type CodeActionQuestion, codeActions } from '../../core/language-service/code-actions.ts'
import {
  manifestDiagnostics,
  policyDiagnostics,
  uncheckedDiagnostic,
  unusablePolicyDiagnostic,
} from '../../core/language-service/diagnostics.ts'
import type { OpenManifest } from '../../core/language-service/open-manifest.ts'
import { codeLenses, documentSymbols } from '../../core/language-service/outline.ts'
import { offsetOf } from '../../core/language-service/positions.ts'
import { readDocument } from '../../core/languages/yaml/document-reader.ts'
import { UnusablePolicy } from '../../core/policy/unusable-policy.ts'
import { once } from '../../core/text/once.ts'
import { type Look, lookAt } from './look.ts'
import { kindOf, type OpenFiles } from './open-files.ts'
import type { Host, Repository } from './repository.ts'

/** What knows every key and word. Loaded on demand, so that the playground starts with less. */
const loaded = once(async () => {
  const [{ completions }, { manifestHover, wordHover }, { manifestVocabulary, policyVocabulary }] = await Promise.all([
    import('../../core/language-service/completions.ts'),
    import('../../core/language-service/hover.ts'),
    import('../../core/language-service/vocabulary.ts'),
  ])
  const vocabularyOf = { manifest: manifestVocabulary, policy: policyVocabulary } as const
  return { completions, manifestHover, wordHover, vocabularyOf }
})

/** Answers requests about open files, from an editor over a connection, or from a page to its worker. */
export class Answers {
  readonly #files: OpenFiles
  readonly #host: Host

  constructor(files: OpenFiles, host: Host) {
    this.#files = files
    this.#host = host
  }

  async completions(uri: string, position: Position): Promise<CompletionItem[]> {
    const [text, kind] = [this.#files.textOf(uri), kindOf(uri)]
    if (text === undefined || kind === undefined) return []
    const { completions, vocabularyOf } = await loaded()
    return completions(text, offsetOf(text, position), vocabularyOf[kind]())
  }

  async hover(uri: string, position: Position): Promise<Hover | null> {
    const [text, kind] = [this.#files.textOf(uri), kindOf(uri)]
    if (text === undefined || kind === undefined) return null
    const { manifestHover, wordHover, vocabularyOf } = await loaded()
    const offset = offsetOf(text, position)
    const hover = (manifest: OpenManifest) => ({ of: manifestHover(manifest, offset, vocabularyOf.manifest()) })
    const judged = await this.#judged(uri, hover)
    const found = judged ? judged.of : wordHover(readDocument(text), offset, vocabularyOf[kind]())
    return found ?? null
  }

  async codeActions(question: CodeActionQuestion): Promise<CodeAction[]> {
    return (await this.#judged(question.uri, (manifest) => codeActions(manifest, question))) ?? []
  }

  async codeLenses(uri: string): Promise<CodeLens[]> {
    return (await this.#judged(uri, codeLenses)) ?? []
  }

  async documentSymbols(uri: string): Promise<DocumentSymbol[]> {
    const text = this.#files.textOf(uri)
    if (text === undefined || kindOf(uri) === undefined) return []
    const symbols = ({ document, review }: OpenManifest) => documentSymbols(document, review.jobs)
    return (await this.#judged(uri, symbols)) ?? documentSymbols(readDocument(text), [])
  }

  /** Everything there is to show of a manifest. Null if it cannot be checked; its diagnostics then say why. */
  async look(uri: string, job?: string): Promise<Look | null> {
    const look = async () => {
      const judged = await this.#files.judged(uri)
      return judged && { ...lookAt(judged.manifest, uri, job), policyProblems: judged.problems }
    }
    return (await usable(look())) ?? null
  }

  /** Undefined if the file is not open, or neither a manifest nor a policy. */
  async diagnostics(uri: string): Promise<Diagnostic[] | undefined> {
    const repository = this.#host.repositoryOf(uri)
    if (repository === undefined || this.#files.textOf(uri) === undefined) return undefined
    return kindOf(uri) === 'policy'
      ? policyDiagnostics(repository.pathOf(uri), await this.#files.policyProblems(uri), repository.uriOf)
      : this.#ofManifest(uri, repository)
  }

  /** A result for a checked manifest. Undefined if it cannot be checked; its diagnostics then say why. */
  #judged<Made>(uri: string, make: (manifest: OpenManifest) => Made): Promise<Made | undefined> {
    const made = async () => {
      const manifest = await this.#files.manifest(uri)
      return manifest && make(manifest)
    }
    return usable(made())
  }

  async #ofManifest(uri: string, repository: Repository): Promise<Diagnostic[] | undefined> {
    try {
      const manifest = await this.#files.manifest(uri)
      return manifest && manifestDiagnostics(manifest, repository.uriOf)
    } catch (error) {
      if (error instanceof UnusablePolicy) return [unusablePolicyDiagnostic(error.problems, repository.uriOf)]
      if (error instanceof UnusableInput) return [uncheckedDiagnostic(error.message)]
      throw error
    }
  }
}

/** Undefined if it cannot be checked. */
async function usable<Made>(made: Promise<Made>): Promise<Made | undefined> {
  try {
    return await made
  } catch (error) {
    if (error instanceof UnusableInput) return undefined
    throw error
  }
}
