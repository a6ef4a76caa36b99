// The script and the style of the page that `fleet --format html` writes, as texts that the command carries along.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chartStyle } from '../playground/chart-style.js'
import { licences } from '../scripts/licenses.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The module that takes the place of src/edge/cli/fleet-page.ts in the bundle, and the files that it is made of. */
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
  const [{ inputs }] = Object.values(metafile.outputs)
  const taken = Object.keys(inputs).filter((file) => file.includes('node_modules') && inputs[file].bytesInOutput > 0)
  // d3-array carries internmap in its own file.
  const files = [...taken, '../node_modules/internmap/package.json'].map((file) =>
    fileURLToPath(new URL(file, import.meta.url)),
  )
  const script = outputFiles[0].text
  const style = readFileSync(`${here}style.css`, 'utf8')
  const parts = {
    script,
    style,
    scriptHash: hashOf(script),
    styleHashes: `${hashOf(style)} ${hashOf(chartStyle)}`,
    licenses: licences(files),
  }
  return { module: `export const pageParts = ${JSON.stringify(parts)}\n`, files }
}
