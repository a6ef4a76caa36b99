/** Where the accelerators stand, as `hardware.provider` says it. */
export interface Provider {
  readonly id: string
  /** The name for people. */
  readonly name: string
  /** Other spellings, matched without regard to case and separators. */
  readonly names: readonly string[]
  /** `google` sells TPUs; `cloud` is everybody else who rents; `own` is hardware that one has for oneself. */
  readonly family: 'google' | 'cloud' | 'own'
  readonly setting: 'cloud' | 'notebook' | 'on-premises' | 'workstation' | 'edge'
  readonly offersTpu: boolean
}

const google = (id: string, name: string, setting: 'cloud' | 'notebook', names: readonly string[]): Provider => ({
  id,
  name,
  names,
  family: 'google',
  setting,
  offersTpu: true,
})

const cloud = (id: string, name: string, names: readonly string[] = []): Provider => ({
  id,
  name,
  names,
  family: 'cloud',
  setting: 'cloud',
  offersTpu: false,
})

const own = (
  id: string,
  name: string,
  setting: 'on-premises' | 'workstation' | 'edge',
  names: readonly string[],
): Provider => ({ id, name, names, family: 'own', setting, offersTpu: false })

export const providers: readonly Provider[] = [
  google('gcp', 'Google Cloud', 'cloud', [
    ...['google', 'google-cloud', 'google-cloud-platform', 'gce', 'gke', 'compute-engine', 'google-compute-engine'],
    ...['vertex', 'vertex-ai', 'ai-platform', 'cloud-tpu', 'tpu-vm', 'gcloud', 'trc', 'tpu-research-cloud'],
  ]),
  google('colab', 'Google Colab', 'notebook', ['google-colab', 'colaboratory', 'colab-pro', 'colab-enterprise']),
  google('kaggle', 'Kaggle', 'notebook', ['kaggle-notebook', 'kaggle-kernel']),

  cloud('aws', 'AWS', [
    'amazon',
    'amazon-web-services',
    'ec2',
    'eks',
    'sagemaker',
    'aws-sagemaker',
    'amazon-sagemaker',
  ]),
  cloud('azure', 'Azure', ['microsoft', 'microsoft-azure', 'ms-azure', 'azureml', 'azure-ml', 'aks']),
  cloud('oci', 'Oracle Cloud', ['oracle', 'oracle-cloud', 'oracle-cloud-infrastructure']),
  cloud('ibm', 'IBM Cloud', ['ibm-cloud']),
  cloud('alibaba', 'Alibaba Cloud', ['alibaba-cloud', 'aliyun']),
  cloud('tencent', 'Tencent Cloud', ['tencent-cloud']),
  cloud('huawei', 'Huawei Cloud', ['huawei-cloud', 'modelarts']),
  cloud('baidu', 'Baidu AI Cloud', ['baidu-cloud', 'baidu-ai-cloud']),
  cloud('volcengine', 'Volcano Engine', ['volcano-engine', 'bytedance']),
  cloud('yandex', 'Yandex Cloud', ['yandex-cloud']),

  cloud('coreweave', 'CoreWeave'),
  cloud('lambda', 'Lambda', ['lambda-labs', 'lambda-cloud', 'lambda-gpu-cloud']),
  cloud('runpod', 'RunPod', ['runpod.io']),
  cloud('nebius', 'Nebius', ['nebius-ai']),
  cloud('vast', 'Vast.ai', ['vast.ai', 'vastai']),
  cloud('baseten', 'Baseten'),
  cloud('modal', 'Modal', ['modal-labs', 'modal.com']),
  cloud('together', 'Together AI', ['together-ai', 'together.ai']),
  cloud('crusoe', 'Crusoe', ['crusoe-cloud']),
  cloud('fluidstack', 'FluidStack'),
  cloud('hyperstack', 'Hyperstack', ['nexgen-cloud']),
  cloud('paperspace', 'Paperspace'),
  cloud('digitalocean', 'DigitalOcean', ['do', 'gradient']),
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
  cloud('huggingface', 'Hugging Face', ['hf', 'hugging-face', 'hf-spaces', 'huggingface-spaces']),
  cloud('replicate', 'Replicate'),
  cloud('databricks', 'Databricks', ['mosaicml', 'mosaic']),
  cloud('anyscale', 'Anyscale'),
  cloud('lightning', 'Lightning AI', ['lightning-ai']),
  cloud('salad', 'Salad', ['saladcloud', 'salad-cloud']),
  cloud('jarvislabs', 'Jarvislabs', ['jarvis-labs']),
  cloud('latitude', 'Latitude.sh', ['latitude.sh']),
  cloud('massedcompute', 'Massed Compute'),
  cloud('shadeform', 'Shadeform'),
  cloud('sf-compute', 'SF Compute', ['sfcompute', 'san-francisco-compute']),
  cloud('primeintellect', 'Prime Intellect'),
  cloud('datacrunch', 'DataCrunch', ['verda']),
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
  ]),
  own('dedicated', 'a dedicated server', 'on-premises', [
    'dedicated-server',
    'bare-metal',
    'colocation',
    'colo',
    'liquid-web',
  ]),
  own('hpc', 'a supercomputing centre', 'on-premises', ['supercomputer', 'university', 'academic', 'campus']),
  own('workstation', 'a workstation', 'workstation', ['laptop', 'desktop', 'local', 'localhost', 'pc', 'home']),
  own('edge', 'an edge device', 'edge', ['edge-device', 'on-device', 'device', 'embedded', 'mobile', 'iot']),
]

let byName: ReadonlyMap<string, Provider> | undefined

export function resolveProvider(word: string): Provider | undefined {
  if (word.length > 64) return undefined
  byName ??= new Map(providers.flatMap((provider) => spellings(provider).map((name) => [key(name), provider])))
  return byName.get(key(word))
}

const spellings = (provider: Provider): string[] => [provider.id, provider.name, ...provider.names]

const key = (word: string): string => word.toLowerCase().replace(/[\s_.-]/g, '')
