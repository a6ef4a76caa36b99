import type { Keys } from './key.ts'

export const teamKeys = {
  cuda: {
    kind: 'word',
    words: 'skill',
    help: "The team's experience with CUDA.",
    aliases:
      'cuda_experience, cuda_skill, cuda_skills, cuda_expertise, cuda_level, gpu_experience, gpu_expertise, team.gpu',
    onlyAtHome: true,
  },
  xla: {
    kind: 'word',
    words: 'skill',
    help: "The team's experience with XLA.",
    aliases:
      'xla_experience, xla_skill, xla_skills, xla_expertise, xla_level, tpu_experience, tpu_expertise, team.tpu, team.jax',
    onlyAtHome: true,
  },
  optimization_time: {
    kind: 'duration',
    help: 'The time that the team can spend on tuning for the hardware. Include the unit.',
    examples: ['6h', '14d'],
    aliases:
      'optimisation_time, tuning_time, porting_time, optimization_budget, tuning_budget, time_for_tuning, time_for_optimization',
  },
  getting_started: {
    kind: 'flag',
    help: 'Whether the team is just getting started.',
    aliases: 'newcomers, newcomer, beginners, beginner, first_project, team.new, team.beginner',
  },
  tools: {
    kind: 'list',
    help: 'Tools that the team relies on: nsight, pytorch-profiler, cuda-gdb, …',
    aliases: 'profilers, profiling_tools, debugging_tools, profiler, debugger, team.tooling',
    onlyAtHome: true,
  },
} as const satisfies Keys
