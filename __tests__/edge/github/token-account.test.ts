import { describe, expect, it } from '@jest/globals'
import type { GitHubAnswer } from '../../../src/edge/github/answer.ts'
import { GitHubClient } from '../../../src/edge/github/client.ts'
import { TokenAccount } from '../../../src/edge/github/token-account.ts'
import { ImpatientClock } from '../../support/surfaces.ts'

const ours = { user: { login: 'github-actions[bot]', type: 'Bot' } }
const spoofed = { user: { login: 'github-actions[bot]', type: 'User' } }
const app = { user: { login: 'acme-checks[bot]', type: 'Bot' } }
const mallory = { user: { login: 'mallory', type: 'User' } }
const ghost = { user: null }
const viewer = (login: string): GitHubAnswer => ({ status: 200, data: { data: { viewer: { login } } }, headers: {} })

function accountWith(answer: GitHubAnswer): { account: TokenAccount; requests: [string, unknown][] } {
  const requests: [string, unknown][] = []
  const send = async (route: string, { baseUrl }: Readonly<Record<string, unknown>>): Promise<GitHubAnswer> => {
    requests.push([route, baseUrl])
    return answer
  }
  return {
    account: new TokenAccount(new GitHubClient(send, new ImpatientClock()), 'https://github.example.com/api/v3'),
    requests,
  }
}

const missing: GitHubAnswer = { status: 404, data: {}, headers: {} }

describe('the author of our comments', () => {
  it('is usually the bot of GitHub Actions, for which nobody is asked', async () => {
    const { account, requests } = accountWith(missing)
    expect(await account.ownOf([mallory, ours, app, ghost, spoofed])).toEqual([ours])
    expect(await account.ownOf([])).toEqual([])
    expect(requests).toEqual([])
  })

  it('is another where GitHub says so, also on an Enterprise Server', async () => {
    const { account, requests } = accountWith(viewer('acme-checks[bot]'))
    expect(await account.ownOf([mallory, app, ghost])).toEqual([app])
    expect(await account.ownOf([mallory, app, ours])).toEqual([app])
    expect(requests).toEqual([['POST /graphql', 'https://github.example.com/api']])
  })

  it('is known from what was just written', async () => {
    const { account, requests } = accountWith(missing)
    account.learnFrom(app.user)
    expect(await account.ownOf([mallory, app, ours])).toEqual([app])
    expect(requests).toEqual([])
  })

  it('is never a person who only writes the marker', async () => {
    expect(await accountWith(viewer('github-actions[bot]')).account.ownOf([mallory, spoofed, ghost])).toEqual([])
    expect(await accountWith(missing).account.ownOf([mallory, ghost])).toEqual([])
  })

  it('must be known where another bot wrote a comment, or a second one would follow', async () => {
    await expect(accountWith(missing).account.ownOf([app])).rejects.toMatchObject({ ending: 'not found' })
  })
})
