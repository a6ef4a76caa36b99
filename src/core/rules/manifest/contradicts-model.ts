import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/contradicts-model',
  title: 'A size that differs from the named model',
  severity: 'warning',
  why: 'A published model has a known number of parameters. A declared size that differs from it by more than a fifth belongs to another model, or the name does. The declared size applies until one of them is fixed.',
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
