// Generates everything: the lists of rules and readers, the compiled sources, schema and pages, and the bundles.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fleetPage } from '../web/fleet-page/bundle.js'
import { buildProgram, buildStart } from './bundles/programs.js'
import { buildCore } from './core/build-core.js'
import { runFromSources } from './from-sources.js'
import { licences } from './licenses.js'
import { sourcesDigest } from './sources-digest.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = (...words) => execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' })

run('scripts/lists.js')
rmSync(`${root}build`, { recursive: true, force: true })
run('node_modules/typescript/bin/tsc')
if ((await runFromSources(root, 'scripts/generate.js', [], root)) !== 0) throw new Error('Nothing was generated.')
mkdirSync(`${root}build/bundles`)
// Tells ncc the module type.
writeFileSync(`${root}build/bundles/package.json`, '{ "type": "commonjs" }\n')
for (const { folder, ...program } of [
  { entry: 'src/edge/action/main.ts', name: 'index.js', folder: 'build/dist' },
  {
    entry: 'src/edge/cli/own-process.ts',
    name: 'command.js',
    folder: 'build/dist/cli',
    asFunction: true,
    pageText: await fleetPage(),
  },
]) {
  const files = await buildProgram(root, { ...program, folder: `${root}${folder}`, work: `${root}build/bundles` })
  writeFileSync(`${root}${folder}/licenses.txt`, `${licences(files)}\n`)
}
await buildStart(root, `${root}build/dist/cli`)
await buildCore(root, `${root}build`, `${root}build/dist/core`)
// undici contains llhttp as compiled code, and its package has no notice of it.
appendFileSync(`${root}build/dist/licenses.txt`, `\n${readFileSync(`${root}scripts/llhttp-license.txt`, 'utf8')}`)
writeFileSync(`${root}build/dist/sources.sha256`, `${sourcesDigest(root)}\n`)
// Built in another folder and moved at once, so that bundles started meanwhile find a complete folder.
rmSync(`${root}dist`, { recursive: true, force: true })
renameSync(`${root}build/dist`, `${root}dist`)
