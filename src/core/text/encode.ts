import { once } from './once.ts'
import { withPrinted } from './unseen-signs.ts'

// Untrusted text reaches an output only through these functions. Strangers write manifests: their words may look like a
// runner's command, a terminal escape, Markdown, HTML or a mention, and must come out as plain words.

const zeroWidth = '\u200b'
const runnerCommand = /##(?=(?:vso|teamcity)?\[)/gi

/**
 * Text for a log or a terminal, on one line. Removes control, direction and line-breaking characters, and breaks what
 * GitHub's runner obeys: `##[` anywhere in a line, and `::` at its start, where a wrapping report may put any word.
 * Azure Pipelines obeys `##vso[`, and TeamCity `##teamcity[`.
 */
export function logText(text: string): string {
  return onOneLine(text.toWellFormed())
    .replace(runnerCommand, `##${zeroWidth}`)
    .replace(/:(?=:)/g, `:${zeroWidth}`)
}

/** Text for a cell of a table that may be printed to a log. At the start of a line, `::` needs a sign before it. */
export const cellText = (text: string): string =>
  onOneLine(text.toWellFormed()).replace(runnerCommand, `##${zeroWidth}`)

/** The data of a workflow command, on one line of output; line breaks become the runner's escapes. */
export function commandData(text: string): string {
  return withoutControls(text.toWellFormed())
    .replaceAll('%', '%25')
    .replaceAll('\n', '%0A')
    .replace(runnerCommand, `##${zeroWidth}`)
}

/** A property of a workflow command. */
export function commandProperty(text: string): string {
  return commandData(text.replaceAll('\n', ' ')).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/**
 * Untrusted words as inline code, inert in paragraphs and tables: no Markdown, HTML, mention, link or emoji. Plain
 * words and paths are in backticks, so that a copy of them is exact; anything else uses entities.
 */
export function markdownCode(text: string): string {
  const line = onOneLine(text.toWellFormed())
  return isPlainCode(line) ? `\`${line}\`` : htmlCode(line)
}

/** Text that is inert in backticks everywhere: in tables and in a runner's log. */
const isPlainCode = (line: string): boolean => /^(?=\S)(?!.*::)(?!.*\s$)[\p{L}\p{N} ._/:=,+(){}"'-]{1,500}$/u.test(line)

/** The same for places without Markdown, for example the title of a collapsed section. */
export const htmlCode = (text: string): string => `<code>${entities(onOneLine(text))}</code>`

/**
 * A sentence for Markdown: our own words with untrusted ones inside. Parts in backticks become inline code; everything
 * that Markdown or GitHub would interpret becomes an entity or gets a zero-width space.
 */
export function markdownText(text: string): string {
  return onOneLine(text)
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? markdownCode(part) : inertProse(part)))
    .join('')
}

/** Encodes each segment of a path or address, including brackets: one of them ends a Markdown link. */
export function uriPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()).replace(/[!'()*~]/g, percentEncoded))
    .join('/')
}

const percentEncoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * JSON in which no string can be read as a command by a runner or a terminal; it parses to the same value. Without an
 * indent it is one line.
 */
export function jsonText(value: unknown, indent = 2): string {
  const text = JSON.stringify(value, null, indent).replace(runnerCommand, '#\\u0023')
  return withPrinted(text, (sign) => (sign === '\n' ? sign : sign.split('').map(jsonEscape).join('')))
}

const jsonEscape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Words for another tool's page, for example a message in SARIF: keeps line breaks, but never a link, a placeholder or
 * a mention, which code scanning would repeat in a review.
 */
export function inertText(text: string): string {
  return withoutControls(text.toWellFormed())
    .replace(/\](?=\()/g, `]${zeroWidth}`)
    .replace(/\{(?=\d)/g, `{${zeroWidth}`)
    .replace(/@(?=[\w-])/g, `@${zeroWidth}`)
}

/**
 * Text for an element or a quoted attribute of XML 1.0. Removes what XML cannot contain, and writes as entities what a
 * runner obeys in a log, so that it reads the same.
 */
export function xmlText(text: string): string {
  return withoutControls(text.toWellFormed())
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>"'[]|:(?=:)/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const onOneLine = (text: string): string => withPrinted(text, () => ' ')

const withoutControls = (text: string): string => withPrinted(text, (sign) => (sign === '\n' ? '\n' : ' '))

// Mentions, references, emoji names, addresses and hashes are recognized in the finished text, where an entity is
// already its character again: only a zero-width space inside them prevents that.
function broken(text: string): string {
  return text
    .replace(/[@#]/g, `$&${zeroWidth}`)
    .replace(/:(?![\s,.;)]|\d+[\s,.;)]|$)/g, `:${zeroWidth}`)
    .replace(/www(?=\.)/gi, `$&${zeroWidth}`)
    .replace(/\bGH-(?=\d)/gi, `$&${zeroWidth}`)
    .replace(/\b[0-9a-f]{7,40}\b/g, (hash) => `${hash.slice(0, 3)}${zeroWidth}${hash.slice(3)}`)
}

const entities = (text: string): string =>
  broken(text.toWellFormed()).replace(/[^\p{L}\p{N} ./\u200b-]/gu, (sign) => `&#${sign.codePointAt(0)};`)

/**
 * Characters that Markdown ignores at their place: a colon before a space or a line's number, an underscore in a word.
 */
const inertSign = (): RegExp =>
  /\u200b|:(?=[\s,.;)]|\d+[\s,.;)]|$)|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])|[\p{L}\p{N} .,;()'"?%+\u2010-\u2027×÷·→≥≤≈€/-]/u

const inertProse = (text: string): string =>
  broken(text.toWellFormed()).replace(liveSign(), (sign) => `&#${sign.codePointAt(0)};`)

const liveSign = once(() => new RegExp(`(?!${inertSign().source})[\\s\\S]`, 'gu'))
