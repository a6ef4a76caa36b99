import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/scripts/dotenv.ts'
import { observationLinesOf } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'jobs/train.env') => observationLinesOf('accelerator', reader, path, text)

describe('dotenv', () => {
  it('knows its files', () => {
    const paths = ['.env', 'environments/dev.env', '.env.example', 'a/.env.prod', 'env/jupiter.env', 'a_b.env']
    expect(paths.filter(reader.matches)).toEqual(paths)
    expect(['environment.yml', 'env.py', 'a.env.py', 'myenv', '.environment'].filter(reader.matches)).toEqual([])
  })

  it('reads what a script takes from it', () => {
    expect(read('NNODES=10\nNPROC_PER_NODE=4\n')).toEqual(['2? accelerator gpu perNode=4 nodes=10 count=40'])
    expect(read('export GPUS_PER_NODE=4\n')).toEqual(['1? accelerator gpu perNode=4'])
    expect(read('INSTANCE_TYPE=p4d.24xlarge\n')).toEqual(['1? accelerator gpu nvidia p4d.24xlarge perNode=8 aws'])
  })

  it('reads a card with its number and its nodes', () => {
    const card = 'NUM_NODES=2\nACCELERATOR_TYPE=NVIDIA_TESLA_P100\nACCELERATOR_COUNT=4\n'
    const read2 = '2? accelerator gpu nvidia NVIDIA_TESLA_P100 perNode=4 nodes=2 count=8'
    expect(read(card)).toEqual([read2])
    expect(read(card, '.env.example')).toEqual([`${read2} byDefault`])
    expect(read('ACCELERATOR_TYPE=v4-32\nNUM_NODES=2\n')).toEqual(['1? accelerator tpu google v4-32 count=16 gcp'])
  })

  it('says nothing of other variables', () => {
    expect(read('GPU_MEMORY_UTILIZATION=0.9\nWORKERS=8\nAPI_KEY=x\n')).toEqual([])
    expect(read('ACCELERATOR_TYPE=\nNUM_GPUS=$N\n')).toEqual([])
  })
})
