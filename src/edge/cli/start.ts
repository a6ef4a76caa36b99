import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { CodeCache } from './code-cache.ts'

/** The files of the command, which require each other. The build creates the first from own-process.ts. */
const first = './command.js'
const files: readonly string[] = [first, './late.js']

/** A file as a function. Node creates the same of modules, but does not cache their code. */
type Loading = (require: (name: string) => unknown, module: { exports: unknown }, folder: string) => void

const loaded = new Map<string, { exports: unknown }>()

function requireOwn(name: string): unknown {
  if (!files.includes(name)) return require(name)
  const module = loaded.get(name) ?? { exports: undefined }
  if (!loaded.has(name)) {
    loaded.set(name, module)
    compiled(join(__dirname, name))(requireOwn, module, __dirname)
  }
  return module.exports
}

function compiled(filename: string): Loading {
  const text = readFileSync(filename)
  const cache = CodeCache.of(text, process.env)
  const cachedData = cache?.read()
  const script = new Script(text.toString('latin1'), { filename, ...(cachedData && { cachedData }) })
  // A check calls most functions that other commands use. The code is stored at exit, with everything compiled by then.
  if (cache?.isOpen && process.argv[2] === 'check') process.once('exit', () => cache.write(script.createCachedData()))
  return script.runInThisContext() as Loading
}

requireOwn(first)
