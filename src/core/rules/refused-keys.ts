import type { JobDeclaration } from '../manifest/schema.ts'

/** Keys that decide a figure: if one was refused, no usual choice may replace it. */
const decisive = {
  memory: keysOf({
    scale:
      'parameters active_parameters embedding_parameters sequence_length micro_batch_size global_batch_size gradient_accumulation_steps',
    model:
      'name config architecture method lora_rank precision weights_precision optimizer_precision optimizer activation_checkpointing attention image_size layers hidden_size',
    hardware: 'parallelism offload count nodes memory',
  }),
  time: keysOf({
    scale:
      'parameters active_parameters tokens samples epochs steps global_batch_size sequence_length flops_per_sample',
    model: 'name config architecture method precision image_size layers hidden_size',
    hardware: 'count nodes peak',
  }),
}

/** Whether a key that decides this figure has a value that was not understood. */
export function isLeftOpen(figure: keyof typeof decisive, { refused }: Pick<JobDeclaration, 'refused'>): boolean {
  return refused?.some((key) => decisive[figure].has(key)) === true
}

function keysOf(sections: Readonly<Record<string, string>>): ReadonlySet<string> {
  const all = Object.entries(sections).flatMap(([section, names]) =>
    names.split(' ').map((name) => `${section}.${name}`),
  )
  return new Set(['task', ...all])
}
