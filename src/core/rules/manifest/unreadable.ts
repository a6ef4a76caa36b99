import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unreadable',
  title: 'The file cannot be opened',
  severity: 'error',
  why: 'A manifest is a plain file inside the workspace. Dangling links, links out of the workspace, pipes and folders in its place are reported, never skipped.',
  fails: '',
  passes: `framework: jax
stage: production
scale: large
hardware: tpu-v5e-64
`,
})
