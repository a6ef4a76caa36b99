// Everything that a test run writes is below one folder, which is removed at the end.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSources } from './compiled-sources.js'

export default async () => {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'accelerator-review-tests-'))
  await compileSources()
}
