import { lstatSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Document } from '../../core/text/document.ts'
import { readManifest } from './workspace.ts'

/** Whether anything stands at a path of the checkout, a link to nothing included. */
export const isThere = (root: string, path: string): boolean =>
  lstatSync(resolve(root, ...path.split('/')), { throwIfNoEntry: false }) !== undefined

/** A file as it is checked out; undefined where there is none. */
export function checkedOutFile(root: string, path: string): Uint8Array | Document | undefined {
  return isThere(root, path) ? readManifest(root, path.split('/').join(sep)) : undefined
}
