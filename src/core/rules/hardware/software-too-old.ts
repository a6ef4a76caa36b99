import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'hardware/software-too-old',
  title: 'A release from before this part',
  severity: 'error',
  sources: ['pytorch-releases', 'cuda-architectures'],
  check: ({ framework, hardware }) =>
    framework.unserved
      .filter(({ why }) => why === 'too-old')
      .map(({ name, version, at, place, support }) => ({
        at,
        problem: `The job uses ${name} ${version} on ${hardware.label}, which it serves from ${support.first} on.`,
        reason: `With an earlier release ${support.otherwise}.`,
        remedy: `Take ${name} ${support.first} or later, or hardware that ${version} serves.`,
        sources: [support.reference],
        ...(place && { related: [{ ...place, message: `${name} ${version} is installed here.` }] }),
        ...(support.confidence !== 'documented' && { severity: 'warning' as const }),
      })),
  why: 'Frameworks and libraries carry compiled kernels for the parts that existed when they were released. On a newer part the program starts, finds the device, and stops at the first kernel ("no kernel image is available for execution on the device"), often after hours in a queue. The releases are those of the projects\' own packages; where only somebody else\'s text says so, the finding is a warning.',
  fails: `framework: { name: pytorch, version: "2.5" }
hardware: { accelerator: b200, count: 8 }
`,
  passes: `framework: { name: pytorch, version: "2.7" }
hardware: { accelerator: b200, count: 8 }
`,
})
