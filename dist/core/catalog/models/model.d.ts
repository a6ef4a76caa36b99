import type { StoredPrecision } from '../accelerator.js';
/** A finer classification than the architecture. */
export type ModelKind = 'transformer' | 'moe' | 'encoder' | 'encoder-decoder' | 'ssm' | 'hybrid-ssm' | 'rnn' | 'cnn' | 'vision-transformer' | 'detector' | 'segmentation' | 'video' | 'gan' | 'multimodal' | 'contrastive' | 'speech' | 'diffusion-unet' | 'diffusion-transformer' | 'recommender' | 'protein' | 'gnn' | 'rl';
export type ModelDomain = 'language' | 'vision' | 'video' | 'diffusion' | 'multimodal' | 'speech' | 'recommender' | 'protein' | 'graph' | 'time-series' | 'reinforcement-learning';
/** The manifest's words for `model.architecture`, except `custom`, which no published model is. */
export type ModelArchitecture = 'transformer' | 'moe' | 'cnn' | 'resnet' | 'diffusion' | 'rnn' | 'gnn' | 'recommender' | 'mlp';
/** Where a model's figures were read. */
export type ModelSource = {
    readonly repository: string;
    readonly commit: string;
    readonly path: string;
} | {
    readonly package: string;
    readonly path: string;
} | {
    readonly url: string;
} | {
    readonly citation: string;
};
/** A published model. Undefined means unknown. */
export interface Model extends ModelFigures {
    /** Its usual name, prefixed by the publisher of the weights. */
    readonly id: string;
    /**
     * Other spellings, except those that differ only in case, separators, publisher or words that `resolveModel` skips.
     */
    readonly names: readonly string[];
    readonly family: string;
    readonly kind: ModelKind;
    readonly domain: ModelDomain;
    /** Undefined if none of the manifest's words applies: state-space models, mixed backbones. */
    readonly architecture?: ModelArchitecture;
    /** The format of its published weights, if they are narrower than 16 bits: most of them, or those of its experts. */
    readonly publishedPrecision?: StoredPrecision;
    /** What a reader of the figures must know. */
    readonly note?: string;
    /** Undefined if the figures are remembered. */
    readonly source?: ModelSource;
    /** No source was read: such figures may soften a finding, never make it more severe. */
    readonly remembered: boolean;
    /** Figures of a row that its source does not state. */
    readonly rememberedFigures?: readonly (keyof ModelFigures)[];
}
export interface ModelFigures {
    /** All parameters; for a diffusion model, those of the trained network. Undefined if no size was published. */
    readonly parameters?: number;
    /** Parameters that one token passes through, with embeddings unless the source omits them. */
    readonly activeParameters?: number;
    /** The input embedding and a separate output head; for a recommender, all tables. */
    readonly embeddingParameters?: number;
    readonly layers?: number;
    /** Set if `layers` counts only the encoder. */
    readonly decoderLayers?: number;
    readonly hiddenSize?: number;
    readonly heads?: number;
    readonly keyValueHeads?: number;
    readonly headSize?: number;
    /**
     * Layers whose attention reaches back to the first token. Undefined: none with a `window`, otherwise all. The others
     * attend to a window or keep a state.
     */
    readonly fullAttentionLayers?: number;
    /** Tokens that the other layers attend to: a sliding window or a chunk. */
    readonly window?: number;
    /** Numbers per token and layer that replace keys and values: the latent of MLA and its rotary part. */
    readonly latentSize?: number;
    /**
     * Numbers that all layers together keep of a sequence, independent of its length: the state of Mamba or linear
     * attention.
     */
    readonly stateSize?: number;
    /** For a mixture of experts, of one expert. */
    readonly feedForwardSize?: number;
    readonly vocabularySize?: number;
    /** In tokens. */
    readonly contextLength?: number;
    readonly experts?: number;
    /** Routed experts, without shared ones. */
    readonly expertsPerToken?: number;
    /** Side of the image that the figures apply to, in pixels. */
    readonly imageSize?: number;
    /** One forward pass of one sample of `imageSize`, two per multiply-accumulate; for diffusion, one step. */
    readonly forwardFlopsPerSample?: number;
}
/** In the order of the tables. */
export declare const modelFigures: readonly ["parameters", "activeParameters", "embeddingParameters", "layers", "decoderLayers", "hiddenSize", "heads", "keyValueHeads", "headSize", "fullAttentionLayers", "window", "latentSize", "stateSize", "feedForwardSize", "vocabularySize", "contextLength", "experts", "expertsPerToken", "imageSize", "forwardFlopsPerSample"];
