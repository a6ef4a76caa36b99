import { resolveAccelerator, resolveMachine } from '../../../catalog/names/accelerator-name.ts'
import { resolveProvider } from '../../../catalog/names/providers.ts'
import { documentedKind } from '../../../catalog/names/word-lookup.ts'
import type { Path } from '../../../text/document.ts'
import type { HardwareItem, HardwareList } from '../../policy.ts'
import type { PolicyFile } from '../../schema.ts'
import { kinds } from '../expand.ts'
import type { LayerReport } from './layer-report.ts'

/** The allow or deny list of a policy. Undefined: it has none. */
export function hardwareList(
  { hardware }: PolicyFile,
  list: HardwareList['list'],
  locked: boolean,
  report: LayerReport,
): HardwareList | undefined {
  const items = hardware?.[list]
  if (items === undefined) return undefined
  return {
    list,
    items: items.map((item, index) => hardwareItem(item, ['hardware', list, index], report)),
    severity: hardware?.severity ?? 'error',
    reason: hardware?.reason ?? '',
    origin: report.places.at(['hardware', list]),
    locked,
  }
}

function hardwareItem(
  item: NonNullable<NonNullable<PolicyFile['hardware']>['allow']>[number],
  path: Path,
  report: LayerReport,
): HardwareItem {
  const words = (of: string | string[] | undefined): string[] => (of === undefined ? [] : [of].flat())
  const read = {
    accelerator: words(item.accelerator),
    kind: words(item.kind).map((word) => documentedKind(word) ?? word.toLowerCase()),
    provider: words(item.provider),
    machine: words(item.machine),
  }
  if (Object.values(read).every((list) => list.length === 0))
    report.mistake('This entry names no hardware.', 'Name an accelerator, a kind, a provider or a machine type.', path)
  for (const word of read.accelerator) report.checkAccelerator(word, path)
  for (const word of read.kind) if (!kinds.includes(word)) report.unknown('kind of accelerator', word, kinds, path)
  for (const word of read.provider) report.checkProvider(word, path)
  for (const word of read.machine) report.checkMachine(word, path)
  if (fitsNothing(read))
    report.mistake(
      'No hardware matches all of this entry.',
      'Split it into several entries, or remove what contradicts the rest.',
      path,
    )
  return read
}

/** Whether none of the item's accelerators or machine types has one of its kinds or providers. */
function fitsNothing({ accelerator, kind, provider, machine }: HardwareItem): boolean {
  const parts = accelerator.flatMap((word) => resolveAccelerator(word)?.candidates ?? [])
  const types = machine.flatMap((word) => resolveMachine(word) ?? [])
  const isOtherKind = parts.length > 0 && kind.length > 0 && !parts.some((part) => kind.includes(part.kind))
  // Unknown machine types may match.
  if (isOtherKind || types.length === 0 || types.length < machine.length) return isOtherKind
  const ids = provider.map((word) => resolveProvider(word)?.id)
  const isElsewhere = ids.length > 0 && !types.some((type) => ids.includes(resolveProvider(type.provider)?.id))
  return isElsewhere || (parts.length > 0 && !types.some((type) => parts.some(({ id }) => id === type.accelerator)))
}
