/** Job names appear in the first characters of a manifest, and a run collects no more names than `mostNames`. */
const longestLooked = 65_536
export const mostNames = 1_000

/** A key of several words, in a block or in braces, that is not part of a longer word. */
const key = /(?<![\w.-])([A-Za-z0-9][\w.-]{0,255})["']?[ \t]*:/g

/**
 * Names of several words that jobs in the text may have, and possibly other keys: for a search of files by name that
 * need not parse the manifest.
 */
export function namesMaybeIn(text: string): string[] {
  const keys = [...text.slice(0, longestLooked).matchAll(key)].map(([, name = '']) => name)
  return keys.filter((name) => /[._-]/.test(name)).slice(0, mostNames)
}

/** The name of a single job: its folder, or `job` at the top of the workspace. */
export function folderName(path: string): string {
  const folders = path
    .split('/')
    .slice(0, -1)
    .filter((step) => step !== '.' && step !== '..')
  return folders.at(-1) ?? 'job'
}
