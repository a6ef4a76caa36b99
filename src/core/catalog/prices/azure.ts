import type { PriceDocument } from './price-document.ts'

/** On-demand list prices of Azure, by document. */
export const azure: readonly PriceDocument[] = [
  {
    provider: 'azure',
    title: 'Karpenter: on-demand prices of Azure',
    url: 'https://github.com/Azure/karpenter-provider-azure/blob/2b431da153a6a92b705c18046512c60b1631b682/pkg/providers/pricing/zz_generated.pricing.go',
    read: '2026-06-18',
    certainty: 'published',
    rows: `
      Standard_NC24ads_A100_v4 | eastus | 3.673 | 0.6788
      Standard_NC24ads_A100_v4 | westeurope | 4.775
      Standard_NC48ads_A100_v4 | eastus | 7.346 | 1.3575
      Standard_NC48ads_A100_v4 | westeurope | 9.55
      Standard_NC96ads_A100_v4 | eastus | 14.692
      Standard_NC96ads_A100_v4 | westeurope | 19.1
      Standard_NC40ads_H100_v5 | eastus | 6.98 | 1.2899
      Standard_NC40ads_H100_v5 | westeurope | 9.08
      Standard_NC80adis_H100_v5 | eastus | 13.96 | 2.5798
      Standard_NC80adis_H100_v5 | westeurope | 18.16
      Standard_ND96asr_v4 | eastus | 27.197
      Standard_ND96asr_v4 | westeurope | 35.357
      Standard_ND96asr_A100_v4 | eastus | 27.197
      Standard_ND96asr_A100_v4 | westeurope | 35.357
      Standard_ND96amsr_A100_v4 | eastus | 32.77
      Standard_ND96amsr_A100_v4 | westeurope | 40.962
      8x nvidia-a100-80gb-sxm | eastus | 32.77
      8x nvidia-a100-80gb-sxm | westeurope | 40.962
      Standard_ND96isr_H100_v5 | eastus | 98.32
      Standard_ND96isr_H100_v5 | westeurope | 127.816
      8x nvidia-h100-80gb-sxm | eastus | 88.488
      8x nvidia-h100-80gb-sxm | westeurope | 115.034
      Standard_ND96isr_H200_v5 | eastus2 | 84.8
      Standard_ND96isr_H200_v5 | swedencentral | 110.272
      Standard_ND96isr_MI300X_v5 | eastus2 | 48
      Standard_ND96isr_MI300X_v5 | swedencentral | 67.2
      Standard_ND96is_MI300X_v5 | eastus2 | 48
      Standard_ND96is_MI300X_v5 | swedencentral | 67.2
      Standard_ND128isr_NDR_GB200_v6 | eastus | 108.16
      Standard_ND128isr_NDR_GB200_v6 | uksouth | 135.2
      Standard_ND40rs_v2 | eastus | 22.032
      Standard_ND40rs_v2 | westeurope | 27.526
      8x nvidia-v100-32gb | eastus | 12.24
      8x nvidia-v100-32gb | westeurope | 18.03
      Standard_NC6s_v3 | eastus | 3.06
      Standard_NC6s_v3 | westeurope | 3.823
      Standard_NC12s_v3 | eastus | 6.12
      Standard_NC12s_v3 | westeurope | 7.646
      Standard_NC24s_v3 | eastus | 12.24
      Standard_NC24s_v3 | westeurope | 15.292
      Standard_NC24rs_v3 | eastus | 13.46
      Standard_NC24rs_v3 | westeurope | 16.821
      Standard_NC4as_T4_v3 | eastus | 0.526
      Standard_NC4as_T4_v3 | westeurope | 0.658
      Standard_NC8as_T4_v3 | eastus | 0.752
      Standard_NC8as_T4_v3 | westeurope | 0.94
      Standard_NC16as_T4_v3 | eastus | 1.204
      Standard_NC16as_T4_v3 | westeurope | 1.505
      Standard_NC64as_T4_v3 | eastus | 4.352
      Standard_NC64as_T4_v3 | westeurope | 5.44
      Standard_NV36ads_A10_v5 | eastus | 3.2
      Standard_NV36ads_A10_v5 | westeurope | 4.16
      Standard_NV36adms_A10_v5 | eastus | 4.52
      Standard_NV36adms_A10_v5 | westeurope | 5.876
      Standard_NV72ads_A10_v5 | eastus | 6.52
      Standard_NV72ads_A10_v5 | westeurope | 8.476
      Standard_NV6ads_A10_v5 | eastus | 0.454
      Standard_NV6ads_A10_v5 | westeurope | 0.59
      Standard_NV12ads_A10_v5 | eastus | 0.908
      Standard_NV12ads_A10_v5 | westeurope | 1.18
      Standard_NV18ads_A10_v5 | eastus | 1.6
      Standard_NV18ads_A10_v5 | westeurope | 2.08
      1x nvidia-a10-24gb | westus3 | 1.1
      1x nvidia-a10-24gb | westeurope | 1.43
      1x nvidia-a10-24gb | westus3 | 2.2
      1x nvidia-a10-24gb | westeurope | 2.86
      2x nvidia-a10-24gb | westus3 | 4.4
      2x nvidia-a10-24gb | westeurope | 5.72
      Standard_NV12s_v3 | eastus | 1.14
      Standard_NV12s_v3 | westeurope | 1.426
      Standard_NV24s_v3 | eastus | 2.28
      Standard_NV24s_v3 | westeurope | 2.85
      Standard_NV48s_v3 | eastus | 4.56
      Standard_NV48s_v3 | westeurope | 5.7
    `,
  },
]
