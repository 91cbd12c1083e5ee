import type { WineryToken } from '@orbit-vine/contract/lots-exchange.ts';
import { hashOfCode, randomCode } from '../auth/codes.ts';
import type { Database } from '../platform/db/database.ts';
import { sql } from '../platform/db/sql.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { type OwnWinery, selectWineries } from './find-winery.ts';

interface TokenRow extends Record<string, unknown> {
  id: string;
  name: string;
  scope: WineryToken['scope'];
  created_at: Date | string;
  expires_at: Date | string | null;
}

function tokenView({ id, name, scope, created_at: createdAt, expires_at: expiresAt }: TokenRow): WineryToken {
  const until = expiresAt === null ? {} : { expiresAt: new Date(expiresAt).toISOString() };
  return { id, name, scope, createdAt: new Date(createdAt).toISOString(), ...until };
}

const columns = sql`id, name, scope, created_at, expires_at`;
const isGood = sql`(expires_at is null or expires_at > now())`;

export async function listTokens(database: Database, wineryId: string): Promise<WineryToken[]> {
  const { rows } = await database.execute<TokenRow>(
    sql`select ${columns} from winery_tokens where winery_id = ${wineryId} and ${isGood} order by created_at, id`,
  );
  return rows.map(tokenView);
}

interface NewToken {
  name: string;
  scope: WineryToken['scope'];
  days?: number | undefined;
}

export async function makeToken(
  database: Database,
  winery: OwnWinery,
  { name, scope, days }: NewToken,
): Promise<{ token: WineryToken; secret: string }> {
  const secret = `ov_${randomCode()}`;
  const { rows } = await database.execute<TokenRow>(sql`
    insert into winery_tokens (winery_id, name, scope, hash, person_id, expires_at)
    values (${winery.id}, ${name}, ${scope}, ${hashOfCode(secret)}, ${winery.personId},
      now() + make_interval(days => ${days ?? null}::int))
    returning ${columns}`);
  if (!rows[0]) throw new Error('a key was not stored');
  return { token: tokenView(rows[0]), secret };
}

export async function revokeToken(database: Database, wineryId: string, tokenId: string): Promise<void> {
  await database.execute(sql`delete from winery_tokens where id = ${tokenId} and winery_id = ${wineryId}`);
}

/** The winery that a key opens, as a viewer sees it: as long as the key is good and whoever made it is one of its people. */
export async function findByToken(
  database: Database,
  { secret, scope, wineryId }: { secret: string; scope: WineryToken['scope']; wineryId?: string },
): Promise<OwnWinery> {
  const [winery] = await selectWineries(
    database,
    sql`exists (select from winery_tokens where person_id = p.id and winery_id = w.id
      and hash = ${hashOfCode(secret)} and scope = ${scope} and ${isGood})`,
  );
  if (!winery) throw new ProblemError('UNAUTHENTICATED');
  if (wineryId !== undefined && winery.id !== wineryId) throw new ProblemError('WINERY_NOT_FOUND');
  return { ...winery, role: 'viewer' };
}
