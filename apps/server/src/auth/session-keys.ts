import type { DBAdapterInstance, DBTransactionAdapter, Where } from 'better-auth';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { hashOfCode } from './codes.ts';

/** Of the version before, whose table held the keys themselves. Hashes are longer, so none passes for a key. */
const plainKey = /^[A-Za-z0-9]{32}$/;

/** What the table may hold of the session with this key. */
export function storedForms(key: string): string[] {
  return plainKey.test(key) ? [hashOfCode(key), key] : [hashOfCode(key)];
}

/**
 * Keeps keys of sessions out of the database: Better Auth gives and gets the key that the cookie holds, the table has
 * its hash. So a stolen table or backup holds nothing that signs anybody in.
 */
export function withHashedSessionKeys(open: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = open(options);
    return {
      ...adapter,
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((inside) => work({ ...inside, ...hashing(inside) })),
    };
  };
}

function hashing(adapter: DBTransactionAdapter): Partial<DBTransactionAdapter> {
  return {
    create: async (asked) => {
      const key = asked.model === 'session' ? keyIn(asked.data) : undefined;
      if (key === undefined) return adapter.create(asked);
      return withKey(
        await adapter.create({ ...asked, data: { ...asked.data, token: hashOfCode(key) } }),
        key,
      );
    },
    findOne: async (asked) => withKey(await adapter.findOne(stored(asked)), keyAsked(asked)),
    findMany: async <Row>(asked: Question) =>
      (await adapter.findMany<Row>(stored(asked))).map((row) => withKey(row, keyAsked(asked))),
    update: async (asked) => {
      const key = keyAsked(asked);
      // What a server of the version before began is hashed as it goes on.
      const update = key === undefined ? asked.update : { ...asked.update, token: hashOfCode(key) };
      return withKey(await adapter.update({ ...stored(asked), update }), key);
    },
    updateMany: (asked) => adapter.updateMany(stored(asked)),
    delete: (asked) => adapter.delete(stored(asked)),
    deleteMany: (asked) => adapter.deleteMany(stored(asked)),
    consumeOne: async (asked) => withKey(await adapter.consumeOne(stored(asked)), keyAsked(asked)),
    count: (asked) => adapter.count(stored(asked)),
  };
}

type Question = Parameters<DBTransactionAdapter['findMany']>[0];
type Asked = Pick<Question, 'model' | 'where'>;

const namesKey = ({ field, operator = 'eq' }: Where) => field === 'token' && operator === 'eq';

/** The key of the one session that is asked for. */
function keyAsked({ model, where = [] }: Asked): string | undefined {
  const value = model === 'session' ? where.find(namesKey)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The same question to the table, which knows hashes. */
function stored<A extends Asked>(asked: A): A {
  if (asked.model !== 'session' || !asked.where) return asked;
  const where = asked.where.map((part) => {
    if (part.field !== 'token') return part;
    const keys = [part.value].flat().map(String);
    return { ...part, operator: 'in' as const, value: keys.flatMap(storedForms) };
  });
  return { ...asked, where };
}

const keyIn = (data: object) => ('token' in data && typeof data.token === 'string' ? data.token : undefined);

/** The cookie is made of what Better Auth is given back. */
function withKey<Row>(row: Row, key: string | undefined): Row {
  return row && key !== undefined ? { ...row, token: key } : row;
}

/**
 * Hashes what the version before left in plain. Only what nobody used in the last hours: what is in use is hashed as it
 * slides on, and servers of the version before may still be asked for it while they are replaced.
 */
export async function hashPlainSessionKeys(database: Database): Promise<void> {
  await database.execute(sql`
    update sessions
    set token = rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '=')
    where token ~ '^[A-Za-z0-9]{32}$' and updated_at < now() - interval '2 hours'`);
}
