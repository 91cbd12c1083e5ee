import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { twilioPath } from '@orbit-vine/contract/lots-endpoints.ts';
import { twilioSignature } from '../src/lots/twilio-signature.ts';
import { csvTable, parseCsv } from '../src/platform/text/csv.ts';
import type { TestCommunity, TestMember } from './community.ts';
import { openWinery, type TestWinery } from './winery.ts';

/** A text, form entry, or table row; later rows refer to its `name`. */
type Row = Record<string, string>;

const [head = [], ...lines] = parseCsv(readFileSync(new URL('season.csv', import.meta.url), 'utf8')) ?? [];
export const seasonRows: Row[] = lines.map((cells) =>
  Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])),
);

const columns = head.filter((name) => !['way', 'name', 'text'].includes(name));

interface Season {
  community: TestCommunity;
  owner: TestMember;
  winery: TestWinery;
  phone: string;
  authToken: string;
}

export async function playSeason(season: Season): Promise<[text: string, reply: string][]> {
  const { winery, owner } = season;
  const ids = new Map<string, { id: string; seq: number }>();
  const replies: [string, string][] = [];
  for (let at = 0; at < seasonRows.length; at += 1) {
    const row = seasonRows[at] ?? {};
    if (row.way === 'text') {
      const text = (row.text ?? '').replace(/#\{(.*?)\}/g, (_, name) => `#${ids.get(name)?.seq}`);
      const reply = await sendText(season, text);
      replies.push([text, reply]);
      const seq = Number(/#(\d+)/.exec(reply)?.[1]);
      const entry = row.name ? (await winery.changes(seq - 1)).entries[0] : undefined;
      if (entry) ids.set(row.name ?? '', entry);
    } else if (row.way === 'form') {
      const entry = await fillForm(season, row, ids);
      if (row.name) ids.set(row.name, entry);
    } else {
      const table = seasonRows.slice(at).findIndex(({ way }) => way !== 'import');
      const rows = seasonRows.slice(at, table < 0 ? undefined : at + table);
      at += rows.length - 1;
      const csv = csvTable(
        columns,
        rows.map((each) => columns.map((name) => each[name] ?? '')),
      );
      const answer = await owner.request(`${winery.path}/imports`, {
        json: { csv, sharedVolume: 'each' },
      });
      const result = (await answer.json()) as { added: number };
      if (result.added !== rows.length) throw new Error(`not imported: ${JSON.stringify(result)}`);
    }
  }
  return replies;
}

let sent = 0;

async function sendText({ community, phone, authToken }: Season, text: string): Promise<string> {
  sent += 1;
  const MessageSid = `SM${String(sent).padStart(32, '0')}`;
  const parameters = new URLSearchParams({ MessageSid, From: phone, To: '+12315550100', Body: text });
  const response = await community.request(twilioPath, {
    method: 'POST',
    body: parameters.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(authToken, community.url + twilioPath, parameters),
    },
  });
  return /<Message>(.*)<\/Message>/s.exec(await response.text())?.[1] ?? '';
}

async function fillForm({ owner, winery }: Season, row: Row, ids: ReadonlyMap<string, { id: string }>) {
  const corrects = ids.get(row.corrects ?? '')?.id;
  const path = corrects ? `entries/${corrects}/corrections` : 'entries';
  const json = {
    id: randomUUID(),
    ...(corrects ? { action: row.action } : {}),
    ...(row.work ? { workedOn: row.worked_on, work: JSON.parse(row.work) } : {}),
  };
  const response = await owner.request(`${winery.path}/${path}`, { json });
  if (response.status !== 201) throw new Error(`not entered: ${await response.text()}, ${row.work}`);
  return (await response.json()) as { id: string; seq: number };
}

const liters = (count: number) => count * 1_000;
const named = (letters: string, from: number, through: number) =>
  Array.from({ length: through - from + 1 }, (_, index) => `${letters}${from + index}`);

/** The winery of the season: six blocks in nested areas, and a person with a phone. */
export async function openSeasonWinery(community: TestCommunity, owner: TestMember, authToken: string) {
  const winery = await openWinery(owner);
  const { winery: now, setup } = await winery.cellar();
  const shore = ['Lake Michigan Shore', 'Michigan'];
  const changed = {
    ...setup,
    vessels: [
      ...named('BIN', 1, 6).map((name) => ({ name, kind: 'bin', capacityG: 2_000_000 })),
      ...named('T', 1, 12).map((name) => ({ name, kind: 'tank', capacityMl: liters(2_000) })),
      ...named('B', 101, 113).map((name) => ({ name, kind: 'barrel', capacityMl: liters(225) })),
    ],
    blocks: [
      { name: '1', variety: 'Chambourcin', appellations: ['Fennville', ...shore] },
      { name: '2', variety: 'Merlot', appellations: shore },
      { name: '3', variety: 'Cabernet Franc', appellations: shore },
      { name: '4', variety: 'Riesling', appellations: ['Leelanau Peninsula', 'Michigan'] },
      { name: '5', variety: 'Traminette', appellations: shore },
      { name: '6', variety: 'Seyval', appellations: ['Michigan'] },
    ],
  };
  await owner.request(`${winery.path}/setup`, { method: 'PUT', json: { seq: now.seq, setup: changed } });
  const phone = '+12315550123';
  const json = { name: 'Luis', role: 'cellar', phone };
  const invited = await owner.request(`${winery.path}/people`, { json });
  const { code } = (await invited.json()) as { code: string };
  await sendText({ community, owner, winery, phone, authToken }, code);
  return { winery, phone };
}
