import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  type Hover,
  HoverRequest,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  type InitializeResult,
  LogMessageNotification,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  type TextEdit,
} from 'vscode-languageserver'
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Streams } from '../../src/edge/lsp/streams.ts'

/** An editor with a language server of its own, in a process or in this one. */
export class Editor {
  readonly #process: ChildProcess | undefined
  readonly #connection: ProtocolConnection
  readonly #published = new Map<string, { readonly version: number | undefined; readonly diagnostics: Diagnostic[] }>()
  readonly #texts = new Map<string, TextDocument>()
  readonly #registered: unknown[] = []
  readonly #logged: string[] = []
  #heard: () => void = () => {}
  #server: InitializeResult | undefined

  private constructor({ input, output }: Streams, process?: ChildProcess) {
    const connection = createProtocolConnection(new StreamMessageReader(input), new StreamMessageWriter(output))
    this.#process = process
    this.#connection = connection
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
      this.#published.set(uri, { version, diagnostics })
      this.#heard()
    })
    connection.onNotification(LogMessageNotification.type, ({ message }) => {
      this.#logged.push(message)
    })
    connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.#registered.push(...registrations)
    })
    connection.listen()
  }

  static async start(program: readonly string[], cwd: string, env = process.env): Promise<Editor> {
    const child = spawn(process.execPath, program, { cwd, env, stdio: ['pipe', 'pipe', 'inherit'] })
    if (!child.stdout || !child.stdin) throw new Error('The server has no pipes.')
    const editor = new Editor({ input: child.stdout, output: child.stdin }, child)
    await editor.#initialize({ processId: process.pid })
    return editor
  }

  /** With a server from the sources, for tests that do not depend on the bundle. */
  static async beside(serve: (streams: Streams) => void, capabilities: ClientCapabilities = {}): Promise<Editor> {
    const [asked, answered] = [new PassThrough(), new PassThrough()]
    serve({ input: asked, output: answered })
    const editor = new Editor({ input: answered, output: asked })
    await editor.#initialize({ processId: null, capabilities })
    return editor
  }

  /** What the server says of itself. */
  get server(): InitializeResult | undefined {
    return this.#server
  }

  /** What the server has asked to be told of. */
  get registered(): readonly unknown[] {
    return this.#registered
  }

  /** What the server has written into the editor's log. */
  get logged(): readonly string[] {
    return this.#logged
  }

  async #initialize(about: Partial<InitializeParams>): Promise<void> {
    const params = { processId: null, rootUri: null, capabilities: {}, ...about }
    this.#server = await this.#connection.sendRequest(InitializeRequest.type, params)
    await this.#connection.sendNotification(InitializedNotification.type, {})
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

  close(uri: string, of = uri): Promise<Diagnostic[]> {
    return this.#toldAfter(of, () =>
      this.#connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }),
    )
  }

  /** Tells of a change that another program made. `of`: the file whose diagnostics to wait for. */
  changedOnDisk(path: string, of: string): Promise<Diagnostic[]> {
    const changes = [{ uri: path, type: 2 as const }]
    return this.#toldAfter(of, () =>
      this.#connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes }),
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
    if (this.#process === undefined) throw new Error('The server ends with this process.')
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
