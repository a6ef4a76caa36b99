import * as z from 'zod/mini'
import type { Call, GitHubClient } from './client.ts'

/** GitHub's limit per page. */
const perPage = 100

/** Reads up to `mostPages` pages of a list. `isComplete` tells whether that was all. */
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
