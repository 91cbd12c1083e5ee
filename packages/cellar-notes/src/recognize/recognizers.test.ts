import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import type { CellarContext } from '../schema/context.ts';
import { latestDay, localTimeOf } from './calendar.ts';
import { cellarOf } from './cellar.ts';
import { dateAt } from './dates.ts';
import { lexiconOf } from './known-words.ts';
import { tokensOf } from './lexicon.ts';
import { lotAt } from './lots.ts';
import { numberAt } from './numbers.ts';
import { quantityAt } from './quantities.ts';
import { timeAt } from './times.ts';
import { vesselsAt } from './vessels.ts';

const context = set.context as unknown as CellarContext;
const lexicon = lexiconOf(context);
const cellar = cellarOf(context);

describe('numbers', () => {
  it.each([
    ['2,140', 2140],
    ['12,5', 12.5],
    ['.52', 0.52],
    ['-1.2', -1.2],
    ['1 1/2', 1.5],
    ['2½', 2.5],
    ['half', 0.5],
    ['2 y media', 2.5],
    ['veinte', 20],
  ])('%s reads as %d', (text, value) => expect(numberAt(tokensOf(text), 0, lexicon)?.value).toBe(value));
});

describe('vessels', () => {
  it.each([
    ['T12', ['T12']],
    ['tk 4', ['T4']],
    ['bins 7+8', ['BIN7', 'BIN8']],
    ['bins 4 5 6', ['BIN4', 'BIN5', 'BIN6']],
    ['bins 1-3, 11-12', ['BIN1', 'BIN2', 'BIN3', 'BIN11', 'BIN12']],
    ['barricas 127 a 130', ['B127', 'B128', 'B129', 'B130']],
    ['101-103', ['B101', 'B102', 'B103']],
    ['C1-C3 and K1', ['C1', 'C2', 'C3', 'K1']],
    ['bin 9 y 10', ['BIN9', 'BIN10']],
    ['T5/T6', ['T5', 'T6']],
  ])('%s is a list', (text, ids) => expect(vesselsAt(tokensOf(text), 0, cellar, lexicon)?.ids).toEqual(ids));

  it('do not include moves or readings', () => {
    expect(vesselsAt(tokensOf('T9 to T14'), 0, cellar, lexicon)?.ids).toEqual(['T9']);
    expect(vesselsAt(tokensOf('T12, 22 brix'), 0, cellar, lexicon)?.ids).toEqual(['T12']);
    expect(vesselsAt(tokensOf('tank 12 26 grados'), 0, cellar, lexicon)?.ids).toEqual(['T12']);
  });

  it('stay unknown if the cellar does not have them', () => {
    expect(vesselsAt(tokensOf('T99'), 0, cellar, lexicon)).toMatchObject({ ids: [], unknown: ['tank 99'] });
  });
});

describe('lots', () => {
  it.each(['24-CF-03', '24cf3', '24 CF 03', 'lot 24-cf-03', '2024-CF-03'])('%s is 24-CF-03', (text) => {
    expect(lotAt(tokensOf(text), 0, cellar)?.code).toBe('24-CF-03');
  });

  it('are not invented', () => {
    expect(lotAt(tokensOf('24-CF-77'), 0, cellar)).toEqual({ written: '24-CF-77', next: 5 });
  });
});

describe('days', () => {
  const setting = { today: '2025-10-08', order: 'month-first' as const };
  const day = (text: string) => {
    const found = dateAt(tokensOf(text), 0, lexicon, setting);
    return found && 'date' in found ? found.date : found;
  };

  it.each([
    ['9/18 T12', '2025-09-18'],
    ['18/9 T12', '2025-09-18'],
    ['18.9.', '2025-09-18'],
    ['Sept 18th', '2025-09-18'],
    ['18 de septiembre de 2024', '2024-09-18'],
    ['yday', '2025-10-07'],
    ['antier', '2025-10-06'],
    ['anoche', '2025-10-07'],
    ['mon', '2025-10-06'],
    ['miercoles', '2025-10-08'],
    ['hace 2 dias', '2025-10-06'],
    ['3 days ago', '2025-10-05'],
  ])('%s is a day', (text, date) => expect(day(text)).toBe(date));

  it.each([
    '1/2 lb DAP',
    '1/4 tsp',
    '18.9 brix',
    'sun exposed',
    'sat by the press',
    'march filter',
    '5/8 full',
    '50/50',
    'may',
  ])('%s is not one', (text) => expect(day(text)).toBeUndefined());

  it('do not include impossible dates', () => expect(day('9/31')).toEqual({ next: 3, invalid: true }));

  it('are the latest possible, including leap days', () =>
    expect(latestDay(2, 29, '2025-10-08')).toBe('2024-02-29'));

  it('follow the winery’s time zone, also when clocks change', () => {
    expect(localTimeOf('2025-11-02T05:30:00Z', 'America/Detroit')).toEqual({
      date: '2025-11-02',
      hour: 1,
      minute: 30,
    });
    expect(localTimeOf('2025-11-02T03:58:00Z', 'America/Detroit').date).toBe('2025-11-01');
  });
});

describe('times', () => {
  it.each([
    ['9am', 9, 0],
    ['10a', 10, 0],
    ['7:30', 7, 30],
    ['0600', 6, 0],
    ['6:40pm', 18, 40],
    ['a las 7', 7, 0],
    ['7 de la tarde', 19, 0],
    ['noon', 12, 0],
  ])('%s is a time', (text, hour, minute) =>
    expect(timeAt(tokensOf(text), 0)).toMatchObject({ hour, minute }),
  );

  it.each(['T12', '1040', '9 brix', '@ 68', '12'])('%s is not one', (text) => {
    expect(timeAt(tokensOf(text), 0)).toBeUndefined();
  });
});

describe('quantities', () => {
  it.each([
    ['8 lb/1000 gal', 958.611],
    ['2 lb/1000', 239.653],
    ['25g/hl', 250],
    ['1.5 g/L', 1500],
    ['30ppm', 30],
    ['20 gramos por hectolitro', 200],
  ])('%s is %d mg/L', (text, value) => {
    const found = quantityAt(tokensOf(text), 0, lexicon);
    expect(found?.type).toBe('rate');
    expect(found?.type === 'rate' && Number(found.value.toFixed(3))).toBe(value);
  });

  it.each([
    ['59gal', 'gal'],
    ['3,960#', 'lb'],
    ['2 toneladas', 'ton'],
    ['2 toneladas metricas', 'tonne'],
    ['22.4B', 'brix'],
    ['68F', 'F'],
    ['1/4 tsp', 'household'],
    ['1 sobre', 'pack'],
  ])('%s is of %s', (text, unit) =>
    expect(quantityAt(tokensOf(text), 0, lexicon)).toMatchObject({ unit: { id: unit } }),
  );

  it('leave a letter to the vessel that it begins', () => {
    expect(quantityAt(tokensOf('22.4 B101'), 0, lexicon)?.type).toBe('number');
  });
});
