// Makes everything that is generated: the list of rules, the compiled sources, schema and pages, and the bundles.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = (...words) => execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' })

run('scripts/list-rules.js')
rmSync(`${root}build`, { recursive: true, force: true })
run('node_modules/typescript/bin/tsc')
run('scripts/generate.js')
// ncc leaves what an earlier build wrote.
rmSync(`${root}dist`, { recursive: true, force: true })
run(
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  'build',
  'build/main.js',
  '--out',
  'dist',
  '--license',
  'licenses.txt',
  '--quiet',
)
run(
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  'build',
  'build/cli.js',
  '--out',
  'dist/cli',
  '--license',
  'licenses.txt',
  '--quiet',
)
