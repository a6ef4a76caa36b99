import type { AttributedObservation } from '../observation/attributed-observation.js';
import type { Setting } from '../observation/observation.js';
import { type Fact, type Statement } from './agreement.js';
/** What the files that a manifest lists tell the training, by the keys of a manifest: to list them is to mean it. */
export interface ListedSettings {
    readonly stated: ReadonlyMap<string, Fact<Setting>>;
    /** Where they tell it differently: of each value the first place. */
    readonly disputed: ReadonlyMap<string, readonly Statement<Setting>[]>;
}
/** Undefined where none of them tells anything. */
export declare function listedSettings(attributed: readonly AttributedObservation[]): ListedSettings | undefined;
/** What two values have in common that say the same: a model may be called by its base or by its tuned form. */
export declare function meaningOf(key: string, value: Setting): string;
