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
import { completions } from '../../core/language-service/completions.ts'
import {
  manifestDiagnostics,
  policyDiagnostics,
  uncheckedDiagnostic,
  unusablePolicyDiagnostic,
} from '../../core/language-service/diagnostics.ts'
import { manifestHover, wordHover } from '../../core/language-service/hover.ts'
import { codeLenses, documentSymbols } from '../../core/language-service/outline.ts'
import { offsetOf } from '../../core/language-service/positions.ts'
import { manifestVocabulary, policyVocabulary } from '../../core/language-service/vocabulary.ts'
import { readDocument } from '../../core/languages/yaml/document-reader.ts'
import { UnusablePolicy } from '../../core/policy/unusable-policy.ts'
import { type Look, lookAt } from './look.ts'
import { kindOf, type OpenFiles } from './open-files.ts'
import type { Host, Repository } from './repository.ts'

const vocabularyOf = { manifest: manifestVocabulary, policy: policyVocabulary } as const

/** What is asked of open files, however it is asked: by an editor over a connection, or by a page of its worker. */
export class Answers {
  readonly #files: OpenFiles
  readonly #host: Host

  constructor(files: OpenFiles, host: Host) {
    this.#files = files
    this.#host = host
  }

  completions(uri: string, position: Position): CompletionItem[] {
    const [text, kind] = [this.#files.textOf(uri), kindOf(uri)]
    if (text === undefined || kind === undefined) return []
    return completions(text, offsetOf(text, position), vocabularyOf[kind]())
  }

  async hover(uri: string, position: Position): Promise<Hover | null> {
    const [text, kind] = [this.#files.textOf(uri), kindOf(uri)]
    if (text === undefined || kind === undefined) return null
    const offset = offsetOf(text, position)
    const manifest = await usable(this.#files.manifest(uri))
    const found = manifest
      ? manifestHover(manifest, offset, manifestVocabulary())
      : wordHover(readDocument(text), offset, vocabularyOf[kind]())
    return found ?? null
  }

  async codeActions(question: CodeActionQuestion): Promise<CodeAction[]> {
    const manifest = await usable(this.#files.manifest(question.uri))
    return manifest ? codeActions(manifest, question) : []
  }

  async codeLenses(uri: string): Promise<CodeLens[]> {
    const manifest = await usable(this.#files.manifest(uri))
    return manifest ? codeLenses(manifest) : []
  }

  async documentSymbols(uri: string): Promise<DocumentSymbol[]> {
    const text = this.#files.textOf(uri)
    if (text === undefined || kindOf(uri) === undefined) return []
    const manifest = await usable(this.#files.manifest(uri))
    return documentSymbols(manifest?.document ?? readDocument(text), manifest?.review?.jobs ?? [])
  }

  /** All that there is to see of a manifest; null where it cannot be checked: its diagnostics say why. */
  async look(uri: string, job?: string): Promise<Look | null> {
    const judged = await usable(this.#files.judged(uri))
    return judged ? { ...lookAt(judged.manifest, uri, job), policyProblems: judged.problems } : null
  }

  /** Undefined for a file that is not open, or none of ours. */
  async diagnostics(uri: string): Promise<Diagnostic[] | undefined> {
    const repository = this.#host.repositoryOf(uri)
    if (repository === undefined || this.#files.textOf(uri) === undefined) return undefined
    return kindOf(uri) === 'policy'
      ? policyDiagnostics(repository.pathOf(uri), await this.#files.policyProblems(uri), repository.uriOf)
      : this.#ofManifest(uri, repository)
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

/** A manifest, or undefined while it cannot be checked: its diagnostics say so. */
async function usable<Made>(made: Promise<Made>): Promise<Made | undefined> {
  try {
    return await made
  } catch (error) {
    if (error instanceof UnusableInput) return undefined
    throw error
  }
}
