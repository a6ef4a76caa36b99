import type { Price } from '../../rules/thresholds.ts'
import type { Document, Node, Path, Range } from '../../text/document.ts'
import { locate, nodeAt } from '../../text/document.ts'
import type { Origin } from '../origin.ts'
import type {
  CustomRule,
  FailOn,
  HardwareList,
  Limit,
  NoManifest,
  PolicyValue,
  Requirement,
  SeverityEntry,
  ThresholdEntry,
  Waiver,
  WaiverTerms,
} from '../policy.ts'

/** A price with its place. Locked: prices of later layers do not come before it. */
export interface PriceEntry extends Price {
  readonly origin: Origin
  readonly locked: boolean
}

/** The content of one file or preset. */
export interface PolicyLayer {
  readonly file: string
  readonly isLocal: boolean
  /** As read, to show the lines that findings point at. */
  readonly text: string
  readonly extends: readonly { readonly reference: string; readonly origin: Origin }[]
  readonly failOn?: PolicyValue<FailOn>
  readonly noManifest?: PolicyValue<NoManifest>
  readonly severities: readonly SeverityEntry[]
  readonly thresholds: readonly ThresholdEntry[]
  readonly requirements: readonly Requirement[]
  readonly allow?: HardwareList
  readonly deny?: HardwareList
  readonly limits: readonly Limit[]
  readonly custom: readonly CustomRule[]
  readonly prices: readonly PriceEntry[]
  /** Whether this layer disables list prices. */
  readonly withoutListPrices?: true
  readonly waivers: readonly Waiver[]
  readonly waiverTerms?: PolicyValue<Partial<WaiverTerms>>
}

/** The places of one policy file. */
export interface Places {
  readonly at: (path: Path) => Origin
  /** The place of a part of a text value, by offsets in that text. If unknown, all of the value. */
  readonly within: (path: Path, part: Range) => Origin
}

export function placesOf(document: Document, root: Node, file: string, isLocal: boolean): Places {
  const at = (path: Path): Origin => ({ file, isLocal, span: locate(root, path, document) })
  return {
    at,
    within: (path, [start, end]) => {
      const node = nodeAt(root, path)
      if (node?.kind !== 'scalar') return at(path)
      const quote = /^['"]/.test(document.text.slice(node.range[0], node.range[0] + 1)) ? 1 : 0
      const from = node.range[0] + quote
      // Escapes and folded lines shift offsets, so only verbatim text can be pointed into.
      if (document.text.slice(from, from + node.source.length) !== node.source) return at(path)
      const span = document.span([from + start, from + Math.max(end, start + 1)])
      return { file, isLocal, span }
    },
  }
}
