import { describe, expect, it } from '@jest/globals'
import { reader } from '../../../../../src/core/evidence/tables/sources/kernel-source.ts'
import { observationLines } from '../../../../support/observation-lines.ts'

describe('kernel sources', () => {
  it('are in CUDA', () => {
    expect(observationLines(reader, 'a.cu', '#include <x.h>\n\n__global__ void add(float *x) {}\n')).toEqual([
      '3! kernel cuda',
    ])
    expect(observationLines(reader, 'a.cuh', '#pragma once\n')).toEqual(['1? kernel cuda'])
    expect(
      observationLines(reader, 'a.cu', '#ifdef USE_ROCM\n#include <hip/hip_runtime.h>\n#endif\nadd<<<1, 2>>>(x);\n'),
    ).toEqual(['4! kernel cuda'])
  })

  it('are in HIP', () => {
    expect(observationLines(reader, 'a.hip', '__global__ void add() {}\n')).toEqual(['1! kernel hip'])
    expect(observationLines(reader, 'a.cu', '#include <hip/hip_runtime.h>\n__global__ void add() {}\n')).toEqual([
      '2! kernel hip',
    ])
  })

  it('are programs where they have their own start and the name of training', () => {
    const program = '__global__ void step() {}\n\nint main(int argc, char **argv) {}\n'
    expect(observationLines(reader, 'src/train_gpt.cu', program)).toEqual(['1! kernel cuda trains'])
    expect(observationLines(reader, 'src/trainer.cu', '__global__ void step() {}\n// int main\n')).toEqual([
      '1! kernel cuda',
    ])
    expect(observationLines(reader, 'train/profile.cu', program)).toEqual(['1! kernel cuda'])
    expect(observationLines(reader, 'constrain.cu', program)).toEqual(['1! kernel cuda'])
  })

  it('are none in other files', () => {
    expect(['a.cpp', 'a.cc', 'cu', 'a.cu.md', 'a.py'].filter(reader.matches)).toEqual([])
  })
})
