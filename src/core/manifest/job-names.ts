/** What a manifest's jobs are called stands near its top, and a run of more jobs than this has names for each of them. */
const longestLooked = 65_536
export const mostNames = 1_000

/** A key of several words, in a block or in braces; nothing before it may belong to it. */
const key = /(?<![\w.-])([A-Za-z0-9][\w.-]{0,255})["']?[ \t]*:/g

/**
 * The names of several words that the jobs of a manifest may have, and other keys among them: for whoever looks for
 * files by them, and need not have the manifest read.
 */
export function namesMaybeIn(text: string): string[] {
  const keys = [...text.slice(0, longestLooked).matchAll(key)].map(([, name = '']) => name)
  return keys.filter((name) => /[._-]/.test(name)).slice(0, mostNames)
}

/** A single-job file is named after its folder; at the top of the workspace after what it is. */
export function folderName(path: string): string {
  const folders = path
    .split('/')
    .slice(0, -1)
    .filter((step) => step !== '.' && step !== '..')
  return folders.at(-1) ?? 'job'
}
