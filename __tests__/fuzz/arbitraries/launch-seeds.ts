/** A small file of each reader of launch files, in which it sees something: what mutations start from. */
export const launchSeeds: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'batch-scheduler': [
    'jobs/train.pbs',
    '#!/bin/bash\n#PBS -N pretrain\n#PBS -l select=4:ncpus=64:ngpus=8:mem=500gb:gpu_type=A100\n#COBALT -n 2 -q gpu\n#BSUB -gpu "num=4:mode=shared"\npython train.py\n',
  ],
  compose: [
    'compose.yaml',
    'services:\n  train:\n    image: nvcr.io/nvidia/pytorch:24.05-py3\n    command: torchrun --nproc_per_node=4 train.py\n    deploy: { resources: { reservations: { devices: [{ driver: nvidia, count: 4, capabilities: [gpu] }] } } }\n',
  ],
  'helm-values': [
    'chart/values.yaml',
    'worker:\n  replicas: 4\n  resources:\n    limits: { nvidia.com/gpu: 8 }\nnodeSelector: { cloud.google.com/gke-accelerator: nvidia-h100-80gb }\n',
  ],
  kubernetes: [
    'k8s/job.yaml',
    'apiVersion: v1\nkind: Pod\nmetadata: { name: trainer }\nspec:\n  nodeSelector:\n    cloud.google.com/gke-tpu-accelerator: tpu-v5-lite-podslice\n    cloud.google.com/gke-tpu-topology: 4x4\n  containers:\n    - name: main\n      image: pytorch/pytorch:2.1.0-cuda12.1\n      command: [torchrun, --nproc_per_node=8, train.py]\n      resources: { limits: { google.com/tpu: "4" } }\n---\nkind: Job\n',
  ],
  'launched-files': [
    'scripts/tune.sh',
    'python train.py --config configs/7b/zero3.yaml\nbash scripts/next.sh --out="$ROOT/../run.json"\n',
  ],
  modal: ['cloud.py', 'import modal\nGPU = "H100:8"\n@app.function(gpu=GPU, timeout=60)\ndef train():\n    pass\n'],
  sagemaker: [
    'launch.py',
    'from sagemaker.pytorch import PyTorch\nestimator = PyTorch(\n    entry_point="train.py",\n    instance_type=\'ml.p4d.24xlarge\',  # eight\n    instance_count=2,\n    framework_version="2.1",\n    use_spot_instances=True,\n)\n',
  ],
  'shell-launch': [
    'scripts/train.sh',
    `#!/bin/bash\nN=\${GPUS:-8}\nexport CUDA_VISIBLE_DEVICES=0,1\ntorchrun --nproc_per_node=$N --nnodes=2 \\\n  train.py --bf16 "$@"\ncat <<EOF\nmpirun -np 8 -H a:1,b:2 ./x\nEOF\ngcloud compute tpus tpu-vm create t --accelerator-type=v4-8 --zone=z\n`,
  ],
  slurm: [
    'train.slurm',
    '#!/bin/bash\n#SBATCH --job-name=pretrain\n#SBATCH --nodes=24\n#SBATCH --constraint=a100\n#SBATCH --gres=gpu:h100:8  # cards\n#SBATCH -N 2-4\nsrun --gpus-per-node=8 python train.py\n',
  ],
  terraform: [
    'main.tf',
    'resource "google_tpu_v2_vm" "trainer" {\n  count = 2\n  accelerator_config {\n    type     = "V4" // v4\n    topology = "2x2x2"\n  }\n  scheduling_config { preemptible = true }\n}\nvariable "m" { default = "a2-highgpu-8g" }\nresource "google_compute_instance" "i" {\n  machine_type = var.m\n}\nresource "aws_ecs_task_definition" "t" {\n  container_definitions = jsonencode([{ resourceRequirements = [{ type = "GPU", value = "1" }] }])\n}\nresource "aws_batch_job_definition" "b" {\n  container_properties = <<EOF\n{ "resourceRequirements": [{ "type": "GPU", "value": "2" }] }\nEOF\n}\n',
  ],
  'terraform-values': [
    'terraform.tfvars',
    'machine-type = "n1-standard-8" # no GPUs\ngpu-count = 2\ngpu-type = "nvidia-tesla-t4"\npools = [{ instance_type = "g5.12xlarge" }]\n',
  ],
  vertex: ['job.py', 'from google.cloud import aiplatform\njob.run(replica_count=2, machine_type="a2-highgpu-8g")\n'],
  'cloud-calls': [
    'launch.py',
    'import sky, runpod\nfrom lightning_sdk import Machine\nfrom kubernetes import client\nt = sky.Task(run="a", num_nodes=2)\nt.set_resources(sky.Resources(accelerators={"A100": 8}, use_spot=True))\nrunpod.create_pod("x", gpu_type_id="NVIDIA A40", gpu_count=2)\nJob.run(machine=Machine.L4_X_4, num_machines=2)\nclient.V1Container(resources=client.V1ResourceRequirements(limits={"nvidia.com/gpu": "4"}))\n',
  ],
  'cluster-calls': [
    'submit.py',
    'import submitit\nexecutor = submitit.AutoExecutor(folder="x")\nexecutor.update_parameters(nodes=2, gpus_per_node=8, timeout_min=60)\ncommand(instance_count=2, distribution=PyTorchDistribution(process_count_per_instance=8))\n',
  ],
}
