import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/software-too-new',
  title: 'A release that no longer serves this part',
  severity: 'error',
  sources: ['pytorch-releases', 'cuda-architectures'],
  check: ({ framework, hardware }) =>
    framework.unserved
      .filter(({ why }) => why === 'too-new')
      .map(({ name, version, at, place, support }) => ({
        at,
        problem: `The job uses ${name}${version === undefined ? '' : ` ${version}`} on ${hardware.label}, which it served up to ${support.last}.`,
        reason: `With a later release ${support.otherwise}.`,
        remedy: `Pin ${name} ${support.last}, or choose a newer part.`,
        sources: [support.reference],
        ...(place && { related: [{ ...place, message: `${name} ${version} is installed here.` }] }),
        ...(support.confidence !== 'documented' && { severity: 'warning' as const }),
        // What is pinned elsewhere may be old enough.
        ...(version === undefined && { severity: 'notice' as const }),
      })),
  why: 'Projects leave old parts out of their packages to keep them small: CUDA 13 no longer builds for Volta and what came before it, and the frameworks follow. A job that is moved to the newest image then stops on hardware that served it for years. `hardware/end-of-life` tells where no release is declared.',
  fails: `framework: { name: pytorch, version: "2.9" }
hardware: { accelerator: k80, count: 4 }
`,
  passes: `framework: { name: pytorch, version: "2.4" }
hardware: { accelerator: k80, count: 4 }
`,
})
