import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { picturedTexts } from '../support/pictured-change.ts'

const folder = new URL('../../docs/pictures/', import.meta.url)
const isPicture = (name: string): boolean => name.endsWith('.png')

describe('the pictures of a pull request', () => {
  let texts: Readonly<Record<string, string>>
  beforeAll(async () => {
    texts = await picturedTexts()
  })

  it('show what the bundle writes today (scripts/pictures.js makes them anew)', () => {
    const kept = readdirSync(folder).filter((name) => !isPicture(name))
    expect(Object.fromEntries(kept.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))).toEqual(texts)
  })

  it('are there for each text in light and dark, and small', () => {
    const wanted = Object.keys(texts).flatMap((name) => {
      const picture = name.replace(/\.\w+$/, '')
      return [`${picture}-dark.png`, `${picture}-light.png`]
    })
    expect(readdirSync(folder).filter(isPicture).sort()).toEqual(wanted.sort())
    for (const name of wanted) expect(readFileSync(new URL(name, folder)).length).toBeLessThan(180_000)
  })

  it.each(['README.md', 'docs/pull-requests.md'])('are found from %s', (path) => {
    const page = new URL(`../../${path}`, import.meta.url)
    const shown = [...readFileSync(page, 'utf8').matchAll(/src(?:set)?="([^"]+)"/g)].map(([, target]) => target)
    expect(shown.length).toBeGreaterThan(0)
    for (const target of shown) expect(readFileSync(new URL(target as string, page)).length).toBeGreaterThan(0)
  })
})
