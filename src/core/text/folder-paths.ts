/** The folder of a path; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
/** The last segment of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A folder and those above it, the nearest first, up to the top, which is empty. */
export function foldersUp(folder: string): string[] {
  const folders = [folder]
  for (let each = folder; each !== ''; folders.push(each)) each = folderOf(each)
  return folders
}

/** Whether a path is in a folder, at any depth. */
export const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`)

/** A path relative to a folder: `../launch/a.sh`. */
export function relative(folder: string, path: string): string {
  if (folder === '') return path
  const from = folder.split('/')
  const to = path.split('/')
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared++
  return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/')
}
