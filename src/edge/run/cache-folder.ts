import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where the command keeps things of one kind for later runs: a folder of the user's own, by the rules of XDG. */
export const cacheFolder = ({ XDG_CACHE_HOME: caches }: NodeJS.ProcessEnv, kind: 'answers' | 'code'): string =>
  join(caches || join(homedir(), '.cache'), 'accelerator-review', kind)
