// Runs the command from the sources as they are, without a build: npm run try -- check examples/first-job
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'accelerator-review-try-'))
try {
  const outfile = join(folder, 'command.mjs')
  // Packages made for CommonJS ask for their parts by `require`, which a module does not have by itself.
  const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)"
  await build({
    absWorkingDir: root,
    entryPoints: ['src/edge/cli/command-line.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: { js: banner },
    logLevel: 'warning',
  })
  // npm runs scripts at the top of the repository; paths are meant from where it was called.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  process.exitCode =
    spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { cwd, stdio: 'inherit' }).status ?? 2
} finally {
  rmSync(folder, { recursive: true })
}
