import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type Answers, type ApiRequest, isPage } from '../rest/answer.ts'

interface Kept {
  readonly etag?: string
  /** What the answer is of, where it cannot change for the same. */
  readonly of?: string
  readonly body: Uint8Array
}

/**
 * Answers of the API in a folder of the user's own, so that a run that was ended goes on where it was, and the next one
 * asks only for what is new. What cannot be read there is asked for again; what cannot be written throws.
 */
export class KeptAnswers implements Answers {
  readonly #folder: string
  readonly #request: ApiRequest

  constructor(folder: string, request: ApiRequest) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#folder = folder
    this.#request = request
  }

  async get(
    path: string,
    accept: string,
    { of, isWhole = () => true }: Parameters<Answers['get']>[2] = {},
  ): Promise<Answer> {
    const file = join(this.#folder, createHash('sha256').update(`${accept}\n${path}`).digest('hex'))
    const kept = readKept(file)
    if (kept && of !== undefined && kept.of === of) return asAnswer(kept)
    const answer = await this.#request(path, accept, kept?.etag)
    if (answer.status === 304 && kept !== undefined) {
      if (kept.of !== of) writeKept(file, { ...kept, ...(of && { of }) })
      return asAnswer(kept)
    }
    const { etag } = answer.headers
    const isKept = answer.status === 200 && !isPage(answer) && isWhole(answer)
    if (isKept && (etag !== undefined || of !== undefined))
      writeKept(file, { ...(etag && { etag }), ...(of && { of }), body: answer.body })
    return answer
  }
}

const asAnswer = ({ body }: Kept): Answer => ({ status: 200, body, headers: {} })

/** One line of JSON, then the body. */
function readKept(file: string): Kept | undefined {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf('\n')
    const { etag, of } = JSON.parse(bytes.subarray(0, end).toString('utf8'))
    return { etag, of, body: bytes.subarray(end + 1) }
  } catch {
    return undefined
  }
}

/** Under its name only when it is whole: the run may be ended at any time. */
function writeKept(file: string, { body, ...head }: Kept): void {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]), { mode: 0o600 })
  renameSync(unfinished, file)
}
