import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { audit } from '../support/workflow-audit.ts'

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const folder = '.github/workflows'
const names = readdirSync(new URL(`../../${folder}`, import.meta.url)).sort()

const hash = 'a'.repeat(40)
const sound = `on: push
permissions: {}
concurrency: { group: one }
jobs:
  one:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
      id-token: write # signs
    steps:
      - uses: actions/checkout@${hash} # v7.0.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@${hash} # v7.0.0
        with:
          package-manager-cache: false
      - run: npm ci
`

describe('our workflows', () => {
  it.each(names)('%s', (name) => {
    expect(audit(textOf(`${folder}/${name}`))).toEqual([])
  })

  it('name one hash for each version of an Action', () => {
    const text = names.map((name) => textOf(`${folder}/${name}`)).join('')
    const pins = [...text.matchAll(/uses: ([\w.-]+\/[\w.-]+)\S*@([0-9a-f]{40}) # (v\S+)/g)]
    const byAction = new Map<string, Set<string>>()
    for (const [, action, commit, version] of pins)
      byAction.set(action as string, (byAction.get(action as string) ?? new Set()).add(`${commit} ${version}`))
    expect(byAction.size).toBeGreaterThan(5)
    for (const [action, versions] of byAction) expect([action, versions.size]).toEqual([action, 1])
  })
})

describe('the audit', () => {
  it('is content with a sound workflow', () => {
    expect(audit(sound)).toEqual([])
  })

  it.each([
    ['dangerous-triggers', 'on: push', 'on: [push, pull_request_target]'],
    ['dangerous-triggers', 'on: push', 'on: workflow_run'],
    ['excessive-permissions', 'permissions: {}\n', ''],
    ['excessive-permissions', 'permissions: {}', 'permissions: read-all'],
    ['excessive-permissions', '    permissions:\n      contents: read\n      id-token: write # signs\n', ''],
    ['concurrency-limits', 'concurrency: { group: one }\n', ''],
    ['no time limit', '    timeout-minutes: 5\n', ''],
    ['a machine that changes', 'ubuntu-24.04', 'ubuntu-latest'],
    ['unpinned-uses', `checkout@${hash} # v7.0.1`, 'checkout@v7'],
    ['unpinned-uses', `actions/checkout@${hash} # v7.0.1`, 'docker://alpine:3.22'],
    ['ref-version-mismatch', ' # v7.0.1', ''],
    ['ref-version-mismatch', ' # v7.0.1', ' # v7'],
    ['artipacked', 'persist-credentials: false', 'fetch-depth: 0'],
    ['cache-poisoning', 'package-manager-cache: false', 'cache: npm'],
    ['cache-poisoning', 'actions/setup-node', 'actions/cache'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: GitHub's syntax
    ['template-injection', 'npm ci', 'echo ${{ github.head_ref }}'],
    ['github-env', 'npm ci', 'echo a=b >> "$GITHUB_ENV"'],
    ['adhoc-packages', 'npm ci', 'npm install left-pad'],
    ['adhoc-packages', 'npm ci', 'npx left-pad'],
    ['undocumented-permissions', ' # signs', ''],
    ['secrets-inherit', '    timeout-minutes: 5\n', '    timeout-minutes: 5\n    secrets: inherit\n'],
  ])('finds %s in place of %j', (problem, before, after) => {
    expect(sound).toContain(before)
    expect(audit(sound.replace(before, after)).join('\n')).toContain(problem)
  })
})

describe('action.yml', () => {
  const text = { type: 'string', minLength: 1 }
  const described = { type: 'object', required: ['description'], properties: { description: text } }
  const input = {
    ...described,
    properties: { description: text, default: { type: 'string' }, required: { type: 'boolean' } },
    additionalProperties: false,
  }
  const schema = {
    type: 'object',
    required: ['name', 'description', 'author', 'branding', 'inputs', 'outputs', 'runs'],
    additionalProperties: false,
    properties: {
      name: text,
      description: text,
      author: text,
      branding: {
        type: 'object',
        required: ['icon', 'color'],
        properties: {
          icon: { const: 'cpu' },
          color: { enum: ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'] },
        },
      },
      inputs: {
        type: 'object',
        propertyNames: { pattern: '^[a-z]+(-[a-z]+)*$' },
        additionalProperties: { ...input, required: ['description', 'default'] },
      },
      outputs: {
        type: 'object',
        additionalProperties: { ...described, additionalProperties: false },
      },
      runs: {
        type: 'object',
        required: ['using', 'main'],
        additionalProperties: false,
        properties: { using: { const: 'node24' }, main: { const: 'dist/index.js' } },
      },
    },
  }

  it('is what GitHub takes for the metadata of a JavaScript action', () => {
    const validate = new Ajv({ allErrors: true }).compile(schema)
    validate(parse(textOf('action.yml')))
    expect(validate.errors).toBeNull()
  })

  it.each([
    ['using: node24', 'using: node20'],
    ['default: ""', 'default: 1'],
    ['default: ""', 'Default: ""'],
    ['color: orange', 'color: pink'],
  ])('is not, with %j as %j', (before, after) => {
    const action = textOf('action.yml')
    expect(action).toContain(before)
    expect(new Ajv().validate(schema, parse(action.replace(before, after)))).toBe(false)
  })
})
