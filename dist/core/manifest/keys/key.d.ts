import type { Vocabulary, Word } from '../../catalog/names/value-spellings.js';
import type { Money } from '../../text/quantity.js';
/** What a number counts: the nouns that may stand behind it are in `nouns.ts`. */
export type Counted = 'accelerators' | 'nodes' | 'slices' | 'parameters' | 'tokens' | 'samples' | 'users' | 'epochs' | 'steps' | 'layers' | 'heads' | 'pixels' | 'operations' | 'chip-hours' | 'other';
/** What a condition of a policy reads of a key. */
export type VariableType = 'text' | 'number' | 'flag' | 'texts' | 'labels' | 'money';
interface Common {
    /** One sentence for the reference, the schema and editors. */
    readonly help: string;
    /**
     * Other names for the key, separated by commas. `section.name` and `mapping.name` are read so only there. A name with
     * `?` has other uses as well: it is read only where its value is one of this key.
     */
    readonly aliases?: string;
    /** Names that concern the key and do not state it: where one is not read, the report names this key. */
    readonly insteadOf?: string;
    readonly examples?: readonly (string | number)[];
    /** Where a condition of a policy reads it under another name, or as something else, or not at all. */
    readonly variable?: {
        readonly name: string;
        readonly type?: VariableType;
    } | 'none';
    /** The value where none is declared. */
    readonly default?: string;
    /** Its name says too little outside of its own section. */
    readonly onlyAtHome?: true;
}
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
/** Words of a list, and names that nobody knows yet. */
 | {
    readonly kind: 'open-words';
    readonly words: Vocabulary;
}
/** A name from the catalog, or several. */
 | {
    readonly kind: 'name' | 'names';
    readonly of: 'framework' | 'library' | 'accelerator' | 'machine' | 'provider' | 'model';
});
export type Kind = Key['kind'];
/** Keys by name. */
export type Keys = Readonly<Record<string, Key>>;
/** The value of a key once it is read: hours, bytes and shares are numbers. */
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
/** A section once it is read; every key may be left out. */
export type SectionOf<Table extends Keys> = {
    -readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
};
export {};
