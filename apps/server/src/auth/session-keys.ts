import type { DBAdapterInstance, DBTransactionAdapter, Where } from 'better-auth';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { hashOfCode } from './codes.ts';

/** Earlier versions stored the keys themselves. A hash is longer, so it never works as a key. */
const plainKey = /^[A-Za-z0-9]{32}$/;

export function storedForms(key: string): string[] {
  return plainKey.test(key) ? [hashOfCode(key), key] : [hashOfCode(key)];
}

/**
 * Stores hashes of session keys in place of the keys. Better Auth and the cookie use the key; the table has only its
 * hash, so a stolen table or backup signs no one in.
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
    create: async (query) => {
      const key = query.model === 'session' ? keyIn(query.data) : undefined;
      if (key === undefined) return adapter.create(query);
      return withKey(
        await adapter.create({ ...query, data: { ...query.data, token: hashOfCode(key) } }),
        key,
      );
    },
    findOne: async (query) => withKey(await adapter.findOne(withStoredForms(query)), requestedKey(query)),
    findMany: async <Row>(query: FindManyQuery) =>
      (await adapter.findMany<Row>(withStoredForms(query))).map((row) => withKey(row, requestedKey(query))),
    update: async (query) => {
      const key = requestedKey(query);
      const update = key === undefined ? query.update : { ...query.update, token: hashOfCode(key) };
      return withKey(await adapter.update({ ...withStoredForms(query), update }), key);
    },
    updateMany: (query) => adapter.updateMany(withStoredForms(query)),
    delete: (query) => adapter.delete(withStoredForms(query)),
    deleteMany: (query) => adapter.deleteMany(withStoredForms(query)),
    consumeOne: async (query) =>
      withKey(await adapter.consumeOne(withStoredForms(query)), requestedKey(query)),
    count: (query) => adapter.count(withStoredForms(query)),
  };
}

type FindManyQuery = Parameters<DBTransactionAdapter['findMany']>[0];
type QueryPart = Pick<FindManyQuery, 'model' | 'where'>;

const namesKey = ({ field, operator = 'eq' }: Where) => field === 'token' && operator === 'eq';

function requestedKey({ model, where = [] }: QueryPart): string | undefined {
  const value = model === 'session' ? where.find(namesKey)?.value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function withStoredForms<A extends QueryPart>(query: A): A {
  if (query.model !== 'session' || !query.where) return query;
  const where = query.where.map((part) => {
    if (part.field !== 'token') return part;
    const keys = [part.value].flat().map(String);
    return { ...part, operator: 'in' as const, value: keys.flatMap(storedForms) };
  });
  return { ...query, where };
}

const keyIn = (data: object) => ('token' in data && typeof data.token === 'string' ? data.token : undefined);

/** Better Auth makes the cookie from the row it gets back. */
function withKey<Row>(row: Row, key: string | undefined): Row {
  return row && key !== undefined ? { ...row, token: key } : row;
}

/**
 * Hashes plain keys of an earlier version, except of sessions used in the last two hours: servers of that version may
 * still need those keys during an upgrade, and using them hashes them.
 */
export async function hashPlainSessionKeys(database: Database): Promise<void> {
  await database.execute(sql`
    update sessions
    set token = rtrim(translate(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '+/', '-_'), '=')
    where token ~ '^[A-Za-z0-9]{32}$' and updated_at < now() - interval '2 hours'`);
}
