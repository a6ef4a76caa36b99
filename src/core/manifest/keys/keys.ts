import type { Vocabulary } from '../../catalog/names/value-spellings.ts'
import { frameworkKeys } from './framework.ts'
import { hardwareKeys, parallelismKeys, partialKeys } from './hardware.ts'
import { jobKeys, nameKey } from './job.ts'
import type { Key, Keys } from './key.ts'
import { modelKeys } from './model.ts'
import { needsKeys } from './needs.ts'
import { operationsKeys } from './operations.ts'
import { scaleKeys } from './scale.ts'
import { teamKeys } from './team.ts'

/** A section of a job. */
export interface Section {
  readonly help: string
  readonly aliases?: string
  /** The key that a word replacing the whole section declares. */
  readonly word?: string
  /** More about that word, for the reference. */
  readonly ofWord?: string
}

/** In the order of the reference. */
export const sections = {
  framework: {
    help: 'The framework, and the libraries that decide where the job can run.',
    word: 'name',
    ofWord: 'A word or a list of words stands for `name`.',
  },
  scale: { help: 'The size of the job.', word: 'size', ofWord: 'A word stands for `size`.' },
  model: {
    help: 'The model, and how it is trained.',
    word: 'name',
    ofWord: 'A word stands for `name`, or for `architecture` where it is one.',
  },
  hardware: {
    help: 'The chosen accelerators.',
    aliases:
      'accelerator, accelerators, gpu, gpus, tpu, tpus, machine, instance, node, workstation, host, server, rig, rack',
    word: 'accelerator',
    ofWord: 'A word stands for `accelerator`; a machine type may stand wherever an accelerator may.',
  },
  needs: { help: 'Other needs that decide the hardware.', aliases: 'need, requirements, requires, constraints' },
  team: { help: "The team's experience.", aliases: 'skills, team_skills, expertise, experience' },
  operations: { help: 'How the job runs.', aliases: 'operation, ops' },
} as const satisfies Readonly<Record<string, Section>>

export const keysOfSections = {
  framework: frameworkKeys,
  scale: scaleKeys,
  model: modelKeys,
  hardware: hardwareKeys,
  needs: needsKeys,
  team: teamKeys,
  operations: operationsKeys,
} as const

export type SectionName = keyof typeof keysOfSections

const below = (above: string, keys: Keys): [string, Key][] =>
  Object.entries(keys).map(([name, key]) => [above === '' ? name : `${above}.${name}`, key])

/** Every key of the reference by its path: `hardware.count`. All other lists of keys derive from it. */
export const keys: ReadonlyMap<string, Key> = new Map([
  ...below('', nameKey),
  ...below('', jobKeys),
  ...Object.entries(keysOfSections).flatMap(([section, table]) => below(section, table)),
  ...below('hardware.parallelism', parallelismKeys),
])

/** The same, with the partial keys. */
export const allKeys: ReadonlyMap<string, Key> = new Map([...keys, ...below('hardware', partialKeys)])

/** The vocabulary of a key; undefined for other kinds of keys. */
export function vocabularyOf(path: string): Vocabulary | undefined {
  const key = keys.get(path)
  if (key === undefined) return undefined
  return 'words' in key ? key.words : key.kind === 'parallelism' ? key.kind : undefined
}

/** Splits a list of aliases, and says which are read only if their value suits the key. */
export const namesIn = (aliases = ''): { readonly name: string; readonly onlyIfFits: boolean }[] =>
  aliases
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => ({ name: each.replace(/\?$/, ''), onlyIfFits: each.endsWith('?') }))
