import type { Setup } from '@orbit-vine/cellar-book/setup.ts';
import type { WineryRole, WinerySettings } from '@orbit-vine/contract/lots.ts';
import { type SQL, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Transaction } from './next-seq.ts';

export interface OwnWinery {
  id: string;
  seq: number;
  cellarSeq: number;
  settings: WinerySettings;
  setup: Setup;
  personId: string;
  personName: string;
  memberId: string | null;
  role: WineryRole;
  /** Tells a winery from a deleted one whose id it reuses. */
  createdAt: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  seq: string;
  cellar_seq: string;
  settings: WinerySettings;
  setup: Setup;
  person_id: string;
  person_name: string;
  user_id: string | null;
  role: WineryRole;
  created_at: string;
}

/**
 * Condition on `winery_people p`: not removed, and any account is verified and not suspended. It applies to sessions, keys, and
 * texts alike.
 */
export const isActive = sql`p.removed_at is null and (p.user_id is null or exists (
  select from users u left join profiles on profiles.id = u.id
  where u.id = p.user_id and u.email_verified and not coalesce(profiles.suspended_until > now(), false)))`;

export async function selectWineries(database: Transaction, condition: SQL): Promise<OwnWinery[]> {
  const { rows } = await database.execute<Row>(sql`
    select w.id, w.seq, w.cellar_seq, w.settings, w.setup, w.created_at::text, p.id as person_id, p.name as person_name, p.user_id, p.role
    from wineries w join winery_people p on p.winery_id = w.id
    where ${isActive} and ${condition}
    order by w.settings ->> 'name', w.id`);
  return rows.map(({ seq, cellar_seq, person_id, person_name, user_id, created_at, ...row }) => ({
    ...row,
    seq: Number(seq),
    cellarSeq: Number(cellar_seq),
    personId: person_id,
    personName: person_name,
    memberId: user_id,
    createdAt: created_at,
  }));
}

const rank: Record<WineryRole, number> = { viewer: 0, cellar: 1, owner: 2 };

/**
 * The winery, if the member is one of its people. This lookup is the authorization: everything in a winery is reached through it,
 * or through one of the winery's keys.
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
