import { expect, test } from 'vitest';
import { type Format, formatText } from './format-text.ts';

/** `|` marks both ends of the selection. */
function format(marked: string, what: Format): string {
  const [head = '', chosen = '', tail = ''] = marked.split('|');
  const text = head + chosen + tail;
  const { from, to, by, select } = formatText(
    { text, from: head.length, to: head.length + chosen.length },
    what,
  );
  const after = text.slice(0, from) + by + text.slice(to);
  return `${after.slice(0, select[0])}|${after.slice(...select)}|${after.slice(select[1])}`;
}

test('a format wraps the selection, and unwraps it again', () => {
  expect(format('a |dry| wine', 'bold')).toBe('a **|dry|** wine');
  expect(format('a **|dry|** wine', 'bold')).toBe('a |dry| wine');
  expect(format('a |dry| wine', 'italic')).toBe('a *|dry|* wine');
  expect(format('||', 'code')).toBe('`||`');
});

test('a list and a quote apply to whole lines', () => {
  expect(format('one\nt|wo\nthr|ee\nfour', 'list')).toBe('one\n- two\n- three||\nfour');
  expect(format('|- two\n- three|', 'list')).toBe('two\nthree||');
  expect(format('said| |so', 'quote')).toBe('> said so||');
});

test('a table is put on separate lines, with its first heading selected', () => {
  expect(format('||', 'table')).toBe('| |Column| | Column |\n| --- | --- |\n|  |  |\n');
  expect(format('From the |lab|:\nthen', 'table')).toBe(
    'From the lab:\n\n| |Column| | Column |\n| --- | --- |\n|  |  |\n\nthen',
  );
});

test('a link selects its missing part', () => {
  expect(format('see |this|', 'link')).toBe('see [this](|address|)');
  expect(format('|https://example.com/a|', 'link')).toBe('[|words|](https://example.com/a)');
});
