import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser'
import type { Host, Repository } from '../src/edge/lsp/repository.ts'
import { serve } from '../src/edge/lsp/serve.ts'

/** The page's two files are all that there is: what is not open does not exist. */
const repository: Repository = {
  pathOf: (uri) => decodeURIComponent(new URL(uri).pathname).slice(1),
  uriOf: (path) => `file:///${path}`,
  policyFiles: {
    own: async () => undefined,
    remote: async (name) => ({
      message: `${name} is not read here: this page sends nothing anywhere.`,
      remedy: 'Paste what it says into this policy.',
    }),
  },
  evidenceFor: async () => undefined,
  forget: () => {},
}
const host: Host = { repositoryOf: () => repository, today: () => new Date().toISOString().slice(0, 10) }

const scope = self as unknown as DedicatedWorkerGlobalScope
const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope))
serve(connection, host)
connection.listen()
