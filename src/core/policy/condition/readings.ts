import { isUnknown } from '../../catalog/accelerator.ts'
import { resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import type { Facts } from '../../rules/facts.ts'
import { acceleratorIds } from './functions.ts'
import { type JobValues, mostCandidates } from './job-variables.ts'

/** A possible meaning of an unknown word. */
export interface Reading {
  readonly key: string
  readonly value: string | readonly string[]
}

/** A hardware key with a word that the catalog may not know, and the possible meanings of a known word for this key. */
interface OpenKey {
  readonly key: 'provider' | 'machine' | 'accelerator'
  /** Undefined: the catalog knows the word. */
  readonly word: string | undefined
  readonly meanings: (known: string) => readonly string[]
}

const mostReadings = 60

/**
 * What a job's hardware may be if the catalog does not know its word ("aws or gcp"): words that a condition compares
 * with, or words inside the unknown one. Empty if the condition names the unknown word itself.
 */
export function otherReadings({ hardware }: Facts, reads: readonly string[], words: readonly string[]): Reading[] {
  return openKeys(hardware).flatMap(({ key, word, meanings }) => {
    if (word === undefined || !reads.includes(`hardware.${key}`) || words.includes(word.toLowerCase())) return []
    const inside = word.toLowerCase().split(/[\s,;/|()+]+/)
    const known = [...words, ...inside].flatMap(meanings)
    const values = [...new Set([...known, ...inside])].filter((value) => value !== '').slice(0, mostReadings)
    return values.map((value) => ({ key, value: key === 'accelerator' ? [value] : value }))
  })
}

function openKeys({ provider, providerWord, machine, declared, name, candidates }: Facts['hardware']): OpenKey[] {
  // The catalog knows CPUs and names of whole kinds, although they have no candidates.
  const isOpen = (name === undefined && isUnknown(candidates)) || candidates.length > mostCandidates
  const mayBe = (id: string): boolean => isUnknown(candidates) || candidates.some((each) => each.id === id)
  return [
    {
      key: 'provider',
      word: provider === undefined ? providerWord : undefined,
      meanings: (known) => [resolveProvider(known)?.id ?? []].flat(),
    },
    {
      key: 'machine',
      word: machine === undefined ? declared.machine : undefined,
      meanings: (known) => [resolveMachine(known)?.name ?? []].flat(),
    },
    {
      key: 'accelerator',
      word: isOpen ? declared.accelerator : undefined,
      meanings: (known) => (acceleratorIds(known) ?? []).filter(mayBe),
    },
  ]
}

/** The values of a job with one reading applied. */
export const readAs = (values: JobValues, { key, value }: Reading): JobValues => {
  const hardware = values['hardware'] as JobValues
  return Object.assign(Object.create(null), values, {
    hardware: Object.assign(Object.create(null), hardware, { [key]: value }),
  })
}
