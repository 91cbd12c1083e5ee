import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '../../testing/community.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { takeNextSeqs } from './next-seq.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let database: Database;
beforeAll(async () => {
  copy = await copyDatabase();
  database = await openDatabase(copy.url);
});
afterAll(async () => {
  await database.$client.end();
  await copy.drop();
});

const take = async (count: number, of: Pick<Database, 'execute'> = database, channelId = '1') => {
  const { rows } = await of.execute<{ id: string; before: string }>(
    takeNextSeqs(sql`${channelId}`, sql`${count}`, sql`archived_at is null`),
  );
  return rows.map(({ before }) => Number(before));
};

describe('takeNextSeqs', () => {
  it('gives concurrent callers separate numbers without gaps', async () => {
    const [first = 0] = await take(1);
    const taken = await Promise.all(Array.from({ length: 12 }, (_, at) => take((at % 3) + 1)));
    const numbers = taken.flatMap(([before = 0], at) =>
      Array.from({ length: (at % 3) + 1 }, (_, step) => before + step + 1),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => first + 2 + at));
  });

  it('returns the numbers of a rollback', async () => {
    const [before = 0] = await take(1);
    const undone = database.transaction(async (transaction) => {
      expect(await take(5, transaction)).toEqual([before + 1]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await take(1)).toEqual([before + 1]);
  });

  it('takes none if there is nothing to number', async () => {
    const [before = 0] = await take(1);
    expect(await take(0)).toEqual([]);
    expect(await take(1, database, 'no-such-channel')).toEqual([]);
    await database.execute(sql`update channels set archived_at = now() where id = '1'`);
    expect(await take(1)).toEqual([]);
    await database.execute(sql`update channels set archived_at = null where id = '1'`);
    expect(await take(1)).toEqual([before + 1]);
  });

  it('is the only writer of channels.seq', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const writers = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).filter((file) =>
      /update\s+channels\b[^;]*?\bset\s+seq\b|channels\.seq\}\s*\+/.test(readFileSync(folder + file, 'utf8')),
    );
    expect(writers).toEqual(['channels/next-seq.ts']);
  });
});
