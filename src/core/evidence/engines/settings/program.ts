import type { Signs } from '../document-paths.ts'

/** What a value says at a key of the manifest; undefined where it says nothing there. */
export type Meaning =
  | Readonly<Record<string, string | number | boolean>>
  | ((text: string) => string | number | boolean | undefined)

/**
 * The names of a program for a key of the manifest: paths from the top of its settings, separated by blanks, and what
 * their values mean, where the reader of the key does not know them. One that ends in `?` counts only where nothing else
 * says it, and one in `??` is then a hint, such as the name of a file.
 */
export type Names = readonly [key: string, paths: string, means?: Meaning]

/** A program that trains: how it is known, and what it calls otherwise than a manifest does. */
export interface Program {
  /** What stands in its documents. */
  readonly recognise?: Signs
  /** A word of the commands that start it. */
  readonly starts?: RegExp
  readonly names?: readonly Names[]
  /** Names, separated by blanks, that mean something else here than in a manifest, or nothing that is trained with. */
  readonly not?: string
}
