import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { dist } from '../../support/dist.ts'
import { describeWithProgram } from '../../support/programs.ts'
import { workspaceOf } from '../../support/runner.ts'

const page = readFileSync(new URL('../../../docs/launch.md', import.meta.url), 'utf8')
const [, policy = ''] = /^```python\n(.*?)^```$/ms.exec(page) ?? []

/** The public part of SkyPilot's interface, with the signatures of its `sky/admin_policy.py` (005261080a6b). */
const sky = `import dataclasses
from typing import Any, Optional

@dataclasses.dataclass
class UserRequest:
    task: Any
    skypilot_config: Any
    request_name: Any
    request_options: Optional[Any] = None
    at_client_side: bool = False
    user: Optional[Any] = None

@dataclasses.dataclass
class MutatedUserRequest:
    task: Any
    skypilot_config: Any

class AdminPolicy:
    @classmethod
    def validate_and_mutate(cls, user_request: UserRequest) -> MutatedUserRequest:
        raise NotImplementedError

    def apply(self, user_request: UserRequest) -> MutatedUserRequest:
        return self.validate_and_mutate(user_request)
`

const driver = `import sys
import sky
from policy import ManifestAgrees

class Task:
    def to_yaml_config(self):
        return {'resources': {'accelerators': sys.argv[1]}, 'num_nodes': 1, 'run': 'python train.py'}

task, config = Task(), {}
request = sky.UserRequest(task, config, 'cluster.launch', at_client_side=sys.argv[2] == 'client')
answer = ManifestAgrees().apply(request)
assert answer.task is task and answer.skypilot_config is config
`

describeWithProgram('python3')("SkyPilot's admin policy of the page on launches", () => {
  /** Passes a task to the policy, in a project that declares eight H100. */
  function launch(accelerators: string, side: 'client' | 'server') {
    const folder = workspaceOf({
      'accelerator.yml': 'framework: pytorch\nhardware: H100:8\n',
      'sky.py': sky,
      'policy.py': policy,
      'driver.py': driver,
    })
    mkdirSync(join(folder, 'bin'))
    const command = `#!/bin/sh\nexec '${process.execPath}' '${join(dist(), 'cli/index.js')}' "$@"\n`
    writeFileSync(join(folder, 'bin/accelerator-review'), command, { mode: 0o755 })
    const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, PYTHONDONTWRITEBYTECODE: '1' }
    return spawnSync('python3', ['driver.py', accelerators, side], { cwd: folder, env, encoding: 'utf8' })
  }

  it('lets a task pass that agrees with the manifest, and hands it on as it is', () => {
    expect(launch('H100:8', 'client')).toMatchObject({ status: 0, stdout: '' })
  })

  it('refuses one that asks for other hardware', () => {
    const { status, stderr } = launch('H100:4', 'client')
    expect(status).toBe(1)
    expect(stderr).toContain('evidence/count-differs')
    expect(stderr).toContain('CalledProcessError')
  })

  it('asks nothing on the server, where there is no manifest', () => {
    expect(launch('H100:4', 'server')).toMatchObject({ status: 0, stderr: '' })
  })
})
