import { once } from './once.ts'

// Signs that a reader does not see, or that move what stands beside them: with them one name passes for another, and
// a text for one that it is not. Unicode's own properties decide, and only here: a list of ranges forgets some.

const ignorable = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\p{Bidi_Control}\p{Zl}\p{Zp}`

/** Behind a picture the variation selector makes it the colored one, which everybody sees. */
const colour = String.raw`(?<=\p{Extended_Pictographic})\ufe0f`

/** Text of ASCII alone has none of these signs. The sets of Unicode take longer to build than a manifest to check. */
const isPlain = (text: string): boolean => /^[\t\n\r -~]*$/.test(text)

const unseen = once(() => new RegExp(`(?!${colour})[${ignorable}]`, 'u'))

/** Whether a text holds an invisible sign, or one that changes its direction or its lines. */
export const holdsUnseenSign = (text: string): boolean => !isPlain(text) && unseen().test(text)

/** The first control character that a text file has no business holding: all but tabs and line breaks. */
export const controlCharacterIn = (text: string): RegExpExecArray | null =>
  isPlain(text) ? null : /(?![\t\n\r])\p{Cc}/u.exec(text)

const unprintable = once(() => new RegExp(`(?!${colour})[\\p{Cc}${ignorable}]`, 'gu'))

/** Signs without ink that Unicode counts among those with it: the empty Braille pattern and the null notehead. */
const blank = String.raw`\u2800\u{1d159}`

const visible = once(() => new RegExp(`[^\\s\\p{Z}\\p{C}${ignorable}${blank}]`, 'u'))

/** Whether a reader sees nothing of a text. */
export const showsNothing = (text: string): boolean => !/[!-~]/.test(text) && !visible().test(text)

/** The text with something else for each sign that is not printed; line breaks and tabs are among them. */
export const withPrinted = (text: string, instead: (sign: string) => string): string =>
  /^[ -~]*$/.test(text) ? text : text.replace(unprintable(), instead)
