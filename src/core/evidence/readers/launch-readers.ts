import type { EvidenceReader } from '../observation/observation.ts'
import { reader as aiPlatform } from './clouds/ai-platform.ts'
import { reader as axolotlCloud } from './clouds/axolotl-cloud.ts'
import { reader as azureml } from './clouds/azureml.ts'
import { reader as beaker } from './clouds/beaker.ts'
import { reader as cloudCalls } from './clouds/cloud-calls.ts'
import { reader as determined } from './clouds/determined.ts'
import { reader as dstack } from './clouds/dstack.ts'
import { reader as mcli } from './clouds/mcli.ts'
import { reader as modal } from './clouds/modal.ts'
import { reader as sagemaker } from './clouds/sagemaker.ts'
import { reader as skypilot } from './clouds/skypilot.ts'
import { reader as vertex } from './clouds/vertex.ts'
import { reader as hardwareSettings } from './configurations/hardware-settings.ts'
import { reader as machineSettings } from './configurations/machine-settings.ts'
import { reader as compose } from './containers/compose.ts'
import { reader as helmValues } from './containers/helm-values.ts'
import { reader as kubernetes } from './containers/kubernetes.ts'
import { reader as cloudformation } from './infrastructure/cloudformation.ts'
import { reader as terraform } from './infrastructure/terraform.ts'
import { reader as terraformValues } from './infrastructure/terraform-values.ts'
import { reader as batchScheduler } from './schedulers/batch-scheduler.ts'
import { reader as hostfile } from './schedulers/hostfile.ts'
import { reader as rayCluster } from './schedulers/ray-cluster.ts'
import { reader as sbatchSettings } from './schedulers/sbatch-settings.ts'
import { reader as slurm } from './schedulers/slurm.ts'
import { reader as dotenv } from './scripts/dotenv.ts'
import { reader as launchedFiles } from './scripts/launched-files.ts'
import { reader as scriptHardware } from './scripts/script-hardware.ts'
import { reader as shellLaunch } from './scripts/shell-launch.ts'
import { reader as workflowRunner } from './scripts/workflow-runner.ts'
import { reader as yamlCommands } from './scripts/yaml-commands.ts'
import { reader as pythonDocuments } from './sources/python-documents.ts'
import { reader as pythonEnvironment } from './sources/python-environment.ts'
import { reader as pythonLaunch } from './sources/python-launch.ts'

/** The readers of files that launch jobs, or make the machines that they run on. */
export const launchReaders: readonly EvidenceReader[] = [
  aiPlatform,
  axolotlCloud,
  azureml,
  batchScheduler,
  beaker,
  cloudCalls,
  cloudformation,
  compose,
  determined,
  dotenv,
  dstack,
  hardwareSettings,
  helmValues,
  hostfile,
  kubernetes,
  launchedFiles,
  machineSettings,
  mcli,
  modal,
  pythonDocuments,
  pythonEnvironment,
  pythonLaunch,
  rayCluster,
  sagemaker,
  sbatchSettings,
  scriptHardware,
  shellLaunch,
  skypilot,
  slurm,
  terraform,
  terraformValues,
  vertex,
  workflowRunner,
  yamlCommands,
]
