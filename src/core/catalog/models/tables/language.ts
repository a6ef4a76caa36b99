import type { ModelTable } from '../model-table.ts'

/** Decoders of text. */
export const language: ModelTable = {
  shared: { kind: 'transformer', domain: 'language', architecture: 'transformer' },
  text: `
id|names|family|parameters|embeddingParameters|layers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|vocabularySize|contextLength|source|rememberedFigures|note|fullAttentionLayers|window
stabilityai/stablelm-base-alpha-3b|stabilityai/stablelm-tuned-alpha-3b|StableLM|3637321728|415236096|16|4096|32|32|128|16384|50688|4096|litgpt:litgpt/config.py||
stabilityai/stablelm-base-alpha-7b|stabilityai/stablelm-tuned-alpha-7b|StableLM|7868755968|619708416|16|6144|48|48|128|24576|50432|4096|litgpt:litgpt/config.py||
stabilityai/stablelm-3b-4e1t|stabilityai/stablelm-zephyr-3b|StableLM|2795443200|257556480|32|2560|32|32|80|6912|50304|4096|litgpt:litgpt/config.py||
stabilityai/stablecode-completion-alpha-3b|stabilityai/stablecode-instruct-alpha-3b|StableLM|2769310720|251658240|32|2560|32|32|80|10240|49152|16384|litgpt:litgpt/config.py||
stabilityai/stable-code-3b||StableLM|2795443200|257556480|32|2560|32|32|80|6912|50304|16384|litgpt:litgpt/config.py||
EleutherAI/pythia-14m||Pythia|14067712|12877824|6|128|4|4|32|512|50304|512|litgpt:litgpt/config.py||
EleutherAI/pythia-31m||Pythia|30494720|25755648|6|256|8|8|32|1024|50304|1024|litgpt:litgpt/config.py||
EleutherAI/pythia-70m||Pythia|70426624|51511296|6|512|8|8|64|2048|50304|2048|litgpt:litgpt/config.py||
EleutherAI/pythia-160m||Pythia|162322944|77266944|12|768|12|12|64|3072|50304|2048|litgpt:litgpt/config.py||
EleutherAI/pythia-410m||Pythia|405334016|103022592|24|1024|16|16|64|4096|50304|2048|litgpt:litgpt/config.py||
EleutherAI/pythia-1b||Pythia|1011781632|206045184|16|2048|8|8|256|8192|50304|2048|litgpt:litgpt/config.py||
EleutherAI/pythia-1.4b||Pythia|1414647808|206045184|24|2048|16|16|128|8192|50304|2048|litgpt:litgpt/config.py||
EleutherAI/pythia-2.8b||Pythia|2775208960|257556480|32|2560|32|32|80|10240|50304|2048|litgpt:litgpt/config.py||
EleutherAI/pythia-6.9b||Pythia|6857302016|413138944|32|4096|32|32|128|16384|50432|2048|litgpt:litgpt/config.py||
EleutherAI/pythia-12b||Pythia|11846072320|519045120|36|5120|40|40|128|20480|50688|2048|litgpt:litgpt/config.py||
tiiuae/falcon-7b||Falcon|6921720704|295469056|32|4544|71|1|64|18176|65024|2048|litgpt:litgpt/config.py||
tiiuae/falcon-40b||Falcon|41303293952|532676608|60|8192|128|8|64|32768|65024|2048|litgpt:litgpt/config.py||
tiiuae/falcon-180B||Falcon|178557088768|965476352|80|14848|232|8|64|59392|65024|2048|litgpt:litgpt/config.py||
tiiuae/Falcon3-1B-Base||Falcon 3|1669408768|536870912|18|2048|8|4|256|8192|131072|4096|litgpt:litgpt/config.py||
tiiuae/Falcon3-3B-Base||Falcon 3|3227655168|805306368|22|3072|12|4|256|9216|131072|32768|litgpt:litgpt/config.py||
tiiuae/Falcon3-7B-Base||Falcon 3|7455550464|805306368|28|3072|12|4|256|23040|131072|32768|litgpt:litgpt/config.py||
tiiuae/Falcon3-10B-Base||Falcon 3|10305653760|805306368|40|3072|12|4|256|23040|131072|32768|litgpt:litgpt/config.py||
openlm-research/open_llama_3b||OpenLLaMA|3426473600|2.048e8|26|3200|32|32|100|8640|32000|2048|litgpt:litgpt/config.py||
openlm-research/open_llama_7b||OpenLLaMA|6738415616|262144000|32|4096|32|32|128|11008|32000|2048|litgpt:litgpt/config.py||
openlm-research/open_llama_13b||OpenLLaMA|13015864320|327680000|40|5120|40|40|128|13824|32000|2048|litgpt:litgpt/config.py||
meta-llama/Llama-2-7b-hf|meta-llama/Llama-2-7b|Llama 2|6738415616|262144000|32|4096|32|32|128|11008|32000|4096|litgpt:litgpt/config.py||
meta-llama/Llama-2-13b-hf||Llama 2|13015864320|327680000|40|5120|40|40|128|13824|32000|4096|litgpt:litgpt/config.py||
meta-llama/Llama-2-70b-hf||Llama 2|68976648192|524288000|80|8192|64|8|128|28672|32000|4096|litgpt:litgpt/config.py||
meta-llama/Meta-Llama-3-8B|meta-llama/Llama-3-8B|Llama 3|8030261248|1050673152|32|4096|32|8|128|14336|128256|8192|litgpt:litgpt/config.py||
meta-llama/Llama-3.1-8B|meta-llama/Meta-Llama-3.1-8B|Llama 3.1|8030261248|1050673152|32|4096|32|8|128|14336|128256|131072|litgpt:litgpt/config.py||
meta-llama/Meta-Llama-3-70B|meta-llama/Llama-3-70B|Llama 3|70553706496|2101346304|80|8192|64|8|128|28672|128256|8192|litgpt:litgpt/config.py||
meta-llama/Llama-3.1-70B|meta-llama/Meta-Llama-3.1-70B|Llama 3.1|70553706496|2101346304|80|8192|64|8|128|28672|128256|131072|litgpt:litgpt/config.py||
meta-llama/Llama-3.1-405B|meta-llama/Meta-Llama-3.1-405B|Llama 3.1|405853388800|4202692608|126|16384|128|8|128|53248|128256|131072|litgpt:litgpt/config.py||
meta-llama/Llama-3.2-1B||Llama 3.2|1235814400|262668288|16|2048|32|8|64|8192|128256|131072|litgpt:litgpt/config.py||
meta-llama/Llama-3.2-3B||Llama 3.2|3212749824|394002432|28|3072|24|8|128|8192|128256|131072|litgpt:litgpt/config.py||
meta-llama/Llama-3.3-70B-Instruct||Llama 3.3|70553706496|2101346304|80|8192|64|8|128|28672|128256|131072|litgpt:litgpt/config.py||
nvidia/Llama-3.1-Nemotron-70B-Instruct-HF||Llama 3.1|70553706496|2101346304|80|8192|64|8|128|28672|128256|131072|litgpt:litgpt/config.py||
allenai/OLMo-1B-hf||OLMo|1176764416|103022592|16|2048|16|16|128|8192|50304|2048|litgpt:litgpt/config.py||
allenai/OLMo-7B-hf|allenai/OLMo-7B|OLMo|6888095744|412090368|32|4096|32|32|128|11008|50304|2048|litgpt:litgpt/config.py||
allenai/OLMo-2-1124-7B||OLMo 2|7298617344|822083584|32|4096|32|32|128|11008|100352|4096|litgpt:litgpt/config.py||
allenai/OLMo-2-1124-13B||OLMo 2|13716198400|1027604480|40|5120|40|40|128|13824|100352|4096|litgpt:litgpt/config.py||
google/gemma-2b||Gemma|2506172416|524288000|18|2048|8|1|256|16384|256000|4096|litgpt:litgpt/config.py||
google/gemma-7b||Gemma|8537680896|786432000|28|3072|16|16|256|24576|256000|4096|litgpt:litgpt/config.py||
google/gemma-2-2b||Gemma 2|2614341888|589824000|26|2304|8|4|256|9216|256000|8192|litgpt:litgpt/config.py|||13|4096
google/gemma-2-9b||Gemma 2|9241705984|917504000|42|3584|16|8|256|14336|256000|8192|litgpt:litgpt/config.py|||21|4096
google/gemma-2-27b||Gemma 2|27227128320|1179648000|46|4608|32|16|128|36864|256000|8192|litgpt:litgpt/config.py|||23|4096
google/gemma-3-1b-pt||Gemma 3|999885952|301989888|26|1152|4|1|256|6912|262144|131072|litgpt:litgpt/config.py|||4|512
google/codegemma-7b-it||Gemma|8537680896|786432000|28|3072|16|16|256|24576|256000|4096|litgpt:litgpt/config.py||
stabilityai/FreeWilly2||Llama 2|68976648192|524288000|80|8192|64|8|128|28672|32000|4096|litgpt:litgpt/config.py||
codellama/CodeLlama-7b-hf||Code Llama|6738546688|262275072|32|4096|32|32|128|11008|32016|16384|litgpt:litgpt/config.py||
codellama/CodeLlama-13b-hf||Code Llama|13016028160|327843840|40|5120|40|40|128|13824|32016|16384|litgpt:litgpt/config.py||
codellama/CodeLlama-34b-hf||Code Llama|33743970304|524288000|48|8192|64|8|128|22016|32000|16384|litgpt:litgpt/config.py||
codellama/CodeLlama-70b-hf||Code Llama|68976910336|524550144|80|8192|64|8|128|28672|32016|16384|litgpt:litgpt/config.py||
codellama/CodeLlama-7b-Python-hf||Code Llama|6738415616|262144000|32|4096|32|32|128|11008|32000|16384|litgpt:litgpt/config.py||
codellama/CodeLlama-13b-Python-hf||Code Llama|13015864320|327680000|40|5120|40|40|128|13824|32000|16384|litgpt:litgpt/config.py||
codellama/CodeLlama-34b-Python-hf||Code Llama|33743970304|524288000|48|8192|64|8|128|22016|32000|16384|litgpt:litgpt/config.py||
codellama/CodeLlama-70b-Python-hf||Code Llama|68976910336|524550144|80|8192|64|8|128|28672|32016|16384|litgpt:litgpt/config.py||
garage-bAInd/Platypus-30B||LLaMA|32528943616|425984000|60|6656|52|52|128|17920|32000|2048|litgpt:litgpt/config.py||
garage-bAInd/Platypus2-7B||Llama 2|6738415616|262144000|32|4096|32|32|128|11008|32000|4096|litgpt:litgpt/config.py||
garage-bAInd/Platypus2-13B||Llama 2|13015864320|327680000|40|5120|40|40|128|13824|32000|4096|litgpt:litgpt/config.py||
garage-bAInd/Camel-Platypus2-13B||Llama 2|13015864320|327680000|40|5120|40|40|128|13824|32000|4096|litgpt:litgpt/config.py||
garage-bAInd/Camel-Platypus2-70B||Llama 2|68976648192|524288000|80|8192|64|8|128|28672|32000|4096|litgpt:litgpt/config.py||
garage-bAInd/Stable-Platypus2-13B||Llama 2|13015864320|327680000|40|5120|40|40|128|13824|32000|4096|litgpt:litgpt/config.py||
togethercomputer/LLaMA-2-7B-32K||Llama 2|6738415616|262144000|32|4096|32|32|128|11008|32000|4096|litgpt:litgpt/config.py||
microsoft/phi-1_5||Phi|1418270720|209715200|24|2048|32|32|64|8192|51200|2048|litgpt:litgpt/config.py||
microsoft/phi-2||Phi|2779683840|262144000|32|2560|32|32|80|10240|51200|2048|litgpt:litgpt/config.py||
microsoft/Phi-3-mini-4k-instruct||Phi|3821079552|197001216|32|3072|32|32|96|8192|32064|4096|litgpt:litgpt/config.py||||2048
microsoft/Phi-3.5-mini-instruct||Phi|3821079552|197001216|32|3072|32|32|96|8192|32064|4096|litgpt:litgpt/config.py||
microsoft/phi-4|microsoft/Phi-4-reasoning,microsoft/Phi-4-reasoning-plus|Phi|14659507200|1027604480|40|5120|40|10|128|17920|100352|16384|litgpt:litgpt/config.py||
microsoft/Phi-4-mini-instruct|microsoft/Phi-4-mini-reasoning|Phi|3836021760|614596608|32|3072|24|8|128|8192|200064|131072|litgpt:litgpt/config.py||
mistralai/mathstral-7B-v0.1||Mistral|7248023552|268435456|32|4096|32|8|128|14336|32768|32768|litgpt:litgpt/config.py||||4096
mistralai/Mistral-7B-v0.1|mistralai/Mistral-7B-Instruct-v0.1,Mistral-7B|Mistral|7241732096|262144000|32|4096|32|8|128|14336|32000|4096|litgpt:litgpt/config.py||||4096
unsloth/Mistral-7B-v0.2||Mistral|7241732096|262144000|32|4096|32|8|128|14336|32000|32768|litgpt:litgpt/config.py||
mistralai/Mistral-7B-Instruct-v0.2||Mistral|7241732096|262144000|32|4096|32|8|128|14336|32000|32768|litgpt:litgpt/config.py||
mistralai/Mistral-7B-v0.3|mistralai/Mistral-7B-Instruct-v0.3|Mistral|7248023552|268435456|32|4096|32|8|128|14336|32768|32768|litgpt:litgpt/config.py||
mistralai/Mistral-Large-Instruct-2407||Mistral|122610069504|805306368|88|12288|96|8|128|28672|32768|32768|litgpt:litgpt/config.py||
mistralai/Mistral-Large-Instruct-2411||Mistral|122610069504|805306368|88|12288|96|8|128|28672|32768|32768|litgpt:litgpt/config.py||
TinyLlama/TinyLlama-1.1B-intermediate-step-1431k-3T|TinyLlama/TinyLlama-1.1B-Chat-v1.0,tiny-llama-1.1b,TinyLlama|TinyLlama|1100048384|131072000|22|2048|32|4|64|5632|32000|2048|litgpt:litgpt/config.py||
keeeeenw/MicroLlama|micro-llama-300M|TinyLlama|304636928|65536000|12|1024|16|4|64|5632|32000|2048|litgpt:litgpt/config.py||
Trelis/Llama-2-7b-chat-hf-function-calling-v2||Llama 2|6738415616|262144000|32|4096|32|32|128|11008|32000|4096|litgpt:litgpt/config.py||
Qwen/Qwen2.5-0.5B||Qwen2.5|494032768|136134656|24|896|14|2|64|4864|151936|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-1.5B||Qwen2.5|1543714304|233373696|28|1536|12|2|128|8960|151936|131072|litgpt:litgpt/config.py||
Qwen/Qwen2.5-3B||Qwen2.5|3085938688|311164928|36|2048|16|2|128|11008|151936|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-7B|Qwen/Qwen2.5-7B-Instruct-1M|Qwen2.5|7615616512|1089994752|28|3584|28|4|128|18944|152064|131072|litgpt:litgpt/config.py||
Qwen/Qwen2.5-14B|Qwen/Qwen2.5-14B-Instruct-1M|Qwen2.5|14770033664|1557135360|48|5120|40|8|128|13824|152064|131072|litgpt:litgpt/config.py||
Qwen/Qwen2.5-32B||Qwen2.5|32763876352|1557135360|64|5120|40|8|128|27648|152064|131072|litgpt:litgpt/config.py||
Qwen/Qwen2.5-72B||Qwen2.5|72706203648|2491416576|80|8192|64|8|128|29568|152064|131072|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Coder-0.5B||Qwen2.5|494032768|136134656|24|896|14|2|64|4864|151936|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Coder-1.5B||Qwen2.5|1543714304|233373696|28|1536|12|2|128|8960|151936|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Coder-3B||Qwen2.5|3085938688|311164928|36|2048|16|2|128|11008|151936|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Coder-7B||Qwen2.5|7615616512|1089994752|28|3584|28|4|128|18944|152064|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Coder-14B||Qwen2.5|14770033664|1557135360|48|5120|40|8|128|13824|152064|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Coder-32B||Qwen2.5|32763876352|1557135360|64|5120|40|8|128|27648|152064|32768|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Math-1.5B||Qwen2.5|1543714304|233373696|28|1536|12|2|128|8960|151936|4096|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Math-7B||Qwen2.5|7615616512|1089994752|28|3584|28|4|128|18944|152064|4096|litgpt:litgpt/config.py||
Qwen/Qwen2.5-Math-72B||Qwen2.5|72706203648|2491416576|80|8192|64|8|128|29568|152064|4096|litgpt:litgpt/config.py||
Qwen/QwQ-32B|Qwen/QwQ-32B-Preview|Qwen2.5|32763876352|1557135360|64|5120|40|8|128|27648|152064|131072|litgpt:litgpt/config.py||
Qwen/Qwen3-0.6B||Qwen3|596049920|155582464|28|1024|16|8|128|3072|151936|40960|litgpt:litgpt/config.py||
Qwen/Qwen3-1.7B||Qwen3|1720574976|311164928|28|2048|16|8|128|6144|151936|40960|litgpt:litgpt/config.py||
Qwen/Qwen3-4B|Qwen/Qwen3-4B-Thinking-2507|Qwen3|4022468096|388956160|36|2560|32|8|128|9728|151936|40960|litgpt:litgpt/config.py||
Qwen/Qwen3-8B||Qwen3|8190735360|1244659712|36|4096|32|8|128|12288|151936|40960|litgpt:litgpt/config.py||
Qwen/Qwen3-14B||Qwen3|14768307200|1555824640|40|5120|40|8|128|17408|151936|40960|litgpt:litgpt/config.py||
Qwen/Qwen3-32B||Qwen3|32762123264|1555824640|64|5120|64|8|128|25600|151936|40960|litgpt:litgpt/config.py||
BSC-LT/salamandra-2b||Salamandra|2253490176|1048576000|24|2048|16|16|128|5440|256000|8192|litgpt:litgpt/config.py||
BSC-LT/salamandra-7b||Salamandra|7768117248|2097152000|32|4096|32|8|128|11008|256000|8192|litgpt:litgpt/config.py||
HuggingFaceTB/SmolLM2-135M||SmolLM2|134515008|28311552|30|576|9|3|64|1536|49152|8192|litgpt:litgpt/config.py||
HuggingFaceTB/SmolLM2-360M||SmolLM2|361821120|47185920|32|960|15|5|64|2560|49152|8192|litgpt:litgpt/config.py||
HuggingFaceTB/SmolLM2-1.7B||SmolLM2|1711376384|100663296|24|2048|32|32|64|8192|49152|8192|litgpt:litgpt/config.py||
deepseek-ai/DeepSeek-R1-Distill-Llama-8B|R1-Distill-Llama-8B|DeepSeek-R1 distills|8030261248|1050673152|32|4096|32|8|128|14336|128256|131072|litgpt:litgpt/config.py||
deepseek-ai/DeepSeek-R1-Distill-Llama-70B|R1-Distill-Llama-70B|DeepSeek-R1 distills|70553706496|2101346304|80|8192|64|8|128|28672|128256|131072|litgpt:litgpt/config.py||
THUDM/glm-4-9b||GLM|9399951360|1241513984|40|4096|32|2|128|13696|151552|131072|transformersPackage:transformers/models/glm/configuration_glm.py||
THUDM/GLM-130B||GLM|1.3e11||70|12288|96||||||gLM130B:README.md|layers,hiddenSize,heads|
mistralai/Mistral-Small-24B-Base-2501|Mistral Small 3|Mistral|2.4e10||40|5120|32|8|128|32768|131072|32768|megatronBridge:docs/models/mistral/mistral.md|layers,hiddenSize,heads,keyValueHeads,headSize,feedForwardSize,vocabularySize,contextLength|
mistralai/Mistral-Nemo-Base-2407|mistralai/Mistral-Nemo-Instruct-2407,Mistral-Nemo-12B|Mistral|12247782400||40|5120|32|8|128|14336|131072|128000|remembered||
HuggingFaceTB/SmolLM3-3B||SmolLM3|3075098624|262668288|36|2048|16|4|128|11008|128256|32768|transformersPackage:transformers/models/smollm3/configuration_smollm3.py||
allenai/Olmo-3-1025-7B|OLMo-3-7B|OLMo 3|7298011136|821477376|32|4096|32|32|128|11008|100278|2048|transformersPackage:transformers/models/olmo3/configuration_olmo3.py|||8|4096
allenai/Olmo-3-1125-32B|allenai/Olmo-3-32B-Think,OLMo-3-32B|OLMo 3|32233522176||64|5120|40|8|128|27648|100278|65536|maxtext:src/maxtext/configs/models/olmo3-32b.yml|||16|4096
allenai/OLMo-2-0325-32B|OLMo-2-32B|OLMo 2|32234279936||64|5120|40|8||27648|100352|4096|remembered||
allenai/OLMo-2-0425-1B|OLMo-2-1B|OLMo 2|1484916736||16|2048|16|16||8192|100352|4096|oLMo:configs/official-0425/OLMo2-1B-stage1.yaml||
CohereForAI/c4ai-command-r-v01|command-r,command-r-v01|Command|34980831232|2097152000|40|8192|64|64|128|22528|256000|8192|transformersPackage:transformers/models/cohere/configuration_cohere.py||
CohereForAI/c4ai-command-r-plus|CohereForAI/c4ai-command-r-plus-08-2024,command-r-plus|Command|103810674688||64|12288|96|8|128|33792|256000|8192|url:https://huggingface.co/FriendliAI/c4ai-command-r-plus-fp8/blame/bcdc7ddee246741c553bd9080888329965bc3a86/config.json||
CohereForAI/c4ai-command-r-08-2024||Command|32296476672||40|8192|64|8|128|24576|256000|131072|url:https://huggingface.co/unsloth/c4ai-command-r-08-2024/blob/main/config.json||
CohereLabs/c4ai-command-a-03-2025|command-a|Command|1.11e11||64|12288|96|8|128|||256000|remembered|||16|4096
ibm-granite/granite-3.1-2b-base|ibm-granite/granite-3.0-2b-base,ibm-granite/granite-3.3-2b-base|Granite|2533531648|100669440|40|2048|32|8|64|8192|49155|131072|url:https://huggingface.co/neuralmagic/granite-3.1-2b-base-FP8-dynamic/blob/main/config.json||
ibm-granite/granite-3.1-8b-base|ibm-granite/granite-3.0-8b-base,ibm-granite/granite-3.3-8b-base|Granite|8170848256|201338880|40|4096|32|8|128|12800|49155|131072|url:https://huggingface.co/nm-testing/granite-3.1-8b-instruct2of4-W8A8-FP8-Dynamic-Per-Token/blob/main/config.json||
ibm-granite/granite-8b-code-base||Granite|8054910976|201326592|36|4096|32|8|128|14336|49152|4096|url:https://huggingface.co/ticlazau/granite-8b-rpgle/blob/main/config.json||
microsoft/phi-1||Phi|1418270720|209715200|24|2048|32|32|64|8192|51200|2048|transformersPackage:transformers/models/phi/configuration_phi.py||
microsoft/Phi-3-small-8k-instruct||Phi|7.4e9||||||||||remembered||
microsoft/Phi-3-medium-4k-instruct||Phi|1.4e10||||||||||remembered||
baidu/ERNIE-4.5-0.3B-PT||ERNIE|360748032|105906176|18|1024|16|2|128|3072|103424|131072|transformersPackage:transformers/models/ernie4_5/configuration_ernie4_5.py||
EleutherAI/gpt-j-6b|GPT-J|GPT-J|6050882784|412876800|28|4096|16|16|256||50400|2048|transformersPackage:transformers/models/gptj/configuration_gptj.py||
EleutherAI/gpt-neox-20b|gpt-neox|GPT-NeoX|20554567680|619708416|44|6144|64|64|96|24576|50432|2048|transformersPackage:transformers/models/gpt_neox/configuration_gpt_neox.py||
EleutherAI/gpt-neo-1.3B||GPT-Neo|1315575808|102926336|24|2048|16|16|128||50257|2048|transformersPackage:transformers/models/gpt_neo/configuration_gpt_neo.py||
EleutherAI/gpt-neo-2.7B||GPT-Neo|2.65e9||32|2560|20||||||remembered||
allenai/OLMo-1.7-7B-hf|allenai/OLMo-7B-0424-hf|OLMo|6888095744|412090368|32|4096|32|32|128|11008|50304|2048|transformersPackage:transformers/models/olmo/configuration_olmo.py||
google/gemma-3-270m||Gemma 3|2.68e8||||||||||remembered||
huggyllama/llama-7b|llama-1-7b|LLaMA|6738415616|262144000|32|4096|32|32|128|11008|32000|2048|gptNeox:configs/llama/7B.yml|feedForwardSize,vocabularySize|the source writes intermediate_size by its own convention; the count agrees with the published size
huggyllama/llama-13b|llama-1-13b|LLaMA|13015864320|327680000|40|5120|40|40|128|13824|32000|2048|gptNeox:configs/llama/13B.yml|feedForwardSize,vocabularySize|the source writes intermediate_size by its own convention; the count agrees with the published size
huggyllama/llama-30b|llama-1-30b,llama-33b|LLaMA|32528943616|425984000|60|6656|52|52|128|17920|32000|2048|gptNeox:configs/llama/30B.yml|feedForwardSize,vocabularySize|the source writes intermediate_size by its own convention; the count agrees with the published size
huggyllama/llama-65b|llama-1-65b|LLaMA|65285660672|524288000|80|8192|64|64|128|22016|32000|2048|gptNeox:configs/llama/65B.yml|feedForwardSize,vocabularySize|the source writes intermediate_size by its own convention; the count agrees with the published size
lmsys/vicuna-13b-v1.5|vicuna-13b,vicuna-13b-v1.1,vicuna-13b-v1.3|Vicuna|13015864320||40|5120|40|||13824|32000||citation:quoting LMSYS blog; lm-sys/FastChat README line 324||
lmsys/vicuna-7b-v1.5|vicuna-7b|Vicuna|6738415616||32|4096|32|||11008|32000||remembered||
tatsu-lab/alpaca-7b|Stanford Alpaca|Alpaca|6738415616||32|4096|32||||||citation:tatsu-lab/stanford_alpaca README||
timdettmers/guanaco-65b||Guanaco|6.52e10||||||||||citation:artidoro/qlora README line 18; arXiv 2305.14314 abstract||
marin-community/marin-8b-base||Marin|8.03e9||||||||||citation:Marin 8B retrospective excerpt||
openai-community/gpt2|gpt2-small,gpt2-124m,nanogpt-124m,GPT-2 117M|GPT-2|124439808|38597376|12|768|12|12|64|3072|50257|1024|nanoGPT:model.py||
openai-community/gpt2-medium|GPT-2 355M,GPT-2 345M|GPT-2|354823168|51463168|24|1024|16|16|64|4096|50257|1024|nanoGPT:model.py||
openai-community/gpt2-large|GPT-2 774M|GPT-2|774030080|64328960|36|1280|20|20|64|5120|50257|1024|nanoGPT:model.py||
openai-community/gpt2-xl|gpt2-1.5b,GPT-2 1.6B|GPT-2|1557611200|80411200|48|1600|25|25|64|6400|50257|1024|nanoGPT:model.py||
facebook/opt-125m||OPT|125239296|38608896|12|768|12|12|64|3072|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
facebook/opt-350m||OPT|331196416||24|1024|16|16|64|4096|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py|parameters|embeds at width 512 with projections, so that a count from the shape is 7 % too high
facebook/opt-1.3b||OPT|1315758080|102957056|24|2048|32|32|64|8192|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
facebook/opt-2.7b||OPT|2651596800|128696320|32|2560|32|32|80|10240|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
facebook/opt-6.7b||OPT|6658473984|205914112|32|4096|32|32|128|16384|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
facebook/opt-13b||OPT|12853473280|257392640|40|5120|40|40|128|20480|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
facebook/opt-30b||OPT|29974540288|360349696|48|7168|56|56|128|28672|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
facebook/opt-66b||OPT|65719701504|463306752|64|9216|72|72|128|36864|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
facebook/opt-175b||OPT|174604468224|617742336|96|12288|96|96|128|49152|50272|2048|metaseq:metaseq/launcher/opt_job_constants.py||
gpt3-125m||GPT-3|125226240|38597376|12|768|12|12|64|3072|50257|2048|gptNeox:configs/125M.yml||
gpt3-350m||GPT-3|355871744|51463168|24|1024|16|16|64|4096|50257|2048|gptNeox:configs/350M.yml||
gpt3-760m||GPT-3|760300032|77194752|24|1536|16|16|96|6144|50257|2048|gptNeox:configs/760M.yml||
gpt3-1.3b||GPT-3|1315723264|102926336|24|2048|16|16|128|8192|50257|2048|gptNeox:configs/1-3B.yml||
gpt3-2.7b||GPT-3|2651553280|128657920|32|2560|32|32|80|10240|50257|2048|gptNeox:configs/2-7B.yml||
gpt3-6.7b||GPT-3|6658404352|205852672|32|4096|32|32|128|16384|50257|2048|gptNeox:configs/6-7B.yml||
gpt3-13b||GPT-3|12853386240|257315840|40|5120|40|40|128|20480|50257|2048|gptNeox:configs/13B.yml||
gpt3-175b|GPT-3,davinci,megatron-gpt-175b|GPT-3|174604259328|617558016|96|12288|96|96|128|49152|50257|2048|gptNeox:configs/175B.yml||
mosaicml/mpt-7b||MPT|6649286656|206569472|32|4096|32|32|128|16384|50432|2048|llmFoundry:scripts/train/yamls/pretrain/mpt-7b.yaml|vocabularySize,contextLength|
mosaicml/mpt-30b||MPT|29957200896|361496576|48|7168|64|64|112|28672|50432|8192|llmFoundry:scripts/train/yamls/pretrain/mpt-30b.yaml|vocabularySize,contextLength,heads|
bigscience/bloom|BLOOM,bloom-176b,BLOOMZ|BLOOM|176247271424|3596615680|70|14336|112|112|128|57344|250880|2048|bigscience:train/tr11-176B-ml/tr11-176B-ml.slurm||
bigscience/bloom-560m|bigscience/bloomz-560m|BLOOM|559214592|256901120|24|1024|16|||4096|250880|2048|remembered||
bigscience/bloom-1b1|bigscience/bloomz-1b1|BLOOM|1065314304|385351680|24|1536|16|||6144|250880|2048|remembered||
bigscience/bloom-1b7|bigscience/bloomz-1b7|BLOOM|1722408960|513802240|24|2048|16|||8192|250880|2048|remembered||
bigscience/bloom-3b|bigscience/bloomz-3b|BLOOM|3002557440|642252800|30|2560|32|||10240|250880|2048|remembered||
bigscience/bloom-7b1|bigscience/bloomz-7b1|BLOOM|7069016064|1027604480|30|4096|32|||16384|250880|2048|remembered||
cerebras/Cerebras-GPT-13B||Cerebras|1.3e10||||||||||remembered||
inceptionai/jais-13b||jais|1.3e10||||||||||citation:Epoch AI, notable AI models: Jais row (dates); arXiv 2308.16149||
Skywork/Skywork-13B-base||Skywork|1.385e10||||||||||citation:Epoch AI, notable AI models: Skywork-13B row quoting arXiv 2310.19341||
LumiOpen/Poro-34B||Poro|3.42e10||||||||||citation:TP/PP recalled||
deepseek-ai/deepseek-llm-67b-base|deepseek-67b|deepseek|6.7e10||||||||||citation:arXiv 2405.04434 sec 3.2.3||
NovaSky-AI/Sky-T1-32B-Preview|sky-t1-32b|Sky|3.28e10||||||||||remembered||
simplescaling/s1-32B||s1|3.28e10||||||||||citation:simplescaling/s1 README line 209||
allenai/Llama-3.1-Tulu-3-8B-SFT|tulu3-8b-sft|Llama|8.03e9||||||||||citation:allenai/open-instruct docs/tulu3.md line 10||
biomap-research/xtrimopglm-100b||xtrimopglm|1e11||||||||||citation:Epoch AI, notable AI models: xTrimoPGLM row||
PaLM-540B|palm|PaLM|5.4035e11||118|18432|48|1|256|73728|256000|2048|citation:arXiv 2204.02311 p1,p6,p9,p66|contextLength,feedForwardSize,headSize,heads,hiddenSize,keyValueHeads,layers,vocabularySize|
Flan-PaLM-540B|flan-palm|PaLM|5.4e11||||||||||citation:Epoch AI, notable AI models: Flan-PaLM row; arXiv 2210.11416||
Chinchilla-70B|chinchilla|Chinchilla|7e10||80|8192|64||128|||2048|citation:Epoch AI, notable AI models: Chinchilla row; arXiv 2203.15556|contextLength,headSize,heads,hiddenSize,layers|
LaMDA-137B|lamda|LaMDA|1.37e11||64|8192|128||128|65536|||citation:Epoch AI, notable AI models: LaMDA row quoting arXiv 2201.08239 p18|feedForwardSize,headSize,heads,hiddenSize,layers|
Meena-2.6B|meena|Meena|2.6e9||||||||||citation:Epoch AI, notable AI models: Meena row; arXiv 2001.09977||
MT-NLG-530B|Megatron-Turing NLG,mt-nlg,megatron-530b|MT-NLG|5.3e11||105|20480|128|||81920||2048|citation:arXiv 2201.11990 p7; arXiv 2204.02311 p9|contextLength,feedForwardSize,heads,hiddenSize,layers|
Megatron-1T|gpt-1t|Megatron-LM|1e12||||||||||citation:stas00/ml-engineering training/performance/README.md quoting arXiv 2205.05198||
Megatron-22B||Megatron-LM|2.2e10||||||||||citation:stas00/ml-engineering training/performance/README.md quoting arXiv 2205.05198||
nvidia/nemotron-3-8b-base-4k||Nemotron|8e9||32|4096|32|||16384||4096|citation:Epoch AI, notable AI models: Nemotron-3-8B row quoting model card|contextLength,feedForwardSize,heads,hiddenSize,layers|
nvidia/Nemotron-4-340B-Base||Nemotron|3.41e11||96|18432|96|8||73728|256000|4096|citation:Epoch AI, notable AI models: Nemotron-4 340B row quoting arXiv 2406.11704 Table 2|contextLength,feedForwardSize,heads,hiddenSize,keyValueHeads,layers,vocabularySize|
Apple-AFM-on-device|afm-on-device|Apple AFM|2.73e9||||||||||citation:Epoch AI, notable AI models: AFM-on-device row quoting arXiv 2407.21075||
Apple-AFM-server|afm-server|Apple AFM|||||||||||citation:Epoch AI, notable AI models: AFM-server row quoting arXiv 2407.21075||no size was published
nvidia/Nemotron-4-15B||Nemotron|15628775424||32|6144|48|8||24576|256000|4096|neMo:nemo/collections/llm/gpt/model/nemotron.py|vocabularySize,keyValueHeads|
nvidia/Minitron-4B-Base|nvidia/Nemotron-Mini-4B-Instruct,nemotron3-4b|Nemotron|4190509056||32|3072|24|8|128|9216|256000|4096|neMo:nemo/collections/llm/gpt/model/nemotron.py|vocabularySize|
nvidia/Llama-3_3-Nemotron-Super-49B-v1|nvidia/Llama-3_3-Nemotron-Super-49B-v1_5,nemotron-super-49b|Nemotron|4.9e10||||||||||megatronBridge:docs/fern/versions/0.4.2/pages/models/llm/llama-nemotron.mdx||
nvidia/Llama-3_1-Nemotron-Ultra-253B-v1|nemotron-ultra-253b|Nemotron|2.53e11||||||||||megatronBridge:docs/fern/versions/0.4.2/pages/models/llm/llama-nemotron.mdx||
nvidia/Llama-3.1-Nemotron-Nano-8B-v1|nemotron-nano-8b|Nemotron|8.03e9||||||||||megatronBridge:docs/fern/versions/0.4.2/pages/models/llm/llama-nemotron.mdx|parameters|
nvidia/Llama-3.1-Nemotron-Nano-4B-v1.1|nemotron-nano-4b|Nemotron|4.5e9||||||||||megatronBridge:docs/fern/versions/0.4.2/pages/models/llm/llama-nemotron.mdx|parameters|
Qwen/Qwen2-7B||Qwen2|7615616512|1089994752|28|3584|28|4|128|18944|152064|32768|neMo:nemo/collections/llm/gpt/model/qwen2.py||
Qwen/Qwen2-72B||Qwen2|72706203648|2491416576|80|8192|64|8|128|29568|152064|32768|neMo:nemo/collections/llm/gpt/model/qwen2.py||
Qwen/Qwen2-1.5B||Qwen2|1543714304|233373696|28|1536|12|2|128|8960|151936|32768|neMo:nemo/collections/llm/gpt/model/qwen2.py||
Qwen/Qwen2-0.5B||Qwen2|494032768|136134656|24|896|14|2|64|4864|151936|32768|neMo:nemo/collections/llm/gpt/model/qwen2.py||
bigcode/starcoder2-3b||StarCoder|3030371328|150994944|30|3072|24|2|128|12288|49152|16384|neMo:nemo/collections/llm/gpt/model/starcoder2.py|vocabularySize|
bigcode/starcoder2-7b||StarCoder|7173923840|226492416|32|4608|36|4|128|18432|49152|16384|neMo:nemo/collections/llm/gpt/model/starcoder2.py|vocabularySize|
bigcode/starcoder2-15b||StarCoder|15957889024|603979776|40|6144|48|4|128|24576|49152|16384|neMo:nemo/collections/llm/gpt/model/starcoder2.py|vocabularySize|
bigcode/starcoder|bigcode/starcoderbase,StarCoder-15B|StarCoder|15517456384|301989888|40|6144|48|1|128|24576|49152|8192|neMo:nemo/collections/llm/gpt/model/starcoder.py||
baichuan-inc/Baichuan2-7B-Base||Baichuan|7505973248||32|4096|32|32||11008|125696|4096|neMo:nemo/collections/llm/gpt/model/baichuan.py|vocabularySize|
THUDM/chatglm3-6b|THUDM/chatglm2-6b|GLM|6243584000||28|4096|32|2||13696|65024|8192|neMo:nemo/collections/llm/gpt/model/chatglm.py|vocabularySize|
Gopher-280B|gopher|Gopher|2.8e11||||||||||remembered||
Jurassic-1-Jumbo|jurassic-1|Jurassic|1.78e11||||||||||remembered||
LGAI-EXAONE/EXAONE-4.0-32B||EXAONE|3.2e10||64|5120|40|8|128|27392|102400||remembered|||16|4096
01-ai/Yi-34B||Yi|3.44e10||60|7168|56|8|128|20480|64000|4096|remembered||
01-ai/Yi-6B||Yi|6.06e9||32|4096|32|4|128|11008|64000|4096|remembered||
internlm/internlm2-20b||InternLM|1.99e10||48|6144|48|8|128|16384|92544|32768|remembered||
internlm/internlm2-7b||InternLM|7.74e9||32|4096|32|8|128|14336|92544|32768|remembered||
swiss-ai/Apertus-70B-2509||Apertus|7.06e10||||||||||remembered||
ByteDance-Seed/Seed-OSS-36B-Base||Seed-OSS|3.6e10||||||||||remembered||
nvidia/Mistral-NeMo-Minitron-8B-Base|minitron-8b|Nemotron|8.41e9||||||||||remembered||
muse-glimmer-30b||Muse|29776626688||52|6656|||||||transformersPackage:transformers/models/muse_glimmer/configuration_muse_glimmer.py||count of the transformers defaults; no stated size was found to compare
maxtext/default-22b|maxtext-22b|MaxText benchmark|2.2e10||||||||||citation:AI-Hypercomputer/maxtext@e591f30 src/maxtext/configs/tpu/{v4,v5e,v5p}/README.md||
maxtext/default-52b|maxtext-52b|MaxText benchmark|5.2e10||||||||||citation:AI-Hypercomputer/maxtext@e591f30 src/maxtext/configs/tpu/{v4,v5e,v5p}/README.md||
maxtext/default-16b|maxtext-16b|MaxText benchmark|1.6e10||||||||||citation:AI-Hypercomputer/maxtext@e591f30 src/maxtext/configs/tpu/{v4,v5e,v5p}/README.md||
maxtext/default-32b|maxtext-32b|MaxText benchmark|3.2e10||||||||||citation:AI-Hypercomputer/maxtext@e591f30 src/maxtext/configs/tpu/{v4,v5e,v5p}/README.md||
maxtext/default-128b|maxtext-128b|MaxText benchmark|1.28e11||||||||||citation:AI-Hypercomputer/maxtext@e591f30 src/maxtext/configs/tpu/{v4,v5e,v5p}/README.md||
maxtext/default-512b|maxtext-512b|MaxText benchmark|5.12e11||||||||||citation:AI-Hypercomputer/maxtext@e591f30 src/maxtext/configs/tpu/{v4,v5e,v5p}/README.md||
maxtext/default-1024b|maxtext-1024b|MaxText benchmark|1.024e12||||||||||citation:AI-Hypercomputer/maxtext@e591f30 src/maxtext/configs/tpu/{v4,v5e,v5p}/README.md||
levanter/gpt2-1.4b||Levanter benchmark|1.4e9||||||||||citation:stanford-crfm/levanter docs/Levanter-1.0-Release.md||
levanter/gpt2-6.7b||Levanter benchmark|6.7e9||||||||||citation:stanford-crfm/levanter docs/Levanter-1.0-Release.md||
levanter/gpt2-20b||Levanter benchmark|2e10||||||||||citation:stanford-crfm/levanter docs/Levanter-1.0-Release.md||
levanter/gpt2-65b||Levanter benchmark|6.5e10||||||||||citation:stanford-crfm/levanter docs/Levanter-1.0-Release.md||
`,
}
