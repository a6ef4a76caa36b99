import type { Entry, Node, Path, Range } from '../../text/document.js';
/** A mistake that the reader sees before the schema, with its place in the text. */
export interface ReadingProblem {
    readonly rule: 'manifest/unknown-key' | 'manifest/invalid-value';
    readonly message: string;
    readonly remedy: string;
    readonly range: Range;
    readonly path: Path;
    /** What stands there is surely meant to be this. */
    readonly fix?: string;
}
/** One edit from a documented name. */
export declare const misspelledName: (name: string, { key }: Entry, section: string, meant: string) => ReadingProblem;
/** A name that people use for several things. */
export declare const ambiguousName: (name: string, { key }: Entry, meant: readonly string[]) => ReadingProblem;
/** `nodes: 2` with `gpus: 8`, which some programs mean of each node and others in all. */
export declare const openCount: ({ key }: Entry, name: string, each: number, nodes: number, called?: string) => ReadingProblem;
/** `count: 8 per node`, and nothing says how many nodes there are. */
export declare const openNodes: ({ node }: Entry, each: number) => ReadingProblem;
/** `gpus_per_node: 64` beside 8 accelerators in all. */
export declare const moreThanAll: ({ key }: Entry, name: string, each: number, all: number) => ReadingProblem;
/** Workers beside accelerators that are counted already. */
export declare const openWorkers: ({ key }: Entry, name: string, workers: number, each: number) => ReadingProblem;
/** `hardware: [A100, 32]`. */
export declare function listInsteadOfWord(items: readonly Node[]): ReadingProblem;
/** `hardware: [{ gpu: A100 }, { tpu: v3-8 }]`. */
export declare const severalMappings: (section: string, { node }: Entry) => ReadingProblem;
/** A number of something else than the key counts: `count: 8 nodes`, `global_batch_size: 4M tokens`. */
export declare function otherUnit(path: string, written: Node): Omit<ReadingProblem, 'path'> | undefined;
