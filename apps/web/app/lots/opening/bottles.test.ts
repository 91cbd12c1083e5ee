import { foldCellar } from '@orbit-vine/cellar-book/fold.ts';
import { firstSetup } from '@orbit-vine/cellar-book/setup.ts';
import { bottledWine } from '@orbit-vine/cellar-book/sheets/bottled-wine.ts';
import { describe, expect, it } from 'vitest';
import { english } from '../wording/english.ts';
import { englishOffice } from '../wording/english-office.ts';
import type { ListedWinery } from './opening-line.ts';
import { readOpening } from './read-opening.ts';
import { openingWork, winesIn } from './store-opening.ts';

const ask = { ...english.opening, ...englishOffice.listQuestions };
const winery: ListedWinery = { setup: firstSetup, volumeUnit: 'gal', dateOrder: 'month-first', ask };
const read = (text: string) => readOpening(text, winery);
const bottlesIn = (text: string) => {
  const [line] = read(text);
  expect(line?.questions).toEqual([]);
  const { count, sizeMl, caseOf } = line?.stock?.bottles ?? {};
  return [count, sizeMl, caseOf];
};
const questionsIn = (text: string) => read(text).flatMap(({ questions }) => questions);

describe('a line of bottled wine', () => {
  it('names the wine, its cases, and its alcohol', () => {
    const [line] = read('2022 Merlot, 500 cases of 12 × 750 mL, 13.8 %');
    // 500 × 12
    expect(line).toMatchObject({
      vessels: [],
      ignored: '',
      questions: [],
      stock: {
        bottles: { count: 6_000, sizeMl: 750, caseOf: 12 },
        composition: [{ component: { variety: 'Merlot', block: null, vintage: 2022 }, parts: 1 }],
        alcoholPercentVol: 13.8,
      },
    });
  });

  it.each([
    // 300 × 12; 48 × 12 + 7; 56 × 6 + 5; 12.5 × 12
    ['2023 Rosé, 300 cases', 3_600, 750, 12],
    ['2022 Merlot 48 cases + 7 bottles', 583, 750, 12],
    ['2022 Merlot; 56 cs of 6 + 5 loose', 341, 750, 6],
    ['12.5 cases 2022 Merlot', 150, 750, 12],
    ['2022 Merlot\t500 cases (12 x 750ml)\t13.8%', 6_000, 750, 12],
    ['1,200 bottles of 2021 Cab Franc 375 mL', 1_200, 375, 24],
    ['40 cases of 375 mL 2021 Cab Franc', 960, 375, 24],
    ['2020 Merlot 24 magnums', 24, 1_500, 6],
    ['60 cases of 24/375 2021 Traminette, 12 % alc', 1_440, 375, 24],
    ['2021 Traminette 0.75 L 30 cases of 6 bottles', 180, 750, 6],
    ['500 9L cases 2022 Merlot', 6_000, 750, 12],
    ['2000 bottles 2021 Merlot', 2_000, 750, 12],
    ['500 cases (6,000 bottles) of 2022 Merlot', 6_000, 750, 12],
    ['2022 CS 100 cases', 1_200, 750, 12],
    ['24 x 375 mL 2022 Merlot bottles', 24, 375, 24],
    ['lot 22-ME-07 2022 Merlot 10 cases', 120, 750, 12],
  ])('counts the bottles of “%s”', (text, ...expected) => {
    expect(bottlesIn(text)).toEqual(expected);
  });

  it('reads the shares of a blend and a lot code', () => {
    const [line] = read('lot 22-BL-01, 80% Cab Franc, 20% Merlot 2022, 110 cases, 13.5 % alc');
    expect(line?.stock).toMatchObject({
      lot: '22-BL-01',
      alcoholPercentVol: 13.5,
      bottles: { count: 1_320 },
      composition: [{ parts: 8_000 }, { parts: 2_000 }],
    });
  });

  it('takes a name such as Rosé for no grape variety', () => {
    const [line] = read('2023 Rosé, 300 cases');
    expect(line?.stock?.composition[0]?.component).toEqual({ variety: null, block: null, vintage: 2023 });
    expect(line?.stock?.called).toBe('Rosé');
    expect(read('T1 300 gal 2023 Rosé')[0]?.wine?.composition[0]?.component.variety).toBeNull();
    expect(read('2023 Sauvignon Blanc, 30 cases')[0]?.stock?.composition).toMatchObject([
      { component: { variety: 'Sauvignon Blanc' } },
    ]);
  });

  it('leaves a tank of Cabernet Sauvignon a tank', () => {
    expect(read('T5 500 gal, 300 gal 2024 CS')).toMatchObject([
      { questions: [], wine: { composition: [{ component: { variety: 'Cabernet Sauvignon' } }] } },
    ]);
  });

  it.each([
    ['2022 Merlot, bottled', 'How many cases or bottles?'],
    ['300 cases', 'Which variety is it?'],
    ['2022 Merlot 10 cases and 77 bottles', 'Are the 77 bottles beside the 10 cases'],
    ['2022 Merlot 10 cases of 12 × 7 mL', 'Is 7 mL the size of a bottle?'],
    ['2022 Merlot 10.7 cases', 'a whole number'],
    ['2022 Merlot, 500 × 12 × 750 mL cases', 'What does “500 × cases” mean?'],
    ['2022 Merlot 10 cases 88', 'What does “88” mean?'],
    ['T1 2022 Merlot 10 cases', 'What does “T1” mean?'],
  ])('asks about “%s”', (text, question) => {
    expect(questionsIn(text)).toEqual([expect.stringContaining(question)]);
  });
});

describe('a table of bottled wine', () => {
  it.each([
    ['Wine,Vintage,Cases,Bottles,Bottle size (mL),Alc %', '"Merlot",2022,500,5,750,13.8'],
    ['Name\tCases\tLoose bottles\tSize\tABV', '2022 Merlot\t500\t5\t12 x 750 mL\t13.8%'],
    ['Variety;Vintage;Cases;Bottles;Bottles per case;ABV', 'Merlot;2022;500;5;12;13.8'],
  ])('reads the columns %s', (head, row) => {
    // 500 × 12 + 5
    expect(read(`${head}\n${row}`)).toMatchObject([
      {
        questions: [],
        ignored: '',
        stock: {
          bottles: { count: 6_005, sizeMl: 750, caseOf: 12 },
          composition: [{ component: { variety: 'Merlot', vintage: 2022 } }],
          alcoholPercentVol: 13.8,
        },
      },
    ]);
  });

  it('holds vessels and bottles side by side', () => {
    const lines = read(
      'Vessel,Capacity (gal),Volume,Wine,Vintage,Cases\nT1,500,312,Merlot,2024,\n,,,Merlot,2022,500',
    );
    expect(lines.map(({ questions }) => questions)).toEqual([[], []]);
    expect(lines.map(({ vessels, stock }) => [vessels.length, stock?.bottles.count])).toEqual([
      [1, undefined],
      [0, 6_000],
    ]);
  });
});

describe('bottles that are there when the book begins', () => {
  const text = '2022 Merlot, 500 cases of 12 × 750 mL, 13.8 %\n2023 Rosé, 300 cases, 12.1 %';
  const book = foldCellar(
    winesIn(read(text)).map((wine, at) => ({
      ...{ id: `e${at}`, seq: at + 1, arrivedAt: '2025-10-31T09:00', workedOn: '2025-10-31' },
      work: openingWork(`lot ${at}`, wine, (vessel) => vessel),
    })),
  );
  const section = (month: string) => bottledWine(book, month).map(({ formLine, ml }) => [formLine, ml.a]);
  // 500 × 12 × 0.75 L = 4,500 L; 300 × 12 × 0.75 L = 2,700 L; 7,200 L in all.
  const all = 7_200_000;

  it('are an opening balance in that month', () => {
    expect(section('2025-10')).toEqual([
      ['B1', undefined],
      ['B6', all],
      ['B7', all],
      ['B20', all],
      ['B21', all],
    ]);
  });

  it('are on hand at the beginning of the next month', () => {
    expect(section('2025-11')).toEqual([
      ['B1', all],
      ['B7', all],
      ['B20', all],
      ['B21', all],
    ]);
  });
});
