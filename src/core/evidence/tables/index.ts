import type { EvidenceReader } from '../observation/observation.ts'
import { reader as cloudsCloudCalls } from './clouds/cloud-calls.ts'
import { reader as containersDockerfile } from './containers/dockerfile.ts'
import { reader as containersHelmValues } from './containers/helm-values.ts'
import { reader as containersKubernetes } from './containers/kubernetes.ts'
import { reader as containersReplicaChanges } from './containers/replica-changes.ts'
import { reader as documentsCloudsAzureml } from './documents/clouds/azureml.ts'
import { reader as documentsCloudsSkypilot } from './documents/clouds/skypilot.ts'
import { reader as documentsConfigurationsAccelerate } from './documents/configurations/accelerate.ts'
import { reader as documentsConfigurationsAxolotl } from './documents/configurations/axolotl.ts'
import { reader as documentsConfigurationsComponents } from './documents/configurations/components.ts'
import { reader as documentsConfigurationsDeepspeed } from './documents/configurations/deepspeed.ts'
import { reader as documentsConfigurationsLightning } from './documents/configurations/lightning.ts'
import { reader as documentsConfigurationsMaxtext } from './documents/configurations/maxtext.ts'
import { reader as documentsConfigurationsTrainingArguments } from './documents/configurations/training-arguments.ts'
import { reader as documentsConfigurationsTrainingSettings } from './documents/configurations/training-settings.ts'
import { reader as packagesConda } from './packages/conda.ts'
import { reader as packagesLockFiles } from './packages/lock-files.ts'
import { reader as packagesPyproject } from './packages/pyproject.ts'
import { reader as packagesRequirements } from './packages/requirements.ts'
import { reader as packagesSetupPy } from './packages/setup-py.ts'
import { reader as packagesShellInstall } from './packages/shell-install.ts'
import { reader as schedulersBatchScheduler } from './schedulers/batch-scheduler.ts'
import { reader as schedulersClusterCalls } from './schedulers/cluster-calls.ts'
import { reader as schedulersHostFile } from './schedulers/host-file.ts'
import { reader as scriptsOpenLaunch } from './scripts/open-launch.ts'
import { reader as scriptsShellLaunch } from './scripts/shell-launch.ts'
import { reader as sourcesKernelSource } from './sources/kernel-source.ts'
import { reader as sourcesNotebook } from './sources/notebook.ts'
import { reader as sourcesPythonSource } from './sources/python-source.ts'

/** Every reader of files. Written by `npm run build`: a reader is added by adding its file. */
export const readers: readonly EvidenceReader[] = [
  cloudsCloudCalls,
  containersDockerfile,
  containersHelmValues,
  containersKubernetes,
  containersReplicaChanges,
  documentsCloudsAzureml,
  documentsCloudsSkypilot,
  documentsConfigurationsAccelerate,
  documentsConfigurationsAxolotl,
  documentsConfigurationsComponents,
  documentsConfigurationsDeepspeed,
  documentsConfigurationsLightning,
  documentsConfigurationsMaxtext,
  documentsConfigurationsTrainingArguments,
  documentsConfigurationsTrainingSettings,
  packagesConda,
  packagesLockFiles,
  packagesPyproject,
  packagesRequirements,
  packagesSetupPy,
  packagesShellInstall,
  schedulersBatchScheduler,
  schedulersClusterCalls,
  schedulersHostFile,
  scriptsOpenLaunch,
  scriptsShellLaunch,
  sourcesKernelSource,
  sourcesNotebook,
  sourcesPythonSource,
]
