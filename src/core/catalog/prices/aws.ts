import type { PriceDocument } from './price-document.ts'

/** On-demand list prices of AWS, by document. */
export const aws: readonly PriceDocument[] = [
  {
    provider: 'aws',
    title: 'Karpenter: on-demand prices of AWS',
    url: 'https://github.com/aws/karpenter-provider-aws/blob/6fc13b5236fd04fd16ff3f9dc7490d0813994099/pkg/providers/pricing/zz_generated.pricing_aws.go',
    read: '2026-07-20',
    certainty: 'published',
    rows: `
      p2.xlarge | us-east-1 | 0.9
      p2.8xlarge | us-east-1 | 7.2
      p2.16xlarge | us-east-1 | 14.4
      p3.2xlarge | us-east-1 | 3.06
      p3.8xlarge | us-east-1 | 12.24
      p3.16xlarge | us-east-1 | 24.48
      p3dn.24xlarge | us-east-1 | 31.212
      p4d.24xlarge | us-east-1 | 21.9576
      p4de.24xlarge | us-east-1 | 27.4471 | 14.2574
      p5.4xlarge | us-east-1 | 6.88
      p5.48xlarge | us-east-1 | 55.04 | 16.9508
      p5en.48xlarge | us-east-1 | 63.296 | 15.8566
      p6-b200.48xlarge | us-east-1 | 113.9328 | 24.402
      p6-b300.48xlarge | us-east-1 | 142.416
      g4dn.xlarge | us-east-1 | 0.526
      g4dn.2xlarge | us-east-1 | 0.752
      g4dn.4xlarge | us-east-1 | 1.204
      g4dn.8xlarge | us-east-1 | 2.176
      g4dn.16xlarge | us-east-1 | 4.352
      g4dn.12xlarge | us-east-1 | 3.912
      g4dn.metal | us-east-1 | 7.824
      g5.xlarge | us-east-1 | 1.006
      g5.2xlarge | us-east-1 | 1.212
      g5.4xlarge | us-east-1 | 1.624
      g5.8xlarge | us-east-1 | 2.448
      g5.16xlarge | us-east-1 | 4.096
      g5.12xlarge | us-east-1 | 5.672
      g5.24xlarge | us-east-1 | 8.144
      g5.48xlarge | us-east-1 | 16.288
      g6.xlarge | us-east-1 | 0.8048
      g6.2xlarge | us-east-1 | 0.9776
      g6.4xlarge | us-east-1 | 1.3232
      g6.8xlarge | us-east-1 | 2.0144
      g6.16xlarge | us-east-1 | 3.3968
      g6.12xlarge | us-east-1 | 4.6016
      g6.24xlarge | us-east-1 | 6.6752
      g6.48xlarge | us-east-1 | 13.3504
      gr6.4xlarge | us-east-1 | 1.5392
      gr6.8xlarge | us-east-1 | 2.4464
      g6e.xlarge | us-east-1 | 1.861
      g6e.2xlarge | us-east-1 | 2.2421
      g6e.4xlarge | us-east-1 | 3.0042
      g6e.8xlarge | us-east-1 | 4.5286
      g6e.16xlarge | us-east-1 | 7.5772
      g6e.12xlarge | us-east-1 | 10.4926
      g6e.24xlarge | us-east-1 | 15.0656
      g6e.48xlarge | us-east-1 | 30.1312
      1x nvidia-rtx-pro-4500-32gb | us-east-1 | 2.52
      1x nvidia-rtx-pro-4500-32gb | us-east-1 | 3.0421
      1x nvidia-rtx-pro-4500-32gb | us-east-1 | 4.0862
      2x nvidia-rtx-pro-4500-32gb | us-east-1 | 7.1283
      4x nvidia-rtx-pro-4500-32gb | us-east-1 | 14.2566
      8x nvidia-rtx-pro-4500-32gb | us-east-1 | 28.5133
      g7e.2xlarge | us-east-1 | 3.3631
      g7e.4xlarge | us-east-1 | 3.9982
      g7e.8xlarge | us-east-1 | 5.2682
      g7e.12xlarge | us-east-1 | 8.2861
      g7e.24xlarge | us-east-1 | 16.5722
      g7e.48xlarge | us-east-1 | 33.1443
      trn1.2xlarge | us-east-1 | 1.3438
      trn1.32xlarge | us-east-1 | 21.5
      trn1n.32xlarge | us-east-1 | 24.78 | 3.6348
      inf1.xlarge | us-east-1 | 0.228
      inf1.2xlarge | us-east-1 | 0.362
      inf1.6xlarge | us-east-1 | 1.18
      inf1.24xlarge | us-east-1 | 4.721
      inf2.xlarge | us-east-1 | 0.7582
      inf2.8xlarge | us-east-1 | 1.9679
      inf2.24xlarge | us-east-1 | 6.4906
      inf2.48xlarge | us-east-1 | 12.9813
      dl1.24xlarge | us-east-1 | 13.109
    `,
  },
  {
    provider: 'aws',
    title: 'SkyPilot catalog: AWS',
    url: 'https://github.com/skypilot-org/skypilot-catalog/blob/2c3d7ea7d76bf84cf80d382e946c1609571485fd/catalogs/v9/aws/vms.csv',
    read: '2026-07',
    certainty: 'published',
    rows: `
      p4d.24xlarge | us-west-2 | 21.9576 | 10.6942
      p4de.24xlarge | us-west-2 | 27.4471 | 15.0545
      p4de.24xlarge | eu-central-1 | 34.2912 | 12.9989
      p5.48xlarge | us-west-2 | 55.04 | 9.3722
      p5.48xlarge | us-east-2 | 55.04 | 13.4628
      p5.48xlarge | us-west-1 | 68.8 | 16.1978
      p5.48xlarge | eu-north-1 | 58.8928 | 10.5722
      p5.48xlarge | eu-west-2 | 71.552 | 12.4269
      p5.48xlarge | ap-northeast-1 | 68.8 | 9.8505
      p5.4xlarge | us-east-2 | 6.88 | 2.8064
      p5.4xlarge | us-west-2 | 6.88 | 4.8202
      p5en.48xlarge | us-east-2 | 63.296 | 9.3944
      p5en.48xlarge | us-west-2 | 63.296 | 17.8226
      p5en.48xlarge | eu-north-1 | 67.7267 | 16.3775
      p5en.48xlarge | eu-south-2 | 68.3597 | 8.6583
      p5en.48xlarge | ap-northeast-1 | 79.12 | 19.0969
      p6-b200.48xlarge | us-east-2 | 113.9328 | 11.3933
      p6-b200.48xlarge | us-west-2 | 113.9328 | 25.4876
      p6-b300.48xlarge | us-west-2 | 142.416 | 15.9815
    `,
  },
]
