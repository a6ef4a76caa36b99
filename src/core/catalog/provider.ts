/** Where the accelerators are, as `hardware.provider` names it. */
export interface Provider {
  readonly id: string
  /** For people. */
  readonly name: string
  /** Other spellings and products, matched regardless of case and separators. */
  readonly names: readonly string[]
  /** `google` sells TPUs; `cloud` is everyone else who rents; `own` is one's own hardware. */
  readonly family: 'google' | 'cloud' | 'own'
  readonly setting: 'cloud' | 'notebook' | 'on-premises' | 'workstation' | 'edge'
  readonly offersTpu: boolean
  /** The guidance lists it as a cloud without TPUs; no document covers other clouds. */
  readonly isSaidToLackTpu?: true
  /** Hours after which a session always ends. */
  readonly longestSessionHours?: number
  /** Disk of a session, without mounted data sets. */
  readonly sessionDiskGB?: number
  /** The catalog follows its list of accelerators (gce-gpus, aws-accelerator-names, azure-vm-sizes). */
  readonly hasReadList?: true
  /** Its machines are in its own data centers, on networks other than AWS's. */
  readonly hasOwnNetwork?: true
  /** Its machine types have names of its own, which no other provider offers. */
  readonly namesMachines?: true
  /** It runs on other clouds, so both may be declared. */
  readonly runsOnOthers?: true
  /** The network of its fastest machines is Ethernet (gce-gpus). */
  readonly hasFastEthernet?: true
}

const google = (id: string, name: string, setting: 'cloud' | 'notebook', names: readonly string[]): Provider => ({
  id,
  name,
  names,
  family: 'google',
  setting,
  offersTpu: true,
})

const cloud = (id: string, name: string, names: readonly string[] = [], more: Partial<Provider> = {}): Provider => ({
  id,
  name,
  names,
  family: 'cloud',
  setting: 'cloud',
  offersTpu: false,
  ...more,
})

const own = (
  id: string,
  name: string,
  setting: 'on-premises' | 'workstation' | 'edge',
  names: readonly string[],
): Provider => ({ id, name, names, family: 'own', setting, offersTpu: false })

/** Well known research machines, and the centers that run them. */
const supercomputers: readonly string[] = [
  ...['perlmutter', 'nersc', 'frontier', 'summit', 'olcf', 'polaris', 'aurora', 'alcf', 'el-capitan', 'tuolumne'],
  ...['frontera', 'lonestar6', 'stampede3', 'tacc', 'ncsa', 'delta-ai', 'ncsa-delta', 'bridges-2', 'derecho'],
  ...['lumi', 'leonardo', 'cineca', 'juwels', 'juwels-booster', 'jureca'],
  ...['jupiter', 'jsc', 'jean-zay', 'idris', 'adastra'],
  ...['alps', 'cscs', 'piz-daint', 'snellius', 'marenostrum'],
  ...['marenostrum-5', 'meluxina', 'karolina', 'vega', 'deucalion'],
  ...['isambard', 'isambard-ai', 'dawn', 'archer2', 'tursa', 'jade2'],
  ...['baskerville', 'berzelius', 'mahti', 'puhti', 'roihu'],
  ...['alvis', 'dardel', 'horeka', 'fugaku', 'abci', 'tsubame', 'tsubame4', 'miyabi'],
  ...['narval', 'compute-canada', 'alliance-canada', 'gadi', 'setonix', 'eurohpc'],
]

const readLists: ReadonlySet<string> = new Set(['gcp', 'aws', 'azure'])

const withMachineTypes: ReadonlySet<string> = new Set(['gcp', 'aws', 'azure', 'oci'])

const onOthers: ReadonlySet<string> = new Set([
  ...['anyscale', 'databricks', 'dgx-cloud', 'huggingface', 'lightning', 'primeintellect', 'shadeform', 'sf-compute'],
])

/** For the most generous plan (colab-limits, kaggle-limits). */
const sessionHours: Readonly<Record<string, number>> = { colab: 24, kaggle: 12 }

/** As Kaggle's notebooks show it: 20 GB of output, and the rest until the session ends. */
const sessionDisks: Readonly<Record<string, number>> = { kaggle: 73 }

/** Clouds with their own machines; a service on another cloud has that one's network. */
const withOwnNetwork: ReadonlySet<string> = new Set([
  ...['gcp', 'colab', 'kaggle', 'azure', 'oci', 'ibm', 'alibaba', 'tencent', 'huawei', 'baidu', 'volcengine', 'yandex'],
  ...['coreweave', 'lambda', 'runpod', 'nebius', 'crusoe', 'hyperstack', 'paperspace', 'digitalocean', 'vultr'],
  ...['hetzner', 'ovh', 'scaleway', 'exoscale', 'linode', 'voltage-park', 'vast', 'tensorwave', 'hotaisle', 'genesis'],
])

const rows: readonly Provider[] = [
  google('gcp', 'Google Cloud', 'cloud', [
    ...['google', 'google-cloud', 'google-cloud-platform', 'gce', 'gke', 'compute-engine', 'google-compute-engine'],
    ...['vertex', 'vertex-ai', 'ai-platform', 'cloud-tpu', 'tpu-vm', 'gcloud', 'trc', 'tpu-research-cloud'],
    ...['gke-autopilot', 'google-kubernetes-engine', 'google-vertex-ai'],
    ...['google-cloud-vertex-ai', 'vertex-ai-workbench'],
    ...['google-cloud-ai-platform', 'google-ai-platform', 'google-cloud-tpu'],
    ...['vertex-ai-training', 'google-cloud-batch'],
    ...['cloud-run', 'google-ai-hypercomputer', 'ai-hypercomputer', 'google-cloud-compute-engine'],
  ]),
  google('colab', 'Google Colab', 'notebook', [
    ...['google-colab', 'colaboratory', 'colab-pro', 'colab-enterprise', 'colab-pro+', 'colab-pro-plus', 'colab-free'],
    ...['google-colab-pro', 'google-colab-pro+', 'google-colaboratory', 'colab-notebook', 'colab-notebooks'],
    ...['google-colab-enterprise', 'google-colab-notebook', 'google-colab-notebooks', 'google-colab-free'],
  ]),
  google('kaggle', 'Kaggle', 'notebook', ['kaggle-notebook', 'kaggle-kernel', 'kaggle-notebooks', 'kaggle-kernels']),

  cloud(
    'aws',
    'AWS',
    [
      'amazon',
      'amazon-web-services',
      'ec2',
      'eks',
      'sagemaker',
      'aws-sagemaker',
      'amazon-sagemaker',
      ...['sagemaker-hyperpod', 'hyperpod', 'aws-batch', 'parallelcluster'],
      ...['aws-parallelcluster', 'aws-ec2', 'aws-eks'],
      ...['amazon-ec2', 'amazon-eks', 'sagemaker-studio', 'sagemaker-ai', 'aws-hyperpod', 'aws-ultracluster'],
    ],
    { isSaidToLackTpu: true },
  ),
  cloud(
    'azure',
    'Azure',
    [
      ...['microsoft', 'microsoft-azure', 'ms-azure', 'azureml'],
      ...['azure-ml', 'aks', 'azure-machine-learning', 'azure-aks'],
      ...['azure-kubernetes-service', 'azure-batch', 'azure-cyclecloud', 'azure-ml-studio', 'microsoft-azure-ml'],
    ],
    { isSaidToLackTpu: true },
  ),
  cloud('oci', 'Oracle Cloud', ['oracle', 'oracle-cloud', 'oracle-cloud-infrastructure', 'oke', 'oracle-oci']),
  cloud('ibm', 'IBM Cloud', ['ibm-cloud', 'watsonx', 'ibm-watsonx']),
  cloud('alibaba', 'Alibaba Cloud', ['alibaba-cloud', 'aliyun', 'pai', 'alibaba-pai', 'pai-dlc']),
  cloud('tencent', 'Tencent Cloud', ['tencent-cloud']),
  cloud('huawei', 'Huawei Cloud', ['huawei-cloud', 'modelarts']),
  cloud('baidu', 'Baidu AI Cloud', ['baidu-cloud', 'baidu-ai-cloud']),
  cloud('volcengine', 'Volcano Engine', ['volcano-engine', 'bytedance']),
  cloud('yandex', 'Yandex Cloud', ['yandex-cloud']),

  cloud('coreweave', 'CoreWeave'),
  cloud('lambda', 'Lambda', [
    'lambda-labs',
    'lambda-cloud',
    'lambda-gpu-cloud',
    'lambda-ai',
    'lambda.ai',
    'lambdalabs.com',
  ]),
  cloud('runpod', 'RunPod', ['runpod.io', 'runpod-serverless', 'runpod-secure-cloud', 'runpod-community-cloud']),
  cloud('nebius', 'Nebius', ['nebius-ai', 'nebius-cloud', 'nebius-ai-cloud']),
  cloud('vast', 'Vast.ai', ['vast.ai', 'vastai']),
  cloud('baseten', 'Baseten'),
  cloud('modal', 'Modal', ['modal-labs', 'modal.com']),
  cloud('together', 'Together AI', ['together-ai', 'together.ai']),
  cloud('crusoe', 'Crusoe', ['crusoe-cloud']),
  cloud('fluidstack', 'FluidStack'),
  cloud('hyperstack', 'Hyperstack', ['nexgen-cloud']),
  cloud('paperspace', 'Paperspace', ['paperspace-gradient']),
  cloud('digitalocean', 'DigitalOcean', ['gradient', 'digital-ocean']),
  cloud('vultr', 'Vultr'),
  cloud('hetzner', 'Hetzner', ['hetzner-cloud']),
  cloud('ovh', 'OVHcloud', ['ovhcloud']),
  cloud('scaleway', 'Scaleway'),
  cloud('exoscale', 'Exoscale'),
  cloud('linode', 'Akamai', ['akamai']),
  cloud('gcore', 'Gcore'),
  cloud('cudo', 'Cudo Compute', ['cudo-compute']),
  cloud('seeweb', 'Seeweb'),
  cloud('hotaisle', 'Hot Aisle'),
  cloud('tensorwave', 'TensorWave'),
  cloud('voltage-park', 'Voltage Park'),
  cloud('intel-tiber', 'Intel Tiber AI Cloud', ['intel', 'tiber', 'intel-tiber-ai-cloud', 'intel-developer-cloud']),
  cloud(
    'huggingface',
    'Hugging Face',
    ['hf', 'hugging-face', 'hf-spaces', 'huggingface-spaces', 'hf-jobs', 'huggingface-jobs', 'zerogpu'],
    { offersTpu: true },
  ),
  cloud('replicate', 'Replicate'),
  cloud('databricks', 'Databricks', ['mosaicml', 'mosaic', 'mosaic-cloud', 'mosaicml-platform']),
  cloud('anyscale', 'Anyscale'),
  cloud('lightning', 'Lightning AI', ['lightning-ai', 'lightning-studio', 'lightning-studios', 'lightning-ai-studio']),
  cloud('salad', 'Salad', ['saladcloud', 'salad-cloud']),
  cloud('jarvislabs', 'Jarvislabs', ['jarvis-labs']),
  cloud('latitude', 'Latitude.sh', ['latitude.sh']),
  cloud('massedcompute', 'Massed Compute'),
  cloud('shadeform', 'Shadeform'),
  cloud('sf-compute', 'SF Compute', ['sfcompute', 'san-francisco-compute']),
  cloud('primeintellect', 'Prime Intellect'),
  cloud('datacrunch', 'DataCrunch', ['verda', 'data-crunch']),
  cloud('genesis', 'Genesis Cloud', ['genesis-cloud']),
  cloud('tensordock', 'TensorDock'),
  cloud('novita', 'Novita AI', ['novita-ai']),
  cloud('dgx-cloud', 'NVIDIA DGX Cloud', ['nvidia', 'nvidia-dgx-cloud']),
  cloud('cerebras', 'Cerebras Cloud', ['cerebras-cloud']),
  cloud('groq', 'GroqCloud', ['groqcloud']),
  cloud('sambanova', 'SambaNova Cloud', ['sambanova-cloud']),

  own('on-prem', 'on premises', 'on-premises', [
    ...['onprem', 'on-premise', 'on-premises', 'datacenter', 'data-center', 'datacentre', 'data-centre'],
    ...['self-hosted', 'in-house', 'private-cloud', 'own'],
    ...['data-centers', 'datacenters', 'data-centres', 'datacentres'],
    ...['self-managed', 'server-room'],
  ]),
  own('dedicated', 'a dedicated server', 'on-premises', [
    ...['dedicated-server', 'bare-metal', 'colocation', 'colo', 'liquid-web', 'dedicated-servers', 'bare-metal-server'],
    ...['bare-metal-servers', 'bare-metal-cluster', 'dedicated-gpu-server'],
    ...['dedicated-gpu-servers', 'dedicated-hosting'],
    ...['dedicated-server-hosting', 'rented-server', 'rented-servers', 'root-server', 'colocated-servers'],
  ]),
  own('hpc', 'a supercomputing center', 'on-premises', [
    ...['supercomputer', 'university', 'academic', 'campus', 'supercomputing-center', 'supercomputing-centre'],
    ...['hpc-center', 'hpc-centre', 'national-supercomputer', 'national-lab', 'national-laboratory'],
    ...supercomputers,
  ]),
  own('workstation', 'a workstation', 'workstation', [
    ...['laptop', 'desktop', 'local', 'localhost', 'pc', 'home', 'workstations', 'laptops', 'desktops', 'home-pc'],
    ...['gaming-pc', 'personal-computer', 'personal-computers', 'consumer-desktop', 'consumer-desktops', 'desktop-pc'],
    ...['gpu-workstation', 'macbook', 'macbook-pro', 'mac-studio', 'mac-mini', 'imac', 'deep-learning-workstation'],
  ]),
  own('edge', 'an edge device', 'edge', [
    ...['edge-device', 'on-device', 'device', 'embedded', 'mobile'],
    ...['iot', 'edge-devices', 'edge-location', 'edge-locations'],
  ]),
]

export const providers: readonly Provider[] = rows.map((provider) => ({
  ...provider,
  ...(sessionHours[provider.id] !== undefined && { longestSessionHours: sessionHours[provider.id] as number }),
  ...(sessionDisks[provider.id] !== undefined && { sessionDiskGB: sessionDisks[provider.id] as number }),
  ...(readLists.has(provider.id) && { hasReadList: true as const }),
  ...(provider.id === 'gcp' && { hasFastEthernet: true as const }),
  ...(withMachineTypes.has(provider.id) && { namesMachines: true as const }),
  ...(onOthers.has(provider.id) && { runsOnOthers: true as const }),
  ...(withOwnNetwork.has(provider.id) && { hasOwnNetwork: true as const }),
}))
