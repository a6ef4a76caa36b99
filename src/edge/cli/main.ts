#!/usr/bin/env node
import { version } from '../../core/report/version.ts'
import { standard, writeWhole } from '../run/whole-write.ts'

if (['--version', '-v'].includes(process.argv[2] ?? '')) writeWhole(standard.output, `${version}\n`)
else void import('./start.ts')
