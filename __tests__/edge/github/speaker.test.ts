import { describe, expect, it } from '@jest/globals'
import type { GitHubAnswer } from '../../../src/edge/github/answer.ts'
import { GitHubClient } from '../../../src/edge/github/client.ts'
import { Speaker } from '../../../src/edge/github/speaker.ts'
import { ImpatientClock } from '../../support/surfaces.ts'

const ours = { user: { login: 'github-actions[bot]', type: 'Bot' } }
const spoofed = { user: { login: 'github-actions[bot]', type: 'User' } }
const app = { user: { login: 'acme-checks[bot]', type: 'Bot' } }
const mallory = { user: { login: 'mallory', type: 'User' } }
const ghost = { user: null }
const viewer = (login: string): GitHubAnswer => ({ status: 200, data: { data: { viewer: { login } } }, headers: {} })

function speakerWith(answer: GitHubAnswer): { speaker: Speaker; asked: [string, unknown][] } {
  const asked: [string, unknown][] = []
  const send = async (route: string, { baseUrl }: Readonly<Record<string, unknown>>): Promise<GitHubAnswer> => {
    asked.push([route, baseUrl])
    return answer
  }
  return {
    speaker: new Speaker(new GitHubClient(send, new ImpatientClock()), 'https://github.example.com/api/v3'),
    asked,
  }
}

const missing: GitHubAnswer = { status: 404, data: {}, headers: {} }

describe('the author of our comments', () => {
  it('is usually the bot of GitHub Actions, for which nobody is asked', async () => {
    const { speaker, asked } = speakerWith(missing)
    expect(await speaker.ownOf([mallory, ours, app, ghost, spoofed])).toEqual([ours])
    expect(await speaker.ownOf([])).toEqual([])
    expect(asked).toEqual([])
  })

  it('is another where GitHub says so, also on an Enterprise Server', async () => {
    const { speaker, asked } = speakerWith(viewer('acme-checks[bot]'))
    expect(await speaker.ownOf([mallory, app, ghost])).toEqual([app])
    expect(await speaker.ownOf([mallory, app, ours])).toEqual([app])
    expect(asked).toEqual([['POST /graphql', 'https://github.example.com/api']])
  })

  it('is known from what was just written', async () => {
    const { speaker, asked } = speakerWith(missing)
    speaker.wrote(app.user)
    expect(await speaker.ownOf([mallory, app, ours])).toEqual([app])
    expect(asked).toEqual([])
  })

  it('is never a person who only writes the marker', async () => {
    expect(await speakerWith(viewer('github-actions[bot]')).speaker.ownOf([mallory, spoofed, ghost])).toEqual([])
    expect(await speakerWith(missing).speaker.ownOf([mallory, ghost])).toEqual([])
  })

  it('must be known where another bot wrote a comment, or a second one would follow', async () => {
    await expect(speakerWith(missing).speaker.ownOf([app])).rejects.toMatchObject({ ending: 'not found' })
  })
})
