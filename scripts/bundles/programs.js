// Builds the Action and the command, each as one CommonJS file: V8 reads one file faster than many modules, and the
// command caches the compiled code of one file. ncc packs the output of esbuild.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pack from '@vercel/ncc'
import { build } from 'esbuild'
import { takenIn } from '../licenses.js'
import { inAscii } from '../plain-text.js'

/** Large packages that few runs need: each is in a file of its own, loaded on import. */
const packagesApart = [
  {
    file: 'language-server.js',
    imported: /^vscode-languageserver(?:\/node)?$/,
    contents: "export * from 'vscode-languageserver/node'",
  },
  {
    file: 'mcp-server.js',
    imported: /^@modelcontextprotocol\/server(?:\/stdio)?$/,
    contents: `export { McpServer } from '@modelcontextprotocol/server'
      export { serveStdio } from '@modelcontextprotocol/server/stdio'`,
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
 * folder for intermediate files. `pageText`: the code of the page that `fleet` writes. `asFunction`: write a function,
 * which src/edge/cli/start.ts calls.
 */
export async function buildProgram(root, { entry, name, folder, work, pageText, asFunction = false }) {
  const used = new Map()
  const { metafile } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(work, name),
    plugins: [leavingApart(used, pageText), lateProcesses],
  })
  const others = await Promise.all(
    [...used].map(([file, input]) => build({ ...options, ...input, absWorkingDir: root, outfile: join(folder, file) })),
  )
  const externals = [...used.keys()].map((file) => `./${file}`)
  const { code } = await pack(join(work, name), { filename: name, externals, esm: false, cache: false, quiet: true })
  mkdirSync(folder, { recursive: true })
  const text = asFunction ? `(function (require, module, __dirname) {${code}\n})\n` : code
  writeFileSync(join(folder, name), inAscii(text))
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }\n')
  return [metafile, ...others.map((other) => other.metafile)].flatMap((each) => takenIn(root, each))
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

/** An esbuild plugin that loads modules which start programs, such as git, on first use. */
const lateProcesses = {
  name: 'processes late',
  setup({ onResolve, onLoad }) {
    const filter = /^node:child_process$/
    onResolve({ filter }, ({ path, namespace }) => (namespace === 'late' ? undefined : { path, namespace: 'late' }))
    onLoad({ filter, namespace: 'late' }, () => {
      const getters = ['spawn', 'spawnSync'].map(
        (name) => `get ${name}() { return require('node:child_process').${name} }`,
      )
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
