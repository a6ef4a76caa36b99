import { nameOf } from '../../../text/folder-paths.ts'
import type { Observation } from '../../observation/observation.ts'
import type { SourceFile } from '../../source-file.ts'
import { namesTraining } from './requested-hardware.ts'

/** An optimizer, a backward pass, a learning rate, or their settings. Conversions have none. */
const training =
  /\.backward\(|\.fit\(|\boptim\b|Optimizer|\boptimizer\b|\boptax\b|learning_rate|\blr\b|TrainingArguments|\b(?:SFT|DPO|GRPO|PPO)Config\b/

/** Whether a source trains. Only then do its precision and sharding count. */
export const trains = ({ path, python }: SourceFile): boolean =>
  training.test(python.code) || namesTraining(nameOf(path))

/** A fast test for rare words, before the slow patterns. */
const shardWords = ['FullyShardedDataParallel', 'FSDP', 'fully_shard']
const replicaWords = ['DistributedDataParallel', 'DDP', 'jax.pmap']

/** How a source shards its model, if it does so in one way. */
export function sharding({ path, python: { code, lineAt } }: SourceFile): Observation[] {
  const fsdp = shardWords.some((word) => code.includes(word))
    ? /\b(?:FullyShardedDataParallel|FSDP|fully_shard)\s*\(/.exec(code)
    : null
  const replicas = replicaWords.some((word) => code.includes(word))
    ? /\b(?:DistributedDataParallel|DDP)\s*\(|\bjax\.pmap\s*\(|^[ \t]*@jax\.pmap\b/m.exec(code)
    : null
  const only = fsdp && replicas ? null : (fsdp ?? replicas)
  const start = only ? code.slice(code.lastIndexOf('\n', only.index) + 1, only.index) : ''
  if (only === null || /^[ \t]*(?:class|def)[ \t]/.test(start)) return []
  const place = { path, line: lineAt(only.index) }
  return [{ what: 'sharding', parallelism: only === fsdp ? 'fsdp' : 'data', place, certainty: 'suggests' }]
}
