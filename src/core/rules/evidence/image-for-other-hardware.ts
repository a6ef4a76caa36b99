import { defineRule, shownAt } from '../rule.ts'

/** Parts that sit beside an Arm processor. */
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
    const remedy = 'Build on an image for the declared hardware, or declare the hardware that the image is for.'
    const { imageStack, imageArchitecture } = evidence
    const stack = imageStack?.value
    if (imageStack && stack && backEnd && stack.backEnd !== backEnd && !evidence.backEnds.includes(backEnd)) {
      return [
        {
          at,
          problem: `The manifest declares ${hardware.label}, and ${imageStack.places[0].path} builds on an image for ${stack.name}.`,
          reason:
            'The image brings the drivers’ libraries of one maker, and those of the declared hardware are missing.',
          remedy,
          related: shownAt(imageStack.places, `an image for ${stack.name}`),
        },
      ]
    }
    const arms = candidates.filter(({ id }) => onArm.test(id)).length
    const needed = arms === candidates.length ? 'arm64' : arms === 0 ? 'amd64' : undefined
    if (imageArchitecture === undefined || needed === undefined || imageArchitecture.value === needed) return []
    return [
      {
        at,
        problem: `The manifest declares ${hardware.label}, and ${imageArchitecture.places[0].path} builds on an image for ${imageArchitecture.value}.`,
        reason: `Its hosts are ${needed}, and an image for another processor does not start there.`,
        remedy,
        related: shownAt(imageArchitecture.places, `an image for ${imageArchitecture.value}`),
      },
    ]
  },
  why: 'A base image carries the libraries of one maker and the code of one processor: CUDA images serve NVIDIA GPUs, ROCm images AMD; Grace hosts (GH200, GB200) are Arm, and most others x86. An image only suggests what a job runs on, so this is a warning. Several images for different hardware draw nothing.',
  fails: `# Dockerfile builds on nvidia/cuda
framework: jax
hardware: tpu-v5e-16
`,
  passes: `# Dockerfile builds on nvidia/cuda
framework: jax
hardware: H100:8
`,
})
