/** A temporary folder for the benchmark, with a copy of the bundles, so that a build does not disturb a run. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const scratch = mkdtempSync(join(tmpdir(), 'speed-'))
process.on('exit', () => rmSync(scratch, { recursive: true }))

/** A copy of dist, or of BENCH_DIST. */
export const dist = join(scratch, 'dist')
cpSync(process.env.BENCH_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url)), dist, { recursive: true })
if (!['index.js', 'cli/index.js'].every((bundle) => existsSync(join(dist, bundle))))
  throw new Error('dist holds no bundles: npm run build.')
