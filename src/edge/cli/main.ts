#!/usr/bin/env node
import module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** From Node 22 on. */
const { enableCompileCache } = module as unknown as { enableCompileCache?: (folder: string) => unknown }

// Compiling takes longer than a check does, so the compiled code is kept, in a folder of the user's own: what lies in a
// shared one could be somebody else's. A runner of CI is new each time, where it would only cost.
const { CI, XDG_CACHE_HOME } = process.env
if (!CI) enableCompileCache?.(join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'accelerator-review'))

await import('./command-line.ts')
