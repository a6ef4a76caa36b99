// Splits a program in two: the modules that each run loads are one file without wrappers around them, and those that
// only `import()` reaches are in another. esbuild would split ES modules alone, into dozens of files.
import { join, relative } from 'node:path'
import { build } from 'esbuild'

/**
 * Plans the two files of a program, whose names are in `files`. `entry` is relative to `root`. The late file is a
 * function that loads a module by its path. It takes the exports of early modules from their function `shared`.
 */
export async function planOf(root, { entry, files, options }) {
  const unwritten = { ...options, absWorkingDir: root, outdir: 'unwritten', write: false }
  const { inputs } = (await build({ ...unwritten, entryPoints: [entry] })).metafile
  const importedBy = (module, isLate) =>
    inputs[module].imports
      .filter(({ external, kind }) => !external && (kind === 'dynamic-import') === isLate)
      .map(({ path }) => path)
  const early = new Set([entry])
  for (const module of early) for (const imported of importedBy(module, false)) early.add(imported)
  const targets = new Set([...early].flatMap((module) => importedBy(module, true)))
  const imported = Object.keys(inputs).flatMap((module) => (early.has(module) ? [] : importedBy(module, false)))
  // Packages have no state, so the late file has its own copy of one.
  const shared = new Set(imported.filter((module) => early.has(module) && module.startsWith('src/')))
  const alone = { ...unwritten, plugins: [], bundle: false, format: 'esm', entryPoints: [...shared] }
  const { outputs } = (await build(alone)).metafile
  return {
    root,
    entry,
    files,
    targets: [...targets].sort(),
    shared: Object.values(outputs).map(({ entryPoint, exports }) => [entryPoint, exports]),
  }
}

/** The early file: the program, and `shared`. */
export function earlyPart({ root, entry, files, shared }) {
  const cases = shared.map(([module, names], index) => {
    const values = names.map((name) => `${name}: m${index}.${name}`)
    return `case '${module}': return { ${values.join()} }`
  })
  const contents = [
    `import './${entry}'`,
    ...shared.map(([module], index) => `import * as m${index} from './${module}'`),
    `export ${functionOf('shared', cases)}`,
  ].join('\n')
  return partOf(root, contents, ({ onLoad, onResolve }) => {
    onResolve({ filter: ownModule }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: pathFrom(root, resolveDir, path), namespace: 'late' } : undefined,
    )
    leave(onResolve, files.late)
    onLoad({ filter: /./, namespace: 'late' }, ({ path }) => ({
      contents: `module.exports = require('./${files.late}')('${path}')`,
    }))
  })
}

/** The late file: the modules, and the function that loads one. */
export function latePart({ root, files, targets, shared }) {
  const exportsOf = new Map(shared)
  const cases = targets.map((module) => `case '${module}': return require('./${module}')`)
  const contents = `module.exports = ${functionOf('load', cases)}`
  return partOf(root, contents, ({ onLoad, onResolve }) => {
    onResolve({ filter: ownModule }, ({ path, resolveDir }) => {
      const module = pathFrom(root, resolveDir, path)
      return exportsOf.has(module) ? { path: module, namespace: 'early' } : undefined
    })
    leave(onResolve, files.early)
    onLoad({ filter: /./, namespace: 'early' }, ({ path }) => {
      const exports = exportsOf.get(path).map((name) => `export const ${name} = early.${name}`)
      return { contents: [`const early = require('./${files.early}').shared('${path}')`, ...exports].join('\n') }
    })
  })
}

const ownModule = /^\.\.?\/.*\.ts$/

const functionOf = (name, cases) => `function ${name}(module) { switch (module) { ${cases.join('\n')} } }`

const partOf = (root, contents, setup) => ({
  stdin: { contents, resolveDir: root },
  plugin: { name: 'the other file of a program', setup },
})

const pathFrom = (root, folder, path) => relative(root, join(folder, path)).replaceAll('\\', '/')

const leave = (onResolve, file) =>
  onResolve({ filter: new RegExp(`^\\./${file.replace('.', '\\.')}$`) }, ({ path }) => ({ path, external: true }))
