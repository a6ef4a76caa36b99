import { resolveAccelerator, resolveMachine } from '../../catalog/accelerator-name.ts'
import type { Machine } from '../../catalog/machine.ts'
import { machines } from '../../catalog/machines.ts'
import { resolveProvider } from '../../catalog/providers.ts'
import type { Substance } from '../../finding/substance.ts'
import type { Facts } from '../../rules/facts.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import { list } from '../../text/wording.ts'
import type { HardwareItem, HardwareList } from '../policy.ts'
import { matches } from '../star-pattern.ts'
import { finding, undeclared } from './demand.ts'

type Fit = 'yes' | 'no' | 'unknown'

/** Whether a job's hardware is what an item names. `keys` are those that would tell. */
function fits(item: HardwareItem, { hardware }: Facts): { readonly fit: Fit; readonly keys: readonly string[] } {
  const tests: [key: string, words: readonly string[], test: () => Fit][] = [
    ['hardware.accelerator', item.accelerator, () => fitsAccelerator(item.accelerator, hardware)],
    ['hardware', item.kind, () => among(item.kind, hardware.kind)],
    ['hardware.provider', item.provider, () => fitsProvider(item.provider, hardware)],
    ['hardware.machine', item.machine, () => fitsMachine(item.machine, hardware)],
  ]
  const results = tests.filter(([, words]) => words.length > 0).map(([key, , test]) => ({ key, fit: test() }))
  if (results.some(({ fit }) => fit === 'no')) return { fit: 'no', keys: [] }
  const open = results.filter(({ fit }) => fit === 'unknown').map(({ key }) => key)
  return { fit: open.length > 0 ? 'unknown' : 'yes', keys: open }
}

const among = (words: readonly string[], word: string | undefined): Fit =>
  word === undefined ? 'unknown' : words.includes(word) ? 'yes' : 'no'

function fitsAccelerator(words: readonly string[], { candidates, declared, machineHolds }: Facts['hardware']): Fit {
  // A chip that the catalogue does not know is none of those that it knows.
  if (candidates.length === 0)
    return declared.accelerator === undefined && machineHolds === undefined ? 'unknown' : 'no'
  const ids = new Set(words.flatMap((word) => resolveAccelerator(word)?.candidates.map(({ id }) => id) ?? []))
  const named = candidates.filter(({ id }) => ids.has(id)).length
  return named === 0 ? 'no' : named === candidates.length ? 'yes' : 'unknown'
}

function fitsProvider(words: readonly string[], { provider, providerWord }: Facts['hardware']): Fit {
  if (provider === undefined) return providerWord === undefined ? 'unknown' : 'no'
  return words.some((word) => resolveProvider(word)?.id === provider.id) ? 'yes' : 'no'
}

function fitsMachine(patterns: readonly string[], { machine, declared, candidates }: Facts['hardware']): Fit {
  if (declared.machine === undefined) {
    // In none of the machines that are meant stands another accelerator than theirs.
    const isHeld = machines
      .filter((known) => patterns.some((pattern) => namesMachine(pattern, known)))
      .some(({ accelerator }) => candidates.some(({ id }) => id === accelerator))
    return candidates.length === 0 || isHeld ? 'unknown' : 'no'
  }
  const { machine: word } = declared
  const isMeant = (pattern: string): boolean =>
    matches(pattern, word) || (machine !== undefined && namesMachine(pattern, machine))
  return patterns.some(isMeant) ? 'yes' : 'no'
}

const namesMachine = (pattern: string, machine: Machine): boolean =>
  resolveMachine(pattern) === machine || [machine.name, ...(machine.names ?? [])].some((name) => matches(pattern, name))

/** What speaks against hardware where the organisation lists what it allows. */
export function notAllowed(allowed: HardwareList, facts: Facts): JudgedMismatch[] {
  const results = allowed.items.map((item) => fits(item, facts))
  if (results.some(({ fit }) => fit === 'yes')) return []
  const open = [...new Set(results.filter(({ fit }) => fit === 'unknown').flatMap(({ keys }) => keys))]
  if (open.length > 0) return undeclared(allowed, open, facts, 'Whether this hardware is allowed')
  return finding('policy/hardware-not-allowed', allowed, allowed.severity, {
    at: ['hardware'],
    problem: `${upper(facts.hardware.label)}${placeOf(facts)} is not on the organisation's list of allowed hardware.`,
    substance: substanceOf(facts),
    remedy: `Choose from the list: ${list(allowed.items.map(wordsOf).slice(0, 8), 'or')}.`,
  })
}

/** What speaks against hardware that the organisation lists as denied. */
export function denial(denied: HardwareList, facts: Facts): JudgedMismatch[] {
  const results = denied.items.map((item) => ({ item, ...fits(item, facts) }))
  const hit = results.find(({ fit }) => fit === 'yes')
  if (hit !== undefined)
    return finding('policy/hardware-not-allowed', denied, denied.severity, {
      at: ['hardware'],
      problem: `${upper(facts.hardware.label)}${placeOf(facts)} is what the organisation denies: ${wordsOf(hit.item)}.`,
      substance: {
        ...substanceOf(facts),
        subject: JSON.stringify(deniedWords(hit.item, facts)),
        things: [...thingsOf(facts), ...placesOf(hit.item, facts)],
      },
      remedy: 'Choose other hardware.',
    })
  const open = [...new Set(results.filter(({ fit }) => fit === 'unknown').flatMap(({ keys }) => keys))]
  // Few jobs name a machine type, and most run on one that nobody denies.
  const missingKeys = open.filter((key) => key !== 'hardware.machine')
  return missingKeys.length > 0 ? undeclared(denied, missingKeys, facts, 'Whether this hardware is denied') : []
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const placeOf = ({ hardware }: Facts): string => (hardware.provider ? ` at ${hardware.provider.name}` : '')

/** The line of the list, and of its accelerators those that the job's hardware is. */
const deniedWords = (item: HardwareItem, { hardware }: Facts): HardwareItem => ({
  ...item,
  accelerator: item.accelerator.filter((word) => fitsAccelerator([word], hardware) !== 'no'),
})

/** Other hardware that is not allowed either is another finding, and so is more of the same. */
const substanceOf = (facts: Facts): Substance => {
  const { declared, provider, providerWord, count } = facts.hardware
  return {
    subject: JSON.stringify([provider?.id ?? providerWord, declared.machine]),
    things: thingsOf(facts),
    amounts: [count ?? Number.POSITIVE_INFINITY],
  }
}

/** The accelerators that the name may stand for: a name that says more exactly which is no other hardware. */
const thingsOf = ({ hardware: { candidates, declared } }: Facts): readonly string[] =>
  candidates.length > 0 ? candidates.map(({ id }) => id) : [declared.accelerator ?? declared.machine ?? '']

/** The provider and the machine type, where a line of the list is about them. */
const placesOf = (item: HardwareItem, { hardware: { provider, machine, declared } }: Facts): readonly string[] => [
  ...(item.provider.length > 0 && provider ? [provider.id] : []),
  ...(item.machine.length > 0 ? [machine?.name ?? declared.machine ?? ''] : []),
]

/** An item of a list in words: "h100 at gcp or aws". */
export function wordsOf({ accelerator, kind, provider, machine }: HardwareItem): string {
  const what = [
    ...accelerator,
    ...kind.map((word) => (word === 'other' ? 'other kinds' : `${word.toUpperCase()}s`)),
    ...machine,
  ]
  const at = provider.length > 0 ? list(provider, 'or') : ''
  if (what.length === 0) return `anything at ${at}`
  return at === '' ? list(what, 'or') : `${list(what, 'or')} at ${at}`
}
