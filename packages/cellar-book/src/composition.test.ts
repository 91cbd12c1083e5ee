import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Replay, sameAmounts } from '../testing/replay.ts';
import { grapes, opening, rows, tank } from '../testing/rows.ts';
import { anyWork, vesselWork } from '../testing/seasons.ts';
import type { Book, Held } from './book/book.ts';
import { keyOf, materialKey } from './book/keys.ts';
import type { Component, Work } from './entries/work.ts';
import { toText } from './exact/fraction.ts';
import { type Mixture, shareOf } from './exact/mixture.ts';
import { foldCellar } from './fold.ts';
import { findAncestors, findDescendants } from './genealogy.ts';
import { checkLabel } from './label.ts';
import { codeForMixture } from './lot-codes.ts';
import { firstSetup } from './setup.ts';
import { additionSheet } from './sheets/addition-sheet.ts';

const [cabernet, chambourcin] = [grapes('Cabernet Sauvignon'), grapes('Chambourcin')];

function at<Value>(all: ReadonlyMap<string, Value>, name: string): Value {
  const value = all.get(name);
  if (!value) throw new Error(`The book has no ${name}.`);
  return value;
}

const shareIn = ({ contents }: Held, component: Component) =>
  toText(shareOf(contents.ml.composition, keyOf(component)));
const dosed = ({ contents }: Held, material: string) =>
  toText(shareOf(contents.ml.materials, materialKey(material, 'mg')));

describe('a lot in two vessels, of which one gets another wine', () => {
  // 1,000 L of Cabernet in T9, of which 100 L go to T14, where 100 L of Chambourcin join them: half and half.
  const works: Work[] = [
    ...['T9', 'T14', 'T2'].map((name) => tank(name)),
    opening('24-CS-02', 'T9', 1_000_000, cabernet),
    opening('25-CH-01', 'T2', 500_000, chambourcin),
    { op: 'transfer', from: ['T9'], to: ['T14'], ml: 100_000 },
    { op: 'transfer', from: ['T2'], to: ['T14'], ml: 100_000 },
    { op: 'bottle', from: ['T14'], bottles: [{ count: 200, sizeMl: 750 }] },
  ];
  const book = foldCellar(rows(works));
  const lot = at(book.lots, '24-CS-02');

  it('changes the wine of that vessel only', () => {
    expect(shareIn(at(book.vessels, 'T14'), cabernet)).toBe('1/2');
    expect(shareIn(at(book.vessels, 'T9'), cabernet)).toBe('1');
  });

  it('weights the lot’s composition by the volumes of its vessels', () => {
    // 900 L in T9 and 25 L of the 50 L left in T14.
    expect(shareIn(lot, cabernet)).toBe(toText(shareOf({ parts: new Map([['', 925n]]), whole: 950n }, '')));
  });

  it('judges the bottles by the wine in them: half does not qualify for 75 %', () => {
    const [bottling] = lot.bottlings;
    const claim = { variety: 'Cabernet Sauvignon' };
    const judged = bottling && checkLabel(bottling.contents.composition, bottling.ml, claim, {});
    expect(judged?.map(({ share, verdict }) => [toText(share), verdict])).toEqual([['1/2', 'does not']]);
  });
});

describe('a move that gives the mixture a new lot', () => {
  const works: Work[] = [
    ...['T9', 'T14', 'T2'].map((name) => tank(name)),
    opening('24-CS-02', 'T9', 1_000_000, cabernet),
    opening('25-CH-01', 'T2', 500_000, chambourcin),
    { op: 'transfer', from: ['T9'], to: ['T14'], ml: 100_000 },
    { op: 'transfer', from: ['T2'], to: ['T14'], ml: 100_000, becomes: '25-BL-01' },
  ];
  const book = foldCellar(rows(works));

  it('leaves the former lot in its other vessels', () => {
    expect([...at(book.lots, '24-CS-02').vessels]).toEqual(['T9']);
    expect(at(book.vessels, 'T14')).toMatchObject({ lot: '25-BL-01', ml: 200_000 });
    expect(shareIn(at(book.lots, '25-BL-01'), cabernet)).toBe('1/2');
    expect(book.findings).toEqual([]);
  });

  it('makes both lots its ancestors', () => {
    expect(findAncestors(book, '25-BL-01').map(({ lot }) => lot)).toEqual(['24-CS-02', '25-CH-01']);
  });

  it('proposes a code for the mixture where none was given', () => {
    const joined = foldCellar(
      rows(works.map((work) => (work.op === 'transfer' ? { ...work, becomes: undefined } : work))),
    );
    expect(joined.findings.map(({ code, vessel }) => [code, vessel])).toEqual([
      ['joined_another_lot', 'T14'],
    ]);
    expect(codeForMixture(firstSetup, joined, at(joined.vessels, 'T14'))).toBe('25-BL-01');
  });
});

describe('the wine of a vessel', () => {
  const barrels: Work[] = [
    ...['B1', 'B2', 'B3', 'T1', 'T2'].map((name) => tank(name)),
    {
      op: 'start',
      lot: 'A',
      levels: [
        { vessel: 'B1', ml: 225_000 },
        { vessel: 'B2', ml: 150_000 },
        { vessel: 'B3', ml: 75_001 },
      ],
      composition: [{ component: cabernet, parts: 1 }],
      alcoholPercentVol: 13,
    },
  ];
  const dose = { op: 'addition', material: 'KMBS', unit: 'mg' } as const;

  it('alone contains what was added to the vessel', () => {
    const book = foldCellar(rows([...barrels, { ...dose, vessels: ['B1'], amount: 22_500 }]));
    expect(['B1', 'B2'].map((name) => dosed(at(book.vessels, name), 'KMBS'))).toEqual(['1/10', '0']);
    // 22.5 g in all of the lot, and 100 mg/L at most.
    expect(additionSheet(at(book.lots, 'A'))[0]?.amount).toBeCloseTo(22_500 * 0.576, 6);
    expect(
      toText(at(book.lots, 'A').peaks.get(materialKey('KMBS', 'mg')) ?? { numerator: 0n, denominator: 1n }),
    ).toBe('100');
  });

  it('gets the same dose in every vessel if a total is added to the lot', () => {
    const book = foldCellar(rows([...barrels, { ...dose, lot: 'A', amount: 10_000 }]));
    const doses = ['B1', 'B2', 'B3'].map((name) => dosed(at(book.vessels, name), 'KMBS'));
    expect(doses).toEqual(Array(3).fill('10000/450001'));
  });

  it('has its own alcohol, and the mean after a blend', () => {
    const book = foldCellar(
      rows([
        ...barrels,
        { op: 'measurement', vessels: ['B2'], readings: [{ kind: 'alcohol', value: 14, unit: '%' }] },
        {
          op: 'blend',
          lot: 'AB',
          to: ['T1'],
          parts: [
            { vessel: 'B2', ml: 50_000 },
            { vessel: 'B3', ml: 50_000 },
          ],
        },
        opening('C', 'T2', 100_000, chambourcin),
        { op: 'transfer', from: ['T2'], to: ['B3'], ml: 10_000 },
      ]),
    );
    expect(at(book.lots, 'AB').alcoholPercentVol).toBe(13.5);
    expect(at(book.vessels, 'B1').contents.ml.alcohol).toEqual({ percentVol: 13, known: 1 });
    expect(at(book.lots, 'A').alcoholPercentVol).toBeUndefined();
  });

  it('has the ancestors it was made of, not what joined their lots later', () => {
    const [first, second] = ['T1', 'T2'];
    const book = foldCellar(
      rows([
        ...[first, second, 'T3'].map((name) => tank(name)),
        opening('A', first, 100_000, cabernet),
        opening('B', second, 100_000, chambourcin),
        { op: 'transfer', from: [first], to: ['T3'], ml: 50_000, lot: 'X' },
        { op: 'transfer', from: [second], to: [first], ml: 50_000 },
      ]),
    );
    const names = (relatives: { lot: string }[]) => relatives.map(({ lot }) => lot);
    expect(names(findAncestors(book, 'X'))).toEqual(['A']);
    expect(names(findDescendants(book, 'B'))).toEqual(['A']);
  });
});

describe('components and materials', () => {
  const season = fc
    .array(anyWork, { minLength: 5, maxLength: 40 })
    .map((works) => rows([...vesselWork, ...works]));

  function differences(book: Readonly<Book>, replay: Replay): string[] {
    const wrong = (
      name: string,
      { parts, whole }: Mixture,
      of: number,
      amounts: Map<string, { numerator: bigint; denominator: bigint }>,
    ) => sameAmounts(parts, whole, of, amounts).map((key) => `${name}: ${key}`);
    const vessels = [...book.vessels.values()].flatMap((vessel) =>
      (['ml', 'grams'] as const).flatMap((measure) => {
        const { components, materials } = replay.in(vessel.id, measure);
        const { contents } = vessel;
        return [
          ...wrong(vessel.id, contents[measure].composition, vessel[measure], components),
          ...wrong(vessel.id, contents[measure].materials, vessel[measure], materials),
        ];
      }),
    );
    const bottled = [...book.lots.values()].flatMap(({ bottlings }) =>
      bottlings.flatMap(({ entry, ml, contents }) => {
        const { components = new Map(), materials = new Map() } = replay.bottled.get(entry) ?? {};
        return [
          ...wrong(entry, contents.composition, ml, components),
          ...wrong(entry, contents.materials, ml, materials),
        ];
      }),
    );
    return [...vessels, ...bottled];
  }

  it('are conserved exactly in every vessel and bottling through any work', () => {
    let bottlings = 0;
    fc.assert(
      fc.property(season, (entries) => {
        const replay = new Replay();
        const book = foldCellar(entries, {}, (now, work) => replay.follow(now, work));
        bottlings += replay.bottled.size;
        expect(differences(book, replay)).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(bottlings).toBeGreaterThan(0);
  });
});
