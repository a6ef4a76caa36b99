/** What a link keeps, all of it behind the `#`, which no browser sends to a server. */
export interface Shared {
  readonly manifest: string
  readonly policy: string
}

/** Longer links break where people paste them. */
const longestText = 200_000

export async function fragmentOf(shared: Shared): Promise<string> {
  const stream = new Blob([JSON.stringify(shared)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return `#s=${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

/** What a link holds; undefined for one that is not ours, or was cut. */
export async function sharedIn(fragment: string): Promise<Shared | undefined> {
  const [, written] = /^#s=([\w-]+)$/.exec(fragment) ?? []
  if (written === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const text = await textWithin(stream.getReader())
    const found: unknown = JSON.parse(text)
    const { manifest, policy } = found as Record<string, unknown>
    return typeof manifest === 'string' && typeof policy === 'string' ? { manifest, policy } : undefined
  } catch {
    return undefined
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
