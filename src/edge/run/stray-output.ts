import { format } from 'node:util'

/** Receives output that is not from our reports. The words are unencoded, so receivers must encode them. */
export interface StrayOutput {
  /** Output of a dependency: a process warning, or a line on the console. */
  readonly said: (words: string) => void
  /** An unexpected error. The process then exits with status 2, which never passes. */
  readonly crashed: (words: string) => void
}

/**
 * Redirects everything that Node.js or a dependency would print to `said` and `crashed`: it may quote a manifest, and
 * GitHub's runner executes commands anywhere in the log.
 */
export function catchStrayOutput({ said, crashed }: StrayOutput): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => said(warning.message))
  for (const level of ['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const)
    console[level] = (...words: unknown[]) => said(format(...words))
  const end = (thrown: unknown): void => {
    crashed(wordsOf(thrown))
    process.exit(2)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** Anything can be thrown, even values that cannot be converted to text. */
function wordsOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.message) : format('%s', thrown)
  } catch {
    return 'an error that cannot be shown'
  }
}
