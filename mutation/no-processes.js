/** Thrown where a test starts a process: that runs the committed bundles, or git, and there is no mutant in them. */
export class ProcessWanted extends Error {}

const refuse = () => {
  throw new ProcessWanted('No process is started here.')
}

/** What stands for `node:child_process`. */
export const childProcess = { spawn: refuse, spawnSync: refuse, execFile: refuse, execFileSync: refuse }
