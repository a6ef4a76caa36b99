import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Observation } from '../../../src/core/evidence/observation/observation.ts'
import { observe } from '../../../src/core/evidence/observation/observe.ts'
import { SourceFile } from '../../../src/core/evidence/source-file.ts'
import { survey } from '../../../src/core/evidence/survey/survey.ts'
import { readers } from '../../../src/core/evidence/tables/index.ts'
import { documentLimits } from '../../../src/core/languages/yaml/document-limits.ts'
import { evidenceJson, evidenceText } from '../../../src/core/report/terminal/evidence.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import { rules } from '../../../src/core/rules/index.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { beyondBounds, bounds } from '../../../src/core/text/bounds.ts'
import { evidenceIn } from '../../support/projects.ts'
import { runnerCommands } from '../../support/runner.ts'
import { type EvidenceFile, evidenceFiles, evidencePaths, evidencePieces } from '../arbitraries/evidence-files.ts'
import { type Longest, longTexts } from '../arbitraries/long-texts.ts'
import { readableManifests } from '../arbitraries/manifests.ts'
import { type FuzzProperty, fuzzProperty } from '../fuzz-property.ts'
import { assertPlaces } from '../oracles.ts'
import { assertSame } from '../same-value.ts'

const set = ruleSet(rules)
const all = readers

/** The observations of every reader in a file. A throw fails here, although a run continues without that reader. */
const seenBy = ({ path, text }: EvidenceFile): Observation[] =>
  all.flatMap((reader) =>
    reader.matches(path) && reader.mayHold?.(text) !== false ? reader.read(new SourceFile(path, text)) : [],
  )

const numbersIn = (seen: Observation): readonly unknown[] =>
  seen.what === 'accelerator' ? [seen.count, seen.perNode, seen.nodes] : []

/** Readers accept any file, and each observation is on one of its lines. */
const read = fuzzProperty({
  name: 'evidence/read',
  weight: 32,
  inputs: evidenceFiles,
  examples: [{ path: 'setup.cfg', text: '[options]\ninstall_requires =\r\r\r    jax\n' }],
  least: { 'show something': 0.3 },
  check: (file, saw) => {
    const observations = seenBy(file)
    const lines = file.text.split('\n').length
    for (const seen of observations) {
      assert.equal(seen.place.path, file.path)
      assert(
        Number.isInteger(seen.place.line) && seen.place.line >= 1 && seen.place.line <= lines,
        JSON.stringify(seen),
      )
      for (const number of numbersIn(seen))
        assert(number === undefined || (Number.isSafeInteger(number) && (number as number) > 0), JSON.stringify(seen))
    }
    if (observations.length > 0) saw('show something')
  },
})

/** Line endings do not change what a file shows. */
const lineBreaks = fuzzProperty({
  name: 'evidence/line-breaks',
  weight: 6,
  inputs: evidenceFiles.filter(({ text }) => !text.includes('\r')),
  examples: [{ path: 'experiment.py', text: 'mesh_rules = (\n    ("tpu-v4\n-(1024|2048)", mesh),\n)\n' }],
  least: { 'show something': 0.3 },
  check: ({ path, text }, saw) => {
    const observations = observe(path, text, all)
    if (observations.length > 0) saw('show something')
    assertSame(observe(path, text.replaceAll('\n', '\r\n'), all), observations)
  },
})

/** Unrelated evidence and manifests can be compared, reported and surveyed. */
const compared = fuzzProperty({
  name: 'evidence/compared',
  weight: 8,
  inputs: fc.record({ manifest: readableManifests, files: fc.array(evidenceFiles, { minLength: 1, maxLength: 3 }) }),
  least: { contradict: 0.04 },
  check: ({ manifest, files }, saw) => {
    const texts = Object.fromEntries(files.map(({ path, text }) => [`train/${path}`, text]))
    const evidence = evidenceIn(texts, 'train/accelerator.yml')
    const review = checkFile('train/accelerator.yml', manifest, set, defaultThresholds, { evidence })
    assertPlaces(review)
    const against = review.findings.filter(({ rule }) => rule.startsWith('evidence/'))
    if (against.length > 0) saw('contradict')
    for (const { related } of against)
      for (const { file, span } of related)
        if (file !== review.path) assert(span.line <= (texts[file] ?? '').split('\n').length, `${file}:${span.line}`)
    const surveyed = survey(files.flatMap(({ path, text }) => observe(path, text, all)))
    for (const output of [evidenceText(surveyed), evidenceJson(surveyed)]) assertSame(runnerCommands(output), [])
    assert.equal(JSON.parse(evidenceJson(surveyed)).version, 1)
  },
})

/** The limits of a path's readers, including the YAML parser inside them. */
function longestAt(path: string): Longest {
  const own = readersOf(path).map(({ longest }) => ({ ...bounds, ...longest }))
  return {
    texts: [documentLimits.bytes, ...new Set(own.map(({ text }) => text))],
    line: Math.max(...own.map(({ line }) => line)),
  }
}

const readersOf = (path: string) => all.filter((reader) => reader.matches(path))

/** The time for the longest readable file is proportional to its length, under the name of any format. */
const long = fuzzProperty({
  name: 'evidence/long',
  weight: 1,
  inputs: evidencePaths.chain((path) =>
    fc.record({ path: fc.constant(path), text: longTexts(evidencePieces, longestAt(path)) }),
  ),
  mostSeconds: 5,
  check: ({ path, text }) => {
    const willing = readersOf(path).filter(({ longest }) => !beyondBounds(text, { ...bounds, ...longest }))
    assert.notDeepEqual(willing, [])
    const file = new SourceFile(path, text)
    for (const reader of willing) if (reader.mayHold?.(text) !== false) reader.read(file)
  },
})

export const evidenceProperties: readonly FuzzProperty[] = [read, lineBreaks, compared, long]
