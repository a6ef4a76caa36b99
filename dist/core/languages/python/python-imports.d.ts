import type { PythonText } from './python-text.js';
/** An import, one for each module that is named in it. */
export interface PythonImport {
    /** Dotted; for `from a.b import c` it is `a.b.c`. */
    readonly module: string;
    readonly line: number;
    /**
     * `guarded`: inside a `try` or an `if`, so the code can do without it; `lazy`: inside a function, so it is only
     * needed where that is called.
     */
    readonly when: 'always' | 'guarded' | 'lazy';
}
/** The imports of a source, each with what stands around it. */
export declare function importsOf({ code, lineAt }: PythonText): PythonImport[];
/** The modules that a text seems to import, at a glance: comments and strings may name some as well. */
export declare function modulesNamed(text: string): ReadonlySet<string>;
