/** A small file for each reader of launch files that contains an observation. Mutations start from it. */
export const launchSeeds: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'batch-scheduler': [
    'jobs/train.slurm',
    '#!/bin/bash\n#SBATCH --nodes=24 --job-name=pretrain\n#SBATCH --constraint=a100\n#SBATCH --gres=gpu:h100:8  # cards\n#PBS -l select=4:ncpus=64:ngpus=8:mem=500gb:gpu_type=A100\n#BSUB -gpu "num=4:mode=shared"\nsrun -N 2-4 --gpus-per-node=8 python train.py\n',
  ],
  'helm-values': [
    'chart/values.yaml',
    'worker:\n  replicas: 4\n  resources:\n    limits: { nvidia.com/gpu: 8 }\nnodeSelector: { cloud.google.com/gke-accelerator: nvidia-h100-80gb }\n',
  ],
  kubernetes: [
    'k8s/job.yaml',
    'apiVersion: v1\nkind: Pod\nmetadata: { name: trainer }\nspec:\n  nodeSelector:\n    cloud.google.com/gke-tpu-accelerator: tpu-v5-lite-podslice\n    cloud.google.com/gke-tpu-topology: 4x4\n  containers:\n    - name: main\n      image: pytorch/pytorch:2.1.0-cuda12.1\n      command: [torchrun, --nproc_per_node=8, train.py]\n      resources: { limits: { google.com/tpu: "4" } }\n---\nkind: Job\n',
  ],
  'host-file': ['hostfile', '# nodes\nnode-01 slots=8\nnode-02 slots=8\n'],
  'open-launch': [
    'scripts/submit.sbatch',
    "#!/bin/bash\n#SBATCH --nodes=4-8\n#SBATCH --gres=gpu:h100:8\nsbatch $SBATCH_OPTS '--no'\\\ndes=4 a.sh\nsrun --{ntasks=4,time=1} a\n",
  ],
  'replica-changes': [
    'kustomization.yaml',
    'resources: [job.yaml]\nreplicas:\n  - { name: trainer, count: 4 }\npatches:\n  - path: patch.yaml\n',
  ],
  'shell-launch': [
    'scripts/train.sh',
    `#!/bin/bash\nN=\${GPUS:-8}\nexport CUDA_VISIBLE_DEVICES=0,1\ntorchrun --nproc_per_node=$N --nnodes=2 \\\n  train.py --bf16 --config a/zero3.yaml "$@"\nmodule load cuda\npython -m verl.main trainer.nnodes=2\ncat <<EOF\nmpirun -np 8 -H a:1,b:2 ./x\nEOF\ngcloud compute tpus tpu-vm create t --accelerator-type=v4-8 --zone=z\n`,
  ],
  'cloud-calls': [
    'launch.py',
    'import sky, runpod, modal\nfrom lightning_sdk import Machine\nfrom sagemaker.pytorch import PyTorch\nGPU = "H100:8"\n@app.function(gpu=GPU)\ndef train(n: int = 8):\n    pass\nPyTorch(entry_point="a.py", instance_type=args.type, instance_count=int(os.environ.get("N", "2")))\nt = sky.Task(run="a", num_nodes=2)\nt.set_resources(sky.Resources(accelerators={"A100": 8}, use_spot=True))\nrunpod.create_pod("x", gpu_type_id="NVIDIA A40", gpu_count=2)\nJob.run(machine=Machine.L4_X_4, num_machines=2)\n',
  ],
  'cluster-calls': [
    'submit.py',
    'import submitit\nexecutor = submitit.AutoExecutor(folder="x")\nexecutor.update_parameters(nodes=2, gpus_per_node=8, timeout_min=60)\ncommand(instance_count=2, distribution=PyTorchDistribution(process_count_per_instance=8))\n',
  ],
}
