import type { Keys } from './key.ts'

const durations = ['6h', '14d'] as const

export const operationsKeys = {
  queue_time: {
    kind: 'duration',
    help: 'How long a job waits for this hardware. Include the unit.',
    examples: durations,
    aliases:
      'queue_wait, queue_wait_time, wait_time, time_in_queue, expected_queue_time, average_queue_time, typical_queue_time, operations.queue, operations.wait',
  },
  max_queue_time: {
    kind: 'duration',
    help: 'The longest acceptable wait. Include the unit.',
    examples: durations,
    aliases:
      'max_queue, max_queue_wait, max_wait, max_wait_time, maximum_queue_time, acceptable_queue_time, acceptable_wait',
  },
  deadline: {
    kind: 'duration',
    help: 'The time in which the job must finish. Include the unit.',
    examples: durations,
    aliases:
      'time_limit, walltime, wall_clock, wall_clock_limit, max_duration?, max_runtime, max_time, finish_within, time_budget, target_time, due_in, done_by?, done_in?, finish?, finish_by?, finish_in?, needed_by?, ready_by?, ready_in?, due?, eta?',
    insteadOf: 'max_run, training_days, training_hours, max_hours, training_time',
  },
  utilization: {
    kind: 'share',
    help: 'The share of time in which the accelerator is busy, expected or measured (not MFU).',
    examples: ['35%', 0.35],
    aliases:
      'utilisation, gpu_utilization, tpu_utilization, expected_utilization, average_utilization, target_utilization, duty_cycle',
  },
  input_pipeline: {
    kind: 'word',
    words: 'inputPipeline',
    help: 'Whether data loading keeps up with the accelerator.',
    aliases: 'data_pipeline?, data_loading?, dataloader?',
  },
  benchmarked: {
    kind: 'flag',
    help: 'Whether a small run was measured on this hardware.',
    aliases: 'benchmark_done, benchmark_run, pilot_run, pilot_run_done, operations.benchmark, operations.profiled',
  },
  budget: {
    kind: 'money',
    help: 'The most that the job may cost.',
    examples: ['20000 USD'],
    aliases:
      'cost_limit, cost_budget, cost_cap, max_cost, max_budget, max_spend, total_budget, compute_budget, spending_limit, budget_limit',
  },
  monthly_budget: {
    kind: 'money',
    help: 'The most that the job may cost in a month.',
    examples: ['4000 USD'],
    aliases:
      'budget_per_month, monthly_cost, monthly_cost_limit, monthly_limit, monthly_spend, cost_per_month, max_cost_per_month, max_monthly_cost',
  },
  price_per_chip_hour: {
    kind: 'money',
    help: 'The price of one accelerator per hour.',
    examples: ['2.50 USD'],
    aliases: 'price_per_hour, price_per_tpu_hour, cost_per_gpu_hour, hourly_price, hourly_rate, gpu_hourly_rate',
    insteadOf: 'hourly_cost, cost_per_hour, instance_price, price_per_node_hour',
  },
  saves_checkpoints: {
    kind: 'flag',
    help: 'Whether the job saves checkpoints from which it can resume.',
    aliases:
      'save_checkpoints, auto_resume, resumable, checkpointed, checkpoint_interval, checkpoint_every, checkpointing?, checkpoints?, operations.resume',
  },
} as const satisfies Keys
