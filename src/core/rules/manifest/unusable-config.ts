import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unusable-config',
  title: 'A config.json that does not size the model',
  severity: 'warning',
  why: "`model.config` is the path of the model's `config.json` in the repository, in Hugging Face's form and relative to the manifest. If the file is missing, or its parameters cannot be counted, the sizes of the model are unknown.",
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
