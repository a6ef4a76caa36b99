import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, parse, resolve, sep } from 'node:path'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { mostLinks, realPathOf } from './paths.ts'
import { isOutside } from './workspace.ts'

const linked = 'it is a symbolic link or in a linked folder'

/**
 * Why a file of a checkout must not be written, as the end of a sentence: it may contain untrusted symbolic links.
 * Undefined if it may, and for files elsewhere, which are the user's own.
 */
export const whyNotInPlace = (root: string, path: string): string | undefined =>
  placeOf(root, path) === undefined ? linked : undefined

/** The target of a path, through the user's own symbolic links. */
interface Place {
  readonly file: string
  readonly isOfCheckout: boolean
}

/**
 * Follows a path link by link. Undefined if one of the links is in the checkout. A path may lead into the checkout
 * through links outside it, such as `/proc/self/cwd`, so its text is not enough.
 */
function placeOf(root: string, path: string): Place | undefined {
  // The path need not exist yet.
  const spelled = (folder: string): string => realPathOf(folder) ?? folder
  const isInCheckout = (folder: string): boolean => !isOutside(spelled(root), spelled(folder))
  let { place, steps } = stepsOf(resolve(root, path))
  for (let links = 0; steps.length > 0; ) {
    const step = steps.shift() as string
    const next = join(place, step)
    const target = targetOf(next)
    if (target === undefined) place = next
    else if (isInCheckout(place) || ++links > mostLinks) return undefined
    else {
      const way = stepsOf(target)
      place = way.place === '' ? place : way.place
      steps = [...way.steps, ...steps]
    }
  }
  return { file: place, isOfCheckout: isInCheckout(dirname(place)) }
}

/** The root of a path (empty if it is relative), and its steps. */
function stepsOf(path: string): { place: string; steps: string[] } {
  const { root } = parse(path)
  return { place: root, steps: path.slice(root.length).split(sep) }
}

/** The target of a symbolic link. Undefined if it is none, or does not exist. */
function targetOf(path: string): string | undefined {
  try {
    return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : undefined
  } catch {
    return undefined
  }
}

/**
 * Throws the reason if a file cannot be written. Opens nothing, because the reader of a pipe would see an empty report.
 */
export function requireInPlace(root: string, path: string): void {
  const why = whyNotInPlace(root, path)
  if (why !== undefined) throw new Error(why)
  const file = resolve(root, path)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new Error('it is a folder')
  accessSync(found === undefined ? `${dirname(file)}/` : file, constants.W_OK)
}

/** Writes a file in parts, without following a checkout's symbolic links. Throws if it cannot be written. */
export function writeInPlace(root: string, path: string, parts: Iterable<string>): void {
  requireInPlace(root, path)
  const place = placeOf(root, path)
  if (place === undefined) throw new Error(linked)
  // Elsewhere, uses the path as given: an open pipe of a process has no other path.
  const file = place.isOfCheckout ? place.file : resolve(root, path)
  // Windows has no O_NOFOLLOW: compare the opened file with the one at the path before truncating it.
  const noFollow = place.isOfCheckout ? (constants.O_NOFOLLOW ?? 0) : 0
  const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT | noFollow, 0o644)
  try {
    const [opened, standing] = [fstatSync(descriptor, { bigint: true }), lstatSync(file, { bigint: true })]
    const isSame = opened.ino === standing.ino && opened.dev === standing.dev
    if (place.isOfCheckout && !isSame) throw new Error(linked)
    if (opened.isFile()) ftruncateSync(descriptor)
    for (const part of parts) writeFileSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
}

/** The same for a user's output file. `failure` starts the message of the {@link UnusableInput} that it throws. */
export function writeOutput(root: string, path: string, parts: Iterable<string>, failure: string): void {
  try {
    writeInPlace(root, path, parts)
  } catch (error) {
    throw new UnusableInput(`${failure}: ${(error as Error).message}`)
  }
}
