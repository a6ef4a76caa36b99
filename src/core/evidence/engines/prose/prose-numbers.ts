import { mostPerNode, times } from '../../../text/bounds.ts'
import type { NamedAccelerator } from './prose-names.ts'

/** How many accelerators a sentence tells of; empty where it does not, or in more ways than one. */
export interface Numbers {
  readonly count?: number
  readonly perNode?: number
  readonly nodes?: number
  /** Of the slice that the name says. */
  readonly slices?: number | undefined
}

const node = '(?:nodes?|machines?|hosts?|servers?|instances?|vms?|workers?|box(?:es)?)'
/** What may stand between a name and what is said of its number. */
const noun = '^ (?:(?:gpus?|cards?|chips?|accelerators?|\\)) )*'
const patterns = {
  nodesBefore: new RegExp(` (\\d+) ${node} (?:of|with|x|\\(|,|:|each with)?(?: each)? ?(\\d+) (?:x )?$`),
  nodeWith: / (?:node|machine|host|server|instance|vm|box) (?:with|of|has|having|contains) (\d+) (?:x )?$/,
  everyNode: / (?:each|every|per|all) (?:node|machine|host|server|instance|vm|box) /,
  twoNumbers: / (\d+) (\d+) x $/,
  countBefore: / (\d+) (?:x )?(?:gpus? (?:[(:,]|of) )?$/,
  timesNodes: new RegExp(`${noun}x (\\d+) ${node} `),
  nodesBehind: new RegExp(`${noun}(?:\\(|across|over|spread over) (\\d+) ${node} `),
  eachNode: new RegExp(`${noun}(?:(?:per|/|a|in each|on each) ${node}|each) `),
  asNode: new RegExp(`${noun}(${node})(?: \\( (\\d+) gpus? \\))? `),
  timesBehind: /^ (?:gpus? )?(?:\( )?x (\d+) (?:$|[).,;:]|gpus? |on |for )/,
  anyNode: new RegExp(` ${node} `),
  oneNode: new RegExp(` 1 ${node} `),
  ofTime: new RegExp(`${noun}(?:- )?(?:hours?|hrs?|h|days?|weeks?|minutes?) `),
  cluster: new RegExp(`${noun}(?:clusters?|pods?|supercomputers?|systems?|${node}) `),
} as const

/** A number behind these is a bound, a choice or a price. */
const vague =
  /(?: (?:to|least|most|over|than|about|around|approximately|or|minimum|maximum|max|min|between \d+ and|~|-|–|\/|\$|\.|=|<|>|≥|≤)) (?:\d+|an?) (?:x )?(?:gpus? (?:[(:,]|of) )?$/

/** Two numbers of which only the words tell that one is of samples, and not of nodes. */
const isProduct = (before: string): boolean => / \d+ x \d+ (?:x )?$/.test(before) && !before.includes(' batch ')

/** The numbers around a name, given the words before and behind it with a blank around each. */
export function numbersOf({ kind, chips }: NamedAccelerator, wordsBefore: string, after: string): Numbers {
  const before = withDigits(wordsBefore)
  if (patterns.ofTime.test(after)) return {}
  if (chips !== undefined) return slicesOf(before, after)
  const nodesBefore = patterns.nodesBefore.exec(before)
  if (nodesBefore) return whole(Number(nodesBefore[2]), Number(nodesBefore[1]))
  const nodeWith = patterns.everyNode.test(before) ? undefined : numberIn(patterns.nodeWith.exec(before))
  if (nodeWith !== undefined && !patterns.anyNode.test(after)) return whole(nodeWith, 1)
  if (vague.test(before) || isProduct(before)) return {}
  const counted = countOf(before, after)
  // Who counts TPUs without a word may mean chips, cores or slices.
  if (kind === 'tpu' && !/^ chips? /.test(after)) return {}
  return counted
}

function countOf(before: string, after: string): Numbers {
  const two = patterns.twoNumbers.exec(before)
  if (two) return patterns.asNode.test(after) ? whole(Number(two[2]), Number(two[1])) : {}
  const count =
    numberIn(patterns.countBefore.exec(before)) ?? (patterns.cluster.test(after) ? undefined : article(before))
  const timesNodes = numberIn(patterns.timesNodes.exec(after))
  if (timesNodes !== undefined) return whole(count, timesNodes)
  const nodesBehind = numberIn(patterns.nodesBehind.exec(after))
  if (nodesBehind !== undefined) return shared(count, nodesBehind)
  if (count === undefined) return numbered(numberIn(patterns.timesBehind.exec(after)), before, after)
  if (patterns.eachNode.test(after)) return eachOf(count, onlyNodes(before))
  const [, asNode, inAll] = patterns.asNode.exec(after) ?? []
  if (inAll !== undefined && !before.endsWith(' x ')) return shared(Number(inAll), count)
  if (asNode !== undefined) return nodesNamed(count, before, asNode)
  return numbered(count, before, after)
}

/** "A single 8xA100 node", "8xA100 nodes", "4 A100 nodes". */
function nodesNamed(count: number, before: string, word: string): Numbers {
  if (!before.endsWith(' x ')) return count === 1 ? {} : { nodes: count }
  return / (?:1|an?|the) \d+ x $/.test(before) && !/s$/.test(word) ? whole(count, 1) : { perNode: count }
}

/** A number that is of all of them, unless there are several nodes of which it may be that of one. */
function numbered(count: number | undefined, before: string, after: string): Numbers {
  if (count === undefined) return {}
  const elsewhere = `${before}|${after}`
  if (!patterns.anyNode.test(elsewhere)) return { count }
  return patterns.oneNode.test(withDigits(elsewhere)) && count <= mostPerNode ? whole(count, 1) : {}
}

/** Slices of a size of their own, such as "two v3-32 pods". */
function slicesOf(before: string, after: string): Numbers {
  const count = numberIn(patterns.countBefore.exec(before))
  if (count === undefined || count === 1) return {}
  return !vague.test(before) && /^ (?:tpus? )?(?:pods?|slices?) /.test(after)
    ? { slices: count }
    : { slices: undefined }
}

function whole(perNode: number | undefined, nodes: number): Numbers {
  if (perNode === undefined || perNode > mostPerNode || nodes === 0) return {}
  const count = times(perNode, nodes)
  return count === undefined ? {} : { perNode, nodes, count }
}

/** The number of nodes that is told, where nodes are spoken of once. */
function onlyNodes(words: string): string | undefined {
  const [first, ...others] = words.matchAll(allNodes)
  return others.length === 0 ? first?.[1] : undefined
}

const allNodes = new RegExp(`(?: (\\d+))? ${node}(?= )`, 'g')

/** "With 16 nodes and 8 A100 per node". */
const eachOf = (perNode: number, nodes: string | undefined): Numbers =>
  nodes === undefined ? { perNode } : whole(perNode, Number(nodes))

const shared = (count: number | undefined, nodes: number): Numbers =>
  count !== undefined && nodes > 0 && count % nodes === 0 ? whole(count / nodes, nodes) : {}

const numberIn = (match: RegExpExecArray | null): number | undefined => {
  const number = Number(match?.[1])
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** "An A100 is enough" and "on an A100" are about one. */
const article = (before: string): number | undefined => (/ (?:on|with|using) an? $/.test(before) ? 1 : undefined)

const numberWords: Readonly<Record<string, string>> = {
  ...{ one: '1', single: '1', two: '2', three: '3', four: '4', six: '6', eight: '8', sixteen: '16' },
}

const withDigits = (words: string): string =>
  words
    .split(' ')
    .map((word) => (Object.hasOwn(numberWords, word) ? numberWords[word] : word))
    .join(' ')
