/**
 * What is known of the build of a job's model: declared, read from its `config.json`, or published. What is absent follows
 * from the parameters.
 */
export interface ModelShape {
    readonly layers?: number | undefined;
    readonly hiddenSize?: number | undefined;
    readonly heads?: number | undefined;
    readonly keyValueHeads?: number | undefined;
    readonly headSize?: number | undefined;
    /** Words of the vocabulary that it writes; 0 where it has no language-model head. */
    readonly vocabulary?: number | undefined;
    /** Routed experts of a layer. */
    readonly experts?: number | undefined;
    readonly feedForwardSize?: number | undefined;
    readonly embeddingParameters?: number | undefined;
    /** Those of the shape, which tell whether the feed-forward network has a gate. */
    readonly parameters?: number | undefined;
    /** Of an image model, the tokens that it makes of an image. */
    readonly imageTokens?: number | undefined;
    readonly kept?: KeptShape | undefined;
}
/** What a model that answers requests keeps of the tokens before, where it is not keys and values of all in every layer. */
export interface KeptShape {
    /** Layers that keep every token. */
    readonly fullLayers: number;
    /** Layers that keep the last tokens only, and how many. */
    readonly windowLayers?: number | undefined;
    readonly window?: number | undefined;
    /** Numbers that a layer keeps of a token in place of keys and values; every tensor rank has all of them. */
    readonly latentSize?: number | undefined;
    /** Numbers that all layers together keep of a sequence, however long it is. */
    readonly stateSize?: number | undefined;
}
