import type { ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'
import { serverError } from './fault-answers.ts'
import type { FaultKind } from './faults.ts'

const dribbleMilliseconds = 100

/**
 * Sends an answer as GitHub does, unless a fault spoils it on the way: the request has taken effect by then. `onWait`
 * receives a function that ends a wait.
 */
export function send(
  response: ServerResponse,
  answer: Answer,
  fault: FaultKind | undefined,
  onWait: (end: () => void) => void,
): void {
  if (fault === 'lost-answer') response.socket?.destroy()
  if (fault === 'stored-silence') onWait(() => response.destroy())
  if (fault === 'lost-answer' || fault === 'stored-silence') return
  const { status, body, headers } = fault === 'stored-server-error' ? serverError : answer
  const bytes = bytesOf(body)
  const sent = fault === 'truncated' ? bytes.subarray(0, Math.floor(bytes.length / 2)) : bytes
  const isText = typeof body === 'string' || body instanceof Buffer
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': isText ? 'text/plain' : 'application/json; charset=utf-8' }),
    'x-github-request-id': 'F00D:CAFE:1:2:3',
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '900',
    ...headers,
    ...(status !== 204 && { 'content-length': String(sent.length) }),
  })
  if (fault === 'dribble') dribble(response, sent, onWait)
  else response.end(sent)
}

/** One byte at a time: every read is in time, but never the whole. */
function dribble(response: ServerResponse, sent: Buffer, onWait: (end: () => void) => void): void {
  let at = 0
  const timer = setInterval(() => {
    if (at < sent.length && !response.destroyed) return void response.write(sent.subarray(at, ++at))
    clearInterval(timer)
    response.end()
  }, dribbleMilliseconds)
  onWait(() => {
    clearInterval(timer)
    response.destroy()
  })
}

function bytesOf(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0)
  if (body instanceof Buffer) return body
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
}
