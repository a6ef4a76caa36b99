import { amount } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

const isEarly = ({ stage }: Facts): boolean => stage === 'exploration' || stage === 'prototype'

/** The key that makes the count as large as it is. */
function countKey({ declared, name }: Facts['hardware']): string {
  if (declared.count !== undefined) return 'count'
  if (name?.slice) return declared.slices === undefined ? 'accelerator' : 'slices'
  const perNode = name?.count !== undefined ? 'accelerator' : 'machine'
  if (name?.count === undefined && declared.machine === undefined) return 'topology'
  return declared.nodes === undefined ? perNode : 'nodes'
}

export default defineGuideline({
  id: 'stage/hardware-of-another-stage',
  title: 'Hardware that belongs to another stage of the project',
  rows: ['S3'],
  leans: 'either',
  force: 'consider',
  sources: ['scaling'],
  at: (facts) => ['hardware', facts.stage === 'production' ? 'provider' : countKey(facts.hardware)],
  when: (facts) => {
    const { stage, hardware, thresholds } = facts
    if (stage === 'production') {
      return (
        hardware.provider && (hardware.provider.setting === 'notebook' || hardware.provider.setting === 'workstation')
      )
    }
    if (!isEarly(facts) || hardware.count === undefined) return undefined
    return hardware.count > thresholds.prototypeAccelerators
  },
  reason: ({ stage }) =>
    stage === 'production'
      ? 'Hardware should match the stage of the project, and a notebook service or a workstation is where prototypes run.'
      : 'Hardware should match the stage of the project and grow with it.',
  problem: (facts) => {
    const { stage, hardware, thresholds } = facts
    if (stage === 'production') {
      return `The job is in production but is to run on ${hardware.provider?.name ?? 'the hardware of a prototype'}.`
    }
    const what = stage === 'exploration' ? 'an exploration' : 'a prototype'
    return `The job is ${what} on ${amount(hardware.count ?? 0)} accelerators, more than the ${amount(thresholds.prototypeAccelerators)} that this stage is expected to need.`
  },
  remedy: ({ stage, thresholds }) =>
    stage === 'production'
      ? 'Move the production run to a cloud or a data centre, or declare `stage: prototype` if it is one.'
      : `Use at most ${amount(thresholds.prototypeAccelerators)} accelerators until the job is in production, or declare \`stage: production\` if it is there.`,
  why: 'The documents advise to match the hardware to the stage that the project is in. A production run on a notebook service or a workstation has outgrown its place; a prototype on a large cluster got there too early. The number of accelerators from which on a prototype counts as large can be set in the policy.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: T4, count: 1, provider: colab }
`,
  passes: `framework: pytorch
stage: prototype
hardware: { accelerator: T4, count: 1, provider: colab }
`,
})
