import fc from 'fast-check';

const fill = (text: string, length = 4_000) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const lines = (line: (at: number) => string) => {
  let text = '';
  for (let at = 0; text.length + line(at).length < 4_000; at += 1) text += `${line(at)}\n`;
  return text;
};
const nested = (open: string, close: string) => {
  const times = Math.floor(4_000 / (open.length + close.length));
  return open.repeat(times) + close.repeat(times);
};

/** Texts that have made a chat page fail, slow, or unreadable. */
const knownTexts = [
  fill('>'),
  fill('- '),
  fill('1. '),
  fill('> - '),
  fill('\t- '),
  fill('>', 101),
  fill('> ', 200),
  `${fill('>', 2_000)}\n${fill('a\n', 1_990)}`,
  fill('*a_'),
  fill('*a_', 1_700),
  fill('*a **b '),
  fill('~~a'),
  nested('*a ', ' a*'),
  nested('*a _b ', ' b_ a*'),
  nested('**a ', ' a**'),
  nested('[', ']'),
  nested('[', ']()'),
  fill('['),
  fill('[a]('),
  fill('!['),
  fill('`a'),
  Array.from({ length: 88 }, (_, at) => '`'.repeat(at + 1)).join('a'),
  fill('\\'),
  fill('\\*'),
  fill('www.a.b '),
  fill('_www.'),
  fill('[h '),
  `https://a.b/${fill('&a;', 3_900)}`,
  fill('[paypal.com](https://a.b)'),
  fill('https://аррӏе.com '),
  fill('https://example.com/'),
  fill('a@b.'),
  fill('<a '),
  fill('&amp;'),
  lines((at) => `${'  '.repeat(at)}- a`),
  lines((at) => '>'.repeat((at % 100) + 1)),
  lines(() => '- - - - - - - - - - - - a'),
  lines((at) => `${at}. a`),
  lines(() => '```'),
  `| ${fill('a | ', 300)}\n| ${fill('--- | ', 300)}\n${lines(() => `| ${fill('b | ', 300)}`)}`.slice(
    0,
    4_000,
  ),
  fill('a'),
  fill('漢字'),
  fill('\u202eabc '),
  fill('\u2067\u2066'),
  fill('\u200b'),
  fill('a\u0301\u0302\u0303'),
  fill('👩‍👩‍👧‍👦'),
  `x${fill('\n', 3_998)}y`,
  fill('@a'),
  fill('@member1 '),
  fill('\t'),
  '__proto__ constructor.prototype $& {{7*7}}',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[x](javascript:alert(1)) [y](data:text/html,<script>alert(1)</script>)',
];

const pieces = fc.constantFrom(
  ...[
    '>',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '1) ',
    '*',
    '_',
    '**',
    '~~',
    '`',
    '```',
    '[',
    ']',
    '](',
    ')',
    '![',
    '\\',
    '<',
  ],
  ...[
    '\n',
    '\n\n',
    '  ',
    '\t',
    'a',
    'word ',
    '@member1 ',
    'https://a.b/',
    'a@b.c',
    '\u202e',
    '\u200b',
    '|',
    '|-|\n',
    '&lt;',
  ],
);
const repeated = fc
  .tuple(fc.array(pieces, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 4_000 }))
  .map(([parts, times]) => parts.join('').repeat(times).slice(0, 4_000));
const mixed = fc.array(fc.oneof(pieces, repeated), { minLength: 1, maxLength: 12 });

/** The known texts, and others combined from their parts, always the same for a seed. None is blank. */
export function hostileTexts(seed: number, others: number): string[] {
  const made = fc.sample(mixed, { seed, numRuns: others }).map((parts) => parts.join('').slice(0, 4_000));
  return [...knownTexts, ...made].map((text) => (text.trim() === '' ? `.${text.slice(1)}` : text));
}
