import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// The command's code cache depends on Node's options, so they are the same for every preloaded script.
const options = `--import=${new URL('preload.js', import.meta.url).href}`

/**
 * The environment for running `script` before the bundle. It may replace functions of `fs`, and the bundle then uses
 * the replacements.
 */
export function preloading(script: string): { readonly NODE_OPTIONS: string; readonly PRELOADED: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'preload-')), 'preload.mjs')
  const imports = "import fs from 'node:fs'\nimport { syncBuiltinESMExports } from 'node:module'\n"
  writeFileSync(file, `${imports}${script}\nsyncBuiltinESMExports()\n`)
  return { NODE_OPTIONS: options, PRELOADED: pathToFileURL(file).href }
}
