import { sentence } from '../../text/wording.ts'
import { defineRule } from '../rule.ts'

/** A build for CUDA needs the toolkit. */
const needed = (software: string, name: string): string => (software === 'cuda' ? 'CUDA' : name)

export default defineRule({
  id: 'hardware/software-too-old',
  title: 'A release that is too old for this accelerator',
  severity: 'error',
  sources: ['pytorch-releases', 'cuda-architectures'],
  alsoCites: ['catalog/releases', 'nvidia-framework-containers'],
  check: ({ framework, hardware }) =>
    framework.unserved
      .filter(({ why }) => why === 'too-old')
      .map(({ software, name, version, at, place, container, support, isDoubtful }) => ({
        at,
        problem: `${name} ${version} does not support ${hardware.accelerator}, which needs ${needed(software, name)} ${support.first} or later.`,
        reason: sentence(support.otherwise),
        remedy: `Update to ${name} ${support.first} or later, or use hardware that ${name} ${version} supports.`,
        sources: container ? [support.reference, container] : [support.reference],
        ...(place && { related: [{ ...place, message: `${name} ${version} is installed here.` }] }),
        ...(isDoubtful && { severity: 'warning' as const }),
      })),
  why: 'Frameworks and libraries ship compiled kernels for the accelerators that existed at their release. On a newer one the program starts, finds the device, and stops at the first kernel (`no kernel image is available for execution on the device`), often after hours in a queue. The releases are those of the packages that the projects publish; if only a third party states one, the finding is a warning.',
  fails: `framework: { name: pytorch, version: "2.5" }
hardware: { accelerator: b200, count: 8 }
`,
  passes: `framework: { name: pytorch, version: "2.7" }
hardware: { accelerator: b200, count: 8 }
`,
})
