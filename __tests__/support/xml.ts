/** An element of an XML document, with references in its text resolved. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Parses the XML 1.0 that a report may contain: elements, quoted attributes, text and references, nothing else. Throws
 * if it is not well-formed.
 */
export function parseXml(xml: string): XmlElement {
  if (!xml.isWellFormed() || forbidden.test(xml)) throw new Error('a character that XML forbids')
  const rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  if (rest === xml) throw new Error('no declaration')
  const open: (XmlElement & { children: XmlElement[]; text: string })[] = []
  let root: XmlElement | undefined
  let at = 0
  for (const [tag, slash, name, attributes, end] of rest.matchAll(
    /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const start = rest.indexOf(tag, at)
    addText(open, rest.slice(at, start))
    at = start + tag.length
    if (slash === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    if (root !== undefined && open.length === 0) throw new Error('two roots')
    const element = { name: name as string, attributes: attributesOf(attributes ?? ''), children: [], text: '' }
    root ??= element
    open.at(-1)?.children.push(element)
    if (end !== '/') open.push(element)
  }
  addText([], rest.slice(at))
  if (root === undefined || open.length > 0) throw new Error('an element is not closed')
  return root
}

function addText(open: { text: string }[], text: string): void {
  const parent = open.at(-1)
  if (parent === undefined && text.trim() !== '') throw new Error('text outside the root')
  if (parent !== undefined) parent.text += resolved(text)
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, resolved(value as string)])
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) throw new Error('an attribute twice')
  return Object.fromEntries(pairs)
}

function resolved(text: string): string {
  if (text.includes('<') || text.includes(']]>')) throw new Error(`a bare sign in ${text.slice(0, 40)}`)
  return text.replace(/&(?:#(\d+);|#x([\da-f]+);|(\w+);)?/gi, (_, decimal, hex, name) => {
    const sign = name === undefined ? String.fromCodePoint(Number(decimal ?? `0x${hex}`)) : named[name]
    if (sign === undefined || forbidden.test(sign)) throw new Error('a reference to nothing')
    return sign
  })
}

/** All elements of a name below an element. */
export const elementsNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsNamed(child, name)])
