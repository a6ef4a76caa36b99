/** Shortens a word or text for a message. */
export const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
