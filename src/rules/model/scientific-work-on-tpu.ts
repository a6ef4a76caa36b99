import { defineGuideline } from '../../rule.ts'
import { list } from '../../wording.ts'

const scientificWork = new Set([
  'cfd',
  'climate-modeling',
  'climate-modelling',
  'computational-chemistry',
  'computational-fluid-dynamics',
  'fea',
  'finite-element-analysis',
  'finite-elements',
  'fluid-dynamics',
  'high-performance-computing',
  'hpc',
  'image-processing',
  'md',
  'molecular-dynamics',
  'monte-carlo',
  'numerical-simulation',
  'physics',
  'physics-simulation',
  'quantum-chemistry',
  'science',
  'scientific-computing',
  'scientific-simulation',
  'scientific-simulations',
  'simulation',
  'simulations',
  'simulator',
  'weather-modeling',
  'weather-modelling',
  'weather-simulation',
])
const isScientificWork = (word: string): boolean =>
  scientificWork.has(word.trim().toLowerCase().replaceAll(/[_ ]+/g, '-'))

export default defineGuideline({
  id: 'model/scientific-work-on-tpu',
  title: 'Simulation or other scientific work on a TPU',
  rows: ['M8'],
  leans: 'gpu',
  force: 'against',
  sources: ['scaling', 'liquidweb'],
  at: ['needs', 'other_workloads'],
  when: ({ needs }) => needs.other_workloads?.some(isScientificWork),
  reason: () => 'GPUs also do scientific work beside machine learning, while a TPU is built for neural networks.',
  problem: ({ needs, hardware }) =>
    `The same hardware is to do other work (${list((needs.other_workloads ?? []).filter(isScientificWork))}) that ${hardware.label} was not made for.`,
  remedy: () => 'Choose GPUs, or move this work to other hardware and take it off `other_workloads`.',
  why: 'Scientific simulation and image processing are common work for GPUs. A TPU gives up that breadth for speed on neural networks, so the documents advise GPUs where one machine has to serve several purposes.',
  fails: `framework: jax
stage: production
needs: { other_workloads: [simulation] }
hardware: tpu-v5e-8
`,
  passes: `framework: jax
stage: production
needs: { other_workloads: [simulation] }
hardware: A100:8
`,
})
