import type { Precision, StoredPrecision } from '../catalog/accelerator.js';
import type { ModelShape } from './model-shape.js';
import type { Parallelism } from './parallelism.js';
export type Architecture = 'transformer' | 'moe' | 'cnn' | 'resnet' | 'diffusion' | 'rnn' | 'gnn' | 'recommender' | 'mlp' | 'custom';
export type Task = 'pretraining' | 'training' | 'fine-tuning' | 'inference' | 'reinforcement-learning';
export type Optimizer = 'adamw' | 'adam' | 'adam-8bit' | 'adafactor' | 'adagrad' | 'lamb' | 'lars' | 'lion' | 'muon' | 'sgd';
export type Method = 'full' | 'lora' | 'qlora';
/** What a job declares about its model and its work. Undefined means undeclared. */
export interface Job {
    readonly task?: Task | undefined;
    readonly architecture?: Architecture | undefined;
    readonly parameters?: number | undefined;
    /** Parameters that one token passes through (mixture of experts). */
    readonly activeParameters?: number | undefined;
    readonly method?: Method | undefined;
    /** Format of the matrix multiplications. */
    readonly computePrecision?: Precision | undefined;
    /** Over all epochs. */
    readonly tokens?: number | undefined;
    /** Tokens per sequence. */
    readonly sequenceLength?: number | undefined;
    /** For a diffusion model: transformer layers (DiT) instead of convolutions (U-Net). */
    readonly hasTransformerLayers?: boolean | undefined;
}
/** Everything that memory depends on. */
export interface MemoryJob extends Job {
    /** Parameters of embedding tables, on top of `parameters` (recommender). */
    readonly embeddingParameters?: number | undefined;
    readonly optimizer?: Optimizer | undefined;
    readonly weightsPrecision?: StoredPrecision | undefined;
    readonly optimizerPrecision?: Precision | undefined;
    /** Format of the keys and values of served sequences. Undefined: that of the computation, but at least 16 bits. */
    readonly cachePrecision?: Precision | undefined;
    readonly shape?: ModelShape | undefined;
    readonly loraRank?: number | undefined;
    /** Pixels along one side of an image. */
    readonly imageSize?: number | undefined;
    /** Samples of one epoch. */
    readonly samples?: number | undefined;
    /** Forward and backward operations of one sample; they imply how long a sample is. */
    readonly flopsPerSample?: number | undefined;
    /** XLA compiles the whole step: it fuses the loss, shards activations like weights and plans all memory. */
    readonly isCompiled?: boolean | undefined;
    readonly activationCheckpointing?: boolean | 'selective' | undefined;
    /** False if the attention matrix is known to be stored. */
    readonly fusedAttention?: boolean | undefined;
    /** Sequences or samples that one device computes at a time. */
    readonly microBatchSize?: number | undefined;
    /**
     * Sequences or samples per optimizer step, over all devices. For serving: sequences that are answered at the same
     * time.
     */
    readonly globalBatchSize?: number | undefined;
    /** For serving: the people who use the model. */
    readonly users?: number | undefined;
    /** Micro batches per optimizer step. */
    readonly accumulationSteps?: number | undefined;
    /** The loss compares all samples of a batch. */
    readonly isContrastive?: boolean | undefined;
    readonly parallelism?: Parallelism | undefined;
    /** What the host's memory keeps: nothing (default), gradients and optimizer states, or the weights too. */
    readonly offload?: 'none' | 'optimizer' | 'all' | undefined;
    /** Devices that the framework sees: chips × devices per chip. */
    readonly devices?: number | undefined;
}
/** Everything that the duration depends on. */
export interface TimeJob extends Job {
    /** Samples of one epoch. */
    readonly samples?: number | undefined;
    readonly epochs?: number | undefined;
    /** Pixels along one side of an image. */
    readonly imageSize?: number | undefined;
    /** Forward and backward operations of one sample. */
    readonly flopsPerSample?: number | undefined;
}
/**
 * The declared architecture, or else an inferred one: a model that reads tokens or has a billion parameters is a
 * transformer, or a mixture of experts if it declares active parameters.
 */
export declare function architectureOf(job: Job): Architecture | undefined;
/** Whether a model denoises sequences of patches. Without a known name, its size decides. */
export declare const isDiffusionTransformer: (job: Job) => boolean;
