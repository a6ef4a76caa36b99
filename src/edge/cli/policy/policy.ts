import { UnusableInput } from '../../../core/finding/unusable-input.ts'
import { overviewOf } from '../../../core/policy/overview.ts'
import { UnusablePolicy } from '../../../core/policy/unusable-policy.ts'
import { policyJson, policyText } from '../../../core/report/terminal/policy.ts'
import { rules } from '../../../core/rules/index.ts'
import {
  type Arguments,
  type Command,
  type ExitStatus,
  readArguments,
  type Terminal,
  wordOption,
} from '../arguments.ts'
import { checkPolicy } from './policy-check.ts'
import { policyAt, policyFor, policyOptions } from './policy-options.ts'

const { 'policy-checkout': checkout } = policyOptions

export const policy: Command = {
  usage: 'policy [check] [PATH]',
  summary:
    'Show the effective policy, or that of a file, and where each value comes from. `policy check` validates it and runs its tests.',
  options: {
    format: { type: 'string', value: 'text|json', help: 'The format of the output (default: text).' },
    ...(checkout && { 'policy-checkout': checkout }),
    tests: {
      type: 'string',
      value: 'FOLDER',
      help: 'For `policy check`: the folder with the tests (default: policy-tests next to the policy).',
    },
    today: {
      type: 'string',
      value: 'DATE',
      help: 'For `policy check`: the date that tests use as today, such as 2027-01-31.',
    },
  },
  run: (words, terminal) => {
    const { values, positionals } = readArguments(policy, words)
    const isCheck = positionals[0] === 'check'
    const [path, ...others] = isCheck ? positionals.slice(1) : positionals
    if (others.length > 0) throw new UnusableInput(`\`policy${isCheck ? ' check' : ''}\` takes one PATH.`)
    for (const name of isCheck ? ['format'] : ['tests', 'today']) {
      if (values[name] === undefined) continue
      // Setting the date would revive expired waivers, so only tests accept one.
      const command = isCheck ? 'policy' : 'policy check'
      throw new UnusableInput(`--${name} is an option of \`${command}\` only.`)
    }
    return isCheck ? checkPolicy(path, values, terminal) : showPolicy(path, values, terminal)
  },
}

async function showPolicy(
  path: string | undefined,
  values: Arguments['values'],
  terminal: Terminal,
): Promise<ExitStatus> {
  const format = wordOption(values, 'format', ['text', 'json'] as const) ?? 'text'
  const effective =
    path === undefined ? await policyFor(values, terminal) : (await policyAt(path, values, terminal)).effective
  if (effective.problems.length > 0) throw new UnusablePolicy(effective.problems)
  const overview = overviewOf(effective, rules, terminal.today)
  terminal.write(format === 'json' ? policyJson(overview) : policyText(overview, terminal.width))
  return 0
}
