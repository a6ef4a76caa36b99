/** What a model is built as, more finely than its architecture. */
export type ModelKind = 'transformer' | 'moe' | 'encoder' | 'encoder-decoder' | 'ssm' | 'hybrid-ssm' | 'rnn' | 'cnn' | 'vision-transformer' | 'detector' | 'segmentation' | 'video' | 'gan' | 'multimodal' | 'contrastive' | 'speech' | 'diffusion-unet' | 'diffusion-transformer' | 'recommender' | 'protein' | 'gnn' | 'rl';
/** What a model is for. */
export type ModelDomain = 'language' | 'vision' | 'video' | 'diffusion' | 'multimodal' | 'speech' | 'recommender' | 'protein' | 'graph' | 'time-series' | 'reinforcement-learning';
/** The manifest's words for `model.architecture`, but for `custom`, which no published model is. */
export type ModelArchitecture = 'transformer' | 'moe' | 'cnn' | 'resnet' | 'diffusion' | 'rnn' | 'gnn' | 'recommender' | 'mlp';
/** Where the figures of a model were read. */
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
/** A published model. A number that is not known is absent. */
export interface Model extends ModelFigures {
    /** Its usual name, with its publisher before a slash where the weights are published under one. */
    readonly id: string;
    /** Other spellings, besides those that differ in case, separators, publisher or in what `resolveModel` passes over. */
    readonly names: readonly string[];
    readonly family: string;
    readonly kind: ModelKind;
    readonly domain: ModelDomain;
    /** Absent where none of the manifest's words fits: state-space models, mixed backbones. */
    readonly architecture?: ModelArchitecture;
    /** What a reader of the figures has to know. */
    readonly note?: string;
    /** Absent where the figures are remembered. */
    readonly source?: ModelSource;
    /** No source was read: such figures may soften a finding, never harden one. */
    readonly remembered: boolean;
    /** Single figures of a row with a source that the source does not state. */
    readonly rememberedFigures?: readonly (keyof ModelFigures)[];
}
export interface ModelFigures {
    /** All of them; of a diffusion model, those of the network that is trained. Absent where no size was published. */
    readonly parameters?: number;
    /** Those that one token passes through, embeddings included unless the source leaves them out. */
    readonly activeParameters?: number;
    /** The input embedding and an output head of its own; of a recommender, all tables. */
    readonly embeddingParameters?: number;
    readonly layers?: number;
    /** Where `layers` counts the encoder alone. */
    readonly decoderLayers?: number;
    readonly hiddenSize?: number;
    readonly heads?: number;
    readonly keyValueHeads?: number;
    readonly headSize?: number;
    /**
     * Layers whose attention reaches back to the first token. Absent: none where there is a `window`, else all. The others
     * attend to a window, or keep a state.
     */
    readonly fullAttentionLayers?: number;
    /** Tokens that the other layers attend to: a sliding window, or a chunk. */
    readonly window?: number;
    /** Numbers that a layer keeps of a token in place of keys and values: the latent of MLA and its rotary part. */
    readonly latentSize?: number;
    /** Numbers that all layers together keep of a sequence however long it is: the state of Mamba or linear attention. */
    readonly stateSize?: number;
    /** Of a mixture of experts, that of one expert. */
    readonly feedForwardSize?: number;
    readonly vocabularySize?: number;
    /** In tokens. */
    readonly contextLength?: number;
    readonly experts?: number;
    /** Routed experts, without those that every token passes through. */
    readonly expertsPerToken?: number;
    /** Side of the image that the figures are for, in pixels. */
    readonly imageSize?: number;
    /** One forward pass of one sample of `imageSize`, two for each multiply-accumulate; of diffusion, one step. */
    readonly forwardFlopsPerSample?: number;
}
/** The figures, in the order of the tables. */
export declare const modelFigures: readonly ["parameters", "activeParameters", "embeddingParameters", "layers", "decoderLayers", "hiddenSize", "heads", "keyValueHeads", "headSize", "fullAttentionLayers", "window", "latentSize", "stateSize", "feedForwardSize", "vocabularySize", "contextLength", "experts", "expertsPerToken", "imageSize", "forwardFlopsPerSample"];
