import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { CodeCache } from './code-cache.ts'

/** The whole command, as a function that the build makes of own-process.ts. */
const file = join(__dirname, 'command.js')
const bundle = readFileSync(file)
const cache = CodeCache.of(bundle, process.env)
const cachedData = cache?.read()
const script = new Script(bundle.toString('latin1'), { filename: file, ...(cachedData && { cachedData }) })

// A check calls most of what other commands call; the code is kept as it is at the end, with all that was compiled.
if (cache?.isOpen && process.argv[2] === 'check') process.once('exit', () => cache.write(script.createCachedData()))
script.runInThisContext()(require, module, __dirname)
