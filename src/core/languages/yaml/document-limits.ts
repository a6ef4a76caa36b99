import type { DocumentProblem, Range } from '../../text/document.ts'

/** What a document may hold. The figures and how they were measured are in docs/decisions/0003-guarded-reader.md. */
export const documentLimits = {
  bytes: 256 * 1024,
  tokens: 50_000,
  depth: 32,
  nodes: 20_000,
  keysPerMap: 1_000,
  aliases: 256,
  /** Characters that all aliases together stand for: what reads a text reads it again at each of them. */
  aliasedText: 256 * 1024,
  keyLength: 256,
  /** Of a value of a manifest; policies have reasons and conditions, and launch files whole scripts. */
  valueLength: 1_000,
} as const

/** Ends the reading of a document at the first problem that does. Never leaves `document-reader.ts`. */
export class Refusal extends Error {
  readonly problem: Omit<DocumentProblem, 'span'>
  readonly range: Range
  constructor(
    reason: DocumentProblem['reason'],
    message: string,
    remedy: string,
    range: Range,
    more: Pick<DocumentProblem, 'isSame'> = {},
  ) {
    super(message)
    this.problem = { reason, message, remedy, ...more }
    this.range = range
  }
}

export const tooDeep = (range: Range): Refusal =>
  new Refusal(
    'limit',
    `Values are nested more than ${documentLimits.depth} levels deep here.`,
    'Flatten the structure.',
    range,
  )
