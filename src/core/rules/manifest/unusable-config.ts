import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unusable-config',
  title: 'A config.json that gives no sizes',
  severity: 'warning',
  why: "`model.config` names the `config.json` of the model in the repository, in Hugging Face's form, by its path from the manifest. Where there is no such file, or it describes a model whose parameters cannot be counted from it, the sizes are unknown.",
  fails: `framework: pytorch
stage: production
model: { config: no-such-file.json }
hardware: H100:8
`,
  passes: `framework: pytorch
stage: production
scale: { parameters: 7B }
hardware: H100:8
`,
})
