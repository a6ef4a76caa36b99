import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { browserPlaces } from './browser.ts'

describe('a browser is looked for', () => {
  it.each([
    ['on the path of Linux', 'linux', { PATH: '/opt/tools:/bin' }, '/opt/tools/google-chrome'],
    ['where a snap of Linux is', 'linux', {}, '/snap/bin/chromium'],
    ['among the applications of macOS', 'darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      "among a user's applications",
      'darwin',
      { HOME: '/home' },
      '/home/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    [
      'among the programs of Windows',
      'win32',
      { PROGRAMFILES: 'C:' },
      join('C:', 'Microsoft/Edge/Application/msedge.exe'),
    ],
  ] as const)('%s', (_, system, environment, place) => expect(browserPlaces(system, environment)).toContain(place))

  it('only where CHROMIUM says, if it says so', () => {
    for (const system of ['linux', 'darwin', 'win32'] as const)
      expect(browserPlaces(system, { CHROMIUM: '/here', PATH: '/bin', PROGRAMFILES: 'C:' })).toEqual(['/here'])
  })
})
