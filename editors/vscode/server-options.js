import { fileURLToPath } from 'node:url'

/** How the language server that lies beside the extension is started; `folder` is that of the bundled extension. */
export const serverOptions = (folder) => ({
  module: fileURLToPath(new URL('server/index.js', folder)),
  args: ['lsp'],
  transport: 'stdio',
})
