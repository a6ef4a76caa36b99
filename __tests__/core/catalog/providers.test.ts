import { describe, expect, it } from '@jest/globals'
import { readProvider, resolveProvider } from '../../../src/core/catalog/names/providers.ts'

describe('a provider and its region', () => {
  it.each([
    ['aws/us-east-1', 'aws', 'us-east-1'],
    ['aws/us-east-1a', 'aws', 'us-east-1a'],
    ['aws-us-east-1', 'aws', 'us-east-1'],
    ['AWS (us-west-2)', 'aws', 'us-west-2'],
    ['us-east-1 (AWS)', 'aws', 'us-east-1'],
    ['AWS EKS us-east-1', 'aws', 'us-east-1'],
    ['gcp us-central1', 'gcp', 'us-central1'],
    ['gcp-us-central1-a', 'gcp', 'us-central1-a'],
    ['gcp:europe-west4-b', 'gcp', 'europe-west4-b'],
    ['azure eastus', 'azure', 'eastus'],
    ['Azure (East US 2)', 'azure', 'eastus2'],
    ['oci us-ashburn-1', 'oci', 'us-ashburn-1'],
    ['alibaba cn-hangzhou', 'alibaba', 'cn-hangzhou'],
    ['coreweave US-EAST-04', 'coreweave', 'us-east-04'],
    ['nebius eu-north1', 'nebius', 'eu-north1'],
    // Regions with a unique format.
    ['europe-west4', 'gcp', 'europe-west4'],
    ['us-central1-a', 'gcp', 'us-central1-a'],
    ['eastus', 'azure', 'eastus'],
  ])('%s', (text, id, region) => {
    expect(readProvider(text)).toEqual({ provider: expect.objectContaining({ id }), region })
    expect(resolveProvider(text)?.id).toBe(id)
  })

  it('has no region where several are named', () => {
    expect(readProvider('AWS us-east-1, us-west-2')).toEqual({ provider: expect.objectContaining({ id: 'aws' }) })
  })
})

describe('a provider', () => {
  it.each([
    ['SageMaker', 'aws'],
    ['EC2 p4d', 'aws'],
    ['EC2 p4d.24xlarge', 'aws'],
    ['Azure ND MI300X v5', 'azure'],
    ['azure nc a100 v4', 'azure'],
    ['AWS spot instances', 'aws'],
    ['our AWS account', 'aws'],
    ['GKE autopilot', 'gcp'],
    ['Vertex AI on Google Cloud', 'gcp'],
    ['GCP a3-highgpu-8g', 'gcp'],
    ['AzureML', 'azure'],
    ['Azure Standard_ND96isr_H100_v5', 'azure'],
    ['Google Colab Pro+', 'colab'],
    ['Lambda Labs', 'lambda'],
    ['NVIDIA DGX Cloud', 'dgx-cloud'],
  ])('%s', (text, id) => expect(readProvider(text)).toEqual({ provider: expect.objectContaining({ id }) }))

  it.each([
    ['our own servers', 'on-prem'],
    ['own cluster', 'on-prem'],
    ['slurm cluster', 'on-prem'],
    ['self hosted', 'on-prem'],
    ['onprem k8s', 'on-prem'],
    ['on-premise data center', 'on-prem'],
    ['our datacenter', 'on-prem'],
    ['in-house GPU cluster', 'on-prem'],
    ['bare metal', 'dedicated'],
    ['university cluster', 'hpc'],
    ['hpc cluster', 'hpc'],
    ['NERSC Perlmutter', 'hpc'],
    ['LUMI supercomputer', 'hpc'],
    ['Isambard-AI', 'hpc'],
    ['Jean Zay', 'hpc'],
    ['local workstation', 'workstation'],
    ['my desktop', 'workstation'],
    ['local machine', 'workstation'],
  ])('%s is hardware of one’s own', (text, id) => {
    expect(readProvider(text)).toEqual({ provider: expect.objectContaining({ id, family: 'own' }) })
  })

  it.each([
    ...[
      'lambda calculus',
      'modal logic',
      'rack in the basement',
      'do',
      'do something',
      'cloud',
      'cluster',
      'gpu cluster',
    ],
    ...['our', 'my', 'the', 'slurm', 'aws azure', 'aws in-house', 'gcp us-east-1', 'nvidia gpus', 'intel servers'],
    // Several clouds have a region with this name.
    ...['us-east-1', 'us-west-2', 'us-central1', 'region', 'a', '-', 'our spaceship', 'university of life'],
    ...['aws '.repeat(100), '__proto__ servers', 'constructor cluster', 'our __proto__'],
  ])('is not %j', (text) => expect(readProvider(text)).toBeUndefined())
})
