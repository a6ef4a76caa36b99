// Puts together what the extension's package holds: its own file, the command with the language server, the license.
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

rmSync(here('out'), { recursive: true, force: true })
await build({
  absWorkingDir: here('.'),
  entryPoints: ['extension.js'],
  outfile: 'out/extension.cjs',
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  external: ['vscode'],
  logLevel: 'warning',
})
cpSync(here('../../dist/cli'), here('out/server'), { recursive: true })
cpSync(here('../../LICENSE'), here('LICENSE'))
