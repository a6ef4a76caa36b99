import { resolveMachine } from '../catalog/names/accelerator-name.ts'
import { type Entry, type MapNode, withEntries } from '../text/document.ts'

/**
 * Defaults that a job does not inherit once it names its own hardware or framework, because they describe another
 * choice.
 */
const droppedWith: Readonly<Record<string, { named: readonly string[]; dropped: readonly string[] }>> = {
  hardware: { named: ['accelerator', 'machine'], dropped: ['count', 'nodes', 'machine', 'topology', 'slices'] },
  framework: { named: ['name'], dropped: ['version', 'libraries'] },
}

/**
 * A job merged over its defaults, both expanded: mappings merge key by key, everything else is replaced. Values keep
 * their places, so a finding points into `defaults` if its cause is there.
 */
export function inheritDefaults(job: MapNode, defaults: MapNode): MapNode {
  const changes: [string, Entry][] = []
  for (const [key, inherited] of defaults.entries) {
    const own = job.entries.get(key)
    if (own === undefined) changes.push([key, inherited])
    else if (own.node.kind === 'map' && inherited.node.kind === 'map') {
      changes.push([key, { ...own, node: mergeSection(own.node, inheritable(key, own.node, inherited.node)) }])
    }
  }
  return withEntries(job, changes)
}

function inheritable(section: string, own: MapNode, inherited: MapNode): MapNode {
  const rule = Object.hasOwn(droppedWith, section) ? droppedWith[section] : undefined
  if (rule === undefined || !rule.named.some((key) => own.entries.has(key))) return inherited
  const dropped = [...rule.dropped, ...impliedByMachine(own)]
  return withEntries(
    inherited,
    dropped.map((key) => [key, undefined]),
  )
}

/** A known machine type implies its accelerator and provider, so neither is inherited. */
function impliedByMachine(hardware: MapNode): string[] {
  const machine = hardware.entries.get('machine')?.node
  return machine?.kind === 'scalar' && resolveMachine(machine.source) ? ['accelerator', 'provider'] : []
}

function mergeSection(own: MapNode, inherited: MapNode): MapNode {
  const changes: [string, Entry][] = []
  for (const [key, entry] of inherited.entries) {
    const mine = own.entries.get(key)
    if (mine === undefined) changes.push([key, entry])
    else if (mine.node.kind === 'map' && entry.node.kind === 'map') {
      changes.push([key, { ...mine, node: mergeSection(mine.node, entry.node) }])
    }
  }
  return withEntries(own, changes)
}
