// Tests one rule from the sources, with its fixture and its words: npm run test:rule -- model/dynamic-shapes [-u]
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [id = '', ...options] = process.argv.slice(2)
const refuse = (message) => {
  console.error(message)
  process.exit(2)
}
if (!existsSync(`${root}src/core/rules/${id}.ts`))
  refuse(`Name a rule whose file is below src/core/rules, such as model/dynamic-shapes, instead of "${id}".`)
if (!existsSync(`${root}__tests__/fixtures/rules/${id}.yml`)) refuse(`Write __tests__/fixtures/rules/${id}.yml first.`)
const run = (words, env = {}) =>
  spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--verbose=false']
// Generates the list first, so that it includes a new rule.
process.exitCode =
  run(['scripts/lists.js']) || run([...jest, '__tests__/core/rules/rules.test.ts', ...options], { RULE: id })
