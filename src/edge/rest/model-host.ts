import * as z from 'zod/mini'
import { type LockEntry, lockEntry } from '../../core/catalog/models/models-lock.ts'
import { UnusableInput } from '../../core/finding/unusable-input.ts'
import { boundedBody, TooLongAnswer } from './bounded-body.ts'

const timeoutMilliseconds = 30_000
const mostRedirects = 3
const mebibyte = 1024 * 1024
/** The index of a large mixture of experts names about a hundred thousand tensors. */
const mostBytes = { about: 8 * mebibyte, config: mebibyte / 4, index: 32 * mebibyte }

const about = z.object({
  id: z.string().check(z.maxLength(200)),
  sha: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
  gated: z.nullish(z.union([z.boolean(), z.string()])),
})

/** A host of models. Requests go to no other host. */
export interface ModelHost {
  readonly origin: string
  /** Sent only if the user asks for it. */
  readonly token?: string
}

/** The environment's host, read like Hugging Face's own programs do. */
export function modelHost(
  { HF_ENDPOINT: endpoint, HF_TOKEN: token }: Readonly<Record<string, string | undefined>>,
  withToken: boolean,
): ModelHost {
  const address = addressOf(endpoint || 'https://huggingface.co')
  const isLocal = address?.hostname === '127.0.0.1' || address?.hostname === 'localhost'
  if (address?.protocol !== 'https:' && !(isLocal && address?.protocol === 'http:'))
    throw new UnusableInput('HF_ENDPOINT is not an https address.')
  if (withToken && !token) throw new UnusableInput('--with-token sends the token in HF_TOKEN, which is not set.')
  return { origin: address.origin, ...(withToken && token && { token }) }
}

const addressOf = (text: string, base?: URL): URL | undefined =>
  URL.canParse(text, base?.href) ? new URL(text, base) : undefined

/**
 * The lock entry of a model at a commit, or on its main branch. Throws {@link UnusableInput} if the host does not
 * publish it, or for an invalid answer.
 */
export async function publishedEntry(host: ModelHost, id: string, revision = 'main'): Promise<LockEntry> {
  const asked = await get(host, `/api/models/${id}/revision/${revision}`, mostBytes.about)
  const model = about.safeParse(jsonOf(found(id, asked)))
  if (!model.success) throw new UnusableInput(`${host.origin} gives an invalid answer about ${id}.`)
  const { sha, gated } = model.data
  if (model.data.id !== id) throw new UnusableInput(`${id} is ${model.data.id} there: add it by that name.`)
  if (gated) throw refused(id, 'is gated: read its terms, and accept them, first')
  if (revision !== 'main' && sha !== revision) throw new UnusableInput(`${id} has no commit ${revision}.`)
  const file = (name: string, most: number) => get(host, `/${id}/resolve/${sha}/${name}`, most)
  const config = found(id, await file('config.json', mostBytes.config))
  const index = await file('model.safetensors.index.json', mostBytes.index)
  // Small models have a single weights file and no index.
  const weights = index.status === 404 ? undefined : await hashed(found(id, index))
  const entry = lockEntry(sha, await hashed(config), weights)
  if (typeof entry === 'string') throw new UnusableInput(`${id} cannot be locked. ${entry}`)
  return entry
}

interface Answer {
  readonly status: number
  readonly body: Uint8Array<ArrayBuffer>
}

function found(id: string, { status, body }: Answer): Uint8Array<ArrayBuffer> {
  if (status === 200) return body
  if (status === 401 || status === 403) throw refused(id, `is private, gated or does not exist (${status})`)
  throw new UnusableInput(`${id} cannot be read (${status}).`)
}

const refused = (id: string, why: string): UnusableInput =>
  new UnusableInput(`${id} ${why}. Declare \`scale.parameters\`, or name its config.json with \`model.config\`.`)

const jsonOf = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

async function hashed(body: Uint8Array<ArrayBuffer>) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return { plain: jsonOf(body), sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** A file of the host. Redirects must stay on the host, and the limit applies whatever length is declared. */
async function get({ origin, token }: ModelHost, path: string, most: number): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const headers = { 'user-agent': 'accelerator-review', ...(token && { authorization: `Bearer ${token}` }) }
  let address = new URL(path, origin)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await fetch(address, { headers, signal, redirect: 'manual' }).catch((error: Error) => {
      throw new UnusableInput(`${origin} cannot be reached (${causeOf(error)}).`)
    })
    const to = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (to === null) return { status: answer.status, body: await bodyOf(answer, origin, most) }
    await answer.body?.cancel()
    const next = addressOf(to, address)
    if (next?.origin !== origin) throw new UnusableInput(`${origin} redirects to another host, which is not followed.`)
    address = next
  }
  throw new UnusableInput(`${origin} redirects more than ${mostRedirects} times.`)
}

const causeOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message)

async function bodyOf(answer: Response, origin: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await boundedBody(answer, most)
  } catch (error) {
    throw error instanceof TooLongAnswer
      ? new UnusableInput(`${origin} answers with more than ${most / mebibyte} MiB.`)
      : new UnusableInput(`${origin} ended its answer early (${causeOf(error as Error)}).`)
  }
}
