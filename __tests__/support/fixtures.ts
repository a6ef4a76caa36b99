import { existsSync, readFileSync } from 'node:fs'

/** One manifest of a fixture stream, with the lines where each rule must speak. */
export interface Case {
  readonly name: string
  readonly text: string
  /** 1-based lines by rule id. */
  readonly expected: ReadonlyMap<string, readonly number[]>
}

/** On the first line of a case, its name, it stands for a finding that points into the policy. */
const marker = /<-- (\S+)\s*$/

/** A case without its markers, for rules that read comments. */
export const unmarked = (text: string): string => text.replace(/ *(?:# )?<-- \S+$/gm, '')

/** The cases of a rule's fixture; none where it has no fixture. */
export function casesOf(rule: string): Case[] {
  const file = new URL(`../fixtures/rules/${rule}.yml`, import.meta.url)
  return existsSync(file) ? parseCases(readFileSync(file, 'utf8')) : []
}

export function parseCases(stream: string): Case[] {
  return stream.split(/^---\n/m).map((text) => {
    const name = /^# (.*)$/m.exec(unmarked(text))?.[1]
    if (name === undefined) throw new Error(`Head each case of a fixture by a comment that names it:\n${text}`)
    const expected = new Map<string, number[]>()
    text.split('\n').forEach((line, index) => {
      const rule = marker.exec(line)?.[1]
      if (rule !== undefined) expected.set(rule, [...(expected.get(rule) ?? []), index + 1])
    })
    return { name, text, expected }
  })
}
