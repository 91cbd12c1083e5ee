import type { Occupation } from '@orbit-vine/contract/occupations.ts';
import { serverLimits } from '@orbit-vine/contract/server-limits.ts';
import type { Database } from '../platform/db/database.ts';
import { profiles } from '../platform/db/schema.ts';
import { sql } from '../platform/db/sql.ts';

export const isListed = sql`coalesce(${profiles.suspendedUntil} <= now(), true)`;

export async function countMembers(database: Database) {
  const regions = database.execute<{ region: string; members: number }>(sql`
    select region, members from (
      select mode() within group (order by ${profiles.region}) as region, count(*)::int as members
      from ${profiles} where ${profiles.region} <> '' and ${isListed}
      group by lower(${profiles.region}) order by members desc, region limit ${serverLimits.memberRegions}
    ) as most order by lower(region)`);
  const occupations = database.execute<{ occupation: Occupation; members: number }>(sql`
    select ${profiles.occupation}, count(*)::int as members from ${profiles}
    where ${profiles.occupation} is not null and ${isListed} group by 1`);
  const [byRegion, byOccupation] = await Promise.all([regions, occupations]);
  return { regions: byRegion.rows, occupations: byOccupation.rows };
}
