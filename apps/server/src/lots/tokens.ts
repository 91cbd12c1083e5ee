import type { WineryToken } from '@orbit-vine/contract/lots-exchange.ts';
import { hashOfCode, randomCode } from '../auth/codes.ts';
import type { Database } from '../platform/db/database.ts';
import { wineryPeople, wineryTokens } from '../platform/db/schema-lots.ts';
import { alias, and, eq, sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type Actor, recordAct } from './acts.ts';
import { actAsOwner, type OwnerParts } from './change-people.ts';
import { isActive, type OwnWinery, selectWineries } from './find-winery.ts';
import { recordAndMail } from './mail-owners.ts';

type TokenRow = Pick<typeof wineryTokens.$inferSelect, 'id' | 'name' | 'scope' | 'createdAt' | 'expiresAt'>;

function tokenView({ id, name, scope, createdAt, expiresAt }: TokenRow, stopped = false): WineryToken {
  return {
    ...{ id, name, scope, createdAt: createdAt.toISOString() },
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    ...(stopped && { stopped }),
  };
}

const t = alias(wineryTokens, 't');
const p = alias(wineryPeople, 'p');
const isValid = sql`t.revoked_at is null and (t.expires_at is null or t.expires_at > now())`;
/** Of `winery_people p`. A key gives others access, so it works only while its maker is an owner. */
const mayGrantAccess = sql`p.role = 'owner' and ${isActive}`;

export async function listTokens(database: Database, wineryId: string): Promise<WineryToken[]> {
  const rows = await database
    .select({ token: t, stopped: sql<boolean>`not (${mayGrantAccess})` })
    .from(t)
    .innerJoin(p, eq(p.id, t.personId))
    .where(and(eq(t.wineryId, wineryId), isValid))
    .orderBy(t.createdAt, t.id);
  return rows.map(({ token, stopped }) => tokenView(token, stopped));
}

interface NewToken {
  wineryId: string;
  by: Actor;
  name: string;
  scope: WineryToken['scope'];
  days?: number | undefined;
}

export async function makeToken(
  parts: OwnerParts,
  { wineryId, by, name, scope, days }: NewToken,
): Promise<{ token: WineryToken; secret: string }> {
  const secret = `ov_${randomCode()}`;
  const { token } = await actAsOwner(parts, wineryId, by, async (transaction) => {
    const expiresAt = days === undefined ? null : sql`now() + make_interval(days => ${days}::int)`;
    const [made] = await transaction
      .insert(wineryTokens)
      .values({ wineryId, name, scope, hash: hashOfCode(secret), personId: by.personId, expiresAt })
      .returning();
    if (!made) throw new Error('a key was not stored');
    const act = { kind: 'make-key', tokenId: made.id, details: { name, scope } } as const;
    await recordAndMail(transaction, parts, wineryId, by, act);
    return { token: tokenView(made) };
  });
  return { token, secret };
}

/** Needs no proof of presence, because it only removes access. */
export async function revokeToken(
  parts: OwnerParts,
  { wineryId, by, tokenId }: { wineryId: string; by: Actor; tokenId: string },
): Promise<void> {
  await actAsOwner(parts, wineryId, by, async (transaction) => {
    const { id, name, scope } = wineryTokens;
    const [details] = await transaction
      .delete(wineryTokens)
      .where(and(eq(id, tokenId), eq(wineryTokens.wineryId, wineryId)))
      .returning({ name, scope });
    if (details) await recordAct(transaction, wineryId, by, { kind: 'revoke-key', tokenId, details });
    return {};
  });
}

/** The winery of a key, with a viewer's rights, while the key is valid and its maker is an owner. */
export async function findByToken(
  database: Database,
  { secret, scope, wineryId }: { secret: string; scope: WineryToken['scope']; wineryId?: string },
): Promise<OwnWinery> {
  const [winery] = await selectWineries(
    database,
    sql`p.role = 'owner' and exists (select from winery_tokens t where t.person_id = p.id and t.winery_id = w.id
      and t.hash = ${hashOfCode(secret)} and t.scope = ${scope} and ${isValid})`,
  );
  if (!winery) throw new ProblemError('UNAUTHENTICATED');
  if (wineryId !== undefined && winery.id !== wineryId) throw new ProblemError('WINERY_NOT_FOUND');
  return { ...winery, role: 'viewer' };
}
