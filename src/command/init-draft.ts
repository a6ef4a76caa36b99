/** What `init` writes: a manifest that passes the check, with every choice beside its key. */
export const manifestDraft = `# yaml-language-server: $schema=./node_modules/accelerator-review/schema/accelerator.schema.json
# What this training job is, and what it runs on. Take the # off what you know; what stays undeclared accuses nobody.
version: 1

# pretraining, training, fine-tuning, inference, reinforcement-learning
task: training

# tensorflow, keras, jax, flax, pytorch, pytorch-xla, mxnet, …
# framework:
#   name: pytorch
#   version: "2.9"
#   libraries: [deepspeed, flash-attention]

# exploration, prototype, production
# stage: prototype

# small, medium, large, massive; or numbers:
# scale:
#   parameters: 7B
#   tokens: 2T
#   global_batch_size: 1024
#   sequence_length: 4096

# model:
#   architecture: transformer      # moe, cnn, resnet, diffusion, rnn, gnn, recommender, mlp, custom
#   architecture_locked: true      # no longer changes
#   dynamic_shapes: false
#   custom_kernels: false          # or the languages: [cuda, triton, pallas-tpu]
#   precision: bf16

# A word such as H100:8, a100-80gb or tpu-v5e-64; or:
# hardware:
#   accelerator: h100
#   count: 8
#   provider: gcp                  # aws, azure, oci, coreweave, lambda, colab, kaggle, on-prem, workstation, edge

# needs:
#   multi_cloud: true
#   interactive_debugging: true

# team:
#   cuda: basic                    # none, basic, expert
#   xla: none

# operations:
#   queue_time: 6h                 # how long a job waits for this hardware
#   utilization: 60%               # share of time that the accelerator is busy
#   benchmarked: false             # a small run was measured on this hardware
`
