import { randomUUID } from 'node:crypto';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { importEntries } from '@orbit-vine/contract/lots-exchange.ts';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openWinery, settings, type TestWinery } from '../../testing/winery.ts';

const { community, olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
beforeAll(async () => {
  winery = await openWinery(owner);
});

const importCsv = async (path: string, csv: string, dryRun = false) => {
  const response = await owner.request(`${path}/imports`, { json: { csv, dryRun } });
  return importEntries.answer.parse(await response.json());
};
const emptyWinery = async () => {
  const id = randomUUID();
  await owner.request('/api/lots/wineries', { json: { id, ...settings } });
  return `/api/lots/wineries/${id}`;
};
const bookOf = async (path: string) => {
  const { setup } = (await (await owner.request(path)).json()) as Awaited<ReturnType<TestWinery['cellar']>>;
  const changes = await owner.request(`${path}/changes?after=0`);
  const { entries } = (await changes.json()) as Awaited<ReturnType<TestWinery['changes']>>;
  return foldWinery(setup, entries);
};

describe('a table filled in by hand', () => {
  const lots = [
    'worked_on,lot,vessels,volume_gal,variety,vintage',
    '6/1/2026,25-CH-01,t1,"1,000",Chambourcin,2025',
    '6/1/2026,25-CF-01,B101,59,Cabernet Franc,2025',
  ].join('\n');

  it('is read in gallons and in the date order of its country', async () => {
    const path = await emptyWinery();
    const vessels = 'name,kind,capacity_gal,capacity_lb\nT1,tank,1200,\nB101,barrel,59.4,\nBIN1,bin,,1000';
    expect(await importCsv(path, vessels)).toMatchObject({ added: 0, setUp: 3, faults: [] });
    expect(await importCsv(path, 'name,variety,appellations\n3,Chambourcin,Michigan')).toMatchObject({
      setUp: 1,
    });
    expect(await importCsv(path, lots)).toMatchObject({ added: 2, faults: [], findings: [] });
    const book = await bookOf(path);
    // A gallon is 3.785411784 liters by definition, a pound 453.59237 g.
    expect(book.vessels.get('T1')).toMatchObject({
      lot: '25-CH-01',
      ml: 3_785_412,
      capacityMl: 4_542_494,
    });
    expect(book.vessels.get('BIN1')).toMatchObject({ capacityG: 453_592 });
  });

  it('is previewed row by row before anything is stored, with the faults of other rows', async () => {
    const before = (await winery.allEntries()).length;
    const bad = [
      '2026-02-31,25-CH-02,T2,10,Merlot,2025',
      '2026-06-01,,T2,10,Merlot,2025',
      '2026-06-01,25-CH-03,T2,much,Merlot,2025',
    ];
    const answer = await importCsv(winery.path, [lots, ...bad].join('\n'), true);
    expect(answer.read).toMatchObject([
      { row: 2, workedOn: '2026-06-01', work: { op: 'start', lot: '25-CH-01', levels: [{ vessel: 'T1' }] } },
      { row: 3, work: { levels: [{ vessel: 'B101' }] } },
    ]);
    expect(answer.faults.map(({ row, message }) => [row, message.split(' ').slice(0, 3).join(' ')])).toEqual([
      [4, '“worked_on” has to'],
      [5, '“lot” is missing:'],
      [6, 'The volume has'],
    ]);
    expect((await winery.allEntries()).length).toBe(before);
  });
});

describe('the template', () => {
  it('uses the winery’s units and lists its vessels', async () => {
    const response = await owner.request(`${winery.path}/template.xlsx`);
    const file = Buffer.from(await response.arrayBuffer());
    expect((await readSheet(file, 'Entries'))[0]).toContain('volume_gal');
    const [head = [], ...vessels] = await readSheet(file, 'Vessels');
    expect(head).toContain('capacity_gal');
    expect(vessels.map(([name]) => name)).toContain('B101');
    const json = { xlsx: file.toString('base64') };
    const answer = await (await owner.request(`${winery.path}/imports`, { json })).json();
    expect(answer).toMatchObject({ added: 0, setUp: 0, faults: [] });
  });

  it('is available only to the people of the winery', async () => {
    const stranger = await joinCommunity(community, 'Sam');
    expect((await stranger.request(`${winery.path}/template.xlsx`)).status).toBe(404);
    expect((await community.request(`${winery.path}/template.xlsx`)).status).toBe(401);
  });
});
