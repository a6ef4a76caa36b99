import type { AttributedObservation } from '../observation/attributed-observation.js';
import type { Setting } from '../observation/observation.js';
import { type Fact, type Statement } from './agreement.js';
/** The training settings in a manifest's listed files, by manifest key. Listing a file makes them explicit. */
export interface ListedSettings {
    readonly stated: ReadonlyMap<string, Fact<Setting>>;
    /** The settings on which files differ, with the first place of each value. */
    readonly disputed: ReadonlyMap<string, readonly Statement<Setting>[]>;
    /** All values of settings that an option states, where a file states another. */
    readonly overridden: ReadonlyMap<string, readonly Statement<Setting>[]>;
    /** The settings that an option leaves open, whatever a configuration says. */
    readonly leftOpen: ReadonlySet<string>;
    /** The settings on which the files agree that the listed ones start, where these say nothing, and in their environment. */
    readonly started: ReadonlyMap<string, Fact<Setting>>;
    /** Defaults on which the files agree, for settings that no file states. */
    readonly byDefault: ReadonlyMap<string, DefaultFact>;
}
export interface DefaultFact extends Fact<Setting> {
    /** The program whose documented default it is; absent for an option's own. */
    readonly program?: string;
}
/** Undefined if no listed file has settings. */
export declare function listedSettings(attributed: readonly AttributedObservation[]): ListedSettings | undefined;
/** A key for comparing two values. A model's base and tuned names have the same meaning. */
export declare function meaningOf(key: string, value: Setting): string;
