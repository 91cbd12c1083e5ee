import { randomUUID } from 'node:crypto';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { joinCommunity, mailedCode } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { joinPerson, openWinery, type TestWinery } from '../../testing/winery.ts';

const { community, olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
beforeAll(async () => {
  winery = await openWinery(owner);
  await winery.say('Harvested 1.2 tons of Chambourcin from block 3 into bin 7');
  await winery.say('crushed bin 7 into T1, 200 gal must');
  await winery.say('T1 22.4B 68F');
  await winery.say('21.4');
  await winery.say('KMBS 40g T1');
  await winery.say('UNDO');
  await winery.say('T1 > T2, 150 gal, 3 gal lees');
  const note = {
    op: 'note',
    vessels: ['T2'],
    note: '=HYPERLINK("http://example.com");@SUM(A1) | -1',
  } as const;
  await winery.add({ ...note, vessels: [...note.vessels] });
});

const importCsv = (into: TestWinery, csv: string, dryRun = false, by = owner) =>
  by.request(`${into.path}/imports`, { json: { csv, dryRun } });
const csvOf = async (path: string, headers?: Record<string, string>) => {
  const response = await owner.request(path, headers ? { headers } : {});
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return response.text();
};

describe('the table of entries', () => {
  it('contains the original messages beside the entries, and no formulas', async () => {
    const csv = await csvOf(`${winery.path}/entries.csv`);
    expect(csv).toContain('"Harvested 1.2 tons of Chambourcin from block 3 into bin 7"');
    expect(csv).toContain('"1088.622"');
    expect(csv).toContain(`"'=HYPERLINK(`);
    for (const cell of csv.split(/[;|,]|\r\n/)) expect(cell).not.toMatch(/^\s*"?\s*[=@+-]/);
  });

  it('restores the same cellar in another winery, and adds nothing when imported again', async () => {
    const copy = await openWinery(owner);
    const csv = await csvOf(`${winery.path}/entries.csv`);
    const { entries } = await winery.changes();
    expect(await (await importCsv(copy, csv, true)).json()).toMatchObject({
      added: entries.length,
      faults: [],
    });
    expect((await copy.changes()).entries).toEqual([]);
    expect(await (await importCsv(copy, csv)).json()).toMatchObject({ added: entries.length, known: 0 });
    expect(await (await importCsv(copy, csv)).json()).toMatchObject({ added: 0, known: entries.length });
    // Importing it into its own winery adds nothing either.
    expect(await (await importCsv(winery, csv)).json()).toMatchObject({ added: 0, known: entries.length });
    const [before, after] = [await winery.book(), await copy.book()];
    expect(after.vessels).toEqual(before.vessels);
    expect(
      [...after.lots.values()].map(({ id, ml, stage, readings }) => [id, ml, stage, readings.length]),
    ).toEqual(
      [...before.lots.values()].map(({ id, ml, stage, readings }) => [id, ml, stage, readings.length]),
    );
    expect(await csvOf(`${copy.path}/entries.csv`)).toContain('"import"');
  });

  it('starts a winery in mid-year from columns that a person filled in', async () => {
    const started = await openWinery(owner);
    const csv = [
      'worked_on,op,lot,vessels,volume_l,variety,block,vintage,weight_kg,kind,value,value_unit',
      '2026-06-01,start,25-CH-01,T1,1500,Chambourcin,3,2025,,,,',
      '2026-06-01,start,25-CF-01,B101,224,Cabernet Franc,7,2025,,,,',
      '2026-06-02,measurement,,T1,,,,,,ph,3.42,pH',
    ].join('\n');
    expect(await (await importCsv(started, csv)).json()).toEqual({
      added: 3,
      known: 0,
      faults: [],
      findings: [],
    });
    const book = await started.book();
    expect(book.vessels.get('T1')).toMatchObject({ lot: '25-CH-01', ml: 1_500_000 });
    expect(book.vessels.get('B101')).toMatchObject({ lot: '25-CF-01', ml: 224_000 });
  });

  it('is rejected as a whole if any row has a fault, with the faults by row', async () => {
    const csv =
      'worked_on,op,vessels,note\n2026-06-01,note,T1,fine\n2026-13-01,note,T1,x\n2026-06-01,dance,T1,x';
    const answer = (await (await importCsv(winery, csv)).json()) as {
      added: number;
      faults: { row: number }[];
    };
    expect([answer.added, answer.faults.map(({ row }) => row)]).toEqual([0, [3, 4]]);
    expect(await (await importCsv(winery, 'a,b\n1,2')).json()).toMatchObject({
      added: 0,
      faults: [{ row: 1 }],
    });
  });

  it('can be imported only by owners', async () => {
    const hand = await joinCommunity(community, 'Hana');
    await joinPerson(winery, owner, hand, 'cellar');
    expect((await importCsv(winery, 'worked_on\n', false, hand)).status).toBe(403);
    expect(
      (await importCsv(winery, 'worked_on\n', false, await joinCommunity(community, 'Sam'))).status,
    ).toBe(404);
  });
});

describe('a key', () => {
  const make = async (scope: string, days?: number) => {
    const response = await owner.request(`${winery.path}/tokens`, {
      json: { name: 'Sheet', scope, ...(days && { days }) },
    });
    return (await response.json()) as { token: { id: string }; secret: string };
  };
  const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });

  it('with the scope “read” gives a viewer’s access and no more', async () => {
    const { secret } = await make('read');
    expect((await community.request(winery.path, bearer(secret))).status).toBe(200);
    expect(await (await community.request(winery.path, bearer(secret))).text()).not.toContain('"phone"');
    expect((await community.request(`${winery.path}/changes?after=0`, bearer(secret))).status).toBe(200);
    expect((await community.request(`${winery.path}/entries.csv`, bearer(secret))).status).toBe(200);
    expect((await community.request(`${winery.path}/tokens`, bearer(secret))).status).toBe(401);
    const json = { id: randomUUID(), text: 'PD T1 x2' };
    expect((await community.request(`${winery.path}/messages`, { json, ...bearer(secret) })).status).toBe(
      401,
    );
    const other = await openWinery(owner);
    expect((await community.request(other.path, bearer(secret))).status).toBe(404);
  });

  it('with the scope “feed” opens the table by its address alone', async () => {
    const { secret } = await make('feed');
    const response = await community.request(`/api/lots/feed/${secret}.csv`);
    expect(await response.text()).toBe(await csvOf(`${winery.path}/entries.csv`));
    expect((await community.request(winery.path, bearer(secret))).status).toBe(401);
  });

  it('opens nothing once it is revoked or expired, or if it never existed', async () => {
    const [revoked, expired] = [await make('feed'), await make('feed', 1)];
    await owner.request(`${winery.path}/tokens/${revoked.token.id}`, { method: 'DELETE' });
    await community.query("update winery_tokens set expires_at = now() - interval '1 second' where id = $1", [
      expired.token.id,
    ]);
    for (const secret of [revoked.secret, expired.secret, 'ov_nothing'])
      expect((await community.request(`/api/lots/feed/${secret}.csv`)).status).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const { secret } = await make('read');
    const rows = await community.query<{ row: string }>(
      'select winery_tokens::text as row from winery_tokens',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(secret.slice(3));
  });
});

it('a winery’s export contains everything, with messages unchanged', async () => {
  const zip = unzipSync(new Uint8Array(await (await owner.request(`${winery.path}/export`)).arrayBuffer()));
  expect(Object.keys(zip).sort()).toEqual(['entries.csv', 'messages.json', 'people.json', 'winery.json']);
  expect(new TextDecoder().decode(zip['messages.json'])).toContain('T1 > T2, 150 gal, 3 gal lees');
});

it('an owner’s account export contains the winery, which is deleted with the account; other owners keep theirs', async () => {
  const leaver = await joinCommunity(community, 'Leo');
  const alone = await openWinery(leaver);
  await alone.say('PD T1 x2');
  await joinPerson(winery, owner, leaver, 'owner');
  const zip = unzipSync(
    new Uint8Array(await (await leaver.request('/api/community/me/export')).arrayBuffer()),
  );
  expect(Object.keys(zip)).toContain(`wineries/${alone.id}/entries.csv`);
  await leaver.request('/api/community/me/deletion', { json: { messages: 'remove' } });
  const code = await mailedCode(community, leaver.email, 'delete-account');
  expect((await community.request('/api/community/deletion', { json: { code } })).status).toBe(200);
  await expect
    .poll(() => community.query('select 1 from wineries where id = $1', [alone.id]), { timeout: 10_000 })
    .toEqual([]);
  const { people } = await winery.cellar();
  expect(people).toContainEqual(expect.objectContaining({ name: 'Leo', removed: true }));
  const problem = await owner.request(alone.path);
  expect(Problem.parse(await problem.json()).code).toBe('WINERY_NOT_FOUND');
});
