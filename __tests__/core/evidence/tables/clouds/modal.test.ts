import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/clouds/modal.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

const read = (text: string, path = 'cloud.py') => observationLines(reader, path, `import modal\n${text}`)
const train = (gpu: string, before = '') =>
  read(`${before}@app.function(gpu=${gpu}, timeout=60)\ndef train():\n    pass\n`)

describe('modal', () => {
  it('states what a function that trains is given', () => {
    expect(train('"H100:8"')).toEqual(['2! accelerator gpu nvidia H100 perNode=8 nodes=1 count=8 modal @train'])
    expect(train("'a100-80gb'")).toEqual(['2! accelerator gpu nvidia a100-80gb perNode=1 nodes=1 count=1 modal @train'])
    expect(train('"H100!:2"')).toEqual(['2! accelerator gpu nvidia H100 perNode=2 nodes=1 count=2 modal @train'])
    expect(train('"any"')).toEqual(['2! accelerator gpu perNode=1 nodes=1 count=1 modal @train'])
  })

  it('reads the classes that stood for the names before', () => {
    expect(train('modal.gpu.A100(count=4, size="80GB")')).toEqual([
      '2! accelerator gpu nvidia A100-80GB perNode=4 nodes=1 count=4 modal @train',
    ])
    expect(train('modal.gpu.T4()')).toEqual(['2! accelerator gpu nvidia T4 perNode=1 nodes=1 count=1 modal @train'])
    expect(train('modal.gpu.H100(count=COUNT)')).toEqual(['2! accelerator gpu nvidia H100 nodes=1 modal @train'])
    expect(train('modal.gpu.Any()')).toEqual(['2! accelerator gpu nodes=1 modal @train'])
  })

  it('says of a choice only what is common to it', () => {
    expect(train('["H100:8", "A100:8"]')).toEqual([
      '2! accelerator gpu nvidia perNode=8 nodes=1 count=8 modal oneOf=H100,A100 @train',
    ])
    expect(train('["H100", UNKNOWN]')).toEqual([])
  })

  it('follows a name that is given once', () => {
    expect(train('GPU', 'GPU = "L40S:2"\n')).toEqual([
      '3! accelerator gpu nvidia L40S perNode=2 nodes=1 count=2 modal @train',
    ])
    expect(train('GPU', 'GPU = modal.gpu.H100(count=8)\n')).toEqual([
      '3! accelerator gpu nvidia H100 perNode=8 nodes=1 count=8 modal @train',
    ])
    expect(train('GPU', 'GPU = "L4"\nGPU = "T4"\n')).toEqual([])
    expect(train('GPU', 'GPU = os.environ["GPU"]\n')).toEqual([])
    expect(train('A', 'A = B\nB = "T4"\n')).toEqual([])
  })

  it('fills in names that are given a plain value', () => {
    const [two, open] = ['H100 perNode=2 nodes=1 count=2 modal @train', 'H100 nodes=1 modal @train']
    expect(train('f"H100:{N}"', 'N = 2\n')).toEqual([`3! accelerator gpu nvidia ${two}`])
    expect(train('f"{GPU}:{N}"', 'N = 2\nGPU = "H100"\n')).toEqual([`4! accelerator gpu nvidia ${two}`])
    expect(train('f"H100:{N}"')).toEqual([`2! accelerator gpu nvidia ${open}`])
    expect(train('f"H100:{N}"', 'N = 2 * K\n')).toEqual([`3! accelerator gpu nvidia ${open}`])
  })

  it('only suggests what may answer requests', () => {
    const suggested = '2? accelerator gpu nvidia T4 perNode=1 nodes=1 count=1 modal'
    expect(read('@app.function(gpu="T4")\ndef embed():\n    pass\n')).toEqual([`${suggested} @embed`])
    expect(read('@app.cls(gpu="T4")\nclass Trainer:\n    pass\n')).toEqual([`${suggested} @Trainer`])
    expect(read('@app.function(gpu="T4")\n@modal.web_server(8000)\ndef train():\n    pass\n')).toEqual([
      `${suggested} @train`,
    ])
    expect(read('@app.function(gpu="T4")\ndef main():\n    pass\n', 'train_modal.py')).toEqual([
      '2! accelerator gpu nvidia T4 perNode=1 nodes=1 count=1 modal @main',
    ])
  })

  it('counts the nodes of a cluster', () => {
    const clustered = (size: string) =>
      read(`@app.function(gpu="H100:8")\n@modal.experimental.clustered(${size}, rdma=True)\ndef train():\n    pass\n`)
    expect(clustered('size=4')).toEqual(['2! accelerator gpu nvidia H100 perNode=8 nodes=4 count=32 modal @train'])
    expect(clustered('n')).toEqual(['2! accelerator gpu nvidia H100 perNode=8 modal @train'])
    const constant = '@app.function(gpu="H100:8")\n@modal.experimental.clustered(N)\ndef train():\n    pass\n'
    expect(read(`N = 2\n${constant}`)).toEqual([
      '3! accelerator gpu nvidia H100 perNode=8 nodes=2 count=16 modal @train',
    ])
    expect(read(`N = 2\nN = 4\n${constant}`)).toEqual(['4! accelerator gpu nvidia H100 perNode=8 modal @train'])
  })

  it('reads nothing that is composed, commented out, or of another library', () => {
    expect(train('f"{GPU}:8"')).toEqual([])
    expect(train('"H100:" + str(N)')).toEqual([])
    expect(train('None')).toEqual([])
    expect(read('# @app.function(gpu="H100")\n')).toEqual([])
    expect(read('launch(gpu="H100")\n')).toEqual([])
    expect(observationLines(reader, 'a.py', '# modal\n@app.function(gpu="H100")\ndef train(): pass\n')).toEqual([])
  })
})

describe('a default of the environment', () => {
  it('suggests what whoever starts the program may overrule', () => {
    const given = (value: string) => train('GPU', `import os\nGPU = os.environ.get("GPU", ${value})\n`)
    expect(given('"h100:2"')).toEqual([
      '4? accelerator gpu nvidia h100 perNode=2 nodes=1 count=2 modal byDefault @train',
    ])
    expect(given('fallback')).toEqual([])
    expect(train('os.getenv("GPU", "t4")')).toEqual([
      '2? accelerator gpu nvidia t4 perNode=1 nodes=1 count=1 modal byDefault @train',
    ])
  })
})
