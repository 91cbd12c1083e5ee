import { startServer } from '@orbit-vine/e2e/server.ts';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded.ts';
import { printTable } from '../scripts/print-table.ts';
import { Delays } from './delays.ts';
import { signIn } from './sign-in.ts';

const many = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const few = 1_000;
const requestCount = 300;

export async function measureHistory() {
  const server = await startServer({ LOG_LEVEL: 'error' });
  const { url } = await startEmbeddedPostgres(server.dataDir);
  const client = new pg.Client({ connectionString: url });
  try {
    await server.seed({ members: 50 });
    const [cookie = ''] = await signIn(server.url, 1);
    await client.connect();
    const filling = performance.now();
    for (const [channel, count] of [['1', many] as const, ['2', few] as const])
      await fill(client, channel, count);
    await client.query('vacuum analyze messages');
    console.error(`filled in ${((performance.now() - filling) / 1_000).toFixed(0)} s`);
    const get = (path: string) => getter(`${server.url}/api/community/${path}`, cookie);
    const rows = [];
    for (const [channel, count] of [['2', few] as const, ['1', many] as const]) {
      const somewhere = await someIds(client, channel);
      const page = (position: string) => get(`channels/${channel}/messages?limit=50${position}`);
      const words = ['rare', 'stuck fermentation', 'racked', 'lot 7', 'chardonnay after:2020-01-01'];
      const kinds: [string, (at: number) => Promise<void>][] = [
        ['open', () => page('')],
        ['jump to a message anywhere', (at) => page(`&around=${somewhere[at % somewhere.length]}`)],
        ['read on from anywhere', (at) => page(`&before=${1 + ((at * 7919) % count)}`)],
        ...words.map((text): [string, () => Promise<void>] => [
          `search ${text}`,
          () => get(`search?q=${encodeURIComponent(`${text} in:${channel}`)}`),
        ]),
      ];
      for (const [kind, ask] of kinds) rows.push([`${kind}, ${count} messages`, ...(await time(ask))]);
    }
    printTable(['one after the other', 'p50 ms', 'p99 ms', 'slowest ms'], rows);
  } finally {
    await client.end();
    await server.stop();
  }
}

async function getter(url: string, cookie: string) {
  const response = await fetch(url, { headers: { cookie } });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(answer);
}

async function time(ask: (at: number) => Promise<void>) {
  const delays = new Delays();
  for (let at = -20; at < requestCount; at += 1) {
    const started = performance.now();
    await ask(at + 20);
    if (at >= 0) delays.add(performance.now() - started);
  }
  return [delays.quantile(0.5), delays.quantile(0.99), delays.quantile(1)];
}

/** Messages a minute apart up to now, by all members in turn; every thousandth contains a rare word. */
async function fill(client: pg.Client, channel: string, count: number) {
  await client.query(
    `with authors as (select array_agg(id) as ids from profiles),
      lines as (select array['Racked the Chardonnay off its gross lees', 'Malolactic has stuck at half way again',
        'The cover crop between the rows is waist high', 'Stuck fermentation in the old tank, warming it now',
        'Bottling line is booked for the second week', 'Tasting room numbers are in for the weekend',
        'Free sulphur fell by a third since the last racking', 'Picked the first block this morning'] as words)
    insert into messages (id, channel_id, user_id, seq, changed_seq, content, created_at)
    select gen_random_uuid(), $1::text, ids[1 + n % cardinality(ids)], n, n,
      words[1 + n % 8] || ', lot ' || n % 500 || ': ' || words[1 + n / 8 % 8]
        || case when n % 1000 = 0 then ', which is rare' else '' end,
      now() - make_interval(mins => $2::int - n)
    from generate_series(1, $2::int) as n, authors, lines`,
    [channel, count],
  );
  await client.query('update channels set seq = $2 where id = $1', [channel, count]);
}

async function someIds(client: pg.Client, channel: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from messages where channel_id = $1 order by id limit 500`,
    [channel],
  );
  return rows.map(({ id }) => id);
}
