import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Fault, GitHubServer } from '../../support/contents-server.ts'
import {
  checkoutOf,
  type Files,
  type GateOptions,
  type GateRun,
  type Proposal,
  proposalOf,
  runGate,
} from '../../support/pull-request.ts'

// Each run calls git several times, which is slow on a busy machine.

const own = '.github/accelerator-policy.yml'
const other = '.github/accelerator-policy.yaml'
const shared = 'a'.repeat(40)
const older = 'b'.repeat(40)
const impostor = 'c'.repeat(40)
const extending = (ref = shared, file = 'base.yml', repository = 'acme/policies') =>
  `extends: ${repository}/${file}@${ref}\n`

/** The organization's shared policy. */
const sharedPolicy = `locked: true
fail-on: warning
rules: { model/*: error }
thresholds: { queue_time: 12h }
require: [{ id: bill, keys: labels.team }]
hardware: { allow: [gpu], deny: [aws] }
limits: [{ id: most, count: 32 }]
waiver-terms: { max_days: 30, inline: false }
`
/** A job that fails it. */
const manifest = `framework: jax
stage: production
scale: large
model: { dynamic_shapes: true }
hardware: { accelerator: tpu-v5e-64, provider: gcp }
`
const base: Files = { [own]: extending(), 'accelerator.yml': manifest, 'README.md': 'x\n' }
const waiver = (about = '') => `waivers: [{ rule: "model/*", reason: r, owner: o, expires: 2026-12-01${about} }]\n`

const server = new GitHubServer()
let address = ''
beforeAll(async () => {
  address = await server.start()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
  server.waited.length = 0
  server.fault = () => false
  server.repositories = policies
})

const policies = {
  'acme/policies': {
    commits: {
      [shared]: { 'base.yml': sharedPolicy, 'mild.yml': 'fail-on: never\nrules: { "model/*": off }\n' },
      [older]: { 'base.yml': 'fail-on: never\n' },
      [impostor]: { 'base.yml': 'fail-on: never\n' },
    },
    main: [shared, older],
    tags: { v1: shared, v2: older },
    branches: { main: shared },
  },
  'acme/moved': { commits: {}, movedTo: 'acme/policies' },
  'mallory/policies': { commits: { [shared]: { 'base.yml': 'fail-on: never\nrules: { "*": off }\n' } } },
}
type Standing = Record<string, NonNullable<Files[string]>>
const standing = (files: Files): Standing =>
  Object.fromEntries(Object.entries(files).filter(([, file]) => file !== undefined)) as Standing
const hosted = ({ base: commit }: Proposal, files: Files) => ({
  ...policies,
  'acme/training': { commits: { [commit]: standing(files) } },
})

type Mode = 'a checkout with the base' | 'a shallow checkout' | 'a checkout without contents' | 'a merge queue'
const modes: readonly Mode[] = [
  'a checkout with the base',
  'a shallow checkout',
  'a checkout without contents',
  'a merge queue',
]

/** Runs the Action on a proposal. The base is available in only one way. */
async function gate(mode: Mode, from: Files, changes: Files, options: GateOptions = {}): Promise<GateRun> {
  const proposal = proposalOf(from, changes)
  server.repositories =
    mode.startsWith('a checkout with the') || mode === 'a merge queue' ? policies : hosted(proposal, from)
  const workspace =
    mode === 'a shallow checkout'
      ? checkoutOf(proposal, 'shallow')
      : mode === 'a checkout without contents'
        ? checkoutOf(proposal, 'without contents')
        : proposal.folder
  const event = mode === 'a merge queue' ? 'merge_group' : 'pull_request'
  return runGate(workspace, proposal, { contents: server.contents(address), event, ...options })
}

const demanded = [
  'error model/dynamic-shapes',
  'error policy/hardware-not-allowed',
  'error policy/key-required',
  'error policy/limit-exceeded',
]

/** Ways to weaken what the organization locks in a pull request, and their findings. */
const attempts: [name: string, changes: Files, told: RegExp][] = [
  [
    'severity off',
    { [own]: `${extending()}rules: { "model/*": off }\n` },
    /accelerator-policy\.yml:2 error policy\/invalid .*`model\/\*: off` loosens/,
  ],
  ['fail-on never', { [own]: `${extending()}fail-on: never\n` }, /:2 error policy\/invalid .*`fail-on: never` loosens/],
  [
    'a threshold raised',
    { [own]: `${extending()}thresholds: { queue_time: 300d }\n` },
    /:2 error policy\/invalid .*`queue_time` is looser/,
  ],
  [
    'a list extended',
    { [own]: `${extending()}hardware: { allow: [gpu, tpu] }\n` },
    /:2 error policy\/invalid .*This list allows more, but acme\//,
  ],
  [
    'a limit raised',
    { [own]: `${extending()}limits: [{ id: most, count: 9999 }]\n` },
    /:2 error policy\/invalid .*`most` is looser/,
  ],
  [
    'a required key dropped',
    { [own]: `${extending()}require: [{ id: bill, keys: stage }]\n` },
    /:2 error policy\/invalid .*`bill` is looser/,
  ],
  [
    'what is not declared turned off',
    { [own]: `${extending()}rules: { policy/undeclared: off }\n` },
    /:2 error policy\/invalid .*`policy\/undeclared: off` loosens/,
  ],
  [
    'a waiver added',
    { [own]: `${extending()}${waiver()}` },
    /:2 error policy\/invalid .*This waiver covers `model\/\*`/,
  ],
  [
    'a waiver of all added',
    { [own]: `${extending()}${waiver().replace('model/*', '*')}` },
    /:2 error policy\/invalid .*This waiver covers `\*`/,
  ],
  [
    'a waiver term lengthened',
    { [own]: `${extending()}waiver-terms: { max_days: 9999, inline: true }\n` },
    /:2 error policy\/invalid .*terms for waivers are looser/,
  ],
  [
    'an inline waiver',
    {
      'accelerator.yml': manifest.replace(
        'true }\n',
        'true } # accelerator-review: allow model/dynamic-shapes until 2026-12-01 because I say so\n',
      ),
    },
    /accelerator\.yml:4 warning policy\/waiver-not-allowed /,
  ],
  [
    'an extends swapped for another file',
    { [own]: extending(shared, 'mild.yml') },
    /accelerator-policy\.yml:1 notice policy\/pending-change [^\n]*\(looser\)/,
  ],
  [
    'an extends swapped for an older commit',
    { [own]: extending(older) },
    /notice policy\/pending-change `fail-on`: warning → never \(looser\)/,
  ],
  [
    'an extends swapped for another repository',
    { [own]: extending(shared, 'base.yml', 'mallory/policies') },
    /notice policy\/pending-change The proposed policy extends `mallory\/policies\/base\.yml@a+`, from a repository that neither the policy of the base branch nor the workflow names, so it was not read/,
  ],
  [
    'an extends swapped for the commit of a fork',
    { [own]: extending(impostor) },
    /:1 error policy\/invalid .*is not on the branch main of acme\/policies/,
  ],
  [
    'an extends swapped for a preset',
    { [own]: 'extends: advisory\n' },
    /notice policy\/pending-change [^\n]*\(looser\)/,
  ],
  [
    'an extends that is dropped',
    { [own]: '# nothing\n' },
    /notice policy\/pending-change The lock on `fail-on`.* is removed \(looser\)/,
  ],
  [
    'a policy deleted',
    { [own]: undefined },
    /accelerator-policy\.yml:1 notice policy\/pending-change Limit `most` is removed \(looser\)/,
  ],
  [
    'a policy moved',
    { [own]: undefined, [other]: 'fail-on: never\n' },
    /notice policy\/pending-change `fail-on`: warning → never \(looser\)/,
  ],
  [
    'a policy moved away',
    { [own]: undefined, 'old/accelerator-policy.yml': extending() },
    /notice policy\/pending-change [^\n]*\(looser\)/,
  ],
  [
    'a second policy file',
    { [other]: 'fail-on: never\n' },
    /accelerator-policy\.yaml:1 error policy\/invalid .*The repository has two policies/,
  ],
  [
    'a policy that is a link',
    { [own]: { link: '../mild.yml' }, 'mild.yml': 'fail-on: never\n' },
    /notice policy\/pending-change [^\n]*\(looser\)/,
  ],
  [
    'a policy that is a link out of the repository',
    { [own]: { link: '/etc/hostname' } },
    /error policy\/invalid .*leads out of the workspace/,
  ],
  ['a policy with a mistake', { [own]: 'fail-onn: never\n' }, /:1 error policy\/invalid .*Unknown key "fail-onn"/],
  [
    'a policy of 10 MB',
    { [own]: `# ${'x'.repeat(10 * 1024 * 1024)}\n` },
    /error policy\/invalid .*the limit is 256 KiB/,
  ],
]

describe.each(modes)('in %s', (mode) => {
  it('the policy of the base branch counts', async () => {
    const run = await gate(mode, base, {})
    expect(run).toMatchObject({ status: 1, verdict: 'mismatch' })
    expect(run.rules.toSorted()).toEqual(demanded)
  })

  // The attempt does not affect how the base is read: one mode tests all, the others those that remove a file.
  const isFirst = mode === 'a checkout with the base'
  const some = isFirst ? attempts : attempts.filter(([name]) => / deleted| moved/.test(name))
  it.each(some)('%s changes nothing, and is told', async (_, changes, message) => {
    const run = await gate(mode, base, changes)
    expect(run).toMatchObject({ status: 1, verdict: 'mismatch' })
    expect(run.rules).toEqual(expect.arrayContaining(demanded))
    expect(run.findings.join('\n')).toMatch(message)
    // In the annotations and in the summary.
    const [, rule = ''] = /(policy\/[a-z-]+)/.exec(message.source.replaceAll('\\', '')) ?? []
    expect(run.printed).toContain(rule)
    expect(run.summary).toContain(rule)
  })

  it('a looser policy holds after merging, and not before', async () => {
    const from = { ...base, [own]: 'fail-on: warning\nrules: { "model/*": error }\n' }
    const to = { [own]: 'fail-on: never\n' }
    expect((await gate(mode, from, to)).status).toBe(1)
    expect((await gate(mode, { ...from, ...to }, {})).status).toBe(0)
  })

  it('a stricter policy holds after merging, and not before', async () => {
    const from = { ...base, [own]: 'fail-on: never\n' }
    const run = await gate(mode, from, { [own]: 'fail-on: notice\n' })
    expect(run.status).toBe(0)
    expect(run.findings.join('\n')).toMatch(/notice policy\/pending-change `fail-on`: never → notice \(stricter\)/)
  })

  it('a repository without a policy is checked without one', async () => {
    const from = { 'accelerator.yml': manifest }
    const run = await gate(mode, from, { [own]: 'fail-on: notice\nlimits: { count: 1 }\n' })
    expect(run.status).toBe(0)
    expect(run.rules).toContain('warning model/dynamic-shapes')
    expect(run.rules).not.toContain('error policy/limit-exceeded')
    expect(run.rules.filter((rule) => rule === 'notice policy/pending-change')).toHaveLength(2)
  })

  it('an inline waiver holds where the base branch has it, and for what it has there', async () => {
    const from = { [own]: 'fail-on: warning\nwaiver-terms: { inline: true }\n', 'accelerator.yml': manifest }
    const inline = (until: string) =>
      manifest.replace(
        'true }\n',
        `true } # accelerator-review: allow model/dynamic-shapes until ${until} because it is padded soon\n`,
      )
    const added = await gate(mode, from, { 'accelerator.yml': inline('2027-01-31') })
    expect([added.status, added.findings.join('\n')]).toEqual([
      1,
      expect.stringMatching(/notice policy\/waiver-pending .*takes effect after merging/),
    ])
    const before = { ...from, 'accelerator.yml': inline('2027-01-31') }
    expect((await gate(mode, before, {})).status).toBe(0)
    const lengthened = await gate(
      mode,
      { ...from, 'accelerator.yml': inline('2026-11-20') },
      { 'accelerator.yml': inline('2027-01-31') },
    )
    expect([lengthened.status, lengthened.findings.join('\n')]).toEqual([
      1,
      expect.stringMatching(/policy\/waiver-pending .*until 2026-11-20/),
    ])
    const moved = await gate(mode, before, {
      'accelerator.yml': undefined,
      'new/accelerator.yml': inline('2027-01-31'),
    })
    expect([moved.status, moved.findings.join('\n')]).toEqual([
      1,
      expect.stringMatching(/new\/accelerator\.yml:4 notice policy\/waiver-pending/),
    ])
  })

  it('a waiver of the policy holds where the base branch has it, and for as long', async () => {
    const of = (about: string) => ({ [own]: `fail-on: warning\nwaivers:\n${about}`, 'accelerator.yml': manifest })
    const line = (expires: string) => `  - { rule: model/dynamic-shapes, reason: r, owner: o, expires: ${expires} }\n`
    const added = await gate(mode, of('  []\n'), of(line('2027-01-31')))
    expect([added.status, added.findings.join('\n')]).toEqual([
      1,
      expect.stringMatching(
        /:3 notice policy\/pending-change Waiver for model\/dynamic-shapes until 2027-01-31 is added \(looser\)\. After merging, it covers accelerator\.yml:4\./,
      ),
    ])
    expect((await gate(mode, of(line('2027-01-31')), {})).status).toBe(0)
    const longer = await gate(mode, of(line('2026-11-20')), of(line('2027-01-31')))
    expect([longer.status, longer.findings.join('\n')]).toEqual([
      1,
      expect.stringMatching(/Waiver for model\/dynamic-shapes: until 2026-11-20 → 2027-01-31 \(looser\)/),
    ])
    // A second one for the same, before or after the first.
    for (const lines of [`${line('2027-01-31')}${line('2026-11-20')}`, `${line('2026-11-20')}${line('2027-01-31')}`]) {
      const second = await gate(mode, of(line('2026-11-20')), of(lines))
      expect([second.status, second.findings.join('\n')]).toEqual([
        1,
        expect.stringMatching(/until 2026-11-20 → 2027-01-31 \(looser\)/),
      ])
    }
  })

  it('a policy that is broken on the base branch fails closed, even where the proposal mends it', async () => {
    const run = await gate(mode, { ...base, [own]: 'fail-onn: never\n' }, { [own]: 'fail-on: never\n' })
    expect(run.status).toBe(2)
    expect(run.printed).toContain('Unknown key "fail-onn"')
  })

  it('a policy of 10 MB on the base branch fails closed', async () => {
    const run = await gate(
      mode,
      { ...base, [own]: `fail-on: warning\n# ${'x'.repeat(10 * 1024 * 1024)}\n` },
      { [own]: '' },
    )
    expect([run.status, run.rules]).toEqual([2, []])
  })

  it('a policy below a linked folder of the base branch fails closed', async () => {
    const { [own]: policy, ...others } = base
    const linked = { ...others, '.github': { link: 'shared' }, 'shared/accelerator-policy.yml': policy }
    for (const changes of [{ 'README.md': 'y\n' }, { 'shared/accelerator-policy.yml': 'fail-on: never\n' }]) {
      const run = await gate(mode, linked, changes)
      expect([run.status, run.rules]).toEqual([2, []])
      expect(run.printed).toContain('.github is a symbolic link')
    }
  })

  it('a policy that extends a file below a linked folder fails closed', async () => {
    const linked = { ...base, [own]: 'extends: ../linked/mild.yml\n', linked: { link: 'shared' } }
    const run = await gate(mode, { ...linked, 'shared/mild.yml': 'fail-on: never\n' }, {})
    expect([run.status, run.rules]).toEqual([2, []])
    expect(run.printed).toContain('linked is a symbolic link')
  })

  it('a file of the repository that is named applies as the base branch has it', async () => {
    const from = { 'accelerator.yml': manifest, 'ci/policy.yml': 'fail-on: warning\n' }
    const run = await gate(mode, from, { 'ci/policy.yml': 'fail-on: never\n' }, { inputs: { policy: 'ci/policy.yml' } })
    expect(run.status).toBe(1)
    expect(run.findings.join('\n')).toMatch(
      /ci\/policy\.yml:1 notice policy\/pending-change `fail-on`: \w+ → \w+ \(looser\)/,
    )
  })
})

describe('the inputs of the workflow', () => {
  it.each([
    [
      'never',
      /^::error title=Accelerator review could not run::the input fail-on: `fail-on: never` loosens `fail-on: warning`, but acme\/policies\/base\.yml@a+ locks it \(line 2\)\..*\(acme\/policies\/base\.yml@a+, line 2\)$/,
    ],
    ['error', /`fail-on: error` loosens/],
  ])('the input fail-on: %s', async (value, message) => {
    const run = await gate('a checkout with the base', base, {}, { inputs: { 'fail-on': value } })
    expect(run.status).toBe(2)
    expect(run.printed).toMatch(message)
  })

  it('the input fail-on may be stricter', async () => {
    expect((await gate('a checkout with the base', base, {}, { inputs: { 'fail-on': 'notice' } })).status).toBe(1)
  })

  it.each([
    ['a preset', 'advisory', {}, /advisory: `fail-on: never` loosens `fail-on: warning`/],
    [
      'a file of the pull request',
      'ci.yml',
      { 'ci.yml': 'fail-on: never\n' },
      /ci\.yml: The policy ci\.yml does not exist/,
    ],
    [
      'a shared file',
      `acme/policies/mild.yml@${shared}`,
      {},
      /loosens `model\/\*: error`, but acme\/policies\/base\.yml/,
    ],
    ['somebody else’s', `mallory/policies/base.yml@${shared}`, {}, /loosens `model\/\*: error`/],
    ['an address', 'https://evil.example/policy.yml', {}, /is a URL/],
    ['a path out of the repository', '../policy.yml', {}, /leads out of the repository/],
  ])('the input policy with %s', async (_, policy, changes, message) => {
    const run = await gate('a checkout with the base', base, changes, { inputs: { policy } })
    expect(run.status).toBe(2)
    expect(run.printed).toMatch(message)
    expect(run.rules).toEqual([])
  })

  it('a policy in its place keeps what is locked, and what it does not loosen', async () => {
    const from = { ...base, 'ci.yml': 'fail-on: notice\nrules: { team/*: off }\n' }
    const run = await gate('a checkout with the base', from, {}, { inputs: { policy: 'ci.yml' } })
    expect(run.status).toBe(1)
    expect(run.rules).toEqual(expect.arrayContaining(demanded))
  })
})

describe('without a token', () => {
  const local: Files = { ...base, [own]: sharedPolicy }
  const without = async (kind: 'full' | Parameters<typeof checkoutOf>[1], from: Files, changes: Files, inputs = {}) => {
    const proposal = proposalOf(from, changes)
    return runGate(kind === 'full' ? proposal.folder : checkoutOf(proposal, kind), proposal, { inputs })
  }

  it('the checkout is asked', async () => {
    const run = await without('full', local, { [own]: undefined })
    expect(run.status).toBe(1)
    expect(run.rules).toEqual(expect.arrayContaining(demanded))
  })

  it.each([
    ['as it was', {}],
    ['deleted', { [own]: undefined }],
    ['loosened', { [own]: 'fail-on: never\n' }],
    ['moved', { [own]: undefined, [other]: 'fail-on: never\n' }],
  ])('a policy that is %s fails closed where the checkout does not hold the base', async (_, changes) => {
    for (const kind of ['shallow', 'without contents', 'without trees'] as const) {
      const run = await without(kind, local, changes)
      // If its contents are unchanged, the checkout has them, because they are also in the head.
      if (run.status === 2)
        expect(run.printed).toMatch(
          /applies as the base branch has it, but that version cannot be read: give the step a token/,
        )
      else expect([run.status, run.rules.toSorted()]).toEqual([1, demanded])
    }
  })

  it('a shared policy cannot be read, and says what is missing', async () => {
    const run = await without('full', base, {})
    expect(run.status).toBe(2)
    expect(run.printed).toMatch(
      /^::error title=Accelerator review could not run,file=\.github\/accelerator-policy\.yml,line=1,col=1::acme\/policies cannot be read without a token\. Give the step a token/,
    )
  })
})

describe('on a push the checked-out files count', () => {
  it('those of the commit', async () => {
    const proposal = proposalOf(base, { [own]: 'fail-on: never\n' })
    const run = await runGate(proposal.folder, proposal, { event: 'push' })
    expect(run.status).toBe(0)
    expect(run.findings.join('\n')).not.toContain('pending-change')
  })

  it('with what they extend', async () => {
    const proposal = proposalOf(base, {})
    const run = await runGate(proposal.folder, proposal, { event: 'push', contents: server.contents(address) })
    expect([run.status, run.rules.toSorted()]).toEqual([1, demanded])
  })
})

describe('what a policy may extend', () => {
  const run = async (files: Files): Promise<GateRun> => {
    const proposal = proposalOf({ 'accelerator.yml': manifest, ...files }, {})
    return runGate(proposal.folder, proposal, { contents: server.contents(address) })
  }
  const chain = (length: number): Files =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [`.github/p${index}.yml`, `extends: ./p${index + 1}.yml\n`]),
    )

  it.each([
    [
      'the commit of a fork',
      extending(impostor),
      /The commit cccccccccccc is not on the branch main of acme\/policies; it may come from a fork\. Use a commit on main\./,
    ],
    [
      'a branch',
      extending('main'),
      new RegExp(
        `main is a branch of acme/policies; nobody has reviewed .*Pin the commit that it points to now: @${shared}`,
      ),
    ],
    ['a commit that does not exist', extending('d'.repeat(40)), /is not on the branch main/],
    ['a commit that is cut', extending('aaaaaaa'), /acme\/policies has no tag aaaaaaa/],
    ['a file that does not exist', extending(shared, 'none.yml'), /acme\/policies has no file none\.yml at a+/],
    [
      'a private repository',
      extending(shared, 'base.yml', 'acme/secret'),
      /acme\/secret does not exist, or the token may not read it \(404\)\..*`contents: read`/,
    ],
    [
      'itself',
      'extends: ./accelerator-policy.yml\n',
      /This policy extends itself: \.github\/accelerator-policy\.yml → \.github\/accelerator-policy\.yml/,
    ],
    ['an address', 'extends: https://github.com/acme/policies/blob/main/base.yml\n', /is a URL/],
    ['another protocol', 'extends: file:///etc/passwd\n', /is a URL/],
    ['git over ssh', 'extends: git@github.com:acme/policies.git\n', /does not have the form owner\/repo\/path@SHA/],
    ['a path out of the repository', 'extends: ../../base.yml\n', /leads out of the repository/],
    ['a path out of another', `extends: acme/policies/../../x.yml@${shared}\n`, /does not name a file at a commit/],
    [
      'a repository that is a step upwards',
      `extends: acme/../base.yml@${shared}\n`,
      /does not name a file at a commit/,
    ],
    ['a ref with steps', 'extends: acme/policies/base.yml@v1/../../x\n', /does not name a file at a commit/],
    ['no ref', 'extends: acme/policies/base.yml\n', /The file \.github\/acme\/policies\/base\.yml does not exist/],
    ['a word', 'extends: strikt\n', /is neither a preset nor a file/],
  ])('not %s', async (_, policy, message) => {
    const { status, printed, rules } = await run({ [own]: policy })
    expect([status, rules]).toEqual([2, []])
    expect(printed).toMatch(message)
    expect(printed).toMatch(
      /^::error title=Accelerator review could not run,file=\.github\/accelerator-policy\.yml,line=1,col=1::/,
    )
  })

  it('not a circle', async () => {
    const { status, printed } = await run({
      [own]: 'extends: ./a.yml\n',
      '.github/a.yml': 'extends: ./b.yml\n',
      '.github/b.yml': 'extends: ./a.yml\n',
    })
    expect(status).toBe(2)
    expect(printed).toContain('file=.github/b.yml')
    expect(printed).toContain(
      'extends itself: .github/accelerator-policy.yml → .github/a.yml → .github/b.yml → .github/a.yml',
    )
  })

  it('not a circle through another repository', async () => {
    const name = `acme/policies/loop.yml@${older}`
    server.repositories = {
      ...policies,
      'acme/policies': { commits: { [older]: { 'loop.yml': `extends: ${name}\n` } } },
    }
    const { status, printed } = await run({ [own]: `extends: ${name}\n` })
    expect([status, printed]).toEqual([2, expect.stringContaining('extends itself')])
  })

  it('a chain of eight, and not of nine', async () => {
    const last = (index: number): Files => ({
      [`.github/p${index}.yml`]: 'fail-on: warning\n',
      [own]: 'extends: ./p0.yml\n',
    })
    expect((await run({ ...chain(6), ...last(6) })).status).toBe(1)
    const { status, printed } = await run({ ...chain(7), ...last(7) })
    expect([status, printed]).toEqual([2, expect.stringContaining('more than 8 levels deep')])
  })

  it('fifteen others, and not sixteen', async () => {
    const files = (count: number): Files => ({
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`.github/p${index}.yml`, ''])),
      [own]: `fail-on: warning\nextends: [${Array.from({ length: count }, (_, index) => `./p${index}.yml`).join(', ')}]\n`,
    })
    expect((await run(files(15))).status).toBe(1)
    const { status, printed } = await run(files(16))
    expect([status, printed]).toEqual([2, expect.stringContaining('more than 16 files')])
  })

  it('a tag, with a warning that names its commit', async () => {
    const { status, rules, findings } = await run({ [own]: extending('v1') })
    expect(status).toBe(1)
    expect(rules).toEqual(expect.arrayContaining(demanded))
    expect(findings.join('\n')).toMatch(/:1 warning policy\/tag-may-move .*v1` is a tag, which can move/)
    expect((await run({ [own]: extending('v2') })).rules).toContain('warning policy/tag-may-move')
  })

  it('a repository that moved, for a commit is the same wherever it stands', async () => {
    const { status, rules } = await run({ [own]: extending(shared, 'base.yml', 'acme/moved') })
    expect([status, rules.toSorted()]).toEqual([1, demanded])
    expect(server.asked.some((path) => path.startsWith('/repos/acme/moved'))).toBe(true)
  })

  it('a file beside a shared one, at the same commit', async () => {
    server.repositories = {
      ...policies,
      'acme/policies': { commits: { [shared]: { 'x/all.yml': 'extends: ../base.yml\n', 'base.yml': sharedPolicy } } },
    }
    const { rules } = await run({ [own]: extending(shared, 'x/all.yml') })
    expect(rules.toSorted()).toEqual(demanded)
  })

  it('each file asked for once', async () => {
    await run({
      [own]: `extends: [./a.yml, ./b.yml, acme/policies/base.yml@${shared}]\n`,
      '.github/a.yml': extending(),
      '.github/b.yml': extending(),
    })
    expect(server.asked.filter((path) => path.includes('/contents/base.yml'))).toHaveLength(1)
    expect(new Set(server.asked).size).toBe(server.asked.length)
  })
})

describe('where GitHub does not answer as it should', () => {
  const reply =
    (status: number, body: string, headers: Record<string, string> = {}): Fault =>
    (_, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
      return true
    }
  const breaks: Fault = (_, response) => {
    response.destroy()
    return true
  }
  const halves: Fault = (_, response) => {
    response.writeHead(200, { 'content-length': '999' }).write('fail-on: n', () => response.destroy())
    return true
  }
  const isSilent: Fault = () => {
    server.timeIsUp()
    return true
  }
  const page = '<!DOCTYPE html>\n<html><body>Sign in to the proxy</body></html>\n'
  const html = { 'content-type': 'text/html; charset=utf-8' }
  const only =
    (part: string, fault: Fault): Fault =>
    (path, response) =>
      path.includes(part) && fault(path, response)

  const faults: [name: string, fault: Fault, told: RegExp, waits?: number[]][] = [
    ['an error three times', reply(500, '{}'), /GitHub returned an error \(500\)\. Run it again\./, [1, 4]],
    ['a gateway that fails', reply(502, page, html), /GitHub returned an error \(502\)/, [1, 4]],
    ['a page instead of JSON', reply(200, page, html), /returned an invalid answer/],
    ['a page that says it is JSON', reply(200, page), /returned an invalid answer|A policy is a mapping/],
    [
      'JSON that is cut',
      reply(200, '{"default_branch": "ma'),
      /returned an invalid answer|cannot be used|mapping|flow|Unknown/i,
    ],
    ['JSON of another kind', reply(200, '[]'), /returned an invalid answer|mapping/],
    ['nothing', reply(200, ''), /returned an invalid answer/],
    ['a redirect to nowhere', reply(301, '', { location: 'http://127.0.0.1:9/' }), /GitHub cannot be reached/, [1, 4]],
    ['a redirect without an address', reply(302, ''), /\(302\)|cannot be reached/],
    ['a redirect to itself', reply(301, '', { location: '/repos/acme/policies' }), /GitHub cannot be reached/, [1, 4]],
    [
      'a rate limit',
      reply(403, '{}', { 'x-ratelimit-remaining': '0' }),
      /The token reached its rate limit on GitHub\. Run it again in an hour\./,
      [],
    ],
    [
      'a rate limit that ends late',
      reply(403, '{}', { 'retry-after': '3600' }),
      /reached its rate limit on GitHub/,
      [],
    ],
    [
      'a rate limit that ends soon and comes again',
      reply(403, '{}', { 'retry-after': '2' }),
      /reached its rate limit on GitHub/,
      [2, 2],
    ],
    ['too many requests', reply(429, '{}'), /reached its rate limit on GitHub/, []],
    ['a token that is not valid', reply(401, '{}'), /GitHub rejects the token \(401\)/],
    ['a permission that is missing', reply(403, '{}'), /may not read it \(403\)\..*contents: read/],
    ['a line that breaks', breaks, /GitHub cannot be reached/, [1, 4]],
    ['no answer', isSilent, /GitHub cannot be reached/, [1, 4]],
    ['half an answer', halves, /GitHub cannot be reached/, [1, 4]],
  ]

  const ofEachKind: ReadonlySet<string> = new Set([
    'an error three times',
    'a page that says it is JSON',
    'nothing',
    'a rate limit',
    'a permission that is missing',
    'half an answer',
  ])
  describe.each(faults)('%s', (_, fault, message, waits) => {
    const reader = () => server.contents(address)
    const expectClosed = (run: GateRun): void => {
      expect([run.status, run.rules, run.verdict]).toEqual([2, [], undefined])
      expect(run.printed).toMatch(/^::error title=Accelerator review could not run/)
    }

    it('for a shared policy', async () => {
      const proposal = proposalOf(base, {})
      server.fault = fault
      const run = await runGate(proposal.folder, proposal, { contents: reader() })
      expectClosed(run)
      expect(run.printed).toMatch(message)
      if (waits !== undefined) expect(server.waited).toEqual(waits)
    })

    // One client makes all requests, so other places test one fault of each kind.
    if (!ofEachKind.has(_)) return

    it('for the file of a shared policy', async () => {
      const proposal = proposalOf(base, {})
      server.fault = only('/contents/', fault)
      // An empty file is a policy without demands, which cannot be distinguished from this.
      if (_ !== 'nothing') expectClosed(await runGate(proposal.folder, proposal, { contents: reader() }))
    })

    it('for the policy of the base branch', async () => {
      const files = { ...base, [own]: sharedPolicy }
      const proposal = proposalOf(files, { [own]: undefined })
      server.repositories = hosted(proposal, files)
      server.fault = only('/contents/', fault)
      const workspace = checkoutOf(proposal, 'shallow')
      if (_ !== 'nothing') expectClosed(await runGate(workspace, proposal, { contents: reader() }))
    })

    it('for the question whether the base branch has none', async () => {
      const proposal = proposalOf({ 'accelerator.yml': manifest }, {})
      server.repositories = hosted(proposal, {})
      server.fault = only('/git/trees/', fault)
      expectClosed(await runGate(checkoutOf(proposal, 'shallow'), proposal, { contents: reader() }))
    })
  })

  it('one error is asked again', async () => {
    const proposal = proposalOf(base, {})
    let first = true
    server.fault = (path, response) => {
      if (!first) return false
      first = false
      return reply(503, '')(path, response)
    }
    const run = await runGate(proposal.folder, proposal, { contents: server.contents(address) })
    expect([run.status, run.rules.toSorted(), server.waited]).toEqual([1, demanded, [1]])
  })

  it('a token of another account is told apart from a missing repository', async () => {
    const proposal = proposalOf(base, {})
    const run = await runGate(proposal.folder, proposal, { contents: server.contents(address, 'another') })
    expect([run.status, run.printed]).toEqual([2, expect.stringContaining('rejects the token')])
  })
})

it('a proposal that does not say against what is not taken for the policy', async () => {
  const proposal = proposalOf({ ...base, [own]: sharedPolicy }, { [own]: 'fail-on: never\n' })
  const nowhere = { base: '', head: proposal.head }
  expect((await runGate(proposal.folder, nowhere)).status).toBe(2)
  expect((await runGate(proposal.folder, nowhere, { contents: server.contents(address) })).status).toBe(2)
})

it('a policy that is broken is a finding where there is no manifest, too', async () => {
  const proposal = proposalOf({ 'README.md': 'x\n' }, { [own]: 'fail-onn: x\n' })
  const run = await runGate(proposal.folder, proposal)
  expect([run.status, run.rules]).toEqual([1, ['error policy/invalid']])
  expect(run.printed).not.toContain('passes')
  expect(run.summary).toContain('policy/invalid')
})
