/**
 * What is known about a model's architecture: declared, read from its `config.json`, or published. Undefined values are
 * estimated from the parameters.
 */
export interface ModelShape {
    readonly layers?: number | undefined;
    readonly hiddenSize?: number | undefined;
    readonly heads?: number | undefined;
    readonly keyValueHeads?: number | undefined;
    readonly headSize?: number | undefined;
    /** Output vocabulary; 0 without a language-model head. */
    readonly vocabulary?: number | undefined;
    /** Routed experts per layer. */
    readonly experts?: number | undefined;
    readonly feedForwardSize?: number | undefined;
    readonly embeddingParameters?: number | undefined;
    /** The parameters of this shape; they show whether the feed-forward network is gated. */
    readonly parameters?: number | undefined;
    /** The most tokens of a sequence that it takes, on average over its layers. */
    readonly longestSequence?: number | undefined;
    /** For an image model: tokens per image. */
    readonly imageTokens?: number | undefined;
    /** Parameters of the text encoders that serve with it. */
    readonly textEncoderParameters?: number | undefined;
    readonly kept?: KeptShape | undefined;
}
/** What a served model keeps of earlier tokens, unless every layer keeps keys and values of all of them. */
export interface KeptShape {
    /** Layers that keep every token. */
    readonly fullLayers: number;
    /** Layers that keep only the last tokens, and how many. */
    readonly windowLayers?: number | undefined;
    readonly window?: number | undefined;
    /** Numbers per token and layer that replace keys and values; every tensor rank holds all of them. */
    readonly latentSize?: number | undefined;
    /** Numbers that all layers together keep of a sequence, independent of its length. */
    readonly stateSize?: number | undefined;
}
