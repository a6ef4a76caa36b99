import type { Precision } from '../accelerator.js';
import type { ModelFigures } from './model.js';
import { type ModelType } from './model-types.js';
/** What a `config.json` says of a model, and what follows from it. */
export interface ModelShape extends Required<Pick<ModelFigures, Counted>>, Pick<ModelFigures, Stated> {
    readonly modelType: string;
    readonly form: ModelType['form'];
    /** Where the file describes a model of text and images: only the text model can be counted. */
    readonly isTextOnly: boolean;
    /** The number format of the published weights. */
    readonly precision?: Precision;
}
type Counted = 'parameters' | 'activeParameters' | 'embeddingParameters' | 'layers' | 'hiddenSize' | 'heads' | 'keyValueHeads' | 'headSize' | 'feedForwardSize' | 'vocabularySize';
type Stated = 'decoderLayers' | 'contextLength' | 'experts' | 'expertsPerToken' | 'fullAttentionLayers' | 'window' | 'latentSize';
export type ModelConfig = {
    readonly ok: true;
    readonly model: ModelShape;
} | {
    readonly ok: false;
    readonly problem: string;
};
/**
 * Reads Hugging Face's `config.json`, parsed and not trusted, and counts the parameters of decoders, encoders, encoders
 * with decoders and mixtures of experts from the shape. Of any other model it says that it does not know.
 */
export declare function readModelConfig(plain: unknown): ModelConfig;
export {};
