import { reader as dstack } from './dstack.ts'
import { reader as kubernetes } from './kubernetes.ts'
import type { EvidenceReader } from './observation.ts'
import { reader as sagemaker } from './sagemaker.ts'
import { reader as shellLaunch } from './shell-launch.ts'
import { reader as skypilot } from './skypilot.ts'
import { reader as slurm } from './slurm.ts'
import { reader as terraform } from './terraform.ts'
import { reader as vertex } from './vertex.ts'

/** The readers of files that launch jobs, or make the machines that they run on. */
export const launchReaders: readonly EvidenceReader[] = [
  dstack,
  kubernetes,
  sagemaker,
  shellLaunch,
  skypilot,
  slurm,
  terraform,
  vertex,
]
