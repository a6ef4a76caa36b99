// Checks that all supported versions of Node, or the given ones, write the same bytes: runs the bundles over the
// determinism corpus with the binaries of npm's `node` package. Fails if a version is unavailable or its output
// differs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeCorpus } from './determinism/corpus.js'
import { reportsOf } from './determinism/reports.js'

const named = process.argv.slice(2).map(Number)
const versions = named.length > 0 ? named : [20, 22, 24, 26]
const paths = ['examples', 'figures', 'numbered', 'projects', 'rules']

/** The binary of a version, which npm caches. */
function binaryOf(version) {
  const words = ['-y', `node@${version}`, '-p', 'JSON.stringify([process.version, process.execPath])']
  const [found, path] = JSON.parse(execFileSync('npx', words, { encoding: 'utf8', timeout: 300_000 }))
  if (!found.startsWith(`v${version}.`)) throw new Error(`Node ${version} was asked for, and this is ${found}.`)
  return { found, path }
}

const folder = mkdtempSync(join(tmpdir(), 'node-versions-'))
try {
  writeCorpus(folder, { backwards: false })
  const binaries = versions.map(binaryOf)
  // In parallel, because each process keeps one core busy.
  const written = await Promise.all(
    binaries.map(async ({ found, path }) => ({ found, reports: await reportsOf({ node: path, folder, paths }) })),
  )
  const [first] = written
  for (const { found, reports } of written) {
    for (const [name, text] of reports)
      if (text !== first.reports.get(name)) {
        console.error(`Node ${found} writes another report than ${first.found}: ${name}.`)
        process.exitCode = 1
      }
    console.log(`Node ${found}: ${reports.size} reports`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
