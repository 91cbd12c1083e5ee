import type { Entry } from '@orbit-vine/cellar-book/entries/entries.ts';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup } from '@orbit-vine/cellar-book/setup.ts';
import type { Endpoint } from '@orbit-vine/contract/endpoint.ts';
import * as views from '@orbit-vine/contract/lots-views.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { joinCommunity, startCommunity, type TestCommunity } from '../../testing/community.ts';
import { openWinery, type TestWinery } from '../../testing/winery.ts';
import { lotViews, vesselViews, wholeLotView } from './book-views.ts';

let community: TestCommunity;
let winery: TestWinery;
let secret: string;
const component = { variety: 'Chambourcin', block: '3', vintage: 2025 };
beforeAll(async () => {
  community = await startCommunity();
  const owner = await joinCommunity(community, 'Olive');
  winery = await openWinery(owner);
  const start = (lot: string, vessel: string, ml: number, variety: string) =>
    winery.add({
      op: 'start',
      lot,
      levels: [{ vessel, ml }],
      composition: [{ component: { ...component, variety }, parts: 1 }],
    });
  await start('CH', 'T1', 900_000, 'Chambourcin');
  await start('CF', 'T2', 300_000, 'Cabernet Franc');
  const dose = { op: 'addition', material: 'KMBS', unit: 'mg' } as const;
  await winery.add({ ...dose, vessels: ['T1'], amount: 45_000 });
  await winery.add({
    op: 'blend',
    lot: 'BL',
    to: ['T3'],
    parts: [
      { vessel: 'T1', ml: 600_000 },
      { vessel: 'T2', ml: 200_000 },
    ],
  });
  const later = { workedOn: '2025-10-20' };
  await winery.add(
    { op: 'measurement', lot: 'BL', readings: [{ kind: 'ph', value: 3.5, unit: 'pH' }] },
    later,
  );
  await winery.add({ op: 'bottle', from: ['T3'], bottles: [{ count: 400, sizeMl: 750 }] }, later);
  const levels = [{ vessel: 'T1', ml: 294_000 }];
  await winery.add({ op: 'gauge', inventory: true, levels }, { workedOn: '2025-10-31' });
  const made = await owner.request(`${winery.path}/tokens`, { json: { name: 'Sheet', scope: 'read' } });
  ({ secret } = (await made.json()) as { secret: string });
});
afterAll(() => community.stop());

async function read<Answer extends z.ZodMiniType>(
  { path, answer }: Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, Answer>,
  names: Record<string, string> = {},
  query = '',
): Promise<z.infer<Answer>> {
  const address = Object.entries(names).reduce(
    (text, [name, value]) => text.replace(`:${name}`, value),
    path.replace(':wineryId', winery.id),
  );
  const headers = { authorization: `Bearer ${secret}` };
  const response = await community.request(address + query, { headers });
  const body = await response.json();
  if (response.status !== 200) throw new Error(Problem.parse(body).code);
  expect(answer.parse(body)).toEqual(body);
  return answer.parse(body);
}

it('the API lists what each vessel holds, now and on a past day', async () => {
  const filled = (vessels: { vessel: string; lot?: string | undefined; ml: number }[]) =>
    vessels.filter(({ ml }) => ml > 0).map(({ vessel, lot, ml }) => [vessel, lot, ml]);
  expect(filled(await read(views.listVessels))).toEqual([
    ['T1', 'CH', 294_000],
    ['T2', 'CF', 100_000],
    // 800 liters, of which 400 bottles are 300.
    ['T3', 'BL', 500_000],
  ]);
  expect(filled(await read(views.listVessels, {}, '?through=2025-10-01'))).toContainEqual([
    'T3',
    'BL',
    800_000,
  ]);
  expect(filled(await read(views.listVessels, {}, '?through=2025-09-30'))).toEqual([]);
});

it('the API lists what was added to the wine in each vessel', async () => {
  const vessels = await read(views.listVessels);
  const additionsIn = (name: string) => vessels.find(({ vessel }) => vessel === name)?.additions;
  // 50 mg/L in 294 liters; 37.5 mg/L in 500 liters of the blend.
  expect(additionsIn('T1')).toEqual([{ material: 'KMBS', unit: 'mg', amount: 14_700, perLitre: 50 }]);
  expect(additionsIn('T2')).toEqual([]);
  expect(additionsIn('T3')).toEqual([{ material: 'KMBS', unit: 'mg', amount: 18_750, perLitre: 37.5 }]);
});

it('the API lists what each lot is made of', async () => {
  const lots = await read(views.listLots);
  expect(lots.find(({ code }) => code === 'BL')).toMatchObject({
    vessels: ['T3'],
    composition: [
      { variety: 'Chambourcin', share: 0.75 },
      { variety: 'Cabernet Franc', share: 0.25 },
    ],
  });
});

it('the API describes a lot in full: shares, additions, readings, bottlings, and ancestors', async () => {
  // 45 g in 900 liters are 50 mg/L, of which three quarters go into the blend; of 500 liters left that is 18.75 g.
  expect(await read(views.getLot, { code: 'BL' })).toMatchObject({
    composition: [{ exact: '3/4' }, { exact: '1/4' }],
    additions: [{ material: 'KMBS', unit: 'mg', amount: 18_750, perLitre: 37.5, highestPerLitre: 37.5 }],
    readings: [{ kind: 'ph', value: 3.5 }],
    bottlings: [
      {
        ml: 300_000,
        onHand: [{ sizeMl: 750, count: 400 }],
        composition: [{ exact: '3/4' }, { exact: '1/4' }],
      },
    ],
    ancestors: [
      { lot: 'CH', share: 0.75 },
      { lot: 'CF', share: 0.25 },
    ],
    descendants: [],
  });
  await expect(read(views.getLot, { code: 'NONE' })).rejects.toThrow('LOT_NOT_FOUND');
});

it('the API sums a month, its losses, and its inventory', async () => {
  expect(await read(views.getMonth, { month: '2025-10' })).toMatchObject({
    startMl: 0,
    // 1,200 - 300 bottled - 6 that the count did not find.
    endMl: 894_000,
    lines: [
      { name: 'Opening balances', ml: 1_200_000 },
      { name: 'Bottled', ml: -300_000 },
      { name: 'Lost at inventory', ml: -6_000 },
    ],
    bulkWine: {
      lines: [
        { formLine: 'A1', ml: {} },
        { formLine: 'A10', name: 'Opening balance of the records', ml: { a: 1_200_000 } },
        { formLine: 'A12', ml: { a: 1_200_000 } },
        { formLine: 'A13', ml: { a: 300_000 } },
        { formLine: 'A30', ml: { a: 6_000 } },
        { formLine: 'A31', ml: { a: 894_000 } },
        { formLine: 'A32', ml: { a: 1_200_000 } },
      ],
      withoutAlcohol: ['BL', 'CF', 'CH'],
    },
    bottledWine: [
      { formLine: 'B1', ml: {} },
      { formLine: 'B2', ml: { a: 300_000 } },
      { formLine: 'B7', ml: { a: 300_000 } },
      { formLine: 'B20', ml: { a: 300_000 } },
      { formLine: 'B21', ml: { a: 300_000 } },
    ],
    materials: { grapes: [], juice: [], sugar: [], concentrate: [] },
    inFermenters: { ml: 0, unmeasuredGrams: 0, vessels: [] },
  });
  expect(await read(views.listInventories)).toEqual(['2025-10-31']);
  expect(await read(views.getInventory, { day: '2025-10-31' })).toMatchObject({
    counted: [{ vessel: 'T1', lot: 'CH', book: 300_000, counted: 294_000, difference: -6_000 }],
    uncounted: [{ vessel: 'T2' }, { vessel: 'T3' }],
    lostMl: 6_000,
  });
  // 3 % of the 1,200 liters that came.
  const year = '?from=2025-01-01&through=2025-12-31';
  expect(await read(views.getLosses, {}, year)).toMatchObject({
    lostMl: 6_000,
    lostBeforeWineMl: 0,
    allowedMl: 36_000,
  });
});

it('the API lists findings about entries that contradict the book', async () => {
  await winery.add(
    { op: 'transfer', from: ['T2'], to: ['B101'], ml: 110_000 },
    { workedOn: '2025-11-02', despite: true },
  );
  expect(await read(views.listFindings)).toMatchObject([
    { code: 'not_in_book', vessel: 'T2', lot: 'CF', ml: 10_000, message: expect.stringContaining('found') },
  ]);
});

it('the API rejects months and days that do not exist', async () => {
  await expect(read(views.getMonth, { month: '2025-13' })).rejects.toThrow('INVALID_REQUEST');
  await expect(read(views.listVessels, {}, '?through=yesterday')).rejects.toThrow('INVALID_REQUEST');
});

function bookOf(works: Work[]) {
  const entries = works.map((work, index): Entry => {
    const day = { arrivedAt: '2025-10-01T08:00', workedOn: '2025-10-01' };
    return { id: `e${index}`, seq: index + 1, ...day, work };
  });
  return foldWinery(firstSetup, entries);
}

const startOf = (lot: string, vessel: string, ml: number, parts: Record<string, number>): Work => ({
  op: 'start',
  lot,
  levels: [{ vessel, ml }],
  composition: Object.entries(parts).map(([variety, share]) => ({
    component: { ...component, variety },
    parts: share,
  })),
});

describe('views of lots', () => {
  it('list lots that hold wine or fruit, and leave out empty ones', () => {
    const fruit: Work = { op: 'receive_fruit', to: ['B1'], lot: 'FR', grams: 400_000, component };
    const book = bookOf([
      startOf('CH', 'T1', 900_000, { Chambourcin: 1 }),
      startOf('CF', 'T2', 300_000, { 'Cabernet Franc': 1 }),
      fruit,
      { op: 'dump', vessels: ['T2'] },
    ]);
    expect(lotViews(book, firstSetup).map(({ code }) => code)).toEqual(['CH', 'FR']);
  });

  it('put the largest share first, whatever the order of the entry', () => {
    const book = bookOf([startOf('BL', 'T1', 900_000, { Merlot: 1, Syrah: 3, Malbec: 2 })]);
    const varieties = lotViews(book, firstSetup)[0]?.composition.map(({ variety }) => variety);
    expect(varieties).toEqual(['Syrah', 'Malbec', 'Merlot']);
  });

  it('show the wine of each vessel beside that of the lot', () => {
    // 900 L and 100 L of CH; 100 L of CF poured onto the 100 L make half and half, and 1,000 of 1,100 L in all.
    const book = bookOf([
      startOf('CH', 'T1', 1_000_000, { Chambourcin: 1 }),
      startOf('CF', 'T2', 300_000, { 'Cabernet Franc': 1 }),
      { op: 'transfer', from: ['T1'], to: ['T3'], ml: 100_000 },
      { op: 'transfer', from: ['T2'], to: ['T3'], ml: 100_000 },
    ]);
    const lot = wholeLotView(book, firstSetup, 'CH');
    expect(lot?.composition.map(({ exact }) => exact)).toEqual(['10/11', '1/11']);
    expect(
      lot?.wines.map(({ vessel, composition }) => [vessel, composition.map(({ exact }) => exact)]),
    ).toEqual([
      ['T1', ['1']],
      ['T3', ['1/2', '1/2']],
    ]);
    expect(
      vesselViews(book, firstSetup).map(({ vessel, composition }) => [vessel, composition.length]),
    ).toEqual([
      ['T1', 1],
      ['T2', 1],
      ['T3', 2],
    ]);
  });

  it('leave out exact shares whose fractions are too long to read', () => {
    const topped = (times: number) =>
      Array.from({ length: times }, (): Work[] => [
        { op: 'loss', vessels: ['T1'], ml: 7_919 },
        { op: 'top', vessels: ['T1'], from: ['T2'], ml: 7_919 },
      ]).flat();
    const started = [
      startOf('ME', 'T1', 1_000_003, { Merlot: 1 }),
      startOf('SY', 'T2', 999_983, { Syrah: 1 }),
    ];
    const partsAfter = (times: number) =>
      wholeLotView(bookOf([...started, ...topped(times)]), firstSetup, 'ME')?.composition;
    // 1,000,003 is prime, so each topping multiplies the denominator by it: 4 toppings have 25 digits, 5 have 31.
    expect(partsAfter(4)).toMatchObject([{ exact: expect.any(String) }, { exact: expect.any(String) }]);
    const long = partsAfter(12) ?? [];
    expect(long.map(({ variety }) => variety)).toEqual(['Merlot', 'Syrah']);
    expect(long.map(({ share }) => share.toFixed(3))).toEqual(['0.909', '0.091']);
    expect(long.map((part) => 'exact' in part)).toEqual([false, false]);
  });
});
