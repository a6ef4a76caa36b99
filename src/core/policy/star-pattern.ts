/** Whether a text matches a pattern in which only `*` is special. Job names may contain any character. */
export function fitsStars(pattern: string, text: string): boolean {
  if (!pattern.includes('*')) return pattern === text
  const [head = '', ...parts] = pattern.split('*')
  const tail = parts.pop() ?? ''
  const end = text.length - tail.length
  if (head.length > end || !text.startsWith(head) || !text.endsWith(tail)) return false
  let at = head.length
  for (const part of parts) {
    const found = text.indexOf(part, at)
    if (found === -1 || found + part.length > end) return false
    at = found + part.length
  }
  return true
}

/** The same, ignoring case. */
export const matches = (pattern: string, word: string): boolean => fitsStars(pattern.toLowerCase(), word.toLowerCase())
