// Jest instantiates every module again for each test file. For the 700 modules of the core that took half a second of
// CPU time, 250 times. So the sources are compiled once per run and imported once per worker, as Node imports any
// module, and test files get modules that only re-export them.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../', import.meta.url))
const exportsFile = 'exports.json'

/** A source's compiled file, relative to the folder of the run. */
const compiledPath = (path) => relative(join(root, 'src'), path).replace(/\.ts$/, '.js').replaceAll('\\', '/')

/**
 * Compiles all sources into a new folder, in which Node finds the repository's packages, and passes its path to the
 * workers in the environment. `exports.json` lists the exported names by file.
 */
export async function compileSources() {
  const caches = join(root, 'node_modules/.cache')
  mkdirSync(caches, { recursive: true })
  const folder = mkdtempSync(join(caches, 'accelerator-review-sources-'))
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const { metafile } = await build({
    entryPoints: sources.filter((file) => file.endsWith('.ts')).map((file) => join(root, 'src', file)),
    outdir: folder,
    outbase: join(root, 'src'),
    bundle: true,
    packages: 'external',
    plugins: [{ name: 'module by module', setup: keepModulesApart }],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    absWorkingDir: folder,
  })
  const names = Object.entries(metafile.outputs).map(([file, output]) => [file, output.exports])
  writeFileSync(join(folder, exportsFile), JSON.stringify(Object.fromEntries(names)))
  process.env.COMPILED_SOURCES = folder
}

function keepModulesApart({ onResolve }) {
  onResolve({ filter: /^\./ }, ({ kind, path }) =>
    kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
  )
}

export { compiledPath, exportsFile }
