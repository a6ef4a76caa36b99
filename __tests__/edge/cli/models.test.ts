import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { lockPath } from '../../../src/core/catalog/models/models-lock.ts'
import { UnusableInput } from '../../../src/core/finding/unusable-input.ts'
import { amount } from '../../../src/core/text/wording.ts'
import { check } from '../../../src/edge/cli/check/check.ts'
import { compare } from '../../../src/edge/cli/compare.ts'
import { models } from '../../../src/edge/cli/models.ts'
import { commitOf, decoder, indexOf, ModelServer, parametersOf } from '../../support/model-server.ts'
import { runHere, type TerminalRun } from '../../support/terminal.ts'

const server = new ModelServer()
let address = ''
beforeAll(async () => {
  address = await server.start()
})
afterAll(() => server.stop())
afterEach(() => {
  server.fault = () => false
  server.about = {}
  server.asked.length = 0
})

const id = 'acme/rocket'
const [first, second] = [commitOf('first'), commitOf('second')] as const
const files = (layers: number) => ({
  'config.json': decoder(layers),
  'model.safetensors.index.json': indexOf(parametersOf(layers)),
})
const manifest = `framework: pytorch
stage: production
task: fine-tuning
model: { name: ${id}, method: full, optimizer: adamw, precision: bf16 }
scale: { sequence_length: 4096, global_batch_size: 8, tokens: 1B }
hardware: H100:1
`

const newFolder = (text = manifest): string => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'))
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, 'accelerator.yml'), text)
  return folder
}
const runModels = (folder: string, words: readonly string[], more: Record<string, string> = {}): Promise<TerminalRun> =>
  runHere(models, folder, words, undefined, { HF_ENDPOINT: address, ...more })
const lockIn = (folder: string): string => readFileSync(join(folder, lockPath), 'utf8')

// biome-ignore lint/suspicious/noExplicitAny: a report of any shape
const reported = async (folder: string): Promise<any> =>
  JSON.parse((await runHere(check, folder, ['--format', 'json'])).stdout).files[0]
const rulesIn = async (folder: string): Promise<string[]> =>
  (await reported(folder)).findings.map(({ rule }: { rule: string }) => rule)

describe('models add', () => {
  it('sizes a model that the catalog does not have', async () => {
    server.models = { [id]: { [first]: files(32) } }
    const folder = newFolder()
    expect(await rulesIn(folder)).toContain('manifest/unknown-model')
    const { status, stdout } = await runModels(folder, ['add', id])
    expect([status, stdout]).toEqual([0, `Locked ${id} at ${first.slice(0, 12)}: 8.03B parameters.\n`])
    const { jobs, findings } = await reported(folder)
    expect(findings.map(({ rule }: { rule: string }) => rule)).toEqual(['sizing/does-not-fit'])
    expect(jobs[0].sizing.assumptions).toContain(
      `8.03B parameters, of ${id} at ${first.slice(0, 7)} (.github/accelerator-models.lock.json)`,
    )
    expect((await runHere(compare, folder, ['--format', 'json'])).stdout).toContain(first.slice(0, 7))
    expect(JSON.parse(lockIn(folder)).models[id]).toMatchObject({
      revision: first,
      config: { values: decoder(32) },
      weights: { bytes: 2 * parametersOf(32), parameters: parametersOf(32) },
    })
  })

  it('is read from a folder below, and by any spelling of the name', async () => {
    server.models = { [id]: { [first]: files(32) } }
    const folder = newFolder()
    await runModels(folder, ['add', id])
    const below = join(folder, 'train')
    mkdirSync(below)
    for (const name of ['ACME/Rocket', 'https://huggingface.co/acme/rocket', 'hf:acme/rocket']) {
      writeFileSync(join(below, 'accelerator.yml'), manifest.replace(id, `"${name}"`))
      expect(await rulesIn(below)).toEqual(['sizing/does-not-fit'])
    }
  })

  it('takes the total of the weights where the shape says nothing', async () => {
    const config = { model_type: 'acme_state_space', torch_dtype: 'bfloat16', n_states: 7 }
    const index = { metadata: { total_size: 26e9, total_parameters: 13e9 } }
    server.models = {
      [id]: { [first]: { 'config.json': config, 'model.safetensors.index.json': index } },
      'acme/comet': {
        [first]: { 'config.json': config, 'model.safetensors.index.json': { metadata: { total_size: 6e9 } } },
      },
      'acme/packed': {
        [first]: {
          'config.json': { ...config, quantization_config: { bits: 4 } },
          'model.safetensors.index.json': { metadata: { total_size: 6e9 } },
        },
      },
    }
    const folder = newFolder()
    const { stdout } = await runModels(folder, ['add', id, `acme/comet@${first}`])
    expect(stdout.match(/: .*\./g)).toEqual([': 13B parameters.', ': 3B parameters.'])
    expect((await reported(folder)).jobs[0].sizing.memory.likely).toBe('does-not-fit')
    // In packed weights, a byte may contain two parameters.
    await expect(runModels(folder, ['add', 'acme/packed'])).rejects.toThrow('acme/packed cannot be sized')
  })

  it('sends no token unless it is asked to, and leaves the catalog alone', async () => {
    server.models = { [id]: { [first]: files(2) } }
    const folder = newFolder()
    await runModels(folder, ['add', id], { HF_TOKEN: 'canary' })
    expect(server.asked.map(({ authorization }) => authorization)).toEqual([undefined, undefined, undefined])
    server.asked.length = 0
    await runModels(folder, ['add', id, '--with-token'], { HF_TOKEN: 'canary' })
    expect(server.asked.every(({ authorization }) => authorization === 'Bearer canary')).toBe(true)
    expect(lockIn(folder)).not.toContain('canary')
    const { stderr } = await runModels(folder, ['add', 'meta-llama/Llama-3.1-8B'])
    expect(stderr).toContain('is in the catalog')
    await expect(runModels(folder, ['add', id, '--with-token'])).rejects.toThrow('HF_TOKEN, which is not set')
    await expect(runModels(folder, ['add', id], { HF_ENDPOINT: 'http://example.com' })).rejects.toThrow('https')
  })

  it('follows a redirect on the same host', async () => {
    server.models = { [id]: { [first]: files(32) } }
    server.fault = (path, response) => {
      if (!path.endsWith('/config.json') || path.startsWith('/cache')) return false
      response.writeHead(307, { location: `/cache${path}` }).end()
      return true
    }
    const real = server.models[id]?.[first]?.['config.json']
    const own = server.fault
    server.fault = (path, response) =>
      path.startsWith('/cache') ? Boolean(response.writeHead(200).end(JSON.stringify(real))) : own(path, response)
    const { status } = await runModels(newFolder(), ['add', id])
    expect(status).toBe(0)
  })

  const answer =
    (to: RegExp, how: (response: ServerResponse) => void) =>
    (path: string, response: ServerResponse): boolean => {
      if (!to.test(path)) return false
      how(response)
      return true
    }
  const config = /\/config\.json$/
  const index = /index\.json$/
  const about = /^\/api\//
  const withStatus = (status: number, headers = {}) => answer(config, (to) => to.writeHead(status, headers).end('{}'))
  const withBody = (to: RegExp, body: string) => answer(to, (response) => response.writeHead(200).end(body))
  const endless = (response: ServerResponse): void => {
    response.writeHead(200)
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65536)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }

  it.each<[string, (path: string, response: ServerResponse) => boolean, string]>([
    [
      'a file of 10 GB',
      answer(config, (to) => to.writeHead(200, { 'content-length': '10000000000' }).write('{')),
      'more than 0.25 MiB',
    ],
    [
      'a small answer that unpacks to 64 MiB',
      answer(config, (to) => to.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 26)))),
      'more than 0.25 MiB',
    ],
    ['an endless file', answer(config, endless), 'more than 0.25 MiB'],
    ['an endless index', answer(index, endless), 'more than 32 MiB'],
    ['an endless description', answer(about, endless), 'more than 8 MiB'],
    ['a redirect to another host', withStatus(302, { location: 'http://169.254.169.254/x' }), 'to another host'],
    ['a redirect to another port', withStatus(302, { location: 'http://127.0.0.1:1/x' }), 'to another host'],
    ['a redirect to a file', withStatus(302, { location: 'file:///etc/passwd' }), 'to another host'],
    ['a redirect in a circle', withStatus(302, { location: '/acme/rocket/config.json' }), 'more than 3 times'],
    ['an answer that breaks off', answer(config, (to) => to.destroy()), 'cannot be reached'],
    ['401', withStatus(401), 'is private, gated or does not exist (401)'],
    ['403', withStatus(403), 'is private, gated or does not exist (403)'],
    ['500', withStatus(500), 'cannot be read (500)'],
    ['deep JSON', withBody(config, '['.repeat(100_000) + ']'.repeat(100_000)), 'not that of a model'],
    [
      'deep JSON in a key that is read',
      withBody(config, `{"hidden_size":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
      'not that of a model',
    ],
    ['a deep index', withBody(index, `{"metadata":${'{"a":'.repeat(9000)}1${'}'.repeat(9001)}`), 'states no total'],
    ['a page in place of JSON', withBody(config, '<html>'), 'not that of a model'],
    ['a page in place of a description', withBody(about, '<html>'), 'invalid answer'],
    ['an impossible model', withBody(config, JSON.stringify(decoder(99_999))), 'not that of a model'],
    ["another model's config.json", withBody(config, JSON.stringify(decoder(80))), 'but its weights have 8.03B'],
    ["another model's index", withBody(index, JSON.stringify(indexOf(70e9))), 'but its weights have 70B'],
    ['another name', withBody(about, JSON.stringify({ id: 'evil/rocket', sha: first })), 'is evil/rocket there'],
    ['no commit', withBody(about, JSON.stringify({ id, sha: '../../evil' })), 'invalid answer'],
    ['a gated model', withBody(about, JSON.stringify({ id, sha: first, gated: 'manual' })), 'is gated'],
  ])('changes nothing for %s', async (_, fault, message) => {
    server.models = { [id]: { [first]: files(32) }, 'acme/good': { [first]: files(2) } }
    const folder = newFolder()
    await runModels(folder, ['add', 'acme/good'])
    const before = lockIn(folder)
    server.fault = fault
    const run = runModels(folder, ['add', id])
    await expect(run).rejects.toThrow(UnusableInput)
    await expect(run).rejects.toThrow(message)
    expect(lockIn(folder)).toBe(before)
  })

  it.each([
    ...['rocket', '../rocket', 'acme/..', 'acme/rocket/x', 'acme/ro cket', 'acme/rocket?x', 'acme/rocket#x', '.a/b'],
    ...[
      'acme/rocket@main',
      `acme/rocket@${first}@${first}`,
      'acme/%2e%2e',
      'http://127.0.0.1/a/b',
      `a/${'b'.repeat(97)}`,
    ],
  ])('asks nobody for the name %s', async (name) => {
    const folder = newFolder()
    await expect(runModels(folder, ['add', name])).rejects.toThrow('is not a name such as OWNER/NAME')
    expect([server.asked, existsSync(join(folder, '.github'))]).toEqual([[], false])
  })

  it('writes through no link, and nothing if one of several models cannot be locked', async () => {
    server.models = { [id]: { [first]: files(32) } }
    const folder = newFolder()
    await expect(runModels(folder, ['add', id, 'acme/absent'])).rejects.toThrow('acme/absent is private, gated')
    expect(existsSync(join(folder, lockPath))).toBe(false)
    const elsewhere = join(mkdtempSync(join(tmpdir(), 'elsewhere-')), 'victim')
    mkdirSync(join(folder, '.github'))
    symlinkSync(elsewhere, join(folder, lockPath))
    await expect(runModels(folder, ['add', id])).rejects.toThrow(UnusableInput)
    expect(existsSync(elsewhere)).toBe(false)
  })
})

describe('models check', () => {
  const locked = async (): Promise<string> => {
    server.models = { [id]: { [first]: files(32) }, 'acme/still': { [first]: files(2) } }
    const folder = newFolder()
    await runModels(folder, ['add', id, 'acme/still'])
    return folder
  }

  it('says nothing of what is as it was, or has other files alone', async () => {
    const folder = await locked()
    server.models = { ...server.models, [id]: { [first]: files(32), [second]: { ...files(32), 'README.md': 'New' } } }
    const { status, stdout } = await runModels(folder, ['check'])
    expect([status, stdout]).toEqual([0, '0 of 2 locked models are stale.\n'])
  })

  it('names what has other sizes by now, and what was altered', async () => {
    const folder = await locked()
    server.models = { ...server.models, [id]: { [first]: files(32), [second]: files(40) } }
    const [was, is] = [first, second].map((commit) => commit.slice(0, 12))
    expect(await runModels(folder, ['check'])).toMatchObject({
      status: 1,
      stdout: `${id}: ${is} has other sizes than ${was}. Lock it again.\n1 of 2 locked models are stale.\n`,
    })
    writeFileSync(join(folder, lockPath), lockIn(folder).replace('"num_hidden_layers": 2', '"num_hidden_layers": 1'))
    expect((await runModels(folder, ['check'])).stdout).toContain(`acme/still: the entry is not what ${was} has.`)
  })

  it('finds a wrong hash', async () => {
    const folder = await locked()
    writeFileSync(join(folder, lockPath), lockIn(folder).replace(/"sha256": "\w{8}/, '"sha256": "00000000'))
    expect((await runModels(folder, ['check'])).stdout).toContain(`${id}: the entry is not what`)
  })
})

describe('models check of a hostile host', () => {
  it.each<[string, (response: ServerResponse) => void]>([
    ['a redirect to another host', (to) => to.writeHead(302, { location: 'http://169.254.169.254/x' }).end()],
    ['a page in place of JSON', (to) => to.writeHead(200).end('<html>')],
    ['a file of 10 GB', (to) => to.writeHead(200, { 'content-length': '10000000000' }).write('{')],
  ])('ends with an error and leaves the lock file alone: %s', async (_, how) => {
    server.models = { [id]: { [first]: files(32) } }
    const folder = newFolder()
    await runModels(folder, ['add', id])
    const before = lockIn(folder)
    server.fault = (_path, response) => {
      how(response)
      return true
    }
    const run = runModels(folder, ['check'])
    await expect(run).rejects.toThrow(UnusableInput)
    expect(lockIn(folder)).toBe(before)
  })
})

describe('a lock file that cannot be used', () => {
  it.each<[string, (text: string) => string, string]>([
    ['no JSON', () => '{', 'it is not valid JSON'],
    ['deep JSON', () => '['.repeat(100_000) + ']'.repeat(100_000), 'is not as `models add` writes it'],
    [
      'a repeated entry',
      (text) => text.replace(/("acme\/rocket": \{[\s\S]*?\n {4}\})/, '$1,\n    $1'),
      'repeats a key',
    ],
    ['a repeated number', (text) => text.replace(/("num_hidden_layers": 32)/, '"num_hidden_layers": 80,$1'), 'repeats'],
    ['a key that nobody reads', (text) => text.replace('"values": {', '"values": { "note": "x",'), 'repeats a key'],
    ['a key beside the entry', (text) => text.replace('"revision"', '"note": 1, "revision"'), 'as `models add` writes'],
    ['a name in disguise', (text) => text.replace('acme/rocket', 'acme\\u002frocket'), 'repeats a key'],
    [
      'an impossible number',
      (text) => text.replace('"num_hidden_layers": 32', '"num_hidden_layers": 1e9'),
      'is not as',
    ],
    ['another version', (text) => text.replace('"version": 1', '"version": 2'), 'is not as'],
  ])('sizes nothing and is said: %s', async (_, change, problem) => {
    server.models = { [id]: { [first]: files(32) } }
    const folder = newFolder()
    await runModels(folder, ['add', id])
    const changed = change(lockIn(folder))
    expect(changed).not.toBe(lockIn(folder))
    writeFileSync(join(folder, lockPath), changed)
    const { jobs, findings } = await reported(folder)
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'manifest/unusable-config', message: expect.stringContaining(problem) }),
    )
    expect(jobs[0].sizing.memory).toBeUndefined()
    expect(jobs[0].assessment.verdict).not.toBe('fit')
  })
})

it('opens no lock file that is larger than any file that a job names', async () => {
  server.models = { [id]: { [first]: files(32) } }
  const folder = newFolder()
  await runModels(folder, ['add', id])
  writeFileSync(join(folder, lockPath), lockIn(folder) + ' '.repeat(256 * 1024))
  expect(await rulesIn(folder)).toContain('manifest/unknown-model')
})

it('counts the parameters of the test as the check does', () => {
  expect(amount(parametersOf(32))).toBe('8.03B')
})
