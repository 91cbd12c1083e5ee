import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);

describe('thanks, praise, and wishes', () => {
  it.each([
    'thanks everyone, awesome harvest',
    'great crush this year team',
    'nice press day, cheers!',
    'happy racking folks',
    'thanks for the punchdowns yesterday',
    'congrats on the bottling',
    'best harvest 2025',
    'gracias muchachos, excelente cosecha',
    'feliz vendimia a todos',
    'feliz prensado, buen dia',
    'felicidades por el embotellado',
  ])('open no record: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ignore', reason: 'chatter', records: [] });
  });

  it.each([
    'great harvest, picked 2 tons merlot',
    'thanks, bottled it all',
    'good press, 200 gal from T3 to T13',
    'thanks, punchdown done',
    'nice ferment, racked the chambourcin',
    'gracias, ya prensamos el T3',
  ])('leave the work beside them: %s', (text) => {
    expect(readNow(text).records.length).toBeGreaterThan(0);
  });
});
