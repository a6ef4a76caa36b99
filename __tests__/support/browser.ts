import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const programs = ['/usr/bin/chromium', '/usr/bin/google-chrome', process.env['CHROMIUM'] ?? '']

/** A real browser. Throws where none is installed: what is not looked at has not passed. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = programs.findLast((path) => path !== '' && existsSync(path))
  if (executablePath === undefined)
    throw new Error('Install Chromium (Debian: apt-get install chromium), or name it in CHROMIUM.')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}
