import { resolveAccelerator, resolveMachine } from '../../../catalog/names/accelerator-name.ts'
import { readHardware } from '../../../catalog/names/hardware-phrase.ts'
import { readProvider } from '../../../catalog/names/providers.ts'
import { isOpenEnded } from '../../../catalog/spelling.ts'
import type { Node } from '../../../text/document.ts'
import { readValue } from '../read-value.ts'
import { listAt, scalarAt, textOf } from '../values/value-node.ts'
import { countsTwice, type Saying, sameOr, unread } from './saying.ts'
import { sizePiece } from './size-piece.ts'

/** Machine types without accelerators of their own: they say nothing about attached ones. */
const processorsOnly =
  /^(?:(?:n[124]d?|e2|c[234]d?|t2[ad]|m[123])-(?:standard|highmem|highcpu|custom|ultramem|megamem|micro|small|medium)[\w-]{0,16}|(?:ml\.)?[cmrt]\d[a-z]{0,3}\.\d{0,2}x?large|standard_[de]\d{1,3}[a-z]{0,4}_v\d)$/i

/** `CPU only`, `32 core CPU`, `CPU (Ice Lake)`, `no GPU`. */
const withoutAccelerator =
  /^(?:(?:\d{1,4}[\s-]*cores?\s+)?cpus?(?:[\s-]*only)?(?:\s*\([^()]*\))?|only cpus?|no (?:gpu|accelerator)s?)$/i

/** Units of unknown size. */
const ofUnknownSize =
  /(?<![\w.-])\d{1,6} ?[x×]? ?(?:(?:super ?)?(?:pods?|racks?|clusters?)|[\w-]{2,12} (?:pods|racks|clusters))\b/i

/** "RTX 4090 Laptop GPU" is another chip than the desktop card of that name, with less memory. */
const isOfLaptop = (text: string): boolean =>
  /\d/.test(text) && /\b(?:laptop|notebook)s?\b/i.test(text) && !/\b(?:macbook|apple|m[1-9])\b/i.test(text)

/** `8x H100 on AWS`, `p4d.24xlarge`; words in the catalog stay as written. */
export function hardware(key: string, written: Node): Saying | undefined {
  const text = textOf(written) ?? textOfEqual(written)
  if (text === undefined) return undefined
  if (written.kind === 'list') return hardware(key, scalarAt(written, text))
  if (key === 'hardware.machine' ? resolveMachine(text) : resolveAccelerator(text))
    return [[key, written], ...chosenMemory(written, text)]
  if (processorsOnly.test(text)) return []
  if (ofUnknownSize.test(text) || isOfLaptop(text)) return undefined
  if (withoutAccelerator.test(text.replace(/, ?\d{1,4} (?:v?cpus?|cores)$/i, '')))
    return [[key, scalarAt(written, 'cpu')]]
  const [, cores, chip] = /^(\d{1,6})\s+(?:x\s*)?(.{2,24}?)[\s-]cores?$/i.exec(text) ?? []
  if (chip !== undefined && resolveAccelerator(chip)?.kind === 'tpu')
    return [
      ['hardware.accelerator', scalarAt(written, chip)],
      ['hardware.cores', scalarAt(written, Number(cores))],
    ]
  const read = readHardware(text)
  if (read === undefined) return hardwareInPieces(key, written, text)
  const { accelerator, count, perNode, nodes, machine, topology } = read
  const times = perNode ?? (nodes === undefined ? count : undefined)
  const declared: Saying[number][] = []
  const say = (at: string, value: string | number | undefined): void => {
    if (value !== undefined)
      declared.push([at, sameOr(written, String(value)) === written ? written : scalarAt(written, value)])
  }
  say(
    'hardware.accelerator',
    accelerator === undefined || times === undefined ? accelerator : `${accelerator}:${times}`,
  )
  say('hardware.machine', machine)
  say('hardware.nodes', nodes)
  say('hardware.slices', read.slices)
  say('hardware.topology', topology)
  // A machine's own provider contradicts no word for a service, such as `vertex ai`.
  if (machine !== undefined && read.provider !== undefined)
    declared.push(['hardware.provider', scalarAt(written, read.provider), true])
  else say('hardware.provider', read.provider)
  const links = read.links?.map((link) => scalarAt(written, link)) ?? []
  if (links[0] !== undefined)
    declared.push(['hardware.interconnect', links.length > 1 ? listAt(written, links) : links[0]])
  if (times === undefined && (nodes !== undefined || machine !== undefined)) say('hardware.count', count)
  if (nodes === undefined && isOfEach(text)) say('hardware.per_node', perNode)
  return declared
}

/** `[A100, A100]` is `2x A100`. */
function textOfEqual(written: Node): string | undefined {
  if (written.kind !== 'list' || written.items.length < 2) return undefined
  const [name, another] = new Set(written.items.map((item) => textOf(item)))
  const isOne = name !== undefined && another === undefined && resolveAccelerator(name)?.count === undefined
  return isOne ? `${written.items.length}x ${name}` : undefined
}

/** Whether a number is per item: `8 H100 per node`, `8 a node`, `8 each`. */
export const isOfEach = (text: string): boolean =>
  /(?:\b(?:per|an?|every)|\/) ?(?:node|host|machine|server|instance|vm|worker|replica|pod)\b|\beach\b/i.test(text)

/** `8 GPUs per node`, `8 each`. */
export function countOfEach(written: Node): Saying | undefined {
  const [, each] =
    /^(\d{1,6}) ?(?:[a-z]{2,12} )?(?:(?:per|an?|every|\/) ?(?:node|host|machine|server|instance|vm|worker|replica|pod)|each)$/i.exec(
      textOf(written) ?? '',
    ) ?? []
  return each === undefined ? undefined : [['hardware.per_node', scalarAt(written, Number(each))]]
}

const price = (node: Node): Saying | undefined => {
  const read = /\d\s*(?:\/|per)\s*\w/.test(textOf(node) ?? '')
    ? readValue('operations.price_per_chip_hour', node)
    : undefined
  return read && [['operations.price_per_chip_hour', read]]
}

/** `16GB VRAM` after an accelerator's name. */
const memory = (node: Node, piece: string): Saying | undefined => {
  const read = /gi?b\b/i.test(piece) ? readValue('hardware.memory', node) : undefined
  return read && [['hardware.memory', read]]
}

/** `MacBook Pro M3 Max 64GB`: the size decides which version of the chip it is. */
const chosenMemory = (node: Node, text: string): Saying => {
  const isChosen = resolveAccelerator(text)?.candidates.every(({ isMemoryChosen }) => isMemoryChosen) ?? false
  const size = isChosen ? /(?<!\w)\d{1,4} ?gi?b\b/i.exec(text)?.[0] : undefined
  return size === undefined ? [] : [['hardware.memory', scalarAt(node, size)]]
}

/** `4 nodes of 8`, `2 nodes x 8 GPUs`, after the total. */
const layoutOfNodes = (node: Node, piece: string): Saying | undefined => {
  const [, nodes, each] =
    /^(\d{1,5}) ?(?:nodes?|hosts?|machines?) ?(?:of|x|×|with) ?(\d{1,2})(?: ?gpus?)?$/i.exec(piece) ?? []
  if (nodes === undefined) return undefined
  return [
    ['hardware.nodes', scalarAt(node, Number(nodes))],
    ['hardware.per_node', scalarAt(node, Number(each))],
  ]
}

/** Text next to accelerators that says nothing about them: CPUs, host memory, drivers. */
const ignorable =
  /^(?:free|one (?:node|machine|host|server|box|dgx)|single node|\d{1,4} cores|.*\b(?:cpus?|vcpus?|ram|xeon|epyc|driver|cuda)\b.*|.*\bcpu cores|n[12]d?-\w+-\d+|ubuntu.*)$/i

const piecesOfHardware = (text: string): string[] =>
  text.split(/\s*[,;()@+\n]\s*|\s+(?:on|at|in|from|with)\s+/).filter((piece) => piece !== '' && !ignorable.test(piece))

/** `256x H100 SXM (32 nodes), CoreWeave`: pieces read one by one; undefined if any is not understood. */
function hardwareInPieces(key: string, written: Node, text: string): Saying | undefined {
  const pieces = isOpenEnded(text) ? [] : piecesOfHardware(text)
  if (pieces.length === 0 || pieces.length > 6 || (pieces.length === 1 && pieces[0] === text)) return undefined
  const declared: Saying[number][] = []
  for (const piece of pieces) {
    const node = scalarAt(written, piece)
    const saying =
      memory(node, piece) ??
      layoutOfNodes(node, piece) ??
      hardware('hardware.accelerator', node) ??
      provider(node) ??
      sizePiece(node, piece) ??
      price(node)
    if (saying === undefined && (key === 'hardware.machine' || mayCount.test(piece))) return undefined
    declared.push(...(saying ?? ([[unread, node]] as const)))
  }
  const names = declared.some(([key]) => key === 'hardware.accelerator' || key === 'hardware.machine')
  return countsTwice(declared) || (declared.some(([key]) => key === unread) && !names) ? undefined : declared
}

/** A remark that may contain a count, so it cannot be skipped. */
const mayCount =
  /\d|\b(?:each|every|per|times|x|more|plus|and|or|both|all|one|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen|dozens?|hundreds?|several|many|least|minimum|upwards|dual|half|twice|(?:doubl|tripl|quadrupl|multipl)\w*|\w*fold|tpus?|gpus?)\b|^\.+$|…/i

export function provider(written: Node): Saying | undefined {
  const text = textOf(written)
  const read = text === undefined ? undefined : readProvider(text)
  if (read === undefined) return undefined
  // A provider's services may differ, so the text stays as written unless it contains a region.
  if (read.region === undefined) return [['hardware.provider', written]]
  return [
    ['hardware.provider', scalarAt(written, read.provider.id)],
    ['hardware.region', scalarAt(written, read.region)],
  ]
}
