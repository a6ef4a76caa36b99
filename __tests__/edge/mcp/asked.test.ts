import { describe, expect, it } from '@jest/globals'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import type { Report } from '../../../src/core/report/report.ts'
import { toolsFor } from '../../../src/edge/mcp/tools.ts'
import { workspaceOf } from '../../support/runner.ts'

const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'
const misfit = 'framework: pytorch\nscale: { parameters: 70B, tokens: 1T }\nhardware: tpu-v5e-8\n'
const idle = `version: 1
waivers:
  - { rule: model/dynamic-shapes, path: gone/*, expires: 2026-12-31, reason: Moved., owner: ml }
`
const policy = { '.github/accelerator-policy.yml': idle }

/** The tools in this process, as an agent calls them. */
async function agentIn(folder: string) {
  const [near, far] = InMemoryTransport.createLinkedPair()
  await toolsFor({ path: folder, today: () => '2026-11-21' }).connect(far)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(near)
  return async (name: string, asked: Record<string, unknown> = {}) => {
    const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: asked })
    const [first] = content as { text: string }[]
    return { text: first?.text ?? '', data: structuredContent as unknown, isError }
  }
}
const rulesOf = (data: unknown): string[] =>
  (data as Report).files.flatMap(({ findings }) => findings.map(({ rule }) => rule))

describe('what agents ask', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing', {}, true],
    ['a path', { path: 'accelerator.yml' }, false],
    ['a draft', { manifest: sound }, false],
    ['a draft of a path', { manifest: sound, path: 'accelerator.yml' }, false],
  ])('is about the whole folder or not: %s', async (_, asked, isWhole) => {
    const ask = await agentIn(workspaceOf({ ...policy, 'accelerator.yml': sound }))
    const { data, isError } = await ask('check', asked)
    expect(isError).toBe(false)
    expect(rulesOf(data)).toEqual(isWhole ? ['policy/waiver-unused'] : [])
  })

  it('is judged where the draft would stand', async () => {
    const ask = await agentIn(workspaceOf({ 'a/accelerator.yml': misfit, 'accelerator.yml': misfit }))
    const { data } = await ask('check', { manifest: sound, path: 'a/accelerator.yml' })
    expect(data).toMatchObject({ files: [{ path: 'a/accelerator.yml' }], summary: { error: 0 } })
  })

  it('is about one manifest where jobs are compared', async () => {
    const folder = workspaceOf({ 'a/accelerator.yml': misfit, 'b/accelerator.yml': sound })
    const ask = await agentIn(folder)
    expect(await ask('compare', { path: '*/accelerator.yml' })).toMatchObject({
      isError: true,
      text: '*/accelerator.yml is not one manifest: name one.',
    })
    expect(await ask('compare', { path: 'a/accelerator.yml' })).toMatchObject({ isError: false })
    expect(await ask('compare', { path: 'a/accelerator.yml', job: 'nobody' })).toMatchObject({ isError: true })
    expect(await ask('compare')).toMatchObject({ isError: true })
  })

  it('is answered with edits, or that none is known', async () => {
    const ask = await agentIn(workspaceOf({ 'a/accelerator.yml': misfit, 'b/accelerator.yml': sound }))
    const { text, data } = await ask('suggest', { path: 'a/accelerator.yml' })
    const [{ startLine, endLine, replacement, message } = {} as Record<string, never>] = (
      data as { suggestions: Record<string, never>[] }
    ).suggestions
    expect(text).toContain(`a/accelerator.yml: lines ${startLine} to ${endLine} become:\n${replacement}\n${message}\n`)
    expect(await ask('suggest', { path: 'b/accelerator.yml' })).toMatchObject({
      text: 'No known edit clears a finding.',
      data: { suggestions: [] },
    })
  })

  it.each([['../x'], ['/etc/accelerator.yml'], ['a/../../x']])('is refused outside of the folder: %s', async (path) => {
    const ask = await agentIn(workspaceOf({ 'accelerator.yml': misfit }))
    for (const more of [{}, { manifest: sound }])
      expect(await ask('check', { path, ...more })).toMatchObject({
        isError: true,
        text: `${path} is outside the folder of this server.`,
      })
  })

  it('is what a rule is for, and what is like it', async () => {
    const ask = await agentIn(workspaceOf({}))
    expect(await ask('explain', { rule: 'sizing/does-not-fit' })).toMatchObject({ isError: false })
    expect((await ask('explain', { rule: 'zzzzzzzzz' })).text).toBe('No rule is named "zzzzzzzzz".')
    expect((await ask('explain', { rule: 'sizing/does-not-fitt' })).text).toContain('Did you mean sizing/does-not-fit?')
  })

  it('is described to them as it is', async () => {
    const [near, far] = InMemoryTransport.createLinkedPair()
    await toolsFor({ path: workspaceOf({}), today: () => '2026-11-21' }).connect(far)
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(near)
    expect(client.getServerVersion()?.name).toBe('accelerator-review')
    expect(client.getServerCapabilities()).toMatchObject({ tools: {} })
    const { tools } = await client.listTools()
    for (const { description, inputSchema, annotations } of tools) {
      expect(annotations).toEqual({ readOnlyHint: true, idempotentHint: true, openWorldHint: false })
      const { properties = {} } = inputSchema as { properties?: Record<string, { description?: string }> }
      for (const said of [description, ...Object.values(properties).map((each) => each.description)])
        expect(said).toMatch(/^[A-Z].{15,}\.$/)
    }
  })

  it('is never more than this folder: a shared policy is not read', async () => {
    const extending = { '.github/accelerator-policy.yml': `extends: acme/policies/ml.yml@${'a'.repeat(40)}\n` }
    const { text, isError } = await (await agentIn(workspaceOf(extending)))('check')
    expect(isError).toBe(true)
    expect(text).toContain('acme/policies is not read here: these tools do not use the network.')
    expect(text).toContain('check out the shared policy here.')
  })

  it('is answered with what does not fail too, and without colors', async () => {
    const ask = await agentIn(workspaceOf({ 'accelerator.yml': misfit, 'b/accelerator.yml': sound }))
    const { text } = await ask('check')
    expect(text).toContain('warning sizing/years-of-training')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that must not occur
    expect((await ask('compare', { path: 'accelerator.yml' })).text).not.toMatch(/\u001b/)
  })

  it('is not answered where there is no manifest', async () => {
    expect(await (await agentIn(workspaceOf({})))('compare')).toMatchObject({ isError: true })
  })

  it('is answered with each problem of a policy that cannot be used', async () => {
    const files = { '.github/accelerator-policy.yml': 'no: policy\n', 'accelerator.yml': sound }
    const { text, isError } = await (await agentIn(workspaceOf(files)))('check')
    expect(isError).toBe(true)
    expect(text.split('\n').length).toBeGreaterThan(1)
    expect(text).toContain('.github/accelerator-policy.yml')
  })
})
