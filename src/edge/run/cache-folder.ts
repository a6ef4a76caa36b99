import { homedir } from 'node:os'
import { join } from 'node:path'

/** The user's cache folder for one kind of data, as XDG specifies. */
export const cacheFolder = ({ XDG_CACHE_HOME: caches }: NodeJS.ProcessEnv, kind: 'answers' | 'code'): string =>
  join(caches || join(homedir(), '.cache'), 'accelerator-review', kind)
