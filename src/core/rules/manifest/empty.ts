import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/empty',
  title: 'The file declares no job',
  severity: 'error',
  why: 'A manifest that declares nothing looks like one that was checked. A team that wants none deletes the file.',
  fails: `# to be filled in
`,
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
