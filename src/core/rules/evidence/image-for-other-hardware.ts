import { defineRule, shownAt } from '../rule.ts'

/** Accelerators with an Arm host. */
const onArm = /-(?:gh200|gb200|gb300|gb10|t4g|jetson|dgx-spark)(?:-|$)/

export default defineRule({
  id: 'evidence/image-for-other-hardware',
  title: 'A base image for other hardware',
  severity: 'warning',
  sources: ['evidence'],
  check: ({ hardware, evidence }) => {
    const { backEnd, candidates } = hardware
    if (evidence === undefined || candidates.length === 0) return []
    const at = ['hardware', hardware.declared.accelerator === undefined ? 'machine' : 'accelerator'] as const
    const remedy = 'Build on an image for the declared hardware, or declare the hardware that this image supports.'
    const { imageStack, imageArchitecture } = evidence
    const stack = imageStack?.value
    if (imageStack && stack && backEnd && stack.backEnd !== backEnd && !evidence.backEnds.includes(backEnd)) {
      return [
        {
          at,
          problem: `The manifest declares ${hardware.label}, but ${imageStack.places[0].path} builds on an image for ${stack.name}.`,
          reason: 'The image lacks the libraries of the declared hardware.',
          remedy,
          related: shownAt(imageStack.places, `An image for ${stack.name}.`),
        },
      ]
    }
    const arms = candidates.filter(({ id }) => onArm.test(id)).length
    const needed = arms === candidates.length ? 'arm64' : arms === 0 ? 'amd64' : undefined
    if (imageArchitecture === undefined || needed === undefined || imageArchitecture.value === needed) return []
    return [
      {
        at,
        problem: `The manifest declares ${hardware.label}, but ${imageArchitecture.places[0].path} builds on an image for ${imageArchitecture.value}.`,
        reason: `Hosts of this hardware are ${needed}.`,
        remedy,
        related: shownAt(imageArchitecture.places, `An image for ${imageArchitecture.value}.`),
      },
    ]
  },
  why: 'A base image contains the libraries of one vendor and the code of one processor. CUDA images support NVIDIA GPUs and ROCm images AMD GPUs; Grace hosts (GH200, GB200) are Arm, and most others x86. An image only suggests what a job runs on, so this is a warning. Several images for different hardware cause no finding.',
  fails: `# Dockerfile builds on nvidia/cuda
framework: jax
hardware: tpu-v5e-16
`,
  passes: `# Dockerfile builds on nvidia/cuda
framework: jax
hardware: H100:8
`,
})
