import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'
import { serverOptions } from '../../editors/vscode/server-options.js'
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
