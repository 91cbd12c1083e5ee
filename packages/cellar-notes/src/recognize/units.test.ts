import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import type { CellarContext } from '../schema/context.ts';
import { lexiconOf } from './known-words.ts';
import { tokensOf } from './lexicon.ts';
import { quantityAt } from './quantities.ts';

const lexicon = lexiconOf(set.context as unknown as CellarContext);

describe('a unit', () => {
  // 1 US gallon is 3.785411784 L, a quart a fourth of it; 1 lb is 0.45359237 kg, an ounce a sixteenth of it.
  it.each([
    ['gal gals gallon gallons galon galones', 'volume', 3.785411784],
    ['qt qts quart quarts', 'volume', 0.946352946],
    ['L liter liters ltr litro litros lt lts', 'volume', 1],
    ['hL hectoliter hectoliters hectolitro hectolitros', 'volume', 100],
    ['mL mls milliliter cc mililitros', 'volume', 0.001],
    ['cl centilitros', 'volume', 0.01],
    ['lb lbs pound pounds libra libras', 'mass', 0.45359237],
    ['kg kgs kilo kilos kilogram kilogramos', 'mass', 1],
    ['g gm gram grams gramo gramos', 'mass', 0.001],
    ['mg mgs milligrams miligramos', 'mass', 0.000001],
    ['oz ounce ounces onza onzas', 'mass', 0.028349523125],
    ['tonne tonnes', 'mass', 1000],
    ['brix bx balling plato', 'brix', 1],
    ['min minutes minutos', 'duration', 1],
    ['hr hrs hours horas', 'duration', 60],
    ['case cases caja cajas', 'cases', 12],
    ['bottle bottles botella botellas', 'bottles', 1],
    ['dozen doz docena docenas', 'bottles', 12],
    ['pack packets sachet sobre sobres', 'pack', 1],
  ])('%s is of %s, by the factor %d', (names, dimension, factor) => {
    for (const name of names.split(' ')) {
      const found = quantityAt(tokensOf(`12.5 ${name}`), 0, lexicon);
      const unit = found?.type === 'quantity' ? found.unit : undefined;
      expect([name, unit?.dimension]).toEqual([name, dimension]);
      expect(unit?.factor).toBeCloseTo(factor, 12);
      expect(found).toMatchObject({ value: 12.5, next: 2 });
    }
  });
});
