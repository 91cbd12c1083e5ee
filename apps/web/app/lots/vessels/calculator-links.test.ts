import { foldCellar } from '@orbit-vine/cellar-book/fold.ts';
import { describe, expect, it } from 'vitest';
import { valuesIn } from '../../calculator/form/share.ts';
import { calculatorLinks } from './calculator-links.ts';

describe('a calculator opened from a vessel', () => {
  const when = { arrivedAt: '2025-09-18T08:00', workedOn: '2025-09-18' };
  const book = foldCellar([
    {
      id: 'a',
      seq: 1,
      ...when,
      work: {
        op: 'start',
        lot: '24-CS-02',
        levels: [{ vessel: 'T9', ml: 1_211_332 }],
        composition: [{ component: { variety: 'Cabernet Sauvignon', block: null, vintage: 2024 }, parts: 1 }],
      },
    },
    {
      id: 'b',
      seq: 2,
      ...when,
      work: { op: 'measurement', vessels: ['T9'], readings: [{ kind: 'ph', value: 3.42, unit: 'pH' }] },
    },
  ]);
  const [vessel, lot] = [book.vessels.get('T9'), book.lots.get('24-CS-02')];

  it('starts with the vessel’s volume and its last pH', () => {
    if (!vessel || !lot) throw new Error('The cellar is empty.');
    const [so2] = calculatorLinks(vessel, lot, 'w1');
    const { pathname, search, hash } = new URL(so2?.href ?? '', 'https://example.com');
    expect(pathname + search).toBe('/lots?winery=w1&vessel=T9&tool=so2');
    expect(Object.fromEntries(valuesIn(hash, 'so2'))).toEqual({ volumeL: '1211.3', pH: '3.42' });
  });

  it('starts with the lot as the first part of a blend', () => {
    if (!vessel || !lot) throw new Error('The cellar is empty.');
    const blend = calculatorLinks(vessel, lot, 'w1').find(({ tool }) => tool === 'blend');
    const { hash } = new URL(blend?.href ?? '', 'https://example.com');
    expect(Object.fromEntries(valuesIn(hash, 'blend'))).toEqual({ volume1: '1211.3' });
  });
});
