// Tests one rule from the sources, with its fixture and its words: npm run test:rule -- model/dynamic-shapes [-u]
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [id = '', ...options] = process.argv.slice(2)
if (!existsSync(`${root}src/core/rules/${id}.ts`)) {
  console.error(`Name a rule whose file is below src/core/rules, such as model/dynamic-shapes, instead of "${id}".`)
  process.exit(2)
}
const run = (...words) => spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
// A new rule is in the list once it is made anew.
process.exitCode =
  run('scripts/lists.js') || run(...jest, '__tests__/core/rules/rules.test.ts', '-t', `^${id} `, ...options)
