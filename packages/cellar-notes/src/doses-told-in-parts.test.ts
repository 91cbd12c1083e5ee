import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const grams = (value: number) => ({ value, unit: 'g' });
const asked = (text: string) => readNow(text).asks.map(({ about }) => about);

describe('yeast or bacteria that went in', () => {
  it.each([
    ['yeast went in T14 at noon', 'T14', 'yeast'],
    ['the yeast went into T14', 'T14', 'yeast'],
    ['ML went in T9 yesterday', 'T9', 'ml_bacteria'],
    ['la levadura entró al T14 a mediodía', 'T14', 'yeast'],
  ])('are an inoculation whose strain and amount are asked: %s', (text, vessel, organism) => {
    expect(readNow(text).records).toMatchObject([{ op: 'inoculate', organism, vessels: [vessel] }]);
    expect(asked(text)).toEqual(['material', 'quantity']);
  });

  it('are no note beside materials, which have a name', () => {
    expect(asked('DAP went in T12')).toEqual(['quantity']);
    expect(readNow('entraron 90 g de DAP al T12')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'addition', material: 'DAP', vessels: ['T12'], amount: grams(90) }],
    });
  });

  it.each([
    'no yeast went in T14',
    'we went in T14 at noon to clean',
    'wine went in T14',
    'T14 smells of yeast',
  ])('are not told by: %s', (text) => {
    expect(readNow(text).records.map(({ op }) => op)).not.toContain('inoculate');
  });

  it('are not fruit, which comes in too', () => {
    expect(readNow('entraron 2 toneladas de chardonnay al bin 4').records).toMatchObject([
      { op: 'receive_fruit', variety: 'Chardonnay' },
    ]);
  });
});

describe('the number of a dose', () => {
  it.each([
    'T5 fermaid K 1 lb, second add',
    'T5 fermaid K 1 lb, 2nd add',
    'T5 fermaid K 1 lb, third and final add',
    'al T5 1 lb de fermaid K, segunda dosis',
  ])('is a remark: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records).toMatchObject([{ material: 'Fermaid K', vessels: ['T5'], amount: grams(453.592) }]);
  });

  it.each([
    'T5 fermaid K 1 lb, second add 2 lb',
    'T5 fermaid K 1 lb, second add DAP',
    'T5 fermaid K, second add',
    'T5 fermaid K 1 lb, adds',
  ])('leaves a question: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });
});

describe('the stage of a dose', () => {
  const dap = { op: 'addition', material: 'DAP', vessels: ['T12'], amount: grams(90) };

  it.each([
    'first DAP on T12 went in at 18 brix, 90 g. other 90 g goes in at 10',
    'DAP al T12 a 18 brix, 90 g',
    'DAP to T12 at 18 brix, 90 g, the other half goes in at 10 brix',
  ])('is before its amount: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 2]);
    expect(records).toMatchObject([dap, { measurements: [{ kind: 'brix', value: 18 }] }]);
  });

  it.each([
    'T12 DAP 90 g, other half goes in at 10 brix',
    'T12 DAP 90 g. the other 90 g goes in at 10 brix',
    'T12 DAP 90 g, la otra mitad va a los 10 brix',
  ])('is no reading if it is to come: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records: [dap] });
    expect(readNow(text).records).toHaveLength(1);
  });

  it.each([
    'T12 DAP 90 g, other 30 g went in at 10 brix',
    'T12 DAP at 18 brix',
    'T12 DAP 90 g, half goes in T3',
  ])('leaves a question: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });
});

describe('sulfite that was topped up', () => {
  it.each([
    [
      'topped up the so2 in T9, 1.2 L of 10% meta solution',
      ['T9'],
      { amount: { value: 1200, unit: 'mL' }, strengthPercent: 10 },
    ],
    [
      'topped off SO2 in bbls 101-103, 8 g kmbs each',
      ['B101', 'B102', 'B103'],
      { amount: { value: 8, per: 'each' } },
    ],
    ['topped up free so2 in T9, 30 g meta', ['T9'], { amount: grams(30) }],
    [
      'rellené el so2 del T9, 1.2 L de solución de meta al 10%',
      ['T9'],
      { amount: { value: 1200, unit: 'mL' } },
    ],
  ])('is a dose: %s', (text, vessels, dose) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records).toMatchObject([{ op: 'addition', material: 'KMBS', vessels, ...dose }]);
  });

  it.each([
    'topped T9 with 30 g KMBS',
    'topped up T9, 1.2 L of 10% meta solution',
    'topped up the so2 in T9',
  ])('leaves a question: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });

  it('is beside wine that was topped up', () => {
    expect(readNow('topped bbls 101-104 with T9 3 gal, 8 g kmbs each').records).toMatchObject([
      { op: 'top', from: ['T9'] },
      { op: 'addition', material: 'KMBS' },
    ]);
  });

  it('is no dose of the wine that it was topped with', () => {
    expect(readNow('topped up the so2 in T9 with 2 gal from K1').records).toMatchObject([
      { op: 'top', vessels: ['T9'], from: ['K1'] },
    ]);
  });

  it('has no unit of another dose', () => {
    expect(readNow('T9 35g kmbs, so2 24').disposition).toBe('ask');
    expect(readNow('T9 250 g DAP and 200 of Fermaid K').records[1]).toMatchObject({ amount: grams(200) });
  });
});

describe('a measure of the household', () => {
  it.each([
    'tartaric to T3, a cup and a half',
    'added a scoop of DAP to T12',
    'taza y media de DAP al T12',
    'sugar in T3, a bucket',
  ])('has no known unit: %s', (text) => {
    expect(asked(text)).toEqual(['unit']);
  });

  it('is no dose beside other work', () => {
    expect(readNow('pumped over T3 with a splash')).toMatchObject({ disposition: 'accept', asks: [] });
    expect(asked('DAP to T12, some')).toEqual(['quantity']);
  });
});
