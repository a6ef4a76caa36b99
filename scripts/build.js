// Makes everything that is generated: the list of rules, the compiled sources, schema and pages, and the bundles.
import { execFileSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fleetPage } from '../fleet-page/bundle.js'
import { buildCore } from './core/build-core.js'
import { withEagerModules } from './eager-modules.js'
import { runFromSources } from './from-sources.js'
import { filesIn, licences } from './licenses.js'
import { inAscii } from './plain-text.js'
import { sourcesDigest } from './sources-digest.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = (...words) => execFileSync(process.execPath, words, { cwd: root, stdio: 'inherit' })

run('scripts/lists.js')
rmSync(`${root}build`, { recursive: true, force: true })
run('node_modules/typescript/bin/tsc')
if ((await runFromSources(root, 'scripts/generate.js', [], root)) !== 0) throw new Error('Nothing was generated.')
const page = await fleetPage()
writeFileSync(`${root}build/edge/cli/fleet-page.js`, page.module)
const stats = join(tmpdir(), `accelerator-review-${process.pid}.json`)
for (const [entry, folder] of [
  ['build/edge/action/main.js', 'build/dist'],
  ['build/edge/cli/main.js', 'build/dist/cli'],
]) {
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '--out', folder, '--stats-out', stats, '--quiet')
  for (const name of readdirSync(`${root}${folder}`).filter((file) => file.endsWith('.js'))) {
    const file = `${root}${folder}/${name}`
    writeFileSync(file, inAscii(withEagerModules(readFileSync(file, 'utf8'))))
  }
  const { modules } = JSON.parse(readFileSync(stats, 'utf8'))
  writeFileSync(
    `${root}${folder}/licenses.txt`,
    `${licences([...filesIn(modules), ...(folder === 'build/dist/cli' ? page.files : [])])}\n`,
  )
}
rmSync(stats)
await buildCore(root, `${root}build`, `${root}build/dist/core`)
// undici carries llhttp as compiled code, and its package has no notice of it to be found.
appendFileSync(`${root}build/dist/licenses.txt`, `\n${readFileSync(`${root}scripts/llhttp-license.txt`, 'utf8')}`)
writeFileSync(`${root}build/dist/sources.sha256`, `${sourcesDigest(root)}\n`)
// Made beside and put in place at once, so that whoever starts the bundles meanwhile finds them whole.
rmSync(`${root}dist`, { recursive: true, force: true })
renameSync(`${root}build/dist`, `${root}dist`)
