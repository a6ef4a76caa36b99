import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/readers/schedulers/hostfile.ts'

const read = (text: string) => reader.read('hostfile', text)

describe('a hostfile', () => {
  it('is told by its name', () => {
    for (const path of [
      'hostfile',
      'scripts/hostfile',
      'a/my.hostfile',
      'configs/hostfile.txt',
      'hosts',
      'hostfile_2nodes',
      'train_machinefile',
    ])
      expect(reader.matches(path)).toBe(true)
    for (const path of ['hostfile.py.md', 'src/ghosts', 'hosts.yaml', 'hostfiles/readme.md'])
      expect(reader.matches(path)).toBe(false)
    expect(reader.mayHold?.('10.0.0.1 name\n')).toBe(false)
    expect(reader.mayHold?.('a slots=8\n')).toBe(true)
  })

  it('tells the nodes and the slots that they share', () => {
    expect(read('# two\n\nnode-1 slots=8\n10.0.0.2 slots = 8 max_slots=8 # last\nnode-1 slots=8\n')).toEqual([
      {
        what: 'accelerator',
        kind: 'gpu',
        perNode: 8,
        nodes: 2,
        count: 16,
        certainty: 'suggests',
        place: { path: 'hostfile', line: 3 },
      },
    ])
  })

  it('tells nothing of hosts that are unlike, or are no nodes of accelerators', () => {
    for (const text of [
      'a slots=8\nb slots=4\n',
      'a slots=8\nb\n',
      'a slots=1\nb slots=1\n',
      'a slots=64\n',
      '[workers]\na slots=8\n',
      'a slots=$N\n',
      '# a slots=8\n',
    ])
      expect(read(text)).toEqual([])
  })
})
