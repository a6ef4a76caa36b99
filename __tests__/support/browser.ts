import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { describeWith } from './needs.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The headless shell first: the tests of both pages took 203 s of CPU time in it, and 287 in Chromium. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge']
const programs = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
]

/** Where each system installs Chromium, Chrome and Edge; only CHROMIUM, if it is set. */
export function browserPlaces(system: NodeJS.Platform, environment: Environment): string[] {
  const named = environment['CHROMIUM']
  if (named) return [named]
  if (system === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => environment[name] ?? [])
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  if (system === 'darwin') {
    const folders = ['/Applications', join(environment['HOME'] ?? '/', 'Applications')]
    return folders.flatMap((folder) => applications.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)))
  }
  const folders = [...(environment['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  return folders.flatMap((folder) => commands.map((command) => join(folder, command)))
}

const executablePath = browserPlaces(process.platform, process.env).find((place) => existsSync(place))

export const describeInBrowser = describeWith('Chromium, Chrome or Edge', executablePath !== undefined)

/** Starts a real browser. Throws if none is installed: under CI, a page that was not opened has not passed. */
export async function startBrowser(): Promise<Browser> {
  if (executablePath === undefined)
    throw new Error('Install Chromium (Debian: apt-get install chromium-headless-shell), or name it in CHROMIUM.')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], timeout: 0 })
}

/** Long enough for a busy machine, but shorter than the test's own limit, so that the failure names what never came. */
const longestWaitMs = 300_000

/** A page with the timeout above. */
export async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(longestWaitMs)
  return context.newPage()
}
