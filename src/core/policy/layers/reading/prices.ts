import { machines } from '../../../catalog/machines/machines.ts'
import { resolveAccelerator, resolveMachine } from '../../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../../catalog/names/providers.ts'
import type { Path } from '../../../text/document.ts'
import { present } from '../../../text/present.ts'
import type { PolicyFile } from '../../schema.ts'
import type { PriceEntry } from '../layer.ts'
import type { LayerReport } from './layer-report.ts'

type WrittenPrice = Exclude<NonNullable<PolicyFile['prices']>, string>[number]

export const pricesIn = ({ prices = [] }: PolicyFile): readonly WrittenPrice[] => (prices === 'none' ? [] : prices)

/** A price of a policy, with its accelerators. */
export function priceEntry(entry: WrittenPrice, path: Path, locked: boolean, report: LayerReport): PriceEntry[] {
  const machine = entry.machine === undefined ? undefined : resolveMachine(entry.machine)
  if (entry.machine !== undefined && machine === undefined)
    report.unknown(
      'machine type',
      entry.machine,
      machines.map(({ name }) => name),
      path,
    )
  const accelerators = [entry.accelerator ?? machine?.accelerator ?? []].flat()
  if (accelerators.length === 0 && entry.machine === undefined)
    report.mistake('This price is for nothing.', 'Add `accelerator` or `machine`.', path)
  for (const word of accelerators) report.checkAccelerator(word, path)
  const ids = accelerators.flatMap((word) => resolveAccelerator(word)?.candidates.map(({ id }) => id) ?? [])
  if (machine && ids.length > 0 && !ids.includes(machine.accelerator))
    report.mistake(`\`${machine.name}\` holds another accelerator.`, 'Remove one of the two.', path)
  if (entry.provider !== undefined) report.checkProvider(entry.provider, path)
  const provider = entry.provider === undefined ? machine?.provider : resolveProvider(entry.provider)?.id
  return [
    present({
      accelerators: ids,
      machine: machine?.name,
      provider,
      region: entry.region,
      spot: entry.spot,
      amount: entry.price.amount,
      currency: entry.price.currency,
      read: entry.read,
      locked,
      origin: report.places.at(path),
    }),
  ]
}
