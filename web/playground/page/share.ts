export const manifestUri = 'file:///accelerator.yml'
export const policyUri = 'file:///.github/accelerator-policy.yml'

/** What a link keeps, all of it behind the `#`, which no browser sends to a server. */
export interface Shared {
  readonly manifest: string
  readonly policy: string
  /** How the table of accelerators is shown; absent: as it comes. */
  readonly table?: TableView
}

/** How a table is sorted, and the provider whose accelerators it shows, by its name; each may be empty. */
export interface TableView {
  readonly order: string
  readonly provider: string
}

/** Longer links break where people paste them. */
const longestText = 200_000

/** zlib, whose checksum tells a link that was changed on its way. */
const format = 'deflate'

export async function fragmentOf(shared: Shared): Promise<string> {
  const stream = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream(format))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return `#s=${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

/** What a link holds; undefined for one that is not ours. */
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

/** Reads no more than a page can show: a few bytes can be unpacked into any number. */
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

/** Keeps the texts for when this tab is loaded again, where the browser lets it. */
export function keep(shared: Shared): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(shared))
  } catch {
    // Then they are gone, as everywhere in such a browser.
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
  const { manifest, policy, table } = JSON.parse(json) as Record<string, unknown>
  if (typeof manifest !== 'string' || typeof policy !== 'string') return undefined
  const { order = '', provider = '' } = (table ?? {}) as Record<string, unknown>
  const isShown = typeof order === 'string' && typeof provider === 'string' && `${order}${provider}` !== ''
  return { manifest, policy, ...(isShown && { table: { order, provider } }) }
}
