import {
  below,
  entriesOf,
  entryOf,
  isYamlPath,
  wordOf,
  type YamlDocument,
  yamlDocuments,
} from '../../../languages/yaml/yaml-documents.ts'
import { wholeNumber } from '../../../text/bounds.ts'
import type { Entry, Node } from '../../../text/document.ts'
import { isLightning, observeTrainer, type TrainerSettings } from '../../engines/launch/lightning-trainer.ts'
import type { EvidenceReader, Observation } from '../../observation/observation.ts'

/** The `trainer` of Lightning: its own command line, NeMo, and Hydra's configurations. */
export const reader: EvidenceReader = {
  format: 'lightning',
  matches: (path) => isYamlPath(path),
  mayHold: hasSettings,
  read: ({ path, text }) =>
    yamlDocuments(text, (part) => hasSettings(part) && (liesInGroup(path) || isTrainer(part))).flatMap((document) =>
      readConfig(path, document),
    ),
}

function hasSettings(text: string): boolean {
  return /^[ \t]*(?:accelerator|gpus|tpu_cores|num_nodes|strategy|precision|devices)[ \t]*:/m.test(text)
}

/** Hydra keeps the choices of a group in a folder of its name. */
const liesInGroup = (path: string): boolean => /(?:^|\/)trainer\/[^/]+$/.test(path)

/** The section of a trainer, as projects call what they hand on to Lightning's: `Trainer`, `pl_trainer`, `trainer_args`. */
const trainerKey = /^(?:(?:pl|lightning)_)?trainer(?:_(?:args|params|kwargs))?$/i
const trainerLine = /^(?:(?:pl|lightning)_)?trainer(?:_(?:args|params|kwargs))?[ \t]*:/im

function trainerOf(root: Node): Entry | undefined {
  // The programs around Stable Diffusion keep it one level below.
  const usual = entryOf(root, 'trainer') ?? entryOf(below(root, 'lightning'), 'trainer')
  return usual ?? entriesOf(root).find(([key, { node }]) => trainerKey.test(key) && node.kind === 'map')?.[1]
}

/** What tells a trainer where to run. */
const placing = ['accelerator', 'devices', 'gpus', 'tpu_cores', 'num_nodes', 'strategy'] as const

/** What Lightning's trainer is told in any section: projects keep it with the rest of their settings, as under `train`. */
const trainerWords = ['accelerator', 'devices'] as const
const moreWords = ['strategy', 'num_nodes', 'precision', 'max_epochs', 'max_steps', 'gradient_clip_val'] as const

const settingsLikeTrainer = (root: Node): Entry | undefined =>
  entriesOf(root).find(
    ([, { node }]) =>
      trainerWords.every((word) => entryOf(node, word)) && moreWords.some((word) => entryOf(node, word)),
  )?.[1]

/** The settings of a trainer: those that are called so, unless only others tell it where to run. */
function trainerIn(root: Node): { trainer: Entry | undefined; isNamed: boolean } {
  const [named, alike] = [trainerOf(root), settingsLikeTrainer(root)]
  const isPlaced = named !== undefined && placing.some((word) => entryOf(named.node, word) !== undefined)
  return alike === undefined || isPlaced ? { trainer: named, isNamed: true } : { trainer: alike, isNamed: false }
}

function isTrainer(text: string): boolean {
  return (
    trainerLine.test(text) ||
    (/^lightning[ \t]*:/m.test(text) && /^[ \t]{1,8}trainer[ \t]*:/m.test(text)) ||
    /_target_[ \t]*:[ \t]*["']?[\w.]*\.Trainer\b/.test(text) ||
    isTrainerGroup(text) ||
    trainerWords.every((word) => new RegExp(`^[ \\t]+${word}[ \\t]*:`, 'm').test(text)) ||
    programSettings.every((name) => new RegExp(`^${name}[ \\t]*:`, 'm').test(text))
  )
}

/** A file of Hydra that only overrides values of the trainer, next to one that names its class. */
const isTrainerGroup = (text: string): boolean =>
  /^defaults[ \t]*:/m.test(text) &&
  /^accelerator[ \t]*:/m.test(text) &&
  /^(?:devices|strategy|num_nodes)[ \t]*:/m.test(text)

/** What a program that takes these as its own arguments, such as litgpt, hands to Fabric. */
const programSettings = ['devices', 'num_nodes', 'precision'] as const

function readConfig(path: string, { root, lineOf }: YamlDocument): Observation[] {
  const { trainer, isNamed } = trainerIn(root)
  const isGroup =
    /(?:^|\.)Trainer$/.test(wordOf(below(root, '_target_')) ?? '') ||
    entryOf(root, 'defaults') !== undefined ||
    programSettings.every((name) => entryOf(root, name) !== undefined) ||
    liesInGroup(path)
  const settings = trainer?.node.kind === 'map' ? trainer.node : isGroup ? root : undefined
  if (settings?.kind !== 'map') return []
  const line = (key: string): number => {
    const entry = settings.entries.get(key)
    return lineOf(entry?.key ?? trainer?.key ?? settings.range)
  }
  const trainerOptions = trainerSettings((key) => settings.entries.get(key)?.node)
  const known = placing.filter((key) => settings.entries.has(key))
  // Other programs have a `trainer` as well; only Lightning's words make it one of ours.
  const schedules = ['max_epochs', 'max_steps', ...(settings === root ? ['train'] : [])]
  const isTold = (names: readonly string[]): boolean => names.some((name) => settings.entries.has(name))
  const isPlaced = settings !== root && isTold(['devices']) && isTold(['num_nodes'])
  if (known.length === 0 || !isLightning(trainerOptions, isPlaced || isTold(schedules))) return []
  // NeMo is told its numbers on the command line; a group of Hydra is one choice among several.
  const isNemo = root.kind === 'map' && root.entries.has('exp_manager')
  const isOther = settings === root || !isNamed
  const numbers = isNemo || isOther ? 'suggests' : 'states'
  const kind = isOther ? 'suggests' : 'states'
  return observeTrainer(path, trainerOptions, line, { kind, numbers, oneNode: !isNemo })
}

function trainerSettings(value: (key: string) => Node | undefined): TrainerSettings {
  const word = (key: string): string | undefined => wordOf(value(key))?.toLowerCase()
  const accelerator = word('accelerator')
  const devices = howMany(value('devices'))
  const gpus = howMany(value('gpus'))
  const nodes = wholeNumber(word('num_nodes'))
  const precision = word('precision')
  const strategy = classOf(value('strategy')) ?? word('strategy') ?? word('distributed_backend')
  return {
    ...(accelerator !== undefined && { accelerator }),
    ...(devices !== undefined && { devices }),
    ...(gpus !== undefined && { gpus }),
    ...(howMany(value('tpu_cores')) !== undefined && { usesTpuCores: true }),
    ...(nodes !== undefined && { nodes }),
    ...(precision !== undefined && { precision }),
    ...(strategy !== undefined && { strategy }),
  }
}

/** `4`, `"4"`, `[0, 1]` or `0,`; `-1` and `auto` take what is there. */
function howMany(node: Node | undefined): number | undefined {
  if (node?.kind === 'list') {
    return node.items.every((item) => wholeNumber(wordOf(item)) !== undefined) && node.items.length > 0
      ? node.items.length
      : undefined
  }
  const word = wordOf(node)
  const indexes = word === undefined ? null : /^\d{1,3}(?:,\s*\d{1,3}){1,63},?$|^\d{1,3},$/.exec(word)
  return indexes === null ? wholeNumber(word) || undefined : indexes[0].replace(/,$/, '').split(',').length
}

/** A strategy that is given as a class, such as `lightning.pytorch.strategies.FSDPStrategy`. */
function classOf(node: Node | undefined): string | undefined {
  const name = wordOf(below(node, 'class_path')) ?? wordOf(below(node, '_target_'))
  return name?.slice(name.lastIndexOf('.') + 1).toLowerCase()
}
