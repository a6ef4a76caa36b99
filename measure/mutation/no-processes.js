import { execFileSync, spawnSync } from 'node:child_process'
import { basename } from 'node:path'

/** Thrown if a test starts a process: that would run the committed bundles, which contain no mutant. */
export class ProcessWanted extends Error {}

const refuse = () => {
  throw new ProcessWanted('No process is started here.')
}
/** git may run: its callers have mutants, and its output is the same in each process. */
const onlyGit =
  (start) =>
  (file, ...rest) =>
    /^git(\.exe)?$/.test(basename(file)) ? start(file, ...rest) : refuse()

/** Stands in for `node:child_process`. */
export const childProcess = {
  spawn: refuse,
  execFile: refuse,
  spawnSync: onlyGit(spawnSync),
  execFileSync: onlyGit(execFileSync),
}

/** Stands in for `__tests__/support/dist.ts`, which tests use just before they start a bundle. */
export const bundles = { dist: refuse }
