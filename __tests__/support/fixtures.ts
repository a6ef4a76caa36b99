import { existsSync, readFileSync } from 'node:fs'

/** One manifest of a fixture, without its markers. */
export interface Case {
  readonly name: string
  readonly text: string
  /** The marked findings in order: `3 warning model/dynamic-shapes`. */
  readonly expected: readonly string[]
}

/** On the first line of a case (its name), it expects a finding that points into the policy. */
const marker = / *(?:# )?<-- (.*)$/gm

export const unmarked = (text: string): string => text.replace(marker, '')

/** The cases of a rule's fixture; empty without a fixture. */
export function casesOf(rule: string): Case[] {
  const file = new URL(`../fixtures/rules/${rule}.yml`, import.meta.url)
  return existsSync(file) ? parseCases(readFileSync(file, 'utf8')) : []
}

export function parseCases(stream: string): Case[] {
  return stream.split(/^---\n/m).map((marked) => {
    const text = unmarked(marked)
    const name = /^# (.*)$/m.exec(text)?.[1]
    if (name === undefined) throw new Error(`Head each case of a fixture by a comment that names it:\n${text}`)
    const expected = marked
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(marker)].map(([, finding]) => `${index + 1} ${finding}`))
    return { name, text, expected }
  })
}
