import { describe, expect, it } from 'vitest';
import { grapes, opening, rows } from '../testing/rows.ts';
import type { Work } from './entries/work.ts';
import { foldWinery } from './fold-winery.ts';
import { codeOfPattern, faultOfCodePattern } from './lot-code-pattern.ts';
import {
  codeForMixture,
  lotCode,
  lotOfCode,
  nextLotCode,
  nextLotCodes,
  varietiesOf,
  vintageOf,
} from './lot-codes.ts';
import { firstSetup, type Setup, setupSchema } from './setup.ts';

const setupWith = (lotCodePattern?: string, more: Partial<Setup> = {}): Setup => ({
  ...firstSetup,
  ...(lotCodePattern === undefined ? {} : { lotCodePattern }),
  ...more,
});
const tanks = ['T1', 'T2'].map((name) => ({ name, kind: 'tank' as const, capacityMl: 1_000_000 }));
const next = (setup: Setup, lots: readonly string[] = [], variety: string | undefined = 'Merlot') => {
  const works = lots.map((lot, at) => opening(lot, `X${at}`, 1_000, grapes('Merlot', null, 2024)));
  return nextLotCodes(setup, foldWinery(setup, rows(works)), { vintage: 2024, variety, count: 3 });
};

describe('the codes of new lots', () => {
  it.each([
    [undefined, ['24-ME-01', '24-ME-02', '24-ME-03']],
    ['{vintage}{variety}{number}', ['24ME01', '24ME02', '24ME03']],
    ['OV-{year}-{number}', ['OV-2024-01', 'OV-2024-02', 'OV-2024-03']],
    ['{variety}{number}-{vintage}', ['ME01-24', 'ME02-24', 'ME03-24']],
  ])('follow the rule %s', (pattern, codes) => {
    expect(next(setupWith(pattern))).toEqual(codes);
  });

  it.each([
    ['Cabernet Franc', '24-CF-01'],
    ['Merlot', '24-ME-01'],
    ['Gewürztraminer', '24-GE-01'],
    ['Pinot Noir Précoce', '24-PN-01'],
  ])('have two letters of the variety: %s', (variety, code) => {
    expect(next(setupWith(), [], variety)[0]).toBe(code);
  });

  it('are free of codes that a text would not tell apart', () => {
    expect(next(setupWith('{vintage}{variety}{number}'), ['24-ME-01', '24-me-3'])).toEqual([
      '24ME02',
      '24ME04',
      '24ME05',
    ]);
    const renamed = setupWith(undefined, { lotCodes: [{ lot: 'old', code: '24-ME-01' }] });
    expect(next(renamed, ['old'])[0]).toBe('24-ME-02');
  });

  it('are free of names of vessels and materials', () => {
    const setup = setupWith('T{number}', { vessels: tanks });
    expect(next(setup)).toEqual(['T03', 'T04', 'T05']);
    expect(next(setupWith('D2{number}', { materials: [{ name: 'D202' }] }))).toEqual([
      'D201',
      'D203',
      'D204',
    ]);
  });

  it('go on after 99', () => {
    const lots = Array.from({ length: 99 }, (_, at) => `24-ME-${at + 1}`);
    expect(next(setupWith(), lots)[0]).toBe('24-ME-100');
  });

  it('follow the rule for mixtures too', () => {
    const setup = setupWith('B{vintage}-{variety}-{number}', { vessels: tanks });
    const book = foldWinery(setup, rows([opening('A', 'T1', 1_000, grapes('Merlot', null, 2024))]));
    const vessel = book.vessels.get('T1');
    expect(vessel && codeForMixture(setup, book, vessel)).toBe('B24-ME-01');
    expect(nextLotCode(setup, book, { vintage: 2024, taken: ['B24-BL-01'] })).toBe('B24-BL-02');
  });
});

describe('a rule for lot codes', () => {
  it.each([
    ['{vintage}-{variety}', 'needs {number} once'],
    ['{number}-{number}', 'needs {number} once'],
    ['{vintage}-{block}-{number}', '{block} isn’t known'],
    ['{vintage}{number}', 'digits alone'],
    ['2{number}', 'digits alone'],
    ['{variety}_{number}', 'only letters, digits, and dashes'],
    ['Löt {number}', 'only letters, digits, and dashes'],
    ['{variety}--{number}', 'A dash stands between'],
    ['-{variety}{number}', 'A dash stands between'],
    ['WINERYOFTHEHILL-{vintage}-{variety}-{number}', 'at most 20 signs'],
    ['{variety{number}}', 'only letters, digits, and dashes'],
  ])('is refused as %s', (pattern, fault) => {
    expect(faultOfCodePattern(pattern)).toContain(fault);
    const stored = setupSchema.safeParse(setupWith(pattern));
    expect(stored.success).toBe(false);
    expect(stored.error?.issues[0]?.message).toContain(fault);
  });

  it('is stored with the set-up', () => {
    expect(setupSchema.parse(setupWith('{vintage}{variety}{number}')).lotCodePattern).toBe(
      '{vintage}{variety}{number}',
    );
  });
});

describe('the names in use', () => {
  it('are collected once for a book and a set-up', () => {
    let reads = 0;
    const counted = (more: Partial<Setup>): Setup =>
      Object.defineProperty(setupWith(undefined, more), 'vessels', {
        get() {
          reads += 1;
          return tanks;
        },
      });
    const setup = counted({});
    const book = foldWinery(setup, rows([opening('24-ME-01', 'T1', 1_000, grapes('Merlot', null, 2024))]));
    const code = (of: Setup, taken: string[] = []) =>
      nextLotCode(of, book, { vintage: 2024, variety: 'Merlot', taken });
    expect(code(setup)).toBe('24-ME-02');
    const before = reads;
    expect([code(setup), code(setup, ['24-ME-02']), code(setup)]).toEqual([
      '24-ME-02',
      '24-ME-03',
      '24-ME-02',
    ]);
    expect(reads).toBe(before);
    const other = counted({ blocks: [{ name: '24-ME-02', variety: 'Merlot', appellations: [] }] });
    expect([code(other), code(setup)]).toEqual(['24-ME-03', '24-ME-02']);
  });
});

describe('the code of a lot', () => {
  const id = 'ab12cd34-0000-4000-8000-000000000000';
  const setup = setupWith(undefined, {
    lotCodes: [{ lot: 'old', code: '24-ME-02' }],
  });

  it('is the one that was given, a short one for an entry’s id, or its name', () => {
    expect(['old', id, '24-CF-01'].map((lot) => lotCode(setup, lot))).toEqual([
      ...['24-ME-02', 'L-ab12cd', '24-CF-01'],
    ]);
  });

  it('leads back to the lot, and an unknown code to itself', () => {
    const book = foldWinery(setup, rows([opening('old', 'X', 1_000, grapes('Merlot'))]));
    expect(['24-ME-02', '24-ME-01', 'old'].map((code) => lotOfCode(setup, book, code))).toEqual([
      ...['old', '24-ME-01', 'old'],
    ]);
  });
});

describe('the wine in a vessel', () => {
  const blended = (...parts: [ReturnType<typeof grapes>, number][]) => {
    const start: Work = {
      ...{ op: 'start', lot: 'A', levels: [{ vessel: 'T1', ml: 1_000 }] },
      composition: parts.map(([component, share]) => ({ component, parts: share })),
    };
    const setup = setupWith(undefined, { vessels: tanks });
    const book = foldWinery(setup, rows([start]));
    const vessel = book.vessels.get('T1');
    if (!vessel) throw new Error('There is no vessel.');
    return {
      varieties: [...varietiesOf(vessel)],
      vintage: vintageOf(vessel),
      code: codeForMixture(setup, book, vessel),
    };
  };

  it('has the shares of its varieties, and the youngest vintage', () => {
    const parts = [
      [grapes('Merlot', '3', 2023), 1],
      [grapes('Merlot', '7', 2024), 1],
      [grapes('Syrah', '7', 2022), 1],
      [grapes(null, null, null), 1],
    ] as const;
    expect(
      blended(...parts.map(([component, share]) => [component, share] as [typeof component, number])),
    ).toEqual({
      ...{
        varieties: [
          ['Merlot', 0.5],
          ['Syrah', 0.25],
        ],
        vintage: 2024,
        code: '24-BL-01',
      },
    });
  });

  it('of one variety is named after it, and gets no code without a vintage', () => {
    expect(blended([grapes('Merlot', '3', 2023), 1], [grapes('Merlot', '7', 2023), 1]).code).toBe('23-ME-01');
    expect(blended([grapes('Merlot', null, null), 1])).toMatchObject({ vintage: undefined, code: undefined });
  });
});

describe('a rule at its limits', () => {
  it.each([
    // With a year, two letters, and a number of three digits.
    ['WINERYHILLS-{vintage}-{variety}-{number}', 'at most 20 signs'],
    ['WINERYHILL-{vintage}-{variety}-{number}', undefined],
    ['{variety}{number}', undefined],
    ['A{number}', undefined],
    ['{variety}{number}-', 'A dash stands between'],
  ])('of %s has the fault: %s', (pattern, fault) => {
    const found = faultOfCodePattern(pattern);
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(fault);
  });

  it('writes a vintage with two digits, and a year with four', () => {
    const of = (vintage: number) =>
      codeOfPattern('{vintage}/{year}/{variety}/{number}/{other}', { vintage, letters: 'ME', number: 7 });
    expect([of(2005), of(1999)]).toEqual(['05/2005/ME/07/{other}', '99/1999/ME/07/{other}']);
  });
});
