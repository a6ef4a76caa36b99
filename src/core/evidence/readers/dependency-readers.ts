import type { EvidenceReader } from '../observation/observation.ts'
import { reader as accelerate } from './configurations/accelerate.ts'
import { reader as axolotl } from './configurations/axolotl.ts'
import { reader as deepspeed } from './configurations/deepspeed.ts'
import { reader as deviceSettings } from './configurations/device-settings.ts'
import { reader as fairseq } from './configurations/fairseq.ts'
import { reader as gptNeox } from './configurations/gpt-neox.ts'
import { reader as lightning } from './configurations/lightning.ts'
import { reader as llmFoundry } from './configurations/llm-foundry.ts'
import { reader as maxtext } from './configurations/maxtext.ts'
import { reader as meshRules } from './configurations/mesh-rules.ts'
import { reader as nanotron } from './configurations/nanotron.ts'
import { reader as torchtitan } from './configurations/torchtitan.ts'
import { reader as tpuSettings } from './configurations/tpu-settings.ts'
import { reader as trainingArguments } from './configurations/training-arguments.ts'
import { reader as dockerfile } from './containers/dockerfile.ts'
import { reader as conda } from './packages/conda.ts'
import { reader as lock } from './packages/lock.ts'
import { reader as pipfile } from './packages/pipfile.ts'
import { reader as pyproject } from './packages/pyproject.ts'
import { reader as requirements } from './packages/requirements.ts'
import { reader as setupCfg } from './packages/setup-cfg.ts'
import { reader as setupPy } from './packages/setup-py.ts'
import { reader as shellInstall } from './packages/shell-install.ts'
import { reader as clusterCalls } from './schedulers/cluster-calls.ts'
import { reader as clusterSettings } from './schedulers/cluster-settings.ts'
import { reader as hydraLauncher } from './schedulers/hydra-launcher.ts'
import { reader as rayWorkers } from './schedulers/ray-workers.ts'
import { reader as submitit } from './schedulers/submitit.ts'
import { reader as kernelSource } from './sources/kernel-source.ts'
import { reader as notebook } from './sources/notebook.ts'
import { reader as pythonDefaults } from './sources/python-defaults.ts'
import { reader as pythonSource } from './sources/python-source.ts'

/** What a repository depends on, is built from, is written in and configures its training with. */
export const dependencyReaders: readonly EvidenceReader[] = [
  accelerate,
  axolotl,
  clusterCalls,
  clusterSettings,
  conda,
  deepspeed,
  deviceSettings,
  dockerfile,
  fairseq,
  gptNeox,
  hydraLauncher,
  kernelSource,
  lightning,
  llmFoundry,
  lock,
  maxtext,
  meshRules,
  nanotron,
  notebook,
  pipfile,
  pyproject,
  pythonDefaults,
  pythonSource,
  rayWorkers,
  requirements,
  setupCfg,
  setupPy,
  shellInstall,
  submitit,
  torchtitan,
  tpuSettings,
  trainingArguments,
]
