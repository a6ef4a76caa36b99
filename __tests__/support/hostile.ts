// Input from strangers: the tables of hostile-input.test.ts.

export const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')
export const bytes = (...parts: (string | number)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

/** A manifest without findings, to accompany the others. */
export const sound = 'framework: pytorch\nstage: production\nscale: large\nhardware: H100:8\n'

/** Files that are not manifests, each with the rule and place of its one finding. */
export const unreadable: Record<string, readonly [content: string | Uint8Array, finding: string]> = {
  'empty file': ['', 'manifest/empty 1:1'],
  'only comments': ['# a\n\n# b\n', 'manifest/empty 1:1'],
  'only a start': ['---\n', 'manifest/empty 1:1'],
  list: ['- framework: jax\n', 'manifest/invalid-value 1:1'],
  scalar: ['framework\n', 'manifest/invalid-value 1:1'],
  'null at the top': ['~\n', 'manifest/invalid-value 1:1'],
  'two documents': ['stage: production\n---\nstage: prototype\n', 'manifest/syntax 2:1'],
  'junk after a start': ['--- junk\n', 'manifest/invalid-value 1:5'],
  'junk after an end': ['stage: production\n... junk\n', 'manifest/syntax 2:5'],
  'tab to indent': ['hardware:\n\taccelerator: h100\n', 'manifest/syntax 2:1'],
  '40,000 tabs': [repeat(40_000, () => '\t\n'), 'manifest/limit 25001:1'],
  'UTF-16 LE with a mark': [Buffer.from(`\ufeff${sound}`, 'utf16le'), 'manifest/encoding 1:1'],
  'UTF-16 LE without': [Buffer.from(sound, 'utf16le'), 'manifest/encoding 1:2'],
  'UTF-16 BE with a mark': [Buffer.from(`\ufeff${sound}`, 'utf16le').swap16(), 'manifest/encoding 1:1'],
  'UTF-16 BE without': [Buffer.from(sound, 'utf16le').swap16(), 'manifest/encoding 1:1'],
  'invalid UTF-8': [bytes('stage: ', 0xff, '\n'), 'manifest/encoding 1:1'],
  'half a UTF-8 character': [bytes('stage: ', 0xe2, 0x82), 'manifest/encoding 1:1'],
  NUL: ['name: a\0b\n', 'manifest/encoding 1:8'],
  ESC: ['stage: production\nname: a\u001b[2J\n', 'manifest/encoding 2:8'],
  'ESC in a comment': ['# \u001b[2J\n', 'manifest/encoding 1:3'],
  'lone CR': ['stage: production\rname: x\r', 'manifest/encoding 1:18'],
  NEL: ['name: a\u0085b\n', 'manifest/encoding 1:8'],
  'escaped ESC': ['name: "\\e[2J"\n', 'manifest/encoding 1:7'],
  'escaped NEL': ['name: "\\N"\n', 'manifest/encoding 1:7'],
  'escaped line separator': ['name: "\\L"\n', 'manifest/encoding 1:7'],
  'lone surrogate': ['name: "\\uD800"\n', 'manifest/encoding 1:7'],
  'beyond Unicode': ['name: "\\UFFFFFFFF"\n', 'manifest/syntax 1:8'],
  'bidi value': ['name: a\u202eb\n', 'manifest/encoding 1:7'],
  'bidi key': ['a\u2066b: 1\n', 'manifest/encoding 1:1'],
  'zero-width value': ['stage: produc\u200btion\n', 'manifest/encoding 1:8'],
  'zero-width key': ['sta\u200bge: production\n', 'manifest/encoding 1:1'],
  'byte-order mark inside': ['stage: production\n\ufeffname: x\n', 'manifest/encoding 2:1'],
  'same key twice': ['stage: production\nstage: production\n', 'manifest/duplicate-key 2:1'],
  'same key twice, a number once': ['labels: { 1: a, "1": b }\n', 'manifest/duplicate-key 1:17'],
  'alias of nothing': ['framework: *x\n', 'manifest/syntax 1:12'],
  'alias of nothing, long': [`framework: *${'x'.repeat(5_000)}\n`, 'manifest/syntax 1:12'],
  'alias of itself': ['framework: &a [*a]\n', 'manifest/syntax 1:16'],
  'alias of its own top': ['&a framework: jax\nlabels: &b { x: *b }\n', 'manifest/syntax 2:17'],
  'alias as a key': ['name: &a x\n*a : y\n', 'manifest/syntax 2:1'],
  'billion laughs': [
    `a0: &a0 x\n${repeat(9, (i) => `a${i + 1}: &a${i + 1} [${Array(9).fill(`*a${i}`)}]\n`)}`,
    'manifest/limit 6:14',
  ],
  '20,000 distinct aliases': [
    repeat(13_000, (i) => `- &a${i} x\n- *a${i}\n`).slice(0, 250_000),
    'manifest/limit 257:3',
  ],
  '300 aliases': [`labels:\n  z: &z x\n${repeat(299, (i) => `  k${i}: *z\n`)}`, 'manifest/limit 258:9'],
  'lists 100,000 deep': ['['.repeat(100_000), 'manifest/limit 1:33'],
  'mappings 100,000 deep': ['{'.repeat(100_000), 'manifest/limit 1:33'],
  'dashes 100,000 deep': ['- '.repeat(100_000), 'manifest/limit 1:65'],
  'keys 12,000 deep on one line': [`\n  ${'<‹: '.repeat(12_000)}\n&a b`, 'manifest/limit 2:137'],
  'question marks 100,000 deep': ['? '.repeat(100_000), 'manifest/syntax 1:1'],
  'indentation 700 deep': [repeat(700, (i) => `${' '.repeat(i)}a:\n`), 'manifest/limit 34:34'],
  '400 braces': ['{'.repeat(400), 'manifest/limit 1:33'],
  '400 question marks': [`${'? '.repeat(400)}x`, 'manifest/syntax 1:1'],
  'mixed keys that are lists': ['? - '.repeat(300), 'manifest/syntax 1:1'],
  '100,000 keys': [repeat(100_000, (i) => `${i}:\n`).slice(0, 250_000), 'manifest/limit 12500:7'],
  '1,001 keys': [`labels:\n${repeat(1_001, (i) => `  k${i}: x\n`)}`, 'manifest/limit 2:3'],
  '100 KB of commas': [`[${','.repeat(100_000)}`, 'manifest/limit 1:50000'],
  '20,000 commas': [`[${','.repeat(20_000)}`, 'manifest/syntax 1:3'],
  'question marks in a list': [`[${'? '.repeat(100_000)}`, 'manifest/syntax 1:2'],
  '10 MB scalar': [`name: ${'x'.repeat(10_000_000)}\n`, 'manifest/limit 1:1'],
  '50 MB file': [Buffer.alloc(50_000_000, 'a: 1\n'), 'manifest/limit 1:1'],
  'sparse 1 GB file': ['', 'manifest/limit 1:1'],
  'YAML 1.1': ['%YAML 1.1\n---\nstage: production\n', 'manifest/syntax 1:1'],
  'tag directive': ['%TAG ! tag:x.example,2000:\n---\nstage: production\n', 'manifest/syntax 1:1'],
  'tag of a function': ['framework: !!js/function "function () {}"\n', 'manifest/syntax 1:12'],
  'binary tag': ['framework: !!binary amF4\n', 'manifest/syntax 1:12'],
  'tag that is a command': ['name: !<##[stop-commands]token> z\n', 'manifest/syntax 1:7'],
  'junk that is long': [`name: |${'x'.repeat(5_000)}\n`, 'manifest/syntax 1:8'],
  '__proto__ as a key': ['__proto__: { stage: production }\n', 'manifest/syntax 1:1'],
  '__proto__ as a job': ['jobs: { __proto__: { stage: production } }\n', 'manifest/syntax 1:9'],
}

/** A manifest with a mistake on most lines; columns count UTF-16 units. */
export const mistakes = [
  'framework: jaxx',
  'stage: someday',
  'hardware:',
  '  accelerator: h1000',
  '  cuont: 8',
  'name: x',
  'model: { ü🙂: 1, precision: bf61, depth: 3 }\n',
].join('\n')

/** Unusual files without a mistake. */
export const legal: Record<string, string> = {
  'a start and an end': `# one document\n---\n${sound}...\n`,
  'tabs between words': 'framework:\tpytorch\t# tabs\nhardware:\tH100:8\n',
  '255 aliases': `labels:\n  z: &z x\n${repeat(255, (index) => `  k${index}: *z\n`)}`,
  merge: 'defaults: &a { stage: production }\njobs: { b: { <<: *a, framework: pytorch, hardware: h100 } }\n',
  'brackets in quotes': `labels: { a: "${'[{!&*?'.repeat(100)}" }\n`,
  'names of methods': 'labels: { constructor: a, toString: b, hasOwnProperty: c, prototype: d }\nname: constructor\n',
  'jobs of odd names': 'jobs: { constructor: { stage: production }, toString: { stage: production }, prototype: }\n',
}

/** Words that try to act as markup or commands. */
export const payloads: Record<string, string> = {
  'escaped command': 'x%0A::error::y',
  'command twice escaped': '%250A::error::y',
  'command behind a line break': 'x\n::error file=a::y\n##[add-mask]z',
  command: '::add-mask::x',
  'old command': '##[add-matcher]m.json]',
  'command where a line wraps': `${'k'.repeat(70)} ::add-mask::x ${'k'.repeat(20)} ::add-mask::y`,
  'command in long words': `${'k'.repeat(90)} ::stop-commands::token`,
  image: '<img src=x onerror=alert(1)>',
  script: '</code><script>alert(1)</script>',
  comment: '<!-- </details>',
  mention: '@someone and @org/team',
  reference: '#1 GH-1 acme/other#2',
  table: '| a | b |\\|',
  backticks: '`a` ``` b',
  link: '[a](javascript:alert(1))',
  picture: '![a](https://evil.example/x.png)',
  address: 'https://evil.example www.evil.example a@evil.example',
  marks: '**a** _b_ ~~c~~ :smile: # d',
  entity: '&lt;img&gt; &#64;someone',
  'much text': 'x'.repeat(1_000),
  emoji: '🙂🏳\ufe0f',
  'right to left': 'שלום עולם',
  constructor: 'constructor',
  toString: 'toString',
  hasOwnProperty: 'hasOwnProperty',
  prototype: 'prototype',
  ['__proto__']: '__proto__',
}

/** Manifests that contain the words, and the finding at their place; `key` if they are a key. */
export const positions: Record<string, readonly [manifest: (words: string) => string, rule: string, key?: 'key']> = {
  'job name': [
    (words) => `jobs: { ${words}: { framework: jax, hardware: tpu-v4-8, model: { dynamic_shapes: true } } }\n`,
    'model/dynamic-shapes',
    'key',
  ],
  'job that is no mapping': [(words) => `jobs: { ${words}: 3 }\n`, 'manifest/invalid-value', 'key'],
  name: [
    (words) => `name: ${words}\nframework: jax\nhardware: tpu-v4-8\nmodel: { dynamic_shapes: true }\n`,
    'model/dynamic-shapes',
  ],
  group: [(words) => `group: ${words}\nframework: q\n`, 'manifest/unknown-framework'],
  label: [(words) => `labels: { ${words}: ${words} }\nframework: q\n`, 'manifest/unknown-framework', 'key'],
  evidence: [(words) => `evidence: [${words}]\nframework: q\n`, 'manifest/unknown-framework'],
  framework: [(words) => `framework: ${words}\n`, 'manifest/unknown-framework'],
  'framework in a list': [(words) => `framework: [jax, ${words}]\n`, 'manifest/unknown-framework'],
  'version and library': [
    (words) => `framework: { name: mxnet, version: ${words}, libraries: [${words}] }\nhardware: tpu-v4-8\n`,
    'framework/no-xla-path',
  ],
  accelerator: [(words) => `hardware: ${words}\n`, 'manifest/unknown-accelerator'],
  machine: [(words) => `hardware: { machine: ${words} }\n`, 'manifest/unknown-machine'],
  provider: [
    (words) => `framework: mxnet\nhardware: { accelerator: tpu-v4-8, provider: ${words} }\n`,
    'framework/no-xla-path',
  ],
  'other workload and tool': [
    (words) =>
      `framework: mxnet\nhardware: tpu-v4-8\nneeds: { other_workloads: [${words}] }\nteam: { tools: [${words}] }\n`,
    'framework/no-xla-path',
  ],
  topology: [(words) => `hardware: { accelerator: tpu-v4, topology: ${words} }\n`, 'manifest/invalid-value'],
  quantity: [(words) => `scale: { parameters: ${words} }\n`, 'manifest/invalid-value'],
  'enum value': [(words) => `model: { precision: ${words} }\n`, 'manifest/invalid-value'],
  'key at the top': [(words) => `{ ${words}: 1 }\n`, 'manifest/not-read', 'key'],
  'key beside jobs': [(words) => `{ jobs: { a: { framework: jax } }, ${words}: 1 }\n`, 'manifest/unknown-key', 'key'],
  'key in a section': [(words) => `model: { ${words}: 1 }\n`, 'manifest/not-read', 'key'],
  'key twice': [(words) => `labels: { ${words}: a, ${words}: b }\n`, 'manifest/duplicate-key', 'key'],
}

/** File and folder names that try to act as markup or commands. */
export const names = [
  'a\nb',
  '::error::x',
  '##[add-mask]x',
  '%0A::error::x',
  'a,line=99,title=x',
  'with space ',
  '-rf',
  '`a`',
  '<img src=x onerror=alert(1)>',
  'a)(www.evil.example',
  '[a](javascript:alert(1))',
  '@someone #1',
  '| a |',
  'x'.repeat(200),
  '\u001b[2J\u0007',
  '\u202egnp.exe',
  '*_~a~_*',
  '__proto__',
  '...',
  'C:',
]
