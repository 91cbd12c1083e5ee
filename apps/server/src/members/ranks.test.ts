import type { Role } from '@orbit-vine/contract/members.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '../../testing/community.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { isBelow, isJudgedBy, isStaff, mayJudge } from './ranks.ts';

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

const me = '6a3f3c0e-0000-4000-8000-000000000001';
const other = '6a3f3c0e-0000-4000-8000-000000000002';
const admins = ['boss@example.com'];

interface Author {
  id: string | null;
  role?: Role | null;
  email?: string | null;
  verified?: boolean;
  suspended?: string | null;
}
const holds = async (condition: SQL, author: Author) => {
  const { id, role = 'member', email = 'x@example.com', verified = true, suspended = null } = author;
  const { rows } = await database.execute(sql`
    select from (select ${id}::text as user_id) m,
      (select ${role}::text as role, ${suspended}::timestamptz as suspended_until) p,
      (select ${email}::text as email, ${verified}::boolean as email_verified) u
    where ${condition}`);
  return rows.length === 1;
};

describe('a role', () => {
  it('is below every higher one, and not below itself', () => {
    const order: Role[] = ['member', 'moderator', 'administrator'];
    for (const [at, role] of order.entries())
      expect(order.map((by) => isBelow(role, by))).toEqual(order.map((_, above) => above > at));
  });
});

describe('a message', () => {
  it.each<[author: Author, moderator: boolean, administrator: boolean]>([
    [{ id: other, role: 'member' }, true, true],
    [{ id: other, role: 'moderator' }, false, true],
    [{ id: other, role: 'administrator' }, false, true],
    [{ id: me, role: 'member' }, true, false],
    [{ id: null, role: null, email: null }, true, true],
  ])(
    'of %j is judged by a moderator: %s, by an administrator: %s',
    async (author, moderator, administrator) => {
      const judged = (role: Role) => holds(isJudgedBy({ userId: me, role }, admins), author);
      expect([await judged('moderator'), await judged('administrator')]).toEqual([moderator, administrator]);
    },
  );

  it('of an administrator by address is judged by administrators alone, however the address is spelled', async () => {
    const boss = { id: other, email: 'Boss@Example.com' };
    expect(await holds(isJudgedBy({ userId: me, role: 'moderator' }, admins), boss)).toBe(false);
    expect(await holds(isJudgedBy({ userId: me, role: 'administrator' }, admins), boss)).toBe(true);
  });

  it('is judged by no member, by nobody of the same rank, and never by its author', () => {
    const judges = (role: Role, author?: { id: string; role: Role }) =>
      mayJudge(author, { userId: me, role });
    const of = (role: Role, id = other) => ({ id, role });
    expect([judges('member'), judges('member', of('member'))]).toEqual([false, false]);
    expect([judges('moderator'), judges('moderator', of('member'))]).toEqual([true, true]);
    expect([judges('moderator', of('moderator')), judges('moderator', of('administrator'))]).toEqual([
      false,
      false,
    ]);
    expect([judges('administrator'), judges('administrator', of('administrator'))]).toEqual([true, true]);
    expect([judges('moderator', of('member', me)), judges('administrator', of('member', me))]).toEqual([
      false,
      false,
    ]);
  });
});

describe('staff', () => {
  it.each<[author: Author, isOfStaff: boolean]>([
    [{ id: other }, false],
    [{ id: other, role: 'moderator' }, true],
    [{ id: other, role: 'administrator' }, true],
    [{ id: other, email: 'BOSS@example.com' }, true],
    [{ id: other, role: 'moderator', verified: false }, false],
    [{ id: other, role: 'moderator', suspended: 'infinity' }, false],
    [{ id: other, email: 'boss@example.com', suspended: 'infinity' }, false],
    [{ id: other, role: 'moderator', suspended: '2020-01-01' }, true],
  ])('is %j: %s', async (author, isOfStaff) => {
    expect(await holds(isStaff(admins), author)).toBe(isOfStaff);
  });
});
