import { randomUUID } from 'node:crypto';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { importEntries } from '@orbit-vine/contract/lots-exchange.ts';
import { describe, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openWinery, settings } from '../../testing/winery.ts';

const { olive: owner } = await gatherCommunity(['Olive']);
const winery = await openWinery(owner);

async function europeanWinery() {
  const id = randomUUID();
  const json = { id, ...settings, dateOrder: 'day-first', volumeUnit: 'L' };
  await owner.request('/api/lots/wineries', { json });
  return `/api/lots/wineries/${id}`;
}
const importCsv = async (csv: string, more: object = {}, path = winery.path) => {
  const response = await owner.request(`${path}/imports`, { json: { csv, dryRun: true, ...more } });
  return importEntries.answer.parse(await response.json());
};
const faultsIn = async (csv: string, path?: string) =>
  (await importCsv(csv, {}, path)).faults.map(({ message }) => message);
const worksIn = async (csv: string, more: object = {}, path?: string) =>
  ((await importCsv(csv, more, path)).read ?? []).map(({ work }) => work);
const levelsIn = async (csv: string, more: object = {}, path?: string) =>
  (await worksIn(csv, more, path)).flatMap((work) =>
    work?.op === 'start' ? work.levels.map(({ ml }) => ml) : [],
  );

const head = 'worked_on,lot,vessels,volume_l,variety';

describe('a row with one volume for several vessels', () => {
  const csv = `${head}\n2025-09-18,A,"B101, B102, B103",675,Merlot`;

  it('is asked about, and read as the owner answers', async () => {
    const asked = await importCsv(csv);
    const message = expect.stringContaining('in each of them, or in all');
    expect(asked).toMatchObject({ added: 0, faults: [{ row: 2, message, asks: 'sharedVolume' }] });
    expect(await levelsIn(csv, { sharedVolume: 'each' })).toEqual([675_000, 675_000, 675_000]);
    expect(await levelsIn(csv, { sharedVolume: 'total' })).toEqual([225_000, 225_000, 225_000]);
  });

  it('may say it itself', async () => {
    // 100,000 mL / 3 leaves 1 mL for the first.
    const row = (volume: string) => `${head}\n2025-09-18,A,"B101, B102, B103",${volume},Merlot`;
    expect(await levelsIn(row('100 total'))).toEqual([33_334, 33_333, 33_333]);
    expect(await levelsIn(row('225 L each'))).toEqual([225_000, 225_000, 225_000]);
  });

  it('may not name a vessel twice', async () => {
    expect(await faultsIn(`${head}\n2025-09-18,A,"T1, T1",300 each,Merlot`)).toEqual([
      'T1 is named twice. Write each vessel once.',
    ]);
  });
});

it('the faults of a table are in the language that is asked for', async () => {
  const rows = [
    '2025-09-18,A,"T1, T1",300 each,Merlot',
    '2025-09-18,A,"T1, T2",300,Merlot',
    '2025-09-18,,T1,300,Merlot',
    '2025-09-18,A,,300,Merlot',
    '2025-09-18,A,T1,full,Merlot',
    '2999-09-18,A,T1,300,Merlot',
    'someday,A,T1,300,Merlot',
    '2025-09-18,A,T1,300,Merlott',
  ];
  const faults = async (language: string) =>
    (await importCsv([head, ...rows].join('\n'), { language })).faults.map(({ message }) => message);
  const [english, spanish] = [await faults('en'), await faults('es')];
  expect(english).toHaveLength(rows.length);
  const sameWords = spanish.filter((message) => /\b(the|is|has|of|which|Write)\b/.test(message));
  expect([spanish.length, sameWords]).toEqual([rows.length, []]);
  expect(spanish[1]).toContain('2 recipientes: ¿es de cada uno o de todos juntos?');
});

describe('a table', () => {
  it.each([
    ['Worked_On;Lot;Vessels;Volume L;Variety\n2025-09-18;A;T1;312,5;Merlot'],
    ['WORKED ON\tLOT\tVESSELS\tVOLUME (L)\tVARIETY\n9/18/2025\tA\tT1\t312.5\tMerlot'],
    ['worked-on,lot,vessels,volume_l,variety\n18-Sep-25,A,T1,"312,5",Merlot'],
    ['worked_on,lot,vessels,volume_l,variety\n45918,A,T1,312.5,Merlot'],
  ])('may name and separate its columns as spreadsheets do: %s', async (csv) => {
    // 45,918 days after December 30, 1899, are September 18, 2025.
    expect((await importCsv(csv)).read).toMatchObject([
      { workedOn: '2025-09-18', work: { op: 'start', levels: [{ vessel: 'T1', ml: 312_500 }] } },
    ]);
  });

  it('with a number that may be two is asked about in a winery that writes the day first', async () => {
    const path = await europeanWinery();
    const start = (volume: string) => `${head}\n18/9/2025,A,T1,"${volume}",Merlot`;
    expect(await faultsIn(start('1,312'), path)).toEqual([expect.stringContaining('1312 or 1.312')]);
    expect(await levelsIn(start('1312,5'), {}, path)).toEqual([1_312_500]);
    expect(await levelsIn(start('1.312,5'), {}, path)).toEqual([1_312_500]);
    // Where the month comes first, commas group thousands.
    expect(await levelsIn(`${head}\n9/18/2025,A,T1,"1,312",Merlot`)).toEqual([1_312_000]);
  });

  it.each(['0001-01-01', '9999-12-31', '2099-05-01'])(
    'with the day %s is refused with a sentence',
    async (day) => {
      expect(await faultsIn(`${head}\n${day},A,T1,300,Merlot`)).toEqual([expect.stringContaining(day)]);
    },
  );

  it('with a misspelled variety is asked about, and one with an alias gets the name', async () => {
    expect(await faultsIn(`${head}\n2025-09-18,A,T1,300,Chambourcn`)).toEqual([
      expect.stringContaining('Is “Chambourcn” Chambourcin?'),
    ]);
    expect(await worksIn(`${head}\n2025-09-18,A,T1,300,cab franc`)).toMatchObject([
      { composition: [{ component: { variety: 'Cabernet Franc' } }] },
    ]);
  });
});

describe('an addition in a table', () => {
  const row = (amount: string, unit: string) =>
    `op,worked_on,vessels,material,amount,amount_unit\naddition,2025-09-18,T1,KMBS,${amount},${unit}`;

  it('without a unit is asked about', async () => {
    expect(await faultsIn(row('45', ''))).toEqual([expect.stringContaining('45 in what unit?')]);
    expect(await faultsIn(row('45', 'smidgens'))).toEqual([expect.stringContaining('isn’t known here')]);
  });

  it.each([
    ['45', 'g', { unit: 'mg', amount: 45_000 }],
    ['1.5', 'Kilograms', { unit: 'mg', amount: 1_500_000 }],
    // 453.59237 g and 28.349523125 g
    ['1', 'lb', { unit: 'mg', amount: 453_592 }],
    ['2', 'oz', { unit: 'mg', amount: 56_699 }],
    ['5', 'mL', { unit: 'uL', amount: 5_000 }],
    ['2', 'packs', { unit: 'pack', amount: 2 }],
    ['30', 'ppm', { unit: 'mg', perLitre: 30 }],
    ['0.4', 'mg/L', { unit: 'mg', perLitre: 0.4 }],
    ['5', 'g per hL', { unit: 'mg', perLitre: 50 }],
    // 27 CFR 24.246: 2 lb per 1,000 gal are 239.65 mg/L.
    ['2', '"lb/1,000 gal"', { unit: 'mg', perLitre: 239.653 }],
  ])('of %s %s is stored in the units of the book', async (amount, unit, dose) => {
    expect(await worksIn(row(amount, unit))).toMatchObject([dose]);
  });
});

it('a workbook restores a renamed vessel with its wine', async () => {
  const { winery: now, setup } = await winery.cellar();
  await owner.request(`${winery.path}/imports`, { json: { csv: `${head}\n2025-09-18,A,T1,300,Merlot` } });
  const vessels = setup.vessels.map((vessel) =>
    vessel.name === 'T1'
      ? { ...vessel, name: 'North', formerNames: ['T1'], cooper: 'Mueller', year: 2015 }
      : vessel,
  );
  const put = await owner.request(`${winery.path}/setup`, {
    method: 'PUT',
    json: { seq: now.seq, setup: { ...setup, vessels } },
  });
  expect(put.status).toBe(200);
  const file = await (await owner.request(`${winery.path}/book.xlsx`)).arrayBuffer();
  const copy = await europeanWinery();
  const xlsx = Buffer.from(file).toString('base64');
  expect(await (await owner.request(`${copy}/imports`, { json: { xlsx } })).json()).toMatchObject({
    added: 1,
    faults: [],
  });
  const { setup: restored } = (await (await owner.request(copy)).json()) as { setup: typeof setup };
  const changes = await owner.request(`${copy}/changes?after=0`);
  const { entries } = (await changes.json()) as Awaited<ReturnType<typeof winery.changes>>;
  expect(restored.vessels.find(({ name }) => name === 'North')).toMatchObject({
    cooper: 'Mueller',
    year: 2015,
  });
  expect(foldWinery(restored, entries).vessels.get('North')?.ml).toBe(300_000);
});
