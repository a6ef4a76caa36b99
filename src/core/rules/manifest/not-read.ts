import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/not-read',
  title: 'Keys that were not read',
  severity: 'notice',
  why: 'A manifest may hold more than this check reads, such as a pasted part of a training configuration. What is neither a documented key nor another name for one is left alone, and named once a job, so that nobody takes it for checked. The notice says nothing about what these keys do, and names the documented key where a name surely concerns one (`embedding_rows`: `scale.embedding_parameters`). A `batch_size` on several accelerators may be that of each: it is taken for that of all, and the notice says so, unless `gradient_accumulation_steps` stand beside it or the framework is JAX, Keras or TensorFlow. `epochs` beside `tokens` are named as well: tokens are those of the whole training, so that nothing multiplies them. Keys that begin with `x-` are your own and are not named.',
  fails: `framework: pytorch
stage: production
scale: large
hardware: H100:8
learning_rate: 3e-4
`,
  passes: `framework: pytorch
stage: production
scale: large
hardware: H100:8
x-learning_rate: 3e-4
`,
})
