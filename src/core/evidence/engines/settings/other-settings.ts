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
const value = String.raw`["']?[\w./%][\w.+/%@-]*["']?`
/** Behind it, a line ends, or another word or value begins. */
const end = String.raw`(?=[ \t,)}\]]|$)`
/** An option of a command or of its arguments in a list, and a directive. */
const option = new RegExp(String.raw`(?:^#SBATCH[ \t]+|(?<![\w.$-]))["']?--${name}(?:=|,?[ \t]+)${value}${end}`, 'gi')
/** A key of a mapping, or an argument. A variable may be used for anything. */
const key = new RegExp(
  String.raw`(?<![\w.$-])${name}:[ \t]*${value}${end}|(?<=[(,][ \t]*)${name}=${value}(?=[ \t]*[,)])`,
  'gi',
)

/** Whether a word of a line is the value of such a setting, or its name beside a value. `isMake`: `a: b` is a rule. */
export function isOtherSetting(
  line: string,
  word: { readonly start: number; readonly text: string },
  isMake: boolean,
): boolean {
  const last = word.start + word.text.length
  const isIn = ({ 0: text, index }: RegExpExecArray): boolean => index <= word.start && last <= index + text.length
  return [option, ...(isMake ? [] : [key])].some((pattern) => [...line.matchAll(pattern)].some(isIn))
}
