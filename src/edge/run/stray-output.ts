import { format } from 'node:util'

/** Who prints what no report of ours wrote. Both get raw words, and must encode them. */
export interface StrayOutput {
  /** What a dependency says: a warning of the process, or a line to the console. */
  readonly said: (words: string) => void
  /** An unexpected error. The process then exits with status 2, which never passes. */
  readonly crashed: (words: string) => void
}

/**
 * Leads everything that Node.js or a dependency would print by itself to `said` and `crashed`: it may carry words of a
 * manifest, and GitHub's runner obeys commands wherever they stand.
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

/** Anything can be thrown, also what cannot be turned into words. */
function wordsOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.message) : format('%s', thrown)
  } catch {
    return 'an error that cannot be shown'
  }
}
