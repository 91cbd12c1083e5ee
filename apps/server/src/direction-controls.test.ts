import { randomUUID } from 'node:crypto';
import { fileNameHeader, uploadAttachment } from '@orbit-vine/contract/attachments.ts';
import { expect, it } from 'vitest';
import { joinAs } from '../testing/community.ts';
import { gatherCommunity } from '../testing/gather-community.ts';
import { noteMember, noteReports, reportMessage, sanctionMember } from '../testing/moderation.ts';
import { openWinery } from '../testing/winery.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const admin = await joinAs(community, 'Admin1', 'administrator');

const controls = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
/** Words by which a text is found again, with all controls in their middle. */
const turned = (name: string) => `turned ${name}${controls} by ${name}`;

/** Every text that is stored and matches, by table and column. */
async function stored(pattern: string): Promise<string[]> {
  const columns = await community.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`,
  );
  const places = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}: ' || "${column}"::text as found from "${table}" where "${column}"::text ~ $1`,
  );
  const rows = await community.query<{ found: string }>(places.join(' union all '), [pattern]);
  return rows.map(({ found }) => found);
}

/** Everything that members, staff, and visitors write, by a name each. */
async function writeEverywhere(): Promise<string[]> {
  const message = await ada.say(turned('message'));
  const winery = await openWinery(ada);
  const upload = {
    method: 'POST',
    body: 'pH 3.4',
    headers: {
      'content-type': 'application/octet-stream',
      [fileNameHeader]: encodeURIComponent(`${turned('file')}.txt`),
    },
  };
  const channel = { name: turned('channel'), description: turned('description') };
  const entry = {
    id: randomUUID(),
    workedOn: '2026-09-01',
    work: { op: 'note', vessels: ['T1'], note: turned('entry') },
  };
  const csv = `worked_on,op,vessels,note\n2026-09-02,note,T1,${turned('table')}`;
  // As JSON within the table, spelled as escapes.
  const work = JSON.stringify({ op: 'note', vessels: ['T1'], note: turned('work') }).replace(
    /[\u202A-\u2069]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16)}`,
  );
  const works = `worked_on,work\n2026-09-03,"${work.replaceAll('"', '""')}"`;
  const answers = [
    await reportMessage(bob, message.id, turned('report')),
    await noteReports(admin, message.id, turned('beside')),
    await noteMember(admin, ada, turned('note')),
    await sanctionMember(admin, bob, { kind: 'warning', text: turned('warning') }),
    await ada.request('/api/community/me', {
      method: 'PATCH',
      json: { about: turned('about'), winery: turned('house'), region: turned('region') },
    }),
    await admin.request('/api/community/admin/channels', { json: channel }),
    await ada.request(uploadAttachment.path, upload),
    await ada.request(winery.path, { method: 'PATCH', json: { name: turned('winery') } }),
    await ada.request(`${winery.path}/people`, { json: { name: turned('hand'), role: 'cellar' } }),
    await ada.request(`${winery.path}/entries`, { json: entry }),
    await ada.request(`${winery.path}/imports`, { json: { csv } }),
    await ada.request(`${winery.path}/imports`, { json: { csv: works } }),
    await winery.send(turned('text')),
    await admin.request(
      `/api/community/messages/${message.id}?${new URLSearchParams({ reason: turned('reason') })}`,
      {
        method: 'DELETE',
      },
    ),
  ];
  for (const answer of answers) expect([answer.url, answer.status, answer.ok]).toContain(true);
  return [
    ...[
      'message',
      'report',
      'beside',
      'note',
      'warning',
      'about',
      'house',
      'region',
      'channel',
      'description',
    ],
    ...['file', 'winery', 'hand', 'entry', 'table', 'work', 'text', 'reason'],
  ];
}

it('no text that somebody writes turns around what stands beside it', async () => {
  const written = await writeEverywhere();
  for (const name of written)
    expect([name, await stored(`turned ${name} by ${name}`)]).not.toEqual([name, []]);
  expect(await stored('[\u202A-\u202E\u2066-\u2069]')).toEqual([]);
});

it('right-to-left words keep their marks, and letters and emoji their joiners', async () => {
  for (const content of ['יין אדום 14% \u200F(טרי)', 'می\u200Cخواهم', '\u{1F469}\u{1F3FD}\u200D\u{1F33E}'])
    expect((await ada.say(content)).content).toBe(content);
});
