import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { lockEntry, lockPath, modelsLockText } from '../../src/core/catalog/models/models-lock.ts'
import type { CommittedFiles } from '../support/git.ts'
import { type Checkout, withChange } from '../support/hosted-change.ts'
import { commitOf, decoder, indexOf, parametersOf } from '../support/model-server.ts'
import { standings } from '../support/run-results.ts'

// If a pull request adds, changes or removes a lock file entry, every job with that model changes.

const path = 'train/accelerator.yml'
const all: Checkout[] = ['full', 'shallow', 'head', 'shallow head']
const later = { 'README.md': 'Later.\n' }
const jobNaming = (name: string): string =>
  `framework: pytorch\nstage: production\ntask: fine-tuning\nmodel: { name: ${name}, precision: bf16 }\n` +
  'scale: { sequence_length: 8192, tokens: 1T }\nhardware: { accelerator: h100, count: 512, parallelism: fsdp }\n'
const lockOf = (layers: Readonly<Record<string, number>>): string =>
  modelsLockText(
    Object.fromEntries(
      Object.entries(layers).map(([id, count]) => {
        const sha256 = '0'.repeat(64)
        const config = { plain: decoder(count), sha256 }
        const entry = lockEntry(commitOf(id), config, { plain: indexOf(parametersOf(count)), sha256 })
        if (typeof entry === 'string') throw new Error(entry)
        return [id, entry]
      }),
    ),
  )
const policyWith = (more: string): string =>
  `version: 1\nlimits: [{ id: few, chip_hours: 60_000, severity: error${more} }]\n`
const policyPath = '.github/accelerator-policy.yml'
const rocket = { 'acme/rocket': 32 }

describe('a change of the lock file', () => {
  it('is a change of each job that names the model, shown and counted, whatever the checkout', async () => {
    const base = {
      [path]: jobNaming('acme/rocket'),
      'b/accelerator.yml': jobNaming('acme/other'),
      'c/accelerator.yml': jobNaming('llama-3.1-8b'),
    }
    const lock = { [lockPath]: lockOf({ ...rocket, 'acme/other': 2 }) }
    const head = { [lockPath]: lockOf({ 'acme/rocket': 400, 'acme/other': 2 }) }
    await withChange({ base: { ...base, ...lock, [policyPath]: policyWith('') }, head, later }, async (change) => {
      for (const checkout of all) {
        const run = await change.run({ 'fail-on-new': 'true', 'changed-only': 'true' }, { checkout })
        const report = JSON.parse(readFileSync(run.outputs['report'] as string, 'utf8'))
        expect([checkout, run.status, report.difference.jobs]).toMatchObject([
          checkout,
          1,
          [
            {
              path,
              change: 'changed',
              base: { scale: { parameters: parametersOf(32) } },
              head: { scale: { parameters: parametersOf(400) } },
            },
          ],
        ])
        expect(standings(run)).toContain('new error policy/limit-exceeded train')
        // Jobs with a model from the catalog are not read again.
        expect(report.files.map((file: { path: string }) => file.path)).not.toContain('c/accelerator.yml')
      }
    })
  })

  it.each<[string, CommittedFiles, CommittedFiles]>([
    [
      'that makes a model small',
      { [lockPath]: lockOf({ 'acme/rocket': 400 }) },
      { [lockPath]: lockOf({ 'acme/rocket': 1 }) },
    ],
    [
      'that removes a model',
      { [lockPath]: lockOf({ 'acme/rocket': 400, 'acme/b': 1 }) },
      { [lockPath]: lockOf({ 'acme/b': 1 }) },
    ],
    ['that removes the file', { [lockPath]: lockOf({ 'acme/rocket': 400 }) }, { [lockPath]: null }],
    ['that breaks the file', { [lockPath]: lockOf({ 'acme/rocket': 400 }) }, { [lockPath]: '{' }],
    ['that contradicts its size in the name', {}, { [lockPath]: lockOf({ 'acme/rocket-90b': 1 }) }],
  ])('%s lifts no lock', async (_, base, head) => {
    const name = Object.keys(base).length === 0 ? 'acme/rocket-90b' : 'acme/rocket'
    for (const [more, status] of [
      [', locked: true', 1],
      ['', 0],
    ] as const)
      await withChange(
        {
          base: { ...base, [path]: jobNaming(name), [policyPath]: policyWith(more) } as never,
          head: head as never,
          later,
        },
        async (change) => {
          const run = await change.run()
          const exceeded = standings(run).filter((line) => /^(new|existing) error policy.limit-exceeded/.test(line))
          expect([more, exceeded.length]).toEqual([more, status])
        },
      )
  })
})
