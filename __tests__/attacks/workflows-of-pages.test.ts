import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import {
  blocksOf,
  keepsOldBase,
  pagesAndFiles,
  pageWorkflows,
  pushesAnywhere,
  workflowIn,
} from '../support/page-workflows.ts'

// Attack T15: on a push, the policy of the checkout applies. If a workflow runs on pushes to every branch, a
// contributor's own policy can report under the check name that branch protection requires.

const workflows = pageWorkflows()

describe('T15 workflows in the pages', () => {
  it('are all read: those of the README, the pages, the examples and our own', () => {
    const pages = new Set(workflows.map(({ place }) => place.replace(/, block \d+$/, '')))
    expect([...pages]).toEqual(
      expect.arrayContaining(['README.md', 'docs/policy.md', 'docs/pull-requests.md', 'docs/formats.md']),
    )
    expect(pagesAndFiles()).toEqual(expect.arrayContaining(['SECURITY.md', 'examples/README.md', 'CONTRIBUTING.md']))
    expect(workflows.length).toBeGreaterThanOrEqual(13)
  })

  it('run on no push but to branches that are named', () => {
    const anywhere = workflows.flatMap(({ place, workflow }) => {
      const why = pushesAnywhere(workflow)
      return why === undefined ? [] : [`${place}: ${why}`]
    })
    expect(anywhere).toEqual([])
  })

  it.each([
    'on: push',
    'on: [pull_request, merge_group, push]',
    'on:\n  - push\n  - pull_request',
    'on: { push: }',
    'on:\n  pull_request:\n  push:',
    'on:\n  push: {}',
    'on:\n  push:\n    paths: ["**/accelerator.yml"]',
    'on:\n  push:\n    branches-ignore: [main]',
    'on:\n  push:\n    branches: ["**"]',
    'on:\n  push:\n    branches: [main, "feature/*"]',
    'on:\n  push:\n    branches: "*"',
    'on:\n  push:\n    branches: []',
    '"on": push',
    "'on' : [push]",
  ])('are told where they do: %j', (trigger) => {
    const [found] = workflowIn(`name: x\n${trigger}\njobs: {}\n`, 'here')
    expect(found && pushesAnywhere(found.workflow)).toEqual(expect.any(String))
  })

  it.each([
    'on: pull_request',
    'on: [pull_request, merge_group]',
    'on:\n  push:\n    branches: [main]',
    'on:\n  push:\n    branches: main',
    'on:\n  push:\n    tags: ["v*"]',
    'on:\n  schedule: [{ cron: "0 6 * * 1" }]',
  ])('are not, where they do not: %j', (trigger) => {
    expect(pushesAnywhere(parse(`${trigger}\n`))).toBeUndefined()
  })

  it.each([
    '```yaml\non: push\n```\n',
    '```yml\non: push\n```\n',
    '```\non: push\n```\n',
    '~~~~yaml title="x"\non: push\n~~~~\n',
    '1. Put this there:\n\n   ```yaml\n   on: push\n   ```\n',
    '> ```yaml\n> on: push\n> ```\n',
  ])('are found between any fences: %j', (page) => {
    const found = blocksOf(page).flatMap((text) => workflowIn(text, 'here'))
    expect(found.map(({ workflow }) => pushesAnywhere(workflow))).toEqual(['every push'])
  })
})

// A retargeted pull request keeps the check of its old base, and so that base's policy, unless the workflow runs again
// (`edited`). When a base is merged, GitHub retargets without an event, so no other base gets a check.

describe('workflows in the pages that judge a pull request', () => {
  const judged = workflows.map(({ place, workflow }) => `${place}: ${keepsOldBase(workflow)}`)

  it('judge it anew under another base, but the one of a ruleset, where GitHub ignores filters', () => {
    const kept = judged.filter((line) => !line.endsWith(': undefined'))
    expect(kept).toEqual([expect.stringMatching(/^docs\/pull-requests\.md, block \d+: the usual types$/)])
  })

  const uses = 'jobs: { review: { steps: [{ uses: accelerator-review/accelerator-review@v1 }] } }'
  const all = 'types: [opened, synchronize, reopened, edited]'
  it.each([
    ['on: pull_request', 'the usual types'],
    ['on: [pull_request_target, push]', 'the usual types'],
    ['on: { pull_request: }', 'without opened,synchronize,reopened,edited'],
    ['on: { pull_request: { branches: [main], types: [opened, synchronize, reopened] } }', 'without edited'],
    [`on: { pull_request: { ${all} } }`, 'every base'],
    [`on: { pull_request: { branches: [main], ${all} } }`, undefined],
    ['on: { push: { branches: [main] } }', undefined],
  ])('are told: %s', (trigger, why) => {
    expect(keepsOldBase(parse(`${trigger}\n${uses}\n`))).toBe(why)
    expect(keepsOldBase(parse(`${trigger}\njobs: {}\n`))).toBeUndefined()
  })
})
