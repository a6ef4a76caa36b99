import { mostPerNode, wholeNumber } from '../../../text/bounds.ts'
import { linesOf } from '../../../text/text-lines.ts'
import type { AcceleratorObservation, EvidenceReader } from '../../observation/observation.ts'

/** The hosts of DeepSpeed and MPI, each with the number of processes that it has room for. */
export const reader: EvidenceReader = {
  format: 'hostfile',
  matches: (path) =>
    /(?:^|[/._-])(?:hostfile|machinefile)(?:[._-][\w-]{1,40})?$|(?:^|\/)hosts(?:\.txt)?$/i.test(path.slice(-200)),
  mayHold: (text) => /\bslots[ \t]*=/.test(text),
  read: (path, text) => {
    const rows = linesOf(text).flatMap((content, at) => {
      const row = (content.split('#', 1)[0] ?? '').trim()
      return row === '' ? [] : [{ row, line: at + 1 }]
    })
    const hosts = new Set<string>()
    const sizes = new Set<number>()
    for (const { row } of rows) {
      const [, host, slots] = row.length <= 300 ? (hostLine.exec(row) ?? []) : []
      const size = wholeNumber(slots)
      // What is in another form is for another program.
      if (host === undefined || size === undefined) return []
      hosts.add(host)
      sizes.add(size)
    }
    return observed(path, rows[0]?.line ?? 1, hosts.size, sizes)
  },
}

/** `worker-1 slots=8 max_slots=8`. */
const hostLine = /^([\w.:[\]-]{1,200})[ \t]+slots[ \t]*=[ \t]*(\d{1,3})(?:[ \t]+max[_-]slots[ \t]*=[ \t]*\d{1,4})?$/

/** One slot, or more than a node has accelerators, is room for processes of any kind. */
function observed(path: string, line: number, nodes: number, sizes: ReadonlySet<number>): AcceleratorObservation[] {
  const [perNode, another] = sizes
  if (perNode === undefined || another !== undefined || perNode < 2 || perNode > mostPerNode) return []
  const count = perNode * nodes
  return [{ what: 'accelerator', kind: 'gpu', perNode, nodes, count, certainty: 'suggests', place: { path, line } }]
}
