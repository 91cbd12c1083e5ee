import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const vesselsOf = (text: string) => readNow(text).records.map(({ vessels, to }) => vessels ?? to);

describe('a vessel that was left out', () => {
  it.each([
    ['T10 free so2 24, didnt do T11', [['T10']]],
    ['pumped over T12 10 min, forgot T3', [['T12']]],
    ['T9 and T10 40g kmbs each, T11 not yet', [['T9', 'T10']]],
    ['remontaje T12, el T3 no', [['T12']]],
    ['bazuqueo T4 y el T3 todavia no', [['T4']]],
    ['delestage T4 (skipped T3)', [['T4']]],
    ['pumped over T12, T3 later', [['T12']]],
    ['T5 16.4 brix, T6 tomorrow', [['T5']]],
    ['racked T1 to T13 250 gal, T2 still to go', [['T13']]],
    ['punched BIN1-BIN3 but not BIN2', [['BIN1', 'BIN3']]],
    ['topped B101 with 1 gal of K1, skipped B102 (bung stuck)', [['B101']]],
    ['no hicimos T6, T5 trae 16 brix', [['T5']]],
    ['added 20 g DAP to T5 but no DAP to T6', [['T5']]],
    ['T9 meta 50 g, T10 nada', [['T9']]],
    ['punched T3 but T4 is still to do', [['T3']]],
    ['dont know T5, T3 12 brix', [['T3']]],
    ['no se el T5, T3 12 brix', [['T3']]],
    ['idk T5. T3 12 brix', [['T3']]],
    ['PD bins 1-3 but not 2, ran out of time', [['BIN1', 'BIN3']]],
    ['PD bins 1-3, not bin 2, ran out of time', [['BIN1', 'BIN3']]],
    ['ponché bins 1 a 3 pero no el 2, no me dio tiempo', [['BIN1', 'BIN3']]],
    ['ponché bins 1 a 3 pero no la 2', [['BIN1', 'BIN3']]],
    ['topped bbls 101-104 with 3 gal of T9 but not 103', [['B101', 'B102', 'B104']]],
    ['pumped over T3, ran out of time for T4', [['T3']]],
    ['stirred bbls 101-103 but not 102, bung stuck', [['B101', 'B103']]],
    ['remontaje T3, no me dio tiempo para el T4', [['T3']]],
  ])('is in no record of “%s”', (text, vessels) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', asks: [] });
    expect(vesselsOf(text)).toEqual(vessels);
  });

  it.each([
    'did 101-105, not 106',
    "T4 didn't need it, T3 wasn't done",
    'PD bins 1-3 but not 4',
    'PD bins 1-3 but not 2 of them',
    'PD bins 1 and 3, ran out of time for 2',
    'PD bins 1-3, ran out of time',
    'PD T12, no me dio tiempo',
  ])('leaves a question: %s', (text) => {
    expect(readNow(text).disposition).not.toBe('accept');
  });

  it.each(['punch T3, T4 tomorrow', 'PD T12, T3 tomorrow', 'not pressing T12'])(
    'is no work by itself: %s',
    (text) => {
      expect(readNow(text).disposition).not.toBe('accept');
    },
  );

  it.each([
    'didnt punch T4',
    'havent pumped over T12',
    'never racked T9',
    'havent racked T9 yet',
    'ran out of time for PD on T3',
  ])('is a note if only its work is denied: %s', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'accept', records: [{ op: 'note' }], asks: [] });
  });

  it('is asked about if a number may be of it', () => {
    expect(readNow('T10 free 19, havent done T11, pH 3.6').disposition).toBe('ask');
    expect(readNow('punched T3, but not T3').disposition).toBe('ask');
  });
});

describe('a denial that ends at a contrast', () => {
  it.each([
    ['did not sulfite T10, only measured: free 21', 'T10', 'free_so2'],
    ["didn't rack T9 just took a pH: 3.61", 'T9', 'ph'],
    ['no le puse nada al T2, solo lectura: pH 3,31', 'T2', 'ph'],
    ['no trasegamos el T9 sino que medimos pH 3.6', 'T9', 'ph'],
    ['havent pressed T12 but its 2 brix', 'T12', 'brix'],
    ['T9: did not add sulfur, only read it: free 18', 'T9', 'free_so2'],
    ['didnt add any sulfur, just read T9: free 18', 'T9', 'free_so2'],
  ])('leaves the reading of its vessel: %s', (text, vessel, kind) => {
    expect(readNow(text)).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'measurement', vessels: [vessel], measurements: [{ kind }] }],
    });
  });
});

describe('a state in question', () => {
  it.each(['T8 stuck?? still 4.1 brix same as yest', 'T8 stalled? 4.1 brix', 'T8 is dry?, 4.1 brix'])(
    'leaves the reading after it: %s',
    (text) => {
      expect(readNow(text)).toMatchObject({
        disposition: 'accept',
        records: [{ op: 'measurement', vessels: ['T8'], measurements: [{ kind: 'brix', value: 4.1 }] }],
      });
    },
  );

  it.each(['T8 stuck?', 'T5 2 brix, T8 stuck?', '4.1 brix T8 stuck?'])('is asked about: %s', (text) => {
    expect(readNow(text).disposition).not.toBe('accept');
  });
});

describe('a state that is denied', () => {
  it.each([
    ['T8 not stuck', 'T8'],
    ['T4 no esta fermentando', 'T4'],
    ['T10 not through ml', 'T10'],
  ])('is a note: %s', (text, vessel) => {
    expect(readNow(text)).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'note', vessels: [vessel] }],
    });
  });

  it('is no reading of its vessel', () => {
    expect(readNow('T3 12 brix, T8 not stuck').records).toMatchObject([
      { op: 'measurement', vessels: ['T3'] },
      { op: 'note', vessels: ['T8'], note: 'not stuck' },
    ]);
  });
});
