import { wordOf } from '../../../../languages/yaml/yaml-documents.ts'
import { wholeNumber } from '../../../../text/bounds.ts'
import type { Node } from '../../../../text/document.ts'
import { documentReader } from '../../../engines/documents/document-reader.ts'
import { firstAt, foundAt, type Job } from '../../../engines/documents/fields.ts'
import type { Found } from '../../../engines/documents/paths.ts'
import { isLightning, observeTrainer, type TrainerSettings } from '../../../engines/launch/lightning-trainer.ts'
import type { Observation, Place } from '../../../observation/observation.ts'

/** What tells Lightning's trainer where to run, and what it is told beside it: other programs have a `trainer` as well. */
const placing = ['accelerator', 'devices', 'gpus', 'num_nodes', 'strategy']
const scheduling = ['max_epochs', 'max_steps']

/** Lightning: settings of the trainer, in its own files, in NeMo's and in Hydra's. */
export const reader = documentReader('lightning', {
  files: ['yaml'],
  each: [
    placing,
    [...scheduling, 'accelerator', 'devices'],
    [...scheduling, 'devices', 'num_nodes', 'strategy', 'precision'],
  ],
  not: ['train.micro_batch_size'],
  certainty: 'states',
  more: trainer,
})

function trainer(job: Job, place: (found: Found) => Place): Observation[] {
  const settings = settingsOf((key) => firstAt(job, key)?.node)
  const tells = (names: readonly string[]): boolean => names.some((name) => firstAt(job, name))
  if (!isLightning(settings, tells(scheduling) || (tells(['devices']) && tells(['num_nodes'])))) return []
  // NeMo is told its numbers on the command line; a section of another name is one choice among several.
  const isNemo = foundAt(job, '/exp_manager').length > 0
  const isNamed = /trainer/i.test(job.at.key ?? '')
  const line = (key: string): number => place(firstAt(job, key) ?? job.at).line
  return observeTrainer(job.path, settings, line, {
    kind: isNamed ? 'states' : 'suggests',
    numbers: isNamed && !isNemo ? 'states' : 'suggests',
    oneNode: !isNemo,
  })
}

function settingsOf(node: (key: string) => Node | undefined): TrainerSettings {
  const word = (key: string): string | undefined => wordOf(node(key))?.toLowerCase()
  const told = {
    accelerator: word('accelerator'),
    devices: howMany(node('devices')),
    gpus: howMany(node('gpus')),
    nodes: wholeNumber(word('num_nodes')),
    precision: word('precision'),
    strategy: classOf(node('strategy')) ?? word('strategy'),
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** `4`, `[0, 1]` or `0,1`; `-1` and `auto` take what is there. */
function howMany(node: Node | undefined): number | undefined {
  if (node?.kind === 'list') return node.items.length || undefined
  const list = /^\d{1,3}(?:,\s{0,3}\d{1,3}){0,64},?$/.exec(wordOf(node) ?? '')?.[0] ?? ''
  return list.includes(',') ? list.split(',').filter((each) => each !== '').length : wholeNumber(list) || undefined
}

/** A strategy that is given as a class, such as `lightning.pytorch.strategies.FSDPStrategy`. */
function classOf(node: Node | undefined): string | undefined {
  const name = ['class_path', '_target_'].flatMap((key) =>
    node?.kind === 'map' ? (wordOf(node.entries.get(key)?.node) ?? []) : [],
  )[0]
  return name?.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
