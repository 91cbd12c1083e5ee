import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';
import type { CellarRecord } from './schema/reading.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const liters = (value: number) => ({ value, unit: 'L' as const });
const grams = (value: number) => ({ value, unit: 'g' as const });

describe('numbers between which wine moves', () => {
  // 290 gal = 1097.769 L.
  it.each(['racked 9 into 14, 290 gal', 'moved the 9 to the 14, 290 gal', 'pasamos el 9 al 14, 290 galones'])(
    'are vessels, and no bins: %s',
    (text) => {
      const { disposition, records } = readNow(text);
      expect(disposition).toBe('accept');
      expect(records).toMatchObject([
        { op: 'transfer', from: ['T9'], to: ['T14'], volume: liters(1097.769) },
      ]);
    },
  );

  it.each([
    ['racked 9 and 10 into 14, 290 gal', ['T9', 'T10']],
    ['moved 290 gal 9 to 14', ['T9']],
  ])('may be several, or follow the volume: %s', (text, from) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ op: 'transfer', from, to: ['T14'], volume: liters(1097.769) }]);
  });

  it('leave one question if a vessel is unknown', () => {
    expect(readNow('racked 9 into 77, 290 gal')).toMatchObject({
      asks: [{ about: 'vessel' }],
      records: [{ volume: liters(1097.769) }],
    });
    expect(readNow('racked 9 into 77, 290 gal').asks).toHaveLength(1);
  });

  it.each(['moved 5 to 8 gal', 'filtered T9 to T14 at 5 to 10 micron'])(
    'are values with a unit: %s',
    (text) => {
      const vessels = readNow(text).records.flatMap(({ from = [], to = [] }) => [...from, ...to]);
      expect(vessels.filter((id) => !['T9', 'T14'].includes(id))).toEqual([]);
    },
  );
});

describe('a bare pore size', () => {
  it.each(['filtered T9 > T14 .8, 290 gal', 'sterile filtered T9 to T14 at .45, 290 gal, 3 gal lost'])(
    'is no volume: %s',
    (text) => {
      const { disposition, records } = readNow(text);
      expect([disposition, records[0]?.volume]).toEqual(['accept', liters(1097.769)]);
      expect(records[0]?.micron).toBe(text.includes('.8') ? 0.8 : 0.45);
    },
  );
});

describe('the bottles of a case after a slash', () => {
  it.each([
    ['bottled T2 50 cases 375s, 24/case', { count: 1200, sizeMl: 375 }],
    ['ran 50 cases of 1.5s off T2, 6/cs', { count: 300, sizeMl: 1500 }],
  ])('are counted: %s', (text, bottles) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ op: 'bottle', from: ['T2'], bottles }]);
  });
});

describe('the wine of a variety', () => {
  it('is that of its only lot', () => {
    expect(readNow('added 4 gal of the traminette to T1')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'blend', to: ['T1'], parts: [{ lot: '25-TR-01', volume: liters(15.142) }] }],
    });
  });

  it.each([
    ['added 4 gal of riesling to T1', ['vessel']],
    ['put some of the seyval in T5', ['quantity']],
    ['le eche un poco del traminette al T5', ['quantity']],
  ])('leaves one question: %s', (text, asks) => {
    const { records, asks: open } = readNow(text);
    expect(open.map(({ about }) => about)).toEqual(asks);
    expect(records.map(({ op }) => op)).toEqual(['blend']);
  });
});

describe('a dose without its material', () => {
  it.each(['30 ppm to T7', '25 g into T7', '30 ppm al T7'])('leaves the material open: %s', (text) => {
    expect(readNow(text)).toMatchObject({
      asks: [{ about: 'material' }],
      records: [{ op: 'addition', vessels: ['T7'] }],
    });
  });

  it('may be a reading without a direction', () => {
    expect(readNow('T7 30 ppm').asks).toMatchObject([{ about: 'measurement_kind' }]);
  });
});

describe('a difference to an earlier reading', () => {
  it.each(['T12 dropped 3 brix since yesterday', 'T12 down 3 brix', 'bajo 3 brix el T12 desde ayer'])(
    'is no reading, and of today: %s',
    (text) => {
      const { asks, records } = readNow(text);
      expect(asks).toMatchObject([{ about: 'quantity', kind: 'brix' }]);
      expect(records).toMatchObject([
        { op: 'measurement', vessels: ['T12'], measurements: [], at: { date: '2025-10-08' } },
      ]);
    },
  );
});

describe('some of a wine', () => {
  it('leaves its volume open', () => {
    expect(readNow('some of T9 into K1')).toMatchObject({
      asks: [{ about: 'quantity' }],
      records: [{ op: 'transfer', from: ['T9'], to: ['K1'] }],
    });
  });
});

describe('fruit that is in a bin', () => {
  it('needs its weight', () => {
    expect(readNow('riesling from block 6 is in bin 3')).toMatchObject({
      asks: [{ about: 'quantity' }],
      records: [{ op: 'receive_fruit', variety: 'Riesling', to: ['BIN3'] }],
    });
  });
});

describe('a list before its work', () => {
  it.each(['bin 4 & 5 punched', 'T3 and 4 punched down'])('has all of its vessels: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records[0]?.vessels?.length]).toEqual(['accept', 2]);
  });
});

describe('Spanish as it sounds', () => {
  it.each<[string, Partial<CellarRecord>]>([
    ['le heche 35 g de meta al tanke 9', { op: 'addition', vessels: ['T9'], amount: grams(35) }],
    ['hechamos 35 grs de meta al tanque 9', { op: 'addition', vessels: ['T9'], amount: grams(35) }],
    ['trasvace 300 litros del T9 al T14', { op: 'transfer', from: ['T9'], to: ['T14'], volume: liters(300) }],
    [
      'vasie el tambor 1 al T14, 180 litros',
      { op: 'transfer', from: ['D1'], to: ['T14'], volume: liters(180) },
    ],
    ['rrellene las barikas 121 a 123 con 4 litros del K2', { op: 'top', from: ['K2'], volume: liters(4) }],
  ])('is read as it is spelled: %s', (text, record) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([record]);
  });

  it('does not change an English message', () => {
    expect(readNow('T5 vote').records.map(({ op }) => op)).not.toContain('dump');
  });
});
