#!/usr/bin/env node
import { version } from '../../core/report/version.ts'

if (['--version', '-v'].includes(process.argv[2] ?? '')) process.stdout.write(`${version}\n`)
else void import('./start.ts')
