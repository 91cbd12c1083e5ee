import { randomInt, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { takeNextSeqs } from './channels/next-seq.ts';
import type { Database } from './platform/db/database.ts';
import { accounts, channels, messages, profiles, users } from './platform/db/schema.ts';
import { asc, sql } from './platform/db/sql.ts';
import { StartupError } from './platform/startup-error.ts';
import { nameColumns } from './profiles/names.ts';
import { avatarUrl } from './profiles/profiles.ts';

export const seedPassword = 'plastic-grapes';
const batch = 1_000;

const openings = [
  'Picked the first block this morning',
  'Racked the Chardonnay off its gross lees',
  'Malolactic is stuck halfway again',
  'The cover crop between the rows is waist high',
  'Bottling line is booked for the second week of the month',
  'Our young Marquette came through the frost better than the Riesling',
  'Tasting room numbers are in for the weekend',
  'Free SO2 fell by a third since the last racking',
];
const endings = [
  'anyone else seeing this?',
  'happy to share the numbers.',
  'what would you do?',
  'notes to follow.',
  'pH is higher than last year.',
  'never again without a refractometer in my pocket.',
  'the lab says all is well.',
  'come by if you are near.',
];

/** Members are confirmed, at `member1@example.com` and so on, with the same password. Existing ones stay. */
export async function seedMembers(database: Database, count: number): Promise<string[]> {
  const password = await hashPassword(seedPassword);
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  for (let at = 0; at < numbers.length; at += batch) {
    const chosen = numbers.slice(at, at + batch);
    await insertMembers(
      database,
      chosen.map((n) => ({ name: `member${n}`, email: `member${n}@example.com` })),
      password,
    );
  }
  const seeded = await database
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.email} ~ '^member[0-9]+@example\\.com$'`)
    .orderBy(asc(users.createdAt))
    .limit(count);
  return seeded.map(({ id }) => id);
}

export function insertMembers(
  database: Database,
  members: { name: string; email: string }[],
  password: string,
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const made = await transaction
      .insert(users)
      .values(members.map((member) => ({ ...member, emailVerified: true })))
      .onConflictDoNothing()
      .returning({ id: users.id, name: users.name });
    if (made.length === 0) return [];
    await transaction
      .insert(accounts)
      .values(made.map(({ id }) => ({ userId: id, accountId: id, providerId: 'credential', password })));
    const named = await transaction
      .insert(profiles)
      .values(made.map(({ id, name }) => ({ id, ...nameColumns(name), avatarUrl: avatarUrl(name) })))
      .onConflictDoNothing()
      .returning({ id: profiles.id });
    return named.map(({ id }) => id);
  });
}

export async function seedMessages(
  database: Database,
  authors: string[],
  count: number,
  channelId?: string,
): Promise<void> {
  const channelIds = (await database.select({ id: channels.id }).from(channels)).map(({ id }) => id);
  const ids = channelId === undefined ? channelIds : channelIds.filter((id) => id === channelId);
  if (ids.length === 0) throw new StartupError(`There is no channel "${channelId}".`);
  const share = Math.ceil(count / ids.length);
  for (const [index, channelId] of ids.entries()) {
    const channelCount = Math.min(share, count - index * share);
    for (let at = 0; at < channelCount; at += batch) {
      const some = Math.min(batch, channelCount - at);
      await appendMessages(database, {
        channelId,
        authors,
        count: some,
        followedBy: channelCount - at - some,
      });
    }
  }
}

interface Batch {
  channelId: string;
  authors: string[];
  count: number;
  followedBy: number;
}

function appendMessages(database: Database, { channelId, authors, count, followedBy }: Batch) {
  return database.transaction(async (transaction) => {
    const taken = await transaction.execute<{ before: string }>(
      takeNextSeqs(sql`${channelId}`, sql`${count}`),
    );
    if (!taken.rows[0]) return;
    const first = Number(taken.rows[0].before) + 1;
    const rows = Array.from({ length: count }, (_, at) => ({
      id: randomUUID(),
      channelId,
      userId: pick(authors),
      seq: first + at,
      changedSeq: first + at,
      content: Array.from({ length: randomInt(1, 4) }, () => `${pick(openings)}: ${pick(endings)}`).join(' '),
      createdAt: new Date(Date.now() - (followedBy + count - at) * 60_000),
    }));
    await transaction.insert(messages).values(rows);
  });
}

function pick<T>(list: readonly T[]): T {
  return list[randomInt(list.length)] as T;
}
