import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type RetentionRuleName, retention } from '@orbit-vine/contract/retention.ts';
import { beforeAll, expect, it } from 'vitest';
import { gatherCommunity } from '../testing/gather-community.ts';
import { forgetAbandoned } from './auth/retention.ts';
import { forgetOldInquiries } from './contact/inquiries.ts';
import { forgetOldNotices } from './inbox/retention.ts';
import { forgetOldActs } from './lots/acts.ts';
import { forgetOldModeration } from './moderation/retention.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { forgetOldMails } from './platform/mail/retention.ts';
import { forgetFormerNames } from './profiles/former-names.ts';

const { community, ada: member } = await gatherCommunity(['Ada']);
let messageId: string;
beforeAll(async () => {
  messageId = (await member.say('Something')).id;
});

const tasks = [
  forgetAbandoned,
  forgetFormerNames,
  forgetOldInquiries,
  forgetOldNotices,
  forgetOldMails,
  forgetOldModeration,
  forgetOldActs,
];
const mail = (state: string) => `
  insert into mail_queue (id, message_id, letter, "from", "to", subject, text, html, state, created_at)
  values ($2::text::uuid, $2::text, 'old', 'a@example.com', 'b@example.com', '', '', '', '${state}', $1)`;
const report = (state: string, column: string) => `
  insert into reports (id, message_id, reason, content, state, ${column}) values ($2, (select id from messages limit 1), 'spam', 'x', '${state}', $1)`;
/**
 * Other tests cover these: their files are not in the database (`attachments/remove-files.test.ts`), or only their
 * text is deleted (below).
 */
type Elsewhere = 'unusedFile' | 'actWords' | 'log' | 'backup';
const rows: Record<Exclude<RetentionRuleName, Elsewhere>, [table: string, insert: string]> = {
  signUp: [
    'users',
    `insert into users (id, name, email, created_at) values ($2::text::uuid, 'x', $2::text, $1)`,
  ],
  session: [
    'sessions',
    `insert into sessions (id, user_id, token, expires_at) values ($2::text::uuid, (select id from profiles limit 1), $2::text, $1)`,
  ],
  code: [
    'verifications',
    `insert into verifications (id, identifier, value, expires_at) values ($2, 'x', 'x', $1)`,
  ],
  counter: [
    'limit_counters',
    `insert into limit_counters (key, expire) values ($2, extract(epoch from $1::timestamptz) * 1000)`,
  ],
  formerName: [
    'former_names',
    `insert into former_names (id, user_id, skeleton, created_at) values ($2, (select id from profiles limit 1), 'x', $1)`,
  ],
  sentMail: ['mail_queue', mail('sent')],
  unsentMail: ['mail_queue', mail('dead')],
  notification: [
    'notices',
    `insert into notices (id, user_id, kind, created_at) values ($2, (select id from profiles limit 1), 'warning', $1)`,
  ],
  removedMessage: [
    'removed_messages',
    `with made as (
      insert into messages (id, channel_id, seq, changed_seq, content)
      select $2::uuid, '1', 1000 + count(*), 1000 + count(*), '' from messages returning id)
    insert into removed_messages (message_id, content, mentions, reason, created_at)
    select id, 'x', '{}', '', $1::timestamptz from made`,
  ],
  heldMessage: [
    'held_messages',
    `insert into held_messages (id, channel_id, user_id, content, created_at) values ($2, '1', (select id from profiles limit 1), 'x', $1)`,
  ],
  closedReport: ['reports', report('acted', 'closed_at')],
  openReport: ['reports', report('open', 'created_at')],
  act: ['moderation_acts', `insert into moderation_acts (id, act, created_at) values ($2, 'pin', $1)`],
  staffNote: [
    'staff_notes',
    `insert into staff_notes (id, member_id, text, created_at) values ($2, (select id from profiles limit 1), 'x', $1)`,
  ],
  wineryAct: [
    'winery_acts',
    `with made as (insert into wineries (id, settings, setup) values (gen_random_uuid(), '{}', '{}') returning id)
    insert into winery_acts (id, winery_id, kind, created_at) select $2::uuid, id, 'export', $1::timestamptz from made`,
  ],
  inquiry: [
    'enquiries',
    `insert into enquiries (id, form_id, name, email, goals, practices, created_at) values ($2, $2, 'x', 'x', 'x', '{}', $1)`,
  ],
};

async function work() {
  const database: Database = await openDatabase(community.databaseUrl);
  for (const task of tasks) await task(database);
  await database.$client.end();
}
async function ago(kept: string, more: string): Promise<Date> {
  const [row] = await community.query<{ at: Date }>('select now() - $1::interval + $2::interval as at', [
    kept,
    more,
  ]);
  return row?.at ?? new Date(0);
}

it.each(Object.entries(rows))(
  'the daily jobs keep a %s for its retention period, and no longer',
  async (name, [table, insert]) => {
    const { kept } = retention[name as keyof typeof rows];
    const [old, young] = [randomUUID(), randomUUID()];
    await community.query(insert, [await ago(kept, '-1 hour'), old]);
    await community.query(insert, [await ago(kept, '1 hour'), young]);
    await work();
    const key = { limit_counters: 'key', removed_messages: 'message_id' }[table] ?? 'id';
    const left = await community.query(
      `select ${key}::text as id from ${table} where ${key}::text in ($1, $2)`,
      [old, young],
    );
    expect(left).toEqual([{ id: young }]);
  },
);

it('the daily jobs delete a moderator’s text before its audit entry', async () => {
  const insert = `insert into moderation_acts (id, act, message_id, details, created_at) values ($2, 'warn', $3, '{"text": "Stay kind", "hours": 1}', $1)`;
  const [old, young] = [randomUUID(), randomUUID()];
  await community.query(insert, [await ago(retention.actWords.kept, '-1 hour'), old, messageId]);
  await community.query(insert, [await ago(retention.actWords.kept, '1 hour'), young, messageId]);
  await work();
  expect(
    await community.query(`select details from moderation_acts where act = 'warn' order by created_at`),
  ).toEqual([{ details: { hours: 1 } }, { details: { hours: 1, text: 'Stay kind' } }]);
});

it('the daily jobs delete the texts of an appeal before its audit entry', async () => {
  const insert = `with made as (insert into moderation_acts (id, act, created_at) values ($2, 'mute', $1) returning id)
    insert into appeals (act_id, user_id, text, reply, created_at) select id, $3::uuid, 'Please', 'No', $1 from made`;
  const [old, young] = [randomUUID(), randomUUID()];
  await community.query(insert, [await ago(retention.actWords.kept, '-1 hour'), old, member.id]);
  await community.query(insert, [await ago(retention.actWords.kept, '1 hour'), young, member.id]);
  await work();
  const texts = () => community.query('select text, reply from appeals order by created_at');
  expect(await texts()).toEqual([
    { text: '', reply: '' },
    { text: 'Please', reply: 'No' },
  ]);
  await community.query('delete from moderation_acts where id = any($1::uuid[])', [[old, young]]);
  expect(await texts()).toEqual([]);
});

it('a staff note is kept as long as the audit log', () => {
  expect(retention.staffNote.kept).toBe(retention.act.kept);
});

it('the daily jobs delete a claim that lapsed a day ago', async () => {
  const claim = `insert into report_claims (message_id, user_id, claimed_at) values ($1, $2, now() - $3::interval)
    on conflict (message_id) do update set claimed_at = excluded.claimed_at`;
  const left = () => community.query('select 1 from report_claims');
  await community.query(claim, [messageId, member.id, '23 hours']);
  await work();
  expect(await left()).toHaveLength(1);
  await community.query(claim, [messageId, member.id, '25 hours']);
  await work();
  expect(await left()).toEqual([]);
});

it('the handbook lists the same retention periods', () => {
  const handbook = readFileSync(new URL('../../../docs/operation.md', import.meta.url), 'utf8').replace(
    / +/g,
    ' ',
  );
  for (const { what, kept } of Object.values(retention)) expect(handbook).toContain(`| ${what} | ${kept} |`);
});
