import { describe, expect, it } from '@jest/globals'
import { reader } from '../../src/evidence/azureml.ts'
import { seen } from '../support/seen.ts'

const job = (instances: string, processes: string, type = 'pytorch') =>
  `type: command\ndistribution:\n  type: ${type}\n  process_count_per_instance: ${processes}\n${instances}compute: azureml:big\n`
const read = (text: string) => seen(reader, 'job.yml', text)

describe('jobs of Azure Machine Learning', () => {
  it('multiply the processes of an instance', () => {
    expect(read(job('resources:\n  instance_count: 2\n', '8'))).toEqual([
      '4? accelerator gpu perNode=8 nodes=2 count=16 azure',
    ])
    expect(read(job('', '4'))).toEqual(['4? accelerator gpu perNode=4 nodes=1 count=4 azure'])
  })

  it('say nothing of other processes', () => {
    expect(read(job('', '8', 'mpi'))).toEqual([])
    expect(read(job('', '${{ inputs.n }}'))).toEqual([])
    expect(read(job('', '64'))).toEqual([])
  })
})
