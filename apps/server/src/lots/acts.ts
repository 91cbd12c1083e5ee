import type { WineryRole } from '@orbit-vine/contract/lots.ts';
import type { WineryActKind } from '@orbit-vine/contract/lots-history.ts';
import type { Database } from '../platform/db/database.ts';
import { isOlderThan } from '../platform/db/older-than.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import type { Transaction } from './next-seq.ts';

/** Who does something to a winery: a member as one of its people, in a session. */
export interface Actor {
  userId: string;
  sessionId: string;
  personId: string;
  device: string;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What it takes to say what was done, and to undo it. */
export interface ActDetails {
  /** Of a key; people have theirs. */
  name?: string;
  role?: WineryRole;
  formerRole?: WineryRole;
  scope?: 'read' | 'feed';
  /** The value before, and the one that was set. */
  from?: string | null;
  to?: string | null;
  /** When the number before was confirmed; since when an owner had been one. */
  confirmedAt?: string | null;
  ownerSince?: string | null;
  settingsFrom?: Record<string, Json>;
  settingsTo?: Record<string, Json>;
  /** The member who had come in by a code that was renewed. */
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
 * Refuses a request whose session has ended while it was under way, and makes the end of the session wait for the others: what a
 * session did is complete once it has ended. Comes before the lock of the winery.
 */
export async function holdSession(transaction: Transaction, { sessionId }: Actor): Promise<void> {
  const { rowCount } = await transaction.execute(
    sql`select from sessions where id = ${sessionId} for key share`,
  );
  if (rowCount === 0) throw new ProblemError('UNAUTHENTICATED');
}

/** Writes an act down; acts of a winery stand in the order in which they took its lock. */
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

/** The history of a winery is not kept for ever. */
export async function forgetOldActs(database: Database): Promise<void> {
  await database.execute(sql`delete from winery_acts where ${isOlderThan(sql`created_at`, 'wineryAct')}`);
}
