import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { absentFiles, listingAt } from './git.ts'
import { mayHoldAbsent } from './index-file.ts'
import { contentStanding, type ObjectSource, standingAt } from './listings.ts'

/** The manifests that a sparse checkout omits, from the commit. Unreadable ones are reported. */
export async function manifestsLeftOut(
  source: ObjectSource,
  wants: (path: string) => boolean,
  note: (text: string) => void,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>()
  const paths = absentFiles(source.root).flatMap(({ path, isSubmodule }) => (isSubmodule || !wants(path) ? [] : [path]))
  for (const path of paths) {
    try {
      const content = await committedFile(source, path)
      if (content !== undefined) found.set(path, content)
    } catch (error) {
      note(`${path} is not checked: this checkout leaves it out. ${(error as Error).message}`)
    }
  }
  return found
}

/** A file that a sparse checkout may omit. Undefined if the commit does not have it. Throws {@link UnusableInput}. */
export async function fileLeftOut(source: ObjectSource, path: string): Promise<Uint8Array | undefined> {
  if (!mayHoldAbsent(source.root)) return undefined
  try {
    return await committedFile(source, path)
  } catch (error) {
    throw new UnusableInput(`${path} is left out of this checkout. ${(error as Error).message}`)
  }
}

async function committedFile(source: ObjectSource, path: string): Promise<Uint8Array | undefined> {
  const listing = listingAt(source.root, 'HEAD')?.entries ?? new Map()
  const standing = await standingAt(source, listing, path)
  return standing && contentStanding(source, standing)
}
