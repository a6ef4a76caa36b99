import { resolve } from 'node:path'
import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { documentLimits } from '../../../core/languages/yaml/document-limits.ts'
import { isBeyondRoot } from '../../../core/manifest/file-name.ts'
import { manifestsLeftOut } from '../../run/git/left-out-files.ts'
import { pathFrom } from '../../run/paths.ts'
import { findJobs, stillBare, wantedBy } from '../../run/workspace.ts'
import type { Arguments, Terminal } from '../arguments.ts'

/** The manifests to check. */
export interface CheckedManifests {
  /** As paths from the folder, in order. */
  readonly paths: readonly string[]
  /** The requested paths, folders and globs. Empty: every manifest. */
  readonly patterns: readonly string[]
  /** Texts that replace files in the folder. */
  readonly texts: ReadonlyMap<string, Uint8Array>
  /** Requested folders without a manifest. */
  readonly bare: readonly string[]
  /** Files whose names look like misspelled manifests. */
  readonly near: readonly string[]
}

/** The manifests that the command line names, or the one on standard input. */
export async function checkedManifests(
  terminal: Terminal,
  patterns: readonly string[],
  values: Arguments['values'],
): Promise<CheckedManifests> {
  const { folder, error } = terminal
  if (patterns.includes('-')) return fromInput(terminal, patterns, values)
  if (values['stdin-filename'] !== undefined) throw new UnusableInput('--stdin-filename needs - as the path.')
  const texts = await manifestsLeftOut({ root: folder, repository: '' }, wantedBy(folder, folder, patterns), error)
  const { paths, bare, near } = findJobs(folder, folder, patterns)
  return {
    paths: [...new Set([...paths, ...texts.keys()])].sort(),
    patterns,
    texts,
    bare: stillBare(bare, texts.keys()),
    near,
  }
}

/** Options that write manifests, so they do not work with standard input. */
const writing = ['fix', 'unsafe-fixes', 'diff'] as const

function fromInput(
  { folder, readInput }: Terminal,
  patterns: readonly string[],
  values: Arguments['values'],
): CheckedManifests {
  if (patterns.length > 1) throw new UnusableInput('- is standard input and allows no other path.')
  const option = writing.find((name) => values[name] === true)
  if (option !== undefined) throw new UnusableInput(`--${option} needs a file: standard input cannot be written.`)
  const name = String(values['stdin-filename'] ?? 'accelerator.yml')
  const path = pathFrom(folder, resolve(folder, name))
  if (path === '' || isBeyondRoot(path))
    throw new UnusableInput(`--stdin-filename ${name} is not a path below this folder.`)
  const texts = new Map([[path, readInput(documentLimits.bytes)]])
  return { paths: [path], patterns: [path], texts, bare: [], near: [] }
}
