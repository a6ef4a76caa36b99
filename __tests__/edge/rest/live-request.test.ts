import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { liveRequest } from '../../../src/edge/rest/live-request.ts'
import { ended, listening } from '../../support/local-server.ts'

function endless(response: ServerResponse): void {
  response.writeHead(200)
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/endless': endless,
  '/declared': (response) => response.writeHead(200, { 'content-length': '10000000000' }).write('{'),
  '/short': (response) => response.writeHead(404, { 'x-of': 'it' }).end('{}'),
}
const server = createServer(({ url = '' }, response) => answers[url]?.(response))
let request: ReturnType<typeof liveRequest>

beforeAll(async () => {
  request = liveRequest({ GITHUB_API_URL: await listening(server) }, undefined)
})
afterAll(() => ended(server))

describe('an answer of GitHub', () => {
  it.each(['/endless', '/declared'])('is read to a limit, whatever is sent: %s', async (path) => {
    await expect(request(path, 'application/json')).rejects.toThrow('an answer of more than 32 MiB')
  })

  it('is given whole, with its status and headers', async () => {
    expect(await request('/short', 'application/json')).toMatchObject({
      status: 404,
      body: new Uint8Array([0x7b, 0x7d]),
      headers: { 'x-of': 'it' },
    })
  })
})
