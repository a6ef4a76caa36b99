import { type Provider } from '../provider.js';
export { type Provider, providers } from '../provider.js';
/** Where the accelerators are, according to a text. */
export interface ProviderReading {
    readonly provider: Provider;
    /** As the provider writes it: `us-east-1`, `eastus2`; undefined if the text names none, or several. */
    readonly region?: string;
}
/** The provider that a text names, with or without a region, product or size; undefined if unknown. */
export declare const resolveProvider: (word: string) => Provider | undefined;
/**
 * Reads `aws/us-east-1`, `GKE autopilot`, `EC2 p4d` or "our own servers". Undefined if any word is not understood:
 * `lambda calculus` is not a cloud.
 */
export declare function readProvider(text: string): ProviderReading | undefined;
