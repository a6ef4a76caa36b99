type Child = Node | string | undefined

/**
 * An element with its children. Text is text whatever it holds, and styles are set one by one: neither can become markup,
 * and the page's policy allows no more.
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

/** What stands between backticks as code. */
export function worded(text: string): (Node | string)[] {
  const parts = text.split('`')
  // A lone one is part of what somebody wrote.
  return parts.length % 2 === 0
    ? [text]
    : parts.map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part))
}

/** A link that is followed in a new tab, if the address is one of the web; else the words alone. */
export const link = (address: string | undefined, ...children: readonly Child[]): HTMLElement =>
  address?.startsWith('https://')
    ? element('a', { href: address, target: '_blank', rel: 'noreferrer' }, ...children)
    : element('span', {}, ...children)

export function button(words: string, act: () => void, attributes: Readonly<Record<string, string>> = {}) {
  const made = element('button', { type: 'button', ...attributes }, words)
  made.addEventListener('click', act)
  return made
}

/** The element of the page with that id. */
export function byId<Kind extends HTMLElement>(id: string): Kind {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no #${id}.`)
  return found as Kind
}
