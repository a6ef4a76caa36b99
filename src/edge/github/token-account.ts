import * as z from 'zod/mini'
import type { GitHubClient } from './client.ts'
import { GitHubFailure } from './failure.ts'

/** The author of a comment. Null if the account was deleted. */
export const author = z.nullable(z.object({ login: z.string(), type: z.string() }))

export type Author = z.infer<typeof author>

/** The account of `github.token`. */
const actionsBot = 'github-actions[bot]'
const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string().check(z.minLength(1)) }) }) })

/**
 * The account of the token. It identifies its own comments, because anybody can copy our marker. Asks GitHub only if a
 * marked comment is not by the GitHub Actions bot. Throws {@link GitHubFailure} if another bot wrote one and GitHub
 * does not say who we are.
 */
export class TokenAccount {
  readonly #client: GitHubClient
  readonly #api: string
  #login: string | undefined

  constructor(client: GitHubClient, api: string) {
    this.#client = client
    this.#api = api
  }

  /** Learns the name from a comment that this run just wrote. */
  learnFrom(by: Author): void {
    this.#login = by?.login ?? this.#login
  }

  async ownOf<C extends { readonly user: Author }>(marked: readonly C[]): Promise<C[]> {
    if (marked.length === 0) return []
    const ofActionsBot = marked.filter(({ user }) => user?.login === actionsBot && user.type === 'Bot')
    if (this.#login === undefined && ofActionsBot.length > 0) return ofActionsBot
    this.#login ??= await this.#fetchLogin(marked.some(({ user }) => user?.type === 'Bot'))
    // Users cannot have names that end in `[bot]`, so both name and type must match.
    const type = this.#login.endsWith('[bot]') ? 'Bot' : 'User'
    return marked.filter(({ user }) => user?.login === this.#login && user?.type === type)
  }

  async #fetchLogin(mustKnow: boolean): Promise<string> {
    // On a GitHub Enterprise Server, GraphQL is next to the REST routes, not below them.
    const baseUrl = this.#api.replace(/\/api\/v3$/, '/api')
    const parameters = { baseUrl, query: '{ viewer { login } }' }
    try {
      const { data } = await this.#client.read({ route: 'POST /graphql', parameters, answer: viewer })
      return data.viewer.login
    } catch (error) {
      if (mustKnow || !(error instanceof GitHubFailure)) throw error
      return actionsBot
    }
  }
}
