import type { Accelerator } from '../accelerator.ts'

type Form = 'sxm' | 'pcie' | 'nvl'
export const formLabels: Readonly<Record<Form, string>> = { sxm: 'SXM', pcie: 'PCIe', nvl: 'NVL' }

/** The words of a name that distinguish versions of an accelerator. */
export function attributesIn(words: readonly string[]): { base: string[]; memory?: number; form?: Form } {
  const base: string[] = []
  let memory: number | undefined
  let form: Form | undefined
  for (const [at, word] of words.entries()) {
    const [, size, unit, module] = /^(?:(\d{1,4})(gi?b?)?|(sxm\d?|pcie|nvl|oam|hbm\d?e?))$/.exec(word) ?? []
    const next = words[at + 1]
    if (module !== undefined) form = module.startsWith('sxm') ? 'sxm' : (formOf(module) ?? form)
    else if (size !== undefined && (unit !== undefined || next === 'gb' || next === 'gib')) memory = Number(size)
    else if ((word === 'gb' || word === 'gib') && memory !== undefined) continue
    else base.push(word)
  }
  return { base, ...(memory !== undefined && { memory }), ...(form !== undefined && { form }) }
}

const formOf = (word: string): Form | undefined => (word === 'pcie' || word === 'nvl' ? word : undefined)

export function hasMemory({ id, memoryGiB }: Accelerator, memory: number | undefined): boolean {
  // With Apple, the size belongs to the machine, not the chip.
  if (memory === undefined || (id.startsWith('apple-') && memory <= memoryGiB.value)) return true
  // The size in the id is the advertised one, which may differ from the usable one. Tools print the usable one: 15 GB
  // of a T4's 16.
  return Math.abs(memoryGiB.value - memory) <= 0.07 * memoryGiB.value || id.split('-').includes(`${memory}gb`)
}

/** If the id names no form, the catalog does not distinguish modules from PCIe cards; NVL is always distinguished. */
export function hasForm({ id }: Accelerator, form: Form | undefined): boolean {
  const own = id.split('-').find((part) => Object.hasOwn(formLabels, part))
  return form === undefined || (own === undefined ? form !== 'nvl' : own === form)
}
