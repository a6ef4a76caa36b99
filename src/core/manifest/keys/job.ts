import type { Keys } from './key.ts'

/** The keys of a job outside its sections. */
export const jobKeys = {
  task: {
    kind: 'word',
    words: 'task',
    help: 'The kind of job.',
    default: 'training',
    aliases:
      'task_type, job_type, workload, workload_type, training_type, run_type, rl_algorithm, training_method, algorithm?, training_stage?, purpose?, goal?, use_case?, objective?, phase?, training?',
  },
  stage: {
    kind: 'word',
    words: 'stage',
    help: 'The stage of the project.',
    aliases:
      'project_stage, maturity, lifecycle, lifecycle_stage, project_phase, development_stage, deployment_stage, stage.name, env?, environment?, phase?, status?, tier?',
  },
  labels: {
    kind: 'labels',
    help: 'Your own labels (team, cost center); only policies read them.',
  },
  group: { kind: 'text', help: 'Jobs that belong together, such as the parts of one RLHF run.', aliases: 'job_group' },
  evidence: {
    kind: 'list',
    help: 'Globs of the files in the repository that belong to this job.',
    aliases: 'launch_files, evidence_files',
    variable: 'none',
  },
} as const satisfies Keys

/** The job's name, in a file of one job. */
export const nameKey = {
  name: {
    kind: 'text',
    help: "The job's name (default: the folder's).",
    aliases: 'job_name, run_name, experiment_name, project_name, job?, title?',
  },
} as const satisfies Keys
