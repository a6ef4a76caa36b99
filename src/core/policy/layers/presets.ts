/** The built-in policies. `recommended` is the default: every rule at its own severity, and errors fail the check. */
export const presets: Readonly<Record<string, string>> = {
  recommended: `fail-on: error
`,
  strict: `# Warnings fail as well, what the organization's demands need must be declared, and every job says what it is.
fail-on: warning
rules:
  policy/undeclared: error
require:
  - id: strict/keys
    keys: [framework.name, stage, hardware.accelerator, hardware.count, hardware.provider]
    severity: warning
    reason: The strict preset asks for what a judgment needs.
waiver-terms:
  max_days: 180
`,
  advisory: `# Nothing fails: the findings are there to be read.
fail-on: never
`,
}

export const presetNames: readonly string[] = Object.keys(presets)
