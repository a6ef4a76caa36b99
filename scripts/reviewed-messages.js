import { readFileSync } from 'node:fs'

/** Relative to the current folder, like everything generated. */
const snapshot = '__tests__/core/rules/__snapshots__/rules.test.ts.snap'

/**
 * The rules' messages for their fixtures, as the tests record them: `{ rule, case, problem, why, remedy }`, one per
 * wording. Messages that differ only in numbers, names and quoted words have the same wording.
 */
export function reviewedMessages() {
  const seen = new Set()
  return recorded().filter(({ rule, problem, why, remedy }) => {
    const shape = `${rule} ${shapeOf([problem, why, remedy].join(' '))}`
    return seen.size !== seen.add(shape).size
  })
}

const shapeOf = (text) =>
  text.replace(/`[^`]*`|"[^"]*"|\S*[\d\p{Lu}]\S*/gu, '_').replace(/_(?:(?:,| and| or|)\s+_)+/g, '_')

function recorded() {
  const text = readFileSync(snapshot, 'utf8')
  return [...text.matchAll(/^exports\[`(\S+) says it in the words[^`]*`\] = `\n([\s\S]*?)\n`;$/gm)].flatMap(
    ([, rule, body]) =>
      body
        .split(/^ {2}\},$/m)
        .slice(0, -1)
        .map((printed) => ({
          rule,
          case: field(printed, 'case'),
          remedy: field(printed, 'remedy'),
          ...sentences(field(printed, 'message')),
        })),
  )
}

/** A field of a printed value, with the escapes of the snapshot's template. */
const field = (printed, name) =>
  printed.match(new RegExp(`^ {4}"${name}": "(.*)",$`, 'm'))[1].replace(/\\([\\`$])/g, '$1')

/** The first sentence is the problem, the rest is the reason. */
function sentences(message) {
  const end = /[.?!]["”)]?(?= [\p{Lu}\d"“`])/u.exec(message)
  if (end === null) return { problem: message, why: '' }
  const at = end.index + end[0].length
  return { problem: message.slice(0, at), why: message.slice(at + 1) }
}
