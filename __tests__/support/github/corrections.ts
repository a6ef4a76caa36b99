/** Fields that GitHub has for every account, and the emulator only for some. */
const accountAddresses = [
  'followers_url',
  'following_url',
  'gists_url',
  'organizations_url',
  'received_events_url',
  'starred_url',
  'subscriptions_url',
]

/** The emulator returns null for fields that GitHub omits. */
const absent = new Set(['position', 'original_position', 'in_reply_to_id'])

/** The emulator's answer as GitHub would give it: Apps are bots, accounts and repositories are complete. */
export function corrected(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(corrected)
  if (typeof body !== 'object' || body === null || body instanceof Buffer) return body
  const entries = Object.entries(body).filter(([key, value]) => value !== null || !absent.has(key))
  const object = Object.fromEntries(entries.map(([key, value]) => [key, corrected(value)]))
  return { ...object, ...accountOf(body), ...repositoryOf(body) }
}

function accountOf(body: object): object {
  const { login, url } = body as { login?: unknown; url?: unknown }
  if (typeof login !== 'string') return {}
  const addresses = accountAddresses.filter((name) => !(name in body)).map((name) => [name, `${url}/${name}`])
  return {
    ...Object.fromEntries(addresses),
    ...('gravatar_id' in body ? {} : { gravatar_id: '' }),
    ...(login.endsWith('[bot]') && { type: 'Bot' }),
  }
}

function repositoryOf(body: object): object {
  const { pushed_at: pushed, created_at: created } = body as { pushed_at?: unknown; created_at?: unknown }
  if (!('full_name' in body)) return {}
  return { network_count: 0, subscribers_count: 0, pushed_at: pushed ?? created }
}
