import { randomUUID } from 'node:crypto';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import { afterAll, expect, it } from 'vitest';
import { gatherCommunity } from '../../testing/gather-community.ts';
import { openDatabase } from '../platform/db/database.ts';
import { fileQuota } from './file-quota.ts';

const { community, ada, bob } = await gatherCommunity(['Ada', 'Bob']);
const database = await openDatabase(community.databaseUrl);
afterAll(() => database.$client.end());

const store = (userId: string, bytes: number) =>
  community.query(
    `insert into attachments (id, user_id, name, type, bytes, purpose) values ($1, $2, 'a', 'text/plain', $3, 'message')`,
    [randomUUID(), userId, bytes],
  );
const most = serverLimits.attachmentBytesPerMember;

it('a member’s files have as much room as the limit, to the byte', async () => {
  const quota = fileQuota(database, undefined);
  await quota(ada.id, most);
  await expect(quota(ada.id, most + 1)).rejects.toMatchObject({ code: 'FILE_QUOTA' });
  await store(ada.id, 1_000);
  await store(ada.id, 500);
  await quota(ada.id, most - 1_500);
  await expect(quota(ada.id, most - 1_499)).rejects.toMatchObject({ code: 'FILE_QUOTA' });
  await quota(bob.id, most);
});

it('all files together have as much room as the community, to the byte', async () => {
  const quota = fileQuota(database, 2_000);
  // 1,500 bytes are Ada’s.
  await quota(bob.id, 500);
  await expect(quota(bob.id, 501)).rejects.toMatchObject({ code: 'STORAGE_FULL' });
  await quota(ada.id, 0);
});
