import type { ModelTable } from '../model-table.ts'

/** State-space models, alone and with attention. */
export const stateSpace: ModelTable = {
  shared: { domain: 'language' },
  text: `
id|names|family|kind|parameters|layers|hiddenSize|keyValueHeads|feedForwardSize|source|fullAttentionLayers|stateSize|rememberedFigures|headSize
nvidia/Nemotron-H-4B-Base-8K||Nemotron|hybrid-ssm|4e9|52|3072|8|12288|megatronBridge:docs/models/nemotron/nemotronh.md|4|19267584|fullAttentionLayers,headSize,stateSize|128
nvidia/Nemotron-H-8B-Base-8K||Nemotron|hybrid-ssm|8e9|52|4096|8|21504|megatronBridge:docs/models/nemotron/nemotronh.md|4|25165824|fullAttentionLayers,headSize,stateSize|128
nvidia/Nemotron-H-47B-Base-8K||Nemotron|hybrid-ssm|4.7e10|98|8192|8|30720|megatronBridge:docs/models/nemotron/nemotronh.md|5|184549376|fullAttentionLayers,headSize,stateSize|128
nvidia/Nemotron-H-56B-Base-8K||Nemotron|hybrid-ssm|5.6e10|118|8192|8|32768|megatronBridge:docs/models/nemotron/nemotronh.md|10|226492416|fullAttentionLayers,headSize,stateSize|128
nvidia/NVIDIA-Nemotron-Nano-9B-v2|nemotron-nano-9b-v2|Nemotron|hybrid-ssm|9e9|56|4480|8|15680|megatronBridge:docs/models/nemotron/nemotronh.md|4|35389440|fullAttentionLayers,headSize,stateSize|128
nvidia/NVIDIA-Nemotron-Nano-12B-v2|nemotron-nano-12b-v2|Nemotron|hybrid-ssm|1.2e10|62|5120|8|20480|megatronBridge:docs/models/nemotron/nemotronh.md|6|36700160|fullAttentionLayers,headSize,stateSize|128
state-spaces/mamba-2.8b||Mamba|ssm|2.77e9|64|2560|||remembered||6553600
state-spaces/mamba-1.4b||Mamba|ssm|1.37e9|48|2048|||remembered||3932160
tiiuae/falcon-mamba-7b||Mamba|ssm|7.27e9|64|4096|||remembered||10485760
`,
}
