import { describe, expect, it } from '@jest/globals'
import { arithmeticOf } from '../../../../src/core/languages/shell/shell-arithmetic.ts'
import { shellCommands } from '../../../../src/core/languages/shell/shell-commands.ts'

const known: Readonly<Record<string, string>> = { NODES: '4', GPUS: '8', NAME: 'a100' }
const value = (expression: string) => arithmeticOf(expression, (name) => known[name])

describe('arithmetic of a shell', () => {
  it('multiplies before it adds, and heeds brackets', () => {
    expect(value('NODES * GPUS')).toBe(32)
    expect(value('2+3*4')).toBe(14)
    expect(value('(2 + 3) * 4')).toBe(20)
    expect(value('7/2')).toBe(3)
    expect(value('20 % 8 - 1')).toBe(3)
  })

  it.each(['NODES * UNKNOWN', 'NAME', '1 / 0', '1 - 2', '2 ** 3', '(1', '1)', '', '9999999 * 2', '1'.repeat(300)])(
    'does not know %s',
    (expression) => {
      expect(value(expression)).toBeUndefined()
    },
  )

  it('ends soon on brackets without an end', () => {
    expect(arithmeticOf('('.repeat(199), () => '1')).toBeUndefined()
  })
})

describe('what commands are told by arithmetic', () => {
  const words = (script: string) => shellCommands(script).at(-1)?.words.at(-1)

  it('is filled in where all of it is known', () => {
    expect(words('N=2\nG=8\nrun $((N * G))\n')).toBe('16')
    expect(words('N=2\nG=8\nrun "$((${N} * $G))"\n')).toBe('16')
    expect(words('run $((N * 8))\n')).toBe('$((N*8))')
    expect(words('N=$(nvidia-smi -L | wc -l)\nrun $((N * 8))\n')).toBe('$((N*8))')
  })

  it('stays a default where a part of it is one', () => {
    const [, command] = shellCommands('N=${NODES:-2}\nrun $((N * 8))\n')
    expect(command).toMatchObject({ words: ['run', '16'], byDefault: true, withoutDefaults: ['run', '$((N*8))'] })
  })

  it('takes what is given after a test for nothing as a default', () => {
    const [last] = shellCommands('if [ -z "$N" ]; then\n  N=8\nfi\nrun $N\n').slice(-1)
    expect(last).toMatchObject({ words: ['run', '8'], byDefault: true })
    expect(shellCommands('[ "$N" == "" ] && N=8\nrun $N\n').at(-1)).toMatchObject({ byDefault: true })
    expect(shellCommands(': ${N:=4}\nrun $N\n').at(-1)).toMatchObject({ words: ['run', '4'], byDefault: true })
    expect(shellCommands('N=8\nrun $N\n').at(-1)).toMatchObject({ byDefault: false })
  })

  it('reads a default in quotes', () => {
    expect(words('N=${N:-"8"}\nrun $N\n')).toBe('8')
    expect(words(`run \${M:-'4'}\n`)).toBe('4')
  })

  it('reads past a default that holds another variable', () => {
    expect(words('P=${P:-"${D}/x"}\nA="--x 1"\nrun $A --y\n')).toBe('--y')
    expect(shellCommands('P=${P:-"${D}/x"}\nA="--x 1"\nrun $A --y\n')).toHaveLength(4)
  })

  it('keeps options together that a variable holds on lines of their own', () => {
    expect(shellCommands('A="\n  --x 1\n  --y 2\n"\nrun $A\n').at(-1)?.words).toEqual(['run', '--x', '1', '--y', '2'])
    // Lines of a quoted script remain separate commands.
    expect(shellCommands('bash -c "\ncd a\ntorchrun b.py\n"\n').map((command) => command.words[0])).toEqual([
      'bash',
      'cd',
      'torchrun',
    ])
  })
})
