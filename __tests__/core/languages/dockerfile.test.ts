import { describe, expect, it } from '@jest/globals'
import {
  baseImage,
  dockerfileAssignments,
  dockerfileInstructions,
} from '../../../src/core/languages/dockerfile/dockerfile-instructions.ts'

const shown = (text: string): string[] =>
  dockerfileInstructions(text).map(({ line, keyword, words }) => `${line} ${keyword} ${words}`)

describe('the instructions of a Dockerfile', () => {
  it('continue over lines, comments and empty lines', () => {
    expect(shown('# FROM a\nfrom b\nRUN pip install \\\n  # torch\n\n  jax \\ \n && make\nUSER me\n')).toEqual([
      '2 FROM b',
      '3 RUN pip install    jax   && make',
      '8 USER me',
    ])
  })

  it('end with the text, whatever continues', () => {
    expect(shown('RUN a \\')).toEqual(['1 RUN a'])
    expect(shown('RUN a \\\n# b\n')).toEqual(['1 RUN a'])
  })

  it('take their here documents along', () => {
    const [run, user] = dockerfileInstructions('RUN <<EOF bash <<-"END"\nFROM a\nEOF\nENV B=1\n\tEND\nUSER me\n')
    expect(run?.text.split('\n').length).toBe(5)
    expect(user).toMatchObject({ keyword: 'USER', line: 6 })
    expect(shown('RUN <<EOF\nFROM a\n')).toEqual(['1 RUN <<EOF'])
  })

  it('are continued by the sign that the file names', () => {
    expect(shown('# escape=`\nRUN dir C:\\\nRUN a `\n b\n')).toEqual(['2 RUN dir C:\\', '3 RUN a   b'])
  })
})

describe('the assignments of a Dockerfile', () => {
  it.each<[string, (string | null)[][]]>([
    ['ARG A', [['A', null]]],
    [
      'ARG A=1 B="two words" C',
      [
        ['A', '1'],
        ['B', 'two words'],
        ['C', null],
      ],
    ],
    [
      "ENV A='x y' B=a\\ b",
      [
        ['A', 'x y'],
        ['B', 'a b'],
      ],
    ],
    ['ENV A all that follows', [['A', 'all that follows']]],
    ['ENV A=$B/lib:"$C"', [['A', '$B/lib:$C']]],
    ['RUN A=1', []],
  ])('of %s', (text, expected) => {
    expect(dockerfileInstructions(text).flatMap(dockerfileAssignments)).toEqual(expected)
  })
})

describe('the base image of a stage', () => {
  it.each([
    ['a:1', { image: 'a:1', platform: '', name: undefined }],
    ['--platform=linux/arm64 a AS b', { image: 'a', platform: 'linux/arm64', name: 'b' }],
    ['a as b', { image: 'a', platform: '', name: 'b' }],
    ['', { image: '', platform: '', name: undefined }],
  ])('of %s', (words, expected) => {
    expect(baseImage(words)).toEqual(expected)
  })
})
