/** A folder for what the benchmark makes, gone at the end, and in it a copy of the bundles: no build disturbs a run. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const scratch = mkdtempSync(join(tmpdir(), 'speed-'))
process.on('exit', () => rmSync(scratch, { recursive: true }))

/** The copy of dist, or of what BENCH_DIST names. */
export const dist = join(scratch, 'dist')
cpSync(process.env.BENCH_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url)), dist, { recursive: true })
if (!['index.js', 'cli/index.js'].every((bundle) => existsSync(join(dist, bundle))))
  throw new Error('dist holds no bundles: npm run build.')
