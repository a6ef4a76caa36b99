import type { Accelerator } from '../accelerator.js';
/** The software stack that drives an accelerator, and for which libraries are built. */
export type Platform = 'cuda' | 'rocm' | 'oneapi' | 'gaudi' | 'neuron' | 'tpu' | 'metal' | 'cann' | 'other';
/** A platform, for people. */
interface PlatformWords {
    /** What software has to be moved to. */
    readonly software: string;
    readonly hardware: string;
    /** What kernels are written in for it. */
    readonly kernels: string;
}
export declare const platforms: Readonly<Record<Platform, PlatformWords>>;
/** The platform of a part. */
export declare function platformOf({ id, vendor, kind }: Accelerator): Platform;
/** The platforms that a name may stand for, without repeats. */
export declare const platformsOf: (candidates: readonly Accelerator[]) => readonly Platform[];
export declare const hasArmHost: ({ id }: Accelerator) => boolean;
export {};
