/** A text as it compares with one that GitHub stored, which may give another kind of line break back and drop blanks around. */
export const asStored = (text: string): string => text.replaceAll('\r\n', '\n').trim()
