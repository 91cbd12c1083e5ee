import { randomInt, randomUUID } from 'node:crypto';
import { limits } from '@orbit-vine/contract/limits.ts';
import { hashPassword } from 'better-auth/crypto';
import { asc, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { accounts, channels, messages, profiles, users } from './db/schema.ts';
import { avatarUrl } from './members/profiles.ts';

export const seedPassword = 'plastic-grapes';
const batch = 1_000;

const openings = [
  'Picked the first block this morning',
  'Racked the Chardonnay off its gross lees',
  'Malolactic has stuck at half way again',
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

/** `member1@example.com`, `member2@example.com` … confirmed, all with the same password. Those there already stay. */
export async function seedMembers(database: Database, count: number): Promise<string[]> {
  const password = await hashPassword(seedPassword);
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  for (let at = 0; at < numbers.length; at += batch) {
    const chosen = numbers.slice(at, at + batch);
    await database.transaction(async (transaction) => {
      const made = await transaction
        .insert(users)
        .values(
          chosen.map((n) => ({ name: `member${n}`, email: `member${n}@example.com`, emailVerified: true })),
        )
        .onConflictDoNothing()
        .returning({ id: users.id, name: users.name });
      if (made.length === 0) return;
      await transaction
        .insert(accounts)
        .values(made.map(({ id }) => ({ userId: id, accountId: id, providerId: 'credential', password })));
      await transaction
        .insert(profiles)
        .values(made.map(({ id, name }) => ({ id, username: name, avatarUrl: avatarUrl(name) })))
        .onConflictDoNothing();
    });
  }
  const seeded = await database
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.email} ~ '^member[0-9]+@example\\.com$'`)
    .orderBy(asc(users.createdAt))
    .limit(count);
  return seeded.map(({ id }) => id);
}

/** Adds messages by these members, spread over the channels and over the last weeks, each at its channel's end. */
export async function seedMessages(database: Database, authors: string[], count: number): Promise<void> {
  const ids = (await database.select({ id: channels.id }).from(channels)).map(({ id }) => id);
  const share = Math.ceil(count / ids.length);
  for (const [place, channelId] of ids.entries()) {
    const wanted = Math.min(share, count - place * share);
    for (let at = 0; at < wanted; at += batch) {
      await appendMessages(database, channelId, authors, Math.min(batch, wanted - at));
    }
  }
}

function appendMessages(database: Database, channelId: string, authors: string[], count: number) {
  return database.transaction(async (transaction) => {
    const [channel] = await transaction
      .update(channels)
      .set({ seq: sql`${channels.seq} + ${count}` })
      .where(sql`${channels.id} = ${channelId}`)
      .returning({ seq: channels.seq });
    if (!channel) return;
    const first = channel.seq - count + 1;
    const rows = Array.from({ length: count }, (_, at) => ({
      id: randomUUID(),
      channelId,
      userId: pick(authors),
      seq: first + at,
      changedSeq: first + at,
      content: `${pick(openings)}: ${pick(endings)}`.slice(0, limits.messageLength),
      createdAt: new Date(Date.now() - (count - at) * 60_000),
    }));
    await transaction.insert(messages).values(rows);
  });
}

function pick<T>(list: readonly T[]): T {
  return list[randomInt(list.length)] as T;
}
