import { describe, expect, it } from '@jest/globals'
import { commandText } from '../../../../src/core/languages/shell/makefile.ts'
import { shellCommands } from '../../../../src/core/languages/shell/shell-commands.ts'

const last = (script: string) => shellCommands(script).at(-1)?.words

describe('a variable', () => {
  it.each([
    'eval "N=4"',
    'eval export N=4',
    '((N*=4))',
    '((N = 4))',
    '((N += 1))',
    '((N++))',
    '((++N))',
    'let N=4',
    'let "N = 4"',
    'printf -v N %d 4',
    'declare -n R=N; R=4',
    'unset N',
    'N+=4',
    'N=${N}000',
    'N[0]=4',
    'read -r -p "nodes" M N',
    'while read -r M N; do echo; done',
    'IFS=, read -ra N <<< "$HOSTS"',
    'mapfile -t N < hosts',
    'getopts "n:" N',
    'for N in 1 2; do echo; done',
    'while a; do ((N++)); done',
  ])('is not known where it changes by %s', (command) => {
    expect(last(`N=1\n${command}\nrun $N\n`)).toEqual(['run', '$N'])
  })

  it.each([
    'eval "run --N=4"',
    'eval "run --x N=4"',
    '((N == 4))',
    '[ N = 4 ]',
    'printf "N %d" 4',
    'declare -i M=2',
    'unset M',
    'let M=N',
    'read -r M',
    'for M in N; do echo; done',
  ])('keeps its value at %s', (command) => {
    expect(last(`N=1\n${command}\nrun $N\n`)).toEqual(['run', '1'])
  })

  it('keeps what it is given behind an `unset`', () => {
    expect(last('unset N\nN=1\nrun $N\n')).toEqual(['run', '1'])
  })

  it.each(['override N := 4', 'export N = 4', 'train: N := 4', 'train: private N = 4'])(
    'of a makefile has several values with %s',
    (line) => {
      expect(last(commandText('Makefile', `N = 1\n${line}\ntrain:\n\trun $(N)\n`))).toEqual(['run', '$(N)'])
      expect(last(commandText('Makefile', `${line}\ntrain:\n\trun $(N)\n`))).toEqual(['run', '4'])
    },
  )
})
