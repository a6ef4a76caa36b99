import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

interface LockedPackage {
  readonly resolved?: string
  readonly engines?: { readonly node?: string }
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
const packages: [string, LockedPackage][] = Object.entries(lock.packages)

/** Whether a range such as `^18.14.0 || >=20` includes the newest Node 20. */
const takesNode20 = (range: string): boolean =>
  range.split('||').some((part) => {
    const [, operator, major] = /^(\^|>=)? ?(\d+)/.exec(part.trim()) ?? []
    return part === '*' || (operator === '>=' ? Number(major) <= 20 : major === '20')
  })

it('every package that is installed runs on Node 20, as ours does', () => {
  expect(lock.packages[''].engines).toEqual({ node: '>=20' })
  const others = packages.filter(([, { engines }]) => !takesNode20(engines?.node ?? '*'))
  expect(others.map(([path, { engines }]) => [path, engines?.node])).toEqual([])
})

it('names no registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})
