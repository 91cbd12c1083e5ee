import { describe, expect, it } from 'vitest';
import { documentedIn, evaluate, exportsOf, sourceFiles } from '../testing/formulas.ts';

function lastDigit(answer: string): number {
  const [number = ''] = /-?\d+(\.\d+)?/.exec(answer) ?? [];
  const [, decimals = ''] = number.split('.');
  return 0.5 * 10 ** -decimals.length;
}

const examples = sourceFiles.flatMap((file) =>
  documentedIn(file).flatMap(({ examples }) => examples.map((example) => ({ file, ...example }))),
);

describe('the examples of the doc blocks', () => {
  it('are many', () => expect(examples.length).toBeGreaterThan(100));

  it.each(examples)('$file: $expression is $answer', async ({ file, ...example }) => {
    const { value } = evaluate(example, await exportsOf(file));
    expect(value).toBeTypeOf('number');
    // Printed digits count: a number that ends in zeros may be rounded to a higher place.
    expect(Math.abs(Number(value) - Number.parseFloat(example.answer))).toBeLessThanOrEqual(
      lastDigit(example.answer) * 1.0001,
    );
  });
});
