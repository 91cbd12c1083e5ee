import { firstSetup } from '@orbit-vine/cellar-book/setup.ts';
import { describe, expect, it } from 'vitest';
import { english } from '../wording/english.ts';
import { englishOffice } from '../wording/english-office.ts';
import type { ListedWinery } from './opening-line.ts';
import { readOpening } from './read-opening.ts';

const ask = { ...english.opening, ...englishOffice.listQuestions };
const american: ListedWinery = { setup: firstSetup, volumeUnit: 'gal', dateOrder: 'month-first', ask };
const european: ListedWinery = { setup: firstSetup, volumeUnit: 'L', dateOrder: 'day-first', ask };
const read = (text: string, winery = american) => readOpening(text, winery);
const vesselsIn = (text: string, winery = american) => read(text, winery).flatMap(({ vessels }) => vessels);
const questionsIn = (text: string, winery = american) =>
  read(text, winery).flatMap(({ questions }) => questions);

describe('a list of vessels', () => {
  it('expands ranges, with the capacity of each vessel', () => {
    expect(questionsIn('T1-T3 500\nB101-102')).toEqual([]);
    // 500 × 3.785411784 L
    expect(
      vesselsIn('T1-T3 500\nB101-102').map(({ name, kind, capacityMl }) => [name, kind, capacityMl]),
    ).toEqual([
      ['T1', 'tank', 1_892_706],
      ['T2', 'tank', 1_892_706],
      ['T3', 'tank', 1_892_706],
      ['B101', 'barrel', 225_000],
      ['B102', 'barrel', 225_000],
    ]);
    expect(vesselsIn('B101-102')[0]?.aliases).toContain('barrica 101');
  });

  it('reads a run of metric tanks as a capacity, not as a vintage', () => {
    expect(vesselsIn('T1-T4 2000', european)).toHaveLength(4);
    expect(vesselsIn('T1-T4 2000', european)[0]).toMatchObject({ capacityMl: 2_000_000 });
  });

  it('reads the lines of a sheet, and an explicit kind', () => {
    expect(vesselsIn('EGG1,tank,600 L')).toMatchObject([{ name: 'EGG1', kind: 'tank', capacityMl: 600_000 }]);
    expect(vesselsIn('T9, T12 and T14 300 gal').map(({ name }) => name)).toEqual(['T9', 'T12', 'T14']);
  });

  it('reads a capacity with thousands separators', () => {
    for (const line of ['T1 1,200 L', 'T1, 1,200 L', 'T1,1,200 L', 'T1,1200 L'])
      expect(vesselsIn(line)).toMatchObject([{ name: 'T1', capacityMl: 1_200_000 }]);
    expect(vesselsIn('T1,500 L')).toMatchObject([{ name: 'T1', capacityMl: 500_000 }]);
  });

  it('gives a bin without a capacity half a short ton', () => {
    // 1,000 lb of 453.59237 g
    expect(vesselsIn('BIN7')).toMatchObject([{ kind: 'bin', capacityG: 453_592 }]);
    expect(vesselsIn('BIN7 2400')).toMatchObject([{ capacityG: 1_088_622 }]);
  });

  it('reads units as people write them', () => {
    // 2,000 lb of 453.59237 g; 1,000 kg in a winery of liters.
    const bins = vesselsIn('BIN1-BIN8 1 ton');
    expect(bins).toHaveLength(8);
    expect(bins[7]).toMatchObject({ name: 'BIN8', kind: 'bin', capacityG: 907_185 });
    expect(vesselsIn('BIN1 1 ton', european)).toMatchObject([{ capacityG: 1_000_000 }]);
    expect(vesselsIn('BIN1 1.2 tons')[0]).toMatchObject({ capacityG: 1_088_622 });
    // 15.5 × 3.785411784 L
    expect(vesselsIn('Keg 1 15.5 gal')).toMatchObject([{ name: 'Keg 1', kind: 'keg', capacityMl: 58_674 }]);
    expect(vesselsIn('Keg 1 15.5')[0]?.aliases).toContain('K1');
    expect(vesselsIn('T1 22,5 hl', european)).toMatchObject([{ capacityMl: 2_250_000 }]);
  });

  it('numbers vessels that are only counted, after those of the winery', () => {
    const names = (text: string, winery = american) => vesselsIn(text, winery).map(({ name }) => name);
    expect(names('6 tanks of 500 gallons, 10 barrels')).toEqual([
      ...['T1', 'T2', 'T3', 'T4', 'T5', 'T6'],
      ...['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'],
    ]);
    expect(vesselsIn('6 tanks of 500 gallons, 10 barrels')[5]).toMatchObject({ capacityMl: 1_892_706 });
    expect(names('2 500-gallon tanks and 1 keg')).toEqual(['T1', 'T2', 'K1']);
    const withTanks = { ...american, setup: { ...firstSetup, vessels: vesselsIn('T1-T4 500') } };
    expect(names('2 tanks', withTanks)).toEqual(['T5', 'T6']);
  });

  it.each([
    ['EGG1 600', 'Is EGG1 a tank'],
    ['T8-T1', 'A name such as'],
    ['T1-T9999', 'A name such as'],
    ['the big one', 'Is THE a tank'],
    ['T1 1 ton', 'is a volume'],
    ['T1 500 77', 'What does “77” mean?'],
    ['T1 500\nT1 600', 'T1 is in the list twice'],
  ])('asks about “%s”', (text, question) => {
    expect(questionsIn(text)).toEqual([expect.stringContaining(question)]);
  });

  it('asks which number is meant where commas may be decimal', () => {
    expect(questionsIn('T1 1.200 L', european)).toEqual([expect.stringContaining('1200 or 1.200')]);
    expect(questionsIn('T1 1,200 L', american)).toEqual([]);
  });

  it('names the words that it leaves out', () => {
    expect(read('T1 stainless 500')).toMatchObject([{ ignored: 'stainless', questions: [] }]);
  });
});

describe('a line with wine', () => {
  it('opens one lot in many vessels, with block and alcohol', () => {
    const [line] = read('B101-B110, 59 gal each, 2024 Cab Franc, block 3, 13.8 %');
    expect(line?.questions).toEqual([]);
    expect(line?.ignored).toBe('');
    expect(line?.vessels).toHaveLength(10);
    expect(line?.vessels[0]).toMatchObject({ kind: 'barrel', capacityMl: 225_000 });
    // 59 × 3.785411784 L
    expect(line?.wine?.levels).toHaveLength(10);
    expect(line?.wine?.levels[9]).toEqual({ vessel: 'B110', ml: 223_339 });
    expect(line?.wine).toMatchObject({
      alcoholPercentVol: 13.8,
      composition: [{ component: { variety: 'Cabernet Franc', block: '3', vintage: 2024 }, parts: 1 }],
    });
  });

  it.each([
    'T1 500 gal, 312 gal 2024 Merlot',
    'T1 capacity 500 gal holds 312 gal of 2024 Merlot',
    'T1; 500 gal; 312 gal; Merlot; 2024',
    'T1\t500\t312\tMerlot\t2024',
    'T1,tank,500,312,Merlot,2024',
  ])('takes the first of two amounts for the capacity: %s', (text) => {
    // 312 × 3.785411784 L
    expect(read(text)).toMatchObject([
      {
        vessels: [{ name: 'T1', capacityMl: 1_892_706 }],
        wine: { levels: [{ vessel: 'T1', ml: 1_181_048 }] },
        questions: [],
      },
    ]);
  });

  it('reads the shares of a blend', () => {
    const [line] = read('T3 300 gal 80% Cab Franc, 20% Merlot 2023, 13.5 % alc');
    expect(line).toMatchObject({ questions: [], wine: { alcoholPercentVol: 13.5 } });
    expect(line?.wine?.composition).toEqual([
      { component: { variety: 'Cabernet Franc', block: null, vintage: 2023 }, parts: 8_000 },
      { component: { variety: 'Merlot', block: null, vintage: 2023 }, parts: 2_000 },
    ]);
    expect(questionsIn('T3 300 gal 80% Cab Franc, 10% Merlot 2023')).toEqual([
      'The shares are 90 % in all, not 100 %.',
    ]);
  });

  it('shares a total evenly, and asks which of both is meant', () => {
    // 675,000 mL / 3
    expect(read('B101-B103 675 L in total 2024 Merlot')[0]?.wine?.levels.map(({ ml }) => ml)).toEqual([
      225_000, 225_000, 225_000,
    ]);
    expect(questionsIn('B101-B103 675 L 2024 Merlot')).toEqual([
      expect.stringContaining('in each of the 3 vessels, or in all'),
    ]);
    expect(read('B1-B2 full of 2024 Merlot')[0]?.wine?.levels).toEqual([
      { vessel: 'B1', ml: 225_000 },
      { vessel: 'B2', ml: 225_000 },
    ]);
  });

  it('asks about a misspelled variety, and takes a new one', () => {
    expect(questionsIn('T1 300 gal 2024 Chambourcn')).toEqual([
      expect.stringContaining('Is “Chambourcn” Chambourcin?'),
    ]);
    expect(read('T1 300 gal 2024 Saperavi')).toMatchObject([
      { questions: [], wine: { composition: [{ component: { variety: 'Saperavi', vintage: 2024 } }] } },
    ]);
  });

  it('asks for the volume or the variety that is missing', () => {
    expect(questionsIn('T1 2024 Merlot')).toEqual([expect.stringContaining('How much wine is in it?')]);
    expect(questionsIn('T1 300 gal 13.5 % alc')).toEqual([expect.stringContaining('Which variety')]);
  });
});

describe('a table from a spreadsheet', () => {
  const headings = ['Vessel Name', 'TYPE', 'Capacity (gal)', 'Volume_gal', 'Variety', 'Vintage', 'Worked on'];
  const row = ['T1', 'Tank', '500', '312.5', 'Chambourcin', '2024', '9/18/2025'];

  it.each([',', ';', '\t'])('reads columns by their names, separated by “%s”', (mark) => {
    // 312.5 × 3.785411784 L
    expect(read([headings.join(mark), row.join(mark)].join('\r\n'))).toMatchObject([
      {
        vessels: [{ name: 'T1', kind: 'tank', capacityMl: 1_892_706 }],
        wine: { workedOn: '2025-09-18', levels: [{ vessel: 'T1', ml: 1_182_941 }] },
        questions: [],
        ignored: '',
      },
    ]);
  });

  it('reads decimal commas, days in the order of the winery, and serial numbers of days', () => {
    const table = 'Vessel;Volume L;Variety;Date\nT1;1180,5;Merlot;18.9.2025\nT2;1180,5;Merlot;45918';
    // 45,918 days after December 30, 1899.
    expect(read(table, european)).toMatchObject([
      { wine: { workedOn: '2025-09-18', levels: [{ ml: 1_180_500 }] }, questions: [] },
      { wine: { workedOn: '2025-09-18' }, questions: [] },
    ]);
    expect(questionsIn('Vessel;Volume L;Variety\nT1;1,312;Merlot', european)).toEqual([
      expect.stringContaining('1312 or 1.312'),
    ]);
  });

  it('keeps coopers, years, and groups, and names the columns that it leaves out', () => {
    const [line] = read('Barrel,Cooper,Year,Group,Toast\nB101,Seguin Moreau,2022,CF barrels,M+');
    expect(line?.vessels).toMatchObject([{ cooper: 'Seguin Moreau', year: 2022, group: 'CF barrels' }]);
    expect(line?.ignoredColumns).toEqual(['Toast']);
  });

  it.each(['0001-01-01', '9999-12-31', '2099-05-01', '31/31/2025'])('asks about the day %s', (day) => {
    expect(questionsIn(`Vessel,Volume,Variety,Date\nT1,300,Merlot,${day}`)).toHaveLength(1);
  });
});

describe('a list in Spanish', () => {
  it('is read as its English words are', () => {
    const pairs = [
      ['T1 a T4 500 galones', 'T1-T4 500 gal'],
      ['T1-T4, capacidad 500 galones, llenos, Merlot 2024', 'T1-T4, capacity 500 gal, full, 2024 Merlot'],
      ['T5 500 gal, 312 gal de Merlot 2024', 'T5 500 gal, 312 gal of 2024 Merlot'],
      [
        'B101-B110, 59 gal cada una, Cabernet Franc 2024, bloque 3, lote 24-CF-01',
        'B101-B110, 59 gal each, 2024 Cabernet Franc, block 3, lot 24-CF-01',
      ],
      [
        '6 tanques de 500 galones y 4 barricas de 59 galones',
        '6 tanks of 500 gallons and 4 barrels of 59 gallons',
      ],
      ['2 tambores de 55 galones', '2 drums of 55 gallons'],
      ['T9, T12 y T14 1200 litros', 'T9, T12 and T14 1200 liters'],
      ['BIN1-BIN8 2000 libras', 'BIN1-BIN8 2000 lbs'],
      [
        '2022 Merlot, 500 cajas de 12 × 750 mL y 5 botellas sueltas',
        '2022 Merlot, 500 cases of 12 × 750 mL and 5 loose bottles',
      ],
      ['Merlot 2022 espumoso, 300 cajas', '2022 sparkling Merlot, 300 cases'],
    ] as const;
    const withoutText = (text: string) => read(text).map(({ text: _, ...line }) => line);
    for (const [inSpanish, inEnglish] of pairs) {
      expect(withoutText(inSpanish), inSpanish).toEqual(withoutText(inEnglish));
      expect(questionsIn(inSpanish), inSpanish).toEqual([]);
    }
  });

  it('may be a table with Spanish headings', () => {
    const [line] = read(
      'Recipiente\tTipo\tCapacidad (galones)\tVolumen\tVariedad\tCosecha\tBloque\nBodega1\ttambor\t55\t50 gal\tMerlot\t2024\t3',
    );
    expect(line).toMatchObject({ questions: [], ignored: '', ignoredColumns: [] });
    // 55 and 50 gallons of 3.785411784 L
    expect(line?.vessels).toMatchObject([{ name: 'BODEGA1', kind: 'drum', capacityMl: 208_198 }]);
    expect(line?.wine?.levels).toEqual([{ vessel: 'BODEGA1', ml: 189_271 }]);
    expect(line?.wine?.composition).toEqual([
      { component: { variety: 'Merlot', block: '3', vintage: 2024 }, parts: 1 },
    ]);
  });

  it('leaves the names of wines alone', () => {
    expect(read('T1, 300 gal, 2024 Blanc de Noir')[0]?.wine?.composition[0]?.component.variety).toBe(
      'Blanc de Noir',
    );
  });
});
