/** A document of a vendor or project that supports a figure or a hardware rule. */
export interface Reference {
    readonly title: string;
    readonly url: string;
}
export declare const references: {
    readonly 'gcp-tpu-v3': {
        readonly title: 'Cloud TPU v3';
        readonly url: 'https://cloud.google.com/tpu/docs/v3';
    };
    readonly 'gcp-tpu-v4': {
        readonly title: 'Cloud TPU v4';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/v4';
    };
    readonly 'gcp-tpu-v5e': {
        readonly title: 'Cloud TPU v5e';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/v5e';
    };
    readonly 'gcp-tpu-v5p': {
        readonly title: 'Cloud TPU v5p';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/v5p';
    };
    readonly 'gcp-tpu-v6e': {
        readonly title: 'Cloud TPU v6e (Trillium)';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/v6e';
    };
    readonly 'gcp-tpu7x': {
        readonly title: 'Cloud TPU7x (Ironwood)';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/tpu7x';
    };
    readonly 'gcp-tpu7x-performance': {
        readonly title: 'TPU7x (Ironwood) performance optimizations';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/ironwood-performance';
    };
    readonly 'gcp-tpu-runtimes': {
        readonly title: 'Cloud TPU software versions';
        readonly url: 'https://cloud.google.com/tpu/docs/runtimes';
    };
    readonly 'gcp-tpu-configurations': {
        readonly title: 'Cloud TPU configurations (v5e accelerator types)';
        readonly url: 'https://cloud.google.com/tpu/docs/supported-versions?hl=zh_cn';
    };
    readonly 'gke-plan-tpus': {
        readonly title: 'Plan TPUs in GKE';
        readonly url: 'https://cloud.google.com/kubernetes-engine/docs/concepts/plan-tpus';
    };
    readonly 'gce-gpus': {
        readonly title: 'GPU machine types, Compute Engine';
        readonly url: 'https://docs.cloud.google.com/compute/docs/gpus';
    };
    readonly 'vertex-accelerator-types': {
        readonly title: 'Vertex AI AcceleratorType';
        readonly url: 'https://docs.cloud.google.com/dotnet/docs/reference/Google.Cloud.AIPlatform.V1/latest/Google.Cloud.AIPlatform.V1.AcceleratorType';
    };
    readonly 'jax-tpu-info': {
        readonly title: 'JAX: TPU hardware table of Pallas';
        readonly url: "https://github.com/jax-ml/jax/blob/04c63627260d095cbc1cf03fb819c520d7c659f6/jax/_src/pallas/mosaic/tpu_info.py";
    };
    readonly 'scaling-book': {
        readonly title: 'How to Scale Your Model: TPUs';
        readonly url: 'https://jax-ml.github.io/scaling-book/tpus/';
    };
    readonly 'xpk-topologies': {
        readonly title: 'XPK: machine types and legal TPU topologies';
        readonly url: "https://github.com/AI-Hypercomputer/xpk/blob/367c838253bea41e7d7716145ad6513f44c1a21e/src/xpk/core/system_characteristics.py";
    };
    readonly 'maxtext-accelerators': {
        readonly title: 'MaxText: accelerator specifications';
        readonly url: "https://github.com/AI-Hypercomputer/maxtext/blob/e591f30cbbf217ed67ef71263ec0538239f9c3b8/src/maxtext/utils/accelerator_to_spec_map.py";
    };
    readonly 'keras-kinetic': {
        readonly title: 'Keras Kinetic: accelerators';
        readonly url: "https://github.com/keras-team/kinetic/blob/8433774927fd6da00146a11bb761b5c1962c626d/docs/accelerators.md";
    };
    readonly 'pytorch-xla': {
        readonly title: 'PyTorch/XLA: notice on TorchTPU';
        readonly url: "https://github.com/pytorch/xla/blob/41398bfff334fc8d3b1c00be6ea8cc5411f6d6bf/README.md";
    };
    readonly 'colab-tpu-v2': {
        readonly title: 'Google Colab: TPU v2 runtime retired';
        readonly url: 'https://github.com/googlecolab/colabtools/issues/5566';
    };
    readonly 'corsummit-tpu8': {
        readonly title: 'Press report on TPU 8t and TPU 8i';
        readonly url: 'https://corsummit.netlify.app/news/google-tpu-8t-8i-eighth-generation-split-training-inference-cloud-next';
    };
    readonly 'aiwiki-ironwood': {
        readonly title: 'AI Wiki: TPU Ironwood';
        readonly url: 'https://aiwiki.ai/wiki/tpu_ironwood';
    };
    readonly 'gcp-tpu-intro': {
        readonly title: 'Introduction to Cloud TPU';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/intro-to-tpu';
    };
    readonly 'gcp-tpu-zones': {
        readonly title: 'TPU regions and zones';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/types-zones';
    };
    readonly 'gcp-tpu-bfloat16': {
        readonly title: "Cloud TPU: improve your model's performance with bfloat16";
        readonly url: 'https://docs.cloud.google.com/tpu/docs/bfloat16';
    };
    readonly 'gcp-multislice': {
        readonly title: 'Cloud TPU Multislice overview';
        readonly url: 'https://docs.cloud.google.com/tpu/docs/multislice-introduction';
    };
    readonly 'gcp-tpu-preemptible': {
        readonly title: 'Preemptible TPUs';
        readonly url: 'https://cloud.google.com/tpu/docs/preemptible';
    };
    readonly 'gce-spot': {
        readonly title: 'Compute Engine: create and use Spot VMs';
        readonly url: 'https://docs.cloud.google.com/compute/docs/instances/create-use-spot';
    };
    readonly 'gke-spot': {
        readonly title: 'GKE: Spot VMs, and how they are shut down';
        readonly url: 'https://docs.cloud.google.com/kubernetes-engine/docs/concepts/spot-vms';
    };
    readonly 'pytorch-xla-amp': {
        readonly title: 'PyTorch/XLA: automatic mixed precision';
        readonly url: 'https://github.com/pytorch/xla/blob/135bfac66192f8b8cb2b5b77bb4c45dc30b11a64/docs/source/perf/amp.md';
    };
    readonly 'pytorch-xla-recompilation': {
        readonly title: 'PyTorch/XLA: troubleshooting recompilations';
        readonly url: 'https://github.com/pytorch/xla/blob/a06583e4e54cf94cfd68f249bf7574ec1e5e1fb0/docs/source/perf/recompilation.md';
    };
    readonly 'pytorch-xla-cuda': {
        readonly title: 'PyTorch/XLA: removal of the CUDA plugin';
        readonly url: 'https://github.com/pytorch/xla/pull/9597';
    };
    readonly 'jax-pallas': {
        readonly title: 'JAX: Pallas';
        readonly url: 'https://docs.jax.dev/en/latest/pallas/';
    };
    readonly 'coral-faq': {
        readonly title: 'Coral: questions on the Edge TPU';
        readonly url: 'https://coral.ai/docs/edgetpu/faq';
    };
    readonly 'neuron-trainium1': {
        readonly title: 'AWS Neuron: Trainium architecture';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/trainium.rst";
    };
    readonly 'neuron-trainium2': {
        readonly title: 'AWS Neuron: Trainium2 architecture';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/trainium2.rst";
    };
    readonly 'neuron-trainium3': {
        readonly title: 'AWS Neuron: Trainium3 architecture';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/trainium3.rst";
    };
    readonly 'neuron-inferentia2': {
        readonly title: 'AWS Neuron: Inferentia2 architecture';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/inferentia2.rst";
    };
    readonly 'neuron-inferentia1': {
        readonly title: 'AWS Neuron: Inferentia architecture';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/inferentia.rst";
    };
    readonly 'neuron-core-v1': {
        readonly title: 'AWS Neuron: NeuronCore-v1';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/neuron-core-v1.rst";
    };
    readonly 'neuron-core-v3': {
        readonly title: 'AWS Neuron: NeuronCore-v3';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/neuron-core-v3.rst";
    };
    readonly 'neuron-core-v4': {
        readonly title: 'AWS Neuron: NeuronCore-v4';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-hardware/neuron-core-v4.rst";
    };
    readonly 'neuron-logical-cores': {
        readonly title: 'AWS Neuron: logical NeuronCore configuration';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/arch/neuron-features/logical-neuroncore-config.rst";
    };
    readonly 'neuron-frameworks': {
        readonly title: 'AWS Neuron: frameworks';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/frameworks/index.rst";
    };
    readonly 'neuron-nki': {
        readonly title: 'AWS Neuron: NKI performance guide';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/nki/deep-dives/nki_perf_guide.rst";
    };
    readonly 'aws-gpu-overview': {
        readonly title: 'GPUs of Amazon EC2 at a glance (Shashank Prasanna)';
        readonly url: 'https://gist.github.com/shashankprasanna/10ebe6dc1ba1d8d93db17da4e2cc890e';
    };
    readonly 'neuron-tensorflow': {
        readonly title: 'AWS Neuron: TensorFlow, end of support';
        readonly url: 'https://awsdocs-neuron.readthedocs-hosted.com/en/latest/archive/tensorflow/tensorflow-neuron-quickstart.html';
    };
    readonly 'neuron-nki-hardware': {
        readonly title: 'AWS Neuron: NKI FAQ';
        readonly url: 'https://awsdocs-neuron.readthedocs-hosted.com/en/v2.33.1/nki/nki_faq.html';
    };
    readonly 'optimum-neuron': {
        readonly title: 'Hugging Face: Optimum Neuron';
        readonly url: 'https://github.com/huggingface/optimum-neuron/blob/08cda027d45413416a0956757f4c9774d9d85cda/README.md';
    };
    readonly 'aws-inferentia': {
        readonly title: 'AWS: recommended Inferentia instances';
        readonly url: 'https://docs.aws.amazon.com/dlami/latest/devguide/inferentia';
    };
    readonly 'aws-spot-interruption': {
        readonly title: 'Amazon EC2: Spot Instance interruption notices';
        readonly url: 'https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/spot-instance-termination-notices.html';
    };
    readonly 'aws-accelerator-names': {
        readonly title: 'Amazon EC2 API: AcceleratorName';
        readonly url: 'https://docs.aws.amazon.com/sdk-for-python/v4/reference/clients/ec2/enums/AcceleratorName/';
    };
    readonly 'aws-efa': {
        readonly title: 'AWS ParallelCluster: Elastic Fabric Adapter';
        readonly url: 'https://docs.aws.amazon.com/parallelcluster/latest/ug/efa-v3.html';
    };
    readonly 'neuron-hardware': {
        readonly title: 'AWS Neuron: hardware, and the EC2 instances that hold it';
        readonly url: 'https://awsdocs-neuron.readthedocs-hosted.com/en/latest/about-neuron/arch/neuron-hardware/index.html';
    };
    readonly 'nvidia-ampere': {
        readonly title: 'NVIDIA Ampere Architecture In-Depth';
        readonly url: 'https://developer.nvidia.com/blog/nvidia-ampere-architecture-in-depth/';
    };
    readonly 'nvidia-a100': {
        readonly title: 'NVIDIA A100 datasheet';
        readonly url: "https://www.nvidia.com/content/dam/en-zz/Solutions/Data-Center/a100/pdf/nvidia-a100-datasheet-us-nvidia-1758950-r4-web.pdf";
    };
    readonly 'nvidia-a10g': {
        readonly title: 'NVIDIA A10G datasheet for AWS';
        readonly url: 'https://d1.awsstatic.com/product-marketing/ec2/NVIDIA_AWS_A10G_DataSheet_FINAL_02_17_2022.pdf';
    };
    readonly 'nvidia-turing': {
        readonly title: 'NVIDIA Turing Architecture In-Depth';
        readonly url: 'https://developer.nvidia.com/blog/nvidia-turing-architecture-in-depth/';
    };
    readonly 'nvidia-ga102': {
        readonly title: 'NVIDIA Ampere GA102 whitepaper';
        readonly url: 'https://www.nvidia.com/content/PDF/nvidia-ampere-ga-102-gpu-architecture-whitepaper-v2.pdf';
    };
    readonly 'nvidia-ada': {
        readonly title: 'NVIDIA Ada architecture whitepaper';
        readonly url: 'https://images.nvidia.com/aem-dam/Solutions/geforce/ada/nvidia-ada-gpu-architecture.pdf';
    };
    readonly 'nvidia-l4': {
        readonly title: 'NVIDIA L4';
        readonly url: "https://www.nvidia.com/en-us/data-center/l4/";
    };
    readonly 'nvidia-h100': {
        readonly title: 'NVIDIA H100';
        readonly url: "https://www.nvidia.com/en-us/data-center/h100/";
    };
    readonly 'nvidia-hgx': {
        readonly title: 'NVIDIA HGX platform';
        readonly url: "https://www.nvidia.com/en-us/data-center/hgx/";
    };
    readonly 'nvidia-blackwell-ultra': {
        readonly title: 'NVIDIA Blackwell Ultra datasheet';
        readonly url: 'https://resources.nvidia.com/en-us-blackwell-architecture/blackwell-ultra-datasheet';
    };
    readonly 'nvidia-gb300': {
        readonly title: 'NVIDIA GB300 NVL72';
        readonly url: "https://www.nvidia.com/en-us/data-center/gb300-nvl72/";
    };
    readonly 'nvidia-rtx-blackwell': {
        readonly title: 'NVIDIA RTX Blackwell architecture whitepaper';
        readonly url: 'https://images.nvidia.com/aem-dam/Solutions/geforce/blackwell/nvidia-rtx-blackwell-gpu-architecture.pdf';
    };
    readonly 'nvidia-rtx-pro-blackwell': {
        readonly title: 'NVIDIA RTX Blackwell PRO architecture whitepaper';
        readonly url: "https://www.nvidia.com/content/dam/en-zz/Solutions/design-visualization/quadro-product-literature/NVIDIA-RTX-Blackwell-PRO-GPU-Architecture-v1.0.pdf";
    };
    readonly 'nvidia-vgpu-sizing': {
        readonly title: 'NVIDIA RTX vWS sizing guide: GPUs compared';
        readonly url: 'https://docs.nvidia.com/vgpu/sizing/virtual-workstation/latest/gpus-vws.html';
    };
    readonly 'nvidia-matmul': {
        readonly title: "NVIDIA: Matrix Multiplication Background User's Guide";
        readonly url: 'https://docs.nvidia.com/deeplearning/performance/dl-performance-matrix-multiplication/index.html';
    };
    readonly 'transformer-engine': {
        readonly title: 'NVIDIA Transformer Engine: support matrix';
        readonly url: 'https://nvidia.github.io/TransformerEngine/support_matrix.html';
    };
    readonly 'tensorrt-rtx': {
        readonly title: 'NVIDIA TensorRT for RTX: support matrix';
        readonly url: 'https://docs.nvidia.com/deeplearning/tensorrt-rtx/latest/getting-started/support-matrix.html';
    };
    readonly 'tensorrt-precisions': {
        readonly title: 'TensorRT: precisions by compute capability (a copy)';
        readonly url: 'https://blog.csdn.net/HaoZiHuang/article/details/125830864';
    };
    readonly 'cuda-13-release-notes': {
        readonly title: 'CUDA Toolkit 13.0 release notes';
        readonly url: 'https://docs.nvidia.com/cuda/archive/13.0.0/cuda-toolkit-release-notes/index.html';
    };
    readonly 'pytorch-old-gpus': {
        readonly title: 'PyTorch: end of Maxwell, Pascal and Volta in CUDA 12.8 builds';
        readonly url: 'https://github.com/pytorch/pytorch/issues/157517';
    };
    readonly 'pytorch-volta': {
        readonly title: 'PyTorch: end of Volta in CUDA 12.8 builds of release 2.11';
        readonly url: 'https://github.com/pytorch/pytorch/issues/172352';
    };
    readonly 'tweaktown-ada-nvlink': {
        readonly title: 'TweakTown: the Ada generation has no NVLink';
        readonly url: 'https://www.tweaktown.com/news/88605/nvidia-kills-nvlink-support-for-ada-lovelace-silent-death-sli/index.html';
    };
    readonly 'l40-table': {
        readonly title: 'L40 and L40S, reseller table';
        readonly url: 'https://www.mullet.se/product.html?product_id=355414';
    };
    readonly 'a40-table': {
        readonly title: 'NVIDIA A40, copy of the datasheet by a reseller';
        readonly url: 'https://www.ecer.com/corp/details-uuuedqa-p1bsay9-multi-display-setups-supported-by-48gb-gddr6-ecc-memory-nvidia-a40-gpu-and-vga-outputs.html';
    };
    readonly 'aiwiki-a800': {
        readonly title: 'AI Wiki: NVIDIA A800';
        readonly url: 'https://aiwiki.ai/wiki/nvidia_a800';
    };
    readonly 'tweakers-a800': {
        readonly title: 'Tweakers: Nvidia introduceert A800';
        readonly url: 'https://tweakers.net/nieuws/203182/';
    };
    readonly 'aiwiki-h800': {
        readonly title: 'AI Wiki: NVIDIA H800';
        readonly url: 'https://aiwiki.ai/wiki/nvidia_h800';
    };
    readonly 'tomshardware-crescent-island': {
        readonly title: "Tom's Hardware: Intel details Crescent Island";
        readonly url: 'https://www.tomshardware.com/pc-components/gpus/intel-details-long-awaited-crescent-island-ai-gpu-at-computex-boasts-up-to-480-gb-of-lpddr5x-to-combat-memory-shortages-company-shares-more-details-of-its-xe3p-inference-accelerator-at-computex';
    };
    readonly 'tomshardware-h20': {
        readonly title: "Tom's Hardware: H20, L20 and L2 come to China";
        readonly url: 'https://www.tomshardware.com/pc-components/gpus/new-nvidia-ai-gpus-designed-to-get-around-us-export-bans-come-to-china-h20-l20-and-l2-to-fill-void-left-by-restricted-models';
    };
    readonly 'tweaktown-h20': {
        readonly title: 'TweakTown: the H20 for China';
        readonly url: 'https://www.tweaktown.com/news/95224/nvidias-tweaked-h20-ai-gpu-enters-mass-production-in-q2-2024-destined-for-china/index.html';
    };
    readonly 'zangshuxian-h20': {
        readonly title: 'Comparison of the H20 with the H100 (in Chinese)';
        readonly url: 'https://zangshuxian.com/new/674733024499207168';
    };
    readonly 'hmc-tech-b100': {
        readonly title: 'HMC: B200 and B100';
        readonly url: 'https://hmc-tech.com/gpus/nvidia-b200-vs-nvidia-b100';
    };
    readonly 'techpowerup-b100': {
        readonly title: 'TechPowerUp: B100';
        readonly url: 'https://www.techpowerup.com/gpu-specs/b100.c4275';
    };
    readonly 'glennklockwood-b200': {
        readonly title: 'Glenn K. Lockwood: B200 and B100';
        readonly url: 'https://glennklockwood.com/garden/processors/B200';
    };
    readonly 'glennklockwood-rubin-cpx': {
        readonly title: 'Glenn K. Lockwood: Rubin CPX';
        readonly url: 'https://glennklockwood.com/garden/processors/Rubin-CPX';
    };
    readonly 'awesomeagents-rubin-cpx': {
        readonly title: 'Awesome Agents: Rubin CPX';
        readonly url: 'https://awesomeagents.ai/hardware/nvidia-rubin-cpx';
    };
    readonly 'technical-city-rtx-pro': {
        readonly title: 'Technical City: RTX PRO 4500 and RTX PRO 5000';
        readonly url: 'https://technical.city/en/video/RTX-PRO-4500-Blackwell-vs-RTX-PRO-5000-72-GB-Blackwell';
    };
    readonly 'technical-city-rtx-pro-4000': {
        readonly title: 'Technical City: RTX PRO 4000 and RTX PRO 5000';
        readonly url: 'https://technical.city/en/video/RTX-PRO-4000-Blackwell-vs-RTX-PRO-5000-72-GB-Blackwell';
    };
    readonly 'huggingface-jetson-thor': {
        readonly title: 'Hugging Face: Jetson T5000';
        readonly url: 'https://huggingface.co/hardware/jetson-t5000';
    };
    readonly 'edgeaistack-thor': {
        readonly title: 'Edge AI Stack: Jetson Thor and AGX Orin';
        readonly url: 'https://edgeaistack.ai/blog/jetson-thor-vs-agx-orin-2026/';
    };
    readonly 'pcmag-h100': {
        readonly title: 'PCMag encyclopedia: H100';
        readonly url: 'https://www.pcmag.com/encyclopedia/term/h100';
    };
    readonly 'nvidia-cuda': {
        readonly title: 'NVIDIA: CUDA Programming Guide';
        readonly url: 'https://docs.nvidia.com/cuda/cuda-programming-guide';
    };
    readonly 'nvidia-cudnn': {
        readonly title: 'NVIDIA cuDNN: support matrix';
        readonly url: 'https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-840/support-matrix/index.html';
    };
    readonly 'nvidia-nccl': {
        readonly title: 'NVIDIA NCCL: overview';
        readonly url: 'https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/overview.html';
    };
    readonly 'nvidia-geforce-license': {
        readonly title: 'NVIDIA: license for the use of GeForce software';
        readonly url: 'https://nvidia.com/en-sg/drivers/geforce-license';
    };
    readonly 'openxla-bf16-turing': {
        readonly title: 'OpenXLA: bf16 on a T4 is computed in fp32';
        readonly url: 'https://github.com/openxla/xla/issues/12429';
    };
    readonly 'tensorflow-tf32': {
        readonly title: 'TensorFlow: enable_tensor_float_32_execution';
        readonly url: 'https://tensorflow.org/versions/r2.8/api_docs/python/tf/config/experimental/enable_tensor_float_32_execution';
    };
    readonly 'rocm-mi100': {
        readonly title: 'ROCm: MI100 microarchitecture';
        readonly url: "https://github.com/ROCm/ROCm/blob/e396b4898f459db094bfd60b876f419f77eb9f09/docs/conceptual/gpu-arch/mi100.md";
    };
    readonly 'rocm-mi250': {
        readonly title: 'ROCm: MI250 microarchitecture';
        readonly url: "https://github.com/ROCm/ROCm/blob/e396b4898f459db094bfd60b876f419f77eb9f09/docs/conceptual/gpu-arch/mi250.md";
    };
    readonly 'rocm-mi308-fp4': {
        readonly title: 'ROCm: no fp4 on the MI308';
        readonly url: 'https://github.com/ROCm/legacy-rocm-build/issues/6561';
    };
    readonly 'alitech-mi308': {
        readonly title: 'AliTech: AMD MI308';
        readonly url: 'https://alitech.io/?p=12504';
    };
    readonly 'rocm-mi300': {
        readonly title: 'ROCm: MI300 series microarchitecture';
        readonly url: "https://github.com/ROCm/ROCm/blob/e396b4898f459db094bfd60b876f419f77eb9f09/docs/conceptual/gpu-arch/mi300.md";
    };
    readonly 'rocm-precision': {
        readonly title: 'ROCm: data types and precision';
        readonly url: "https://github.com/ROCm/ROCm/blob/e396b4898f459db094bfd60b876f419f77eb9f09/docs/reference/precision-support.rst";
    };
    readonly 'rocm-specs': {
        readonly title: 'ROCm: accelerator specifications';
        readonly url: "https://github.com/ROCm/ROCm/blob/e396b4898f459db094bfd60b876f419f77eb9f09/docs/reference/gpu-arch-specs.rst";
    };
    readonly 'rocm-specs-7': {
        readonly title: 'ROCm 7: GPU specifications';
        readonly url: 'https://rocm.docs.amd.com/en/7.13.0-preview/reference/gpu-specs.html';
    };
    readonly 'rocm-frameworks': {
        readonly title: 'ROCm: PyTorch compatibility';
        readonly url: "https://github.com/ROCm/ROCm/blob/e396b4898f459db094bfd60b876f419f77eb9f09/docs/compatibility/ml-compatibility/pytorch-compatibility.rst";
    };
    readonly 'notebookcheck-mi100': {
        readonly title: 'Notebookcheck: AMD announces the MI100';
        readonly url: 'https://www.notebookcheck.net/AMD-announces-CDNA-based-Instinct-MI100-GPU-with-120-CUs-for-HPC-promises-up-to-2-1x-more-performance-per-dollar-compared-to-the-NVIDIA-A100.504329.0.html';
    };
    readonly 'awesomeagents-mi325x': {
        readonly title: 'Awesome Agents: AMD MI325X';
        readonly url: 'https://awesomeagents.ai/hardware/amd-mi325x';
    };
    readonly 'vengineer-mi300a': {
        readonly title: 'Vengineer: MI300A and MI300X (in Japanese)';
        readonly url: 'https://vengineer.hatenablog.com/entry/2023/12/11/080000';
    };
    readonly 'chips-and-cheese-mi350': {
        readonly title: 'Chips and Cheese: interview with the chief architect of the MI350';
        readonly url: 'https://chipsandcheese.com/p/amds-freshly-baked-mi350-an-interview';
    };
    readonly 'rdna-rates': {
        readonly title: 'r/hardware: operations per clock of RDNA 2, 3 and 4';
        readonly url: 'https://www.reddit.com/r/hardware/comments/1j97xyw/rdna2_vs_rdna3_vs_rdna4_ai_tops/';
    };
    readonly 'multiplayer-rx9070': {
        readonly title: 'Multiplayer: RX 9070 XT and RX 9070 (in Italian)';
        readonly url: 'https://multiplayer.it/notizie/amd-radeon-rx-9070-xt-rx-9070-specifiche.html';
    };
    readonly 'servethehome-mi350p': {
        readonly title: 'ServeTheHome: Instinct MI350P';
        readonly url: 'https://www.servethehome.com/?p=99664';
    };
    readonly 'awesomeagents-mi455x': {
        readonly title: 'Awesome Agents: MI455X';
        readonly url: 'https://awesomeagents.ai/hardware/amd-mi455x';
    };
    readonly 'awesomeagents-mi440x': {
        readonly title: 'Awesome Agents: MI440X';
        readonly url: 'https://awesomeagents.ai/hardware/amd-mi440x';
    };
    readonly 'cloudnews-mi400': {
        readonly title: 'Cloud News: MI455X and MI430X';
        readonly url: 'https://cloudnews.tech/amd-challenges-vera-rubin-instinct-mi455x-and-mi430x-promise-fp4-fp8-parity-same-bandwidth-and-double-hbm4-memory';
    };
    readonly 'pcmasters-mi400': {
        readonly title: 'PCMasters: MI455X and MI430X (in German)';
        readonly url: 'https://www.pcmasters.de/server/133714885-amd-instinct-mi455x-und-mi430x-vorgestellt-und-mi500-fuer-2027-geplant.html';
    };
    readonly 'softab-strix-halo': {
        readonly title: 'softab: hardware of Strix Halo';
        readonly url: 'https://whylucian.github.io/softab/docs/hardware-specs.html';
    };
    readonly 'fpsbench-8060s': {
        readonly title: 'FPSBench: Radeon 8060S';
        readonly url: 'https://fpsbench.com/compare/gpu/amd-radeon-8060s-vs-amd-radeon-r9-m295x';
    };
    readonly 'rocm-hipify': {
        readonly title: 'ROCm: HIPIFY';
        readonly url: 'https://rocm.docs.amd.com/projects/HIPIFY';
    };
    readonly 'rocm-libraries': {
        readonly title: 'ROCm: components and libraries';
        readonly url: 'https://rocm.docs.amd.com/en/latest/components/core.html';
    };
    readonly 'rocm-gfx906': {
        readonly title: 'ROCm 5.6 release notes: end of maintenance for MI50 (gfx906)';
        readonly url: 'https://rocm.docs.amd.com/en/docs-5.6.0/release.html';
    };
    readonly 'gaudi-architecture': {
        readonly title: 'Intel Gaudi architecture';
        readonly url: 'https://docs.habana.ai/en/latest/Gaudi_Overview/Gaudi_Architecture.html';
    };
    readonly 'gaudi-hugging-face': {
        readonly title: 'Hugging Face: training on Intel Gaudi';
        readonly url: 'https://huggingface.co/docs/transformers/main/en/perf_train_gaudi';
    };
    readonly 'tacc-stampede3': {
        readonly title: 'TACC: Stampede3 user guide (Max 1550 nodes)';
        readonly url: 'https://docs.tacc.utexas.edu/hpc/stampede3/';
    };
    readonly 'gaudi-support-matrix': {
        readonly title: 'Intel Gaudi: PyTorch support matrix';
        readonly url: 'https://docs.habana.ai/en/latest/PyTorch/Reference/PyTorch_Support_Matrix.html';
    };
    readonly 'optimum-habana': {
        readonly title: 'Hugging Face: Optimum Habana';
        readonly url: 'https://github.com/huggingface/optimum-habana/blob/0121c01786f0e3b3bbaa649514777a2729a78a43/README.md';
    };
    readonly 'intel-matrix-types': {
        readonly title: 'DPC++: joint_matrix, the types of Intel XMX';
        readonly url: 'https://github.com/intel/llvm/blob/0102582ae3d825a5675ecb38f2396c6193d48f10/sycl/doc/extensions/experimental/sycl_ext_matrix/sycl_ext_oneapi_matrix.asciidoc';
    };
    readonly 'intel-datatypes': {
        readonly title: 'Intel AI engines and supported data types';
        readonly url: 'https://www.intel.com/content/www/us/en/support/articles/000098346/graphics.html';
    };
    readonly 'arc-alchemist': {
        readonly title: 'Arc Alchemist line-up, without fp64 (in French)';
        readonly url: 'https://screenhacker.com/fr/intel-arc-alchemist-graphics-card-lineup-detailed';
    };
    readonly 'glennklockwood-pvc': {
        readonly title: 'Glenn K. Lockwood: Ponte Vecchio';
        readonly url: 'https://glennklockwood.com/garden/processors/pvc';
    };
    readonly 'zinc-arc': {
        readonly title: 'ZINC: Intel GPU reference';
        readonly url: 'https://zolotukhin.ai/zinc/docs/intel-gpu-reference/';
    };
    readonly 'zinc-arc-b70': {
        readonly title: 'ZINC: Arc Pro B70';
        readonly url: 'https://zolotukhin.ai/blog/2026-05-18-intel-arc-pro-b70-deep-dive-and-zincs-t-intel-plan/';
    };
    readonly 'hmc-tech-a16': {
        readonly title: 'HMC: NVIDIA A16';
        readonly url: 'https://hmc-tech.com/gpu/nvidia-a16-vs-nvidia-a40';
    };
    readonly 'fluence-a16': {
        readonly title: 'Fluence: NVIDIA A16';
        readonly url: 'https://www.fluence.network/blog/nvidia-a16/';
    };
    readonly 'hmc-tech-arc-b50': {
        readonly title: 'HMC: Arc Pro B50';
        readonly url: 'https://hmc-tech.com/gpu/intel-arc-pro-b50-vs-nvidia-rtx-pro-4000-blackwell';
    };
    readonly 'azure-mi300x': {
        readonly title: 'Azure ND MI300X v5 series';
        readonly url: 'https://github.com/MicrosoftDocs/azure-docs/blob/main/articles/virtual-machines/sizes/gpu-accelerated/nd-mi300x-v5-series.md';
    };
    readonly 'azure-hugging-face': {
        readonly title: 'Hugging Face: hardware on Azure';
        readonly url: 'https://huggingface.co/docs/microsoft-azure/azure-ai/hardware';
    };
    readonly 'azure-vm-sizes': {
        readonly title: 'Aspire: AKS node sizes';
        readonly url: 'https://aspire.dev/reference/api/csharp/aspire.hosting.azure.kubernetes/';
    };
    readonly 'azure-nva10': {
        readonly title: 'Azure NVads A10 v5 series';
        readonly url: 'https://github.com/MicrosoftDocs/azure-docs/blob/main/articles/virtual-machines/nva10v5-series.md';
    };
    readonly 'flash-attention': {
        readonly title: 'FlashAttention: requirements';
        readonly url: 'https://github.com/Dao-AILab/flash-attention/blob/014c349eb1c523f9a97d51ea1880486aeeee4a2e/README.md';
    };
    readonly bitsandbytes: {
        readonly title: 'bitsandbytes: installation guide';
        readonly url: 'https://huggingface.co/docs/bitsandbytes/v0.50.0/installation';
    };
    readonly xformers: {
        readonly title: 'xFormers: installation';
        readonly url: 'https://github.com/facebookresearch/xformers/blob/042abc8aa47d1f5bcc2e82df041811de218924ba/README.md';
    };
    readonly triton: {
        readonly title: 'Triton: compatibility';
        readonly url: 'https://github.com/triton-lang/triton/blob/0112e82a367ce0da054c06b8d4e8c739120a4fbd/README.md';
    };
    readonly 'deepspeed-accelerators': {
        readonly title: 'DeepSpeed: supported accelerators';
        readonly url: 'https://github.com/deepspeedai/DeepSpeed/blob/0769c13a3eef085c68d42cf3b6fe7cca96f8b6ae/accelerator/real_accelerator.py';
    };
    readonly 'optimum-tpu': {
        readonly title: 'Optimum TPU';
        readonly url: 'https://github.com/huggingface/optimum-tpu/blob/main/README.md';
    };
    readonly 'mlx-install': {
        readonly title: 'MLX: installation';
        readonly url: 'https://github.com/ml-explore/mlx/blob/846d176227a0ac13d2667e58d2bb68b322109ab0/docs/src/install.rst';
    };
    readonly 'unsloth-readme': {
        readonly title: 'Unsloth: supported hardware';
        readonly url: 'https://github.com/unslothai/unsloth/blob/015bdef0d94a241bcd94eec7a405b1700632180d/README.md';
    };
    readonly 'liger-setup': {
        readonly title: 'Liger Kernel: packages by platform';
        readonly url: 'https://github.com/linkedin/Liger-Kernel/blob/ead96b618e5c67bddc6a6e9bcb99bfe6b5ab661c/setup.py';
    };
    readonly 'axolotl-readme': {
        readonly title: 'Axolotl: requirements';
        readonly url: 'https://github.com/axolotl-ai-cloud/axolotl/blob/067b021c8b87a9e5e380b9173c704cf7340e30f5/README.md';
    };
    readonly 'nemo-readme': {
        readonly title: 'NVIDIA NeMo: requirements';
        readonly url: 'https://github.com/NVIDIA/NeMo/blob/8cfedd7203462cb251a914e700e5605444277561/README.md';
    };
    readonly 'vllm-gpu': {
        readonly title: 'vLLM: installation on GPUs';
        readonly url: 'https://docs.vllm.ai/en/v0.14.0/getting_started/installation/gpu/';
    };
    readonly 'sglang-platforms': {
        readonly title: 'SGLang: hardware platforms';
        readonly url: 'https://docs.sglang.io/docs/hardware-platforms/overview.md';
    };
    readonly 'colossalai-readme': {
        readonly title: 'Colossal-AI: requirements';
        readonly url: 'https://github.com/hpcaitech/ColossalAI/blob/4f9953be335ef371b3848719ddafe596c01ecd37/README.md';
    };
    readonly 'cupy-install': {
        readonly title: 'CuPy: installation';
        readonly url: 'https://github.com/cupy/cupy/blob/6b6d9563c4f7410cd1866a11b2f71a60dd45a68c/docs/source/install.rst';
    };
    readonly 'faiss-install': {
        readonly title: 'Faiss: installation';
        readonly url: 'https://github.com/facebookresearch/faiss/blob/02dbb4e42f49aa2ce57cd78977b0e47a11f7cb91/INSTALL.md';
    };
    readonly 'gsplat-readme': {
        readonly title: 'gsplat: installation';
        readonly url: 'https://github.com/nerfstudio-project/gsplat/blob/90d7b4b349e379ccf9ee6a8cef76aa40f48bb32e/README.md';
    };
    readonly 'kaolin-install': {
        readonly title: 'Kaolin: installation';
        readonly url: 'https://github.com/NVIDIAGameWorks/kaolin/blob/d52da9f86d460e8abcd99037e21ff0bec57997ed/docs/notes/installation.rst';
    };
    readonly 'warp-readme': {
        readonly title: 'NVIDIA Warp: requirements';
        readonly url: 'https://github.com/NVIDIA/warp/blob/9934a4eb2c503399140daab09d256ccc7236d1d8/README.md';
    };
    readonly 'colab-limits': {
        readonly title: 'Google Colab: frequently asked questions';
        readonly url: 'https://research.google.com/colaboratory/faq.html';
    };
    readonly 'gcp-machine-memory': {
        readonly title: 'Compute Engine machine types with their memory (google-cloud-pricing-cost-calculator)';
        readonly url: 'https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator/blob/0026ae3a0930d612ab0e0e1e5358f819180fb201/tools/machinetypes.csv';
    };
    readonly 'aws-machine-memory': {
        readonly title: 'Amazon EC2 instance types with their memory (instances.vantage.sh)';
        readonly url: 'https://instances.vantage.sh/';
    };
    readonly 'azure-machine-memory': {
        readonly title: 'Azure GPU-accelerated virtual machine sizes';
        readonly url: 'https://github.com/MicrosoftDocs/azure-compute-docs/tree/main/articles/virtual-machines/sizes/gpu-accelerated';
    };
    readonly 'scikit-learn-array-api': {
        readonly title: 'scikit-learn: Array API support (experimental)';
        readonly url: 'https://scikit-learn.org/1.9/modules/array_api.html';
    };
    readonly 'kaggle-limits': {
        readonly title: 'Kaggle: notebooks';
        readonly url: 'https://www.kaggle.com/docs/notebooks';
    };
    readonly 'llama-3-failures': {
        readonly title: 'The Llama 3 Herd of Models, section 3.3.4';
        readonly url: 'https://arxiv.org/abs/2407.21783';
    };
    readonly 'pytorch-releases': {
        readonly title: 'PyTorch: CUDA architectures of its builds';
        readonly url: 'https://github.com/pytorch/pytorch/blob/83d50900b33aecbbccb23eced123e82a5f3ddcbb/.ci/manywheel/build_env_setup.py';
    };
    readonly 'pytorch-builds-2-5': {
        readonly title: 'PyTorch: builds up to 2.5';
        readonly url: 'https://github.com/pytorch/builder/blob/release/2.5/manywheel/build_cuda.sh';
    };
    readonly 'rocblas-gfx906': {
        readonly title: 'ROCm: rocBLAS 6.4.0 has no kernels for gfx906';
        readonly url: 'https://github.com/ROCm/legacy-rocm-build/issues/4625';
    };
    readonly 'rocm-matrix-6': {
        readonly title: 'ROCm: compatibility matrix, historical';
        readonly url: 'https://github.com/ROCm/ROCm/blob/e396b489/docs/compatibility/compatibility-matrix-historical-6.0.csv';
    };
    readonly 'pytorch-rocm-builds': {
        readonly title: 'PyTorch: ROCm targets of its builds';
        readonly url: 'https://github.com/pytorch/pytorch/blob/027375bffdc7aa980c93df464526ff2d83ad8349/.ci/docker/manywheel/build.sh';
    };
    readonly 'cuda-architectures': {
        readonly title: 'CUDA architectures by toolkit (CMake)';
        readonly url: 'https://github.com/Kitware/CMake/blob/031593de2564f4ecacebd0c376416eef997c779c/Modules/Internal/CMakeCUDAArchitecturesAll.cmake';
    };
    readonly 'tensorflow-pip': {
        readonly title: 'TensorFlow: installation with pip';
        readonly url: 'https://github.com/tensorflow/docs/blob/7c3650212740204359d4ceae481abc79345541be/site/en/install/pip.md';
    };
    readonly 'tensorflow-blackwell': {
        readonly title: 'TensorFlow on Blackwell, issue 111958';
        readonly url: 'https://github.com/tensorflow/tensorflow/issues/111958';
    };
    readonly 'nvidia-tensorflow-blackwell': {
        readonly title: "NVIDIA's TensorFlow container on Blackwell, issue 116";
        readonly url: 'https://github.com/NVIDIA/tensorflow/issues/116';
    };
    readonly 'mxnet-packages': {
        readonly title: "PyPI: MXNet's packages, the last for CUDA 11.7";
        readonly url: 'https://pypi.org/user/mxnet-bln';
    };
    readonly 'caffe-cudnn-8': {
        readonly title: 'Caffe with cuDNN 8, pull request 7000';
        readonly url: 'https://github.com/BVLC/caffe/pull/7000';
    };
    readonly 'cntk-last-release': {
        readonly title: 'Microsoft: CNTK 2.7, the last release';
        readonly url: 'https://learn.microsoft.com/en-us/cognitive-toolkit/releasenotes/cntk_2_7_release_notes';
    };
    readonly 'nvidia-framework-containers': {
        readonly title: "NVIDIA's framework containers: support matrix";
        readonly url: 'https://docs.nvidia.com/deeplearning/frameworks/support-matrix/index.html';
    };
    readonly 'jax-install': {
        readonly title: 'JAX: installation';
        readonly url: 'https://github.com/jax-ml/jax/blob/cec06d116c05f0d52adfceee3d3b730fdbcb0ce5/docs/installation.md';
    };
    readonly 'jax-changelog': {
        readonly title: 'JAX: change log';
        readonly url: 'https://github.com/jax-ml/jax/blob/cec06d116c05f0d52adfceee3d3b730fdbcb0ce5/CHANGELOG.md';
    };
    readonly 'neuron-jax': {
        readonly title: 'AWS Neuron: JAX releases';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/release-notes/components/jax.rst";
    };
    readonly 'neuron-pytorch-xla-end': {
        readonly title: 'AWS Neuron: end of PyTorch/XLA for training';
        readonly url: "https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155/about-neuron/announcements/neuron2.x/announce-no-support-pytorch-xla-training.rst";
    };
    readonly 'flash-attention-builds': {
        readonly title: 'FlashAttention: targets of its build';
        readonly url: 'https://github.com/Dao-AILab/flash-attention/blob/0251105a2fb19d2957484b7f023cd8c115286ced/setup.py';
    };
    readonly 'flash-attention-4-targets': {
        readonly title: 'FlashAttention 4: supported compute capabilities';
        readonly url: 'https://github.com/Dao-AILab/flash-attention/blob/0251105a2fb19d2957484b7f023cd8c115286ced/flash_attn/cute/interface.py';
    };
    readonly 'bitsandbytes-builds': {
        readonly title: 'bitsandbytes: CUDA targets of release 0.45.3';
        readonly url: 'https://github.com/bitsandbytes-foundation/bitsandbytes/blob/0.45.3/.github/scripts/build-cuda.sh';
    };
    readonly 'xformers-builds': {
        readonly title: 'xFormers: targets of release 0.0.33';
        readonly url: 'https://github.com/facebookresearch/xformers/blob/v0.0.33/.github/workflows/wheels_build.yml';
    };
    readonly 'xformers-changelog': {
        readonly title: 'xFormers: change log';
        readonly url: 'https://github.com/facebookresearch/xformers/blob/ca6d2aa0d43241fc8a8dcd872debc2406160160d/CHANGELOG.md';
    };
    readonly 'transformer-engine-targets': {
        readonly title: 'Transformer Engine: targets of release 2.0';
        readonly url: 'https://github.com/NVIDIA/TransformerEngine/blob/v2.0/transformer_engine/common/CMakeLists.txt';
    };
    readonly 'triton-blackwell': {
        readonly title: 'PyTorch 2.7 release notes: Triton 3.3 and Blackwell';
        readonly url: 'https://github.com/pytorch/pytorch.github.io/pull/1989';
    };
    readonly 'vllm-blackwell': {
        readonly title: 'vLLM on Blackwell, issue 19542';
        readonly url: 'https://github.com/vllm-project/vllm/issues/19542';
    };
    readonly 'gaudi-first-end': {
        readonly title: 'Intel Gaudi: support matrix 1.22';
        readonly url: 'https://docs.habana.ai/en/latest/Support_Matrix/Support_Matrix_v1.22.0.html';
    };
    readonly 'gaudi-tensorflow-end': {
        readonly title: 'Intel Gaudi: support matrix 1.15';
        readonly url: 'https://docs.habana.ai/en/latest/Support_Matrix/Support_Matrix_v1.15.0.html';
    };
    readonly 'tensorrt-llm-hardware': {
        readonly title: 'TensorRT-LLM: supported hardware';
        readonly url: 'https://nvidia.github.io/TensorRT-LLM/supported-hardware.html';
    };
    readonly 'rapids-pascal': {
        readonly title: 'RAPIDS: end of Pascal (RSN 34)';
        readonly url: 'https://docs.rapids.ai/notices/rsn0034/';
    };
    readonly mamba: {
        readonly title: 'mamba-ssm: requirements';
        readonly url: 'https://github.com/state-spaces/mamba/blob/03a38fb27e969750074e3cabc451f5f85fea2b17/README.md';
    };
    readonly 'vllm-fp8': {
        readonly title: 'vLLM: FP8 W8A8';
        readonly url: 'https://docs.vllm.ai/en/stable/features/quantization/fp8/';
    };
    readonly 'accelerate-p2p': {
        readonly title: 'Accelerate: peer-to-peer transfers on GeForce cards';
        readonly url: 'https://github.com/huggingface/accelerate/issues/2328';
    };
    readonly 'megatron-parallelism': {
        readonly title: 'Megatron Core: parallelism strategies guide';
        readonly url: 'https://docs.nvidia.com/megatron-core/developer-guide/latest/user-guide/parallelism-guide.html';
    };
    readonly 'megatron-bridge-performance': {
        readonly title: 'Megatron Bridge: performance tuning guide';
        readonly url: 'https://github.com/NVIDIA-NeMo/Megatron-Bridge/blob/0bc9334fb8760df026859fcb0555cad7f6086b56/docs/performance-guide.md';
    };
    readonly 'torchtitan-parallel-dims': {
        readonly title: 'torchtitan: how degrees of parallelism are checked';
        readonly url: 'https://github.com/pytorch/torchtitan/blob/0119de156de558030726b8539ef0078d8aaaec99/torchtitan/distributed/parallel_dims.py';
    };
    readonly 'tensorrt-llm-sharding': {
        readonly title: 'TensorRT-LLM: deciding model sharding strategy';
        readonly url: 'https://nvidia.github.io/TensorRT-LLM/performance/performance-tuning-guide/deciding-model-sharding-strategy.html';
    };
    readonly 'ml-engineering-parallelism': {
        readonly title: 'Machine Learning Engineering: model parallelism (Stas Bekman)';
        readonly url: 'https://github.com/stas00/ml-engineering/blob/0099885db36a8f06556efe1faf552518852cb1e0/training/model-parallelism/README.md';
    };
    readonly 'deepspeed-config': {
        readonly title: 'DeepSpeed: configuration, batch sizes';
        readonly url: 'https://deepspeed.ai/docs/config-json';
    };
    readonly 'nemo-batching': {
        readonly title: 'NeMo: batching with Megatron';
        readonly url: 'https://docs.nvidia.com/nemo-framework/user-guide/24.09/nemotoolkit/nlp/nemo_megatron/batching.html';
    };
    readonly 'deepspeed-zeropp': {
        readonly title: 'DeepSpeed: ZeRO++';
        readonly url: 'https://deepspeed.ai/tutorials/zeropp';
    };
    readonly 'flexgen-paper': {
        readonly title: 'FlexGen: High-Throughput Generative Inference with a Single GPU';
        readonly url: 'https://arxiv.org/abs/2303.06865';
    };
    readonly 'zero-offload-paper': {
        readonly title: 'ZeRO-Offload: Democratizing Billion-Scale Model Training';
        readonly url: 'https://arxiv.org/abs/2101.06840';
    };
    readonly 'zero-paper': {
        readonly title: 'ZeRO: Memory Optimizations Toward Training Trillion Parameter Models';
        readonly url: 'https://arxiv.org/abs/1910.02054';
    };
    readonly 'activation-recomputation-paper': {
        readonly title: 'Reducing Activation Recomputation in Large Transformer Models';
        readonly url: 'https://arxiv.org/abs/2205.05198';
    };
    readonly 'cuda-arithmetic': {
        readonly title: 'CUDA C++ Programming Guide: throughput of native arithmetic instructions';
        readonly url: 'https://docs.nvidia.com/cuda/cuda-c-programming-guide/index.html#arithmetic-instructions';
    };
    readonly 'megatron-paper': {
        readonly title: 'Efficient Large-Scale Language Model Training on GPU Clusters Using Megatron-LM';
        readonly url: 'https://arxiv.org/abs/2104.04473';
    };
    readonly 'compute-optimal-paper': {
        readonly title: 'Training Compute-Optimal Large Language Models';
        readonly url: 'https://arxiv.org/abs/2203.15556';
    };
    readonly 'cloud-tpu-performance': {
        readonly title: 'Cloud TPU performance guide';
        readonly url: 'https://cloud.google.com/tpu/docs/performance-guide';
    };
    readonly 'nvidia-smi-totals': {
        readonly title: 'Modal: total memory by nvidia-smi of H100, A100, A10, L40S, L4 and T4';
        readonly url: 'https://github.com/modal-labs/modal-client/pull/2797';
    };
    readonly 'ml-engineering': {
        readonly title: 'Machine Learning Engineering: accelerators (Stas Bekman)';
        readonly url: "https://github.com/stas00/ml-engineering/blob/744d01e18b79512572f64a6bbd8b5f4a725203a7/compute/accelerator/README.md";
    };
    readonly 'ml-engineering-network': {
        readonly title: 'Machine Learning Engineering: network (Stas Bekman)';
        readonly url: "https://github.com/stas00/ml-engineering/blob/744d01e18b79512572f64a6bbd8b5f4a725203a7/network/README.md";
    };
    readonly 'composer-peak-flops': {
        readonly title: 'Composer: peak FLOPS by GPU';
        readonly url: "https://github.com/mosaicml/composer/blob/003ec03f7c9a69c0bf0dabbe949a6f55daa7a447/composer/callbacks/speed_monitor.py";
    };
    readonly 'lightning-peak-flops': {
        readonly title: 'Lightning Fabric: peak FLOPS by GPU';
        readonly url: "https://github.com/Lightning-AI/pytorch-lightning/blob/7f0c3436cd3f6ad3753125672024fc415cbcb414/src/lightning/fabric/utilities/throughput.py";
    };
    readonly 'torchtitan-peak-flops': {
        readonly title: 'torchtitan: peak FLOPS by GPU';
        readonly url: "https://github.com/pytorch/torchtitan/blob/02581674d9dbd6bbeb04817a8a4d95bdb4a18a5b/torchtitan/tools/utils.py";
    };
    readonly 'huggingface-hardware': {
        readonly title: 'Hugging Face: hardware table';
        readonly url: "https://github.com/huggingface/huggingface.js/blob/033a6ee4ccf46001eb9dd5fbd56dfb8c51914dd0/packages/tasks/src/hardware.ts";
    };
    readonly 'huggingface-nvidia': {
        readonly title: 'Hugging Face: hardware of NVIDIA';
        readonly url: "https://github.com/huggingface/huggingface.js/blob/fe42e68017ffc76d09922ea8f9b38a6964345710/packages/tasks/src/hardware-nvidia.ts";
    };
    readonly 'huggingface-amd': {
        readonly title: 'Hugging Face: hardware of AMD';
        readonly url: "https://github.com/huggingface/huggingface.js/blob/fe42e68017ffc76d09922ea8f9b38a6964345710/packages/tasks/src/hardware-amd.ts";
    };
    readonly 'huggingface-others': {
        readonly title: 'Hugging Face: hardware of other makers';
        readonly url: "https://github.com/huggingface/huggingface.js/blob/fe42e68017ffc76d09922ea8f9b38a6964345710/packages/tasks/src/hardware.ts";
    };
    readonly 'huggingface-m5-ultra': {
        readonly title: 'Hugging Face: Apple M5 Ultra';
        readonly url: 'https://huggingface.co/hardware/apple-m5-ultra';
    };
    readonly 'huggingface-m6': {
        readonly title: 'Hugging Face: Apple M6';
        readonly url: 'https://huggingface.co/hardware/apple-m6';
    };
    readonly 'metal-benchmarks': {
        readonly title: 'Metal benchmarks: throughput of Apple GPUs';
        readonly url: 'https://github.com/philipturner/metal-benchmarks/blob/dc2adc640a1588246f4471d415aa6873cb6e3499/README.md';
    };
    readonly 'besthub-ascend-910': {
        readonly title: "Architects' Tech Alliance: Ascend 910";
        readonly url: 'https://www.besthub.dev/articles/how-huawei-ascend-910-redefines-ai-training-performance-d95c7f11f1dc';
    };
    readonly 'boardor-ascend': {
        readonly title: 'Boardor: Ascend 910B and 910C';
        readonly url: 'https://boardor.com/blog/huawei-ascend-910b-outperforms-h20-910c-approaches-h100';
    };
    readonly 'besthub-ascend': {
        readonly title: "Architects' Tech Alliance: Ascend from 2025 to 2028";
        readonly url: 'https://www.besthub.dev/articles/huawei-ascend-ai-chip-detailed-specs-comparison-2025-2028-roadmap-a247a4760c30';
    };
    readonly 'aiwiki-ascend-910c': {
        readonly title: 'AI Wiki: Ascend 910C';
        readonly url: 'https://aiwiki.ai/wiki/huawei_ascend_910c';
    };
    readonly 'awesomeagents-ascend-910c': {
        readonly title: 'Awesome Agents: Ascend 910C';
        readonly url: 'https://awesomeagents.ai/hardware/huawei-ascend-910c';
    };
    readonly 'paddle-p800': {
        readonly title: 'PaddlePaddle: training on Kunlunxin P800';
        readonly url: 'https://github.com/PaddlePaddle/ERNIE/blob/cb89cc16a0558ca64f431d3f0dbc5c48d5dd40d2/docs/devices/README_XPU.md';
    };
    readonly 'paddle-kunlun-2': {
        readonly title: 'PaddlePaddle: Kunlun of the second generation (in Chinese)';
        readonly url: 'https://www.paddlepaddle.org.cn/documentation/zh/hardware_support/xpu/xpu-gen2_install_cn.html';
    };
    readonly 'qualcomm-ai100': {
        readonly title: 'Qualcomm Cloud AI: architecture';
        readonly url: 'https://quic.github.io/cloud-ai-sdk-pages/latest/Getting-Started/Architecture';
    };
    readonly 'awesomeagents-ai200': {
        readonly title: 'Awesome Agents: Qualcomm AI200';
        readonly url: 'https://awesomeagents.ai/hardware/qualcomm-ai200';
    };
    readonly 'tenstorrent-wormhole': {
        readonly title: 'Tenstorrent: Wormhole specifications';
        readonly url: 'https://docs.tenstorrent.com/aibs/wormhole/specifications.html';
    };
    readonly 'tenstorrent-blackhole': {
        readonly title: 'Tenstorrent: Blackhole specifications';
        readonly url: 'https://docs.tenstorrent.com/aibs/blackhole/specifications.html';
    };
    readonly 'awesomeagents-p150a': {
        readonly title: 'Awesome Agents: Blackhole p150a';
        readonly url: 'https://awesomeagents.ai/hardware/tenstorrent-blackhole-p150a';
    };
    readonly 'cloudnews-maia-200': {
        readonly title: 'Cloud News: Maia 200';
        readonly url: 'https://cloudnews.tech/?p=29808';
    };
    readonly 'eeworld-maia-100': {
        readonly title: 'EEWorld: Maia 100 at Hot Chips';
        readonly url: 'https://en.eeworld.com/news/qrs/eic677557.html';
    };
    readonly 'glennklockwood-maia-100': {
        readonly title: 'Glenn K. Lockwood: Maia 100';
        readonly url: 'https://glennklockwood.com/garden/processors/maia-100';
    };
    readonly 'the-decoder-mtia': {
        readonly title: 'The Decoder: four generations of MTIA';
        readonly url: 'https://the-decoder.com/meta-unveils-four-generations-of-custom-ai-chips-to-cut-inference-costs-for-billions-of-users/';
    };
    readonly 'modular-tensor-core': {
        readonly title: 'Mojo: tensor core shapes on NVIDIA and AMD';
        readonly url: 'https://docs.modular.com/mojo/kernels/layout/tensor_core/TensorCore';
    };
    readonly 'gpuhunt-2026': {
        readonly title: 'gpuhunt: known accelerators, 2026';
        readonly url: 'https://github.com/dstackai/gpuhunt/blob/0ae939f7db92e594d417a792abad660187423bd7/src/gpuhunt/_internal/constraints.py';
    };
    readonly gpuhunt: {
        readonly title: 'gpuhunt: known accelerators';
        readonly url: "https://github.com/dstackai/gpuhunt/tree/35841515de3792fe6be73b0422ac8901b6b929c8/src/gpuhunt/_internal/constraints.py";
    };
    readonly 'gpuhunt-providers': {
        readonly title: 'gpuhunt: providers';
        readonly url: "https://github.com/dstackai/gpuhunt/tree/35841515de3792fe6be73b0422ac8901b6b929c8/src/gpuhunt/providers";
    };
    readonly 'skypilot-accelerators': {
        readonly title: 'SkyPilot catalog: accelerators';
        readonly url: "https://github.com/skypilot-org/skypilot-catalog/blob/001ca549aad50db24c5670b5438bea0573a2b6c0/catalogs/v8/common/accelerators.csv";
    };
    readonly 'skypilot-gcp': {
        readonly title: 'SkyPilot catalog: Google Cloud';
        readonly url: "https://github.com/skypilot-org/skypilot-catalog/blob/006059e0f18acb1341e22a27751e9f80df6ba92f/catalogs/v8/gcp/vms.csv";
    };
    readonly 'skypilot-memory': {
        readonly title: 'SkyPilot catalog: memory';
        readonly url: "https://github.com/skypilot-org/skypilot-catalog/blob/5e302483c3122dc8e3608cee01c9ab142438dfac/catalogs/v7/common/metadata.csv";
    };
    readonly 'nvidia-mig': {
        readonly title: 'NVIDIA MIG user guide: supported profiles';
        readonly url: 'https://docs.nvidia.com/datacenter/tesla/mig-user-guide/supported-mig-profiles.html';
    };
    readonly 'skypilot-tpus': {
        readonly title: 'SkyPilot: TPU slices of Google Cloud';
        readonly url: "https://github.com/skypilot-org/skypilot/blob/21fd55418804a41d20fe7563db9c808763159722/sky/catalog/data_fetchers/fetch_gcp.py";
    };
};
export type ReferenceId = keyof typeof references;
