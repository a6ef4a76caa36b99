/** The UTF-8 bytes of a text; lone surrogates become U+FFFD. For environments without an encoder. */
export function utf8Bytes(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed())
  const bytes: number[] = []
  for (let at = 0; at < escaped.length; at++) {
    if (escaped[at] !== '%') bytes.push(escaped.charCodeAt(at))
    else {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16))
      at += 2
    }
  }
  return bytes
}

export function utf8Length(text: string): number {
  let bytes = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Each half of a surrogate pair has two of its four bytes; a lone half becomes U+FFFD, which has three.
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : isPaired(text, at) ? 2 : 3
  }
  return bytes
}

function isPaired(text: string, at: number): boolean {
  const kind = (index: number): number => text.charCodeAt(index) >> 10
  return (kind(at) === 0x36 && kind(at + 1) === 0x37) || (kind(at) === 0x37 && kind(at - 1) === 0x36)
}
