import { describe, expect, it } from '@jest/globals'
import { acceleratorById } from '../../../src/core/catalog/accelerators/index.ts'
import { availabilities } from '../../../src/core/catalog/availability.ts'
import { resolveProvider } from '../../../src/core/catalog/names/providers.ts'
import { references } from '../../../src/core/catalog/references.ts'

describe('where parts can be had', () => {
  it.each([...availabilities()])('%s is a part of the catalog, with a document', (id, { reference, rentedFrom }) => {
    expect(acceleratorById(id)?.id).toBe(id)
    expect(references).toHaveProperty([reference])
    expect(rentedFrom === undefined || resolveProvider(rentedFrom)?.id === rentedFrom).toBe(true)
  })
})
