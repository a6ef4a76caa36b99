import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// The command keeps its compiled code by Node's options, so that these are the same whatever is preloaded.
const options = `--import=${new URL('preload.js', import.meta.url).href}`

/**
 * The environment of a run in which `script` is executed before the bundle. It may replace functions of `fs`, of which
 * the bundle then gets the replaced ones.
 */
export function preloading(script: string): { readonly NODE_OPTIONS: string; readonly PRELOADED: string } {
  const file = join(mkdtempSync(join(tmpdir(), 'preload-')), 'preload.mjs')
  const imports = "import fs from 'node:fs'\nimport { syncBuiltinESMExports } from 'node:module'\n"
  writeFileSync(file, `${imports}${script}\nsyncBuiltinESMExports()\n`)
  return { NODE_OPTIONS: options, PRELOADED: pathToFileURL(file).href }
}
