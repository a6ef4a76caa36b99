import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { fleet } from '../../../src/edge/cli/fleet/fleet.ts'
import { blobName } from '../../../src/edge/run/git/listings.ts'
import { runHere } from '../../support/terminal.ts'

// An organization with one repository. Its policy extends that of another repository.
const files: Readonly<Record<string, string>> = {
  'accelerator.yml': 'framework: jax\nhardware: tpu-v5e-8\n',
  '.github/accelerator-policy.yml': `version: 1\nextends: acme/secret/ml.yml@${'a'.repeat(40)}\n`,
}
const answerTo = (path: string): unknown => {
  if (path.startsWith('/orgs/')) return [{ full_name: 'acme/training', fork: false }]
  if (!path.startsWith('/repos/acme/training/')) return undefined
  const tree = Object.entries(files).map(([path, text]) => ({ path, mode: '100644', type: 'blob', sha: shaOf(text) }))
  if (path.includes('/git/trees/')) return { tree, truncated: false }
  const text = Object.values(files).find((each) => path.endsWith(`/git/blobs/${shaOf(each)}`))
  return text && { content: Buffer.from(text).toString('base64'), encoding: 'base64' }
}
const shaOf = (text: string): string => blobName(Buffer.from(text), 40)

let asked: (readonly [path: string, token: string | undefined])[] = []
const server = createServer(({ url = '', headers }, response) => {
  asked.push([url, headers.authorization])
  const answer = answerTo(url)
  response.statusCode = answer === undefined ? 404 : 200
  response.end(JSON.stringify(answer ?? {}))
})
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((closed) => server.close(closed)))

describe('the token of fleet --org', () => {
  it.each([
    ['schedule', true],
    ['push', true],
    ['', true],
    ['pull_request', false],
    ['pull_request_target', false],
    ['merge_group', false],
    ['workflow_run', false],
    ['issue_comment', false],
  ])('after the event %j reads what policies name: %s', async (event, isTrusted) => {
    asked = []
    const folder = mkdtempSync(join(tmpdir(), 'fleet-'))
    const { stdout } = await runHere(
      fleet,
      folder,
      ['--org', 'acme', '--keep', folder, '--format', 'json'],
      undefined,
      {
        GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        GITHUB_TOKEN: 'secret',
        ...(event !== '' && { GITHUB_EVENT_NAME: event }),
      },
    )
    expect(JSON.parse(stdout).unread).toMatchObject([{ path: 'acme/training' }])
    const [own, shared] = [true, false].map(
      (wanted) =>
        new Set(asked.filter(([path]) => path.startsWith('/repos/acme/secret') !== wanted).map(([, token]) => token)),
    )
    expect(own).toEqual(new Set(['Bearer secret']))
    expect(shared).toEqual(new Set([isTrusted ? 'Bearer secret' : undefined]))
  })
})
