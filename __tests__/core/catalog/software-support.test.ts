import { describe, expect, it } from '@jest/globals'
import { acceleratorById, accelerators } from '../../../src/core/catalog/accelerators/index.ts'
import { references } from '../../../src/core/catalog/references.ts'
import { frameworks, libraries } from '../../../src/core/catalog/software/frameworks.ts'
import { reachOf, reachOfAll } from '../../../src/core/catalog/software/library-platforms.ts'
import { platformOf, platforms } from '../../../src/core/catalog/software/platforms.ts'
import { firstRelease, softwareSupport, supportOf } from '../../../src/core/catalog/software/software-support.ts'
import { compareVersions, cudaOfBuild, isAfter, isPinned } from '../../../src/core/catalog/software/version.ts'

const known = new Set([...frameworks, ...libraries].map(({ id }) => id))
const part = (id: string) => {
  const found = acceleratorById(id)
  if (found === undefined) throw new Error(`No ${id}.`)
  return found
}

describe('the releases that serve a part', () => {
  it.each(softwareSupport().map((row, index) => [`${row.software}, row ${index + 1}`, row] as const))(
    '%s',
    (_, row) => {
      const { software, first, last, isNever, confidence, reference, otherwise, matches } = row
      const word = software.replace(/ for CUDA .*/, '')
      expect([word, known.has(word) || word === 'cuda' || word === 'bitsandbytes-int8']).toEqual([word, true])
      expect(references).toHaveProperty([reference])
      expect(['documented', 'secondary']).toContain(confidence)
      expect(isNever).toBe(first === undefined && last === undefined)
      for (const version of [first, last]) if (version !== undefined) expect(version).toMatch(/^\d+(\.\d+){0,2}$/)
      expect(otherwise).toMatch(/^[a-z"].*[^.]$/)
      // A row that matches no part is a mistake.
      expect(accelerators.some(matches)).toBe(true)
    },
  )

  it('are told by architecture, by host and by platform', () => {
    expect(firstRelease('pytorch', part('nvidia-b200-180gb'))).toBe('2.7')
    expect(firstRelease('pytorch', part('amd-mi300x-192gb'))).toBe('2.3')
    expect(supportOf('pytorch', part('nvidia-gh200-96gb')).map(({ first }) => first)).toEqual(['2.0', '2.5'])
    expect(supportOf('jax', part('intel-gaudi3'))).toMatchObject([{ isNever: true }])
    expect(supportOf('pytorch', part('google-tpu-v5e'))).toEqual([])
  })
})

describe('versions', () => {
  it('are compared by their numbers', () => {
    expect(compareVersions('2.10', '2.9')).toBeGreaterThan(0)
    expect(compareVersions('2.7.0', '2.7')).toBe(0)
    expect(isAfter('2.5.1', '2.5')).toBe(false)
    expect(isAfter('2.6', '2.5')).toBe(true)
  })

  it('are one release or a bound, for one toolkit or any', () => {
    expect(['2.7', '==2.7.1', 'v2.7', '~=2.7'].map(isPinned)).toEqual([true, true, true, true])
    expect(['>=2.5', '>=2.1,<3', 'nightly', '<2.9'].map(isPinned)).toEqual([false, false, false, false])
    expect(['2.7.1+cu128', '2.1+cu118', '2.3+rocm6.0', '2.3'].map(cudaOfBuild)).toEqual([
      '12.8',
      '11.8',
      undefined,
      undefined,
    ])
  })
})

describe('where a library runs', () => {
  it.each([...reachOfAll()])('%s', (id, { serves, absent, unlisted, reference }) => {
    expect(known.has(id)).toBe(true)
    expect(references).toHaveProperty([reference])
    const named = [...serves, ...absent, ...unlisted]
    expect(serves.length).toBeGreaterThan(0)
    expect(named.filter((platform) => !Object.hasOwn(platforms, platform))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  it('is not known where nothing was read', () => {
    expect(reachOf('transformers')).toBeUndefined()
  })

  it('is told by the platform of a part', () => {
    const ofEach = new Set(accelerators.map(platformOf))
    expect([...ofEach].sort()).toEqual(Object.keys(platforms).sort())
  })
})
