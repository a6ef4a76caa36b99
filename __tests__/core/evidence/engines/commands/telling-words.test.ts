import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { holdsTellingWord } from '../../../../../src/core/evidence/engines/commands/telling-words.ts'
import { SourceFile } from '../../../../../src/core/evidence/source-file.ts'
import { reader } from '../../../../../src/core/evidence/tables/scripts/shell-launch.ts'

const folder = (path: string): URL => new URL(`../../../../${path}/`, import.meta.url)

const textsBelow = (root: URL): string[] =>
  readdirSync(root, { recursive: true })
    .map((path) => new URL(String(path), root))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))

/** What stands between quotes in a test: most of it are commands. */
const quoted = (source: string): string[] =>
  Array.from(source.matchAll(/'([^'\n]+)'|`([^`]+)`/g), ([, single, template]) =>
    (single ?? template ?? '').replaceAll('\\n', '\n').replaceAll('\\${', '${'),
  )

const shows = (path: string, text: string): boolean => reader.read(new SourceFile(path, text)).length > 0

describe('the words that tell something', () => {
  const tests = textsBelow(folder('core/evidence')).flatMap(quoted)
  const written = [...tests, ...textsBelow(folder('fixtures/projects')), ...textsBelow(folder('fixtures/evidence'))]
  const unnamed = ['train --do_train --fp16', 'train trainer.precision=bf16-mixed', 'train --use-tpu']
  const programs = unnamed.map((words) => `python ${words}`)
  const texts = [...new Set([...programs, ...written, ...written.flatMap((text) => text.split('\n'))])]

  it('stand in every text and every single line in which commands tell something', () => {
    const telling = texts.filter((text) => shows('train.sh', text) || shows('Makefile', text))
    expect(telling.length).toBeGreaterThan(500)
    expect(telling.filter((text) => !holdsTellingWord(text))).toEqual([])
  })

  it('stand in no script that only moves and builds files', () => {
    const script = 'set -e\nmkdir -p out && cp a.txt out/\nfor f in *.c; do gcc -O2 -o out/$f $f; done\nnpm ci\n'
    expect(holdsTellingWord(script)).toBe(false)
  })
})
