import { stripMarkdown } from '@orbit-vine/contract/strip-markdown.ts';
import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMarks } from './has-marks.ts';
import { parseMarkdown } from './markdown-tree.ts';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}
const isBlock = ({ type }: Node) => ['paragraph', 'listItem', 'blockquote', 'code', 'table'].includes(type);

function textOf({ type, value = '', children = [] }: Node): string {
  if (type === 'break') return '\n';
  const parts = children.map(textOf);
  return value + parts.join(children.some(isBlock) ? '\n' : '');
}
const shown = (text: string) => (hasMarks(text) ? textOf(parseMarkdown(text) as Node) : text);
const typesOf = ({ type, children = [] }: Node): string[] => [type, ...children.flatMap(typesOf)];

describe('figures in messages', () => {
  it.each([
    'KMBS: 0.3*225*2 = 135 g',
    'dose 25*1.5*0.57',
    '3**2 and 2**3',
    '- 5 °C this morning',
    '- 5 °C this morning\n- 3 °C at noon',
    '-5 °C at night, + 12 °C by day',
    '+ 12 °C by day',
    '* 3 for the big tank',
    '> 30 ppm free is too much',
    '>30 ppm',
    '>= 3.5 is high',
    '> -2 °C',
    '5. of May',
    '12. May we rack',
    '1. of May',
    '1) rack\n2) top up',
    '1) ',
    '2024. A fine year',
    '2_000 L and 12_500 L',
    'about ~~ 5 g',
    '10~~20~~30',
    '~~~ 5 g',
    '~5 g or ~6 g',
    '(25+3)*(4+1)*(2)',
    'a*b*c',
    '5% *3* 4',
    '2 *3* 4 = 24 g',
    '2 **3** 4 is wrong',
    '*5*3',
    'x_1*x_2*x_3',
    'Brix*0.59 and TA*1.5',
    'see array[2](3) here',
    '5\\',
    'pH < 3.4 > 3.2',
    '- - 5',
  ])('are shown as written: %j', (text) => {
    expect(shown(text)).toBe(text);
    expect(stripMarkdown(text)).toBe(text.trim());
  });

  it.each([
    ['**dry** and *off*', ['strong', 'emphasis']],
    ['Add **3.41** g now', ['strong']],
    ['**pH 3.4** 2 days later', ['strong']],
    ['~~5 g~~ make it 6 g', ['delete']],
    ['- rack\n- top up', ['list']],
    ['1. Crush\n2. Press', ['list']],
    ['1. Crush\n   1. Cold\n   2. Slowly\n2. Press', ['list', 'list']],
    ['> He said\n> 30 ppm', ['blockquote']],
    ['*Tank 3*: 2*3 = 6', ['emphasis']],
    ['- [ ] 5 g', ['list']],
    ['~~~\npH 3*4*5\n~~~', []],
  ])('leave Markdown to words: %j', (text, types) => {
    const found = typesOf(parseMarkdown(text) as Node);
    expect(found.filter((type) => /strong|emphasis|delete|^list$|blockquote/.test(type))).toEqual(types);
  });
});

describe('any text of numbers, operators, and units', () => {
  it('is shown as written', () => {
    const number = integer({ min: 0, max: 9999 }).chain((value) =>
      constantFrom(`${value}`, `${value / 100}`, `${value},5`, `.${value}`),
    );
    const unit = constantFrom('', '', '%', ' %', ' g', 'g', ' mg/L', ' °C', '°Bx', ' ppm', ' hL', 'L', ' kg');
    const operator = constantFrom(
      '+',
      '-',
      '*',
      '**',
      '/',
      '=',
      '^',
      '_',
      '~',
      '~~',
      '<',
      '>',
      '>=',
      ':',
      '×',
      '.',
    );
    const space = constantFrom('', ' ');
    const operand = tuple(constantFrom('', '', '-', '+', '- ', '> ', '('), number, unit).map((parts) =>
      parts.join(''),
    );
    const term = oneof(
      operand,
      tuple(space, operator, space, operand).map((parts) => parts.join('')),
    );
    const line = array(term, { minLength: 1, maxLength: 6 }).map((terms) => terms.join(' '));
    const text = array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n').trim());
    void assert(
      property(text, (written) => {
        expect(shown(written)).toBe(written);
        expect(stripMarkdown(written)).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a noncharacter', () => {
  it('is shown as unknown', () => {
    expect(shown('a \uFDD0 **b**')).toBe('a \uFFFD b');
  });
});
