import { amount, duration } from '../../text/wording.ts'
import { defineGuideline, type Facts } from '../rule.ts'

const isEarly = ({ stage }: Facts): boolean => stage === 'exploration' || stage === 'prototype'

/** Hours after which a notebook service ends the job. */
const sessionOf = ({ stage, hardware }: Facts): number | undefined =>
  stage === 'production' ? hardware.provider?.longestSessionHours : undefined

/** The key that makes the count so large. */
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
  alsoCites: ['kaggle-limits', 'colab-limits'],
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
  cites: (facts) => {
    if (sessionOf(facts) === undefined) return undefined
    return ['scaling', facts.hardware.provider?.id === 'kaggle' ? 'kaggle-limits' : 'colab-limits']
  },
  reason: (facts) => {
    const { stage, hardware } = facts
    if (stage !== 'production') return 'The guidance recommends hardware that grows with the project.'
    const hours = sessionOf(facts)
    return hours === undefined
      ? 'The guidance recommends other hardware for production than for prototypes.'
      : `${hardware.provider?.name} ends each session after at most ${duration(hours)}.`
  },
  problem: (facts) => {
    const { stage, hardware, thresholds } = facts
    if (stage === 'production') {
      return `The job is in production, but runs on ${hardware.provider?.name ?? 'the hardware of a prototype'}.`
    }
    const what = stage === 'exploration' ? 'exploration' : 'prototype'
    return `This ${what} uses ${amount(hardware.count ?? 0)} accelerators; the limit at this stage is ${amount(thresholds.prototypeAccelerators)}.`
  },
  remedy: ({ stage, thresholds }) =>
    stage === 'production'
      ? 'Move the job to a cloud or a data center.'
      : `Use at most ${amount(thresholds.prototypeAccelerators)} accelerators until the job is in production.`,
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
