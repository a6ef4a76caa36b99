/** A value that an edit writes: what YAML holds, without dates and tags. */
export type Value = string | number | boolean | null | readonly Value[] | {
    readonly [key: string]: Value;
};
export type Mapping = {
    readonly [key: string]: Value;
};
export declare const isMapping: (value: Value | undefined) => value is Mapping;
/** A value on one line, as it may stand in block and in flow style. `like`: what stood there, whose quotes are kept. */
export declare function onOneLine(value: Value, like?: string): string;
/** A mapping as lines of block style, one for each key; what is inside of a value stays on its line. */
export declare const blockLines: (value: Mapping) => string[];
export declare function word(text: string, like?: string): string;
