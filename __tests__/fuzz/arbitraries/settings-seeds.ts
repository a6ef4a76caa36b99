/** A small file of each reader of settings, templates and commands in other files, in which it sees something. */
export const settingsSeeds: Readonly<Record<string, readonly [path: string, text: string]>> = {
  cloudformation: [
    'stack.yaml',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template's own
    'Resources:\n  Worker:\n    Type: AWS::EC2::Instance\n    Properties:\n      ImageId: !If [HasImage, !Ref Image, !Sub "${Default}"]\n      InstanceType: p4d.24xlarge\n',
  ],
  'hydra-launcher': ['experiment/a.yaml', 'n_gpus: 8\nhydra:\n  launcher:\n    nodes: 16\n    timeout_min: 60\n'],
  'machine-settings': [
    'pool.yaml',
    'chief:\n  instance_type: p4d.24xlarge\n  instance_count: 2\n  num_accelerators: 16\n',
  ],
}
