import { execFileSync, spawnSync } from 'node:child_process'
import { basename } from 'node:path'

/** Thrown where a test starts a process: that runs the committed bundles, and there is no mutant in them. */
export class ProcessWanted extends Error {}

const refuse = () => {
  throw new ProcessWanted('No process is started here.')
}
/** git is no bundle: what asks it has mutants, and what it says is the same in each process. */
const onlyGit =
  (start) =>
  (file, ...rest) =>
    /^git(\.exe)?$/.test(basename(file)) ? start(file, ...rest) : refuse()

/** What stands for `node:child_process`. */
export const childProcess = {
  spawn: refuse,
  execFile: refuse,
  spawnSync: onlyGit(spawnSync),
  execFileSync: onlyGit(execFileSync),
}

/** What stands for `__tests__/support/dist.ts`, which is asked for them just before one is started. */
export const bundles = { dist: refuse }
