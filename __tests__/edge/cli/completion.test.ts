import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { describeWithProgram } from '../../support/programs.ts'
import { runCommandHere } from '../../support/terminal.ts'

const scriptOf = async (shell: string): Promise<string> =>
  (await runCommandHere(tmpdir(), ['completion', shell])).stdout

describeWithProgram('bash')('the completion of bash', () => {
  let script = ''
  beforeAll(async () => {
    script = await scriptOf('bash')
  })
  /** Bash completions for these words. The last one is incomplete. */
  const offered = (...words: readonly string[]): string[] => {
    const typed = ['accelerator-review', ...words].map((word) => `'${word}'`).join(' ')
    const asked = `${script}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _accelerator_review; echo "\${COMPREPLY[@]}"`
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `set -u\n${asked}`], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    return stdout.split(/\s+/).filter((word) => word !== '')
  }

  it('offers commands, options of the command, and words of the option', () => {
    expect(offered('co')).toEqual(['compare', 'completion'])
    expect(offered('check', '--no')).toEqual(['--no-manifest', '--no-alternatives'])
    expect(offered('check', '--fail-on', '')).toEqual(['error', 'warning', 'notice', 'never'])
    expect(offered('models', '--')).toEqual(['--help', '--with-token'])
  })

  it('leaves files to the shell', () => {
    expect(offered('check', 'train/')).toEqual([])
    expect(offered('check', '--output', '')).toEqual([])
    expect(offered('no-such-command', '--')).toEqual([])
  })
})

describe('the completions of other shells', () => {
  it('zsh reads that of bash', async () => {
    expect((await scriptOf('zsh')).split('\n').slice(0, 2)).toEqual([
      '#compdef accelerator-review',
      'autoload -U +X bashcompinit && bashcompinit',
    ])
  })

  it('fish has a line for each command and option, with its help', async () => {
    const lines = (await scriptOf('fish')).trim().split('\n')
    expect(lines).toContain(
      "complete -c accelerator-review -n '__fish_seen_subcommand_from models' -l with-token -d 'Send the token in HF_TOKEN, for private models (default: send none).'",
    )
    // The quotes of every line are closed.
    for (const line of lines) expect(line.replaceAll(/\\./g, '').split("'").length % 2).toBe(1)
    expect(lines.join('\n')).toContain("the policy\\'s value")
  })

  it('no other shell is known', async () => {
    expect(await runCommandHere(tmpdir(), ['completion', 'tcsh'])).toMatchObject({ status: 2 })
  })
})
