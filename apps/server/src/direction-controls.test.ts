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
/** A text with all controls in its middle, which the tests find by `name`. */
const withControls = (name: string) => `turned ${name}${controls} by ${name}`;

async function stored(pattern: string): Promise<string[]> {
  const columns = await community.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`,
  );
  const selects = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}: ' || "${column}"::text as found from "${table}" where "${column}"::text ~ $1`,
  );
  const rows = await community.query<{ found: string }>(selects.join(' union all '), [pattern]);
  return rows.map(({ found }) => found);
}

async function writeEverywhere(): Promise<string[]> {
  const message = await ada.say(withControls('message'));
  const winery = await openWinery(ada);
  const upload = {
    method: 'POST',
    body: 'pH 3.4',
    headers: {
      'content-type': 'application/octet-stream',
      [fileNameHeader]: encodeURIComponent(`${withControls('file')}.txt`),
    },
  };
  const channel = { name: withControls('channel'), description: withControls('description') };
  const entry = {
    id: randomUUID(),
    workedOn: '2026-09-01',
    work: { op: 'note', vessels: ['T1'], note: withControls('entry') },
  };
  const csv = `worked_on,op,vessels,note\n2026-09-02,note,T1,${withControls('table')}`;
  // JSON within the table, with escapes.
  const work = JSON.stringify({ op: 'note', vessels: ['T1'], note: withControls('work') }).replace(
    /[\u202A-\u2069]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16)}`,
  );
  const works = `worked_on,work\n2026-09-03,"${work.replaceAll('"', '""')}"`;
  const answers = [
    await reportMessage(bob, message.id, withControls('report')),
    await noteReports(admin, message.id, withControls('beside')),
    await noteMember(admin, ada, withControls('note')),
    await sanctionMember(admin, bob, { kind: 'warning', text: withControls('warning') }),
    await ada.request('/api/community/me', {
      method: 'PATCH',
      json: { about: withControls('about'), winery: withControls('house'), region: withControls('region') },
    }),
    await admin.request('/api/community/admin/channels', { json: channel }),
    await ada.request(uploadAttachment.path, upload),
    await ada.request(winery.path, { method: 'PATCH', json: { name: withControls('winery') } }),
    await ada.request(`${winery.path}/people`, { json: { name: withControls('hand'), role: 'cellar' } }),
    await ada.request(`${winery.path}/entries`, { json: entry }),
    await ada.request(`${winery.path}/imports`, { json: { csv } }),
    await ada.request(`${winery.path}/imports`, { json: { csv: works } }),
    await winery.send(withControls('text')),
    await admin.request(
      `/api/community/messages/${message.id}?${new URLSearchParams({ reason: withControls('reason') })}`,
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

it('the server stores no direction controls in any text', async () => {
  const written = await writeEverywhere();
  for (const name of written)
    expect([name, await stored(`turned ${name} by ${name}`)]).not.toEqual([name, []]);
  expect(await stored('[\u202A-\u202E\u2066-\u2069]')).toEqual([]);
});

it('a message keeps right-to-left marks and joiners', async () => {
  for (const content of ['יין אדום 14% \u200F(טרי)', 'می\u200Cخواهم', '\u{1F469}\u{1F3FD}\u200D\u{1F33E}'])
    expect((await ada.say(content)).content).toBe(content);
});
