import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver'
import { codeActionKinds } from '../../core/language-service/code-actions.ts'
import { documentationOf } from '../../core/language-service/completions.ts'
import { version } from '../../core/report/version.ts'
import { Answers } from './answers.ts'
import { kindOf, OpenFiles } from './open-files.ts'
import type { Host } from './repository.ts'

/** Answers an editor over a connection until it closes. Callers must call `listen`. */
export function serve(connection: Connection, host: Host): void {
  const files = new OpenFiles(host)
  const answers = new Answers(files, host)
  greet(connection)
  follow(connection, files, new Checking(connection, files, answers))
  answer(connection, answers)
}

/** Says what is answered, and asks to hear of changes on the disk. */
function greet(connection: Connection): void {
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
}

/** Keeps the texts of open files, and checks what a change may affect. */
function follow(connection: Connection, files: OpenFiles, checking: Checking): void {
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
}

function answer(connection: Connection, answers: Answers): void {
  connection.onCompletion(({ textDocument: { uri }, position }) => answers.completions(uri, position))
  connection.onCompletionResolve((item) => {
    const documentation = documentationOf(item)
    return documentation ? { ...item, documentation } : item
  })
  connection.onHover(({ textDocument: { uri }, position }) => answers.hover(uri, position))
  connection.onCodeAction(({ textDocument: { uri }, range, context: { diagnostics, only } }) =>
    answers.codeActions({ uri, range, diagnostics, ...(only && { only }) }),
  )
  connection.onCodeLens(({ textDocument: { uri } }) => answers.codeLenses(uri))
  connection.onDocumentSymbol(({ textDocument: { uri } }) => answers.documentSymbols(uri))
}

/** Publishes diagnostics, once for a group of changes. */
class Checking {
  readonly #connection: Connection
  readonly #files: OpenFiles
  readonly #answers: Answers
  readonly #waiting = new Set<string>()

  constructor(connection: Connection, files: OpenFiles, answers: Answers) {
    this.#connection = connection
    this.#files = files
    this.#answers = answers
  }

  /** Schedules the file and, for a policy, all manifests that it may apply to. */
  later(uri: string): void {
    if (kindOf(uri) === 'policy') this.allLater()
    else this.#await([uri])
  }

  allLater(): void {
    this.#await(this.#files.uris)
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
        const diagnostics = await this.#answers.diagnostics(uri)
        if (diagnostics) await this.#connection.sendDiagnostics({ uri, diagnostics })
      } catch (error) {
        this.#connection.console.error(`${uri} could not be checked: ${(error as Error).message}`)
      }
    }
  }
}
