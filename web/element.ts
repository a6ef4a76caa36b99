type Child = Node | string | undefined

/**
 * An element with its children. Text never becomes markup, and styles are set one by one, because the page's content
 * security policy allows no more.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Renders text between backticks as code. */
export function worded(text: string): (Node | string)[] {
  const parts = text.split('`')
  // A lone backtick is part of the text.
  return parts.length % 2 === 0
    ? [text]
    : parts.map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part))
}

/** A link that opens a new tab, or only its text if the address is not https. */
export const link = (address: string | undefined, ...children: readonly Child[]): HTMLElement =>
  address?.startsWith('https://')
    ? element('a', { href: address, target: '_blank', rel: 'noreferrer' }, ...children)
    : element('span', {}, ...children)

export function button(words: string, act: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, words)
  made.addEventListener('click', act)
  return made
}

export function byId<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no #${id}.`)
  return found as Kind
}
