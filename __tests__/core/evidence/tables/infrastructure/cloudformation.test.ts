import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/infrastructure/cloudformation.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

describe('machines of AWS', () => {
  it('are read from templates in spite of their functions', () => {
    const text = `Resources:
  Template:
    Type: AWS::EC2::LaunchTemplate
    Properties:
      LaunchTemplateData:
        ImageId: !If [HasImage, !Ref Image, !Sub "\${Default}"]
        InstanceType: p4d.24xlarge
  Head:
    Type: AWS::EC2::Instance
    Properties: { InstanceType: m5.large, SubnetId: !GetAtt Net.Id }
`
    expect(observationLines(reader, 'stack.yaml', text)).toEqual([
      '7? accelerator gpu nvidia p4d.24xlarge perNode=8 aws',
    ])
  })

  it('are what a parameter has by default', () => {
    const text = (type: string, machine: string) => `Resources:
  Node: { Type: AWS::EC2::Instance, Properties: { InstanceType: !Ref WorkerType } }
Parameters:
  WorkerType: { Type: ${type}, Default: ${machine} }
`
    expect(observationLines(reader, 'stack.yaml', text('String', 'p3.16xlarge'))).toEqual([
      '4? accelerator gpu nvidia p3.16xlarge perNode=8 aws',
    ])
    expect(observationLines(reader, 'stack.yaml', text('String', 'm5.large'))).toEqual([])
    expect(observationLines(reader, 'stack.yaml', text('Number', 'p3.16xlarge'))).toEqual([])
  })

  it('have a number in a cluster that neither grows nor shrinks', () => {
    const queue = (fewest: number) => `Scheduling:
  SlurmQueues:
    - Name: gpu
      ComputeResources:
        - Name: p5
          Instances: [{ InstanceType: p5.48xlarge }]
          MinCount: ${fewest}
          MaxCount: 4
`
    expect(observationLines(reader, 'cluster.yaml', queue(4))).toEqual([
      '6? accelerator gpu nvidia p5.48xlarge perNode=8 nodes=4 count=32 aws',
    ])
    expect(observationLines(reader, 'cluster.yaml', queue(0))).toEqual([
      '6? accelerator gpu nvidia p5.48xlarge perNode=8 aws',
    ])
  })

  it('are asked for by the containers of AWS Batch', () => {
    const text =
      '{ "containerProperties": { "resourceRequirements": [{ "type": "GPU", "value": "4" }, { "type": "VCPU", "value": "8" }] } }'
    expect(observationLines(reader, 'job.json', text)).toEqual(['1? accelerator gpu perNode=4 aws'])
  })

  it('are asked for by templates that Terraform fills in', () => {
    const text = '[{ "memory": ${memory},\n "resourceRequirements": [{ "type": "GPU", "value": "1" }] }]'
    for (const path of ['task.json.tpl', 'task.json.tftpl', 'task.tpl.json'])
      expect([path, observationLines(reader, path, text)]).toEqual([path, ['2? accelerator gpu perNode=1 aws']])
  })

  it('are named by the job definitions of AWS Batch', () => {
    const text =
      '{ "jobDefinitionName": "a", "nodeProperties": { "nodeRangeProperties": [{ "container": { "instanceType": "p4d.24xlarge" } }] } }'
    expect(observationLines(reader, 'job.json', text)).toEqual(['1? accelerator gpu nvidia p4d.24xlarge perNode=8 aws'])
  })

  it('are left to other readers where they are SageMaker’s', () => {
    expect(
      observationLines(reader, 'stack.yaml', 'Type: AWS::SageMaker::Model\nInstanceType: ml.p4d.24xlarge\n'),
    ).toEqual([])
  })
})
