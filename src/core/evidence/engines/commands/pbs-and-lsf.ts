import type { DirectiveOption } from '../../../languages/shell/directives.ts'
import { type OptionTable, optionTable } from '../../../languages/shell/getopt.ts'
import { sum, times, wholeNumber } from '../../../text/bounds.ts'
import { isGpuModel } from '../../observation/resource-request.ts'
import type { SlurmOptions } from './slurm-options.ts'

/**
 * The options of `qsub` in PBS Professional, Torque and Grid Engine, from their manual pages. Grid Engine has long
 * names after one dash.
 */
export const pbsOptions: OptionTable = {
  ...optionTable(
    'a: A: b: c: C: d: D: e: E f F: G h I j: J: k: K: l: L: m: M: n N: o: p: P: q: r: R: S: t: T: u: v: V w: W: x X z',
    'ac: ar: binding: ckpt: clear cwd dl: hard hold_jid: hold_jid_ad: inherit js: jsv: masterq: mc: mods: notify now: ot: par: pe:+ pty: rsh: sc: shell: soft sync: tc: terse verify wd: version',
  ),
  isLongOnly: true,
}

/** The options of LSF's `bsub`, from its manual page. */
export const lsfOptions: OptionTable = {
  ...optionTable(
    'a: b: B C: D: E: e: f: F: G: g: H h i: I J: k: K L: M: m: n: N o: P: p: q: Q: R: r s: S: t: T: U: u: v: V W: w: x X: Z',
    `app: clusters: csm: cwd: data: datagrp: env: eo: Ep: eptl: ext: freq: gpu: hl hostfile: Ip Is ISp ISs IS IX is: Jd: jsdl:
    jsdl_strict: jsm: K Lp: mig: Ne nnodes: notify: oo: outdir: pack: ptl: rcacct: rn rnc: sla: smt: sp: stage: step_cgroup:
    ti tty ul wa: We: wt: XF Zs`,
  ),
  isLongOnly: true,
}

const last = (options: readonly DirectiveOption[], ...names: string[]): DirectiveOption | undefined =>
  options.findLast(({ name }) => names.includes(name))

/** The parts of `ngpus=8:gpu_type=a100`. A part without a value is its own key. */
const partsOf = (text: string, sign: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(sign).map((part) => {
      const cut = part.indexOf('=')
      return cut === -1 ? [part.trim(), ''] : [part.slice(0, cut).trim(), part.slice(cut + 1).trim()]
    }),
  )

/** Options by their Slurm names, on the line of the request. Leaves out those without a value. */
const asSlurm = (line: number | undefined, values: Readonly<Record<string, string | undefined>>): SlurmOptions =>
  new Map(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, { value, line: line ?? 1 }]],
    ),
  )

const models: readonly string[] = ['gpu_type', 'gpu_model', 'gputype', 'gpu_arch', 'gpu_name']

/** The chunks of PBS Professional and the nodes of Torque. `-l ngpus=4` counts the GPUs of the whole job. */
export function ofPbs(options: readonly DirectiveOption[]): SlurmOptions {
  const resources = options.filter(({ name }) => name === 'l')
  const common = {
    'job-name': last(options, 'N')?.value,
    partition: last(options, 'q')?.value,
    array: last(options, 'J', 't')?.value,
  }
  const isScattered = resources.some(({ value }) => /(?:^|,)place=v?scatter/.test(value))
  // A later request overrides an earlier one, as a command's overrides its script's.
  for (const { value, line } of resources.toReversed()) {
    const [, option, list = ''] = /(?:^|,)(select|nodes)=([^,]+)/.exec(value) ?? []
    if (option === undefined) continue
    const chunks = list.split('+').map(chunkOf)
    const holding = chunks.filter(({ each }) => each !== undefined)
    const [first = chunks[0], another] = holding
    const total = sum(holding.map(({ copies, each }) => times(copies, wholeNumber(each))))
    const names = new Set(holding.map(({ name }) => name))
    // Chunks may share a node, unless they are scattered, there is only one, or each has the GPUs of a usual node.
    const isNode = first?.copies === 1 || (wholeNumber(first?.each) ?? 0) >= usualNode
    const isApart = another === undefined && (isScattered || option === 'nodes' || isNode)
    return asSlurm(line, {
      ...common,
      constraint: names.size === 1 ? [...names][0] : undefined,
      nodes: isApart ? String(first?.copies) : '',
      ...(isApart ? { 'gpus-per-node': first?.each } : holding.length > 0 && { gpus: total?.toString() ?? '$' }),
    })
  }
  const asked = resources.flatMap(({ value, line }) =>
    [...partsOf(value, ',')].map(([name, amount]) => ({ name, amount, line })),
  )
  const alone = asked.findLast(({ name }) => inJob.includes(name))
  const constraint = asked.findLast(({ name, amount }) => models.includes(name) && isGpuModel(amount))?.amount
  // Grid Engine counts them per slot or per job, depending on its setup. With slots, the number is a minimum.
  const slots = last(options, 'pe')?.value
  const each = slots === undefined ? 'gpus' : 'gpus-per-node'
  return asSlurm(alone?.line, { ...common, constraint, nodes: '', slots, [each]: alone?.amount })
}

/** The GPUs of a whole job in PBS Professional and at sites with Grid Engine. */
const inJob: readonly string[] = ['ngpus', 'gpu', 'gpus']

/** The GPUs of the smallest nodes in multi-node jobs. */
const usualNode = 4

/** Parses `4:ncpus=64:ngpus=8:gpu_type=A100`. `each`: its GPUs, undefined if it requests none. */
function chunkOf(text: string) {
  const [first = '', ...rest] = text.split(':')
  const isCopies = !first.includes('=')
  const parts = partsOf((isCopies ? rest : [first, ...rest]).join(':'), ':')
  const gpus = parts.get('ngpus') ?? parts.get('gpus')
  const words = [...models, 'gpu'].map((key) => parts.get(key) ?? '')
  const alone = [...parts].filter(([, value]) => value === '').map(([word]) => word)
  return {
    copies: isCopies ? wholeNumber(first.trim()) : 1,
    each: gpus === '0' ? undefined : gpus,
    name: [...words, ...alone].find(isGpuModel),
  }
}

/** LSF: `-gpu "num=4:gmodel=…"` requests GPUs per host, or per task. */
export function ofLsf(options: readonly DirectiveOption[]): SlurmOptions {
  const wanted = last(options, 'gpu')
  const parts = partsOf(wanted?.value ?? '', ':')
  const requirements = options.filter(({ name }) => name === 'R')
  const text = requirements.map(({ value }) => value).join(' ')
  const rusage = requirements.find(({ value }) => /\bngpus_/.test(value))
  const number = wanted ? (parts.get('num') ?? '1') : /\bngpus_\w{1,20}=(\d+)/.exec(text)?.[1]
  const [amount, unit] = (number ?? '').split('/')
  return asSlurm((wanted ?? rusage)?.line, {
    [unit === 'task' ? 'gpus-per-task' : 'gpus-per-node']: number === undefined ? undefined : amount,
    ntasks: last(options, 'n')?.value,
    'ntasks-per-node': /span\[ptile=(\d{1,4})\]/.exec(text)?.[1],
    nodes: text.includes('span[hosts=1]') ? '1' : last(options, 'nnodes')?.value,
    'job-name': last(options, 'J')?.value.split('[', 1)[0],
    partition: last(options, 'q')?.value,
    array: /\[([\d,:-]{1,100})\]/.exec(last(options, 'J')?.value.slice(0, 200) ?? '')?.[1],
    constraint: parts.get('gmodel')?.replace(/-\d+(?:\.\d+)?[GM]$/i, ''),
  })
}
