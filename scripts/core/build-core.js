// The library, accelerator-review/core: one file without imports that runs anywhere with JavaScript, and its types.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { build } from 'esbuild'
import { licences, takenIn } from '../licenses.js'

/** Writes the library to `folder`; `compiled` has the compiler's declarations. */
export async function buildCore(root, compiled, folder) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/core/index.ts'],
    outfile: join(folder, 'index.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    target: 'es2023',
    minify: true,
    charset: 'ascii',
    inject: ['scripts/core/text-coders.js'],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  writeFileSync(join(folder, 'licenses.txt'), `${licences(takenIn(root, metafile))}\n`)
  // The Action and the command are CommonJS, as their package.json files in `dist` say.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  copyDeclarations('index.d.ts', join(compiled, 'core'), folder)
}

/** Copies a declaration file and its imports, so that nothing else is published. */
function copyDeclarations(file, from, to, done = new Set()) {
  if (done.has(file)) return
  done.add(file)
  const text = readFileSync(join(from, file), 'utf8')
  mkdirSync(dirname(join(to, file)), { recursive: true })
  writeFileSync(join(to, file), text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  for (const [, imported] of text.matchAll(/from '(\.[^']*)\.ts'/g))
    copyDeclarations(normalize(join(dirname(file), `${imported}.d.ts`)), from, to, done)
}
