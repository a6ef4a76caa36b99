import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { dist } from '../../support/dist.ts'
import { git, importCommits, newRepository } from '../../support/git.ts'
import { describeWithProgram } from '../../support/programs.ts'
import { recipeText, version } from '../../support/recipes.ts'

const catalog = `InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region,AvailabilityZone
p5.48xlarge,H100,8,55.04,16,us-east-1,use1-az4
p4d.24xlarge,A100,8,21.9,22,us-east-1,use1-az4
`
const { permissions, jobs } = parse(recipeText('prices.yml'))
const { env, steps } = jobs.renew
const scripts: string[] = steps.flatMap(({ run }: { readonly run?: string }) => run ?? [])

const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`))

/** Stand-ins for programs that use the network. `gh` and `npm` record their arguments. */
function programsIn(folder: string, asked: string, openPullRequests: number): void {
  const programs = {
    npm: `echo "npm $*" >> ${asked}`,
    curl: `while [ "$1" != --output ]; do shift; done; printf %s "$TEST_CATALOG" > "$2"`,
    gh: `echo "gh $*" >> ${asked}; case "$2" in list) echo ${openPullRequests};; esac`,
    'accelerator-review': `exec ${process.execPath} ${join(dist(), 'cli/index.js')} "$@"`,
  }
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
}

/** One run of the workflow on a fresh checkout of main. */
function renew(origin: string, { text = catalog, open = 0 } = {}) {
  const folder = newFolder('checkout')
  git(folder, ['clone', '--quiet', '--branch', 'main', origin, '.'])
  const home = newFolder('home')
  const asked = join(home, 'asked')
  writeFileSync(asked, '')
  programsIn(home, asked, open)
  writeFileSync(join(home, '.gitconfig'), `[url "${origin}"]\n\tinsteadOf = https://github.com/acme/training\n`)
  const given = {
    PATH: `${home}:${process.env['PATH']}`,
    HOME: home,
    RUNNER_TEMP: newFolder('temp'),
    GITHUB_REPOSITORY: 'acme/training',
    TEST_CATALOG: text,
    ...env,
  }
  const statuses: (number | null)[] = []
  for (const script of scripts) {
    // As the runner starts it.
    const { status } = spawnSync('bash', ['-e', '-c', script], { cwd: folder, env: given, stdio: 'pipe' })
    statuses.push(status)
    if (status !== 0) break
  }
  return { statuses, asked: readFileSync(asked, 'utf8').trim().split('\n') }
}

function originWith(files: Readonly<Record<string, string>>): string {
  const origin = newRepository('origin')
  importCommits(origin, [{ ref: 'refs/heads/main', parents: [], files }])
  return origin
}
const renewed = (origin: string): string => git(origin, ['show', 'renew-prices:prices.yml'])

describeWithProgram('bash')('the workflow that renews prices', () => {
  it('may push a branch and open a pull request, and nothing else', () => {
    expect(permissions).toEqual({})
    expect(jobs.renew.permissions).toEqual({ contents: 'write', 'pull-requests': 'write' })
    expect(env.VERSION).toBe(version)
  })

  it('pushes the file and proposes it, and then only pushes', () => {
    const origin = originWith({ 'README.md': 'Prices.\n' })
    const first = renew(origin)
    expect(first.statuses).toEqual([0, 0])
    expect(first.asked).toEqual([
      `npm install --global accelerator-review@${version}`,
      'gh auth setup-git',
      'gh pr list --head renew-prices --json number --jq length',
      'gh pr create --fill --head renew-prices',
    ])
    expect(renewed(origin)).toContain(
      '{ machine: p5.48xlarge, provider: aws, region: "us-east-1", spot: false, price: 6.88 USD',
    )
    expect(git(origin, ['log', '--format=%s', 'main..renew-prices']).trim()).toBe('Renew the prices')
    const second = renew(origin, { text: catalog.replace('55.04', '60'), open: 1 })
    expect(second.statuses).toEqual([0, 0])
    expect(second.asked.filter((words) => words.includes('create'))).toEqual([])
    expect(renewed(origin)).toContain('price: 7.5 USD')
    expect(git(origin, ['log', '--format=%s', 'main..renew-prices']).trim()).toBe('Renew the prices')
  })

  it('does nothing where nothing changed', () => {
    const origin = originWith({ 'README.md': 'Prices.\n' })
    renew(origin)
    git(origin, ['update-ref', 'refs/heads/main', 'renew-prices'])
    expect(renew(origin).asked).toEqual([`npm install --global accelerator-review@${version}`])
  })

  it('fails before it proposes what is no catalog', () => {
    const origin = originWith({ 'README.md': 'Prices.\n' })
    const { statuses, asked } = renew(origin, { text: '404: Not Found' })
    expect(statuses).toEqual([2])
    expect(asked.length).toBe(1)
  })
})
