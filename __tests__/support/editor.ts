import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  type TextEdit,
} from 'vscode-languageserver'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'

/** An editor that starts its own language server as a process. */
export class Editor {
  readonly #process: ChildProcess
  readonly #connection: ProtocolConnection
  readonly #published = new Map<string, { readonly version: number | undefined; readonly diagnostics: Diagnostic[] }>()
  readonly #texts = new Map<string, TextDocument>()
  #heard: () => void = () => {}

  private constructor(process: ChildProcess, connection: ProtocolConnection) {
    this.#process = process
    this.#connection = connection
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
      this.#published.set(uri, { version, diagnostics })
      this.#heard()
    })
    connection.listen()
  }

  static async start(program: readonly string[], cwd: string, env = process.env): Promise<Editor> {
    const child = spawn(process.execPath, program, { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] })
    if (!child.stdout || !child.stdin) throw new Error('The server has no pipes.')
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    )
    const editor = new Editor(child, connection)
    await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities: {} })
    await connection.sendNotification(InitializedNotification.type, {})
    return editor
  }

  textOf(uri: string): string {
    return this.#document(uri).getText()
  }

  /** Opens an unsaved file with a text, and returns its diagnostics. */
  async open(uri: string, text: string): Promise<Diagnostic[]> {
    this.#texts.set(uri, TextDocument.create(uri, 'yaml', 1, text))
    return this.#toldAfter(uri, () =>
      this.#connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId: 'yaml', version: 1, text },
      }),
    )
  }

  /** Sends edits as an editor does, each by its range. `of`: the file whose diagnostics to wait for. */
  async edit(uri: string, edits: readonly TextEdit[], of = uri): Promise<Diagnostic[]> {
    const before = this.#document(uri)
    const version = before.version + 1
    const lastFirst = [...edits].sort((a, b) => before.offsetAt(b.range.start) - before.offsetAt(a.range.start))
    const contentChanges = lastFirst.map(({ range, newText }) => ({ range, text: newText }))
    this.#texts.set(uri, TextDocument.create(uri, 'yaml', version, TextDocument.applyEdits(before, [...edits])))
    return this.#toldAfter(of, () =>
      this.#connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      }),
    )
  }

  /** Appends a text to a file. */
  type(uri: string, text: string): Promise<Diagnostic[]> {
    const end = this.end(uri)
    return this.edit(uri, [{ range: { start: end, end }, newText: text }])
  }

  save(uri: string): Promise<Diagnostic[]> {
    return this.#toldAfter(uri, () =>
      this.#connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri } }),
    )
  }

  end(uri: string): Position {
    const document = this.#document(uri)
    return document.positionAt(document.getText().length)
  }

  async completions(uri: string, position = this.end(uri)): Promise<CompletionItem[]> {
    const answer = await this.#connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position })
    return Array.isArray(answer) ? answer : (answer?.items ?? [])
  }

  hover(uri: string, position: Position): Promise<Hover | null> {
    return this.#connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position })
  }

  async actions(uri: string, diagnostics: Diagnostic[], only?: string[]): Promise<CodeAction[]> {
    const range = { start: { line: 0, character: 0 }, end: this.end(uri) }
    const context = { diagnostics, ...(only && { only }) }
    const answer = await this.#connection.sendRequest(CodeActionRequest.type, { textDocument: { uri }, range, context })
    return (answer ?? []) as CodeAction[]
  }

  request<Answer>(method: string, params: object): Promise<Answer> {
    return this.#connection.sendRequest(method, params)
  }

  /** Shuts down, and returns the server's exit status. */
  async stop(): Promise<number | null> {
    const ended = once(this.#process, 'exit')
    await this.#connection.sendRequest(ShutdownRequest.type)
    await this.#connection.sendNotification(ExitNotification.type)
    const [status] = (await ended) as [number | null]
    this.#connection.dispose()
    return status
  }

  async #toldAfter(uri: string, act: () => Promise<void>): Promise<Diagnostic[]> {
    this.#published.delete(uri)
    const heard = new Promise<void>((resolve) => {
      this.#heard = () => {
        if (this.#published.has(uri)) resolve()
      }
    })
    await act()
    await heard
    return this.#published.get(uri)?.diagnostics ?? []
  }

  #document(uri: string): TextDocument {
    const document = this.#texts.get(uri)
    if (document === undefined) throw new Error(`${uri} is not open.`)
    return document
  }
}
