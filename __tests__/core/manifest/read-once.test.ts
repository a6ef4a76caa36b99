import { describe, expect, it } from '@jest/globals'
import { documentOf, readDocument } from '../../../src/core/languages/yaml/document-reader.ts'
import { parseManifest } from '../../../src/core/manifest/parse.ts'
import { type Document, type Entry, type MapNode, nodeAt, withEntries } from '../../../src/core/text/document.ts'

const text = 'defaults: { stage: prod }\njobs:\n  a: { hardware: h100, scale: 7 }\n  b: { hardware: v5e }\n'

/** The document with job `b` of another document. */
function withOther(document: Document, other: Document): Document {
  const root = document.root as MapNode
  const jobs = root.entries.get('jobs') as Entry
  const there = nodeAt(other.root as MapNode, ['jobs', 'b']) as MapNode
  const changed = { key: there.range, node: there, range: there.range }
  return {
    ...document,
    root: withEntries(root, [['jobs', { ...jobs, node: withEntries(jobs.node as MapNode, [['b', changed]]) }]]),
  }
}

describe('a manifest', () => {
  it('is read once from the bytes of its file', () => {
    const bytes = new TextEncoder().encode(text)
    expect(documentOf(bytes)).toBe(documentOf(bytes))
    expect(parseManifest(documentOf(bytes), 'x')).toBe(parseManifest(documentOf(bytes), 'x'))
    expect(documentOf(new TextEncoder().encode(text))).not.toBe(documentOf(bytes))
  })

  it('shares what was read of a job with another version that has the job as it is, mistakes included', () => {
    const document = readDocument(text)
    const before = parseManifest(document, 'x')
    const after = parseManifest(withOther(document, readDocument(text.replace('v5e', 'h200'))), 'x')
    const [a, b] = after.jobs
    expect(a?.written).toBe(before.jobs[0]?.written)
    expect(b?.declaration.hardware).toMatchObject({ accelerator: 'h200' })
    expect(b?.declaration.stage).toBe('production')
    expect(after.findings.map(({ rule, path }) => [rule, path])).toEqual(
      before.findings.map(({ rule, path }) => [rule, path]),
    )
    expect(before.findings.length).toBeGreaterThan(0)
  })
})
