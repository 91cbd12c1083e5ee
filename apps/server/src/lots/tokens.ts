import type { WineryToken } from '@orbit-vine/contract/lots-exchange.ts';
import { hashOfCode, randomCode } from '../auth/codes.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type Actor, recordAct } from './acts.ts';
import { actAsOwner, type OwnerParts } from './change-people.ts';
import { isActive, type OwnWinery, selectWineries } from './find-winery.ts';
import { recordAndTell } from './tell-owners.ts';

interface TokenRow extends Record<string, unknown> {
  id: string;
  name: string;
  scope: WineryToken['scope'];
  created_at: Date | string;
  expires_at: Date | string | null;
  stopped?: boolean;
}

function tokenView({ id, name, scope, created_at, expires_at, stopped }: TokenRow): WineryToken {
  const until = expires_at === null ? {} : { expiresAt: new Date(expires_at).toISOString() };
  const createdAt = new Date(created_at).toISOString();
  return { id, name, scope, createdAt, ...until, ...(stopped ? { stopped } : {}) };
}

const columns = sql`id, name, scope, created_at, expires_at`;
/** Of `winery_tokens t`. */
const isGood = sql`t.revoked_at is null and (t.expires_at is null or t.expires_at > now())`;
/** Of `winery_people p`: whose keys open the winery. A key lets others in, which is for owners to decide. */
const mayLetIn = sql`p.role = 'owner' and ${isActive}`;

export async function listTokens(database: Database, wineryId: string): Promise<WineryToken[]> {
  const { rows } = await database.execute<TokenRow>(sql`
    select t.id, t.name, t.scope, t.created_at, t.expires_at, not (${mayLetIn}) as stopped
    from winery_tokens t join winery_people p on p.id = t.person_id
    where t.winery_id = ${wineryId} and ${isGood} order by t.created_at, t.id`);
  return rows.map(tokenView);
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
    const { rows } = await transaction.execute<TokenRow>(sql`
      insert into winery_tokens (winery_id, name, scope, hash, person_id, expires_at)
      values (${wineryId}, ${name}, ${scope}, ${hashOfCode(secret)}, ${by.personId},
        now() + make_interval(days => ${days ?? null}::int))
      returning ${columns}`);
    if (!rows[0]) throw new Error('a key was not stored');
    const act = { kind: 'make-key', tokenId: rows[0].id, details: { name, scope } } as const;
    await recordAndTell(transaction, parts, wineryId, by, act);
    return { token: tokenView(rows[0]) };
  });
  return { token, secret };
}

/** Needs no proof of presence: it shuts out. */
export async function revokeToken(
  parts: OwnerParts,
  { wineryId, by, tokenId }: { wineryId: string; by: Actor; tokenId: string },
): Promise<void> {
  await actAsOwner(parts, wineryId, by, async (transaction) => {
    const { rows } = await transaction.execute<TokenRow>(sql`
      delete from winery_tokens where id = ${tokenId} and winery_id = ${wineryId} returning ${columns}`);
    const [{ name, scope } = {}] = rows;
    if (name && scope)
      await recordAct(transaction, wineryId, by, { kind: 'revoke-key', tokenId, details: { name, scope } });
    return {};
  });
}

/** The winery that a key opens, as a viewer sees it: as long as the key is good and its maker is one of the owners. */
export async function findByToken(
  database: Database,
  { secret, scope, wineryId }: { secret: string; scope: WineryToken['scope']; wineryId?: string },
): Promise<OwnWinery> {
  const [winery] = await selectWineries(
    database,
    sql`p.role = 'owner' and exists (select from winery_tokens t where t.person_id = p.id and t.winery_id = w.id
      and t.hash = ${hashOfCode(secret)} and t.scope = ${scope} and ${isGood})`,
  );
  if (!winery) throw new ProblemError('UNAUTHENTICATED');
  if (wineryId !== undefined && winery.id !== wineryId) throw new ProblemError('WINERY_NOT_FOUND');
  return { ...winery, role: 'viewer' };
}
