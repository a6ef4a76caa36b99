// Estimates of four other public tools for the training memory of one device, by their published formulas. If a tool
// lacks a setting for a job, it gets the input that its user would give. Without any such input, there is no estimate.

const BYTES_PER_GIB = 2 ** 30
const BYTES_PER_MIB = 2 ** 20

/** How a job is split: the degree of each parallelism and the ZeRO stage. FSDP counts as stage 3. */
function layoutOf({ parallelism, devices }) {
  if (typeof parallelism === 'object') {
    const { tensor = 1, pipeline = 1, expert = 1, zero = 0 } = parallelism
    return { tensor, pipeline, expert, data: parallelism.data ?? devices / (tensor * pipeline), zeroStage: zero }
  }
  const zeroStage = { 'zero-1': 1, 'zero-2': 2, 'zero-3': 3, fsdp: 3 }[parallelism] ?? 0
  return { tensor: 1, pipeline: 1, expert: 1, data: parallelism === 'none' ? 1 : devices, zeroStage }
}

const splitsTheModel = ({ tensor, pipeline, expert }) => tensor * pipeline * expert > 1

/** Attention heads, which jobs do not declare: 64 wide in small models, 128 wide from a hidden size of 3,072 on. */
const attentionHeads = (hiddenSize) => hiddenSize / (hiddenSize < 3072 ? 64 : 128)

// torch-preflight

/**
 * Bytes per parameter of weights, gradients, activations and the 16-bit copies that autocast keeps.
 *
 * Source: highwaterlabs/torch-preflight, src/torch_preflight/vram/types.py, 774b8396f8d4. 16-bit compute with fp32 or
 * undeclared weights is its `amp`; with 16-bit weights its `pure-bf16` or `pure-fp16`.
 */
function preflightBytes({ computePrecision, weightsPrecision = 'fp32' }) {
  if (weightsPrecision !== 'fp32') return { weights: 2, gradients: 2, activations: 2, autocastCopies: 0 }
  if (computePrecision === 'fp32') return { weights: 4, gradients: 4, activations: 4, autocastCopies: 0 }
  return { weights: 4, gradients: 4, activations: 2, autocastCopies: 2 }
}

/**
 * Bytes of optimizer states per trained parameter: two states of 4 bytes with Adam and with unknown optimizers, two of
 * 1 byte with 8-bit Adam, a tenth of one with Adafactor.
 *
 * Source: highwaterlabs/torch-preflight, src/torch_preflight/vram/types.py and extract.py, 774b8396f8d4.
 */
const preflightOptimizerBytes = ({ optimizer }) => ({ 'adam-8bit': 2, adafactor: 0.4 })[optimizer] ?? 8

/**
 * Bytes of activations. With s tokens, b samples, width h and a heads, a layer keeps 32·s·b·h and, unless attention is
 * fused, 2·a·s²·b, at two bytes per element; with full checkpointing 2·s·b·h, and one layer all of it. The logits take
 * 14 bytes per token and word. The tool omits the term without layers, width or sequence length, with a note.
 *
 * Source: highwaterlabs/torch-preflight, src/torch_preflight/vram/costmodel.py, 774b8396f8d4: the coefficients of a
 * model without dropout.
 */
function preflightActivationBytes(job, bytesPerElement) {
  const { layers, hiddenSize, vocabulary = 0, sequenceLength, microBatchSize, attention, activationCheckpointing } = job
  if (layers === undefined || hiddenSize === undefined || sequenceLength === undefined) return 0
  const tokens = sequenceLength * microBatchSize
  const scores = attention === 'fused' ? 0 : 2 * attentionHeads(hiddenSize) * sequenceLength * tokens
  const layer = 32 * tokens * hiddenSize + scores
  const kept = activationCheckpointing === true ? 2 * tokens * hiddenSize * layers + layer : layer * layers
  return (kept * bytesPerElement) / 2 + 14 * tokens * vocabulary
}

/**
 * torch-preflight: 1.105 × (weights + gradients + optimizer states + autocast copies + activations) + 135 MiB. ZeRO
 * divides the optimizer states from stage 1 on, the gradients from stage 2 on, and the weights with their copies at
 * stage 3. An offloaded optimizer takes nothing. Offloaded weights still count, as the tool warns, and are assumed to
 * come with an offloaded optimizer. LoRA trains 1 % of the parameters, as in the tool's remedy of that name. No
 * estimate for 4-bit weights, split models and offloaded activations: the tool has no setting for them.
 *
 * Source: highwaterlabs/torch-preflight, src/torch_preflight/vram/costmodel.py and solver.py, 774b8396f8d4.
 */
function torchPreflightGiB(job) {
  const layout = layoutOf(job)
  if (job.method === 'qlora' || splitsTheModel(layout) || job.offload === 'activations') return undefined
  const bytes = preflightBytes(job)
  const trained = job.parameters * (job.method === 'lora' ? 0.01 : 1)
  const sharesFrom = (stage) => (layout.zeroStage >= stage ? layout.data : 1)
  const optimizerBytes = job.offload === undefined ? trained * preflightOptimizerBytes(job) : 0
  const allocatedBytes =
    (job.parameters * (bytes.weights + bytes.autocastCopies)) / sharesFrom(3) +
    (trained * bytes.gradients) / sharesFrom(2) +
    optimizerBytes / sharesFrom(1) +
    preflightActivationBytes(job, bytes.activations)
  return (allocatedBytes * 1.105 + 135 * BYTES_PER_MIB) / BYTES_PER_GIB
}

// llm-analysis

/**
 * Bytes of master weights and optimizer states per parameter: 4 and 8 with Adam, halved if all training is in 16 bits,
 * as its settings `master_weights_dtype_bytes` and `other_op_bytes` allow. Gradients are as large as master weights.
 *
 * Source: cli99/llm-analysis, llm_analysis/analysis.py, d841e40aec8c,
 * `get_memory_optimizer_state_and_gradient_per_layer`.
 */
function analysisOptimizerBytes({ optimizer, weightsPrecision = 'fp32' }) {
  const master = weightsPrecision === 'fp32' ? 4 : 2
  const states = { 'adam-8bit': 2, adafactor: 0, muon: master }[optimizer] ?? 2 * master
  return { master, states }
}

/**
 * Bytes of activations per layer, at two bytes per element, a feed-forward width of four times the hidden size (its
 * default), sequence parallelism over the tensor-parallel devices and fp32 norms. With s tokens, b samples, width h and
 * a heads: with full recomputation the layer's input 2·s·b·h; else attention 11·s·b·h, its core 4·s·b·h + 8·a·s·b if
 * fused, 4·a·s²·b if not (none if checkpointing is selective), feed-forward 18·s·b·h and two norms 8·s·b·h.
 *
 * Source: cli99/llm-analysis, llm_analysis/analysis.py, d841e40aec8c, `get_activation_memory_per_layer` and its calls.
 */
function analysisLayerBytes({ hiddenSize, sequenceLength, microBatchSize, attention, activationCheckpointing }) {
  const tokens = sequenceLength * microBatchSize
  if (activationCheckpointing === true) return 2 * tokens * hiddenSize
  const heads = attentionHeads(hiddenSize)
  const core =
    attention === 'fused' ? 4 * tokens * hiddenSize + 8 * heads * tokens : 4 * heads * sequenceLength * tokens
  return 37 * tokens * hiddenSize + (activationCheckpointing === 'selective' ? 0 : core)
}

/**
 * Bytes of weights, optimizer states with master weights, and gradients on one device. The pipeline stages divide the
 * layers, the tensor-parallel devices everything; ZeRO the optimizer states from stage 1 on, the gradients from stage 2
 * on and the weights at stage 3. The tool counts one embedding of vocabulary × width; all other parameters are assumed
 * to be in the layers.
 *
 * Source: cli99/llm-analysis, llm_analysis/analysis.py, d841e40aec8c, `training`.
 */
function analysisStateBytes(job, { tensor, pipeline, data, zeroStage }) {
  const embedding = (job.vocabulary ?? 0) * job.hiddenSize
  const layerParameters = (job.parameters - embedding) / job.layers
  const held = (layerParameters * Math.floor(job.layers / pipeline) + embedding) / tensor
  const sharesFrom = (stage) => (zeroStage >= stage ? data : 1)
  const { master, states } = analysisOptimizerBytes(job)
  return {
    weights: (2 * held) / sharesFrom(3),
    optimizer: ((master + states) * held) / sharesFrom(1),
    gradients: (master * held) / sharesFrom(2),
    prefetched: (2 * 2 * layerParameters) / tensor,
  }
}

/**
 * llm-analysis, its `estimated_peak_memory_per_gpu`: weights + optimizer states + the larger of activations and
 * gradients + the larger of two whole layers of weights and the gradient of the logits. Activations are those of all
 * layers, whatever the pipeline, of the embedding, the last norm and the logits (none without a vocabulary). No
 * estimate without layers, width or sequence length, for LoRA and QLoRA (to-dos in its README), fp32 compute (it
 * supports 4, 8 and 16 bits), offloading, and expert parallelism, because jobs do not declare their experts.
 *
 * Source: cli99/llm-analysis, llm_analysis/analysis.py, d841e40aec8c, `training`.
 */
function llmAnalysisGiB(job) {
  const { layers, hiddenSize, vocabulary = 0, sequenceLength, microBatchSize } = job
  const layout = layoutOf(job)
  const known = layers !== undefined && hiddenSize !== undefined && sequenceLength !== undefined
  const foreign = job.method !== 'full' || job.computePrecision === 'fp32' || job.offload !== undefined
  if (!known || foreign || layout.expert > 1) return undefined
  const state = analysisStateBytes(job, layout)
  const tokens = sequenceLength * microBatchSize
  const logits = 2 * tokens * vocabulary
  const activations = layers * analysisLayerBytes(job) + (2 + 4) * tokens * hiddenSize + logits
  const peakBytes =
    state.weights +
    state.optimizer +
    Math.max(activations / layout.tensor, state.gradients) +
    Math.max(state.prefetched, logits / layout.tensor)
  return peakBytes / BYTES_PER_GIB
}

// DeepSpeed

/**
 * Parameters of the largest single module: the embedding, or a feed-forward matrix of four times the hidden size.
 *
 * Source: deepspeedai/DeepSpeed, deepspeed/runtime/zero/stage3.py, edaa72212672, `model_to_params`.
 */
const largestLayerParameters = ({ hiddenSize = 0, vocabulary = 0 }) => hiddenSize * Math.max(vocabulary, 4 * hiddenSize)

/**
 * DeepSpeed: only weights, gradients and Adam states. With P parameters, L of them in the largest layer, and N devices:
 * ZeRO-2 takes 2·P + 18·P/N bytes, or 2·P with the optimizer offloaded; ZeRO-3 and FSDP take 4·L + 18·P/N, or 4·L +
 * 2·P/N with the optimizer and 4·L with the weights offloaded, too. Without sharding 18·P, or 16·P in fp32, by its
 * documentation. No estimate for ZeRO-1, split models, and LoRA and QLoRA: every parameter has gradients and states
 * here.
 *
 * Source: deepspeedai/DeepSpeed, deepspeed/runtime/zero/stage_1_and_2.py, deepspeed/runtime/zero/stage3.py and
 * docs/code-docs/source/memory.rst, edaa72212672.
 */
function deepSpeedGiB(job) {
  const layout = layoutOf(job)
  if (job.method !== 'full' || splitsTheModel(layout) || layout.zeroStage === 1) return undefined
  return deepSpeedBytes(job, layout) / BYTES_PER_GIB
}

function deepSpeedBytes(job, { data, zeroStage }) {
  const { parameters, offload, computePrecision } = job
  const largestLayerBytes = 4 * largestLayerParameters(job)
  if (offload === 'weights') return largestLayerBytes
  if (zeroStage === 3) return largestLayerBytes + ((offload === 'optimizer' ? 2 : 18) * parameters) / data
  if (offload === 'optimizer') return 2 * parameters
  if (zeroStage === 2) return 2 * parameters + (18 * parameters) / data
  return (computePrecision === 'fp32' ? 16 : 18) * parameters
}

// accelerate

/**
 * accelerate estimate-memory, the column that a user would read: `Training using Adam`, which is 16 bytes per parameter
 * in the row float32 and 8 in the row float16. For LoRA, which trains few parameters, the `Total Size` of the row, 4 or
 * 2 bytes; for QLoRA that of the row int4, half a byte. Mixed precision is the row float16. The tool asks only for the
 * model, so every job gets its number, whatever its batch, optimizer, sharding and offloading.
 *
 * Source: huggingface/accelerate, src/accelerate/commands/estimate.py, 16cb6eb80dd9.
 */
function accelerateGiB({ parameters, method, computePrecision }) {
  const bytesPerParameter = computePrecision === 'fp32' ? 4 : 2
  const bytes = { full: 4 * bytesPerParameter, lora: bytesPerParameter, qlora: 0.5 }[method]
  return (parameters * bytes) / BYTES_PER_GIB
}

/** Each tool, its source and its estimate for one device in GiB (2 ** 30 bytes). Undefined: it has none for the job. */
export const estimators = [
  {
    name: 'torch-preflight',
    source:
      'highwaterlabs/torch-preflight, src/torch_preflight/vram/costmodel.py, 774b8396f8d4d6e3fe55301781ef2e557fbf11f2',
    estimate: torchPreflightGiB,
  },
  {
    name: 'llm-analysis',
    source: 'cli99/llm-analysis, llm_analysis/analysis.py, d841e40aec8c84b9e76ba9cfbce67418adb172bd',
    estimate: llmAnalysisGiB,
  },
  {
    name: 'DeepSpeed',
    source:
      'deepspeedai/DeepSpeed, deepspeed/runtime/zero/stage_1_and_2.py and stage3.py, edaa7221267243c7be7fb49c5d5f5c4fb97b4641',
    estimate: deepSpeedGiB,
  },
  {
    name: 'accelerate',
    source: 'huggingface/accelerate, src/accelerate/commands/estimate.py, 16cb6eb80dd9aa8b4df1a63ef57863e455d53b83',
    estimate: accelerateGiB,
  },
]
