import evidenceAcceleratorDiffers from './evidence/accelerator-differs.ts'
import evidenceAcceleratorKindDiffers from './evidence/accelerator-kind-differs.ts'
import evidenceCountDiffers from './evidence/count-differs.ts'
import evidenceDependenciesForOtherHardware from './evidence/dependencies-for-other-hardware.ts'
import evidenceFrameworkNotUsed from './evidence/framework-not-used.ts'
import evidenceImageForOtherHardware from './evidence/image-for-other-hardware.ts'
import evidenceKernelsForOtherHardware from './evidence/kernels-for-other-hardware.ts'
import evidenceLargerLaunch from './evidence/larger-launch.ts'
import evidenceMatchesNothing from './evidence/matches-nothing.ts'
import evidenceModelDiffers from './evidence/model-differs.ts'
import evidenceNoLongerCompared from './evidence/no-longer-compared.ts'
import evidencePrecisionDiffers from './evidence/precision-differs.ts'
import evidenceProviderDiffers from './evidence/provider-differs.ts'
import evidenceShardingDiffers from './evidence/sharding-differs.ts'
import evidenceTopologyDiffers from './evidence/topology-differs.ts'
import evidenceTrainingDiffers from './evidence/training-differs.ts'
import evidenceUndeclaredKernels from './evidence/undeclared-kernels.ts'
import evidenceUnreadChange from './evidence/unread-change.ts'
import evidenceUnreadCount from './evidence/unread-count.ts'
import evidenceUnreadFile from './evidence/unread-file.ts'
import frameworkCudaDependency from './framework/cuda-dependency.ts'
import frameworkGpuParallelism from './framework/gpu-parallelism.ts'
import frameworkLargeTensorflowOnGpu from './framework/large-tensorflow-on-gpu.ts'
import frameworkLimitedPytorchOnTpu from './framework/limited-pytorch-on-tpu.ts'
import frameworkNoAcceleratorUsed from './framework/no-accelerator-used.ts'
import frameworkNoXlaPath from './framework/no-xla-path.ts'
import frameworkSeveralFrameworks from './framework/several-frameworks.ts'
import frameworkXlaNative from './framework/xla-native.ts'
import hardwareAmbiguousName from './hardware/ambiguous-name.ts'
import hardwareAnnouncedOnly from './hardware/announced-only.ts'
import hardwareBatchContradictsAccumulation from './hardware/batch-contradicts-accumulation.ts'
import hardwareBatchNotDivisible from './hardware/batch-not-divisible.ts'
import hardwareConsumerCardInCluster from './hardware/consumer-card-in-cluster.ts'
import hardwareCountContradictsMachine from './hardware/count-contradicts-machine.ts'
import hardwareCountContradictsSlice from './hardware/count-contradicts-slice.ts'
import hardwareCudaLibraryOffNvidia from './hardware/cuda-library-off-nvidia.ts'
import hardwareEmulatedPrecision from './hardware/emulated-precision.ts'
import hardwareEndOfLife from './hardware/end-of-life.ts'
import hardwareExpertDegreeAndExperts from './hardware/expert-degree-and-experts.ts'
import hardwareExpertsOverSlowNetwork from './hardware/experts-over-slow-network.ts'
import hardwareFractionalPart from './hardware/fractional-part.ts'
import hardwareFrameworkWithoutPath from './hardware/framework-without-path.ts'
import hardwareIdleAccelerators from './hardware/idle-accelerators.ts'
import hardwareInferencePartForTraining from './hardware/inference-part-for-training.ts'
import hardwareInterconnectNotOnPart from './hardware/interconnect-not-on-part.ts'
import hardwareKernelsForOtherHardware from './hardware/kernels-for-other-hardware.ts'
import hardwareLibraryWithoutPath from './hardware/library-without-path.ts'
import hardwareMachineHoldsAnotherAccelerator from './hardware/machine-holds-another-accelerator.ts'
import hardwareMachineOfAnotherProvider from './hardware/machine-of-another-provider.ts'
import hardwareMemoryNotOnPart from './hardware/memory-not-on-part.ts'
import hardwareMoreStagesThanLayers from './hardware/more-stages-than-layers.ts'
import hardwareNodesContradictSlice from './hardware/nodes-contradict-slice.ts'
import hardwareNotInRegion from './hardware/not-in-region.ts'
import hardwareNotOfferedByProvider from './hardware/not-offered-by-provider.ts'
import hardwareParallelismContradictsCount from './hardware/parallelism-contradicts-count.ts'
import hardwarePartNotServed from './hardware/part-not-served.ts'
import hardwarePartThatCannotTrain from './hardware/part-that-cannot-train.ts'
import hardwarePartsOfACardTogether from './hardware/parts-of-a-card-together.ts'
import hardwarePrecisionNotInHardware from './hardware/precision-not-in-hardware.ts'
import hardwarePrecisionWithoutSpeedUp from './hardware/precision-without-speed-up.ts'
import hardwareRackUnderADesk from './hardware/rack-under-a-desk.ts'
import hardwareSliceThatDoesNotExist from './hardware/slice-that-does-not-exist.ts'
import hardwareSlowDoublePrecision from './hardware/slow-double-precision.ts'
import hardwareSlowNetworkForSharding from './hardware/slow-network-for-sharding.ts'
import hardwareSoftwareTooNew from './hardware/software-too-new.ts'
import hardwareSoftwareTooOld from './hardware/software-too-old.ts'
import hardwareSpotWithoutCheckpoints from './hardware/spot-without-checkpoints.ts'
import hardwareTensorDegreeAndHeads from './hardware/tensor-degree-and-heads.ts'
import hardwareTensorParallelAcrossHosts from './hardware/tensor-parallel-across-hosts.ts'
import hardwareTensorParallelWithoutLink from './hardware/tensor-parallel-without-link.ts'
import hardwareTopologyContradictsCount from './hardware/topology-contradicts-count.ts'
import hardwareTopologyThatDoesNotExist from './hardware/topology-that-does-not-exist.ts'
import hardwareUnevenStages from './hardware/uneven-stages.ts'
import hardwareUnevenTensorGroups from './hardware/uneven-tensor-groups.ts'
import hardwareXlaBridgeOnGpu from './hardware/xla-bridge-on-gpu.ts'
import inferenceFewerUsersThanCards from './inference/fewer-users-than-cards.ts'
import inferenceLargeScaleServingOnGpu from './inference/large-scale-serving-on-gpu.ts'
import inferenceUsersBeyondCapacity from './inference/users-beyond-capacity.ts'
import inferenceWeightsOverPcie from './inference/weights-over-pcie.ts'
import manifestContradictsModel from './manifest/contradicts-model.ts'
import manifestDuplicateKey from './manifest/duplicate-key.ts'
import manifestEmpty from './manifest/empty.ts'
import manifestEncoding from './manifest/encoding.ts'
import manifestInvalidValue from './manifest/invalid-value.ts'
import manifestLimit from './manifest/limit.ts'
import manifestNotRead from './manifest/not-read.ts'
import manifestOtherSpelling from './manifest/other-spelling.ts'
import manifestSpellingsDisagree from './manifest/spellings-disagree.ts'
import manifestSyntax from './manifest/syntax.ts'
import manifestUnknownAccelerator from './manifest/unknown-accelerator.ts'
import manifestUnknownFramework from './manifest/unknown-framework.ts'
import manifestUnknownInterconnect from './manifest/unknown-interconnect.ts'
import manifestUnknownKey from './manifest/unknown-key.ts'
import manifestUnknownLibrary from './manifest/unknown-library.ts'
import manifestUnknownMachine from './manifest/unknown-machine.ts'
import manifestUnknownModel from './manifest/unknown-model.ts'
import manifestUnknownProvider from './manifest/unknown-provider.ts'
import manifestUnreadable from './manifest/unreadable.ts'
import manifestUnusableConfig from './manifest/unusable-config.ts'
import modelCustomArchitecture from './model/custom-architecture.ts'
import modelCustomKernels from './model/custom-kernels.ts'
import modelCustomOps from './model/custom-ops.ts'
import modelDynamicControlFlow from './model/dynamic-control-flow.ts'
import modelDynamicShapes from './model/dynamic-shapes.ts'
import modelGpuKernels from './model/gpu-kernels.ts'
import modelGraphicsWorkOnTpu from './model/graphics-work-on-tpu.ts'
import modelPrecisionBeyondTpu from './model/precision-beyond-tpu.ts'
import modelScientificWorkOnTpu from './model/scientific-work-on-tpu.ts'
import modelStandardArchitecture from './model/standard-architecture.ts'
import modelTensorHeavy from './model/tensor-heavy.ts'
import operationsDataLargerThanSessionDisk from './operations/data-larger-than-session-disk.ts'
import operationsEnergyAtScaleOnGpu from './operations/energy-at-scale-on-gpu.ts'
import operationsFailuresWithoutCheckpoints from './operations/failures-without-checkpoints.ts'
import operationsLongQueue from './operations/long-queue.ts'
import operationsLongerThanASession from './operations/longer-than-a-session.ts'
import operationsMixedWorkloadsOnTpu from './operations/mixed-workloads-on-tpu.ts'
import operationsMostlyIdle from './operations/mostly-idle.ts'
import operationsSingleSpotServer from './operations/single-spot-server.ts'
import operationsStarvedAccelerator from './operations/starved-accelerator.ts'
import operationsThroughputOnGpu from './operations/throughput-on-gpu.ts'
import operationsTpuUnderused from './operations/tpu-underused.ts'
import operationsUnmeasuredCommitment from './operations/unmeasured-commitment.ts'
import operationsUnweighedEngineeringHours from './operations/unweighed-engineering-hours.ts'
import platformContainersOnTpu from './platform/containers-on-tpu.ts'
import platformInGoogleCloud from './platform/in-google-cloud.ts'
import platformLanguageModelOutsideGoogle from './platform/language-model-outside-google.ts'
import platformLockInToOneCloud from './platform/lock-in-to-one-cloud.ts'
import platformLowLevelControlOnTpu from './platform/low-level-control-on-tpu.ts'
import platformSingleVendorPricing from './platform/single-vendor-pricing.ts'
import platformTpuAsOwnHardware from './platform/tpu-as-own-hardware.ts'
import platformTpuAtAnotherCloud from './platform/tpu-at-another-cloud.ts'
import platformTpuOffCloud from './platform/tpu-off-cloud.ts'
import platformTpuOutsideGoogleCloud from './platform/tpu-outside-google-cloud.ts'
import policyConditionFailed from './policy/condition-failed.ts'
import policyHardwareNotAllowed from './policy/hardware-not-allowed.ts'
import policyInvalid from './policy/invalid.ts'
import policyKeyRequired from './policy/key-required.ts'
import policyLimitExceeded from './policy/limit-exceeded.ts'
import policyManifestMissing from './policy/manifest-missing.ts'
import policyManifestWithdrawn from './policy/manifest-withdrawn.ts'
import policyPendingChange from './policy/pending-change.ts'
import policyTagMayMove from './policy/tag-may-move.ts'
import policyUndeclared from './policy/undeclared.ts'
import policyWaiverExpired from './policy/waiver-expired.ts'
import policyWaiverExpiring from './policy/waiver-expiring.ts'
import policyWaiverMalformed from './policy/waiver-malformed.ts'
import policyWaiverNotAllowed from './policy/waiver-not-allowed.ts'
import policyWaiverPending from './policy/waiver-pending.ts'
import policyWaiverTooLong from './policy/waiver-too-long.ts'
import policyWaiverUnknownRule from './policy/waiver-unknown-rule.ts'
import policyWaiverUnused from './policy/waiver-unused.ts'
import type { AnyRule } from './rule.ts'
import scaleCommunicationAtScale from './scale/communication-at-scale.ts'
import scaleLargeBatch from './scale/large-batch.ts'
import scaleMassiveTraining from './scale/massive-training.ts'
import scalePeakSpeedupAsPlan from './scale/peak-speedup-as-plan.ts'
import scaleSmallBatchOnTpu from './scale/small-batch-on-tpu.ts'
import scaleSmallJobOnTpu from './scale/small-job-on-tpu.ts'
import scaleUndeclaredBasis from './scale/undeclared-basis.ts'
import sizingDoesNotFit from './sizing/does-not-fit.ts'
import sizingHostMemory from './sizing/host-memory.ts'
import sizingMissedDeadline from './sizing/missed-deadline.ts'
import sizingNetworkBound from './sizing/network-bound.ts'
import sizingOverBudget from './sizing/over-budget.ts'
import sizingOverProvisioned from './sizing/over-provisioned.ts'
import sizingPaddedBatch from './sizing/padded-batch.ts'
import sizingPipelineBubble from './sizing/pipeline-bubble.ts'
import sizingUnlikelyToFit from './sizing/unlikely-to-fit.ts'
import sizingYearsOfTraining from './sizing/years-of-training.ts'
import stageHardwareOfAnotherStage from './stage/hardware-of-another-stage.ts'
import stageHybridPlan from './stage/hybrid-plan.ts'
import stageInteractiveDebugging from './stage/interactive-debugging.ts'
import stageProductionScaleOnGpu from './stage/production-scale-on-gpu.ts'
import stagePrototypeOnTpu from './stage/prototype-on-tpu.ts'
import teamCommunitySupportOnTpu from './team/community-support-on-tpu.ts'
import teamCudaExpertsOnTpu from './team/cuda-experts-on-tpu.ts'
import teamGpuDebuggingTools from './team/gpu-debugging-tools.ts'
import teamNewcomersOnTpu from './team/newcomers-on-tpu.ts'
import teamNoXlaExperience from './team/no-xla-experience.ts'
import teamPytorchProfiler from './team/pytorch-profiler.ts'

/** Every rule, sorted by id. Generated by `npm run build` from the files of the rules. */
export const rules: readonly AnyRule[] = [
  evidenceAcceleratorDiffers,
  evidenceAcceleratorKindDiffers,
  evidenceCountDiffers,
  evidenceDependenciesForOtherHardware,
  evidenceFrameworkNotUsed,
  evidenceImageForOtherHardware,
  evidenceKernelsForOtherHardware,
  evidenceLargerLaunch,
  evidenceMatchesNothing,
  evidenceModelDiffers,
  evidenceNoLongerCompared,
  evidencePrecisionDiffers,
  evidenceProviderDiffers,
  evidenceShardingDiffers,
  evidenceTopologyDiffers,
  evidenceTrainingDiffers,
  evidenceUndeclaredKernels,
  evidenceUnreadChange,
  evidenceUnreadCount,
  evidenceUnreadFile,
  frameworkCudaDependency,
  frameworkGpuParallelism,
  frameworkLargeTensorflowOnGpu,
  frameworkLimitedPytorchOnTpu,
  frameworkNoAcceleratorUsed,
  frameworkNoXlaPath,
  frameworkSeveralFrameworks,
  frameworkXlaNative,
  hardwareAmbiguousName,
  hardwareAnnouncedOnly,
  hardwareBatchContradictsAccumulation,
  hardwareBatchNotDivisible,
  hardwareConsumerCardInCluster,
  hardwareCountContradictsMachine,
  hardwareCountContradictsSlice,
  hardwareCudaLibraryOffNvidia,
  hardwareEmulatedPrecision,
  hardwareEndOfLife,
  hardwareExpertDegreeAndExperts,
  hardwareExpertsOverSlowNetwork,
  hardwareFractionalPart,
  hardwareFrameworkWithoutPath,
  hardwareIdleAccelerators,
  hardwareInferencePartForTraining,
  hardwareInterconnectNotOnPart,
  hardwareKernelsForOtherHardware,
  hardwareLibraryWithoutPath,
  hardwareMachineHoldsAnotherAccelerator,
  hardwareMachineOfAnotherProvider,
  hardwareMemoryNotOnPart,
  hardwareMoreStagesThanLayers,
  hardwareNodesContradictSlice,
  hardwareNotInRegion,
  hardwareNotOfferedByProvider,
  hardwareParallelismContradictsCount,
  hardwarePartNotServed,
  hardwarePartThatCannotTrain,
  hardwarePartsOfACardTogether,
  hardwarePrecisionNotInHardware,
  hardwarePrecisionWithoutSpeedUp,
  hardwareRackUnderADesk,
  hardwareSliceThatDoesNotExist,
  hardwareSlowDoublePrecision,
  hardwareSlowNetworkForSharding,
  hardwareSoftwareTooNew,
  hardwareSoftwareTooOld,
  hardwareSpotWithoutCheckpoints,
  hardwareTensorDegreeAndHeads,
  hardwareTensorParallelAcrossHosts,
  hardwareTensorParallelWithoutLink,
  hardwareTopologyContradictsCount,
  hardwareTopologyThatDoesNotExist,
  hardwareUnevenStages,
  hardwareUnevenTensorGroups,
  hardwareXlaBridgeOnGpu,
  inferenceFewerUsersThanCards,
  inferenceLargeScaleServingOnGpu,
  inferenceUsersBeyondCapacity,
  inferenceWeightsOverPcie,
  manifestContradictsModel,
  manifestDuplicateKey,
  manifestEmpty,
  manifestEncoding,
  manifestInvalidValue,
  manifestLimit,
  manifestNotRead,
  manifestOtherSpelling,
  manifestSpellingsDisagree,
  manifestSyntax,
  manifestUnknownAccelerator,
  manifestUnknownFramework,
  manifestUnknownInterconnect,
  manifestUnknownKey,
  manifestUnknownLibrary,
  manifestUnknownMachine,
  manifestUnknownModel,
  manifestUnknownProvider,
  manifestUnreadable,
  manifestUnusableConfig,
  modelCustomArchitecture,
  modelCustomKernels,
  modelCustomOps,
  modelDynamicControlFlow,
  modelDynamicShapes,
  modelGpuKernels,
  modelGraphicsWorkOnTpu,
  modelPrecisionBeyondTpu,
  modelScientificWorkOnTpu,
  modelStandardArchitecture,
  modelTensorHeavy,
  operationsDataLargerThanSessionDisk,
  operationsEnergyAtScaleOnGpu,
  operationsFailuresWithoutCheckpoints,
  operationsLongQueue,
  operationsLongerThanASession,
  operationsMixedWorkloadsOnTpu,
  operationsMostlyIdle,
  operationsSingleSpotServer,
  operationsStarvedAccelerator,
  operationsThroughputOnGpu,
  operationsTpuUnderused,
  operationsUnmeasuredCommitment,
  operationsUnweighedEngineeringHours,
  platformContainersOnTpu,
  platformInGoogleCloud,
  platformLanguageModelOutsideGoogle,
  platformLockInToOneCloud,
  platformLowLevelControlOnTpu,
  platformSingleVendorPricing,
  platformTpuAsOwnHardware,
  platformTpuAtAnotherCloud,
  platformTpuOffCloud,
  platformTpuOutsideGoogleCloud,
  policyConditionFailed,
  policyHardwareNotAllowed,
  policyInvalid,
  policyKeyRequired,
  policyLimitExceeded,
  policyManifestMissing,
  policyManifestWithdrawn,
  policyPendingChange,
  policyTagMayMove,
  policyUndeclared,
  policyWaiverExpired,
  policyWaiverExpiring,
  policyWaiverMalformed,
  policyWaiverNotAllowed,
  policyWaiverPending,
  policyWaiverTooLong,
  policyWaiverUnknownRule,
  policyWaiverUnused,
  scaleCommunicationAtScale,
  scaleLargeBatch,
  scaleMassiveTraining,
  scalePeakSpeedupAsPlan,
  scaleSmallBatchOnTpu,
  scaleSmallJobOnTpu,
  scaleUndeclaredBasis,
  sizingDoesNotFit,
  sizingHostMemory,
  sizingMissedDeadline,
  sizingNetworkBound,
  sizingOverBudget,
  sizingOverProvisioned,
  sizingPaddedBatch,
  sizingPipelineBubble,
  sizingUnlikelyToFit,
  sizingYearsOfTraining,
  stageHardwareOfAnotherStage,
  stageHybridPlan,
  stageInteractiveDebugging,
  stageProductionScaleOnGpu,
  stagePrototypeOnTpu,
  teamCommunitySupportOnTpu,
  teamCudaExpertsOnTpu,
  teamGpuDebuggingTools,
  teamNewcomersOnTpu,
  teamNoXlaExperience,
  teamPytorchProfiler,
]
