// Bundles the script and style of `fleet --format html` as texts for the command.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The module that replaces src/edge/cli/fleet/fleet-page.ts in the bundle. */
export async function fleetPage() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: here,
    entryPoints: ['page.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2023',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  const taken = Object.keys(metafile.inputs).find((file) => file.includes('node_modules'))
  if (taken !== undefined) throw new Error(`The page would have to carry the license of ${taken}.`)
  const facts = Object.keys(metafile.inputs).find((file) => file.includes('core/catalog/'))
  if (facts !== undefined) throw new Error(`Every page that fleet writes would carry the catalog: ${facts}.`)
  const script = outputFiles[0].text
  const style = ['../verdicts.css', '../page.css', 'style.css']
    .map((file) => readFileSync(here + file, 'utf8'))
    .join('')
  const parts = { script, style, scriptHash: hashOf(script), styleHash: hashOf(style) }
  return `export const pageParts = ${JSON.stringify(parts)}\n`
}
