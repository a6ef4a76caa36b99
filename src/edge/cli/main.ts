#!/usr/bin/env node
import module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { version } from '../../core/report/version.ts'

/** From Node 22 on. */
const { enableCompileCache } = module as unknown as { enableCompileCache?: (folder: string) => unknown }

const isVersionAsked = ['--version', '-v'].includes(process.argv[2] ?? '')

// Compiling takes longer than a check does, so the compiled code is kept, in a folder of the user's own: what lies in a
// shared one could be somebody else's. A runner of CI is new each time, where it would only cost.
const { CI, XDG_CACHE_HOME } = process.env
if (!CI && !isVersionAsked)
  enableCompileCache?.(join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'accelerator-review'))

if (isVersionAsked) process.stdout.write(`${version}\n`)
else await import('./own-process.ts')
