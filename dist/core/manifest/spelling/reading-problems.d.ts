import type { Entry, Node, Path, Range } from '../../text/document.js';
/** A mistake found before the schema sees the job, with its place in the text. */
export interface ReadingProblem {
    readonly rule: 'manifest/unknown-key' | 'manifest/invalid-value';
    readonly message: string;
    readonly remedy: string;
    readonly range: Range;
    readonly path: Path;
    /** The certain replacement. */
    readonly fix?: string;
}
/** One edit away from a documented name. */
export declare const misspelledName: (name: string, { key }: Entry, section: string, meant: string) => ReadingProblem;
/** A name with several uses. */
export declare const ambiguousName: (name: string, { key }: Entry, meant: readonly string[]) => ReadingProblem;
/** `nodes: 2` with `gpus: 8`: per node in some programs, in total in others. */
export declare const openCount: ({ key }: Entry, name: string, each: number, nodes: number, called?: string) => ReadingProblem;
/** `count: 8 per node` without a number of nodes. */
export declare const openNodes: ({ node }: Entry, each: number) => ReadingProblem;
/** `gpus_per_node: 64` with 8 accelerators in total. */
export declare const moreThanAll: ({ key }: Entry, name: string, each: number, all: number) => ReadingProblem;
/** Workers next to declared accelerators. */
export declare const openWorkers: ({ key }: Entry, name: string, workers: number, each: number) => ReadingProblem;
/** `hardware: [A100, 32]`. */
export declare function listInsteadOfWord(items: readonly Node[]): ReadingProblem;
/** `hardware: [{ gpu: A100 }, { tpu: v3-8 }]`. */
export declare const severalMappings: (section: string, { node }: Entry) => ReadingProblem;
/** A number of something else: `count: 8 nodes`, `global_batch_size: 4M tokens`. */
export declare function otherUnit(path: string, written: Node): Omit<ReadingProblem, 'path'> | undefined;
