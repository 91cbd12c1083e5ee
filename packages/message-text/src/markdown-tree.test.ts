import { describe, expect, test } from 'vitest';
import { isSafeLink, parseMarkdown } from './markdown-tree.ts';

const kinds = (text: string): string[] => {
  const root = parseMarkdown(text) as { children: { type: string; children?: { type: string }[] }[] };
  return root.children.flatMap(({ type, children = [] }) => [type, ...children.map((child) => child.type)]);
};

const textOf = (node: unknown): string => {
  const { value = '', children = [] } = node as { value?: string; children?: unknown[] };
  return value + children.map(textOf).join('');
};

describe('parseMarkdown', () => {
  test('parses emphasis, code, lists, links, and quotes', () => {
    expect(kinds('**dry** and _off dry_ and ~~sweet~~ and `0.8`')).toEqual([
      'paragraph',
      'strong',
      'text',
      'emphasis',
      'text',
      'delete',
      'text',
      'inlineCode',
    ]);
    expect(kinds('- one\n- two')).toEqual(['list', 'listItem', 'listItem']);
    expect(kinds('> said so')).toEqual(['blockquote', 'paragraph']);
    expect(kinds('```\npH 3.4\n```')).toEqual(['code']);
    expect(kinds('see https://example.com/must now')).toEqual(['paragraph', 'text', 'link', 'text']);
  });

  test('parses tables with marks in their cells, and checklists', () => {
    expect(kinds('Lot | pH\n-|-:\n24-03 | **3.41**\n24-04 | 3.52\n\nand then')).toEqual([
      'table',
      'tableRow',
      'tableRow',
      'tableRow',
      'paragraph',
      'text',
    ]);
    const tree = parseMarkdown('| Lot | pH |\n|--|-:|\n| 24-03 | 3.41 |') as { children: unknown[] };
    expect(tree.children[0]).toMatchObject({ align: [null, 'right'] });
    expect(textOf(tree)).toBe('LotpH24-033.41');
    const list = parseMarkdown('- [x] rack\n- [ ] top up\n- [no box]') as {
      children: { children: unknown[] }[];
    };
    expect(list.children[0]?.children).toMatchObject([
      { checked: true },
      { checked: false },
      { checked: null },
    ]);
  });

  test('leaves a line between words as text', () => {
    expect(kinds('pH 3.4 | TA 6.1\nboth fine')).toEqual(['paragraph', 'text']);
    expect(kinds('one\n---\ntwo')).toEqual(['paragraph', 'text']);
  });

  test('leaves HTML, headings, images, and definitions as text', () => {
    for (const text of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '# not a heading',
      '---',
      '&lt;b&gt; &#x41;',
      '[label]: https://example.com "swallowed"',
    ]) {
      expect(kinds(text).filter((kind) => !['paragraph', 'text', 'link'].includes(kind))).toEqual([]);
      expect(textOf(parseMarkdown(text)).length).toBeGreaterThanOrEqual(text.length - 2);
    }
    expect(kinds('![x](https://example.com/x.png)')).not.toContain('image');
  });
});

describe('limits of parseMarkdown', () => {
  const fill = (text: string) => text.repeat(4_000 / text.length).slice(0, 4_000);
  const depthOf = (node: unknown): number => {
    const { type = '', children = [] } = node as { type?: string; children?: unknown[] };
    return Math.max(0, ...children.map(depthOf)) + (type === 'listItem' || type === 'paragraph' ? 0 : 1);
  };

  test('returns undefined for too many marks', () => {
    for (const text of ['>', '- ', '*a_', '[', '`a', '> - ', '\\*'].map(fill))
      expect(parseMarkdown(text)).toBeUndefined();
  });

  test.each([
    'www.',
    '_www.',
    'www.a_b.',
    '(www.a',
    'www.a ',
    'http://a/!',
    'https://a.b/&a;',
    '[- ',
    '[h ',
    '[a](b)www.a.b(',
    'a@b.c ',
    '-|\na@b.c ',
  ])('parses the longest message of %j within 100 ms of processor time', (text) => {
    const spent = Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage();
      parseMarkdown(fill(text));
      return process.threadCpuUsage(before).user / 1_000;
    });
    expect(Math.min(...spent)).toBeLessThan(100);
  });

  test('turns everything below twelve levels into text', () => {
    const indented = Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}- item ${at}`).join('\n');
    const emphasised = `${'*a _b '.repeat(45)}${'c_ d* '.repeat(45)}`;
    const quoted = Array.from({ length: 12 }, (_, at) => `${'> '.repeat(at + 1)}quote ${at}`).join('\n');
    for (const text of [indented, emphasised, quoted]) {
      const tree = parseMarkdown(text);
      expect(depthOf(tree)).toBe(14);
      for (const word of text.match(/[a-z]+( \d+)?/g) ?? []) expect(textOf(tree)).toContain(word);
    }
  });
});

describe('names and links in Markdown', () => {
  test('keeps a name with underscores whole', () => {
    expect(kinds('@Ada_of_the_vines pours')).toEqual(['paragraph', 'mention', 'text']);
  });

  test('isSafeLink accepts only links that leave the site', () => {
    expect(isSafeLink('https://example.com')).toBe(true);
    expect(isSafeLink('mailto:cellar@example.com')).toBe(true);
    for (const url of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      '//example.com',
      '/api',
      'https://',
    ])
      expect(isSafeLink(url)).toBe(false);
  });
});
