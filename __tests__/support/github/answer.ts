/** An answer to send; a body that is neither text nor bytes is sent as JSON. */
export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const documentation = 'https://docs.github.com/rest'

/** GitHub's own words for refusals. */
export const refusals = {
  badCredentials: refusal(401, 'Bad credentials'),
  forbidden: refusal(403, 'Resource not accessible by integration'),
  noUserAgent: refusal(
    403,
    'Request forbidden by administrative rules. Please make sure your request has a User-Agent header.',
  ),
  notFound: refusal(404, 'Not Found'),
  unreadable: refusal(400, 'Problems parsing JSON'),
}

/** A 422, with GitHub's list of errors. */
export const unprocessable = (message: string, errors?: readonly unknown[]): Answer => {
  const { status, body } = refusal(422, message)
  return { status, body: { ...(body as object), ...(errors && { errors }) } }
}

function refusal(status: number, message: string): Answer {
  return { status, body: { message, documentation_url: documentation, status: String(status) } }
}

/** One page of a list, with GitHub's `link` header to the next. */
export function pageOf<Item>(
  items: readonly Item[],
  query: Readonly<Record<string, string>>,
  address: string,
): { readonly items: Item[]; readonly headers: Record<string, string> } {
  const size = Math.min(Number(query['per_page'] ?? 30), 100)
  const page = Number(query['page'] ?? 1)
  const last = Math.max(1, Math.ceil(items.length / size))
  const to = (number: number, rel: string): string =>
    `<${address}?${new URLSearchParams({ ...query, page: String(number) })}>; rel="${rel}"`
  const links = [
    ...(page > 1 ? [to(page - 1, 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
  ]
  return {
    items: items.slice((page - 1) * size, page * size),
    headers: links.length === 0 ? {} : { link: links.join(', ') },
  }
}
