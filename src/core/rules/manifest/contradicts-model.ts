import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/contradicts-model',
  title: 'Sizes that contradict the named model or each other',
  severity: 'warning',
  why: 'A published model has a known size, and numbers such as tokens, samples and batch follow from each other. If a number differs from them by more than the ways of counting do (a fifth for parameters, more for padding and operations), one of them belongs to another job, and hours and cost are wrong. The declared number applies until one is fixed; a locked limit of a policy counts the largest.',
  fails: `framework: pytorch
stage: production
model: meta-llama/Llama-3.1-8B
scale: { parameters: 70B }
hardware: H100:8
`,
  passes: `framework: pytorch
stage: production
model: meta-llama/Llama-3.1-8B
hardware: H100:8
`,
})
