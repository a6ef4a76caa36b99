import { programOf, wordsBehind } from '../../../languages/shell/command-words.ts'
import type { Launcher } from './launch.ts'

/** Marian trains on the devices that it is listed, one model copy on each: `marian --devices 0 1 2 3`. */
export const marian: Launcher = (words) => {
  if (!/^marian(?:-train)?(?:\.exe|\$\{?\w{1,40}\}?)?$/.test(programOf(words).slice(0, 60))) return undefined
  if (words.includes('--cpu-threads')) return { framework: 'marian', on: 'processor' }
  const devices = devicesOf(words)
  return { framework: 'marian', ...(devices && { processes: { perNode: devices, nodes: 1 } }) }
}

function devicesOf(words: readonly string[]): number | undefined {
  const listed = wordsBehind(words, '--devices', '-d')
  return listed.length > 0 && listed.every((word) => /^\d{1,2}$/.test(word)) ? listed.length : undefined
}
