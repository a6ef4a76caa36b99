import type { DocumentProblem, Range } from '../../text/document.ts'

/** The limits of a document. docs/decisions/0003-guarded-reader.md explains the values and how they were measured. */
export const documentLimits = {
  bytes: 256 * 1024,
  tokens: 50_000,
  depth: 32,
  nodes: 20_000,
  keysPerMap: 1_000,
  aliases: 256,
  /** Total characters of all expanded aliases, because readers read the text again at each alias. */
  aliasedText: 256 * 1024,
  keyLength: 256,
  /** The limit of a value in a manifest. Policies have reasons and conditions, and launch files whole scripts. */
  valueLength: 1_000,
} as const

/** Stops reading a document at its first fatal problem. Never leaves `document-reader.ts`. */
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
