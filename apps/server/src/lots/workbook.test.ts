import { randomUUID } from 'node:crypto';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import writeWorkbookFile from 'write-excel-file/node';
import { joinCommunity } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openWinery, settings, type TestWinery } from '../../testing/winery.ts';
import { officeTypeOf } from '../attachments/office-file.ts';
import { readWorkbook } from './read-workbook.ts';

const { community, olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
beforeAll(async () => {
  winery = await openWinery(owner);
  await winery.say('Harvested 1.2 tons of Chambourcin from block 3 into bin 7');
  await winery.say('crushed bin 7 into T1, 200 gal must');
  await winery.say('T1 22.4B 68F');
  await winery.say('21.4');
  await winery.say('T1 > T2, 150 gal, 3 gal lees');
  await winery.add({ op: 'note', vessels: ['T2'], note: '=HYPERLINK("http://example.com") \u0007' });
});

async function emptyWinery() {
  const id = randomUUID();
  await owner.request('/api/lots/wineries', { json: { id, ...settings } });
  return { path: `/api/lots/wineries/${id}` };
}
const importWorkbook = async (path: string, file: Uint8Array, more: object = {}) => {
  const json = { xlsx: Buffer.from(file).toString('base64'), ...more };
  return (await owner.request(`${path}/imports`, { json })).json();
};
const download = async () => {
  const response = await owner.request(`${winery.path}/book.xlsx`);
  return new Uint8Array(await response.arrayBuffer());
};
const bookOf = async (path: string) => {
  const { setup } = (await (await owner.request(path)).json()) as Awaited<ReturnType<TestWinery['cellar']>>;
  const changes = await owner.request(`${path}/changes?after=0`);
  const { entries } = (await changes.json()) as Awaited<ReturnType<TestWinery['changes']>>;
  return foldWinery(setup, entries);
};
type Cells = Parameters<typeof writeWorkbookFile>[0];
const workbook = async (sheets: Record<string, (string | number | Date | null)[][]>) =>
  new Uint8Array(
    await writeWorkbookFile(
      Object.entries(sheets).map(([sheet, data]) => ({
        sheet,
        data: data as Cells & object[],
        dateFormat: 'yyyy-mm-dd',
      })) as never,
    ).toBuffer(),
  );

describe('the downloaded workbook', () => {
  it('contains the original messages and the table of entries', async () => {
    const file = Buffer.from(await download());
    const messages = await readSheet(file, 'Messages');
    expect(messages.map((row) => row[4])).toContain('T1 > T2, 150 gal, 3 gal lees');
    const [head = [], ...entries] = await readSheet(file, 'Entries');
    const weighed = entries.map((row) => row[head.indexOf('weight_kg')]);
    expect(weighed).toContain(1088.622);
  });

  it('has no formulas', async () => {
    const parts = unzipSync(await download());
    const text = Object.values(parts)
      .map((part) => strFromU8(part))
      .join('');
    expect(text).toContain('=HYPERLINK(');
    expect(text).not.toMatch(/<f[ >]/);
    expect(text).not.toContain('\u0007');
  });

  it('restores the same cellar in an empty winery, and adds nothing when imported again', async () => {
    const copy = await emptyWinery();
    const file = await download();
    const added = (await winery.changes()).entries.length;
    // Three tanks, two bins, three barrels, two blocks.
    expect(await importWorkbook(copy.path, file, { dryRun: true })).toMatchObject({
      added,
      setUp: 10,
      faults: [],
    });
    expect((await bookOf(copy.path)).vessels.size).toBe(0);
    expect(await importWorkbook(copy.path, file)).toMatchObject({ added, setUp: 10 });
    expect(await importWorkbook(copy.path, file)).toMatchObject({ added: 0, known: added, setUp: 0 });
    expect((await bookOf(copy.path)).vessels).toEqual((await bookOf(winery.path)).vessels);
  });

  it('can be attached to a message', async () => {
    expect(await officeTypeOf(await download(), 'book.xlsx')).toMatch(/sheet$/);
    const template = await owner.request(`${winery.path}/template.xlsx`);
    expect(await officeTypeOf(new Uint8Array(await template.arrayBuffer()), 'template.xlsx')).toMatch(
      /sheet$/,
    );
  });

  it('is available to everyone who may read the winery, and to no one else', async () => {
    const stranger = await joinCommunity(community, 'Sam');
    expect((await stranger.request(`${winery.path}/book.xlsx`)).status).toBe(404);
    expect((await community.request(`${winery.path}/book.xlsx`)).status).toBe(401);
  });
});

describe('an uploaded workbook', () => {
  it('starts a winery in mid-year with vessels, blocks, and contents', async () => {
    const started = await emptyWinery();
    const file = await workbook({
      Vessels: [
        ['name', 'kind', 'capacity_l'],
        ['T1', 'Tank', 2_000],
        ['B101', 'barrel', 225],
      ],
      Blocks: [
        ['name', 'variety', 'appellations'],
        ['3', 'Chambourcin', 'Fennville, Michigan'],
      ],
      Entries: [
        ['worked_on', 'op', 'lot', 'vessels', 'volume_l', 'variety', 'block', 'vintage'],
        [new Date('2026-06-01'), 'start', '25-CH-01', 'T1', 1_500, 'Chambourcin', '3', 2025],
        [new Date('2026-06-01'), 'start', '25-CF-01', 'B101', 224.5, 'Cabernet Franc', null, 2025],
      ],
    });
    expect(await importWorkbook(started.path, file)).toEqual({
      added: 2,
      known: 0,
      setUp: 3,
      faults: [],
      findings: [],
    });
    const { vessels } = await bookOf(started.path);
    expect(vessels.get('T1')).toMatchObject({ lot: '25-CH-01', ml: 1_500_000, capacityMl: 2_000_000 });
    expect(vessels.get('B101')).toMatchObject({ lot: '25-CF-01', ml: 224_500 });
  });

  it('is rejected as a whole if any sheet has a fault, and the fault names the sheet', async () => {
    const file = await workbook({
      Vessels: [
        ['name', 'kind'],
        ['T9', 'bathtub'],
        ['T10', 'tank'],
      ],
      Entries: [
        ['worked_on', 'op'],
        ['yesterday', 'note'],
      ],
    });
    const answer = await importWorkbook(winery.path, file);
    expect(answer).toMatchObject({ added: 0, faults: [{ sheet: 'Vessels', row: 2 }, { row: 2 }] });
    expect((await bookOf(winery.path)).vessels.has('T10')).toBe(false);
  });

  it('does not change existing vessels and blocks', async () => {
    const file = await workbook({
      Vessels: [
        ['name', 'kind', 'capacity_l'],
        ['t1', 'bin', 5],
      ],
      Blocks: [],
    });
    expect(await importWorkbook(winery.path, file)).toMatchObject({ added: 0, setUp: 0 });
    expect((await bookOf(winery.path)).vessels.get('T1')).toMatchObject({
      kind: 'tank',
      capacityMl: 2_000_000,
    });
  });
});

describe('a harmful file', () => {
  const parts = async () => unzipSync(await workbook({ Entries: [['worked_on'], ['2026-06-01']] }));
  const sheetPath = 'xl/worksheets/sheet1.xml';

  it('is rejected with a message if it is not a workbook', async () => {
    for (const file of [strToU8('worked_on,op'), new Uint8Array(), zipSync({ 'a.txt': strToU8('x') })])
      expect(await importWorkbook(winery.path, file)).toMatchObject({ added: 0, faults: [{ row: 1 }] });
  });

  it('is not unpacked if it would exceed the size of any book', async () => {
    const bomb = zipSync({ ...(await parts()), [sheetPath]: new Uint8Array(60_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readWorkbook(bomb)).toBeUndefined();
  });

  it('is unpacked only to its declared size if that is false', async () => {
    const bomb = zipSync({ ...(await parts()), [sheetPath]: new Uint8Array(60_000_000) });
    const view = new DataView(bomb.buffer);
    // The uncompressed size of each part: 24 bytes into its entry in the central directory, and 22 into its local header.
    for (let at = 0; at + 30 < bomb.length; at += 1) {
      const mark = view.getUint32(at, true);
      const position = mark === 0x02014b50 ? at + 24 : mark === 0x04034b50 ? at + 22 : undefined;
      if (position !== undefined && view.getUint32(position, true) === 60_000_000)
        view.setUint32(position, 1_000, true);
    }
    expect(await readWorkbook(bomb)).toBeUndefined();
  });

  it('is abandoned when it takes too long', async () => {
    expect(await readWorkbook(await workbook({ Entries: [['worked_on']] }), { withinMs: 1 })).toBeUndefined();
  });
});
