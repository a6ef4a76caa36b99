/**
 * A Spectral ruleset with the part of `accelerator-review check` that its core functions can express: the manifest's
 * JSON Schema, and twelve rules as conditions on one job. It resolves no defaults, knows no catalog and computes
 * nothing.
 */
const has = (path, schema) =>
  path
    .split('.')
    .reduceRight((inner, key) => ({ type: 'object', required: [key], properties: { [key]: inner } }), schema)
const both = (...schemas) => ({ allOf: schemas })
const either = (...schemas) => ({ anyOf: schemas })

const onTpu = either(
  has('hardware', { type: 'string', pattern: '^(tpu|v[2-6])' }),
  has('hardware.accelerator', { type: 'string', pattern: '^(tpu|v[2-6])' }),
)
const framework = (pattern) =>
  either(has('framework', { type: 'string', pattern }), has('framework.name', { type: 'string', pattern }))
const provider = (schema) => has('hardware.provider', schema)

const advice = {
  'pytorch-on-tpu': both(onTpu, framework('^pytorch$')),
  'no-xla-path': both(onTpu, framework('^(mxnet|paddle|mindspore)')),
  'gpu-kernels-on-tpu': both(onTpu, has('model.custom_kernels', { contains: { enum: ['cuda', 'triton', 'hip'] } })),
  'cuda-library-on-tpu': both(
    onTpu,
    has('framework.libraries', { contains: { enum: ['cudnn', 'nccl', 'flash-attention', 'deepspeed'] } }),
  ),
  'dynamic-shapes': both(onTpu, has('model.dynamic_shapes', { const: true })),
  'dynamic-control-flow': both(onTpu, has('model.dynamic_control_flow', { const: true })),
  'custom-ops': both(onTpu, has('model.custom_ops', { const: true })),
  'custom-architecture': both(onTpu, has('model.architecture', { const: 'custom' })),
  'no-xla-experience': both(onTpu, has('team.xla', { const: 'none' })),
  'tpu-elsewhere': both(onTpu, provider({ not: { enum: ['gcp', 'colab', 'kaggle'] } })),
  'prototype-on-tpu': both(onTpu, has('stage', { const: 'prototype' })),
  'spot-without-checkpoints': both(has('hardware.spot', { const: true }), {
    not: has('operations.saves_checkpoints', { const: true }),
  }),
}

/** The ruleset in Spectral's format. `schema` is the manifest's JSON Schema. */
export function spectralRuleset(schema) {
  const check = (given, severity, message, options) => ({
    given,
    severity,
    message,
    // biome-ignore lint/suspicious/noThenProperty: the word is Spectral's
    then: { function: 'schema', functionOptions: { schema: options } },
  })
  const rules = Object.entries(advice).map(([name, condition]) => [
    name,
    check(['$', '$.jobs[*]'], 'warn', name, { not: condition }),
  ])
  return { rules: { 'manifest-schema': check('$', 'error', '{{error}}', schema), ...Object.fromEntries(rules) } }
}
