import { sentence } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** A build for CUDA needs the toolkit. */
const needed = (software: string, name: string): string => (software === 'cuda' ? 'CUDA' : name)

export default defineRule({
  id: 'hardware/software-too-new',
  title: 'A release that no longer supports this accelerator',
  severity: 'error',
  sources: ['pytorch-releases', 'cuda-architectures'],
  alsoCites: ['catalog/releases', 'nvidia-framework-containers'],
  check: ({ framework, hardware }) =>
    framework.unserved
      .filter(({ why }) => why === 'too-new')
      .map(({ software, name, version, at, place, container, support, isDoubtful }) => ({
        at,
        problem:
          version === undefined
            ? `${name} supports ${hardware.accelerator} only up to release ${support.last}, but no release is pinned.`
            : `${name} ${version} does not support ${hardware.accelerator}, which needs ${needed(software, name)} ${support.last} or earlier.`,
        reason: version === undefined ? `With a later release ${support.otherwise}.` : sentence(support.otherwise),
        remedy: `Pin ${name} ${support.last}, or use newer hardware.`,
        sources: container ? [support.reference, container] : [support.reference],
        ...(place && { related: [{ ...place, message: `${name} ${version} is installed here.` }] }),
        ...(isDoubtful && { severity: 'warning' as const }),
        // A release pinned elsewhere may be old enough.
        ...(version === undefined && { severity: 'notice' as const }),
      })),
  why: 'Projects drop old accelerators from their packages to keep them small: CUDA 13 no longer builds for Volta and older GPUs, and the frameworks follow. A job that moves to the newest image then stops on hardware that worked for years. If no release is declared, see `hardware/end-of-life`.',
  fails: `framework: { name: pytorch, version: "2.9" }
hardware: { accelerator: k80, count: 4 }
`,
  passes: `framework: { name: pytorch, version: "2.4" }
hardware: { accelerator: k80, count: 4 }
`,
})
