import { sum, wholeNumber } from '../../../text/bounds.ts'
import { nameOf } from '../../../text/folder-paths.ts'
import type { EvidenceReader, OpenLaunchObservation } from '../../observation/observation.ts'
import { observeRequest } from '../../observation/resource-request.ts'

const slots = /^[ \t]*[\w.-]+[ \t]+(?:slots|max_slots)=(\d{1,4})\b/gm
const oneLine = new RegExp(slots.source)

/** Lists of hosts with one slot per accelerator, for DeepSpeed, Horovod and MPI. */
export const reader: EvidenceReader = {
  format: 'host-file',
  matches: (path) => /^[\w.-]{0,60}hosts?(?:_?file)?(?:\.(?:txt|cfg))?$/i.test(nameOf(path)),
  mayHold: (text) => text.includes('slots='),
  read: ({ path, text }) => {
    const perHost = [...text.matchAll(slots)].map(([, number]) => wholeNumber(number))
    const [perNode, another] = new Set(perHost)
    const count = sum(perHost)
    if (perNode === undefined || count === undefined) return []
    const alike = another === undefined ? { perNode, nodes: perHost.length } : { count, nodes: perHost.length }
    const seen = observeRequest({ path, line: 1 }, 'suggests', { kind: 'gpu', ...alike })
    return [...(seen ? [seen] : []), ...openHosts(path, text)]
  },
}

/** The first host without a number that is read. */
function openHosts(path: string, text: string): OpenLaunchObservation[] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim())
  const at = lines.findIndex((line) => line !== '' && !oneLine.test(line))
  const host = lines[at]?.slice(0, 200)
  return host === undefined
    ? []
    : [{ what: 'open launch', text: host, certainty: 'states', place: { path, line: at + 1 } }]
}
