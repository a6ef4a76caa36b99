import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, type Answers, type ApiRequest, isPage } from '../rest/answer.ts'

interface Kept {
  readonly etag?: string
  /** An identity under which the answer never changes. */
  readonly of?: string
  readonly body: Uint8Array
}

/**
 * Caches the API's answers in the user's folder, so that an interrupted run can resume and the next one requests only
 * what is new. Unreadable entries are requested again; failed writes throw.
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

/** Reads a line of JSON, then the body. */
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

/** Writes and renames when complete, because the run may be killed at any time. */
function writeKept(file: string, { body, ...head }: Kept): void {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]), { mode: 0o600 })
  renameSync(unfinished, file)
}
