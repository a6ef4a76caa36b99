/** Settings of training that change neither its hardware nor its amount of work, as programs spell them. */
const names = [
  ...['lr', 'learning_rate', 'min_lr', 'max_lr', 'lr_scheduler', 'lr_scheduler_type', 'weight_decay', 'seed'],
  ...['random_seed', 'data_seed', 'warmup', 'warmup_steps', 'warmup_ratio', 'warmup_iters', 'beta1', 'beta2'],
  ...['adam_beta1', 'adam_beta2', 'adam_epsilon', 'max_grad_norm', 'clip_grad', 'gradient_clipping', 'dropout'],
  ...['attention_dropout', 'hidden_dropout', 'lora_alpha', 'lora_dropout', 'label_smoothing', 'temperature'],
  ...['logging_steps', 'log_interval', 'log_every', 'log_level', 'logging_dir', 'save_steps', 'save_interval'],
  ...['save_total_limit', 'save_strategy', 'eval_steps', 'eval_interval', 'eval_strategy', 'output_dir', 'run_name'],
  ...['report_to', 'wandb_project', 'wandb_name', 'wandb_run_name', 'wandb_entity', 'mlflow_experiment_name'],
  // Of schedulers.
  ...['mail_user', 'mail_type', 'output', 'error', 'comment', 'mem', 'mem_per_cpu', 'mem_per_gpu'],
  ...['cpus_per_task', 'cpus_per_gpu'],
]

const name = `["']?(?:${names.join('|').replaceAll('_', '[_-]')})["']?`
/** A single plain word. */
const value = String.raw`["']?[\w./%][\w.+/%@-]*["']?(?=[\s,}\]]|$)`
const setting = new RegExp(String.raw`(?:^#SBATCH\s+|(?<![\w.$-]))["']?(?:--)?${name}(?:\s*[=:,]\s*|\s+)${value}`, 'gi')

/** Whether a word of a line is the value of such a setting, or its name beside a value. */
export function isOtherSetting(line: string, word: { readonly start: number; readonly text: string }): boolean {
  const end = word.start + word.text.length
  return [...line.matchAll(setting)].some(({ 0: text, index }) => index <= word.start && end <= index + text.length)
}
