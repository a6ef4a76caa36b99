import { pathToFileURL } from 'node:url'
import { LanguageStatusSeverity, languages, window, workspace } from 'vscode'
import { LanguageClient, TransportKind } from 'vscode-languageclient/node'
import { serverOptions } from './server-options.js'
import { statusOf } from './status.js'

const documentSelector = ['accelerator.{yml,yaml}', 'accelerator-policy.{yml,yaml}'].map((name) => ({
  scheme: 'file',
  pattern: `**/${name}`,
}))

const severityOf = {
  information: LanguageStatusSeverity.Information,
  warning: LanguageStatusSeverity.Warning,
  error: LanguageStatusSeverity.Error,
}

let client

/** Starts the language server for the files that it knows. All else is the server's. */
export async function activate({ subscriptions }) {
  const { module, args } = serverOptions(pathToFileURL(`${__dirname}/`))
  const run = { module, args, transport: TransportKind.stdio }
  const status = languages.createLanguageStatusItem('accelerator-review', documentSelector)
  status.name = 'Accelerator Review'
  const setting = (name) => workspace.getConfiguration('accelerator-review').get(name)
  const middleware = {
    provideCodeLenses: (document, token, next) => (setting('codeLens') ? next(document, token) : []),
    // Told after each check.
    handleDiagnostics: (uri, diagnostics, next) => {
      next(uri, setting('notices') ? diagnostics : diagnostics.filter(({ severity }) => severity < 2))
      if (window.activeTextEditor?.document.uri.toString() === uri.toString()) void showStatus(status)
    },
  }
  client = new LanguageClient(
    'accelerator-review',
    'Accelerator Review',
    { run, debug: run },
    { documentSelector, middleware },
  )
  subscriptions.push(
    status,
    window.onDidChangeActiveTextEditor(() => void showStatus(status)),
  )
  await client.start()
}

/** The worst verdict of the manifest in front. */
async function showStatus(status) {
  const { document } = window.activeTextEditor ?? {}
  if (document === undefined || languages.match(documentSelector, document) === 0) return
  const textDocument = { uri: document.uri.toString() }
  const lenses = await client.sendRequest('textDocument/codeLens', { textDocument })
  const { text, detail, severity } = statusOf(lenses.map(({ command }) => command.title)) ?? {
    text: 'no job',
    severity: 'information',
  }
  Object.assign(status, { text, detail, severity: severityOf[severity] })
}

export const deactivate = () => client?.stop()
