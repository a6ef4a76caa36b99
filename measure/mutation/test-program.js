import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { build } from 'esbuild'

/**
 * Test files and all code that they test, in one script. It is compiled once and can be started any number of times:
 * each start loads its own modules on demand, within milliseconds. Packages stay outside and are loaded once.
 */
export class TestProgram {
  #script
  #packages

  static async of(root, testFiles) {
    const entry = testFiles.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`)
    const { outputFiles, metafile } = await build({
      stdin: { contents: `module.exports = { ${entry.join(',\n')} }`, resolveDir: root },
      absWorkingDir: root,
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'cjs',
      packages: 'external',
      plugins: [addresses, bundles],
      logLevel: 'error',
    })
    const program = new TestProgram()
    program.#packages = await packagesOf(metafile.inputs, root)
    program.#script = new Script(`(function (require, module) {${outputFiles[0].text}\n})`, {
      filename: join(root, 'tests-in-one-script.js'),
    })
    return program
  }

  /** The loader of each test file in this start. Stand-ins replace the packages with their names. */
  start(standIns) {
    const module = { exports: {} }
    this.#script.runInThisContext()((name) => standIns[name] ?? this.#packages[name], module)
    return module.exports
  }
}

/** Modules in one script do not know their own address, so this inserts it. */
const addresses = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }))
  },
}

/** The sandbox does not contain the bundles, and nothing starts them. */
const bundles = {
  name: 'bundles',
  setup({ onResolve }) {
    onResolve({ filter: /(^|\/)dist\.ts$/ }, () => ({ path: 'bundles', external: true }))
  },
}
const standingIn = ['@jest/globals', 'bundles']

/** The packages that these files import, by name. */
async function packagesOf(inputs, root) {
  const require = createRequire(join(root, 'package.json'))
  const imports = Object.values(inputs).flatMap((input) => input.imports.filter(({ external }) => external))
  const packages = {}
  for (const name of new Set(imports.map(({ path }) => path))) {
    if (standingIn.includes(name)) continue
    try {
      packages[name] = require(name)
    } catch {
      // It is an ES module.
      packages[name] = await import(name)
    }
  }
  return packages
}
