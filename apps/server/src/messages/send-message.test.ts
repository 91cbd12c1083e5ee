import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { joinCommunity, type TestMember } from '../../testing/community.ts';
import { gatherCommunity } from '../../testing/gather-community.ts';

const { community } = await gatherCommunity([]);
let members: TestMember[];
beforeAll(async () => {
  members = await Promise.all(
    ['Ada', 'Bob', 'Cy', 'Dee', 'Eve'].map((name) => joinCommunity(community, name)),
  );
});

/** Runs the statement in a transaction; the returned function commits it. */
async function hold(statement: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: community.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query(statement, values);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}
const holdChannel = (id: string) => hold('select from channels where id = $1 for no key update', [id]);

const waiters = async () =>
  (
    await community.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length;

/** Waits until a query waits for a lock, and 300 ms for queries that queue behind it. */
async function untilBlocked() {
  while ((await waiters()) === 0) await sleep(10);
  await sleep(300);
}

it('the server stores messages that wait for a channel together, on one connection, each with its notifications', async () => {
  const [ada, bob] = members as [TestMember, TestMember];
  const original = await ada.say('Who racks this week?');
  const release = await holdChannel('1');
  const sending = members.map((member) =>
    member === bob ? bob.say('I do', { replyTo: original.id }) : member.say(`${member.name} does, says @Bob`),
  );
  await untilBlocked();
  expect(await waiters()).toBe(1);
  await release();
  await Promise.all(sending);

  const rows = await community.query<{
    seq: string;
    transaction: string;
    author: string;
    notified: string[];
  }>(
    `select m.seq, m.xmin::text as transaction, p.username as author,
      array(select n.kind || ' ' || w.username from notices n join profiles w on w.id = n.user_id
        where n.message_id = m.id) as notified
    from messages m join profiles p on p.id = m.user_id where m.channel_id = '1' and m.id <> $1 order by m.seq`,
    [original.id],
  );
  expect(rows.map(({ seq }) => Number(seq))).toEqual([2, 3, 4, 5, 6]);
  expect(new Set(rows.map(({ transaction }) => transaction)).size).toBeLessThan(5);
  for (const { author, notified } of rows)
    expect(notified).toEqual(author === 'Bob' ? ['reply Ada'] : ['mention Bob']);
});

it('messages are stored even if another one of the same batch is not', async () => {
  const [ada, bob, cy, dee] = members as [TestMember, TestMember, TestMember, TestMember];
  const taken = randomUUID();
  const releaseId = await hold(
    `insert into messages (id, channel_id, user_id, seq, changed_seq, content)
    values ($1, '2', $2, 1000, 1000, 'Elsewhere')`,
    [taken, dee.id],
  );
  const releaseChannel = await holdChannel('2');
  const first = ada.send('First', '2');
  await untilBlocked();
  const sending = [bob.send('Also mine', '2', taken), cy.send('Mine', '2')];
  await sleep(300);
  await releaseChannel();
  expect((await first).status).toBe(201);
  await untilBlocked();
  await releaseId();
  const [refused, stored] = await Promise.all(sending);
  expect([refused?.status, stored?.status]).toEqual([409, 201]);
  const rows = await community.query(`select content from messages where channel_id = '2' order by seq`);
  expect(rows).toEqual([{ content: 'First' }, { content: 'Mine' }, { content: 'Elsewhere' }]);
});
