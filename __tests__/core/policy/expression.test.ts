import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Compiled, compileCondition } from '../../../src/core/policy/condition/condition.ts'
import { jobKeys, type Section } from '../../../src/core/policy/condition/job-keys.ts'
import { writtenRead } from '../../../src/core/policy/condition/syntax.ts'
import { checkFile } from '../../../src/core/review/check.ts'
import type { Facts } from '../../../src/core/rules/facts.ts'
import { ruleSet } from '../../../src/core/rules/rule-set.ts'
import { defaultThresholds } from '../../../src/core/rules/thresholds.ts'
import { anyText } from '../../support/any-text.ts'

function factsOf(manifest: string): Facts {
  const [job] = checkFile('train/accelerator.yml', manifest, ruleSet([]), defaultThresholds).jobs
  if (job === undefined) throw new Error('the manifest declares no job')
  return job.facts
}

/** The result of a condition in one word: an answer, or why there is none. */
function answer(text: string, facts: Facts): string {
  const compiled = compileCondition(text)
  if (!compiled.ok) return `error: ${compiled.message}`
  const judged = compiled.condition.evaluate(facts)
  if ('holds' in judged) return String(judged.holds)
  return 'missing' in judged ? `not declared: ${judged.missing}` : `failed: ${judged.failed}`
}

const refused = (text: string): Extract<Compiled, { ok: false }> => {
  const compiled = compileCondition(text)
  if (compiled.ok) throw new Error(`was not refused: ${text}`)
  return compiled
}

const pretrain = factsOf(`name: pretrain
stage: production
group: rlhf
labels: { team: research, cost-center: cc-123, max: 2d, gpus: 64, constructor: own }
task: pretraining
framework: { name: [flax, MyFramework], version: "2.10", libraries: [deepspeed, flash-attn] }
scale: { parameters: 7B, tokens: 2T, sequence_length: 4096, global_batch_size: 1024 }
model: { architecture: transformer, precision: bf16, dynamic_shapes: false, custom_kernels: [triton] }
hardware: { accelerator: "a100-80gb-sxm:8", nodes: 32, provider: gcp, parallelism: fsdp, interconnect: nvlink }
team: { cuda: expert, tools: [nsight] }
operations: { queue_time: 6h, utilization: 35%, budget: 20000 USD, price_per_chip_hour: 3 USD }
`)

describe('a condition on a job', () => {
  it.each([
    // Declared values and what follows from them.
    ['job.name == "pretrain"', 'true'],
    ['job.task == "pretraining" && job.group == "rlhf"', 'true'],
    ['job.stage in ["prototype", "production"]', 'true'],
    ['job.hardware.count == 256', 'true'],
    ['job.hardware.kind == "gpu" && job.hardware.vendor == "nvidia"', 'true'],
    ['job.hardware.memory_gib == 80', 'true'],
    ['job.hardware.accelerator == ["nvidia-a100-80gb-sxm"]', 'true'],
    ['job.hardware.accelerator.all(a, a in accelerators("a100"))', 'true'],
    ['job.hardware.accelerator.exists(a, a in accelerators("h100"))', 'false'],
    ['job.hardware.interconnect == ["nvlink"]', 'true'],
    ['job.hardware.parallelism.strategy == "fsdp"', 'true'],
    ['job.framework.name == ["flax", "myframework", "jax"]', 'true'],
    ['job.framework.version == "2.10"', 'true'],
    ['"flash-attention" in job.framework.libraries && "flash-attn" in job.framework.libraries', 'true'],
    ['job.scale.size == "large"', 'true'],
    ['job.scale.global_batch_tokens == 1024 * 4096', 'true'],
    ['job.model.custom_kernels && job.model.custom_kernel_kinds == ["triton"]', 'true'],
    ['!job.model.dynamic_shapes', 'true'],
    ['job.operations.queue_time == 6 && job.operations.budget.amount == 20000', 'true'],
    ['job.sizing.fits in ["fits", "does-not-fit", "unknown"]', 'true'],
    ['job.sizing.hours.low <= job.sizing.hours.likely && job.sizing.hours.likely <= job.sizing.hours.high', 'true'],
    ['job.sizing.chip_hours.low == job.sizing.hours.low * job.hardware.count', 'true'],
    ['job.sizing.cost.high > job.operations.budget.amount', 'true'],
    ['job.sizing.cost.currency == job.operations.budget.currency', 'true'],
    ['job.sizing.energy_kwh.low < job.sizing.energy_kwh.high', 'true'],
    // All numbers have one type.
    ['job.hardware.count > 8', 'true'],
    ['job.hardware.count > 8.5', 'true'],
    ['8 < job.hardware.count', 'true'],
    ['job.hardware.count != 256', 'false'],
    ['job.scale.parameters > 7e9', 'false'],
    ['job.scale.parameters >= 7000000000', 'true'],
    ['job.hardware.count in [8, 256]', 'true'],
    ['job.hardware.count % 8 == 0', 'true'],
    ['-job.hardware.count < 0', 'true'],
    ['1 / 2 == 0.5', 'true'],
    ['10 - 4 - 3 == 3 && 10 - (4 - 3) == 9', 'true'],
    ['2 + 3 * 4 == 14 && (2 + 3) * 4 == 20', 'true'],
    ['24 / 4 / 2 == 3 && 24 / (4 / 2) == 12', 'true'],
    ['-(1 + 2) == -3 && !(1 == 2)', 'true'],
    ['(true ? false : true) ? false : true', 'true'],
    ['true || false && false', 'true'],
    ['(true || false) && false', 'false'],
    ['(1 < 2) == true', 'true'],
    ['(has(job.hardware.slices) ? job.hardware.slices : 1) == 1', 'true'],
    ['(has(job.labels.none) ? size(job.labels.none) : 0) == 0', 'true'],
    ['[1, 2.5].exists(x, x > 2)', 'true'],
    ['job.hardware.count > {"prototype": 8, "production": 64}[job.stage]', 'true'],
    // Quantities as in manifests.
    ['job.scale.parameters == quantity("7B")', 'true'],
    ['job.operations.queue_time < hours("14d")', 'true'],
    ['job.operations.utilization < share("40%")', 'true'],
    ['bytes("10TB") == 1e13', 'true'],
    ['hours(job.labels.max) == 48', 'true'],
    ['quantity(job.labels.gpus) == 64', 'true'],
    ['hours(job.labels.team) > 1', 'failed: "research" is not a duration with its unit, such as 90min, 6h or 14d'],
    // Labels and text.
    ['job.labels.team == "research"', 'true'],
    ['job.labels["cost-center"].matches("^cc-[0-9]+$")', 'true'],
    ['job.labels["cost-center"].matches("[0-9]")', 'true'],
    ['job.labels["cost-center"].matches("^[0-9]+$")', 'false'],
    ['"cost-center" in job.labels && !("owner" in job.labels)', 'true'],
    ['job.labels.all(name, size(name) < 20 && job.labels[name] != "")', 'true'],
    ['job.labels.team.startsWith("re") && job.labels.team.endsWith("ch") && job.labels.team.contains("sea")', 'true'],
    ['job.labels.team.upperAscii() == "RESEARCH"', 'true'],
    ['job.group == "pröduction" || "é😀".size() == 2', 'true'],
    ['"a\\"b\\n\\\\" == \'a"b\\n\\\\\'', 'true'],
    ["r'\\d' == '\\\\d' && job.labels.gpus.matches(r'^\\d+$')", 'true'],
    ['job.labels.team == "research" // as agreed', 'true'],
    // Lists.
    ['job.framework.libraries[0] == "deepspeed"', 'true'],
    ['job.framework.libraries.size() == 3', 'true'],
    ['job.framework.libraries.filter(l, l.contains("flash")).size() == 2', 'true'],
    ['job.framework.libraries.map(l, l.size()).exists_one(n, n == 9)', 'true'],
    ['job.framework.libraries.map(l, l.startsWith("d"), l + "!") == ["deepspeed!"]', 'true'],
    ['[1, 2].all(x, [3, 4].all(y, x < y))', 'true'],
    // Whether a key is declared.
    ['has(job.labels.team) && has(job.labels["cost-center"]) && !has(job.labels.owner)', 'true'],
    ['has(job.team) && has(job.team.cuda) && !has(job.team.xla)', 'true'],
    ['has(job.needs) || has(job.needs.edge)', 'false'],
    ['has(job.labels) && has(job.hardware.parallelism) && has(job.sizing.cost)', 'true'],
    ['has(job.hardware.spot) && job.hardware.spot', 'false'],
    ['job.hardware.spot', 'not declared: hardware.spot'],
    ['job.labels.owner == "a"', 'not declared: labels.owner'],
    ['job.labels[job.stage] == "a"', 'not declared: labels.production'],
    ['job.needs.edge', 'not declared: needs.edge'],
    ['job.needs.other_workloads.size() == 0', 'not declared: needs.other_workloads'],
    ['size(job.labels.owner + "x") > 1', 'not declared: labels.owner'],
    ['job.stage == "prototype" && job.hardware.spot', 'false'],
    ['job.hardware.spot && job.stage == "prototype"', 'false'],
    ['job.hardware.spot || job.stage == "production"', 'true'],
    ['job.hardware.spot && job.stage == "production"', 'not declared: hardware.spot'],
    ['[1, 2].exists(x, x == 2 || job.hardware.spot)', 'true'],
    // Errors that depend on the job.
    ['job.hardware.count / 0 > 1', 'error: this divides by zero'],
    ['job.hardware.count / (8 - 8) > 1', 'failed: it divides by zero'],
    ['job.hardware.count % (8 - 8) == 0', 'failed: it divides by zero'],
    ['job.framework.libraries[9] == "a"', 'failed: a list has no element [9]'],
    ['job.hardware.count > {"prototype": 8}[job.stage]', 'failed: a mapping has no key "production"'],
    ['accelerators(job.labels.team).size() > 0', 'failed: unknown accelerator "research"'],
    // Names of JavaScript object properties.
    ['job.labels.constructor == "own"', 'true'],
    ['job.labels["__proto__"] == "a"', 'not declared: labels.__proto__'],
    ['job.labels.toString == "a"', 'not declared: labels.toString'],
    ['{"a": 1}["constructor"] == 1', 'failed: a mapping has no key "constructor"'],
    ['has(job.labels.valueOf) || "hasOwnProperty" in job.labels', 'false'],
    ...['prototype', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'].flatMap((key) => [
      [`{"${key}": 8}["${key}"] == 8`, 'true'],
      [`"${key}" in {"${key}": true}`, 'true'],
      [`"${key}" in {"other": true}`, 'false'],
      [`{"a": 1, "${key}": 8}.size() == 2`, 'true'],
      [`{"${key}": 8}.exists(k, k == "${key}")`, 'true'],
      [`{"${key}": 8} == {"${key}": 9}`, 'false'],
      [`{"a": {"${key}": [1, 2]}}["a"]["${key}"] == [1, 2]`, 'true'],
    ]),
    // Keys keep their type.
    ['{8: "host", 256: "pod"}[job.hardware.count] == "pod"', 'true'],
    ['{8: "host"}.exists(count, count > 4) && 8 in {8: "host"}', 'true'],
    ['{}.size() == 0 && !("a" in {})', 'true'],
  ])('%s: %s', (text, expected) => {
    expect(answer(text, pretrain)).toBe(expected)
  })

  it('says which keys it reads', () => {
    const compiled = compileCondition(
      'has(job.team) && job.labels["cost-center"] == job.stage || job.labels[job.name] == ""',
    )
    expect(compiled).toMatchObject({ condition: { reads: ['team', 'labels.cost-center', 'stage', 'labels', 'name'] } })
  })

  it('knows nothing of a job that declares nothing but hardware', () => {
    const bare = factsOf('hardware: gpu\n')
    expect(answer('job.hardware.accelerator == ["gpu"] && job.task == "training"', bare)).toBe('true')
    for (const key of [
      'stage == "production"',
      'hardware.vendor == "nvidia"',
      'hardware.memory_gib > 0',
      'hardware.count > 0',
    ])
      expect(answer(`job.${key}`, bare)).toBe(`not declared: ${key.split(' ')[0]}`)
    expect(answer('job.sizing.fits == "unknown" && !has(job.sizing.hours) && !has(job.labels)', bare)).toBe('true')
    expect(answer('job.labels.team == ""', bare)).toBe('not declared: labels.team')
  })

  it.each([
    ['hardware: { accelerator: h100, count: 1, parallelism: none }', 'does-not-fit'],
    ['hardware: { accelerator: h100, count: 64, parallelism: fsdp }', 'fits'],
    ['hardware: { accelerator: gpu, count: 64, parallelism: fsdp }', 'unknown'],
    // The catalog is not certain of this part's memory.
    ['hardware: { accelerator: mi50, count: 1, parallelism: none }', 'unknown'],
  ])('knows whether the memory is enough: %s', (hardware, fits) => {
    const text = `${hardware}\nscale: { parameters: 13B, tokens: 1T, sequence_length: 2048, micro_batch_size: 1 }\nmodel: { architecture: transformer, precision: bf16, optimizer: adamw, activation_checkpointing: true }\n`
    expect(answer(`job.sizing.fits == "${fits}"`, factsOf(text))).toBe('true')
  })

  it('reads degrees of parallelism and booleans of kernels', () => {
    const facts = factsOf(
      'hardware: { accelerator: tpu-v5e-64, parallelism: { data: 8, tensor: 2, zero: 1 } }\nmodel: { custom_kernels: false }\n',
    )
    expect(answer('job.hardware.parallelism.data == 8 && job.hardware.parallelism.zero == 1', facts)).toBe('true')
    expect(answer('job.hardware.parallelism.strategy == "fsdp"', facts)).toBe(
      'not declared: hardware.parallelism.strategy',
    )
    expect(answer('!job.model.custom_kernels && !has(job.model.custom_kernel_kinds)', facts)).toBe('true')
    expect(answer('job.hardware.count == 64 && job.hardware.kind == "tpu"', facts)).toBe('true')
  })
})

describe('a mistake in a condition', () => {
  it.each([
    ['job.stgae == "a"', 'job.stgae', 'unknown key "stgae" in `job`', 'Did you mean job.stage?'],
    ['has(job.stgae)', 'job.stgae', 'unknown key "stgae" in `job`', 'Did you mean job.stage?'],
    ['job.hardware.cuont > 8', 'job.hardware.cuont', 'unknown key "cuont" in `job.hardware`', 'job.hardware.count?'],
    ['job.count > 8', 'job.count', 'unknown key "count" in `job`', 'Did you mean job.hardware.count?'],
    ['stage == "production"', 'stage', 'unknown name "stage"', 'Write job.stage.'],
    ['job.stage == production', 'production', 'unknown name "production"', '"production"'],
    ['[1].all(element, elemnt > 0)', 'elemnt', 'unknown name "elemnt"', 'Did you mean element?'],
    ['[1].all(x, x > 0) && x > 0', 'x', 'unknown name "x"', 'quotes'],
    ['job.hardware.count > "8"', 'job.hardware.count > "8"', '> does not work on a number and text', 'without quotes'],
    ['true && job.stage > 8', 'job.stage > 8', '> does not work on text and a number', 'without quotes'],
    ['job.framework.name == "jax"', 'job.framework.name == "jax"', '== does not work on a list and text', 'Use in'],
    ['job.framework.name.contains("jax")', 'job.framework.name.contains("jax")', 'works on text', 'Use in'],
    [
      'job.hardware.spot / 2 > 1',
      'job.hardware.spot / 2',
      '/ does not work on true or false and a number',
      'same type',
    ],
    ['job.stage', 'job.stage', 'the condition is text', 'Compare'],
    ['job.hardware.count', 'job.hardware.count', 'the condition is a number', 'Compare'],
    ['job.stage && true', 'job.stage && true', '&& joins text', 'true or false'],
    ['!job.stage', '!job.stage', '! needs a value', 'has'],
    ['job.stage == null', 'null', 'a key is never null', 'has(job.stage)'],
    ['job.group in ["a", 1]', '1', 'type of this element differs', 'quoted'],
    ['true ? 1 : "a"', 'true ? 1 : "a"', 'sides of the :', 'same type'],
    ['job.labels[8] == "a"', 'job.labels[8]', 'types', ''],
    ['job.hardware', 'job.hardware', '`job.hardware` is a section', 'job.hardware.accelerator'],
    ['job == job', 'job', '`job` is a section', 'job.stage'],
    ['has(job)', 'job', '`job` is a section', 'job.stage'],
    ['has("a")', '"a"', 'has() needs a key', 'has(job.labels.team)'],
    ['has(job.labels[job.stage])', 'job.labels[job.stage]', 'has() needs the name of one label', 'in job.labels'],
    ['job.stage.foo == "a"', 'job.stage.foo', '`job.stage` has no keys of its own', 'Remove'],
    ['job.labels.team.foo == "a"', 'job.labels.team.foo', '`job.labels.team` has no keys of its own', 'Remove'],
    ['job.hardware["count"] > 1', 'job.hardware["count"]', 'brackets', 'Write job.hardware.count.'],
    ['job.labels.cost-center == "a"', 'job.labels.cost-center', 'would subtract `center`', 'job.labels["cost-center"]'],
    [
      'job.__proto__ == "a"',
      'job.__proto__',
      'unknown key "__proto__" in `job`',
      'Use a key in docs/policy-expressions.md',
    ],
    ['job.constructor == "a"', 'job.constructor', 'unknown key "constructor" in `job`', ''],
    ['job._declared.size() > 0', 'job._declared', 'unknown key "_declared" in `job`', ''],
    ['_size(job.stage) > 1', '_size(job.stage)', 'unknown function _size()', 'Did you mean size()?'],
    [
      'timestamp("2027-01-01T00:00:00Z") > 1',
      'timestamp("2027-01-01T00:00:00Z")',
      'unknown function timestamp()',
      'docs/policy-expressions.md',
    ],
    ['b"x".json() == 1', 'b"x".json()', 'unknown function .json()', 'docs/policy-expressions.md'],
    [
      'job.stage.startWith("a")',
      'job.stage.startWith("a")',
      'unknown function .startWith()',
      'Did you mean .startsWith()?',
    ],
    ['contains(job.stage, "a")', 'contains(job.stage, "a")', 'unknown function contains()', 'x.contains(…)'],
    ['job.stage.hours() > 1', 'job.stage.hours()', 'unknown function .hours()', 'hours(…)'],
    ['cel.bind(x, 1, x == 1)', 'cel.bind(x, 1, x == 1)', 'unknown function .bind()', ''],
    ['size() > 1', 'size()', 'size() takes 1 argument', ''],
    ['[1].all(x > 0)', '[1].all(x > 0)', 'all() takes 2 arguments', ''],
    ['[1].map(job, job)', 'job', '.map() needs a name', '.map(x, …)'],
    ['[1].exists(x, x)', 'x', 'the test of a loop', 'Compare the element'],
    ['job.stage = "a"', '=', 'one = does not compare', 'Write ==.'],
    ['job.stage === "a"', '=', 'three = do not compare', 'Write ==.'],
    ['true and false', 'and', 'and is not an operator here', 'Write &&.'],
    ['true & false', '&', 'one & is not an operator here', 'Write &&.'],
    ['not true', 'true', '', ''],
    ['job.scale.parameters > 7B', '7B', '7B is not a plain number', 'quantity("7B")'],
    ['job.operations.utilization > 35%', '', 'the condition ends too early', ''],
    ['quantity("7X") > 1', '"7X"', '"7X" is not a number such as', ''],
    ['true || hours("14") > 1', '"14"', '"14" is not a duration', ''],
    ['accelerators("h1000").size() > 0', '"h1000"', 'unknown accelerator', 'docs/catalog.md'],
    ['8u > 1', '8u', 'this type of value', 'plain number'],
    ['1e400 > 1', '1e400', 'the number is too large', 'smaller'],
    ['job.stage.matches("(")', '"("', 'the pattern cannot be read: missing closing )', 'RE2'],
    ['job.stage.matches("(?=a)")', '"(?=a)"', 'the pattern cannot be read', 'without look-around'],
    ['job.stage.matches(job.name)', 'job.name', 'the pattern of matches() is computed', 'in quotes'],
    ["job.stage.matches('\\\\pL')", "'\\\\pL'", 'Unicode class', '[a-z]'],
    ['job.stage.matches("[a-z]{500}")', '"[a-z]{500}"', 'too complex', ''],
    ['(true', '', 'the condition ends too early', 'parenthesis'],
    ['true)', ')', ') is not expected here', ''],
    ['job.stage == "a', '"a', 'a quoted text does not end', 'Close it'],
    ['', '', 'the condition is empty', ''],
  ])('%s', (text, at, message, remedy) => {
    const problem = refused(text)
    expect(problem.message).toContain(message)
    expect(problem.remedy).toContain(remedy)
    expect(problem.remedy).not.toBe('')
    expect(text.slice(...problem.range)).toBe(at)
  })
})

/** Facts from a slow manifest, computed on first use. */
let vastOnce: Facts | undefined
const vast = (): Facts => {
  vastOnce ??= factsOf(`stage: production
labels: { long: "${'a'.repeat(1000)}", middle: "${'a'.repeat(999)}b", ${Array.from({ length: 500 }, (_, index) => `l${index}: x`).join(', ')} }
framework: { name: jax, libraries: [${Array.from({ length: 2000 }, (_, index) => `library-${index}`).join(', ')}] }
hardware: H100:8
`)
  return vastOnce
}
const listOf = (length: number): string => `[${Array.from({ length }, () => '1').join(', ')}]`
const nested = (depth: number): string => (depth === 0 ? 'true' : `${listOf(10)}.all(x${depth}, ${nested(depth - 1)})`)

describe('a condition that would take long', () => {
  it.each([
    ['loops six deep', nested(6), 'too costly: up to'],
    ['loops over long lists', `${listOf(200)}.all(x, ${listOf(200)}.all(y, x == y))`, 'the limit is 100,000'],
    ['text that doubles', `["aaaa"]${'.map(x, x + x)'.repeat(28)}.exists(x, x == "")`, 'too costly: up to'],
    ['text that grows with its case', `job.stage${'.upperAscii()'.repeat(20)} == ""`, 'too costly'],
    ['deep parentheses', `${'('.repeat(2000)}true${')'.repeat(2000)}`, 'too deeply nested'],
    ['deep brackets', '['.repeat(4000), 'too deeply nested'],
    ['many signs', `${'!'.repeat(4000)}true`, 'too long or too deeply nested'],
    ['long chains', `job${'.a'.repeat(2000)}`, 'too deeply nested'],
    ['100,000 characters', 'true || '.repeat(12_500), 'longer than 4,096 characters'],
    ['a number of 4,000 digits', `${'9'.repeat(4000)} > 1`, 'the number is too large'],
    ['open quotes', `"${'\\'.repeat(4000)}`, 'does not end'],
    ['a long word', 'a'.repeat(4000), 'unknown name'],
  ])('is refused at once: %s', (_, text, message) => {
    expect(refused(text).message).toContain(message)
  })

  it.each([
    [
      'a search in a long label',
      'job.labels.all(x, job.labels.long.matches("(a|aa)+$"))',
      'failed: it is too costly for this job',
    ],
    ['a hostile pattern', 'job.labels.middle.matches("(a+)+$")', 'false'],
    ['a large pattern', 'job.labels.middle.matches("(.*a){20}b")', 'failed: it is too costly for this job'],
    [
      'a long needle',
      `job.labels.all(x, job.labels.long.contains("${'a'.repeat(900)}b"))`,
      'failed: it is too costly for this job',
    ],
    ['all by all', 'job.framework.libraries.all(x, x in job.framework.libraries)', 'failed: it is too costly'],
    ['all names', 'job.framework.libraries.all(x, accelerators(x).size() > 0)', 'failed: it is too costly'],
    ['one by one', 'job.framework.libraries.all(x, x.startsWith("library"))', 'true'],
    ['labels by labels', 'job.labels.all(x, x in job.labels)', 'failed: it is too costly'],
    ['two thousand elements joined', '(job.framework.libraries + job.framework.libraries).size() == 4000', 'true'],
    ['many signs', `${'!'.repeat(490)}true`, 'true'],
    ['many operators', `${'true && '.repeat(240)}true`, 'true'],
    ['many divisions', `8${' / 1'.repeat(240)} == 8`, 'true'],
  ])('is answered or given up at once: %s', (_, text, expected) => {
    expect(answer(text, vast())).toContain(expected)
  })
})

describe('any text', () => {
  const words = [
    ...[
      'job',
      'job.stage',
      'job.labels.team',
      'job.labels',
      'job.hardware.count',
      'job.framework.libraries',
      'x',
      '"a"',
    ],
    ...[
      '1',
      '2.5',
      'true',
      'null',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '.',
      ',',
      ':',
      '?',
      '!',
      '-',
      '+',
      '*',
      '/',
      '%',
      '==',
    ],
    ...[
      '&&',
      '||',
      '<',
      '>=',
      'in',
      'has(',
      'size(',
      '.map(x, ',
      '.all(x, ',
      '.exists(x, ',
      '.matches("(a+)+")',
      'hours(',
    ],
  ]
  const whole = fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom(
        'job.stage',
        'job.labels.team',
        'job.hardware.count',
        'job.framework.libraries',
        '1',
        '"a"',
        'true',
        '[]',
      ),
      fc
        .tuple(tie('any'), fc.constantFrom('&&', '||', '==', '<', '+', '-', '*', '/', '%', 'in'), tie('any'))
        .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      fc
        .tuple(tie('any'), fc.constantFrom('all', 'exists', 'map', 'filter'), tie('any'))
        .map(([list, loop, body]) => `[${list}].${loop}(x, x == ${body})`),
      fc.tuple(tie('any'), tie('any'), tie('any')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
      tie('any').map((inner) => `!(${inner})`),
    ),
  })).any
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((parts) => parts.join(' ')),
    whole,
    anyText(60),
  )

  it('is refused with a place, or has an answer on any job', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const compiled = compileCondition(text)
        if (compiled.ok) {
          for (const facts of [pretrain, vast()])
            expect(Object.keys(compiled.condition.evaluate(facts))).toHaveLength(1)
        } else {
          const [from, to] = compiled.range
          expect(0 <= from && from <= to && to <= text.length).toBe(true)
          expect(compiled.message).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('the page on conditions', () => {
  const page = readFileSync(new URL('../../../docs/policy-expressions.md', import.meta.url), 'utf8')
  const blocks = (language: string): string[] =>
    [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text as string)
  const facts = factsOf(blocks('yaml').at(-1) as string)
  const examples = blocks('cel').flatMap((block) => block.trim().split('\n'))

  it('has at least a dozen examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(12)
  })

  it.each(examples)('is right about %s', (line) => {
    expect(answer(line, facts)).toBe(line.split('// ').at(-1))
  })

  it.each(['exploration', 'prototype', 'production'])('shows limits by stage that hold for %s', (stage) => {
    const limits = examples.find((line) => line.includes('[job.stage]'))?.split(' // ')[0] as string
    const size = (count: number): string =>
      answer(limits, factsOf(`stage: ${stage}\nhardware: { accelerator: h100, count: ${count} }\n`))
    expect([size(1), size(513)]).toEqual(['false', 'true'])
  })

  it('lists every key with its kind, and no other', () => {
    const kinds = { text: 'text', number: 'number', flag: 'true or false', texts: 'list of text', labels: 'labels' }
    const rowsOf = (section: Section, above: readonly string[] = []): string[] =>
      Object.entries(section).flatMap(([key, below]) =>
        typeof below === 'string'
          ? [`\`${writtenRead([...above, key])}\` | ${kinds[below]}`]
          : rowsOf(below, [...above, key]),
      )
    const rows = [...page.matchAll(/^\| (`(?:job|base)\.\S+` \| [a-z ]+) \|/gm)].map(([, row]) => row)
    expect(rows).toEqual(rowsOf(jobKeys))
  })

  it('names limits that hold', () => {
    expect(refused('job.stage.matches("[a-z]{500}")').message).toContain('too complex')
    expect(compileCondition(`true${' '.repeat(4092)}`).ok).toBe(true)
    expect(compileCondition(`true${' '.repeat(4093)}`).ok).toBe(false)
    expect(compileCondition(`${'('.repeat(31)}true${')'.repeat(31)}`).ok).toBe(true)
    expect(compileCondition(`${'('.repeat(33)}true${')'.repeat(33)}`).ok).toBe(false)
    expect(compileCondition(`1 in ${listOf(300)}`).ok).toBe(true)
    expect(compileCondition(`1 in ${listOf(301)}`).ok).toBe(false)
  })
})
