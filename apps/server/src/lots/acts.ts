import type { WineryRole } from '@orbit-vine/contract/lots.ts';
import type { WineryActKind } from '@orbit-vine/contract/lots-history.ts';
import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Transaction } from './next-seq.ts';

export interface Actor {
  userId: string;
  sessionId: string;
  personId: string;
  device: string;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface ActDetails {
  /** The name of a key. A person's name is in the person's row. */
  name?: string;
  role?: WineryRole;
  formerRole?: WineryRole;
  scope?: 'read' | 'feed';
  from?: string | null;
  to?: string | null;
  /** When the previous number was confirmed, and since when the person had been an owner. */
  confirmedAt?: string | null;
  ownerSince?: string | null;
  settingsFrom?: Record<string, Json>;
  settingsTo?: Record<string, Json>;
  /** The member who had joined with a code that was later renewed. */
  detached?: string;
  undone?: number;
  rows?: number;
}

export interface NewAct {
  kind: WineryActKind;
  aboutPersonId?: string;
  tokenId?: string;
  details?: ActDetails;
}

/**
 * Rejects a request whose session has ended, and makes a sign-out wait for acts in progress: once a session has ended, no act
 * of it is still running. Call it before locking the winery.
 */
export async function holdSession(transaction: Transaction, { sessionId }: Actor): Promise<void> {
  const { rowCount } = await transaction.execute(
    sql`select from sessions where id = ${sessionId} for key share`,
  );
  if (rowCount === 0) throw new ProblemError('UNAUTHENTICATED');
}

/** The caller holds the winery's lock, so acts are stored in the order in which they happened. */
export async function recordAct(
  transaction: Transaction,
  wineryId: string,
  by: Omit<Actor, 'sessionId'> | { personId: string },
  { kind, aboutPersonId, tokenId, details = {} }: NewAct,
): Promise<void> {
  const { userId = null, device = '' } = 'userId' in by ? by : {};
  await transaction.execute(sql`
    insert into winery_acts (winery_id, kind, user_id, person_id, device, about_person_id, token_id, details, created_at)
    values (${wineryId}, ${kind}, ${userId}, ${by.personId}, ${device}, ${aboutPersonId ?? null}, ${tokenId ?? null},
      ${JSON.stringify(details)}::jsonb, clock_timestamp())`);
}

export async function forgetOldActs(database: Database): Promise<void> {
  await database.execute(sql`delete from winery_acts where ${isOlderThan(sql`created_at`, 'wineryAct')}`);
}
