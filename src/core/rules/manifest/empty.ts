import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/empty',
  title: 'The file declares no job',
  severity: 'error',
  why: 'A manifest without jobs looks as if it had been checked. Declare a job, or delete the file.',
  fails: `# to be filled in
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
