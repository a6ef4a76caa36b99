import { type Accelerator, type AcceleratorKind } from '../catalog/accelerator.js';
import { type AcceleratorName } from '../catalog/accelerator-name.js';
import { type Architecture } from '../catalog/architectures.js';
import { type Availability, networksOf } from '../catalog/availability.js';
import { type Framework, type Library } from '../catalog/frameworks.js';
import { type KernelOnPart } from '../catalog/kernel-languages.js';
import { type Reach } from '../catalog/library-platforms.js';
import type { Machine } from '../catalog/machine.js';
import { type Platform } from '../catalog/platforms.js';
import { type PrecisionSupport } from '../catalog/precision-support.js';
import { type Provider } from '../catalog/providers.js';
import type { EvidenceFacts } from '../evidence/agreement/facts.js';
import type { BackEnd } from '../evidence/agreement/software-stack.js';
import type { JobDeclaration } from '../manifest/schema.js';
import { type DifferingSetting } from './differing-settings.js';
import { type DeclaredLink } from './job-network.js';
import { type SizingFacts } from './job-sizing.js';
import { type EndingOfPart, type UnservedSoftware, type XlaBridge } from './job-software.js';
import { type QueueLimit } from './shared-parameters.js';
import type { Thresholds } from './thresholds.js';
export type Size = 'small' | 'medium' | 'large' | 'massive';
type Declared<Section extends keyof JobDeclaration> = NonNullable<JobDeclaration[Section]>;
/** A library that the job depends on, where it runs, and the release that is declared of it. */
export interface UsedLibrary extends Library {
    readonly reach?: Reach & {
        /** The hardware of the platforms that it serves, for people. */
        readonly servedHardware: readonly string[];
    };
    readonly version?: string;
    /** What does the same on the platform of the job's hardware, where that is one and the library does not run there. */
    readonly counterpart?: string;
}
export interface FrameworkFacts {
    /** As written. */
    readonly words: readonly string[];
    /** What the words stand for; unknown words are left out. */
    readonly declared: readonly Framework[];
    /** The declared ones without those that are only a tool of another (CUDA kernels, an ONNX export beside PyTorch). */
    readonly leading: readonly Framework[];
    /** The frameworks that judgements are made about, without repeats: Flax and JAX are one, Keras is its back end. */
    readonly families: readonly string[];
    readonly version?: string;
    /** As written. */
    readonly libraryWords: readonly string[];
    readonly libraries: readonly UsedLibrary[];
    /** What of all this does not serve the part that it is to run on, or not in the release that is declared. */
    readonly unserved: readonly UnservedSoftware[];
    /** How PyTorch leaves behind the part that it is to run on, where that is at the end of its life. */
    readonly ending?: EndingOfPart;
    /** PyTorch/XLA, where the job names it. */
    readonly xlaBridge?: XlaBridge;
    /** All that is named computes on processors. */
    readonly usesNoAccelerator: boolean;
    /** JAX or TensorFlow alone: the frameworks that TPUs serve best. */
    readonly tpuNative: boolean;
}
export interface ScaleFacts extends Omit<Declared<'scale'>, 'size'> {
    readonly size?: Size;
    /** Tokens or samples in one optimizer step, whichever is known. */
    readonly batchTokens?: number;
    readonly batchSamples?: number;
    /** Rows that one chip multiplies in a step: batch × sequence length ÷ chips, or what its devices hold at a time. */
    readonly rowsPerChip?: number;
}
export interface HardwareFacts {
    readonly kind?: AcceleratorKind;
    /** Whose it is, where all that the name may stand for is of one vendor. */
    readonly vendor?: string;
    /** For people: "TPU v5e-64", "8× H100"; in quotes what the catalog does not know; "undeclared hardware" where nothing is named. */
    readonly label: string;
    /** The name alone, of one of them: "A100 SXM 80 GB", or "A100" where that may be several. */
    readonly accelerator: string;
    /** One of them, as the subject of a sentence: "H100", or "an AWS Neuron chip" where only the kind is named. */
    readonly one: string;
    /** The accelerators that the name may stand for: one where it is unambiguous, all of a kind for a word such as `gpu`. */
    readonly candidates: readonly Accelerator[];
    /** Accelerators in all: cards, or chips. */
    readonly count?: number;
    readonly nodes?: number;
    /** Devices of one machine, declared or the most that the catalog knows. */
    readonly devicesPerHost?: number;
    /** Devices that a fast link (NVLink, Infinity Fabric, ICI) joins; those of one card where the part has none. */
    readonly fastDomain?: number;
    /** Whether no link but PCIe joins its cards, whichever part the name stands for. */
    readonly linkJoinsNothing?: boolean;
    /** What is declared to join its cards and its machines; words that the catalog does not know are left out. */
    readonly links: readonly DeclaredLink[];
    /** Whether the only network that is declared between its machines is Ethernet, where that is not a fast one. */
    readonly isOnPlainEthernet: boolean;
    /** The word for what joins its cards, where the part is known. */
    readonly ownLink?: string;
    readonly machine?: Machine;
    /** Whose name the machine type is. */
    readonly machineOwner?: Provider;
    /** What the machine type holds, whatever the manifest names beside it. */
    readonly machineHolds?: Accelerator;
    readonly name?: AcceleratorName;
    readonly provider?: Provider;
    /** The platforms of all that the name may stand for; none where the kind is all that is known. */
    readonly platforms: readonly Platform[];
    /** What software for it is called, and what kernels for it are written in, where it is of one platform. */
    readonly software: string;
    readonly kernelLanguages: string;
    /** The software stack that drives it, where it is one that packages and images are built for. */
    readonly backEnd?: BackEnd;
    /** What limits where it can be had, where it is one part. */
    readonly availability?: Availability;
    /** The only provider of all that the name may stand for. */
    readonly rentedFrom?: Provider;
    /** The only networks between the provider's machines. */
    readonly networks?: ReturnType<typeof networksOf>;
    /** Chips along each axis, from the smallest on. */
    readonly topology?: string;
    /** The provider as written, where the catalog does not know it. */
    readonly providerWord?: string;
    readonly declared: Declared<'hardware'>;
}
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
    /** Who has the declared precision, told to the owner of this hardware; absent where one of them is not known. */
    readonly precision?: PrecisionSupport;
    readonly needs: Declared<'needs'>;
    /** Of the other workloads, the words for graphics and those for scientific work; absent where none are declared. */
    readonly otherWork?: {
        readonly graphics: readonly string[];
        readonly scientific: readonly string[];
    };
    readonly team: Declared<'team'>;
    /** Of the team's tools, those that look into GPUs and PyTorch's profiler, as written; absent where none are declared. */
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
    /** If the declared sizes contradict each other, of all that they may mean what takes the most compute. */
    readonly largestSizing: SizingFacts;
    readonly thresholds: Thresholds;
    /** What the repository shows of the job; absent where nobody looked. */
    readonly evidence?: EvidenceFacts;
    /** Of the job before a change; only for what an organization demands of the change. */
    readonly base?: Facts;
    /** Where the files that the manifest lists tell the training otherwise. */
    readonly differingModel?: DifferingSetting | undefined;
    readonly differingSettings: readonly DifferingSetting[];
}
/** Gathers what a rule may look at: the declaration, joined with the catalog and what follows from both. */
export declare function gatherFacts(job: string, declaration: JobDeclaration, thresholds: Thresholds, evidence?: EvidenceFacts): Facts;
export {};
