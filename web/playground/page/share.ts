export const manifestUri = 'file:///accelerator.yml'
export const policyUri = 'file:///.github/accelerator-policy.yml'

/** The content of a link, after the `#`, which browsers do not send to servers. */
export interface Shared {
  readonly manifest: string
  readonly policy: string
  /** The shown job of several. Undefined: the worst. */
  readonly job?: string
  /** The view of the accelerator table. Undefined: the default. */
  readonly table?: TableView
}

/** The sort order of a table, and the provider that it is filtered by. Both may be empty. */
export interface TableView {
  readonly order: string
  readonly provider: string
}

/** Longer links break when pasted. */
const longestText = 200_000

/** zlib, whose checksum detects changed links. */
const format = 'deflate'

export async function fragmentOf(shared: Shared): Promise<string> {
  const stream = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream(format))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return `#s=${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

/** The content of a link. Undefined for other fragments. */
export async function sharedIn(fragment: string): Promise<Shared | 'damaged' | undefined> {
  if (!fragment.startsWith('#s=')) return undefined
  try {
    const written = fragment.slice('#s='.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(written), (sign) => sign.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
    return textsIn(await textWithin(stream.getReader())) ?? 'damaged'
  } catch {
    return 'damaged'
  }
}

/** Stops at the limit, because a few bytes can decompress to any size. */
async function textWithin(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > longestText) throw new RangeError('The link holds too much.')
  }
  return text + decoder.decode()
}

const keptAs = 'accelerator-review'

/** Saves the texts for a reload of this tab, if the browser allows it. */
export function keep(shared: Shared): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(shared))
  } catch {
    // The browser stores nothing, so they are lost.
  }
}

export function kept(): Shared | undefined {
  try {
    return textsIn(sessionStorage.getItem(keptAs) ?? '')
  } catch {
    return undefined
  }
}

function textsIn(json: string): Shared | undefined {
  const { manifest, policy, job, table } = JSON.parse(json) as Record<string, unknown>
  if (typeof manifest !== 'string' || typeof policy !== 'string') return undefined
  const { order = '', provider = '' } = (table ?? {}) as Record<string, unknown>
  const isShown = typeof order === 'string' && typeof provider === 'string' && `${order}${provider}` !== ''
  return {
    manifest,
    policy,
    ...(typeof job === 'string' && { job }),
    ...(isShown && { table: { order, provider } }),
  }
}
