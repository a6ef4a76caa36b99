import { type Architecture } from '../catalog/architectures.js';
import { type KernelOnPart } from '../catalog/software/kernel-languages.js';
import { type PrecisionSupport } from '../catalog/software/precision-support.js';
import type { EvidenceFacts } from '../evidence/agreement/facts.js';
import type { JobDeclaration } from '../manifest/schema.js';
import { type DifferingSetting } from './differing-settings.js';
import { type FrameworkFacts } from './framework-facts.js';
import { type HardwareFacts } from './hardware-facts.js';
import { type SizingFacts } from './job-sizing.js';
import { type ScaleFacts } from './scale-facts.js';
import { type QueueLimit } from './shared-parameters.js';
import type { Thresholds } from './thresholds.js';
type Declared<Section extends keyof JobDeclaration> = NonNullable<JobDeclaration[Section]>;
/** Everything that a rule may look at. Undefined: undeclared, and it cannot be derived. */
export interface Facts {
    readonly job: string;
    /** The whole declaration, defaults merged in: conditions of a policy may use any of it. */
    readonly declaration: JobDeclaration;
    readonly task: NonNullable<JobDeclaration['task']>;
    readonly stage?: NonNullable<JobDeclaration['stage']>;
    readonly framework: FrameworkFacts;
    readonly scale: ScaleFacts;
    readonly model: Declared<'model'>;
    readonly architecture?: Architecture;
    /** The declared kinds of kernels, each once, and whether they run on this hardware. */
    readonly kernels: readonly KernelOnPart[];
    readonly hardware: HardwareFacts;
    /** Hardware support for the declared precision; undefined if hardware or precision is unknown. */
    readonly precision?: PrecisionSupport;
    readonly needs: Declared<'needs'>;
    /** Other workloads by kind; undefined if undeclared. */
    readonly otherWork?: {
        readonly graphics: readonly string[];
        readonly scientific: readonly string[];
    };
    readonly team: Declared<'team'>;
    /** The team's GPU profilers and PyTorch's profiler, as written; undefined if no tools are declared. */
    readonly tools?: {
        readonly gpu: readonly string[];
        readonly pytorch: readonly string[];
    };
    readonly operations: Declared<'operations'>;
    readonly queueLimit: QueueLimit;
    /** A language model, declared (a transformer) or implied (tokens, sequences). */
    readonly languageModel: boolean;
    /** Nothing in the declared framework or model prevents XLA from compiling it well. */
    readonly suitsXla: boolean;
    /** Memory, time, energy and cost, if the declaration is sufficient. */
    readonly sizing: SizingFacts;
    /** If declared sizes contradict each other: the reading with the most compute. */
    readonly largestSizing: SizingFacts;
    readonly thresholds: Thresholds;
    /** Undefined without a repository. */
    readonly evidence?: EvidenceFacts;
    /** The job's facts on the base; only for demands on the change. */
    readonly base?: Facts;
    /** Set if files listed in the manifest name another model. */
    readonly differingModel?: DifferingSetting | undefined;
    readonly differingSettings: readonly DifferingSetting[];
}
/**
 * Gathers everything that rules may look at: the declaration, its entries in the catalog, and what follows from both.
 */
export declare function gatherFacts(job: string, declaration: JobDeclaration, thresholds: Thresholds, evidence?: EvidenceFacts): Facts;
export {};
