import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Diagnostic } from 'vscode-languageserver'
import { parse, stringify } from 'yaml'
import { Checkouts } from '../../../src/edge/cli/checkouts.ts'
import { serveOver } from '../../../src/edge/lsp/streams.ts'
import { Editor } from '../../support/editor.ts'
import { hostWith } from '../../support/editor-host.ts'
import { workspaceOf } from '../../support/runner.ts'

/** Ten typical jobs and files, all in words that the server knows. */
const manifests: readonly object[] = [
  { framework: 'jax', stage: 'production', scale: 'large', hardware: 'tpu-v5e-64' },
  { framework: 'pytorch', task: 'fine-tuning', model: 'meta-llama/Llama-3.1-8B', hardware: 'h100-80gb' },
  {
    framework: { name: 'pytorch', version: '2.9.1', libraries: ['deepspeed', 'flash-attention'] },
    scale: { parameters: '7B', tokens: '2T', global_batch_size: 1024, sequence_length: 4096 },
    hardware: { accelerator: 'h100-80gb', count: 256, provider: 'gcp', parallelism: 'fsdp' },
  },
  {
    framework: 'tensorflow',
    model: { architecture: 'resnet', precision: 'bf16' },
    hardware: { accelerator: 'tpu-v4' },
  },
  { framework: 'pytorch', hardware: { machine: 'p5.48xlarge', nodes: 4, interconnect: ['nvlink', 'efa'], spot: true } },
  { framework: 'pytorch', needs: { multi_cloud: true, other_workloads: ['rendering'] }, team: { cuda: 'expert' } },
  { operations: { queue_time: '6h', input_pipeline: 'optimized', benchmarked: false }, hardware: 'l4' },
  {
    version: 1,
    defaults: { framework: 'jax', stage: 'prototype' },
    jobs: {
      pretrain: { hardware: 'tpu-v5p-128' },
      tune: { task: 'fine-tuning', hardware: { accelerator: 'tpu-v6e' } },
    },
  },
  { model: { method: 'qlora', optimizer: 'adam-8bit', custom_kernels: ['triton'] }, hardware: 'rtx-4090' },
  { hardware: { accelerator: 'mi300x', count: 8, parallelism: { tensor: 8, zero: 1, sequence: true } } },
]

let folder: string
let editor: Editor
let files = 0

beforeAll(async () => {
  folder = workspaceOf({ 'README.md': '' })
  execFileSync('git', ['init', '-q', folder])
  editor = await Editor.beside((streams) => serveOver(streams, new Checkouts({})))
})

/** A folder for a separate manifest in the same repository. */
const newUri = (): string => pathToFileURL(join(folder, `job-${++files}`, 'accelerator.yml')).href

const codes = (diagnostics: readonly Diagnostic[]): unknown[] => diagnostics.map(({ code }) => code)

/** The text from completions, and the text typed by letter. */
interface Written {
  readonly taken: string[]
  readonly typed: string[]
}

/** Writes a value at the end of the file, with completions where they are available. */
async function write(uri: string, value: unknown, indent: number, written: Written): Promise<void> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      await line(uri, indent, Array.isArray(value) ? '- ' : '')
      if (!Array.isArray(value)) await take(uri, key, `${key}:`, written)
      await write(uri, each, indent + 2, written)
    }
    return
  }
  await take(uri, String(value), String(value), written)
}

/** Starts a new line, unless a completion did. */
async function line(uri: string, indent: number, start: string): Promise<void> {
  const text = editor.textOf(uri)
  const isOpen = text === '' || new RegExp(`(?:^|\n) {${indent}}$`).test(text)
  const added = `${isOpen ? '' : `\n${' '.repeat(indent)}`}${start}`
  if (added !== '') await editor.type(uri, added)
}

async function take(uri: string, label: string, orTyped: string, { taken, typed }: Written): Promise<void> {
  const item = (await editor.completions(uri)).find((each) => each.label === label)
  if (item?.textEdit && 'range' in item.textEdit) {
    taken.push(label)
    await editor.edit(uri, [item.textEdit])
    return
  }
  typed.push(label)
  await editor.type(uri, orTyped.endsWith(':') ? `${orTyped} ` : orTyped)
}

describe('the language server', () => {
  it.each(manifests.map((manifest) => [JSON.stringify(manifest).slice(0, 60), manifest]))(
    'lets %s be written by completions from an empty file',
    async (_, manifest) => {
      const uri = newUri()
      await editor.open(uri, '')
      const written: Written = { taken: [], typed: [] }
      await write(uri, manifest, 0, written)
      expect(parse(editor.textOf(uri))).toEqual(parse(stringify(manifest)))
      // Numbers, and names of the author's own.
      const own = written.typed.filter(
        (word) => !/^[\d.]+[BT]?$/.test(word) && !['pretrain', 'tune', 'rendering'].includes(word),
      )
      expect(own).toEqual([])
      expect(written.taken.length).toBeGreaterThan(2)
    },
  )

  const misfit = 'framework: pytorch\nscale: { parameters: 70B, tokens: 1T }\nhardware: tpu-v5e-8\n'

  it('says what it can do, and asks to be told of files if an editor can tell', async () => {
    const watching = await Editor.beside((streams) => serveOver(streams, new Checkouts({})), {
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
    })
    await watching.open(newUri(), '')
    await editor.open(newUri(), '')
    expect(watching.server).toEqual({
      serverInfo: { name: 'accelerator-review', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
      capabilities: {
        textDocumentSync: { openClose: true, change: 2, save: true },
        completionProvider: { triggerCharacters: [' ', ':', '-'], resolveProvider: true },
        hoverProvider: true,
        codeLensProvider: {},
        documentSymbolProvider: true,
        codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.accelerator-review'] },
      },
    })
    expect([watching.registered, editor.registered]).toEqual([
      [
        expect.objectContaining({
          method: 'workspace/didChangeWatchedFiles',
          registerOptions: { watchers: [{ globPattern: '**/*' }] },
        }),
      ],
      [],
    ])
  })

  it('tells what the command tells, and mends it by what it offers', async () => {
    const uri = newUri()
    const found = await editor.open(uri, misfit)
    expect(codes(found)).toContain('sizing/does-not-fit')
    expect(found[0]).toMatchObject({
      source: 'accelerator-review',
      codeDescription: { href: expect.stringMatching(/^https:/) },
    })
    const [action] = await editor.actions(uri, found)
    const after = await editor.edit(uri, action?.edit?.changes?.[uri] ?? [])
    expect(codes(after)).not.toContain('sizing/does-not-fit')
    expect(after.filter(({ severity }) => severity === 1)).toEqual([])
  })

  it('follows edits in texts with Windows line breaks, tabs and signs of two units', async () => {
    const uri = newUri()
    await editor.open(uri, 'name: "🚀"\r\nframework: jax\t# 🚀\r\nhardware: tpu-v5e-8\r\n')
    const range = { start: { line: 2, character: 10 }, end: { line: 2, character: 19 } }
    const found = await editor.edit(uri, [{ range, newText: 'h10' }])
    expect(found.find(({ code }) => code === 'manifest/unknown-accelerator')?.range).toEqual({
      start: { line: 2, character: 10 },
      end: { line: 2, character: 13 },
    })
  })

  it('explains what stands under the cursor', async () => {
    const uri = newUri()
    await editor.open(uri, misfit)
    const at = async (line: number, character: number): Promise<string> =>
      JSON.stringify((await editor.hover(uri, { line, character }))?.contents)
    expect(await at(2, 14)).toMatch(/sizing\/does-not-fit.*Needs at least.*TPU v5e.*16 GB/)
    expect(await at(2, 2)).toMatch(/sizing\/does-not-fit.*mismatch/)
    const sound = newUri()
    await editor.open(sound, 'hardware: h100:8\n')
    expect(JSON.stringify(await editor.hover(sound, { line: 0, character: 12 }))).toMatch(/H100 SXM.*Memory: 80 GB/)
    expect(await at(1, 10)).toMatch(/Total parameters of the model/)
    expect(await editor.hover(uri, { line: 3, character: 0 })).toBeNull()
  })

  it('judges by the policy as it stands in the editor, saved or not', async () => {
    const uri = newUri()
    const manifest = 'framework: pytorch\nhardware: h100:8\n'
    expect(codes(await editor.open(uri, manifest))).not.toContain('policy/hardware-not-allowed')
    const policy = pathToFileURL(join(folder, '.github/accelerator-policy.yml')).href
    await editor.open(policy, 'hardware:\n  deny: [h100]\n')
    const end = { start: editor.end(uri), end: editor.end(uri) }
    expect(codes(await editor.edit(uri, [{ range: end, newText: '# \n' }]))).toContain('policy/hardware-not-allowed')
    const wrong = await editor.edit(policy, [
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 8 } }, newText: 'hardwear' },
    ])
    expect(wrong).toMatchObject([{ code: 'policy/invalid', range: { start: { line: 0, character: 0 } } }])
    const [only, ...others] = await editor.edit(uri, [{ range: end, newText: '# \n' }])
    expect([only?.code, others]).toEqual(['policy/invalid', []])
    await editor.edit(policy, [{ range: { start: { line: 0, character: 0 }, end: editor.end(policy) }, newText: '' }])
    expect(codes(await editor.edit(uri, [{ range: end, newText: '# \n' }]))).not.toContain('policy/invalid')
  })

  it('offers each change at what it clears, and not at what no hardware clears', async () => {
    const [uri, policy] = [newUri(), pathToFileURL(join(folder, '.github/accelerator-policy.yml')).href]
    await editor.open(policy, 'require: [labels.team]\n')
    const found = await editor.open(uri, misfit)
    const actions = (await editor.actions(uri, found)).filter(({ kind }) => kind === 'quickfix')
    const start = { line: 0, character: 0 }
    expect(actions.length).toBeGreaterThan(1)
    for (const { diagnostics = [], edit } of actions) {
      const left = codes(await editor.edit(uri, edit?.changes?.[uri] ?? []))
      expect(codes(diagnostics).filter((code) => left.includes(code))).toEqual([])
      expect(left).toContain('policy/key-required')
      await editor.edit(uri, [{ range: { start, end: editor.end(uri) }, newText: misfit }])
    }
    await editor.close(policy, uri)
  })

  it('tells again of each manifest once a policy is closed, and of a closed one that nothing is wrong', async () => {
    const [uri, policy] = [newUri(), pathToFileURL(join(folder, '.github/accelerator-policy.yml')).href]
    await editor.open(policy, 'hardware:\n  deny: [h100]\n')
    expect(codes(await editor.open(uri, 'hardware: h100:8\n'))).toContain('policy/hardware-not-allowed')
    expect(codes(await editor.close(policy, uri))).not.toContain('policy/hardware-not-allowed')
    expect(await editor.close(uri)).toEqual([])
  })

  it('explains a completion in full once it is shown', async () => {
    const uri = newUri()
    await editor.open(uri, 'framework: ')
    const [, item] = await editor.completions(uri)
    const resolved = await editor.request<object>('completionItem/resolve', { label: 'a', data: item?.data })
    expect(resolved).toEqual({ label: 'a', data: item?.data, documentation: expect.anything() })
    expect(await editor.request('completionItem/resolve', { label: 'a' })).toEqual({ label: 'a' })
  })

  it('goes on after a check that failed, and logs it', async () => {
    const evidenceFor = async (path: string) => {
      if (path.startsWith('a/')) throw new Error('Broken.')
      return undefined
    }
    const failing = await Editor.beside((streams) => serveOver(streams, hostWith({ evidenceFor })))
    const [broken, uri] = ['file:///a/accelerator.yml', 'file:///b/accelerator.yml']
    void failing.open(broken, misfit)
    expect(codes(await failing.open(uri, misfit))).toContain('sizing/does-not-fit')
    expect(failing.logged).toEqual([`${broken} could not be checked: Broken.`])
  })

  it.each(['saved', 'changed by another program'])(
    'compares with the files around the manifest, and looks again when one is %s',
    async (how) => {
      const place = workspaceOf({
        'train.sbatch': '#!/bin/bash\n#SBATCH --gres=gpu:a100:4\ntorchrun --nproc_per_node=4 train.py\n',
      })
      execFileSync('git', ['init', '-q', place])
      const uri = pathToFileURL(join(place, 'accelerator.yml')).href
      const declared = 'framework: pytorch\nevidence: [train.sbatch]\nhardware: a100-80gb:8\n'
      expect(codes(await editor.open(uri, declared))).toContain('evidence/count-differs')
      writeFileSync(
        join(place, 'train.sbatch'),
        '#!/bin/bash\n#SBATCH --gres=gpu:a100:8\ntorchrun --nproc_per_node=8 train.py\n',
      )
      const again = how === 'saved' ? editor.save(uri) : editor.changedOnDisk(join(place, 'train.sbatch'), uri)
      expect(codes(await again)).not.toContain('evidence/count-differs')
    },
  )

  it('checks a file of a folder that nobody has saved yet', async () => {
    const uri = pathToFileURL(join(workspaceOf({ a: '' }), 'not', 'there', 'accelerator.yml')).href
    expect(codes(await editor.open(uri, misfit))).toContain('sizing/does-not-fit')
  })

  it('says no more than 80 words under the cursor', async () => {
    const uri = newUri()
    await editor.open(uri, misfit)
    for (const [line, character] of [
      [0, 2],
      [1, 10],
      [2, 2],
      [2, 14],
    ] as const) {
      const hover = await editor.hover(uri, { line, character })
      const value = (hover?.contents as { value: string } | undefined)?.value ?? ''
      const words = value.replaceAll(/\]\([^)]*\)/g, ']').split(/\s+/)
      expect([value, words.filter((word) => /\w/.test(word)).length <= 80]).toEqual([value, true])
    }
  })

  it('stands above each job with its verdict, and lists jobs and keys', async () => {
    const uri = newUri()
    await editor.open(uri, `jobs:\n  bad: { ${misfit.trim().split('\n').join(', ')} }\n  open: {}\n`)
    const ask = (method: string) => editor.request<object[]>(method, { textDocument: { uri } })
    expect(await ask('textDocument/codeLens')).toMatchObject([
      {
        range: { start: { line: 1 } },
        command: { title: expect.stringMatching(/^✗ mismatch · [\d.]+ of 16 GiB · about \S+ USD$/) },
      },
      { range: { start: { line: 2 } }, command: { title: '? undecided' } },
    ])
    expect(await ask('textDocument/documentSymbol')).toMatchObject([
      {
        name: 'jobs',
        children: [
          {
            name: 'bad',
            detail: 'mismatch',
            children: [{ name: 'framework' }, { name: 'scale' }, { name: 'hardware' }],
          },
          { name: 'open', detail: 'undecided', children: [] },
        ],
      },
    ])
  })

  it('lives through texts that nobody means', async () => {
    for (const text of [
      '\u0000',
      '&a [*a, *a]',
      `{${'['.repeat(5_000)}`,
      'a: &b\n  <<: *b\n',
      '- - - -\n',
      '\ufeff\ud800',
    ]) {
      const uri = newUri()
      const found = await editor.open(uri, text)
      expect(Array.isArray(found)).toBe(true)
      expect(await editor.completions(uri)).toEqual(expect.any(Array))
      expect(await editor.actions(uri, found)).toEqual(expect.any(Array))
      await editor.hover(uri, { line: 0, character: 1 })
    }
  })
})
