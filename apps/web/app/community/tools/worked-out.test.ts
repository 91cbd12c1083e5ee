import { limits } from '@orbit-vine/contract/limits.ts';
import { expect, test } from 'vitest';
import type { Definition } from '../../calculator/definition/definition.ts';
import { figureText } from '../../calculator/result/figure-text.ts';
import { definition as brixSg } from '../../tools/brix-sg/definition.ts';
import { calculators } from '../../tools/registry.ts';
import { definition as so2 } from '../../tools/so2/definition.ts';
import { saidBefore, sharedText, workOut } from './worked-out.ts';

const tool = so2 as unknown as Definition;
const link = 'https://orbitandvine.example/plastic-grapes/tools/so2#so2:pH=3.4';

test('a shared calculation says the figure to act on, what was put in, and where it opens', () => {
  const worked = workOut(tool, new Map([['pH', '3.4']]));
  const [first, ...rest] = sharedText(tool, worked, link).split('\n');
  expect(first).toContain(figureText(worked.act.figure));
  expect(rest.at(-1)).toBe(link);
  expect(rest.at(-2)).toMatch(/pH 3\.4/);
});

test('a published point comes out on the card: 20 °Bx is a specific gravity of 1.0829', () => {
  // USDA technical inspection procedures, table of Brix and specific gravity at 20 °C: 20.0 °Bx, 1.08287.
  const worked = workOut(brixSg as unknown as Definition, new Map([['brix', '20']]));
  expect(Number(worked.act.figure.text)).toBeCloseTo(1.0829, 3);
});

test('numbers from outside of the range, or that are none, are no figure to act on', () => {
  expect(workOut(tool, new Map([['pH', '9']])).act.hold).toMatch(/outside the range/);
  expect(workOut(tool, new Map([['pH', 'x']])).act.hold).toBeUndefined();
  expect(workOut(tool, new Map([['compound', 'arsenic']])).given).toEqual(workOut(tool, new Map()).given);
});

test('a message of an older version says what it was, and one of this version nothing', () => {
  const worked = workOut(tool, new Map());
  const now = sharedText(tool, worked, link);
  expect(saidBefore(tool, worked, now)).toBeUndefined();
  const [line = ''] = now.split('\n');
  const then = now.replace(line, `${tool.name}: Weigh this 99 g`);
  expect(saidBefore(tool, worked, then)).toBe('Weigh this 99 g');
  expect(saidBefore(tool, worked, `Just look: ${link}`)).toBeUndefined();
});

test('what the page warns of, and each part of a dose, stands in the message', () => {
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

test.each(calculators)('a shared calculation of $name is no longer than a message', (definition) => {
  const fullest = new Map(
    Object.entries(definition.form.choices).map(([name, { options }]) => [name, options.at(-1)?.value ?? '']),
  );
  for (const values of [new Map(), fullest]) {
    expect(sharedText(definition, workOut(definition, values), link).length).toBeLessThan(
      limits.messageLength,
    );
  }
});
