import * as z from 'zod/mini';
import { type Money } from '../text/quantity.js';
export declare const sizes: readonly ["large" | "massive" | "medium" | "small", ...("large" | "massive" | "medium" | "small")[]];
export declare const stages: readonly ["exploration" | "production" | "prototype", ...("exploration" | "production" | "prototype")[]];
export declare const tasks: readonly ["fine-tuning" | "inference" | "pretraining" | "reinforcement-learning" | "training", ...("fine-tuning" | "inference" | "pretraining" | "reinforcement-learning" | "training")[]];
export declare const architectures: readonly ["cnn" | "custom" | "diffusion" | "gnn" | "mlp" | "moe" | "recommender" | "resnet" | "rnn" | "transformer", ...("cnn" | "custom" | "diffusion" | "gnn" | "mlp" | "moe" | "recommender" | "resnet" | "rnn" | "transformer")[]];
export declare const kernelKinds: readonly ["cuda" | "hip" | "nki" | "pallas-gpu" | "pallas-tpu" | "triton", ...("cuda" | "hip" | "nki" | "pallas-gpu" | "pallas-tpu" | "triton")[]];
export declare const precisions: readonly ["bf16" | "fp16" | "fp32" | "fp4" | "fp64" | "fp8" | "int8" | "tf32", ...("bf16" | "fp16" | "fp32" | "fp4" | "fp64" | "fp8" | "int8" | "tf32")[]];
export declare const methods: readonly ["full" | "lora" | "qlora", ...("full" | "lora" | "qlora")[]];
export declare const optimizers: readonly ["adafactor" | "adagrad" | "adam" | "adam-8bit" | "adamw" | "lamb" | "lars" | "lion" | "muon" | "sgd", ...("adafactor" | "adagrad" | "adam" | "adam-8bit" | "adamw" | "lamb" | "lars" | "lion" | "muon" | "sgd")[]];
export declare const interconnects: readonly ["efa" | "ethernet" | "ici" | "infiniband" | "infinity-fabric" | "neuronlink" | "nvlink" | "omni-path" | "pcie" | "roce" | "slingshot", ...("efa" | "ethernet" | "ici" | "infiniband" | "infinity-fabric" | "neuronlink" | "nvlink" | "omni-path" | "pcie" | "roce" | "slingshot")[]];
export declare const parallelismWords: readonly ["data" | "fsdp" | "none" | "zero-1" | "zero-2" | "zero-3", ...("data" | "fsdp" | "none" | "zero-1" | "zero-2" | "zero-3")[]];
export declare const skills: readonly ["basic" | "expert" | "none", ...("basic" | "expert" | "none")[]];
export declare const sections: {
    framework: z.ZodMiniObject<{
        name: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniString<string>>]>>;
        version: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<string, any>>>;
        libraries: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>;
    scale: z.ZodMiniObject<{
        size: z.ZodMiniOptional<z.ZodMiniEnum<{
            large: "large";
            massive: "massive";
            medium: "medium";
            small: "small";
        }>>;
        parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        active_parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        embedding_parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        tokens: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        samples: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        dataset_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        global_batch_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        global_batch_tokens: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        micro_batch_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        sequence_length: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        epochs: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        flops_per_sample: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        users: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
    }, z.core.$strict>;
    model: z.ZodMiniObject<{
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        config: z.ZodMiniOptional<z.ZodMiniString<string>>;
        architecture: z.ZodMiniOptional<z.ZodMiniEnum<{
            cnn: "cnn";
            custom: "custom";
            diffusion: "diffusion";
            gnn: "gnn";
            mlp: "mlp";
            moe: "moe";
            recommender: "recommender";
            resnet: "resnet";
            rnn: "rnn";
            transformer: "transformer";
        }>>;
        architecture_locked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        dynamic_shapes: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        dynamic_control_flow: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        custom_ops: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        custom_kernels: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniArray<z.ZodMiniEnum<{
            cuda: "cuda";
            hip: "hip";
            nki: "nki";
            "pallas-gpu": "pallas-gpu";
            "pallas-tpu": "pallas-tpu";
            triton: "triton";
        }>>]>>;
        precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        weights_precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        optimizer_precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        method: z.ZodMiniOptional<z.ZodMiniEnum<{
            full: "full";
            lora: "lora";
            qlora: "qlora";
        }>>;
        lora_rank: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        optimizer: z.ZodMiniOptional<z.ZodMiniEnum<{
            adafactor: "adafactor";
            adagrad: "adagrad";
            adam: "adam";
            "adam-8bit": "adam-8bit";
            adamw: "adamw";
            lamb: "lamb";
            lars: "lars";
            lion: "lion";
            muon: "muon";
            sgd: "sgd";
        }>>;
        activation_checkpointing: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniLiteral<"selective">]>>;
        attention: z.ZodMiniOptional<z.ZodMiniEnum<{
            fused: "fused";
            plain: "plain";
        }>>;
    }, z.core.$strict>;
    hardware: z.ZodMiniObject<{
        accelerator: z.ZodMiniOptional<z.ZodMiniString<string>>;
        count: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        nodes: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        slices: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        machine: z.ZodMiniOptional<z.ZodMiniString<string>>;
        topology: z.ZodMiniOptional<z.ZodMiniString<string>>;
        provider: z.ZodMiniOptional<z.ZodMiniString<string>>;
        region: z.ZodMiniOptional<z.ZodMiniString<string>>;
        kind: z.ZodMiniOptional<z.ZodMiniEnum<{
            gpu: "gpu";
            npu: "npu";
            other: "other";
            tpu: "tpu";
        }>>;
        memory: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        peak: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }> & z.core.$partial, z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>>;
        offload: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            optimizer: "optimizer";
            parameters: "parameters";
        }>, z.ZodMiniArray<z.ZodMiniEnum<{
            optimizer: "optimizer";
            parameters: "parameters";
        }>>]>>;
        interconnect: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            efa: "efa";
            ethernet: "ethernet";
            ici: "ici";
            infiniband: "infiniband";
            "infinity-fabric": "infinity-fabric";
            neuronlink: "neuronlink";
            nvlink: "nvlink";
            "omni-path": "omni-path";
            pcie: "pcie";
            roce: "roce";
            slingshot: "slingshot";
        }>, z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            efa: "efa";
            ethernet: "ethernet";
            ici: "ici";
            infiniband: "infiniband";
            "infinity-fabric": "infinity-fabric";
            neuronlink: "neuronlink";
            nvlink: "nvlink";
            "omni-path": "omni-path";
            pcie: "pcie";
            roce: "roce";
            slingshot: "slingshot";
        }>, z.ZodMiniString<string>]>>]>>;
        parallelism: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            data: "data";
            fsdp: "fsdp";
            none: "none";
            "zero-1": "zero-1";
            "zero-2": "zero-2";
            "zero-3": "zero-3";
        }>, z.ZodMiniObject<{
            data: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            fsdp: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            tensor: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            pipeline: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            context: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            expert: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            zero: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<1>, z.ZodMiniLiteral<2>, z.ZodMiniLiteral<3>]>>;
            sequence: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>]>>;
        spot: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>;
    needs: z.ZodMiniObject<{
        multi_cloud: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        avoid_lock_in: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        on_prem: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        edge: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        own_hardware: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        interactive_debugging: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        low_level_control: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        energy_efficiency: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        community_support: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        containers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        price_control: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        max_throughput: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        other_workloads: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>;
    team: z.ZodMiniObject<{
        cuda: z.ZodMiniOptional<z.ZodMiniEnum<{
            basic: "basic";
            expert: "expert";
            none: "none";
        }>>;
        xla: z.ZodMiniOptional<z.ZodMiniEnum<{
            basic: "basic";
            expert: "expert";
            none: "none";
        }>>;
        optimization_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        getting_started: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        tools: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>;
    operations: z.ZodMiniObject<{
        queue_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        max_queue_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        deadline: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        utilization: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        input_pipeline: z.ZodMiniOptional<z.ZodMiniEnum<{
            optimized: "optimized";
            unoptimized: "unoptimized";
        }>>;
        benchmarked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        budget: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<Money, string | number>>>;
        price_per_chip_hour: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<Money, string | number>>>;
        saves_checkpoints: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>;
};
/** A job whose shorthands are already expanded to their mappings. */
export declare const jobSchema: z.ZodMiniObject<{
    framework: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniString<string>>]>>;
        version: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<string, any>>>;
        libraries: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    scale: z.ZodMiniOptional<z.ZodMiniObject<{
        size: z.ZodMiniOptional<z.ZodMiniEnum<{
            large: "large";
            massive: "massive";
            medium: "medium";
            small: "small";
        }>>;
        parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        active_parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        embedding_parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        tokens: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        samples: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        dataset_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        global_batch_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        global_batch_tokens: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        micro_batch_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        sequence_length: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        epochs: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        flops_per_sample: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        users: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
    }, z.core.$strict>>;
    model: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        config: z.ZodMiniOptional<z.ZodMiniString<string>>;
        architecture: z.ZodMiniOptional<z.ZodMiniEnum<{
            cnn: "cnn";
            custom: "custom";
            diffusion: "diffusion";
            gnn: "gnn";
            mlp: "mlp";
            moe: "moe";
            recommender: "recommender";
            resnet: "resnet";
            rnn: "rnn";
            transformer: "transformer";
        }>>;
        architecture_locked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        dynamic_shapes: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        dynamic_control_flow: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        custom_ops: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        custom_kernels: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniArray<z.ZodMiniEnum<{
            cuda: "cuda";
            hip: "hip";
            nki: "nki";
            "pallas-gpu": "pallas-gpu";
            "pallas-tpu": "pallas-tpu";
            triton: "triton";
        }>>]>>;
        precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        weights_precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        optimizer_precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        method: z.ZodMiniOptional<z.ZodMiniEnum<{
            full: "full";
            lora: "lora";
            qlora: "qlora";
        }>>;
        lora_rank: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        optimizer: z.ZodMiniOptional<z.ZodMiniEnum<{
            adafactor: "adafactor";
            adagrad: "adagrad";
            adam: "adam";
            "adam-8bit": "adam-8bit";
            adamw: "adamw";
            lamb: "lamb";
            lars: "lars";
            lion: "lion";
            muon: "muon";
            sgd: "sgd";
        }>>;
        activation_checkpointing: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniLiteral<"selective">]>>;
        attention: z.ZodMiniOptional<z.ZodMiniEnum<{
            fused: "fused";
            plain: "plain";
        }>>;
    }, z.core.$strict>>;
    hardware: z.ZodMiniOptional<z.ZodMiniObject<{
        accelerator: z.ZodMiniOptional<z.ZodMiniString<string>>;
        count: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        nodes: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        slices: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        machine: z.ZodMiniOptional<z.ZodMiniString<string>>;
        topology: z.ZodMiniOptional<z.ZodMiniString<string>>;
        provider: z.ZodMiniOptional<z.ZodMiniString<string>>;
        region: z.ZodMiniOptional<z.ZodMiniString<string>>;
        kind: z.ZodMiniOptional<z.ZodMiniEnum<{
            gpu: "gpu";
            npu: "npu";
            other: "other";
            tpu: "tpu";
        }>>;
        memory: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        peak: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }> & z.core.$partial, z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>>;
        offload: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            optimizer: "optimizer";
            parameters: "parameters";
        }>, z.ZodMiniArray<z.ZodMiniEnum<{
            optimizer: "optimizer";
            parameters: "parameters";
        }>>]>>;
        interconnect: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            efa: "efa";
            ethernet: "ethernet";
            ici: "ici";
            infiniband: "infiniband";
            "infinity-fabric": "infinity-fabric";
            neuronlink: "neuronlink";
            nvlink: "nvlink";
            "omni-path": "omni-path";
            pcie: "pcie";
            roce: "roce";
            slingshot: "slingshot";
        }>, z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            efa: "efa";
            ethernet: "ethernet";
            ici: "ici";
            infiniband: "infiniband";
            "infinity-fabric": "infinity-fabric";
            neuronlink: "neuronlink";
            nvlink: "nvlink";
            "omni-path": "omni-path";
            pcie: "pcie";
            roce: "roce";
            slingshot: "slingshot";
        }>, z.ZodMiniString<string>]>>]>>;
        parallelism: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            data: "data";
            fsdp: "fsdp";
            none: "none";
            "zero-1": "zero-1";
            "zero-2": "zero-2";
            "zero-3": "zero-3";
        }>, z.ZodMiniObject<{
            data: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            fsdp: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            tensor: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            pipeline: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            context: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            expert: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            zero: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<1>, z.ZodMiniLiteral<2>, z.ZodMiniLiteral<3>]>>;
            sequence: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>]>>;
        spot: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    needs: z.ZodMiniOptional<z.ZodMiniObject<{
        multi_cloud: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        avoid_lock_in: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        on_prem: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        edge: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        own_hardware: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        interactive_debugging: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        low_level_control: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        energy_efficiency: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        community_support: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        containers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        price_control: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        max_throughput: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        other_workloads: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    team: z.ZodMiniOptional<z.ZodMiniObject<{
        cuda: z.ZodMiniOptional<z.ZodMiniEnum<{
            basic: "basic";
            expert: "expert";
            none: "none";
        }>>;
        xla: z.ZodMiniOptional<z.ZodMiniEnum<{
            basic: "basic";
            expert: "expert";
            none: "none";
        }>>;
        optimization_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        getting_started: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        tools: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    operations: z.ZodMiniOptional<z.ZodMiniObject<{
        queue_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        max_queue_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        deadline: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        utilization: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        input_pipeline: z.ZodMiniOptional<z.ZodMiniEnum<{
            optimized: "optimized";
            unoptimized: "unoptimized";
        }>>;
        benchmarked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        budget: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<Money, string | number>>>;
        price_per_chip_hour: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<Money, string | number>>>;
        saves_checkpoints: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    task: z.ZodMiniOptional<z.ZodMiniEnum<{
        "fine-tuning": "fine-tuning";
        inference: "inference";
        pretraining: "pretraining";
        "reinforcement-learning": "reinforcement-learning";
        training: "training";
    }>>;
    stage: z.ZodMiniOptional<z.ZodMiniEnum<{
        exploration: "exploration";
        production: "production";
        prototype: "prototype";
    }>>;
    labels: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>, z.ZodMiniTransform<string, any>>>>;
    group: z.ZodMiniOptional<z.ZodMiniString<string>>;
    evidence: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
}, z.core.$strict>;
/** The same with its name, for a file of one job. */
export declare const namedJobSchema: z.ZodMiniObject<{
    framework: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniString<string>>]>>;
        version: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<string, any>>>;
        libraries: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    scale: z.ZodMiniOptional<z.ZodMiniObject<{
        size: z.ZodMiniOptional<z.ZodMiniEnum<{
            large: "large";
            massive: "massive";
            medium: "medium";
            small: "small";
        }>>;
        parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        active_parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        embedding_parameters: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        tokens: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        samples: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        dataset_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        global_batch_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        global_batch_tokens: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        micro_batch_size: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        sequence_length: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        epochs: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        flops_per_sample: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        users: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
    }, z.core.$strict>>;
    model: z.ZodMiniOptional<z.ZodMiniObject<{
        name: z.ZodMiniOptional<z.ZodMiniString<string>>;
        config: z.ZodMiniOptional<z.ZodMiniString<string>>;
        architecture: z.ZodMiniOptional<z.ZodMiniEnum<{
            cnn: "cnn";
            custom: "custom";
            diffusion: "diffusion";
            gnn: "gnn";
            mlp: "mlp";
            moe: "moe";
            recommender: "recommender";
            resnet: "resnet";
            rnn: "rnn";
            transformer: "transformer";
        }>>;
        architecture_locked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        dynamic_shapes: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        dynamic_control_flow: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        custom_ops: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        custom_kernels: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniArray<z.ZodMiniEnum<{
            cuda: "cuda";
            hip: "hip";
            nki: "nki";
            "pallas-gpu": "pallas-gpu";
            "pallas-tpu": "pallas-tpu";
            triton: "triton";
        }>>]>>;
        precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        weights_precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        optimizer_precision: z.ZodMiniOptional<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }>>;
        method: z.ZodMiniOptional<z.ZodMiniEnum<{
            full: "full";
            lora: "lora";
            qlora: "qlora";
        }>>;
        lora_rank: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        optimizer: z.ZodMiniOptional<z.ZodMiniEnum<{
            adafactor: "adafactor";
            adagrad: "adagrad";
            adam: "adam";
            "adam-8bit": "adam-8bit";
            adamw: "adamw";
            lamb: "lamb";
            lars: "lars";
            lion: "lion";
            muon: "muon";
            sgd: "sgd";
        }>>;
        activation_checkpointing: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniBoolean<boolean>, z.ZodMiniLiteral<"selective">]>>;
        attention: z.ZodMiniOptional<z.ZodMiniEnum<{
            fused: "fused";
            plain: "plain";
        }>>;
    }, z.core.$strict>>;
    hardware: z.ZodMiniOptional<z.ZodMiniObject<{
        accelerator: z.ZodMiniOptional<z.ZodMiniString<string>>;
        count: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        nodes: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        slices: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        machine: z.ZodMiniOptional<z.ZodMiniString<string>>;
        topology: z.ZodMiniOptional<z.ZodMiniString<string>>;
        provider: z.ZodMiniOptional<z.ZodMiniString<string>>;
        region: z.ZodMiniOptional<z.ZodMiniString<string>>;
        kind: z.ZodMiniOptional<z.ZodMiniEnum<{
            gpu: "gpu";
            npu: "npu";
            other: "other";
            tpu: "tpu";
        }>>;
        memory: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        peak: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniEnum<{
            bf16: "bf16";
            fp16: "fp16";
            fp32: "fp32";
            fp4: "fp4";
            fp64: "fp64";
            fp8: "fp8";
            int8: "int8";
            tf32: "tf32";
        }> & z.core.$partial, z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>>;
        offload: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            optimizer: "optimizer";
            parameters: "parameters";
        }>, z.ZodMiniArray<z.ZodMiniEnum<{
            optimizer: "optimizer";
            parameters: "parameters";
        }>>]>>;
        interconnect: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            efa: "efa";
            ethernet: "ethernet";
            ici: "ici";
            infiniband: "infiniband";
            "infinity-fabric": "infinity-fabric";
            neuronlink: "neuronlink";
            nvlink: "nvlink";
            "omni-path": "omni-path";
            pcie: "pcie";
            roce: "roce";
            slingshot: "slingshot";
        }>, z.ZodMiniString<string>, z.ZodMiniArray<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            efa: "efa";
            ethernet: "ethernet";
            ici: "ici";
            infiniband: "infiniband";
            "infinity-fabric": "infinity-fabric";
            neuronlink: "neuronlink";
            nvlink: "nvlink";
            "omni-path": "omni-path";
            pcie: "pcie";
            roce: "roce";
            slingshot: "slingshot";
        }>, z.ZodMiniString<string>]>>]>>;
        parallelism: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniEnum<{
            data: "data";
            fsdp: "fsdp";
            none: "none";
            "zero-1": "zero-1";
            "zero-2": "zero-2";
            "zero-3": "zero-3";
        }>, z.ZodMiniObject<{
            data: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            fsdp: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            tensor: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            pipeline: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            context: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            expert: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
            zero: z.ZodMiniOptional<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<1>, z.ZodMiniLiteral<2>, z.ZodMiniLiteral<3>]>>;
            sequence: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        }, z.core.$strict>]>>;
        spot: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    needs: z.ZodMiniOptional<z.ZodMiniObject<{
        multi_cloud: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        avoid_lock_in: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        on_prem: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        edge: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        own_hardware: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        interactive_debugging: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        low_level_control: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        energy_efficiency: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        community_support: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        containers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        price_control: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        max_throughput: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        other_workloads: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    team: z.ZodMiniOptional<z.ZodMiniObject<{
        cuda: z.ZodMiniOptional<z.ZodMiniEnum<{
            basic: "basic";
            expert: "expert";
            none: "none";
        }>>;
        xla: z.ZodMiniOptional<z.ZodMiniEnum<{
            basic: "basic";
            expert: "expert";
            none: "none";
        }>>;
        optimization_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        getting_started: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        tools: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    }, z.core.$strict>>;
    operations: z.ZodMiniOptional<z.ZodMiniObject<{
        queue_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        max_queue_time: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        deadline: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        utilization: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<number, string | number>>>;
        input_pipeline: z.ZodMiniOptional<z.ZodMiniEnum<{
            optimized: "optimized";
            unoptimized: "unoptimized";
        }>>;
        benchmarked: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        budget: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<Money, string | number>>>;
        price_per_chip_hour: z.ZodMiniOptional<z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>]>, z.ZodMiniTransform<Money, string | number>>>;
        saves_checkpoints: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    }, z.core.$strict>>;
    task: z.ZodMiniOptional<z.ZodMiniEnum<{
        "fine-tuning": "fine-tuning";
        inference: "inference";
        pretraining: "pretraining";
        "reinforcement-learning": "reinforcement-learning";
        training: "training";
    }>>;
    stage: z.ZodMiniOptional<z.ZodMiniEnum<{
        exploration: "exploration";
        production: "production";
        prototype: "prototype";
    }>>;
    labels: z.ZodMiniOptional<z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniPipe<z.ZodMiniUnion<readonly [z.ZodMiniString<string>, z.ZodMiniNumber<number>, z.ZodMiniBoolean<boolean>]>, z.ZodMiniTransform<string, any>>>>;
    group: z.ZodMiniOptional<z.ZodMiniString<string>>;
    evidence: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strict>;
type ValidJob = z.output<typeof jobSchema>;
/** A job after validation: quantities are numbers (bytes, hours, shares), everything else is as written. */
export type JobDeclaration = ValidJob & {
    /** If the sizes contradict each other, what else they may be. */
    readonly readings?: readonly SizeReading[];
};
/** Sizes as one of several statements that contradict each other gives them. */
export interface SizeReading {
    readonly scale: NonNullable<ValidJob['scale']>;
    readonly architecture?: NonNullable<NonNullable<ValidJob['model']>['architecture']>;
}
/** Keys that one word may stand for, and the key inside the section that the word fills. */
export declare const shorthandKeys: {
    readonly framework: 'name';
    readonly scale: 'size';
    readonly model: 'name';
    readonly hardware: 'accelerator';
};
export {};
