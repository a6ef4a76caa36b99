import { type Finding } from '../finding/finding.js';
import type { Path, Span } from '../text/document.js';
/** The mistakes in one file, each once: jobs with the same defaults share them. */
export declare class Mistakes {
    #private;
    add(finding: Omit<Finding, 'related'>): void;
    /** `says`: what is wrong, and what to do. */
    error(rule: string, says: readonly [message: string, remedy: string], span: Span, path?: Path): void;
    /** The first mistakes by place and, if there are many more, one error with their number. */
    listed(): readonly Finding[];
}
