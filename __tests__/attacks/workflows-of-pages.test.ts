import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { blocksOf, pagesAndFiles, pageWorkflows, pushesAnywhere, workflowIn } from '../support/page-workflows.ts'

// Attack T15: on a push the policy counts as it is checked out. A workflow that runs on pushes to every branch lets the
// policy of a contributor's branch report, under the name that the branch protection waits for.

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
