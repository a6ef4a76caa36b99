import { describe, expect, it } from '@jest/globals'
import { ShellBranches } from '../../../../src/core/languages/shell/shell-branches.ts'
import { Scanner } from '../../../../src/core/languages/shell/shell-scanner.ts'
import { variablesOf } from '../../../../src/core/languages/shell/shell-variables.ts'

const known: Record<string, string> = { $SIZE: 'base', base: 'base', large: 'large' }
/** Which commands are skipped. */
function skipped(script: string): string[] {
  const branches = new ShellBranches((word) =>
    known[word] === undefined ? undefined : { value: known[word], byDefault: false },
  )
  return new Scanner(script)
    .commands()
    .filter((command) => branches.skips(command) && !/^(?:if|elif|else|fi)/.test(command.words[0] ?? ''))
    .map(({ words }) => words.join(' '))
}
const variables = (script: string) => Object.fromEntries(variablesOf(new Scanner(script).commands()))

describe('branches', () => {
  it('are left out where a literal comparison decides', () => {
    const script = (size: string) => `if [ $SIZE == ${size} ]
a
elif [ $SIZE == base ]
b
else
c
fi
d`
    expect(skipped(script('base'))).toEqual(['b', 'c'])
    expect(skipped(script('large'))).toEqual(['a', 'c'])
    // The second comparison holds, so that the last branch never runs.
    expect(skipped(script('$OTHER'))).toEqual(['c'])
    expect(skipped('if [[ $SIZE != base ]]\na\nelse\nb\nfi')).toEqual(['a'])
  })

  it('are all kept where it is not known which one runs', () => {
    expect(skipped('if [ -z $SIZE ]\na\nelse\nb\nfi')).toEqual([])
    expect(skipped('if [ $X == base ]\na\nelif [ $Y == base ]\nb\nelse\nc\nfi')).toEqual([])
    expect(skipped('fi\nelse\na')).toEqual([])
  })

  it('are left out with all that is in them', () => {
    expect(skipped('if [ $SIZE == large ]\nif [ $X == 1 ]\na\nfi\nb\nfi\nc')).toEqual(['a', 'b'])
  })
})

describe('the arms of a case', () => {
  const arms = (subject: string) => `case ${subject} in
  large|huge) a; (b) ;;
  "base")
    c
    ;;
  *) d ;;
esac
e`

  it('are left out where its subject is known', () => {
    const patterns = ['large', 'huge', 'base', '*']
    const left = (subject: string) => skipped(arms(subject)).filter((word) => !patterns.includes(word))
    expect(left('$SIZE')).toEqual(['a', 'b', 'd'])
    expect(left('large')).toEqual(['c', 'd'])
    expect(left('$OTHER')).toEqual([])
    expect(skipped('case $SIZE in base) a;; *) b;; esac; c')).toEqual(['*', 'b'])
  })

  it('are followed through others, and through what stands in them', () => {
    expect(
      skipped('case $SIZE in\nlarge)\nwhile x; do case $1 in\n-a) a ;;\nesac; done; b ;;\nbase) c;; esac\nd'),
    ).toEqual(['large', 'while x', 'do case $1 in', '-a', 'a', 'esac', 'done', 'b', 'base'])
  })

  it('set a default where a default chooses among them', () => {
    const set = (subject: string, value = '8') =>
      variables(`SIZE=${subject}\ncase "$SIZE" in\nbase) GPUS=${value} ;;\nlarge) GPUS=64 ;;\nesac`)['GPUS']
    expect(set('base')).toBe('8')
    expect(set('large')).toBe('64')
    expect(set(`\${1:-base}`)).toBe(`\${GPUS:-8}`)
    expect(set(`\${1:-base}`, `\${N:-4}`)).toBe(`\${N:-4}`)
    expect(set(`\${1:-base}`, `x\${N}`)).toBeUndefined()
    expect(set('$1')).toBeUndefined()
    expect(variables('X=$' + '{1:-a}\nif [ $X = a ]; then\nN=1\nelse\nN=2\nfi')['N']).toBe(`\${N:-1}`)
  })
})
