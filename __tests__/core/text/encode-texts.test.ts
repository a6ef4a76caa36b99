import { describe, expect, it } from '@jest/globals'
import {
  commandData,
  commandProperty,
  htmlCode,
  inertText,
  jsonText,
  logText,
  markdownCode,
  markdownText,
  uriPath,
  xmlText,
} from '../../../src/core/text/encode.ts'

// The properties in encode.test.ts say what no text may become. These tests say what it becomes, without loss.

/** Makes a zero-width space visible. */
const shown = (text: string): string => text.replaceAll('\u200b', '<0>')

describe('a line of a log', () => {
  it.each([
    ['keeps ordinary words', 'Job "a": 8 × H100, 35 % — größer', 'Job "a": 8 × H100, 35 % — größer'],
    ['has a blank for what steers a terminal', 'a\u001b[2Jb\u009bc\u007fd', 'a [2Jb c d'],
    ['stays one line', 'a\nb\rc\u2028d', 'a b c d'],
    ['has a blank for what turns or hides words', 'a\u202eb\u200bc\u2066d\ufeffe\u061cf', 'a b c d e f'],
    ['breaks the older command', '##[error]x', '##<0>[error]x'],
    [
      'breaks the commands of Azure Pipelines and TeamCity',
      'a ##VSO[b]c ##teamcity[d',
      'a ##<0>VSO[b]c ##<0>teamcity[d',
    ],
    ['breaks the newer command', '::error::x', ':<0>:error:<0>:x'],
    ['leaves a single colon', 'a: b', 'a: b'],
    ['breaks each pair of colons', ':::', ':<0>:<0>:'],
    ['replaces half a character', 'a\ud800b', 'a\ufffdb'],
  ])('%s', (_, text, expected) => {
    expect(shown(logText(text))).toBe(expected)
  })
})

describe('a workflow command', () => {
  it.each([
    ['keeps colons and commas of its data', 'a: b, c', 'a: b, c'],
    ['keeps a line break as the runner writes it', 'a\nb', 'a%0Ab'],
    ['escapes a percent sign before anything else', '100%0A', '100%250A'],
    ['has a blank for a carriage return', 'a\r\nb', 'a %0Ab'],
    ['breaks the older command in its data', '##[error]x', '##<0>[error]x'],
    ['replaces half a character', 'a\udc00b', 'a\ufffdb'],
  ])('%s', (_, text, expected) => {
    expect(shown(commandData(text))).toBe(expected)
  })

  it('escapes what would end a property, which is one line', () => {
    expect(commandProperty('a: b, c\nd: 5%, e')).toBe('a%3A b%2C c d%3A 5%25%2C e')
  })
})

describe('code in HTML', () => {
  it.each([
    ['keeps letters, digits, blanks, dots, slashes and hyphens', 'train-8/größe v1.2', 'train-8/größe v1.2'],
    ['writes other signs as entities', '<b>*|`', '&#60;b&#62;&#42;&#124;&#96;'],
    ['writes signs beyond the first plane as one entity', '🙂', '&#128578;'],
    ['has a blank for a line break', 'a\nb', 'a b'],
    ['breaks mentions and references', '@team #12', '&#64;<0>team &#35;<0>12'],
    ['breaks names of emoji', ':smile: a: b', '&#58;<0>smile&#58; a&#58; b'],
    ['breaks addresses', 'www.a.example WWW.b wwwx', 'www<0>.a.example WWW<0>.b wwwx'],
    ['breaks issues of another form', 'GH-12 gh-1 GH-x AGH-1', 'GH-<0>12 gh-<0>1 GH-x AGH-1'],
    ['breaks hashes of seven to forty digits', '0123abc', '012<0>3abc'],
    ['breaks a whole hash', 'f'.repeat(40), `fff<0>${'f'.repeat(37)}`],
    ['leaves what is too short for a hash', '0123ab', '0123ab'],
    ['leaves what is too long for a hash', 'f'.repeat(41), 'f'.repeat(41)],
    ['leaves words that only begin like a hash', 'deadbeefs', 'deadbeefs'],
    ['replaces half a character', 'a\ud800b', 'a&#65533;b'],
  ])('%s', (_, text, expected) => {
    expect(shown(htmlCode(text))).toBe(`<code>${expected}</code>`)
  })
})

describe('code in Markdown', () => {
  it.each([
    ['a path that can be copied', 'train-8/größe_v1.2/accelerator.yml:12', '`train-8/größe_v1.2/accelerator.yml:12`'],
    ['a value of YAML', '{ count: 8, parallelism: "fsdp" }', '`{ count: 8, parallelism: "fsdp" }`'],
    ['what would be a link elsewhere', 'www.a.example GH-12 0123abc :smile:', '`www.a.example GH-12 0123abc :smile:`'],
    ['a line break as a blank', 'a\nb', '`a b`'],
    ['what ends a cell of a table', 'a|b', '<code>a&#124;b</code>'],
    ['what ends the code', 'a`b', '<code>a&#96;b</code>'],
    ['what a runner obeys', '::error::x', '<code>&#58;<0>&#58;<0>error&#58;<0>&#58;<0>x</code>'],
    ['a mention', '@team', '<code>&#64;<0>team</code>'],
    ['blanks at an end, which would not be shown', ' a ', '<code> a </code>'],
    ['nothing', '', '<code></code>'],
  ])('%s', (_, text, expected) => {
    expect(shown(markdownCode(text))).toBe(expected)
  })
})

describe('a sentence in Markdown', () => {
  it.each([
    ['keeps the signs of prose', 'A (b), "c"; it\'s 5 % + 3 × 2 ÷ 1 – ok?', 'A (b), "c"; it\'s 5 % + 3 × 2 ÷ 1 – ok?'],
    ['writes other signs as entities', '<b> *x* [a] !', '&#60;b&#62; &#42;x&#42; &#91;a&#93; &#33;'],
    ['makes each back-ticked part code', 'Set `a_b` or `c`.', 'Set `a_b` or `c`.'],
    ['keeps a colon that ends a word', 'Do: a: 1, b:', 'Do: a: 1, b:'],
    ['breaks names of emoji', 'a :smile: b', 'a &#58;<0>smile: b'],
    ['keeps an underscore inside a word', 'per_chip _x_', 'per_chip &#95;x&#95;'],
    ['keeps signs that mean nothing', '8 → 64, ≥ 2 €', '8 → 64, ≥ 2 €'],
    ['knows no code without an end', 'Set `a', 'Set &#96;a'],
    ['has a blank for a line break', 'a\nb', 'a b'],
    ['breaks mentions', 'Ask @team.', 'Ask &#64;<0>team.'],
    ['breaks hashes', 'At 0123abcd.', 'At 012<0>3abcd.'],
  ])('%s', (_, text, expected) => {
    expect(shown(markdownText(text))).toBe(expected)
  })
})

describe('a path in an address', () => {
  it.each([
    ['keeps its folders', 'train/accelerator.yml', 'train/accelerator.yml'],
    ['encodes all that addresses or Markdown give a meaning', "a b?#(c)'*~!%", 'a%20b%3F%23%28c%29%27%2A%7E%21%25'],
    ['replaces half a character', 'a\ud800', 'a%EF%BF%BD'],
  ])('%s', (_, path, expected) => {
    expect(uriPath(path)).toBe(expected)
  })
})

describe('JSON', () => {
  it('is indented, with what a runner or a terminal obeys escaped', () => {
    expect(jsonText({ a: ['##[error]##vso[', '\u009b\u2028'] })).toBe(
      '{\n  "a": [\n    "#\\u0023[error]#\\u0023vso[",\n    "\\u009b\\u2028"\n  ]\n}',
    )
  })
})

describe('words for a page of another tool', () => {
  it.each([
    ['keep their lines', 'a\nb', 'a\nb'],
    ['hold no link', '[a](b) [c] (d)', '[a]<0>(b) [c] (d)'],
    ['hold no placeholder', '{0} {a}', '{<0>0} {a}'],
    ['hold no mention', '@team @-x @ x', '@<0>team @<0>-x @ x'],
    ['have a blank for what steers a terminal', 'a\u001bb', 'a b'],
    ['replace half a character', 'a\ud800b', 'a\ufffdb'],
  ])('%s', (_, text, expected) => {
    expect(shown(inertText(text))).toBe(expected)
  })
})

describe('XML', () => {
  it.each([
    ['keeps its lines and ordinary words', 'a: b\nc', 'a: b\nc'],
    ['writes what has a meaning as entities', '<&>"\'[', '&#60;&#38;&#62;&#34;&#39;&#91;'],
    ['breaks the newer command', '::error::x', '&#58;:error&#58;:x'],
    ['has a blank for what XML cannot hold', 'a\u0000b\u001bc', 'a b c'],
    ['leaves out what is no character', 'a\ufffe\uffffb', 'ab'],
  ])('%s', (_, text, expected) => {
    expect(xmlText(text)).toBe(expected)
  })
})
