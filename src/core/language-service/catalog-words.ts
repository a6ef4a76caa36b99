import type { Accelerator } from '../catalog/accelerator.ts'
import { accelerators } from '../catalog/accelerators/index.ts'
import type { Machine } from '../catalog/machines/machine.ts'
import { machines } from '../catalog/machines/machines.ts'
import { allModels } from '../catalog/models/all-models.ts'
import type { Model } from '../catalog/models/model.ts'
import { resolveModel } from '../catalog/models/model-name.ts'
import { resolveAccelerator } from '../catalog/names/accelerator-name.ts'
import { resolveMachine } from '../catalog/names/machine-name.ts'
import { type Provider, providers, resolveProvider } from '../catalog/names/providers.ts'
import { resolveWord } from '../catalog/names/word-lookup.ts'
import {
  type Framework,
  frameworks,
  type Library,
  libraries,
  resolveFramework,
  resolveLibrary,
} from '../catalog/software/frameworks.ts'
import { vocabularyOf } from '../manifest/keys/keys.ts'
import { requestFor, usualAccelerators, wordFor } from '../review/hardware-choice.ts'
import { remembered } from '../text/remembered.ts'

/** An entry of the catalog, and the manifest's word for it. */
export type Known =
  | { readonly is: 'accelerator'; readonly word: string; readonly entry: Accelerator; readonly chips?: number }
  | { readonly is: 'machine'; readonly word: string; readonly entry: Machine }
  | { readonly is: 'provider'; readonly word: string; readonly entry: Provider }
  | { readonly is: 'framework'; readonly word: string; readonly entry: Framework }
  | { readonly is: 'library'; readonly word: string; readonly entry: Library }
  | { readonly is: 'model'; readonly word: string; readonly entry: Model }

/** Most usual first. */
const acceleratorWords = (): Known[] =>
  [...new Set([...usualAccelerators(), ...accelerators])].flatMap((entry): Known[] => {
    const name: Known = { is: 'accelerator', word: wordFor(entry), entry }
    const sizes = [...new Set(entry.slices?.known.map(({ chips }) => chips) ?? [])]
    const slices = sizes.map((chips): Known => {
      const { accelerator = name.word } = requestFor(entry, chips)
      return { is: 'accelerator', word: accelerator, entry, chips }
    })
    return [name, ...slices]
  })
const machineWords = (): Known[] => machines.map((entry) => ({ is: 'machine', word: entry.name, entry }))
const providerWords = (): Known[] => providers.map((entry) => ({ is: 'provider', word: entry.id, entry }))
const frameworkWords = (): Known[] => frameworks.map((entry) => ({ is: 'framework', word: entry.id, entry }))
const libraryWords = (): Known[] => libraries.map((entry) => ({ is: 'library', word: entry.id, entry }))
const modelWords = (): Known[] => allModels().map((entry) => ({ is: 'model', word: entry.id, entry }))

/** A machine type is valid wherever an accelerator is. */
const hardwareWords = (): Known[] => [...acceleratorWords(), ...machineWords()]

/** Keys with words from the catalog, each with its words. */
const wordsByKey: ReadonlyMap<string, () => readonly Known[]> = new Map([
  ['hardware', hardwareWords],
  ['hardware.accelerator', hardwareWords],
  ['hardware.machine', machineWords],
  ['hardware.provider', providerWords],
  ['framework', frameworkWords],
  ['framework.name', frameworkWords],
  ['framework.libraries', libraryWords],
  ['model', modelWords],
  ['model.name', modelWords],
])

/** The words for a key like `hardware.provider`; empty for keys with their own vocabulary. */
export const knownAt = remembered((key) => wordsByKey.get(key)?.() ?? [])

/** What a value at a key means, in any spelling; several if ambiguous. */
export function meantAt(key: string, written: string): readonly Known[] {
  switch (key) {
    case 'hardware':
    case 'hardware.accelerator':
    case 'hardware.machine':
      return hardwareMeant(written)
    case 'hardware.provider':
      return one('provider', resolveProvider(written))
    case 'framework':
    case 'framework.name':
      return one('framework', resolveFramework(written))
    case 'framework.libraries':
      return one('library', resolveLibrary(written))
    case 'model':
    case 'model.name':
      return one('model', resolveModel(written))
    default:
      return []
  }
}

function hardwareMeant(written: string): readonly Known[] {
  const machine = resolveMachine(written)
  if (machine) return [{ is: 'machine', word: machine.name, entry: machine }]
  const name = resolveAccelerator(written)
  const chips = name?.slice && { chips: name.slice.chips }
  return (name?.candidates ?? []).map((entry) => ({
    is: 'accelerator',
    word: chips ? (requestFor(entry, chips.chips).accelerator ?? wordFor(entry)) : wordFor(entry),
    entry,
    ...chips,
  }))
}

const one = <Is extends 'provider' | 'framework' | 'library' | 'model'>(
  is: Is,
  entry: (Known & { is: Is })['entry'] | undefined,
): Known[] => (entry === undefined ? [] : [{ is, word: entry.id, entry } as unknown as Known])

/** The canonical word for a spelling at a key: `bf16` for `bfloat16`. */
export function referenceWord(key: string, written: string): string | undefined {
  const name = vocabularyOf(key === 'scale' ? 'scale.size' : key)
  return name === undefined ? undefined : resolveWord(name, written)
}
