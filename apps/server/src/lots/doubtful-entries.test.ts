import { randomUUID } from 'node:crypto';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { Problem } from '@orbit-vine/contract/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { codeOf } from '../../testing/problem.ts';
import { openWinery, type TestWinery } from '../../testing/winery.ts';

const { olive: owner } = await gatherCommunity(['Olive']);
let winery: TestWinery;
beforeAll(async () => {
  winery = await openWinery(owner);
});

const startIn = (vessel: string, ml: number, lot: string): Work => ({
  op: 'start',
  lot,
  levels: [{ vessel, ml }],
  composition: [{ component: { variety: 'Merlot', block: null, vintage: 2024 }, parts: 1 }],
});
const correct = (id: string, json: object) =>
  owner.request(`${winery.path}/entries/${id}/corrections`, { json: { id: randomUUID(), ...json } });
const problemOf = async (response: Response) => Problem.parse(await response.json());

describe('an entry by form', () => {
  it('above the capacity of its vessel is stored only after the warning is accepted', async () => {
    const id = randomUUID();
    // 2,300 L in a tank of 2,000 L: 300 L, or 79.3 gal, too much.
    const work = startIn('T1', 2_300_000, 'A');
    expect(await problemOf(await winery.add(work, { id }))).toMatchObject({
      code: 'ENTRY_DOUBTFUL',
      detail: "That's 79.3 gal over the capacity of T1.",
    });
    expect(await problemOf(await winery.add(work, { id, language: 'es' }))).toMatchObject({
      code: 'ENTRY_DOUBTFUL',
      detail: 'T1 queda 79.3 gal por encima de su capacidad.',
    });
    expect((await winery.book()).vessels.get('T1')?.lot).toBeUndefined();
    expect((await winery.add(work, { id, despite: true })).status).toBe(201);
    expect(await winery.allEntries()).toMatchObject([{ id, despite: true }]);
  });

  it('is asked about when it moves more than there is, or into the wine of another lot', async () => {
    await winery.add(startIn('T2', 500_000, 'B'));
    const move: Work = { op: 'transfer', from: ['T2'], to: ['T1'], ml: 600_000 };
    const { code, detail } = await problemOf(await winery.add(move));
    expect(code).toBe('ENTRY_DOUBTFUL');
    expect(detail).toContain('T1 holds A');
    expect(detail).toContain('short in T2');
  });

  it('is asked about when it is corrected to more than the vessel holds', async () => {
    const id = randomUUID();
    await winery.add(startIn('T3', 500_000, 'C'), { id });
    const amended = { action: 'amend', workedOn: '2025-10-01', work: startIn('T3', 5_000_000, 'C') };
    expect(await codeOf(await correct(id, amended))).toBe('ENTRY_DOUBTFUL');
    expect((await correct(id, { ...amended, despite: true })).status).toBe(201);
    // Still too much, but less than was accepted.
    const lessened = { ...amended, work: startIn('T3', 4_000_000, 'C') };
    expect((await correct(id, lessened)).status).toBe(201);
  });

  it('signed as an inventory is a count, whatever the book expected', async () => {
    const work: Work = { op: 'gauge', levels: [{ vessel: 'T3', ml: 2_100_000 }], inventory: true };
    expect((await winery.add(work)).status).toBe(201);
  });

  it.each(['0001-01-01', '1949-12-31', '2099-01-01', '9999-12-31'])('is refused on %s', async (workedOn) => {
    const work: Work = { op: 'note', vessels: ['T3'], note: 'Smells of pears' };
    const response = await winery.add(work, { workedOn });
    expect(response.status).toBe(422);
    expect(await codeOf(response)).toBe('DAY_IMPOSSIBLE');
  });
});

describe('the vessels of a set-up', () => {
  const put = async (change: (vessels: { name: string }[]) => object[]) => {
    const { winery: now, setup } = await winery.cellar();
    const json = { seq: now.seq, setup: { ...setup, vessels: change(setup.vessels) } };
    return owner.request(`${winery.path}/setup`, { method: 'PUT', json });
  };
  const without = (name: string) => (vessels: { name: string }[]) =>
    vessels.filter((vessel) => vessel.name !== name);
  const renamed = (from: string, name: string) => (vessels: { name: string }[]) =>
    vessels.map((vessel) => (vessel.name === from ? { ...vessel, name, formerNames: [from] } : vessel));

  it('cannot lose one that holds wine, only an empty one', async () => {
    const { code, detail } = await problemOf(await put(without('T2')));
    expect(code).toBe('VESSEL_HOLDS_WINE');
    expect(detail).toContain('T2 holds wine');
    expect((await put(without('B103'))).status).toBe(200);
  });

  it('keep their wine when one is renamed, and do not take the former name for another', async () => {
    expect((await put(renamed('T2', 'North tank'))).status).toBe(200);
    expect((await winery.book()).vessels.get('North tank')).toMatchObject({ lot: 'B', ml: 500_000 });
    expect((await put((vessels) => [...vessels, { name: 'T2', kind: 'tank' }])).status).toBe(422);
    const forgetful = (vessels: object[]) => vessels.map((vessel) => ({ ...vessel, formerNames: [] }));
    expect(await codeOf(await put(forgetful))).toBe('VESSEL_HOLDS_WINE');
  });
});
