import { type Accelerator, isUnknown } from '../../catalog/accelerator.ts'
import type { Machine } from '../../catalog/machines/machine.ts'
import { machines } from '../../catalog/machines/machines.ts'
import { resolveAccelerator, resolveMachine } from '../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../catalog/names/providers.ts'
import type { Substance } from '../../finding/substance.ts'
import type { Facts } from '../../rules/facts.ts'
import type { JudgedMismatch } from '../../rules/rule-set.ts'
import { list, upper } from '../../text/wording.ts'
import type { HardwareItem, HardwareList } from '../policy.ts'
import { matches } from '../star-pattern.ts'
import { finding, undeclared } from './demand.ts'
import { type LaunchedHardware, launchedHardware } from './launched-hardware.ts'
import { type MeantHardware, meantHardware } from './meant-hardware.ts'

type Fit = 'yes' | 'no' | 'unknown'

/** How an unknown name counts: as not on the allow list, or as possibly on the deny list. */
type Stranger = Extract<Fit, 'no' | 'unknown'>

/** Declared hardware, or the hardware of a launch. */
type Of = Pick<Facts, 'hardware'>

/** Whether an item matches hardware. `keys` are those that would decide it. */
function fits(
  item: HardwareItem,
  { hardware }: Of,
  stranger: Stranger,
): { readonly fit: Fit; readonly keys: readonly string[] } {
  const tests: [key: string, words: readonly string[], test: () => Fit][] = [
    ['hardware.accelerator', item.accelerator, () => fitsAccelerator(item.accelerator, hardware, stranger)],
    ['hardware', item.kind, () => fitsKind(item.kind, hardware, stranger)],
    ['hardware.provider', item.provider, () => fitsProvider(item.provider, hardware, stranger)],
    ['hardware.machine', item.machine, () => fitsMachine(item.machine, hardware, stranger)],
  ]
  const results = tests.filter(([, words]) => words.length > 0).map(([key, , test]) => ({ key, fit: test() }))
  if (results.some(({ fit }) => fit === 'no')) return { fit: 'no', keys: [] }
  const open = results.filter(({ fit }) => fit === 'unknown').map(({ key }) => key)
  return { fit: open.length > 0 ? 'unknown' : 'yes', keys: open }
}

/** An unknown accelerator with only a declared kind is never on an allow list. */
function fitsKind(
  words: readonly string[],
  { kind, candidates, declared, name }: Facts['hardware'],
  stranger: Stranger,
): Fit {
  if (kind === undefined) return 'unknown'
  if (!words.includes(kind)) return 'no'
  const isClaimed = name === undefined && declared.kind !== undefined && isUnknown(candidates)
  return isClaimed && stranger === 'no' ? 'unknown' : 'yes'
}

function fitsAccelerator(words: readonly string[], hardware: Facts['hardware'], stranger: Stranger): Fit {
  const { candidates, declared, machineHolds, name } = hardware
  if (name !== undefined && candidates.length === 0) return 'no'
  const meant = words.flatMap((word) => resolveAccelerator(word)?.candidates ?? [])
  if (isUnknown(candidates)) {
    if (declared.accelerator === undefined && machineHolds === undefined) return 'unknown'
    return meant.some((each) => mayBe(each, hardware)) ? stranger : 'no'
  }
  const ids = new Set(meant.map(({ id }) => id))
  const named = candidates.filter(({ id }) => ids.has(id)).length
  return named === 0 ? 'no' : named === candidates.length ? 'yes' : 'unknown'
}

/** Whether an unknown name can mean an accelerator, by its kind and vendor. */
const mayBe = (part: Accelerator, { kind, vendor }: Facts['hardware']): boolean =>
  (kind === undefined || kind === part.kind) && (vendor === undefined || vendor === part.vendor)

/**
 * The cloud of a machine type counts as well as the declared provider. A deny list needs to match only one of the two.
 * An allow list must match both, unless the provider is a service that runs on other clouds.
 */
function fitsProvider(
  words: readonly string[],
  { provider, providerWord, machine }: Facts['hardware'],
  stranger: Stranger,
): Fit {
  const meant = words.map((word) => resolveProvider(word)?.id)
  const fitOf = (id: string): Fit => (meant.includes(id) ? 'yes' : 'no')
  const isDenying = stranger === 'unknown'
  const fits = [
    ...(provider === undefined ? [] : [fitOf(provider.id)]),
    ...(provider === undefined && providerWord !== undefined ? [stranger] : []),
    ...(machine === undefined || (provider?.runsOnOthers && !isDenying) ? [] : [fitOf(machine.provider)]),
  ]
  const order: readonly Fit[] = isDenying ? ['yes', 'unknown', 'no'] : ['no', 'unknown', 'yes']
  return order.find((fit) => fits.includes(fit)) ?? 'unknown'
}

function fitsMachine(patterns: readonly string[], hardware: Facts['hardware'], stranger: Stranger): Fit {
  const { machine, declared, candidates, provider } = hardware
  const { machine: word } = declared
  const isMeant = (known: Machine): boolean => patterns.some((pattern) => namesMachine(pattern, known))
  if (machine !== undefined) return isMeant(machine) ? 'yes' : 'no'
  if (word !== undefined && patterns.some((pattern) => matches(pattern, word))) return 'yes'
  if (word !== undefined && stranger === 'no') return 'no'
  if (isUnknown(candidates)) return 'unknown'
  // Only machine types with the job's accelerator are possible.
  const possible = machines.filter((known) => mayStandIn(known, hardware))
  const meant = possible.filter(isMeant).length
  if (meant === 0) return 'no'
  return word === undefined && meant === possible.length && provider?.hasReadList ? 'yes' : 'unknown'
}

/** Whether a machine type has the job's accelerator and is from its provider. */
const mayStandIn = (machine: Machine, { candidates, provider }: Facts['hardware']): boolean =>
  candidates.some(({ id }) => id === machine.accelerator) &&
  (provider === undefined || resolveProvider(machine.provider)?.id === provider.id)

const namesMachine = (pattern: string, machine: Machine): boolean =>
  resolveMachine(pattern) === machine || [machine.name, ...(machine.names ?? [])].some((name) => matches(pattern, name))

/** The findings if the hardware is not on the allow list. */
export function notAllowed(allowed: HardwareList, facts: Facts): JudgedMismatch[] {
  const judge = (of: Of) => allowed.items.map((item) => fits(item, of, 'no'))
  const outside = (of: Of, launch?: LaunchedHardware): JudgedMismatch[] =>
    finding('policy/hardware-not-allowed', allowed, allowed.severity, {
      ...subjectOf(launch),
      problem: `${hardwareSubject(of, launch)} is not on the policy's allow list.`,
      substance: substanceOf(of),
      remedy: `Use hardware from the list: ${allowed.items.map(wordsOf).slice(0, 8).join('; ')}.`,
    })
  const ofLaunches = launchedHardware(facts)
    .filter((launch) => judge(launch).every(({ fit }) => fit === 'no'))
    .flatMap((launch) => outside(launch, launch))
  const results = judge(facts)
  if (results.some(({ fit }) => fit === 'yes')) {
    const meant = meantHardware(facts).find((of) => judge(of).every(({ fit }) => fit === 'no'))
    return [...(meant ? undeclared(allowed, meant.keys, facts, "The policy's allow list", meant) : []), ...ofLaunches]
  }
  const open = [...new Set(results.filter(({ fit }) => fit === 'unknown').flatMap(({ keys }) => keys))]
  const own = open.length > 0 ? undeclared(allowed, open, facts, "The policy's allow list") : outside(facts)
  return [...own, ...ofLaunches]
}

/** The findings if the hardware is on the deny list. */
export function denial(denied: HardwareList, facts: Facts): JudgedMismatch[] {
  const judge = (of: Of) => denied.items.map((item) => ({ item, ...fits(item, of, 'unknown') }))
  const onList = (item: HardwareItem, of: Of, launch?: LaunchedHardware): JudgedMismatch[] =>
    finding('policy/hardware-not-allowed', denied, denied.severity, {
      ...subjectOf(launch),
      problem: `${hardwareSubject(of, launch)} matches "${wordsOf(item)}" on the policy's deny list.`,
      substance: {
        ...substanceOf(of),
        subject: JSON.stringify(deniedWords(item, of)),
        things: [...thingsOf(of), ...placesOf(item, of)],
      },
      remedy: 'Use other hardware.',
    })
  const ofLaunches = launchedHardware(facts).flatMap((launch) => {
    const hit = judge(launch).find(({ fit }) => fit === 'yes')
    return hit === undefined ? [] : onList(hit.item, launch, launch)
  })
  const results = judge(facts)
  const hit = results.find(({ fit }) => fit === 'yes')
  if (hit !== undefined) return [...onList(hit.item, facts), ...ofLaunches]
  // Few jobs declare a machine type, and most types are not denied. So only a locked list asks for it.
  const openIn = (these: typeof results): string[] =>
    these
      .filter(({ fit }) => fit === 'unknown')
      .flatMap(({ keys }) => keys.filter((key) => denied.locked || key !== 'hardware.machine'))
  const open = [...new Set(openIn(results))]
  const meant = meantHardware(facts).find(
    (of) => judge(of).some(({ fit }) => fit === 'yes') || openIn(judge(of)).length > 0,
  )
  const left: Pick<MeantHardware, 'keys' | 'because'> | undefined = open.length > 0 ? { keys: open } : meant
  return [...(left ? undeclared(denied, left.keys, facts, "The policy's deny list", left) : []), ...ofLaunches]
}

/** The hardware as the subject of a sentence: "8× H100 (AWS)", "launch/train.sbatch requests 64× H100". */
function hardwareSubject(of: Of, launch: LaunchedHardware | undefined): string {
  const hardware = launch?.requested ?? of.hardware
  const words = `${hardware.label}${placeOf({ hardware })}`
  return launch === undefined ? upper(words) : `${launch.place.path} requests ${words}, which`
}

const subjectOf = (launch: LaunchedHardware | undefined) => ({
  at: ['hardware'],
  ...(launch && {
    related: [{ path: launch.place.path, line: launch.place.line, message: `Requests ${launch.requested.label}.` }],
  }),
})

const placeOf = ({ hardware }: Of): string => (hardware.provider ? ` (${hardware.provider.name})` : '')

/** The item of the list, with only the accelerators that match the job's hardware. */
const deniedWords = (item: HardwareItem, { hardware }: Of): HardwareItem => ({
  ...item,
  accelerator: item.accelerator.filter((word) => fitsAccelerator([word], hardware, 'no') !== 'no'),
})

/** Other hardware that is not allowed is a new finding, and so is more of the same. */
const substanceOf = (of: Of): Substance => {
  const { declared, provider, providerWord, count } = of.hardware
  return {
    subject: JSON.stringify([provider?.id ?? providerWord, declared.machine]),
    things: thingsOf(of),
    amounts: [count ?? Number.POSITIVE_INFINITY],
  }
}

/** The possible accelerators. A more exact name for them is not other hardware. */
const thingsOf = ({ hardware: { candidates, declared } }: Of): readonly string[] =>
  isUnknown(candidates) ? [declared.accelerator ?? declared.machine ?? ''] : candidates.map(({ id }) => id)

/** The provider and the machine type, if the item names any. */
const placesOf = (item: HardwareItem, { hardware: { provider, machine, declared } }: Of): readonly string[] => [
  ...(item.provider.length > 0 && provider ? [provider.id] : []),
  ...(item.machine.length > 0 ? [machine?.name ?? declared.machine ?? ''] : []),
]

/** An item in words: "h100 at gcp or aws". */
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
