import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/clouds/ai-platform.ts'
import { reader as shellLaunch } from '../../../../../src/core/evidence/readers/scripts/shell-launch.ts'
import { observationLines, observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string) => observationLines(reader, 'config.yaml', text)

describe('jobs of AI Platform', () => {
  it('ask for the cards of their master', () => {
    const text = `trainingInput:
  scaleTier: CUSTOM
  masterType: n1-highmem-16
  masterConfig:
    acceleratorConfig: { count: 2, type: NVIDIA_TESLA_V100 }
  workerCount: \${WORKERS}
  workerType: n1-standard-4
`
    expect(read(text)).toEqual(['4! accelerator gpu nvidia NVIDIA_TESLA_V100 perNode=2 nodes=1 count=2 gcp'])
  })

  it('ask for the cards of the workers as well, where they are the same', () => {
    const job = (workers: string, type = 'complex_model_m_p100') => `trainingInput:
  masterType: complex_model_m_p100
  workerType: ${type}
  workerCount: ${workers}
`
    expect(read(job('3'))).toEqual(['2! accelerator gpu nvidia p100 perNode=4 nodes=4 count=16 gcp'])
    expect(read(job('{{ n }}'))).toEqual([])
    expect(read(job('$N'))).toEqual(['2! accelerator gpu nvidia p100 perNode=4 gcp'])
    expect(read(job('3', 'standard_v100'))).toEqual(['2! accelerator gpu nvidia p100 gcp'])
    expect(read(job('0', 'standard_v100'))).toEqual(['2! accelerator gpu nvidia p100 perNode=4 nodes=1 count=4 gcp'])
  })

  it('name a tier, a TPU, or nothing', () => {
    expect(read('trainingInput: { scaleTier: BASIC_GPU }\n')).toEqual([
      '1! accelerator gpu nvidia k80 perNode=1 nodes=1 count=1 gcp',
    ])
    expect(read('trainingInput: { scaleTier: basic-tpu }\n')).toEqual(['1! accelerator tpu google v2-8 count=4 gcp'])
    expect(read('trainingInput: { scaleTier: STANDARD_1 }\n')).toEqual([])
    expect(read('trainingInput: { masterType: n1-standard-8 }\n')).toEqual([])
  })

  it('have the slice of a worker, whose cores are two to a chip', () => {
    const job = (rest: string) =>
      `trainingInput:\n  scaleTier: CUSTOM\n  masterType: standard\n  workerType: cloud_tpu\n${rest}`
    const slice = (type: string, count: string) =>
      `  workerConfig: { acceleratorConfig: { type: ${type}, count: ${count} } }\n`
    expect(read(job('  workerCount: 1\n'))).toEqual(['3! accelerator tpu google count=4 gcp'])
    expect(read(job('  workerCount: $N\n'))).toEqual(['3! accelerator tpu google gcp'])
    expect(read(job(''))).toEqual(['3! accelerator tpu google gcp'])
    expect(read(job(`  workerCount: 1\n${slice('TPU_V3_POD', '32')}`))).toEqual([
      '3! accelerator tpu google v3-32 count=16 gcp',
    ])
    expect(read(job(`  workerCount: 1\n${slice('TPU_V9', '8')}`))).toEqual(['3! accelerator tpu google gcp'])
  })

  it('are found where a script writes or submits them', () => {
    const text = `cat > /tmp/job.yaml <<EOF
trainingInput:
  masterType: standard_v100
EOF
gcloud ai-platform jobs submit training j --config /tmp/job.yaml
gcloud ai-platform jobs submit training k --master-accelerator count=4,type=nvidia-tesla-p100 --worker-count 0
`
    expect(observationLinesOf('accelerator', shellLaunch, 'run.sh', text)).toEqual([
      '3! accelerator gpu nvidia v100 perNode=1 nodes=1 count=1 gcp',
      '6! accelerator gpu nvidia nvidia-tesla-p100 perNode=4 nodes=1 count=4 gcp',
    ])
  })
})
