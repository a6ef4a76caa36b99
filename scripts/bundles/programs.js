// Builds the Action and the command, each as two CommonJS files: what each run needs, and the rest. V8 reads one file
// faster than many modules, and the command caches the compiled code of a file. ncc packs the output of esbuild.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pack from '@vercel/ncc'
import { build } from 'esbuild'
import { takenIn } from '../licenses.js'
import { inAscii } from '../plain-text.js'
import { earlyPart, latePart, planOf } from './late-modules.js'

/** Large packages that few runs need: each is in a file of its own, loaded on import. */
const packagesApart = [
  {
    file: 'language-server.js',
    imported: /^vscode-languageserver(?:\/node)?$/,
    contents: "export * from 'vscode-languageserver/node'",
  },
  {
    file: 'mcp-server.js',
    imported: /^(?:@modelcontextprotocol\/server(?:\/stdio)?|zod)$/,
    contents: `export { McpServer } from '@modelcontextprotocol/server'
      export { serveStdio } from '@modelcontextprotocol/server/stdio'
      export { object, string } from 'zod'`,
  },
  {
    file: 'conditions.js',
    imported: /^(?:@marcbachmann\/cel-js|@bufbuild\/re2)$/,
    contents: `export { Environment, EvaluationError, ParseError, TypeError } from '@marcbachmann/cel-js'
      export { RE2JS } from '@bufbuild/re2'`,
  },
  { file: 'octokit.js', imported: /^@actions\/github$/, contents: "export { getOctokit } from '@actions/github'" },
]
const options = {
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  supported: { 'dynamic-import': false },
  minify: true,
  charset: 'ascii',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
}

/**
 * Writes a program to `folder`, with the files that it loads later, and returns the files inside the bundle. `work`: a
 * folder for intermediate files. `pageText`: the code of the page that `fleet` writes. `asFunction`: write functions,
 * which src/edge/cli/start.ts calls.
 */
export async function buildProgram(root, { entry, name, folder, work, pageText, asFunction = false }) {
  const used = new Map()
  const plugins = [leavingApart(used, pageText), nodeModulesLate]
  const files = { early: name, late: 'late.js' }
  const plan = await planOf(root, { entry, files, options: { ...options, plugins } })
  const part = ({ stdin, plugin }, outfile) =>
    build({ ...options, absWorkingDir: root, stdin, outfile, plugins: [...plugins, plugin] })
  const early = await part(earlyPart(plan), join(work, files.early))
  const late = await part(latePart(plan), join(work, files.late))
  const apart = await Promise.all(
    [...used].map(([file, input]) => build({ ...options, ...input, absWorkingDir: root, outfile: join(work, file) })),
  )
  const externals = [files.late, ...used.keys()].map((file) => `./${file}`)
  const { code } = await pack(join(work, name), {
    filename: name,
    externals,
    esm: false,
    target: 'es5',
    cache: false,
    quiet: true,
  })
  const written = (text) => inAscii(asFunction ? `(function (require, module, __dirname) {${text}\n})\n` : text)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, files.early), written(code))
  writeFileSync(join(folder, files.late), written(readFileSync(join(work, files.late), 'utf8')))
  for (const file of used.keys()) writeFileSync(join(folder, file), inAscii(readFileSync(join(work, file), 'utf8')))
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n')
  return [early, late, ...apart].flatMap(({ metafile }) => takenIn(root, metafile))
}

/** An esbuild plugin that leaves these parts out of the bundle, and records the inputs of those that are used. */
const leavingApart = (used, pageText) => ({
  name: 'parts in files of their own',
  setup({ onResolve, initialOptions: { absWorkingDir: resolveDir } }) {
    const leave = (filter, file, contents) =>
      onResolve({ filter }, () => {
        used.set(file, { stdin: { contents, resolveDir } })
        return { path: `./${file}`, external: true }
      })
    for (const { file, imported, contents } of packagesApart) leave(imported, file, contents)
    leave(/^\.\/fleet-page\.ts$/, 'fleet-page.js', pageText)
  },
})

/** Modules of Node that few runs need, with the functions that the sources use. */
const modulesLate = { 'node:child_process': ['spawn', 'spawnSync'], 'node:crypto': ['createHash', 'randomUUID'] }

/** An esbuild plugin that loads these modules when one of their functions is called. */
const nodeModulesLate = {
  name: 'modules of Node late',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(?:${Object.keys(modulesLate).join('|')})$`)
    onResolve({ filter }, ({ path, namespace }) => (namespace === 'late' ? undefined : { path, namespace: 'late' }))
    onLoad({ filter, namespace: 'late' }, ({ path }) => {
      const getters = modulesLate[path].map((name) => `get ${name}() { return require('${path}').${name} }`)
      return { contents: `module.exports = { ${getters.join()} }` }
    })
  },
}

/** Writes the start of the command: Node reads it every time, so it stays small. */
export const buildStart = (root, folder) =>
  build({
    ...options,
    minify: false,
    absWorkingDir: root,
    entryPoints: ['src/edge/cli/main.ts'],
    outfile: join(folder, 'index.js'),
  })
