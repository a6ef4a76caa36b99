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
/** Everything that a rule may look at. What is not declared and cannot be derived is absent. */
export interface Facts {
    readonly job: string;
    /** All that is declared, defaults merged in: what an organization's own rules may ask for. */
    readonly declaration: JobDeclaration;
    readonly task: NonNullable<JobDeclaration['task']>;
    readonly stage?: NonNullable<JobDeclaration['stage']>;
    readonly framework: FrameworkFacts;
    readonly scale: ScaleFacts;
    readonly model: Declared<'model'>;
    readonly architecture?: Architecture;
    /** The kinds of kernels that are declared, each once, as seen from this hardware. */
    readonly kernels: readonly KernelOnPart[];
    readonly hardware: HardwareFacts;
    /** Which hardware supports the declared precision; absent if hardware or precision is unknown. */
    readonly precision?: PrecisionSupport;
    readonly needs: Declared<'needs'>;
    /** The other workloads by kind; absent if none are declared. */
    readonly otherWork?: {
        readonly graphics: readonly string[];
        readonly scientific: readonly string[];
    };
    readonly team: Declared<'team'>;
    /** The team's GPU profilers and PyTorch's profiler, as written; absent if no tools are declared. */
    readonly tools?: {
        readonly gpu: readonly string[];
        readonly pytorch: readonly string[];
    };
    readonly operations: Declared<'operations'>;
    readonly queueLimit: QueueLimit;
    /** A language model, declared (a transformer) or shown by the numbers (tokens, sequences). */
    readonly languageModel: boolean;
    /** Nothing declared about the framework and the model keeps XLA from compiling it well. */
    readonly suitsXla: boolean;
    /** Memory, time, energy and cost, as far as the declaration tells. */
    readonly sizing: SizingFacts;
    /** If declared sizes contradict each other: the reading that takes the most compute. */
    readonly largestSizing: SizingFacts;
    readonly thresholds: Thresholds;
    /** What the repository shows about the job; absent without a repository. */
    readonly evidence?: EvidenceFacts;
    /** The facts of the job before a change; only for demands on the change. */
    readonly base?: Facts;
    /** Set if files listed in the manifest name another model. */
    readonly differingModel?: DifferingSetting | undefined;
    readonly differingSettings: readonly DifferingSetting[];
}
/** Gathers what a rule may look at: the declaration, joined with the catalog and what follows from both. */
export declare function gatherFacts(job: string, declaration: JobDeclaration, thresholds: Thresholds, evidence?: EvidenceFacts): Facts;
export {};
