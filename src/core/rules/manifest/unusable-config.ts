import { defineManifestRule } from '../rule.ts'

export default defineManifestRule({
  id: 'manifest/unusable-config',
  title: 'A file that does not size the model',
  severity: 'warning',
  why: "`model.config` is the path of the model's `config.json` in the repository, in Hugging Face's form and relative to the manifest. `.github/accelerator-models.lock.json` is what `accelerator-review models add` writes for models that the catalog does not have. If the file is missing or was altered, or the parameters cannot be counted, the sizes of the model are unknown.",
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
