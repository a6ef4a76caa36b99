import { optionOf } from '../../../languages/shell/command-words.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Launch } from './launch.ts'

type Words = readonly string[]

/**
 * What trains where a program gives each group of its workers nodes of its own: `--actor-num-nodes 4
 * --actor-num-gpus-per-node 8`, or `--actor.num_nodes 4`. How many there are in all is known only where no other group
 * has GPUs, or all groups share those of one.
 */
export function trainingGroup(words: Words): NonNullable<Launch['processes']> | undefined {
  const perNode = wholeNumber(optionOf(words, ...named('num_gpus_per_node')))
  if (perNode === undefined) return undefined
  const nodes = wholeNumber(optionOf(words, ...named('num_nodes')))
  const isShared = words.some((word) => /^--(?:train\.)?colocate(?:[-_]all(?:[-_]models)?)?$/.test(word))
  const isAlone = !words.some((word) => word.length <= 100 && otherGroup.test(word))
  return { perNode, ...((isShared || isAlone) && { nodes }) }
}

/**
 * What trains where Hydra's settings place the policy of a reinforcement learning, as SkyRL does:
 * `trainer.placement.policy_num_gpus_per_node=4`. Where it shares its GPUs with whatever else runs, those are all that
 * there are; beside others, only a policy that fills its nodes tells how many each of them has.
 */
export function policyGroup(words: Words): NonNullable<Launch['processes']> | undefined {
  const [group, gpus] = firstMatch(words, /^(?:--|\+{0,2})((?:\w{1,60}\.){0,6})policy_num_gpus_per_node=(\d{1,3})$/)
  const perNode = wholeNumber(gpus)
  if (group === undefined || perNode === undefined) return undefined
  const [shared] = firstMatch(words, /^(?:--|\+{0,2})(?:\w{1,60}\.){0,6}colocate_all=(\w{1,10})$/)
  if (/^true$/i.test(shared ?? '')) {
    const setting = `${group}policy_num_nodes=`
    const stated = words.map((word) => word.replace(/^(?:--|\+{1,2})/, '')).find((word) => word.startsWith(setting))
    return { perNode, nodes: wholeNumber(stated?.slice(setting.length)) }
  }
  return perNode >= 8 ? { perNode } : undefined
}

function firstMatch(words: Words, pattern: RegExp): readonly string[] {
  for (const word of words) {
    const match = word.length <= 500 ? pattern.exec(word) : null
    if (match) return match.slice(1)
  }
  return []
}

const named = (setting: string): readonly string[] => [
  `--actor-${setting.replaceAll('_', '-')}`,
  `--actor_${setting}`,
  `--actor.${setting}`,
]

const otherGroup =
  /^--(?:rollout[-_]num[-_]gpus$|rollout[-_]num[-_]gpus=|vllm[-_.]num[-_]engines|(?:critic|ref|reward|rollout)[-_.]num[-_]nodes)/
