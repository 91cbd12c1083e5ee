import { describe, expect, test } from 'vitest';
import { countLevels, isWithinMarkBounds, markBounds } from './message-marks.ts';

describe('limits on Markdown', () => {
  test('countLevels counts quotes and lists at the beginning of a line', () => {
    expect(countLevels('no mark at all')).toBe(0);
    expect(countLevels('> said so')).toBe(1);
    expect(countLevels('a\n> - 1. * + all of them\nb')).toBe(5);
    expect(countLevels('>'.repeat(4_000))).toBe(4_000);
    expect(countLevels('- '.repeat(2_000))).toBe(2_000);
    expect(countLevels(`${'1. '.repeat(100)}\n> a`)).toBe(100);
  });

  test('isWithinMarkBounds accepts handwritten messages', () => {
    const list = Array.from({ length: 150 }, (_, at) => `- Barrel **${at}**: _3.${at} g/L_`).join('\n');
    const program = `\`\`\`c\n${'a[i] *= *b[i];\n'.repeat(200)}\`\`\``;
    const table = `Lot | pH | TA | VA\n-|-|-|-\n${'24-03 | 3.41 | 6.2 | 0.31\n'.repeat(60)}`;
    for (const text of ['', 'Good morning', '> a\n> > b', list, program, table, '`a` '.repeat(90)])
      expect(isWithinMarkBounds(text)).toBe(true);
  });

  test.each([
    ['quotes in quotes', '>'.repeat(markBounds.levels + 1)],
    ['lists in lists', '- '.repeat(2_000)],
    ['numbered lists in lists', '1. '.repeat(1_300)],
    ['emphasis that is never closed', '*a_'.repeat(1_300)],
    ['brackets', '['.repeat(4_000)],
    ['brackets around something', '[a]'.repeat(1_000)],
    ['cells', 'a|'.repeat(2_000)],
    ['cells without words', '|'.repeat(4_000)],
    ['backslashes', '\\*'.repeat(2_000)],
    ['backticks', '`a'.repeat(2_000)],
    ['very many lines', '*a*\n'.repeat(1_000)],
    ['a long list of lists', '- - - a\n'.repeat(200)],
    ['marks after code', `\`\`\`\n\`\`\`\n${'*a_'.repeat(500)}`],
    ['marks after code that an indented line ends', `\`\`\`\n   \`\`\`\n${'*a_'.repeat(500)}`],
    ['marks after code in a list', `- a\n  \`\`\`\n${'*a_'.repeat(500)}`],
    ['marks after what is no fence', `\`\`\`a\`b\n${'*a_'.repeat(500)}`],
  ])('isWithinMarkBounds rejects %s', (_, text) => {
    expect(isWithinMarkBounds(text)).toBe(false);
  });
});
