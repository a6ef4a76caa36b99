import * as z from 'zod/mini'
import type { GitHubClient } from './client.ts'
import { GitHubFailure } from './failure.ts'

/** Who wrote a comment; null where the account was deleted. */
export const author = z.nullable(z.object({ login: z.string(), type: z.string() }))

export type Author = z.infer<typeof author>

/** The account that `github.token` acts as. */
const actionsBot = 'github-actions[bot]'
const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string().check(z.minLength(1)) }) }) })

/**
 * The account that the token acts as: finds the comments that it wrote, since anybody can write our marker into one.
 * GitHub is queried only where a marked comment is not by the bot of GitHub Actions. Throws {@link GitHubFailure} where
 * another bot wrote one and GitHub does not say who we are.
 */
export class TokenAccount {
  readonly #client: GitHubClient
  readonly #api: string
  #login: string | undefined

  constructor(client: GitHubClient, api: string) {
    this.#client = client
    this.#api = api
  }

  /** Learns the name from a comment that this run has just written. */
  learnFrom(by: Author): void {
    this.#login = by?.login ?? this.#login
  }

  async ownOf<C extends { readonly user: Author }>(marked: readonly C[]): Promise<C[]> {
    if (marked.length === 0) return []
    const ofActionsBot = marked.filter(({ user }) => user?.login === actionsBot && user.type === 'Bot')
    if (this.#login === undefined && ofActionsBot.length > 0) return ofActionsBot
    this.#login ??= await this.#fetchLogin(marked.some(({ user }) => user?.type === 'Bot'))
    // No person can have a name that ends like this; an author who seems to is none of ours.
    const type = this.#login.endsWith('[bot]') ? 'Bot' : 'User'
    return marked.filter(({ user }) => user?.login === this.#login && user?.type === type)
  }

  async #fetchLogin(mustKnow: boolean): Promise<string> {
    // A GitHub Enterprise Server has its GraphQL beside the REST routes, not below them.
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
