import { describe, expect, it } from '@jest/globals'
import { observe, readingOf } from '../../../src/core/evidence/observation/observe.ts'
import { readers } from '../../../src/core/evidence/tables/index.ts'
import { beyondBounds, bounds } from '../../../src/core/text/bounds.ts'
import { giveUp, hearing } from '../../../src/core/text/given-up.ts'

describe('what is too long', () => {
  it('is so by one character, in all or in one line', () => {
    const line = 'x'.repeat(bounds.line)
    const text = `${'x'.repeat(1_023)}\n`.repeat(bounds.text / 1024)
    expect(beyondBounds(text)).toBeUndefined()
    expect(beyondBounds(`${text}x`)).toBe('is longer than 512 Ki characters')
    expect(beyondBounds(`\n${line}\n${line}`)).toBeUndefined()
    expect(beyondBounds(`\n${line}\n${line}x`)).toBe('has more than 64 Ki characters in line 3')
    expect(beyondBounds(`${line}x\n`)).toBe('has more than 64 Ki characters in line 1')
    expect(beyondBounds('')).toBeUndefined()
  })

  it('comes to no expression of any reader', () => {
    const reader = {
      format: 'any',
      matches: () => true,
      mayHold: () => {
        throw new Error('was asked')
      },
      read: () => [],
    }
    const because = 'is longer than 512 Ki characters'
    expect(readingOf('a', 'x\n'.repeat(300_000), [reader])).toEqual({ because, observations: [] })
  })

  it('is counted with one sign for the end of a line', () => {
    const launch = 'torchrun --nproc_per_node=8 a.py'
    const lines = `${launch}\n${'#\n'.repeat(200_000)}`
    expect(observe('run.sh', lines.replaceAll('\n', '\r\n'), readers)).toEqual(observe('run.sh', lines, readers))
  })

  it('may be longer where a format is', () => {
    const picture = `"${'x'.repeat(100_000)}"`
    const notebook = `{"cells": [{"cell_type": "code", "source": ["import torch"], "outputs": [${picture}]}]}`
    expect(observe('a.ipynb', notebook, readers)).toMatchObject([{ framework: 'pytorch' }])
    const code = notebook.replace('import torch', `import torch\\n${'x'.repeat(100_000)}`)
    expect(readingOf('a.ipynb', code, readers).because).toBe('has more than 64 Ki characters in line 2')
  })
})

it('who gives up is heard by whoever listens, and by nobody else', () => {
  giveUp('nobody listens')
  const outer = hearing(() => {
    giveUp('one')
    const inner = hearing(() => giveUp('two'))
    giveUp('one')
    return inner.gaveUp
  })
  expect(outer).toEqual({ result: ['two'], gaveUp: ['one'] })
  expect(() =>
    hearing(() => {
      throw new Error('any')
    }),
  ).toThrow('any')
  expect(hearing(() => 1)).toEqual({ result: 1, gaveUp: [] })
})
