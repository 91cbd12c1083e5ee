import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryRole, WinerySettings } from '@orbit-vine/contract/lots.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Transaction } from './next-seq.ts';

/** A winery as one of its people sees it. */
export interface OwnWinery {
  id: string;
  seq: number;
  cellarSeq: number;
  settings: WinerySettings;
  setup: Setup;
  personId: string;
  /** The member that this person is, if they are one. */
  memberId: string | null;
  role: WineryRole;
  /** A winery that is made anew under the id of a deleted one is another. */
  createdAt: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  seq: string;
  cellar_seq: string;
  settings: WinerySettings;
  setup: Setup;
  person_id: string;
  user_id: string | null;
  role: WineryRole;
  created_at: string;
}

/**
 * Of `winery_people p`: they are there, and if they are a member, the account is neither suspended nor being deleted. So it is for
 * whichever way they come by: a session, a key that they made, or a text.
 */
export const isActive = sql`p.removed_at is null and (p.user_id is null or exists (
  select from users u left join profiles on profiles.id = u.id
  where u.id = p.user_id and u.email_verified and not coalesce(profiles.suspended_until > now(), false)))`;

export async function selectWineries(database: Transaction, condition: SQL): Promise<OwnWinery[]> {
  const { rows } = await database.execute<Row>(sql`
    select w.id, w.seq, w.cellar_seq, w.settings, w.setup, w.created_at::text, p.id as person_id, p.user_id, p.role
    from wineries w join winery_people p on p.winery_id = w.id
    where ${isActive} and ${condition}
    order by w.settings ->> 'name', w.id`);
  return rows.map(({ seq, cellar_seq, person_id, user_id, created_at, ...row }) => ({
    ...row,
    seq: Number(seq),
    cellarSeq: Number(cellar_seq),
    personId: person_id,
    memberId: user_id,
    createdAt: created_at,
  }));
}

const rank: Record<WineryRole, number> = { viewer: 0, cellar: 1, owner: 2 };

/**
 * The winery, for a member who is one of its people; who is none finds none. Looking it up is the authorization: nothing in a winery
 * is reached but through this, or through a key of its own.
 */
export async function findWinery(
  database: Transaction,
  { wineryId, userId, atLeast = 'viewer' }: { wineryId: string; userId: string; atLeast?: WineryRole },
): Promise<OwnWinery> {
  const [winery] = await selectWineries(database, sql`w.id = ${wineryId} and p.user_id = ${userId}`);
  if (!winery) throw new ProblemError('WINERY_NOT_FOUND');
  if (rank[winery.role] < rank[atLeast]) throw new ProblemError('FORBIDDEN');
  return winery;
}
