import type { ModelTable } from '../model-table.ts'

/** Recommenders. */
export const recommenders: ModelTable = {
  shared: { kind: 'recommender', domain: 'recommender', architecture: 'recommender' },
  text: `
id|names|family|parameters|embeddingParameters|hiddenSize|forwardFlopsPerSample|source|rememberedFigures|note
mlperf/dlrm-dcnv2|DLRM v2,mlperf-dlrm-v2|DLRM|26151671809|26135627264|128|32089090|training:recommendation_v2/torchrec_dlrm/README.MD|forwardFlopsPerSample|26 tables of width 128 (README row counts), DCN with 3 layers of rank 512 (remembered), multi-hot input; mlcommons/inference docs/index.md says about 23 billion, MLPerf Training README says 167M: the row counts in the reference command (tables capped at 40 million rows) give 26.1 billion; doubt
mlperf/dlrm-v1|DLRM,mlperf-dlrm|DLRM|24036595969|24034227072|128|4737794|inference:retired_benchmarks/recommendation/dlrm/pytorch/python/main.py||Criteo Terabyte row counts of the MLPerf reference (tables capped at 40 million rows), width 128; a NeurIPS 2022 paper states 25+ billion and 100 GB
nvidia/dlrm-small|dle-dlrm-small|DLRM|3.75e9|3.75e9|128||deepLearningExamples:PyTorch/Recommendation/DLRM/README.md||
nvidia/dlrm-large|dle-dlrm-large|DLRM|2.05e10|2.05e10|128||deepLearningExamples:PyTorch/Recommendation/DLRM/README.md||
nvidia/dlrm-xlarge|dle-dlrm-xlarge|DLRM|3.55e10|3.55e10|128||deepLearningExamples:PyTorch/Recommendation/DLRM/README.md||
mlperf/ncf||NCF|3.18e7||||remembered||
`,
}
