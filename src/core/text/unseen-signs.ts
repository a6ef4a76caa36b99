import { once } from './once.ts'

// Characters that are invisible or move their neighbors: with them one name passes for another, and a text for a
// different one. Only Unicode's own properties decide: a list of ranges would miss some.

const ignorable = String.raw`\p{Default_Ignorable_Code_Point}\p{Cf}\p{Bidi_Control}\p{Zl}\p{Zp}`

/** After a picture, the variation selector makes it colored, which everyone sees. */
const colour = String.raw`(?<=\p{Extended_Pictographic})\ufe0f`

/** Signs of most texts: ASCII, Western letters, dashes, quotes, arrows and operators. */
const printed = String.raw` -~\xa1-\xac\xae-\xff\u2010-\u2026\u2190-\u22ff`

/** These texts have none of the characters above. Unicode's sets take longer to build than checking a manifest. */
const plain = new RegExp(`^[\\t\\n\\r${printed}]*$`)
const plainInOneLine = new RegExp(`^[${printed}]*$`)

const isPlain = (text: string): boolean => plain.test(text)

const unseen = once(() => new RegExp(`(?!${colour})[${ignorable}]`, 'u'))

/** Whether a text contains an invisible character, or one that changes its direction or lines. */
export const holdsUnseenSign = (text: string): boolean => !isPlain(text) && unseen().test(text)

/** The first control character that a text file should not contain: all but tabs and line breaks. */
export const controlCharacterIn = (text: string): RegExpExecArray | null =>
  isPlain(text) ? null : /(?![\t\n\r])\p{Cc}/u.exec(text)

const unprintable = once(() => new RegExp(`(?!${colour})[\\p{Cc}${ignorable}]`, 'gu'))

/** Blank characters that Unicode classifies as visible: the empty Braille pattern and the null notehead. */
const blank = String.raw`\u2800\u{1d159}`

const visible = once(() => new RegExp(`[^\\s\\p{Z}\\p{C}${ignorable}${blank}]`, 'u'))

/** Whether a text is entirely invisible. */
export const showsNothing = (text: string): boolean => !/[!-~]/.test(text) && !visible().test(text)

/** Replaces each character that is not printed, including line breaks and tabs. */
export const withPrinted = (text: string, instead: (sign: string) => string): string =>
  plainInOneLine.test(text) ? text : text.replace(unprintable(), instead)
