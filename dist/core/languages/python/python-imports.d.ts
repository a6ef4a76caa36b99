import type { PythonText } from './python-text.js';
/** One imported module. */
export interface PythonImport {
    /** Dotted. For `from a.b import c`, it is `a.b.c`. */
    readonly module: string;
    readonly line: number;
    /** `guarded`: inside a `try` or an `if`, so it is optional; `lazy`: inside a function, so only its calls need it. */
    readonly when: 'always' | 'guarded' | 'lazy';
}
/** The imports of a source, with their context. */
export declare function importsOf({ code, lineAt }: PythonText): PythonImport[];
/** The modules that a text may import, from a quick search. Includes names in comments and strings. */
export declare function modulesNamed(text: string): ReadonlySet<string>;
