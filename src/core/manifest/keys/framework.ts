import type { Keys } from './key.ts'

export const frameworkKeys = {
  name: {
    kind: 'names',
    of: 'framework',
    help: 'The framework, or several: tensorflow, keras, jax, flax, pytorch, pytorch-xla, mxnet, …',
    aliases:
      'frameworks, ml_framework, dl_framework, framework_name, framework.type, framework.framework, framework.core, serve.engine?, serving.engine?, inference.engine?, backend?, engine?, serving?, serving_framework?, serving_engine?, inference_engine?, inference_server?, library?, software?, stack?, runtime?, toolkit?',
    onlyAtHome: true,
  },
  version: {
    kind: 'version',
    help: 'The version of the framework, as written: 2.10 is not 2.1.',
    aliases: 'framework_version, pytorch_version, torch_version, jax_version, tf_version, tensorflow_version',
    onlyAtHome: true,
  },
  libraries: {
    kind: 'list',
    help: 'Libraries that decide where the job can run: deepspeed, megatron-lm, flash-attention, cudnn, …',
    aliases:
      'libs, lib?, packages, extra_libraries, python_packages, framework.extras, framework.extensions, framework.plugins, framework.with, framework.library, dependencies?, launcher?, extensions?',
  },
} as const satisfies Keys
