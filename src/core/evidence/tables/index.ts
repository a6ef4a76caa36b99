import type { EvidenceReader } from '../observation/observation.ts'
import { reader as cloudsAxolotlCloud } from './clouds/axolotl-cloud.ts'
import { reader as cloudsAzureml } from './clouds/azureml.ts'
import { reader as cloudsBeaker } from './clouds/beaker.ts'
import { reader as cloudsCloudCalls } from './clouds/cloud-calls.ts'
import { reader as cloudsDetermined } from './clouds/determined.ts'
import { reader as cloudsDstack } from './clouds/dstack.ts'
import { reader as cloudsMcli } from './clouds/mcli.ts'
import { reader as cloudsSagemaker } from './clouds/sagemaker.ts'
import { reader as cloudsSkypilot } from './clouds/skypilot.ts'
import { reader as cloudsVertex } from './clouds/vertex.ts'
import { reader as configurationsAccelerate } from './configurations/accelerate.ts'
import { reader as configurationsAxolotl } from './configurations/axolotl.ts'
import { reader as configurationsDeepspeed } from './configurations/deepspeed.ts'
import { reader as configurationsFairseq } from './configurations/fairseq.ts'
import { reader as configurationsGptNeox } from './configurations/gpt-neox.ts'
import { reader as configurationsLightning } from './configurations/lightning.ts'
import { reader as configurationsLlmFoundry } from './configurations/llm-foundry.ts'
import { reader as configurationsMachineSettings } from './configurations/machine-settings.ts'
import { reader as configurationsMaxtext } from './configurations/maxtext.ts'
import { reader as configurationsNanotron } from './configurations/nanotron.ts'
import { reader as configurationsTorchtitan } from './configurations/torchtitan.ts'
import { reader as configurationsTrainingArguments } from './configurations/training-arguments.ts'
import { reader as containersCompose } from './containers/compose.ts'
import { reader as containersDockerfile } from './containers/dockerfile.ts'
import { reader as containersHelmValues } from './containers/helm-values.ts'
import { reader as containersKubernetes } from './containers/kubernetes.ts'
import { reader as infrastructureCloudformation } from './infrastructure/cloudformation.ts'
import { reader as infrastructureTerraform } from './infrastructure/terraform.ts'
import { reader as packagesConda } from './packages/conda.ts'
import { reader as packagesLock } from './packages/lock.ts'
import { reader as packagesPyproject } from './packages/pyproject.ts'
import { reader as packagesRequirements } from './packages/requirements.ts'
import { reader as packagesSetupCfg } from './packages/setup-cfg.ts'
import { reader as packagesSetupPy } from './packages/setup-py.ts'
import { reader as packagesShellInstall } from './packages/shell-install.ts'
import { reader as schedulersBatchScheduler } from './schedulers/batch-scheduler.ts'
import { reader as schedulersClusterCalls } from './schedulers/cluster-calls.ts'
import { reader as schedulersClusterSettings } from './schedulers/cluster-settings.ts'
import { reader as schedulersHydraLauncher } from './schedulers/hydra-launcher.ts'
import { reader as schedulersKubernetesCalls } from './schedulers/kubernetes-calls.ts'
import { reader as schedulersLauncherCalls } from './schedulers/launcher-calls.ts'
import { reader as schedulersRayCluster } from './schedulers/ray-cluster.ts'
import { reader as schedulersSubmitit } from './schedulers/submitit.ts'
import { reader as scriptsShellLaunch } from './scripts/shell-launch.ts'
import { reader as sourcesKernelSource } from './sources/kernel-source.ts'
import { reader as sourcesNotebook } from './sources/notebook.ts'
import { reader as sourcesPythonSource } from './sources/python-source.ts'

/** Every reader of files. Written by `npm run build`: a reader is added by adding its file. */
export const readers: readonly EvidenceReader[] = [
  cloudsAxolotlCloud,
  cloudsAzureml,
  cloudsBeaker,
  cloudsCloudCalls,
  cloudsDetermined,
  cloudsDstack,
  cloudsMcli,
  cloudsSagemaker,
  cloudsSkypilot,
  cloudsVertex,
  configurationsAccelerate,
  configurationsAxolotl,
  configurationsDeepspeed,
  configurationsFairseq,
  configurationsGptNeox,
  configurationsLightning,
  configurationsLlmFoundry,
  configurationsMachineSettings,
  configurationsMaxtext,
  configurationsNanotron,
  configurationsTorchtitan,
  configurationsTrainingArguments,
  containersCompose,
  containersDockerfile,
  containersHelmValues,
  containersKubernetes,
  infrastructureCloudformation,
  infrastructureTerraform,
  packagesConda,
  packagesLock,
  packagesPyproject,
  packagesRequirements,
  packagesSetupCfg,
  packagesSetupPy,
  packagesShellInstall,
  schedulersBatchScheduler,
  schedulersClusterCalls,
  schedulersClusterSettings,
  schedulersHydraLauncher,
  schedulersKubernetesCalls,
  schedulersLauncherCalls,
  schedulersRayCluster,
  schedulersSubmitit,
  scriptsShellLaunch,
  sourcesKernelSource,
  sourcesNotebook,
  sourcesPythonSource,
]
