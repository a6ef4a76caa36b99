// All that a run of the tests writes lies below one folder, so that it can be removed when the run ends.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileSources } from './compiled-sources.js'

export default async () => {
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'accelerator-review-tests-'))
  await compileSources()
}
