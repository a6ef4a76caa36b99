import type { Vocabulary, Word } from '../../catalog/names/value-spellings.js';
import type { Money } from '../../text/quantity.js';
/** The unit of a count; `nouns.ts` has the nouns that may follow the number. */
export type Counted = 'accelerators' | 'nodes' | 'slices' | 'parameters' | 'tokens' | 'samples' | 'users' | 'epochs' | 'steps' | 'layers' | 'heads' | 'pixels' | 'operations' | 'chip-hours' | 'other';
/** The type of a key in a policy condition. */
export type VariableType = 'text' | 'number' | 'flag' | 'texts' | 'labels' | 'money';
interface Common {
    /** One sentence for the reference, the schema and editors. */
    readonly help: string;
    /**
     * Other names for the key, separated by commas. `section.name` and `mapping.name` are read only there. A name with
     * `?` also has other uses: it is read only if its value suits this key.
     */
    readonly aliases?: string;
    /** Names related to the key that do not declare it: if one is not read, the report names this key. */
    readonly insteadOf?: string;
    readonly examples?: readonly (string | number)[];
    /** Set if a policy condition uses another name or type for it, or cannot use it. */
    readonly variable?: {
        readonly name: string;
        readonly type?: VariableType;
    } | 'none';
    /** The value if undeclared. */
    readonly default?: string;
    /** What its number is for each of: `4 samples per GPU` is read, `4 samples per node` is not. */
    readonly per?: Rate;
    /** Its name is too generic outside its own section. */
    readonly onlyAtHome?: true;
}
/** What a number can be for each of, as in "per GPU". */
export type Rate = 'device' | 'node' | 'step' | 'sample';
/** One key of `accelerator.yml`. */
export type Key = Common & ({
    readonly kind: 'count' | 'count-or-none' | 'amount';
    readonly of: Counted;
} | {
    readonly kind: 'bytes' | 'duration' | 'share' | 'money' | 'flag' | 'text' | 'list' | 'version' | 'topology' | 'peak' | 'zero-stage' | 'labels' | 'parallelism';
} | {
    readonly kind: 'word' | 'words' | 'flag-or-word' | 'flag-or-words';
    readonly words: Vocabulary;
}
/** Words of a vocabulary, or names that it does not know yet. */
 | {
    readonly kind: 'open-words';
    readonly words: Vocabulary;
}
/** One or several names from the catalog. */
 | {
    readonly kind: 'name' | 'names';
    readonly of: 'framework' | 'library' | 'accelerator' | 'machine' | 'provider' | 'model';
});
export type Kind = Key['kind'];
/** Keys by name. */
export type Keys = Readonly<Record<string, Key>>;
/** The parsed value of a key: hours, bytes and shares are numbers. */
export type ValueOf<K extends Key> = K extends {
    kind: 'count' | 'count-or-none' | 'amount';
} ? number : K extends {
    kind: 'bytes' | 'duration' | 'share';
} ? number : K extends {
    kind: 'word';
    words: infer W extends Vocabulary;
} ? Word<W> : K extends {
    kind: 'words';
    words: infer W extends Vocabulary;
} ? Word<W> | Word<W>[] : K extends {
    kind: 'flag-or-words';
    words: infer W extends Vocabulary;
} ? boolean | Word<W>[] : ValueOfOther<K>;
type ValueOfOther<K extends Key> = K extends {
    kind: 'flag';
} ? boolean : K extends {
    kind: 'flag-or-word';
} ? boolean | 'selective' : K extends {
    kind: 'names' | 'open-words';
} ? string | string[] : K extends {
    kind: 'list';
} ? string[] : K extends {
    kind: 'money';
} ? Money : K extends {
    kind: 'labels';
} ? Record<string, string> : K extends {
    kind: 'peak';
} ? Partial<Record<Word<'precision'>, number>> : K extends {
    kind: 'zero-stage';
} ? 1 | 2 | 3 : string;
/** A parsed section; every key is optional. */
export type SectionOf<Table extends Keys> = {
    -readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
};
export {};
