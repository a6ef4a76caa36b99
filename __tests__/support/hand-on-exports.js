// For a test file, replaces a source by a module that re-exports the compiled one.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledPath, exportsFile } from './compiled-sources.js'

const own = readFileSync(new URL(import.meta.url), 'utf8')
let exported

function handingOn(path) {
  // Lazy: Jest loads its transformers before sources are compiled.
  exported ??= JSON.parse(readFileSync(join(process.env.COMPILED_SOURCES, exportsFile), 'utf8'))
  const file = compiledPath(path)
  const names = exported[file].map(
    (name) => `${name === 'default' ? 'export default ' : `export const ${name} = `}theSource$.${name}`,
  )
  return [`const theSource$ = await importSource(${JSON.stringify(file)})`, ...names].join('\n')
}

export default {
  getCacheKey: (_source, path) =>
    createHash('sha1')
      .update([own, path, handingOn(path)].join('\0'))
      .digest('hex'),
  processAsync: async (_source, path) => ({ code: handingOn(path) }),
}
