/** A document of a vendor or project that supports a figure or a hardware rule. */
export interface Reference {
  readonly title: string
  readonly url: string
}

// Repositories are cited at a commit, because their tables change without notice.
const jax = 'https://github.com/jax-ml/jax/blob/04c63627260d095cbc1cf03fb819c520d7c659f6'
const xpk = 'https://github.com/AI-Hypercomputer/xpk/blob/367c838253bea41e7d7716145ad6513f44c1a21e'
const maxtext = 'https://github.com/AI-Hypercomputer/maxtext/blob/e591f30cbbf217ed67ef71263ec0538239f9c3b8'
const kinetic = 'https://github.com/keras-team/kinetic/blob/8433774927fd6da00146a11bb761b5c1962c626d'
const neuron = 'https://github.com/aws-neuron/aws-neuron-sdk/blob/81ce03ae261e12925e53437a0f690478e6366155'
const rocm = 'https://github.com/ROCm/ROCm/blob/e396b4898f459db094bfd60b876f419f77eb9f09/docs'
const bekman = 'https://github.com/stas00/ml-engineering/blob/744d01e18b79512572f64a6bbd8b5f4a725203a7'
const composer = 'https://github.com/mosaicml/composer/blob/003ec03f7c9a69c0bf0dabbe949a6f55daa7a447'
const lightning = 'https://github.com/Lightning-AI/pytorch-lightning/blob/7f0c3436cd3f6ad3753125672024fc415cbcb414'
const torchtitan = 'https://github.com/pytorch/torchtitan/blob/02581674d9dbd6bbeb04817a8a4d95bdb4a18a5b'
const gpuhunt = 'https://github.com/dstackai/gpuhunt/tree/35841515de3792fe6be73b0422ac8901b6b929c8/src/gpuhunt'
const skypilot = 'https://github.com/skypilot-org/skypilot/blob/21fd55418804a41d20fe7563db9c808763159722'
const catalogs = 'https://github.com/skypilot-org/skypilot-catalog/blob'
const xla = 'https://github.com/pytorch/xla/blob/41398bfff334fc8d3b1c00be6ea8cc5411f6d6bf'
const huggingface = 'https://github.com/huggingface/huggingface.js/blob/033a6ee4ccf46001eb9dd5fbd56dfb8c51914dd0'
const huggingface2026 =
  'https://github.com/huggingface/huggingface.js/blob/fe42e68017ffc76d09922ea8f9b38a6964345710/packages/tasks/src'
const nvidia = 'https://www.nvidia.com/en-us/data-center'
const nvidiaFiles = 'https://www.nvidia.com/content/dam/en-zz/Solutions'

export const references = {
  // Google
  'gcp-tpu-v3': { title: 'Cloud TPU v3', url: 'https://cloud.google.com/tpu/docs/v3' },
  'gcp-tpu-v4': { title: 'Cloud TPU v4', url: 'https://docs.cloud.google.com/tpu/docs/v4' },
  'gcp-tpu-v5e': { title: 'Cloud TPU v5e', url: 'https://docs.cloud.google.com/tpu/docs/v5e' },
  'gcp-tpu-v5p': { title: 'Cloud TPU v5p', url: 'https://docs.cloud.google.com/tpu/docs/v5p' },
  'gcp-tpu-v6e': { title: 'Cloud TPU v6e (Trillium)', url: 'https://docs.cloud.google.com/tpu/docs/v6e' },
  'gcp-tpu7x': { title: 'Cloud TPU7x (Ironwood)', url: 'https://docs.cloud.google.com/tpu/docs/tpu7x' },
  'gcp-tpu7x-performance': {
    title: 'TPU7x (Ironwood) performance optimizations',
    url: 'https://docs.cloud.google.com/tpu/docs/ironwood-performance',
  },
  'gcp-tpu-runtimes': { title: 'Cloud TPU software versions', url: 'https://cloud.google.com/tpu/docs/runtimes' },
  'gcp-tpu-configurations': {
    title: 'Cloud TPU configurations (v5e accelerator types)',
    url: 'https://cloud.google.com/tpu/docs/supported-versions?hl=zh_cn',
  },
  'gke-plan-tpus': {
    title: 'Plan TPUs in GKE',
    url: 'https://cloud.google.com/kubernetes-engine/docs/concepts/plan-tpus',
  },
  'gce-gpus': {
    title: 'GPU machine types, Compute Engine',
    url: 'https://docs.cloud.google.com/compute/docs/gpus',
  },
  'vertex-accelerator-types': {
    title: 'Vertex AI AcceleratorType',
    url: 'https://docs.cloud.google.com/dotnet/docs/reference/Google.Cloud.AIPlatform.V1/latest/Google.Cloud.AIPlatform.V1.AcceleratorType',
  },
  'jax-tpu-info': {
    title: 'JAX: TPU hardware table of Pallas',
    url: `${jax}/jax/_src/pallas/mosaic/tpu_info.py`,
  },
  'scaling-book': {
    title: 'How to Scale Your Model: TPUs',
    url: 'https://jax-ml.github.io/scaling-book/tpus/',
  },
  'xpk-topologies': {
    title: 'XPK: machine types and legal TPU topologies',
    url: `${xpk}/src/xpk/core/system_characteristics.py`,
  },
  'maxtext-accelerators': {
    title: 'MaxText: accelerator specifications',
    url: `${maxtext}/src/maxtext/utils/accelerator_to_spec_map.py`,
  },
  'keras-kinetic': { title: 'Keras Kinetic: accelerators', url: `${kinetic}/docs/accelerators.md` },
  'pytorch-xla': { title: 'PyTorch/XLA: notice on TorchTPU', url: `${xla}/README.md` },
  'colab-tpu-v2': {
    title: 'Google Colab: TPU v2 runtime retired',
    url: 'https://github.com/googlecolab/colabtools/issues/5566',
  },
  'corsummit-tpu8': {
    title: 'Press report on TPU 8t and TPU 8i',
    url: 'https://corsummit.netlify.app/news/google-tpu-8t-8i-eighth-generation-split-training-inference-cloud-next',
  },
  'aiwiki-ironwood': { title: 'AI Wiki: TPU Ironwood', url: 'https://aiwiki.ai/wiki/tpu_ironwood' },
  'gcp-tpu-intro': { title: 'Introduction to Cloud TPU', url: 'https://docs.cloud.google.com/tpu/docs/intro-to-tpu' },
  'gcp-tpu-zones': { title: 'TPU regions and zones', url: 'https://docs.cloud.google.com/tpu/docs/types-zones' },
  'gcp-tpu-bfloat16': {
    title: "Cloud TPU: improve your model's performance with bfloat16",
    url: 'https://docs.cloud.google.com/tpu/docs/bfloat16',
  },
  'gcp-multislice': {
    title: 'Cloud TPU Multislice overview',
    url: 'https://docs.cloud.google.com/tpu/docs/multislice-introduction',
  },
  'gcp-tpu-preemptible': { title: 'Preemptible TPUs', url: 'https://cloud.google.com/tpu/docs/preemptible' },
  'gce-spot': {
    title: 'Compute Engine: create and use Spot VMs',
    url: 'https://docs.cloud.google.com/compute/docs/instances/create-use-spot',
  },
  'gke-spot': {
    title: 'GKE: Spot VMs, and how they are shut down',
    url: 'https://docs.cloud.google.com/kubernetes-engine/docs/concepts/spot-vms',
  },
  'pytorch-xla-amp': {
    title: 'PyTorch/XLA: automatic mixed precision',
    url: 'https://github.com/pytorch/xla/blob/135bfac66192f8b8cb2b5b77bb4c45dc30b11a64/docs/source/perf/amp.md',
  },
  'pytorch-xla-recompilation': {
    title: 'PyTorch/XLA: troubleshooting recompilations',
    url: 'https://github.com/pytorch/xla/blob/a06583e4e54cf94cfd68f249bf7574ec1e5e1fb0/docs/source/perf/recompilation.md',
  },
  'pytorch-xla-cuda': {
    title: 'PyTorch/XLA: removal of the CUDA plugin',
    url: 'https://github.com/pytorch/xla/pull/9597',
  },
  'jax-pallas': { title: 'JAX: Pallas', url: 'https://docs.jax.dev/en/latest/pallas/' },
  'coral-faq': { title: 'Coral: questions on the Edge TPU', url: 'https://coral.ai/docs/edgetpu/faq' },

  // AWS
  'neuron-trainium1': {
    title: 'AWS Neuron: Trainium architecture',
    url: `${neuron}/about-neuron/arch/neuron-hardware/trainium.rst`,
  },
  'neuron-trainium2': {
    title: 'AWS Neuron: Trainium2 architecture',
    url: `${neuron}/about-neuron/arch/neuron-hardware/trainium2.rst`,
  },
  'neuron-trainium3': {
    title: 'AWS Neuron: Trainium3 architecture',
    url: `${neuron}/about-neuron/arch/neuron-hardware/trainium3.rst`,
  },
  'neuron-inferentia2': {
    title: 'AWS Neuron: Inferentia2 architecture',
    url: `${neuron}/about-neuron/arch/neuron-hardware/inferentia2.rst`,
  },
  'neuron-inferentia1': {
    title: 'AWS Neuron: Inferentia architecture',
    url: `${neuron}/about-neuron/arch/neuron-hardware/inferentia.rst`,
  },
  'neuron-core-v1': {
    title: 'AWS Neuron: NeuronCore-v1',
    url: `${neuron}/about-neuron/arch/neuron-hardware/neuron-core-v1.rst`,
  },
  'neuron-core-v3': {
    title: 'AWS Neuron: NeuronCore-v3',
    url: `${neuron}/about-neuron/arch/neuron-hardware/neuron-core-v3.rst`,
  },
  'neuron-core-v4': {
    title: 'AWS Neuron: NeuronCore-v4',
    url: `${neuron}/about-neuron/arch/neuron-hardware/neuron-core-v4.rst`,
  },
  'neuron-logical-cores': {
    title: 'AWS Neuron: logical NeuronCore configuration',
    url: `${neuron}/about-neuron/arch/neuron-features/logical-neuroncore-config.rst`,
  },
  'neuron-frameworks': { title: 'AWS Neuron: frameworks', url: `${neuron}/frameworks/index.rst` },
  'neuron-nki': { title: 'AWS Neuron: NKI performance guide', url: `${neuron}/nki/deep-dives/nki_perf_guide.rst` },
  'aws-gpu-overview': {
    title: 'GPUs of Amazon EC2 at a glance (Shashank Prasanna)',
    url: 'https://gist.github.com/shashankprasanna/10ebe6dc1ba1d8d93db17da4e2cc890e',
  },
  'neuron-tensorflow': {
    title: 'AWS Neuron: TensorFlow, end of support',
    url: 'https://awsdocs-neuron.readthedocs-hosted.com/en/latest/archive/tensorflow/tensorflow-neuron-quickstart.html',
  },
  'neuron-nki-hardware': {
    title: 'AWS Neuron: NKI FAQ',
    url: 'https://awsdocs-neuron.readthedocs-hosted.com/en/v2.33.1/nki/nki_faq.html',
  },
  'optimum-neuron': {
    title: 'Hugging Face: Optimum Neuron',
    url: 'https://github.com/huggingface/optimum-neuron/blob/08cda027d45413416a0956757f4c9774d9d85cda/README.md',
  },
  'aws-inferentia': {
    title: 'AWS: recommended Inferentia instances',
    url: 'https://docs.aws.amazon.com/dlami/latest/devguide/inferentia',
  },
  'aws-spot-interruption': {
    title: 'Amazon EC2: Spot Instance interruption notices',
    url: 'https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/spot-instance-termination-notices.html',
  },
  'aws-accelerator-names': {
    title: 'Amazon EC2 API: AcceleratorName',
    url: 'https://docs.aws.amazon.com/sdk-for-python/v4/reference/clients/ec2/enums/AcceleratorName/',
  },
  'aws-efa': {
    title: 'AWS ParallelCluster: Elastic Fabric Adapter',
    url: 'https://docs.aws.amazon.com/parallelcluster/latest/ug/efa-v3.html',
  },
  'neuron-hardware': {
    title: 'AWS Neuron: hardware, and the EC2 instances that hold it',
    url: 'https://awsdocs-neuron.readthedocs-hosted.com/en/latest/about-neuron/arch/neuron-hardware/index.html',
  },

  // NVIDIA
  'nvidia-ampere': {
    title: 'NVIDIA Ampere Architecture In-Depth',
    url: 'https://developer.nvidia.com/blog/nvidia-ampere-architecture-in-depth/',
  },
  'nvidia-a100': {
    title: 'NVIDIA A100 datasheet',
    url: `${nvidiaFiles}/Data-Center/a100/pdf/nvidia-a100-datasheet-us-nvidia-1758950-r4-web.pdf`,
  },
  'nvidia-a10g': {
    title: 'NVIDIA A10G datasheet for AWS',
    url: 'https://d1.awsstatic.com/product-marketing/ec2/NVIDIA_AWS_A10G_DataSheet_FINAL_02_17_2022.pdf',
  },
  'nvidia-turing': {
    title: 'NVIDIA Turing Architecture In-Depth',
    url: 'https://developer.nvidia.com/blog/nvidia-turing-architecture-in-depth/',
  },
  'nvidia-ga102': {
    title: 'NVIDIA Ampere GA102 whitepaper',
    url: 'https://www.nvidia.com/content/PDF/nvidia-ampere-ga-102-gpu-architecture-whitepaper-v2.pdf',
  },
  'nvidia-ada': {
    title: 'NVIDIA Ada architecture whitepaper',
    url: 'https://images.nvidia.com/aem-dam/Solutions/geforce/ada/nvidia-ada-gpu-architecture.pdf',
  },
  'nvidia-l4': { title: 'NVIDIA L4', url: `${nvidia}/l4/` },
  'nvidia-h100': { title: 'NVIDIA H100', url: `${nvidia}/h100/` },
  'nvidia-hgx': { title: 'NVIDIA HGX platform', url: `${nvidia}/hgx/` },
  'nvidia-blackwell-ultra': {
    title: 'NVIDIA Blackwell Ultra datasheet',
    url: 'https://resources.nvidia.com/en-us-blackwell-architecture/blackwell-ultra-datasheet',
  },
  'nvidia-gb300': { title: 'NVIDIA GB300 NVL72', url: `${nvidia}/gb300-nvl72/` },
  'nvidia-rtx-blackwell': {
    title: 'NVIDIA RTX Blackwell architecture whitepaper',
    url: 'https://images.nvidia.com/aem-dam/Solutions/geforce/blackwell/nvidia-rtx-blackwell-gpu-architecture.pdf',
  },
  'nvidia-rtx-pro-blackwell': {
    title: 'NVIDIA RTX Blackwell PRO architecture whitepaper',
    url: `${nvidiaFiles}/design-visualization/quadro-product-literature/NVIDIA-RTX-Blackwell-PRO-GPU-Architecture-v1.0.pdf`,
  },
  'nvidia-vgpu-sizing': {
    title: 'NVIDIA RTX vWS sizing guide: GPUs compared',
    url: 'https://docs.nvidia.com/vgpu/sizing/virtual-workstation/latest/gpus-vws.html',
  },
  'nvidia-matmul': {
    title: "NVIDIA: Matrix Multiplication Background User's Guide",
    url: 'https://docs.nvidia.com/deeplearning/performance/dl-performance-matrix-multiplication/index.html',
  },
  'transformer-engine': {
    title: 'NVIDIA Transformer Engine: support matrix',
    url: 'https://nvidia.github.io/TransformerEngine/support_matrix.html',
  },
  'tensorrt-rtx': {
    title: 'NVIDIA TensorRT for RTX: support matrix',
    url: 'https://docs.nvidia.com/deeplearning/tensorrt-rtx/latest/getting-started/support-matrix.html',
  },
  'tensorrt-precisions': {
    title: 'TensorRT: precisions by compute capability (a copy)',
    url: 'https://blog.csdn.net/HaoZiHuang/article/details/125830864',
  },
  'cuda-13-release-notes': {
    title: 'CUDA Toolkit 13.0 release notes',
    url: 'https://docs.nvidia.com/cuda/archive/13.0.0/cuda-toolkit-release-notes/index.html',
  },
  'pytorch-old-gpus': {
    title: 'PyTorch: end of Maxwell, Pascal and Volta in CUDA 12.8 builds',
    url: 'https://github.com/pytorch/pytorch/issues/157517',
  },
  'pytorch-volta': {
    title: 'PyTorch: end of Volta in CUDA 12.8 builds of release 2.11',
    url: 'https://github.com/pytorch/pytorch/issues/172352',
  },
  'tweaktown-ada-nvlink': {
    title: 'TweakTown: the Ada generation has no NVLink',
    url: 'https://www.tweaktown.com/news/88605/nvidia-kills-nvlink-support-for-ada-lovelace-silent-death-sli/index.html',
  },
  'l40-table': { title: 'L40 and L40S, reseller table', url: 'https://www.mullet.se/product.html?product_id=355414' },
  'a40-table': {
    title: 'NVIDIA A40, copy of the datasheet by a reseller',
    url: 'https://www.ecer.com/corp/details-uuuedqa-p1bsay9-multi-display-setups-supported-by-48gb-gddr6-ecc-memory-nvidia-a40-gpu-and-vga-outputs.html',
  },
  'aiwiki-a800': { title: 'AI Wiki: NVIDIA A800', url: 'https://aiwiki.ai/wiki/nvidia_a800' },
  'tweakers-a800': { title: 'Tweakers: Nvidia introduceert A800', url: 'https://tweakers.net/nieuws/203182/' },
  'aiwiki-h800': { title: 'AI Wiki: NVIDIA H800', url: 'https://aiwiki.ai/wiki/nvidia_h800' },
  'tomshardware-crescent-island': {
    title: "Tom's Hardware: Intel details Crescent Island",
    url: 'https://www.tomshardware.com/pc-components/gpus/intel-details-long-awaited-crescent-island-ai-gpu-at-computex-boasts-up-to-480-gb-of-lpddr5x-to-combat-memory-shortages-company-shares-more-details-of-its-xe3p-inference-accelerator-at-computex',
  },
  'tomshardware-h20': {
    title: "Tom's Hardware: H20, L20 and L2 come to China",
    url: 'https://www.tomshardware.com/pc-components/gpus/new-nvidia-ai-gpus-designed-to-get-around-us-export-bans-come-to-china-h20-l20-and-l2-to-fill-void-left-by-restricted-models',
  },
  'tweaktown-h20': {
    title: 'TweakTown: the H20 for China',
    url: 'https://www.tweaktown.com/news/95224/nvidias-tweaked-h20-ai-gpu-enters-mass-production-in-q2-2024-destined-for-china/index.html',
  },
  'zangshuxian-h20': {
    title: 'Comparison of the H20 with the H100 (in Chinese)',
    url: 'https://zangshuxian.com/new/674733024499207168',
  },
  'hmc-tech-b100': { title: 'HMC: B200 and B100', url: 'https://hmc-tech.com/gpus/nvidia-b200-vs-nvidia-b100' },
  'techpowerup-b100': { title: 'TechPowerUp: B100', url: 'https://www.techpowerup.com/gpu-specs/b100.c4275' },
  'glennklockwood-b200': {
    title: 'Glenn K. Lockwood: B200 and B100',
    url: 'https://glennklockwood.com/garden/processors/B200',
  },
  'glennklockwood-rubin-cpx': {
    title: 'Glenn K. Lockwood: Rubin CPX',
    url: 'https://glennklockwood.com/garden/processors/Rubin-CPX',
  },
  'awesomeagents-rubin-cpx': {
    title: 'Awesome Agents: Rubin CPX',
    url: 'https://awesomeagents.ai/hardware/nvidia-rubin-cpx',
  },
  'technical-city-rtx-pro': {
    title: 'Technical City: RTX PRO 4500 and RTX PRO 5000',
    url: 'https://technical.city/en/video/RTX-PRO-4500-Blackwell-vs-RTX-PRO-5000-72-GB-Blackwell',
  },
  'technical-city-rtx-pro-4000': {
    title: 'Technical City: RTX PRO 4000 and RTX PRO 5000',
    url: 'https://technical.city/en/video/RTX-PRO-4000-Blackwell-vs-RTX-PRO-5000-72-GB-Blackwell',
  },
  'huggingface-jetson-thor': {
    title: 'Hugging Face: Jetson T5000',
    url: 'https://huggingface.co/hardware/jetson-t5000',
  },
  'edgeaistack-thor': {
    title: 'Edge AI Stack: Jetson Thor and AGX Orin',
    url: 'https://edgeaistack.ai/blog/jetson-thor-vs-agx-orin-2026/',
  },
  'pcmag-h100': { title: 'PCMag encyclopedia: H100', url: 'https://www.pcmag.com/encyclopedia/term/h100' },
  'nvidia-cuda': {
    title: 'NVIDIA: CUDA Programming Guide',
    url: 'https://docs.nvidia.com/cuda/cuda-programming-guide',
  },
  'nvidia-cudnn': {
    title: 'NVIDIA cuDNN: support matrix',
    url: 'https://docs.nvidia.com/deeplearning/cudnn/archives/cudnn-840/support-matrix/index.html',
  },
  'nvidia-nccl': {
    title: 'NVIDIA NCCL: overview',
    url: 'https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/overview.html',
  },
  'nvidia-geforce-license': {
    title: 'NVIDIA: license for the use of GeForce software',
    url: 'https://nvidia.com/en-sg/drivers/geforce-license',
  },
  'openxla-bf16-turing': {
    title: 'OpenXLA: bf16 on a T4 is computed in fp32',
    url: 'https://github.com/openxla/xla/issues/12429',
  },
  'tensorflow-tf32': {
    title: 'TensorFlow: enable_tensor_float_32_execution',
    url: 'https://tensorflow.org/versions/r2.8/api_docs/python/tf/config/experimental/enable_tensor_float_32_execution',
  },

  // AMD
  'rocm-mi100': { title: 'ROCm: MI100 microarchitecture', url: `${rocm}/conceptual/gpu-arch/mi100.md` },
  'rocm-mi250': { title: 'ROCm: MI250 microarchitecture', url: `${rocm}/conceptual/gpu-arch/mi250.md` },
  'rocm-mi308-fp4': {
    title: 'ROCm: no fp4 on the MI308',
    url: 'https://github.com/ROCm/legacy-rocm-build/issues/6561',
  },
  'alitech-mi308': { title: 'AliTech: AMD MI308', url: 'https://alitech.io/?p=12504' },
  'rocm-mi300': { title: 'ROCm: MI300 series microarchitecture', url: `${rocm}/conceptual/gpu-arch/mi300.md` },
  'rocm-precision': { title: 'ROCm: data types and precision', url: `${rocm}/reference/precision-support.rst` },
  'rocm-specs': { title: 'ROCm: accelerator specifications', url: `${rocm}/reference/gpu-arch-specs.rst` },
  'rocm-specs-7': {
    title: 'ROCm 7: GPU specifications',
    url: 'https://rocm.docs.amd.com/en/7.13.0-preview/reference/gpu-specs.html',
  },
  'rocm-frameworks': {
    title: 'ROCm: PyTorch compatibility',
    url: `${rocm}/compatibility/ml-compatibility/pytorch-compatibility.rst`,
  },
  'notebookcheck-mi100': {
    title: 'Notebookcheck: AMD announces the MI100',
    url: 'https://www.notebookcheck.net/AMD-announces-CDNA-based-Instinct-MI100-GPU-with-120-CUs-for-HPC-promises-up-to-2-1x-more-performance-per-dollar-compared-to-the-NVIDIA-A100.504329.0.html',
  },
  'awesomeagents-mi325x': {
    title: 'Awesome Agents: AMD MI325X',
    url: 'https://awesomeagents.ai/hardware/amd-mi325x',
  },
  'vengineer-mi300a': {
    title: 'Vengineer: MI300A and MI300X (in Japanese)',
    url: 'https://vengineer.hatenablog.com/entry/2023/12/11/080000',
  },
  'chips-and-cheese-mi350': {
    title: 'Chips and Cheese: interview with the chief architect of the MI350',
    url: 'https://chipsandcheese.com/p/amds-freshly-baked-mi350-an-interview',
  },
  'rdna-rates': {
    title: 'r/hardware: operations per clock of RDNA 2, 3 and 4',
    url: 'https://www.reddit.com/r/hardware/comments/1j97xyw/rdna2_vs_rdna3_vs_rdna4_ai_tops/',
  },
  'multiplayer-rx9070': {
    title: 'Multiplayer: RX 9070 XT and RX 9070 (in Italian)',
    url: 'https://multiplayer.it/notizie/amd-radeon-rx-9070-xt-rx-9070-specifiche.html',
  },
  'servethehome-mi350p': { title: 'ServeTheHome: Instinct MI350P', url: 'https://www.servethehome.com/?p=99664' },
  'awesomeagents-mi455x': { title: 'Awesome Agents: MI455X', url: 'https://awesomeagents.ai/hardware/amd-mi455x' },
  'awesomeagents-mi440x': { title: 'Awesome Agents: MI440X', url: 'https://awesomeagents.ai/hardware/amd-mi440x' },
  'cloudnews-mi400': {
    title: 'Cloud News: MI455X and MI430X',
    url: 'https://cloudnews.tech/amd-challenges-vera-rubin-instinct-mi455x-and-mi430x-promise-fp4-fp8-parity-same-bandwidth-and-double-hbm4-memory',
  },
  'pcmasters-mi400': {
    title: 'PCMasters: MI455X and MI430X (in German)',
    url: 'https://www.pcmasters.de/server/133714885-amd-instinct-mi455x-und-mi430x-vorgestellt-und-mi500-fuer-2027-geplant.html',
  },
  'softab-strix-halo': {
    title: 'softab: hardware of Strix Halo',
    url: 'https://whylucian.github.io/softab/docs/hardware-specs.html',
  },
  'fpsbench-8060s': {
    title: 'FPSBench: Radeon 8060S',
    url: 'https://fpsbench.com/compare/gpu/amd-radeon-8060s-vs-amd-radeon-r9-m295x',
  },
  'rocm-hipify': { title: 'ROCm: HIPIFY', url: 'https://rocm.docs.amd.com/projects/HIPIFY' },
  'rocm-libraries': {
    title: 'ROCm: components and libraries',
    url: 'https://rocm.docs.amd.com/en/latest/components/core.html',
  },
  'rocm-gfx906': {
    title: 'ROCm 5.6 release notes: end of maintenance for MI50 (gfx906)',
    url: 'https://rocm.docs.amd.com/en/docs-5.6.0/release.html',
  },

  // Intel
  'gaudi-architecture': {
    title: 'Intel Gaudi architecture',
    url: 'https://docs.habana.ai/en/latest/Gaudi_Overview/Gaudi_Architecture.html',
  },
  'gaudi-hugging-face': {
    title: 'Hugging Face: training on Intel Gaudi',
    url: 'https://huggingface.co/docs/transformers/main/en/perf_train_gaudi',
  },
  'tacc-stampede3': {
    title: 'TACC: Stampede3 user guide (Max 1550 nodes)',
    url: 'https://docs.tacc.utexas.edu/hpc/stampede3/',
  },
  'gaudi-support-matrix': {
    title: 'Intel Gaudi: PyTorch support matrix',
    url: 'https://docs.habana.ai/en/latest/PyTorch/Reference/PyTorch_Support_Matrix.html',
  },
  'optimum-habana': {
    title: 'Hugging Face: Optimum Habana',
    url: 'https://github.com/huggingface/optimum-habana/blob/0121c01786f0e3b3bbaa649514777a2729a78a43/README.md',
  },
  'intel-matrix-types': {
    title: 'DPC++: joint_matrix, the types of Intel XMX',
    url: 'https://github.com/intel/llvm/blob/0102582ae3d825a5675ecb38f2396c6193d48f10/sycl/doc/extensions/experimental/sycl_ext_matrix/sycl_ext_oneapi_matrix.asciidoc',
  },
  'intel-datatypes': {
    title: 'Intel AI engines and supported data types',
    url: 'https://www.intel.com/content/www/us/en/support/articles/000098346/graphics.html',
  },
  'arc-alchemist': {
    title: 'Arc Alchemist line-up, without fp64 (in French)',
    url: 'https://screenhacker.com/fr/intel-arc-alchemist-graphics-card-lineup-detailed',
  },
  'glennklockwood-pvc': {
    title: 'Glenn K. Lockwood: Ponte Vecchio',
    url: 'https://glennklockwood.com/garden/processors/pvc',
  },
  'zinc-arc': { title: 'ZINC: Intel GPU reference', url: 'https://zolotukhin.ai/zinc/docs/intel-gpu-reference/' },
  'zinc-arc-b70': {
    title: 'ZINC: Arc Pro B70',
    url: 'https://zolotukhin.ai/blog/2026-05-18-intel-arc-pro-b70-deep-dive-and-zincs-t-intel-plan/',
  },
  'hmc-tech-a16': { title: 'HMC: NVIDIA A16', url: 'https://hmc-tech.com/gpu/nvidia-a16-vs-nvidia-a40' },
  'fluence-a16': { title: 'Fluence: NVIDIA A16', url: 'https://www.fluence.network/blog/nvidia-a16/' },
  'hmc-tech-arc-b50': {
    title: 'HMC: Arc Pro B50',
    url: 'https://hmc-tech.com/gpu/intel-arc-pro-b50-vs-nvidia-rtx-pro-4000-blackwell',
  },

  // Azure
  'azure-mi300x': {
    title: 'Azure ND MI300X v5 series',
    url: 'https://github.com/MicrosoftDocs/azure-docs/blob/main/articles/virtual-machines/sizes/gpu-accelerated/nd-mi300x-v5-series.md',
  },
  'azure-hugging-face': {
    title: 'Hugging Face: hardware on Azure',
    url: 'https://huggingface.co/docs/microsoft-azure/azure-ai/hardware',
  },
  'azure-vm-sizes': {
    title: 'Aspire: AKS node sizes',
    url: 'https://aspire.dev/reference/api/csharp/aspire.hosting.azure.kubernetes/',
  },
  'azure-nva10': {
    title: 'Azure NVads A10 v5 series',
    url: 'https://github.com/MicrosoftDocs/azure-docs/blob/main/articles/virtual-machines/nva10v5-series.md',
  },

  // Libraries
  'flash-attention': {
    title: 'FlashAttention: requirements',
    url: 'https://github.com/Dao-AILab/flash-attention/blob/014c349eb1c523f9a97d51ea1880486aeeee4a2e/README.md',
  },
  bitsandbytes: {
    title: 'bitsandbytes: installation guide',
    url: 'https://huggingface.co/docs/bitsandbytes/v0.50.0/installation',
  },
  xformers: {
    title: 'xFormers: installation',
    url: 'https://github.com/facebookresearch/xformers/blob/042abc8aa47d1f5bcc2e82df041811de218924ba/README.md',
  },
  triton: {
    title: 'Triton: compatibility',
    url: 'https://github.com/triton-lang/triton/blob/0112e82a367ce0da054c06b8d4e8c739120a4fbd/README.md',
  },
  'deepspeed-accelerators': {
    title: 'DeepSpeed: supported accelerators',
    url: 'https://github.com/deepspeedai/DeepSpeed/blob/0769c13a3eef085c68d42cf3b6fe7cca96f8b6ae/accelerator/real_accelerator.py',
  },
  'optimum-tpu': { title: 'Optimum TPU', url: 'https://github.com/huggingface/optimum-tpu/blob/main/README.md' },
  'mlx-install': {
    title: 'MLX: installation',
    url: 'https://github.com/ml-explore/mlx/blob/846d176227a0ac13d2667e58d2bb68b322109ab0/docs/src/install.rst',
  },
  'unsloth-readme': {
    title: 'Unsloth: supported hardware',
    url: 'https://github.com/unslothai/unsloth/blob/015bdef0d94a241bcd94eec7a405b1700632180d/README.md',
  },
  'liger-setup': {
    title: 'Liger Kernel: packages by platform',
    url: 'https://github.com/linkedin/Liger-Kernel/blob/ead96b618e5c67bddc6a6e9bcb99bfe6b5ab661c/setup.py',
  },
  'axolotl-readme': {
    title: 'Axolotl: requirements',
    url: 'https://github.com/axolotl-ai-cloud/axolotl/blob/067b021c8b87a9e5e380b9173c704cf7340e30f5/README.md',
  },
  'nemo-readme': {
    title: 'NVIDIA NeMo: requirements',
    url: 'https://github.com/NVIDIA/NeMo/blob/8cfedd7203462cb251a914e700e5605444277561/README.md',
  },
  'vllm-gpu': {
    title: 'vLLM: installation on GPUs',
    url: 'https://docs.vllm.ai/en/v0.14.0/getting_started/installation/gpu/',
  },
  'sglang-platforms': {
    title: 'SGLang: hardware platforms',
    url: 'https://docs.sglang.io/docs/hardware-platforms/overview.md',
  },
  'colossalai-readme': {
    title: 'Colossal-AI: requirements',
    url: 'https://github.com/hpcaitech/ColossalAI/blob/4f9953be335ef371b3848719ddafe596c01ecd37/README.md',
  },
  'cupy-install': {
    title: 'CuPy: installation',
    url: 'https://github.com/cupy/cupy/blob/6b6d9563c4f7410cd1866a11b2f71a60dd45a68c/docs/source/install.rst',
  },
  'faiss-install': {
    title: 'Faiss: installation',
    url: 'https://github.com/facebookresearch/faiss/blob/02dbb4e42f49aa2ce57cd78977b0e47a11f7cb91/INSTALL.md',
  },
  'gsplat-readme': {
    title: 'gsplat: installation',
    url: 'https://github.com/nerfstudio-project/gsplat/blob/90d7b4b349e379ccf9ee6a8cef76aa40f48bb32e/README.md',
  },
  'kaolin-install': {
    title: 'Kaolin: installation',
    url: 'https://github.com/NVIDIAGameWorks/kaolin/blob/d52da9f86d460e8abcd99037e21ff0bec57997ed/docs/notes/installation.rst',
  },
  'warp-readme': {
    title: 'NVIDIA Warp: requirements',
    url: 'https://github.com/NVIDIA/warp/blob/9934a4eb2c503399140daab09d256ccc7236d1d8/README.md',
  },

  'colab-limits': {
    title: 'Google Colab: frequently asked questions',
    url: 'https://research.google.com/colaboratory/faq.html',
  },
  'gcp-machine-memory': {
    title: 'Compute Engine machine types with their memory (google-cloud-pricing-cost-calculator)',
    url: 'https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator/blob/0026ae3a0930d612ab0e0e1e5358f819180fb201/tools/machinetypes.csv',
  },
  'aws-machine-memory': {
    title: 'Amazon EC2 instance types with their memory (instances.vantage.sh)',
    url: 'https://instances.vantage.sh/',
  },
  'azure-machine-memory': {
    title: 'Azure GPU-accelerated virtual machine sizes',
    url: 'https://github.com/MicrosoftDocs/azure-compute-docs/tree/main/articles/virtual-machines/sizes/gpu-accelerated',
  },
  'scikit-learn-array-api': {
    title: 'scikit-learn: Array API support (experimental)',
    url: 'https://scikit-learn.org/1.9/modules/array_api.html',
  },
  'kaggle-limits': { title: 'Kaggle: notebooks', url: 'https://www.kaggle.com/docs/notebooks' },
  'llama-3-failures': { title: 'The Llama 3 Herd of Models, section 3.3.4', url: 'https://arxiv.org/abs/2407.21783' },

  // Releases and the hardware that they support
  'pytorch-releases': {
    title: 'PyTorch: CUDA architectures of its builds',
    url: 'https://github.com/pytorch/pytorch/blob/83d50900b33aecbbccb23eced123e82a5f3ddcbb/.ci/manywheel/build_env_setup.py',
  },
  'pytorch-builds-2-5': {
    title: 'PyTorch: builds up to 2.5',
    url: 'https://github.com/pytorch/builder/blob/release/2.5/manywheel/build_cuda.sh',
  },
  'rocblas-gfx906': {
    title: 'ROCm: rocBLAS 6.4.0 has no kernels for gfx906',
    url: 'https://github.com/ROCm/legacy-rocm-build/issues/4625',
  },
  'rocm-matrix-6': {
    title: 'ROCm: compatibility matrix, historical',
    url: 'https://github.com/ROCm/ROCm/blob/e396b489/docs/compatibility/compatibility-matrix-historical-6.0.csv',
  },
  'pytorch-rocm-builds': {
    title: 'PyTorch: ROCm targets of its builds',
    url: 'https://github.com/pytorch/pytorch/blob/027375bffdc7aa980c93df464526ff2d83ad8349/.ci/docker/manywheel/build.sh',
  },
  'cuda-architectures': {
    title: 'CUDA architectures by toolkit (CMake)',
    url: 'https://github.com/Kitware/CMake/blob/031593de2564f4ecacebd0c376416eef997c779c/Modules/Internal/CMakeCUDAArchitecturesAll.cmake',
  },
  'tensorflow-pip': {
    title: 'TensorFlow: installation with pip',
    url: 'https://github.com/tensorflow/docs/blob/7c3650212740204359d4ceae481abc79345541be/site/en/install/pip.md',
  },
  'tensorflow-blackwell': {
    title: 'TensorFlow on Blackwell, issue 111958',
    url: 'https://github.com/tensorflow/tensorflow/issues/111958',
  },
  'nvidia-tensorflow-blackwell': {
    title: "NVIDIA's TensorFlow container on Blackwell, issue 116",
    url: 'https://github.com/NVIDIA/tensorflow/issues/116',
  },
  'mxnet-packages': {
    title: "PyPI: MXNet's packages, the last for CUDA 11.7",
    url: 'https://pypi.org/user/mxnet-bln',
  },
  'caffe-cudnn-8': {
    title: 'Caffe with cuDNN 8, pull request 7000',
    url: 'https://github.com/BVLC/caffe/pull/7000',
  },
  'cntk-last-release': {
    title: 'Microsoft: CNTK 2.7, the last release',
    url: 'https://learn.microsoft.com/en-us/cognitive-toolkit/releasenotes/cntk_2_7_release_notes',
  },
  'nvidia-framework-containers': {
    title: "NVIDIA's framework containers: support matrix",
    url: 'https://docs.nvidia.com/deeplearning/frameworks/support-matrix/index.html',
  },
  'jax-install': {
    title: 'JAX: installation',
    url: 'https://github.com/jax-ml/jax/blob/cec06d116c05f0d52adfceee3d3b730fdbcb0ce5/docs/installation.md',
  },
  'jax-changelog': {
    title: 'JAX: change log',
    url: 'https://github.com/jax-ml/jax/blob/cec06d116c05f0d52adfceee3d3b730fdbcb0ce5/CHANGELOG.md',
  },
  'neuron-jax': {
    title: 'AWS Neuron: JAX releases',
    url: `${neuron}/release-notes/components/jax.rst`,
  },
  'neuron-pytorch-xla-end': {
    title: 'AWS Neuron: end of PyTorch/XLA for training',
    url: `${neuron}/about-neuron/announcements/neuron2.x/announce-no-support-pytorch-xla-training.rst`,
  },
  'flash-attention-builds': {
    title: 'FlashAttention: targets of its build',
    url: 'https://github.com/Dao-AILab/flash-attention/blob/0251105a2fb19d2957484b7f023cd8c115286ced/setup.py',
  },
  'flash-attention-4-targets': {
    title: 'FlashAttention 4: supported compute capabilities',
    url: 'https://github.com/Dao-AILab/flash-attention/blob/0251105a2fb19d2957484b7f023cd8c115286ced/flash_attn/cute/interface.py',
  },
  'bitsandbytes-builds': {
    title: 'bitsandbytes: CUDA targets of release 0.45.3',
    url: 'https://github.com/bitsandbytes-foundation/bitsandbytes/blob/0.45.3/.github/scripts/build-cuda.sh',
  },
  'xformers-builds': {
    title: 'xFormers: targets of release 0.0.33',
    url: 'https://github.com/facebookresearch/xformers/blob/v0.0.33/.github/workflows/wheels_build.yml',
  },
  'xformers-changelog': {
    title: 'xFormers: change log',
    url: 'https://github.com/facebookresearch/xformers/blob/ca6d2aa0d43241fc8a8dcd872debc2406160160d/CHANGELOG.md',
  },
  'transformer-engine-targets': {
    title: 'Transformer Engine: targets of release 2.0',
    url: 'https://github.com/NVIDIA/TransformerEngine/blob/v2.0/transformer_engine/common/CMakeLists.txt',
  },
  'triton-blackwell': {
    title: 'PyTorch 2.7 release notes: Triton 3.3 and Blackwell',
    url: 'https://github.com/pytorch/pytorch.github.io/pull/1989',
  },
  'vllm-blackwell': {
    title: 'vLLM on Blackwell, issue 19542',
    url: 'https://github.com/vllm-project/vllm/issues/19542',
  },
  'gaudi-first-end': {
    title: 'Intel Gaudi: support matrix 1.22',
    url: 'https://docs.habana.ai/en/latest/Support_Matrix/Support_Matrix_v1.22.0.html',
  },
  'gaudi-tensorflow-end': {
    title: 'Intel Gaudi: support matrix 1.15',
    url: 'https://docs.habana.ai/en/latest/Support_Matrix/Support_Matrix_v1.15.0.html',
  },
  'tensorrt-llm-hardware': {
    title: 'TensorRT-LLM: supported hardware',
    url: 'https://nvidia.github.io/TensorRT-LLM/supported-hardware.html',
  },
  'rapids-pascal': { title: 'RAPIDS: end of Pascal (RSN 34)', url: 'https://docs.rapids.ai/notices/rsn0034/' },
  mamba: {
    title: 'mamba-ssm: requirements',
    url: 'https://github.com/state-spaces/mamba/blob/03a38fb27e969750074e3cabc451f5f85fea2b17/README.md',
  },
  'vllm-fp8': {
    title: 'vLLM: FP8 W8A8',
    url: 'https://docs.vllm.ai/en/stable/features/quantization/fp8/',
  },
  'accelerate-p2p': {
    title: 'Accelerate: peer-to-peer transfers on GeForce cards',
    url: 'https://github.com/huggingface/accelerate/issues/2328',
  },

  // Parallelism
  'megatron-parallelism': {
    title: 'Megatron Core: parallelism strategies guide',
    url: 'https://docs.nvidia.com/megatron-core/developer-guide/latest/user-guide/parallelism-guide.html',
  },
  'megatron-bridge-performance': {
    title: 'Megatron Bridge: performance tuning guide',
    url: 'https://github.com/NVIDIA-NeMo/Megatron-Bridge/blob/0bc9334fb8760df026859fcb0555cad7f6086b56/docs/performance-guide.md',
  },
  'torchtitan-parallel-dims': {
    title: 'torchtitan: how degrees of parallelism are checked',
    url: 'https://github.com/pytorch/torchtitan/blob/0119de156de558030726b8539ef0078d8aaaec99/torchtitan/distributed/parallel_dims.py',
  },
  'tensorrt-llm-sharding': {
    title: 'TensorRT-LLM: deciding model sharding strategy',
    url: 'https://nvidia.github.io/TensorRT-LLM/performance/performance-tuning-guide/deciding-model-sharding-strategy.html',
  },
  'ml-engineering-parallelism': {
    title: 'Machine Learning Engineering: model parallelism (Stas Bekman)',
    url: 'https://github.com/stas00/ml-engineering/blob/0099885db36a8f06556efe1faf552518852cb1e0/training/model-parallelism/README.md',
  },
  'deepspeed-config': {
    title: 'DeepSpeed: configuration, batch sizes',
    url: 'https://deepspeed.ai/docs/config-json',
  },
  'nemo-batching': {
    title: 'NeMo: batching with Megatron',
    url: 'https://docs.nvidia.com/nemo-framework/user-guide/24.09/nemotoolkit/nlp/nemo_megatron/batching.html',
  },
  'deepspeed-zeropp': { title: 'DeepSpeed: ZeRO++', url: 'https://deepspeed.ai/tutorials/zeropp' },

  // Tables of many vendors
  'flexgen-paper': {
    title: 'FlexGen: High-Throughput Generative Inference with a Single GPU',
    url: 'https://arxiv.org/abs/2303.06865',
  },
  'zero-offload-paper': {
    title: 'ZeRO-Offload: Democratizing Billion-Scale Model Training',
    url: 'https://arxiv.org/abs/2101.06840',
  },
  'zero-paper': {
    title: 'ZeRO: Memory Optimizations Toward Training Trillion Parameter Models',
    url: 'https://arxiv.org/abs/1910.02054',
  },
  'activation-recomputation-paper': {
    title: 'Reducing Activation Recomputation in Large Transformer Models',
    url: 'https://arxiv.org/abs/2205.05198',
  },
  'cuda-arithmetic': {
    title: 'CUDA C++ Programming Guide: throughput of native arithmetic instructions',
    url: 'https://docs.nvidia.com/cuda/cuda-c-programming-guide/index.html#arithmetic-instructions',
  },
  'megatron-paper': {
    title: 'Efficient Large-Scale Language Model Training on GPU Clusters Using Megatron-LM',
    url: 'https://arxiv.org/abs/2104.04473',
  },
  'compute-optimal-paper': {
    title: 'Training Compute-Optimal Large Language Models',
    url: 'https://arxiv.org/abs/2203.15556',
  },
  'cloud-tpu-performance': {
    title: 'Cloud TPU performance guide',
    url: 'https://cloud.google.com/tpu/docs/performance-guide',
  },
  'nvidia-smi-totals': {
    title: 'Modal: total memory by nvidia-smi of H100, A100, A10, L40S, L4 and T4',
    url: 'https://github.com/modal-labs/modal-client/pull/2797',
  },
  'ml-engineering': {
    title: 'Machine Learning Engineering: accelerators (Stas Bekman)',
    url: `${bekman}/compute/accelerator/README.md`,
  },
  'ml-engineering-network': {
    title: 'Machine Learning Engineering: network (Stas Bekman)',
    url: `${bekman}/network/README.md`,
  },
  'composer-peak-flops': {
    title: 'Composer: peak FLOPS by GPU',
    url: `${composer}/composer/callbacks/speed_monitor.py`,
  },
  'lightning-peak-flops': {
    title: 'Lightning Fabric: peak FLOPS by GPU',
    url: `${lightning}/src/lightning/fabric/utilities/throughput.py`,
  },
  'torchtitan-peak-flops': {
    title: 'torchtitan: peak FLOPS by GPU',
    url: `${torchtitan}/torchtitan/tools/utils.py`,
  },
  'huggingface-hardware': {
    title: 'Hugging Face: hardware table',
    url: `${huggingface}/packages/tasks/src/hardware.ts`,
  },
  'huggingface-nvidia': { title: 'Hugging Face: hardware of NVIDIA', url: `${huggingface2026}/hardware-nvidia.ts` },
  'huggingface-amd': { title: 'Hugging Face: hardware of AMD', url: `${huggingface2026}/hardware-amd.ts` },
  'huggingface-others': { title: 'Hugging Face: hardware of other makers', url: `${huggingface2026}/hardware.ts` },
  'huggingface-m5-ultra': {
    title: 'Hugging Face: Apple M5 Ultra',
    url: 'https://huggingface.co/hardware/apple-m5-ultra',
  },
  'huggingface-m6': { title: 'Hugging Face: Apple M6', url: 'https://huggingface.co/hardware/apple-m6' },
  'metal-benchmarks': {
    title: 'Metal benchmarks: throughput of Apple GPUs',
    url: 'https://github.com/philipturner/metal-benchmarks/blob/dc2adc640a1588246f4471d415aa6873cb6e3499/README.md',
  },
  'besthub-ascend-910': {
    title: "Architects' Tech Alliance: Ascend 910",
    url: 'https://www.besthub.dev/articles/how-huawei-ascend-910-redefines-ai-training-performance-d95c7f11f1dc',
  },
  'boardor-ascend': {
    title: 'Boardor: Ascend 910B and 910C',
    url: 'https://boardor.com/blog/huawei-ascend-910b-outperforms-h20-910c-approaches-h100',
  },
  'besthub-ascend': {
    title: "Architects' Tech Alliance: Ascend from 2025 to 2028",
    url: 'https://www.besthub.dev/articles/huawei-ascend-ai-chip-detailed-specs-comparison-2025-2028-roadmap-a247a4760c30',
  },
  'aiwiki-ascend-910c': { title: 'AI Wiki: Ascend 910C', url: 'https://aiwiki.ai/wiki/huawei_ascend_910c' },
  'awesomeagents-ascend-910c': {
    title: 'Awesome Agents: Ascend 910C',
    url: 'https://awesomeagents.ai/hardware/huawei-ascend-910c',
  },
  'paddle-p800': {
    title: 'PaddlePaddle: training on Kunlunxin P800',
    url: 'https://github.com/PaddlePaddle/ERNIE/blob/cb89cc16a0558ca64f431d3f0dbc5c48d5dd40d2/docs/devices/README_XPU.md',
  },
  'paddle-kunlun-2': {
    title: 'PaddlePaddle: Kunlun of the second generation (in Chinese)',
    url: 'https://www.paddlepaddle.org.cn/documentation/zh/hardware_support/xpu/xpu-gen2_install_cn.html',
  },
  'qualcomm-ai100': {
    title: 'Qualcomm Cloud AI: architecture',
    url: 'https://quic.github.io/cloud-ai-sdk-pages/latest/Getting-Started/Architecture',
  },
  'awesomeagents-ai200': {
    title: 'Awesome Agents: Qualcomm AI200',
    url: 'https://awesomeagents.ai/hardware/qualcomm-ai200',
  },
  'tenstorrent-wormhole': {
    title: 'Tenstorrent: Wormhole specifications',
    url: 'https://docs.tenstorrent.com/aibs/wormhole/specifications.html',
  },
  'tenstorrent-blackhole': {
    title: 'Tenstorrent: Blackhole specifications',
    url: 'https://docs.tenstorrent.com/aibs/blackhole/specifications.html',
  },
  'awesomeagents-p150a': {
    title: 'Awesome Agents: Blackhole p150a',
    url: 'https://awesomeagents.ai/hardware/tenstorrent-blackhole-p150a',
  },
  'cloudnews-maia-200': { title: 'Cloud News: Maia 200', url: 'https://cloudnews.tech/?p=29808' },
  'eeworld-maia-100': {
    title: 'EEWorld: Maia 100 at Hot Chips',
    url: 'https://en.eeworld.com/news/qrs/eic677557.html',
  },
  'glennklockwood-maia-100': {
    title: 'Glenn K. Lockwood: Maia 100',
    url: 'https://glennklockwood.com/garden/processors/maia-100',
  },
  'the-decoder-mtia': {
    title: 'The Decoder: four generations of MTIA',
    url: 'https://the-decoder.com/meta-unveils-four-generations-of-custom-ai-chips-to-cut-inference-costs-for-billions-of-users/',
  },
  'modular-tensor-core': {
    title: 'Mojo: tensor core shapes on NVIDIA and AMD',
    url: 'https://docs.modular.com/mojo/kernels/layout/tensor_core/TensorCore',
  },
  'gpuhunt-2026': {
    title: 'gpuhunt: known accelerators, 2026',
    url: 'https://github.com/dstackai/gpuhunt/blob/0ae939f7db92e594d417a792abad660187423bd7/src/gpuhunt/_internal/constraints.py',
  },
  gpuhunt: { title: 'gpuhunt: known accelerators', url: `${gpuhunt}/_internal/constraints.py` },
  'gpuhunt-providers': { title: 'gpuhunt: providers', url: `${gpuhunt}/providers` },
  'skypilot-accelerators': {
    title: 'SkyPilot catalog: accelerators',
    url: `${catalogs}/001ca549aad50db24c5670b5438bea0573a2b6c0/catalogs/v8/common/accelerators.csv`,
  },
  'skypilot-gcp': {
    title: 'SkyPilot catalog: Google Cloud',
    url: `${catalogs}/006059e0f18acb1341e22a27751e9f80df6ba92f/catalogs/v8/gcp/vms.csv`,
  },
  'skypilot-memory': {
    title: 'SkyPilot catalog: memory',
    url: `${catalogs}/5e302483c3122dc8e3608cee01c9ab142438dfac/catalogs/v7/common/metadata.csv`,
  },
  'nvidia-mig': {
    title: 'NVIDIA MIG user guide: supported profiles',
    url: 'https://docs.nvidia.com/datacenter/tesla/mig-user-guide/supported-mig-profiles.html',
  },
  'skypilot-tpus': {
    title: 'SkyPilot: TPU slices of Google Cloud',
    url: `${skypilot}/sky/catalog/data_fetchers/fetch_gcp.py`,
  },
} as const satisfies Record<string, Reference>

export type ReferenceId = keyof typeof references
