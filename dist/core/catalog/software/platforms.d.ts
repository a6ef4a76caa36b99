import type { Accelerator } from '../accelerator.js';
/** The software stack of an accelerator, which libraries are built for. */
export type Platform = 'cuda' | 'rocm' | 'oneapi' | 'gaudi' | 'neuron' | 'tpu' | 'metal' | 'cann' | 'other';
interface PlatformWords {
    /** What software must be ported to. */
    readonly software: string;
    readonly hardware: string;
    /** Its kernel languages. */
    readonly kernels: string;
}
export declare const platforms: Readonly<Record<Platform, PlatformWords>>;
export declare function platformOf({ id, vendor, kind }: Accelerator): Platform;
/** The platforms of all candidates, each once. */
export declare const platformsOf: (candidates: readonly Accelerator[]) => readonly Platform[];
export declare const hasArmHost: ({ id }: Accelerator) => boolean;
export {};
