import {
  type Connection,
  type Diagnostic,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { codeActionKinds, codeActions } from '../../core/language-service/code-actions.ts'
import { completions, documentationOf } from '../../core/language-service/completions.ts'
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
import { version } from '../../core/report/version.ts'
import { type Look, type LookQuestion, lookAt, lookRequest } from './look.ts'
import { kindOf, OpenFiles } from './open-files.ts'
import type { Host, Repository } from './repository.ts'

const vocabularyOf = { manifest: manifestVocabulary, policy: policyVocabulary } as const

/** Answers an editor over a connection, until it closes. The caller calls `listen` on it. */
export function serve(connection: Connection, host: Host): void {
  const files = new OpenFiles(host)
  const checking = new Checking(connection, files, host)
  let mayWatch = false

  connection.onInitialize(({ capabilities }): InitializeResult => {
    mayWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    return {
      serverInfo: { name: 'accelerator-review', version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        completionProvider: { triggerCharacters: [' ', ':', '-'], resolveProvider: true },
        hoverProvider: true,
        codeLensProvider: {},
        documentSymbolProvider: true,
        codeActionProvider: { codeActionKinds: [...codeActionKinds] },
      },
    }
  })
  connection.onInitialized(() => {
    if (mayWatch)
      void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] })
  })

  connection.onDidOpenTextDocument(({ textDocument: { uri, version: number, text } }) => {
    files.open(uri, number, text)
    checking.later(uri)
  })
  connection.onDidChangeTextDocument(({ textDocument: { uri, version: number }, contentChanges }) => {
    files.change(uri, number, contentChanges)
    checking.later(uri)
  })
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    files.close(uri)
    void connection.sendDiagnostics({ uri, diagnostics: [] })
    checking.later(uri)
  })
  const changedOnDisk = (): void => {
    files.forget()
    checking.allLater()
  }
  connection.onDidSaveTextDocument(changedOnDisk)
  connection.onDidChangeWatchedFiles(changedOnDisk)

  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const [text, kind] = [files.textOf(uri), kindOf(uri)]
    if (text === undefined || kind === undefined) return []
    return completions(text, offsetOf(text, position), vocabularyOf[kind]())
  })
  connection.onCompletionResolve((item) => {
    const documentation = documentationOf(item)
    return documentation ? { ...item, documentation } : item
  })
  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const [text, kind] = [files.textOf(uri), kindOf(uri)]
    if (text === undefined || kind === undefined) return null
    const offset = offsetOf(text, position)
    const manifest = await checking.usable(files.manifest(uri))
    const found = manifest
      ? manifestHover(manifest, offset, manifestVocabulary())
      : wordHover(readDocument(text), offset, vocabularyOf[kind]())
    return found ?? null
  })
  connection.onCodeAction(async ({ textDocument: { uri }, range, context: { diagnostics, only } }) => {
    const manifest = await checking.usable(files.manifest(uri))
    return manifest ? codeActions(manifest, { uri, range, diagnostics, ...(only && { only }) }) : []
  })
  connection.onCodeLens(async ({ textDocument: { uri } }) => {
    const manifest = await checking.usable(files.manifest(uri))
    return manifest ? codeLenses(manifest) : []
  })
  connection.onDocumentSymbol(async ({ textDocument: { uri } }) => {
    const text = files.textOf(uri)
    if (text === undefined || kindOf(uri) === undefined) return []
    const manifest = await checking.usable(files.manifest(uri))
    return documentSymbols(manifest?.document ?? readDocument(text), manifest?.review?.jobs ?? [])
  })
  connection.onRequest(lookRequest, async ({ uri, job }: LookQuestion): Promise<Look | null> => {
    const judged = await checking.usable(files.judged(uri))
    return judged ? { ...lookAt(judged.manifest, uri, job), policyProblems: judged.problems } : null
  })
}

/** Tells the editor what is found, once for changes that come together. */
class Checking {
  readonly #connection: Connection
  readonly #files: OpenFiles
  readonly #host: Host
  readonly #waiting = new Set<string>()

  constructor(connection: Connection, files: OpenFiles, host: Host) {
    this.#connection = connection
    this.#files = files
    this.#host = host
  }

  /** What hangs on a file: itself, and of a policy all manifests that it may hold for. */
  later(uri: string): void {
    if (kindOf(uri) === 'policy') this.allLater()
    else this.#await([uri])
  }

  allLater(): void {
    this.#await(this.#files.uris)
  }

  /** A manifest, or undefined while it cannot be checked: its diagnostics say so. */
  async usable<Made>(made: Promise<Made>): Promise<Made | undefined> {
    try {
      return await made
    } catch (error) {
      if (error instanceof UnusableInput) return undefined
      throw error
    }
  }

  #await(uris: readonly string[]): void {
    if (this.#waiting.size === 0) setTimeout(() => void this.#tell(), 0)
    for (const uri of uris) this.#waiting.add(uri)
  }

  async #tell(): Promise<void> {
    const uris = [...this.#waiting]
    this.#waiting.clear()
    for (const uri of uris) {
      try {
        const diagnostics = await this.#diagnostics(uri)
        if (diagnostics) await this.#connection.sendDiagnostics({ uri, diagnostics })
      } catch (error) {
        this.#connection.console.error(`${uri} could not be checked: ${(error as Error).message}`)
      }
    }
  }

  async #diagnostics(uri: string): Promise<Diagnostic[] | undefined> {
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
