import { describe, expect, it } from '@jest/globals'
import { runs } from '../../../../src/core/languages/shell/command-words.ts'
import { commandText } from '../../../../src/core/languages/shell/makefile.ts'
import { shellCommands } from '../../../../src/core/languages/shell/shell-commands.ts'

const isRun = (script: string): boolean =>
  shellCommands(script)
    .filter(runs)
    .some(({ words }) => words.includes('train'))

describe('commands that a script never comes to', () => {
  it.each([
    'exit 0\ntrain\n',
    'if [ -z "$A" ]; then\n  echo usage\nfi\nexit\ntrain\n',
    'case $1 in\n  a) echo a ;;\nesac\nexit 0\ntrain\n',
    'exec python serve.py\ntrain\n',
    'false && train\n',
    'false &&\n  train\n',
    'false && a && train\n',
    'true || train\n',
    ': || train\n',
    'train --help\n',
    'cat > /dev/null <<"E F"\ntrain\nE F\n',
    "cat > /dev/null <<'E-F'\ntrain\nE-F\n",
  ])('are none: %j', (script) => {
    expect(isRun(script)).toBe(false)
  })

  it.each([
    'if [ -z "$A" ]; then\n  exit 1\nfi\ntrain\n',
    'if [ -z "$A" ]; then exit 1; fi; train\n',
    'case $1 in\n  -h) exit 0 ;;\nesac\ntrain\n',
    'stop() {\n  exit 1\n}\ntrain\n',
    'function stop {\n  exit 1\n}\ntrain\n',
    '[ -n "$A" ] || exit 1\ntrain\n',
    '[ -n "$A" ] ||\n  exit 1\ntrain\n',
    '[ -n "$A" ] || { echo no; exit 1; }\ntrain\n',
    '(cd src; exit 1)\ntrain\n',
    '{% if debug %}\nexit 0\n{% endif %}\ntrain\n',
    'exec > log 2>&1\ntrain\n',
    'exec 3<&0\ntrain\n',
    'false && a || train\n',
    'false || train\n',
    'a && true || train\n',
    'a || true\ntrain\n',
    'false\ntrain\n',
    'while true; do\n  train\ndone\n',
    'cat > /dev/null <<"E F"\nE F\ntrain\n',
  ])('are not those behind a decision: %j', (script) => {
    expect(isRun(script)).toBe(true)
  })

  it('are none of another recipe', () => {
    expect(isRun(commandText('Makefile', 'stop:\n\texit 1\nrun:\n\ttrain\n'))).toBe(true)
  })
})

it('tells commands apart that a loop over values repeats', () => {
  const script = 'a\nfor i in 1 2; do\n  if b; then c; fi\n  d\ndone\nwhile e; do f; done\ng\n'
  const repeated = shellCommands(script).filter(({ isRepeated }) => isRepeated)
  expect(repeated.map(({ words }) => words.join(' '))).toEqual(['for i in 1 2', 'do', 'if b', 'then c', 'fi', 'd'])
})
