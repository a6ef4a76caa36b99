import { describe, expect, it } from '@jest/globals'
import { reviewOf } from '../../support/attacked.ts'

const words = (count: number, sign = 'zz'): string =>
  Array.from({ length: count }, (_, at) => `${sign}${at}`).join(', ')
const keys = (count: number): string => Array.from({ length: count }, (_, at) => `frmw${at}: 1`).join(', ')
const jobs = (count: number): string => `jobs:\n${Array.from({ length: count }, (_, at) => `  j${at}: {}\n`).join('')}`
const each = (count: number, job: (at: number) => string): string =>
  `jobs:\n${Array.from({ length: count }, (_, at) => `  j${at}: ${job(at)}\n`).join('')}`

// 5 KB with 100 jobs took 46 seconds.
describe('mistakes that many jobs share', () => {
  it.each([
    [
      'libraries',
      500,
      `defaults: { framework: { name: pytorch, libraries: [${words(500)}] }, hardware: tpu-v5e-64 }\n${jobs(50)}`,
    ],
    [
      'tools',
      0,
      `defaults: { framework: pytorch, team: { tools: [${words(500)}] }, hardware: tpu-v5e-64 }\n${jobs(50)}`,
    ],
    [
      'languages',
      1,
      `defaults: { framework: pytorch, needs: { custom_kernels: [${words(500)}] }, hardware: h100 }\n${jobs(50)}`,
    ],
    ['keys', 1, `defaults: { framework: pytorch, hardware: h100, ${keys(900)} }\n${jobs(50)}`],
    [
      'keys of a section',
      1,
      `defaults: { framework: pytorch, hardware: { accelerator: h100, ${keys(900)} } }\n${jobs(50)}`,
    ],
    ['keys of needs', 1, `defaults: { framework: pytorch, hardware: h100, needs: { ${keys(900)} } }\n${jobs(50)}`],
    [
      'libraries of one job',
      1001,
      `framework: { name: pytorch, libraries: [${words(4_500)}] }\nhardware: tpu-v5e-64\n`,
    ],
    ['libraries in one text', 1, `framework: { name: pytorch, libraries: "${words(80)}" }\nhardware: tpu-v5e-64\n`],
    [
      'libraries in pairs',
      1001,
      `framework: { name: pytorch, libraries: [${Array.from({ length: 2_500 }, (_, at) => `zz${at} and yy${at}`).join(', ')}] }\nhardware: tpu-v5e-64\n`,
    ],
    ['frameworks', 450, each(450, (at) => `{ framework: zf${at}, hardware: h100 }`)],
    ['accelerators', 450, each(450, (at) => `{ framework: jax, hardware: zq${at}qz }`)],
    ['machines', 450, each(450, (at) => `{ framework: jax, hardware: { machine: zq${at}qz } }`)],
    ['providers', 450, each(450, (at) => `{ framework: jax, hardware: { accelerator: h100, provider: zq${at}qz } }`)],
    ['models', 450, each(450, (at) => `{ framework: jax, hardware: h100, model: zq${at}qz }`)],
  ])('are searched for once: unknown %s', (_, told, text) => {
    expect(reviewOf(text).findings.filter(({ rule }) => rule.startsWith('manifest/'))).toHaveLength(told)
  })
})
