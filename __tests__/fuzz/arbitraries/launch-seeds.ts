/** A small file of each reader of launch files, in which it sees something: what mutations start from. */
export const launchSeeds: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'axolotl-cloud': ['cloud.yaml', 'provider: baseten\nproject_name:\ngpu: h100\ngpu_count: 8\nnode_count: 2\n'],
  'batch-scheduler': [
    'jobs/train.slurm',
    '#!/bin/bash\n#SBATCH --nodes=24 --job-name=pretrain\n#SBATCH --constraint=a100\n#SBATCH --gres=gpu:h100:8  # cards\n#PBS -l select=4:ncpus=64:ngpus=8:mem=500gb:gpu_type=A100\n#BSUB -gpu "num=4:mode=shared"\nsrun -N 2-4 --gpus-per-node=8 python train.py\n',
  ],
  compose: [
    'compose.yaml',
    'services:\n  train:\n    image: nvcr.io/nvidia/pytorch:24.05-py3\n    command: torchrun --nproc_per_node=4 train.py\n    deploy: { resources: { reservations: { devices: [{ driver: nvidia, count: 4, capabilities: [gpu] }] } } }\n',
  ],
  dstack: [
    '.dstack.yml',
    'type: task\nname: train\nnodes: 2\ncommands:\n  - torchrun --nproc-per-node=$N train.py\nbackends: [aws]\nresources:\n  gpu: H100:8\n',
  ],
  'helm-values': [
    'chart/values.yaml',
    'worker:\n  replicas: 4\n  resources:\n    limits: { nvidia.com/gpu: 8 }\nnodeSelector: { cloud.google.com/gke-accelerator: nvidia-h100-80gb }\n',
  ],
  kubernetes: [
    'k8s/job.yaml',
    'apiVersion: v1\nkind: Pod\nmetadata: { name: trainer }\nspec:\n  nodeSelector:\n    cloud.google.com/gke-tpu-accelerator: tpu-v5-lite-podslice\n    cloud.google.com/gke-tpu-topology: 4x4\n  containers:\n    - name: main\n      image: pytorch/pytorch:2.1.0-cuda12.1\n      command: [torchrun, --nproc_per_node=8, train.py]\n      resources: { limits: { google.com/tpu: "4" } }\n---\nkind: Job\n',
  ],
  mcli: [
    'run.yaml',
    'name: tune-8b\nimage: mosaicml/pytorch:2.5.1_cu124\ncommand: |\n  composer train.py a.yaml\ncompute:\n  gpus: 16\n  gpu_type: h100_80gb\n  nodes: 2\n',
  ],
  'ray-cluster': [
    'cluster.yaml',
    'cluster_name: c\nprovider: { type: aws }\navailable_node_types:\n  w: { min_workers: 4, max_workers: 4, node_config: { InstanceType: p4d.24xlarge } }\n',
  ],
  sagemaker: [
    'job.yaml',
    'TrainingJobName: train\nResourceConfig:\n  InstanceType: ml.p4d.24xlarge\n  InstanceCount: 2\nEnableManagedSpotTraining: true\n',
  ],
  'shell-launch': [
    'scripts/train.sh',
    `#!/bin/bash\nN=\${GPUS:-8}\nexport CUDA_VISIBLE_DEVICES=0,1\ntorchrun --nproc_per_node=$N --nnodes=2 \\\n  train.py --bf16 --config a/zero3.yaml "$@"\nmodule load cuda\npython -m verl.main trainer.nnodes=2\ncat <<EOF\nmpirun -np 8 -H a:1,b:2 ./x\nEOF\ngcloud compute tpus tpu-vm create t --accelerator-type=v4-8 --zone=z\n`,
  ],
  skypilot: [
    'task.yaml',
    'name: minGPT\nresources:\n  accelerators: { H100: 8 }\n  infra: gcp/us-central1\n  use_spot: true\nnum_nodes: 2\nrun: |\n  torchrun --nnodes=2 main.py\n',
  ],
  terraform: [
    'main.tf',
    'resource "google_tpu_v2_vm" "trainer" {\n  count = 2\n  accelerator_config {\n    type     = "V4" // v4\n    topology = "2x2x2"\n  }\n  scheduling_config { preemptible = true }\n}\nvariable "m" { default = "a2-highgpu-8g" }\nresource "google_compute_instance" "i" {\n  machine_type = var.m\n}\nresource "aws_ecs_task_definition" "t" {\n  container_definitions = jsonencode([{ resourceRequirements = [{ type = "GPU", value = "1" }] }])\n}\nresource "aws_batch_job_definition" "b" {\n  container_properties = <<EOF\n{ "resourceRequirements": [{ "type": "GPU", "value": "2" }] }\nEOF\n}\n',
  ],
  vertex: [
    'job.yaml',
    'displayName: train\njobSpec:\n  workerPoolSpecs:\n    - machineSpec: &machine\n        machineType: n1-standard-16\n        acceleratorType: NVIDIA_TESLA_V100\n        acceleratorCount: 4\n      replicaCount: 1\n    - machineSpec: *machine\n      replicaCount: 3\n',
  ],
  azureml: [
    'azureml.yml',
    'command: python train.py\ncompute: azureml:gpu-v100\ndistribution:\n  type: pytorch\n  process_count_per_instance: 8\nresources:\n  instance_count: 2\n  instance_types: [Standard_NC96ads_A100_v4]\njobs:\n  a:\n    compute: azureml:gpu-cluster\n',
  ],
  beaker: ['beaker.yml', 'version: v2\ntasks:\n  - name: train\n    replicas: 2\n    resources:\n      gpuCount: 8\n'],
  'cloud-calls': [
    'launch.py',
    'import sky, runpod, modal\nfrom lightning_sdk import Machine\nfrom sagemaker.pytorch import PyTorch\nGPU = "H100:8"\n@app.function(gpu=GPU)\ndef train(n: int = 8):\n    pass\nPyTorch(entry_point="a.py", instance_type=args.type, instance_count=int(os.environ.get("N", "2")))\nt = sky.Task(run="a", num_nodes=2)\nt.set_resources(sky.Resources(accelerators={"A100": 8}, use_spot=True))\nrunpod.create_pod("x", gpu_type_id="NVIDIA A40", gpu_count=2)\nJob.run(machine=Machine.L4_X_4, num_machines=2)\n',
  ],
  'kubernetes-calls': [
    'launch.py',
    'from kubernetes import client\nclient.V1Container(resources=client.V1ResourceRequirements(limits={"nvidia.com/gpu": "4"}))\n',
  ],
  'launcher-calls': ['bench.py', 'TYPE = "v6e-256"\nWorkload(device_type=TYPE, num_slices=2)\n'],
  'cluster-calls': [
    'submit.py',
    'import submitit\nexecutor = submitit.AutoExecutor(folder="x")\nexecutor.update_parameters(nodes=2, gpus_per_node=8, timeout_min=60)\ncommand(instance_count=2, distribution=PyTorchDistribution(process_count_per_instance=8))\n',
  ],
  'cluster-settings': ['grpo.yaml', 'algorithm: grpo\ncluster:\n  gpus_per_node: 8\n  num_nodes: 2\n'],
  determined: ['const.yaml', 'name: a\nentrypoint: python train.py\nresources:\n  slots_per_trial: 8\n'],
}
