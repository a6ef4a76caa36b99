import type { Precision, StoredPrecision } from '../catalog/accelerator.js';
import type { ModelShape } from './model-shape.js';
import type { Parallelism } from './parallelism.js';
export type Architecture = 'transformer' | 'moe' | 'cnn' | 'resnet' | 'diffusion' | 'rnn' | 'gnn' | 'recommender' | 'mlp' | 'custom';
export type Task = 'pretraining' | 'training' | 'fine-tuning' | 'inference' | 'reinforcement-learning';
export type Optimizer = 'adamw' | 'adam' | 'adam-8bit' | 'adafactor' | 'adagrad' | 'lamb' | 'lars' | 'lion' | 'muon' | 'sgd';
export type Method = 'full' | 'lora' | 'qlora';
/**
 * What a job declares about its model and its work, as plain numbers and words. Whatever is absent was not declared.
 */
export interface Job {
    readonly task?: Task | undefined;
    readonly architecture?: Architecture | undefined;
    readonly parameters?: number | undefined;
    /** Parameters that one token passes (mixture of experts). */
    readonly activeParameters?: number | undefined;
    readonly method?: Method | undefined;
    /** Format of the matrix multiplications. */
    readonly computePrecision?: Precision | undefined;
    /** Tokens of the whole training, over all epochs. */
    readonly tokens?: number | undefined;
    /** Tokens in one sequence. */
    readonly sequenceLength?: number | undefined;
    /** Of a diffusion model, whether it is built of transformer layers (DiT) and not of convolutions (U-Net). */
    readonly hasTransformerLayers?: boolean | undefined;
}
/** A job with all that its memory depends on. */
export interface MemoryJob extends Job {
    /** Parameters of embedding tables, on top of `parameters` (recommender). */
    readonly embeddingParameters?: number | undefined;
    readonly optimizer?: Optimizer | undefined;
    readonly weightsPrecision?: StoredPrecision | undefined;
    readonly optimizerPrecision?: Precision | undefined;
    /** Format of the keys and values of served sequences. Absent: that of the computation, but no less than 16 bits. */
    readonly cachePrecision?: Precision | undefined;
    readonly shape?: ModelShape | undefined;
    readonly loraRank?: number | undefined;
    /** Pixels along one side of an image. */
    readonly imageSize?: number | undefined;
    /** Samples of one epoch. */
    readonly samples?: number | undefined;
    /** Operations of the forward and backward pass of one sample, which tell how long a sample is. */
    readonly flopsPerSample?: number | undefined;
    /** Whether the whole step is compiled by XLA, which fuses the loss, cuts activations like weights and plans all memory. */
    readonly isCompiled?: boolean | undefined;
    readonly activationCheckpointing?: boolean | 'selective' | undefined;
    /** False where the attention matrix is known to be stored. */
    readonly fusedAttention?: boolean | undefined;
    /** Sequences or samples that one device works on at a time. */
    readonly microBatchSize?: number | undefined;
    /** Sequences or samples of one step over all devices; of a served model, those that are answered at a time. */
    readonly globalBatchSize?: number | undefined;
    /** People who use what is served. */
    readonly users?: number | undefined;
    /** Micro-batches of one step. */
    readonly accumulationSteps?: number | undefined;
    readonly parallelism?: Parallelism | undefined;
    /** What is kept in the memory of the host: nothing (default), gradients and optimizer, or the weights too. */
    readonly offload?: 'none' | 'optimizer' | 'all' | undefined;
    /** Devices that the framework sees: chips × devices per chip. */
    readonly devices?: number | undefined;
}
/** A job with all that its duration depends on. */
export interface TimeJob extends Job {
    /** Samples of one epoch. */
    readonly samples?: number | undefined;
    readonly epochs?: number | undefined;
    /** Pixels along one side of an image. */
    readonly imageSize?: number | undefined;
    /** Floating-point operations of the forward and backward pass of one sample. */
    readonly flopsPerSample?: number | undefined;
}
/**
 * The architecture, where it was declared or can be told: what reads tokens or has a billion parameters is a
 * transformer, unless active parameters make it a mixture of experts.
 */
export declare function architectureOf(job: Job): Architecture | undefined;
/** Whether a model denoises sequences of patches, as far as its name or its size tells. */
export declare const isDiffusionTransformer: (job: Job) => boolean;
