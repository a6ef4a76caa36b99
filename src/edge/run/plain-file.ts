import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

/** Opens a plain file, or says why not, in words that follow its name. Callers close it. */
export function openPlainFile(path: string): number | { readonly because: string } {
  try {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    if (fstatSync(descriptor).isFile()) return descriptor
    closeSync(descriptor)
    return { because: 'is not a plain file' }
  } catch (error) {
    return { because: `cannot be read: ${(error as NodeJS.ErrnoException).code}` }
  }
}

/** The text of a plain file, or why it is not read, in words that follow its name. */
export function plainText(path: string): string | { readonly because: string } {
  const opened = openPlainFile(path)
  if (typeof opened !== 'number') return opened
  try {
    return readFileSync(opened, 'utf8')
  } finally {
    closeSync(opened)
  }
}
