// Loaded before the Action's bundle, whose compiled code it keeps for the next start in the same run of the tests: to
// compile it takes a quarter of a start. What runs is the bundle all the same.
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { dirname } = require('node:path')
const Module = require('node:module')
const { Script } = require('node:vm')

const { KEPT_CODE: kept, KEPT_CODE_OF: bundle } = process.env
delete process.env.KEPT_CODE
delete process.env.KEPT_CODE_OF
const compile = Module.prototype._compile

Module.prototype._compile = function compileOrTake(source, file) {
  if (file !== bundle) return compile.call(this, source, file)
  const cachedData = existsSync(kept) ? readFileSync(kept) : undefined
  const script = new Script(Module.wrap(source), { filename: file, ...(cachedData && { cachedData }) })
  if (cachedData === undefined || script.cachedDataRejected) process.once('exit', () => keep(script))
  const required = (path) => this.require(path)
  return script.runInThisContext().call(this.exports, this.exports, required, this, file, dirname(file))
}

function keep(script) {
  const unfinished = `${kept}.${process.pid}`
  writeFileSync(unfinished, script.createCachedData())
  renameSync(unfinished, kept)
}
