import type { Keys } from './key.ts'

export const needsKeys = {
  multi_cloud: {
    kind: 'flag',
    help: 'The job must be able to move between clouds.',
    aliases: 'multicloud, cloud_agnostic, cross_cloud, portability, portable',
  },
  avoid_lock_in: {
    kind: 'flag',
    help: 'The job must not depend on one provider.',
    aliases: 'no_lock_in, no_vendor_lock_in, avoid_vendor_lock_in, vendor_neutral, vendor_neutrality',
  },
  on_prem: {
    kind: 'flag',
    help: 'The job must run on premises.',
    aliases: 'on_premise, on_premises, on_prem_only, air_gapped',
  },
  edge: {
    kind: 'flag',
    help: 'The job must run at the edge.',
    aliases: 'edge_deployment, on_device',
    onlyAtHome: true,
  },
  own_hardware: {
    kind: 'flag',
    help: 'The team wants to own its hardware or rent dedicated servers.',
    aliases: 'owned_hardware, own_servers, own_gpus, dedicated_servers, dedicated_hardware',
  },
  interactive_debugging: {
    kind: 'flag',
    help: 'The team must be able to debug interactively.',
    aliases: 'interactive_debug, needs.debugging, needs.interactive',
  },
  low_level_control: {
    kind: 'flag',
    help: 'The job needs control over drivers, memory allocation or other low-level parts.',
    aliases: 'low_level_access, driver_control, needs.low_level',
  },
  energy_efficiency: {
    kind: 'flag',
    help: 'Energy per unit of work matters.',
    aliases: 'energy_efficient, power_efficiency, needs.energy, needs.sustainability',
  },
  community_support: {
    kind: 'flag',
    help: 'Examples, pretrained models and vendor support matter most.',
    aliases: 'needs.community, needs.support',
  },
  containers: {
    kind: 'flag',
    help: 'Ready-made container images and orchestration across platforms matter.',
    aliases: 'containerized, needs.docker, needs.kubernetes, needs.k8s',
    onlyAtHome: true,
  },
  price_control: {
    kind: 'flag',
    help: 'Control over prices matters.',
    aliases: 'cost_control, predictable_cost, predictable_costs, predictable_pricing',
  },
  max_throughput: {
    kind: 'flag',
    help: 'Throughput matters most.',
    aliases: 'maximum_throughput, high_throughput, needs.throughput',
  },
  other_workloads: {
    kind: 'list',
    help: 'Other work on the same hardware: rendering, video, simulation, …',
    aliases: 'other_work, other_uses, additional_workloads, mixed_workloads, also_used_for, shared_with',
  },
} as const satisfies Keys
