import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'
import { serverOptions } from '../../editors/vscode/server-options.js'
import { check } from '../../src/core/index.ts'
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
