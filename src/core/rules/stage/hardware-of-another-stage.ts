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
  title: 'Hardware for another stage of the project',
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
      ? 'Hardware should match the stage; notebook services and workstations suit prototypes.'
      : 'Hardware should match the stage and grow with the project.',
  problem: (facts) => {
    const { stage, hardware, thresholds } = facts
    if (stage === 'production') {
      return `The job is in production, but runs on ${hardware.provider?.name ?? 'the hardware of a prototype'}.`
    }
    const what = stage === 'exploration' ? 'exploration' : 'prototype'
    return `This ${what} uses ${amount(hardware.count ?? 0)} accelerators, but ${amount(thresholds.prototypeAccelerators)} should be enough at its stage.`
  },
  remedy: ({ stage, thresholds }) =>
    stage === 'production'
      ? 'Move the job to a cloud or a data center, or declare `stage: prototype` if it is one.'
      : `Use at most ${amount(thresholds.prototypeAccelerators)} accelerators, or declare \`stage: production\` if the job has reached it.`,
  why: 'The guidance recommends matching the hardware to the stage of the project. A production run has outgrown a notebook service or a workstation; a prototype does not need a large cluster yet. A policy can set how many accelerators are too many for a prototype.',
  fails: `framework: pytorch
stage: production
hardware: { accelerator: T4, count: 1, provider: colab }
`,
  passes: `framework: pytorch
stage: prototype
hardware: { accelerator: T4, count: 1, provider: colab }
`,
})
