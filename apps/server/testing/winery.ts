import { randomUUID } from 'node:crypto';
import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import { WineryCellar, WineryChanges, WineryEntry, WineryMessage } from '@orbit-vine/contract/lots.ts';
import type { TestMember } from './community.ts';

const liters = (count: number) => count * 1_000;

const vessels: Setup['vessels'] = [
  ...['T1', 'T2', 'T3'].map((name) => ({ name, kind: 'tank' as const, capacityMl: liters(2_000) })),
  ...['BIN7', 'BIN8'].map((name) => ({ name, kind: 'bin' as const, capacityG: 1_250_000 })),
  ...['B101', 'B102', 'B103'].map((name) => ({ name, kind: 'barrel' as const, capacityMl: liters(225) })),
];
const blocks: Setup['blocks'] = [
  { name: '3', variety: 'Chambourcin', appellations: ['Fennville', 'Lake Michigan Shore', 'Michigan'] },
  { name: '7', variety: 'Cabernet Franc', appellations: ['Michigan'] },
];

export const settings = {
  name: 'Example Hill',
  timeZone: 'America/Detroit',
  dateOrder: 'month-first',
  volumeUnit: 'gal',
  harvestMonths: Array.from({ length: 12 }, (_, month) => month + 1),
} as const;

export type TestWinery = Awaited<ReturnType<typeof openWinery>>;

export async function openWinery(owner: Pick<TestMember, 'request'>) {
  const id = randomUUID();
  const made = await owner.request('/api/lots/wineries', { json: { id, ...settings } });
  if (made.status !== 201) throw new Error(`no winery was made: ${await made.text()}`);
  const { winery, setup } = WineryCellar.parse(await made.json());
  const put = await owner.request(`/api/lots/wineries/${id}/setup`, {
    method: 'PUT',
    json: { seq: winery.seq, setup: { ...setup, vessels, blocks } },
  });
  if (put.status !== 200) throw new Error(`no vessels were set up: ${await put.text()}`);
  return { id, path: `/api/lots/wineries/${id}`, ...asPerson(owner, id) };
}

function asPerson({ request }: Pick<TestMember, 'request'>, id: string) {
  const path = `/api/lots/wineries/${id}`;
  const send = (text: string, more: { id?: string; about?: string; writtenAt?: string } = {}) =>
    request(`${path}/messages`, { json: { id: randomUUID(), text, ...more } });
  return {
    send,
    async say(text: string, more: { id?: string; about?: string; writtenAt?: string } = {}) {
      const response = await send(text, more);
      if (response.status !== 201) throw new Error(`not taken: ${await response.text()}`);
      const { message, entries } = (await response.json()) as { message: unknown; entries: unknown[] };
      return {
        message: WineryMessage.parse(message),
        entries: entries.map((each) => WineryEntry.parse(each)),
      };
    },
    add: (work: Work, more: object = {}) =>
      request(`${path}/entries`, { json: { id: randomUUID(), workedOn: '2025-10-01', work, ...more } }),
    async changes(after = 0) {
      return WineryChanges.parse(await (await request(`${path}/changes?after=${after}`)).json());
    },
    async allEntries() {
      const entries: WineryEntry[] = [];
      for (let after = 0, more = true; more; ) {
        const changes = await this.changes(after);
        entries.push(...changes.entries);
        ({ seq: after, more } = changes);
      }
      return entries;
    },
    async cellar() {
      return WineryCellar.parse(await (await request(path)).json());
    },
    async book() {
      const [{ setup }, entries] = [await this.cellar(), await this.allEntries()];
      return foldWinery(setup, entries);
    },
  };
}

export async function joinPerson(winery: TestWinery, owner: TestMember, member: TestMember, role: string) {
  const invited = await owner.request(`${winery.path}/people`, { json: { name: member.name, role } });
  const { person, code } = (await invited.json()) as { person: { id: string }; code: string };
  const joined = await member.request('/api/lots/join', { json: { code } });
  if (joined.status !== 200) throw new Error(`not joined: ${await joined.text()}`);
  return { personId: person.id, ...asPerson(member, winery.id) };
}
