import { componentOf, materialKey } from '@orbit-vine/cellar-book/book/keys.ts';
import { fraction, toText } from '@orbit-vine/cellar-book/exact/fraction.ts';
import { shareOf } from '@orbit-vine/cellar-book/exact/mixture.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { checkLabel, type LabelClaim } from '@orbit-vine/cellar-book/label.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import { inventorySheet } from '@orbit-vine/cellar-book/sheets/inventory-sheet.ts';
import { lossSheet } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';
import { dayBefore, lastDayOf, monthSheet } from '@orbit-vine/cellar-book/sheets/month-sheet.ts';
import type { WineryEntry } from '@orbit-vine/contract/lots.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity, startCommunity, type TestCommunity } from '../../testing/community.ts';
import { openSeasonWinery, playSeason, seasonRows } from '../../testing/season.ts';

/*
 * A season from opening balances to an inventory (testing/season.csv), sent as texts through the gateway, forms, and tables. The
 * expected amounts are in liters, with the hand arithmetic beside them.
 */

let community: TestCommunity;
let entries: WineryEntry[];
let setup: Setup;
let replies: [text: string, reply: string][];
beforeAll(async () => {
  const authToken = 'a-token-for-tests';
  community = await startCommunity({ twilio: { authToken, number: '+12315550100' } });
  const owner = await joinCommunity(community, 'Olive');
  const { winery, phone } = await openSeasonWinery(community, owner, authToken);
  replies = await playSeason({ community, owner, winery, phone, authToken });
  ({ setup } = await winery.cellar());
  entries = await winery.allEntries();
});
afterAll(() => community.stop());

const book = (through?: string) => foldWinery(setup, entries, through === undefined ? {} : { through });
const liters = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => [name, Math.round(count * 1_000)]);

it('the book stores every row once: texts, forms, and tables, with ten late entries and eleven corrections', () => {
  expect(seasonRows.length).toBeGreaterThanOrEqual(600);
  expect(entries).toHaveLength(seasonRows.length);
  expect(new Set(entries.map(({ via }) => via))).toEqual(new Set(['text', 'form', 'import']));
  expect(entries.filter((entry) => 'corrects' in entry)).toHaveLength(11);
  expect(seasonRows.filter(({ name }) => name?.startsWith('late'))).toHaveLength(10);
  for (const [text, reply] of replies) expect(`${text} => ${reply}`).toMatch(/UNDO|Taken back|Undone/);
  expect(book().findings).toEqual([]);
});

it('the book has in each vessel what was counted there, or what the sums give', () => {
  const filled = [...book().vessels.values()].filter(({ ml, grams }) => ml + grams > 0);
  expect(filled.map(({ id, ml }) => [id, ml])).toEqual(
    liters({
      ...{ T1: 266, T2: 590, T3: 778, T4: 300, T7: 670, T8: 670, T9: 35, T10: 740, T12: 30 },
      // 225 - 50 into the blend; the others were topped up to their capacity.
      ...{ B101: 175, B102: 225, B103: 225, B104: 225, B105: 225, B106: 225, B107: 225, B108: 225 },
      ...{ B109: 225, B110: 225, B111: 60, B112: 130 },
    }),
  );
});

describe('the sheet of a month', () => {
  const months: [string, { start: number; end: number; produced: number; lines: Record<string, number> }][] =
    [
      [
        '2025-08',
        // Ten barrels of 225 and a tank of 800; 12 L of topping replace 12 that were gone.
        { start: 0, end: 3_038, produced: 0, lines: { 'Opening balances': 10 * 225 + 800, Lost: -12 } },
      ],
      [
        '2025-09',
        {
          start: 3_038,
          // 3,038 + 5,360 + 10 - 588
          end: 7_820,
          produced: 0,
          lines: {
            // Must of the three reds, juice of the three whites with the press wine of the first.
            'Made from fruit': 1_250 + 950 + 1_000 + (500 + 60) + 700 + 900,
            'Added materials': 10,
            // Pomace: 1,250 - 900 - 130; 950 - 760; 1,000 + 10 - 10 - 800 - 45. A spill of 10 and a topping of 13, both late.
            Lost: -(220 + 190 + 155 + 10 + 13),
          },
        },
      ],
      [
        '2025-10',
        {
          start: 7_820,
          // 7,820 - 155
          end: 7_665,
          // Each lot with its press wine: 900 + 130, 760, 800 + 45, 500 + 60, 700, 900.
          produced: 1_030 + 760 + 845 + 560 + 700 + 900,
          // Lees of six rackings and a topping of 15.
          lines: { Lost: -(30 + 25 + 20 + 15 + 20 + 30 + 15) },
        },
      ],
      [
        '2025-11',
        {
          start: 7_665,
          // 7,665 + 300 + 5 + 2 - 1,215 - 200 - 82 - 6
          end: 6_469,
          produced: 0,
          lines: {
            'Received in bulk': 300,
            // The dip of T2: 590 where the book had 735 - 150.
            'Gained by measuring': 5,
            // T7: 670 where the book had 680 - 12.
            'Gained at inventory': 2,
            // 600 bottles and 1,020 of 0.75
            Bottled: -(450 + 765),
            'Removed in bulk': -200,
            // The dip of T1 (870 - 600 - 268), the bottling line, topping, a hose, a barrel gone to vinegar.
            Lost: -(2 + 5 + 18 + 12 + 45),
            // T1 268 - 266, T3 780 - 778, T10 800 - 12 - 13 - 15 - 18 - 740.
            'Lost at inventory': -(2 + 2 + 2),
          },
        },
      ],
    ];

  it.each(months)('%s matches the arithmetic on paper', (month, { start, end, produced, lines }) => {
    const sheet = monthSheet(book(dayBefore(month)), book(lastDayOf(month)), month);
    expect([sheet.startMl, sheet.endMl, sheet.produced.ml]).toEqual(
      [start, end, produced].map((count) => count * 1_000),
    );
    expect(sheet.lines.map(({ name, ml }) => [name, ml])).toEqual(liters(lines));
  });

  it('weighs the fruit of September, corrections included', () => {
    // 2 tons, 1.5 tons and 1 ton of 907.18474 kg; 3,200 lb of 453.59237 g; 1,150 kg, first said to be 1,200; 1,500 kg.
    const grams = 1_814_369 + 1_360_777 + 907_185 + 1_451_496 + 1_150_000 + 1_500_000;
    expect(monthSheet(book('2025-08-31'), book('2025-09-30'), '2025-09').fruitGrams).toBe(grams);
  });
});

describe('the blend', () => {
  const bottling = () => {
    const [only] = book().lots.get('25-BL-01')?.bottlings ?? [];
    if (!only) throw new Error('the blend was not bottled');
    return only;
  };
  it('consists of four wines in exact shares', () => {
    // 600 + 150 + 50 = 800. Of the 2,250 L in barrels, Merlot was 12 after the first topping; 12 x 2,237/2,250 + 13 = 9,349/375 after
    // the late one of 13; x 2,235/2,250 + 15 = 2,236,751/56,250 after that of 15. Of the 50 L that is 50/2,250 of it, in 800.
    const merlot = fraction(2_236_751n * 50n, 56_250n * 2_250n * 800n);
    const franc = fraction(50n * 56_250n * 2_250n - 2_236_751n * 50n, 56_250n * 2_250n * 800n);
    const shares = [...bottling().contents.composition.parts.keys()].map((key) => {
      const { variety, block, vintage } = componentOf(key);
      return [`${variety} ${block} ${vintage}`, toText(shareOf(bottling().contents.composition, key))];
    });
    expect(Object.fromEntries(shares)).toEqual({
      'Chambourcin 1 2025': '3/4',
      'Merlot 2 2025': '3/16',
      'Merlot 2 2024': toText(merlot),
      'Cabernet Franc 3 2024': toText(franc),
    });
  });

  it('contains the additions of the wines in it, late entries included', () => {
    const added = (material: string) =>
      toText(shareOf(bottling().contents.materials, materialKey(material, 'mg')));
    // DAP: (200 + 50 late) g in 1,250 L are 200 mg/L, 190 g in 950 L too: 200 x 3/4 + 200 x 3/16 = 187.5 mg/L. What was
    // entered twice was taken back.
    expect(added('DAP')).toBe('3/16');
    // KMBS: 60 g in 1,250 L are 48 mg/L, and the late 43.5 g in the 870 L of T1 50 (none in the press wine of B112): 98 x 3/4 =
    // 73.5. 47.5 g in 950 L are 50 x 3/16 = 9.375. 40 g in 800 L, first said to be 60, are 50. Together 132.875 mg/L.
    expect(added('KMBS')).toBe(toText(fraction(132_875, 1_000_000)));
  });

  it('qualifies for its variety and vintage, but not for the smallest area', () => {
    const appellations = Object.fromEntries(setup.blocks.map((block) => [block.name, block.appellations]));
    const claim = (about: LabelClaim) =>
      checkLabel(bottling().contents.composition, 800_000, about, appellations).map(
        ({ claim, verdict, missingMl }) => [claim, verdict, missingMl],
      );
    // 75 % of Chambourcin, all of it from Michigan; 15/16 of 2025 are 93.75 %, enough with a state and not with an area.
    expect(claim({ variety: 'Chambourcin', appellation: 'Michigan', vintage: 2025 })).toEqual([
      ['variety', 'qualifies', 0n],
      ['appellation', 'qualifies', 0n],
      ['vintage', 'qualifies', 0n],
    ]);
    // Fennville: (600 + x) / (800 + x) = 0.85 for x = 80 / 0.15 = 533.333 L. 2025: (750 + x) / (800 + x) = 0.95 for x = 200 L.
    expect(claim({ appellation: 'Fennville', isViticulturalArea: true, vintage: 2025 })).toEqual([
      ['appellation', 'does not', 533_334n],
      ['vintage', 'does not', 200_000n],
    ]);
  });
});

it('the book compares the inventory with its own amounts, and lists uncounted barrels', () => {
  const { counted, uncounted, gainedMl, lostMl } = inventorySheet(book(), '2025-11-30');
  expect(
    counted.filter(({ difference }) => difference !== 0).map((each) => [each.vessel, each.difference]),
  ).toEqual(liters({ T1: -2, T3: -2, T7: 2, T10: -2 }));
  expect(uncounted.map(({ vessel }) => vessel)).toEqual([
    'B102',
    'B103',
    'B104',
    'B105',
    'B106',
    'B107',
    'B108',
    'B109',
    'B110',
  ]);
  expect([gainedMl, lostMl]).toEqual([2_000, 6_000]);
});

it('the book compares the year’s losses with the allowance', () => {
  // 12 in August; 13; 155; 82 + 6. The 10 spilled in September were must, and pomace is none. 3 % of 3,050 + 300, and
  // 6 % of the 4,795 made.
  expect(lossSheet(book(), { from: '2025-01-01', through: '2025-12-31' })).toMatchObject({
    lostMl: (12 + 13 + 155 + 88) * 1_000,
    lostBeforeWineMl: 10_000,
    allowedMl: 100_500 + 287_700,
    isAboveAllowance: false,
  });
});

it('the book has each reading as corrected', () => {
  const readings = [...book().lots.values()].flatMap((lot) => lot.readings);
  const readingsOf = (on: string, vessel: string, kind: string) =>
    readings
      .filter((each) => each.on === on && each.kind === kind && each.vessels.includes(vessel))
      .map(({ value }) => value);
  expect(readingsOf('2025-09-13', 'T1', 'brix').at(-1)).toBe(19.9);
  // 71 °F are 39 x 5/9 °C.
  expect(readingsOf('2025-09-18', 'T2', 'temperature').at(-1)).toBeCloseTo((39 * 5) / 9, 2);
  expect(readingsOf('2025-09-20', 'T3', 'brix').at(-1)).toBe(16.8);
  expect(readingsOf('2025-11-08', 'T12', 'ph')).toEqual([3.61]);
  expect(readingsOf('2025-09-29', 'T3', 'ta')).toEqual([6.6]);
});
