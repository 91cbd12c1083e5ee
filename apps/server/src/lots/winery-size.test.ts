import { workLimits } from '@orbit-vine/cellar-book/entries/work.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openWinery, type TestWinery } from '../../testing/winery.ts';

const { community, olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
beforeAll(async () => {
  winery = await openWinery(owner);
});

const sizes = async () => {
  const [row] = await community.query<{ entry_count: number; characters: string }>(
    'select entry_count, characters from wineries where id = $1',
    [winery.id],
  );
  return { entries: row?.entry_count ?? 0, characters: Number(row?.characters) };
};
const note = 'Smells fine.';
const add = () => winery.add({ op: 'note', vessels: ['T1'], note });
const importRows = (lines: number, words = note) =>
  owner.request(`${winery.path}/imports`, {
    json: {
      csv: ['worked_on,op,vessels,note', ...Array(lines).fill(`2026-09-01,note,T1,${words}`)].join('\n'),
    },
  });
const fill = (column: 'entry_count' | 'characters', value: number) =>
  community.query(`update wineries set ${column} = $2 where id = $1`, [winery.id, value]);

describe('the size of a winery’s records', () => {
  it('counts entries and characters, whichever way they come', async () => {
    expect((await add()).status).toBe(201);
    expect(await sizes()).toMatchObject({ entries: 1 });
    await winery.say('T1 smells of apples');
    expect((await importRows(2)).status).toBe(200);
    const entries = (await winery.allEntries()).length;
    expect(await sizes()).toMatchObject({ entries });
    expect((await sizes()).characters).toBeGreaterThan(4 * note.length);
  });

  it('rejects entries, imports, and messages beyond the limit, and stores nothing of them', async () => {
    const before = (await winery.allEntries()).length;
    await fill('entry_count', serverLimits.wineryEntries - 1);
    expect(await (await importRows(2, 'Once more')).json()).toMatchObject({ code: 'WINERY_FULL' });
    expect((await add()).status).toBe(201);
    expect(await (await add()).json()).toMatchObject({ status: 422, code: 'WINERY_FULL' });
    await fill('entry_count', 0);
    await fill('characters', serverLimits.wineryCharacters - 10);
    expect(await (await winery.send('T1 22.4B')).json()).toMatchObject({ code: 'WINERY_FULL' });
    expect((await winery.allEntries()).length).toBe(before + 1);
  });
});

it('a page of changes ends at its size limit, and the next one continues there', async () => {
  const long = 'x'.repeat(workLimits.note);
  const vessels = Array.from({ length: workLimits.vessels }, (_, index) => `V${index}`.padEnd(100, 'x'));
  const large = await openWinery(owner);
  for (let count = 0; count < 12; count += 1) {
    const added = await large.add({
      op: 'note',
      vessels,
      note: `${count} ${long}`.slice(0, workLimits.note),
    });
    expect(added.status).toBe(201);
  }
  const first = await large.changes();
  expect(first.more).toBe(true);
  expect(JSON.stringify(first).length).toBeLessThan(serverLimits.wineryChangesCharacters * 1.5);
  expect(first.entries.length).toBeGreaterThan(0);
  expect(await large.allEntries()).toHaveLength(12);
});
