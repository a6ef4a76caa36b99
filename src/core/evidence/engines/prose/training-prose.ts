/**
 * Whether a sentence states on what something was or is trained, rather than what it would need, how fast it may be, what
 * else there is, or on what the result is served.
 */
export const isAboutTraining = (sentence: string): boolean => training.test(sentence) && isPlain(sentence)

/** Whether a sentence states something, without a condition, a comparison or a bound. */
export const isPlain = (sentence: string): boolean => !hedged.test(sentence) && !sentence.trimEnd().endsWith('?')

const training =
  /\b(?:(?:pre-?|re)?train(?:ed|ing|s)?|fine-?tun(?:ed|ing|es?)|reproduc(?:es?|ed|ing)|we (?:used|use|ran|run)|experiments (?:are|were|used))\b/i

const hedged = new RegExp(
  `\\b(?:${[
    ...['can', 'could', 'may', 'might', 'should', 'would', 'if', 'unless', 'needs?', 'requires?', 'required', 'fits?'],
    ...['requirements?', 'minimum', 'at least', 'up to', 'recommend(?:ed|s)?', 'suggest(?:ed|s)?', 'suitable'],
    ...[
      'works?',
      'tested',
      'supports?',
      'supported',
      'available',
      'enough',
      'sufficient',
      'e\\.g',
      'for example',
      'such as',
    ],
    ...['compar(?:ed|es?|ing|ison)', 'faster', 'slower', 'than', 'versus', 'vs', 'instead', 'equivalent', 'similar to'],
    ...[
      'inference',
      'infer',
      'serv(?:e|ed|ing)',
      'deploy(?:ed|ing|ment)?',
      'latency',
      'throughput',
      'benchmark(?:s|ed)?',
    ],
    ...[
      'evaluat(?:e|ed|ing|ion)',
      'not',
      'todo',
      'any',
      'other',
      'estimated?',
      'roughly',
      'expect(?:ed)?',
      'their',
      'they',
    ],
    ...['hours?', 'cost'],
  ].join('|')})\\b|n't\\b|n’t\\b`,
  'i',
)

/** The end of a sentence, past short forms such as "e.g. ". */
export const sentenceEnd = /(?<!\b(?:e\.g|i\.e|ex|vs|ca|cf|approx))[.;!?](?=\s|$)/g
