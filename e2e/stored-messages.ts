import { randomUUID } from 'node:crypto';
import { openUpToDate } from '../apps/server/src/open-database.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';

export type Ask = (text: string, values?: unknown[]) => Promise<unknown>;

/** Opens the database of a running server, to bypass its checks. */
export async function askDatabase<T>(dataDir: string, use: (ask: Ask) => Promise<T>): Promise<T> {
  await using opened = new AsyncDisposableStack();
  const database = await openUpToDate(readConfig({ DATA_DIR: dataDir }), opened);
  return await use((text, values = []) => database.$client.query(text, values));
}

export async function storeMessages(
  ask: Ask,
  channel: string,
  contents: readonly string[],
): Promise<string[]> {
  const ids = contents.map(() => randomUUID());
  await ask(
    `with channel_seq as (
       update channels set seq = seq + cardinality($2::text[]) where id = $3 returning seq - cardinality($2::text[]) as seq
     )
     insert into messages (id, channel_id, user_id, seq, changed_seq, content)
     select one.id, $3, users.id, channel_seq.seq + one.at, channel_seq.seq + one.at, one.content
     from channel_seq, users, unnest($1::uuid[], $2::text[]) with ordinality as one(id, content, at)
     where users.name = 'member1'`,
    [ids, contents, channel],
  );
  return ids;
}
