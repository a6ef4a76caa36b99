import { fstatSync, readSync, statSync, writeSync } from 'node:fs'
import { devNull } from 'node:os'

/** Descriptors of standard input, output and error. */
export const standard = { input: 0, output: 1, error: 2 } as const

/**
 * Writes all of the text before it returns. Node's streams do so as well on Linux, but loading them takes as long as
 * judging a job. A reader that stops early (`| head`) is not an error and does not change the exit status.
 */
export function writeWhole(descriptor: number, text: string): void {
  const bytes = Buffer.from(text)
  try {
    for (let at = 0; at < bytes.length; at += onceReady(() => writeSync(descriptor, bytes, at)));
  } catch (error) {
    if (codeOf(error) !== 'EPIPE') process.exit(2)
  }
}

/** Reads into `bytes` from a position on. Returns the number of bytes, 0 at the end. */
export const readInto = (descriptor: number, bytes: Buffer, at: number): number =>
  onceReady(() => readSync(descriptor, bytes, at, bytes.length - at, null))

/** Whether it may be a terminal: only these are worth loading Node's streams for. */
export function mayBeTerminal(descriptor: number): boolean {
  try {
    const stats = fstatSync(descriptor)
    return stats.isCharacterDevice() && stats.rdev !== statSync(devNull).rdev
  } catch {
    return false
  }
}

/** If another process made a terminal or a pipe non-blocking, calls fail with EAGAIN until it is ready. */
function onceReady(call: () => number): number {
  for (;;)
    try {
      return call()
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
}

export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
