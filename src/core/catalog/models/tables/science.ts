import type { ModelTable } from '../model-table.ts'

/** Proteins, graphs, games and time series. */
export const science: ModelTable = {
  shared: {},
  text: `
id|names|family|kind|domain|architecture|parameters|layers|hiddenSize|heads|keyValueHeads|headSize|feedForwardSize|vocabularySize|contextLength|source|rememberedFigures|note
AlphaStar||AlphaStar|rl|reinforcement-learning||1.39e8|||||||||citation:Epoch AI, notable AI models: AlphaStar row; Nature 2019||
GraphCast||GraphCast|gnn|graph|gnn|3.67e7|||||||||citation:arXiv 2212.12794||
AlphaZero|alphazero-chess|AlphaZero|rl|reinforcement-learning|||||||||||citation:arXiv 1712.01815 / Science 2018||no size was published
KataGo|katago-b6c96|KataGo|rl|reinforcement-learning||2.5e6|||||||||citation:Epoch AI, notable AI models: KataGo row||
MiniGo||MiniGo|rl|reinforcement-learning|||||||||||citation:mlcommons/training_results_v0.7:Google/results/tpu-v4-128-TF/minigo||no size was published
mlperf/rgat||R-GAT|gnn|graph|gnn|2.5e7|||||||||training:README.md||
ogb/graphsage-products||Graph|gnn|graph|gnn|2e5|||||||||remembered||
gcn-cora||Graph|gnn|graph|gnn|23000|||||||||remembered||
microsoft/graphormer-base|clefourrier/graphormer-base-pcqm4mv2|Graph|gnn|graph|gnn|4.7e7|||||||||remembered||
facebook/esm2_t6_8M_UR50D|ESM-2 8M|ESM|protein|protein|transformer|7512353|6|320|20|20|16|1280|33|1024|esm:README.md|heads|
facebook/esm2_t12_35M_UR50D|ESM-2 35M|ESM|protein|protein|transformer|33501153|12|480|20|20|24|1920|33|1024|esm:README.md|heads|
facebook/esm2_t30_150M_UR50D|ESM-2 150M|ESM|protein|protein|transformer|148139553|30|640|20|20|32|2560|33|1024|esm:README.md|heads|
facebook/esm2_t33_650M_UR50D|ESM-2 650M|ESM|protein|protein|transformer|651042593|33|1280|20|20|64|5120|33|1024|esm:README.md|heads|
facebook/esm2_t36_3B_UR50D|ESM-2 3B|ESM|protein|protein|transformer|2839004193|36|2560|40|40|64|10240|33|1024|esm:README.md|heads|
facebook/esm2_t48_15B_UR50D|ESM-2 15B|ESM|protein|protein|transformer|15129098273|48|5120|40|40|128|20480|33|1024|esm:README.md|heads|
facebook/esmfold_v1|ESMFold|ESM|protein|protein||3.69e9|||||||||esm:README.md||690M folding trunk plus the 3B language model
facebook/esm1b_t33_650M_UR50S|ESM-1b|ESM|protein|protein|transformer|6.5e8|||||||||esm:README.md||
facebook/esm1v_t33_650M_UR90S_1|ESM-1v|ESM|protein|protein|transformer|6.5e8|||||||||esm:README.md||
facebook/esm_msa1b_t12_100M_UR50S|ESM-MSA-1b|ESM|protein|protein|transformer|1e8|||||||||esm:README.md||
deepmind/alphafold2||Protein and genome|protein|protein||9.3e7|||||||||remembered||
aqlaboratory/openfold|OpenFold,mlperf-hpc-openfold|Protein and genome|protein|protein||9.3e7|||||||||remembered||
Rostlab/prot_t5_xl_uniref50|ProtT5-XL|Protein and genome|protein|protein|transformer|3e9|||||||||remembered||
EvolutionaryScale/esm3-sm-open-v1|ESM3-open|Protein and genome|protein|protein||1.4e9|||||||||remembered||
arcinstitute/evo2_40b||Protein and genome|protein|protein||4e10|||||||||remembered||
arcinstitute/evo2_7b||Protein and genome|protein|protein||7e9|||||||||remembered||
google/timesfm-2.0-500m-pytorch|timesfm-2.0-500m|TimesFM|transformer|time-series|transformer|493909920|50|1280|||||||transformersPackage:transformers/models/timesfm/configuration_timesfm.py||
`,
}
