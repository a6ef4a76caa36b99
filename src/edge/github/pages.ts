import * as z from 'zod/mini'
import type { Call, GitHubClient } from './client.ts'

/** The most that GitHub gives at once. */
const perPage = 100

/** Reads a list page by page, as far as `mostPages`; `isComplete` tells whether that was all of it. */
export async function readPages<T>(
  client: GitHubClient,
  { route, parameters }: Pick<Call<unknown>, 'route' | 'parameters'>,
  item: z.ZodMiniType<T>,
  mostPages: number,
): Promise<{ readonly items: T[]; readonly isComplete: boolean }> {
  const items: T[] = []
  for (let page = 1; page <= mostPages; page++) {
    const answer = z.array(item)
    const got = await client.read({ route, parameters: { ...parameters, per_page: perPage, page }, answer })
    items.push(...got)
    if (got.length < perPage) return { items, isComplete: true }
  }
  return { items, isComplete: false }
}
