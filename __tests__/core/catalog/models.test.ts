import { describe, expect, it } from '@jest/globals'
import { allModels, modelRows } from '../../../src/core/catalog/models/all-models.ts'
import { type Model, modelFigures } from '../../../src/core/catalog/models/model.ts'
import { keysOf } from '../../../src/core/catalog/models/model-index.ts'
import { wordsOfModel } from '../../../src/core/catalog/models/model-key.ts'
import { resolveModel } from '../../../src/core/catalog/models/model-name.ts'

const models = allModels()
const idsWhere = (isWrong: (model: Model) => boolean): string[] => models.filter(isWrong).map(({ id }) => id)

describe('the catalogue of models', () => {
  it('has all the kinds, and domains and architectures that go with them', () => {
    const combinations = new Set(
      models.map(({ kind, domain, architecture }) => [kind, domain, architecture].join(' · ')),
    )
    expect(new Set(models.map(({ kind }) => kind)).size).toBe(22)
    expect([...combinations].sort()).toMatchSnapshot()
  })

  it('names each model and its family', () => {
    expect(idsWhere(({ id, family, domain, kind }) => [id, family, domain, kind].includes(undefined as never))).toEqual(
      [],
    )
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length)
  })

  it('reads every figure as a positive number', () => {
    const wrong = (model: Model): boolean =>
      modelFigures.some((figure) => {
        const value = model[figure]
        return value !== undefined && !(Number.isFinite(value) && value > 0)
      })
    expect(idsWhere(wrong)).toEqual([])
  })

  it('counts in whole numbers', () => {
    const counts = modelFigures.filter((figure) => figure !== 'forwardFlopsPerSample')
    expect(idsWhere((model) => counts.some((count) => !Number.isInteger(model[count] ?? 1)))).toEqual([])
  })

  it('says of a model without a size that none is known', () => {
    const without = models.filter(({ parameters }) => parameters === undefined)
    expect(without.map(({ id, note }) => `${id}: ${note}`)).toMatchSnapshot()
  })

  it('says where a figure was read, or that it is remembered', () => {
    expect(idsWhere(({ source, remembered }) => (source === undefined) !== remembered)).toEqual([])
    expect(
      idsWhere(
        ({ source }) => source !== undefined && 'path' in source && !('commit' in source || 'package' in source),
      ),
    ).toEqual([])
    const figures: readonly string[] = modelFigures
    expect(idsWhere(({ rememberedFigures = [] }) => rememberedFigures.some((one) => !figures.includes(one)))).toEqual(
      [],
    )
  })

  it('has one object for a source that many rows share', () => {
    const sources = models.flatMap(({ source }) => source ?? [])
    expect(new Set(sources).size).toBe(new Set(sources.map((source) => JSON.stringify(source))).size)
  })

  it('holds shapes that can be', () => {
    expect(idsWhere(({ parameters = 0, activeParameters = 0 }) => activeParameters > parameters)).toEqual([])
    expect(idsWhere(({ parameters = 0, embeddingParameters = 0 }) => embeddingParameters > parameters)).toEqual([])
    expect(idsWhere(({ experts = Infinity, expertsPerToken = 0 }) => expertsPerToken > experts)).toEqual([])
    expect(idsWhere(({ heads, keyValueHeads = 1 }) => (heads ?? 0) % keyValueHeads !== 0)).toEqual([])
    // T5 11B has heads of 16 times the total width. DeepSeek V4 shares one wide key and value.
    const width = ({ heads, headSize, hiddenSize }: Model): number =>
      heads !== undefined && headSize !== undefined && hiddenSize !== undefined ? (heads * headSize) / hiddenSize : 1
    expect(idsWhere((model) => width(model) < 0.25 || width(model) > 4)).toEqual([
      'deepseek-ai/DeepSeek-V4-Flash',
      'google-t5/t5-11b',
    ])
  })

  it('has mixtures of experts only with fewer active parameters than in all', () => {
    const mixtures = models.filter(({ architecture, activeParameters }) => architecture === 'moe' && activeParameters)
    expect(mixtures.length).toBeGreaterThan(50)
    for (const { id, parameters = 0, activeParameters = 0 } of mixtures)
      expect([id, activeParameters < parameters]).toEqual([id, true])
  })

  it('never has one spelling in two rows', () => {
    const claims = modelRows().flatMap((row) => keysOf(row).map((key) => ({ key, id: row.model.id })))
    const owner = new Map(claims.map(({ key, id }) => [key, id]))
    expect(claims.filter(({ key, id }) => owner.get(key) !== id)).toEqual([])
  })

  it('resolves every name to its own row', () => {
    const names = models.flatMap((model) => [model.id, ...model.names].map((name) => ({ name, model })))
    expect(names.filter(({ name }) => wordsOfModel(name).length === 0)).toEqual([])
    expect(names.filter(({ name, model }) => resolveModel(name) !== model).map(({ name }) => name)).toEqual([])
  })
})
