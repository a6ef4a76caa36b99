import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { effectivePolicy, pricesOfFile } from '../../../src/core/policy/layers/effective.ts'
import { presetNames } from '../../../src/core/policy/layers/presets.ts'
import { policySchema } from '../../../src/core/policy/schema.ts'
import { review } from '../../../src/core/review/review.ts'
import { notesUnder } from '../../../src/core/review/rule-notes.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { exampleDay } from '../../../src/core/rules/rule.ts'
import { thresholdKeys } from '../../../src/core/rules/thresholds.ts'
import type { Command } from '../../../src/edge/cli/arguments.ts'
import { check } from '../../../src/edge/cli/check/check.ts'
import { policy } from '../../../src/edge/cli/policy/policy.ts'
import { rules as rulesCommand } from '../../../src/edge/cli/rules.ts'
import { workspaceOf } from '../../support/runner.ts'
import { runHere } from '../../support/terminal.ts'

const examples = fileURLToPath(new URL('../../../examples/', import.meta.url))
const page = readFileSync(new URL('../../../docs/policy.md', import.meta.url), 'utf8')
const own = '.github/accelerator-policy.yml'

const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text as string)

/** The YAML blocks of the page with this file name in their first line. */
const yaml = (file: string): string[] => blocks('yaml').filter((text) => text.startsWith(`# ${file}\n`))

/** A policy of the page. The files that it extends are empty. */
const effective = (text: string) =>
  effectivePolicy({
    files: {
      own: async (path) =>
        path === own ? new TextEncoder().encode(text) : path === '.github/research.yml' ? new Uint8Array() : undefined,
      remote: async (_, __, ref) => ({ content: new Uint8Array(), commit: ref }),
    },
    rules,
  })

const rowsUnder = (heading: string): string[][] =>
  (page.split(`${heading}\n`)[1] ?? '')
    .split(/^#/m)[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', ''))) ?? []

describe('the page on policies', () => {
  const [first = '', ...others] = yaml(own)

  it('has no YAML that is not tested here', () => {
    const known = [
      own,
      'accelerator.yml',
      '.github/workflows/accelerators.yml',
      '.github/policy-tests/limits.yml',
      'prices.yml',
    ]
    expect(blocks('yaml')).toHaveLength(known.flatMap(yaml).length)
    expect(others).toHaveLength(3)
  })

  it.each([first, ...others])('shows policies that can be used: %#', async (text) => {
    const { problems } = await effective(text)
    expect(problems).toEqual([])
  })

  it('shows a file of prices that can be used', async () => {
    const [content = ''] = yaml('prices.yml')
    const files = { own: async () => undefined, remote: async () => ({ message: '', remedy: '' }) }
    const { policy, problems } = await pricesOfFile({
      files,
      named: { name: 'prices.yml', path: 'prices.yml', content },
    })
    expect(problems).toEqual([])
    expect(policy.thresholds.prices).toHaveLength(3)
  })

  it('shows a waiver in a manifest that counts', async () => {
    const [manifest = ''] = yaml('accelerator.yml')
    const run = { effective: await effective(first), today: exampleDay, scope: 'some' } as const
    const input = new TextEncoder().encode(manifest)
    const { files } = review([{ path: 'train/accelerator.yml', input }], run, { alternatives: false })
    const findings = files[0]?.findings ?? []
    expect(findings.filter(({ rule }) => rule.startsWith('policy/waiver'))).toEqual([])
    expect(findings.find(({ rule }) => rule === 'model/dynamic-shapes')?.waived).toMatchObject({
      expires: '2027-01-31',
    })
  })

  it('shows tests that pass under its first policy, and prints a difference as it does', async () => {
    const [test = ''] = yaml('.github/policy-tests/limits.yml')
    const path = '.github/policy-tests/limits.yml'
    // The file name in the first line would become the name of the case.
    const text = test.slice(test.indexOf('\n') + 1)
    const passes = await runHere(policy, workspaceOf({ [own]: first, [path]: text }), ['check'])
    expect([passes.stdout, passes.status]).toEqual([expect.stringContaining('3 cases: all as expected'), 0])
    const larger = text.replace('count: 16', 'count: 24')
    const { stdout } = await runHere(policy, workspaceOf({ [own]: first, [path]: larger }), ['check'])
    const [difference = ''] = blocks('text')
    expect(stdout.startsWith(difference.split('…')[0] as string)).toBe(true)
  })

  it('has a workflow whose inputs exist, and whose permissions are enough', () => {
    const workflow = parse(yaml('.github/workflows/accelerators.yml')[0] as string)
    const { inputs } = parse(readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8'))
    const step = workflow.jobs.review.steps.at(-1)
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)))
    expect(workflow.permissions).toEqual({ contents: 'read' })
  })

  const sessions = blocks('console').map((text) => text.split('\n').filter((line) => line !== ''))

  it.each(sessions.map(([prompt = '', ...shown]) => [prompt.slice(2), shown] as const))(
    'shows what `%s` prints',
    async (line, shown) => {
      const [, ...words] = line.split(' ')
      expect(words[0]).toBe('policy')
      // In a folder of their own, because every path would include a surrounding checkout.
      const folder = workspaceOf({})
      cpSync(join(examples, 'policy'), join(folder, 'examples/policy'), { recursive: true })
      const { stdout, stderr, status } = await runHere(policy, folder, words.slice(1))
      expect([stderr, status]).toEqual(['', 0])
      let from = 0
      for (const text of shown.filter((entry) => entry !== '…')) {
        const at = stdout.indexOf(text, from)
        expect([text, at >= from]).toEqual([text, true])
        from = at + text.length
      }
    },
  )

  it.each([...page.matchAll(/`accelerator-review ((?:policy|rules)\b[^`]*)`/g)].map(([, words]) => words as string))(
    'names a command that runs: %s',
    async (line) => {
      const [name = '', ...words] = line.split(' ')
      const command = ({ policy, rules: rulesCommand } as Record<string, Command>)[name] as Command
      const { status } = await runHere(command, workspaceOf({ [own]: first }), words)
      expect(status).toBe(0)
    },
  )

  it('names options that exist, and only those', () => {
    const known = Object.keys({ ...policy.options, ...check.options })
    const named = [...page.matchAll(/`--([a-z][a-z-]+)/g)].map(([, option]) => option)
    expect(named.length).toBeGreaterThan(5)
    expect(known).toEqual(expect.arrayContaining(named))
  })

  it('has every key and every threshold, with its default and its strict direction', () => {
    expect(rowsUnder('## Keys').map(([, key]) => key)).toEqual(expect.arrayContaining(Object.keys(policySchema.shape)))
    expect(rowsUnder('### thresholds').map(([, name, value, stricter]) => [name, value, stricter])).toEqual(
      Object.entries(thresholdKeys).map(([name, { example, stricter }]) => {
        const value = example.length === 1 ? example[0] : `[${example.join(', ')}]`
        return [name, name === 'mfu' ? `what published runs reach, such as ${value}` : value, stricter]
      }),
    )
    expect(rowsUnder('## Presets').map(([, name]) => name)).toEqual(presetNames)
  })

  it('describes every key of the JSON', async () => {
    const folder = workspaceOf({ [own]: first })
    const json = JSON.parse((await runHere(policy, folder, ['--format', 'json'])).stdout)
    const rows = new Map(
      rowsUnder('## accelerator-review policy').map(([, key = '', meaning = '']) => [key.replace('[]', ''), meaning]),
    )
    expect([...rows.keys()]).toEqual(Object.keys(json))
    for (const [key, value] of Object.entries(json)) {
      const entries = key === 'hardware' ? (value as { allow: object[] }).allow : Array.isArray(value) ? value : [value]
      for (const name of entries.flatMap((entry) => Object.keys(Object(entry))))
        expect([key, name, rows.get(key)?.split(/\W+/).includes(name)]).toEqual([key, name, true])
    }
  })

  it('names rules that exist, and links to what exists', async () => {
    const known = notesUnder((await effective('version: 1\n')).policy)
    for (const [, rule = ''] of page.matchAll(/`(policy\/[a-z-]+)`/g))
      expect([rule, known.has(rule)]).toEqual([rule, true])
    for (const [, target = ''] of page.matchAll(/\]\((?!https:|#)([^)#]+)/g))
      expect(() => readFileSync(new URL(`../../../docs/${target}`, import.meta.url))).not.toThrow()
    for (const [, anchor = ''] of page.matchAll(/\]\(#([^)]+)\)/g))
      expect(page).toMatch(new RegExp(`^#+ ${anchor}$`, 'm'))
    // Reports link here.
    expect(page).toMatch(/^#+ custom$/m)
  })
})
