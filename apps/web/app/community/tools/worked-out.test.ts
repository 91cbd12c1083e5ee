import { limits } from '@orbit-vine/contract/limits.ts';
import { expect, test } from 'vitest';
import type { Definition } from '../../calculator/definition/definition.ts';
import { figureText } from '../../calculator/result/figure-text.ts';
import { definition as brixSg } from '../../tools/brix-sg/definition.ts';
import { calculators } from '../../tools/registry.ts';
import { definition as so2 } from '../../tools/so2/definition.ts';
import { earlierResult, sharedText, workOut } from './worked-out.ts';

const tool = so2 as unknown as Definition;
const link = 'https://orbitandvine.example/plastic-grapes/tools/so2#so2:pH=3.4';

test('a shared calculation has the figure to act on, the inputs, and a link', () => {
  const worked = workOut(tool, new Map([['pH', '3.4']]));
  const [first, ...rest] = sharedText(tool, worked, link).split('\n');
  expect(first).toContain(figureText(worked.act.figure));
  expect(rest.at(-1)).toBe(link);
  expect(rest.at(-2)).toMatch(/pH 3\.4/);
});

test('a published point appears on the card: 20 °Bx is a specific gravity of 1.0829', () => {
  // USDA technical inspection procedures, table of Brix and specific gravity at 20 °C: 20.0 °Bx, 1.08287.
  const worked = workOut(brixSg as unknown as Definition, new Map([['brix', '20']]));
  expect(Number(worked.act.figure.text)).toBeCloseTo(1.0829, 3);
});

test('a calculation gives no figure to act on for values that are out of range or no numbers', () => {
  expect(workOut(tool, new Map([['pH', '9']])).act.hold).toMatch(/outside the range/);
  expect(workOut(tool, new Map([['pH', 'x']])).act.hold).toBeUndefined();
  expect(workOut(tool, new Map([['compound', 'arsenic']])).given).toEqual(workOut(tool, new Map()).given);
});

test('a message of an older version shows its earlier result, and a current one does not', () => {
  const worked = workOut(tool, new Map());
  const now = sharedText(tool, worked, link);
  expect(earlierResult(tool, worked, now)).toBeUndefined();
  const [line = ''] = now.split('\n');
  const then = now.replace(line, `${tool.name}: Weigh this 99 g`);
  expect(earlierResult(tool, worked, then)).toBe('Weigh this 99 g');
  expect(earlierResult(tool, worked, `Just look: ${link}`)).toBeUndefined();
});

test('a shared calculation includes warnings and each part of a dose', () => {
  const of = (id: string, values: [string, string][]) => {
    const definition = calculators.find((each) => each.id === id);
    if (!definition) throw new Error(`No calculator ${id}`);
    return sharedText(definition, workOut(definition, new Map(values)), link);
  };
  expect(of('sorbate', [])).toContain('geranium');
  const thin: [string, string][] = [
    ['salt', 'CaCO3'],
    ['taFromGPerL', '11'],
    ['taToGPerL', '8'],
    ['tartaricGPerL', '1'],
  ];
  expect(of('deacidification', thin)).toContain('more tartaric acid than the wine can spare');
  expect(of('yan', [['stages', '2']]).match(/^Addition \d.* g$/gm)).toHaveLength(2);
});

test.each(calculators)('a shared calculation of $name fits into a message', (definition) => {
  const fullest = new Map(
    Object.entries(definition.form.choices).map(([name, { options }]) => [name, options.at(-1)?.value ?? '']),
  );
  for (const values of [new Map(), fullest]) {
    expect(sharedText(definition, workOut(definition, values), link).length).toBeLessThan(
      limits.messageLength,
    );
  }
});
