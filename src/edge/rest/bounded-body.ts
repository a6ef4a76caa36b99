const mebibyte = 1024 * 1024

/** The answer exceeds the limit. */
export class TooLongAnswer extends Error {
  constructor(mostBytes: number) {
    super(`an answer of more than ${mostBytes / mebibyte} MiB`)
  }
}

/** The body of an answer, up to `mostBytes`, whatever length it declares. Throws {@link TooLongAnswer} above that. */
export async function boundedBody(answer: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  try {
    if (Number(answer.headers.get('content-length')) > mostBytes) throw new TooLongAnswer(mostBytes)
    for await (const part of answer.body ?? []) {
      length += part.byteLength
      if (length > mostBytes) throw new TooLongAnswer(mostBytes)
      parts.push(part)
    }
  } catch (error) {
    await answer.body?.cancel().catch(() => {})
    throw error
  }
  const body = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    body.set(part, at)
    at += part.byteLength
  }
  return body
}
