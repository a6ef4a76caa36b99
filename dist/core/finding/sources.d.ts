import { type ReferenceId } from '../catalog/references.js';
/** A document that rules cite. */
export interface Source {
    readonly id: string;
    readonly title: string;
    /** Its address; undefined for documents that are only in the guidance folder. */
    readonly url?: string;
}
declare const guidance: {
    readonly 'befreed-lesson': {
        readonly title: 'GPU vs TPU: Choosing Your AI Hardware (BeFreed lesson, questions and answers)';
    };
    readonly 'befreed-page': {
        readonly title: 'GPU vs TPU: Choosing Your AI Hardware (BeFreed, 22 April 2026)';
    };
    readonly 'ai-news': {
        readonly title: 'Unpacking GPU vs TPU Performance in Training Large AI Models (25 August 2025)';
    };
    readonly scaling: {
        readonly title: 'Scaling Neural Networks with GPU and TPU Acceleration';
    };
    readonly liquidweb: {
        readonly title: "TPU vs GPU: A beginner's guide (Amy Moruzzi, Liquid Web)";
    };
};
declare const own: {
    readonly 'manifest-reference': {
        readonly title: 'The accelerator.yml reference';
        readonly url: 'docs/manifest.md';
    };
    readonly 'policy-reference': {
        readonly title: 'The policy reference';
        readonly url: 'docs/policy.md';
    };
    readonly evidence: {
        readonly title: 'How evidence is read and matched';
        readonly url: 'docs/evidence.md';
    };
    readonly calibration: {
        readonly title: 'How sizes are estimated, against published runs';
        readonly url: 'docs/calibration.md';
    };
    readonly models: {
        readonly title: 'Published models';
        readonly url: 'docs/models.md';
    };
};
/** The five documents of the guidance, under the short names in its tables. */
export type GuidanceId = keyof typeof guidance;
/** A document of the guidance, of a vendor or project (the catalog's references), or our own. */
export type SourceId = GuidanceId | keyof typeof own | ReferenceId;
export declare const guidanceIds: GuidanceId[];
export declare function sourceOf(id: SourceId): Source;
export {};
