import { readdirSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { readers } from '../../../../src/core/evidence/tables/index.ts'

const folder = new URL('../../../../src/core/evidence/tables/', import.meta.url)

it('the list holds each reader, by the name of its file (missing: npm run build; another name: its format)', () => {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && file.includes('/'))
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.ts'.length))
  expect(readers.map(({ format }) => format).sort()).toEqual(files.sort())
})
