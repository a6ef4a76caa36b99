import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Runs a program of this repository with the current sources, in `cwd`. Returns its exit status. */
export async function runFromSources(root, entry, words, cwd) {
  const folder = mkdtempSync(join(tmpdir(), 'accelerator-review-sources-'))
  try {
    const outfile = join(folder, 'program.mjs')
    // CommonJS packages call `require`, which a module does not have.
    const js = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)"
    await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      banner: { js },
      logLevel: 'warning',
    })
    return spawnSync(process.execPath, [outfile, ...words], { cwd, stdio: 'inherit' }).status ?? 2
  } finally {
    rmSync(folder, { recursive: true })
  }
}
