/** The beginning of a word or text that a message repeats. */
export const excerpt = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
