import * as z from 'zod/mini'
import { type Answer, parsed } from './answer.ts'

const blob = z.object({ content: z.string(), encoding: z.literal('base64') })

/** The content in GitHub's answer about a blob. Undefined for any other answer. */
export function contentIn(answer: Answer): Uint8Array | undefined {
  const read = blob.safeParse(parsed(answer))
  return read.success ? Uint8Array.from(atob(read.data.content), (sign) => sign.charCodeAt(0)) : undefined
}

/** Git's name (hash) of a content, in the given length. */
export type BlobName = (content: Uint8Array, length: number) => string
