import { type Provider } from '../provider.js';
export { type Provider, providers } from '../provider.js';
/** Where a text says that the accelerators stand. */
export interface ProviderReading {
    readonly provider: Provider;
    /** As the provider writes it: `us-east-1`, `eastus2`; absent where the text names none, or several. */
    readonly region?: string;
}
/** The provider that a text names, with or without a region, a product or a size; undefined where it is not known. */
export declare const resolveProvider: (word: string) => Provider | undefined;
/**
 * Reads `aws/us-east-1`, `GKE autopilot`, `EC2 p4d` or "our own servers". Undefined as soon as one word of the text is
 * left unexplained: `lambda calculus` is no cloud.
 */
export declare function readProvider(text: string): ProviderReading | undefined;
