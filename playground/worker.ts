import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser'
import { type Compared, comparedAt } from '../src/edge/lsp/look.ts'
import { OpenFiles } from '../src/edge/lsp/open-files.ts'
import type { Host, Repository } from '../src/edge/lsp/repository.ts'
import { serve } from '../src/edge/lsp/serve.ts'
import { manifestUri, policyUri, type Shared } from './page/share.ts'

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

/** One job on every accelerator, apart from what an editor waits for. */
async function compared({ manifest, policy, job }: Shared & { job?: string }): Promise<Compared | null> {
  const files = new OpenFiles(host)
  files.open(manifestUri, 1, manifest)
  files.open(policyUri, 1, policy)
  const judged = await files.judged(manifestUri)
  return judged ? comparedAt(judged.manifest, job) : null
}

const scope = self as unknown as DedicatedWorkerGlobalScope
if (scope.name === 'compare')
  scope.addEventListener('message', ({ data }) =>
    compared(data).then(
      (answer) => scope.postMessage(answer),
      () => scope.postMessage(null),
    ),
  )
else {
  const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope))
  serve(connection, host)
  connection.listen()
}
