import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { CodeCache } from './code-cache.ts'

/** The whole command as a function. The build creates it from own-process.ts. */
const file = join(__dirname, 'command.js')
const bundle = readFileSync(file)
const cache = CodeCache.of(bundle, process.env)
const cachedData = cache?.read()
const script = new Script(bundle.toString('latin1'), { filename: file, ...(cachedData && { cachedData }) })

// A check calls most functions that other commands use. The code is stored at exit, with everything compiled by then.
if (cache?.isOpen && process.argv[2] === 'check') process.once('exit', () => cache.write(script.createCachedData()))
script.runInThisContext()(require, module, __dirname)
