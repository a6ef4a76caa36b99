import { describe, expect, it } from '@jest/globals'
import { importsOf, modulesNamed } from '../../../../src/core/languages/python/python-imports.ts'
import { readPython } from '../../../../src/core/languages/python/python-text.ts'

describe('the modules that a source names at a glance', () => {
  it.each([
    'import torch\n',
    'import os, torch.nn as nn, jax\n',
    'from transformers.trainer import Trainer, set_seed\n',
    'def f():\n    from ray import train\n',
    'try: import flax\nexcept ImportError: pass\n',
    'import os, \\\n    horovod.torch\n',
    'from nemo_run import (\n  Executor,\n)\n',
  ])('are all that are imported: %j', (source) => {
    const packages = [...modulesNamed(source)].map((name) => name.split('.', 1)[0])
    for (const { module } of importsOf(readPython(source))) expect(packages).toContain(module.split('.', 1)[0])
  })

  it('are not what the code only speaks of', () => {
    expect([...modulesNamed('important = torch\n')]).toEqual([])
  })
})
