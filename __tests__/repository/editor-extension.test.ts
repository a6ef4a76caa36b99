import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'
import { serverOptions } from '../../editors/vscode/server-options.js'
import { statusOf } from '../../editors/vscode/status.js'
import { check } from '../../src/core/index.ts'
import { verdictOrder } from '../../src/core/report/words/verdict.ts'
import { kindOf } from '../../src/edge/lsp/open-files.ts'
import { dist } from '../support/dist.ts'
import { Editor } from '../support/editor.ts'
import { workspaceOf } from '../support/runner.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

it('the extension starts the server that is packed with it', async () => {
  const folder = workspaceOf({ 'out/extension.cjs': '' })
  cpSync(join(dist(), 'cli'), join(folder, 'out/server'), { recursive: true })
  const { module, args } = serverOptions(pathToFileURL(`${folder}/out/`))
  const editor = await Editor.start([module, ...args], folder)
  const uri = pathToFileURL(join(folder, 'accelerator.yml')).href
  const found = await editor.open(uri, 'framework: pytorch\nscale: { parameters: 70B }\nhardware: tpu-v5e-8\n')
  expect(found.map(({ code }) => code)).toContain('sizing/does-not-fit')
  expect(await editor.stop()).toBe(0)
})

it('the extension is of this version, and serves the files that the server knows', () => {
  const version = (path: string): string => (JSON.parse(read(path)) as { version: string }).version
  expect(version('editors/vscode/package.json')).toBe(version('package.json'))
  const names = [...read('editors/vscode/extension.js').matchAll(/'([\w-]+)\.\{yml,yaml\}'/g)].map(([, name]) => name)
  expect(names).toEqual(['accelerator', 'accelerator-policy'])
  for (const name of names)
    for (const ending of ['yml', 'yaml']) expect(kindOf(`file:///train/${name}.${ending}`)).toBeDefined()
})

it('its status is the worst verdict, and of how many jobs', async () => {
  const editor = await Editor.start([join(dist(), 'cli/index.js'), 'lsp'], workspaceOf({ 'README.md': '' }))
  const uri = 'file:///not-there/accelerator.yml'
  const misfit = '{ framework: pytorch, scale: { parameters: 70B }, hardware: tpu-v5e-8 }'
  await editor.open(uri, `jobs:\n  a: {}\n  b: ${misfit}\n`)
  const lenses = await editor.request<{ command: { title: string } }[]>('textDocument/codeLens', {
    textDocument: { uri },
  })
  const titles = lenses.map(({ command }) => command.title)
  expect(statusOf(titles)).toMatchObject({ text: '✗ mismatch (1 of 2 jobs)', severity: 'error' })
  expect(statusOf(titles.slice(0, 1))).toMatchObject({ text: '? undecided', severity: 'information' })
  expect(verdictOrder.map((word) => statusOf([`! ${word}`])?.text)).toEqual(verdictOrder.map((word) => `! ${word}`))
  expect(statusOf([])).toBeUndefined()
  expect(await editor.stop()).toBe(0)
})

it('its settings are those that it reads, and are told on its page', () => {
  const { contributes } = JSON.parse(read('editors/vscode/package.json'))
  const declared = Object.keys(contributes.configuration.properties)
  const used = [...read('editors/vscode/extension.js').matchAll(/setting\('(\w+)'\)/g)].map(
    ([, name]) => `accelerator-review.${name}`,
  )
  expect(used.sort()).toEqual(declared.sort())
  for (const name of declared) expect(read('editors/vscode/README.md')).toContain(`\`${name}\``)
})

it('its page in a marketplace says what the check says, and has an icon and links that work there', () => {
  const page = read('editors/vscode/README.md')
  const [, manifest = '', claim = ''] = /```yaml\n(.*?) # (.*?)\n```/s.exec(page) ?? []
  const [file] = check([{ path: 'accelerator.yml', text: manifest }]).files
  expect(file?.findings.map(({ message }) => message).join()).toContain(claim)
  const links = [...page.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address as string)
  const ours = 'https://github.com/accelerator-review/accelerator-review/'
  for (const address of links) expect(address.startsWith(ours)).toBe(true)
  const kept = links.flatMap((address) => address.split(`${ours}blob/main/`)[1] ?? [])
  expect(kept.map((path) => existsSync(join(root, path)))).toEqual([true, true, true])
  const { icon } = JSON.parse(read('editors/vscode/package.json'))
  const bytes = readFileSync(join(root, 'editors/vscode', icon))
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 256, 256])
  expect(read('editors/vscode/.vscodeignore').split('\n')).toContain(`!${icon}`)
})
