import type { Signs } from '../document-paths.ts'

/** What a program does where nothing states otherwise, as its documentation says. */
export interface DocumentedDefaults {
  /** For people. */
  readonly program: string
  readonly source: string
  /** The settings that show the program. `$program` is the name of a command's script, or of a call. */
  readonly signs: Signs
  /** Settings without which these defaults apply. */
  readonly unless?: readonly string[]
  /** Its options and their values. */
  readonly options: Readonly<Record<string, string | number | boolean>>
}

const axolotl = { program: 'Axolotl', source: 'https://docs.axolotl.ai/docs/config-reference.html' }
export const defaultsOfAxolotl: readonly DocumentedDefaults[] = [
  {
    ...axolotl,
    signs: ['base_model'],
    unless: ['unfrozen_parameters', 'relora', 'relora_steps', 'load_in_4bit=true', 'load_in_8bit=true'],
    options: { adapter: 'full' },
  },
  {
    // It loads the model in this format. Only DeepSpeed and FSDP keep another copy.
    ...axolotl,
    source: 'https://github.com/axolotl-ai-cloud/axolotl/blob/main/src/axolotl/utils/config/__init__.py',
    signs: ['base_model', 'bf16=true|auto|full'],
    unless: ['adapter', 'deepspeed', 'fsdp', 'fsdp_config'],
    options: { weights_precision: 'bf16' },
  },
]

const maxText = {
  program: 'MaxText',
  source: 'https://github.com/AI-Hypercomputer/maxtext/blob/main/src/maxtext/configs/base.yml',
  signs: [['base_config', 'max_target_length', '$program=train']],
} as const
export const defaultsOfMaxText: readonly DocumentedDefaults[] = [
  { ...maxText, options: { dtype: 'bfloat16', weight_dtype: 'float32', remat_policy: 'full', opt_type: 'adamw' } },
  {
    ...maxText,
    unless: ['data', 'fsdp_transpose', 'sequence', 'context', 'tensor', 'tensor_transpose', 'expert', 'pipeline'].map(
      (axis) => `ici_${axis}_parallelism`,
    ),
    options: { ici_fsdp_parallelism: '-1' },
  },
]

export const defaultsOfLightning: readonly DocumentedDefaults[] = [
  {
    program: 'Lightning',
    source: 'https://lightning.ai/docs/pytorch/stable/common/trainer.html',
    signs: [['trainer.max_epochs', 'trainer.max_steps', 'trainer.devices']],
    // Hydra composes a configuration from several files.
    unless: ['trainer.plugins', 'defaults'],
    options: { 'trainer.precision': '32-true', 'trainer.accumulate_grad_batches': 1 },
  },
]

const trainer = {
  program: 'the transformers Trainer',
  source: 'https://huggingface.co/docs/transformers/main_classes/trainer',
}

/** The examples of Transformers, and its own class in a call. Other scripts may change its defaults, and TRL does. */
const plainTrainer: Signs = [
  '$program=' +
    'run_clm|run_mlm|run_plm|run_fim|run_glue|run_xnli|run_classification|run_ner|run_qa|run_seq2seq_qa|run_swag|' +
    'run_summarization|run_translation|run_image_classification|run_mae|run_mim|run_object_detection|' +
    'run_semantic_segmentation|run_audio_classification|run_speech_recognition_ctc|run_speech_recognition_seq2seq|' +
    'trainingarguments|seq2seqtrainingarguments',
]

export const defaultsOfTransformers: readonly DocumentedDefaults[] = [
  {
    program: 'LLaMA-Factory',
    source: 'https://github.com/hiyouga/LLaMA-Factory/tree/main/src/llamafactory/hparams',
    signs: ['finetuning_type'],
    options: { disable_gradient_checkpointing: false },
  },
  // FSDP has an own option for it.
  { ...trainer, signs: plainTrainer, unless: ['fsdp_config'], options: { gradient_checkpointing: false } },
  { ...trainer, signs: plainTrainer, options: { per_device_train_batch_size: 8 } },
  { ...trainer, signs: plainTrainer, unless: ['max_steps'], options: { num_train_epochs: 3 } },
  {
    ...trainer,
    signs: ['per_device_train_batch_size'],
    // ms-swift derives it from the number of devices.
    unless: ['$program=swift', 'sft_type', 'train_type', 'tuner_type'],
    options: { gradient_accumulation_steps: 1 },
  },
  {
    ...trainer,
    signs: ['per_device_train_batch_size'],
    unless: ['adafactor', 'optimizer', 'optimizer_name', 'optim_type', 'use_galore', 'use_badam'],
    options: { optim: 'adamw_torch' },
  },
]
